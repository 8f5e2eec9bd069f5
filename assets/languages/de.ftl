language = Deutsch

## Wortliste
# record = Partie(datei): Aufzeichnung · collection = Sammlung · game = Partie (ein Spiel der Sammlung), Spiel (die Art)
# node = Knoten · move = Zug · variation = Variante · main line = Hauptvariante · branch = Zweig · fork = Verzweigung
# comment = Kommentar · annotation = Bewertung · markup, marks = Markierungen · label = Beschriftung · setup = Aufstellung, aufstellen
# position = Stellung · board = Brett · point = Punkt · stone = Stein · piece = Stein (Blokus), Figur (Amazons, LOA) · colour = Farbe
# to play = am Zug · pass = passen · resign = aufgeben · swap = Tausch (Tauschregel) · komi = Komi · handicap = Vorgabe · ko = Ko
# superko = Superko · suicide = Selbstmord · territory = Gebiet · area = Fläche · capture = schlagen · prisoners = Gefangene
# tree = Baum · root = Wurzel · property = Eigenschaft · finding = Befund · repair = Reparatur · encoding = Zeichenkodierung
# pod = Pod · prong = Zacken · superprong = Superzacken · peg = Pflock · link = Brücke · hole = Loch · disc = Scheibe · arrow = Pfeil

about = Über Variorum
about-files = Dateien bleiben, wie sie sind: Gespeichert wird, was Sie geändert haben, und sonst nichts.
about-the-game = Über die Partie
add = Hinzufügen
add-to-this = Dieser Aufzeichnung als weitere Partie hinzufügen
after-move = Nach Zug { $number }
all-files = Alle Dateien
all-in-all = Zusammen
all-placed = alle gelegt
all-the-same = Mit Umschalt beim Klicken oder Umschalt+Eingabe wird es trotzdem aufgezeichnet
an-error = ein Fehler des Programms
and-more = und { $count } weitere
and-the-result = und das Ergebnis eintragen
as-a-copy = Als Kopie
as-opened = Die Aufzeichnung, wie sie geöffnet wurde
back = Zurück
back-10 = Zehn zurück
back-to-main-line = Zurück zur Hauptvariante
bad-move = Schlechter Zug
before-first-move = Vor dem ersten Zug
begin = Beginnen
board = Brett
board-as-window = Wie das Fenster
board-theme = Brett
broken = { $path }: kann nicht gelesen werden ({ $program_error })
browse = Durchsuchen …
by-area = Fläche
by-territory = Gebiet
cancel = Abbrechen
cannot-move = kann nicht ziehen
captures = { $count } geschlagen
changes-are-lost = Was Sie geändert haben, geht verloren, wenn Sie es nicht speichern.
check = Prüfen
checking = Wird geprüft …
click-dead-stones = Die toten Steine anklicken. Ein Klick auf einen leeren Punkt macht ihn zu niemandes Gebiet, wie Augen in einem Seki.
click-dims = { $place } · ein Klick blendet ihn ab
click-erases = { $place } · ein Klick löscht
click-marks = { $place } · ein Klick setzt: { $what }
click-plays = Klicken, um { $turn } zu spielen
click-puts-prong = { $place } · ein Klick setzt Zacken { $prong } ein, mit Umschalt als Superzacken
click-puts-up = { $place } · ein Klick stellt auf: { $colour }
click-shows = { $place } · ein Klick zeigt ihn wieder
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
command-add-games = Partien hinzufügen
command-add-games-from = Partien aus Dateien hinzufügen …
command-add-stone = Steine aufstellen
command-annotate = Bewerten
command-append-comment = An den Kommentar anfügen
command-arrow = Pfeil
command-back = Zurück
command-close = Schließen
command-comment = Kommentar ersetzen
command-coordinates = Koordinaten
command-copy-picture = Bild kopieren
command-copy-record = Aufzeichnung als Text kopieren
command-copy-variation = Variante kopieren
command-count = Gebiet markieren
command-counting = Partie auszählen …
command-cut-variation = Variante ausschneiden
command-delete-game = Partie löschen
command-delete-node = Diesen Knoten löschen
command-delete-other-variations = Andere Varianten löschen
command-delete-variation = Ab hier löschen
command-demote = Variante nach unten
command-drop-piece = Stein zurücklegen
command-duplicate-game = Partie verdoppeln
command-earlier-versions = Frühere Fassungen …
command-edit-comment = Kommentar bearbeiten
command-encoding = Speichern in Kodierung
command-erase = Löschen
command-export-picture = Bild exportieren …
command-figure = Abbildung beginnen
command-find = Suchen …
command-find-move = Einen Zug finden
command-find-move-back = Den Zug davor finden
command-find-next = Weitersuchen
command-find-previous = Rückwärts suchen
command-findings = Prüfen …
command-flip = Aufzeichnung spiegeln
command-flip-piece = Stein spiegeln
command-flip-view = Brett spiegeln
command-fold-others = Andere Zweige einklappen
command-full-screen = Vollbild
command-game = Zur Partie gehen
command-game-text = Partie als Text
command-games = Partien …
command-go-back = Zurück, wo ich war
command-go-forward = Wieder vorwärts
command-goto = Gehe zu
command-goto-dialog = Gehe zu Zug …
command-handicap = Vorgabe
command-hide-results = Ergebnisse verbergen
command-hint = Eingeben, was zu tun ist
command-history = Gehe zu Schritt
command-history-list = Verlauf …
command-illegal-moves = Regelwidrige Züge aufzeichnen
command-info = Eine Angabe zur Partie ändern
command-information = Angaben zur Partie …
command-insert-node = Knoten einfügen
command-keep-position = Nur diese Stellung behalten
command-keep-subtree = Nur behalten, was folgt
command-label = Beschriftung
command-line = Linie
command-line-end = Ende dieser Variante
command-line-start = Anfang der Partie
command-main-line = Zurück zur Hauptvariante
command-make-main-here = Hier zur Hauptvariante machen
command-make-main-line = Zur Hauptvariante machen
command-mark = Markieren
command-mark-stone = Einen Stein markieren
command-merge = Eine Aufzeichnung einarbeiten
command-move-game = Partie verschieben nach
command-move-number = Züge ab hier zählen
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
command-next-file = Nächste Datei des Ordners
command-next-fork = Nächste Verzweigung
command-next-game = Nächste Partie
command-next-moves = Markierung der Varianten
command-next-piece = Nächster Stein
command-next-tab = Nächster Reiter
command-next-variation = Nächste Variante
command-next-with = Nächster Knoten mit
command-notation = Namen der Punkte
command-only-line = Nur diese Variante
command-open = Öffnen …
command-open-recent = Zuletzt geöffnet
command-palette = Befehlspalette …
command-pass = Passen
command-paste-record = Zwischenablage öffnen
command-paste-variation = Variante einfügen
command-place-piece = Stein legen
command-play = Spielen
command-play-through = Abspielen
command-previous-file = Vorige Datei des Ordners
command-previous-fork = Vorige Verzweigung
command-previous-game = Vorige Partie
command-previous-piece = Voriger Stein
command-previous-tab = Voriger Reiter
command-previous-variation = Vorige Variante
command-previous-with = Voriger Knoten mit
command-promote = Variante nach oben
command-properties = Eigenschaften …
command-quit = Beenden
command-read-as = Lesen als …
command-read-swaps = Tausch lesen
command-redo = Wiederholen
command-reload = Neu von der Platte lesen
command-rename = Eigenschaft umbenennen
command-repair = Reparieren
command-replace = Ersetzen
command-resign = Aufgeben
command-rotate = Aufzeichnung drehen
command-rotate-view = Brett drehen
command-save = Speichern
command-save-as = Speichern unter …
command-save-copy = Kopie speichern …
command-set = Eigenschaft setzen
command-set-up = Eine Farbe aufstellen
command-settings = Einstellungen …
command-shortcuts = Tasten …
command-show-comment = Kommentar
command-show-information = Partie und Spieler
command-show-pieces = Steine
command-show-tree = Baum
command-snap = Steine rücken auf erlaubte Plätze
command-split-collection = In Dateien aufteilen …
command-strip = Entfernen
command-swap = Tauschen
command-take = Eine Fortsetzung nehmen
command-take-piece = Einen Stein nehmen
command-territory = Gebiet
command-theme = Farben
command-time = Restzeit eintragen
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
command-usual-view = Brett zurückdrehen
command-value = Wert der Stellung
command-variation = In Variante gehen
command-visible = Teil des Bretts zeigen
command-where-played = Wo wurde das gespielt
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
delete-game = Diese Partie löschen
difference = In der Datei: …{ $file }…  Hier: …{ $kept }…
discard = Änderungen verwerfen
discard-it = Verwerfen
done = Fertig
doubtful-move = Zweifelhafter Zug
drop-below = Loslassen, um die Variante unter diesen Knoten zu hängen
drop-hint = oder Dateien irgendwo im Fenster ablegen
drop-in-its-place = Loslassen, um die Variante hierher zu stellen
drop-is-there = Der Knoten hängt schon dort
drop-loops = Ein Knoten kann nicht unter sich selbst hängen
drop-too-far = Zu tief, um gezogen zu werden: ausschneiden und dort einfügen
dropped = Abgelegte Aufzeichnung
duplicate-game = Diese Partie verdoppeln
earlier = { $name } früher
encoding = Zeichenkodierung der Datei
ended-by-error = das Programm wurde durch einen eigenen Fehler beendet: { $what }; ungespeicherte Arbeit ist aufgehoben und kommt beim nächsten Start wieder
ended-twice = Das Programm endete zweimal, während dies zurückgeholt wurde: Es gehört nicht zu „allen“.
enter-a-pod = Einen Pod einsetzen
erase-at = { $place } · ein Klick nimmt einen Stein weg
erasing = Aufstellen: ein Klick löscht (Strg+2 ändert)
erasing-in-tray = Aufstellen: Ein Klick auf einen Stein nimmt ihn weg. Eine Farbe anklicken, um ihre Steine aufzustellen
even-position = Ausgeglichene Stellung
export-picture = Bild exportieren
file = Datei
file-changed-since = Die Datei wurde inzwischen geändert: Sie hat { $stamp }.
file-has-changed = { $path }: wurde von einem anderen Programm geändert; beim Speichern wird gefragt, was bleiben soll
file-is-gone = { $path }: wurde gelöscht, verschoben oder umbenannt; die Aufzeichnung gibt es nur noch hier
file-was-read-again = { $path }: wurde von einem anderen Programm geändert und neu gelesen
filter-commands = Befehle filtern
filter-games = Partien filtern
find = Suchen
find-hint = Wörter, ein Punkt oder eine Eigenschaft
find-next = Nächste Stelle
find-previous = Vorige Stelle
findings =
    { $count ->
        [one] { $count } Befund
       *[other] { $count } Befunde
    }
flip-piece = Stein spiegeln
fold = Folgendes einklappen
folder-above = ↑ Der Ordner darüber
folder-title = Jede Partie in eine eigene Datei schreiben in
for-all = jede Schrift
for-central = Mitteleuropa
for-chinese-simplified = Chinesisch, vereinfacht
for-chinese-traditional = Chinesisch, traditionell
for-cyrillic = Kyrillisch
for-greek = Griechisch
for-japanese = Japanisch
for-korean = Koreanisch
for-the-handicap = Für die Vorgabe
for-west = Westeuropa
forks-at-start = Verzweigt am Anfang
formats = Die Endung sagt, was geschrieben wird: .svg, .png oder .txt
found =
    { $count ->
        [one] { $count } Befund. Die Aufzeichnung wird gezeigt, wie sie ist; ungefragt wird nichts geändert.
       *[other] { $count } Befunde. Die Aufzeichnung wird gezeigt, wie sie ist; ungefragt wird nichts geändert.
    }
found-move = Zug { $number } von { $count }: Stein { $piece }. Eingabe spielt ihn, Esc legt ihn zurück
game-and-result = Partie und Ergebnis
game-as-text = Die Partie als Text
game-down = Diese Partie nach unten
game-information = Angaben zur Partie
game-number = Nr.
game-of = Partie { $number } von { $count }
game-over = Niemand kann mehr ziehen: Die Partie ist zu Ende
game-up = Diese Partie nach oben
games = Partien
games-counted =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
games-of-the-file = Partien dieser Datei
games-shown = { $shown } von { $count } Partien
ghost = Der Stein unter dem Zeiger
go = Los
go-to-hint = Eine Zugnummer, ein Punkt des Bretts, start oder end
go-to-move = Gehe zu Zug
go-to-numbered-move = Gehe zu Zug { $number }
go-where-played = Dorthin gehen, wo das gespielt wurde
good-for = Gut für { $colour }
good-for-black = Gut für Schwarz
good-for-white = Gut für Weiß
good-move = Guter Zug
guide-commands = Befehle finden
guide-commands-text = Strg+Umschalt+P findet jeden Befehl nach ein paar Buchstaben seines Namens. Angaben stehen nach dem Namen, wie in einem Skript.
guide-marking = Markieren und aufstellen
guide-marking-text = Ein Werkzeug unter dem Brett wählen und klicken oder ziehen. Aufstellen bringt Steine ohne Zug aufs Brett.
guide-moving = Figuren ziehen
guide-moving-text = In Spielen, deren Figuren von Feld zu Feld gehen, klickt man eine Figur an und dann ein markiertes Feld; in Amazons schießt ein dritter Klick den Pfeil ab. Esc geht einen Schritt zurück.
guide-octi = Octi spielen
guide-octi-text = Einen Pod anklicken, dann eine Seite für einen Zacken, einen Zacken, um ihn umzusetzen, oder ein markiertes Feld, um dorthin zu gehen. Nach einem Sprung schlägt oder verschont ein Klick den übersprungenen Pod, und Eingabe spielt den Zug; die Pods eines Stapels ziehen nacheinander. Mit Umschalt wird der Zacken ein Superzacken. Esc geht einen Schritt zurück. Jeder Zug lässt sich auch eintippen.
guide-pieces = Steine legen
guide-pieces-text = Einen Stein neben dem Brett anklicken oder hinziehen; auch sein Buchstabe nimmt ihn, + und − gehen durch die übrigen. Das Rad oder Z und X drehen ihn, die rechte Taste oder F spiegelt ihn, ein Klick, Eingabe oder Leertaste legt ihn; die Pfeiltasten bewegen ihn, mit Umschalt zum nächsten erlaubten Platz. Ein Stein rückt auf einen erlaubten Platz beim Zeiger, wenn das Menü Ansicht es nicht anders sagt. Was gegen die Regeln ist, wird mit Begründung abgelehnt; mit Umschalt wird es trotzdem aufgezeichnet.
guide-playing = Spielen
guide-playing-text = Aufs Brett klicken, um zu spielen. Hat die Aufzeichnung den Zug schon, geht man hinein; sonst beginnt eine Variante. Jeder Zug lässt sich auch eintippen (Strg+M).
guide-reading = Eine Aufzeichnung lesen
guide-reading-text = Die Pfeiltasten gehen durch die Züge; auf und ab wählen unter Varianten. Ein Klick auf einen Knoten des Baums geht dorthin. Punktnamen in einem Kommentar leuchten auf dem Brett auf, und ein Klick darauf geht dorthin, wo gespielt wurde.
guide-tree = Der Baum
guide-tree-text = Er wächst nach rechts oder nach unten (Menü Ansicht). Einen Knoten ziehen ändert die Reihenfolge der Varianten oder hängt ihn woanders hin; den Grund ziehen verschiebt, Rad mit Strg vergrößert; die rechte Taste bietet den Rest.
guide-undo = Zurücknehmen
guide-undo-text = Alles lässt sich ohne Grenze rückgängig machen. Der Verlauf nennt jeden Schritt, und ein Klick geht dorthin.
guide-writing = Schreiben
guide-writing-text = In den Kommentar klicken und schreiben, oder Strg+E; Esc verlässt ihn. Die Zeichen über dem Kommentar bewerten den Zug und die Stellung. Strg mit einem Klick aufs Brett schreibt den Namen des Punkts in den Kommentar.
hand-cursor = Die Marke auf dem Brett bewegen
hand-cursor-away = Die Marke wegnehmen
hand-cursor-away-keys = Esc
hand-cursor-keys = Umschalt+Pfeiltasten
hand-insert = Namen eines Punkts in den Kommentar schreiben
hand-insert-keys = Strg+Klick
hand-menu = Was an einem Punkt geht, oder die andere Farbe aufstellen
hand-menu-keys = Rechte Taste
hand-pan = Das Brett verschieben
hand-pan-keys = Mittlere Taste
hand-play = An der Marke spielen oder markieren
hand-play-keys = Eingabe
hand-step = Schritt für Schritt, mit Strg vergrößern
hand-step-keys = Rad
hand-type = Einen Zug eintippen
hand-type-keys = Buchstaben und Ziffern
has-won = { $colour } hat gewonnen
help = Hilfe
here = Hier
hide-results = Ergebnisse sind bis zum letzten Zug verborgen
history = Verlauf
hit-of = { $at } von { $count }
hits =
    { $count ->
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }
hotspot = Brennpunkt: Hier entscheidet sich etwas
illegal-moves = Regelwidrige Züge werden ohne Umschalt aufgezeichnet
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
info-OT = Nachspielzeit
info-PC = Ort
info-RE = Ergebnis
info-RO = Runde
info-RU = Regeln
info-SO = Quelle
info-TM = Bedenkzeit (Sekunden)
info-US = Eingegeben von
information = Partie
insert-point = { $name } in den Kommentar schreiben
interesting-move = Interessanter Zug
is-changed = { $path } wurde von einem anderen Programm geändert
is-changed-more = { $path } hat jetzt { $stamp }. Wer sie ersetzt, verliert, was das andere Programm geschrieben hat.
is-gone = { $path } ist weg
is-gone-more = { $path } wurde gelöscht, verschoben oder umbenannt, seit sie gelesen wurde.
is-in-the-way = { $path } gibt es schon
is-in-the-way-more = { $path } hat { $stamp }. Wer sie ersetzt, verliert, was darin steht.
is-there-already = { $path }: gibt es schon; nichts geschrieben
keep-both = Beide behalten
kept-as = Aufgehoben: { $stamp }
kept-as-written = Bleibt, wie es geschrieben ist
keys = Tasten
keys-in-hand = Z X drehen, F spiegelt, Pfeile bewegen, Eingabe legt, Esc legt zurück
keys-without-piece = Ein Buchstabe nimmt einen Stein, + − gehen durch sie, Strg+H findet einen Zug
language-setting = Sprache
language-system = Wie das System
no-letters-for = { $code } (keine Schrift hat ihre Buchstaben)
last-moment-missing = Der letzte Augenblick vor dem Ende des Programms kann fehlen.
later = Später
lets-go-of-piece = Klicken, um die Figur loszulassen
lets-go-of-pod = Klicken, um den Pod loszulassen
licences = Freie Software unter der MIT- oder der Apache-2.0-Lizenz. Texte sind in Inter gesetzt, unter der SIL Open Font License.
line-of-file = Zeile { $line }
longer-side = Längere Seite (px)
look = Aussehen
marked-following = Züge, die folgen
marked-instead = Züge, die stattdessen gespielt wurden
marked-moves = Markierung der Varianten
marked-record = Wie die Aufzeichnung es will
markup = Markierungen und Beschriftungen
menu = Menü
menu-annotate = Bewerten
menu-clean = Aufräumen
menu-edit = Bearbeiten
menu-file = Datei
menu-game = Partie
menu-go = Gehen
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
name-hint = Name
name-of = { $player }: Name
new = Neue Aufzeichnung …
new-property = Neue Eigenschaft
new-record = Neue Aufzeichnung
new-tab = Neu oder öffnen
new-value = Ihr Wert
next = Weiter
next-10 = Zehn weiter
next-fork = Verzweigt nach Zug { $number }
next-moves = Markierung der Züge, die folgen
next-with-it = als Nächstes { $player }
no-board = Das Brett dieses Spiels ist nicht bekannt. Dies sind seine Züge, wie die Aufzeichnung sie schreibt.
no-command = Kein Befehl heißt so ähnlich.
no-further-file = In diesem Ordner ist keine weitere Aufzeichnung
no-further-place = Es gibt keine weitere Stelle
no-game = Diese Sammlung hat noch keine Partie. Mit „Neu“ kommt eine hinzu.
no-handicap = „{ $text }“ ist keine Vorgabe für dieses Brett: 2 bis 9 Steine, auf kleinen Brettern weniger
no-history = Noch wurde nichts geändert. Jede Änderung wird hier stehen und lässt sich zurücknehmen.
no-journal = { $folder }: ungespeicherte Änderungen lassen sich nicht sichern ({ $why })
no-legal-move = { $colour } hat keinen erlaubten Zug
no-notes = Keine Befunde
no-picture-size = „{ $text }“ ist keine Zahl von Pixeln
no-piece-left = { $colour } hat keinen Stein { $piece } mehr
no-pieces = Züge werden nur in Spielen der Blokus-Familie gefunden
no-properties = Dieser Knoten hat keine Eigenschaften.
no-recent = Hier stehen die Aufzeichnungen, die Sie öffnen.
no-record = { $path }: das ist keine Aufzeichnung
no-record-any-more = { $path }: ist keine Aufzeichnung mehr; was hier offen ist, bleibt, wie es war
no-record-in-text = Dieser Text ist keine Aufzeichnung
no-record-open = keine Aufzeichnung ist offen
no-size = „{ $text }“ ist keine Größe: 11 oder 11 × 13 schreiben
no-such-choice = „{ $which }“ steht nicht zur Wahl
no-such-encoding = keine Kodierung heißt { $label }
no-such-keys = die Einstellungen nennen Tasten, die es nicht gibt: { $keys }
no-such-piece = kein Stein heißt { $name }
no-such-place = Weder eine Zugnummer noch ein Punkt dieses Bretts
no-such-theme = kein Farbschema heißt { $name }
no-such-tool = kein Werkzeug heißt { $name }
no-text-to-preview = Die Aufzeichnung hat weder Namen noch Kommentare.
no-variations = Noch keine Varianten: irgendwo einen anderen Zug spielen, um eine zu beginnen
no-version-kept = { $path }: gespeichert, aber die frühere Fassung ließ sich nicht aufheben ({ $why })
no-versions = Von dieser Datei ist keine frühere Fassung aufgehoben
nobodys-turn = Niemand ist am Zug
node = Knoten
node-name = Name dieses Knotens
not-counted = Dieses Spiel wird nicht nach Gebiet gezählt
not-found = Nicht gefunden
not-here = { $title } ist hier nicht möglich
not-in-a-file = Noch in keiner Datei
not-its-turn = { $player } ist am Zug
not-so-many = So viele Züge stehen nicht zur Wahl
not-there-any-more = Nicht mehr da: { $names }
notation = Namen der Punkte
notation-chinese = Chinesische Zahlen: 4-四
notation-in-line = In jeder Reihe eines Sechsecks
notation-numbers = Zwei Zahlen: 4-4
notation-other-side = Von der anderen Seite
notation-record = Wie die Aufzeichnung sie schreibt
notation-relative = Von den näheren Seiten
notation-usual = Wie im Spiel üblich
notes = Was die Prüfung gefunden hat
nothing-found = An dieser Aufzeichnung ist nichts falsch.
nothing-open = Zuerst eine Aufzeichnung öffnen
numbered-from-here = Die Züge ab hier sind von 1 an gezählt
numbers-all = Alle Züge
numbers-last = Der letzte Zug
numbers-last-5 = Die letzten fünf Züge
numbers-none = Keine
occasion = Anlass
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
offer-back-10 = Zehn zurück
offer-flip-horizontal = Links und rechts spiegeln
offer-flip-vertical = Oben und unten spiegeln
offer-move-numbers-all = Zugnummern: alle
offer-move-numbers-here = Zugnummern: ab hier, von 1 an
offer-move-numbers-last = Zugnummern: der letzte Zug
offer-move-numbers-last-5 = Zugnummern: die letzten fünf
offer-move-numbers-none = Zugnummern: keine
offer-next-10 = Zehn weiter
offer-next-moves-following = Markierung der Varianten: Züge, die folgen
offer-next-moves-instead = Markierung der Varianten: stattdessen gespielte Züge
offer-next-moves-none = Markierung der Varianten: keine
offer-next-moves-record = Markierung der Varianten: wie die Aufzeichnung es will
offer-next-with-annotation = Nächste Bewertung
offer-next-with-comment = Nächster Kommentar
offer-notation-chinese = Namen der Punkte: chinesische Zahlen, 4-四
offer-notation-in-line = Namen der Punkte: in jeder Reihe eines Sechsecks
offer-notation-numbers = Namen der Punkte: zwei Zahlen, 4-4
offer-notation-other-side = Namen der Punkte: von der anderen Seite
offer-notation-record = Namen der Punkte: wie die Aufzeichnung sie schreibt
offer-notation-relative = Namen der Punkte: von den näheren Seiten
offer-notation-usual = Namen der Punkte: wie üblich
offer-previous-with-annotation = Vorige Bewertung
offer-previous-with-comment = Voriger Kommentar
offer-read-swaps-as-written = Tausch wie geschrieben
offer-read-swaps-judged = Tausch nach dem Zusammenhang
offer-read-swaps-pieces = Getauscht werden Steine
offer-read-swaps-sides = Getauscht werden Seiten
offer-repair-all = Alles reparieren
offer-rotate-left = Nach links drehen
offer-rotate-right = Nach rechts drehen
offer-strip-annotations = Bewertungen entfernen
offer-strip-comments = Kommentare entfernen
offer-strip-empty-nodes = Leere Knoten entfernen
offer-strip-markup = Markierungen entfernen
offer-strip-private = Private Angaben entfernen
offer-strip-variations = Nur die Hauptvariante behalten
offer-tool-arrow = Pfeile
offer-tool-black-territory = Gebiet von Schwarz
offer-tool-circle = Kreise
offer-tool-cross = Kreuze
offer-tool-dim = Abgeblendete Punkte
offer-tool-label = Beschriftungen
offer-tool-line = Linien
offer-tool-number = Zahlen
offer-tool-play = Durch Klicken spielen
offer-tool-selected = Gewählte Punkte
offer-tool-setup = Durch Klicken aufstellen
offer-tool-square = Quadrate
offer-tool-triangle = Dreiecke
offer-tool-white-territory = Gebiet von Weiß
offer-tree-grows-down = Richtung des Baums: nach unten
offer-tree-grows-right = Richtung des Baums: nach rechts
on-the-disk = { $name } auf der Platte
one-window = Dateien öffnen sich in diesem Fenster
only-this-line = Nur diese Variante
open = Aufzeichnung öffnen …
open-address = { $address } im Browser öffnen
open-beside = Ansehen
open-it = Öffnen
open-recent = Zuletzt geöffnet
open-title = Aufzeichnungen öffnen
other-size = Andere Größe
overwrite = Ersetzen
painter = Gezeichnet mit
painter-auto = Was zu diesem Rechner passt
painter-opengl = OpenGL
painter-software = Software
pasted = Eingefügte Aufzeichnung
picture-copied = Das Brett liegt als Bild in der Zwischenablage
pictures = Bilder und Diagramme
piece-chosen = Ein markiertes Feld anklicken, um dorthin zu gehen; Esc lässt los
piece-fits-nowhere = { $piece }, passt nirgends
piece-in-hand = { $colour } { $piece }: Z X F drehen, Eingabe legt
piece-left = { $piece }, noch { $count }
piece-left-fits-nowhere = { $piece }, noch { $count }, passt nirgends
pieces-left =
    { $count ->
        [one] { $colour }: noch { $count } Stein
       *[other] { $colour }: noch { $count } Steine
    }
place-and-line = { $place } · Zeile { $line }
place-far = weit hinten
place-in-game = Partie { $game }, { $at }
place-in-line = Stelle in dieser Variante
place-move = Zug { $moves }
place-of = { $at } von { $of }
place-start = Anfang
play-here = { $name } spielen
play-through = Abspielen
played-on = Auf { $point } gespielt
players = Spieler
plays = Eingabe spielt { $text }
pod-chosen = Ein Feld anklicken, um dorthin zu gehen, eine Seite des Pods für einen Zacken, einen Zacken, um ihn umzusetzen; Esc lässt los
pod-on = Der Pod auf { $place }
point-is-nobodys = { $name } · ein Klick macht dies zu niemandes Gebiet, wie in einem Seki
point-is-nobodys-already = { $name } gehört niemandem
point-is-somebodys = { $name } · ein Klick zählt dies wieder
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
points-with-bonus = { $points } ({ $bonus } Bonus)
preview = Vorschau
prisoners = Gefangene
program-error = Ein Fehler des Programms: { $what }. Was Sie gerade getan haben, ist vielleicht nicht geschehen; speichern Sie Ihre Arbeit.
program-is = Partien öffnen, studieren und kommentieren
properties = Eigenschaften
property-name = { $id }: Name
rank = Rang
rank-of = { $player }: Rang
read-again = Neu lesen
read-as = Lesen als
reading = { $path } wird gelesen
recent = Zuletzt geöffnet
records = Partieaufzeichnungen
redo = Wiederholen
regular-expression = Regulärer Ausdruck
reload-instead = Meine verwerfen und neu lesen
remove-marks = Markierungen entfernen
remove-property = { $id } entfernen
reopen = Beim Start wieder öffnen, was offen war
repair = Reparieren
repair-all = Alles reparieren
restore = Wiederherstellen
restore-all = Alle wiederherstellen
result = Ergebnis
results-hidden = Wie eine Partie endete, steht erst nach ihrem letzten Zug da
results-shown = Wie eine Partie endete, steht gleich da
right-button-puts-up = { $click }, die rechte Taste stellt auf: { $other }
round = Runde { $round }
row-of-count = { $name }: { $black } zu { $white }
same-position = Dieselbe Stellung
sample = Beispiel: { $title }
samples = Beispiele
save = Speichern
save-all = Alle speichern
save-changes = Die Änderungen an { $one } speichern?
save-changes-many = Die Änderungen an { $count } Aufzeichnungen speichern?
save-or-undo-first = Vor dem Neulesen der Datei die Änderungen speichern oder zurücknehmen
save-title = Aufzeichnung speichern unter
saved = Gespeichert
scope = Wo gesucht wird
scope-game = Diese Partie
scope-open = Alle offenen Dateien
scope-record = Alle ihre Partien
seconds-a-move = Sekunden je Zug
setting-up = Aufstellen: { $colour } (Strg+2 ändert)
settings = Einstellungen
setup-at = { $place } · Aufstellen ({ $colour }): einen Stein nehmen; ein Klick auf einen nimmt ihn weg oder färbt ihn um
setup-in-tray = Aufgestellt wird { $colour }, als Nächstes am Zug. Für eine andere eine Farbe anklicken
setup-node = Aufstellung
shared-colour = { $colour }: als Nächstes { $player }
show-everything = Alle Zweige zeigen
show-whole-board = Das ganze Brett zeigen
size-in-words = { $size } Bytes
size-of-everything = Größe von allem
snap = Der Stein in der Hand rückt auf erlaubte Plätze
snaps = Der Stein in der Hand rückt auf erlaubte Plätze
snaps-not = Der Stein in der Hand bleibt unter dem Zeiger
sort-by = Sortieren nach: { $column }
source = Quelle
split-into =
    { $games ->
        [one] { $games } Datei nach { $folder } geschrieben
       *[other] { $games } Dateien nach { $folder } geschrieben
    }
split-stopped = Abgebrochen: { $done } von { $games } Dateien wurden nach { $folder } geschrieben
splitting = Wird nach { $folder } aufgeteilt
spoken = Was ein Bildschirmleser sagt
spoken-full = Alles
spoken-short = Nur den Zug
spoken-usual = Auch den Anfang von Kommentaren
stamp-in-words = { $size } Bytes, vom { $time }
start = Anfang
still-writing = Diese Aufzeichnung wird noch geschrieben
stone-is-dead = { $name } · ein Klick erklärt diese Steine für tot
stone-lives = { $name } · ein Klick erklärt diese Steine für lebend
stones = Steine
stop = Anhalten
store-as-utf-8 = Die Aufzeichnung als UTF-8 speichern
supply = noch { $pods } Pods, { $prongs } Zacken
supply-with-superprongs = noch { $pods } Pods, { $prongs } Zacken, { $superprongs } Superzacken
swap-nobody = niemand tauscht
swap-players = die Spieler tauschen die Seiten
swap-rule = Tausch
swap-stones = die Steine wechseln die Farbe
swap-usual = wie üblich
take-a-piece = Zuerst einen Stein nehmen: einen daneben anklicken oder seinen Buchstaben drücken
take-one-of = { $count } Züge folgen: Alt+1 bis Alt+{ $last } nehmen einen
taken-all-the-same = Umschalt beim Klicken nimmt ihn trotzdem
team = Mannschaft
team-of = { $player }: Mannschaft
territory = Gebiet
text-does-not-fit = Dieser Text passt nicht in die Zeichenkodierung der Datei
the-file-is-gone = Die Datei ist weg.
theme = Hell oder dunkel
theme-contrast = Hoher Kontrast
theme-dark = Dunkel
theme-light = Hell
theme-system = Wie das System
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
turn-board-back = Brett zurückdrehen
turn-piece-left = Stein nach links drehen
turn-piece-right = Stein nach rechts drehen
type-a-move = Den Zug eintippen, zum Beispiel 33+B
type-a-path = Pfad der Datei
type-the-path = Der Dialog des Systems kommt nicht: den Pfad der Datei eintippen
unclear-position = Unklare Stellung
undo = Rückgängig
undone = Zurückgenommen: { $title }
unfold = Ausklappen
unknown-property = im Format nicht bekannt; bleibt, wie sie ist
unsaved-work = Ungespeicherte Arbeit eines früheren Laufs
unsaved-work-more = Das Programm endete, bevor dies gespeichert war. Was Sie jetzt nicht entscheiden, wird beim nächsten Start wieder angeboten.
untitled = Ohne Titel
value-name = { $id }: Wert
value-name-numbered = { $id }: Wert { $number }
variation-copied = Dieser Knoten und was folgt sind in der Zwischenablage
version = Version { $version }
versions-more = Was die Datei enthielt, bevor sie zum ersten Mal gespeichert wurde, jedes Mal, wenn Sie daran zu arbeiten begannen. Öffnen lässt die Datei, wie sie ist.
versions-of = Frühere Fassungen von { $path }
wheel = Das Rad über dem Brett
wheel-step = Geht durch die Züge; mit Strg vergrößert es
wheel-zoom = Vergrößert; mit Strg geht es durch die Züge
where-to-set-up = Wo soll dies aufgestellt werden?
where-to-set-up-more = Dieser Knoten hat einen Zug oder geht weiter. Hier aufzustellen ändert alles, was folgt.
with-emphasis = { $judgement } (mit Umschalt: sehr)
without-a-net = { $line }. Endet das Programm jetzt, sind sie verloren: bitte speichern.
write-a-comment = Einen Kommentar schreiben
write-again = Noch einmal schreiben
write-it-down = Gebiet markieren
writing = { $path } wird geschrieben
written = { $path } ist geschrieben

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
command-merge-games = Partien zusammenführen
command-move-value = Wert verschieben
command-open-folder = Ordner öffnen …
command-remove-value = Wert entfernen
command-replace-dialog = Suchen und ersetzen …
command-save-copy-as = Kopie speichern für
command-sort-games = Partien sortieren
offer-save-copy-as-ff4 = Kopie als strenges FF4 speichern …
offer-save-copy-as-hexgui = Kopie speichern, wie HexGui sie liest …
offer-save-copy-as-pentobi = Kopie speichern, wie Pentobi sie liest …
offer-save-copy-as-sabaki = Kopie speichern, wie Sabaki sie liest …
offer-save-copy-as-utf-8 = Kopie als UTF-8 speichern …
offer-theme-colour-blind = Brett: für Farbenblinde
offer-theme-dark = Farben: dunkel
offer-theme-high-contrast = Farben: hoher Kontrast
offer-theme-light = Farben: hell
offer-theme-pentobi = Brett: wie Pentobi
offer-theme-print = Brett: Druck
offer-theme-red-blue = Brett: Hex in Rot und Blau
offer-theme-system = Farben: wie das System
offer-theme-wood = Brett: Holz
offer-tool-visible = Sichtbarer Teil

## Fenster
add-to-property = Zu { $id } hinzufügen
add-value = { $id } einen Wert hinzufügen
added-to = Der Wert kommt zu denen hinzu, die da sind
all-findings = Alle Befunde
all-games = Alle Partien
all-of-kind =
    { $count ->
        [one] Diesen Befund
       *[other] Alle { $count } dieser Art
    }
all-of-them = alle
all-that-can-be-repaired = Alles, was sich reparieren lässt
at-edges = Ränder zählen
before-and-after = { $before } Bytes jetzt, { $after } danach
board-copied = Das Brett liegt als Text in der Zwischenablage
built-in-keys = Wie vorgegeben
built-in-keys-of = Vorgegebene Tasten für { $title }
bytes-counted =
    { $count ->
        [one] { $count } Byte
       *[other] { $count } Bytes
    }
calendar = Kalender
calendar-hint = Ein zweiter Klick nimmt alle Tage bis dorthin.
can-be-repaired = lässt sich reparieren
change-adds = Zeile { $line }: { $come } kommt hinzu
change-becomes = Zeile { $line }: aus { $gone } wird { $come }
change-keys = Ändern
change-keys-of = Die Tasten von { $title } ändern
change-property = { $id } ändern
change-removes = Zeile { $line }: { $gone } entfällt
choose-part = Auf dem Brett wählen
choose-result = Wer hat gewonnen
choose-rules = Wählen
choose-what-goes = Wählen, was weg soll. Es wird hier gezeigt, bevor es entfernt wird, und „Rückgängig“ nimmt es zurück.
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
closed = Geschlossen: { $closed }.
copy-games = Kopieren
copy-variation = Variante kopieren
count-game = Die Partie auszählen
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
duplicate-games = Diese Partien verdoppeln
duplicate-several-games =
    { $count ->
        [one] Partie verdoppeln
       *[other] { $count } Partien verdoppeln
    }
end-line = Ende dieser Variante
end-of-file = (Ende der Datei)
erase = Löschen
exchanged = Farben vertauscht
filter-records = Aufzeichnungen filtern
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
folder = Aufzeichnungen des Ordners
from-move = Ab Zug
from-where = Ab
game-information-2 = Angabe zur Partie { $id }
games-chosen = { $shown }, { $count } gewählt
games-copied = Kopiert: ganze Partien, als Text, den auch andere Programme lesen
games-down = Diese Partien nach unten
games-of = Partien von { $name }
games-out-to-new-tab = In einen neuen Reiter verschieben
games-to = Nach { $name } kopieren
games-to-files = In eigene Dateien schreiben …
games-to-new-tab = In einen neuen Reiter kopieren
games-up = Diese Partien nach oben
games-went-to = Die Partien sind jetzt in { $name }
give-keys-to = { $title } geben
has-its-value = { $id } ist schon da und hat einen Wert: oben ändern
in-reserve = in Reserve: { $supplies }
in-the-file = In Zeile { $line } der Datei: { $marked }
insert-node = Knoten einfügen
keep-this-order = Alle Partien der Datei in diese Reihenfolge bringen
keys-are-taken = { $keys } gehört schon zu { $title }
keys-dialog = Tasten …
komi = Komi
label-at = { $name } beschriften: { $text }
label-letters = A B C
label-numbers = 1 2 3
label-on-board = Der Punkt mit der Beschriftung { $label }
leave-keys = So lassen
lines-counted =
    { $leaves ->
        [one] { $leaves } Variante
       *[other] { $leaves } Varianten
    }
link-copied = Der HexWorld-Link dieser Variante ist in der Zwischenablage
look-for = Gesucht wird
look-for-part = Ein Teil des Bretts
look-for-position = Diese Stellung
look-for-text = Ein Text
made-of = Eine neue Aufzeichnung wurde aus { $name } gemacht, { $what }; sie ist noch in keiner Datei
made-of-with-unread =
    { $unread ->
        [one] Eine neue Aufzeichnung wurde aus { $name } gemacht, { $what }; sie ist noch in keiner Datei. { $unread } Zeile wurde nicht verstanden und steht bei den Befunden
       *[other] Eine neue Aufzeichnung wurde aus { $name } gemacht, { $what }; sie ist noch in keiner Datei. { $unread } Zeilen wurden nicht verstanden und stehen bei den Befunden
    }
make-main-line = Zur Hauptvariante machen
make-main-variation-here = Hier zur Hauptvariante machen
merge-games = In die erste von ihnen einarbeiten
merge-record = Aufzeichnung einarbeiten
merge-several-games = Partien zusammenführen
month-back = Ein Monat zurück
month-on = Ein Monat weiter
more-changes = und { $count } weitere
more-with-games = Mehr
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
        [one] { $count } Zug ist als Liste in der Zwischenablage
       *[other] { $count } Züge sind als Liste in der Zwischenablage
    }
moves-copied-without-setup =
    { $count ->
        [one] { $count } Zug ist als Liste in der Zwischenablage, ohne die aufgestellten Steine
       *[other] { $count } Züge sind als Liste in der Zwischenablage, ohne die aufgestellten Steine
    }
moves-counted =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
moves-each = Züge auf jedem
new-node = Neuer Knoten
new-variation = Neue Variante
no-keys = Keine
no-keys-for = Keine Tasten für { $title }
no-moves = Diese Variante hat keine Züge
no-result = Kein Ergebnis
no-settings-file = Es gibt keinen Ort für eine Einstellungsdatei, also bleibt nichts in Erinnerung.
node-and-move = { $game }, Knoten { $node }, Zug { $number }
nodes-counted =
    { $count ->
        [one] { $count } Knoten
       *[other] { $count } Knoten
    }
not-in-guide = In der Hilfe kommen diese Wörter nicht vor.
nothing-of-it = nichts davon
number-moves-from-here = Züge ab hier zählen
only-this-node = Nur in diesem Knoten
opened-as = Dies war { $what }. Es ist noch in keiner Datei
own-text = Eigener Text
paste-variation = Variante einfügen
pieces-and-points = { $counted }, { $points } Punkte.
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
press-keys = Die neuen Tasten drücken …
put-up = Aufstellen
read-swaps = Tausch lesen
record-copied = Die Aufzeichnung ist als Text in der Zwischenablage
records-counted =
    { $count ->
        [one] { $count } Aufzeichnung
       *[other] { $count } Aufzeichnungen
    }
records-shown = { $shown } von { $count } Aufzeichnungen
remove-all-marks = Alle Markierungen entfernen
remove-at = { $mark } auf { $places } entfernen
remove-at-2 = { $mark } auf { $stones } entfernen
remove-chosen = Entfernen
remove-label-at = Beschriftung auf { $name } entfernen
remove-marks-at = Markierungen auf { $places } entfernen
remove-value = Wert { $number } von { $id } entfernen
rename = { $id } in { $to } umbenennen
repair-2 = Reparatur: { $title }
repair-everything = Alles reparieren
repair-this = Dies reparieren, wie gezeigt; „Rückgängig“ nimmt es zurück
replace-all = Alle ersetzen
replace-too = Ersetzen
replace-with = Ersetzen durch
replaces-here-only = In der Aufzeichnung, die vorn ist
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
source-link = ein HexWorld-Link
source-moves =
    { $count ->
        [one] eine Liste von { $count } Zug in { $game }
       *[other] eine Liste von { $count } Zügen in { $game }
    }
source-record =
    { $games ->
        [one] eine Aufzeichnung mit { $games } Partie
       *[other] eine Aufzeichnung mit { $games } Partien
    }
source-server = eine Partie im Format { $format }
start-game = Anfang der Partie
store-as = Als { $ca_name } speichern
territory-at = Gebiet ({ $whose }) auf { $places }
text-of-label = Text der Beschriftung
the-game-is-over = ; die Partie ist zu Ende
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
unread-in-file = aus der Datei, aus der dies kommt: { $why }
unread-line-of-file = Zeile { $line } der Datei, aus der dies kommt: { $why }
usual-komi = Üblich nach den Regeln { $rules }: { $komi }
value-down = Wert { $number } von { $id } nach unten
value-up = Wert { $number } von { $id } nach oben
was-removed = { $said }: vorher { $before } Bytes, jetzt { $after }
whose-turn = Am Zug
wins = { $winner } gewinnt
wins-by = { $winner } gewinnt mit { $points }
wins-by-forfeit = { $winner } gewinnt kampflos
wins-by-resignation = { $winner } gewinnt durch Aufgabe
wins-time = { $winner } gewinnt durch Zeitüberschreitung
won = { $winner } hat gewonnen.
won-by = { $winner } hat mit { $what } gewonnen.
working-it-out = Wird berechnet …
would-go = { $said }, { $bytes } Bytes
write-as = { $value } schreiben
year-back = Ein Jahr zurück
year-on = Ein Jahr weiter
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
spoken-closed = zugeklappt
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
finding-annotation-contradicts = Bewertungen, die einander ausschließen
finding-annotation-pair = BM und TE zusammen
finding-annotation-without-move = eine Zugbewertung ohne Zug
finding-bad-root-value = eine Eigenschaft der Wurzel ohne brauchbaren Wert
finding-board-too-big = ein Brett, das größer ist, als Punkte benennen können
finding-border-row = ein Pflock in der Randreihe der anderen Seite
finding-byte-escapes = Maskierungen zählen Bytes, nicht Zeichen
finding-centre = ein Stein 1 von Callisto liegt in der Mitte
finding-charset-contradicted = die Bytes widersprechen CA
finding-charset-guessed = die Zeichenkodierung ist geraten
finding-charset-missing = kein CA, aber Text außerhalb von ASCII
finding-charset-unknown = CA nennt eine Zeichenkodierung, die niemand kennt
finding-composed-spelling = ein zusammengesetzter Wert in ungewohnter Schreibweise
finding-crossing = ein Stein geht gerade durch eine Kreuzung, durch die ein anderer geht
finding-date-format = ein Datum in Worten oder in anderer Reihenfolge
finding-dialect = ein Dialekt des Formats
finding-duplicate-game = eine Partie, die schon in der Datei steht
finding-duplicate-property = eine Eigenschaft zweimal in einem Knoten
finding-duplicate-variation = zwei Varianten beginnen mit demselben Zug
finding-edge-contact = ein Stein liegt an der Seite eines Steins der eigenen Farbe
finding-empty-list = ein leerer Wert, wo Punkte nötig sind
finding-empty-node = ein Knoten ohne Eigenschaften
finding-empty-value = ein leerer Wert
finding-empty-variation = eine Variante ohne Knoten
finding-forbidden-move = ein Zug, den Renju Schwarz verbietet
finding-foreign-value = ein Wert in einer anderen Zeichenkodierung
finding-format-too-new = eine Version des Formats, die es nicht gibt
finding-game-inside-game = eine Partie beginnt, bevor die vorige geschlossen ist
finding-handicap-differs = HA passt nicht zu den Steinen oder dazu, wer beginnt
finding-header-point = etwas wie eine Eigenschaft vor der ersten Partie
finding-header-text = Text vor der ersten Partie
finding-identifier-too-long = ein Bezeichner von mehr als 100 Zeichen
finding-illegal-value = ein Wert, der zu seiner Art nicht passt
finding-junction-listed = ein Zug von Nexos führt Kreuzungen auf
finding-junk = Text, der zu nichts gehört
finding-ko = ein Zug schlägt ein Ko sofort zurück
finding-komi-doubled = Komi in Hälften
finding-komi-scaled = Komi hundertmal zu groß
finding-label-repeated = zwei Beschriftungen auf einem Punkt
finding-label-too-long = eine Beschriftung von mehr als vier Zeichen in FF3
finding-line-ends-mixed = verschiedene Zeilenenden in einer Datei
finding-line-repeated = ein Pfeil oder eine Linie zweimal oder ohne Länge
finding-long-identifier = ein Bezeichner von mehr als zwei Buchstaben
finding-lowercase-identifier = ein Bezeichner mit Kleinbuchstaben
finding-main-line-shorter = eine Variante ist länger als die Hauptvariante
finding-mark-repeated = ein Punkt ist in einem Knoten zweimal markiert
finding-missed-start = der erste Stein einer Farbe liegt nicht auf ihrem Startplatz
finding-missing-bracket = am Ende eines Werts scheint eine Klammer zu fehlen
finding-missing-close = eine schließende Klammer fehlt
finding-missing-open = eine Partie beginnt ohne ihre öffnende Klammer
finding-missing-semicolon = ein Knoten ohne sein Semikolon
finding-mixed-charsets = Partien in verschiedenen Zeichenkodierungen
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
finding-not-composed = zwei Teile fehlen
finding-nothing-to-remove = AE nennt keinen Stein, der auf dem Brett liegt
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
finding-octi-pod-gone = eine Aufstellung oder Markierung nennt einen Pod, der nicht da ist
finding-octi-prong-missing = der Pod hat dort keinen Zacken, der sich umsetzen ließe
finding-octi-prong-taken = der Pod hat dort schon einen Zacken
finding-octi-step = ein Schritt, der weder Zug noch Sprung ist
finding-octi-superprong = ein Superzacken gegen die Regeln
finding-octi-supply = mehr Zacken oder Pods, als der Spieler hat
finding-octi-which-pod = auf dem Feld stehen mehrere verschiedene Pods
finding-odd-space = ungewohnter Leerraum zwischen Zeichen
finding-old-property = eine Eigenschaft oder Form eines Werts aus einem alten Programm
finding-one-first = eine Farbe von Callisto beginnt nicht mit zwei Steinen 1
finding-overlap = ein Stein bedeckt besetzte Plätze
finding-pass-on-large-board = tt auf einem Brett von mehr als 19 Linien
finding-pass-spelling = Passen in der Art einer anderen Version
finding-piece-used = die Farbe hat keinen solchen Stein mehr
finding-point-doubled = ein Wert nennt einen Punkt zweimal
finding-point-off-board = ein Punkt außerhalb des Bretts
finding-point-rectangle = ein Rechteck, das keines ist
finding-property-after-variation = eine Eigenschaft nach einer Variante ihres Knotens
finding-replacement-character = Text, der bei einer früheren Umwandlung verloren ging
finding-result-format = ein Ergebnis in Worten
finding-root-property-elsewhere = eine Eigenschaft der Wurzel anderswo
finding-rules-unjudged = die Regeln dieses Spiels sind hier nicht bekannt
finding-same-colour-twice = zwei Züge einer Farbe nacheinander
finding-second-game-info = Angaben zur Partie unter Angaben zur Partie
finding-setup-after-root = aufgestellte Steine in der Hauptvariante
finding-setup-repeated = ein Punkt wird in einem Knoten zweimal aufgestellt
finding-setup-without-effect = eine Aufstellung lässt einen Punkt, wie er war
finding-several-games = mehrere Partien in der Datei
finding-size-unreadable = SZ gibt keine brauchbare Größe an
finding-split-character = die Hälfte eines Zeichens, die wie eine Klammer aussieht
finding-square-size = ein quadratisches Brett mit zwei Zahlen
finding-start-unknown = eine Anfangsstellung, die hier nicht bekannt ist
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
finding-too-many-values = mehrere Werte, wo es einen gibt
finding-trailing-text = Text nach der letzten Partie
finding-turn-unfinished = ein Zug von Connect6 mit nur einem Stein
finding-turn-unreadable = PL nennt keine Farbe der Spielart
finding-two-moves = zwei Züge in einem Knoten
finding-unchecked-game = ein Spiel, dessen Werte nicht beurteilt werden
finding-undecodable-value = Bytes, die in dieser Zeichenkodierung kein Text sind
finding-unescaped-bracket = eine Klammer im Text ist nicht maskiert
finding-unknown-property = Eigenschaften, die das Format nicht kennt
finding-unread-line = eine Zeile aus der Datei eines Servers, die nicht verstanden wurde
finding-unreadable-move = ein Zug, der in diesem Spiel keiner ist
finding-unreadable-point = ein Punkt, der in diesem Spiel keiner ist
finding-unterminated-value = die Datei endet in einem Wert
finding-value-spelling = ein Wert in ungewohnter Schreibweise
finding-value-without-property = ein Wert ohne Bezeichner
finding-view-cleared = Werte neben einem leeren
finding-view-old = VW als zwei Ecken

## Was die Befehle tun
command-help-about = Sagt, welche Version dies ist.
command-help-add-games = Fügt die Partien der Zwischenablage oder des angegebenen Texts am Ende der Sammlung an.
command-help-add-games-from = Fügt dieser Sammlung die Partien anderer Dateien hinzu.
command-help-add-stone = Stellt Steine aufs Brett; in der Blokus-Familie einen Stein, angegeben durch seine Punkte. In Octi ist 46CD ein Pod mit zwei Zacken; 46CD+A und 46CD-C setzen diesem Pod einen Zacken ein oder nehmen einen heraus. Hat der Knoten einen Zug oder folgen andere, ist anzugeben, welcher Knoten es aufnimmt.
command-help-add-value = Fügt einer Eigenschaft dieses Knotens Werte hinzu oder legt die Eigenschaft an.
command-help-annotate = Bewertet den Zug (good-move, bad-move, doubtful, interesting) oder die Stellung (good-black, good-white, even, unclear, hotspot); none entfernt.
command-help-append-comment = Fügt dem Kommentar dieses Knotens einen Absatz an.
command-help-arrow = Zeichnet einen Pfeil zwischen zwei Punkten oder entfernt ihn.
command-help-back = Geht zurück.
command-help-change-value = Ändert den N-ten Wert einer Eigenschaft dieses Knotens, von 1 an gezählt.
command-help-clean-up = Zeigt, was sich aus der Aufzeichnung entfernen lässt, wie viel es ist und was bleibt, und entfernt es.
command-help-close = Schließt diesen Reiter.
command-help-comment = Ersetzt den Kommentar dieses Knotens; ein leerer Text entfernt ihn.
command-help-coordinates = Zeigt oder verbirgt die Koordinaten.
command-help-copy-board = Legt das Brett als Diagramm aus Schriftzeichen in die Zwischenablage.
command-help-copy-games = Legt diese ganze Partie in die Zwischenablage oder die Partien mit diesen Nummern.
command-help-copy-link = Legt den Link dieser Hex-Variante in die Zwischenablage.
command-help-copy-moves = Legt die Züge dieser Variante in die Zwischenablage, wie sie im Spiel üblich heißen.
command-help-copy-picture = Legt das Brett als Bild in die Zwischenablage.
command-help-copy-record = Legt die ganze Aufzeichnung in die Zwischenablage.
command-help-copy-variation = Legt diesen Knoten und alles, was folgt, in die Zwischenablage.
command-help-count = Zählt eine beendete Partie Go aus und markiert das Gebiet; auf jedem genannten Punkt steht ein toter Stein. Nach den Regeln der Aufzeichnung, wenn nicht --area oder --territory es anders sagt. Mit --result wird auch das Ergebnis eingetragen.
command-help-counting = Nimmt tote Steine durch Klicken und zählt die Punkte einer beendeten Partie Go.
command-help-cut-variation = Legt diesen Knoten und alles, was folgt, in die Zwischenablage und entfernt es.
command-help-delete-game = Entfernt diese Partie aus der Sammlung oder die Partien mit diesen Nummern: 3 5-8.
command-help-delete-node = Entfernt diesen Knoten; was folgt, rückt auf.
command-help-delete-other-variations = Entfernt jede Variante, die zwischen dem Anfang der Partie und diesem Knoten abzweigt.
command-help-delete-variation = Entfernt diesen Knoten und alles, was folgt.
command-help-demote = Rückt diese Variante um einen Platz nach hinten.
command-help-drop-piece = Legt den Stein in der Hand zurück.
command-help-duplicate-game = Fügt hinter dieser Partie oder hinter den Partien mit diesen Nummern eine Kopie ein.
command-help-earlier-versions = Zeigt, was die Datei enthielt, bevor sie zum ersten Mal gespeichert wurde.
command-help-edit-comment = Geht zum Kommentar; Esc verlässt ihn.
command-help-encoding = Speichert die Aufzeichnung in einer anderen Zeichenkodierung, zum Beispiel utf-8.
command-help-erase = Nimmt Steine oder Figuren an diesen Punkten vom Brett.
command-help-export-picture = Schreibt das Brett als SVG- oder PNG-Bild.
command-help-figure = Beginnt bei diesem Knoten ein eigenes Diagramm.
command-help-find = Sucht einen Text, einen Punkt oder eine Eigenschaft, hier und in dem, was folgt, dann von vorn: in der ganzen Aufzeichnung oder nur in Kommentaren, Namen, Spielern, Beschriftungen, Zügen, Markierungen, Aufstellungen oder Eigenschaften.
command-help-find-move = Zeigt den nächsten erlaubten Platz: für den Stein in der Hand oder für irgendeinen, große zuerst.
command-help-find-move-back = Zeigt den erlaubten Platz vor dem gezeigten.
command-help-find-next = Geht zur nächsten gefundenen Stelle.
command-help-find-previous = Geht zur vorigen gefundenen Stelle.
command-help-findings = Zeigt, was an der Aufzeichnung falsch ist und was sich reparieren lässt.
command-help-flip = Spiegelt alle Punkte dieser Partie, mit --comments auch die Namen in Kommentaren. Die Diagonalen von Hex vertauschen die Farben, denn ihnen gehören die Ränder.
command-help-flip-piece = Spiegelt den Stein in der Hand.
command-help-flip-view = Spiegelt das Brett auf dem Bildschirm; die Aufzeichnung bleibt.
command-help-fold-others = Klappt jeden Zweig des Baums ein, der nicht zur jetzigen Variante gehört.
command-help-full-screen = Zeigt nur das Brett, auf dem ganzen Bildschirm.
command-help-game = Geht zum Anfang einer Partie der Sammlung, von 1 an gezählt.
command-help-game-text = Zeigt statt des Baums die ganze Partie als Text oder wieder den Baum.
command-help-games = Zeigt die Partien der Sammlung.
command-help-go-back = Geht dorthin, wo man vor dem letzten Sprung war, in welchem Reiter auch immer.
command-help-go-forward = Geht dorthin, von wo man zurückgegangen ist.
command-help-goto = Geht zu einer Stelle dieser Partie: start, end (der Hauptvariante), eine Zugnummer der Hauptvariante oder Nummern der Kinder wie /0.0.2.
command-help-goto-dialog = Fragt, wohin es gehen soll.
command-help-handicap = Gibt Schwarz vor dem ersten Zug N Steine auf den üblichen Plätzen; 0 nimmt sie weg.
command-help-help = Zeigt die Hilfe.
command-help-hide-results = Sagt erst nach dem letzten Zug, wie eine Partie endete, oder gleich.
command-help-history = Nimmt zurück oder wiederholt, bis N Schritte getan sind; 0 ist die Aufzeichnung, wie sie geöffnet wurde.
command-help-history-list = Zeigt die Schritte, die sich zurücknehmen und wiederholen lassen.
command-help-illegal-moves = Ein Stein gegen die Regeln oder außer der Reihe wird ohne Umschalt aufgezeichnet oder nur damit.
command-help-info = Ändert eine Angabe zur Partie, in dem Knoten, in dem die Aufzeichnung sie hat; ein leerer Wert entfernt sie.
command-help-information = Zeigt und bearbeitet, was über die Partie bekannt ist.
command-help-insert-node = Fügt vor diesem Knoten einen leeren ein, oder zwischen ihm und allem, was folgt.
command-help-keep-position = Macht aus der Stellung eine eigene Aufzeichnung: aufgestellt statt gespielt, die Angaben zur Partie bleiben.
command-help-keep-subtree = Macht aus der Stellung und allem, was folgt, eine eigene Aufzeichnung.
command-help-label = Schreibt einen Text auf einen Punkt oder den nächsten freien Buchstaben; ein leerer Text entfernt ihn, ebenso kein Text, wo einer steht.
command-help-line = Zeichnet eine Linie zwischen zwei Punkten oder entfernt sie.
command-help-line-end = Geht zum letzten Knoten dieser Variante.
command-help-line-start = Geht zurück zum ersten Knoten der Partie.
command-help-main-line = Geht zu dem Zug der Hauptvariante, bei dem diese Variante sie verließ.
command-help-make-main-here = Macht diese Variante zur ersten ihrer Verzweigung und lässt die Verzweigungen davor.
command-help-make-main-line = Macht den Weg zu diesem Knoten bei jeder Verzweigung zum ersten.
command-help-mark = Markiert Punkte: triangle, square, circle, cross, selected, dim. Haben alle die Markierung schon, wird sie entfernt.
command-help-mark-stone = Markiert Steine einer Octi-Stellung: arrow, circle, cross, square, triangle.
command-help-merge = Arbeitet die Partie der Zwischenablage oder des angegebenen Texts in diese ein: Gleiche Züge teilen ihre Knoten, Kommentare und Markierungen kommen zusammen.
command-help-merge-games = Arbeitet die Partien mit diesen Nummern in die erste von ihnen ein: Gleiche Züge teilen ihre Knoten.
command-help-move-game = Verschiebt diese Partie oder die Partien mit diesen Nummern an einen Platz der Sammlung, von 1 an gezählt.
command-help-move-number = Gibt diesem Zug eine Nummer; die Züge danach zählen weiter.
command-help-move-numbers = Zeigt oder verbirgt Zugnummern: none, last, last N, all oder here für die nach diesem Zug, von 1 an gezählt.
command-help-move-piece = Bewegt den Stein in der Hand: left, right, up oder down; far: zum nächsten erlaubten Platz.
command-help-move-to = Hängt diesen Knoten und alles, was folgt, unter einen anderen Knoten der Partie.
command-help-move-value = Verschiebt den N-ten Wert einer Eigenschaft dieses Knotens an einen anderen Platz unter ihren Werten.
command-help-move-variation = Verschiebt diese Variante an einen Platz unter ihren Alternativen, von 0 an gezählt.
command-help-name = Ersetzt den Namen dieses Knotens; ein leerer Text entfernt ihn.
command-help-new = Beginnt eine neue Aufzeichnung.
command-help-new-game = Fügt der Sammlung eine Partie hinzu: Nummer oder Name eines Spiels und die Größe des Bretts.
command-help-new-node = Fügt nach diesem Knoten einen leeren ein.
command-help-new-variation = Fügt neben diesem Knoten einen leeren ein, als Alternative.
command-help-next = Geht weiter, in die zuletzt besuchte Variante.
command-help-next-file = Öffnet die nächste Aufzeichnung dieses Ordners.
command-help-next-fork = Geht weiter zum nächsten Knoten, auf den mehrere Varianten folgen, oder zum Ende.
command-help-next-game = Geht zum Anfang der nächsten Partie der Sammlung.
command-help-next-moves = Markiert die Züge, die folgen oder stattdessen gespielt wurden: following, instead, record, wie die Aufzeichnung es will, oder none.
command-help-next-piece = Nimmt den nächsten Stein in die Hand.
command-help-next-tab = Zeigt die nächste offene Aufzeichnung.
command-help-next-variation = Geht zur nächsten Alternative zu diesem Knoten oder zu dieser Variante.
command-help-next-with = Geht zum nächsten Knoten mit Kommentar, Bewertung, Brennpunkt, Aufstellung oder Markierung.
command-help-notation = Wählt, wie Punkte am Brett, in Zügen, in Kommentaren und beim Eintippen heißen: usual, record, numbers, chinese, relative (von den näheren Seiten), other-side oder in-line (Havannah wie bei Little Golem).
command-help-only-line = Zeigt im Baum nur die jetzige Variante oder wieder alle Zweige.
command-help-open = Öffnet Aufzeichnungen, jede in einem Reiter.
command-help-open-folder = Zeigt die Aufzeichnungen eines Ordners: dieses, wenn kein anderer genannt wird.
command-help-open-recent = Öffnet eine Aufzeichnung, die schon einmal offen war.
command-help-palette = Findet jeden Befehl nach seinem Namen.
command-help-pass = Passt.
command-help-paste-record = Öffnet den Text der Zwischenablage als eigene Aufzeichnung: eine Aufzeichnung, einen HexWorld-Link, eine Liste von Zügen.
command-help-paste-variation = Fügt unter diesem Knoten ein, was in der Zwischenablage ist, oder den angegebenen Text.
command-help-place-piece = Legt den Stein in der Hand, wo er ist; anyway: auch gegen die Regeln.
command-help-play = Spielt einen Zug, wie er im Spiel üblich heißt. Hat die Aufzeichnung ihn schon als nächsten Zug, geht es dorthin.
command-help-play-through = Zeigt die Züge nacheinander oder hält an.
command-help-previous-file = Öffnet die vorige Aufzeichnung dieses Ordners.
command-help-previous-fork = Geht zurück zum nächsten Knoten, auf den mehrere Varianten folgen, oder zum Anfang.
command-help-previous-game = Geht zum Anfang der vorigen Partie der Sammlung.
command-help-previous-piece = Nimmt den vorigen Stein in die Hand.
command-help-previous-tab = Zeigt die vorige offene Aufzeichnung.
command-help-previous-variation = Geht zur vorigen Alternative zu diesem Knoten oder zu dieser Variante.
command-help-previous-with = Geht zum vorigen Knoten mit Kommentar, Bewertung, Brennpunkt, Aufstellung oder Markierung.
command-help-promote = Rückt diese Variante um einen Platz nach vorn.
command-help-properties = Zeigt jede Eigenschaft dieses Knotens.
command-help-quit = Schließt das Fenster.
command-help-read-as = Liest die Datei noch einmal in einer anderen Zeichenkodierung.
command-help-read-swaps = Sagt, wie der Tausch in dieser Partie Hex gemeint ist: judged nach den Zügen danach, as-written, pieces oder sides. Die Aufzeichnung bleibt, wie sie ist.
command-help-redo = Wiederholt den zuletzt zurückgenommenen Schritt oder die letzten N.
command-help-reload = Liest die Datei noch einmal.
command-help-remove-value = Entfernt den N-ten Wert einer Eigenschaft dieses Knotens, von 1 an gezählt.
command-help-rename = Gibt einer Eigenschaft dieses Knotens einen anderen Namen und lässt ihre Werte.
command-help-repair = Bringt in Ordnung, was die Prüfung gefunden hat, in der Datei oder nur in diesem Knoten: alles oder jeden Befund eines Codes.
command-help-replace = Ersetzt einen Text überall, wo er in Kommentaren, Namen, Spielern und Beschriftungen steht, oder nur in einer Art davon (KIND); in jeder Partie, wenn nichts anderes gesagt ist. Mit --regex steht { "\u0024" }1 für eine Gruppe.
command-help-replace-dialog = Ersetzt einen Text in Kommentaren, Namen, Spielern und Beschriftungen und zeigt vorher, was aus jedem wird.
command-help-resign = Gibt auf: als Zug, wo die Aufzeichnungen des Spiels einen haben, sonst als Ergebnis der Partie.
command-help-rotate = Dreht alle Punkte dieser Partie, mit --comments auch die Namen in Kommentaren.
command-help-rotate-view = Dreht das Brett auf dem Bildschirm; die Aufzeichnung bleibt.
command-help-save = Schreibt die Aufzeichnung in ihre Datei.
command-help-save-as = Schreibt die Aufzeichnung in eine andere Datei.
command-help-save-copy = Schreibt die Aufzeichnung in eine andere Datei und bleibt bei dieser.
command-help-save-copy-as = Schreibt die Aufzeichnung in eine andere Datei, wie andere sie lesen: ff4 (strenges FF4), utf-8, pentobi, sabaki oder hexgui; diese bleibt, wie sie ist.
command-help-set = Gibt einer Eigenschaft dieses Knotens diese Werte, was immer sie bedeuten.
command-help-set-up = Aufgestellt wird diese Farbe, die auch als Nächstes am Zug ist; ohne Farbe wird gelöscht.
command-help-settings = Zeigt die Einstellungen.
command-help-shortcuts = Zeigt die Tasten.
command-help-show-comment = Zeigt oder verbirgt den Kommentar.
command-help-show-information = Zeigt oder verbirgt die Spieler und den Stand der Partie.
command-help-show-pieces = Zeigt oder verbirgt die übrigen Steine.
command-help-show-tree = Zeigt oder verbirgt den Baum.
command-help-snap = Der Stein in der Hand rückt auf einen erlaubten Platz beim Zeiger oder bleibt genau unter ihm.
command-help-sort-games = Ordnet die Partien der Sammlung nach date, players, title, event, round, result oder game.
command-help-split-collection = Schreibt jede Partie der Sammlung in eine eigene Datei.
command-help-strip = Entfernt comments, markup, annotations, variations, private, empty-nodes oder times aus der ganzen Partie, wenn nichts anderes gesagt ist.
command-help-swap = Antwortet auf den ersten Zug, indem man ihn übernimmt: Die Steine wechseln die Farbe, oder die Spieler wechseln die Seiten.
command-help-take = Nimmt den N-ten der Züge, die an einer Verzweigung zur Wahl stehen, von 1 an gezählt.
command-help-take-piece = Nimmt einen Stein nach seinem Namen in die Hand, von der Farbe am Zug, wenn keine andere genannt wird.
command-help-territory = Markiert Punkte als Gebiet einer Farbe.
command-help-theme = Wählt, wie Brett und Fenster aussehen.
command-help-time = Trägt die Restzeit eines Spielers ein und die Züge, die ihm in diesem Abschnitt bleiben.
command-help-to-play = Sagt, wer am Zug ist.
command-help-tool = Wählt, was ein Klick tut: play, setup, triangle, square, circle, cross, selected, dim, label, number, line, arrow, black-territory, white-territory oder visible.
command-help-tree-grows = Lässt den Baum nach rechts oder nach unten wachsen.
command-help-truncate = Entfernt alles, was auf diesen Knoten folgt.
command-help-turn-piece-left = Dreht den Stein in der Hand gegen den Uhrzeigersinn.
command-help-turn-piece-right = Dreht den Stein in der Hand im Uhrzeigersinn.
command-help-type-move = Nimmt einen Zug als Text: F10, 33+B, in Blokus den Stein und seinen Platz (W Y12) oder seine Punkte.
command-help-undo = Nimmt den letzten Schritt zurück oder die letzten N.
command-help-unfold-all = Klappt im Baum alles aus.
command-help-unmark = Entfernt an diesen Punkten jede Markierung, Beschriftung, Linie und jeden Pfeil, oder alle des Knotens.
command-help-unset = Entfernt eine Eigenschaft aus diesem Knoten.
command-help-usual-view = Zeigt das Brett, wie es gewöhnlich liegt.
command-help-value = Sagt, was die Stellung wert ist; über 0 ist gut für Schwarz.
command-help-variation = Geht in ein Kind dieses Knotens. Kinder zählen von 0 an, wie in einem Pfad.
command-help-visible = Zeigt ab diesem Knoten nur diese Punkte.
command-help-where-played = Geht zu dem Zug auf einem Punkt: zurück in dieser Variante, sonst vorwärts.
command-help-zoom-fit = Zeigt das ganze Brett.
command-help-zoom-in = Zeigt das Brett größer.
command-help-zoom-out = Zeigt das Brett kleiner.
