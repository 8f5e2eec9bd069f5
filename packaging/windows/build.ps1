# Builds target\variorum-VERSION-setup.exe. Needs the Windows SDK (rc.exe), ImageMagick and NSIS 3 in the path.
$ErrorActionPreference = 'Stop'
Set-Location (Join-Path $PSScriptRoot '..\..')
$version = (Select-String -Path Cargo.toml -Pattern '^version = "(.+)"').Matches[0].Groups[1].Value
$made = 'target\packaging'
New-Item -ItemType Directory -Force $made | Out-Null

magick -background none assets/icon.svg -define icon:auto-resize=256,64,48,32,24,16 "$made\variorum.ico"
$commas = ($version -replace '\.', ',') + ',0'
rc /nologo /d "VERSION=\`"$version\`"" /d "COMMAS=$commas" /i $made /fo "$made\variorum.res" packaging\windows\variorum.rc
if ($LASTEXITCODE) { exit $LASTEXITCODE }

cargo rustc --release --locked --bin variorum -- -C "link-arg=$((Resolve-Path "$made\variorum.res").Path)"
if ($LASTEXITCODE) { exit $LASTEXITCODE }
cargo build --release --locked --bin variorumw --features windows-launcher
if ($LASTEXITCODE) { exit $LASTEXITCODE }

makensis "-DVERSION=$version" "-DICON=$((Resolve-Path "$made\variorum.ico").Path)" packaging\windows\variorum.nsi
exit $LASTEXITCODE
