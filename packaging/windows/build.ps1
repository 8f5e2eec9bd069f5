# Builds target\variorum-VERSION-setup.exe and target\variorum-VERSION-windows.zip on Windows. Needs Visual Studio's build tools with the Windows SDK, ImageMagick and NSIS 3.
$ErrorActionPreference = 'Stop'
Set-Location (Join-Path $PSScriptRoot '..\..')
$version = (Select-String -Path Cargo.toml -Pattern '^version = "(.+)"').Matches[0].Groups[1].Value
$made = 'target\packaging'
New-Item -ItemType Directory -Force $made | Out-Null

function Must-Succeed { if ($LASTEXITCODE) { exit $LASTEXITCODE } }

# The newest resource compiler of the SDK; it is in the path only in Visual Studio's own prompt.
$rc = Get-ChildItem "${env:ProgramFiles(x86)}\Windows Kits\10\bin\*\x64\rc.exe" | Sort-Object FullName | Select-Object -Last 1
$makensis = "${env:ProgramFiles(x86)}\NSIS\makensis.exe"
if (-not (Test-Path $makensis)) { $makensis = 'makensis' }

magick -background none assets/icon.svg -define icon:auto-resize=256,64,48,32,24,16 "$made\variorum.ico"
Must-Succeed
Set-Content "$made\version.h" "#define VERSION `"$version`"", "#define COMMAS $($version -replace '\.', ','),0" -Encoding ascii
& $rc.FullName /nologo /i $made /i packaging\windows /fo "$made\variorum.res" packaging\windows\variorum.rc
Must-Succeed

# With the C library inside: not every system has the one of Visual Studio.
$env:RUSTFLAGS = '-C target-feature=+crt-static'
$resources = "link-arg=$((Resolve-Path "$made\variorum.res").Path)"
cargo rustc --profile dist --locked -p variorum --bin variorum -- -C $resources
Must-Succeed
cargo rustc --profile dist --locked -p variorum --bin variorumw --features windows-launcher -- -C $resources
Must-Succeed

# The same without an installer.
$folder = "$made\variorum-$version-windows"
Remove-Item -Recurse -Force $folder, "target\variorum-$version-windows.zip" -ErrorAction SilentlyContinue
New-Item -ItemType Directory $folder | Out-Null
Copy-Item target\dist\variorum.exe, target\dist\variorumw.exe, README.md, CHANGELOG.md, LICENSE-MIT, LICENSE-APACHE $folder
Compress-Archive $folder "target\variorum-$version-windows.zip"

& $makensis -INPUTCHARSET UTF8 "-DVERSION=$version" "-DICON=$((Resolve-Path "$made\variorum.ico").Path)" packaging\windows\variorum.nsi
Must-Succeed
