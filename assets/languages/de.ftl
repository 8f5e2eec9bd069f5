language = Deutsch

## Wortliste
# record = Partie; Datei, wo mehrere Partien oder die Datei gemeint sind · collection = Sammlung · game = Partie (ein Spiel der Sammlung), Spiel (die Art)
# node = Knoten · move = Zug · variation = Variante · main line = Hauptvariante · branch = Zweig · fork = Verzweigung
# comment = Kommentar · annotation = Bewertung · markup, marks = Markierungen · label = Beschriftung · setup = Aufstellung, aufstellen
# position = Stellung · board = Brett · point = Punkt · stone = Stein · piece = Stein (Blokus), Figur (Amazons, LOA) · colour = Farbe
# to play = am Zug · pass = passen · resign = aufgeben · swap = Tausch (Tauschregel) · komi = Komi · handicap = Vorgabe · ko = Ko
# superko = Superko · suicide = Selbstmord · territory = Gebiet · area = Fläche · capture = schlagen · prisoners = Gefangene
# tree = Baum · root = Wurzel · property = Eigenschaft · finding = Befund · repair = Korrektur · encoding = Kodierung
# pod = Pod · prong = Zacken · superprong = Superzacken · peg = Pflock · link = Brücke · hole = Loch · disc = Scheibe · arrow = Pfeil

about = Über Variorum
about-files = Dateien bleiben, wie sie sind: Gespeichert wird, was Sie geändert haben, und sonst nichts.
about-the-game = Kommentar zur Partie
add = Hinzufügen
add-to-this = Dieser Datei als weitere Partie hinzufügen
after-move = Nach Zug { $number }
all-files = Alle Dateien
all-in-all = Zusammen
all-placed = alle gelegt
all-the-same = Mit Umschalt+Klick oder Umschalt+Eingabe trotzdem spielen
all-the-same-by-keys = Mit Umschalt+Eingabe trotzdem spielen
also-at =
    { $count ->
        [one] Auch an { $count } anderen Stelle
       *[other] Auch an { $count } anderen Stellen
    }
an-error = ein interner Fehler
and-more = und { $count } weitere
and-the-result = Auch das Ergebnis eintragen
as-a-copy = Als Kopie wiederherstellen
as-opened = Datei beim Öffnen
back = Zurück
back-10 = Zehn Züge zurück
before-first-move = Vor dem ersten Zug
begin = Beginnen
board = Brett
board-in-file = In der Datei
board-unsaved = Ungespeichert
board-as-window = Wie das Farbschema
board-theme = Farbschema des Bretts
booklet-contents = Inhalt
booklet-diagram = Diagramm { $number }
booklet-figure = Figur { $number }
booklet-left-out =
    { $count ->
        [one] { $count } weiterer Knoten steht nur auf dem Brett.
       *[other] { $count } weitere Knoten stehen nur auf dem Brett.
    }
booklet-letters =
    { $count ->
        [one] Für { $count } Zeichen gibt es keine Schrift, dafür steht ein Fragezeichen: { $which }
       *[other] Für { $count } Zeichen gibt es keine Schrift, dafür stehen Fragezeichen: { $which }
    }
booklet-nodes =
    { $count ->
        [one] { $count } Knoten fand keinen Platz
       *[other] { $count } Knoten fanden keinen Platz
    }
booklet-nodes-here =
    { $count ->
        [one] { $count } Knoten ab hier fand keinen Platz.
       *[other] { $count } Knoten ab hier fanden keinen Platz.
    }
booklet-variation = Variante { $letter } bei Zug { $number }
booklet-variation-of = Variante { $letter } bei Zug { $number } von { $diagram }
broken = { $path }: kann nicht gelesen werden ({ $program_error })
browse = Durchsuchen …
by-area = Fläche
by-territory = Gebiet
cancel = Abbrechen
cannot-move = kann nicht ziehen
captures = { $count } geschlagen
changes-are-lost = Ihre Änderungen gehen verloren, wenn Sie sie nicht speichern.
check = Prüfen
checking = Wird geprüft …
click-dims = { $place } · Klick: abblenden
click-erases = { $place } · ein Klick löscht
click-marks = { $place } · ein Klick setzt: { $what }
click-plays = Klicken, um { $turn } zu spielen
click-puts-prong = { $place } · ein Klick setzt Zacken { $prong } ein, mit Umschalt als Superzacken
click-puts-up = { $place } · ein Klick stellt auf: { $colour }
click-shows = { $place } · Klick: zeigen
click-swaps = { $name }: klicken, um zu tauschen
click-takes-away = { $place } · ein Klick nimmt weg: { $colour }
click-takes-piece = { $place }: klicken, um die Figur zu nehmen
click-takes-pod = { $place }: klicken, um den Pod zu nehmen
click-takes-prong = { $place } · ein Klick nimmt Zacken { $prong } heraus
click-unmarks = { $place } · ein Klick entfernt: { $what }
close = Schließen
close-notice = Diese Meldung schließen
close-search = Suche schließen
close-tab = Schließen
colour-stands = { $left }{ $state }, Punkte: { $points }
command = Befehl
command-2 = Befehl { $number }
command-about = Über Variorum
command-add-games = Partien aus Zwischenablage hinzufügen
command-add-games-from = Partien aus Dateien hinzufügen …
command-add-stone = Steine aufstellen
command-annotate = Bewerten
command-append-comment = An den Kommentar anfügen
command-arrow = Pfeil
command-back = Zurück
command-close = Schließen
command-comment = Kommentar ersetzen
command-conflicts = Merge-Konflikte …
command-coordinates = Koordinaten
command-copy-picture = Bild kopieren
command-copy-record = Datei als Text kopieren
command-copy-variation = Variante kopieren
command-count = Gebiet markieren
command-counting = Partie auszählen …
command-cut-variation = Variante ausschneiden
command-delete-game = Partie löschen
command-delete-node = Nur diesen Knoten löschen
command-delete-other-variations = Andere Varianten löschen
command-delete-variation = Variante löschen
command-demote = Variante nach unten
command-drop-piece = Stein zurücklegen
command-duplicate-game = Partie duplizieren
command-earlier-versions = Frühere Fassungen …
command-edit-comment = Kommentar bearbeiten
command-encoding = Kodierung ändern
command-erase = Löschen
command-export-picture = Bild exportieren …
command-figure = Diagramm beginnen
command-find = Suchen …
command-find-move = Einen Zug finden
command-find-move-back = Den Zug davor finden
command-find-next = Weitersuchen
command-find-previous = Rückwärts suchen
command-findings = Prüfen …
command-flip = Partie spiegeln
command-flip-piece = Stein spiegeln
command-flip-view = Brett spiegeln
command-fold-others = Andere Zweige einklappen
command-full-screen = Vollbild
command-game = Zur Partie gehen
command-game-text = Partie als Text
command-games = Partien …
command-go-back = Zurückspringen
command-go-forward = Wieder vorwärts
command-goto = Gehe zu
command-goto-dialog = Gehe zu Zug …
command-handicap = Vorgabe
command-hide-results = Ergebnisse verbergen
command-hint = Befehl eingeben
command-history = Gehe zu Schritt
command-history-list = Verlauf …
command-illegal-moves = Regelwidrige Züge erlauben
command-info = Partiedaten ändern
command-information = Partiedaten …
command-insert-node = Knoten einfügen
command-keep-position = Nur diese Stellung behalten
command-keep-subtree = Nur diese Stellung und was folgt behalten
command-label = Beschriftung
command-line = Linie
command-line-end = Ende dieser Variante
command-line-start = Anfang der Partie
command-link = Link zu diesem Knoten kopieren
command-main-line = Zurück zur Hauptvariante
command-make-main-here = Hier zur Hauptvariante machen
command-make-main-line = Zur Hauptvariante machen
command-mark = Markieren
command-mark-stone = Steine markieren
command-merge = Aus Zwischenablage einarbeiten
command-move-game = Partie verschieben nach
command-move-number = Zugnummer setzen
command-move-numbers = Zugnummern
command-move-piece = Stein bewegen
command-move-to = Unter einen anderen Knoten hängen
command-move-variation = Variante verschieben nach
command-name = Knoten benennen
command-new = Neu …
command-new-game = Neue Partie
command-new-node = Neuer Knoten
command-new-variation = Neue Variante
command-next = Weiter
command-next-equal = Nächste gleiche Stellung
command-next-file = Nächste Datei des Ordners
command-next-fork = Nächste Verzweigung
command-next-game = Nächste Partie
command-next-moves = Markierung der Varianten
command-next-piece = Nächster Stein
command-next-tab = Nächster Tab
command-next-variation = Nächste Variante
command-next-with = Nächster Knoten mit
command-notation = Namen der Punkte
command-only-line = Nur diese Variante
command-open = Öffnen …
command-open-recent = Zuletzt geöffnet
command-palette = Befehlspalette …
command-pass = Passen
command-paste-record = Aus Zwischenablage öffnen
command-paste-variation = Variante einfügen
command-place-piece = Stein legen
command-play = Spielen
command-play-through = Abspielen
command-previous-file = Vorige Datei des Ordners
command-previous-fork = Vorige Verzweigung
command-previous-game = Vorige Partie
command-previous-piece = Voriger Stein
command-previous-tab = Voriger Tab
command-previous-variation = Vorige Variante
command-previous-with = Voriger Knoten mit
command-print = Drucken …
command-promote = Variante nach oben
command-properties = Eigenschaften …
command-publish = Veröffentlichen …
command-quit = Beenden
command-read-as = Mit anderer Kodierung öffnen …
command-read-swaps = Tausch deuten
command-redo = Wiederholen
command-reload = Neu laden
command-rename = Eigenschaft umbenennen
command-repair = Beheben
command-replace = Ersetzen
command-resign = Aufgeben
command-results = Ergebnisse …
command-rotate = Partie drehen
command-rotate-view = Brett drehen
command-save = Speichern
command-save-as = Speichern unter …
command-save-copy = Kopie speichern …
command-set = Eigenschaft setzen
command-set-up = Farbe zum Aufstellen wählen
command-settings = Einstellungen …
command-settle = Konflikte auflösen
command-shortcuts = Tastenkürzel …
command-show-comment = Kommentar
command-show-information = Partie und Spieler
command-show-pieces = Steine
command-show-tree = Baum
command-snap = Auf erlaubten Plätzen einrasten
command-split-collection = In Dateien aufteilen …
command-strip = Entfernen
command-study = Mit dieser Datei üben …
command-dictionary = Joseki-Sammlung …
command-study-folder = Mit diesem Ordner üben …
command-swap = Tauschen
command-take = Eine Fortsetzung nehmen
command-take-piece = Einen Stein nehmen
command-territory = Gebiet
command-theme = Farbschema
command-time = Restzeit setzen
command-to-play = Wer am Zug ist
command-tool = Werkzeug
command-tree-grows = Richtung des Baums
command-truncate = Alles Folgende löschen
command-turn-piece-left = Stein nach links drehen
command-turn-piece-right = Stein nach rechts drehen
command-type-move = Einen Zug eintippen …
command-undo = Rückgängig
command-unfold-all = Alle Zweige zeigen
command-unmark = Markierungen entfernen
command-unset = Eigenschaft entfernen
command-usual-view = Brettansicht zurücksetzen
command-value = Wert der Stellung
command-variation = Zu Variante gehen
command-visible = Teil des Bretts zeigen
command-where-played = Zum Zug auf diesem Punkt
command-write-results = Ergebnisse schreiben
command-zoom-fit = Einpassen
command-zoom-in = Vergrößern
command-zoom-out = Verkleinern
commands = Alle Befehle
comment = Kommentar
coordinates = Koordinaten
copy-of = { $title } (wiederhergestellt)
count-the-game = Partie auszählen
damaged-work = { $path }: ungespeicherte Arbeit eines früheren Laufs lässt sich nicht zurückholen ({ $why }); sie bleibt dort
date = Datum
date-day = { $day }. { $month } { $year }
date-month = { $month } { $year }
decimal-sign = ,
delete-game = Diese Partie löschen
discard = Änderungen verwerfen
discard-it = Verwerfen
discard-typing = Eingaben verwerfen?
go-on-typing = Weiter bearbeiten
done = Fertig
drop-below = Loslassen, um die Variante unter diesen Knoten zu hängen
drop-hint = oder Dateien irgendwo im Fenster ablegen
drop-in-its-place = Loslassen, um die Variante hierher zu verschieben
drop-is-there = Der Knoten hängt schon dort
drop-loops = Ein Knoten lässt sich nicht unter sich selbst verschieben
drop-too-far = Zu tief zum Ziehen: ausschneiden und einfügen
dropped = Abgelegte Datei
duplicate-game = Diese Partie duplizieren
earlier = { $name } früher
encoding = Dateikodierung
ended-by-error = das Programm ist abgestürzt: { $what }; ungespeicherte Arbeit ist erhalten und lässt sich beim nächsten Start wiederherstellen
ended-twice = Das Programm ist beim Wiederherstellen dieser Partie zweimal abgestürzt; „Alle wiederherstellen“ lässt sie aus.
enter-a-pod = Einen Pod einsetzen
erase-at = { $place } · ein Klick nimmt einen Stein weg
erasing = Aufstellen: ein Klick löscht (Strg+2 ändert)
erasing-in-tray = Aufstellen: Ein Klick auf einen Stein entfernt ihn. Eine Farbe anklicken, um ihre Steine zu setzen
export-picture = Bild exportieren
file = Datei
file-changed-since = Die Datei wurde inzwischen geändert: { $stamp }.
file-has-changed = { $path }: wurde von einem anderen Programm geändert; beim Speichern wird gefragt, was bleiben soll
full-screen-off = Das Fenster ist wieder zu sehen
full-screen-on = Vollbild: Nur das Brett ist zu sehen. F11 zeigt wieder das Fenster
go-to-end = Ende
go-to-start = Anfang
large-file-has-changed = { $path }: wurde von einem anderen Programm geändert und ist groß ({ $size }); zum Einlesen „Neu laden“ wählen
file-is-gone = { $path }: wurde gelöscht, verschoben oder umbenannt; die Partie gibt es nur noch hier
file-was-read-again = { $path }: wurde von einem anderen Programm geändert und neu gelesen
filter-commands = Befehle filtern
filter-games = Partien filtern
find = Suchen
find-hint = Text, Punkt oder Eigenschaft
find-next = Nächster Treffer
find-previous = Voriger Treffer
findings =
    { $count ->
        [one] { $count } Befund
       *[other] { $count } Befunde
    }
flip-piece = Stein spiegeln
fold = Folgendes einklappen
folder-above = ↑ Übergeordneter Ordner
folder-cut = { $path }: zu groß: nur ein Teil wurde durchsucht
cause-link = es ist eine Verknüpfung
folder-links =
    { $count ->
        [one] { $path }: { $count } Verknüpfung mit einer Datei oder einem Ordner wurde nicht verfolgt
       *[other] { $path }: { $count } Verknüpfungen mit Dateien oder Ordnern wurden nicht verfolgt
    }
folder-title = Ordner für die Dateien der Partien wählen
list-folder-title = Ordner mit Partien wählen
folder-unread = { $path }: lässt sich nicht öffnen ({ $error })
for-all = alle Schriften
for-central = Mitteleuropa
for-chinese-simplified = Chinesisch, vereinfacht
for-chinese-traditional = Chinesisch, traditionell
for-cyrillic = Kyrillisch
for-greek = Griechisch
for-japanese = Japanisch
for-korean = Koreanisch
for-the-handicap = Vorgabe
for-west = Westeuropa
format = Format
format-png = PNG-Bild
format-svg = SVG-Bild
format-txt = Text
menu-collapsed = zugeklappt
menu-expanded = aufgeklappt
no-legal-place-there = In dieser Richtung passt der Stein nirgends, so wie er liegt
open-tabs = Offene Tabs
other-board = Diese Variante ist von einem Brett anderer Größe
other-board-more = Sie ist von { $from }, das Brett hier hat { $here }.
in-a-new-tab = In neuem Tab öffnen
paste-anyway = Trotzdem einfügen
found =
    { $count ->
        [one] { $count } Befund. Die Datei wird gezeigt, wie sie ist; ungefragt wird nichts geändert.
       *[other] { $count } Befunde. Die Datei wird gezeigt, wie sie ist; ungefragt wird nichts geändert.
    }
found-move = Zug { $number } von { $count }: { $played }. Eingabe spielt ihn, Esc legt den Stein zurück
game-and-result = Partie und Ergebnis
game-as-text = Die Partie als Text
game-down = Partie nach unten
game-information = Partiedaten
game-number = Nr.
game-of = Partie { $number } von { $count }
game-over = Kein Spieler kann ziehen: Die Partie ist zu Ende
game-up = Partie nach oben
games = Partien
games-counted =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
games-of-the-file = Partien dieser Datei
games-shown =
    { $count ->
        [one] { $shown } von { $count } Partie
       *[other] { $shown } von { $count } Partien
    }
ghost = Zugvorschau unter dem Zeiger
git-lines-added =
    { $count ->
        [one] { $count } Zeile zu { $name } hinzugefügt
       *[other] { $count } Zeilen zu { $name } hinzugefügt
    }
git-lines-removed =
    { $count ->
        [one] { $count } Zeile aus { $name } entfernt
       *[other] { $count } Zeilen aus { $name } entfernt
    }
git-missing = git: nicht installiert oder nicht gefunden
git-no-home = git: dieser Benutzer hat keinen persönlichen Ordner
git-not-configured = git: { $key } ließ sich nicht in die Konfiguration schreiben
git-nothing-to-do = nichts war eingerichtet, also gibt es nichts zu entfernen
go = Los
go-to-hint = Eine Zugnummer, ein Punkt des Bretts, { $start } oder { $end }
go-to-move = Gehe zu Zug
go-to-numbered-move = Gehe zu Zug { $number }
go-where-played = Zum Zug auf diesem Punkt gehen
good-for = Gut für { $colour }
hand-cursor = Brettcursor bewegen
hand-cursor-away = Brettcursor ausblenden
hand-cursor-away-keys = Esc
hand-cursor-keys = Umschalt+Pfeiltasten
hand-insert = Namen eines Punkts in den Kommentar schreiben
hand-insert-keys = Strg+Klick
hand-menu = Kontextmenü, oder die andere Farbe aufstellen
hand-menu-keys = Rechte Taste
hand-pan = Brett verschieben
hand-pan-keys = Mittlere Taste ziehen
hand-play = Am Cursor spielen oder markieren
hand-play-keys = Eingabe
hand-step = Durch die Züge gehen, mit Strg zoomen
hand-step-keys = Mausrad
hand-type = Einen Zug eintippen
hand-type-keys = Buchstaben und Ziffern
has-won = { $colour } hat gewonnen
help = Hilfe
here = Hier
hide-results = Ergebnisse bis zum letzten Zug verbergen
history = Verlauf
hit-of = { $at } von { $count }
illegal-moves = Regelwidriges Legen ohne Umschalt erlauben
illegal-recorded = Regelwidrige Züge werden ohne Umschalt aufgezeichnet
illegal-refused = Regelwidrige Züge werden nur mit Umschalt aufgezeichnet
in-a-new-node = In einem neuen Knoten
in-no-file = Noch in keiner Datei
in-use = { $label } · in Gebrauch
info-AN = Kommentiert von
info-CP = Urheberrecht
info-DT = Datum
info-EV = Veranstaltung
info-GN = Name der Partie
info-HA = Vorgabe
info-KM = Komi
info-ON = Eröffnung
info-OT = Zusatzzeit
info-PC = Ort
info-RE = Ergebnis
info-RO = Runde
info-RU = Regeln
info-SO = Quelle
info-TM = Bedenkzeit (Sekunden)
info-US = Eingegeben von
information = Partie
insert-point = { $name } in den Kommentar schreiben
is-changed = { $path } wurde von einem anderen Programm geändert
is-changed-more = { $path }: jetzt { $stamp }. Wenn Sie die Datei ersetzen, gehen die Änderungen des anderen Programms verloren.
is-contradiction = Was folgt, widerspricht der Markierung
is-gone = { $path } gibt es nicht mehr
is-gone-more = { $path } wurde gelöscht, verschoben oder umbenannt, seit sie gelesen wurde.
is-in-the-way = { $path } gibt es schon
is-open-in-a-tab = { $name } ist in einem anderen Tab offen. Schließen Sie die Datei dort, oder nehmen Sie einen anderen Namen
no-suffix-of-records = Unter .{ $suffix } lässt sich keine Partie speichern: das ist ein anderes Format. Nehmen Sie einen anderen Namen
is-in-the-way-more = { $path }: { $stamp }. Wenn Sie die Datei ersetzen, geht ihr Inhalt verloren.
is-there-already = { $path }: gibt es schon; nichts geschrieben
keep-both = Beide behalten
kept-as = Gesichert: { $stamp }
keys = Tastatur und Maus
keys-in-hand = Z X drehen, F spiegelt, rechte Taste halten: Ring, Pfeile bewegen, Eingabe legt, Esc legt zurück
keys-without-piece = Ein Buchstabe nimmt einen Stein, + − gehen durch sie, Strg+H findet einen Zug
language-setting = Sprache
language-system = System
no-letters-for = { $language } (keine Schrift verfügbar)
last-moment-missing = Die letzten Änderungen vor dem Ende des Programms können fehlen.
later = Später
lets-go-of-piece = Klicken, um die Figur loszulassen
lets-go-of-pod = Klicken, um den Pod loszulassen
licences = Freie Software unter der MIT- oder der Apache-2.0-Lizenz. Texte sind in Inter gesetzt, unter der SIL Open Font License.
line-of-file = Zeile { $line }
longer-side = Längere Seite (px)
look = Farbschema
marked-following = Nächste Züge
marked-instead = Alternativen zu diesem Zug
marked-moves = Markierung der Varianten
marked-record = Wie in der Datei angegeben
markup = Markierungen und Beschriftungen
menu = Menü
menu-annotate = Bewerten
menu-edit = Bearbeiten
menu-file = Datei
menu-game = Partie
menu-go = Navigieren
menu-help = Hilfe
menu-mark = Markieren
menu-play = Spielen
menu-setup = Aufstellen
menu-text = Text
menu-variation = Variante
menu-view = Ansicht
mirror-board = Brett spiegeln
modified = nicht gespeichert
month-1 = Januar
month-10 = Oktober
month-11 = November
month-12 = Dezember
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
move = Zug
move-goes-on = Klicken für { $turn }
move-goes-on-at = { $turn }: ein markiertes Feld anklicken, um weiterzugehen; Esc geht einen Schritt zurück
move-numbers = Zugnummern
move-or-point = Zug oder Punkt
move-pending = { $turn }: Eingabe spielt den Zug, ein Klick auf einen übersprungenen Pod schlägt oder verschont ihn, Esc geht einen Schritt zurück
move-title = Zug { $number } · { $words }
name-hint = Knotenname
name-of = { $player }: Name
new = Neue Datei …
new-property = Neue Eigenschaft
new-record = Neue Datei
new-tab = Neuer Tab
new-value = Wert
next = Weiter
next-10 = Zehn Züge weiter
next-moves = Nächste Züge markieren
next-with-it = als Nächstes { $player }
no-board = Das Brett dieses Spiels ist nicht bekannt. Dies sind seine Züge, wie aufgezeichnet.
no-command = Kein passender Befehl.
palette-found =
    { $count ->
        [one] { $count } Befehl: { $first }
       *[other] { $count } Befehle: { $first }
    }
no-further-file = Keine weiteren Dateien in diesem Ordner
no-further-place = Es gibt keine weitere Stelle
no-game = Diese Sammlung hat noch keine Partie. Mit „Neu“ kommt eine hinzu.
no-handicap = „{ $text }“ ist keine Vorgabe für dieses Brett: 2 bis 9 Steine, auf kleinen Brettern weniger
no-history = Noch keine Änderungen. Jede Änderung wird hier aufgelistet und lässt sich rückgängig machen.
no-journal = { $folder }: ungespeicherte Änderungen lassen sich nicht sichern ({ $why })
no-legal-move = { $colour } hat keinen erlaubten Zug
no-notes = Keine Befunde
no-picture-size = „{ $text }“ ist keine Zahl von Pixeln
no-piece-left = { $colour } hat keinen Stein { $piece } mehr
no-pieces = Züge werden nur in Spielen der Blokus-Familie gefunden
no-properties = Dieser Knoten hat keine Eigenschaften.
no-recent = Hier stehen die Partien, die Sie öffnen.
no-record = { $path }: keine Partiedatei
no-record-any-more = { $path }: ist keine Partiedatei mehr; was hier offen ist, bleibt, wie es war
no-record-in-text = Der Text ist keine Partiedatei
no-size = „{ $text }“ ist keine Größe: 11 oder 11 × 13 schreiben
no-such-choice = „{ $which }“ steht nicht zur Wahl
no-such-encoding = unbekannte Kodierung { $label }
no-such-keys = ungültige Tastenkürzel in den Einstellungen: { $keys }
no-such-piece = kein Stein heißt { $name }
no-such-place = Weder eine Zugnummer noch ein Punkt dieses Bretts
no-such-theme = unbekanntes Farbschema { $name }
no-such-tool = unbekanntes Werkzeug { $name }
no-text-to-preview = Die Partie hat weder Namen noch Kommentare.
no-variations = Noch keine Varianten: irgendwo einen anderen Zug spielen, um eine zu beginnen
no-version-kept = { $path }: gespeichert, aber die frühere Fassung ließ sich nicht aufbewahren ({ $why })
no-versions = Von dieser Datei gibt es keine frühere Fassung
nobodys-turn = Niemand ist am Zug
node = Knoten
node-name = Knotenname
not-counted = Dieses Spiel wird nicht nach Gebiet gezählt
not-found = Keine Treffer
not-here = { $title } ist hier nicht möglich
not-in-a-file = Noch in keiner Datei
not-its-turn = { $player } ist am Zug
not-so-many = So viele Züge stehen nicht zur Wahl
not-there-any-more = Nicht mehr da: { $names }
opened-later = beim Start werden höchstens { $most } Dateien der letzten Sitzung geöffnet, zusammen 1 GB; in der Liste bleiben: { $count }
notation = Namen der Punkte
notation-chinese = Chinesische Zahlen: 4-四
notation-in-line = In jeder Reihe eines Sechsecks
notation-numbers = Zwei Zahlen: 4-4
notation-other-side = Von der anderen Seite
notation-record = Wie in der Datei
notation-relative = Von den näheren Seiten
notation-usual = Wie im Spiel üblich
notes = Befunde
nothing-found = Keine Befunde.
nothing-open = Zuerst eine Partie öffnen
numbered-from-here = Die Züge ab hier sind von 1 an gezählt
numbers-all = Alle Züge
numbers-last = Letzter Zug
numbers-last-5 = Letzte fünf Züge
numbers-none = Keine
occasion = Veranstaltung
offer-annotate-bad-move = Schlechter Zug
offer-annotate-bad-move-2 = Sehr schlechter Zug
offer-annotate-doubtful = Zweifelhafter Zug
offer-annotate-even = Ausgeglichene Stellung
offer-annotate-good-black = Gut für Schwarz
offer-annotate-good-move = Guter Zug
offer-annotate-good-move-2 = Sehr guter Zug
offer-annotate-good-white = Gut für Weiß
offer-annotate-hotspot = Brennpunkt
offer-annotate-interesting = Interessanter Zug
offer-annotate-none = Keine Bewertung
offer-annotate-unclear = Unklare Stellung
offer-back-10 = Zehn Züge zurück
offer-flip-horizontal = Partie links-rechts spiegeln
offer-flip-vertical = Partie oben-unten spiegeln
offer-goto-end = Zum Ende der Partie
offer-move-piece-down = Stein nach unten bewegen
offer-move-piece-down-far = Stein weit nach unten bewegen
offer-move-piece-left = Stein nach links bewegen
offer-move-piece-left-far = Stein weit nach links bewegen
offer-move-piece-right = Stein nach rechts bewegen
offer-move-piece-right-far = Stein weit nach rechts bewegen
offer-move-piece-up = Stein nach oben bewegen
offer-move-piece-up-far = Stein weit nach oben bewegen
offer-next-10 = Zehn Züge weiter
offer-next-with-annotation = Nächste Bewertung
offer-next-with-comment = Nächster Kommentar
offer-place-piece-anyway = Stein legen, auch wenn es nicht erlaubt ist
offer-previous-with-annotation = Vorige Bewertung
offer-previous-with-comment = Voriger Kommentar
offer-read-swaps-as-written = Tausch wie geschrieben
offer-read-swaps-judged = Tausch nach dem Zusammenhang
offer-read-swaps-pieces = Getauscht werden Steine
offer-read-swaps-sides = Getauscht werden Seiten
offer-repair-all = Alles beheben
offer-rotate-left = Partie nach links drehen
offer-rotate-right = Partie nach rechts drehen
offer-strip-annotations = Bewertungen entfernen
offer-strip-comments = Kommentare entfernen
offer-strip-empty-nodes = Leere Knoten entfernen
offer-strip-markup = Markierungen entfernen
offer-strip-private = Private Eigenschaften entfernen
offer-strip-variations = Varianten entfernen
offer-tool-arrow = Pfeile
offer-tool-black-territory = Gebiet von Schwarz
offer-tool-circle = Kreise
offer-tool-cross = Kreuze
offer-tool-dim = Werkzeug Abblenden
offer-tool-label = Beschriftungen
offer-tool-line = Linien
offer-tool-number = Zahlen
offer-tool-play = Werkzeug Spielen
offer-tool-selected = Gewählte Punkte
offer-tool-setup = Werkzeug Aufstellen
offer-tool-square = Quadrate
offer-tool-triangle = Dreiecke
offer-tool-white-territory = Gebiet von Weiß
on-the-disk = { $name } auf der Platte
one-window = Dateien öffnen sich in diesem Fenster
only-this-line = Nur diese Variante
open = Partie öffnen …
open-address = { $address } im Browser öffnen
open-beside = Datei auf der Platte ansehen
open-it = Öffnen
another-folder = Anderer Ordner …
add-them = Hinzufügen
open-recent = Zuletzt geöffnet
open-title = Partien öffnen
add-games-title = Partien aus welcher Datei hinzufügen?
other-size = Andere Größe
overwrite = Ersetzen
painter = Darstellung
painter-auto = Automatisch
painter-opengl = OpenGL
painter-software = Software
pasted = Eingefügte Partie
picture-copied = Brett als Bild kopiert
pictures = Bilder und Diagramme
piece-chosen = Ein markiertes Feld anklicken, um dorthin zu ziehen; Esc bricht ab
piece-fits-nowhere = { $piece }, passt nirgends
piece-in-hand = { $colour } { $piece }: Z und X drehen, F spiegelt, Eingabe legt
piece-left = { $piece }, noch { $count }
piece-left-fits-nowhere = { $piece }, noch { $count }, passt nirgends
pieces-left =
    { $count ->
        [one] { $colour }: noch { $count } Stein
       *[other] { $colour }: noch { $count } Steine
    }
place-and-line = { $place } · Zeile { $line }
place-far = weit hinten
node-number = Knoten { $number }
place-in-game = Partie { $game }, { $at }
place-in-line = Stelle in dieser Variante
place-move = Zug { $moves }
place-of = { $at } von { $of }
place-and-move = { $place }, Zug { $number }
place-start = Anfang
play-here = { $name } spielen
play-through = Abspielen
played-on = Auf { $point } gespielt
players = Spieler
players-of-gib-missing = die Spieler fehlen: diese Version liest sie aus der GIB-Datei
plays = Eingabe spielt { $text }
pod-arrow-nowhere = der Pfeil von { $stone } führt auf sein eigenes Feld
pod-arrow-twice = der Pod { $stone } hat diesen Pfeil schon
pod-chosen = Ein Feld anklicken, um dorthin zu gehen, eine Seite des Pods für einen Zacken, einen Zacken, um ihn umzusetzen; Esc lässt los
pod-marked-twice = der Pod { $stone } hat schon eine Markierung
pod-on = Der Pod auf { $place }
point-is-nobodys = { $name } · Klick: neutral machen, wie in einem Seki
point-is-nobodys-already = { $name } gehört niemandem
point-is-somebodys = { $name } · ein Klick zählt dies wieder
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
points-with-bonus = { $points } ({ $bonus } Bonus)
preview = Vorschau
print-it = Erstellen und öffnen
print-title = Die Partie drucken
prisoners = Gefangene
program-error = Interner Fehler: { $what }. Ihre letzte Aktion wurde vielleicht nicht abgeschlossen; speichern Sie Ihre Arbeit.
program-is = Partien von Brettspielen öffnen, studieren und kommentieren
progress-not-own = es ist kein Protokoll, das dieser Benutzer geschrieben hat
progress-too-much = mit den anderen Protokollen sind es mehr als { $most } MB
progress-unread = { $path }: kann nicht gelesen werden ({ $error })
progress-utf-16 = es ist in UTF-16: Nichts wird hinzugefügt, bis ein Editor es in UTF-8 speichert
properties = Eigenschaften
property-name = { $id }: Name
publish-folder-of = Alle Partien im Ordner
publish-no-folder = { $path }: aus mehreren Dateien wird ein Ordner mit Seiten oder, in einer .pdf-Datei, ein Buch; geben Sie einen Ordner oder eine solche Datei an
publish-site-holds = Eine Seite für jede Datei in diesem Ordner und seinen Unterordnern und ein Verzeichnis. Dateien werden wie gespeichert verwendet; nur geänderte Seiten werden neu geschrieben.
publish-size = Größe: { $size }
publish-size-coming = Größe wird berechnet …
publish-to-folder = Ordner
published-files = Veröffentlichungen
published-folder = { $folder } Seiten
rank = Rang
rank-of = { $player }: Rang
read-again = Neu öffnen
read-as = Mit Kodierung öffnen
reading = { $path } wird gelesen
recent = Zuletzt geöffnet
records = Partiedateien
redo = Wiederholen
regular-expression = Regulärer Ausdruck
reload-instead = Meine verwerfen und neu lesen
remove-marks = Markierungen entfernen
remove-property = { $id } entfernen
reopen = Tabs beim Start wieder öffnen
repair = Beheben
repair-all = Alles beheben
restore = Wiederherstellen
restore-all = Alle wiederherstellen
result = Ergebnis
results-contradiction = Widerspruch
results-hidden = Ergebnisse erscheinen jetzt erst nach dem letzten Zug
results-no-file = Ergebnisse lassen sich nur in Dateien schreiben
results-open =
    { $open ->
        [one] { $open } offenes Ende
       *[other] { $open } offene Enden
    }
results-shown = Ergebnisse werden jetzt immer gezeigt
results-written =
    { $count ->
        [one] { $count } Ergebnis geschrieben
       *[other] { $count } Ergebnisse geschrieben
    }
right-button-puts-up = { $click }, die rechte Taste stellt auf: { $other }
round = Runde { $round }
row-of-count = { $name }: { $black } zu { $white }
same-position = Dieselbe Stellung
sample = Beispiel: { $title }
sample-go-1 = Eine ruhige Partie auf dem kleinen Brett
sample-go-10 = Und hält Schwarz davon ab, die rechte Seite zu schließen.
sample-go-11 = Schwarz nimmt die rechte untere Ecke und lässt den zwei weißen Steinen wenig Raum.
sample-go-12 = Die beiden Steine haben nur noch zwei Freiheiten, j5 und j4. Die Variante zeigt, dass sie nicht herauskommen. Schwarz muss sie noch nicht nehmen.
sample-go-13 = Schwarz schiebt sich unter die weiße Seite. Auf kleinen Brettern wird am Rand gewonnen.
sample-go-14 = Die drei schwarzen Steine auf der ersten Linie haben noch eine Freiheit, f1: Sie stehen im Atari.
sample-go-15 = Also verbindet Schwarz.
sample-go-16 = Rechts oben: Beide Seiten schieben, bis die Grenze geschlossen ist.
sample-go-17 = Der linke Rand. Wo Grenzen auf den Rand treffen, ist ein einzelner Zug oft mehrere Punkte wert.
sample-go-18 = Die letzte Grenze ist geschlossen, und beide Spieler passen.
sample-go-19 = Die Zählung
sample-go-2 = Zwei Spieler setzen abwechselnd einen Stein auf einen Schnittpunkt. Ketten ohne leeren Nachbarpunkt (Freiheit) werden geschlagen. Wer am Ende mehr umschließt, gewinnt.
sample-go-20 = Weiß spielt nicht mehr im Gebiet von Schwarz, und die zwei Steine rechts sind tot: Sie werden ohne weiteren Zug vom Brett genommen.
sample-go-21 = Schwarz hat 13 Punkte und 2 Gefangene, zusammen 15. Weiß hat 12 Punkte und 6,5 dafür, dass Weiß als Zweiter zieht, 18,5. Weiß gewinnt mit 3,5.
sample-go-22 = Kein Ausweg
sample-go-23 = Weiß zieht einen Stein am Rand entlang …
sample-go-24 = … und hat nun vier Steine mit einer Freiheit.
sample-go-25 = Geschlagen, alle vier. Sie kommen zu den Gefangenen von Schwarz.
sample-go-3 = Ein kleines Brett zeigt alles in sechzig Zügen: wo man anfängt, wie Grenzen gezogen werden, was ein Atari ist und wie gezählt wird.
sample-go-4 = Auf einem kleinen Brett schaut die Mitte auf alle vier Ecken zugleich.
sample-go-5 = Weiß nähert sich von unten mit einer Linie Abstand: Wer die Mitte hat, sollte nicht auch noch die untere Seite bekommen.
sample-go-6 = Schwarz blickt auf die rechte Seite und hält den weißen Stein klein.
sample-go-7 = Und Weiß behält auf der anderen Seite eine Basis. Die beiden weißen Steine helfen einander auf der vierten und dritten Linie.
sample-go-8 = Nach vier Zügen ist hier die Grenze gezogen: Schwarz oben, Weiß unten.
sample-go-9 = Weiß geht nach rechts oben, wo Schwarz noch nichts hat.
samples = Beispiele
save = Speichern
save-all = Alle speichern
save-changes = Änderungen an { $one } speichern?
save-changes-many = Änderungen an { $count } Dateien speichern?
save-or-undo-first = Vor dem Neuladen der Datei Änderungen speichern oder rückgängig machen
save-title = Partie speichern unter
saved = Gespeichert
scope = Suchen in
scope-game = Diese Partie
scope-open = Alle offenen Dateien
scope-record = Alle Partien der Datei
seconds-a-move = Sekunden je Zug
setting-up = Aufstellen: { $colour } (Strg+2 ändert)
settings = Einstellungen
setup-at = { $place } · Aufstellen ({ $colour }): einen Stein nehmen; ein Klick auf einen nimmt ihn weg oder färbt ihn um
setup-in-tray = Aufgestellt wird { $colour }. Für eine andere eine Farbe anklicken
setup-node = Aufstellung
shared-colour = { $colour }: als Nächstes { $player }
sharing-and-ko = Im Go werden Züge, die eine Wiederholung verbietet, dann nicht berücksichtigt
show-everything = Alle Zweige zeigen
show-whole-board = Das ganze Brett zeigen
size-kilobytes = { $count } kB
size-megabytes = { $count } MB
size-of-everything = Skalierung
snap = Auf erlaubten Plätzen einrasten
snaps = Der gewählte Stein rastet jetzt auf erlaubten Plätzen ein
snaps-not = Der gewählte Stein rastet nicht mehr ein
sort-by = Sortieren nach: { $column }
sort-by-what = Sortieren nach
source = Quelle
split-into =
    { $games ->
        [one] { $games } Datei nach { $folder } geschrieben
       *[other] { $games } Dateien nach { $folder } geschrieben
    }
split-stopped = Abgebrochen: { $done } von { $games } Dateien wurden nach { $folder } geschrieben
splitting = Wird nach { $folder } aufgeteilt
spoken = Was ein Screenreader sagt
spoken-full = Alles
spoken-short = Nur den Zug
spoken-usual = Auch den Anfang von Kommentaren
stamp-in-words = { $size }, vom { $time }
version-in-words = { $size }, ersetzt am { $time }
start = Anfang
stone-is-dead = { $name } · ein Klick erklärt diese Steine für tot
stone-lives = { $name } · ein Klick erklärt diese Steine für lebend
stones = Steine
stop = Anhalten
store-as-utf-8 = Kodierung in UTF-8 ändern
study-left-over =
    { $count ->
        [one] { $count } Frage ist übrig.
       *[other] { $count } Fragen sind übrig.
    }
supply = noch { $supply }
swap-rule = Tausch
take-a-piece = Zuerst einen Stein aufnehmen: im Vorrat anklicken oder seinen Buchstaben drücken
take-one-of = { $count } nächste Züge: mit Alt+1 bis Alt+{ $last } wählen
taken-all-the-same = Umschalt+Klick nimmt ihn trotzdem auf
taken-with-keys = Umschalt+Eingabe nimmt ihn trotzdem auf
team = Mannschaft
team-of = { $player }: Mannschaft
territory = Gebiet
text-does-not-fit = Dieser Text passt nicht in die Kodierung der Datei
the-file-is-gone = Die Datei gibt es nicht mehr.
theme = Farbschema
theme-contrast = Hoher Kontrast
theme-dark = Dunkel
theme-light = Hell
theme-system = System
to-end = Ende dieser Variante
to-play = am Zug
to-start = Anfang der Partie
tool-arrow = Pfeil
tool-black-territory = Gebiet von Schwarz
tool-circle = Kreis
tool-cross = Kreuz
tool-dim = Abblenden
tool-label = Beschriftung
tool-line = Linie
tool-number = Zahl
tool-play = Spielen
tool-selected = Gewählt
tool-setup = Aufstellen
tool-square = Quadrat
tool-triangle = Dreieck
tool-white-territory = Gebiet von Weiß
tree = Baum
tree-grows = Richtung des Baums
tree-grows-down = Nach unten
tree-grows-right = Nach rechts
turn-board = Brett drehen
turn-board-back = Brettansicht zurücksetzen
turn-piece-left = Stein nach links drehen
turn-piece-right = Stein nach rechts drehen
type-a-move = Den Zug eintippen, zum Beispiel 33+B
type-a-path = Dateipfad
type-a-folder = Ordner
is-no-folder = Das ist eine Datei. Geben Sie einen Ordner an
is-a-folder = Das ist ein Ordner. Geben Sie eine Datei an
type-the-path = Der Dialog des Systems kommt nicht: den Pfad der Datei eintippen
undo = Rückgängig
undone = Rückgängig gemacht: { $title }
fold-lines = Entfernte Varianten im Baum einklappen
more-lines =
    { $count ->
        [one] { $count } weitere Variante
       *[other] { $count } weitere Varianten
    }
show-more-lines = Diese Varianten zeigen
copy-node-link = Link kopieren
copy-node-link-about = Kopiert den Link zu diesem Knoten, um ihn in einen Kommentar einzufügen.
unfold = Ausklappen
unknown-property = im Format nicht bekannt; bleibt, wie sie ist
unsaved-work = Ungespeicherte Arbeit eines früheren Laufs
unsaved-work-more = Das Programm endete, bevor dies gespeichert war. Was Sie jetzt nicht entscheiden, wird beim nächsten Start wieder angeboten.
untitled = Ohne Titel
usage-range = { $line }: von { $least } bis { $most }
value-name = { $id }: Wert
value-name-numbered = { $id }: Wert { $number }
variation-copied = Variante ab diesem Knoten kopiert
version = Version { $version }
versions-more = Die Datei, wie sie vor dem ersten Speichern jeder Sitzung war. Eine Fassung zu öffnen ändert die Datei nicht.
versions-of = Frühere Fassungen von { $path }
wheel = Mausrad über dem Brett
wheel-step = Durch die Züge gehen (Strg: Zoom)
wheel-zoom = Zoom (Strg: durch die Züge gehen)
where-to-set-up = Wo soll dies aufgestellt werden?
where-to-set-up-more = Dieser Knoten hat einen Zug oder geht weiter. Hier aufzustellen ändert alles, was folgt.
with-emphasis = { $judgement } (mit Umschalt: sehr)
without-a-net = { $line }. Endet das Programm jetzt, sind sie verloren: bitte speichern.
write-a-comment = Kommentar hinzufügen
write-again = Noch einmal speichern
write-it-down = Gebiet markieren
write-results = Ergebnisse schreiben
writing = { $path } wird geschrieben
written = { $path } gespeichert

## Farben
colour-black = Schwarz
colour-white = Weiß
colour-red = Rot
colour-green = Grün
colour-blue = Blau
colour-yellow = Gelb
colour-purple = Violett
colour-orange = Orange
colour-brown = Braun
colour-grey = Grau

## Befehle und Angebote
command-add-value = Wert hinzufügen
command-change-value = Wert ändern
command-clean-up = Aufräumen …
command-copy-board = Brett als Text kopieren
command-copy-games = Partien kopieren
command-copy-link = HexWorld-Link kopieren
command-copy-moves = Züge als Liste kopieren
command-help = Hilfe
command-merge-file = Mit der Datei auf der Platte zusammenführen
command-merge-games = Partien zusammenführen
command-merge-version = Andere Fassung einarbeiten …
command-move-value = Wert verschieben
command-open-folder = Ordner öffnen …
command-remove-value = Wert entfernen
command-replace-dialog = Suchen und ersetzen …
command-save-copy-as = Kopie speichern für
command-sort-games = Partien sortieren
offer-save-copy-as-ff4 = Kopie als strenges FF4 speichern …
offer-save-copy-as-hexgui = Kopie für HexGui speichern …
offer-save-copy-as-pentobi = Kopie für Pentobi speichern …
offer-save-copy-as-sabaki = Kopie für Sabaki speichern …
offer-save-copy-as-utf-8 = Kopie als UTF-8 speichern …
offer-tool-visible = Sichtbarer Teil

## Fenster
add-to-property = Zu { $id } hinzufügen
add-value = { $id } einen Wert hinzufügen
added-to = Der Wert wird zu den vorhandenen hinzugefügt
all-findings = Alle Befunde
all-games = Alle Partien
all-of-kind =
    { $count ->
        [one] Diesen Befund
       *[other] Alle { $count } dieser Art
    }
all-of-them = alle
all-that-can-be-repaired = Alles, was sich beheben lässt
at-edges = Ränder zählen
before-and-after = { $before } Bytes jetzt, { $after } danach
board-copied = Das Brett liegt als Text in der Zwischenablage
built-in-keys-of = Tastenkürzel für { $title } zurücksetzen
bytes-counted =
    { $count ->
        [one] { $count } Byte
       *[other] { $count } Bytes
    }
calendar = Kalender
calendar-hint = Ein zweiter Klick nimmt alle Tage bis dorthin.
weekdays = Mo Di Mi Do Fr Sa So
can-be-repaired = lässt sich beheben
change-adds = Zeile { $line }: { $come } kommt hinzu
change-becomes = Zeile { $line }: aus { $gone } wird { $come }
change-keys-of = Tastenkürzel für { $title } ändern
change-property = { $id } ändern
change-removes = Zeile { $line }: { $gone } entfällt
choose-part = Auf dem Brett wählen
choose-result = Ergebnis wählen
choose-rules = Wählen
choose-overtime = Wählen
cli-find-at-edges = Wo der Teil einen Rand des Bretts berührt, nur dort
cli-find-exchanged = Den Teil auch mit vertauschten Farben
cli-find-like = Statt WHAT: die Stellung dieser Datei, an dem Knoten, den --game und --at nennen; jeder Knoten mit derselben wird genannt
cli-find-no-file = keine Dateien zum Durchsuchen
cli-find-no-part = „{ $part }“ nennt keinen Teil des Bretts: zwei Ecken wie in C3:G7
cli-find-turned = Den Teil auch gedreht und gespiegelt
overtime-increment = { $time } mehr mit jedem Zug
overtime-moves =
    { $count ->
        [one] { $count } Zug in { $time }
       *[other] { $count } Züge in { $time }
    }
overtime-periods =
    { $count ->
        [one] { $count } Periode von { $time }
       *[other] { $count } Perioden von { $time }
    }
part-corners = Ecken des Teils
part-corners-hint = Zwei Ecken, wie in C3 F6
choose-what-goes = Wählen, was entfernt werden soll. Es wird vorher hier gezeigt und lässt sich rückgängig machen.
clean-annotations = Bewertungen
clean-collection = alle Partien der Datei
clean-comments = Kommentare und Namen
clean-empty-nodes = Leere Knoten
clean-game = diese Partie
clean-markup = Markierungen, Beschriftungen, Linien und Gebiet
clean-node = dieser Knoten
clean-private = Private Eigenschaften
clean-subtree = dieser Knoten und alles, was folgt
clean-times = Zeiten
clean-up = Aufräumen
clean-variations = Alles außer der Hauptvariante
clear-annotations = Bewertungen entfernen
clipboard-is-empty = In der Zwischenablage ist kein Text
closed = Gesperrt: { $closed }.
copy-games = Kopieren
copy-variation = Variante kopieren
count-game = Partie auszählen
delete-all-follows = Alles Folgende löschen
delete-games = Diese Partien löschen
delete-node = Knoten löschen
delete-other-variations = Andere Varianten löschen
delete-several-games =
    { $count ->
        [one] Partie löschen
       *[other] { $count } Partien löschen
    }
diagrams-of-moves = Diagramme einer Folge von Zügen
dim = { $places } abblenden
double-click-changes = Ein Doppelklick auf einen Punkt ändert seine Beschriftung
drag-a-part = Ein Rechteck über das Brett ziehen
drag-for-part = Über den Teil des Bretts ziehen, der zu sehen sein soll
drag-in-order-only = Partien lassen sich ziehen, solange die Liste alle in ihrer eigenen Reihenfolge zeigt (nach Nr. sortiert)
duplicate-games = Diese Partien duplizieren
duplicate-several-games =
    { $count ->
        [one] Partie duplizieren
       *[other] { $count } Partien duplizieren
    }
end-of-file = (Ende der Datei)
erase = Löschen
exchanged = Farben vertauscht
filter-records = Dateien filtern
find-in = In
find-in-all = Alles
find-in-comments = Kommentare
find-in-labels = Beschriftungen
find-in-marks = Markierungen
find-in-moves = Züge
find-in-names = Namen
find-in-players = Spieler
find-in-setup = Aufgestellte Steine
find-in-values = Alle Werte, wie sie geschrieben sind
findings-not-listed =
    { $more ->
        [one] noch einer derselben Art steht nicht da
       *[other] noch { $more } derselben Art stehen nicht da
    }
folder = Dateien des Ordners
from-move = Ab Zug
from-where = Bereich
game-information-2 = Angabe zur Partie { $id }
games-chosen = { $shown }, { $count } gewählt
games-copied = Partien als Text kopiert, den andere Programme lesen können
games-down = Partien nach unten
games-of = Partien von { $name }
games-out-to-new-tab = In einen neuen Tab verschieben
games-to = Nach { $name } kopieren
games-to-files = In eigene Dateien speichern …
games-to-new-tab = In einen neuen Tab kopieren
games-up = Partien nach oben
games-went-to = Partien zu { $name } hinzugefügt
give-keys-to = { $title } zuweisen
has-its-value = { $id } ist schon da und kann nur einen Wert haben: oben ändern
in-reserve = in Reserve: { $supplies }
pods-on-the-board = auf dem Brett: { $pods }
in-the-file = In Zeile { $line } der Datei: { $marked }
insert-node = Knoten einfügen
keep-this-order = Alle Partien der Datei in diese Reihenfolge bringen
keys-are-taken = { $keys } gehört schon zu { $title }
keys-dialog = Tastenkürzel …
komi = Komi
komi-is-in-hundredths = KM[{ $raw }] ist ein Komi von { $komi }, in Hundertsteln
komi-is-in-stones = KM[{ $raw }] sind { $stones } Steine zu je zwei Punkten: ein Komi von { $komi }, in Hundertsteln von Steinen
margin-is-impossible = keine Partie endet mit RE[{ $raw }]
margin-is-in-stones = RE[{ $raw }] steht in Steinen zu je zwei Punkten: ein Vorsprung von { $margin }
margin-is-in-hundredths = RE[{ $raw }] ist ein Vorsprung von { $margin }, in Hundertsteln
komi-may-be-in-stones = KM[{ $raw }] ist in Punkten kein übliches Komi; als Steine zu je zwei Punkten ist es ein Komi von { $komi }
komi-is-in-tenths = KM[{ $raw }] ist ein Komi von { $komi }, in Zehnteln
label-at = { $name } beschriften: { $text }
label-letters = A B C
label-numbers = 1 2 3
label-on-board = Der Punkt mit der Beschriftung { $label }
leave-keys = Behalten
lines-counted =
    { $leaves ->
        [one] { $leaves } Variante
       *[other] { $leaves } Varianten
    }
link-copied = HexWorld-Link dieser Variante kopiert
look-for = Gesucht wird
look-for-part = Ein Teil des Bretts
look-for-position = Diese Stellung
look-for-text = Text
made-of = Neue Partie aus { $name } erstellt, { $what }; noch nicht in einer Datei gespeichert
made-of-with-unread =
    { $unread ->
        [one] Eine neue Partie wurde aus { $name } erstellt, { $what }; sie ist noch in keiner Datei. { $unread } Zeile wurde nicht verstanden und steht bei den Befunden
       *[other] Eine neue Partie wurde aus { $name } erstellt, { $what }; sie ist noch in keiner Datei. { $unread } Zeilen wurden nicht verstanden und stehen bei den Befunden
    }
unread-among-issues =
    { $unread ->
        [one] { $unread } Zeile wurde nicht verstanden und steht bei den Befunden
       *[other] { $unread } Zeilen wurden nicht verstanden und stehen bei den Befunden
    }
make-main-line = Zur Hauptvariante machen
make-main-variation-here = Zur ersten Variante machen
merge-base = die gemeinsame Fassung
merge-base-more = Zusammengeführt wird, was jede seit dieser Fassung geändert hat. Was nur eine von beiden hat, gilt als hinzugefügt, wenn es dieser Fassung fehlt, und als von der anderen gelöscht, wenn sie es hat.
merge-base-nothing = Keine gemeinsame Fassung
merge-base-saved = Diese Datei, wie gespeichert
merge-base-this = Diese Fassung verwenden
merge-base-title = Auf welcher Fassung beruhen diese Datei und { $path }?
merge-both = Beide zusammenführen
merge-conflict-left = ein Konflikt vom Zusammenführen ist aufzulösen
merge-converted = das Ergebnis ist in der Kodierung { $name }
merge-cut-off = { $version } endet mitten in einer Partie, sodass als gelöscht gälte, was dort fehlt; vervollständigen Sie sie zuerst
merge-encoding = { $why }; --encoding utf-8 verwenden
merge-games = In die erste von ihnen einarbeiten
merge-holds-blocks = { $version } enthält einen Konflikt von einem früheren Zusammenführen, in Partie { $game } bei { $path }; „check“ findet ihn, und er ist erst aufzulösen
merge-it = Zusammenführen
merge-label-mine = meine
merge-move = Zug { $number } { $colour } { $place }
merge-no-record = { $version } ist keine Partiedatei
merge-not-converted = { $why }
merge-ours = diese Fassung
merge-record = Datei einarbeiten
merge-several-games = Partien zusammenführen
merge-theirs = die andere Fassung
merge-three = Andere Fassung einarbeiten
merge-title = Welche Datei enthält die andere Fassung?
merge-two-continuations = beide Fassungen gehen nach demselben Knoten verschieden weiter; unsere kommt zuerst
merged-nothing = nichts einzuarbeiten: diese Datei enthält alles aus { $name }
merged-whole = { $name } in diese Datei eingearbeitet: „Speichern“ behält es, „Rückgängig“ macht es rückgängig
merged-with-conflicts =
    { $count ->
        [one] eingearbeitet: { $name }; { $count } Stelle wurde in beiden geändert und ist aufzulösen
       *[other] eingearbeitet: { $name }; { $count } Stellen wurden in beiden geändert und sind aufzulösen
    }
month-back = Voriger Monat
month-on = Nächster Monat
more-with-games = Weitere Aktionen
move-2 = Zug { $number }
move-several-games =
    { $count ->
        [one] Partie verschieben
       *[other] { $count } Partien verschieben
    }
move-variation = Variante verschieben
moves = Züge { $first } bis { $last }
moves-copied =
    { $count ->
        [one] { $count } Zug als Liste kopiert
       *[other] { $count } Züge als Liste kopiert
    }
moves-copied-without-setup =
    { $count ->
        [one] { $count } Zug als Liste kopiert, ohne aufgestellte Steine
       *[other] { $count } Züge als Liste kopiert, ohne aufgestellte Steine
    }
moves-counted =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
moves-each = Züge je Diagramm
new-node = Neuer Knoten
new-variation = Neue Variante
no-keys-for = Tastenkürzel für { $title } entfernen
no-moves = Diese Variante hat keine Züge
no-result = Kein Ergebnis
no-result-to-write = die Markierungen entscheiden keine weiteren Stellungen
no-settings-file = Es gibt keinen Ordner für eine Einstellungsdatei, daher werden Ihre Einstellungen nicht gespeichert.
node-and-move = { $game }, Knoten { $node }, Zug { $number }
nodes-counted =
    { $count ->
        [one] { $count } Knoten
       *[other] { $count } Knoten
    }
not-in-guide = Keine Treffer in der Hilfe.
nothing-of-it = nichts davon
number-moves-from-here = Zugnummer setzen
only-this-node = Nur in diesem Knoten
opened-as = Geöffnet aus: { $what }. Noch in keiner Datei gespeichert
own-text = Eigener Text
page-record-broken = dies ist eine veröffentlichte Seite, und die Partie darin ist beschädigt
paste-variation = Variante einfügen
pieces-of =
    { $pieces ->
        [one] { $name }: { $pieces } Stein
       *[other] { $name }: { $pieces } Steine
    }
places-found =
    { $count ->
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }
places-in-values =
    { $values ->
        [one] { $places } in { $values } Wert
       *[other] { $places } in { $values } Werten
    }
play = { $name } spielen: { $action }
play-2 = { $colour } am Zug
points-2 = { $places } Punkte
press-keys = Neues Tastenkürzel drücken …
put-up = Aufstellen
record-copied = Datei als Text kopiert
records-counted =
    { $count ->
        [one] { $count } Datei
       *[other] { $count } Dateien
    }
records-shown =
    { $count ->
        [one] { $shown } von { $count } Datei
       *[other] { $shown } von { $count } Dateien
    }
remove-all-marks = Alle Markierungen entfernen
remove-at = { $mark } auf { $places } entfernen
remove-at-2 = { $mark } auf { $stones } entfernen
remove-chosen = Entfernen
remove-label-at = Beschriftung auf { $name } entfernen
remove-marks-at = Markierungen auf { $places } entfernen
remove-value = Wert { $number } von { $id } entfernen
rename = { $id } in { $to } umbenennen
repair-2 = Beheben: { $title }
repair-everything = Alles beheben
repair-this = Dies beheben wie gezeigt; lässt sich rückgängig machen
replace-all = Alle ersetzen
replace-one = Diese Stelle ersetzen
replace-too = Ersetzen
replace-with = Ersetzen durch
replaces-here-only = Ersetzt nur in der aktuellen Datei
result-2 = Ergebnis { $result }
result-unknown = Ergebnis unbekannt
same-part = Dieser Teil kommt vor
search-guide = Die Hilfe durchsuchen
set = { $id } setzen
set-up = Aufstellen
settings-file = Alle Einstellungen stehen in { $file }, Zeile für Zeile erklärt. Womit das Fenster gezeichnet wird, ändert sich beim nächsten Start.
show-again = { $places } wieder zeigen
show-part-board = Teil des Bretts zeigen
shows-all = Über den Teil des Bretts ziehen, der zu sehen sein soll; ein Klick zeigt das ganze
sort-games = Partien sortieren
source-drawing = eine Stellung als Text ({ $form })
source-link = ein HexWorld-Link
source-moves =
    { $count ->
        [one] eine Liste von { $count } Zug in { $game }
       *[other] eine Liste von { $count } Zügen in { $game }
    }
source-page = eine veröffentlichte Seite
source-record =
    { $games ->
        [one] eine Datei mit { $games } Partie
       *[other] eine Datei mit { $games } Partien
    }
source-server = eine Partie im Format { $format }
store-as = Kodierung in { $ca_name } ändern
territory-at = Gebiet ({ $whose }) auf { $places }
text-of-label = Beschriftungstext
time-left = Restzeit
title = Titel
title-after-move = { $game }, nach Zug { $number }
title-at-start = { $game }, Anfang
title-with-move = { $game }, Zug { $number }: { $colour } { $action }
to-move = Bis Zug
to-play-next = { $colour } am Zug
tool-visible = Sichtbarer Teil
turn-as-moves-say = Wer am Zug ist, wie die Züge es sagen
turned = Gedreht und gespiegelt
type-colour = Farbe
type-double = 1, oder 2 für sehr
type-empty-or-list = Liste oder leer: { $kind }
type-list = Liste: { $kind }
type-move = Zug
type-none = kein Wert
type-number = ganze Zahl
type-or = { $first } oder { $first }:{ $second }
type-point = Punkt
type-real = Zahl
type-simple-text = eine Zeile Text
type-stone = Stein
type-text = Text
unread-in-file = in der ursprünglichen Datei: { $why }
unread-line-of-file = Zeile { $line } der ursprünglichen Datei: { $why }
usual-komi = Üblich nach den Regeln { $rules }: { $komi }
value-down = Wert { $number } von { $id } nach unten
value-up = Wert { $number } von { $id } nach oben
was-removed = { $message }: vorher { $before } Bytes, jetzt { $after }
whose-turn = Am Zug
wins = { $winner } gewinnt
wins-by =
    { $points ->
        [one] { $winner } gewinnt mit { $points } Punkt
       *[other] { $winner } gewinnt mit { $points } Punkten
    }
wins-by-forfeit = { $winner } gewinnt kampflos
wins-by-resignation = { $winner } gewinnt durch Aufgabe
wins-time = { $winner } gewinnt durch Zeitüberschreitung
won = { $winner } hat gewonnen.
won-by = { $winner } hat mit { $what } gewonnen.
working-it-out = Wird berechnet …
write-as = { $value } schreiben
year-back = Voriges Jahr
year-on = Nächstes Jahr
removed-annotations =
    { $count ->
        [one] { $count } Bewertung entfernt
       *[other] { $count } Bewertungen entfernt
    }
removed-comments =
    { $count ->
        [one] { $count } Kommentar oder Namen entfernt
       *[other] { $count } Kommentare und Namen entfernt
    }
removed-empty-nodes =
    { $count ->
        [one] { $count } leeren Knoten entfernt
       *[other] { $count } leere Knoten entfernt
    }
removed-markup =
    { $count ->
        [one] { $count } Eigenschaft mit Markierungen entfernt
       *[other] { $count } Eigenschaften mit Markierungen entfernt
    }
removed-private =
    { $count ->
        [one] { $count } private Eigenschaft entfernt
       *[other] { $count } private Eigenschaften entfernt
    }
removed-times =
    { $count ->
        [one] { $count } Zeit entfernt
       *[other] { $count } Zeiten entfernt
    }
removed-variations =
    { $count ->
        [one] { $count } Knoten von Varianten entfernt
       *[other] { $count } Knoten von Varianten entfernt
    }
replaced-time =
    { $count ->
        [one] { $count } Mal ersetzt
       *[other] { $count } Mal ersetzt
    }

## Bildschirmleser
spoken-and-more = { $list } und { $count } weitere
spoken-captures = Schlägt { $count }
spoken-child = Knoten { $number }
spoken-closed = gesperrt
spoken-continuations =
    { $count ->
        [one] { $count } Fortsetzung
       *[other] { $count } Fortsetzungen
    }
spoken-continuations-named =
    { $count ->
        [one] { $count } Fortsetzung: { $list }
       *[other] { $count } Fortsetzungen: { $list }
    }
spoken-empty = leer
spoken-end = Ende der Variante
spoken-good-for = gut für { $colour }
spoken-has-comment = Mit Kommentar
spoken-label = Beschriftung { $label }
spoken-label-at = { $label } auf { $place }
spoken-line-between = Linie von { $from } nach { $to }
spoken-arrow-between = Pfeil von { $from } nach { $to }
spoken-last-move = letzter Zug
spoken-marked = Markiert: { $list }
spoken-move = Zug { $number }: { $colour } { $text }
spoken-node = Nach Zug { $number }
spoken-over = Die Partie ist zu Ende
spoken-pods =
    { $count ->
        [one] { $count } Pod
       *[other] { $count } Pods
    }
spoken-setup = Aufstellung nach Zug { $number }
spoken-start = Anfang
spoken-start-setup = Anfang, mit Aufstellung
spoken-territory = Gebiet von { $colour }
spoken-to-play = { $colour } am Zug
spoken-won = { $colour } hat gewonnen
spoken-won-by = { $colour } hat mit { $what } gewonnen

## Spiele
game-name-amazons = Amazons
game-name-blokus = Blokus
game-name-blokus-duo = Blokus Duo
game-name-blokus-junior = Blokus Junior
game-name-blokus-three-player = Blokus zu dritt
game-name-blokus-trigon = Blokus Trigon
game-name-blokus-trigon-three-player = Blokus Trigon zu dritt
game-name-blokus-trigon-two-player = Blokus Trigon zu zweit
game-name-blokus-two-player = Blokus zu zweit
game-name-callisto = Callisto
game-name-callisto-three-player = Callisto zu dritt
game-name-callisto-two-player = Callisto zu zweit
game-name-callisto-two-player-four-color = Callisto zu zweit mit vier Farben
game-name-connect6 = Connect6
game-name-gembloq = GembloQ
game-name-gembloq-three-player = GembloQ zu dritt
game-name-gembloq-two-player = GembloQ zu zweit
game-name-gembloq-two-player-four-color = GembloQ zu zweit mit vier Farben
game-name-go = Go
game-name-gomoku = Gomoku
game-name-havannah = Havannah
game-name-hex = Hex
game-name-lines-of-action = Lines of Action
game-name-nexos = Nexos
game-name-nexos-two-player = Nexos zu zweit
game-name-octi = Octi
game-name-othello = Othello
game-name-renju = Renju
game-name-trigon = Trigon
game-name-twixt = TwixT

## Befunde
finding-annotation-contradicts = widersprüchliche Bewertungen
finding-annotation-pair = BM und TE zusammen
finding-annotation-without-move = eine Zugbewertung ohne Zug
finding-bad-root-value = eine Eigenschaft der Wurzel ohne brauchbaren Wert
finding-board-too-big = ein Brett, das größer ist, als Punkte benennen können
finding-border-row = ein Pflock in der Randreihe des Gegners
finding-byte-escapes = Maskierungen gelten für Bytes, nicht für Zeichen
finding-centre = ein Stein 1 von Callisto liegt in der Mitte
finding-charset-contradicted = die Bytes widersprechen CA
finding-charset-guessed = die Kodierung ist geraten
finding-charset-missing = kein CA, aber Text außerhalb von ASCII
finding-charset-unknown = CA nennt eine unbekannte Kodierung
finding-composed-spelling = ein zusammengesetzter Wert in ungewohnter Schreibweise
finding-crossing = ein Stein geht gerade durch eine Kreuzung, durch die ein anderer geht
finding-date-format = ein Datum in Worten oder in anderer Reihenfolge
finding-dialect = ein Dialekt des Formats
finding-duplicate-game = eine Partie, die schon in der Datei steht
finding-duplicate-property = eine Eigenschaft zweimal in einem Knoten
finding-duplicate-variation = zwei Varianten beginnen mit demselben Zug
finding-earlier-conversion = von einer früheren Version unvollständig umgewandelt
finding-edge-contact = ein Stein liegt an der Seite eines Steins der eigenen Farbe
finding-empty-list = ein leerer Wert, wo Punkte nötig sind
finding-empty-node = ein Knoten ohne Eigenschaften
finding-empty-value = ein leerer Wert
finding-empty-variation = eine Variante ohne Knoten
finding-forbidden-move = ein Zug, den Renju Schwarz verbietet
finding-foreign-value = ein Wert in einer anderen Kodierung
finding-format-too-new = eine Version des Formats, die es nicht gibt
finding-game-guessed = ein Spiel, das GM nicht nennt
finding-game-inside-game = eine Partie beginnt, bevor die vorige geschlossen ist
finding-handicap-differs = HA passt nicht zu den Steinen oder dazu, wer beginnt
finding-handicap-too-small = eine Vorgabe von weniger als zwei Steinen
finding-header-point = etwas wie eine Eigenschaft vor der ersten Partie
finding-header-text = Text vor der ersten Partie
finding-identifier-too-long = ein Bezeichner von mehr als 100 Zeichen
finding-illegal-value = ein Wert, der zu seiner Eigenschaft nicht passt
finding-junction-listed = ein Zug von Nexos führt Kreuzungen auf
finding-junk = Text, der zu keiner Eigenschaft gehört
finding-ko = ein Zug schlägt ein Ko sofort zurück
finding-komi-doubled = verdoppeltes Komi
finding-komi-scaled = Komi oder Vorsprung in einer anderen Einheit als Punkten
finding-label-repeated = zwei Beschriftungen auf einem Punkt
finding-label-too-long = eine Beschriftung von mehr als vier Zeichen in FF3
finding-line-ends-mixed = gemischte Zeilenenden in einer Datei
finding-line-repeated = ein Pfeil oder eine Linie zweimal oder ohne Länge
finding-long-identifier = ein Bezeichner von mehr als zwei Buchstaben
finding-lowercase-identifier = ein Bezeichner mit Kleinbuchstaben oder Zeichen
finding-main-line-shorter = eine Variante ist länger als die Hauptvariante
finding-mark-repeated = ein Punkt ist in einem Knoten zweimal markiert
finding-merge-conflict = ein Konflikt, den ein Zusammenführen in einem Kommentar hinterließ
finding-missed-start = der erste Stein einer Farbe liegt nicht auf ihrem Startplatz
finding-missing-bracket = am Ende eines Werts scheint eine Klammer zu fehlen
finding-missing-close = eine schließende Klammer fehlt
finding-missing-open = eine Partie beginnt ohne ihre öffnende Klammer
finding-missing-semicolon = ein Knoten ohne sein Semikolon
finding-mixed-charsets = Partien in verschiedenen Kodierungen
finding-mixed-formats = Partien verschiedener Versionen des Formats
finding-mixed-games = verschiedene Spiele in einer Datei
finding-mojibake = Text, der vor dem Speichern falsch gelesen wurde
finding-move-after-end = ein Zug nach dem Ende der Partie
finding-move-in-root = ein Zug in der Wurzel
finding-move-with-setup = ein Zug und eine Aufstellung in einem Knoten
finding-name-as-move = der Name eines Spielers als Zug der Wurzel
finding-needless-pass = gepasst, obwohl es einen Zug gibt
finding-nested-deep = eine Klammer für jeden Zug
finding-newer-property = eine Eigenschaft, die neuer ist als die Version, die die Datei nennt
finding-no-contact = ein Stein hängt nicht so an der eigenen Farbe, wie die Regeln es verlangen
finding-no-flip = ein Zug dreht keine Scheibe um
finding-no-game = keine Partie in der Datei
finding-no-hole = ein Pflock, wo das Brett kein Loch hat
finding-no-link = eine Brücke, die nicht da ist oder nicht sein kann
finding-no-piece = ein Zug einer Figur, die nicht da ist
finding-no-such-colour = ein Zug oder eine Aufstellung für eine Farbe, die die Spielart nicht hat
finding-no-value = eine Eigenschaft ohne Wert
finding-no-way = eine Figur, die nicht dorthin kann
finding-node-after-variation = es geht weiter, nachdem eine Variante geschlossen wurde
finding-not-a-piece = Plätze, die keinen Stein des Spiels bilden
finding-not-composed = der Wert hat keine zwei Teile
finding-nothing-to-remove = AE nennt keinen Stein auf dem Brett
finding-nul-byte = Null-Bytes in der Datei
finding-number-format = eine Angabe zur Partie, die keine Zahl ist
finding-obsolete-property = eine Eigenschaft aus einer älteren Version des Formats
finding-occupied = ein Zug auf einen besetzten Punkt
finding-octi-capture = auf dem übersprungenen Feld ist so etwas nicht zu schlagen
finding-octi-entry = ein Pod kommt, wo oder wie er nicht darf
finding-octi-jump = ein Sprung über ein leeres Feld, auf ein besetztes oder zweimal über dasselbe
finding-octi-move = ein Zug auf ein Nachbarfeld, der nicht geht
finding-octi-no-pod = auf dem Feld steht kein solcher Pod des Spielers
finding-octi-no-prong = der Pod hat in Richtung seines Schritts keinen Zacken
finding-octi-parts = die Teile eines Zugs gehören nicht zusammen
finding-octi-pod-gone = eine Aufstellung oder Markierung für einen Pod, den es nicht gibt
finding-octi-prong-missing = der Pod hat keinen solchen Zacken zum Umsetzen
finding-octi-prong-taken = der Pod hat dort schon einen Zacken
finding-octi-step = ein Schritt, der weder Zug noch Sprung ist
finding-octi-superprong = ein Superzacken gegen die Regeln
finding-octi-supply = mehr Zacken oder Pods, als der Spieler hat
finding-octi-which-pod = auf dem Feld stehen mehrere verschiedene Pods
finding-odd-space = ungewohnter Leerraum zwischen Zeichen
finding-old-property = eine Eigenschaft oder Schreibweise eines alten Programms
finding-one-first = eine Farbe von Callisto beginnt nicht mit zwei Steinen 1
finding-overlap = ein Stein bedeckt besetzte Plätze
finding-pass-on-large-board = tt auf einem Brett von mehr als 19 Linien
finding-pass-spelling = Passen in der Art einer anderen Version
finding-piece-used = kein Stein dieser Art mehr übrig
finding-point-doubled = ein Wert nennt einen Punkt zweimal
finding-point-off-board = ein Punkt außerhalb des Bretts
finding-point-rectangle = ein ungültiges Rechteck
finding-property-after-variation = eine Eigenschaft nach einer Variante ihres Knotens
finding-replacement-character = bei früherer Umwandlung verlorener Text
finding-result-format = ein Ergebnis in Worten
finding-root-property-elsewhere = eine Eigenschaft der Wurzel anderswo
finding-rules-format = Octi-Regeln in anderer Form
finding-rules-unjudged = die Regeln dieses Spiels sind hier nicht bekannt
finding-same-colour-twice = zwei Züge einer Farbe nacheinander
finding-second-game-info = Partiedaten unter anderen Partiedaten
finding-setup-after-root = aufgestellte Steine in der Hauptvariante
finding-setup-repeated = ein Punkt wird in einem Knoten zweimal aufgestellt
finding-setup-without-effect = eine Aufstellung lässt einen Punkt, wie er war
finding-several-games = mehrere Partien in der Datei
finding-size-unreadable = SZ ist keine brauchbare Größe
finding-split-character = die Hälfte eines Zeichens, die wie eine Klammer aussieht
finding-square-size = ein quadratisches Brett mit zwei Zahlen
finding-start-unknown = eine unbekannte Anfangsstellung
finding-stray-comma = ein Wert hat ein Komma zu viel
finding-suicide = ein Zug nimmt sich selbst die letzte Freiheit
finding-superko = ein Zug wiederholt eine frühere Stellung
finding-surplus-close = eine Klammer schließt, die nie geöffnet wurde
finding-surplus-open = eine Klammer öffnet, mit der keine Variante beginnt
finding-swap-ambiguous = das Wort swap allein
finding-swap-late = ein Tausch, der nicht auf den ersten Zug antwortet
finding-swap-mislabelled = ein Tausch, der wohl von der anderen Art ist
finding-swap-oblong = ein Tausch der Steine auf einem Brett, das nicht quadratisch ist
finding-time-format = eine Bedenkzeit in Worten
finding-too-large = die Datei ist zu groß
finding-too-many-values = mehrere Werte, wo nur einer erlaubt ist
finding-trailing-text = Text nach der letzten Partie
finding-turn-unfinished = ein Zug von Connect6 mit nur einem Stein
finding-turn-unreadable = PL nennt keine Farbe der Spielart
finding-two-moves = zwei Züge in einem Knoten
finding-unchecked-game = ein Spiel, dessen Werte nicht beurteilt werden
finding-undecodable-value = Bytes, die in dieser Kodierung kein Text sind
finding-unescaped-bracket = eine unmaskierte Klammer in einem Text
finding-unknown-property = Eigenschaften, die das Format nicht kennt
finding-unread-line = eine Zeile der ursprünglichen Datei, die nicht verstanden wurde
finding-unreadable-move = ein Zug, der in diesem Spiel keiner ist
finding-unreadable-point = ein Punkt, der in diesem Spiel keiner ist
finding-unterminated-value = die Datei endet in einem Wert
finding-value-spelling = ein Wert in unüblicher Schreibweise
finding-value-without-property = ein Wert ohne Bezeichner
finding-view-cleared = Werte neben einem leeren
finding-view-old = VW als zwei Ecken

## Was die Befehle tun
command-help-about = Zeigt Version und Lizenz.
command-help-add-games = Fügt die Partien der Zwischenablage oder des angegebenen Texts am Ende der Sammlung an.
command-help-add-games-from = Fügt dieser Sammlung die Partien anderer Dateien hinzu.
command-help-add-stone = Stellt Steine aufs Brett; in der Blokus-Familie einen Stein, angegeben durch seine Punkte. In Octi ist 46CD ein Pod mit zwei Zacken; 46CD+A und 46CD-C setzen diesem Pod einen Zacken ein oder nehmen einen heraus. In Spielen, deren Figuren Buchstaben haben, ist Kd4 eine Figur, und in Amazons steht arrow an Stelle der Farbe. Hat der Knoten einen Zug oder folgen andere, ist anzugeben, welcher Knoten es aufnimmt.
command-help-add-value = Fügt einer Eigenschaft dieses Knotens Werte hinzu oder legt die Eigenschaft an.
command-help-annotate = Bewertet den Zug (good-move, bad-move, doubtful, interesting) oder die Stellung (good-black, good-white, even, unclear, hotspot); none entfernt.
command-help-append-comment = Fügt dem Kommentar dieses Knotens einen Absatz an.
command-help-arrow = Zeichnet einen Pfeil zwischen zwei Punkten oder entfernt ihn.
command-help-back = Geht einen Zug zurück oder N Züge.
command-help-change-value = Ändert den N-ten Wert einer Eigenschaft dieses Knotens, von 1 an gezählt.
command-help-clean-up = Zeigt, was sich aus der Datei entfernen lässt, wie viel es ist und was bleibt, und entfernt es.
command-help-close = Schließt diesen Tab.
command-help-comment = Ersetzt den Kommentar dieses Knotens; ein leerer Text entfernt ihn.
command-help-conflicts = Listet auf, was beide Fassungen geändert haben, zum Auflösen der Reihe nach.
command-help-coordinates = Zeigt oder verbirgt die Koordinaten.
command-help-copy-board = Kopiert das Brett als Textdiagramm in die Zwischenablage.
command-help-copy-games = Legt diese ganze Partie in die Zwischenablage oder die Partien mit diesen Nummern.
command-help-copy-link = Legt den Link dieser Hex-Variante in die Zwischenablage.
command-help-copy-moves = Legt die Züge dieser Variante in die Zwischenablage, wie sie im Spiel üblich heißen.
command-help-copy-picture = Legt das Brett als Bild in die Zwischenablage.
command-help-copy-record = Legt die ganze Datei als Text in die Zwischenablage.
command-help-copy-variation = Legt diesen Knoten und alles, was folgt, in die Zwischenablage.
command-help-count = Zählt eine beendete Partie Go aus und markiert das Gebiet; auf jedem genannten Punkt steht ein toter Stein. Nach den Regeln der Partie, wenn nicht --area oder --territory es anders sagt. Mit --result wird auch das Ergebnis eingetragen.
command-help-counting = Lässt Sie tote Steine anklicken und zählt die Punkte einer beendeten Partie Go.
command-help-cut-variation = Schneidet diesen Knoten und alles, was folgt, in die Zwischenablage aus.
command-help-delete-game = Löscht diese Partie oder die Partien mit diesen Nummern: 3 5-8.
command-help-delete-node = Entfernt diesen Knoten; was folgt, rückt auf.
command-help-delete-other-variations = Entfernt jede Variante, die zwischen dem Anfang der Partie und diesem Knoten abzweigt.
command-help-delete-variation = Entfernt diesen Knoten und alles, was folgt.
command-help-demote = Rückt diese Variante um einen Platz nach hinten.
command-help-drop-piece = Legt den gewählten Stein zurück.
command-help-duplicate-game = Fügt hinter dieser Partie oder hinter den Partien mit diesen Nummern eine Kopie ein.
command-help-earlier-versions = Zeigt, was die Datei enthielt, bevor sie zum ersten Mal gespeichert wurde.
command-help-edit-comment = Geht zum Kommentar; Esc verlässt ihn.
command-help-encoding = Speichert die Datei in einer anderen Kodierung, zum Beispiel utf-8.
command-help-erase = Nimmt Steine oder Figuren an diesen Punkten vom Brett.
command-help-export-picture = Schreibt das Brett als SVG- oder PNG-Bild oder eine Reihe von Zügen als Diagramme.
command-help-figure = Beginnt bei diesem Knoten ein eigenes Diagramm.
command-help-find-move = Zeigt den nächsten erlaubten Platz: für den gewählten Stein oder für irgendeinen, große zuerst.
command-help-find-move-back = Zeigt den vorigen erlaubten Platz.
command-help-find-next = Geht zum nächsten Treffer.
command-help-find-previous = Geht zur vorigen gefundenen Stelle.
command-help-findings = Zeigt, was an der Datei falsch ist und was sich beheben lässt.
command-help-flip = Spiegelt alle Punkte dieser Partie, mit --comments auch die Namen in Kommentaren. Analyse von Engines wird mitgespiegelt; --remove-analysis entfernt sie stattdessen. Die Diagonalen von Hex vertauschen die Farben, denn ihnen gehören die Ränder.
command-help-flip-piece = Spiegelt den gewählten Stein.
command-help-flip-view = Spiegelt das Brett auf dem Bildschirm; die Partie bleibt.
command-help-fold-others = Klappt jeden Zweig des Baums ein, der nicht zur jetzigen Variante gehört.
command-help-full-screen = Zeigt nur das Brett, auf dem ganzen Bildschirm.
command-help-game = Geht zum Anfang einer Partie der Sammlung, von 1 an gezählt.
command-help-game-text = Zeigt statt des Baums die ganze Partie als Text oder wieder den Baum.
command-help-games = Zeigt die Partien der Sammlung.
command-help-go-back = Geht dorthin, wo man vor dem letzten Sprung war, in welchem Tab auch immer.
command-help-go-forward = Geht dorthin, von wo man zurückgegangen ist.
command-help-goto = Geht zu einer Stelle dieser Partie: start, end (der Hauptvariante), eine Zugnummer der Hauptvariante oder Nummern der Kinder wie /0.0.2.
command-help-goto-dialog = Fragt, wohin es gehen soll.
command-help-handicap = Gibt Schwarz vor dem ersten Zug N Steine auf den üblichen Plätzen; 0 nimmt sie weg.
command-help-help = Zeigt die Hilfe.
command-help-hide-results = Sagt erst nach dem letzten Zug, wie eine Partie endete, oder gleich.
command-help-history = Macht rückgängig oder stellt wieder her, bis N Schritte angewendet sind; 0 ist die Datei beim Öffnen.
command-help-history-list = Zeigt die Schritte, die sich rückgängig machen und wiederherstellen lassen.
command-help-illegal-moves = Wählt, ob regelwidrige Züge oder Züge außer der Reihe ohne Umschalt gespielt werden können oder nur damit.
command-help-info = Ändert eine Angabe zur Partie, in dem Knoten, in dem die Datei sie hat; ein leerer Wert entfernt sie. Daten, Ergebnisse, Zeiten und Komi werden so geschrieben, wie das Format sie will, wo sicher ist, was gemeint war.
command-help-information = Zeigt und bearbeitet die Partiedaten.
command-help-insert-node = Fügt vor diesem Knoten einen leeren ein, oder zwischen ihm und allem, was folgt.
command-help-keep-position = Macht aus der Stellung eine eigene Partie: aufgestellt statt gespielt, die Partiedaten bleiben.
command-help-keep-subtree = Macht aus der Stellung und allem, was folgt, eine eigene Partie.
command-help-label = Schreibt einen Text auf einen Punkt oder den nächsten freien Buchstaben; ein leerer Text entfernt ihn, ebenso kein Text, wo einer steht.
command-help-line = Zeichnet eine Linie zwischen zwei Punkten oder entfernt sie.
command-help-line-end = Geht zum letzten Knoten dieser Variante.
command-help-line-start = Geht zurück zum ersten Knoten der Partie.
command-help-link = Kopiert den Link zu diesem Knoten, wie er in einem Kommentar steht: #0.2.1.
command-help-main-line = Geht zu dem Zug der Hauptvariante, bei dem diese Variante sie verließ.
command-help-make-main-here = Macht diese Variante zur ersten ihrer Verzweigung; frühere Verzweigungen bleiben, wie sie sind.
command-help-make-main-line = Macht den Weg zu diesem Knoten bei jeder Verzweigung zum ersten.
command-help-mark = Markiert Punkte: triangle, square, circle, cross, selected, dim. Haben alle die Markierung schon, wird sie entfernt.
command-help-mark-stone = Markiert Steine einer Octi-Stellung: arrow, circle, cross, square, triangle.
command-help-merge = Arbeitet die Partie der Zwischenablage oder des angegebenen Texts in diese ein: Gleiche Züge teilen ihre Knoten, Kommentare und Markierungen kommen zusammen.
command-help-merge-file = Arbeitet in diese Partie ein, was ein anderes Programm in ihrer Datei geändert hat; lässt sich rückgängig machen.
command-help-merge-games = Arbeitet die Partien mit diesen Nummern in die erste von ihnen ein: Gleiche Züge teilen ihre Knoten.
command-help-merge-version = Arbeitet die Änderungen einer anderen Fassung in diese Datei ein und meldet, was beide geändert haben.
command-help-move-game = Verschiebt diese Partie oder die Partien mit diesen Nummern an einen Platz der Sammlung, von 1 an gezählt.
command-help-move-number = Gibt diesem Zug eine Nummer; die Züge danach zählen weiter.
command-help-move-numbers = Zeigt oder verbirgt Zugnummern: none, last, last N, all oder here für die nach diesem Zug, von 1 an gezählt.
command-help-move-piece = Bewegt den gewählten Stein: left, right, up oder down; far: zum nächsten erlaubten Platz.
command-help-move-to = Hängt diesen Knoten und alles, was folgt, unter einen anderen Knoten der Partie.
command-help-move-value = Verschiebt den N-ten Wert einer Eigenschaft dieses Knotens an einen anderen Platz unter ihren Werten.
command-help-move-variation = Verschiebt diese Variante an einen Platz unter ihren Alternativen, von 0 an gezählt.
command-help-name = Ersetzt den Namen dieses Knotens; ein leerer Text entfernt ihn.
command-help-new = Beginnt eine neue Datei.
command-help-new-game = Fügt der Sammlung eine Partie hinzu: Nummer oder Name eines Spiels und die Größe des Bretts.
command-help-new-node = Fügt nach diesem Knoten einen leeren ein.
command-help-new-variation = Fügt neben diesem Knoten einen leeren ein, als Alternative.
command-help-next = Geht weiter, in die zuletzt besuchte Variante.
command-help-next-equal = Geht zum nächsten Knoten mit derselben Stellung; nach dem letzten zum ersten.
record-damaged =
    { $count ->
        [one] { $name } ist beschädigt: { $count } Befund; siehe „variorum check“
       *[other] { $name } ist beschädigt: { $count } Befunde; siehe „variorum check“
    }
lines-not-understood =
    { $count ->
        [one] { $name }: { $count } Zeile der Datei wurde nicht verstanden; siehe „variorum check“
       *[other] { $name }: { $count } Zeilen der Datei wurden nicht verstanden; siehe „variorum check“
    }
board-may-be-wrong = ein Zug oder eine Aufstellung bis zu diesem Knoten war nicht zu lesen, das Brett kann also falsch sein; siehe „variorum check“
also-in-records =
    { $count ->
        [one] davon in { $count } anderen offenen Datei
       *[other] davon in { $count } anderen offenen Dateien
    }
git-no-repository = git: dieser Ordner gehört zu keinem Git-Repository; --global richtet es für alle ein
beside-none-left = Keine Unterschiede mehr
guide-the-tree-4 = Kommt dieselbe Stellung anderswo in der Partie vor, so zeigt der Baum ein =, und eine Zeile unter dem Kommentar sagt, wie oft; Alt+Pfeil nach unten geht reihum durch diese Knoten. Züge, die dort gespielt sind und hier nicht, sind auf dem Brett gestrichelt und stehen kursiv unter den nächsten Zügen: Ein Klick führt dorthin, „Hier fortsetzen“ kopiert den Zug mit allem, was ihm folgt. „Gleiche Stellungen“ im Menü Ansicht sucht auch in allen offenen Dateien und auf gedrehten und gespiegelten Brettern.
command-help-next-file = Öffnet die nächste Datei dieses Ordners.
command-help-next-fork = Geht weiter zum nächsten Knoten, auf den mehrere Varianten folgen, oder zum Ende.
command-help-next-game = Geht zum Anfang der nächsten Partie der Sammlung.
command-help-next-moves = Markiert die Züge, die folgen oder stattdessen gespielt wurden: following, instead, record, wie in der Datei angegeben, oder none.
command-help-next-piece = Wählt den nächsten Stein.
command-help-next-tab = Zeigt die nächste offene Datei.
command-help-next-variation = Geht zur nächsten Alternative zu diesem Knoten oder zu dieser Variante.
command-help-next-with = Geht zum nächsten Knoten mit Kommentar, Bewertung, Brennpunkt, Aufstellung oder Markierung.
command-help-notation = Wählt, wie Punkte am Brett, in Zügen, in Kommentaren und beim Eintippen heißen: usual, record, numbers, chinese, relative (von den näheren Seiten), other-side, in-line (Havannah wie bei Little Golem) oder all-letters (mit dem Buchstaben I).
command-help-only-line = Zeigt im Baum nur die jetzige Variante oder wieder alle Zweige.
command-help-open = Öffnet Dateien, jede in einem Tab.
command-help-open-folder = Zeigt die Dateien eines Ordners: dieses, wenn kein anderer genannt wird.
command-help-open-recent = Öffnet eine zuletzt geöffnete Datei.
command-help-palette = Findet jeden Befehl nach seinem Namen.
command-help-pass = Passt.
command-help-paste-record = Öffnet den Text der Zwischenablage als eigene Partie: eine Partie, einen HexWorld-Link, eine Liste von Zügen.
command-help-paste-variation = Fügt unter diesem Knoten ein, was in der Zwischenablage ist, oder den angegebenen Text.
command-help-place-piece = Legt den gewählten Stein, wo er ist; anyway: auch gegen die Regeln.
command-help-play = Spielt einen Zug, wie er im Spiel üblich heißt. Hat die Partie ihn schon als nächsten Zug, geht es dorthin.
command-help-play-through = Zeigt die Züge nacheinander oder hält an.
command-help-previous-file = Öffnet die vorige Datei dieses Ordners.
command-help-previous-fork = Geht zurück zum nächsten Knoten, auf den mehrere Varianten folgen, oder zum Anfang.
command-help-previous-game = Geht zum Anfang der vorigen Partie der Sammlung.
command-help-previous-piece = Wählt den vorigen Stein.
command-help-previous-tab = Zeigt die vorige offene Datei.
command-help-previous-variation = Geht zur vorigen Alternative zu diesem Knoten oder zu dieser Variante.
command-help-previous-with = Geht zum vorigen Knoten mit Kommentar, Bewertung, Brennpunkt, Aufstellung oder Markierung.
command-help-print = Erstellt ein Heft der Partie und öffnet es zum Drucken.
command-help-promote = Rückt diese Variante um einen Platz nach vorn.
command-help-properties = Zeigt jede Eigenschaft dieses Knotens, mit der Tastatur bei der mit dieser Kennung.
command-help-publish = Erstellt aus der Partie eine Webseite, ein Heft, eine Animation oder Text, für Leute ohne das Programm.
command-help-quit = Schließt das Fenster.
command-help-read-as = Öffnet die Datei mit einer anderen Kodierung.
command-help-read-swaps = Sagt, wie der Tausch in dieser Partie Hex gemeint ist: judged nach den Zügen danach, as-written, pieces oder sides. Die Partie bleibt, wie sie ist.
command-help-redo = Stellt den letzten rückgängig gemachten Schritt wieder her oder die letzten N.
command-help-reload = Lädt die Datei neu.
command-help-remove-value = Entfernt den N-ten Wert einer Eigenschaft dieses Knotens, von 1 an gezählt.
command-help-rename = Benennt eine Eigenschaft dieses Knotens um und behält ihre Werte.
command-help-repair = Behebt, was die Prüfung gefunden hat, in der Datei oder nur in diesem Knoten: alles oder alle Befunde eines Codes.
command-help-replace-dialog = Ersetzt einen Text in Kommentaren, Namen, Spielern und Beschriftungen und zeigt vorher, was aus jedem wird.
command-help-resign = Gibt auf: als Zug, wo Partien dieses Spiels einen haben, sonst als Ergebnis der Partie.
command-help-results = Zeigt, was die Markierungen an den Enden der Partie über die Stellungen davor sagen, listet Widersprüche und offene Enden und schreibt die Ergebnisse.
command-help-rotate = Dreht alle Punkte dieser Partie, mit --comments auch die Namen in Kommentaren. Analyse von Engines wird mitgedreht; --remove-analysis entfernt sie stattdessen.
command-help-rotate-view = Dreht das Brett auf dem Bildschirm; die Partie bleibt.
command-help-save = Speichert die Partie in ihre Datei.
command-help-save-as = Speichert die Partie in eine andere Datei.
command-help-save-copy = Schreibt die Partie in eine andere Datei und bleibt bei dieser.
command-help-save-copy-as = Schreibt die Partie in eine andere Datei, wie andere sie lesen: ff4 (strenges FF4), utf-8, pentobi, sabaki oder hexgui; diese bleibt, wie sie ist.
command-help-set = Gibt einer Eigenschaft dieses Knotens diese Werte, was immer sie bedeuten.
command-help-set-up = Aufgestellt wird diese Farbe, die auch als Nächstes am Zug ist, oder ihre Figuren einer Art, genannt durch deren Buchstaben; in Amazons auch ein Pfeil (arrow). Ohne Farbe wird gelöscht.
command-help-settings = Zeigt die Einstellungen.
command-help-settle = Löst die Konflikte, die beim Zusammenführen in Kommentaren geblieben sind, mit ours, theirs oder both auf und entfernt ihre Blöcke; in der ganzen Partie, wenn kein Bereich angegeben ist. Mit einer Zahl nur diesen Konflikt dieses Knotens.
command-help-shortcuts = Zeigt die Tastenkürzel.
command-help-show-comment = Zeigt oder verbirgt den Kommentar.
command-help-show-information = Zeigt oder verbirgt die Spieler und den Stand der Partie.
command-help-show-pieces = Zeigt oder verbirgt die übrigen Steine.
command-help-show-tree = Zeigt oder verbirgt den Baum.
command-help-snap = Der gewählte Stein rastet auf einem erlaubten Platz beim Zeiger ein oder bleibt genau unter ihm.
command-help-split-collection = Schreibt jede Partie der Sammlung in eine eigene Datei.
command-help-strip = Entfernt comments, markup, annotations, variations, private, empty-nodes, times oder analysis aus der ganzen Partie, wenn nichts anderes gesagt ist.
command-help-study = Stellt Fragen aus dieser Datei: Aufgaben, Züge eines Repertoires oder einer Partie, bessere Züge; wiederholt sie, wenn sie fällig sind.
command-help-dictionary = Zeigt, wo diese Partie eine Joseki-Sammlung verlässt, Ecke für Ecke, und wo die Partien ihres Ordners sie am häufigsten verlassen.
command-help-study-folder = Stellt Fragen aus den Dateien eines Ordners: dem dieser Datei, wenn kein anderer angegeben ist.
command-help-swap = Antwortet auf den ersten Zug, indem man ihn übernimmt: Die Steine wechseln die Farbe, oder die Spieler wechseln die Seiten.
command-help-take = Geht zum N-ten der Züge an einer Verzweigung, von 1 an gezählt.
command-help-take-piece = Nimmt einen Stein nach seinem Namen in die Hand, von der Farbe am Zug, wenn keine andere genannt wird.
command-help-territory = Markiert Punkte als Gebiet einer Farbe.
command-help-theme = Wählt, wie Brett und Fenster aussehen.
command-help-time = Setzt die Restzeit eines Spielers und die Züge, die in diesem Abschnitt bleiben.
command-help-to-play = Sagt, wer am Zug ist.
command-help-tool = Wählt, was ein Klick tut: play, setup, triangle, square, circle, cross, selected, dim, label, number, line, arrow, black-territory, white-territory oder visible.
command-help-tree-grows = Lässt den Baum nach rechts oder nach unten wachsen.
command-help-truncate = Entfernt alles, was auf diesen Knoten folgt.
command-help-turn-piece-left = Dreht den gewählten Stein gegen den Uhrzeigersinn.
command-help-turn-piece-right = Dreht den gewählten Stein im Uhrzeigersinn.
command-help-type-move = Nimmt einen Zug als Text: F10, 33+B, in Blokus den Stein und seinen Platz (W Y12) oder seine Punkte.
command-help-undo = Macht den letzten Schritt rückgängig oder die letzten N.
command-help-unfold-all = Zeigt im Baum alle Zweige oder klappt entfernte Varianten wieder ein.
command-help-unmark = Entfernt an diesen Punkten jede Markierung, Beschriftung, Linie und jeden Pfeil, oder alle des Knotens.
command-help-unset = Entfernt eine Eigenschaft aus diesem Knoten.
command-help-usual-view = Zeigt das Brett, wie es gewöhnlich liegt.
command-help-value = Sagt, was die Stellung wert ist; über 0 ist gut für Schwarz.
command-help-variation = Geht in ein Kind dieses Knotens. Kinder zählen von 0 an, wie in einem Pfad.
command-help-visible = Zeigt ab diesem Knoten nur diese Punkte.
command-help-where-played = Geht zu dem Zug auf einem Punkt: zurück in dieser Variante, sonst vorwärts.
command-help-write-results = Ermittelt, was die Markierungen an den Enden dieser Partie (gut für Schwarz, gut für Weiß, ausgeglichen) über die Stellungen davor sagen, und markiert diese; --proved: nur wo jeder Zug versucht wurde; --transpositions: gleiche Stellungen teilen ihre Ergebnisse.
command-help-zoom-fit = Zeigt das ganze Brett.
command-help-zoom-in = Zeigt das Brett größer.
command-help-zoom-out = Zeigt das Brett kleiner.

## Meldungen
again = { $point } steht in { $before } und noch einmal in { $id }
all-games-record-needs = das sind alle Partien, und eine Datei braucht eine
all-pieces-already-used = alle { $n } Steine { $piece } von { $name } sind schon gelegt
amazon-goes-like-queen = eine Amazone geht wie eine Dame, über freie Felder
amazon-moves-opponents = die Amazone, die zieht, gehört dem Gegner
another-variation-starts-same = eine andere Variante beginnt mit demselben Zug
area-cannot-be-read = das Gebiet „{ $area }“ ist nicht lesbar
area-territory-exclude-each = --area und --territory schließen einander aus
arrow-does-not-get = der Pfeil kommt nicht dorthin: er fliegt wie eine Dame, über freie Felder
arrow-needs-stone-point = ein Pfeil braucht einen Stein und einen Punkt
as-setup-wants-already = die Aufstellung ändert nichts auf { $first }
at-2 = { $mark } auf { $places }
at-3 = { $mark } auf { $stones }
at-4 = { $number } auf { $later }
at-5 = { $number } auf { $place }
at-6 = { $number } auf { $earlier }
belongs-ff-file-names = { $id } gehört zu FF{ $versions }, die Datei nennt FF{ $format }
belongs-into-root = { $id } gehört in die Wurzel
belongs-older-versions-format = { $id } ({ $title }) gehört zu älteren Versionen des Formats
black-has-left-white = Schwarz hat noch { $black } { $things }, Weiß { $white }, und eine Partie Octi gibt beiden gleich viel ({ $id })
black-white-before-game = Schwarz { $black }, Weiß { $white } und { $white_2 } für Komi und Vorgabe: { $outcome }
board-by-lines-points = ein Brett mit { $columns } mal { $rows } Linien; Punkte benennen höchstens { $most_lines }
board-has-from-1 = ein Brett hat 1 bis { $most } Spalten und Reihen
board-has-no-places = dieses Brett hat keine Plätze für { $stones } Vorgabesteine: von Hand aufstellen
board-has-no-such = dieses Brett hat keinen solchen Punkt
board-hexagons-does-not = ein Brett aus Sechsecken passt so nicht auf sich selbst; „rotate half“, „flip diagonal“ und „flip antidiagonal“ gehen
border-row-other-sides = die Randreihe gehört der anderen Seite
both-pieces-already-used = beide Steine { $piece } von { $name } sind schon gelegt
bracket-ends-seems-missing-2 = die Klammer am Ende von { $id } scheint hier zu fehlen: { $swallowed } ist ein Teil davon
bracket-ends-seems-missing-3 = die Klammer am Ende von { $id } scheint hier zu fehlen: { $swallowed } ist ein Teil davon; zum Schließen hier mit einem Texteditor ] schreiben
bracket-text-not-escaped = eine Klammer im Text ist nicht maskiert
ca-changed-by-encoding = CA sagt, wie die Datei gespeichert ist: „encoding“ ändert beides
cannot-name-property-capitals = „{ $id }“ kann keine Eigenschaft heißen: das Format erlaubt nur Großbuchstaben
cannot-name-property-letters = „{ $id }“ kann keine Eigenschaft heißen: nur Buchstaben und Ziffern
cannot-name-property-needs = „{ $id }“ kann keine Eigenschaft heißen: ein Großbuchstabe ist nötig
cannot-read = „{ $text }“ ist nicht zu lesen
cannot-read-as-mark = „{ $text }“ ist nicht als Markierung zu lesen
cannot-start-again-software = ein neuer Start mit Software geht nicht: { $error }
captures-line = geschlagen: { $captures }
changed-after-program-ended = { $target }: wurde geändert, nachdem das Programm beim Speichern geendet hatte; was gespeichert wurde, ist in { $kept }
changes-nothing = das ändert nichts
clipboard-empty = die Zwischenablage ist leer
clipboard-holds-record-without = die Partie in der Zwischenablage hat keine Züge
closing-parentheses-missing = { $missing } schließende Klammern fehlen
closing-parenthesis-missing = die schließende Klammer fehlt
comments-points-octi-look = in Kommentaren sehen die Punkte von Octi aus wie andere Zahlen
conflict-mine = Diese Fassung
conflict-theirs = Andere Fassung
said-nothing = (nichts)
said-empty-node = ein Knoten ohne Zug
conflicts = Konflikte
conflicts-left =
    { $count ->
        [one] noch { $count } Konflikt aufzulösen
       *[other] noch { $count } Konflikte aufzulösen
    }
conflicts-settled =
    { $count ->
        [one] { $count } Konflikt aufgelöst
       *[other] { $count } Konflikte aufgelöst
    }
contradictions-counted =
    { $count ->
        [one] { $count } Widerspruch
       *[other] { $count } Widersprüche
    }
contradicts = { $id } widerspricht { $id_2 }
counts-from-1 = { $what } beginnt bei 1
diagrams-are-pictures = Diagramme sind Bilder, .svg oder .png; Text hat ein Brett
diagrams-from-need-picture = --diagrams und --from brauchen ein Bild, .svg oder .png: Text hat ein Brett
different-line-ends-one = gemischte Zeilenenden in einer Datei, meist { $line_end }
different-pods-stand-first = dort stehen verschiedene Pods; der erste wird genommen
does-not-decode-as = { $id } ist nicht als { $charset } zu lesen: { $raw }
encoding-is-not-read = { $id } ist in { $other }, was nicht gelesen wird: { $raw }
does-not-read = { $program } liest keine Partien von { $game }
empty = { $id } ist leer
empty-move-old-way = ein leerer Zug ist eine alte Art zu passen
encoding-changed-by-encoding = die Kodierung ändert „encoding“
encoding-makes-room = { $what }; mit „encoding utf-8“ hat jedes Zeichen Platz
encoding-not-known-read = unbekannte Kodierung { $label }; gelesen als { $charset }
file-names-other-encoding = dort steht { $label }, aber die Bytes sehen nach { $charset } aus
file-encoding-doubtful = dort steht { $label }, aber der Text sieht eher nach { $other } aus
line-in-other-encoding = gelesen als { $other }, denn sie ist nicht in { $charset }
line-does-not-decode = ein Teil davon ist nicht als { $charset } zu lesen
label-kept = was CA außer der Kodierung nennt, bleibt in XCA erhalten: { $values }
escapes-count-bytes-not = Maskierungen gelten für Bytes, nicht für Zeichen
ff-does-not-exist = FF[{ $version }] gibt es nicht; gelesen als FF4
game-is-unknown = GM fehlt, und das Turnier nennt ein Spiel, das nicht bekannt ist
game-is-guessed = GM fehlt; gelesen als { $game }
ff-writes-pass-differently = FF{ $format } schreibt Passen anders
ff3-has-labels-four = FF3 hat Beschriftungen von höchstens vier Zeichen
file-ends-inside-value = die Datei endet in einem Wert
file-has-4-gib = die Datei hat 4 GiB oder mehr, das ist zu viel
file-no-game-record = diese Datei ist keine Partiedatei; eine Partie hinzuzufügen würde ihren Inhalt zerstören
file-starts-byte-order = die Datei beginnt mit einer Byte-Reihenfolge-Marke, die sagt, dass sie UTF-8 ist
first-game = dies ist die erste Partie
first-node-game-cannot-2 = der erste Knoten einer Partie lässt sich nicht verschieben
first-piece-must-cover = der erste Stein von { $name } muss den Startpunkt { $names } bedecken
first-piece-must-cover-2 = der erste Stein von { $name } muss das ganze Startfeld { $names } bedecken
first-piece-must-cover-3 = der erste Stein von { $name } muss einen der freien Startpunkte { $names } bedecken
first-piece-must-touch = der erste Stein von { $name } muss seine Startkreuzung mit einem von { $names } berühren
first-two-pieces-must = die ersten zwei Steine von { $name } müssen Steine 1 sein
first-variation = dies ist die erste Variante
form-no-comments = { $form } hat keinen Platz für Kommentare: Sie werden weggelassen
form-no-labels =
    { $count ->
        [one] { $count } Beschriftung hat in { $form } kein Zeichen
       *[other] { $count } Beschriftungen haben in { $form } kein Zeichen
    }
form-no-marks =
    { $count ->
        [one] { $count } Markierung lässt sich in { $form } nicht darstellen
       *[other] { $count } Markierungen lassen sich in { $form } nicht darstellen
    }
form-no-piece = { $places } bilden keinen Stein von { $gm }
form-no-place = Züge ohne Ort werden weggelassen: { $moves }
from = von { $from } nach { $to }
from-again = { $id } noch einmal von { $from } nach { $to }
from-itself = { $id } von { $from } zu sich selbst
game-begins-before-one-2 = eine Partie beginnt, bevor die vorige geschlossen ist
game-does-not-fit = eine Partie auf { $columns }×{ $rows } passt nicht in eine auf { $columns_2 }×{ $rows_2 }
game-first = diese Partie ist in { $other } kodiert, die erste in { $main }
game-has-no-board = das Brett dieses Spiels ist nicht bekannt
game-needs-name = ein Spiel braucht einen Namen
game-not-counted = dieses Spiel wird nicht nach Gebiet gezählt
game-number-already = das ist schon Partie { $number }
game-of-size = { $game }, { $size }
games-file =
    { $count ->
        [one] die Datei hat { $count } Partie
       *[other] die Datei hat { $count } Partien
    }
games-ron = games/{ $name }.ron: { $cause }
games-stand-in-order = die Partien stehen schon in dieser Reihenfolge
games-stand-there = diese Partien stehen schon dort
gm-needs-what-gm = gm braucht, was GM in den Dateien sagt, wie in gm: ["40", "kropki"]
gm-not-game-whose = die Werte von GM[{ $name }] lassen sich nicht prüfen
guess = { $charset } ({ $origin }, geraten)
guess-2 = { $name } (vermutet)
ha-but-black-moves = HA ist { $handicap }, aber Schwarz zieht zuerst
ha-but-black-stones = HA ist { $handicap }, aber { $stones ->
        [one] { $stones } schwarzer Stein ist
       *[other] { $stones } schwarze Steine sind
    } aufgestellt
ha-is-less-than-2 = HA ist { $handicap }, aber die kleinste Vorgabe ist 2
read-otherwise = die Datei wird jetzt als { $name } gelesen; { $guessed } war geraten und hat kein { $characters }
half-character-was-taken = ein halbes Zeichen wurde für eine Klammer gehalten
handicap-given-before-first = eine Vorgabe gibt es vor dem ersten Zug, und diese Partie hat Züge
has-comma-too-many = { $id } hat ein Komma zu viel
has-empty-value-beside = { $id } hat neben anderen einen leeren Wert
has-label-already = { $from } hat schon eine Beschriftung
has-no-capital-letter = { $written } hat keinen Großbuchstaben, den jeder Bezeichner braucht
has-no-piece-left = { $colour } hat keinen Stein { $name } mehr
has-no-place-board = „{ $value }“ liegt nicht auf diesem Brett mit { $columns }×{ $rows }
has-no-such-colour = { $id }: { $gm } hat keine solche Farbe
has-no-such-value = { $id } hat keinen Wert { $number }: es sind { $count }
has-one-value = { $id } kann nur einen Wert haben
has-one-value-already = { $id } hat einen Wert, und er ist schon da: „change-value“ ändert ihn
has-values-should-have = { $id } hat { $count } Werte und sollte einen haben
here-new-node-exclude = --here und --new-node schließen einander aus
how-pieces-stood-beginning = wie die Figuren am Anfang standen, ist hier nicht bekannt
identifier-characters = ein Bezeichner von { $ident } Zeichen
inline-counts-inside-lines = InLine zählt in den Reihen eines Sechsecks (Hexagon)
is = { $id }[{ $raw }] ist { $what }
is-to-play = { $next } am Zug.
jump-ends-square-taken = ein Sprung endet auf einem besetzten Feld
jump-goes-over-empty = ein Sprung geht über ein leeres Feld
junctions-among-segments-passed = Kreuzungen unter den Strecken werden übergangen
ki-twice-komi = KI ist das doppelte Komi
ko-retaken-at-once = das Ko wird sofort zurückgeschlagen
last-game = dies ist die letzte Partie
last-variation = dies ist die letzte Variante
left-out-what-belongs = weggelassen, was zu keiner Eigenschaft gehört und jetzt für einen Teil der Datei gehalten würde: { $shown }
letters-piece-capitals = „{ $letters }“: die Buchstaben eines Steins sind Großbuchstaben
lies-along-own-piece = liegt bei { $at } an der Seite eines eigenen Steins
lies-beside-no-own = liegt neben keinem eigenen Stein
lies-outside-board = { $text } liegt außerhalb des Bretts
line = Zeile { $line }: { $code }
not-understood = Syntaxfehler ({ $cause })
setting-has-wrong-value = eine Einstellung hat einen ungültigen Wert ({ $cause })
line-goes-after-variation = es geht weiter, nachdem eine Variante geschlossen wurde
line-has-no-alternative = diese Variante hat keine Alternative
line-needs-two-different = eine Linie braucht zwei verschiedene Punkte
link-move-puts-cannot = die Brücke, die der Zug setzt, kann dort nicht sein
link-move-takes-away = die Brücke, die der Zug wegnimmt, ist nicht da
links-with-a-peg = Brücken lassen sich nur setzen oder entfernen, wo ein Zug einen Pflock setzt
link-own-pegs = eine Brücke verbindet zwei eigene Pflöcke im Abstand eines Springerzugs
link-crosses-another = eine andere Brücke ist im Weg
game-has-no-links = in diesem Spiel gibt es keine Brücken
take-link-away = Brücke nach { $other } entfernen
put-link-in = Brücke nach { $other } setzen
command-toggle-link = Brücke setzen oder entfernen
command-help-toggle-link = Setzt mit diesem Zug die Brücke zwischen zwei Pflöcken oder nimmt sie weg: Der Zug sagt es dann, wie in f7-d4e6+g5h7.
links-n = Brücken ({ $colour }): { $named }{ "\u000A" }
list-points-old-way = einen Zug als Liste von Punkten zu schreiben ist veraltet
little-golems-first-letter = der erste Buchstabe von Little Golem verbindet immer oben und unten; „rotate half“ und „flip“ gehen
lossy-writes-what-can = { $record }{ $place }: { $error }; --lossy schreibt, was sich schreiben lässt
main-line = dies ist die Hauptvariante
main-line-already = dies ist schon die Hauptvariante
makes-to-play = { $colour } am Zug
manner = in der Art von { $names }
means-nothing = { $id }[{ $raw }] bedeutet nichts; { $so }
missing = { $what } fehlt
missing-after = { $what } fehlt nach { $name }
more-as-setup-wants = { $first } und { $count } weitere sind schon so, wie die Aufstellung es will
more-cut-off-corners = von den Ecken ist mehr abgeschnitten, als das Brett hat
more-descriptions-games-broken = { " " }(und { $more } weitere Beschreibungen von Spielen sind fehlerhaft)
more-than-one-game = nur eine Partie lässt sich auf einmal einarbeiten; „add-games“ fügt mehrere hinzu
more-than-one-move = mehr als ein Zug in einem Knoten: nur { $id } zählt
more-than-one-move-2 = mehr als ein Zug in einem Knoten; alle werden gespielt
more-than-two-colours = bei mehr als zwei Farben kann niemand aufgeben
move-after-has-won = ein Zug, nachdem { $winner } gewonnen hat
move-cannot-go = der Zug kann nicht dorthin gehen
move-count-differs = als Zahl der Züge ist { $named } angegeben, es sind aber { $moves }
move-neighbouring-square-cannot = ein Zug auf ein Nachbarfeld kann nicht Teil eines längeren Wegs sein
move-not-complete = der Zug ist nicht vollständig
move-root = in der Wurzel steht ein Zug
move-setup-stand-one = ein Zug und eine Aufstellung stehen in einem Knoten
move-turns-over-no = der Zug dreht keine Scheibe um
moves-a-figure = Züge je gedrucktem Diagramm
moves-after = { $id } zieht nach { $end }
moves-marks-setup-no = Züge, Markierungen und Aufstellungen sind kein Text und lassen sich nicht ersetzen
moves-no-colour = { $id } zieht keine Farbe von { $gm }
names-no-point-board = { $id } nennt keinen Punkt des Bretts: { $text }
names-point-twice = { $id } nennt einen Punkt zweimal
names-what-no-point = { $id } nennt, was kein Punkt des Bretts ist: { $list }
needs-the-window = „{ $name }“ braucht das Fenster
needs-value = { $id } braucht einen Wert
no-amazon-stands-where = wo der Zug beginnt, steht keine Amazone
no-ca-but-text = kein CA, aber Text außerhalb von ASCII; gelesen als { $charset }
no-change-pod-like = „{ $text }“ ist keine Änderung eines Pods, wie 46CD+A oder 46CD-C
no-code-finding-variorum = „{ $word }“ ist kein Code eines Befunds; `variorum check --explain` listet sie auf
no-colour-game = „{ $typed }“ ist keine Farbe dieses Spiels: { $names }
no-colour-like-1a2b3c = „{ $text }“ ist keine Farbe wie #1a2b3c
no-command-2 = „{ $name }“ ist kein Befehl
no-encoding-can-written = Variorum kann die Kodierung „{ $label }“ nicht schreiben
no-encoding-known-here = unbekannte Kodierung „{ $label }“
no-file-given = keine Datei angegeben
no-game-2 = es gibt keine Partie
no-game-has-2 = { $name }: eine Partie { $number } gibt es nicht; die Datei hat { $has }
no-game-information-set = { $id } ist keine Angabe zur Partie; „set“ schreibt jede Eigenschaft
no-game-known-here = „{ $game }“ ist kein Spiel, das hier bekannt ist: eine Zahl wie in GM, oder go, hex, octi, gomoku, othello, Blokus Duo, …
no-game-numbered = eine Partie { $number } gibt es nicht: vorhanden sind { $count }
no-game-record = keine Partiedatei{ $why }
no-game-record-file = in dieser Datei ist keine Partie
no-game-to-merge = es gibt keine Partie zum Einarbeiten
no-game-yet = es gibt noch keine Partie
no-game-yet-new = es gibt noch keine Partie; „new-game“ fügt eine hinzu
no-hole-corner = die Ecke hat kein Loch
no-node-after-one = kein späterer Knoten hat { $words }
no-node-before-one = kein früherer Knoten hat { $words }
no-number-of-a-move = „{ $text }“ ist keine Zugnummer
no-other-variation-branches = vor diesem Knoten zweigt keine andere Variante ab
no-output-given = keine Ausgabe angegeben
no-piece-player-stands = dort steht keine Figur des Spielers
no-piece-stands-exactly = auf genau { $text } liegt kein Stein
no-piece-stands-where = wo der Zug beginnt, steht keine Figur
no-place-board-or = „{ $piece }“ ist kein Platz dieses Bretts, mit oder ohne Stein
no-place-collection-has = einen Platz { $number } gibt es nicht: die Sammlung hat { $count }
no-place-variations-hang =
    { $count ->
        [one] einen Platz { $index } gibt es nicht: dort hängt { $count } Variante
       *[other] einen Platz { $index } gibt es nicht: dort hängen { $count } Varianten
    }
no-place-variations-here = einen Platz { $index } gibt es nicht: die Varianten hier sind 0 bis { $last }
no-pod-arrow = für einen Pfeil ist kein Pod { $stone } da
no-pod-colour-stands = dort steht kein Pod { $old } dieser Farbe
no-pod-hand = kein Pod ist gewählt
no-pod-left-reserve = kein Pod ist mehr in Reserve
no-pod-marked = es gibt keinen Pod { $stone } zum Markieren
no-pod-stands-removed = es gibt keinen Pod { $stone } zum Entfernen
no-pod-stands-there = dort steht kein Pod
no-pod-with-prongs = dort steht kein Pod mit diesen Zacken; der erste des Spielers wird genommen
no-point-board = „{ $typed }“ ist kein Punkt dieses Bretts
no-point-board-2 = „{ $point }“ ist kein Punkt dieses Bretts
no-point-board-its = „{ $typed }“ ist kein Punkt dieses Bretts mit { $columns }×{ $rows }; seine Punkte heißen wie { $last }
no-point-game-has = „{ $typed }“ ist kein Punkt: dieses Spiel hat kein Brett, das hier bekannt ist
no-point-given = kein Punkt angegeben
no-prong-left = der Spieler hat keinen Zacken mehr
no-repair-certain = { $title }: keine Korrektur ist sicher
no-setup-says-s = eine Aufstellung kann hier nicht { $colour } an den Zug bringen
no-setup-says-what = eine Aufstellung kann nicht festhalten, was auf { $point } steht: keine Partie führt dorthin
no-size-board-number = „{ $text }“ ist keine Größe eines Bretts: eine Zahl oder Spalten:Reihen
no-size-from-1 = „{ $sz }“ ist keine Größe von 1 bis { $most }; angenommen wird { $columns } mal { $rows }
no-size-from-1-2 = { $size } ist keine Größe von 1 bis { $most }
no-stone-point-letters = „{ $stone }“ ist kein Stein: ein Punkt und die Buchstaben A bis H seiner Zacken
no-stone-stands = auf { $place } liegt kein Stein
no-such-file-no = { $word }: weder eine Datei noch ein Befehl; war „{ $near }“ gemeint?
no-such-game = eine Partie { $most } gibt es nicht: die Sammlung hat { $count }
no-such-game-any-more = die Partie ist nicht mehr da
no-such-pod-square = kein solcher Pod auf dem übersprungenen Feld
no-such-reader = für { $name } gibt es keine Kopie: ff4, utf-8, pentobi, sabaki oder hexgui
no-superprong-left = der Spieler hat keinen Superzacken mehr
no-theme = kein Farbschema heißt „{ $name }“; es gibt { $all }
no-variation-they-numbered = eine Variante { $number } gibt es nicht: sie sind von 0 bis { $count } nummeriert
nobody-passes-game-2 = in diesem Spiel passt niemand
nobody-swaps-game-2 = in diesem Spiel tauscht niemand
node-already = { $id } ist schon in diesem Knoten
node-already-2 = der Knoten ist schon da
node-cannot-hang-below = ein Knoten lässt sich nicht unter sich selbst verschieben
node-has-move = dieser Knoten hat einen Zug
node-has-no-move = dieser Knoten hat keinen Zug zum Bewerten
node-has-no-property = dieser Knoten hat keine Eigenschaft { $id }
node-has-property-already = dieser Knoten hat schon eine Eigenschaft { $to }
node-without-properties = ein Knoten ohne Eigenschaften
none-stand-there = keine
not = { $id }[{ $raw }] passt nicht; erwartet wird { $wanted }
not-1-or-2 = „{ $strength }“ ist nicht 1 oder 2
not-3 = „{ $word }“ passt hier nicht; erwartet wird { $what }
not-4 = „{ $word }“ passt hier nicht; erwartet wird { $what }: { $names }
not-board = { $text } ist nicht auf diesem Brett
not-defined-by-format = { $id } kennt das Format nicht
not-defined-by-format-2 = { $id } kennt das Format nicht, und es hat mehr als zwei Buchstaben
not-game-record = das ist { $other }, keine Partiedatei
not-game-record-no = { $name }: keine Partiedatei (keine Partie beginnt mit „(;“)
not-number = „{ $text }“ ist keine Zahl
not-one-by-one = die Steine dieses Spiels werden nicht einzeln markiert; „mark“ markiert Punkte
not-text-utf-8 = { $name }: kein gültiger UTF-8-Text
notation-game-not-known = die Schreibweise dieses Spiels wird nicht unterstützt
nothing-can-move = nichts dort kann ziehen
nothing-capture-square-jumped = auf dem übersprungenen Feld ist nichts zu schlagen
nothing-else-game = in dieser Partie ist nichts anderes
nothing-follows-node = diese Variante endet hier
nothing-has-been-moved = noch wurde nichts gezogen
nothing-jumped-over-could = nichts wird übersprungen, was sich schlagen ließe
nothing-names-encoding-guess = nichts nennt die Kodierung; { $charset } ist geraten
nothing-played-line = kein Zug auf { $point } in dieser Variante
nothing-stands-before-node = das ist der Anfang
nothing-stands-could-taken = auf { $place } steht nichts, was sich wegnehmen ließe
nothing-stands-where-move = auf { $places }, wo der Zug beginnt, steht nichts
square-is-gone = der Zug endet auf einem entfernten Feld
setup-says-no-holes = eine Aufstellung kann nicht sagen, welche Felder fort sind
word-means-no-move = „{ $deeds }“ ist auf diesem Brett kein Zug, wie etwa „e1-g1,h1-f1“
winner-gives-up = { $winner } hat gewonnen und gibt danach auf
start-of-pieces = Anfangsstellung
start-usual = üblich
nobodys-arrow = Pfeil
notation-all-letters = Mit dem Buchstaben I
nothing-was-done-yet = nichts rückgängig zu machen
nothing-was-found = keine Treffer
nothing-was-looked-yet = noch wurde nichts gesucht
nothing-was-undone = nichts wiederherzustellen
nothing-was-written = { $place }: { $error }; nichts wurde geschrieben
nowhere-look = „{ $word }“ ist nichts, wo sich suchen lässt: { $names }
nowhere-replaced = keine Treffer zum Ersetzen
number-moves-each-diagram = eine Zahl von Zügen für jedes Diagramm, oder „figures“
old-way-write = { $id } ist eine alte Art, { $colour } zu schreiben
one-node = { $id } und { $id_2 } in einem Knoten
one-word-too-many = „{ $word }“ ist ein Wort zu viel
only-black-white-have = nur Schwarz und Weiß haben Gebiet
only-ca-says-how = nur CA sagt, wie der Text zu lesen ist; „encoding“ ändert es
only-first-lines-drawn = { " " }Nur die ersten { $most } von { $all } Linien sind gezeichnet.
only-game = dies ist die einzige Partie
only-game-record-needs = dies ist die einzige Partie, und eine Datei braucht eine
only-one-node-subtree = nur eine der Optionen --node, --subtree, --game, --collection verwenden
only-steps =
    { $most ->
        [one] es gibt nur { $most } Schritt
       *[other] es gibt nur { $most } Schritte
    }
other-nodes-follow-one = auf diesen folgen andere Knoten
other-stones-set-up = am Anfang dieser Partie sind andere Steine aufgestellt
overlaps-piece-at = bedeckt auf { $taken } einen Stein von { $of }
own-piece-stands-where = wo der Zug endet, steht eine eigene Figur
parentheses-nest-more-than = Klammern stehen mehr als { $deep } tief ineinander
pass-although-move = gepasst, obwohl es einen Zug gibt
passes-straight-through-junction = geht gerade durch eine Kreuzung, durch die ein anderer Stein geht
peg-stands-already = dort steht schon ein Pflock
piece-1-may-not = ein Stein 1 darf nicht in die Mitte
piece-already-used = Stein { $piece } von { $name } ist schon gelegt
piece-goes-along-row = eine Figur zieht entlang einer Reihe, Spalte oder Diagonale
piece-goes-its-line =
    { $length ->
        [one] die Figur geht 1 Feld weit, und auf ihrer Linie stehen { $pieces } Figuren
       *[other] die Figur geht { $length } Felder weit, und auf ihrer Linie stehen { $pieces } Figuren
    }
piece-moves-opponents = die Figur, die zieht, gehört dem Gegner
piece-opponent-stands-way = eine Figur des Gegners steht im Weg
pl-names-no-colour = PL nennt keine Farbe: { $text }
plays-twice-row = { $id } spielt zweimal nacheinander
pm-none-0-1 = PM[{ $raw }] ist weder 0 noch 1 noch 2
pod-enters-prongs-shown = ein Pod kommt mit Zacken aufs Brett; er wird mit ihnen gezeigt
pod-enters-square-holds = ein Pod kommt auf ein Feld mit Pods des Gegners
pod-enters-square-no = ein Pod kommt auf ein Feld, das kein Heimatfeld seines Spielers ist
pod-has-moved-already = dieser Pod hat schon gezogen
pod-has-no-prong = der Pod hat auf dieser Seite keinen Zacken
pod-has-no-prong-2 = der Pod hat keinen Zacken { $letter }
pod-has-prong-side = der Pod hat auf dieser Seite schon einen Zacken
pod-opponent-stands-where = der Zug endet auf einem Pod des Gegners
pod-opponents = der Pod dort gehört dem Gegner
pod-was-put-up = der Pod wurde mit anderen zugleich aufgestellt: löschen und neu aufstellen
pods-different-squares-move = Pods verschiedener Felder ziehen in einem Zug
point-not-board = der Punkt ist nicht auf diesem Brett
points-two-digits-so = Punkte sind zwei Ziffern, also gibt es höchstens neun Spalten und Reihen
program-ended-while-was = { $target }: das Programm endete beim Speichern; die Datei ist wieder vollständig
property-has-no-value = die Eigenschaft { $name } hat keinen Wert
property-stands-after-variation = eine Eigenschaft steht nach einer Variante ihres Knotens
read-as-2 = { $id }[{ $raw }] wird als { $clean } gelesen
read-as-3 = { $written } wird als { $id } gelesen
read-way-file-has = In dieser Kodierung ist die Datei anders aufgebaut, und Ihre Änderungen können nicht bleiben; speichern Sie sie zuerst, oder machen Sie sie rückgängig
record-has-all-already = diese Datei hat schon alles davon
record-is-no-picture = { $path }: als .{ $suffix } lässt sich keine Partie speichern; „variorum publish“ und „variorum render“ machen Seiten, Hefte und Bilder
record-not-written-over = { $name }: eine Partie kann keine Datei eines anderen Formats ersetzen
record-stored-as-already = die Datei ist schon als { $ca_name } gespeichert
record-stored-as-encoding = die Datei ist als { $charset } gespeichert; „encoding“ ändert das
records-game-have-no = Partien dieses Spiels kennen kein Passen: die nächste Farbe spielt einfach
repositioned-prong-normal-one = ein umgesetzter Zacken ist ein gewöhnlicher
root-no-move-looks = „{ $raw }“ in der Wurzel ist kein Zug; es sieht wie ein Name aus
rules-game-not-known = die Regeln dieses Spiels sind hier nicht bekannt, und so auch nicht, was auf seinem Brett steht
rules-known-so-not = die Regeln von { $name } sind bekannt, also wird es nicht beschrieben
same-colour-moves-again = dieselbe Farbe zieht nach ihrem Zug noch einmal
same-moves-as-game = dieselben Züge wie in Partie { $first }
same-position-was-board = das wiederholt eine frühere Stellung
say-where-to-set-up = { $why }: --here oder --new-node angeben
score-line = Stand: { $scores }
set-up-more-than-2 = { $place } wird in diesem Knoten mehr als einmal aufgestellt
settings-built-in-instead = { $path }: Diese Einstellungen sind nicht zu verstehen und haben ihre eingebauten Werte: { $names }
settings-cannot-read = { $path }: die Einstellungen sind nicht zu lesen ({ $error })
settings-could-not-understood = die Einstellungen waren nicht zu verstehen ({ $cause }); sie sind in { $kept } gesichert
settings-could-not-understood-2 = { $path }: die Einstellungen waren nicht zu verstehen ({ $cause }) und ließen sich nicht unter anderem Namen sichern ({ $error })
settings-out-of-range = { $path }: Diese Einstellungen liegen außerhalb ihrer Grenzen, daher gilt der nächste mögliche Wert: { $names }
settings-too-long = { $path }: Diese Einstellungen sind zu lang, und nur ein Teil davon gilt: { $names }
settle-conflicts = Konflikte auflösen
setup-says-where-pegs = eine Aufstellung sagt, wo Pflöcke stehen, und damit kämen andere Brücken
something-stands-already = dort steht schon etwas
square-board-lines-written = ein quadratisches Brett von { $columns } Linien, mit zwei Zahlen geschrieben
square-jumped-twice-one = ein Feld wird in einem Zug zweimal übersprungen
square-not-board = das Feld ist nicht auf diesem Brett
square-path-not-board = ein Feld des Wegs ist nicht auf diesem Brett
standard-input = Standardeingabe: { $error }
standard-input-2 = Standardeingabe
standard-input-empty = Standardeingabe: ist leer
standard-input-larger-than = Standardeingabe: ist größer als 4 GiB
standard-output = Standardausgabe: { $error }
standard-output-has-no = die Standardausgabe hat keine Endung: --format svg, png oder txt angeben
stands-below-other-game = { $id } steht unter anderen Partiedaten
step-goes-neighbouring-square = ein Schritt geht auf ein Nachbarfeld oder überspringt eines
stone-stands-already = dort liegt schon ein Stein
word-takes-piece = auf { $place }, wohin der Zug eine Figur stellt, steht schon eine
stones-set-up-after = nach der Wurzel sind Steine aufgestellt
stored-as-record-could = als { $goal } gespeichert wäre die Datei nicht wiederzuerkennen
suicide-stones =
    { $lost ->
        [one] Selbstmord
       *[other] Selbstmord von { $lost } Steinen
    }
superprong-stays-where = ein Superzacken bleibt, wo er ist
swap-answers-first-move = ein Tausch antwortet auf den ersten Zug, und den gibt es noch nicht
swap-answers-first-move-2 = ein Tausch antwortet auf den ersten Zug
swap-pieces = Tausch der Steine
swap-record-mirrors-what = der Tausch in dieser Partie spiegelt an der langen Diagonale, was dort steht, und käme so gedreht woanders hin; stattdessen lässt sich die Ansicht drehen
swap-sides = Tausch der Seiten
swap-usually-answers-first = ein Tausch folgt gewöhnlich gleich auf den ersten { $piece }
swapping-pieces-has-no = auf einem Brett, das nicht quadratisch ist, lassen sich Steine nicht tauschen; nichts bewegt sich ({ $piece })
sz-no-size-board = SZ[{ $raw }] ist keine Brettgröße
sz-read-as = SZ[{ $trim }] wird als { $columns }:{ $rows } gelesen
sz-two-numbers-belongs = SZ mit zwei Zahlen gehört zu FF4, die Datei nennt FF{ $format }
takes-too-long-small = { $path }: dauert für ein kleines Bild zu lange
text-at-cannot-read = der Text bei { $node } ist nicht als { $charset } zu lesen: zuerst die Datei in ihrer wirklichen Kodierung lesen
text-between-properties = der Text zwischen den Eigenschaften
text-was-decoded-wrongly = Text wurde vor dem Speichern falsch gelesen: { $raw }
text-was-lost-earlier = Text ging bei einer früheren Umwandlung verloren: { $raw }
these-points-no-piece = diese Punkte bilden keinen Stein dieses Spiels
together-meant = { $id } und { $id_2 } zusammen bedeuteten { $meant }
too-long-small-picture = { $path }: zu groß für ein Vorschaubild (über 64 MB)
tt-point-board-not = tt ist auf diesem Brett ein Punkt, kein Passen
turn-before-move-has = dem Zug vor diesem fehlt ein Stein
turn-one-entry-one = ein Zug ist ein Einsetzen, ein Zacken oder Züge von einem Feld aus
turned-like-would-not = so gedreht begänne { $name } nicht auf dem eigenen Startpunkt; stattdessen lässt sich die Ansicht drehen
two-digits-name-nine = zwei Ziffern benennen höchstens neun Spalten und Reihen
two-games-begin-different = die zwei Partien beginnen mit verschiedenen Stellungen
two-games-to-merge = zum Zusammenführen braucht es mindestens zwei Partien
values-game-cannot-judged = die Werte dieses Spiels lassen sich nicht beurteilen
variation-first-its-fork = das ist schon die erste Variante
variation-last-its-fork = das ist schon die letzte Variante
variation-number-already = diese Variante hat schon die Nummer { $index }
variation-record-does-not = eine Variante aus einer Partie von { $there } passt nicht in eine von { $here }
vw-gives-two-corners = VW gibt zwei Ecken an
vw-list-points-belongs = VW mit einer Liste von Punkten gehört zu FF4, die Datei nennt FF{ $format }
was-not-done-nothing = { $name }: { $place }: „{ $line }“ wurde nicht getan, nichts wurde geschrieben: { $error }
what-look-missing = es fehlt, wonach zu suchen ist
window-software-failed-as = auch das Fenster mit Software ging nicht auf
without-its-moves-record = ohne ihre Züge würde diese Partie nicht für eine dieses Spiels gehalten
without-move = { $id } ohne Zug
written-2 = { $id }[{ $raw }] schreibt man { $id }[{ $clean }]
written-manner = geschrieben in der Art von { $dialect }
zero-bytes-file = die Datei enthält NUL-Bytes
by-what = { " " }mit { $what }
click-a-point = Punkt anklicken, damit dort ein Stein beliebiger Farbe passt, oder alles
no-font-for = Keine Schrift auf diesem Rechner hat die Zeichen dieser Sprache: { $language }. Mit den Schriften Noto Sans CJK ist sie lesbar.
size-by = { " × " }
remove =
    { $word ->
        [arrow] Pfeil { $ends } entfernen
       *[other] Linie { $ends } entfernen
    }

## Befehlszeile
cli-copy-as-program-reads = Eine Kopie, wie ein Programm sie liest; von mehreren Partien die, die --game nennt, wo es nur eine liest
cli-clean-ff4-utf-8 = Sauberes FF4 in UTF-8, mit jeder sicheren Korrektur; nichts, was jemand geschrieben hat, wird weggelassen
cli-commands-those-windows-palette = Befehle sind die der Palette des Fensters, wie „goto end“, „play dd“ oder „comment "Gut gespielt"“; --commands listet sie auf. Wörter werden getrennt wie in einer Shell. -c und --script werden in der angegebenen Reihenfolge ausgeführt.
cli-compare = Zeigen, worin sich zwei Dateien unterscheiden, gleich wie sie geschrieben und umbrochen sind
cli-compare-a = Die erste Datei
cli-compare-b = Die zweite Datei
cli-compare-more = Eine Zeile je Unterschied: hinzugefügt, entfernt, geändert, verschoben oder korrigiert. Der Rückgabewert ist 0, wenn beide dasselbe sagen, und sonst 1.
cli-also-say-what-format = Auch sagen, was das Format erlaubt, manche Programme aber nicht mögen
cli-answer-json = In JSON antworten
cli-carry-out-command-palette = Einen Befehl der Palette ausführen, wenn das Fenster offen ist, wie „new“ oder „open“
cli-carry-out-commands-as = Befehle ausführen wie von Hand und die Datei schreiben; alle oder keinen
cli-command = Ein Befehl
cli-depth-counts-steps-from = `depth` zählt die Schritte von der Wurzel zum fernsten Knoten, `leaves` die Enden der Varianten.
cli-draw-one-node-suffix = Einen Knoten zeichnen; die Dateiendung der Ausgabe bestimmt das Format: .svg, .png oder .txt
cli-encoding-read-whatever-record = In dieser Kodierung lesen, was immer die Datei sagt
cli-encoding-write-record-will = In dieser Kodierung schreiben; die Datei nennt sie dann
cli-file-commands-one-line = Eine Datei mit Befehlen, einer je Zeile; Zeilen, die mit # beginnen, werden übergangen
cli-find-where-something-stands = Finden, wo etwas steht: ein Text, ein Punkt, ein Wert
cli-git = git zum Zusammenführen von Partien und zum Anzeigen ihrer Änderungen einrichten
cli-git-global = Für alle Repositorys dieses Benutzers
cli-git-more = Der Merge-Treiber und die Diff-Einstellungen kommen in die Konfiguration von git, eine Zeile je Dateiendung von Partien in .gitattributes. Die Konfiguration wird nicht mitgeklont: Jeder Klon wird für sich eingerichtet, oder alle mit --global.
cli-git-remove = Die Einrichtung rückgängig machen
cli-hexworld-link-can-stand = In jedem Befehl kann für FILE ein HexWorld-Link stehen und für eine Partie eine Datei .gib, .ngf, .ugf, .ugi oder .T1.
cli-how-swaps-hex-read = Wie ein Tausch in Hex gedeutet wird: nach den Zügen danach, wenn nichts anderes gesagt ist
cli-kind-picture-whatever-suffix = Die Art des Bilds, was immer die Endung ist
cli-letters-as-outlines-programs = Buchstaben als Umrisse, für Programme ohne die Schrift (.svg)
cli-line-text-beneath-board = Eine Zeile Text unter dem Brett
cli-list-commands-what-each = Die Befehle auflisten und was jeder tut
cli-list-what-wrong-records = Die Befunde in Dateien auflisten
cli-longer-side-pixels-1000 = Die längere Seite in Pixeln; 1000, wenn nichts gesagt ist
cli-look-wrong-name-lists = Das Farbschema; ein unbekannter Name listet alle auf
cli-merge = In OURS einarbeiten, was THEIRS seit BASE geändert hat; Konflikte werden gemeldet und in Kommentaren markiert
cli-merge-base = Wo beide etwas geändert haben, nehmen, was BASE hat, und keinen Konflikt melden
cli-merge-comments = Was aus Kommentaren wird, die beide an einer Stelle geschrieben haben
cli-merge-dry-run = Nichts schreiben, nur melden
cli-merge-encoding = Kodierung des Ergebnisses
cli-merge-git = Als Treiber von git
cli-merge-marker = Länge der Konfliktkennzeichen, 7 bis 200
cli-merge-mergetool = Als mergetool von git arbeiten: die verbliebenen Konflikte im Fenster öffnen
cli-merge-more = Der Rückgabewert ist 0, wenn alles zusammengeführt wurde, 1, wenn es Konflikte gibt, und 2, wenn nichts geschrieben wurde. Mit --git kommt das Ergebnis in OURS; eine Fassung, die keine Partiedatei ist oder Konfliktkennzeichen eines nicht aufgelösten git merge enthält, ist ein Konflikt, dessen Ergebnis beide Dateien vollständig enthält; 129 heißt, dass nichts geschrieben wurde.
cli-merge-ours = Wie OURS in Kennzeichen heißt
cli-merge-path = Name der Partiedatei, wenn die Dateien andere Namen haben
cli-merge-show-base = Konflikte zeigen auch, was BASE hat
cli-merge-the-base = Die Fassung, von der beide ausgingen; eine leere Datei, wenn es keine gibt
cli-merge-the-ours = Die Fassung, in die eingearbeitet wird; alles andere behält seine Bytes
cli-merge-the-theirs = Die Fassung, deren Änderungen eingearbeitet werden
cli-merge-theirs = Wie THEIRS in Kennzeichen heißt
cli-mirror-board = Das Brett spiegeln
cli-moves-from-number-n = Die Züge von Nummer N bis zum Knoten als Diagramme, mit einer Liste derer, deren Platz besetzt ist
cli-no-coordinates-around-board = Keine Koordinaten um das Brett
cli-numbers-moves = Zahlen auf den Zügen
cli-one-line-finding-file = Eine Zeile je Befund, FILE:LINE:COLUMN: SEVERITY[CODE]: MESSAGE. Der Rückgabewert ist 1, wo es einen Fehler gibt.
cli-only-hexworld-link-line = Nur der HexWorld-Link der Variante durch den Knoten
cli-only-moves-line-through = Nur die Züge der Variante durch den Knoten, als Liste
cli-pieces-left-beneath-board = Die übrigen Steine, unter dem Brett
cli-publish = Aus einer Partie eine Webseite, ein Heft, eine Animation oder Text erstellen, für Leute ohne das Programm
cli-publish-after = Die Dateiendung von OUT bestimmt das Format: .html für eine Seite mit einem Brett zum Durchspielen, .pdf für ein Heft, .png oder .gif für eine Animation der Hauptvariante. Eine Seite enthält die Partie, und jeder Befehl kann sie lesen. Bei einem Ordner ist OUT ein Ordner mit einem Verzeichnis und einer Seite je Partie; nur geänderte Seiten werden neu geschrieben. Mit --problems kann OUT ein Heft mit den Aufgaben aller Dateien sein. Von einer Datei dieses Namens, die nicht von Variorum ist, bleibt eine Kopie.
cli-publish-as = Die Variante als Text ausgeben, für ein Forum, ein Wiki oder ein Buch
cli-publish-at = Der Knoten, bei dem eine Seite beginnt oder eine Animation oder ein Text endet: start, end, eine Zugnummer oder Kindnummern ab der Wurzel
cli-publish-files = Eine Datei oder ein Ordner mit Dateien; - ist die Standardeingabe
cli-publish-font = Eine Schrift für Zeichen eines Hefts, die der eingebauten Schrift fehlen; sonst werden die Schriften des Systems durchsucht
cli-publish-moves = Züge je Figur; Vorgabe 50. Mit 0 zeigt ein Text nur die Stellung
cli-publish-without = Dies weglassen, auch aus der Partie in einer Seite
cli-read-record-write-what = Eine Datei lesen und schreiben; was keine Option betrifft, bleibt Byte für Byte
cli-record-standard-input = Die Datei; - ist die Standardeingabe
cli-records-check-standard-input = Dateien, die geprüft werden; - ist die Standardeingabe
cli-records-describe-standard-input = Dateien, die beschrieben werden; - ist die Standardeingabe
cli-records-look-through-standard = Zu durchsuchende Dateien; - ist die Standardeingabe
cli-records-open-one-tab = Zu öffnende Dateien, jede in einem eigenen Tab
cli-results = Zeigen, wer wo gewinnt, nach den Markierungen am Ende der Varianten
cli-results-more = Markierungen sind GB, GW, DM und UC, Aufgaben und Ergebnisse, die man auf dem Brett sieht. Eine Markierung zählt anstelle dessen, was ihr folgt; schließt das Folgende sie aus, wird ein Widerspruch gemeldet.
cli-results-proved = Ein Ergebnis nur zählen, wenn jeder Zug in der Partie steht
cli-results-transpositions = Gleiche Stellungen teilen ihre Ergebnisse; längere Wiederholungen werden nicht erkannt
cli-results-write = GB, GW und DM in die Dateien schreiben, wo ein Ergebnis feststeht und nicht markiert ist
cli-say-what-code-means = Einen CODE und seine Korrektur erklären; ohne CODE alle auflisten
cli-say-what-files-games = Dateien beschreiben: Spiele, Größen, Anzahlen, Kodierung
cli-show-one-node-board = Einen Knoten zeigen: das Brett als Text, wer am Zug ist, den Kommentar, die Eigenschaften
cli-square-picture-size-pixels = Ein quadratisches Bild von SIZE Pixeln für Dateiverwaltungen (.png): die Endstellung oder die aufgestellte
cli-start-end-main-line = start, end (der Hauptvariante), eine Zugnummer der Hauptvariante oder Nummern der Kinder von der Wurzel aus: 0.0.2; / ist die Wurzel
cli-study = Mit Dateien üben: Aufgaben, Joseki, der nächste Zug; wiederholt, wenn fällig
cli-study-answer = Eine Frage nach ihrem Schlüssel beantworten und die Antwort speichern
cli-study-answer-more = MOVE… sind Ihre eigenen Züge, in der Schreibweise des Spiels; die Erwiderungen kommen aus der Datei. Die Frage wird in den Dateien und Ordnern von --in gesucht, sonst in denen, die zuletzt mit „questions“ und „due“ aufgelistet wurden, die neuesten zuerst, dann im aktuellen Ordner. Eine unvollständige Folge zählt als schwer, bis am selben Tag die nächste Antwort auf die Frage an ihre Stelle tritt; ein Zug, der nicht in der Datei steht, zählt nur mit --rating. Der Rückgabewert ist 1, wenn nichts gespeichert wurde, weil der Zug regelwidrig ist oder nicht in der Datei steht.
cli-study-convention = Wie Dateien markieren, was richtig ist, statt es zu ermitteln
cli-study-dictionary = Die Datei oder der Ordner mit Dateien zum Vergleich
cli-study-due = Die Fragen von heute auflisten: fällige und neue
cli-study-due-more = Eine Zeile je Frage: FILE:GAME:PATH: KEY MODE SIDE STATE, mit dem Tag, wenn es einen gibt. STATE ist due, changed (die Antwort in der Datei hat sich seit der letzten Frage geändert) oder new. Die letzte Zeile zählt sie nach Art: Aufgaben, Stellungen von Joseki-Sammlungen und was schon auf andere Weise gefragt wurde. Antworten werden neben den Dateien in .variorum-study.jsonl gespeichert. Ein Tag beginnt um vier Uhr morgens.
cli-study-elsewhere = { $folder }: Antworten werden stattdessen in { $path } gespeichert ({ $why })
cli-study-files = Dateien und Ordner mit Dateien; - ist die Standardeingabe
cli-study-history = Tage seit der vorigen Antwort und die Note: 0:3 20:1
cli-study-in = Eine Datei oder ein Ordner mit der Frage
cli-study-judge = Jeden Zug einer Aufgabe beurteilen und zeigen, wie die Datei ihn markiert
cli-study-judge-more = Eine Zeile je Partie, FILE:GAME: CONVENTION (EVIDENCE, certain|likely|guess) SOLVER, dann eine je Knoten mit einem Zug, FILE:GAME:PATH: VERDICT: right, continued, wrong oder unjudged mit einer Zeile, die sagt, warum. Ein Ordner steht für alle Dateien darin und in seinen Unterordnern.
cli-study-key = Der Schlüssel der Frage
cli-study-ladder = Nach einer festen Reihe von Tagen wiederholen statt nach FSRS-6
cli-study-leave = Zeigen, wo Partien eine Joseki-Sammlung verlassen: der erste Zug, der nicht darin steht, und was sie dort spielt
cli-study-leave-more = Verglichen werden ganze Stellungen; gedrehte und gespiegelte gelten als gleich. Bleibt die Sammlung in einer Ecke, so wird jede Ecke einer Partie für sich verfolgt: wer auch immer dort zuerst zieht, wie sie auch liegt und was inzwischen anderswo gespielt wird. Mit --summary eine Zeile je Schritt, der häufigste zuerst: wie oft Partien dort abweichen, mit den Zügen, wie sie in der Sammlung liegen.
cli-study-mode = problem; repertoire, die Stellungen einer Joseki-Sammlung; guess, der nächste Zug einer Partie; mistakes, bessere Züge als die als schlecht markierten
cli-study-moves = Die Züge
cli-study-new-a-day = Höchstens N neue Fragen am Tag: die heute begonnenen zählen mit
cli-study-no-answer = „{ $answer }“ ist keine Antwort: DAYS:RATING verwenden, wie in 20:3, mit einer Note von 1 bis 4
cli-study-no-key = „{ $word }“ ist nicht der Schlüssel einer Frage: 32 Ziffern und Buchstaben von a bis f, wie „questions“ und „due“ sie auflisten
cli-study-no-move = kein Zug angegeben
cli-study-not-found = { $key }: keine durchsuchte Datei enthält diese Frage; mit --in eine angeben
cli-study-not-kept = { $folder }: die Antwort konnte nicht gespeichert werden ({ $error })
cli-study-nothing = study: judge, questions, due, answer, take, leave, export, move, reset, collections oder schedule?
cli-study-now = Diesen Zeitpunkt statt jetzt verwenden: 2026-11-21T22:00:00+01:00
cli-study-questions = Die Fragen in Dateien und ihre Antworten auflisten
cli-study-questions-more = Eine Zeile je Frage: FILE:GAME:PATH: KEY MODE SIDE: ANSWERS. Ohne --mode werden Aufgaben als Aufgaben gefragt und Joseki-Sammlungen als Repertoires; Partien ergeben nur Fragen, wenn ein Modus angegeben ist. Gleiche Stellungen haben denselben Schlüssel, gedreht oder nicht, in jeder Datei.
cli-study-rating = Ihre Bewertung; sonst „good“, wenn richtig, „again“, wenn falsch
cli-study-same-position = Erreicht eine Partie eine Stellung zweimal, gilt für beide das bessere Urteil
cli-study-schedule = Den Zeitplan für eine Folge von Antworten zeigen
cli-study-schedule-more = Eine Zeile je Antwort: Stabilität, Schwierigkeit und Tage, bis sie wieder fällig ist. Noten sind 1 noch einmal, 2 schwer, 3 gut, 4 leicht; die Tage der ersten Antwort zählen nicht.
cli-study-side = Nur Fragen für diese Farbe, nach Buchstabe oder Name
cli-study-take = Eine Partie oder jede Partie eines Ordners als Aufgaben einer bestimmten Konvention behandeln oder nur eine Seite fragen
cli-study-take-more = Dies wird bei den Antworten gespeichert, nie in der Datei, und gilt nur für die Partie in dieser Datei; Partien der Datei, die mit derselben Frage beginnen, werden gleich behandelt. „auto“ kehrt zu dem zurück, was die Datei sagt.
cli-study-take-place = Die Datei oder der Ordner
cli-study-too-many = { $text }: die Frage endet vor diesem Zug
cli-symmetries = Auch Stellungen, die auf gedrehtem oder gespiegeltem Brett gleich sind
cli-transpositions = Die Knoten jeder Partie auflisten, die dieselbe Stellung haben
cli-transpositions-more = Eine Zeile je Gruppe, FILE:GAME: PATH PATH…, in der Reihenfolge der Datei. Eine Zugfolge, die an einem Knoten mit + endet, geht an einem anderen Knoten der Gruppe weiter.
cli-turn-board-clockwise-by = Das Brett im Uhrzeigersinn um N Zwölftel drehen, -11 bis 11
cli-view-check-edit-convert = Partiedateien (.sgf, .blksgf) ansehen, prüfen, bearbeiten und umwandeln; Dateien bleiben, wie sie sind
cli-way-node-as-several = Der Weg zum Knoten als mehrere Diagramme, N Züge auf jedem, oder „figures“, wie die Datei sie hat
cli-what-draws-window = Womit das Fenster gezeichnet wird
cli-what-look = Wonach gesucht wird
cli-what-places-called-people = Wie Punkte benannt werden; sonst wie im Spiel üblich
cli-what-regular-expression-matches = WHAT als regulären Ausdruck behandeln, mit Groß- und Kleinschreibung
cli-what-screen-reader-hears = Was ein Screenreader vom Knoten sagt, dann jeder Punkt, auf dem etwas ist
cli-what-write = Was geschrieben wird
cli-where-look = Wo gesucht wird
cli-where-write-standard-output = Wohin geschrieben wird; - ist die Standardausgabe
cli-which-game-file-counted = Welche Partie der Datei, von 1 an gezählt
cli-which-shell = Für welche Shell
cli-without-command-window-opens = Ohne Befehl öffnet sich das Fenster. Eine Datei, die wie ein Befehl heißt, öffnet man als ./NAME. Meldungen sind in der Sprache von LC_ALL, LC_MESSAGES oder LANG; mit LC_ALL=C sind sie englisch.
cli-write-manual-page-or = Die Handbuchseite oder die Ergänzungen für eine Shell schreiben
cli-write-u-fffd-or = U+FFFD oder ? schreiben für das, was sich nicht lesen oder schreiben lässt, statt abzulehnen

## Was Befunde bedeuten
finding-help-annotation-contradicts = Eine Stellung ist gut für eine Seite, ausgeglichen oder unklar, und ein Zug gut oder schlecht, nicht mehreres zugleich. Die Korrektur behält die erste Bewertung und legt die anderen in eine private Eigenschaft.
finding-help-annotation-pair = In FF3 bedeutete das Paar interessant (TE zuerst) oder zweifelhaft (BM zuerst). Die Korrektur schreibt IT oder DO.
finding-help-annotation-without-move = Sammlungen von Aufgaben bezeichnen so die Lösungen. Die Bewertung bleibt.
finding-help-bad-root-value = FF, GM oder ST hat einen Wert, der nichts bedeutet; angenommen wird der übliche. Die Korrektur legt den Wert in eine private Eigenschaft.
finding-help-board-too-big = Punkte sind zwei Buchstaben, also hat ein Brett höchstens 52 Linien.
finding-help-border-row = Die erste und die letzte Reihe gehören der einen Seite, die erste und die letzte Spalte der anderen. Der Pflock wird gesetzt wie geschrieben.
finding-help-byte-escapes = Zweite Bytes von Zeichen, die wie eine Klammer oder ein Backslash aussehen, sind maskiert. Neuer Text wird ebenso geschrieben; manche Programme zeigen einzelne Backslashs.
finding-help-centre = Die Plätze in der Mitte sind anderen Steinen vorbehalten. Gespielt wird, wie es geschrieben ist.
finding-help-charset-contradicted = CA nennt eine Kodierung, die Bytes sind in einer anderen. Geglaubt wird den Bytes. Die Korrektur berichtigt CA.
finding-help-charset-guessed = Nichts in der Datei nennt ihre Kodierung. Sehen Namen falsch aus, öffnen Sie die Datei mit einer anderen Kodierung neu.
finding-help-charset-missing = Nach dem Format ist dies ISO-8859-1, aber kaum ein Programm hält sich daran. Die Kodierung ist geraten. Die Korrektur ergänzt CA.
finding-help-charset-unknown = Die Kodierung wird aus den Bytes erschlossen. Die Korrektur berichtigt CA.
finding-help-composed-spelling = Die Bedeutung der zwei Teile ist sicher, aber das Format schreibt sie anders. Die Korrektur schreibt sie so.
finding-help-crossing = In Nexos darf eine Kreuzung nur einmal überquert werden. Gespielt wird, wie es geschrieben ist.
finding-help-dialect = Die Datei folgt den Gewohnheiten eines Programms oder Servers, die vom Format abweichen. Sie wird entsprechend gelesen.
finding-help-duplicate-game = Die Züge sind dieselben wie in einer früheren Partie.
finding-help-duplicate-property = Listen werden als eine Liste gelesen, Texte als mehrere; von allem anderen zählt der erste Wert. Die Korrektur vereint Listen und Texte und bewahrt den Rest in einer privaten Eigenschaft.
finding-help-duplicate-variation = In zusammengeführten oder importierten Dateien ist das üblich. Nichts wird geändert.
finding-help-earlier-conversion = Eine frühere Version dieses Programms hat diese Partie aus der Datei eines Servers umgewandelt und dabei nicht alles oder nicht alles richtig gelesen. Die Partie bleibt, wie sie ist. Wenn es die ursprüngliche Datei noch gibt, öffnen Sie sie noch einmal.
finding-help-edge-contact = Steine einer Farbe dürfen sich nur an Ecken berühren. Gespielt wird, wie es geschrieben ist.
finding-help-empty-list = Ohne Punkte bedeutet die Liste nichts; manche Programme verlieren darüber einen Zug. Die Korrektur entfernt den leeren Wert.
finding-help-empty-node = Er bleibt; manche Server schreiben einen am Ende jeder Partie. Die Korrektur entfernt ihn, außer wenn sich dadurch die Hauptvariante ändern würde.
finding-help-empty-value = Ein leerer Text sagt nichts. Die Korrektur entfernt die Eigenschaft.
finding-help-empty-variation = Ein Klammerpaar enthält keinen Knoten. Es bedeutet nichts. Die Korrektur nimmt die Klammern heraus.
finding-help-forbidden-move = Schwarz darf nicht mehr als fünf in einer Reihe, nicht zwei Vierer und nicht zwei offene Dreier zugleich bilden, außer mit einem Fünfer. Gespielt wird, wie es geschrieben ist.
finding-help-foreign-value = Der Wert ist in der Kodierung seiner Partie kein Text, wohl aber in einer anderen. Er wird in dieser gezeigt und bleibt, wie er ist.
finding-help-format-too-new = FF ist 1 bis 4. Die Datei wird als FF4 gelesen. Die Korrektur schreibt 4.
finding-help-game-guessed = Ohne GM ist es eine Go-Partie. Das Turnier, die Züge oder der Name der Datei zeigen, dass es ein anderes Spiel ist. Wo sie es nicht beweisen, schreibt das Normalisieren kein GM.
finding-help-game-inside-game = Eine Variante beginnt mit FF oder GM, und am Ende fehlen Klammern: Wahrscheinlich fehlen sie hier. Gelesen wird eine Variante. Die Korrektur schließt die vorige Partie, wenn die fehlenden dafür reichen.
finding-help-handicap-differs = HA ist nur eine Zahl; die Steine werden eigens aufgestellt oder sind die ersten Züge von Schwarz, und dann zieht Weiß.
finding-help-handicap-too-small = HA ist im Format mindestens 2. Viele Programme schreiben 0 oder 1, wenn es keine Vorgabe gibt oder Schwarz ohne Komi beginnt.
finding-help-header-point = Der Text vor der ersten Partie enthält Klammern, ist also vielleicht ein beschädigter Anfang der Datei. Er bleibt und wird wieder geschrieben.
finding-help-header-text = Alles vor der ersten Partie (ein Mailkopf, ein HTTP-Kopf, leere Zeilen) bleibt und wird wieder geschrieben, aber andere Programme finden die Partie vielleicht nicht. Die Korrektur macht daraus einen Kommentar.
finding-help-identifier-too-long = Keine Eigenschaft heißt so; wahrscheinlich ist es Text am falschen Platz. Er bleibt.
finding-help-illegal-value = Der Wert wird gezeigt und bleibt, lässt sich aber nicht verwenden. Die Korrektur legt ihn in eine private Eigenschaft (X und der Bezeichner).
finding-help-junction-listed = Frühe Programme taten das. Die Kreuzungen werden übergangen; allein die Strecken bestimmen den Stein.
finding-help-junk = Zwischen Eigenschaften, Knoten und Partien darf nur Leerraum stehen. Der Text wird übergangen und bleibt in der Datei; Korrektur und Vereinheitlichung machen aus seinen Wörtern einen Kommentar.
finding-help-ko = Gespielt wird, wie es geschrieben ist.
finding-help-komi-doubled = KI ist das doppelte Komi. Die Korrektur schreibt KM.
finding-help-komi-scaled = Fox-Server schreiben Punkte mal 100 oder chinesische Steine mal 100, von denen jeder zwei Punkte zählt; in manchen Dateien stehen Punkte mal 10. Es bleibt.
finding-help-label-repeated = Die letzte verdeckt die anderen.
finding-help-label-too-long = FF3 erlaubte vier Zeichen.
finding-help-line-ends-mixed = Alle werden gleich gelesen.
finding-help-line-repeated = Die Korrektur lässt jede einmal stehen, und die ohne Länge in einer privaten Eigenschaft.
finding-help-long-identifier = Manche alten Programme lesen nur zwei Buchstaben.
finding-help-lowercase-identifier = Bis FF3 konnten Bezeichner Kleinbuchstaben enthalten, die nichts bedeuten; „-“ und „_“ erlaubt keine Fassung. Die Korrektur schreibt nur die Großbuchstaben, und bei unbekannten Namen alle Buchstaben groß. Ein kleingeschriebenes Wort direkt vor einem Namen kommt in den Kommentar.
finding-help-main-line-shorter = Die erste Variante ist die Hauptvariante. Manche Programme schreiben die Partie selbst zuletzt.
finding-help-mark-repeated = Die erste Markierung zählt. Die Korrektur lässt diese stehen und bewahrt eine andere in einer privaten Eigenschaft.
finding-help-merge-conflict = Zwei Fassungen haben dasselbe verschieden geändert. Der Block zwischen den Kennzeichen sagt, was jede hat; die Datei hat die erste, unsere. „settle“ nimmt unsere, ihre oder beide und entfernt den Block.
finding-help-missed-start = Gespielt wird, wie es geschrieben ist.
finding-help-missing-bracket = Der Wert enthält, was wie die nächste Eigenschaft aussieht: Ohne die Klammer, die ihn beenden sollte, geht er bis zur Klammer jener Eigenschaft. Was verschluckt wurde, ist Teil des Texts und wird nicht als Zug oder Name gelesen. Wo eine Zeile der Partiedaten die nächste Zeile oder ein Punkt einer Liste den nächsten verschluckte, trennt die Korrektur sie. Wo mit der Klammer alle runden Klammern wieder zusammenpassen, schreibt die Korrektur sie. Sonst ist keine Korrektur sicher: Setzen Sie die ] mit einem Texteditor dort ein, wo sie hingehört.
finding-help-missing-close = Die Datei endet in einer Partie. Gelesen wird, als stünden die Klammern da; vielleicht ist die Datei abgeschnitten. Die Korrektur schreibt sie ans Ende.
finding-help-missing-open = Gelesen wird, als stünde die Klammer da. Die Korrektur schreibt sie.
finding-help-missing-semicolon = Eine Variante oder Partie beginnt mit einer Eigenschaft. Gelesen wird, als stünde das Semikolon da. Die Korrektur schreibt es.
finding-help-mixed-charsets = CA unterscheidet sich zwischen den Partien der Datei. Jede wird in ihrer eigenen gelesen.
finding-help-mixed-formats = FF unterscheidet sich zwischen den Partien der Datei.
finding-help-mixed-games = GM unterscheidet sich zwischen den Partien der Datei.
finding-help-mojibake = Der Text trägt Spuren einer früheren Umwandlung in der falschen Kodierung. Die Korrektur macht sie rückgängig, wo die Kodierung der Datei das Ergebnis darstellen kann.
finding-help-move-after-end = Aufgeben oder eine auf dem Brett gewonnene Stellung beendet eine Partie, zweimal Passen dann, wenn sie ein Ergebnis hat. Züge danach zeigen vielleicht, wie tote Steine geschlagen werden oder was hätte sein können; dann gehören sie in eine Variante.
finding-help-move-in-root = Erlaubt, aber schlechter Stil: Viele Programme zeigen die Wurzel als Stellung vor dem ersten Zug.
finding-help-move-with-setup = Zuerst wird aufgestellt, dann gezogen. Die Korrektur teilt den Knoten; ein PL allein wird entfernt.
finding-help-name-as-move = Skripte von Turnieren schrieben so die Spieler. Es ist kein Zug.
finding-help-needless-pass = In diesem Spiel passt nur, wer nicht ziehen kann.
finding-help-nested-deep = Klammern stehen so tief ineinander, wie die Partie lang ist. Manche Programme können eine solche Datei nicht öffnen; die Vereinheitlichung schreibt keine, wo nichts verzweigt.
finding-help-newer-property = Sie wird in ihrer üblichen Bedeutung gelesen. Die Eigenschaft FF ist zu niedrig.
finding-help-no-contact = In Blokus muss eine Ecke einen Stein derselben Farbe berühren, in Nexos eine Strecke dort enden, wo eine andere ihrer Farbe endet, in Callisto der Stein neben einem seiner Farbe liegen. Gespielt wird, wie es geschrieben ist.
finding-help-no-flip = In Othello dreht jeder Zug mindestens eine Scheibe um. Gespielt wird, wie es geschrieben ist.
finding-help-no-game = Nirgends in der Datei beginnt eine Partie mit (; oder mit einer Eigenschaft nach einer Klammer.
finding-help-no-hole = Die vier Ecken haben keine Löcher. Dort wird nichts gesetzt.
finding-help-no-link = Brücken verbinden eigene Pflöcke im Springerabstand und kreuzen keine andere Brücke. Was der Zug über diese sagt, wird übergangen.
finding-help-no-piece = Wo der Zug beginnt, steht keine Figur des Spielers. Wo die Regeln bekannt sind, wird eine Figur dorthin gestellt, wo er endet; sonst bewegt sich nichts.
finding-help-no-such-colour = Es bleibt, und nichts kommt aufs Brett.
finding-help-no-value = Ein Bezeichner steht allein: Ein Wert wurde vergessen, oder es ist ein Wort am falschen Platz. Es bleibt in der Datei; die Korrektur macht daraus einen Kommentar.
finding-help-no-way = Die Figur wird dorthin gestellt, wo der Zug endet, und was dort stand, ist weg.
finding-help-node-after-variation = Nach dem Format kann das nicht sein. Es wird als eingeschobene Variante gelesen: Was folgt, ist die Hauptvariante, die Variante ihre Alternative. Wahlweise wird es als weitere Variante gelesen. Die Korrektur schreibt die Varianten, wie sie gelesen werden, jede in Klammern.
finding-help-not-a-piece = Sie werden gezeigt, wie sie sind, als ein eigener Stein.
finding-help-not-composed = Die Eigenschaft braucht zwei Teile mit einem Doppelpunkt dazwischen. Der Wert bleibt; die Korrektur legt ihn in eine private Eigenschaft.
finding-help-nothing-to-remove = Eine Aufstellung entfernt einen Stein, indem sie genau seine Plätze nennt. Nichts wird entfernt.
finding-help-nul-byte = Sie werden als Leerraum gelesen. Vielleicht ist die Datei beschädigt oder in einer nicht erkannten Kodierung. Die Korrektur schreibt Leerzeichen.
finding-help-obsolete-property = Sie wird gelesen und bleibt. Korrektur und Vereinheitlichung schreiben die genaue Entsprechung, wo es eine gibt: die Beschriftungen A, B, C für L, Dreiecke auf Steinen und Kreuze auf leeren Punkten für M.
finding-help-occupied = Der Zug wird gespielt, wie er geschrieben ist: Was dort stand, wird ersetzt.
finding-help-octi-capture = Was davon da ist, wird geschlagen, der Rest übergangen.
finding-help-octi-entry = Ein Pod kommt auf ein Heimatfeld seines Spielers, auf dem kein Pod des Gegners steht, und ohne Zacken. Er kommt, wie es geschrieben ist.
finding-help-octi-jump = Gezogen wird, wie es geschrieben ist.
finding-help-octi-move = Dort steht ein Pod des Gegners, oder der Zug ist Teil eines längeren Wegs. Gezogen wird, wie es geschrieben ist.
finding-help-octi-no-pod = Gezogen wird stattdessen das Nächstliegende: ein anderer Pod des Spielers oder der Pod, der dort steht. Auf einem leeren Feld geschieht nichts.
finding-help-octi-no-prong = Gezogen wird, wie es geschrieben ist.
finding-help-octi-parts = Ein Zug ist ein Einsetzen, ein Zacken oder Züge von einem Feld aus. Alle Teile werden gespielt.
finding-help-octi-pod-gone = Es wird übergangen.
finding-help-octi-prong-missing = Nichts ändert sich.
finding-help-octi-prong-taken = Nichts ändert sich.
finding-help-octi-step = Ein Pod geht auf ein Nachbarfeld oder überspringt eines. Gezogen wird, wie es geschrieben ist.
finding-help-octi-superprong = Der Spieler hat keinen mehr, oder einer soll umgesetzt werden. Gespielt wird, wie es geschrieben ist.
finding-help-octi-supply = Gespielt wird, wie es geschrieben ist, und der Vorrat sinkt unter null.
finding-help-octi-which-pod = Der Wert sagt nicht, welcher gemeint ist. Der erste wird genommen.
finding-help-odd-space = Ein geschütztes Leerzeichen, eine Byte-Reihenfolge-Marke oder ein Dateiende-Zeichen steht zwischen den Teilen. Es wird als Leerraum gelesen. Die Korrektur schreibt ein Leerzeichen.
finding-help-old-property = Sie wird in ihrer heutigen Bedeutung gelesen. Die Vereinheitlichung schreibt sie neu.
finding-help-one-first = Gespielt wird, wie es geschrieben ist.
finding-help-overlap = Gespielt wird, wie es geschrieben ist: Zu sehen ist der spätere Stein.
finding-help-pass-on-large-board = Auf großen Brettern ist tt ein Punkt, kein Passen.
finding-help-pass-spelling = FF4 schreibt Passen als leeren Wert, FF1 bis FF3 schreiben tt auf Brettern bis 19 Linien. Beides wird gelesen.
finding-help-piece-used = Alle Steine dieser Form sind gelegt. Gespielt wird, wie es geschrieben ist.
finding-help-point-doubled = Er zählt einmal.
finding-help-point-off-board = Der Wert hat die Form eines Punkts, aber dieses Brett hat dort keinen. Er bleibt, und nichts wird irgendwohin gesetzt.
finding-help-point-rectangle = Ein Rechteck aus einem Punkt oder mit den Ecken in falscher Reihenfolge. Die Korrektur schreibt es richtig.
finding-help-property-after-variation = Sie wird als Eigenschaft des Knotens vor der Variante gelesen. Die Korrektur schreibt sie dorthin.
finding-help-replacement-character = Die Datei enthält U+FFFD; das schreiben Programme für etwas, was sie nicht lesen können. Das Ursprüngliche ist verloren.
finding-help-root-property-elsewhere = Dort bedeutet sie nichts. Die Korrektur entfernt sie, wo die Wurzel denselben Wert hat, und macht sie sonst zu einer privaten Eigenschaft.
finding-help-rules-format = RU ist full, fast oder kids, ein Doppelpunkt und Varianten mit Kommas dazwischen. Die Korrektur schreibt „edgeless, kids“ als kids:edgeless; wo zwei Regelwerke genannt sind, bleibt der Text, wie er ist.
finding-help-rules-unjudged = Züge werden gezeigt, wie sie dastehen, und nicht geprüft.
finding-help-same-colour-twice = Freie Vorgabesteine und Vorführungen sehen so aus.
finding-help-second-game-info = Auf einem Weg darf nur ein Knoten Partiedaten haben. Welche gezeigt werden, ist von Programm zu Programm verschieden.
finding-help-setup-after-root = Nach der Wurzel aufzustellen ist erlaubt, aber der Verlauf einer Partie ist es dann nicht mehr.
finding-help-setup-repeated = Die letzte zählt. Die Korrektur lässt diese stehen und bewahrt, was eine andere Liste sagt, in einer privaten Eigenschaft.
finding-help-setup-without-effect = Auf dem Punkt ist schon, was die Aufstellung dorthin stellt, oder er ist schon leer. Vielleicht war ein anderer Knoten gemeint.
finding-help-several-games = Viele Programme zeigen nur die erste.
finding-help-size-unreadable = Angenommen wird die übliche Größe des Spiels. Der Wert bleibt.
finding-help-split-character = Der Text wurde samt seinen Maskierungen in UTF-8 umgewandelt, so dass ein Zeichen in ein anderes und eine Klammer zerfiel. Er wird bis zu der Klammer gelesen, die ihn beendet. Die Korrektur fügt die Hälften zusammen.
finding-help-square-size = Ein quadratisches Brett schreibt man als eine Zahl. Die Korrektur tut das.
finding-help-start-unknown = SU nennt eine Anfangsstellung, die nicht bekannt ist, oder für ein Brett dieser Größe ist keine bekannt, und nichts ist aufgestellt. Die übliche Anfangsstellung wird gezeigt, falls das Brett eine hat; die Züge werden nicht geprüft.
finding-help-stray-comma = Es wird übergangen.
finding-help-suicide = Der Stein und seine Kette kommen vom Brett. Manche Regeln erlauben es.
finding-help-superko = Viele Regeln verbieten es. Gespielt wird, wie es geschrieben ist.
finding-help-surplus-close = Sie wird nicht beachtet und bleibt. Die Korrektur nimmt sie heraus.
finding-help-surplus-open = Zwei Klammern öffnen, wo eine Variante beginnt. Die erste wird nicht beachtet und bleibt. Die Korrektur nimmt sie heraus, und die, die sie schließt.
finding-help-swap-ambiguous = Gemeint sein können die Steine oder die Seiten. Nach einem Tausch der Seiten zieht dieselbe Farbe noch einmal, also zeigt es der nächste Zug, und nichts wird gemeldet. Wo keiner folgt, wird es gelesen, wie das Programm, das es schrieb, es meinte, und als Tausch der Steine, wenn das nicht bekannt ist. Als swap-pieces oder swap-sides geschrieben ist es eindeutig.
finding-help-swap-late = Ein Tausch ist gewöhnlich der zweite Zug, wenn ein Stein auf dem Brett liegt. Er wird trotzdem ausgeführt.
finding-help-swap-mislabelled = Nach einem Tausch der Seiten zieht dieselbe Farbe noch einmal, nach einem Tausch der Steine die andere. Wo swap-pieces steht und dieselbe Farbe noch einmal zieht, oder wo das Programm, das es schrieb, bekanntlich beides verwechselt, wird es als Tausch der Seiten gelesen: Kein Stein bewegt sich. Die Korrektur schreibt swap-sides. Wo swap-sides steht und die andere Farbe zieht, wird es gelesen, wie es geschrieben ist, und nichts ist sicher.
finding-help-swap-oblong = Ein Stein kann auf einem solchen Brett nicht zur anderen Seite wechseln. Kein Stein bewegt sich.
finding-help-too-large = Dateien von 4 GiB und mehr lassen sich nicht lesen: Stellen werden in 32 Bit gezählt.
finding-help-too-many-values = Die Eigenschaft darf nur einen Wert haben. Der erste zählt, die anderen bleiben; oft fehlt eine Klammer. Die Korrektur vereint Texte und legt von allem anderen die übrigen Werte in eine private Eigenschaft.
finding-help-trailing-text = Alles nach der letzten Partie (eine Unterschrift, ein Dateiende-Zeichen, Null-Bytes) bleibt und wird wieder geschrieben. Die Korrektur macht aus seinen Wörtern einen Kommentar.
finding-help-turn-unfinished = Nach dem ersten Stein hat jeder Zug zwei Steine. Die andere Seite spielt trotzdem weiter. Es wird je Variante einmal gemeldet.
finding-help-turn-unreadable = Es wird übergangen: Die nächste Farbe der Reihe nach zieht.
finding-help-two-moves = Sie werden in der Reihenfolge der Datei gespielt. Die Korrektur teilt den Knoten; Kommentare und Markierungen nach einem Zug gehen mit ihm.
finding-help-unchecked-game = Züge und Punkte dieses Spiels werden gezeigt, wie sie sind, und nicht geprüft.
finding-help-undecodable-value = Der Wert bleibt, wie er ist, und wird mit Ersatzzeichen gezeigt. In einer anderen Kodierung ist er vielleicht zu lesen.
finding-help-unescaped-bracket = Eine ] im Text muss \] geschrieben werden. Wo die Klammern des Texts Paare bilden, wird sie als Text gelesen; sonst endet der Text dort, und der Rest gehört zu keiner Eigenschaft. Die Korrektur maskiert die Klammer, und der Text geht weiter bis zu seiner letzten.
finding-help-unknown-property = Sie bleiben, wie sie sind. Nur das Programm, das sie schrieb, weiß, was sie bedeuten.
finding-help-unread-line = Die Partie wurde aus der Datei eines Servers oder eines anderen Programms erstellt: .gib, .ngf, .ugf, .ugi oder .T1. Die Zeile wird hier angeführt und steht nicht in der Partie; die ursprüngliche Datei ist unverändert.
finding-help-unreadable-move = Der Wert hat nicht die Form eines Zugs in diesem Spiel. Er bleibt und wird nicht gespielt. Die Korrektur legt ihn in eine private Eigenschaft.
finding-help-unreadable-point = Der Wert hat nicht die Form eines Punkts in diesem Spiel. Er bleibt. Die Korrektur legt ihn in eine private Eigenschaft.
finding-help-unterminated-value = Keine Klammer schließt den letzten Wert. Der Text bis zum Ende der Datei ist sein Wert; oft ist ein Backslash vor der Klammer schuld. Wo der Wert nichts als Text enthält, schließt ihn die Korrektur am Ende der Datei.
finding-help-value-spelling = Die Bedeutung ist sicher, aber das Format schreibt es anders: Leerraum darin, Farben in Kleinbuchstaben, ein Dezimalkomma. Die Korrektur schreibt es, wie das Format es tut.
finding-help-value-without-property = Er wird als weiterer Wert der Eigenschaft davor gelesen oder als zu keiner Eigenschaft gehörig. Die Korrektur verbindet ihn mit seiner Eigenschaft; ein Wert, der zu keiner gehört, bleibt.
finding-help-view-cleared = Ein leerer Wert leert die Liste, also kann nichts daneben stehen. Die Korrektur entfernt den leeren Wert.
finding-help-view-old = Bis FF3 gab VW zwei Ecken eines Rechtecks an; so wird es gelesen.
look-in-record = In allen Partien der Datei suchen
looking = Wird durchsucht …
look-in-open = In allen offenen Dateien suchen
usage-heading = Aufruf:{ " " }
usage-commands = Befehle:
usage-arguments = Argumente:
usage-options = Optionen:
usage-print-help = Hilfe ausgeben
usage-print-version = Version ausgeben
usage-possible-values = { "[" }mögliche Werte:
usage-default = { "[" }Vorgabe:
usage-options-place = { "[" }OPTIONEN]
usage-unexpected = das Argument „{ $argument }“ gibt es hier nicht
usage-missing = diese Argumente fehlen: { $argument }
usage-no-equals = zwischen „{ $argument }“ und seinem Wert gehört ein Gleichheitszeichen
usage-twice = das Argument „{ $argument }“ kann nur einmal stehen
usage-conflict = die Argumente „{ $argument }“ und „{ $other }“ schließen einander aus
usage-no-value = „{ $argument }“ braucht einen Wert
usage-wrong-value = „{ $value }“ ist kein Wert für „{ $argument }“
usage-too-many = „{ $value }“ ist ein Wert zu viel für „{ $argument }“
usage-no-command = unbekannter Befehl „{ $name }“
usage-similar-argument = { " " }(ähnlich ist „{ $near }“)
usage-similar-value = { " " }(ähnlich ist „{ $near }“)
usage-similar-command = { " " }(ähnlich ist „{ $near }“)
first-node-not-deleted = der erste Knoten einer Partie kann nicht gelöscht werden; „delete-game“ entfernt die Partie
first-node-no-alternative = der erste Knoten einer Partie hat keine Alternative; „new-game“ beginnt eine weitere Partie
first-node-nothing-before = vor dem ersten Knoten einer Partie steht nichts; --after fügt einen Knoten dahinter ein
first-node-no-variation = der erste Knoten einer Partie ist keine Variante
no-move-of-game = „{ $text }“ ist kein Zug dieses Spiels
no-move-but-like = „{ $text }“ ist kein Zug dieses Spiels: Züge schreibt man wie { $example }
no-point-of-board = „{ $text }“ ist kein Punkt dieses Bretts
several-ways = „{ $text }“ kann auf { $ways } Arten liegen: alle Punkte mit Kommas dazwischen eingeben
nobody-passes-in = in { $game } wird nicht gepasst
is-the-result = Partien dieses Spiels schreiben das als Ergebnis, nicht als Zug
no-size-of-game = { $columns } mal { $rows } ist keine Größe dieses Spiels: Spalten und Reihen gehen von 1 bis { $most }
nine-are-the-most = Punkte sind zwei Ziffern, also sind neun Spalten und Reihen das Höchste
no-size-of-hexworld = „{ $text }“ ist keine Brettgröße von HexWorld
no-setting-of-hexworld = „{ $flag }“ ist keine Bretteinstellung von HexWorld
no-move-of-hexworld = „{ $text }“ ist kein Zug von HexWorld
no-move-of-hex = „{ $text }“ ist kein Zug von Hex
point-not-on-board = { $point } liegt nicht auf diesem Brett
only-hex-has-links = nur Hex hat HexWorld-Links
hexworld-largest = das größte Brett von HexWorld ist { $largest }
link-without-setup = ein HexWorld-Link kann keine aufgestellten Steine enthalten
move-without-point = ein Zug ohne Punkt
unreadable-move-in-link = ein unlesbarer Zug passt in keinen Link
quotation-not-closed = schließendes Anführungszeichen fehlt
no-command-given = kein Befehl angegeben
no-command-called = unbekannter Befehl „{ $name }“
no-command-called-but = unbekannter Befehl „{ $name }“; meinten Sie „{ $near }“?
wrong-arguments = { $name }: { $why } (Aufruf: { $usage })
nothing-to-look-for = es gibt nichts zu suchen
no-regular-expression = „{ $what }“ ist kein regulärer Ausdruck: { $why }
no-place-in-game = „{ $text }“ ist keine Stelle: start, end, eine Zugnummer oder Kindnummern wie /0.0.2
no-number-of-game = „{ $part }“ ist weder die Nummer einer Partie noch ein Bereich wie 3-5
no-number-of-moves = „{ $text }“ ist keine Anzahl von Zügen
no-margins = „{ $text }“ ist keine Breite in Millimetern bis { $most }
no-problem-numbers = „{ $text }“ ist keine Liste wie 1-12,20
no-such-move = es gibt keinen Zug { $number }: die Hauptvariante hat { $moves }
no-node-nothing-follows = es gibt keinen Knoten { $whole }: auf { $above } folgt nichts
no-node-one-follows = es gibt keinen Knoten { $whole }: auf { $above } folgt ein Knoten, Nummer 0
no-node-children = es gibt keinen Knoten { $whole }: { $above } hat die Kinder 0 bis { $last }
file-missing = { $path }: Datei nicht gefunden
file-is-folder = { $path }: ist ein Ordner, keine Datei
file-denied = { $path }: darf nicht gelesen werden (keine Berechtigung)
file-empty = { $path }: ist leer
file-too-large = { $path }: ist größer als 4 GiB
file-special = { $path }: ist eine Pipe oder ein Gerät, keine Datei
file-hollow = { $path }: ist sehr groß und fast leer; so ist keine Partiedatei
file-not-read = { $path }: nicht bis zum Ende gelesen
file-cannot-be-read = { $path }: kann nicht gelesen werden ({ $cause })
file-changed = { $path }: ein anderes Programm hat sie inzwischen geändert; nichts geschrieben
file-gone = { $path }: ein anderes Programm hat sie inzwischen entfernt; nichts geschrieben
file-exists = { $path }: eine Datei dieses Namens gibt es schon; nichts geschrieben
file-folder-written = { $path }: ist ein Ordner; nichts geschrieben
file-no-folder = { $path }: den Ordner { $folder } gibt es nicht; nichts geschrieben
file-protected = { $path }: ist schreibgeschützt; nichts geschrieben
file-folder-denied = { $path }: im Ordner { $folder } darf nicht geschrieben werden (keine Berechtigung); nichts geschrieben
file-disk-full = { $path }: der Datenträger ist voll; nichts geschrieben
file-stopped = { $path }: abgebrochen; nichts geschrieben
file-cannot-be-written = { $path }: kann nicht geschrieben werden ({ $cause }); nichts geschrieben
file-unsure = { $path }: geschrieben, aber der Datenträger bestätigt es nicht ({ $cause })
file-half = { $path }: nur ein Teil konnte geschrieben werden ({ $cause }); alles steht in { $whole }
changes-not-kept-safe = { $folder }: ungespeicherte Änderungen können nicht gesichert werden ({ $cause })
changes-no-longer-kept = { $folder }: ungespeicherte Änderungen werden nicht mehr gesichert (interner Fehler)
home-is-missing = dieser Benutzer hat keinen persönlichen Ordner; zwischen Sitzungen kann nichts gespeichert werden
home-is-relative = { $variable } ist kein absoluter Pfad ({ $folder }); zwischen Sitzungen kann nichts gespeichert werden
is-not-text = das ist kein Text
is-open = Offenes Ende
longer-than = ist länger als { $most } KiB
too-many-files = es sind zu viele; nur { $count } werden gelesen
no-display = es gibt keinen Bildschirm für ein Fenster ({ $error })
only-strict-tells = Das Format erlaubt es, darum meldet es nur `check --strict`.
to-repair-it = So beheben: { $how }
sgfc-says = Wie SGFC-Meldung { $number }.
swap-other-colour-next = danach zieht die andere Farbe, wie nach einem Tausch der Steine; gelesen wird es, wie es dasteht
swap-as-hexgui = „swap“ allein wird wie in HexGui gelesen: die Seiten werden getauscht
swap-of-pieces = „swap“ allein wird als Tausch der Steine gelesen
swap-same-colour-next = danach zieht dieselbe Farbe, also werden hier die Seiten getauscht, nicht die Steine
swap-by-old-hexgui = dieses Programm schrieb swap-pieces für einen Tausch der Seiten
property-arrows-on-the-board = Pfeile auf dem Brett
property-black-stones = schwarze Steine
property-emptied-points = geleerte Punkte
property-annotator = kommentiert von
property-application = Programm
property-arrows = Pfeile
property-who-adds-stones = wer Steine hinzufügt
property-arrows-of-stones = Pfeile zwischen Steinen
property-white-stones = weiße Steine
property-black-move = Zug von Schwarz
property-time-left-for-black = Restzeit von Schwarz
property-bad-move = schlechter Zug
property-bases-of-black = Basen von Schwarz
property-rank-of-black = Rang von Schwarz
property-species-of-black = Spielerart von Schwarz
property-team-of-black = Mannschaft von Schwarz
property-comment = Kommentar
property-charset = Zeichensatz
property-check-mark = Häkchen
property-chinese-handicap = chinesische Vorgabe
property-cube-owner = Besitzer des Dopplerwürfels
property-copyright = Urheberrecht
property-circles = Kreise
property-circled-stones = eingekreiste Steine
property-cube-value = Wert des Dopplerwürfels
property-dimmed-points = abgedunkelte Punkte
property-dice = Würfel
property-even-position = ausgeglichene Stellung
property-doubtful-move = zweifelhafter Zug
property-date = Datum
property-evaluation-of-the-computer-s-move = Bewertung des Computerzugs
property-event = Veranstaltung
property-expected-next-move = erwarteter nächster Zug
property-file-format-version = Version des Dateiformats
property-figure = Diagramm
property-good-for-black = gut für Schwarz
property-about-the-game = über die Partie
property-game = Spiel
property-game-name = Name der Partie
property-good-for-white = gut für Weiß
property-handicap = Vorgabe
property-hotspot = Brennpunkt
property-game-identifier = Kennung der Partie
property-start-viewing-here = Ansicht beginnt hier
property-initial-position = Anfangsstellung
property-settings = Einstellungen
property-interesting-move = interessanter Zug
property-inverted-y-axis = umgekehrte y-Achse
property-komi-in-halves = Komi in halben Punkten
property-komi = Komi
property-execute-even-if-illegal = auch regelwidrig ausführen
property-letters = Buchstaben
property-labels = Beschriftungen
property-lines = Linien
property-losing-on-time-is-enforced = Zeitüberschreitung verliert
property-marks = Markierungen
property-crosses = Kreuze
property-match-information = Angaben zum Match
property-move-number = Zugnummer
property-crossed-stones = angekreuzte Steine
property-node-name = Name des Knotens
property-prongs-of-each-player = Zacken je Spieler
property-reserve-pods-of-each-player = Pods je Spieler im Vorrat
property-superprongs-of-each-player = Superzacken je Spieler
property-moves-left-for-black-in-this-period = verbleibende Züge von Schwarz in dieser Periode
property-moves-of-an-overtime-period = Züge je Zusatzperiode
property-opening = Eröffnung
property-length-of-an-overtime-period = Länge einer Zusatzperiode
property-overtime = Zusatzzeit
property-operator-overhead = Zeit für die Bedienung
property-moves-left-for-white-in-this-period = verbleibende Züge von Weiß in dieser Periode
property-black = Schwarz
property-place = Ort
property-player-to-move = wer am Zug ist
property-print-mode = Druckweise
property-white = Weiß
property-result = Ergebnis
property-move-of-red-old-pentobi = Zug von Rot (altes Pentobi)
property-region = Bereich
property-round = Runde
property-removed-pods = entfernte Pods
property-rules = Regeln
property-secure-stones = sichere Steine
property-search-for-the-move = Suche nach dem Zug
property-self-test-moves = Züge zur Selbstprüfung
property-sigma = Sigma
property-selected-points = ausgewählte Punkte
property-source = Quelle
property-squares = Quadrate
property-squared-stones = Steine mit Quadrat
property-style-of-variations = Art der Varianten
property-setup-type = Art der Aufstellung
property-board-size = Brettgröße
property-black-territory = schwarzes Gebiet
property-territory-count = Gebietszählung
property-good-move = guter Zug
property-time-limit-in-seconds = Bedenkzeit in Sekunden
property-triangles = Dreiecke
property-triangled-stones = Steine mit Dreieck
property-white-territory = weißes Gebiet
property-unclear-position = unklare Stellung
property-entered-by = eingegeben von
property-value-of-the-position = Wert der Stellung
property-visible-part-of-the-board = sichtbarer Teil des Bretts
property-white-move = Zug von Weiß
property-time-left-for-white = Restzeit von Weiß
property-bases-of-white = Basen von Weiß
property-rank-of-white = Rang von Weiß
property-species-of-white = Spielerart von Weiß
property-team-of-white = Mannschaft von Weiß
property-move-of-the-first-colour = Zug der ersten Farbe
property-time-left-for-the-first-colour = Restzeit der ersten Farbe
property-rank-of-the-first-player = Rang des ersten Spielers
property-team-of-the-first-player = Mannschaft des ersten Spielers
property-pieces-of-the-first-colour = Steine der ersten Farbe
property-move-of-the-second-colour = Zug der zweiten Farbe
property-time-left-for-the-second-colour = Restzeit der zweiten Farbe
property-rank-of-the-second-player = Rang des zweiten Spielers
property-team-of-the-second-player = Mannschaft des zweiten Spielers
property-pieces-of-the-second-colour = Steine der zweiten Farbe
property-move-of-the-third-colour = Zug der dritten Farbe
property-time-left-for-the-third-colour = Restzeit der dritten Farbe
property-rank-of-the-third-player = Rang des dritten Spielers
property-team-of-the-third-player = Mannschaft des dritten Spielers
property-pieces-of-the-third-colour = Steine der dritten Farbe
property-move-of-the-fourth-colour = Zug der vierten Farbe
property-time-left-for-the-fourth-colour = Restzeit der vierten Farbe
property-rank-of-the-fourth-player = Rang des vierten Spielers
property-team-of-the-fourth-player = Mannschaft des vierten Spielers
property-pieces-of-the-fourth-colour = Steine der vierten Farbe
theme-name-light = Hell
theme-name-dark = Dunkel
theme-name-wood = Holz
theme-name-high-contrast = Hoher Kontrast
theme-name-colour-blind = Für Farbenblinde
theme-name-pentobi = Wie Pentobi
theme-name-print = Druck
theme-name-red-blue = Hex in Rot und Blau
property-first-player = erster Spieler
property-moves-left-for-the-first-colour-in-this-period = verbleibende Züge der ersten Farbe in dieser Periode
property-second-player = zweiter Spieler
property-moves-left-for-the-second-colour-in-this-period = verbleibende Züge der zweiten Farbe in dieser Periode
property-third-player = dritter Spieler
property-moves-left-for-the-third-colour-in-this-period = verbleibende Züge der dritten Farbe in dieser Periode
property-fourth-player = vierter Spieler
property-moves-left-for-the-fourth-colour-in-this-period = verbleibende Züge der vierten Farbe in dieser Periode
property-move-of-green-old-pentobi = Zug von Grün (altes Pentobi)
property-move-of-yellow-old-pentobi = Zug von Gelb (altes Pentobi)
property-move-of-blue-old-pentobi = Zug von Blau (altes Pentobi)
no-libraries-for-window = Bibliotheken, die ein Fenster braucht, sind nicht installiert ({ $error }); unter Debian und Ubuntu: apt install { $names }
no-opengl-here = OpenGL gibt es hier nicht ({ $error }); mit --renderer software braucht das Fenster keines
at-work = Warten, bis dies fertig ist, oder abbrechen: { $message }
changed-meanwhile = Die Datei wurde inzwischen geändert, darum geschah nichts
games-stayed = Die Datei wurde inzwischen geändert, darum wurden die Partien kopiert, aber nicht entfernt
going-there = Auf dem Weg dorthin
no-drop-hint = Unter Wayland lassen sich hier keine Dateien ablegen. „Öffnen …“ öffnet eine oder mehrere
no-such-places = dieses Brett hat keine Bezeichnungen der Art { $way }, nur { $ways }: sie heißen wie im Spiel üblich
nobody-passes = in { $game } wird nicht gepasst
played-against-rules = gegen die Regeln gespielt: { $name } { $action }: { $why }
swap-answers-a-swap = der erste { $piece } wurde schon getauscht
was-not-done = Das ging nicht, und nichts wurde geändert: { $message }
was-stopped = Abgebrochen; nichts wurde geändert: { $message }
command-correct = Zug korrigieren
command-help-correct = Setzt in diesen Knoten einen anderen Zug desselben Spielers; was folgt, bleibt.
command-help-insert-move = Fügt zwischen diesem Knoten und allem, was folgt, einen Zug ein.
command-insert-move = Zug einfügen
correct-move = den Zug zu { $action } korrigieren
correct-to = Zug zu { $name } korrigieren
ctrl-enter-corrects = { $keys } korrigiert diesen Zug zu { $name }
insert-move = { $name } { $action } einfügen
insert-move-here = { $name } nach diesem Zug einfügen
no-move-to-correct = hier gibt es keinen Zug zu korrigieren

## Gründe, Argumente, Handbuchseite
counted-annotations =
    { $count ->
        [one] { $count } Bewertung
       *[other] { $count } Bewertungen
    }
counted-comments =
    { $count ->
        [one] { $count } Kommentar oder Name
       *[other] { $count } Kommentare und Namen
    }
counted-empty-nodes =
    { $count ->
        [one] { $count } leerer Knoten
       *[other] { $count } leere Knoten
    }
counted-markup =
    { $count ->
        [one] { $count } Eigenschaft mit Markierungen
       *[other] { $count } Eigenschaften mit Markierungen
    }
counted-private =
    { $count ->
        [one] { $count } private Eigenschaft
       *[other] { $count } private Eigenschaften
    }
counted-times =
    { $count ->
        [one] { $count } Zeit
       *[other] { $count } Zeiten
    }
counted-variations =
    { $count ->
        [one] { $count } Knoten von Varianten
       *[other] { $count } Knoten von Varianten
    }
a-resignation = einer Aufgabe
two-passes = zweimaligem Passen
add-game = Partie hinzufügen
another-format-than-first = eine andere Version des Formats als in der ersten Partie
another-game-than-first = ein anderes Spiel als in der ersten Partie
argument-annotation = eine Bewertung
argument-axis = eine Achse
argument-child = die Nummer eines Zweigs
argument-code = der Code eines Befunds
argument-colour = die Farbe
argument-encoding = die Kodierung
argument-first-point = der erste Punkt
argument-game = das Spiel
argument-game-number = die Nummer einer Partie
argument-game-place = der Platz der Partie
argument-kind-of-text = eine Art von Text
argument-mark = eine Markierung
argument-move = der Zug
argument-moves = eine Anzahl von Zügen
argument-name = der Name
argument-neutral = die neutralen Punkte
argument-nodes = eine Anzahl von Knoten
argument-number = die Nummer
argument-place = die Stelle
argument-point = ein Punkt
argument-property = die Eigenschaft
argument-removed = etwas, was sich entfernen lässt
argument-replaced = was ersetzt werden soll
argument-replacement = der Ersatztext
argument-second-point = der zweite Punkt
argument-seconds = die Zahl der Sekunden
argument-settled = eine Fassung, die gelten soll
argument-sorted-by = ein Sortierschlüssel
argument-sought = etwas, was sich suchen lässt
argument-steps = eine Anzahl von Schritten
argument-stone = ein Stein
argument-stones = eine Anzahl von Steinen
argument-strength = 1 oder 2
argument-text = der Text
argument-the-point = der Punkt
argument-turn = eine Drehung
argument-value = der Wert
argument-value-number = die Nummer eines Werts
argument-value-place = der Platz eines Werts
argument-variation-place = der Platz einer Variante
argument-view = ein Punkt, „all“ oder „inherited“
argument-way-to-read-swaps = eine Deutung des Tauschs
argument-way-to-swap = eine Art des Tauschs
arguments-are-wrong = falsche Argumente
arguments-wrong-since = falsche Argumente ({ $cause })
board-does-not-fit = dieses Brett hat diese Symmetrie nicht; drehen oder spiegeln Sie stattdessen die Ansicht
bracket-cuts-text-off = eine Klammer im Text ist nicht maskiert und schneidet ihn ab
build-has-no-window = dieses Programm wurde ohne Fenster gebaut (Merkmal `window`)
ca-changes-with-bytes = CA ändert sich mit den Bytes zusammen, durch den Befehl „encoding“
cannot-be-written = { $id } lässt sich nicht schreiben: { $error }
captured-pod-may-return = ein geschlagener Pod kann hier wiederkommen, und eine Aufstellung kann nicht sagen, welche geschlagen sind
check-lists-codes = { $error }; „check“ listet auf, was es findet, mit dem Code
description-line = Zeile { $line }: { $cause }
move-forfeits = verliert nach Regel
move-pass = passt
move-resigns = gibt auf
diagram-swap = Tausch
dialect-kifu = Kifu (Nihon Ki-in, Sina)
dialect-old-hexgui = altes HexGui
dialect-old-pentobi = altes Pentobi
dialect-players-as-moves = Spieler als Züge
does-not-decode = { $id } ist kein gültiger Text in { $label }: { $shown }
encoding-has-no = in der Kodierung der Datei ({ $label }) gibt es nicht: { $shown }
encoding-has-no-more = in der Kodierung der Datei ({ $label }) gibt es nicht: { $shown } und { $more } weitere
ff1-is-assumed = gelesen als FF1
figure = Diagramm
form-15-lines = 15 Linien
form-19-lines = 19 Linien
form-comment = Kommentar
form-duo = Duo
form-fast = Schnell
form-for-kids-6-7 = Für Kinder, 6 × 7
form-four-players = Vier Spieler
form-full-rules = Volle Regeln
form-junior = Junior
form-three-players = Drei Spieler
form-two-players = Zwei Spieler
form-two-players-four-colours = Zwei Spieler, vier Farben
foul-fours = Schwarz macht zwei Vieren auf einmal
foul-overline = Schwarz macht eine Reihe von mehr als fünf
foul-threes = Schwarz macht zwei offene Dreien auf einmal
game-name-chess = Schach
game-without-parenthesis = eine Partie beginnt ohne öffnende runde Klammer
game-without-semicolon = eine Partie beginnt ohne Semikolon
games-differ-in-encoding = die Partien haben verschiedene Kodierungen
go-is-assumed = gelesen als Go
handicap-has-no-places = dieses Brett hat keine üblichen Punkte für { $stones } Vorgabesteine
has-moves-should-have = { $id } hat { $count } Werte und sollte einen haben; nur der erste wird gespielt
has-no-file-name = kein Dateiname
install-opengl = mit libgl1 und libgl1-mesa-dri oder dem Treiber der Grafikkarte wird das Fenster schneller
is-no-colour = keine Farbe
is-no-move-of-game = kein Zug dieses Spiels
is-no-point-of-game = kein Punkt dieses Spiels
is-not-empty = nicht leer
is-not-number = keine Zahl
it-is-ignored = wird nicht beachtet
line-has-no-move = diese Variante hat keinen Zug { $number }
line-means-nothing = was „{ $line }“ bedeutet, ist nicht bekannt
line-no-move-on-board = „{ $line }“ ist kein Zug auf diesem Brett
man-about-editing = Die Befehle, die edit und die Befehlspalette des Fensters annehmen. WHERE ist wie bei --at.
man-description-1 = Variorum öffnet Partien von Go, Hex, Octi und der Blokus-Familie (.sgf, .blksgf), zeigt sie in einem Fenster und bearbeitet sie. Was nicht geändert wurde, wird nie neu geschrieben: Kodierung, Anordnung, unbekannte Eigenschaften und ungewöhnliche Schreibweisen bleiben Byte für Byte, wie sie sind.
man-description-2 = Werden Dateien angegeben, öffnet sich das Fenster mit je einem Tab. Die Befehle kommen ohne Fenster aus. Für sie kann als Datei - für die Standardeingabe stehen und als Ausgabe - für die Standardausgabe. Eine Ausgabedatei wird ganz geschrieben oder gar nicht.
man-example-check = Listet die Befunde in diesen Dateien auf.
man-example-edit = Schreibt einen Kommentar zum letzten Zug der Hauptvariante.
man-example-open = Öffnet die Datei im Fenster.
man-example-render = Zeichnet das Ende der Hauptvariante als Bild.
man-example-show = Zeigt die Stellung nach dem 17. Zug.
man-exit-0 = Fertig.
man-exit-1 = Fertig, und die Datei hat Fehler (check); oder ein Befehl ließ sich nicht ausführen, und nichts wurde geschrieben (edit).
man-exit-2 = Nicht getan. Eine Zeile auf der Fehlerausgabe nennt Datei, Stelle und Ursache.
man-heading-commands = BEFEHLE
man-heading-description = BESCHREIBUNG
man-heading-editing = BEFEHLE ZUM BEARBEITEN
man-heading-environment = UMGEBUNG
man-heading-examples = BEISPIELE
man-heading-exit = RÜCKGABEWERT
man-heading-files = DATEIEN
man-heading-name = NAME
man-heading-options = OPTIONEN
man-heading-synopsis = ÜBERSICHT
man-home = Ein Ordner für Einstellungen und ungespeicherte Arbeit anstelle der üblichen; ein absoluter Pfad.
man-journal = Ungespeicherte Arbeit, bis sie gespeichert oder verworfen wird.
man-section = Benutzerbefehle
man-settings = Die Einstellungen, Zeile für Zeile erklärt.
man-what-it-is = Partien von Brettspielen ansehen, prüfen, bearbeiten und umwandeln
man-without-it = Vorgabe: { $default }
lines-beyond-not-read =
    { $beyond ->
        [one] { $beyond } Zeile nach den ersten { $most } wurde nicht gelesen
       *[other] { $beyond } Zeilen nach den ersten { $most } wurden nicht gelesen
    }
name-the-node = Knoten benennen
neither-1-nor-2 = weder 1 noch 2
no-annotations-there = es gibt keine Bewertung zu entfernen
no-board-to-draw = { $family } hat kein Brett zum Zeichnen
no-ca-but-text-guess = kein CA, aber Text außerhalb von ASCII; gelesen als { $charset }, was eine Vermutung ist
no-comments-there = es gibt keinen Kommentar zu entfernen
no-conflict-here = kein Konflikt vom Zusammenführen aufzulösen
no-conflicts = Es ist nichts mehr aufzulösen.
no-corner-touches = keine Ecke berührt einen eigenen Stein
no-empty-nodes-there = es gibt keinen leeren Knoten zu entfernen
no-format-for-pictures = { "." }{ $suffix } ist kein Bildformat (.svg, .png und .txt sind welche)
no-game-is-in-it = enthält keine Partie
no-identifier = „{ $id }“ ist kein gültiger Eigenschaftsname
no-kind-of-finding = „{ $code }“ ist keine Art von Befund
no-markup-there = es gibt keine Markierung zu entfernen
no-opengl-software-instead = OpenGL gibt es hier nicht ({ $error }); das Fenster wird ohne Grafikkarte gezeichnet
no-private-there = es gibt keine private Eigenschaft zu entfernen
no-regular-file = keine gewöhnliche Datei
no-segment-joins = kein Segment endet, wo ein eigenes Segment endet
no-such-colour = dieses Spiel hat diese Farbe nicht
no-such-file-or-command = { $word }: weder eine Datei noch ein Befehl
no-times-there = es gibt keine Zeit zu entfernen
no-variations-there = es gibt keine Variante zu entfernen
node-hangs-elsewhere = der Knoten, vor dem es stehen soll, hängt anderswo
node-not-in-record = dieser Knoten gehört nicht zur Datei
not-right-form = nicht von der richtigen Form
not-two-parts = nicht zwei durch Doppelpunkt getrennte Teile
not-whole-number = keine ganze Zahl
nothing-can-be-repaired = nichts von dem, was gefunden wurde, lässt sich beheben
numbers-of-games-missing = die Nummern der Partien fehlen
off-the-board = außerhalb des Bretts
other-window-no-answer = das andere Fenster hat nicht geantwortet
parenthesis-closes-nothing = eine runde Klammer schließt, die nie geöffnet wurde
parenthesis-opens-nothing = öffnende runde Klammer, die keine Variante beginnt
picture-needs-suffix = der Name eines Bilds muss auf .svg, .png oder .txt enden
picture-of-0-pixels = ein Bild kann nicht 0 Pixel breit oder hoch sein
picture-pixels = ein Bild hat 1 bis { $most } Pixel, nicht { $size }
picture-too-large = ein Bild von { $width } mal { $height } Pixeln ist zu groß (die längste Seite kann { $most } haben)
property-needs-value = eine Eigenschaft braucht einen Wert
record-names-no-encoding = die Datei nennt keine Kodierung für Zeichen außerhalb von ASCII
record-would-be-misread = die Datei würde beim nächsten Öffnen nicht mehr als { $label } gelesen; „encoding UTF-8“ speichert sie so, dass sie sagt, was sie ist
recorded-and-proved = nach der Datei { $recorded }, bewiesen { $proved }
result-not-understood = das Ergebnis „{ $result }“ ist unverständlich
result-of-game = Beginn der Partie: { $message }
rules-unjudged = die Regeln dieses Spiels werden nicht unterstützt: Züge werden gezeigt, wie aufgezeichnet, und nicht geprüft
sign-in-property-name = { $id } enthält „{ $sign }“, das in keinem Bezeichner stehen darf
single-pod-not-written = ein einzelner Pod ohne Zacken unter anderen lässt sich nicht aufschreiben: ihn erst verschonen oder alle nehmen
site-board = Brett
site-date = Datum
site-result = Ergebnis
site-none = Keine Datei enthält alle diese Wörter.
site-sort = Dateien sortieren
sniffed-7-zip-archive = ein 7-Zip-Archiv
sniffed-binary = eine Binärdatei
sniffed-bzip2-archive = ein bzip2-Archiv
sniffed-database = eine Datenbank
sniffed-film-or-a-picture = ein Film oder ein Bild
sniffed-gif-picture = ein GIF-Bild
sniffed-gzip-archive = ein gzip-Archiv
sniffed-icon = ein Symbol
sniffed-jpeg-picture = ein JPEG-Bild
sniffed-office-document = ein Office-Dokument
sniffed-pdf-document = ein PDF-Dokument
sniffed-png-picture = ein PNG-Bild
sniffed-postscript-document = ein PostScript-Dokument
sniffed-program = ein Programm
sniffed-rar-archive = ein RAR-Archiv
sniffed-sound = Ton
sniffed-sound-or-film = Ton oder Film
sniffed-tar-archive = ein tar-Archiv
sniffed-tiff-picture = ein TIFF-Bild
sniffed-webp-picture = ein WebP-Bild
sniffed-xz-archive = ein xz-Archiv
sniffed-zip-archive = ein ZIP-Archiv
sniffed-zstandard-archive = ein Zstandard-Archiv
sought-annotation = eine Bewertung
sought-comment = einen Kommentar
sought-hotspot = einen Brennpunkt
sought-markup = Markierungen
sought-setup = eine Aufstellung
strip-private = Private Eigenschaften entfernen
strip-times = Zeiten entfernen
strip-variations = Varianten entfernen
study-again-on =
    { $count ->
        [one] { $count } Frage ist am { $date } wieder fällig.
       *[other] { $count } Fragen sind am { $date } wieder fällig.
    }
study-all-again = Alle wiederholen
study-all-points = Punkte: { $points } von { $of }
study-all-sides = Alle Seiten
study-as-wished = wie gewünscht
study-ask-guess = { $colour } am Zug: Wo war der nächste Zug?
study-ask-mistakes = { $colour } am Zug: einen besseren Zug finden
study-ask-problem = { $colour } am Zug
study-ask-repertoire = { $colour } am Zug: Welcher Zug steht in der Datei?
study-begin = Sitzung starten
study-broken-lines =
    { $count ->
        [one] { $count } Zeile von { $path } kann nicht gelesen werden und bleibt unverändert: Zeile { $line }
       *[other] { $count } Zeilen von { $path } können nicht gelesen werden und bleiben unverändert; die erste ist Zeile { $line }
    }
study-by-chance = Zufällige Erwiderungen
study-counts = { $due } fällig, { $new } neu
study-counts-here = { $due } heute fällig, { $new } neu
study-done =
    { $count ->
        [one] Fertig: { $right } von { $count } auf Anhieb richtig.
       *[other] Fertig: { $right } von { $count } auf Anhieb richtig.
    }
study-so-far =
    { $count ->
        [one] Bisher: { $right } von { $count } auf Anhieb richtig.
       *[other] Bisher: { $right } von { $count } auf Anhieb richtig.
    }
study-easy = Leicht
study-elsewhere = Ihre Antworten werden in { $path } gespeichert ({ $why }).
study-failed = Falsch.
study-folder-missing = Den Ordner { $path } gibt es nicht
study-give-hint = Hinweis
study-good = Richtig: weiter
study-guess = Die Züge einer Partie raten
study-hint = Die Antwort liegt im hervorgehobenen Bereich, von { $from } bis { $to }.
study-hint-word = Die Antwort ist kein Zug auf dem Brett.
study-illegal-move = dieser Zug ist regelwidrig
study-is-right = Das ist richtig
study-is-wrong = Das ist falsch
study-keys = Mit Pfeiltasten und Eingabe spielen oder den Zug tippen. F2: Hinweis, F3: Lösung, F4: leicht, F5: weiter, Strg+Z: letzte Antwort zurücknehmen, Strg+B: Frage auf morgen verschieben, Strg+Umschalt+B: nie mehr stellen, F6: nach der Antwort umsehen, F7: ganzes Brett, Esc: schließen.
study-later-lines = { $path }: einige Zeilen stammen von einer neueren Version; sie bleiben unverändert
study-leaf-colour = keine Markierungen; die Hauptvariante endet mit dem Zug des Gegners, eine andere mit dem des Lösers
study-leave = Schließen
dictionary = Joseki-Sammlung
dictionary-compare = Vergleichen
dictionary-folder = Die Partien dieses Ordners zählen
dictionary-path = Pfad einer Joseki-Sammlung oder eines Ordners mit solchen
study-leaves-at-once = nichts in der Joseki-Sammlung beginnt so
study-line-ends-there =
    { $moves ->
        [one] { $region }: die Variante der Joseki-Sammlung endet nach ihrem einzigen Zug
       *[other] { $region }: die Variante der Joseki-Sammlung endet nach { $moves } Zügen
    }
study-lines-doubtful =
    { $count ->
        [one] die Uhr ging falsch: { $count } Antwort ist auf eine Zeit vor 2026, mehr als einen Tag in der Zukunft oder gegen die Reihenfolge im Protokoll datiert. Sie bleibt erhalten und zählt zur Zeit der Antwort daneben oder ab ihrem eigenen Tag. Geht das Datum dieses Rechners falsch, stellen Sie es
       *[other] die Uhr ging falsch: { $count } Antworten sind auf Zeiten vor 2026, mehr als einen Tag in der Zukunft oder gegen die Reihenfolge im Protokoll datiert. Sie bleiben erhalten und zählen zur Zeit der Antworten daneben oder ab ihrem eigenen Tag. Geht das Datum dieses Rechners falsch, stellen Sie es
    }
study-lines-won =
    { $count ->
        [one] { $count } Variante ist auf dem Brett gewonnen
       *[other] { $count } Varianten sind auf dem Brett gewonnen
    }
study-looking = Fragen werden gesucht …
study-main-line = keine Markierungen; die Hauptvariante endet mit dem Zug des Lösers
study-marks-disagree = eine Markierung einer anderen Konvention widerspricht dem
study-mistakes = Bessere Züge finden als die, die als schlecht markiert sind
study-more = Andere Fragen
study-next = Weiter
study-next-day = ; die nächste am { $date }
study-next-here = ; { $many } am { $date }
study-not-understood = die Züge haben Wörter oder Zeichen, die nicht klar sagen, welcher richtig ist: was richtig ist, ist unbekannt
study-said-by-letters = der Kommentar sagt, was richtig ist, aber die Züge sind nicht markiert: sie werden nicht beurteilt
study-no-convention = nichts ist markiert, und keine Variante endet mit einem Zug des Lösers: was richtig ist, ist unbekannt
study-no-file = Diese Partie hat keine Datei, daher werden Ihre Antworten nicht gespeichert.
study-no-folder = { $path } ist eine Datei, kein Ordner
study-no-hint = Einen weiteren Hinweis gibt es nicht.
study-no-moment = „{ $text }“ ist kein Datum mit Uhrzeit wie 2026-11-21T22:00:00+01:00
study-no-moves = es gibt eine Stellung, aber keinen Zug
study-no-such-year = „{ $text }“ liegt außerhalb der Jahre, die hier zählen: { $first } bis { $last }
study-no-problem = vor dem ersten Zug ist keine Stellung mit Steinen beider Seiten aufgestellt
study-no-records = In diesem Ordner sind keine Partiedateien.
study-nobody-moves = { $name }: in dieser Partie gibt es keine Züge
study-none-asked = Es wurden keine Fragen gestellt.
study-not-all = Der Ordner ist groß: Die Fragen kommen nur aus einem Teil.
study-not-due = Nichts ist fällig. Sie können trotzdem üben; der Zeitplan ändert sich nicht.
study-not-kept = Ihre Antwort konnte nicht gespeichert werden ({ $error }).
study-nothing = Keine Fragen: Hier gibt es keine Züge zu finden.
study-of = Üben: { $name }
study-of-folder = Üben: Ordner { $name }
study-off = Dieser Zug steht nicht in der Datei.
study-one-move-each = keine Markierungen, und Zweige von einem Zug: Alle sind Antworten
study-plays-nothing = nichts
study-points = ; Punkte: { $points } von { $of }
study-practise = Trotzdem üben
study-problem = Aufgaben lösen
study-repeated =
    { $count ->
        [one] { $count } Wiederholung.
       *[other] { $count } Wiederholungen.
    }
study-repertoire = Ein Repertoire abfragen
study-retry = Noch einmal versuchen
study-same-position = dieselbe Stellung ist anderswo anders beurteilt
study-say-also = Auch gut, aber nicht der gespielte Zug.
study-say-away =
    { $count ->
        [one] Falsch, { $count } Linie daneben.
       *[other] Falsch, { $count } Linien daneben.
    }
study-say-illegal = Regelwidriger Zug: zählt nicht als Antwort.
study-say-no-pass = Passen ist hier keine Antwort: Es zählt nicht.
study-say-on = Bis hier richtig. Weiter.
study-say-reply = Bis hier richtig. Die Erwiderung ist { $replies }.
study-say-right = Richtig.
study-say-unknown = Dieser Zug steht nicht in der Datei.
study-say-wrong = Falsch.
study-show = Lösung zeigen
study-shown = Das ist die Lösung.
study-solved = Richtig.
study-to-guess =
    { $count ->
        [one] { $count } Zug zum Raten
       *[other] { $count } Züge zum Raten
    }
study-told-also = auch gut
study-told-continued = bis hier richtig; die Erwiderung ist { $replies }
study-told-due = ; wieder fällig am { $date }
study-told-illegal = regelwidriger Zug: keine Antwort gespeichert
study-told-not-kept = ; nichts wurde gespeichert: mit --rating zählt es
study-told-right = richtig
study-told-incomplete = ; die Folge geht weiter und zählt bis hierher als schwer: noch einmal mit allen Zügen antworten, das tritt an ihre Stelle
study-told-unknown = nicht in der Datei
study-told-wrong = falsch; die Antwort ist { $answers }
study-turn-against-moves = laut Datei ist eine andere Farbe am Zug, aber der erste Zug ist von { $name }: die Züge gelten
study-turned = Brett zufällig drehen
system-already-exists = die Datei gibt es schon
system-busy = Gerät oder Datei wird gerade benutzt
system-file-too-large = die Datei ist zu groß
system-full = auf dem Datenträger ist kein Platz mehr
system-is-a-folder = ist ein Ordner
system-name-too-long = der Dateiname ist zu lang
system-no-memory = der Speicher reicht nicht
system-not-a-folder = ist kein Ordner
system-not-found = Datei oder Ordner nicht gefunden
system-permission-denied = keine Berechtigung
system-quota = das Kontingent auf dem Datenträger ist erschöpft
system-read-only = der Datenträger ist nur zum Lesen da
system-timed-out = keine Antwort in der gegebenen Zeit
text-after-last-game = nach der letzten Partie steht noch Text
text-before-first-game = vor der ersten Partie steht Text
text-before-looks-like-part = der Text vor der ersten Partie sieht wie ein Teil von ihr aus
text-between-games = zwischen den Partien steht Text
text-of-no-property = Text außerhalb jeder Eigenschaft
theme-base-is-itself = „{ $base }“ beruht auf sich selbst
theme-base-is-name = die Grundlage eines Farbschemas muss ein Name in Anführungszeichen sein
theme-base-unknown = unbekanntes Grundschema „{ $base }“
theme-is-a-list = ein Farbschema muss eine Liste von Einstellungen in runden Klammern sein
theme-is-broken = Farbschema { $id }.ron: { $cause }
theme-relief = relief muss eine Zahl von 0 bis 1 sein, nicht { $relief }
things-pods = Pods im Vorrat
things-prongs = Zacken
things-superprongs = Superzacken
too-many-diagrams = die Variante ergäbe mehr als { $most } Diagramme
too-many-links = zu viele symbolische Links
too-much-to-draw = diese Diagramme sind zu viele und zu voll zum Zeichnen; weniger Züge wählen
ugf-encrypted = die Züge dieser UGF-Datei sind verschlüsselt
unusual-white-space = ungewöhnlicher Leerraum zwischen den Zeichen
value-not-escaped = der Wert „{ $value }“ hat ein ] oder \, vor dem \ fehlt
value-of-position = Wert der Stellung
value-without-identifier = ein Wert ohne Bezeichner
variation-longer-than-main = diese Variante ist länger als die Hauptvariante
variation-without-node = eine Variante ohne Knoten
variation-without-semicolon = eine Variante beginnt ohne Semikolon
wanted-0-or-more = 0 oder mehr
wanted-date = ein Datum wie 1996-12-31
wanted-number = eine Zahl
wanted-real-date = ein Datum, das es gibt
wanted-result = B+ oder W+ mit Punkten, R, T oder F, oder 0, Void oder ?
wanted-rules = ein Regelwerk mit Varianten wie full:edgeless
without-a-window = { $cause }; ohne Fenster zeichnet `variorum render FILE -o PICTURE` eine Partie

## Anleitung
guide-first-steps = Erste Schritte
guide-first-steps-1 = Variorum öffnet die Partien Ihrer Brettspiele. Sie können sie durchspielen, kommentieren, weiterspielen und speichern: In der Datei ändert sich nur, was Sie geändert haben.
guide-first-steps-2 = Öffnen Sie eine Partie mit Strg+O, oder ziehen Sie sie auf das Fenster. Jede hat einen eigenen Tab. Die Startseite (das Pluszeichen hinter den Tabs) zeigt Beispiele für jede Art von Brett und die zuletzt geöffneten Partien; dort beginnen Sie auch eine neue.
guide-first-steps-3 = → und ← gehen durch die Züge, Pos1 und Ende zum Anfang und zum Ende der Variante. Ein Klick auf einen Knoten des Baums geht dorthin. Wo sich eine Partie verzweigt, wechseln ↓ und ↑ zu einer anderen Variante; die Liste unter dem Baum nennt sie.
guide-first-steps-4 = Klicken Sie auf das Brett, um zu spielen. Hat die Partie den Zug schon, gehen Sie zu ihm; jeder andere beginnt eine Variante. Beim Probieren geht nichts verloren: Strg+Z macht so viele Schritte rückgängig, wie Sie wollen.
guide-first-steps-5 = Strg+S speichert. Bis dahin wird Ihre Arbeit getrennt von der Datei gesichert und wiederhergestellt, falls das Programm oder der Rechner abstürzt.
guide-first-steps-6 = Strg+Umschalt+P findet jeden Befehl nach ein paar Buchstaben seines Namens. F1 öffnet diese Anleitung.
guide-opening-and-saving = Öffnen und Speichern
guide-opening-and-saving-1 = Dateien für Go, Hex und die meisten anderen Spiele enden auf .sgf, die für die Blokus-Familie auf .blksgf; auch .hsgf, .hgf, .tsgf, .gsgf und .mgt sind bekannt. Mehrere Dateien lassen sich auf einmal öffnen, und wird das Programm noch einmal gestartet, öffnen sich dessen Dateien im vorhandenen Fenster.
guide-opening-and-saving-2 = „Nächste Datei des Ordners“ und „Vorige Datei des Ordners“ gehen im selben Tab durch die Dateien eines Ordners, 9 vor 10. Eine Datei mit ungespeicherten Änderungen behält ihren Tab, und die nächste bekommt einen eigenen. „Ordner öffnen …“ listet alle Dateien eines Ordners mit Spielern, Daten und Ergebnissen; ein Klick zeigt eine.
guide-opening-and-saving-3 = Gespeichert wird die ganze Datei oder gar nicht. Hat ein anderes Programm die Datei seit dem Öffnen geändert, werden Sie vorher gefragt. Die Datei, wie sie vor ihrer ersten Änderung war, wird 90 Tage aufbewahrt: „Frühere Fassungen …“ listet auf, was es gibt.
guide-opening-and-saving-4 = „Kopie speichern …“ schreibt in eine andere Datei; Sie arbeiten in dieser weiter.
guide-moving-around = Navigieren
guide-moving-around-1 = Tasten: → und ← ein Zug; Bild ab und Bild auf zehn; Strg+Umschalt+→ und ← zur nächsten und zur vorigen Verzweigung; Pos1 und Ende zu den Enden der Variante; Strg+Pos1 zurück zur Hauptvariante. Auch das Mausrad über dem Brett geht durch die Züge.
guide-moving-around-2 = Strg+G geht zu einem Zug nach seiner Nummer oder dahin, wo auf einen Punkt gespielt wurde. Namen von Punkten und Zügen in einem Kommentar sind Links. Alt+← geht dahin zurück, wo Sie vor einem Sprung waren, in welchem Tab auch immer.
guide-moving-around-3 = Eine Sammlung ist eine Datei mit mehreren Partien. Strg+Bild ab und Strg+Bild auf gehen von Partie zu Partie.
guide-comments-and-marks = Kommentare und Markierungen
guide-comments-and-marks-1 = Ein Klick in den Kommentar oder Strg+E; Esc verlässt ihn. Strg mit einem Klick auf das Brett setzt den Namen eines Punkts in den Kommentar, Strg mit einem Klick auf einen Knoten des Baums einen Link zu ihm. # und eine Zahl schlagen Züge für einen Link vor; Pfeiltasten und Eingabe wählen einen. Ein Link ist als sein Zug zu lesen, etwa 43 N18, und so, wie er in der Datei steht, solange die Schreibmarke in ihm ist; ein Klick führt dorthin. Über dem Kommentar stehen der Name des Knotens und seine Bewertungen: ein guter oder schlechter Zug, ein zweifelhafter oder interessanter, und wer besser steht.
guide-comments-and-marks-2 = Die Werkzeuge unter dem Brett markieren Punkte: Dreieck, Quadrat, Kreis, Kreuz, Beschriftung, Linie und Pfeil (Strg+3 bis Strg+9). Ein Klick mit dem Werkzeug setzt eine Markierung, ein weiterer entfernt sie. Beschriftungen zählen von selbst weiter. Mit der rechten Taste von Punkt zu Punkt gezogen, entsteht ein Pfeil, welches Werkzeug auch gewählt ist.
guide-setting-up-a-position = Eine Stellung aufstellen
guide-setting-up-a-position-1 = Strg+2 wählt das Aufstellwerkzeug, das Steine und Figuren ohne Zug auf das Brett setzt. Die rechte Taste setzt die andere Farbe, beim Klicken und beim Ziehen; die letzte Auswahl löscht. Auf einem Knoten mit Zug fragt das Programm, ob die Aufstellung in einen eigenen Knoten kommt, denn das erwarten die meisten Programme.
guide-setting-up-a-position-2 = „Nur diese Stellung behalten“ macht aus der Stellung auf dem Brett eine eigene Partie.
guide-playing-by-the-rules = Nach den Regeln spielen
guide-playing-by-the-rules-1 = Variorum kennt die Regeln von Go, Hex, Octi, der Blokus-Familie, Havannah, TwixT, Amazons, Lines of Action, Gomoku, Renju, Connect6 und Othello. Ein regelwidriger Zug wird nicht gespielt, und die Statuszeile sagt, warum; mit Umschalt wird er trotzdem gespielt, denn eine Partie zeigt, was geschah, und nicht, was hätte geschehen sollen. In Spielen, deren Regeln nicht bekannt sind, werden Züge aufgezeichnet, wie sie getippt werden.
guide-playing-by-the-rules-2 = Einen Zug können Sie immer tippen: seinen ersten Buchstaben, während das Brett den Tastaturfokus hat, oder nach Strg+M.
guide-playing-by-the-rules-3 = Enthält eine Partie einen falschen Zug, gehen Sie zu ihm: Ein Rechtsklick auf den richtigen Punkt korrigiert den Zug oder fügt einen vergessenen ein, und was folgt, bleibt. Auch den richtigen Zug tippen und Strg+Eingabe drücken korrigiert ihn.
guide-playing-by-the-rules-4 = Go
guide-playing-by-the-rules-5 = Klicken Sie auf einen Punkt, um zu spielen. Zum Passen gibt es den Befehl „Passen“. Schlagen, Ko und Selbstmord folgen den Regeln, die in den Partiedaten stehen. Vorgabesteine werden aufgestellt.
guide-playing-by-the-rules-6 = Hex
guide-playing-by-the-rules-7 = Klicken Sie auf ein Feld. Nach dem ersten Zug können Sie tauschen: Entweder wechseln die Steine die Farbe oder die Spieler die Seite. Wie ein Tausch geschrieben wird, ist von Programm zu Programm verschieden; der Prüfer sagt, wo eine Partie zweifelhaft ist, und „Tausch deuten“ entscheidet. Links von HexWorld lassen sich einfügen.
guide-playing-by-the-rules-8 = Octi
guide-playing-by-the-rules-9 = Klicken Sie auf einen Pod, dann auf eine seiner Seiten für einen Zacken, auf einen Zacken, um ihn umzusetzen, oder auf ein markiertes Feld, um dorthin zu ziehen. Nach einem Sprung schlägt oder verschont ein Klick auf einen übersprungenen Pod diesen, und Eingabe spielt den Zug. Mit Umschalt wird der Zacken ein Superzacken. Esc geht einen Schritt zurück.
guide-playing-by-the-rules-10 = Die Blokus-Familie
guide-playing-by-the-rules-11 = Blokus, Duo, Junior, Trigon, Nexos, Callisto und GembloQ in allen Varianten. Nehmen Sie einen Stein auf, indem Sie neben dem Brett auf ihn klicken oder seinen Buchstaben drücken. Z und X drehen ihn, F wendet ihn; ebenso Mausrad und rechte Taste. Halten Sie die rechte Taste gedrückt, erscheint ein Ring mit Griffen, die den Stein an Ort und Stelle drehen und wenden; ein Klick, wo er nicht liegen darf, lässt ihn mit demselben Ring dort. Er rastet auf einem erlaubten Platz nahe dem Zeiger ein; Klick, Eingabe oder Leertaste legen ihn. Die Pfeiltasten bewegen ihn, mit Umschalt zum nächsten erlaubten Platz. „Einen Zug finden“ zeigt, was sich spielen lässt. Der Punktestand steht neben den Spielern, mit den Steinen, die jeder noch hat.
guide-playing-by-the-rules-12 = Havannah, TwixT und die anderen
guide-playing-by-the-rules-13 = Havannah und TwixT werden mit einem Klick gespielt. Das Menü eines Pflocks von TwixT setzt seine Brücken und nimmt sie weg, als Teil des Zugs. Bei Amazons und Lines of Action klickt man auf eine Figur und dann auf ein markiertes Feld; bei Amazons schießt ein dritter Klick den Pfeil. Gomoku, Renju und Connect6 haben dasselbe Brett wie Go, und welches Spiel es ist, sagen die Regeln in der Partie.
guide-playing-by-the-rules-14 = Spiele ohne Regeln
guide-playing-by-the-rules-15 = Jedes Spiel auf Quadraten oder Sechsecken lässt sich in einer Datei im Ordner „games“ neben den Einstellungen beschreiben: sein Brett, seine Koordinaten, seine Figuren und ihre Anfangsstellung. Seine Partien werden dann gezeigt und bearbeitet, aber ihre Züge werden nicht geprüft.
guide-the-tree = Der Baum
guide-the-tree-1 = Die Hauptvariante hat die erste Zeile für sich; eine Variante bleibt in einer Zeile, unter dem Zug, bei dem sie abzweigt. Die Variante, in der Sie sind, ist deutlich gezeichnet, die anderen sind blasser und ohne Nummern. Hat ein Baum mehr Zeilen, als Platz ist, so werden entfernte Varianten zu einer Zahl wie „3 weitere Varianten“ eingeklappt: Ein Klick darauf zeigt sie, Strg+U zeigt alles. An einer Verzweigung mit eingeklappten Varianten sehen Sie deren erste Züge. Beim Gehen entlang einer Variante wird sonst nichts ein- oder ausgeklappt. Eine Einstellung schaltet das Einklappen ab. Das Menü Ansicht bestimmt, ob der Baum nach rechts oder nach unten wächst, klappt andere Zweige ein und zeigt stattdessen die Partie als Text. Strg mit dem Mausrad zoomt; den Hintergrund ziehen, um den Baum zu verschieben.
guide-the-tree-2 = Ein Rechtsklick auf einen Knoten zeigt, was sich mit ihm tun lässt; „Link kopieren“ kopiert den Link zu ihm, um ihn in einen Kommentar einzufügen. Strg+Umschalt+↑ rückt eine Variante unter ihren Alternativen nach oben, Entf löscht den Knoten mit allem, was ihm folgt, Strg+Entf nur diesen Knoten; „Zur Hauptvariante machen“ stellt die aktuelle Variante an die erste Stelle. Ziehen Sie einen Knoten, um die Reihenfolge der Varianten zu ändern oder ihn anderswohin zu verschieben.
guide-the-tree-3 = Kopieren, Ausschneiden und Einfügen arbeiten mit Varianten: Strg+C kopiert diesen Knoten und alles, was folgt. Kopiert wird Text, den andere Programme lesen können.
guide-versions-of-one-record = Fassungen einer Partie
guide-versions-of-one-record-1 = Zwei Leute können an derselben Partie arbeiten, oder einer an zwei Rechnern. variorum merge BASE OURS THEIRS -o OUT führt beide zusammen: Die Änderungen, die jeder seit der gemeinsamen Fassung gemacht hat, werden angewendet. Züge, Kommentare, Markierungen, Beschriftungen und die Reihenfolge der Varianten werden einzeln zusammengeführt, gleich wie die Dateien umbrochen sind.
guide-versions-of-one-record-2 = Haben beide dasselbe verschieden geändert, so bleibt Ihre Fassung, und beide stehen im Kommentar dieses Knotens, zwischen Zeilen aus <<<<<<< und >>>>>>>. Die Datei bleibt eine Partiedatei. variorum check meldet diese Stellen als merge-conflict; der Befehl settle nimmt ours, theirs oder both und entfernt die Zeilen.
guide-versions-of-one-record-3 = Mit git: variorum git, einmal in jedem Klon, oder variorum git --global. Von da an führen git merge, rebase, cherry-pick und stash Partien so zusammen, und git diff, log -p und blame zeigen sie Zug für Zug. git difftool -t variorum vergleicht zwei Fassungen; git mergetool -t variorum führt erneut zusammen und öffnet in einem Fenster, was noch aufzulösen ist. variorum git --remove macht all das rückgängig.
guide-versions-of-one-record-6 = Mit Jujutsu, in dessen Konfiguration: merge-tools.variorum.program = "variorum", merge-tools.variorum.merge-args = ["merge", "--path", "{ "\u0024" }path", "--marker-size", "{ "\u0024" }marker_length", "{ "\u0024" }base", "{ "\u0024" }left", "{ "\u0024" }right", "-o", "{ "\u0024" }output"] und merge-tools.variorum.merge-conflict-exit-codes = [1].
guide-versions-of-one-record-7 = Mit Mercurial, in hgrc: unter [merge-tools] variorum.args = merge { "\u0024" }base { "\u0024" }local { "\u0024" }other -o { "\u0024" }output und unter [merge-patterns] **.sgf = variorum.
guide-versions-of-one-record-8 = variorum compare A B zeigt die Unterschiede zwischen zwei Partien. variorum outline FILE gibt eine Partie in Zeilen aus, für Programme, die Texte vergleichen.
guide-versions-of-one-record-9 = variorum transpositions FILE… listet die Stellungen auf, die bei mehreren Knoten einer Partie vorkommen. variorum results FILE… zeigt, wer wo gewinnt, nach den Markierungen gut für Schwarz, gut für Weiß, ausgeglichen und unklar und nach Ergebnissen, die man auf dem Brett sieht; mit --proved nur Ergebnisse, die kein anderer Zug ändern kann.
guide-finding-and-replacing = Suchen und Ersetzen
guide-finding-and-replacing-1 = Strg+F sucht in Kommentaren, Namen, Beschriftungen, Spielern und allen anderen Werten, in dieser Partie, in allen Partien der Datei oder in allen offenen Dateien. Ein Punkt findet Züge dorthin. „Diese Stellung“ findet, wo dieselben Steine stehen. F3 geht zur nächsten Stelle.
guide-finding-and-replacing-2 = Das Ersetzen zeigt jede Änderung, bevor sie geschieht, und lässt sich in einem Schritt rückgängig machen. Auf der Befehlszeile: variorum find und der Befehl replace.
guide-games-in-a-file = Partien einer Datei
guide-games-in-a-file-1 = „Partien …“ listet die Partien einer Sammlung mit je einem kleinen Bild auf. Getippte Wörter filtern sie, ein Klick auf einen Namen neben „Sortieren nach“ ordnet sie.
guide-games-in-a-file-2 = Klicken Sie auf eine Partie, um zu ihr zu gehen. Strg+Klick wählt eine weitere aus, Umschalt+Klick alle bis zu ihr, Strg+A alle. Pfeiltasten, Bild auf und Bild ab gehen durch die Liste; mit Umschalt erweitern sie die Auswahl. Ausgewählte Partien lassen sich an eine andere Stelle ziehen, mit Alt+↑ und Alt+↓ verschieben, duplizieren, mit Strg+C kopieren und in eine andere Datei einfügen, mit Entf löschen, zu einer Partie zusammenführen, in einen neuen Tab oder eine offene Datei kopieren oder verschieben und in eigene Dateien schreiben.
guide-games-in-a-file-3 = Das Sortieren der Liste ändert nur die Liste. „Alle Partien der Datei in diese Reihenfolge bringen“ übernimmt die Reihenfolge in die Datei. All das lässt sich rückgängig machen.
guide-games-in-a-file-4 = Zusammenführen macht aus mehreren Partien eine: Gleiche Züge teilen sich ihre Knoten, und wo zwei Partien sich widersprechen, kommt in den Kommentar, was die zweite sagt.
guide-game-info = Partiedaten
guide-game-info-1 = Strg+I öffnet die Partiedaten: Spieler, Ränge und Mannschaften, Veranstaltung, Datum und Ort, Ergebnis, Regeln, Komi, Bedenkzeit.
guide-game-info-2 = Daten werden geschrieben, wie das Format es verlangt: 2026-04-02, alle Tage einer Partie nacheinander. Der Kalender neben dem Feld schreibt sie für Sie: Klicken Sie auf einen Tag, oder auf einen zweiten für einen Zeitraum. Andere Schreibweisen („6 June 2020“, „7 1/2“, „2 hours“) werden verstanden und unter dem Feld erklärt, und ein Klick wandelt sie in die Form um, die andere Programme erwarten. Was nicht verstanden wird, wird gemeldet und bleibt unverändert.
guide-properties = Eigenschaften
guide-properties-1 = „Eigenschaften …“ zeigt jede Eigenschaft des Knotens, wie die Datei sie hat, mit ihrer Bedeutung und dem Typ ihrer Werte. Werte einer Liste lassen sich einzeln hinzufügen, ändern, verschieben und entfernen. Hinzufügen zu einer vorhandenen Eigenschaft ersetzt nie ihre Werte. Ein Name, den das Format verbietet, wird abgelehnt.
guide-publishing = Veröffentlichen
guide-publishing-1 = Für Leute ohne das Programm erstellt „Veröffentlichen …“ im Menü oder `variorum publish RECORD -o OUT` eine Datei; die Dateiendung von OUT bestimmt das Format.
guide-publishing-2 = { "*" } `.html`: eine Webseite. Jeder kann sie im Browser öffnen, die Partie mit Pfeiltasten, Wischen oder Tippen durchspielen, Kommentare lesen, Varianten verfolgen und die Partie speichern. Sie braucht kein Netz, und Variorum kann sie öffnen wie eine Partie. Schicken Sie sie Freunden, oder stellen Sie sie auf Ihre Website.
guide-publishing-3 = { "*" } `.pdf`: ein Heft zum Drucken oder Verschicken, mit Figuren, Varianten und Kommentaren. Zeichen, die der eingebauten Schrift fehlen, kommen aus den Schriften des Systems oder aus einer mit `--font` angegebenen. Mehrere Dateien oder ein Ordner werden ein Buch.
guide-publishing-4 = { "*" } `.gif` oder `.png`: eine Animation der Züge, für einen Chat.
guide-publishing-5 = { "*" } `--as senseis`, `hexwiki`, `latex`, `markdown` oder `text`: Diagramme für Foren, Wikis und Bücher. Mit `--moves-per-figure 0` nur die Stellung.
guide-publishing-6 = `publish FOLDER -o SITE` erstellt eine Seite je Partie und ein Verzeichnis; nur geänderte Seiten werden neu geschrieben. `--without private,comments,variations,times,analysis` lässt etwas weg, auch aus der Partie in einer Seite. `--with analysis` fügt den gezeigten Kommentaren hinzu, was jeder Zug verlor, und den Seiten einen Graphen; die Partie in einer Seite bleibt, wie sie ist, und publish sagt, wie viele Engine-Daten sie enthält. In Kommentaren ist `#0.2.1` ein Link zum Knoten mit diesem Pfad und `#"Name"` zum Knoten mit diesem Namen.
guide-publishing-7 = Sind alle Partien einer Datei Aufgaben, die sich beurteilen lassen, so stellt ihre Seite sie: Sie zeigt die Stellung und wer am Zug ist. Sie antworten durch Tippen aufs Brett, mit den Pfeiltasten und Eingabe oder mit einem geschriebenen Zug; die Seite erwidert wie die Datei und sagt, ob es richtig war. Was folgt, erscheint erst, wenn es gespielt oder verlangt wurde; „Partie lesen“ zeigt alles. Ohne Skripte ist jede Lösung eingeklappt. `--problems` stellt Aufgaben aus jeder Datei, `--problems=no` keine; im Fenster ist es eine Auswahl unter „Veröffentlichen …“.
guide-checking-and-fixing = Prüfen und Beheben
guide-checking-and-fixing-1 = Unten rechts im Fenster steht, wie viele Befunde die Datei hat. Ein Klick listet sie auf: was nicht stimmt, wo, und warum es wichtig ist. Fehler verstoßen gegen das Format oder die Regeln, Warnungen werden von Programm zu Programm verschieden gelesen, Hinweise sind gut zu wissen.
guide-checking-and-fixing-2 = Wählen Sie einen Befund, um ihn im Text der Datei markiert zu sehen und zu seinem Knoten zu gehen. Wo eine Korrektur sicher ist, sehen Sie vorher, was sich ändert: Entferntes ist durchgestrichen, Neues unterstrichen. Beheben Sie ihn nur in diesem Knoten, alle derselben Art oder alles. Die Liste wird nach jeder Änderung aktualisiert, und jede Korrektur lässt sich rückgängig machen.
guide-checking-and-fixing-3 = Ungefragt wird nie etwas behoben. Eine Datei mit Befunden wird geöffnet, gezeigt und gespeichert, wie sie ist.
guide-cleaning-up = Aufräumen
guide-cleaning-up-1 = „Aufräumen …“ entfernt Kommentare, Markierungen, Bewertungen, Varianten, private Eigenschaften, leere Knoten, Bedenkzeiten oder die Analyse, die Engines hinterlassen haben, aus dem Knoten, aus allem, was ihm folgt, aus der Partie oder aus der ganzen Datei. Angezeigt werden die Anzahl, die Bytes, die sie belegen, was entfernt wird, und die Größe der Datei vorher und nachher.
guide-pictures-and-exports = Bilder und Export
guide-pictures-and-exports-1 = „Bild exportieren …“ schreibt das Brett als SVG, PNG oder Text, mit oder ohne Koordinaten, Nummern und Markierungen, im Aussehen jedes Farbschemas. „Bild kopieren“ legt es in die Zwischenablage. „Datei als Text kopieren“ nimmt die ganze Datei. Für Schwarz-Weiß nehmen Sie „Druck“: Andere Farben können zum selben Grau werden.
guide-encodings = Kodierungen
guide-encodings-1 = Eine Datei besteht aus Bytes. Wie darin Zeichen geschrieben sind, ist ihre Kodierung: heute UTF-8, in alten Dateien GBK, Big5, Shift_JIS, EUC-KR, Windows-1251 und viele andere. Die Datei kann sie in CA nennen, und sie kann sich irren. Variorum sieht sich Namen und Text an und verwendet, was passt; unten rechts im Fenster steht, welche Kodierung das ist.
guide-encodings-2 = Sehen Zeichen falsch aus, klicken Sie dort auf die Kodierung und öffnen Sie die Datei mit einer anderen neu: Die Vorschau zeigt, wie Namen und Kommentare dann aussähen. An der Datei ändert das nichts.
guide-encodings-3 = Beim Speichern bleibt die Kodierung. Tippen Sie ein Zeichen, das sie nicht hat, fragt das Programm, ob die Kodierung in UTF-8 geändert werden soll. „Kodierung ändern“ tut das jederzeit.
guide-settings-themes-and-keys = Einstellungen, Farbschemas und Tasten
guide-settings-themes-and-keys-1 = Die Einstellungen stehen neben dem Brett, und jede Änderung wirkt sofort. Der Dialog nennt die Datei, in der sie gespeichert sind; sie ist Zeile für Zeile erklärt und lässt sich von Hand bearbeiten.
guide-settings-themes-and-keys-2 = „Tastenkürzel …“ listet die Tasten jedes Befehls auf. Klicken Sie auf „Ändern“ und drücken Sie die neuen Tasten; verwendet sie ein anderer Befehl, wird er genannt, und Sie entscheiden. Ein Befehl kann ohne Tastenkürzel sein, und „Zurücksetzen“ entfernt Ihre Änderung.
guide-settings-themes-and-keys-3 = Eigene Farbschemas sind Dateien im Ordner „themes“ neben den Einstellungen.
guide-the-command-line = Die Befehlszeile
guide-the-command-line-1 = Dasselbe im Terminal, ohne Fenster:
guide-the-command-line-2 = variorum check FILE… listet Befunde auf; mit --explain CODE sagt es, was einer bedeutet. variorum show FILE gibt eine Stellung aus, variorum info FILE…, was eine Datei enthält. variorum find WHAT FILE… findet Text, Züge und Markierungen. variorum convert IN -o OUT ändert die Kodierung oder schreibt sauberes FF4. variorum edit IN -c COMMAND -o OUT führt jeden der unten genannten Befehle aus. variorum render FILE -o PICTURE zeichnet ein Bild. variorum find --like RECORD --at WHERE FILE… findet eine Stellung, mit --part C3:G7 einen Teil davon.
guide-the-command-line-3 = Alle lesen - als Standardeingabe, geben mit --json JSON aus für andere Programme, wo das sinnvoll ist, und melden das Ergebnis mit ihrem Rückgabewert: 0 fertig, 1 fertig mit Fehlern in der Datei oder nichts gefunden, 2 nicht getan. Alles Weitere steht in variorum --help und man variorum.
picture-has-boxes = in Bildern gibt es für { $letters } keine Buchstaben: dafür stehen Kästchen, und eine .svg behält sie als Text
variation-of = Variante { $at } von { $count }
nodes-deleted =
    { $count ->
        [one] { $count } Knoten gelöscht
       *[other] { $count } Knoten gelöscht
    }
games-deleted =
    { $count ->
        [one] { $count } Partie gelöscht
       *[other] { $count } Partien gelöscht
    }
at-the-start = am Anfang
at-move = bei Zug { $number }
counted-in-variation = Variante
last-move-sign = Der letzte Zug trägt auf dem Brett einen Punkt oder Ring
play-moves =
    { $count ->
        [one] { $count } Zug spielen
       *[other] { $count } Züge spielen
    }
one-move-only = das ist mehr als ein Zug
resigns-in-variation = dies ist eine Variante, und das Ergebnis ist das der Hauptvariante
result-written = { $result }: in die Partiedaten geschrieben
results = Ergebnisse
nothing-to-swap = hier gibt es nichts zu tauschen: ein Tausch muss auf den ersten Zug antworten
enter-again = Noch einmal Eingabe, um ihn trotzdem zu spielen
equal-is-looked-for = Gleiche Stellungen werden noch gesucht
equal-positions-share = Gleiche Stellungen teilen ihre Ergebnisse
stone-stands-here = Hier liegt ein Stein; Rechtsklick führt zu seinem Zug
no-komi = „{ $text }“ ist kein Komi: eine Anzahl Punkte, etwa { $example }
black-white-komi = Schwarz { $black }, Weiß { $white } und { $white_2 } Komi: { $outcome }
swap-not-said = nicht gesagt
swap-moves-stone = erlaubt: der Stein wechselt (a10 → j1)
swap-moves-players = erlaubt: die Spieler tauschen die Seiten
swap-not-allowed = nicht erlaubt
correct-this-move = Zug korrigieren …
command-help-hide-following = Für Aufgaben: verbirgt, was folgt, und alle Varianten, bis ein Zug gespielt oder angesteuert wird. Noch einmal ausgeführt, zeigt es alles.
command-hide-following = Verbergen, was folgt
file-is-protected = { $path }: die Datei ist schreibgeschützt; Änderungen lassen sich unter einem anderen Namen speichern
following-hidden = Was folgt, ist verborgen, bis es gespielt oder angesteuert wird
following-shown = Was folgt, wird gezeigt
move-in-record = Dieser Zug steht schon in der Partie
move-not-in-record = Diesen Zug hat die Partie nicht. Solange verborgen ist, was folgt, kommt nichts hinzu
move-number-skips = der Zug hat die Nummer { $number }, an der Reihe ist { $due }
paste = Einfügen
paste-help = Was hier kopiert wurde, kommt hinter diesen Knoten; jeder andere Text wird als eigene Partie geöffnet.
protected = schreibgeschützt
publish-booklet = Heft zum Drucken (.pdf)
publish-carries = Die Seite enthält die Partie mit den hier gewählten Teilen.
publish-comments = Kommentare
publish-encoder = die Datei lässt sich nicht erstellen: { $why }
publish-game = Partie
publish-games =
    { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
publish-gif = Animation (.gif)
publish-hexwiki = Diagramm für das Hex-Wiki
publish-how-much = Umfang
publish-it = Veröffentlichen
publish-latex = Diagramm für LaTeX (igo)
publish-line = Nur diese Variante
publish-markdown = Markdown
publish-no-file-named = Datei angeben.
publish-no-folder-named = Ordner angeben.
publish-no-font = ist keine Schrift
publish-no-game = es gibt keine Partie { $number }; die Datei hat { $games }
publish-problems-one-file = Nummern von Aufgaben, --sort und --seed gelten für eine einzige Datei, etwa blatt.pdf
publish-problems-wrong = { $words } oder Nummern wie 1-12,20 angeben
publish-two-files = zwei Dateien lassen sich nicht auf die Standardausgabe schreiben
publish-other-font = --font DATEI fügt eine Schrift hinzu
publish-says-why = 'variorum study judge' sagt, warum
publish-copy-kept = { $path }: die Datei dieses Namens war nicht mehr, wie Variorum sie gemacht hat; eine Kopie von ihr bleibt als { $copy } erhalten
publish-own-source = { $path }: das ist die Datei, die veröffentlicht wird; bitte eine andere angeben
publish-no-problem = es gibt keine Aufgabe { $number }; Aufgaben, die gestellt werden können: { $problems }
publish-nothing-asked = es gibt keine Aufgaben, deren Antworten bekannt sind
publish-both-booklets = --answers both ist für Dateien, die auf .pdf enden; eine Seite hat ihre Antworten schon
publish-margins = Ränder sind 0 bis { $most } Millimeter breit
publish-unasked =
    { $count ->
        [one] { $count } Partie fehlt, weil keine Antwort bekannt ist: { $which }
       *[other] { $count } Partien fehlen, weil keine Antworten bekannt sind: { $which }
    }
study-left-out =
    { $count ->
        [one] { $count } Partie fehlt, weil keine Antwort bekannt ist ('variorum study judge' sagt, warum)
       *[other] { $count } Partien fehlen, weil keine Antworten bekannt sind ('variorum study judge' sagt, warum)
    }
study-left-out-here =
    { $count ->
        [one] { $count } Partie fehlt: { $place }: { $why }
       *[other] { $count } Partien fehlen; die erste ist { $place }: { $why }
    }
sheet-fewer =
    { $count ->
        [one] { $count } Aufgabe steht auf einer Seite, nicht { $wanted }
       *[other] { $count } Aufgaben stehen auf einer Seite, nicht { $wanted }
    }
cli-analysis-folder = Der Ordner für die Kopien
study-keys-pieces = Buchstaben nehmen Steine in die Hand; um einen Zug zu tippen, klicken Sie zuerst in das Feld.
no-loss-scale = „{ $which }“: möglich sind { $names } oder eigene Klassen wie 0.5 1.5 3 6 12 oder 1% 5% 20%
publish-sheet-holds = Die Aufgaben aller Dateien in diesem Ordner und seinen Unterordnern, wie gespeichert.
publish-one-record = Text lässt sich nur aus einer Partie erstellen; aus einem Ordner wird ein Ordner mit Seiten
publish-onward = Ab dieser Stellung
publish-other-suffix = { $path }: eine Datei in diesem Format braucht die Endung .{ $suffix }
publish-page = Webseite zum Durchgehen (.html)
publish-png = Animation, mehr Farben (.png)
publish-record = Ganze Datei
publish-senseis = Diagramm für Sensei’s Library
publish-site =
    { $count ->
        [one] { $count } Seite, { $written } geschrieben
       *[other] { $count } Seiten, { $written } geschrieben
    }
publish-stopped = abgebrochen
publish-suffixes = die Dateiendung bestimmt das Format: .html, .pdf, .png oder .gif verwenden, oder --as
publish-text = Einfacher Text
publish-this-game = Diese Partie
publish-time-limit = Bedenkzeit
publish-title = Die Partie veröffentlichen
publish-too-long = eine Animation kann höchstens { $most } Züge zeigen, und diese Variante hat { $moves }
publish-unfit = { $form } kann keine Bretter für { $game } zeichnen
publish-unsaved = Enthält Ihre ungespeicherten Änderungen.
publish-variations = Varianten
publish-what = Format
publish-with = Einschließen
show-what-follows = Was folgt, ist verborgen: zeigen
first-variation-of = Das ist die erste von { $count } Varianten
last-variation-of = Das ist die letzte von { $count } Varianten
result-removed = Niemand hat mehr gewonnen: das Ergebnis ist aus den Partiedaten genommen
choose-rank-of = { $player }: Rang wählen
cli-open-window-apart = Öffnet ein eigenes Fenster, ob schon eines offen ist oder nicht; seine Tabs kommen beim nächsten Start nicht wieder
cli-outline = Eine Partie als Text ausgeben, eine Zeile je Zug und je Eigenschaft, für zeilenweise Diffs
command-export-diagrams = Zugdiagramme exportieren …
command-help-export-diagrams = Schreibt einen Bereich von Zügen als Diagramme mit Nummern, als SVG- oder PNG-Bild.
games-are-read = Partien werden gelesen: { $ready } von { $count }
guide-finding-and-replacing-3 = Ersetzt wird in Kommentaren, Namen, Spielern und Beschriftungen. Daten, Ergebnisse und andere Angaben werden auch gefunden und bleiben, wie sie sind, wenn nicht „Alle Werte, wie sie geschrieben sind“ gewählt ist.
guide-finding-and-replacing-4 = Mit „Regulärer Ausdruck“ ist das Getippte ein Muster: ein Punkt ist irgendein Zeichen, \d eine Ziffer, \w+ ein Wort, (a|b) das eine oder das andere; Groß- und Kleinbuchstaben sind verschieden. Im Ersatz steht { "\u0024" }1 für das, was in der ersten Klammer war, { "\u0024" }2 für die zweite.
guide-finding-and-replacing-5 = „Ein Teil des Bretts“ ist ein Muster aus Steinen: Ziehen Sie ein Rechteck über das Brett oder tippen Sie zwei Ecken ein; ein Klick auf einen Punkt darin lässt einen Stein jeder Farbe oder alles zu. Gefunden wird es überall, wo es zu stehen kommt, je nach Wahl auch gedreht und gespiegelt, mit vertauschten Farben und nur an einem Rand, den es berührt.
guide-game-info-3 = Die Schaltflächen neben den Feldern bieten Ergebnisse, Regeln, übliche Zusatzzeiten und bei Go Ränge von 30k bis 9p. Zusatzzeit ist, was jeder Spieler noch hat, wenn die Hauptzeit abgelaufen ist: 5x30 byo-yomi, oder 10/600 für zehn Züge in zehn Minuten.
guide-games-in-a-file-5 = Partien ohne die Angabe, nach der sortiert wird, oder deren Datum nicht verstanden wird, stehen in beiden Richtungen am Ende und behalten ihre Reihenfolge.
guide-opening-and-saving-5 = Partien von Go-Servern öffnen sich als neue Dateien: .gib von Tygem, .ngf von Cyberoro und wBaduk, .ugf und .ugi von Pandanet, deren Kommentare, Beschriftungen und Diagramme bei den Zügen stehen, zu denen sie gehören. Partien TwixT, die T1j gespeichert hat (.T1), öffnen sich ebenso.
guide-pictures-and-exports-2 = „Zugdiagramme exportieren …“ schreibt die Züge der aktuellen Variante mit ihren Nummern, alle in ein Diagramm oder eine feste Zahl in jedes; wo noch einmal gesetzt wird, sagt es eine Liste: 20 auf 12.
guide-pictures-and-exports-3 = „Züge als Liste kopieren“ schreibt die Variante in der Notation des Spiels; eine Liste in der Zwischenablage öffnet sich als neue Datei oder wird in das Feld für Züge getippt.
guide-settings-themes-and-keys-4 = Ihre Tabs werden beim nächsten Start wieder geöffnet, jeder dort, wo Sie in ihm waren. Ein mit --new-window geöffnetes Fenster gehört nicht dazu, denn es ist unabhängig von dem, dessen Tabs gemerkt werden.
guide-studying-from-records = Mit Partien und Aufgaben üben
guide-studying-from-records-1 = Sie können mit Aufgaben, Joseki-Sammlungen und eigenen Partien üben. „Sammlungen zum Üben …“ zeigt, womit Sie üben und was fällig ist; dort lässt sich ein weiterer Ordner hinzufügen. „Mit dieser Datei üben …“ stellt Fragen aus der offenen Datei. All das gibt es auch auf der Befehlszeile. Für den Anfang sind dreißig Aufgaben in Go, zehn in Hex und zehn in Blokus dabei: „Aufgaben zum Einstieg“ auf der ersten Seite und bei den Sammlungen. Die Antworten darauf liegen bei den Einstellungen.
guide-studying-from-records-2 = variorum study judge FILE… beurteilt jeden Zug einer Aufgabe und zeigt, wie die Datei ihn markiert: mit Wörtern wie RIGHT oder Correct, Markierungen auf guten oder schlechten Zügen, Häkchen (CH), einer Verbindung in Hex oder, wenn nichts markiert ist, den Varianten selbst: Wo mehr als ein erster Zug eine Variante hat, die mit einem Zug des Lösers endet, ist jede solche richtig, sonst die Hauptvariante. Wie sicher das ist, steht dabei: certain, likely oder guess. variorum study questions FILE… listet die Fragen und ihre Antworten auf; --mode guess fragt nach den nächsten Zügen einer Partie, --mode mistakes nach besseren Zügen als den als schlecht markierten.
guide-studying-from-records-3 = variorum study due FOLDER listet die Fragen von heute auf, und variorum study answer KEY MOVE… antwortet. Was Sie gut wissen, kommt später wieder, was Sie nicht wussten, früher. Mit --new 10 gibt es höchstens zehn neue Fragen am Tag, die heute begonnenen mitgezählt. Eine Antwort, die vor dem Ende der Variante aufhört, zählt als schwer, bis die ganze, am selben Tag gegeben, an ihre Stelle tritt. Ein Ordner wird mit den Ordnern in ihm geübt. Antworten werden in der Datei .variorum-study.jsonl im selben Ordner gespeichert, oder im Ordner des Programms, wenn sie dort nicht geschrieben werden kann; Ihre Partien bleiben, wie sie sind. Eine Datei lässt sich umbenennen, verschieben oder drehen, ohne dass Fortschritt verloren geht, und die Antwortdateien zweier Rechner lassen sich einfach aneinanderhängen. Fenster und Befehlszeile zählen dasselbe: Aufgaben, Stellungen von Joseki-Sammlungen, den Rest einer Partie, mit der Sie anders zu üben begonnen haben, und Züge, die wieder geraten werden sollen. Alle Aufgaben zum Einstieg haben zusammen eine Zahl neuer Fragen am Tag.
guide-studying-from-records-4 = variorum study leave DICTIONARY FILE… zeigt, wo eine Partie eine Joseki-Sammlung verlässt und was die Sammlung dort spielt.
info-means = { $id }[{ $value }] bedeutet { $means }
info-not-understood = { $id }[{ $value }] wird nicht verstanden
not-a-record = Keine Partiedatei
kept-not-understood = Nicht erkannt: bleibt, wie geschrieben
no-such-group = der Ausdruck hat keine Gruppe „{ $group }“
not-understood-kept = { $id }[{ $value }] ist mehrdeutig und bleibt, wie es geschrieben ist
written-as-format-has = { $id }[{ $value }] wurde zu { $better } geändert
replaced-but-left =
    { $left ->
        [one] { $message }; ein weiterer Wert, der es hat, bleibt
       *[other] { $message }; { $left } weitere Werte, die es haben, bleiben
    }
command-help-replace = Ersetzt einen Text überall, wo er in Kommentaren, Namen, Spielern und Beschriftungen steht, oder nur in einer Art davon (KIND); in jeder Partie, wenn nichts anderes gesagt ist. Mit --in=properties auch in Daten, Ergebnissen und allen anderen Texten der Partie. Mit --regex steht { "\u0024" }1 für eine Gruppe.
finding-help-date-format = DT ist JJJJ-MM-TT oder eine Liste solcher Daten. Die Korrektur schreibt 6 June 2020, 2020/6/6 oder 5-7 June 2020 so; wo niemand wissen kann, welcher Tag gemeint ist, wie bei 6/7/2020, bleibt der Text.
finding-help-result-format = RE ist B+ oder W+ mit Punkten, R, T oder F, oder 0, Void oder ?. Die Korrektur schreibt „Black wins by resignation“ als B+R, B+3½ als B+3.5 und Jigo als 0; was mehr bedeuten kann, bleibt.
finding-help-time-format = TM ist eine Zahl von Sekunden. Die Korrektur schreibt „2 hours“ als 7200; wo andere Wörter neben der Zeit stehen, bleibt der Text.
finding-help-number-format = Nach dem Format ist die Eigenschaft eine Zahl. Die Korrektur schreibt 6,5 oder „6½ points“ als 6.5; was keine Zahl ist, bleibt.
command-help-find = Sucht einen Text, einen Punkt oder eine Eigenschaft, hier und in dem, was folgt, dann von vorn: in der ganzen Datei oder nur in Kommentaren, Namen, Spielern, Beschriftungen, Zügen, Markierungen, Aufstellungen oder Eigenschaften. Einen Punkt findet man so, wie man ihn nennt (D4) oder wie die Datei ihn nennt (dp).
command-help-sort-games = Ordnet die Partien der Sammlung nach date, players, title, event, round, result oder game. Partien, die es nicht sagen oder deren Datum nicht verstanden wird, stehen in beiden Richtungen zuletzt und behalten ihre Reihenfolge.
cli-one-line-value-file = Eine Zeile je Wert, FILE:GAME:PATH: ID: VALUE. Groß- und Kleinbuchstaben gelten gleich, Leerzeichen auch für Zeilenenden. Züge, Markierungen und Aufstellungen findet man über ihren Punkt, so genannt wie üblich (D4) oder wie in der Datei (dp). Der Rückgabewert ist 1, wo nichts gefunden wurde.
cli-find-part = Nur ein Teil dieses Bretts, zwischen zwei Ecken wie in C3:G7; genannt wird jeder Knoten, in dem er irgendwo aufs Brett kommt
drag-to-join = { $name }: von hier zu einem anderen Punkt ziehen
found-places = Fundstellen
of-month-1 = Januar
of-month-2 = Februar
of-month-3 = März
of-month-4 = April
of-month-5 = Mai
of-month-6 = Juni
of-month-7 = Juli
of-month-8 = August
of-month-9 = September
of-month-10 = Oktober
of-month-11 = November
of-month-12 = Dezember
add-a-node = Knoten hinzufügen
take-away = Löschen
take-both = Beide
what-tree-shows = Zweige
change-keys-dialog = Tastenkürzel ändern …
comment-removed = Kommentar entfernen
comment-says = Kommentar: { $words }
handicap-means =
    { $stones ->
        [one] { $stones } Vorgabestein: { $colour } am Zug
       *[other] { $stones } Vorgabesteine: { $colour } am Zug
    }
mark-triangle = Dreieck
mark-square = Quadrat
mark-circle = Kreis
mark-cross = Kreuz
mark-selected = Auswahl
mark-arrow = Pfeil
mark-line = Linie
spoken-mark-at = { $mark } { $place }
by-a-bridge = eine Brücke
by-a-fork = eine Gabel
by-a-ring = einen Ring
first-end = { $tool } von { $place } aus: Eingabe am anderen Ende
no-end-any-more = Anfangspunkt verworfen
no-equal-position = Diese Stellung kommt in der Partie sonst nicht vor
is-put-back = Zurückgelegt
stone-is-here = Hier steht ein Stein
taken-in-hand = { $place } gewählt: Eingabe am Ziel, Esc legt zurück
turn-so-far = { $turn } bis hier: Eingabe, wo es weitergeht, Esc geht einen Schritt zurück
key-ctrl = Strg
key-shift = Umschalt
key-alt = Alt
key-page-up = Bild auf
key-page-down = Bild ab
key-delete = Entf
key-insert = Einfg
key-escape = Esc
key-enter = Eingabe
key-home = Pos1
key-end = Ende
key-space = Leertaste
key-tab = Tab
key-backspace = Rücktaste
result-draw = Remis
result-exceeds-board = RE[{ $raw }] sind mehr Punkte, als es geben kann
result-here = Diese Stellung: { $message }
list-comma = ,{ " " }
sentence-end = { "." }
sentence-gap = { " " }
stones-of = { $name }: { $list }.
go-points-and-half = { $whole },5 Punkten
go-points-part = { $points } Punkten
go-points =
    { $whole ->
        [one] { $whole } Punkt
       *[other] { $whole } Punkten
    }
wins-by-points = { $winner } gewinnt mit { $points }
result-points = Nach Punkten
result-by-points = { $player } gewinnt mit …
colon = :{ " " }
language-en = Englisch
language-de = Deutsch
language-es = Spanisch
language-fr = Französisch
language-ru = Russisch
language-ja = Japanisch
language-ko = Koreanisch
language-zh-hans = Chinesisch (vereinfacht)
language-zh-hant = Chinesisch (traditionell)

display-no-wayland = Wayland antwortet nicht
display-no-x = der X-Server antwortet nicht
display-not-named = weder WAYLAND_DISPLAY noch WAYLAND_SOCKET noch DISPLAY ist gesetzt
file-of-another-computer = { $address }: Diese Datei liegt auf einem anderen Rechner, { $host }; hierher kopieren und die Kopie öffnen
library-not-loaded = eine Bibliothek lässt sich nicht laden
nothing-is-fetched = { $address }: Aus dem Netz wird nichts geholt; als Datei speichern und diese öffnen
opengl-nothing-fits = nichts von dem, was es bietet, passt
picture-not-made = das Bild kann nicht erzeugt werden ({ $cause })
regex-class-never-closed = „[“ wird nie geschlossen
regex-escape = unbekannte Maskierung nach „\“
regex-flag = was auf „(?“ folgt, ist nicht zu lesen
regex-group-name = ungültiger Gruppenname
regex-larger-first = von zwei Zahlen der Wiederholung steht die größere vorn
regex-never-closed = „(“ wird nie geschlossen
regex-never-opened = „)“ wurde nie geöffnet
regex-not-known = er hat Zeichen, die hier unbekannt sind
regex-nothing-repeated = eine Wiederholung hat nichts zu wiederholen
regex-other = er ist zu lang oder ungültig
regex-repetition = ungültige Wiederholungszahl
regex-wrong-range = ein Bereich in „[ ]“ läuft rückwärts oder ist nicht zwischen zwei Zeichen
system-broken-pipe = unterbrochene Pipe
system-ends-early = es endet zu früh
system-error = Systemfehler
system-error-number = Fehler { $number } des Systems
system-interrupted = unterbrochen
system-invalid-data = es ist kein Text
system-invalid-input = ungültiges Argument
thousands = { "." }
usage-no-utf-8 = ein Argument ist nicht UTF-8
usage-too-few = „{ $argument }“ hat zu wenige Werte
command-help-menu = Öffnet das Hauptmenü oder schließt es.
command-help-menu-here = Öffnet das Kontextmenü dessen, was den Tastaturfokus hat: eines Punkts auf dem Brett, eines Knotens oder einer Partie.
command-menu = Hauptmenü
command-menu-here = Kontextmenü
key-menu = Menü
motion = Animationen
motion-system = System
motion-reduced = Reduziert: kein weiches Scrollen
motion-usual = Weiches Scrollen
file-is-not-own = sie gehört nicht zu den eigenen Dateien dieses Programms
folder-is-not-own = der Ordner { $folder } gehört jemand anderem, oder andere dürfen darin schreiben
link-of-another-user = { $link } ist eine Verknüpfung, die jemand anderes angelegt hat
link-to-another-kind = das ist eine Verknüpfung mit { $target }, einer Datei anderer Art; um sie zu ersetzen, diese selbst angeben
link-to-nothing = das ist eine Verknüpfung mit { $target }, und das gibt es nicht
more-runs-left-work =
    { $count ->
        [one] { $count } früherer Lauf wurde nicht angesehen
       *[other] { $count } frühere Läufe wurden nicht angesehen
    }
nowhere-for-a-spare = sie kann nur an Ort und Stelle geschrieben werden, und für eine Sicherheitskopie gibt es keinen Ordner
others-could-read = andere dürfen diese Datei lesen, aber nicht, was hineingeschrieben würde
outlook-even = ausgeglichen
outlook-least = { $colour } mindestens ausgeglichen
outlook-open = offen
outlook-wins = { $colour } gewinnt
pipe-without-reader = niemand liest aus dieser Pipe
save-was-cut-off = { $path }: das Programm endete beim Speichern; beim Öffnen im Fenster oder Ändern mit einem Befehl wird sie wiederhergestellt
too-long-to-be-looked-at = zu lang, um ungefragt gelesen zu werden
copy-without-games =
    { $count ->
        [one] diese Kopie enthält eine Partie, ohne die andere
       *[other] diese Kopie enthält eine Partie, ohne die anderen { $count }
    }
copy-without-properties = Eigenschaften, die dieses Programm nicht liest, fehlen in dieser Kopie: { $ids }
copy-without-text = der Text außerhalb der Partie fehlt in dieser Kopie: { $words }
guess-is-copied = die Kodierung { $name } ist geraten: sehen Sie sich die Namen in der Kopie an, und nehmen Sie --from, wenn sie nicht stimmen
guess-is-named = die Kodierung { $name } war geraten, und CA nennt sie jetzt: wenn Namen nicht stimmen, machen Sie den Schritt rückgängig und lesen Sie die Datei in einer anderen Kodierung
no-board-to-show = dieses Spiel hat kein Brett, das hier bekannt ist
paste-without-information = die Partieangaben des Eingefügten kommen nicht mit: { $ids }
property-holds-more = { $id } dieses Knotens sagt auch „{ $value }“, was dieser Befehl nicht entfernt; 'unset { $id }' entfernt alles
result-in-words = das Ergebnis dieser Partie wurde von Hand geschrieben: „{ $old }“; mit 'info RE …' ersetzen
result-was = das Ergebnis war { $old } und ist jetzt { $result }
too-long-to-edit = Dieser Text ist zu lang, um hier bearbeitet zu werden. Zu sehen ist sein Anfang.
closes-then = Wird geschlossen, sobald { $path } geschrieben ist
slow-disk = Der Datenträger ist langsam: { $path } wird noch geschrieben. Sie können weiterarbeiten.
no-piece-in-hand = Zuerst einen Stein aufnehmen
numbers-from-here = Ab hier, von 1 an
marked-none = Keine
made-illegal = ein späterer Zug ist nun regelwidrig: { $name } { $action }: { $why }
study-as-recorded = Wie in der Datei angegeben
study-by-all = Jede Variante ist richtig
study-by-board = Wer auf dem Brett gewonnen hat
study-by-end = Varianten, die mit einem Zug des Lösers enden, sind richtig
study-by-main-line = Die Hauptvariante ist richtig
study-by-words = Das erste Wort der Kommentare
study-calendar =
    { $count ->
        [one] { $count } Antwort in den gezeigten Wochen
       *[other] { $count } Antworten in den gezeigten Wochen
    }
study-choose-folder = Ordner wählen …
study-collections = Üben
study-depth = Züge vom Anfang an
study-every = alle
study-fsrs = Kurz vor dem Vergessen (FSRS)
study-go-on = Weitermachen
study-judged-by =
    { $count ->
        [one] { $count } Partie, beurteilt nach „{ $name }“, zum Beispiel: { $shown }
       *[other] { $count } Partien, beurteilt nach „{ $name }“, zum Beispiel: { $shown }
    }
study-ladder = Nach 1, 3, 7, 14, 30, 90 und 180 Tagen
study-new-a-day = Neue Fragen am Tag
study-no-collections = Wählen Sie einen Ordner mit Aufgaben, Eröffnungen oder Partien. Ihr Fortschritt wird daneben gespeichert.
study-no-such-place = Diesen Pfad gibt es nicht.
study-number = Frage { $number } von { $count }; noch { $left }
study-on-day =
    { $count ->
        [one] { $date }: { $count } Antwort
       *[other] { $date }: { $count } Antworten
    }
study-one-right = richtig
study-one-wrong = falsch
study-path = Pfad eines Ordners oder einer Datei
study-schedule = Wiederholen
study-take-as = So werden Antworten beurteilt
command-help-study-collections = Zeigt die Sammlungen, mit denen Sie üben, was fällig ist und was Sie an jedem Tag getan haben; ein weiterer Ordner lässt sich hinzufügen.
command-study-collections = Sammlungen zum Üben …
welcome-study = Üben …
merge-ours-turned = diese Fassung dreht oder spiegelt das ganze Brett ({ $turn }), das Ergebnis ebenso
merge-theirs-turned = die andere Fassung dreht oder spiegelt das ganze Brett ({ $turn }), das Ergebnis ebenso
merge-game-turned = in Partie { $number }: { $message }
compare-turned = das ganze Brett ist gedreht oder gespiegelt ({ $turn }); weitere Unterschiede folgen
compare-other-kind = ein anderes Spiel: { $there }, während { $name } { $here } ist
compare-nothing-shared = eine andere Partie: sie hat keinen Zug mit { $name } gemeinsam
take-over = Unterschiede kopieren
command-compare = Vergleichen …
command-help-compare = Zeigt diese Partie und eine andere nebeneinander: eine andere offene, eine Datei, eine andere Partie der Datei, eine Variante, eine frühere Fassung; Unterschiede lassen sich kopieren.
compare-title = Mit welcher Datei vergleichen?
compare-it = Vergleichen
command-compare-variation = Varianten vergleichen
command-help-compare-variation = Zeigt diese Variante und eine andere nebeneinander: die, in der der angegebene Knoten steht, oder die nächste der nächstgelegenen Verzweigung.
compare-close = Schließen
compare-close-keys = Esc
compare-heading = Vergleichen
compare-next = Voriger oder nächster Unterschied
compare-next-keys = ↑ ↓
compare-step = Zug für Zug durchgehen
compare-step-keys = ← →
compare-to-left = Den Unterschied nach links kopieren
compare-to-left-keys = Alt+Umschalt+←
compare-to-right = Den Unterschied nach rechts kopieren
compare-to-right-keys = Alt+Umschalt+→
compare-undo = Das letzte Kopieren rückgängig machen
compare-undo-keys = Strg+Z
compare-with-line = Mit dieser Variante vergleichen
compare-with-line-about = Zeigt die aktuelle Variante und die dieses Knotens nebeneinander.
comparing-removed = Aus { $name } entfernt: { $what }
no-other-variation = Es gibt keine andere Variante zum Vergleichen
taking-over = Unterschiede werden kopiert
turning-record = Die Partie wird gedreht
beside-title = Vergleichen: { $name }
beside-saved = Diese Partie, wie gespeichert
beside-line = Die Variante { $place } mit der, von der sie abzweigt
beside-game = Diese Partie mit Partie { $number }
beside-version = Frühere Fassung
beside-as-saved = Wie gespeichert
beside-game-name = Partie { $number }
beside-main = Die Variante, von der sie abzweigt
beside-own = Die Variante
beside-with = Vergleichen mit
beside-file = Eine Datei …
beside-by-number = Zugnummern angleichen
beside-previous = Voriger
beside-next = Nächster
beside-take = Nach links kopieren
beside-remove = Links entfernen
beside-undo = Rückgängig
beside-comparing = Vergleiche …
beside-same = Keine Unterschiede
beside-added = nur rechts
beside-absent = keine Angabe
beside-left = Links
beside-right = Rechts
beside-first = Erster Unterschied
beside-last = Letzter Unterschied
beside-changed-left = Links geändert
beside-changed-right = Rechts geändert
beside-removed = nur links
beside-changed = geändert
beside-moved = verschoben
beside-corrected = berichtigt
beside-turned = Rechts ist das ganze Brett gedreht oder gespiegelt ({ $turn }); links wird es ebenso gezeigt
beside-some-turned = Rechts sind die Bretter einiger Partien gedreht oder gespiegelt; links werden sie ebenso gezeigt
beside-turn = Diese Partie auch drehen oder spiegeln
beside-otherwise-same = Keine weiteren Unterschiede
beside-other-kind = Das sind verschiedene Spiele: { $left } und { $right }
beside-nothing-shared = Das sind verschiedene Partien: Sie haben keinen Zug gemeinsam
turned-right = nach rechts gedreht
turned-left = nach links gedreht
turned-half = um eine halbe Drehung
turned-left-to-right = links und rechts gespiegelt
turned-top-to-bottom = oben und unten gespiegelt
turned-diagonal = an einer Diagonale gespiegelt
turned-antidiagonal = an der anderen Diagonale gespiegelt
beside-move = Zug { $number }, { $words }
beside-tell-moved = steht an anderer Stelle unter seinen Varianten
beside-tell-new = { $what }: nur rechts
beside-tell-gone = { $what }: nur links
beside-tell-changed = { $what } ist anders
beside-tell-corrected = { $what } ist anders, und was folgt, ist gleich
beside-tell-added-more =
    { $count ->
        [one] nur rechts, mit { $count } Knoten danach
       *[other] nur rechts, mit { $count } Knoten danach
    }
beside-tell-removed-more =
    { $count ->
        [one] nur links, mit { $count } Knoten danach
       *[other] nur links, mit { $count } Knoten danach
    }
beside-branch = Diese Variante mit Variante { $nth } { $place }
beside-branches = Züge und Varianten
beside-copy-left = { $what } nur rechts: { $count } nach links kopieren
beside-copy-right = { $what } nur links: { $count } nach rechts kopieren
beside-cut-left =
    { $nodes ->
        [one] { $what } nur links: { $count } dort entfernen, mit { $nodes } Knoten
       *[other] { $what } nur links: { $count } dort entfernen, mit { $nodes } Knoten
    }
beside-cut-right =
    { $nodes ->
        [one] { $what } nur rechts: { $count } dort entfernen, mit { $nodes } Knoten
       *[other] { $what } nur rechts: { $count } dort entfernen, mit { $nodes } Knoten
    }
beside-drop-right = { $what } nur rechts: { $count } dort entfernen
beside-everything = Alles
beside-games = Partien
beside-none-of-these = Keine Unterschiede dieser Art
beside-only-comments = Nur Kommentare
beside-only-info = Nur Partiedaten
beside-only-marks = Nur Markierungen
beside-only-moves = Nur Züge
beside-only-setup = Nur Aufstellungen
beside-order-left = Reihenfolge der Varianten: links { $count } ändern
beside-order-right = Reihenfolge der Varianten: rechts { $count } ändern
beside-other-variation = Die andere Variante
beside-remove-left = { $what } nur links: { $count } dort entfernen
beside-remove-right = Rechts entfernen
beside-replace-left = { $what } mit Unterschieden: links { $count } ersetzen
beside-replace-right = { $what } mit Unterschieden: rechts { $count } ersetzen
beside-take-right = Nach rechts kopieren
beside-this-line = Diese Variante
booklet-link = Zu Seite { $number }
links-lost =
    { $count ->
        [one] ein Link in den Kommentaren führte zu einem gelöschten Knoten und ist jetzt gewöhnlicher Text
       *[other] { $count } Links in den Kommentaren führten zu gelöschten Knoten und sind jetzt gewöhnlicher Text
    }
go-to-linked-node = Gehe zu diesem Knoten
node-link-copied = Link zu diesem Knoten kopiert: fügen Sie ihn in einen Kommentar ein
no-node-named = es gibt keinen Knoten namens { $name }
guide-versions-of-one-record-10 = „Vergleichen …“ zeigt zwei Partien nebeneinander: diese und eine andere offene, eine Datei, eine frühere Fassung, eine andere Partie der Datei oder eine Variante. ↓ und ↑ gehen von Unterschied zu Unterschied; „Nach links kopieren“ (Alt+Umschalt+←) kopiert einen Unterschied in diese Partie, links, „Nach rechts kopieren“ (Alt+Umschalt+→) in die andere, wenn sie offen ist. Gibt es von einer Art mehrere, etwa Kommentare, die nur in der anderen stehen, so kopiert eine Schaltfläche alle und zeigt, wie viele es sind. Was nur in einer der beiden steht, lässt sich dort entfernen; die Schaltflächen nennen es so, und die Statuszeile meldet, wie viel entfernt wurde. Strg+Z macht das letzte Kopieren rückgängig, Esc schließt die Seite. „Nur Züge“, „Nur Kommentare“ und so weiter lassen die übrigen Unterschiede weg. Um zwei Varianten einer Partie zu vergleichen, wählen Sie im Menü eines Knotens im Baum „Mit dieser Variante vergleichen“.
also-played = auch gespielt { $place }
equal-in-record = in { $name } { $place }
equal-turned = { $place }, gedreht oder gespiegelt
no-equal-position-open = Diese Stellung kommt in den offenen Dateien sonst nirgends vor
nothing-elsewhere = Anderswo gibt es keinen solchen Zug
not-turned = Diese Fortsetzung lässt sich nicht passend drehen
equal-positions = Gleiche Stellungen
equal-is-off = Das Suchen gleicher Stellungen ist in den Einstellungen ausgeschaltet
equal-off = Aus
equal-game = In dieser Partie
equal-game-turned = In dieser Partie, auch gedreht und gespiegelt
equal-open = In allen offenen Dateien
equal-open-turned = In allen offenen Dateien, auch gedreht und gespiegelt
command-continue-here = Hier fortsetzen
command-help-continue-here = Kopiert den N-ten der Züge, die in der gleichen Stellung anderswo gespielt sind, mit allem Folgenden an diesen Knoten; ohne Angabe den ersten.
command-equal-positions = Gleiche Stellungen
command-help-equal-positions = Wählt, wo gleiche Stellungen gesucht werden: off, game, game-turned, open oder open-turned; open heißt alle offenen Dateien, turned findet sie auch gedreht und gespiegelt.
page-solution = Lösung
page-problem = Aufgabe { $number }
cli-publish-problems = Ob eine Seite Aufgaben stellt, bevor sie zeigt, was folgt, und ein Heft sie auf Blättern hat, mit den Lösungen am Ende: auto (Vorgabe), wenn alle Partien der Datei, oder alle bis auf wenige, Aufgaben sind, die sich beurteilen lassen; yes für jede Partie, die eine Aufgabe ist, auch für Stellungen ohne Züge; Nummern wie 1-12,20 nur für diese; no für keine. Mit yes oder Nummern kann aus einem Ordner ein einziges Heft werden
publish-asks = Aufgaben stellen, bevor sie gezeigt werden
study-say-right-reply = Richtig. Die Erwiderung ist { $replies }.
study-say-refuted = Falsch. Die Erwiderung ist { $replies }.
study-one-hinted = mit einem Hinweis gelöst
study-shown-move = Die Lösung, Zug { $number } von { $count }
study-shown-line = richtige Variante { $number } von { $count }
study-next-move = Nächster Zug
study-next-solution = Nächste richtige Variante
study-move-before = Voriger Zug
study-once = Dieselbe Stellung in mehreren Partien zählt als eine Frage.
study-take-game = { $place } ist ein Ordner: --game gehört zu einer Datei
no-records-in = { $place }: In diesem Ordner sind keine Partiedateien
study-no-side = keine Partie hier hat eine Seite namens „{ $named }“; die Seiten sind { $colours }
study-told-refuted = ; die Erwiderung ist { $reply }
study-counts-of =
    { $count ->
        [one] { $count } Frage: { $due } heute fällig, { $new } neu, { $later } später
       *[other] { $count } Fragen: { $due } heute fällig, { $new } neu, { $later } später
    }
supply-pods =
    { $pods ->
        [one] { $pods } Pod
       *[other] { $pods } Pods
    }
supply-prongs = { $prongs } Zacken
supply-superprongs = { $superprongs } Superzacken
attributes-link = { $path }: ist ein Link, und Links in einem Repository wird nicht gefolgt
attributes-no-file = { $path }: ist keine Datei
attributes-other = { $path }: nicht lesbar ({ $cause })
attributes-several-names = { $path }: die Datei hat anderswo noch einen Namen (fester Link) und würde sich auch dort ändern
base-conflicts =
    { $count ->
        [one] { $count } Stelle wurde in beiden geändert und ist aufzulösen.
       *[other] { $count } Stellen wurden in beiden geändert und sind aufzulösen.
    }
base-is-ours = Stimmt mit dieser Datei überein: Was in { $name } fehlt, gilt als dort gelöscht.
base-is-theirs = Stimmt mit { $name } überein: Was in dieser Datei fehlt, gilt als hier gelöscht.
base-kept-more = Gesichert, als die Datei überschrieben wurde.
base-leaves = Nicht übernommen aus { $name }: { $what }.
base-not-weighed = Wählen Sie diese Fassung, um zu sehen, was sich ändern würde.
base-nothing-more = Von beiden bleibt alles erhalten.
base-opened = Diese Datei beim Öffnen
base-opened-more = Der früheste Stand, zu dem „Rückgängig“ führt.
base-saved-more = Was die Datei enthielt, als sie hier zuletzt gelesen oder gespeichert wurde.
cli-compare-only = Nur dies vergleichen, durch Kommas getrennt
cli-find-unknown = diese Stellung ist unbekannt: das Spiel hat kein Brett, oder etwas davor ist nicht lesbar
cli-outline-more = Eine Datei, die keine Partiedatei ist oder Konfliktkennzeichen eines nicht aufgelösten git merge enthält, wird ausgegeben, wie sie ist.
close-anyway = Trotzdem schließen
close-unsettled = Mit offenen Konflikten schließen?
comparing-versions = Fassungen werden mit { $name } verglichen
conflict-base = Gemeinsame Fassung
conflict-edited = Der Kommentar enthält jetzt beide Texte. Bearbeiten Sie ihn dort, dann geht es weiter.
conflicts-counted =
    { $count ->
        [one] { $count } Konflikt
       *[other] { $count } Konflikte
    }
conflicts-settled-removed = { $message }; entfernt: { $what }
conflicts-stay = Beide Fassungen bleiben in den Kommentaren, zwischen Zeilen aus <<<<<<< und >>>>>>>, bis Sie sie auflösen.
copies-beside =
    { $count ->
        [one] { $count } Konfliktkopie neben dieser Datei: zusammenführen
       *[other] { $count } Konfliktkopien neben dieser Datei: zusammenführen
    }
copies-counted =
    { $count ->
        [one] { $count } Konfliktkopie
       *[other] { $count } Konfliktkopien
    }
copies-counted-short =
    { $count ->
        [one] { $count } Kopie
       *[other] { $count } Kopien
    }
covered-labels-removed =
    { $count ->
        [one] mit { $count } Beschriftung, die nicht zu sehen war: { $labels }
       *[other] mit { $count } Beschriftungen, die nicht zu sehen waren: { $labels }
    }
edit-conflict = Bearbeiten …
finding-help-merge-lines = Git oder ein anderes Programm, das Zeilen zusammenführt, konnte zwei Fassungen der Datei nicht vereinen. Es hat beide zwischen Zeilen geschrieben, die mit <<<<<<<, ======= und >>>>>>> beginnen, ohne Rücksicht auf den Spielbaum. Wählen Sie in einem Texteditor, was bleiben soll, und löschen Sie diese Zeilen; oder nehmen Sie mit „git checkout --ours“ oder „--theirs“ eine der Fassungen. Bis dahin lässt sich keine Fassung in diese Datei einarbeiten.
finding-merge-lines = Konfliktkennzeichen eines nicht aufgelösten git merge
first-places-listed = { $found }; die ersten { $listed } sind aufgelistet
git-attributes-relative = git: { $key } ist der relative Pfad { $path }, in jedem Ordner eine andere Datei; machen Sie daraus einen absoluten
git-attributes-removed = { $name } ist entfernt, da nichts anderes darin stand
git-not-on-path = variorum ist nicht im PATH, also ruft git es über seinen Pfad { $path } auf; führen Sie diesen Befehl erneut aus, wenn Sie es verschieben
git-other-on-path = PATH führt zu einem anderen variorum, { $other }, also ruft git dieses über seinen Pfad { $path } auf; führen Sie diesen Befehl erneut aus, wenn Sie es verschieben
git-program-unknown = der Pfad dieses Programms ist unbekannt oder lässt sich nicht in die Konfiguration von git schreiben
git-setting-removed = { $key } ist aus der Konfiguration entfernt
git-setting-stays = { $key } bleibt: Das hat nicht dieses Programm eingerichtet
git-settings-taken = git: schon eingerichtet, und nicht von diesem Programm: { $keys }; benennen Sie zuerst um oder entfernen Sie, was dort steht
guide-merging-another-version = Eine andere Fassung einarbeiten
guide-merging-another-version-1 = Wenn zwei Leute oder zwei Rechner Kopien einer Partie geändert haben, bringt „Andere Fassung einarbeiten …“ die Änderungen der anderen in die geöffnete Partie. Die andere Fassung kann eine beliebige Datei sein, eine Partie in einem anderen Tab oder eine Konfliktkopie: eine Datei, die Dropbox, Syncthing, Nextcloud, OneDrive und andere neben einer Partie hinterlassen, die an zwei Orten geändert wurde. Gibt es eine, steht das unten im Fenster; ein Klick darauf arbeitet sie ein.
guide-merging-another-version-2 = Dann wählen Sie die Fassung, von der beide abstammen. Was eine Fassung hat und die gemeinsame nicht, wurde hinzugefügt und bleibt; was ihr fehlt und die gemeinsame hat, wurde dort gelöscht und entfällt. Zur Wahl stehen, die wahrscheinlichste zuerst und jede mit dem, was sie ändern würde: eine geöffnete Partie, diese Partie, wie sie geöffnet oder gespeichert wurde, eine frühere Fassung ihrer Datei, eine Konfliktkopie, eine andere Datei oder keine. Ohne gemeinsame Fassung bleibt von beiden alles erhalten. Würde etwas von Ihnen entfernt, nennt das Programm, wie viel, und fragt zuerst; und die ganze Zusammenführung lässt sich in einem Schritt rückgängig machen.
guide-merging-another-version-3 = Hat ein anderes Programm Ihre Datei geändert, während Sie daran arbeiteten, leistet „Mit der Datei auf der Platte zusammenführen“ dasselbe; die gemeinsame Fassung ist dann bekannt.
guide-merging-another-version-4 = Wo beide dasselbe verschieden geändert haben, bleiben beide Fassungen im Kommentar dieses Knotens, auch in der gespeicherten Datei, bis Sie den Konflikt auflösen. Unten im Fenster steht, wie viele Konflikte offen sind; ein Klick darauf geht sie der Reihe nach durch, jeden mit seiner Stellung auf dem Brett. Sie sehen die gemeinsame Fassung, diese und die andere. Wählen Sie eine der beiden oder beide, oder bearbeiten Sie den Text; „Ergebnis“ zeigt vorab, was die Schaltfläche unter dem Mauszeiger bewirkt. Bei einer gelöschten Variante steht dort, wie viele Knoten und Wörter mit ihr entfallen.
guide-versions-of-one-record-4 = Nicht jede Datei mit der Endung einer Partiedatei ist eine: Sie kann leer sein, etwas anderes enthalten oder Konfliktkennzeichen eines nicht aufgelösten git merge. Git zeigt eine solche Datei, wie sie ist. Sie zusammenzuführen ist ein Konflikt: Das Ergebnis enthält beide Dateien vollständig, eine nach der anderen, zwischen Zeilen aus <<<<<<<, ======= und >>>>>>>. Wählen Sie in einem Texteditor, was bleiben soll. variorum check meldet solche Zeilen als merge-lines.
guide-versions-of-one-record-5 = Git ruft variorum mit seinem Namen auf, wenn es im PATH liegt, sonst über seinen Pfad: Nachdem Sie das Programm verschoben haben, führen Sie variorum git noch einmal aus. Wo das Programm fehlt oder scheitert, führt git Zeilen zusammen wie bei jedem Text und sagt das; keine Fassung geht verloren, aber die Datei ist vielleicht keine Partiedatei, bis Sie sie aufgelöst haben.
lost-comments =
    { $count ->
        [one] { $count } Kommentar
       *[other] { $count } Kommentare
    }
lost-entries =
    { $count ->
        [one] { $count } weiterer Eintrag
       *[other] { $count } weitere Einträge
    }
lost-games =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
lost-marks =
    { $count ->
        [one] { $count } Markierung
       *[other] { $count } Markierungen
    }
lost-nodes =
    { $count ->
        [one] { $count } Knoten
       *[other] { $count } Knoten
    }
lost-values =
    { $count ->
        [one] { $count } geänderter Eintrag
       *[other] { $count } geänderte Einträge
    }
lost-variations =
    { $count ->
        [one] { $count } Variante
       *[other] { $count } Varianten
    }
lost-words =
    { $count ->
        [one] Wörter aus { $count } Text
       *[other] Wörter aus { $count } Texten
    }
merge-anyway = Trotzdem zusammenführen
merge-both-whole = { $why }; die Datei enthält beide Fassungen vollständig, zwischen Konfliktkennzeichen
merge-broken = ließ sich wegen eines internen Fehlers nicht zusammenführen
merge-conflicts-left =
    { $count ->
        [one] { $count } Konflikt vom Zusammenführen ist offen
       *[other] { $count } Konflikte vom Zusammenführen sind offen
    }
merge-from-title = Auf welcher Datei beruhen beide Fassungen?
merge-holds-lines = { $version } enthält ab Zeile { $line } Konfliktkennzeichen eines nicht aufgelösten git merge; lösen Sie sie zuerst auf
merge-left =
    { $count ->
        [one] noch { $count } Konflikt; Gespeichertes bleibt erhalten, und das nächste mergetool macht damit weiter
       *[other] noch { $count } Konflikte; Gespeichertes bleibt erhalten, und das nächste mergetool macht damit weiter
    }
merge-lines-left = die Datei enthält Konfliktkennzeichen eines nicht aufgelösten git merge
merge-loses-else = Hat das niemand gelöscht, wählen Sie eine ältere gemeinsame Fassung oder keine: Dann bleibt alles erhalten.
merge-loses-more = Von Ihnen wird entfernt oder ersetzt: { $what }. { $name } weicht dort von der gemeinsamen Fassung ab.
merge-loses-title = Teile dieser Datei würden entfernt oder ersetzt
merge-other-base = Andere Fassung wählen
merge-with-more = Was dort geändert wurde, kommt in diese Datei, als ein Schritt, der sich rückgängig machen lässt. Die andere Fassung bleibt, wie sie ist.
merge-with-title = Welche Fassung möchten Sie einarbeiten?
merge-would-remove = Von Ihnen wird entfernt oder ersetzt: { $what }
merged-none = Nichts wurde eingearbeitet. Weil die gemeinsame Fassung es hat, gilt hier als gelöscht: { $what } aus { $name }
merged-removed = In dieser Datei entfernt oder ersetzt: { $what }
merging-version = { $name } wird eingearbeitet
next-conflict = Nächster Konflikt
no-base-in-file = (nicht in der Datei)
nothing-goes = Von Ihnen wird nichts entfernt oder ersetzt.
other-file = Eine andere Datei …
point-at-choice = Zeigen Sie auf eine Schaltfläche, um das Ergebnis zu sehen.
removed-nodes =
    { $count ->
        [one] { $count } Knoten
       *[other] { $count } Knoten
    }
removed-words =
    { $count ->
        [one] { $count } Wort
       *[other] { $count } Wörter
    }
replaced-too-long = die Datei würde um mehr als 256 MB wachsen; nichts wurde ersetzt
said-both = { $ours }
    und im Kommentar: { $theirs }
said-deleted = Gelöscht, mit allem, was folgt: { $what }
show-conflicts = Konflikte zeigen
too-many-nodes-small = { $name }: zu viele Varianten für ein kleines Bild
version-copy = Eine Konfliktkopie neben dieser Datei, von einem Programm angelegt, das Ordner synchronisiert.
version-is-damaged = { $name } ist beschädigt: Ein Teil könnte fehlen.
version-is-gone = Diese Fassung ist nicht mehr vorhanden
version-open = In einem anderen Tab geöffnet
version-open-file = In einem anderen Tab geöffnet: { $path }
will-stand = Ergebnis
compare-outside = außerhalb aller Eigenschaften: { $text }
merge-base-none = Alles behalten
own-conflicts-first = lösen Sie zuerst die Konflikte in dieser Datei auf
their-conflicts-first = lösen Sie zuerst die Konflikte in { $name } auf
annotations = Bewertungen
clock-moves =
    { $count ->
        [one] { $time } · { $count } Zug
       *[other] { $time } · { $count } Züge
    }
command-help-usual-sizes = Gibt den Bereichen die Größen, die zu Fenster und Partie passen.
command-usual-sizes = Größen der Bereiche zurücksetzen
more-continuations = { $count } weitere
more-tools = Weitere Werkzeuge
move-in-variation = { $move } (Variante)
news-panels = Neu: Der Kommentar hat den Platz, den das Brett übrig lässt; die nächsten Züge stehen darunter. Ziehen Sie an den Linien zwischen den Bereichen, um ihre Größe zu ändern; ein Doppelklick setzt sie zurück
words-about = Version, Lizenz, Mitwirkende
words-add-games-from = Partien importieren, Partien anhängen
words-annotate-bad-move = Fehler, Fragezeichen, schwach
words-annotate-bad-move-2 = Patzer, grober Fehler, doppeltes Fragezeichen
words-annotate-doubtful = fragwürdig, Fragezeichen Ausrufezeichen, dubios
words-annotate-even = gleich, Ausgleich, remis
words-annotate-good-black = Vorteil, Schwarz steht besser
words-annotate-good-move = Ausrufezeichen, Tesuji, stark
words-annotate-good-move-2 = brillant, doppeltes Ausrufezeichen
words-annotate-good-white = Vorteil, Weiß steht besser
words-annotate-hotspot = Stern, wichtig, Lesezeichen, Schlüsselmoment
words-annotate-interesting = Ausrufezeichen Fragezeichen, beachtenswert
words-annotate-none = Bewertung löschen, Annotation entfernen
words-clean-up = bereinigen, anonymisieren, Kommentare entfernen, ausdünnen
words-close = Tab schließen, Datei zumachen
words-compare = Diff, Unterschiede, nebeneinander
words-compare-variation = Diff, Unterschiede von Varianten
words-conflicts = auflösen, zusammenführen, Konflikte der Zusammenführung
words-coordinates = Randbeschriftung, Achsen, Buchstaben und Zahlen
words-copy-board = ASCII, Textdiagramm
words-copy-link = URL, Adresse, teilen, HexWorld
words-copy-moves = Zugliste, Züge exportieren
words-copy-picture = Screenshot in die Zwischenablage, Bildschirmfoto, Grafik
words-copy-record = SGF kopieren, ganze Partie kopieren
words-copy-variation = duplizieren, Zweig kopieren
words-correct = Zug ändern, Zug ersetzen, Zug berichtigen
words-count = Gebiet, Punkte, Flächenwertung
words-counting = Ergebnis, schätzen, Punkte, wer gewinnt, auszählen, tote Steine
words-cut-variation = Zweig verschieben
words-delete-node = Zug entfernen, Knoten entfernen
words-delete-other-variations = Zweige entfernen, nur diese Variante behalten, stutzen
words-delete-variation = Zweig löschen, Zweig entfernen, abschneiden
words-demote = nach unten, herabstufen, Reihenfolge
words-duplicate-game = klonen, Partie kopieren
words-earlier-versions = Backup, Sicherung, wiederherstellen, Vorversionen
words-edit-comment = Notiz, schreiben, Anmerkung, Text
words-encoding = Unicode, UTF-8, Zeichensatz, umwandeln
words-export-diagrams = Figuren, Diagramme drucken
words-export-picture = Screenshot, PNG, SVG, Grafik, Bildschirmfoto
words-find = finden, Stellung suchen, Suche
words-find-move = Tipp, mögliche Züge, Vorschlag
words-findings = validieren, Fehler, Warnungen, Probleme
words-flip-horizontal = umdrehen, Symmetrie
words-flip-vertical = umdrehen, Symmetrie
words-flip-view = Brett umdrehen, Ausrichtung
words-fold-others = zuklappen, einklappen, reduzieren
words-full-screen = maximieren, Präsentation, ganzer Bildschirm
words-game-text = Mitschrift, Zugliste, Notation
words-games = Sammlung, Liste, Inhaltsverzeichnis, Kapitel
words-go-back = letzte Stelle, vorheriger Ort
words-goto-dialog = springen, Zugnummer
words-handicap = Vorgabesteine, freie Platzierung
words-help = Handbuch, Anleitung, Dokumentation, Einführung
words-hide-following = Spoiler, Lösung verbergen, Aufgabenmodus
words-hide-results = Spoiler, Ausgang verbergen
words-history-list = Undo, Schritte, Änderungen
words-info = Komi, Ergebnis, Spielernamen
words-information = Komi, Spieler, Kopfdaten, Regeln, Rang, Namen, Metadaten
words-keep-position = von hier aufbauen, Stellung herauslösen
words-keep-subtree = herauslösen, abtrennen
words-line-end = letzter Zug, Schlussstellung, vorspulen
words-line-start = Anfang, erster Zug, zurückspulen
words-link = Lesezeichen, Verweis, Hyperlink
words-main-line = Stamm, Hauptlinie
words-make-main-line = zur Hauptvariante befördern, Reihenfolge
words-merge-file = synchronisieren, Merge
words-merge-games = Partien verbinden, Partien vereinigen
words-merge-version = verbinden, vereinigen, synchronisieren, Merge
words-move-numbers = Nummerierung, Zahlen auf Steinen
words-name = Titel, Knotenname, Lesezeichen
words-new = anlegen, erstellen, leer
words-new-game = Partie hinzufügen, Kapitel hinzufügen
words-new-node = Knoten hinzufügen, leerer Knoten
words-new-variation = Zweig, Alternative, Nebenvariante
words-next-equal = Zugumstellung, gleiche Position
words-next-file = nächste Aufgabe, nächste Partie
words-next-fork = nächster Zweig, nächste Abzweigung
words-next-game = nächste Partie der Sammlung
words-next-moves = Geistersteine, Varianten auf dem Brett, Tipps
words-next-with-hotspot = Stern, wichtig, Lesezeichen
words-only-line = Varianten ausblenden
words-open = laden, importieren, durchsuchen
words-open-folder = Verzeichnis, Bibliothek, Explorer
words-open-recent = letzte Dateien, Verlauf
words-pass = aussetzen, kein Zug
words-paste-record = aus der Zwischenablage importieren, Partie einfügen, aus Text laden
words-paste-variation = Zweig einfügen, anhängen
words-play-through = Diashow, automatisch, Wiedergabe
words-previous-file = vorherige Aufgabe, vorherige Datei
words-previous-fork = vorheriger Zweig, letzte Abzweigung
words-previous-game = vorherige Partie der Sammlung
words-previous-with-hotspot = Stern, wichtig, Lesezeichen
words-print = PDF, Heft, Papier, PDF exportieren
words-promote = nach oben, höherstufen, Reihenfolge
words-properties = Rohdaten, SGF-Quelltext, Tags
words-publish = HTML, Webseite, Website, teilen, GIF, Animation, HTML exportieren
words-quit = Programm schließen, verlassen, Exit
words-read-as = Zeichensatz, Codepage, unlesbar, falsche Umlaute
words-redo = Redo, noch einmal
words-reload = aktualisieren, zurücksetzen, noch einmal lesen
words-repair-all = reparieren, Fehler korrigieren, bereinigen
words-replace-dialog = austauschen, Suche Ersetzen
words-resign = verloren geben, Partie aufgeben
words-results = Minimax, lösen, Gewinn und Verlust
words-rotate-left = drehen, Symmetrie, gegen den Uhrzeigersinn
words-rotate-right = drehen, Symmetrie, im Uhrzeigersinn
words-rotate-view = Ausrichtung, Ansicht umdrehen, auf den Kopf stellen
words-save = sichern, schreiben, Festplatte
words-save-as = Datei umbenennen, sichern unter
words-save-copy = SGF exportieren, Partie exportieren, Backup
words-settings = Optionen, Präferenzen, Konfiguration, Voreinstellungen, Schriftgröße, größere Schrift
words-shortcuts = Hotkeys, Tastenbelegung, Tastatur
words-split-collection = Partien trennen, eine Datei je Partie
words-study = Quiz, trainieren, Aufgaben, Tsumego, Test, Rätsel, raten
words-study-collections = Karteikarten, wiederholen, fällig, lernen, Spaced Repetition
words-dictionary = Eröffnung, Joseki, verlassen, Buch, Abweichung
words-study-folder = Aufgabensammlung, Tsumego, Rätsel, Karteikarten
words-swap = Tauschregel, Seiten wechseln, Pie-Regel
words-theme = Design, Erscheinungsbild, Skin, Stil
words-theme-dark = Dunkelmodus, Nachtmodus
words-theme-light = heller Modus, Tagmodus
words-to-play = wer ist dran, Seite am Zug, nächster Spieler
words-tool-label = Buchstaben, Text, Beschriftung
words-tool-number = hochzählen, nummerieren
words-tool-play = Zugwerkzeug, Zeiger
words-tool-setup = Stellung bearbeiten, Editiermodus, Steine setzen, Brett-Editor
words-truncate = kürzen, Folgezüge entfernen, Rest löschen
words-type-move = Zug tippen, Tastatur, Notation
words-undo = Undo, zurücknehmen, widerrufen
words-unfold-all = aufklappen, ausklappen, erweitern
words-unmark = Markierungen löschen, Beschriftungen entfernen
words-zoom-fit = ganzes Brett, Originalgröße
words-zoom-in = größer, heranzoomen, Lupe
words-zoom-out = kleiner, herauszoomen
menu-board = Brett drehen und zoomen
menu-copy = Kopieren
menu-marked = Bewertungen und Brennpunkte
menu-piece = Stein
menu-remove = Entfernen
menu-tools = Werkzeuge
offer-next-with-hotspot = Nächster Brennpunkt
offer-previous-with-hotspot = Voriger Brennpunkt

## Engine-Daten, Üben, Aufgabenblätter, Seiten
all-judged = jeder Zug, der so viele Punkte verlor, hat schon eine Bewertung
already-so = { $what }: nichts zu ändern
analysis-accuracy-katrain = Genauigkeit { $value } (Formel von KaTrain)
analysis-accuracy-lizzie = { $value } (Formel von LizzieYzy)
analysis-black = Schwarz
analysis-covers =
    { $count ->
        [one] { $source }: { $numbers } von { $count } Knoten
       *[other] { $source }: { $numbers } von { $count } Knoten
    }
analysis-covers-lead = Vorsprung an { $nodes }
analysis-covers-value = Wert an { $nodes }
analysis-covers-winrate = Gewinnrate an { $nodes }
analysis-finding =
    { $count ->
        [one] { $count } Knoten: { $property } kann nicht gelesen werden: { $what }
       *[other] { $count } Knoten: { $property } kann nicht gelesen werden: { $what }
    }
analysis-in-comments = { $source } (aus Kommentaren gelesen)
analysis-next-moves =
    { $count ->
        [one] { $source }: Wert des nächsten Zugs an { $nodes } von { $count } Knoten, von { $least } bis { $greatest } Punkten
       *[other] { $source }: Wert des nächsten Zugs an { $nodes } von { $count } Knoten, von { $least } bis { $greatest } Punkten
    }
analysis-means =
    { $count ->
        [one] { $source }: Mittelwert der Seite am Zug an { $nodes } von { $count } Knoten, von { $least } bis { $greatest }
       *[other] { $source }: Mittelwert der Seite am Zug an { $nodes } von { $count } Knoten, von { $least } bis { $greatest }
    }
analysis-komi = die Analyse rechnet mit Komi { $stated }, die Partie hat { $komi }
analysis-loss = { $number }  { $played } bei { $path }
analysis-loss-best = { $number }  { $played } bei { $path }; am besten war { $best }
analysis-losses-by = Verluste nach { $source }:
analysis-mean-loss =
    { $count ->
        [one] ein Zug, der { $points } Punkte verlor
       *[other] { $count } Züge, die im Mittel { $points } Punkte verloren
    }
analysis-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
analysis-no-longer-fits = die Analyse in dieser Partie ist älter als diese Änderung und passt vielleicht nicht mehr; „remove-analysis“ entfernt sie
analysis-none = keine Engine-Daten
analysis-not-turned = die Analyse in { $id } ({ $program }) lässt sich nicht mit dem Brett drehen
analysis-problem-base64 = kein Base64
analysis-problem-cut = die gepackten Daten enden zu früh
analysis-problem-damaged = die gepackten Daten sind beschädigt
analysis-problem-depth = zu tief verschachtelt
analysis-problem-form = nicht so geschrieben, wie das Programm es schreibt
analysis-problem-json = der gepackte Text ist nicht das erwartete JSON
analysis-problem-number = keine Zahl im zulässigen Bereich
analysis-problem-ownership = ownership hat { $found } Zahlen statt { $expected }
analysis-problem-ownership-range = ownership hat Zahlen außerhalb von -1 bis 1
analysis-problem-policy = policy hat { $found } Zahlen statt { $expected }
analysis-problem-side = es ist unklar, wer am Zug ist
analysis-problem-size = über der Größengrenze
analysis-problem-values =
    { $count ->
        [one] { $count } Wert, wo drei nötig sind
       *[other] { $count } Werte, wo drei nötig sind
    }
analysis-problem-version = Version { $version } ist unbekannt
analysis-source-engine = { $program }: { $engine }
analysis-source-komi = { $label }, Komi { $komi }
analysis-source-network = { $label } (Value-Netz)
analysis-source-random = { $label } (Zufallspartien)
analysis-source-second = { $label } (zweite Engine)
analysis-title = Die Analyse von Engines in dieser Partie entfernen?
analysis-white = Weiß
analysis-would-be-wrong = { $why }; mit --remove-analysis wird sie im selben Schritt entfernt
annotated-kept =
    { $left ->
        [one] { $left } hat eine Bewertung und behält sie
       *[other] { $left } haben eine Bewertung und behalten sie
    }
annotated-losses =
    { $count ->
        [one] { $count } Zug nach { $source } bewertet
       *[other] { $count } Züge nach { $source } bewertet
    }
booklet-players = Verzeichnis der Spieler
booklet-without-figure =
    { $count ->
        [one] { $count } Zug ab hier hat keine Figur.
       *[other] { $count } Züge ab hier haben keine Figur.
    }
carries-engine-data = enthält Engine-Daten, { $size }
clean-analysis = Analyse von Engines, auch in Kommentaren
cli-analysis = Zeigen, was Engines in einer Datei hinterlassen haben: Gewinnraten, Vorsprünge, Kandidaten und was Züge verloren
cli-analysis-losses = Auflisten, was jeder Zug verlor, auch in Varianten
cli-analysis-more = Liest, was Sabaki, Ogatak, KaTrain, Lizzie, LizzieYzy, LizGoban, q5Go, GoReviewPartner, analyze-sgf, leela-analysis, GNU Go, KataGo, MoHex, OGS und AI Sensei schreiben. Alle Zahlen gelten für Schwarz. Verluste sind Unterschiede zwischen Zahlen einer Quelle, und zwar der, die am meisten von der Partie abdeckt.
cli-publish-answers = Wo die Lösungen der Aufgaben in einem Heft und auf einer gedruckten Seite stehen: end (Vorgabe), auf Blättern am Ende; none, nirgends; both, nur bei Heften: OUT hat keine, und eine zweite Datei, deren Name es sagt, hat sie
cli-publish-sort = Die Reihenfolge der Aufgaben: file (Vorgabe), title oder shuffled; auf den Blättern steht die Nummer, mit der gemischt wurde
cli-publish-seed = Die Nummer, mit der Aufgaben gemischt werden: dieselbe Nummer ergibt dieselbe Reihenfolge; ohne sie entscheidet die Uhrzeit
cli-publish-language = Die Sprache von Seiten und Heften; Vorgabe ist Ihre
cli-publish-margins = Die Ränder eines Hefts, in Millimetern
cli-publish-numbers = Die Zugnummern auf die Steine einer Animation schreiben
cli-publish-order = pages (Vorgabe) oder booklet: zwei Seiten auf jeder Blattseite, beidseitig zu drucken und zu falten
cli-publish-paper = Das Papier eines Hefts oder einer gedruckten Seite mit Aufgaben; Vorgabe a4
cli-publish-per-sheet = Aufgaben auf jedem Blatt eines Hefts oder einer gedruckten Seite, von 6 bis 12; Vorgabe 6
cli-publish-prune = Seiten entfernen, deren Datei nicht mehr da ist, wenn sie noch sind, wie sie veröffentlicht wurden
cli-publish-site = Die Adresse, die ein Ordner mit Seiten haben wird: er bekommt einen Feed mit allem Neuen
cli-publish-with = Auch dies zeigen: mit analysis, was jeder Zug verlor
cli-remove-analysis = Dateien in einen Ordner kopieren, ohne was Engines darin hinterlassen haben
cli-remove-analysis-dry = Nur zeigen, was entfernt würde; nichts schreiben
cli-remove-analysis-files = Was zu entfernen ist, wenn nicht das Übliche; dann Dateien und Ordner mit Dateien
cli-remove-analysis-more = Vor den Dateien bestimmen properties, comments oder variations, was entfernt wird: Eigenschaften von Sabaki, KaTrain, Lizzie und anderen, ihr Text in Kommentaren oder Varianten, von denen jeder Knoten von einer Engine stammt. Ohne Auswahl properties und comments. Was Menschen geschrieben haben und Bewertungen bleiben. Eine Datei ohne Analyse wird Byte für Byte kopiert. Nichts Vorhandenes wird ersetzt.
cli-study-corners = Die Ecken einzeln verfolgen, auch wenn die Sammlung über ihre hinausgeht
cli-study-leave-boards = Verglichen wird das ganze Brett; --corners verfolgt jede Ecke für sich
cli-study-by-mode-only =
    { $count ->
        [one] { $count } Partie, nach der nur mit --mode repertoire oder --mode guess gefragt wird
       *[other] { $count } Partien, nach denen nur mit --mode repertoire oder --mode guess gefragt wird
    }
cli-study-export = Ausgeben, was in einem Ordner und darunter gelernt wurde, als Tabelle mit Tabulatoren zwischen den Spalten
cli-study-export-more = Die erste Zeile nennt die Spalten: key, mode, state, answered, lapses, first, last, due, place. Eine Zeile für jede Frage, die je beantwortet wurde; STATE ist active oder suspended, Tage sind Datumsangaben.
cli-study-forgotten =
    { $count ->
        [one] { $count } Frage ist wieder neu
       *[other] { $count } Fragen sind wieder neu
    }
cli-study-move = Was in einem Ordner und darunter gelernt wurde, in einen anderen mitnehmen
cli-study-move-more = Die Zeilen im Protokoll von FROM, die TO fehlen, werden dem von TO hinzugefügt, die eines Unterordners von FROM dem des gleichnamigen Unterordners von TO, falls es ihn gibt. Stellungen werden in jedem Ordner wiedererkannt. Die Protokolle von FROM bleiben.
cli-study-moved =
    { $count ->
        [one] { $count } Zeile wurde mitgenommen
       *[other] { $count } Zeilen wurden mitgenommen
    }
cli-study-never-answered = { $word }: keine Frage mit diesem Schlüssel wurde hier beantwortet
cli-study-no-place = { $place }: diese Datei oder diesen Ordner gibt es nicht
cli-study-progress-place = Ein Ordner mit Dateien oder eine Datei darin
cli-study-reset = Vergessen, was in einem Ordner und darunter gelernt wurde: seine Fragen sind wieder neu
cli-study-reset-more = Dem Protokoll werden Zeilen hinzugefügt, die das sagen; die Antworten bleiben darin. Vergessen wird, was jetzt im Protokoll steht, gleich was die Uhr sagt, und nichts, was ein anderer Rechner später hinzufügt. Auch verschobene Fragen werden wieder gestellt. Mit --key werden nur diese Fragen vergessen.
cli-study-summary = Zählen, wo Partien am häufigsten abweichen
cli-study-taken = { $place }: gespeichert und ab jetzt verwendet
cli-study-unasked =
    { $count ->
        [one] { $name }:{ $number }:{ $path }: { $count } Frage hat keine richtige Antwort, die die Regeln erlauben, und wird nicht gestellt
       *[other] { $name }:{ $number }:{ $path }: { $count } Fragen haben keine richtige Antwort, die die Regeln erlauben, und werden nicht gestellt; dies ist die erste
    }
command-add-engine-line = Engine-Variante hinzufügen
command-analysis-annotations = Verluste bewerten
command-copy-engine = Engine-Tabelle kopieren
command-engine-marks = Engine-Markierungen auf dem Brett
command-engine-scale = Skala des Engine-Graphen
command-engine-source = Quelle der Engine-Daten
command-help-add-engine-line = Fügt die Zugfolge des auf dem Brett gehaltenen Kandidaten oder des besten als Variante hinzu, benannt nach der Engine.
command-help-analysis-annotations = Bewertet Züge dieser Partie nach den Punkten, die sie laut der Analyse einer Engine verloren: als schlecht (BM), zweifelhaft (DO) oder als Brennpunkt (HO), ab so vielen Punkten; ohne Angaben BM=5 DO=2. Ein Zug mit Bewertung behält sie.
command-help-copy-engine = Kopiert die Zahlen dieser Variante als Tabelle in die Zwischenablage.
command-help-engine-marks = Wählt, was auf dem Brett markiert ist: candidates, ownership, both, policy oder none.
command-help-engine-scale = Wählt, was der Graph zeigt: winrate oder points.
command-help-engine-source = Zeigt die Zahlen dieser Engine, wenn mehrere welche hinterlassen haben; 1 deckt am meisten ab.
command-help-hide-engine = Verbirgt alles, was Engines in Dateien hinterlassen haben, auf dem Brett und daneben, oder zeigt es wieder.
command-help-loss-scale = Wählt, nach welchen Klassen Verluste gezeigt werden: katrain, ogs, lizzie oder own; oder eigene wie 0.5 1.5 3 6 12 in Punkten oder 1% 5% 20%.
command-help-loss-dots = Wählt, welche Verluste einen Punkt haben und angesprungen werden: worst für die schlechteste Klasse, two oder three Klassen oder all.
command-help-losses = Listet die Züge auf, die nach den Zahlen einer Engine am meisten verloren, mit Mittelwerten und Genauigkeit.
command-help-mirror-engine = Für Zahlen, die für die Seite am Zug statt für Schwarz geschrieben sind: spiegelt die zu den Zügen von Weiß.
command-help-next-loss = Geht zum nächsten Zug dieser Variante, der nach den Zahlen einer Engine viel verlor.
command-help-previous-loss = Geht zum vorigen Zug dieser Variante, der nach den Zahlen einer Engine viel verlor.
command-help-remove-analysis = Entfernt aus allen Partien der Datei, was Engines hinterlassen haben: Eigenschaften und Text in Kommentaren. Was Menschen geschrieben haben, bleibt, ebenso Bewertungen. Mit properties, comments oder variations werden nur diese entfernt; Varianten nur, wenn jeder Knoten von ihnen von einer Engine stammt.
command-help-show-engine = Zeigt den Bereich mit dem, was Engines in der Datei hinterlassen haben, oder verbirgt ihn.
command-help-to-tree = Bringt die Tastatur zum Baum oder zur Partie als Text; noch einmal ausgeführt, zurück zum Brett.
command-hide-engine = Engine-Daten verbergen
command-loss-scale = Klassen der Verluste
command-loss-dots = Verluste mit Punkt
command-losses = Schlechteste Züge …
command-mirror-engine = Jeden zweiten Wert spiegeln
command-next-loss = Nächster Verlust
command-previous-loss = Voriger Verlust
command-remove-analysis = Analyse entfernen
command-show-engine = Engine-Graph
command-to-tree = Zum Baum
comment-not-turned = was eine Engine in Kommentare schrieb, lässt sich nicht mit dem Brett drehen
copied-as-it-is = keine Analyse
copy-bytes = Bytes: vorher { $before }, nachher { $after }
copy-has-no-name = { $name }: das ist keine Datei, eine Kopie hätte also keinen Namen
copy-over-copy = { $name }: die Kopie einer anderen Datei heißt schon so
copy-over-source = { $name }: die Kopie würde die Datei selbst ersetzen; geben Sie einen anderen Ordner an
counted-engine-texts =
    { $count ->
        [one] Text in { $count } Kommentar
       *[other] Text in { $count } Kommentaren
    }
counted-properties =
    { $count ->
        [one] { $count } Eigenschaft
       *[other] { $count } Eigenschaften
    }
engine = Engine
engine-accuracy-katrain =
    { $count ->
        [one] { $colour }, { $count } Zug: Genauigkeit { $value } nach der Formel von KaTrain, mittlerer Verlust { $loss }
       *[other] { $colour }, { $count } Züge: Genauigkeit { $value } nach der Formel von KaTrain, mittlerer Verlust { $loss }
    }
engine-accuracy-lizzie =
    { $count ->
        [one] { $colour }, { $count } Zug: Genauigkeit { $value } nach der Formel von LizzieYzy
       *[other] { $colour }, { $count } Züge: Genauigkeit { $value } nach der Formel von LizzieYzy
    }
engine-at-move = Zug { $number }
engine-bytes =
    { $count ->
        [one] { $count } Byte
       *[other] { $count } Bytes
    }
engine-candidate = { $name }: { $numbers }
engine-copied = Engine-Zahlen dieser Variante als Tabelle kopiert
engine-graph = Engine-Graph
engine-hold-line = { $candidate } · klicken, um seine Zugfolge durchzuspielen
engine-is-hidden = Engine-Daten sind jetzt verborgen; dieselbe Taste zeigt sie wieder
engine-is-shown = Engine-Daten werden wieder gezeigt
engine-kilobytes = { $count } kB
engine-lead = { $colour } führt mit { $points }
engine-line-keys = ← → spielen die Zugfolge durch, Eingabe fügt sie als Variante hinzu, Esc verlässt sie
engine-loss-line = { $colour } { $number }, { $played }: { $lost }
engine-loss-points = { $points } Punkte
engine-losses = Schlechteste Züge
engine-losses-counted =
    { $count ->
        [one] { $colour }: { $count } Zug verlor etwas, viel davon: { $bad }
       *[other] { $colour }: { $count } Züge verloren etwas, viel davon: { $bad }
    }
engine-lost = { $colour } { $number } verlor { $loss }
engine-lost-best = { $colour } { $number } verlor { $loss }; am besten war { $best }
engine-loss-best = { $lost }; am besten war { $best }
engine-lost-here = verlor { $loss }
engine-marks-both = Kandidaten und Gebietsbesitz
engine-marks-candidates = Kandidaten
engine-marks-none = Nichts auf dem Brett
engine-marks-ownership = Gebietsbesitz
engine-marks-policy = Policy
engine-megabytes = { $count } MB
engine-options = Optionen für Engine-Daten
engine-no-data = Keine Engine hat in dieser Partie Zahlen hinterlassen
engine-pass = Passen
engine-percent = { $number } %
engine-played-best = { $colour } { $number } war der beste Zug
engine-resign = Aufgabe
engine-scale-points = Punkte
engine-scale-winrate = Gewinnrate
engine-source-comment = { $source }, aus Kommentaren gelesen
engine-source-line =
    { $count ->
        [one] { $source }: { $count } Knoten
       *[other] { $source }: { $count } Knoten
    }
engine-text = { "[" }Text von { $program }]
engine-value = Wert { $number }
engine-visits = { $count } Besuche
engine-winrate = { $colour } { $percent }
guide-publishing-10 = Das Verzeichnis eines Ordners mit Seiten lässt sich sortieren und durchsuchen, auch von der Festplatte aus. Mit `--site URL` bekommt der Ordner einen Feed mit allem Neuen: mit neuen und geänderten Partien, gleich was sich an ihren Nachbarn ändert. Seiten, deren Datei nicht mehr da ist, werden genannt; `--prune` entfernt sie, wenn sie noch genau so sind, wie sie veröffentlicht wurden.
guide-publishing-8 = Hefte stellen Aufgaben ebenso, auf Blättern: nummeriert, auf den benutzten Teil des Bretts beschnitten, mit einer Zeile für die Antwort und mit den Lösungen als kleinen Diagrammen auf Blättern am Ende. `--per-sheet 6` bis `12` sagt, wie viele auf ein Blatt kommen, `--answers none` lässt die Lösungen weg, und `--answers both` macht zwei Dateien: das Exemplar für Schüler ohne und das für Lehrer mit Lösungen. Auch eine Seite mit Aufgaben wird auf solchen Blättern gedruckt; `--per-sheet`, `--answers none` und `--paper` gelten auch für sie. `--problems=1-12,20` nimmt nur diese Aufgaben; `--sort title` oder `--sort shuffled` ordnet sie, und auf gemischten Blättern steht eine Nummer: `--seed` mit ihr ergibt dieselbe Reihenfolge wieder. `publish --problems ORDNER -o DATEI` macht ein Heft oder eine Seite aus den Aufgaben aller Dateien eines Ordners. Partien, deren Antworten nicht bekannt sind, fehlen dann, ob aus einem Ordner oder aus einer Datei, und ihre Zahl wird gemeldet. Mit `--problems` sind auch Stellungen ohne Züge Aufgaben; ihre Lösung steht in einem folgenden Knoten oder im Kommentar hinter `Lösung:`. Texte, die zu lang für ein Blatt sind, enden mit „…“ und stehen vollständig hinter den Aufgaben. `--paper a4`, `a5` oder `letter`, `--margins MM` und `--order booklet` (zwei Seiten auf einer Blattseite, beidseitig zu drucken und zu falten) gelten für alle Hefte. „Drucken …“ und „Veröffentlichen …“ haben dieselben Wahlmöglichkeiten, dazu eine Liste der Schriften des Systems für den Text, und zeigen vorab, Seite für Seite, was entsteht. Eine Partie mit benannten Teilen hat ein Titelblatt mit Inhaltsverzeichnis.
guide-publishing-9 = Seiten und Hefte sprechen Ihre Sprache oder die mit `--language` angegebene; `--coordinates` bestimmt, wie Punkte heißen.
guide-studying-from-records-5 = Eine Sammlung einer Ecke wird in jeder Ecke einer Partie verfolgt, wie auch immer die Ecke liegt und wer dort zieht; --summary zählt über viele Partien, wo sie am häufigsten abweichen. Im Fenster zeigt „Joseki-Sammlung …“ dasselbe für die offene Partie, ein Klick führt zum Zug, und zählt die Partien ihres Ordners.
guide-studying-from-records-6 = Wo eine Datei nicht sagt, ob ein Zug richtig ist, etwa in einer Partie, die nur an manchen Verzweigungen Markierungen hat, wird der Zug nicht beurteilt, und eine Zeile sagt, warum. Regelwidrige Züge sind nie richtig; eine Frage ohne andere Antwort wird nicht gestellt. Der Grund ist outside-question, wenn der Zug zu keiner Frage gehört, no-answer, wenn bei einer Frage nichts als richtig markiert ist, no-legal-answer, wenn nur regelwidrige Züge es sind, und choice-not-marked, wenn an einer Verzweigung einer Partie ein anderer Zug als richtig markiert ist. Mit --json stehen sie unter findings, und certainty ist ein eigenes Feld.
guide-studying-from-records-7 = Nach einer Antwort geht „Umsehen“ (F6) von dort aus durch die Varianten des Autors und lässt Sie eigene Züge versuchen; dieselbe Taste führt zurück zur Sitzung. Strg+Z nimmt die letzte Antwort zurück, jedes weitere Mal die davor; Strg+B verschiebt eine Frage auf morgen, Strg+Umschalt+B für immer. „Zurücknehmen“, „Heute nicht“ und „Nie mehr“ tun dasselbe, und vor der nächsten Sitzung holt „Wieder stellen“ zurück, was für immer verschoben war. Eine Aufgabe auf einem großen Brett zeigt den Teil, in dem sie liegt; F7 zeigt das ganze Brett. Sind mehrere Varianten richtig, sagt die Lösung das, und die Pfeiltaste nach unten zeigt die nächste.
guide-studying-from-records-8 = Wenn Sie eine Partie raten, wird nach einem richtigen Zug von selbst nach dem nächsten gefragt, im Tempo, das Sie wählen. Worte des Autors, die den nächsten Zug nennen, erscheinen erst, wenn er geraten ist. An späteren Tagen wird nichts davon noch einmal gefragt, außer Sie möchten es. Strg+Z nimmt den letzten Versuch zurück.
guide-studying-from-records-9 = variorum study export FOLDER gibt als Tabelle aus, was gelernt wurde, study move FROM TO nimmt es in einen anderen Ordner mit, und study reset FOLDER macht dessen Fragen wieder neu: Vergessen wird, was in diesem Augenblick in seinem Protokoll steht, was auch immer die Uhr sagt, und nichts, was ein anderer Rechner später hinzufügt. study collections listet auf, womit Sie üben, wie im Fenster; --remove nimmt etwas von der Liste, wie „Von der Liste nehmen“ im Fenster, und was gelernt wurde, bleibt.
guide-the-command-line-4 = variorum analysis FILE… zeigt, was andere Programme in einer Datei hinterlassen haben: Gewinnraten, Vorsprünge und Kandidaten von Sabaki, Ogatak, KaTrain, Lizzie, LizzieYzy, LizGoban, q5Go, GoReviewPartner und anderen, auch in Kommentaren. Es listet die Quellen auf und wie viele Knoten jede abdeckt, wie genau jede Seite gespielt hat und ihre schlechtesten Züge; --losses listet auf, was jeder Zug verlor. Zahlen zweier Quellen werden nie vermischt. Geschrieben wird nichts.
guide-the-command-line-5 = variorum remove-analysis FILE… -o FOLDER kopiert Dateien ohne all das, unter denselben Namen; ein Ordner steht für die Dateien darin und in seinen Unterordnern. --dry-run sagt nur, wie viel wegfiele. Die Namen properties, comments und variations vor den Dateien bestimmen, was wegfällt; Varianten nur, wenn jeder Knoten von ihnen von einer Engine stammt. Was Menschen geschrieben haben, Bewertungen und V bleiben, auch in einem Kommentar, in den eine Engine schrieb. Im Fenster tut „Analyse entfernen“ im Menü „Entfernen“ dasselbe mit der offenen Datei, als ein Schritt, der sich rückgängig machen lässt, und „Aufräumen …“ zeigt es vorher.
guide-the-command-line-6 = „Partie drehen“ und „Partie spiegeln“ drehen die Analyse mit dem Brett. Wo das nicht geht, fragen sie, ob sie im selben Schritt entfernt werden soll. „Verluste bewerten“ bewertet Züge dieser Partie nach den Punkten, die sie verloren: ab fünf als schlecht, ab zwei als zweifelhaft; analysis-annotations BM=POINTS DO=POINTS HO=POINTS wählt andere Grenzen. Ein Zug mit Bewertung behält sie. Nach einer Änderung von Aufstellung, Komi oder Regeln sagt das Programm einmal je Partie, dass deren Analyse vielleicht nicht mehr passt.
guide-the-tree-5 = Wo eine Engine Zahlen in einer Datei hinterlassen hat (Sabaki, KaTrain, Lizzie, q5Go, Ogatak und andere), steht deren Graph unter dem Baum, Schwarz oben: Klicken oder ziehen Sie, um zu einem Zug zu gehen; das Mausrad darüber geht Zug für Zug, Strg mit dem Mausrad ändert den Maßstab. Die Zeile darunter sagt, was der letzte Zug verlor und was am besten war. „Nächster Verlust“ und „Voriger Verlust“ gehen von einem großen Verlust zum anderen, „Schlechteste Züge …“ listet sie mit der Genauigkeit beider Spieler auf. Auf dem Brett sind die besten Kandidaten Scheiben mit ihrem Wert für Schwarz, je kräftiger, desto mehr untersucht: Zeigen Sie auf eine, um ihre Zugfolge zu sehen, klicken Sie sie an, um die Zugfolge mit ← und → durchzuspielen, und drücken Sie Eingabe, um sie als Variante hinzuzufügen. Die Schaltfläche mit den drei Punkten neben der Zeile wählt eine andere Engine, Punkte statt Gewinnraten, den Gebietsbesitz und welche Verluste gezeigt werden. „Engine-Daten verbergen“ verbirgt alles. Nichts davon wird in die Datei geschrieben.
guide-the-tree-6 = Verluste haben die Klassen von KaTrain, OGS oder Lizzie oder eigene, die in den Einstellungen oder mit loss-scale in der Befehlspalette geschrieben werden: 0.5 1.5 3 6 12 sind Punkte, 1% 5% 20% Gewinnraten. Wie viele der schlechtesten Klassen in Baum und Graph einen Punkt haben, wählt die Schaltfläche mit den drei Punkten; „Nächster Verlust“ geht zu diesen.
hide-engine = Engine-Daten verbergen
settings-appearance = Darstellung
settings-board = Brett
settings-moves = Züge
settings-tree = Baum
settings-engine = Engine-Daten
settings-files = Dateien
settings-advanced = Erweitert
loss-scale-katrain = Verluste von 12, 6, 3, 1,5 und 0,5 Punkten (KaTrain)
loss-scale-lizzie = Verluste von 24, 12, 6, 3 und 1 % (Lizzie)
loss-scale-ogs = Verluste von 5, 2, 1,2, 0,6 und 0,2 Punkten (OGS)
loss-scale-own = Verluste nach eigenen Klassen
loss-dots-worst = Punkte: die schlechteste Klasse
loss-dots-two = Punkte: die zwei schlechtesten Klassen
loss-dots-three = Punkte: die drei schlechtesten Klassen
loss-dots-all = Punkte: alle Klassen
own-losses = Eigene Klassen der Verluste
menu-engine = Engine-Daten
next-page = Nächste Seite
no-analysis-in-game = diese Partie enthält keine Analyse
no-analysis-in-points = die Analyse dieser Partie nennt keine Punkte, nur Gewinnraten
no-analysis-there = es gibt keine Analyse zu entfernen (0 Bytes)
kept-variations =
    { $count ->
        [one] { $count } analysierte Variante mit Worten, Markierungen oder Bewertungen bleibt
       *[other] { $count } analysierte Varianten mit Worten, Markierungen oder Bewertungen bleiben
    }
no-analysis-but = es gibt keine Analyse zu entfernen (0 Bytes): { $stays }
no-earlier-loss = Kein früherer großer Verlust in dieser Variante
no-engine-line = Keine Engine hat hier eine Zugfolge zum Durchspielen hinterlassen
no-further-loss = Kein weiterer großer Verlust in dieser Variante
no-loss-limit = „{ $word }“ ist keines von BM=POINTS, DO=POINTS und HO=POINTS
no-loss-points = „{ $word }“: nach dem Gleichheitszeichen muss eine Punktzahl über 0 stehen
no-move-lost-that = kein Zug dieser Partie verlor so viele Punkte
no-such-source = Eine Engine mit dieser Nummer gibt es nicht
offer-remove-analysis = Analyse entfernen
page-about = Über diese Partie
page-after = Nächste Datei
page-after-move = Nach Zug { $number }
page-back = Zurück
page-before = Vorige Datei
page-captures = Geschlagen: { $counts }
page-chosen = Gewählt: { $places }. „Spielen“ spielt es.
page-continuations = Fortsetzungen: { $count }
page-earlier = Voriger Kommentar
page-empty = { $place }, leer
page-end = Ende
page-first = Anfang
page-forth = Vor
page-game = Partie
page-goes-on = Weiter mit
page-hint = Hinweis
page-how = Tippen Sie auf das Brett, oder bewegen Sie den Ring mit den Pfeiltasten und drücken Sie Eingabe, oder schreiben Sie den Zug.
page-index = Alle Partien
page-instead = Statt dieses Zuges
page-later = Nächster Kommentar
page-line-ends = Ende der Variante
page-lit = Die Antwort liegt im hervorgehobenen Bereich: Spalten { $a } bis { $b }, Reihen { $c } bis { $d }.
page-more = { $count } weitere …
page-move = Zug { $number }: { $made }
page-moves = Züge
page-near = Nur der benutzte Teil
page-next-move = Nächster Zug
page-next-problem = Nächste Aufgabe
page-no-hint = Einen weiteren Hinweis gibt es nicht.
page-no-move = „{ $text }“ ist kein Zug auf diesem Brett.
page-node = Knoten
page-not-in-record = { $places } steht nicht in der Datei. Versuchen Sie einen anderen Zug.
page-nothing-chosen = Nichts ist gewählt.
page-numbers = Zugnummern
page-of = Seite { $number } von { $count }
frame-of = Bild { $number } von { $count }
page-one-problem = Aufgabe
page-or-pass = Ihr Zug, etwa { $example } oder pass
page-play = Spielen
page-position = Stellung
page-problem-of = Aufgabe { $number } von { $count }
page-read = Partie lesen
page-reply = Die Erwiderung ist { $made }.
page-right = Bis hier richtig.
page-save = Partie speichern
page-score = Punkte: { $counts }
page-show-solution = Lösung zeigen
page-slider = Zug
page-solution-move = Lösung: { $made }.
page-solve = Lösen
page-solved = Richtig. Die Aufgabe ist gelöst.
page-stale = Diese Adresse führt zu nichts in dieser Partie: Hier ist ihr Anfang.
page-start = Anfang
page-such-as = Ihr Zug, etwa { $example }
page-table = Stellung als Tabelle
page-taken = { $place } ist besetzt.
page-that-is = Das ist die Lösung.
page-that-is-all = Lösung: { $made }. Das ist alles.
page-try-again = Noch einmal versuchen
page-ways = Pfeiltasten, Wischen oder Tippen auf das Brett gehen durch die Partie.
page-wheel = Mausrad blättert
page-wrong = Falsch.
page-your-move = Ihr Zug
paper = Papier
paper-a4 = A4
paper-a5 = A5
paper-folded = Zwei Seiten je Blattseite, zum Falten
paper-letter = Letter
paper-margins = Ränder in Millimetern
paper-margins-usual = wie üblich
paper-letters = Schrift
paper-letters-own = Die des Programms
place-variation = Variante bei Zug { $from }, Zug { $moves }
previous-page = Vorige Seite
problems-a-sheet = Aufgaben je Blatt
proposed-dead-stones = Steine, die tot aussehen, sind abgeblendet. Klicken Sie Steine an, um das zu ändern, oder einen leeren Punkt, um ihn neutral zu machen, etwa ein Auge in einem Seki.
publish-analysis = Engine-Daten
publish-has-private = Eigenschaften von Programmen wie Engines (private)
publish-has-times = Bedenkzeiten (times)
publish-sheets = Aufgaben auf Blättern, zum Lösen
publish-travels = die Seite enthält aus der Datei auch { $what }: --without lässt sie weg
publish-travels-pages = { $pages } Seiten enthalten aus ihren Dateien auch { $what }, als erste die von { $first }: --without lässt sie weg
published-loss-best = { $lost }; am besten war { $best }.
published-graph-rate = Gewinnrate von Schwarz nach { $source }
published-graph-lead = Vorsprung von Schwarz nach { $source }
published-loss-points = Verlorene Punkte: { $points }
published-loss-rate = Verlorene Gewinnrate: { $rate } %
redone = Wiederholt: { $title }
removed-analysis =
    { $count ->
        [one] { $count } Byte Analyse entfernt ({ $counted }): vorher { $before } Bytes, jetzt { $after }
       *[other] { $count } Bytes Analyse entfernt ({ $counted }): vorher { $before } Bytes, jetzt { $after }
    }
sheet-answers = Lösungen
sheet-name = Name:
sheet-order = Reihenfolge { $seed }
sheet-with-answers-name = { $name } mit Lösungen
sheet-no-answer = Die Datei enthält keine Lösung zu { $numbers }.
sheet-texts = Vollständige Texte
sheet-order-file = Wie in der Datei
sheet-order-title = Nach Titel
sheet-order-shuffled = Gemischt
sheet-answers-end = Am Ende
sheet-answers-none = Keine
sheet-answers-both = In einer zweiten Datei
sheet-problems = Aufgaben
sheet-problems-all = alle, oder 1-12,20
sheet-order-name = Reihenfolge
sheet-shuffle = Neu mischen
site-event = Veranstaltung
site-find = Spieler, Veranstaltungen, Jahre suchen …
site-game = Spiel
site-gone = { $page }: die Datei zu dieser Seite ist nicht mehr da
site-gone-counted =
    { $count ->
        [one] { $count } Seite hat keine Datei mehr
       *[other] { $count } Seiten haben keine Datei mehr
    }
site-not-removed = { $page }: ihre Datei ist nicht mehr da, aber es ist nicht die veröffentlichte Seite; sie bleibt
site-players = Spieler
site-records =
    { $count ->
        [one] { $count } Datei
       *[other] { $count } Dateien
    }
site-removed = { $page }: entfernt, denn ihre Datei ist nicht mehr da
study-all-blamed = jeder Zug hier ist als falsch markiert, daher wird dies nicht gefragt
study-ask-worst = Was am öftesten misslingt
study-at-forks =
    { $count ->
        [one] { $marks } an { $count } Verzweigung der Partie
       *[other] { $marks } an { $count } Verzweigungen der Partie
    }
study-back-to-session = Zurück zur Sitzung
study-buried = Die vorige Frage ist auf morgen verschoben. Strg+Z macht das rückgängig.
study-by-key = auf Tastendruck
study-cards = Diese Züge an späteren Tagen noch einmal fragen
study-corner = Nur die Ecke
study-centre = Nur die Mitte
study-side = Nur die Seite
study-due-on = { $date }: { $count } fällig
study-failed-times =
    { $count ->
        [one] { $at }: { $count } Mal falsch
       *[other] { $at }: { $count } Mal falsch
    }
study-hard = Schwer
study-hint-piece = Der Stein ist { $piece }.
study-leads-on = führt zur Antwort
study-leaf-colours =
    { $count ->
        [one] keine Markierungen; { $count } erster Zug hat eine Variante, die mit dem Zug des Lösers endet
       *[other] keine Markierungen; { $count } erste Züge haben Varianten, die mit dem Zug des Lösers enden
    }
study-leaves-often =
    { $count ->
        [one] { $count } Partie weicht mit { $played } ab ({ $region }); in der Joseki-Sammlung steht { $known }
       *[other] { $count } Partien weichen mit { $played } ab ({ $region }); in der Joseki-Sammlung steht { $known }
    }
study-leaves-often-in-corners =
    { $count ->
        [one] { $count } Partie, { $corners } Ecken: weicht mit { $played } ab ({ $region }); in der Joseki-Sammlung steht { $known }
       *[other] { $count } Partien, { $corners } Ecken: weichen mit { $played } ab ({ $region }); in der Joseki-Sammlung steht { $known }
    }
study-leaves-there = { $region }: verlässt die Joseki-Sammlung bei Zug { $number } mit { $played }; dort steht { $known }
study-look-round = Umsehen
study-looking-off = Ihr eigener Zug: Die Datei geht hier nicht weiter
study-looking-round = Umsehen: { $colour } am Zug
study-moment =
    { $away ->
        [one] Zug { $number }: { $away } Linie von { $played } entfernt.
       *[other] Zug { $number }: { $away } Linien von { $played } entfernt.
    }
study-never-leaves-there =
    { $moves ->
        [one] { $region }: der einzige Zug dort steht in der Joseki-Sammlung
       *[other] { $region }: alle { $moves } Züge dort stehen in der Joseki-Sammlung
    }
study-none-marked = kein Zug hier ist als richtig markiert, daher werden diese Züge nicht beurteilt
study-nothing-left-back = In dieser Sitzung gibt es nichts mehr zurückzunehmen.
study-take-back = Zurücknehmen
study-bury = Heute nicht
study-suspend = Nie mehr
study-suspended-here =
    { $count ->
        [one] { $count } Frage wird nicht mehr gestellt.
       *[other] { $count } Fragen werden nicht mehr gestellt.
    }
study-resume = Wieder stellen
study-problems = Aufgaben
study-positions = Stellungen eines Repertoires
study-guesses = Züge zum Raten
study-mistakes-made = bessere Züge zum Finden
study-in-all = Insgesamt
study-answered-elsewhere = Die vorige Frage wurde in einem anderen Fenster oder auf einem anderen Rechner beantwortet.
study-off-unjudged = Dieser Zug steht in der Datei, ist aber nicht beurteilt.
study-only-illegal = die einzigen richtigen Antworten hier sind regelwidrige Züge, daher wird dies nicht gefragt
study-starters = Aufgaben zum Einstieg: { $game }
study-folder-listed = Mit diesem Ordner üben
study-open-folder = Mit diesem Ordner üben: { $name }
study-opened-behind = { $name } ist geöffnet: zu sehen, wenn Sie diese Seite schließen.
study-outside = dieser Zug gehört zu keiner Frage: nur die Wahl an Verzweigungen ist markiert
study-pace = Nächster Zug nach
study-portion =
    { $count ->
        [one] Jetzt { $count } Frage: Überfälliges kommt in Portionen, und nichts Neues, bis es erledigt ist.
       *[other] Jetzt { $count } Fragen: Überfälliges kommt in Portionen, und nichts Neues, bis es erledigt ist.
    }
study-region-board = das ganze Brett
study-region-lower-left = links unten
study-region-lower-right = rechts unten
study-region-upper-left = links oben
study-region-upper-right = rechts oben
study-say-illegal-here = Regelwidriger Zug.
study-say-mirrored = Richtig: derselbe Zug, gespiegelt.
study-say-unjudged = Dieser Zug steht in der Datei, ist aber nicht beurteilt.
study-suspended = Die vorige Frage wird nicht mehr gestellt. Strg+Z macht das rückgängig.
study-nothing-to-put-off = Eine Partie, die nur erraten wird, hat keine Termine: Es gibt nichts zu verschieben.
study-taken-back = Zurückgenommen: Hier ist die Frage noch einmal.
study-taken-back-as-left = Zurückgenommen: Die Frage ist wieder so, wie Sie sie verlassen haben.
study-these-again = Diese noch einmal
study-told-unjudged = in der Datei, aber nicht beurteilt
study-verdict-likely = { $verdict } (wahrscheinlich)
study-verdict-guess = { $verdict } (geraten)
study-told-contradicted = nicht beurteilt: richtig in { $right }, falsch in { $wrong }
study-unasked =
    { $count ->
        [one] { $count } Frage hat keine richtige Antwort, die die Regeln erlauben, und wird nicht gestellt: { $place }
       *[other] { $count } Fragen haben keine richtige Antwort, die die Regeln erlauben, und werden nicht gestellt; die erste ist in { $place }
    }
study-worst = Diese misslingen am öftesten:
theme-name-colour-blind-dark = Für Farbenblinde, dunkel
unsaved = Nicht gespeichert: { $what }.
unsaved-added =
    { $count ->
        [one] { $count } Knoten hinzugefügt
       *[other] { $count } Knoten hinzugefügt
    }
unsaved-at = Nicht gespeichert: { $what }; zuerst bei: { $place }.
unsaved-changed = { $what } geändert
unsaved-differs = Die ungespeicherte Fassung weicht von der Datei ab.
unsaved-order = Reihenfolge der Varianten
unsaved-removed =
    { $count ->
        [one] { $count } Knoten entfernt
       *[other] { $count } Knoten entfernt
    }
unsaved-spelling = Nur die Schreibweise weicht von der Datei ab.
with-and-without-analysis = --with analysis und --without analysis lassen sich nicht zusammen verwenden
words-analysis-annotations = Fehler, Patzer, schlechte Züge, Engine-Daten
words-remove-analysis = Engine-Daten, KaTrain, Lizzie, Sabaki, kleinere Datei
site-address = { $address }: eine Adresse beginnt mit http:// oder https:// und hat keine Leerzeichen, kein ? und kein #
board-is-guessed = SZ fehlt: { $columns } mal { $rows } ist geraten, daher werden Stellungen nicht verglichen
board-unknown-game = es wird kein Brett gezeigt, weil das Brett dieses Spiels nicht bekannt ist
board-no-points = es wird kein Brett gezeigt, weil keiner der Züge ein Punkt darauf ist
board-few-points = es wird kein Brett gezeigt, weil SZ fehlt und nur { $points } von { $moves } Zügen Punkte sind
finding-board-unknown = das Brett dieses Spiels ist nicht bekannt
finding-help-board-unknown = Nichts in der Aufzeichnung gibt seine Größe an, oder ihre Züge sind keine Punkte darauf. Ohne Brett werden Züge aufgelistet, wie aufgezeichnet. Stellungen werden nicht verglichen.
area-without-dot = vor dem Gebiet fehlt der Punkt, der es schließt
part-means-nothing = „{ $part }“ wurde nicht verstanden
ca-says-bytes-guess = CA nennt { $label }, die Bytes sehen aber nach { $charset } aus (geraten)
ca-says-bytes-certain = CA nennt { $label }, die Bytes sind aber { $charset }
ca-is-doubtful = CA nennt { $label }, der Text sieht aber eher nach { $other } aus
finding-charset-doubtful = der Text sieht nach einer anderen Kodierung aus, als CA nennt
finding-help-charset-doubtful = Für Gewissheit ist der Text zu kurz, also wird er gelesen, wie CA sagt. Sehen Namen falsch aus, öffnen Sie die Datei mit der anderen Kodierung neu, bevor Sie sie umwandeln.
label-is-doubtful = CA nennt { $name }, der Text sieht aber eher nach { $other } aus: sehen Sie sich die Namen in der Kopie an, und nehmen Sie --from, wenn sie nicht stimmen
moves-became-private =
    { $count ->
        [one] { $count } Zug, der nicht gelesen werden kann, ist in der Kopie eine private Eigenschaft
       *[other] { $count } Züge, die nicht gelesen werden können, sind in der Kopie private Eigenschaften
    }
values-became-private =
    { $count ->
        [one] { $count } Wert, den das Format nicht erlaubt, steht in der Kopie in einer privaten Eigenschaft: { $names }
       *[other] { $count } Werte, die das Format nicht erlaubt, stehen in der Kopie in privaten Eigenschaften: { $names }
    }
clause-separator = ;{ " " }
severity-note = Hinweis
severity-warning = Warnung
severity-error = Fehler
encoding-and-origin = { $charset } ({ $origin })
origin-bom = laut BOM
origin-utf-8 = gültiges UTF-8
origin-ca = laut CA
origin-detected = erkannt
origin-default = Vorgabe des Formats
origin-given = gewählt
the-game-ended = die Partie ist zu Ende
game-name-backgammon = Backgammon
game-name-morris = Mühle
game-name-shogi = Shogi
game-name-chinese-chess = Xiangqi
game-name-other = Anderes Spiel
study-choice-not-marked = ein anderer Zug hier ist als richtig markiert, und über diesen ist nichts gesagt
study-no-problem-pieces = vor dem ersten Zug ist keine Stellung mit Steinen mehrerer Seiten aufgestellt
piece-stands-here = Hier liegt ein Stein; Rechtsklick führt zu seinem Zug
piece-is-here = Hier liegt ein Stein
cli-study-collections = Die Dateien und Ordner auflisten, mit denen geübt wird, oder einen von der Liste nehmen
cli-study-collections-more = Ein Pfad pro Zeile, der zuletzt geübte zuerst. Das Fenster hat dieselbe Liste. Eine Datei oder ein Ordner kommt darauf, wenn darin etwas beantwortet wird, mit „take“, oder wenn im Fenster damit geübt wird.
cli-study-remove = Diese Datei oder diesen Ordner von der Liste nehmen; was gelernt wurde, bleibt
cli-study-not-listed = { $name }: steht nicht auf der Liste der Sammlungen
study-round-needs-answer = Umsehen kann man sich nach einer Antwort: spielen Sie einen Zug, oder zeigen Sie mit F3 die Lösung.
study-key-not-now = { $key } bewirkt hier nichts: Die Knöpfe zeigen, was möglich ist.
study-keys-play = Mit Pfeiltasten und Eingabe spielen oder den Zug tippen. F2: Hinweis, F3: Zug zeigen, F5: weiter, Strg+Z: letzten Versuch zurücknehmen, F6: nach der Antwort umsehen, Esc: schließen.
study-new-shared = Alle Aufgaben zum Einstieg und Partien ohne Datei teilen sich diese Zahl: Was heute in einer davon begonnen wurde, zählt mit.
study-new-today =
    { $count ->
        [one] { $count } der neuen kommt heute; die anderen kommen an späteren Tagen.
       *[other] { $count } der neuen kommen heute; die anderen kommen an späteren Tagen.
    }
study-removed-from-list = { $name } steht nicht mehr auf der Liste. Was dort gelernt wurde, bleibt, und zählt, wenn wieder damit geübt wird.
study-remove-from-list = Von der Liste nehmen
study-was-to-play = { $colour } war am Zug
study-list-keys = Tasten
value-in-other = { $id } ist nicht in { $charset }, sondern in { $other }: { $raw }
value-in-other-guess = { $id } ist nicht in { $charset }; gelesen als { $other }, was geraten ist: { $raw }
characters-of-nobody = { $id } enthält { $characters }, was in keinem Text vorkommt; { $charset } ist es also kaum: { $raw }
guessed-values-are-copied =
    { $count ->
        [one] { $count } Wert ist nicht in der Kodierung der Datei; { $other } ist geraten: Sehen Sie ihn in der Kopie nach
       *[other] { $count } Werte sind nicht in der Kodierung der Datei; { $other } ist geraten: Sehen Sie sie in der Kopie nach
    }
sources-disagree = { $id } ist nach einer anderen Zeile der Datei { $kept }; { $value } wurde weggelassen
study-unread-move = dieser Zug ist nicht zu lesen und deshalb keine Antwort
piece-stone = Stein
piece-peg = Pflock
meant-doubtful = „zweifelhaft“
meant-interesting = „interessant“
game-name-hive = Hive
game-name-kropki = Kropki
game-name-zertz = Zèrtz
game-name-jungle = Dschungelspiel
game-name-philosophers-football = Philosophenfußball
game-name-hnefatafl = Hnefatafl
site-prune-nothing = { $folder }: es wurden keine Partien gefunden, und --prune würde alle Seiten entfernen; nichts wurde veröffentlicht oder entfernt
site-prune-another = { $folder }: keine Seite dort ist aus diesen Partien gemacht, und --prune würde alle entfernen; nichts wurde veröffentlicht oder entfernt (wenn das gewollt ist, zuerst ohne --prune veröffentlichen)
site-not-removable = { $page }: ihre Datei ist nicht mehr da, aber sie kann nicht entfernt werden ({ $error })
booklet-unread = Ausgelassen, weil nicht lesbar: { $files }
answer-also = auch richtig: { $moves }
publish-own-title = Titel
publish-address = Webadresse, für einen Feed
publish-prunes = Seiten entfernen, deren Datei nicht mehr da ist
cli-publish-title = Der Titel darüber und über dem Verzeichnis eines Ordners mit Seiten; ohne Angabe der Name der Partie, der Datei oder des Ordners
offer-rotate-half = Partie um 180° drehen
offer-flip-diagonal = Partie an der Diagonale spiegeln
edge-of-board = Rand des Bretts
beside-not-open = Diese Seite lässt sich hier nicht ändern
counted-dead = tot
counted-neutral = neutral
dead-stones = Tote Steine: { $black } von Schwarz, { $white } von Weiß
counting-begun = Die Partie wird ausgezählt
region-comment = Kommentarbereich
region-board = Brettbereich
region-footer = Statusleiste
region-header = Symbolleiste
