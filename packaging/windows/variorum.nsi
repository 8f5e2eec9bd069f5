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
!define CAPABILITIES "Software\Variorum\Capabilities"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Variorum"

Name "Variorum"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Variorum"
InstallDirRegKey HKCU "Software\Variorum" "Folder"
RequestExecutionLevel user
; The two programs are nearly the same, and a dictionary that holds one finds it in the other.
SetCompressor /SOLID lzma
SetCompressorDictSize 64

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
; The first one is for everybody whose language is not among them; which one it is says Windows.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "Russian"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "Korean"
!insertmacro MUI_LANGUAGE "SimpChinese"
!insertmacro MUI_LANGUAGE "TradChinese"

; What the installer says by itself: LANGUAGE IS_OPEN DOES SGF BLOKUS HEX HAVANNAH TWIXT.
!macro Says LANGUAGE IS_OPEN DOES SGF BLOKUS HEX HAVANNAH TWIXT
  LangString IS_OPEN ${LANG_${LANGUAGE}} "${IS_OPEN}"
  LangString DOES ${LANG_${LANGUAGE}} "${DOES}"
  LangString SGF ${LANG_${LANGUAGE}} "${SGF}"
  LangString BLOKUS ${LANG_${LANGUAGE}} "${BLOKUS}"
  LangString HEX ${LANG_${LANGUAGE}} "${HEX}"
  LangString HAVANNAH ${LANG_${LANGUAGE}} "${HAVANNAH}"
  LangString TWIXT ${LANG_${LANGUAGE}} "${TWIXT}"
!macroend
!insertmacro Says ENGLISH "Variorum is open. Close it, then try again." \
  "View and edit board-game records" \
  "SGF game record" "Blokus game record" "Hex game record" "Havannah game record" "TwixT game record"
!insertmacro Says GERMAN "Variorum ist offen. Bitte schließen und noch einmal versuchen." \
  "Partien von Brettspielen ansehen und bearbeiten" \
  "SGF-Partie" "Blokus-Partie" "Hex-Partie" "Havannah-Partie" "TwixT-Partie"
!insertmacro Says FRENCH "Variorum est ouvert. Fermez-le, puis réessayez." \
  "Voir et modifier des parties de jeux de plateau" \
  "Enregistrement de partie SGF" "Enregistrement de partie Blokus" "Enregistrement de partie Hex" "Enregistrement de partie Havannah" "Enregistrement de partie TwixT"
!insertmacro Says SPANISH "Variorum está abierto. Ciérrelo e inténtelo de nuevo." \
  "Ver y editar partidas de juegos de tablero" \
  "Registro de partida SGF" "Registro de partida de Blokus" "Registro de partida de Hex" "Registro de partida de Havannah" "Registro de partida de TwixT"
!insertmacro Says RUSSIAN "Variorum открыт. Закройте его и повторите попытку." \
  "Просмотр и правка записей настольных игр" \
  "Запись партии (SGF)" "Запись партии (Блокус)" "Запись партии (Гекс)" "Запись партии (Гавана)" "Запись партии (TwixT)"
!insertmacro Says JAPANESE "Variorum が開いています。閉じてからもう一度試してください。" \
  "ボードゲームの棋譜を見て編集する" \
  "SGF の棋譜" "ブロックスの棋譜" "ヘックスの棋譜" "Havannah の棋譜" "TwixT の棋譜"
!insertmacro Says KOREAN "Variorum이 열려 있습니다. 닫은 뒤 다시 시도하세요." \
  "보드게임의 기보를 보고 편집합니다" \
  "SGF 기보" "블로커스 기보" "헥스 기보" "Havannah 기보" "TwixT 기보"
!insertmacro Says SIMPCHINESE "Variorum 正在运行。请关闭后重试。" \
  "查看和编辑棋谱" \
  "SGF 棋谱" "Blokus 棋谱" "六贯棋棋谱" "Havannah 棋谱" "TwixT 棋谱"
!insertmacro Says TRADCHINESE "Variorum 正在執行。請關閉後再試一次。" \
  "檢視和編輯棋譜" \
  "SGF 棋譜" "Blokus 棋譜" "六貫棋棋譜" "Havannah 棋譜" "TwixT 棋譜"

; A suffix is only offered in "Open with": what the user chose for it before stays.
!macro Offer SUFFIX TYPE NAME
  WriteRegStr HKCU "${CLASSES}\${TYPE}" "" "${NAME}"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\DefaultIcon" "" "$INSTDIR\variorum.exe,0"
  WriteRegStr HKCU "${CLASSES}\${TYPE}\shell\open\command" "" '"$INSTDIR\variorumw.exe" "%1"'
  WriteRegNone HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${TYPE}"
  WriteRegStr HKCU "${CLASSES}\Applications\variorumw.exe\SupportedTypes" "${SUFFIX}" ""
  WriteRegStr HKCU "${CAPABILITIES}\FileAssociations" "${SUFFIX}" "${TYPE}"
!macroend
!macro Withdraw SUFFIX TYPE
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${TYPE}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}"
  DeleteRegKey HKCU "${CLASSES}\${TYPE}"
!macroend

; A program that runs cannot be replaced: half an installation would be left.
!macro Closed NAME
  again_${NAME}:
  IfFileExists "$INSTDIR\${NAME}.exe" 0 closed_${NAME}
  ClearErrors
  FileOpen $0 "$INSTDIR\${NAME}.exe" a
  IfErrors 0 free_${NAME}
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IS_OPEN)" /SD IDCANCEL IDRETRY again_${NAME}
  SetErrorLevel 1
  Quit
  free_${NAME}:
  FileClose $0
  closed_${NAME}:
!macroend

Section "Variorum"
  !insertmacro Closed variorum
  !insertmacro Closed variorumw
  SetOutPath "$INSTDIR"
  File "${PROGRAMS}\variorum.exe"
  File "${PROGRAMS}\variorumw.exe"
  File "..\..\LICENSE-MIT"
  File "..\..\LICENSE-APACHE"
  !ifdef NOTICES
    File "/oname=THIRD-PARTY-LICENSES.txt" "${NOTICES}"
  !endif
  CreateShortcut "$SMPROGRAMS\Variorum.lnk" "$INSTDIR\variorumw.exe"

  WriteRegStr HKCU "${CLASSES}\Applications\variorumw.exe" "FriendlyAppName" "Variorum"
  WriteRegStr HKCU "${CLASSES}\Applications\variorumw.exe\shell\open\command" "" '"$INSTDIR\variorumw.exe" "%1"'
  !insertmacro Offer ".sgf" "Variorum.sgf" "$(SGF)"
  !insertmacro Offer ".blksgf" "Variorum.blksgf" "$(BLOKUS)"
  !insertmacro Offer ".hsgf" "Variorum.hsgf" "$(HEX)"
  !insertmacro Offer ".hgf" "Variorum.hgf" "$(HAVANNAH)"
  !insertmacro Offer ".tsgf" "Variorum.tsgf" "$(TWIXT)"
  ; What Windows lists under "Default apps".
  WriteRegStr HKCU "${CAPABILITIES}" "ApplicationName" "Variorum"
  WriteRegStr HKCU "${CAPABILITIES}" "ApplicationDescription" "$(DOES)"
  WriteRegStr HKCU "Software\RegisteredApplications" "Variorum" "${CAPABILITIES}"
  ; Where nobody has this suffix, for this user or for all, it may as well open at once.
  ReadRegStr $0 HKCR ".blksgf" ""
  StrCmp $0 "" 0 +2
    WriteRegStr HKCU "${CLASSES}\.blksgf" "" "Variorum.blksgf"

  WriteRegStr HKCU "Software\Variorum" "Folder" "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Variorum"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Variorum developers"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
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
  !insertmacro Closed variorum
  !insertmacro Closed variorumw
  Delete "$SMPROGRAMS\Variorum.lnk"
  Delete "$INSTDIR\variorum.exe"
  Delete "$INSTDIR\variorumw.exe"
  Delete "$INSTDIR\LICENSE-MIT"
  Delete "$INSTDIR\LICENSE-APACHE"
  Delete "$INSTDIR\THIRD-PARTY-LICENSES.txt"
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
  DeleteRegValue HKCU "Software\RegisteredApplications" "Variorum"
  DeleteRegKey HKCU "Software\Variorum"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
