; The Windows installer. Run by packaging/windows/build.ps1, or anywhere with NSIS 3:
;   makensis -DVERSION=0.1.0 -DPROGRAMS=folder\with\the\two\programs packaging/windows/variorum.nsi
; Installs for the current user, asks for no administrator, and removes all it wrote.
Unicode true
!include "MUI2.nsh"
!include "FileFunc.nsh"

!ifndef VERSION
  !error "give -DVERSION="
!endif
!ifndef PROGRAMS
  !define PROGRAMS "..\..\target\dist"
!endif
!ifndef OUT
  !define OUT "..\..\target\variorum-${VERSION}-setup.exe"
!endif

!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Variorum"

Name "Variorum"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Variorum"
InstallDirRegKey HKCU "Software\Variorum" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Variorum"
VIAddVersionKey "FileDescription" "Variorum installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT or Apache-2.0"

!ifdef ICON
  !define MUI_ICON "${ICON}"
!endif
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

; A suffix is only offered in "Open with": what the user chose for it before stays.
!macro Offer SUFFIX TYPE NAME
  WriteRegStr HKCU "${CLASSES}\${TYPE}" "" "${NAME}"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\DefaultIcon" "" "$INSTDIR\variorum.exe,0"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\shell\open\command" "" '"$INSTDIR\variorumw.exe" "%1"'
  WriteRegNone HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${TYPE}"
  WriteRegStr HKCU "${CLASSES}\Applications\variorumw.exe\SupportedTypes" "${SUFFIX}" ""
!macroend
!macro Withdraw SUFFIX TYPE
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${TYPE}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}"
  DeleteRegKey HKCU "${CLASSES}\${TYPE}"
!macroend

Section "Variorum"
  SetOutPath "$INSTDIR"
  File "${PROGRAMS}\variorum.exe"
  File "${PROGRAMS}\variorumw.exe"
  File "..\..\LICENSE-MIT"
  File "..\..\LICENSE-APACHE"
  CreateShortcut "$SMPROGRAMS\Variorum.lnk" "$INSTDIR\variorumw.exe" "" "$INSTDIR\variorum.exe" 0

  WriteRegStr HKCU "${CLASSES}\Applications\variorumw.exe" "FriendlyAppName" "Variorum"
  WriteRegStr HKCU "${CLASSES}\Applications\variorumw.exe\shell\open\command" "" '"$INSTDIR\variorumw.exe" "%1"'
  !insertmacro Offer ".sgf" "Variorum.sgf" "SGF game record"
  !insertmacro Offer ".blksgf" "Variorum.blksgf" "Blokus game record"
  !insertmacro Offer ".hsgf" "Variorum.hsgf" "Hex game record"
  !insertmacro Offer ".hgf" "Variorum.hgf" "Havannah game record"
  !insertmacro Offer ".tsgf" "Variorum.tsgf" "TwixT game record"
  ; Nobody else has this suffix: it may as well open at once.
  ReadRegStr $0 HKCU "${CLASSES}\.blksgf" ""
  StrCmp $0 "" 0 +2
    WriteRegStr HKCU "${CLASSES}\.blksgf" "" "Variorum.blksgf"

  WriteRegStr HKCU "Software\Variorum" "Folder" "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Variorum"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\variorum.exe,0"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  ; Explorer learns of new associations.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  Delete "$SMPROGRAMS\Variorum.lnk"
  Delete "$INSTDIR\variorum.exe"
  Delete "$INSTDIR\variorumw.exe"
  Delete "$INSTDIR\LICENSE-MIT"
  Delete "$INSTDIR\LICENSE-APACHE"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ReadRegStr $0 HKCU "${CLASSES}\.blksgf" ""
  StrCmp $0 "Variorum.blksgf" 0 +2
    DeleteRegValue HKCU "${CLASSES}\.blksgf" ""
  !insertmacro Withdraw ".sgf" "Variorum.sgf"
  !insertmacro Withdraw ".blksgf" "Variorum.blksgf"
  !insertmacro Withdraw ".hsgf" "Variorum.hsgf"
  !insertmacro Withdraw ".hgf" "Variorum.hgf"
  !insertmacro Withdraw ".tsgf" "Variorum.tsgf"
  DeleteRegKey HKCU "${CLASSES}\Applications\variorumw.exe"
  DeleteRegKey HKCU "Software\Variorum"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
