language = Français

## Glossaire
# record = partie; fichier si l’on parle du fichier ou de plusieurs parties · collection = recueil · game = partie (du recueil), jeu (la sorte) · node = nœud · move = coup
# variation = variante · main line = ligne principale · branch = branche · fork = embranchement · comment = commentaire
# annotation = annotation, jugement · markup, marks = marques · label = étiquette · setup = pose, poser · position = position
# board = plateau · point = point · stone = pierre · piece = pièce · colour = couleur · to play = au trait, à … de jouer
# pass = passer · resign = abandonner · swap = échange · komi = komi · handicap = handicap · ko = ko · superko = superko
# suicide = suicide · territory = territoire · area = surface · capture = capture · prisoners = prisonniers · tree = arbre
# root = racine · property = propriété · finding = anomalie · repair = correction · encoding = encodage · tray = réserve
# pod = pod · prong = pointe · superprong = superpointe · peg = pion · link = pont · hole = trou · disc = pion · arrow = flèche

## Menus
menu = Menu
menu-annotate = Annoter
menu-collapsed = replié
menu-edit = Édition
menu-expanded = déplié
menu-file = Fichier
menu-game = Partie
menu-go = Naviguer
menu-help = Aide
menu-mark = Marquer
menu-play = Jouer
menu-setup = Poser
menu-text = Texte
menu-variation = Variante
menu-view = Affichage

## Commandes
command = Commande
command-2 = commande { $number }
command-about = À propos de Variorum
command-add-games = Ajouter les parties du presse-papiers
command-add-games-from = Ajouter des parties d’autres fichiers…
command-add-stone = Ajouter des pierres
command-annotate = Annoter
command-append-comment = Compléter le commentaire
command-arrow = Flèche
command-back = Coup précédent
command-close = Fermer
command-comment = Remplacer le commentaire
command-conflicts = Conflits de fusion…
command-coordinates = Coordonnées
command-copy-board = Copier le plateau en texte
command-copy-link = Copier le lien HexWorld
command-copy-moves = Copier la liste des coups
command-copy-picture = Copier l’image
command-copy-record = Copier le fichier en texte
command-copy-variation = Copier la variante
command-count = Marquer le territoire
command-counting = Compter la partie…
command-cut-variation = Couper la variante
command-delete-game = Supprimer la partie
command-delete-node = Supprimer ce nœud seul
command-delete-other-variations = Supprimer les autres variantes
command-delete-variation = Supprimer la variante
command-demote = Descendre la variante
command-drop-piece = Reposer la pièce
command-duplicate-game = Dupliquer la partie
command-earlier-versions = Versions antérieures…
command-edit-comment = Modifier le commentaire
command-encoding = Changer l’encodage
command-erase = Effacer
command-export-picture = Exporter l’image…
command-figure = Commencer un diagramme
command-find = Rechercher…
command-find-move = Trouver un coup
command-find-move-back = Trouver le coup précédent
command-find-next = Occurrence suivante
command-find-previous = Occurrence précédente
command-findings = Vérifier…
command-flip = Retourner la partie
command-flip-piece = Retourner la pièce
command-flip-view = Retourner le plateau
command-fold-others = Replier les autres branches
command-full-screen = Plein écran
command-game = Aller à la partie
command-game-text = Partie en texte
command-games = Parties…
command-go-back = Retour en arrière
command-go-forward = Avancer de nouveau
command-goto = Aller à
command-goto-dialog = Aller au coup…
command-handicap = Handicap
command-help = Aide
command-hide-results = Cacher les résultats
command-hint = Tapez une commande
command-history = Aller à l’étape
command-history-list = Historique…
command-illegal-moves = Permettre les coups illégaux
command-info = Modifier les informations
command-information = Informations…
command-insert-node = Insérer un nœud
command-keep-position = Ne garder que cette position
command-keep-subtree = Ne garder que cette position et la suite
command-label = Étiquette
command-line = Ligne
command-line-end = Fin de cette ligne
command-line-start = Début de la partie
command-link = Copier le lien vers ce nœud
command-main-line = Retour à la ligne principale
command-make-main-here = En faire la ligne principale ici
command-make-main-line = En faire la ligne principale
command-mark = Marquer
command-mark-stone = Marquer des pierres
command-merge = Fusionner depuis le presse-papiers
command-move-game = Déplacer la partie en
command-move-number = Fixer le numéro de coup
command-move-numbers = Numéros des coups
command-move-piece = Déplacer la pièce
command-move-to = Déplacer sous un autre nœud
command-move-variation = Déplacer la variante en
command-name = Nommer le nœud
command-new = Nouveau…
command-new-game = Nouvelle partie
command-new-node = Nouveau nœud
command-new-variation = Nouvelle variante
command-next = Coup suivant
command-next-equal = Position égale suivante
command-next-file = Fichier suivant du dossier
command-next-fork = Embranchement suivant
command-next-game = Partie suivante
command-next-moves = Marques sur les variantes
command-next-piece = Pièce suivante
command-next-tab = Onglet suivant
command-next-variation = Variante suivante
command-next-with = Suivant avec
command-notation = Noms des points
command-only-line = Cette ligne seulement
command-open = Ouvrir…
command-open-recent = Ouvrir un fichier récent
command-palette = Palette de commandes…
command-pass = Passer
command-paste-record = Ouvrir depuis le presse-papiers
command-paste-variation = Coller la variante
command-place-piece = Placer la pièce
command-play = Jouer
command-play-through = Lecture automatique
command-previous-file = Fichier précédent du dossier
command-previous-fork = Embranchement précédent
command-previous-game = Partie précédente
command-previous-piece = Pièce précédente
command-previous-tab = Onglet précédent
command-previous-variation = Variante précédente
command-previous-with = Précédent avec
command-print = Imprimer…
command-promote = Monter la variante
command-properties = Propriétés…
command-publish = Publier…
command-quit = Quitter
command-read-as = Rouvrir avec un autre encodage…
command-read-swaps = Interpréter les échanges
command-redo = Rétablir
command-reload = Recharger du disque
command-rename = Renommer la propriété
command-repair = Corriger
command-replace = Remplacer
command-replace-dialog = Rechercher et remplacer…
command-resign = Abandonner
command-results = Résultats…
command-rotate = Tourner la partie
command-rotate-view = Tourner le plateau
command-save = Enregistrer
command-save-as = Enregistrer sous…
command-save-copy = Enregistrer une copie…
command-save-copy-as = Enregistrer une copie pour
command-set = Définir une propriété
command-set-up = Choisir la couleur à poser
command-settings = Préférences…
command-settle = Résoudre les conflits
command-shortcuts = Raccourcis clavier…
command-show-comment = Commentaire
command-show-information = Partie et joueurs
command-show-pieces = Pièces
command-show-tree = Arbre
command-snap = Aligner sur les emplacements légaux
command-split-collection = Répartir en fichiers…
command-strip = Supprimer
command-study = Étudier ce fichier…
command-dictionary = Recueil de joseki…
command-study-folder = Étudier ce dossier…
command-swap = Échanger
command-take = Suivre une continuation
command-take-piece = Prendre une pièce
command-territory = Territoire
command-theme = Thème
command-time = Fixer le temps restant
command-to-play = Au trait
command-tool = Outil
command-tree-grows = Sens de l’arbre
command-truncate = Supprimer toute la suite
command-turn-piece-left = Tourner la pièce à gauche
command-turn-piece-right = Tourner la pièce à droite
command-type-move = Taper un coup…
command-undo = Annuler
command-unfold-all = Montrer toutes les branches
command-unmark = Supprimer les marques
command-unset = Supprimer une propriété
command-usual-view = Rétablir la vue du plateau
command-value = Valeur de la position
command-variation = Aller à la variante
command-visible = Montrer une partie du plateau
command-where-played = Aller au coup joué sur ce point
command-write-results = Écrire les résultats
command-zoom-fit = Ajuster
command-zoom-in = Zoom avant
command-zoom-out = Zoom arrière
commands = Toutes les commandes

## Offres
offer-annotate-bad-move = Mauvais coup
offer-annotate-bad-move-2 = Très mauvais coup
offer-annotate-doubtful = Coup douteux
offer-annotate-even = Position équilibrée
offer-annotate-good-black = Bon pour Noir
offer-annotate-good-move = Bon coup
offer-annotate-good-move-2 = Très bon coup
offer-annotate-good-white = Bon pour Blanc
offer-annotate-hotspot = Moment clé
offer-annotate-interesting = Coup intéressant
offer-annotate-none = Aucune annotation
offer-annotate-unclear = Position incertaine
offer-back-10 = Dix coups en arrière
offer-flip-horizontal = Retourner la partie gauche-droite
offer-flip-vertical = Retourner la partie haut-bas
offer-goto-end = Aller à la fin de la partie
offer-move-piece-down = Déplacer la pièce vers le bas
offer-move-piece-down-far = Déplacer la pièce loin vers le bas
offer-move-piece-left = Déplacer la pièce vers la gauche
offer-move-piece-left-far = Déplacer la pièce loin vers la gauche
offer-move-piece-right = Déplacer la pièce vers la droite
offer-move-piece-right-far = Déplacer la pièce loin vers la droite
offer-move-piece-up = Déplacer la pièce vers le haut
offer-move-piece-up-far = Déplacer la pièce loin vers le haut
offer-next-10 = Dix coups en avant
offer-next-with-annotation = Annotation suivante
offer-next-with-comment = Commentaire suivant
offer-place-piece-anyway = Placer la pièce même si c’est illégal
offer-previous-with-annotation = Annotation précédente
offer-previous-with-comment = Commentaire précédent
offer-read-swaps-as-written = Échanges tels qu’écrits
offer-read-swaps-judged = Échanges d’après les coups
offer-read-swaps-pieces = Échanges de pièces
offer-read-swaps-sides = Échanges de côtés
offer-repair-all = Tout corriger
offer-rotate-left = Tourner la partie à gauche
offer-rotate-right = Tourner la partie à droite
offer-save-copy-as-ff4 = Enregistrer une copie en FF4 strict…
offer-save-copy-as-hexgui = Enregistrer une copie pour HexGui…
offer-save-copy-as-pentobi = Enregistrer une copie pour Pentobi…
offer-save-copy-as-sabaki = Enregistrer une copie pour Sabaki…
offer-save-copy-as-utf-8 = Enregistrer une copie en UTF-8…
offer-strip-annotations = Supprimer les annotations
offer-strip-comments = Supprimer les commentaires
offer-strip-empty-nodes = Supprimer les nœuds vides
offer-strip-markup = Supprimer les marques
offer-strip-private = Supprimer les propriétés privées
offer-strip-variations = Supprimer les variantes
offer-tool-arrow = Flèches
offer-tool-black-territory = Territoire de Noir
offer-tool-circle = Cercles
offer-tool-cross = Croix
offer-tool-dim = Outil estomper
offer-tool-label = Étiquettes
offer-tool-line = Lignes
offer-tool-number = Numéros
offer-tool-play = Outil jouer
offer-tool-selected = Points sélectionnés
offer-tool-setup = Outil poser
offer-tool-square = Carrés
offer-tool-triangle = Triangles
offer-tool-visible = Partie visible
offer-tool-white-territory = Territoire de Blanc

## Couleurs, outils, jeux, mois
colour-black = Noir
colour-blue = Bleu
colour-brown = Marron
colour-green = Vert
colour-grey = Gris
colour-orange = Orange
colour-purple = Violet
colour-red = Rouge
colour-white = Blanc
colour-yellow = Jaune
decimal-sign = ,
full-screen-off = La fenêtre est de nouveau affichée
full-screen-on = Plein écran : seul le plateau est affiché. F11 affiche de nouveau la fenêtre
go-to-end = fin
go-to-start = début
no-legal-place-there = Aucune position légale dans cette direction pour la pièce telle qu’elle est
pod-arrow-nowhere = la flèche de { $stone } mène à sa propre case
pod-arrow-twice = le pod { $stone } a déjà cette flèche
pod-marked-twice = le pod { $stone } a déjà une marque
publish-folder-of = Toutes les parties du dossier
publish-no-folder = { $path } : plusieurs fichiers deviennent un dossier de pages ou, dans un fichier .pdf, un livre ; indiquez un dossier ou un tel fichier
publish-site-holds = Une page pour chaque fichier de ce dossier et de ses sous-dossiers, et un index. Les fichiers sont pris tels qu’ils sont sur le disque ; seules les pages modifiées sont réécrites.
publish-size = Taille : { $size }
publish-size-coming = Calcul de la taille…
publish-to-folder = Dossier
published-files = Fichiers publiés
published-folder = { $folder } pages
sample-go-1 = Une partie calme sur le petit plateau
sample-go-10 = Et empêche Noir de fermer le bord droit.
sample-go-11 = Noir prend le coin inférieur droit et laisse peu de place aux deux pierres blanches.
sample-go-12 = Les deux pierres n’ont plus que deux libertés, j5 et j4. La variante montre qu’elles ne peuvent pas sortir. Noir n’a pas encore besoin de les prendre.
sample-go-13 = Noir se glisse sous le côté blanc. Les petits plateaux se gagnent sur les bords.
sample-go-14 = Les trois pierres noires de la première ligne n’ont plus qu’une liberté, f1 : elles sont en atari.
sample-go-15 = Noir relie donc.
sample-go-16 = En haut à droite : les deux camps poussent jusqu’à ce que la frontière soit fermée.
sample-go-17 = Le bord gauche. Là où les frontières rejoignent le bord, un seul coup vaut souvent plusieurs points.
sample-go-18 = La dernière frontière est fermée, et les deux joueurs passent.
sample-go-19 = Le décompte
sample-go-2 = Deux joueurs posent tour à tour une pierre sur une intersection. Les chaînes sans point voisin libre (une liberté) sont capturées. À la fin, celui qui entoure le plus gagne.
sample-go-20 = Blanc ne joue plus dans le territoire de Noir, et les deux pierres à droite sont mortes : elles sont retirées sans autre coup.
sample-go-21 = Noir a 13 points et 2 prisonniers, 15 en tout. Blanc a 12 points et 6,5 pour avoir joué en second, 18,5. Blanc gagne de 3,5.
sample-go-22 = Pas d’issue
sample-go-23 = Blanc tire une pierre le long du bord…
sample-go-24 = … et a maintenant quatre pierres avec une seule liberté.
sample-go-25 = Prises, toutes les quatre. Elles vont aux prisonniers de Noir.
sample-go-3 = Un petit plateau montre tout en soixante coups : où commencer, comment se tracent les frontières, ce qu’est un atari et comment on compte.
sample-go-4 = Sur un petit plateau, le point central regarde les quatre coins à la fois.
sample-go-5 = Blanc s’approche par le bas, à une ligne de distance : qui tient le centre ne devrait pas avoir aussi le bord inférieur.
sample-go-6 = Noir regarde le bord droit et garde la pierre blanche à l’étroit.
sample-go-7 = Et Blanc garde une base de l’autre côté. Les deux pierres blanches s’entraident sur les quatrième et troisième lignes.
sample-go-8 = Après quatre coups, la frontière est tracée ici : Noir en haut, Blanc en bas.
sample-go-9 = Blanc entre en haut à droite, où Noir n’a encore rien.
size-kilobytes = { $count } ko
size-megabytes = { $count } Mo
taken-with-keys = Maj+Entrée la prend quand même
tool-arrow = Flèche
tool-black-territory = Territoire de Noir
tool-circle = Cercle
tool-cross = Croix
tool-dim = Estomper
tool-label = Étiquette
tool-line = Ligne
tool-number = Numéro
tool-play = Jouer
tool-selected = Sélection
tool-setup = Poser
tool-square = Carré
tool-triangle = Triangle
tool-visible = Partie visible
tool-white-territory = Territoire de Blanc
game-name-amazons = Amazones
game-name-blokus = Blokus
game-name-blokus-duo = Blokus Duo
game-name-blokus-junior = Blokus Junior
game-name-blokus-three-player = Blokus à trois joueurs
game-name-blokus-trigon = Blokus Trigon
game-name-blokus-trigon-three-player = Blokus Trigon à trois joueurs
game-name-blokus-trigon-two-player = Blokus Trigon à deux joueurs
game-name-blokus-two-player = Blokus à deux joueurs
game-name-callisto = Callisto
game-name-callisto-three-player = Callisto à trois joueurs
game-name-callisto-two-player = Callisto à deux joueurs
game-name-callisto-two-player-four-color = Callisto à deux joueurs et quatre couleurs
game-name-connect6 = Connect6
game-name-gembloq = GembloQ
game-name-gembloq-three-player = GembloQ à trois joueurs
game-name-gembloq-two-player = GembloQ à deux joueurs
game-name-gembloq-two-player-four-color = GembloQ à deux joueurs et quatre couleurs
game-name-go = Go
game-name-gomoku = Gomoku
game-name-havannah = Havannah
game-name-hex = Hex
game-name-lines-of-action = Lines of Action
game-name-nexos = Nexos
game-name-nexos-two-player = Nexos à deux joueurs
game-name-octi = Octi
game-name-othello = Othello
game-name-renju = Renju
game-name-trigon = Trigon
game-name-twixt = TwixT
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
info-AN = Annotateur
info-CP = Droits
info-DT = Date
info-EV = Compétition
info-GN = Nom de la partie
info-HA = Handicap
info-KM = Komi
info-ON = Ouverture
info-OT = Temps additionnel
info-PC = Lieu
info-RE = Résultat
info-RO = Ronde
info-RU = Règles
info-SO = Source
info-TM = Temps (secondes)
info-US = Saisi par

## La fenêtre
about = À propos de Variorum
about-files = Les fichiers restent tels quels : l’enregistrement écrit ce que vous avez changé, et rien d’autre.
about-the-game = Commentaire de la partie
add = Ajouter
add-to-this = Ajouter à ce fichier comme nouvelle partie
after-move = Après le coup { $number }
all-files = Tous les fichiers
all-in-all = Au total
all-of-them = tous
all-placed = toutes placées
all-the-same = Maj+clic ou Maj+Entrée pour le jouer quand même
all-the-same-by-keys = Maj+Entrée pour le jouer quand même
also-at =
    { $count ->
        [one] Aussi à { $count } autre endroit
       *[other] Aussi à { $count } autres endroits
    }
an-error = une erreur interne
and-more = et { $count } de plus
and-the-result = Noter aussi le résultat
as-a-copy = Restaurer comme copie
as-opened = Version à l’ouverture
at-edges = Les bords comptent
back = Reculer
back-10 = Dix coups en arrière
before-first-move = Avant le premier coup
begin = Commencer
board = Plateau
board-in-file = Dans le fichier
board-unsaved = Non enregistré
board-as-window = Selon le thème
board-copied = Le plateau est dans le presse-papiers, en texte
board-theme = Thème du plateau
booklet-contents = Table des matières
booklet-diagram = Diagramme { $number }
booklet-figure = Figure { $number }
booklet-left-out =
    { $count ->
        [one] { $count } autre nœud n’est que sur le plateau.
       *[other] { $count } autres nœuds ne sont que sur le plateau.
    }
booklet-letters =
    { $count ->
        [one] Aucune police n’a { $count } caractère, remplacé par un point d’interrogation : { $which }
       *[other] Aucune police n’a { $count } caractères, remplacés par des points d’interrogation : { $which }
    }
booklet-nodes =
    { $count ->
        [one] { $count } nœud n’a pas trouvé de place
       *[other] { $count } nœuds n’ont pas trouvé de place
    }
booklet-nodes-here =
    { $count ->
        [one] À partir d’ici, { $count } nœud n’a pas trouvé de place.
       *[other] À partir d’ici, { $count } nœuds n’ont pas trouvé de place.
    }
booklet-variation = variante { $letter } au coup { $number }
booklet-variation-of = variante { $letter } au coup { $number } de { $diagram }
broken = { $path } : lecture impossible ({ $program_error })
browse = Parcourir…
by-area = Surface
by-territory = Territoire
by-what = { " " }({ $what })
bytes-counted =
    { $count ->
        [one] { $count } octet
       *[other] { $count } octets
    }
cancel = Annuler
cannot-move = ne peut pas jouer
captures = captures : { $count }
captures-line = captures : { $captures }
changes-are-lost = Vos modifications seront perdues si vous ne les enregistrez pas.
check = Vérifier
checking = Vérification…
choose-part = Choisir sur le plateau
clear-annotations = Effacer les annotations
click-a-point = Cliquez sur un point pour y accepter une pierre de toute couleur, ou n’importe quoi
click-dims = { $place } · cliquez pour estomper
click-erases = { $place } · un clic efface
click-marks = { $place } · un clic place : { $what }
click-plays = Cliquez pour jouer { $turn }
click-puts-prong = { $place } · un clic ajoute la pointe { $prong }, avec Maj comme superpointe
click-puts-up = { $place } · un clic pose : { $colour }
click-shows = { $place } · cliquez pour montrer
click-swaps = { $name } : cliquez pour échanger
click-takes-away = { $place } · un clic enlève : { $colour }
click-takes-piece = { $place } : cliquez pour prendre la pièce
click-takes-pod = { $place } : cliquez pour prendre le pod
click-takes-prong = { $place } · un clic enlève la pointe { $prong }
click-unmarks = { $place } · un clic enlève : { $what }
clipboard-empty = le presse-papiers est vide
clipboard-holds-record-without = la partie du presse-papiers n’a pas de coups
clipboard-is-empty = Il n’y a pas de texte dans le presse-papiers
close = Fermer
close-notice = Fermer ce message
close-search = Fermer la recherche
close-tab = Fermer
closed = Bouché : { $closed }.
colour-stands = { $left }{ $state }, points : { $points }
comment = Commentaire
coordinates = Coordonnées
copy-of = { $title } (restauré)
copy-variation = Copier la variante
count-game = Compter la partie
count-the-game = Compter la partie
damaged-work = { $path } : le travail non enregistré d’une session précédente ne peut pas être restauré ({ $why }) ; il reste à cet endroit
date = Date
date-day = { $day } { $month } { $year }
date-month = { $month } { $year }
delete-all-follows = Supprimer toute la suite
delete-game = Supprimer cette partie
delete-node = Supprimer le nœud
delete-other-variations = Supprimer les autres variantes
diagrams-of-moves = Diagrammes d’une suite de coups
dim = Estomper { $places }
discard = Ne pas enregistrer
discard-it = Ne pas enregistrer
discard-typing = Abandonner la saisie ?
go-on-typing = Continuer la saisie
done = Terminé
double-click-changes = Un double clic sur un point change son étiquette
drag-a-part = Tracez un rectangle sur le plateau
drag-for-part = Glissez sur la partie du plateau à montrer
drop-below = Relâchez pour accrocher la variante sous ce nœud
drop-hint = ou déposez des fichiers n’importe où dans la fenêtre
drop-in-its-place = Relâchez pour déplacer la variante ici
drop-is-there = Le nœud est déjà accroché là
drop-loops = Un nœud ne peut pas être déplacé sous lui-même
drop-too-far = Trop profond pour être glissé : coupez et collez
dropped = Fichier déposé
duplicate-game = Dupliquer cette partie
earlier = { $name }, version antérieure
encoding = Encodage du fichier
ended-twice = Le programme a planté deux fois en restaurant cette partie : « Tout restaurer » l’omet.
enter-a-pod = Entrer un pod
erase = Effacer
erase-at = { $place } · un clic enlève une pièce
erasing = Poser : un clic efface (Ctrl+2 change)
erasing-in-tray = Pose : cliquez sur une pièce pour l’enlever. Cliquez sur une couleur pour poser ses pièces
exchanged = Couleurs échangées
export-picture = Exporter l’image
file = Fichier
file-changed-since = Le fichier a changé depuis : { $stamp }.
file-has-changed = { $path } : modifié par un autre programme ; à l’enregistrement, on vous demandera ce qu’il faut garder
large-file-has-changed = { $path } : modifié par un autre programme et volumineux ({ $size }) ; utilisez Recharger pour le lire
file-is-gone = { $path } : supprimé, déplacé ou renommé ; sa partie n’est plus qu’ici
file-was-read-again = { $path } : modifié par un autre programme et relu
filter-commands = Filtrer les commandes
filter-games = Filtrer les parties
find = Rechercher
find-hint = Texte, point ou propriété
find-in = Dans
find-in-all = Tout
find-in-comments = Commentaires
find-in-labels = Étiquettes
find-in-marks = Marques
find-in-moves = Coups
find-in-names = Noms
find-in-players = Joueurs
find-in-setup = Pierres posées
find-in-values = Toutes les valeurs telles qu’écrites
find-next = Occurrence suivante
find-previous = Occurrence précédente
findings =
    { $count ->
        [one] { $count } anomalie
       *[other] { $count } anomalies
    }
findings-not-listed =
    { $more ->
        [one] une autre du même genre n’est pas listée
       *[other] { $more } autres du même genre ne sont pas listées
    }
flip-piece = Retourner la pièce
fold = Replier la suite
folder-above = ↑ Dossier parent
folder-cut = { $path } : trop grand : seule une partie a été examinée
cause-link = c’est un lien
folder-links =
    { $count ->
        [one] { $path } : { $count } lien vers un fichier ou un dossier n’a pas été suivi
       *[other] { $path } : { $count } liens vers des fichiers ou des dossiers n’ont pas été suivis
    }
folder-title = Choisir un dossier pour les fichiers des parties
list-folder-title = Choisir un dossier de parties
folder-unread = { $path } : ne peut pas être ouvert ({ $error })
for-all = toutes les écritures
for-central = Europe centrale
for-chinese-simplified = Chinois simplifié
for-chinese-traditional = Chinois traditionnel
for-cyrillic = Cyrillique
for-greek = Grec
for-japanese = Japonais
for-korean = Coréen
for-the-handicap = Handicap
for-west = Europe occidentale
format = Format
format-png = Image PNG
format-svg = Image SVG
format-txt = Texte
open-tabs = Onglets ouverts
other-board = Cette variante vient d’un plateau d’une autre taille
other-board-more = Elle est en { $from } ; le plateau d’ici est en { $here }.
in-a-new-tab = Ouvrir dans un nouvel onglet
paste-anyway = Coller quand même
found =
    { $count ->
        [one] { $count } anomalie. Le fichier est montré tel quel ; rien ne change sans votre demande.
       *[other] { $count } anomalies. Le fichier est montré tel quel ; rien ne change sans votre demande.
    }
found-move = Coup { $number } sur { $count } : { $played }. Entrée le joue, Échap repose la pièce
from-move = À partir du coup
game-and-result = Partie et résultat
game-as-text = La partie en texte
game-down = Descendre la partie
game-information = Informations de la partie
game-information-2 = Information { $id }
game-number = Nº
game-of = partie { $number } sur { $count }
game-of-size = { $game }, { $size }
game-over = Aucun joueur ne peut jouer : la partie est terminée
game-up = Monter la partie
games = Parties
games-counted =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
games-of-the-file = Parties de ce fichier
games-shown =
    { $shown ->
        [one] { $shown } partie sur { $count }
       *[other] { $shown } parties sur { $count }
    }
ghost = Aperçu du coup sous le pointeur
git-lines-added =
    { $count ->
        [one] { $count } ligne ajoutée à { $name }
       *[other] { $count } lignes ajoutées à { $name }
    }
git-lines-removed =
    { $count ->
        [one] { $count } ligne supprimée de { $name }
       *[other] { $count } lignes supprimées de { $name }
    }
git-missing = git : n’est pas installé, ou reste introuvable
git-no-home = git : cet utilisateur n’a pas de dossier personnel
git-not-configured = git : impossible d’écrire { $key } dans la configuration
git-nothing-to-do = rien n’était configuré, il n’y a donc rien à supprimer
go = Aller
go-to-hint = Un numéro de coup, un point du plateau, { $start } ou { $end }
go-to-move = Aller au coup
go-to-numbered-move = Aller au coup { $number }
go-where-played = Aller au coup joué sur ce point
good-for = Bon pour { $colour }
guess = { $charset } ({ $origin }, supposé)
guess-2 = { $name } (supposé)
hand-cursor = Déplacer le curseur sur le plateau
hand-cursor-away = Enlever le curseur
hand-cursor-away-keys = Échap
hand-cursor-keys = Maj+flèches
hand-insert = Insérer le nom d’un point dans le commentaire
hand-insert-keys = Ctrl+clic
hand-menu = Menu contextuel, ou poser l’autre couleur
hand-menu-keys = Bouton droit
hand-pan = Déplacer le plateau
hand-pan-keys = Glisser avec le bouton du milieu
hand-play = Jouer ou marquer au curseur
hand-play-keys = Entrée
hand-step = Parcourir les coups, ou zoomer avec Ctrl
hand-step-keys = Molette
hand-type = Taper un coup
hand-type-keys = Lettres et chiffres
has-won = { $colour } a gagné
help = Aide
here = Ici
hide-results = Cacher les résultats jusqu’au dernier coup
history = Historique
hit-of = { $at } sur { $count }
illegal-moves = Permettre les poses illégales sans Maj
illegal-recorded = Les coups illégaux sont notés sans Maj
illegal-refused = Les coups illégaux ne sont notés qu’avec Maj
in-a-new-node = Dans un nouveau nœud
in-no-file = Encore dans aucun fichier
in-reserve = en réserve : { $supplies }
pods-on-the-board = sur le plateau : { $pods }
in-use = { $label } · utilisé
information = Partie
insert-node = Insérer un nœud
insert-point = Insérer { $name } dans le commentaire
is-changed = { $path } a été modifié par un autre programme
is-changed-more = { $path } fait maintenant { $stamp }. Le remplacer perd ce que l’autre programme a écrit.
is-contradiction = La suite contredit la marque
is-gone = { $path } n’existe plus
is-gone-more = { $path } a été supprimé, déplacé ou renommé depuis sa lecture.
is-in-the-way = { $path } existe déjà
is-open-in-a-tab = { $name } est ouvert dans un autre onglet. Fermez-le là-bas ou choisissez un autre nom
no-suffix-of-records = Une partie ne peut pas être enregistrée en .{ $suffix } : c’est un autre format. Choisissez un autre nom
is-in-the-way-more = { $path } fait { $stamp }. Le remplacer perd ce qu’il contient.
is-there-already = { $path } : existe déjà ; rien n’est écrit
is-to-play = À { $next } de jouer.
keep-both = Garder les deux
kept-as = Conservé : { $stamp }
keys = Clavier et souris
keys-in-hand = Z X tournent, F retourne, bouton droit maintenu : anneau, les flèches déplacent, Entrée place, Échap repose
keys-without-piece = Une lettre prend une pièce, + − les parcourent, Ctrl+H trouve un coup
komi = Komi
komi-is-in-hundredths = KM[{ $raw }] est un komi de { $komi }, en centièmes
komi-is-in-stones = KM[{ $raw }] vaut { $stones } pierres de deux points chacune : un komi de { $komi }, en centièmes de pierre
margin-is-impossible = aucune partie ne se termine par RE[{ $raw }]
margin-is-in-stones = RE[{ $raw }] est en pierres de deux points chacune : une avance de { $margin }
margin-is-in-hundredths = RE[{ $raw }] est une avance de { $margin }, en centièmes
komi-may-be-in-stones = KM[{ $raw }] n’est pas un komi habituel en points ; en pierres de deux points chacune, c’est un komi de { $komi }
komi-is-in-tenths = KM[{ $raw }] est un komi de { $komi }, en dixièmes
label-at = Étiquette { $text } en { $name }
label-letters = A B C
label-numbers = 1 2 3
label-on-board = Le point étiqueté { $label }
language-setting = Langue
language-system = Système
last-moment-missing = Les dernières modifications avant l’arrêt du programme peuvent manquer.
later = Plus tard
lets-go-of-piece = Cliquez pour lâcher la pièce
lets-go-of-pod = Cliquez pour lâcher le pod
licences = Logiciel libre sous licence MIT ou Apache 2.0. Les textes sont composés en Inter, sous SIL Open Font License.
line = ligne { $line } : { $code }
not-understood = erreur de syntaxe ({ $cause })
setting-has-wrong-value = un réglage a une valeur invalide ({ $cause })
line-of-file = ligne { $line }
lines-counted =
    { $leaves ->
        [one] { $leaves } ligne
       *[other] { $leaves } lignes
    }
link-copied = Lien HexWorld de cette ligne copié
longer-side = Grand côté (px)
look = Thème
look-for = Chercher
look-for-part = Une partie du plateau
look-for-position = Cette position
look-for-text = Texte
made-of = Nouvelle partie créée à partir de { $name }, { $what } ; pas encore dans un fichier
made-of-with-unread =
    { $unread ->
        [one] Une nouvelle partie a été créée à partir de { $name }, { $what } ; elle n’est encore dans aucun fichier. { $unread } ligne n’a pas été comprise et figure parmi les anomalies
       *[other] Une nouvelle partie a été créée à partir de { $name }, { $what } ; elle n’est encore dans aucun fichier. { $unread } lignes n’ont pas été comprises et figurent parmi les anomalies
    }
unread-among-issues =
    { $unread ->
        [one] { $unread } ligne n’a pas été comprise et figure parmi les anomalies
       *[other] { $unread } lignes n’ont pas été comprises et figurent parmi les anomalies
    }
main-line = c’est la ligne principale
main-line-already = c’est déjà la ligne principale
make-main-line = En faire la ligne principale
make-main-variation-here = En faire la première variante
makes-to-play = Trait à { $colour }
marked-following = Coups suivants
marked-instead = Alternatives à ce coup
marked-moves = Marques sur les variantes
marked-record = Selon le fichier
markup = Marques et étiquettes
merge-record = Fusionner un fichier
mirror-board = Retourner le plateau
modified = non enregistré
move = Coup
move-2 = Coup { $number }
move-goes-on = Cliquez pour { $turn }
move-goes-on-at = { $turn } : cliquez sur une case marquée pour continuer ; Échap revient d’un pas
move-numbers = Numéros des coups
move-or-point = Coup ou point
move-pending = { $turn } : Entrée le joue, un clic sur un pod sauté le prend ou l’épargne, Échap revient d’un pas
move-title = Coup { $number } · { $words }
move-variation = Déplacer la variante
moves = Coups { $first } à { $last }
moves-copied =
    { $count ->
        [one] { $count } coup copié en liste
       *[other] { $count } coups copiés en liste
    }
moves-copied-without-setup =
    { $count ->
        [one] { $count } coup copié en liste, sans les pierres posées
       *[other] { $count } coups copiés en liste, sans les pierres posées
    }
moves-counted =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
moves-each = Coups par diagramme
name-hint = Nom du nœud
name-of = { $player } : nom
new = Nouveau fichier…
new-node = Nouveau nœud
new-property = Nouvelle propriété
new-record = Nouveau fichier
new-tab = Nouvel onglet
new-value = Valeur
new-variation = Nouvelle variante
next = Avancer
next-10 = Dix coups en avant
next-moves = Marquer les coups suivants
next-with-it = { $player } ensuite
no-board = Le plateau de ce jeu n’est pas connu. Voici ses coups, tels qu’ils sont écrits.
no-command = Aucune commande correspondante.
palette-found =
    { $count ->
        [one] { $count } commande : { $first }
       *[other] { $count } commandes : { $first }
    }
no-further-file = Plus de fichiers dans ce dossier
no-further-place = Il n’y a plus d’autre endroit où aller
no-game = Ce recueil n’a pas encore de partie. Ajoutez-en une avec Nouveau.
no-game-2 = il n’y a pas de partie
no-handicap = « { $text } » n’est pas un handicap pour ce plateau : 2 à 9 pierres, moins sur les petits plateaux
no-history = Aucune modification. Chaque modification figurera ici et pourra être annulée.
no-journal = { $folder } : les modifications non enregistrées ne peuvent pas être sauvegardées ({ $why })
no-legal-move = { $colour } n’a aucun coup légal
no-moves = Cette ligne n’a pas de coups
no-notes = Aucune anomalie
no-picture-size = « { $text } » n’est pas un nombre de pixels
no-pieces = Les coups ne se trouvent que dans les jeux de la famille Blokus
no-properties = Ce nœud n’a pas de propriétés.
no-recent = Les parties que vous ouvrez figurent ici.
no-record = { $path } : pas un fichier de partie
no-record-any-more = { $path } : n’est plus un fichier de partie ; ce qui est ouvert ici reste inchangé
no-record-in-text = Le texte n’est pas un fichier de partie
no-result = Aucun résultat
no-result-to-write = les marques ne décident aucune autre position
no-size = « { $text } » n’est pas une taille : écrivez 11 ou 11 × 13
no-such-keys = raccourcis invalides dans les préférences : { $keys }
no-such-place = Ni un numéro de coup ni un point de ce plateau
no-text-to-preview = La partie n’a ni noms ni commentaires.
no-variations = Pas encore de variantes : jouez un autre coup n’importe où pour en commencer une
no-version-kept = { $path } : enregistré, mais sa version antérieure n’a pas pu être conservée ({ $why })
no-versions = Aucune version antérieure de ce fichier n’est conservée
nobodys-turn = Personne n’est au trait
node = Nœud
node-and-move = { $game }, nœud { $node }, coup { $number }
node-name = Nom du nœud
nodes-counted =
    { $count ->
        [one] { $count } nœud
       *[other] { $count } nœuds
    }
none-stand-there = aucune
not-counted = Ce jeu ne se compte pas en territoire
not-found = Aucun résultat
not-here = { $title } : impossible ici
not-in-a-file = Pas encore dans un fichier
not-its-turn = C’est à { $player } de jouer
not-so-many = Il n’y a pas autant de coups à choisir
not-there-any-more = N’existe plus : { $names }
opened-later = au démarrage, au plus { $most } fichiers de la dernière session, 1 Go en tout, sont ouverts ; restent dans la liste : { $count }
no-such-file-or-command = { $word } : ni fichier ni commande de ce nom
notation = Noms des points
notation-chinese = Chiffres chinois : 4-四
notation-in-line = Dans chaque ligne d’un hexagone
notation-numbers = Deux nombres : 4-4
notation-other-side = Depuis l’autre côté
notation-record = Comme dans le fichier
notation-relative = Depuis les bords les plus proches
notation-usual = Habituels dans le jeu
notes = Anomalies
nothing-found = Aucune anomalie.
nothing-open = Ouvrez d’abord une partie
number-moves-from-here = Fixer le numéro de coup
numbered-from-here = Les coups à partir d’ici sont numérotés depuis 1
numbers-all = Tous les coups
numbers-last = Dernier coup
numbers-last-5 = Cinq derniers coups
numbers-none = Aucun
occasion = Compétition
on-the-disk = { $name } sur le disque
one-window = Les fichiers s’ouvrent dans cette fenêtre
only-this-line = Cette ligne seulement
open = Ouvrir une partie…
open-address = Ouvrir { $address } dans le navigateur
open-beside = Voir le fichier du disque
open-it = Ouvrir
another-folder = Autre dossier…
add-them = Ajouter
open-recent = Ouvrir un fichier récent
open-title = Ouvrir des parties
add-games-title = Ajouter les parties de quel fichier ?
opened-as = Ouvert à partir de : { $what }. Pas encore dans un fichier
other-size = Autre taille
overwrite = Remplacer
own-text = Texte libre
page-record-broken = ceci est une page publiée, et la partie qu’elle porte est endommagée
painter = Moteur de rendu
painter-auto = Automatique
painter-opengl = OpenGL
painter-software = Logiciel
paste-variation = Coller la variante
pasted = Partie collée
picture-copied = Plateau copié en image
pictures = Images et diagrammes
piece-chosen = Cliquez sur une case marquée pour y aller ; Échap annule
piece-fits-nowhere = { $piece }, ne tient nulle part
piece-in-hand = { $colour } { $piece } : Z et X tournent, F retourne, Entrée place
piece-left = { $piece }, reste { $count }
piece-left-fits-nowhere = { $piece }, reste { $count }, ne tient nulle part
pieces-left =
    { $count ->
        [one] { $colour } : { $count } pièce restante
       *[other] { $colour } : { $count } pièces restantes
    }
pieces-of =
    { $pieces ->
        [one] { $name } : { $pieces } pièce
       *[other] { $name } : { $pieces } pièces
    }
place-and-line = { $place } · ligne { $line }
place-far = très loin
node-number = nœud { $number }
place-in-game = partie { $game }, { $at }
place-in-line = Place dans cette ligne
place-move = coup { $moves }
place-of = { $at } sur { $of }
place-and-move = { $place }, coup { $number }
place-start = début
places-found =
    { $count ->
        [one] { $count } endroit
       *[other] { $count } endroits
    }
places-in-values =
    { $values ->
        [one] { $places } dans { $values } valeur
       *[other] { $places } dans { $values } valeurs
    }
play = Jouer { $name } { $action }
play-2 = À { $colour } de jouer
play-here = Jouer { $name }
play-through = Lecture automatique
played-on = Joué en { $point }
players = Joueurs
players-of-gib-missing = les joueurs manquent : cette version les lit dans le fichier GIB
plays = Entrée joue { $text }
pod-chosen = Cliquez sur une case pour y aller, sur un côté du pod pour une pointe, sur une pointe pour la tourner ; Échap lâche le pod
pod-on = Le pod en { $place }
point-is-nobodys = { $name } · cliquez pour le rendre neutre, comme dans un seki
point-is-nobodys-already = { $name } n’est à personne
point-is-somebodys = { $name } · un clic le compte de nouveau
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-2 = { $places } points
points-with-bonus = { $points } ({ $bonus } de bonus)
preview = Aperçu
print-it = Créer et ouvrir
print-title = Imprimer la partie
prisoners = Prisonniers
program-error = Erreur interne : { $what }. Votre dernière action n’a peut-être pas été achevée ; enregistrez votre travail.
program-is = Ouvrir, étudier et annoter des parties de jeux de plateau
progress-not-own = ce n’est pas un journal écrit par cet utilisateur
progress-too-much = avec les autres journaux, il dépasse { $most } Mo
progress-unread = { $path } : lecture impossible ({ $error })
progress-utf-16 = il est en UTF-16 : rien n’y est ajouté tant qu’un éditeur ne l’a pas enregistré en UTF-8
properties = Propriétés
property-name = { $id } : nom
put-up = Poser
rank = Niveau
rank-of = { $player } : niveau
read-again = Rouvrir
read-as = Rouvrir avec l’encodage
reading = Lecture de { $path }
recent = Récents
record-copied = Fichier copié en texte
records = Fichiers de parties
redo = Rétablir
regular-expression = Expression régulière
reload-instead = Perdre ma version et recharger
remove-all-marks = Supprimer toutes les marques
remove-at = Supprimer { $mark } en { $places }
remove-at-2 = Supprimer { $mark } en { $stones }
remove-label-at = Supprimer l’étiquette en { $name }
remove-marks = Supprimer les marques
remove-marks-at = Supprimer les marques en { $places }
remove-property = Supprimer { $id }
rename = Renommer { $id } en { $to }
reopen = Rouvrir les onglets au démarrage
repair = Corriger
repair-2 = Corriger : { $title }
repair-all = Tout corriger
repair-everything = Tout corriger
replace-all = Tout remplacer
replace-one = Remplacer celui-ci
replace-too = Remplacer
replace-with = Remplacer par
replaced-time =
    { $count ->
        [one] { $count } remplacement
       *[other] { $count } remplacements
    }
replaces-here-only = Remplace seulement dans le fichier actuel
restore = Restaurer
restore-all = Tout restaurer
result = Résultat
result-2 = résultat { $result }
result-unknown = Résultat inconnu
results-contradiction = contradiction
results-hidden = Les résultats n’apparaissent plus qu’après le dernier coup
results-no-file = les résultats ne peuvent être écrits que dans des fichiers
results-open =
    { $open ->
        [one] { $open } fin ouverte
       *[other] { $open } fins ouvertes
    }
results-shown = Les résultats sont maintenant toujours montrés
results-written =
    { $count ->
        [one] { $count } résultat écrit
       *[other] { $count } résultats écrits
    }
right-button-puts-up = { $click }, le bouton droit pose { $other }
round = ronde { $round }
row-of-count = { $name } : { $black } à { $white }
same-part = Ce motif apparaît
same-position = La même position
sample = Exemple : { $title }
samples = Exemples
save = Enregistrer
save-all = Tout enregistrer
save-changes = Enregistrer les modifications de { $one } ?
save-changes-many = Enregistrer les modifications de { $count } fichiers ?
save-or-undo-first = Enregistrez ou annulez vos modifications avant de recharger le fichier
save-title = Enregistrer sous
saved = Enregistré
scope = Chercher dans
scope-game = Cette partie
scope-open = Tous les fichiers ouverts
scope-record = Toutes les parties du fichier
score-line = score : { $scores }
seconds-a-move = Secondes par coup
set = Définir { $id }
set-up = Poser
setting-up = Poser : { $colour } (Ctrl+2 change)
settings = Préférences
setup-at = { $place } · poser { $colour } : prenez une pièce ; un clic sur une pièce l’enlève ou change sa couleur
setup-in-tray = Pose : { $colour }. Cliquez sur une couleur pour en changer
setup-node = Pose
shared-colour = { $colour } : { $player } ensuite
sharing-and-ko = Au go, les coups interdits par répétition ne sont alors pas pris en compte
show-again = Montrer de nouveau { $places }
show-everything = Montrer toutes les branches
show-part-board = Montrer une partie du plateau
show-whole-board = Montrer tout le plateau
shows-all = Glissez sur la partie du plateau à montrer ; un clic montre tout
sign-in-property-name = { $id } contient « { $sign } », interdit dans un identifiant
size-by = { " " }sur{ " " }
size-of-everything = Échelle
snap = Aligner sur les emplacements légaux
snaps = La pièce choisie s’aligne maintenant sur les emplacements légaux
snaps-not = La pièce choisie ne s’aligne plus
sort-by = Trier par : { $column }
sort-by-what = Trier par
source = Source
source-drawing = une position en texte ({ $form })
source-link = un lien HexWorld
source-moves =
    { $count ->
        [one] une liste de { $count } coup de { $game }
       *[other] une liste de { $count } coups de { $game }
    }
source-page = une page publiée
source-record =
    { $games ->
        [one] un fichier de { $games } partie
       *[other] un fichier de { $games } parties
    }
source-server = une partie au format { $format }
split-into =
    { $games ->
        [one] { $games } fichier écrit dans { $folder }
       *[other] { $games } fichiers écrits dans { $folder }
    }
split-stopped = Arrêté : { $done } fichiers sur { $games } ont été écrits dans { $folder }
splitting = Répartition dans { $folder }
spoken = Ce que dit un lecteur d’écran
spoken-and-more = { $list } et { $count } de plus
spoken-captures = Capture { $count }
spoken-child = nœud { $number }
spoken-closed = bouché
spoken-continuations =
    { $count ->
        [one] { $count } continuation
       *[other] { $count } continuations
    }
spoken-continuations-named =
    { $count ->
        [one] { $count } continuation : { $list }
       *[other] { $count } continuations : { $list }
    }
spoken-empty = vide
spoken-end = Fin de la ligne
spoken-full = Tout
spoken-good-for = bon pour { $colour }
spoken-has-comment = Avec un commentaire
spoken-label = étiquette { $label }
spoken-label-at = { $label } en { $place }
spoken-line-between = ligne de { $from } à { $to }
spoken-arrow-between = flèche de { $from } à { $to }
spoken-last-move = dernier coup
spoken-marked = Marqué : { $list }
spoken-move = Coup { $number } : { $colour } { $text }
spoken-node = Après le coup { $number }
spoken-over = La partie est terminée
spoken-pods =
    { $count ->
        [one] { $count } pod
       *[other] { $count } pods
    }
spoken-setup = Pose après le coup { $number }
spoken-short = Le coup seul
spoken-start = Début
spoken-start-setup = Début, avec pose
spoken-territory = territoire : { $colour }
spoken-to-play = à { $colour } de jouer
spoken-usual = Le début des commentaires aussi
spoken-won = { $colour } a gagné
spoken-won-by = { $colour } a gagné ({ $what })
stamp-in-words = { $size }, du { $time }
version-in-words = { $size }, remplacé le { $time }
start = Début
stone-is-dead = { $name } · un clic dit que ces pierres sont mortes
stone-lives = { $name } · un clic dit que ces pierres vivent
stones = Pierres
stop = Arrêter
store-as = Convertir en { $ca_name }
store-as-utf-8 = Convertir en UTF-8
study-left-over =
    { $count ->
        [one] Il reste { $count } question.
       *[other] Il reste { $count } questions.
    }
supply = restent { $supply }
swap-pieces = échange des pièces
swap-rule = Échange
swap-sides = échange des côtés
take-a-piece = Prenez d’abord une pièce : cliquez dans la réserve ou tapez sa lettre
take-one-of = { $count } coups suivants : choisissez avec Alt+1 à Alt+{ $last }
taken-all-the-same = Maj+clic la prend quand même
team = Équipe
team-of = { $player } : équipe
territory = Territoire
text-does-not-fit = Ce texte n’entre pas dans l’encodage du fichier
text-of-label = Texte de l’étiquette
the-file-is-gone = Le fichier n’existe plus.
theme = Thème
theme-contrast = Contraste élevé
theme-dark = Sombre
theme-light = Clair
theme-system = Système
time-left = Temps restant
title-after-move = { $game }, après le coup { $number }
title-at-start = { $game }, début
title-with-move = { $game }, coup { $number } : { $colour } { $action }
to-end = Fin de cette ligne
to-move = Jusqu’au coup
to-play = au trait
to-play-next = à { $colour } de jouer
to-start = Début de la partie
tree = Arbre
tree-grows = Sens de l’arbre
tree-grows-down = Vers le bas
tree-grows-right = Vers la droite
turn-as-moves-say = Trait selon les coups
turn-board = Tourner le plateau
turn-board-back = Rétablir la vue du plateau
turn-piece-left = Tourner la pièce à gauche
turn-piece-right = Tourner la pièce à droite
turned = Tourné et retourné
type-a-move = Tapez le coup, par exemple 33+B
type-a-path = Chemin du fichier
type-a-folder = Dossier
is-no-folder = C’est un fichier. Indiquez un dossier
is-a-folder = C’est un dossier. Indiquez un fichier
type-the-path = Le dialogue du système ne s’ouvre pas : tapez le chemin du fichier
undo = Annuler
undone = Annulé : { $title }
fold-lines = Replier les lignes éloignées de l’arbre
more-lines =
    { $count ->
        [one] { $count } ligne de plus
       *[other] { $count } lignes de plus
    }
show-more-lines = Montrer ces lignes
copy-node-link = Copier le lien
copy-node-link-about = Copie le lien vers ce nœud, à coller dans un commentaire.
unfold = Déplier
unknown-property = inconnue du format ; gardée telle quelle
unread-in-file = dans le fichier d’origine : { $why }
unread-line-of-file = ligne { $line } du fichier d’origine : { $why }
unsaved-work = Travail non enregistré d’une session précédente
unsaved-work-more = Le programme s’est arrêté avant l’enregistrement. Ce que vous ne décidez pas maintenant vous sera proposé au prochain démarrage.
untitled = Sans titre
usage-range = { $line } : de { $least } à { $most }
value-name = { $id } : valeur
value-name-numbered = { $id } : valeur { $number }
variation-copied = Variante copiée à partir de ce nœud
version = Version { $version }
versions-more = Le fichier tel qu’il était avant le premier enregistrement de chaque séance. Ouvrir une version ne change pas le fichier.
versions-of = Versions antérieures de { $path }
wheel = La molette sur le plateau
wheel-step = Parcourir les coups (Ctrl : zoom)
wheel-zoom = Zoom (Ctrl : parcourir les coups)
where-to-set-up = Où faut-il poser ?
where-to-set-up-more = Ce nœud a un coup ou une suite. Une pose ici change tout ce qui suit.
whose-turn = Trait
wins = { $winner } gagne
wins-by =
    { $points ->
        [one] { $winner } gagne de { $points } point
       *[other] { $winner } gagne de { $points } points
    }
wins-by-forfeit = { $winner } gagne par forfait
wins-by-resignation = { $winner } gagne par abandon
wins-time = { $winner } gagne au temps
with-emphasis = { $judgement } (avec Maj : très)
without-a-net = { $line }. Si le programme s’arrête maintenant, ils sont perdus : enregistrez-les.
won = { $winner } a gagné.
won-by = { $winner } a gagné ({ $what }).
write-a-comment = Ajouter un commentaire
write-again = Enregistrer de nouveau
write-it-down = Marquer le territoire
write-results = Écrire les résultats
writing = Écriture de { $path }
written = { $path } enregistré

## Anomalies
finding-annotation-contradicts = annotations contradictoires
finding-annotation-pair = BM et TE ensemble
finding-annotation-without-move = une annotation de coup sans coup
finding-bad-root-value = une propriété de la racine sans valeur utilisable
finding-board-too-big = un plateau plus grand que les noms de points ne le permettent
finding-border-row = un pion dans la rangée de bord adverse
finding-byte-escapes = les échappements s’appliquent aux octets, pas aux caractères
finding-centre = une pièce 1 de Callisto se trouve au centre
finding-charset-contradicted = les octets contredisent CA
finding-charset-guessed = l’encodage est une supposition
finding-charset-missing = pas de CA, mais du texte qui n’est pas en ASCII
finding-charset-unknown = CA nomme un encodage inconnu
finding-composed-spelling = une valeur composée écrite de façon inhabituelle
finding-crossing = une pièce traverse tout droit une jonction qu’une autre croise
finding-date-format = une date en mots ou dans un autre ordre
finding-dialect = un dialecte du format
finding-duplicate-game = une partie déjà présente dans le fichier
finding-duplicate-property = une propriété deux fois dans un nœud
finding-duplicate-variation = deux variantes commencent par le même coup
finding-earlier-conversion = conversion incomplète par une version antérieure
finding-edge-contact = une pièce touche par un côté une pièce de sa couleur
finding-empty-list = une valeur vide là où il faut des points
finding-empty-node = un nœud sans propriétés
finding-empty-value = une valeur vide
finding-empty-variation = une variante sans nœud
finding-forbidden-move = un coup que le Renju interdit à Noir
finding-foreign-value = une valeur dans un autre encodage
finding-format-too-new = une version du format qui n’existe pas
finding-game-guessed = un jeu que GM ne nomme pas
finding-game-inside-game = une partie commence avant que la précédente soit fermée
finding-handicap-differs = HA ne correspond pas aux pierres, ou à qui commence
finding-handicap-too-small = un handicap de moins de deux pierres
finding-header-point = comme une propriété avant la première partie
finding-header-text = du texte avant la première partie
finding-identifier-too-long = un identifiant de plus de 100 caractères
finding-illegal-value = une valeur qui ne convient pas à sa propriété
finding-junction-listed = un coup de Nexos liste des jonctions
finding-junk = du texte qui n’appartient à aucune propriété
finding-ko = un coup reprend un ko aussitôt
finding-komi-doubled = un komi doublé
finding-komi-scaled = komi ou avance dans une autre unité que le point
finding-label-repeated = deux étiquettes sur un point
finding-label-too-long = une étiquette de plus de quatre caractères en FF3
finding-line-ends-mixed = fins de ligne mélangées dans un fichier
finding-line-repeated = une flèche ou une ligne en double, ou sans longueur
finding-long-identifier = un identifiant de plus de deux lettres
finding-lowercase-identifier = un identifiant avec des minuscules ou des signes
finding-main-line-shorter = une variante est plus longue que la ligne principale
finding-mark-repeated = un point est marqué deux fois dans un nœud
finding-merge-conflict = un conflit qu’une fusion a laissé dans un commentaire
finding-missed-start = la première pièce d’une couleur n’est pas à son point de départ
finding-missing-bracket = il semble manquer un crochet à la fin d’une valeur
finding-missing-close = il manque une parenthèse fermante
finding-missing-open = une partie commence sans sa parenthèse ouvrante
finding-missing-semicolon = un nœud sans son point-virgule
finding-mixed-charsets = des parties dans des encodages différents
finding-mixed-formats = des parties de versions différentes du format
finding-mixed-games = des jeux différents dans un fichier
finding-mojibake = du texte mal décodé avant d’être enregistré
finding-move-after-end = un coup après la fin de la partie
finding-move-in-root = un coup dans la racine
finding-move-with-setup = un coup et une pose dans le même nœud
finding-name-as-move = le nom d’un joueur comme coup de la racine
finding-needless-pass = un joueur passe alors qu’il a un coup
finding-nested-deep = une parenthèse pour chaque coup
finding-newer-property = une propriété plus récente que la version annoncée par le fichier
finding-no-contact = une pièce ne touche pas sa couleur comme le veulent les règles
finding-no-flip = un coup ne retourne aucun pion
finding-no-game = aucune partie dans le fichier
finding-no-hole = un pion là où le plateau n’a pas de trou
finding-no-link = un pont qui n’est pas là, ou ne peut pas y être
finding-no-piece = un coup d’une pièce qui n’est pas là
finding-no-such-colour = un coup ou une pose pour une couleur que le jeu n’a pas
finding-no-value = une propriété sans valeur
finding-no-way = une pièce qui ne peut pas aller là
finding-node-after-variation = une ligne continue après la fermeture d’une variante
finding-not-a-piece = des points qui ne forment aucune pièce du jeu
finding-not-composed = la valeur n’a pas deux parties
finding-nothing-to-remove = AE ne nomme aucune pièce du plateau
finding-nul-byte = des octets nuls dans le fichier
finding-number-format = une information qui n’est pas un nombre
finding-obsolete-property = une propriété d’une version plus ancienne du format
finding-occupied = un coup sur un point occupé
finding-octi-capture = rien de tel à capturer sur la case sautée
finding-octi-entry = un pod entre là où il ne peut pas, ou d’une façon interdite
finding-octi-jump = un saut par-dessus une case vide, vers une case prise, ou deux fois au même endroit
finding-octi-move = un déplacement impossible vers une case voisine
finding-octi-no-pod = aucun pod pareil du joueur sur la case
finding-octi-no-prong = le pod n’a pas de pointe dans le sens de son pas
finding-octi-parts = les parties d’un tour ne vont pas ensemble
finding-octi-pod-gone = une pose ou une marque pour un pod qui n’existe pas
finding-octi-prong-missing = le pod n’a pas cette pointe à déplacer
finding-octi-prong-taken = le pod a déjà une pointe à cet endroit
finding-octi-step = un pas qui n’est ni un déplacement ni un saut
finding-octi-superprong = une superpointe contraire aux règles
finding-octi-supply = plus de pointes ou de pods que le joueur n’en a
finding-octi-which-pod = plusieurs pods différents sur la case
finding-odd-space = un blanc inhabituel entre les éléments
finding-old-property = une propriété ou une forme de valeur d’un ancien programme
finding-one-first = une couleur de Callisto commence autrement que par deux pièces 1
finding-overlap = une pièce couvre des points occupés
finding-pass-on-large-board = tt sur un plateau de plus de 19 lignes
finding-pass-spelling = passer, écrit comme dans une autre version
finding-piece-used = plus de pièce de cette sorte
finding-point-doubled = une valeur nomme un point deux fois
finding-point-off-board = un point hors du plateau
finding-point-rectangle = un rectangle invalide
finding-property-after-variation = une propriété après une variante de son nœud
finding-replacement-character = du texte perdu lors d’une conversion antérieure
finding-result-format = un résultat en mots
finding-root-property-elsewhere = une propriété de la racine hors de la racine
finding-rules-format = des règles d’Octi sous une autre forme
finding-rules-unjudged = les règles de ce jeu ne sont pas connues ici
finding-same-colour-twice = deux coups de suite d’une même couleur
finding-second-game-info = des informations de partie sous d’autres
finding-setup-after-root = des pierres posées sur la ligne principale
finding-setup-repeated = un point est posé deux fois dans un nœud
finding-setup-without-effect = une pose laisse un point comme il était
finding-several-games = plusieurs parties dans le fichier
finding-size-unreadable = SZ n’est pas une taille utilisable
finding-split-character = une moitié de caractère qui ressemble à un crochet
finding-square-size = un plateau carré donné par deux nombres
finding-start-unknown = une position de départ inconnue
finding-stray-comma = une valeur a une virgule de trop
finding-suicide = un coup prend sa propre dernière liberté
finding-superko = un coup ramène une position antérieure
finding-surplus-close = une parenthèse se ferme sans avoir été ouverte
finding-surplus-open = une parenthèse s’ouvre sans commencer de variante
finding-swap-ambiguous = le mot swap tout seul
finding-swap-late = un échange qui ne répond pas au premier coup
finding-swap-mislabelled = un échange qui semble être de l’autre sorte
finding-swap-oblong = un échange de pièces sur un plateau qui n’est pas carré
finding-time-format = un temps de réflexion en mots
finding-too-large = le fichier est trop grand
finding-too-many-values = plusieurs valeurs là où il en faut une
finding-trailing-text = du texte après la dernière partie
finding-turn-unfinished = un tour de Connect6 avec une seule pierre
finding-turn-unreadable = PL ne nomme aucune couleur du jeu
finding-two-moves = deux coups dans un nœud
finding-unchecked-game = un jeu dont les valeurs ne sont pas jugées
finding-undecodable-value = des octets qui ne sont pas du texte dans cet encodage
finding-unescaped-bracket = un crochet non échappé dans un texte
finding-unknown-property = des propriétés que le format ne définit pas
finding-unread-line = une ligne du fichier d’origine qui n’a pas été comprise
finding-unreadable-move = un coup qui n’en est pas un dans ce jeu
finding-unreadable-point = un point qui n’en est pas un dans ce jeu
finding-unterminated-value = le fichier finit à l’intérieur d’une valeur
finding-value-spelling = une valeur écrite de façon inhabituelle
finding-value-without-property = une valeur sans identifiant
finding-view-cleared = des valeurs à côté d’une valeur vide
finding-view-old = VW donné par deux coins

## Messages
again = { $point } est dans { $before } et encore dans { $id }
all-pieces-already-used = les { $n } pièces { $piece } de { $name } sont déjà jouées
amazon-goes-like-queen = une amazone va comme une dame aux échecs, par des cases libres
amazon-moves-opponents = l’amazone qui bouge est à l’adversaire
another-variation-starts-same = une autre variante commence par le même coup
area-cannot-be-read = la zone « { $area } » est illisible
area-territory-exclude-each = --area et --territory s’excluent
arrow-does-not-get = la flèche n’arrive pas là : elle vole comme une dame aux échecs, par des cases libres
arrow-needs-stone-point = il faut à une flèche une pierre et un point
as-setup-wants-already = la pose ne change rien en { $first }
at-2 = { $mark } en { $places }
at-3 = { $mark } en { $stones }
at-4 = { $number } en { $later }
at-5 = { $number } en { $place }
at-6 = { $number } en { $earlier }
belongs-ff-file-names = { $id } appartient à FF{ $versions }, le fichier annonce FF{ $format }
belongs-into-root = { $id } a sa place dans la racine
belongs-older-versions-format = { $id } ({ $title }) appartient à des versions plus anciennes du format
black-has-left-white = Noir a encore { $black } { $things } et Blanc { $white }, et une partie d’Octi en donne autant aux deux ({ $id })
black-white-before-game = { $black } Noir, { $white } Blanc et { $white_2 } de komi et handicap : { $outcome }
board-by-lines-points = un plateau de { $columns } lignes sur { $rows } ; les points en nomment au plus { $most_lines }
board-has-from-1 = un plateau a de 1 à { $most } colonnes et rangées
board-has-no-places = ce plateau n’a pas de points pour { $stones } pierres de handicap : posez-les à la main
board-has-no-such = ce plateau n’a pas ce point
board-hexagons-does-not = un plateau d’hexagones ne retombe pas ainsi sur lui-même ; « rotate half », « flip diagonal » et « flip antidiagonal » conviennent
border-row-other-sides = la rangée de bord est à l’autre camp
both-pieces-already-used = les deux pièces { $piece } de { $name } sont déjà jouées
bracket-ends-seems-missing-2 = le crochet qui finit { $id } semble manquer ici : { $swallowed } en fait partie
bracket-ends-seems-missing-3 = le crochet qui finit { $id } semble manquer ici : { $swallowed } en fait partie ; pour la fermer, écrire ] ici avec un éditeur de texte
bracket-text-not-escaped = un crochet du texte n’est pas échappé
cannot-name-property-letters = « { $id } » ne peut pas nommer une propriété : lettres et chiffres seulement
cannot-name-property-needs = « { $id } » ne peut pas nommer une propriété : il faut une majuscule
cannot-read = « { $text } » : lecture impossible
cannot-read-as-mark = « { $text } » ne se lit pas comme une marque
cannot-start-again-software = impossible de redémarrer avec l’affichage logiciel : { $error }
changed-after-program-ended = { $target } : modifié après l’arrêt du programme pendant un enregistrement ; ce qui était enregistré est dans { $kept }
changes-nothing = cela ne change rien
closing-parentheses-missing = il manque { $missing } parenthèses fermantes
closing-parenthesis-missing = il manque la parenthèse fermante
comments-points-octi-look = dans les commentaires, les points d’Octi ressemblent à n’importe quel nombre
conflict-mine = Cette version
conflict-theirs = Autre version
said-nothing = (rien)
said-empty-node = un nœud sans coup
conflicts = Conflits
conflicts-left =
    { $count ->
        [one] { $count } conflit à résoudre
       *[other] { $count } conflits à résoudre
    }
conflicts-settled =
    { $count ->
        [one] { $count } conflit résolu
       *[other] { $count } conflits résolus
    }
contradictions-counted =
    { $count ->
        [one] { $count } contradiction
       *[other] { $count } contradictions
    }
contradicts = { $id } contredit { $id_2 }
counts-from-1 = { $what } commence à 1
diagrams-are-pictures = les diagrammes sont des images, .svg ou .png ; le texte a un seul plateau
diagrams-from-need-picture = --diagrams et --from demandent une image, .svg ou .png : le texte a un seul plateau
different-line-ends-one = fins de ligne mélangées dans un fichier, surtout { $line_end }
different-pods-stand-first = plusieurs pods différents sont là ; le premier est pris
does-not-decode-as = { $id } ne se décode pas en { $charset } : { $raw }
encoding-is-not-read = { $id } est en { $other }, qui n’est pas lu : { $raw }
does-not-read = { $program } ne lit pas de partie de { $game }
empty = { $id } est vide
empty-move-old-way = un coup vide est une ancienne façon de passer
encoding-changed-by-encoding = l’encodage se change avec « encoding »
encoding-makes-room = { $what } ; « encoding utf-8 » accepte tous les caractères
encoding-not-known-read = encodage inconnu { $label } ; lu en { $charset }
file-names-other-encoding = il indique { $label }, mais les octets ressemblent à { $charset }
file-encoding-doubtful = il indique { $label }, mais le texte ressemble plutôt à { $other }
line-in-other-encoding = lue en { $other }, car elle n’est pas en { $charset }
line-does-not-decode = une partie ne se décode pas en { $charset }
label-kept = ce que CA indique en plus de l’encodage est conservé dans XCA : { $values }
ended-by-error = le programme a planté : { $what } ; le travail non enregistré est conservé et peut être restauré au prochain démarrage
escapes-count-bytes-not = les échappements s’appliquent aux octets, pas aux caractères
ff-does-not-exist = FF[{ $version }] n’existe pas ; lu en FF4
game-is-unknown = GM manque, et l’événement nomme un jeu inconnu
game-is-guessed = GM manque ; lu comme { $game }
ff-writes-pass-differently = FF{ $format } écrit autrement qu’un joueur passe
ff3-has-labels-four = FF3 a des étiquettes de quatre caractères au plus
file-ends-inside-value = le fichier finit à l’intérieur d’une valeur
file-has-4-gib = le fichier fait 4 Gio ou plus, c’est trop
file-no-game-record = ce fichier n’est pas un fichier de partie ; y ajouter une partie détruirait son contenu
file-starts-byte-order = le fichier commence par une marque d’ordre des octets, qui annonce de l’UTF-8
first-game = c’est la première partie
first-node-game-cannot-2 = le premier nœud d’une partie ne peut pas être déplacé
first-piece-must-cover = la première pièce de { $name } doit couvrir le point de départ { $names }
first-piece-must-cover-2 = la première pièce de { $name } doit couvrir toute la case de départ { $names }
first-piece-must-cover-3 = la première pièce de { $name } doit couvrir un des points de départ libres { $names }
first-piece-must-touch = la première pièce de { $name } doit toucher sa jonction de départ avec un de ces segments : { $names }
first-two-pieces-must = les deux premières pièces de { $name } doivent être des pièces 1
first-variation = c’est la première variante
form-no-comments = { $form } n’a pas de place pour les commentaires : ils sont laissés de côté
form-no-labels =
    { $count ->
        [one] { $count } étiquette n’a pas de lettre en { $form }
       *[other] { $count } étiquettes n’ont pas de lettre en { $form }
    }
form-no-marks =
    { $count ->
        [one] { $count } marque ne peut pas être montrée en { $form }
       *[other] { $count } marques ne peuvent pas être montrées en { $form }
    }
form-no-piece = { $places } ne forment aucune pièce de { $gm }
form-no-place = les coups sans lieu sont laissés de côté : { $moves }
from = de { $from } à { $to }
from-again = { $id } de { $from } à { $to } encore une fois
from-itself = { $id } de { $from } vers lui-même
game-begins-before-one-2 = une partie commence avant que la précédente soit fermée
game-does-not-fit = une partie en { $columns }×{ $rows } n’entre pas dans une partie en { $columns_2 }×{ $rows_2 }
game-first = cette partie est encodée en { $other }, la première en { $main }
game-has-no-board = le plateau de ce jeu n’est pas connu
game-needs-name = il faut un nom à un jeu
game-not-counted = ce jeu ne se compte pas en territoire
game-number-already = c’est déjà la partie { $number }
games-file = il y a { $count } parties dans le fichier
games-ron = games/{ $name }.ron : { $cause }
gm-needs-what-gm = gm demande ce que GM dit dans les fichiers, par exemple gm: ["40", "kropki"]
gm-not-game-whose = les valeurs de GM[{ $name }] ne peuvent pas être vérifiées
ha-but-black-moves = HA vaut { $handicap }, mais Noir joue le premier
ha-but-black-stones = HA vaut { $handicap }, mais { $stones ->
        [one] { $stones } pierre noire est posée
       *[other] { $stones } pierres noires sont posées
    }
ha-is-less-than-2 = HA vaut { $handicap }, mais le plus petit handicap est 2
read-otherwise = le fichier est maintenant lu en { $name } ; { $guessed } était une supposition, et n’a pas { $characters }
half-character-was-taken = une moitié de caractère a été prise pour un crochet
handicap-given-before-first = le handicap se donne avant le premier coup, et cette partie a des coups
has-comma-too-many = { $id } a une virgule de trop
has-empty-value-beside = { $id } a une valeur vide à côté d’autres
has-label-already = { $from } a déjà une étiquette
has-no-capital-letter = { $written } n’a pas de majuscule, et il en faut une à tout identifiant
has-no-piece-left = { $colour } n’a plus de pièce { $name }
has-no-place-board = « { $value } » n’est pas sur ce plateau { $columns }×{ $rows }
has-no-such-colour = { $id } : { $gm } n’a pas cette couleur
has-values-should-have = { $id } a { $count } valeurs et devrait en avoir une
here-new-node-exclude = --here et --new-node s’excluent
how-pieces-stood-beginning = la disposition des pièces au début n’est pas connue ici
identifier-characters = un identifiant de { $ident } caractères
inline-counts-inside-lines = InLine compte à l’intérieur des lignes d’un Hexagon
is = { $id }[{ $raw }] : { $what }
jump-ends-square-taken = un saut arrive sur une case occupée
jump-goes-over-empty = un saut passe par-dessus une case vide
junctions-among-segments-passed = les jonctions parmi les segments sont ignorées
ki-twice-komi = KI est le double du komi
ko-retaken-at-once = le ko est repris aussitôt
last-game = c’est la dernière partie
last-variation = c’est la dernière variante
left-out-what-belongs = omis ce qui n’appartient à aucune propriété et serait maintenant pris pour une partie du fichier : { $shown }
letters-piece-capitals = « { $letters } » : les lettres d’une pièce sont des majuscules
lies-along-own-piece = touche par un côté une pièce de sa couleur en { $at }
lies-beside-no-own = n’est à côté d’aucune pièce de sa couleur
lies-outside-board = { $text } est hors du plateau
line-goes-after-variation = la ligne continue après la fermeture d’une variante
line-has-no-alternative = cette ligne n’a pas d’alternative
line-needs-two-different = il faut à une ligne deux points différents
links-n = Ponts de { $colour } : { $named }{ "\u000A" }
list-points-old-way = écrire un coup comme une liste de points est dépassé
little-golems-first-letter = la première lettre de Little Golem relie toujours le haut et le bas ; « rotate half » et « flip » le peuvent
lossy-writes-what-can = { $record }{ $place } : { $error } ; --lossy écrit ce qui peut l’être
manner = à la manière de { $names }
means-nothing = { $id }[{ $raw }] ne veut rien dire ; { $so }
missing = il manque { $what }
missing-after = il manque { $what } après { $name }
more-as-setup-wants = { $first } et { $count } autres sont déjà comme la pose les veut
more-cut-off-corners = on coupe aux coins plus que le plateau n’a
more-descriptions-games-broken = { " " }(et { $more } autres descriptions de jeux sont défectueuses)
more-than-one-game = on ne peut fusionner qu’une partie à la fois ; « add-games » en ajoute plusieurs
more-than-one-move = plus d’un coup dans un nœud : seul { $id } compte
more-than-one-move-2 = plus d’un coup dans un nœud ; tous sont joués
more-than-two-colours = avec plus de deux couleurs, personne ne peut abandonner
move-after-has-won = un coup après la victoire de { $winner }
move-cannot-go = le coup ne peut pas aller là
move-count-differs = le nombre de coups indiqué est { $named }, mais il y en a { $moves }
move-neighbouring-square-cannot = un déplacement vers une case voisine ne peut pas faire partie d’un trajet plus long
move-not-complete = le coup n’est pas complet
move-root = il y a un coup dans la racine
move-setup-stand-one = un coup et une pose sont dans le même nœud
move-turns-over-no = le coup ne retourne aucun pion
moves-a-figure = Coups par diagramme imprimé
moves-after = { $id } joue après { $end }
moves-marks-setup-no = les coups, les marques et les poses ne sont pas du texte et ne peuvent pas être remplacés
moves-no-colour = { $id } ne joue aucune couleur de { $gm }
names-no-point-board = { $id } ne nomme aucun point du plateau : { $text }
names-point-twice = { $id } nomme un point deux fois
names-what-no-point = { $id } nomme ce qui n’est pas un point du plateau : { $list }
needs-the-window = « { $name } » a besoin de la fenêtre
needs-value = il faut une valeur à { $id }
no-amazon-stands-where = il n’y a pas d’amazone là où le coup commence
no-ca-but-text = il n’y a pas de CA, mais du texte qui n’est pas en ASCII ; lu en { $charset }
no-change-pod-like = « { $text } » n’est pas un changement de pod, comme 46CD+A ou 46CD-C
no-code-finding-variorum = « { $word } » n’est pas le code d’une anomalie ; `variorum check --explain` les liste
no-colour-game = « { $typed } » n’est pas une couleur de ce jeu : { $names }
no-colour-like-1a2b3c = « { $text } » n’est pas une couleur comme #1a2b3c
no-command-2 = « { $name } » n’est pas une commande
no-encoding-can-written = Variorum ne peut pas écrire l’encodage « { $label } »
no-encoding-known-here = encodage inconnu « { $label } »
no-file-given = aucun fichier donné
no-game-has-2 = { $name } : il n’y a pas de partie { $number } ; il y a { $has }
no-game-information-set = { $id } n’est pas une information de partie ; « set » écrit n’importe quelle propriété
no-game-known-here = « { $game } » n’est pas un jeu connu ici : un nombre comme dans GM, ou go, hex, octi, gomoku, othello, Blokus Duo, …
no-game-numbered =
    { $count ->
        [one] il n’y a pas de partie { $number } : il y a une partie ({ $count })
       *[other] il n’y a pas de partie { $number } : il n’y en a que { $count }
    }
no-game-record = pas un fichier de partie{ $why }
no-game-record-file = il n’y a pas de partie dans ce fichier
no-game-yet = il n’y a pas encore de partie
no-game-yet-new = il n’y a pas encore de partie ; « new-game » en ajoute une
no-hole-corner = le coin n’a pas de trou
no-node-after-one = aucun nœud suivant n’a { $words }
no-node-before-one = aucun nœud précédent n’a { $words }
no-number-of-a-move = « { $text } » n’est pas un numéro de coup
no-other-variation-branches = aucune autre variante ne part avant ce nœud
no-output-given = aucune sortie donnée
no-piece-left = { $colour } n’a plus de pièce { $piece }
no-piece-player-stands = il n’y a là aucune pièce du joueur
no-piece-stands-exactly = aucune pièce n’est exactement sur { $text }
no-piece-stands-where = il n’y a pas de pièce là où le coup commence
no-place-board-or = « { $piece } » n’est pas un point de ce plateau, avec ou sans pièce
no-place-collection-has = il n’y a pas de place { $number } : le recueil en a { $count }
no-place-variations-hang =
    { $count ->
        [one] il n’y a pas de place { $index } : { $count } variante est accrochée là
       *[other] il n’y a pas de place { $index } : { $count } variantes sont accrochées là
    }
no-place-variations-here = il n’y a pas de place { $index } : les variantes vont ici de 0 à { $last }
no-pod-arrow = il n’y a pas de pod { $stone } pour une flèche
no-pod-colour-stands = il n’y a pas là de pod { $old } de cette couleur
no-pod-hand = aucun pod n’est choisi
no-pod-left-reserve = il ne reste pas de pod en réserve
no-pod-marked = il n’y a pas de pod { $stone } à marquer
no-pod-stands-removed = il n’y a pas de pod { $stone } à enlever
no-pod-stands-there = il n’y a pas de pod là
no-pod-with-prongs = il n’y a pas là de pod avec ces pointes ; le premier du joueur est pris
no-point-board = « { $typed } » n’est pas un point de ce plateau
no-point-board-2 = « { $point } » n’est pas un point de ce plateau
no-point-board-its = « { $typed } » n’est pas un point de ce plateau { $columns }×{ $rows } ; ses points s’appellent comme { $last }
no-point-game-has = « { $typed } » n’est pas un point : ce jeu n’a pas de plateau connu ici
no-point-given = aucun point donné
no-prong-left = le joueur n’a plus de pointe
no-repair-certain = { $title } : aucune correction n’est sûre
no-setup-says-s = une pose ne peut pas donner ici le trait à { $colour }
no-setup-says-what = une pose ne peut pas noter ce qu’il y a en { $point } : aucune partie n’y mène
no-size-board-number = « { $text } » n’est pas une taille de plateau : un nombre, ou colonnes:rangées
no-size-from-1 = « { $sz } » n’est pas une taille de 1 à { $most } ; { $columns } sur { $rows } est supposé
no-size-from-1-2 = { $size } n’est pas une taille de 1 à { $most }
no-stone-point-letters = « { $stone } » n’est pas une pierre : un point et les lettres A à H de ses pointes
no-stone-stands = il n’y a pas de pierre en { $place }
no-such-choice = « { $which } » n’est aucun des choix
no-such-encoding = encodage inconnu { $label }
no-such-file-no = { $word } : ni fichier ni commande de ce nom ; vouliez-vous dire « { $near } » ?
no-such-piece = aucune pièce ne s’appelle { $name }
no-such-pod-square = pas de pod pareil sur la case sautée
no-such-reader = il n’y a pas de copie pour { $name } : ff4, utf-8, pentobi, sabaki ou hexgui
no-such-theme = thème inconnu { $name }
no-such-tool = outil inconnu { $name }
no-superprong-left = le joueur n’a plus de superpointe
no-theme = il n’y a pas de thème « { $name } » ; il y a { $all }
no-variation-they-numbered = il n’y a pas de variante { $number } : elles sont numérotées de 0 à { $count }
nobody-passes-game-2 = personne ne passe dans ce jeu
nobody-swaps-game-2 = personne n’échange dans ce jeu
node-already = { $id } est déjà dans ce nœud
node-already-2 = le nœud est déjà là
node-cannot-hang-below = un nœud ne peut pas être déplacé sous lui-même
node-has-move = ce nœud a un coup
node-has-no-move = ce nœud n’a pas de coup à annoter
node-has-no-property = ce nœud n’a pas de propriété { $id }
node-has-property-already = ce nœud a déjà une propriété { $to }
node-without-properties = un nœud sans propriétés
not = { $id }[{ $raw }] n’est pas { $wanted }
not-1-or-2 = « { $strength } » n’est ni 1 ni 2
not-3 = « { $word } » n’est pas { $what }
not-4 = « { $word } » n’est pas { $what } : { $names }
not-board = { $text } n’est pas sur ce plateau
not-defined-by-format = { $id } n’est pas défini par le format
not-defined-by-format-2 = { $id } n’est pas défini par le format, et a plus de deux lettres
not-game-record = c’est { $other }, pas un fichier de partie
not-game-record-no = { $name } : pas un fichier de partie (aucune partie ne commence par « (; »)
not-number = « { $text } » n’est pas un nombre
not-one-by-one = les pierres de ce jeu ne se marquent pas une à une ; « mark » marque des points
not-text-utf-8 = { $name } : pas du texte UTF-8 valide
notation-game-not-known = la notation de ce jeu n’est pas prise en charge
nothing-can-move = rien ne peut bouger là
nothing-capture-square-jumped = rien à capturer sur la case sautée
nothing-else-game = il n’y a rien d’autre dans cette partie
nothing-follows-node = la ligne s’arrête ici
nothing-has-been-moved = rien n’a encore été déplacé
nothing-jumped-over-could = le saut ne passe par-dessus rien qui puisse être capturé
nothing-names-encoding-guess = rien ne nomme l’encodage ; { $charset } est une supposition
nothing-played-line = aucun coup en { $point } dans cette ligne
nothing-stands-before-node = c’est le début
nothing-stands-could-taken = il n’y a rien en { $place } à enlever
nothing-stands-where-move = il n’y a rien en { $places }, où le coup commence
square-is-gone = le coup finit sur une case supprimée
setup-says-no-holes = une pose ne peut pas dire quelles cases ont disparu
word-means-no-move = « { $deeds } » n’est pas un coup sur ce plateau, comme « e1-g1,h1-f1 »
winner-gives-up = { $winner } a gagné, et abandonne ensuite
start-of-pieces = Position de départ
start-usual = standard
nobodys-arrow = flèche
notation-all-letters = Avec la lettre I
nothing-was-done-yet = rien à annuler
nothing-was-found = aucun résultat
nothing-was-looked-yet = rien n’a encore été cherché
nothing-was-undone = rien à rétablir
nothing-was-written = { $place } : { $error } ; rien n’a été écrit
nowhere-look = « { $word } » n’est pas un endroit où chercher : { $names }
nowhere-replaced = aucune occurrence à remplacer
number-moves-each-diagram = un nombre de coups par diagramme, ou « figures »
old-way-write = { $id } est une ancienne façon d’écrire { $colour }
one-node = { $id } et { $id_2 } dans un même nœud
one-word-too-many = « { $word } » est un mot de trop
only-black-white-have = seuls Noir et Blanc ont un territoire
only-ca-says-how = seul CA dit comment lire le texte ; « encoding » le change
only-first-lines-drawn = { " " }Seules les { $most } premières lignes sur { $all } sont dessinées.
only-game = c’est la seule partie
only-game-record-needs = c’est la seule partie, et il en faut une à un fichier
only-one-node-subtree = n’utilisez qu’une option parmi --node, --subtree, --game, --collection
only-steps =
    { $most ->
        [one] il n’y a que { $most } étape
       *[other] il n’y a que { $most } étapes
    }
other-nodes-follow-one = d’autres nœuds suivent celui-ci
other-stones-set-up = d’autres pierres sont posées au début de cette partie
overlaps-piece-at = recouvre une pièce de { $of } en { $taken }
own-piece-stands-where = une pièce de sa couleur se trouve là où le coup arrive
parentheses-nest-more-than = les parenthèses s’emboîtent sur plus de { $deep } niveaux
pass-although-move = le joueur passe alors qu’il a un coup
passes-straight-through-junction = traverse tout droit une jonction qu’une autre pièce croise
peg-stands-already = il y a déjà un pion là
piece-1-may-not = une pièce 1 ne peut pas aller au centre
piece-already-used = la pièce { $piece } de { $name } est déjà jouée
piece-goes-along-row = une pièce se déplace le long d’une rangée, d’une colonne ou d’une diagonale
piece-goes-its-line =
    { $length ->
        [one] la pièce avance d’une case, et sur sa ligne le nombre de pièces est { $pieces }
       *[other] la pièce avance de { $length } cases, et sur sa ligne le nombre de pièces est { $pieces }
    }
piece-moves-opponents = la pièce qui bouge est à l’adversaire
piece-opponent-stands-way = une pièce de l’adversaire barre le passage
pl-names-no-colour = PL ne nomme aucune couleur : { $text }
plays-twice-row = { $id } joue deux fois de suite
pm-none-0-1 = PM[{ $raw }] n’est ni 0, ni 1, ni 2
pod-enters-prongs-shown = un pod entre avec des pointes ; il est montré ainsi
pod-enters-square-holds = un pod entre sur une case qui contient des pods de l’adversaire
pod-enters-square-no = un pod entre sur une case qui n’est pas une base de son joueur
pod-has-moved-already = ce pod a déjà bougé
pod-has-no-prong = le pod n’a pas de pointe de ce côté
pod-has-no-prong-2 = le pod n’a pas de pointe { $letter }
pod-has-prong-side = le pod a déjà une pointe de ce côté
pod-opponent-stands-where = le coup finit sur un pod adverse
pod-opponents = ce pod est à l’adversaire
pod-was-put-up = le pod a été posé avec d’autres à la fois : effacez-le et posez-le de nouveau
pods-different-squares-move = des pods de cases différentes bougent dans un même tour
point-not-board = le point n’est pas sur ce plateau
points-two-digits-so = les points sont deux chiffres, donc neuf colonnes et rangées au plus
program-ended-while-was = { $target } : le programme s’est arrêté pendant l’enregistrement ; le fichier est de nouveau complet
property-has-no-value = la propriété { $name } n’a pas de valeur
property-stands-after-variation = une propriété se trouve après une variante de son nœud
read-as-2 = { $id }[{ $raw }] est lu comme { $clean }
read-as-3 = { $written } est lu comme { $id }
read-way-file-has = Dans cet encodage, le fichier a une autre structure, et vos modifications ne peuvent pas être gardées ; enregistrez-les ou annulez-les d’abord
record-has-all-already = ce fichier contient déjà tout cela
record-is-no-picture = { $path } : une partie ne peut pas être enregistrée en .{ $suffix } ; « variorum publish » et « variorum render » font des pages, des livrets et des images
record-not-written-over = { $name } : une partie ne peut pas remplacer un fichier d’un autre format
record-stored-as-already = le fichier est déjà en { $ca_name }
record-stored-as-encoding = le fichier est en { $charset } ; « encoding » le change
records-game-have-no = dans ce jeu, on n’écrit pas qu’un joueur passe : la couleur suivante joue, simplement
remove = Supprimer : { $word } { $ends }
repositioned-prong-normal-one = une pointe replacée est une pointe normale
root-no-move-looks = « { $raw } » dans la racine n’est pas un coup ; on dirait un nom
rules-game-not-known = les règles de ce jeu ne sont pas connues ici, donc ce qu’il y a sur son plateau non plus
rules-known-so-not = les règles de { $name } sont connues, il n’est donc pas décrit
same-colour-moves-again = la même couleur joue encore après son tour
same-moves-as-game = les mêmes coups que dans la partie { $first }
same-position-was-board = ceci répète une position antérieure
say-where-to-set-up = { $why } : dites --here ou --new-node
set-up-more-than-2 = { $place } est posé plus d’une fois dans ce nœud
settings-built-in-instead = { $path } : ces réglages sont incompréhensibles et gardent leur valeur d’origine : { $names }
settings-cannot-read = { $path } : les préférences ne peuvent pas être lues ({ $error })
settings-could-not-understood = les préférences n’ont pas pu être comprises ({ $cause }) ; elles sont gardées dans { $kept }
settings-could-not-understood-2 = { $path } : les préférences n’ont pas pu être comprises ({ $cause }), ni mises de côté ({ $error })
settings-out-of-range = { $path } : ces réglages sont hors limites, la valeur possible la plus proche est donc utilisée : { $names }
settings-too-long = { $path } : ces réglages sont trop longs, et seule une partie compte : { $names }
settle-conflicts = Résoudre les conflits
setup-says-where-pegs = une pose dit où sont les pions, et d’autres ponts viendraient avec eux
something-stands-already = il y a déjà quelque chose là
square-board-lines-written = un plateau carré de { $columns } lignes écrit en deux nombres
square-jumped-twice-one = une case est sautée deux fois dans un même tour
square-not-board = la case n’est pas sur ce plateau
square-path-not-board = une case du trajet n’est pas sur ce plateau
standard-input = entrée standard : { $error }
standard-input-2 = entrée standard
standard-input-empty = entrée standard : elle est vide
standard-input-larger-than = entrée standard : plus de 4 Gio
standard-output = sortie standard : { $error }
standard-output-has-no = la sortie standard n’a pas d’extension : utilisez --format svg, png ou txt
stands-below-other-game = { $id } se trouve sous d’autres informations de partie
step-goes-neighbouring-square = un pas va vers une case voisine ou en saute une
stone-stands-already = il y a déjà une pierre là
word-takes-piece = il y a déjà une pièce sur { $place }, où le coup en place une autre
stones-set-up-after = des pierres sont posées après la racine
stored-as-record-could = en { $goal }, le fichier ne pourrait plus être reconnu
suicide-stones =
    { $lost ->
        [one] un suicide
       *[other] un suicide de { $lost } pierres
    }
superprong-stays-where = une superpointe reste où elle est
swap-answers-first-move = un échange répond au premier coup, et il n’y en a pas encore
swap-answers-first-move-2 = un échange répond au premier coup
swap-record-mirrors-what = l’échange de cette partie retourne la pierre par la grande diagonale, et tourné ainsi il la poserait ailleurs ; on peut tourner la vue à la place
swap-usually-answers-first = un échange répond d’habitude au premier coup ({ $piece })
swapping-pieces-has-no = les pièces ne peuvent pas être échangées sur un plateau qui n’est pas carré ; rien ne bouge ({ $piece })
sz-no-size-board = SZ[{ $raw }] n’est pas une taille de plateau
sz-read-as = SZ[{ $trim }] est lu comme { $columns }:{ $rows }
sz-two-numbers-belongs = SZ avec deux nombres appartient à FF4, le fichier annonce FF{ $format }
takes-too-long-small = { $path } : trop long à lire pour une petite image
territory-at = territoire de { $whose } en { $places }
text-at-cannot-read = le texte en { $node } ne peut pas être lu en { $charset } : relisez d’abord le fichier dans son véritable encodage
text-between-properties = le texte entre les propriétés
text-was-decoded-wrongly = du texte a été mal décodé avant d’être enregistré : { $raw }
text-was-lost-earlier = du texte a été perdu lors d’une conversion antérieure : { $raw }
these-points-no-piece = ces points ne forment aucune pièce de ce jeu
together-meant = { $id } et { $id_2 } ensemble voulaient dire { $meant }
too-long-small-picture = { $path } : trop grand pour une vignette (plus de 64 Mo)
tt-point-board-not = tt est un point de ce plateau, on ne passe pas
turn-before-move-has = il manque une pierre au tour avant ce coup
turn-one-entry-one = un tour est une entrée, une pointe, ou des déplacements depuis une seule case
turned-like-would-not = tourné ainsi, { $name } ne commencerait pas à son point de départ ; on peut tourner la vue à la place
two-digits-name-nine = deux chiffres nomment neuf colonnes et rangées au plus
two-games-begin-different = les deux parties commencent par des positions différentes
values-game-cannot-judged = les valeurs de ce jeu ne peuvent pas être jugées
variation-first-its-fork = c’est déjà la première variante
variation-last-its-fork = c’est déjà la dernière variante
variation-number-already = cette variante a déjà le numéro { $index }
variation-record-does-not = une variante d’une partie de { $there } n’entre pas dans une partie de { $here }
vw-gives-two-corners = VW donne deux coins
vw-list-points-belongs = VW avec une liste de points appartient à FF4, le fichier annonce FF{ $format }
was-not-done-nothing = { $name } : { $place } : « { $line } » n’a pas été exécuté, rien n’a été écrit : { $error }
what-look-missing = il manque ce qu’il faut chercher
window-software-failed-as = la fenêtre en affichage logiciel a échoué aussi
without-its-moves-record = sans ses coups, cette partie ne passerait pas pour une partie de ce jeu
without-move = { $id } sans coup
written-2 = { $id }[{ $raw }] s’écrit { $id }[{ $clean }]
written-manner = écrit à la manière de { $dialect }
zero-bytes-file = le fichier contient des octets NUL

## La ligne de commande
cli-also-say-what-format = Dire aussi ce que le format permet mais que certains lecteurs n’aiment pas
cli-answer-json = Répondre en JSON
cli-carry-out-command-palette = Exécuter une commande de la palette une fois la fenêtre ouverte, comme « new » ou « open »
cli-carry-out-commands-as = Exécuter des commandes comme on le ferait à la main, et écrire le fichier ; toutes ou aucune
cli-clean-ff4-utf-8 = FF4 propre en UTF-8, avec toutes les corrections sûres ; rien de ce que quelqu’un a écrit n’est omis
cli-command = Une commande
cli-commands-those-windows-palette = Les commandes sont celles de la palette de la fenêtre, comme « goto end », « play dd » ou « comment "Bien joué" » ; --commands les liste. Les mots se séparent comme dans un shell. -c et --script sont exécutés dans l’ordre où ils sont donnés.
cli-compare = Montrer en quoi deux fichiers diffèrent, quelles que soient leur écriture et leur mise en page
cli-compare-a = Le premier fichier
cli-compare-b = Le second fichier
cli-compare-more = Une ligne par différence : ajout, suppression, changement, déplacement ou correction. Le code de sortie est 0 si les deux disent la même chose, et 1 sinon.
cli-copy-as-program-reads = Une copie telle qu’un programme la lit ; de plusieurs parties, celle que --game nomme, s’il n’en lit qu’une
cli-depth-counts-steps-from = `depth` compte les pas de la racine au nœud le plus éloigné, `leaves` les fins de lignes.
cli-draw-one-node-suffix = Dessiner un nœud ; l’extension de la sortie détermine le format : .svg, .png ou .txt
cli-encoding-read-whatever-record = Lire dans cet encodage, quoi que dise le fichier
cli-encoding-write-record-will = Écrire dans cet encodage ; le fichier l’indiquera
cli-file-commands-one-line = Un fichier de commandes, une par ligne ; les lignes qui commencent par # sont ignorées
cli-find-where-something-stands = Trouver où se trouve un texte, un point, une valeur
cli-git = Configurer git pour fusionner les parties et montrer ce qui y a changé
cli-git-global = Pour tous les dépôts de cet utilisateur
cli-git-more = Le pilote de fusion et les réglages de diff vont dans la configuration de git, et une ligne par extension de fichier dans .gitattributes. La configuration n’est pas clonée : configurez chaque clone, ou tous avec --global.
cli-git-remove = Annuler cette configuration
cli-hexworld-link-can-stand = Un lien HexWorld peut remplacer un FILE dans toutes les commandes, et un fichier .gib, .ngf, .ugf, .ugi ou .T1 remplacer une partie.
cli-how-swaps-hex-read = Comment interpréter les échanges à Hex : d’après les coups qui suivent, sauf indication contraire
cli-kind-picture-whatever-suffix = Le type d’image, quelle que soit l’extension
cli-letters-as-outlines-programs = Les lettres en contours, pour les programmes sans la police (.svg)
cli-line-text-beneath-board = Une ligne de texte sous le plateau
cli-list-commands-what-each = Lister les commandes et ce que fait chacune
cli-list-what-wrong-records = Lister les anomalies des fichiers
cli-longer-side-pixels-1000 = Le grand côté en pixels ; 1000 par défaut
cli-look-wrong-name-lists = Le thème ; un nom inconnu les liste tous
cli-merge = Fusionner dans OURS ce que THEIRS a changé depuis BASE ; les conflits sont signalés et marqués dans des commentaires
cli-merge-base = Prendre ce qu’a BASE là où les deux ont changé quelque chose, sans signaler de conflit
cli-merge-comments = Ce que deviennent les commentaires que les deux ont écrits au même endroit
cli-merge-dry-run = Ne rien écrire, seulement signaler
cli-merge-encoding = Encodage du résultat
cli-merge-git = En tant que pilote de git
cli-merge-marker = Longueur des repères de conflit, de 7 à 200
cli-merge-mergetool = Servir de mergetool à git : ouvrir la fenêtre sur les conflits restants
cli-merge-more = Le code de sortie est 0 si tout a pu être fusionné, 1 s’il y a des conflits, et 2 si rien n’a été écrit. Avec --git, le résultat va dans OURS ; une version qui n’est pas un fichier de partie, ou qui contient les repères d’un git merge non résolu, est un conflit dont le résultat contient les deux fichiers en entier ; 129 dit que rien n’a été écrit.
cli-merge-ours = Le nom d’OURS dans les repères
cli-merge-path = Nom du fichier de partie, si les fichiers en ont d’autres
cli-merge-show-base = Les conflits montrent aussi ce qu’a BASE
cli-merge-the-base = La version dont les deux sont parties ; un fichier vide s’il n’y en a pas
cli-merge-the-ours = La version où l’on fusionne ; ce qui n’est pas fusionné garde ses octets
cli-merge-the-theirs = La version dont les modifications sont fusionnées
cli-merge-theirs = Le nom de THEIRS dans les repères
cli-mirror-board = Plateau en miroir
cli-moves-from-number-n = Les coups du numéro N jusqu’au nœud en diagrammes, avec la liste de ceux dont le point est pris
cli-no-coordinates-around-board = Sans coordonnées autour du plateau
cli-numbers-moves = Numéros sur les coups
cli-one-line-finding-file = Une ligne par anomalie, FILE:LINE:COLUMN: SEVERITY[CODE]: MESSAGE. Le code de retour est 1 s’il y a une erreur.
cli-only-hexworld-link-line = Seulement le lien HexWorld de la ligne qui passe par le nœud
cli-only-moves-line-through = Seulement les coups de la ligne qui passe par le nœud, en liste
cli-pieces-left-beneath-board = Les pièces restantes, sous le plateau
cli-publish = Créer à partir d’une partie une page web, un livret, une animation ou un texte, pour ceux qui n’ont pas le programme
cli-publish-after = L’extension d’OUT détermine le format : .html pour une page avec un plateau à parcourir, .pdf pour un livret, .png ou .gif pour une animation de la ligne principale. Une page contient la partie, et toute commande peut la lire. Pour un dossier, OUT est un dossier, avec un index et une page par partie ; seules les pages modifiées sont réécrites. Avec --problems, OUT peut être une seule feuille des problèmes de tous les fichiers. D’un fichier de ce nom que Variorum n’a pas créé, une copie est gardée.
cli-publish-as = Écrire la ligne en texte pour un forum, un wiki ou un livre
cli-publish-at = Le nœud où s’ouvre une page, ou où finit une animation ou un texte : start, end, un numéro de coup, ou des numéros d’enfants depuis la racine
cli-publish-files = Un fichier, ou un dossier de fichiers ; - est l’entrée standard
cli-publish-font = Une police pour les caractères d’un livret qui manquent à la police intégrée ; par défaut, on cherche dans les polices du système
cli-publish-moves = Coups par figure ; 50 par défaut. Avec 0, le texte ne montre que la position
cli-publish-without = Omettre ces éléments, également de la partie contenue dans une page
cli-read-record-write-what = Lire un fichier et l’écrire ; ce qu’aucune option ne touche reste identique à l’octet près
cli-record-standard-input = Le fichier ; - est l’entrée standard
cli-records-check-standard-input = Fichiers à vérifier ; - est l’entrée standard
cli-records-describe-standard-input = Fichiers à décrire ; - est l’entrée standard
cli-records-look-through-standard = Fichiers où chercher ; - est l’entrée standard
cli-records-open-one-tab = Fichiers à ouvrir, un onglet chacun
cli-results = Montrer qui gagne où, d’après les marques à la fin des lignes
cli-results-more = Les marques sont GB, GW, DM et UC, les abandons, et les résultats visibles sur le plateau. Une marque compte à la place de ce qui la suit ; si la suite l’exclut, une contradiction est signalée.
cli-results-proved = Ne compter un résultat que si tous les coups figurent dans la partie
cli-results-transpositions = Les positions égales partagent leurs résultats ; les répétitions plus longues ne sont pas détectées
cli-results-write = Écrire GB, GW et DM dans les fichiers, là où un résultat est certain et n’est pas marqué
cli-say-what-code-means = Expliquer un CODE et sa correction ; sans CODE, les lister tous
cli-say-what-files-games = Décrire des fichiers : jeux, tailles, nombres, encodage
cli-show-one-node-board = Montrer un nœud : le plateau en texte, le trait, le commentaire, les propriétés
cli-square-picture-size-pixels = Une image carrée de SIZE pixels pour les gestionnaires de fichiers (.png) : la position finale, ou celle qui est posée
cli-start-end-main-line = start, end (de la ligne principale), un numéro de coup de la ligne principale, ou des numéros d’enfants depuis la racine : 0.0.2 ; / est la racine
cli-study = S’exercer avec des fichiers : problèmes, joseki, coup suivant, répétés à l’échéance
cli-study-answer = Répondre à une question par sa clé, et enregistrer la réponse
cli-study-answer-more = MOVE… sont vos propres coups, dans la notation du jeu ; les répliques viennent du fichier. La question est cherchée dans les fichiers et dossiers indiqués avec --in, sinon dans ceux qui ont été listés en dernier avec « questions » et « due », du plus récent au plus ancien, puis dans le dossier courant. Une suite incomplète compte comme difficile jusqu’à ce que la réponse suivante du même jour la remplace ; un coup absent du fichier ne compte qu’avec --rating. Le code de sortie est 1 si rien n’a été enregistré, parce que le coup est illégal ou absent du fichier.
cli-study-convention = La façon dont les fichiers marquent ce qui est juste, au lieu de la déterminer
cli-study-dictionary = Le fichier ou le dossier de fichiers auquel comparer
cli-study-due = Lister les questions du jour : celles à revoir, et les nouvelles
cli-study-due-more = Une ligne par question : FILE:GAME:PATH: KEY MODE SIDE STATE, avec le jour s’il y en a un. STATE vaut due, changed (la réponse du fichier a changé depuis la dernière fois) ou new. La dernière ligne les compte par type : problèmes, positions de recueils de joseki, et ce qui a déjà été demandé autrement. Les réponses sont enregistrées à côté des fichiers, dans .variorum-study.jsonl. La journée commence à quatre heures du matin.
cli-study-elsewhere = { $folder } : les réponses sont enregistrées dans { $path } à la place ({ $why })
cli-study-files = Des fichiers et des dossiers de fichiers ; - est l’entrée standard
cli-study-history = Jours depuis la réponse précédente, et la note : 0:3 20:1
cli-study-in = Un fichier ou un dossier qui contient la question
cli-study-judge = Juger chaque coup d’un problème, et montrer comment le fichier le marque
cli-study-judge-more = Une ligne par partie, FILE:GAME: CONVENTION (EVIDENCE, certain|likely|guess) SOLVER, puis une ligne par nœud qui a un coup, FILE:GAME:PATH: VERDICT : right, continued, wrong, ou unjudged avec une ligne qui dit pourquoi. Un dossier vaut pour tous les fichiers qu’il contient, sous-dossiers compris.
cli-study-key = La clé de la question
cli-study-ladder = Répéter après une série fixe de jours au lieu de FSRS-6
cli-study-leave = Montrer où les parties quittent un recueil de joseki : le premier coup qui n’y figure pas, et ce qu’il y joue
cli-study-leave-more = Les positions entières sont comparées ; tournées ou en miroir, elles comptent comme les mêmes. Si le recueil reste dans un seul coin, chaque coin d’une partie est suivi pour lui-même : quel que soit celui qui y joue d’abord, l’orientation du coin, et ce qui se joue ailleurs entre-temps. Avec --summary, une ligne par écart, le plus fréquent d’abord : combien de fois des parties s’y écartent, avec les coups tels qu’ils sont dans le recueil.
cli-study-mode = problem ; repertoire, les positions d’un recueil de joseki ; guess, le coup suivant d’une partie ; mistakes, de meilleurs coups que ceux marqués comme mauvais
cli-study-moves = Les coups
cli-study-new-a-day = Au plus N nouvelles questions par jour : celles commencées aujourd’hui comptent
cli-study-no-answer = « { $answer } » n’est pas une réponse : utilisez DAYS:RATING, comme 20:3, avec une note de 1 à 4
cli-study-no-key = « { $word } » n’est pas la clé d’une question : 32 chiffres et lettres de a à f, tels que « questions » et « due » les listent
cli-study-no-move = aucun coup n’est indiqué
cli-study-not-found = { $key } : aucun fichier examiné ne contient cette question ; indiquez-en un avec --in
cli-study-not-kept = { $folder } : la réponse n’a pas pu être enregistrée ({ $error })
cli-study-nothing = study : judge, questions, due, answer, take, leave, export, move, reset, collections ou schedule ?
cli-study-now = Utiliser ce moment au lieu de maintenant : 2026-11-21T22:00:00+01:00
cli-study-questions = Lister les questions des fichiers, et leurs réponses
cli-study-questions-more = Une ligne par question : FILE:GAME:PATH: KEY MODE SIDE: ANSWERS. Sans --mode, les problèmes sont posés comme problèmes et les recueils de joseki comme répertoires ; les parties ne donnent de questions que si un mode est indiqué. Les positions égales ont la même clé, tournées ou non, dans tout fichier.
cli-study-rating = Votre note ; par défaut « good » si c’est juste, « again » si c’est faux
cli-study-same-position = Si une partie atteint deux fois une position, le meilleur verdict vaut pour les deux
cli-study-schedule = Montrer le calendrier pour un historique de réponses
cli-study-schedule-more = Une ligne par réponse : stabilité, difficulté, et jours jusqu’à la prochaine échéance. Les notes sont 1 à revoir, 2 difficile, 3 bien, 4 facile ; les jours de la première réponse sont ignorés.
cli-study-side = Seulement les questions pour cette couleur, par sa lettre ou son nom
cli-study-take = Traiter une partie, ou toutes les parties d’un dossier, comme des problèmes d’une convention donnée, ou n’interroger qu’un côté
cli-study-take-more = Ce choix est enregistré avec les réponses, jamais dans le fichier, et ne vaut que pour la partie de ce fichier ; les parties du fichier qui commencent par la même question sont traitées de la même façon. « auto » revient à ce que dit le fichier.
cli-study-take-place = Le fichier ou le dossier
cli-study-too-many = { $text } : la question se termine avant ce coup
cli-symmetries = Aussi les positions qui sont les mêmes quand le plateau est tourné ou retourné
cli-transpositions = Lister les nœuds de chaque partie qui ont la même position
cli-transpositions-more = Une ligne par groupe, FILE:GAME: PATH PATH…, dans l’ordre du fichier. Une suite de coups qui finit à un nœud marqué + continue à un autre nœud du groupe.
cli-turn-board-clockwise-by = Tourner le plateau de N douzièmes dans le sens des aiguilles d’une montre, de -11 à 11
cli-view-check-edit-convert = Voir, vérifier, modifier et convertir des parties (.sgf, .blksgf), en gardant vos fichiers tels qu’ils sont
cli-way-node-as-several = Le chemin jusqu’au nœud en plusieurs diagrammes, N coups sur chacun, ou « figures » comme dans le fichier
cli-what-draws-window = Ce qui dessine la fenêtre
cli-what-look = Ce qu’il faut chercher
cli-what-places-called-people = Comment nommer les points ; par défaut, selon l’usage du jeu
cli-what-regular-expression-matches = Traiter WHAT comme une expression régulière, sensible à la casse
cli-what-screen-reader-hears = Ce qu’un lecteur d’écran dit du nœud, puis chaque point qui porte quelque chose
cli-what-write = Ce qu’il faut écrire
cli-where-look = Où chercher
cli-where-write-standard-output = Où écrire ; - est la sortie standard
cli-which-game-file-counted = Quelle partie du fichier, comptée à partir de 1
cli-which-shell = Pour quel shell
cli-without-command-window-opens = Sans commande, la fenêtre s’ouvre. Un fichier qui porte le nom d’une commande s’ouvre comme ./NOM. Les messages sont dans la langue de LC_ALL, LC_MESSAGES ou LANG ; avec LC_ALL=C, en anglais.
cli-write-manual-page-or = Écrire la page de manuel ou la complétion pour un shell
cli-write-u-fffd-or = Écrire U+FFFD ou ? pour ce qui ne peut pas être lu ou écrit, au lieu de refuser

## Ajouts de la fenêtre
add-to-property = Ajouter à { $id }
add-value = Ajouter une valeur à { $id }
added-to = La valeur s’ajoutera à celles qui existent
all-findings = Toutes les anomalies
all-games = Toutes les parties
all-games-record-needs = ce sont toutes les parties, et il en faut une à un fichier
all-of-kind =
    { $count ->
        [one] Cette anomalie
       *[other] Les { $count } de ce genre
    }
all-that-can-be-repaired = Tout ce qui peut être corrigé
before-and-after = { $before } octets maintenant, { $after } ensuite
built-in-keys-of = Rétablir le raccourci de { $title }
ca-changed-by-encoding = CA dit comment le fichier est encodé : « encoding » change les deux
calendar = Calendrier
calendar-hint = Un second clic prend tous les jours jusque-là.
weekdays = lu ma me je ve sa di
can-be-repaired = peut être corrigé
cannot-name-property-capitals = « { $id } » ne peut pas nommer une propriété : le format ne permet que des majuscules
change-adds = Ligne { $line } : ajoute { $come }
change-becomes = Ligne { $line } : { $gone } devient { $come }
change-keys-of = Changer le raccourci de { $title }
change-property = Changer { $id }
change-removes = Ligne { $line } : supprime { $gone }
choose-result = Choisir le résultat
choose-rules = Choisir
choose-overtime = Choisir
cli-find-at-edges = Là où la partie touche un bord du plateau, seulement là
cli-find-exchanged = La partie avec les couleurs échangées aussi
cli-find-like = Au lieu de WHAT : la position de ce fichier, au nœud de --game et --at ; chaque nœud qui a la même est donné
cli-find-no-file = aucun fichier où chercher
cli-find-no-part = « { $part } » ne désigne aucune partie du plateau : deux coins, comme C3:G7
cli-find-turned = La partie tournée et retournée aussi
overtime-increment = { $time } de plus à chaque coup
overtime-moves =
    { $count ->
        [one] { $count } coup en { $time }
       *[other] { $count } coups en { $time }
    }
overtime-periods =
    { $count ->
        [one] { $count } période de { $time }
       *[other] { $count } périodes de { $time }
    }
part-corners = Coins de la partie du plateau
part-corners-hint = Deux coins, comme C3 F6
choose-what-goes = Choisissez ce qui doit partir. Vous le voyez ici avant la suppression, et Annuler revient en arrière.
clean-annotations = Annotations
clean-collection = toutes les parties du fichier
clean-comments = Commentaires et noms
clean-empty-nodes = Nœuds vides
clean-game = cette partie
clean-markup = Marques, étiquettes, lignes et territoire
clean-node = ce nœud
clean-private = Propriétés privées
clean-subtree = ce nœud et toute la suite
clean-times = Temps
clean-up = Nettoyer
clean-variations = Tout sauf la ligne principale
command-add-value = Ajouter une valeur
command-change-value = Changer une valeur
command-clean-up = Nettoyer…
command-copy-games = Copier les parties
command-merge-file = Fusionner avec le fichier du disque
command-merge-games = Fusionner les parties
command-merge-version = Fusionner une autre version…
command-move-value = Déplacer une valeur
command-open-folder = Ouvrir un dossier…
command-remove-value = Supprimer une valeur
command-sort-games = Trier les parties
copy-games = Copier
delete-games = Supprimer ces parties
delete-several-games =
    { $count ->
        [one] Supprimer la partie
       *[other] Supprimer { $count } parties
    }
drag-in-order-only = Les parties peuvent être glissées quand la liste les montre toutes dans leur ordre (tri par Nº)
duplicate-games = Dupliquer ces parties
duplicate-several-games =
    { $count ->
        [one] Dupliquer la partie
       *[other] Dupliquer { $count } parties
    }
end-of-file = (fin du fichier)
filter-records = Filtrer les fichiers
folder = Fichiers du dossier
from-where = Étendue
games-chosen = { $shown }, { $count } choisies
games-copied = Parties copiées en texte lisible par d’autres programmes
games-down = Descendre les parties
games-of = Parties de { $name }
games-out-to-new-tab = Déplacer dans un nouvel onglet
games-stand-in-order = les parties sont déjà dans cet ordre
games-stand-there = ces parties sont déjà là
games-to = Copier dans { $name }
games-to-files = Enregistrer dans des fichiers à part…
games-to-new-tab = Copier dans un nouvel onglet
games-up = Monter les parties
games-went-to = Parties ajoutées à { $name }
give-keys-to = Attribuer à { $title }
has-its-value = { $id } existe déjà et ne peut avoir qu’une valeur : changez-la plus haut
has-no-such-value = { $id } n’a pas de valeur { $number } : il y en a { $count }
has-one-value = { $id } ne peut avoir qu’une valeur
has-one-value-already = { $id } a une seule valeur, et l’a déjà : « change-value » la change
in-the-file = À la ligne { $line } du fichier : { $marked }
keep-this-order = Mettre toutes les parties du fichier dans cet ordre
keys-are-taken = { $keys } est pris par { $title }
keys-dialog = Raccourcis clavier…
leave-keys = Garder
link-move-puts-cannot = le pont que le coup ajoute ne peut pas être là
link-move-takes-away = le pont que le coup enlève n’est pas là
links-with-a-peg = les ponts ne s’ajoutent ou ne s’enlèvent que là où un coup place un pion
link-own-pegs = un pont relie deux de ses propres pions, à un saut de cavalier
link-crosses-another = un autre pont gêne
game-has-no-links = il n’y a pas de ponts dans ce jeu
take-link-away = Enlever le pont vers { $other }
put-link-in = Ajouter un pont vers { $other }
command-toggle-link = Ajouter ou enlever un pont
command-help-toggle-link = Ajoute à ce coup le pont entre deux pions, ou l’enlève : le coup le dit alors, comme dans f7-d4e6+g5h7.
merge-base = la base
merge-base-more = Ce que chacun a modifié depuis cette version est fusionné. Ce qu’un seul des deux contient compte comme ajouté si cette version ne l’a pas, et comme supprimé par l’autre si elle l’a.
merge-base-nothing = Aucune version commune
merge-base-saved = Le fichier tel qu’il est sur le disque
merge-base-this = Utiliser cette version
merge-base-title = Sur quelle version ce fichier et { $path } sont-ils fondés ?
merge-both = Fusionner les deux
merge-conflict-left = un conflit de fusion est à résoudre
merge-converted = le résultat est dans l’encodage { $name }
merge-cut-off = { $version } se termine au milieu d’une partie : ce qui y manque compterait comme supprimé ; complétez-la d’abord
merge-encoding = { $why } ; utilisez --encoding utf-8
merge-games = Fusionner dans la première
merge-holds-blocks = { $version } contient un conflit d’une fusion antérieure, dans la partie { $game } à { $path } ; « check » le trouve, et il est à résoudre d’abord
merge-it = Fusionner
merge-label-mine = la mienne
merge-move = coup { $number } { $colour } { $place }
merge-no-record = { $version } n’est pas un fichier de partie
merge-not-converted = { $why }
merge-ours = cette version
merge-several-games = Fusionner les parties
merge-theirs = l’autre version
merge-three = Fusionner une autre version
merge-title = Quel fichier contient l’autre version ?
merge-two-continuations = les deux versions continuent différemment après le même nœud ; la nôtre vient d’abord
merged-nothing = rien à fusionner : ce fichier a déjà tout ce que contient { $name }
merged-whole = { $name } fusionné dans ce fichier : « Enregistrer » conserve le résultat, « Annuler » revient en arrière
merged-with-conflicts =
    { $count ->
        [one] fusionné : { $name } ; { $count } endroit a été changé dans les deux et est à résoudre
       *[other] fusionné : { $name } ; { $count } endroits ont été changés dans les deux et sont à résoudre
    }
month-back = Mois précédent
month-on = Mois suivant
more-with-games = Autres actions
move-several-games =
    { $count ->
        [one] Déplacer la partie
       *[other] Déplacer { $count } parties
    }
no-font-for = Aucune police de cet ordinateur n’a les lettres de cette langue : { $language }. Avec les polices Noto Sans CJK elle se lit.
no-game-to-merge = il n’y a pas de partie à fusionner
no-keys-for = Effacer le raccourci de { $title }
no-letters-for = { $language } (aucune police disponible)
no-settings-file = Il n’y a pas de dossier pour un fichier de préférences : vos préférences ne seront pas enregistrées.
no-such-game = il n’y a pas de partie { $most } : le recueil en a { $count }
no-such-game-any-more = la partie n’est plus là
not-in-guide = Aucun résultat dans le guide.
nothing-of-it = rien de tel
only-this-node = Seulement dans ce nœud
press-keys = Appuyez sur le nouveau raccourci…
records-counted =
    { $count ->
        [one] { $count } fichier
       *[other] { $count } fichiers
    }
records-shown =
    { $shown ->
        [one] { $shown } fichier sur { $count }
       *[other] { $shown } fichiers sur { $count }
    }
remove-chosen = Supprimer
remove-value = Supprimer la valeur { $number } de { $id }
removed-annotations =
    { $count ->
        [one] { $count } annotation supprimée
       *[other] { $count } annotations supprimées
    }
removed-comments =
    { $count ->
        [one] { $count } commentaire ou nom supprimé
       *[other] { $count } commentaires et noms supprimés
    }
removed-empty-nodes =
    { $count ->
        [one] { $count } nœud vide supprimé
       *[other] { $count } nœuds vides supprimés
    }
removed-markup =
    { $count ->
        [one] { $count } propriété de marques supprimée
       *[other] { $count } propriétés de marques supprimées
    }
removed-private =
    { $count ->
        [one] { $count } propriété privée supprimée
       *[other] { $count } propriétés privées supprimées
    }
removed-times =
    { $count ->
        [one] { $count } temps supprimé
       *[other] { $count } temps supprimés
    }
removed-variations =
    { $count ->
        [one] { $count } nœud de variantes supprimé
       *[other] { $count } nœuds de variantes supprimés
    }
repair-this = Corriger comme montré ; peut être annulé
search-guide = Chercher dans le guide
settings-file = Toutes les préférences sont dans { $file }, qui s’explique ligne par ligne. Le moteur d’affichage change au prochain démarrage.
sort-games = Trier les parties
title = Titre
two-games-to-merge = il faut au moins deux parties pour les fusionner
type-colour = couleur
type-double = 1, ou 2 pour « très »
type-empty-or-list = liste, ou vide : { $kind }
type-list = liste : { $kind }
type-move = coup
type-none = pas de valeur
type-number = nombre entier
type-or = { $first }, ou { $first }:{ $second }
type-point = point
type-real = nombre
type-simple-text = ligne de texte
type-stone = pierre
type-text = texte
usual-komi = Habituel selon les règles { $rules } : { $komi }
value-down = Descendre la valeur { $number } de { $id }
value-up = Monter la valeur { $number } de { $id }
was-removed = { $message } : { $before } octets avant, { $after } maintenant
working-it-out = Calcul en cours…
write-as = Écrire { $value }
year-back = Année précédente
year-on = Année suivante

## Aide des commandes
command-help-about = Affiche la version et la licence.
command-help-add-games = Ajoute à la fin du recueil les parties du presse-papiers, ou du texte donné.
command-help-add-games-from = Ajoute à ce recueil les parties d’autres fichiers.
command-help-add-stone = Pose des pierres sur le plateau à la main ; dans la famille Blokus, une pièce, donnée par ses points. À Octi, 46CD est un pod à deux pointes ; 46CD+A et 46CD-C ajoutent une pointe à ce pod ou en enlèvent une. Dans les jeux dont les pièces ont des lettres, Kd4 est une pièce, et aux Amazones arrow tient lieu de couleur. Si le nœud a un coup ou une suite, dites quel nœud reçoit la pose.
command-help-annotate = Juge le coup (good-move, bad-move, doubtful, interesting) ou la position (good-black, good-white, even, unclear, hotspot) ; none efface.
command-help-append-comment = Ajoute un paragraphe au commentaire de ce nœud.
command-help-arrow = Trace une flèche entre deux points, ou la supprime.
command-help-back = Recule d’un coup, ou de N.
command-help-close = Ferme cet onglet.
command-help-comment = Remplace le commentaire de ce nœud ; un texte vide le supprime.
command-help-conflicts = Liste ce que les deux versions ont changé, à résoudre un par un.
command-help-coordinates = Montre ou cache les coordonnées.
command-help-copy-board = Copie le plateau dans le presse-papiers en diagramme de texte.
command-help-copy-link = Met dans le presse-papiers le lien de cette ligne de Hex.
command-help-copy-moves = Met les coups de cette ligne dans le presse-papiers, dans la notation du jeu.
command-help-copy-picture = Met le plateau dans le presse-papiers, en image.
command-help-copy-record = Met tout le fichier en texte dans le presse-papiers.
command-help-copy-variation = Met ce nœud et toute sa suite dans le presse-papiers.
command-help-count = Compte une partie de Go terminée et marque le territoire ; à chaque point nommé se trouve une pierre morte. Selon les règles de la partie, sauf avec --area ou --territory. Avec --result, le résultat est noté aussi.
command-help-counting = Permet de cliquer sur les pierres mortes et compte les points d’une partie de Go terminée.
command-help-cut-variation = Coupe ce nœud et toute sa suite vers le presse-papiers.
command-help-delete-game = Supprime cette partie, ou les parties de ces numéros : 3 5-8.
command-help-delete-node = Supprime ce nœud ; sa suite remonte.
command-help-delete-other-variations = Supprime toutes les variantes qui partent entre le début de la partie et ce nœud.
command-help-delete-variation = Supprime ce nœud et toute sa suite.
command-help-demote = Recule cette variante d’une place.
command-help-drop-piece = Repose la pièce choisie.
command-help-duplicate-game = Ajoute après cette partie une copie, ou des copies des parties de ces numéros.
command-help-earlier-versions = Liste ce que contenait le fichier avant le premier enregistrement.
command-help-edit-comment = Va au commentaire ; Échap en sort.
command-help-encoding = Enregistre dans un autre encodage, par exemple utf-8.
command-help-erase = Enlève du plateau, à la main, les pierres ou les pièces de ces points.
command-help-export-picture = Écrit le plateau en image SVG ou PNG, ou une suite de coups en diagrammes.
command-help-figure = Commence à ce nœud un diagramme à part.
command-help-find-move = Montre l’emplacement légal suivant : de la pièce choisie, ou de n’importe laquelle, les grandes d’abord.
command-help-find-move-back = Montre l’emplacement légal précédent.
command-help-find-next = Va à l’occurrence suivante.
command-help-find-previous = Va à l’occurrence précédente.
command-help-findings = Liste les anomalies du fichier et ce qui peut être corrigé.
command-help-flip = Retourne tous les points de cette partie, avec --comments aussi leurs noms dans les commentaires. L’analyse des moteurs est retournée aussi ; --remove-analysis la supprime à la place. Les diagonales de Hex échangent les couleurs, car ses bords leur appartiennent.
command-help-flip-piece = Retourne la pièce choisie.
command-help-flip-view = Met le plateau en miroir à l’écran ; la partie ne change pas.
command-help-fold-others = Replie toutes les branches de l’arbre hors de la ligne actuelle.
command-help-full-screen = Ne montre que le plateau, sur tout l’écran.
command-help-game = Va au début d’une partie du recueil, comptée à partir de 1.
command-help-game-text = Montre toute la partie en texte à la place de l’arbre, ou de nouveau l’arbre.
command-help-games = Liste les parties du recueil.
command-help-go-back = Revient où vous étiez avant le dernier saut, dans quelque onglet que ce soit.
command-help-go-forward = Retourne à l’endroit d’où vous êtes revenu.
command-help-goto = Va à un endroit de cette partie : start, end (de la ligne principale), un numéro de coup de la ligne principale, ou des numéros d’enfants comme /0.0.2.
command-help-goto-dialog = Demande où aller.
command-help-handicap = Donne à Noir N pierres aux points habituels avant le premier coup ; 0 les enlève.
command-help-help = Montre le guide.
command-help-hide-results = Donne le résultat d’une partie seulement après son dernier coup, ou tout de suite.
command-help-history = Annule ou rétablit jusqu’à ce que N étapes soient appliquées ; 0 est le fichier à l’ouverture.
command-help-history-list = Liste les étapes à annuler et à rétablir.
command-help-illegal-moves = Choisit si les coups illégaux, ou joués hors de son tour, peuvent l’être sans Maj, ou seulement avec Maj.
command-help-info = Change une information de la partie, dans le nœud où le fichier la garde ; une valeur vide la supprime. Dates, résultats, temps et komi sont écrits comme le format les veut, là où le sens est certain.
command-help-information = Montre et modifie les informations de la partie.
command-help-insert-node = Insère un nœud vide avant celui-ci, ou entre lui et toute sa suite.
command-help-keep-position = Fait de la position une partie à part : une pose à la place des coups, les informations de la partie gardées.
command-help-keep-subtree = Fait de la position et de toute sa suite une partie à part.
command-help-label = Met un texte sur un point, ou la prochaine lettre libre ; un texte vide l’enlève, tout comme l’absence de texte là où il y en a un.
command-help-line = Trace une ligne entre deux points, ou la supprime.
command-help-line-end = Va au dernier nœud de cette ligne.
command-help-line-start = Revient au premier nœud de la partie.
command-help-link = Copie le lien vers ce nœud, tel qu’il s’écrit dans un commentaire : #0.2.1.
command-help-main-line = Va au coup de la ligne principale d’où cette variante est partie.
command-help-make-main-here = Fait de cette variante la première de son embranchement ; les précédents restent tels quels.
command-help-make-main-line = Fait de la ligne jusqu’à ce nœud la première à chaque embranchement.
command-help-mark = Marque des points : triangle, square, circle, cross, selected, dim. Si tous ont déjà la marque, l’enlève.
command-help-mark-stone = Marque des pierres d’une position d’Octi : arrow, circle, cross, square, triangle.
command-help-merge = Fusionne dans celle-ci la partie du presse-papiers, ou du texte donné : les mêmes coups partagent leurs nœuds, commentaires et marques sont réunis.
command-help-move-game = Déplace cette partie, ou les parties de ces numéros, à une place du recueil, comptée à partir de 1.
command-help-move-number = Donne un numéro à ce coup ; les suivants continuent.
command-help-move-numbers = Montre ou cache les numéros des coups : none, last, last N, all, ou here pour ceux qui suivent ce coup, comptés à partir de 1.
command-help-move-piece = Déplace la pièce choisie à gauche, à droite, en haut ou en bas ; far : jusqu’à l’emplacement légal suivant.
command-help-move-to = Accroche ce nœud et toute sa suite sous un autre nœud de la partie.
command-help-move-variation = Déplace cette variante à une place parmi ses alternatives, comptée à partir de 0.
command-help-name = Remplace le nom de ce nœud ; un texte vide le supprime.
command-help-new = Commence un nouveau fichier.
command-help-new-game = Ajoute une partie au recueil : un numéro ou un nom de jeu, et la taille du plateau.
command-help-new-node = Ajoute un nœud vide après celui-ci.
command-help-new-variation = Ajoute un nœud vide à côté de celui-ci, comme alternative.
command-help-next = Avance, en suivant la dernière variante visitée.
command-help-next-equal = Va au prochain nœud où la position est la même ; après le dernier, au premier.
record-damaged =
    { $count ->
        [one] { $name } est endommagé : { $count } anomalie ; voir « variorum check »
       *[other] { $name } est endommagé : { $count } anomalies ; voir « variorum check »
    }
lines-not-understood =
    { $count ->
        [one] { $name } : { $count } ligne du fichier n’a pas été comprise ; voir « variorum check »
       *[other] { $name } : { $count } lignes du fichier n’ont pas été comprises ; voir « variorum check »
    }
board-may-be-wrong = un coup ou une pose jusqu’à ce nœud n’a pas pu être lu, le plateau peut donc être faux ; voir « variorum check »
also-in-records =
    { $count ->
        [one] dont dans { $count } autre fichier ouvert
       *[other] dont dans { $count } autres fichiers ouverts
    }
git-no-repository = git : ce dossier n’est pas dans un dépôt git ; --global le règle pour tous
beside-none-left = Plus aucune différence
guide-the-tree-4 = Si la même position apparaît ailleurs dans la partie, l’arbre la marque d’un = et une ligne sous le commentaire dit combien de fois ; Alt+flèche bas parcourt ces nœuds. Les coups joués là-bas et pas ici sont en pointillés sur le plateau et en italique parmi les coups suivants : cliquez pour y aller, ou « Continuer ici » pour copier le coup avec toute sa suite. « Positions égales », dans le menu Affichage, cherche aussi dans tous les fichiers ouverts et sur les plateaux tournés et retournés.
command-help-next-file = Ouvre le fichier suivant de ce dossier.
command-help-next-fork = Avance jusqu’au prochain nœud que plusieurs variantes suivent, ou jusqu’à la fin.
command-help-next-game = Va au début de la partie suivante du recueil.
command-help-next-moves = Marque les coups qui suivent ou ceux joués à la place : following, instead, record pour ce que demande le fichier, ou none.
command-help-next-piece = Choisit la pièce suivante.
command-help-next-tab = Montre le fichier ouvert suivant.
command-help-next-variation = Va à l’alternative suivante de ce nœud, ou de cette ligne.
command-help-next-with = Va au prochain nœud avec un commentaire, une annotation, un moment clé, une pose ou des marques.
command-help-notation = Choisit le nom des points autour du plateau, dans les coups, les commentaires et ce qu’on tape : usual, record, numbers, chinese, relative (depuis les bords les plus proches), other-side, in-line (Havannah comme sur Little Golem), ou all-letters (avec la lettre I).
command-help-only-line = Montre dans l’arbre la ligne actuelle seule, ou de nouveau toutes les branches.
command-help-open = Ouvre des fichiers, un onglet chacun.
command-help-open-recent = Ouvre un fichier récent.
command-help-palette = Trouve toute commande par son nom.
command-help-pass = Passe.
command-help-paste-record = Ouvre le texte du presse-papiers comme une partie à part : une partie, un lien HexWorld, une liste de coups.
command-help-paste-variation = Ajoute sous ce nœud le contenu du presse-papiers, ou le texte donné.
command-help-place-piece = Joue la pièce choisie là où elle est ; anyway : même contre les règles.
command-help-play = Joue un coup dans la notation du jeu. Si la partie l’a déjà comme coup suivant, y va.
command-help-play-through = Montre les coups l’un après l’autre, ou s’arrête.
command-help-previous-file = Ouvre le fichier précédent de ce dossier.
command-help-previous-fork = Recule jusqu’au nœud le plus proche que plusieurs variantes suivent, ou jusqu’au début.
command-help-previous-game = Va au début de la partie précédente du recueil.
command-help-previous-piece = Choisit la pièce précédente.
command-help-previous-tab = Montre le fichier ouvert précédent.
command-help-previous-variation = Va à l’alternative précédente de ce nœud, ou de cette ligne.
command-help-previous-with = Va au nœud précédent avec un commentaire, une annotation, un moment clé, une pose ou des marques.
command-help-print = Crée un livret de la partie et l’ouvre pour l’imprimer.
command-help-promote = Avance cette variante d’une place.
command-help-properties = Montre toutes les propriétés de ce nœud, avec le clavier sur celle qui a cet identifiant.
command-help-publish = Crée à partir de la partie une page web, un livret, une animation ou un texte, pour ceux qui n’ont pas le programme.
command-help-quit = Ferme la fenêtre.
command-help-read-as = Rouvre le fichier avec un autre encodage.
command-help-read-swaps = Dit comment comprendre les échanges de cette partie de Hex : judged d’après les coups qui suivent, as-written, pieces ou sides. La partie ne change pas.
command-help-redo = Refait la dernière étape annulée, ou les N dernières.
command-help-reload = Recharge le fichier du disque.
command-help-rename = Renomme une propriété de ce nœud et garde ses valeurs.
command-help-repair = Corrige les anomalies trouvées par la vérification, dans le fichier ou seulement dans ce nœud : toutes, ou toutes celles d’un code.
command-help-replace-dialog = Remplace un texte dans les commentaires, noms, joueurs et étiquettes, et montre d’abord ce que chacun devient.
command-help-resign = Abandonne : comme coup si les parties du jeu en ont un, sinon comme résultat de la partie.
command-help-results = Montre ce que les marques aux fins de la partie disent des positions qui précèdent, liste les contradictions et les fins ouvertes, et écrit les résultats.
command-help-rotate = Tourne tous les points de cette partie, avec --comments aussi leurs noms dans les commentaires. L’analyse des moteurs est tournée aussi ; --remove-analysis la supprime à la place.
command-help-rotate-view = Tourne le plateau à l’écran ; la partie ne change pas.
command-help-save = Enregistre la partie dans son fichier.
command-help-save-as = Enregistre la partie dans un autre fichier.
command-help-save-copy = Écrit la partie dans un autre fichier et reste avec celui-ci.
command-help-save-copy-as = Écrit la partie dans un autre fichier, tel que d’autres le lisent : ff4 (FF4 strict), utf-8, pentobi, sabaki ou hexgui ; celui-ci ne change pas.
command-help-set = Donne ces valeurs à une propriété de ce nœud, quel que soit son sens.
command-help-set-up = Poser met cette couleur, qui est ensuite au trait, ou ses pièces d’une sorte, nommée par ses lettres ; aux Amazones aussi une flèche (arrow). Sans couleur, efface.
command-help-settings = Montre les préférences.
command-help-settle = Résout les conflits qu’une fusion a laissés dans des commentaires avec ours, theirs ou both, et supprime leurs blocs ; dans toute la partie sauf mention contraire. Avec un nombre, seulement ce conflit de ce nœud.
command-help-shortcuts = Liste les raccourcis clavier.
command-help-show-comment = Montre ou cache le commentaire.
command-help-show-information = Montre ou cache les joueurs et l’état de la partie.
command-help-show-pieces = Montre ou cache les pièces restantes.
command-help-show-tree = Montre ou cache l’arbre.
command-help-snap = La pièce choisie s’aligne sur un emplacement légal près du pointeur, ou reste juste sous lui.
command-help-split-collection = Écrit chaque partie du recueil dans un fichier à part.
command-help-strip = Supprime comments, markup, annotations, variations, private, empty-nodes, times ou analysis, dans toute la partie sauf indication contraire.
command-help-study = Pose des questions tirées de ce fichier : problèmes, coups d’un répertoire ou d’une partie, meilleurs coups ; les répète à l’échéance.
command-help-dictionary = Montre où cette partie quitte un recueil de joseki, coin par coin, et où les parties de son dossier le quittent le plus souvent.
command-help-study-folder = Pose des questions tirées des fichiers d’un dossier : celui de ce fichier, si aucun autre n’est indiqué.
command-help-swap = Répond au premier coup en le reprenant à son compte : les pierres changent de couleur, ou les joueurs changent de côté.
command-help-take = Va au N-ième des coups d’un embranchement, comptés à partir de 1.
command-help-take-piece = Choisit une pièce par son nom, de la couleur au trait sauf indication contraire.
command-help-territory = Marque des points comme territoire d’une couleur.
command-help-theme = Choisit l’aspect du plateau et de la fenêtre.
command-help-time = Fixe le temps restant d’un joueur, et les coups restants dans cette période.
command-help-to-play = Dit qui est au trait.
command-help-tool = Choisit ce que fait un clic : play, setup, triangle, square, circle, cross, selected, dim, label, number, line, arrow, black-territory, white-territory ou visible.
command-help-tree-grows = Fait pousser l’arbre vers la droite ou vers le bas.
command-help-truncate = Supprime tout ce qui suit ce nœud.
command-help-turn-piece-left = Tourne la pièce choisie dans le sens antihoraire.
command-help-turn-piece-right = Tourne la pièce choisie dans le sens horaire.
command-help-type-move = Prend un coup en texte : F10, 33+B, ou à Blokus la pièce et sa place (W Y12), ou ses points.
command-help-undo = Annule la dernière étape, ou les N dernières.
command-help-unfold-all = Montre toutes les branches de l’arbre, ou replie de nouveau les lignes éloignées.
command-help-unmark = Supprime toutes les marques, étiquettes, lignes et flèches de ces points, ou toutes celles du nœud.
command-help-unset = Supprime une propriété de ce nœud.
command-help-usual-view = Montre le plateau dans son sens habituel.
command-help-value = Dit ce que vaut la position ; au-dessus de 0, elle est bonne pour Noir.
command-help-variation = Entre dans un enfant de ce nœud. Les enfants se comptent à partir de 0, comme dans un chemin.
command-help-visible = Ne montre que ces points à partir de ce nœud.
command-help-where-played = Va au coup joué sur un point : en arrière dans cette ligne, sinon en avant.
command-help-write-results = Déduit ce que les marques aux fins de cette partie (bon pour Noir, bon pour Blanc, égal) disent des positions qui précèdent, et marque celles-ci ; --proved : seulement là où tous les coups ont été essayés ; --transpositions : les positions égales partagent leurs résultats.
command-help-zoom-fit = Montre tout le plateau.
command-help-zoom-in = Agrandit le plateau.
command-help-zoom-out = Réduit le plateau.
command-help-add-value = Ajoute des valeurs à une propriété de ce nœud, ou crée la propriété.
command-help-change-value = Change la N-ième valeur d’une propriété de ce nœud, comptée à partir de 1.
command-help-clean-up = Montre ce qui peut être supprimé du fichier, combien c’est et ce qui reste, puis le supprime.
command-help-copy-games = Met dans le presse-papiers toute cette partie, ou les parties de ces numéros.
command-help-merge-file = Fusionne dans cette partie ce qu’un autre programme a changé dans son fichier ; peut être annulé.
command-help-merge-games = Fusionne les parties de ces numéros dans la première : les mêmes coups partagent leurs nœuds.
command-help-merge-version = Fusionne les modifications d’une autre version dans ce fichier, et signale ce que les deux ont changé.
command-help-move-value = Déplace la N-ième valeur d’une propriété de ce nœud à une autre place parmi ses valeurs.
command-help-open-folder = Liste les fichiers d’un dossier : celui de ce fichier, sauf si un autre est nommé.
command-help-remove-value = Supprime la N-ième valeur d’une propriété de ce nœud, comptée à partir de 1.

## Explications des anomalies
finding-help-annotation-contradicts = Une position est bonne pour un camp, égale ou incertaine, et un coup bon ou mauvais, pas plusieurs choses à la fois. La correction garde la première annotation et met les autres dans une propriété privée.
finding-help-annotation-pair = En FF3, les deux ensemble voulaient dire intéressant (TE d’abord) ou douteux (BM d’abord). La correction écrit IT ou DO.
finding-help-annotation-without-move = Les recueils de problèmes marquent ainsi les solutions. C’est gardé.
finding-help-bad-root-value = FF, GM ou ST a une valeur qui ne veut rien dire ; la valeur habituelle est supposée. La correction met la valeur dans une propriété privée.
finding-help-board-too-big = Les points sont deux lettres, un plateau a donc au plus 52 lignes.
finding-help-border-row = La première et la dernière rangée sont à un camp, la première et la dernière colonne à l’autre. Le pion est placé tel qu’écrit.
finding-help-byte-escapes = Les seconds octets de caractères qui ressemblent à un crochet ou à une barre oblique inverse sont échappés. Le nouveau texte s’écrit de même ; certains programmes montrent des barres obliques inverses en trop.
finding-help-centre = Les points du milieu sont réservés à d’autres pièces. Le coup est joué tel qu’écrit.
finding-help-charset-contradicted = CA nomme un encodage, les octets sont dans un autre. On se fie aux octets. La correction rectifie CA.
finding-help-charset-guessed = Rien dans le fichier ne nomme son encodage. Rouvrez-le avec un autre encodage si les noms paraissent faux.
finding-help-charset-missing = Selon le format, c’est de l’ISO-8859-1, mais presque aucun programme ne le croit. L’encodage est supposé. La correction ajoute CA.
finding-help-charset-unknown = L’encodage est trouvé d’après les octets. La correction rectifie CA.
finding-help-composed-spelling = Le sens des deux parties est sûr, mais le format les écrit autrement. La correction les écrit ainsi.
finding-help-crossing = À Nexos, une jonction ne peut être traversée qu’une fois. Le coup est joué tel qu’écrit.
finding-help-dialect = Le fichier suit les habitudes d’un programme ou d’un serveur qui diffèrent du format. Il est lu en conséquence.
finding-help-duplicate-game = Les coups sont les mêmes que ceux d’une partie précédente.
finding-help-duplicate-property = Les listes sont lues comme une seule et les textes comme plusieurs ; pour le reste, la première valeur compte. La correction réunit listes et textes et garde le reste dans une propriété privée.
finding-help-duplicate-variation = C’est courant dans les fichiers fusionnés ou importés. Rien n’est changé.
finding-help-earlier-conversion = Une version antérieure de ce programme a converti cette partie à partir du fichier d’un serveur, sans tout lire ou sans tout lire correctement. La partie reste telle quelle. Si vous avez encore le fichier d’origine, ouvrez-le de nouveau.
finding-help-edge-contact = Les pièces d’une couleur ne peuvent se toucher que par les coins. Le coup est joué tel qu’écrit.
finding-help-empty-list = La liste n’a pas de sens sans points ; certains programmes y perdent un coup. La correction supprime la valeur vide.
finding-help-empty-node = Il est gardé ; certains serveurs en écrivent un à la fin de chaque partie. La correction le supprime, sauf si cela changeait la ligne principale.
finding-help-empty-value = Un texte vide ne dit rien. La correction supprime la propriété.
finding-help-empty-variation = Une paire de parenthèses ne contient aucun nœud. Elle ne veut rien dire. La correction enlève les parenthèses.
finding-help-forbidden-move = Noir n’a le droit de faire ni une rangée de plus de cinq, ni deux quatre ou deux trois ouverts à la fois, sauf avec un cinq. Le coup est joué tel qu’écrit.
finding-help-foreign-value = La valeur n’est pas du texte dans l’encodage de sa partie, mais elle en est dans un autre. Elle est montrée dans celui-là et gardée telle quelle.
finding-help-format-too-new = FF va de 1 à 4. Le fichier est lu en FF4. La correction écrit 4.
finding-help-game-guessed = Sans GM, il s’agit d’une partie de go. L’événement, les coups ou le nom du fichier indiquent un autre jeu. S’ils ne le prouvent pas, la normalisation n’écrit pas GM.
finding-help-game-inside-game = Une variante commence par FF ou GM, et il manque des parenthèses à la fin : elles manquent sans doute ici. C’est lu comme une variante. La correction ferme la partie précédente, si les parenthèses manquantes y suffisent.
finding-help-handicap-differs = HA n’est qu’un nombre ; les pierres sont posées à part, ou sont les premiers coups de Noir, puis Blanc joue.
finding-help-handicap-too-small = Dans le format, HA vaut au moins 2. Beaucoup de programmes écrivent 0 ou 1 quand il n’y a pas de handicap, ou quand Noir commence sans komi.
finding-help-header-point = Le texte avant la première partie contient des crochets ; c’est peut-être un début de fichier abîmé. Il est gardé et réécrit.
finding-help-header-text = Tout ce qui précède la première partie (en-tête de courriel, en-tête HTTP, lignes vides) est gardé et réécrit, mais d’autres programmes peuvent ne pas trouver la partie. La correction en fait un commentaire.
finding-help-identifier-too-long = Aucune propriété n’a un tel nom ; c’est donc sans doute du texte au mauvais endroit. Il est gardé.
finding-help-illegal-value = La valeur est montrée et gardée, mais inutilisable. La correction la met dans une propriété privée (X et l’identifiant).
finding-help-junction-listed = D’anciens programmes le faisaient. Les jonctions sont ignorées ; seuls les segments déterminent la pièce.
finding-help-junk = Entre propriétés, nœuds et parties, il ne peut y avoir que des blancs. Le texte est sauté et gardé dans le fichier ; la correction et la mise au propre font de ses mots un commentaire.
finding-help-ko = Le coup est joué tel qu’écrit.
finding-help-komi-doubled = KI est le double du komi. La correction écrit KM.
finding-help-komi-scaled = Les serveurs Fox écrivent les points multipliés par 100, ou les pierres chinoises multipliées par 100, qui valent deux points chacune ; certains fichiers ont les points multipliés par 10. On n’y touche pas.
finding-help-label-repeated = La dernière cache les autres.
finding-help-label-too-long = FF3 permettait quatre caractères.
finding-help-line-ends-mixed = Toutes sont lues de la même façon.
finding-help-line-repeated = La correction laisse chacune une fois, et celles sans longueur dans une propriété privée.
finding-help-long-identifier = Certains anciens programmes ne lisent que deux lettres.
finding-help-lowercase-identifier = Jusqu’à FF3, les identifiants pouvaient contenir des minuscules, qui ne veulent rien dire ; aucune version ne permet « - » ni « _ ». La correction n’écrit que les majuscules, et toutes les lettres en majuscules si le nom est inconnu. Un mot en minuscules collé devant un nom va dans le commentaire.
finding-help-main-line-shorter = La première variante est la ligne principale. Certains programmes écrivent la partie elle-même en dernier.
finding-help-mark-repeated = La première marque compte. La correction laisse celle-là et garde une autre dans une propriété privée.
finding-help-merge-conflict = Deux versions ont changé la même chose de façons différentes. Le bloc entre les repères dit ce qu’a chacune ; le fichier a la première, la nôtre. « settle » prend la nôtre, la leur ou les deux, et supprime le bloc.
finding-help-missed-start = Le coup est joué tel qu’écrit.
finding-help-missing-bracket = La valeur contient ce qui ressemble à la propriété suivante : sans le crochet qui devrait la finir, elle va jusqu’au crochet de cette propriété. Ce qui a été avalé fait partie du texte et n’est pas lu comme un coup ou un nom. Là où une ligne des informations a avalé la suivante, ou un point d’une liste le suivant, la correction les sépare. Là où, avec le crochet, toutes les parenthèses vont de nouveau par paires, la correction l’écrit. Ailleurs, aucune correction n’est sûre : insérez le ] à sa place avec un éditeur de texte.
finding-help-missing-close = Le fichier finit à l’intérieur d’une partie. Il est lu comme si les parenthèses étaient là ; il est peut-être tronqué. La correction les écrit à la fin.
finding-help-missing-open = C’est lu comme si la parenthèse était là. La correction l’écrit.
finding-help-missing-semicolon = Une variante ou une partie commence par une propriété. C’est lu comme si le point-virgule était là. La correction l’écrit.
finding-help-mixed-charsets = CA diffère entre les parties du fichier. Chacune est lue dans le sien.
finding-help-mixed-formats = FF diffère entre les parties du fichier.
finding-help-mixed-games = GM diffère entre les parties du fichier.
finding-help-mojibake = Le texte porte les traces d’une conversion antérieure dans le mauvais encodage. La correction défait la conversion, si l’encodage du fichier peut contenir le résultat.
finding-help-move-after-end = Un abandon ou une position gagnée sur le plateau finissent une partie, deux passes aussi si elle a un résultat. Les coups suivants peuvent montrer comment les pierres mortes sont prises, ou ce qui aurait pu être ; leur place est alors dans une variante.
finding-help-move-in-root = Permis, mais de mauvais style : beaucoup de programmes montrent la racine comme la position avant le premier coup.
finding-help-move-with-setup = La pose est faite d’abord, puis le coup. La correction divise le nœud ; un PL seul est supprimé.
finding-help-name-as-move = Des scripts de tournois écrivaient ainsi les joueurs. Ce n’est pas un coup.
finding-help-needless-pass = Dans ce jeu, seul passe celui qui ne peut pas jouer.
finding-help-nested-deep = Les parenthèses s’emboîtent sur toute la longueur de la partie. Certains programmes ne peuvent pas ouvrir un tel fichier ; la mise au propre n’en écrit pas là où rien ne bifurque.
finding-help-newer-property = Elle est lue avec son sens habituel. La propriété FF est trop basse.
finding-help-no-contact = À Blokus, un coin doit toucher une pièce de la même couleur ; à Nexos, un segment doit finir où en finit un autre de sa couleur ; à Callisto, la pièce doit être à côté d’une pièce de sa couleur. Le coup est joué tel qu’écrit.
finding-help-no-flip = À Othello, tout coup retourne au moins un pion. Le coup est joué tel qu’écrit.
finding-help-no-game = Nulle part dans le fichier une partie ne commence par (; ou par une propriété après une parenthèse.
finding-help-no-hole = Les quatre coins n’ont pas de trou. Rien n’y est placé.
finding-help-no-link = Les ponts relient deux pions de la même couleur à un saut de cavalier, sans croiser d’autre pont. Ce que le coup dit de celui-ci est ignoré.
finding-help-no-piece = Aucune pièce du joueur n’est là où le coup commence. Là où les règles sont connues, une pièce est placée là où il finit ; ailleurs rien ne bouge.
finding-help-no-such-colour = C’est gardé, et rien n’est placé sur le plateau.
finding-help-no-value = Un identifiant est seul : une valeur a été oubliée, ou c’est un mot au mauvais endroit. Il est gardé dans le fichier ; la correction en fait un commentaire.
finding-help-no-way = La pièce est placée là où le coup finit, et ce qui s’y trouvait disparaît.
finding-help-node-after-variation = Selon le format, c’est impossible. C’est lu comme une variante dans la ligne : la suite est la ligne principale, la variante son alternative. La lire comme une variante de plus est une option. La correction écrit les variantes comme elles sont lues, chacune entre parenthèses.
finding-help-not-a-piece = Ils sont montrés tels quels, comme une pièce à part.
finding-help-not-composed = La propriété demande deux parties séparées par deux-points. La valeur est gardée ; la correction la met dans une propriété privée.
finding-help-nothing-to-remove = Une pose enlève une pièce en nommant exactement ses points. Rien n’est enlevé.
finding-help-nul-byte = Ils sont lus comme des blancs. Le fichier est peut-être abîmé, ou dans un encodage non reconnu. La correction écrit des espaces.
finding-help-obsolete-property = Elle est lue et gardée. La correction et la mise au propre écrivent l’équivalent exact s’il y en a un : étiquettes A, B, C pour L, triangles sur les pierres et croix sur les points vides pour M.
finding-help-occupied = Le coup est joué tel qu’écrit : ce qui s’y trouvait est remplacé.
finding-help-octi-capture = Ce qui s’y trouve est capturé, le reste est ignoré.
finding-help-octi-entry = Un pod entre sur une base de son joueur où ne se trouve aucun pod de l’adversaire, et sans pointes. Il entre tel qu’écrit.
finding-help-octi-jump = Il bouge tel qu’écrit.
finding-help-octi-move = Un pod de l’adversaire est là, ou le déplacement fait partie d’un trajet plus long. Il bouge tel qu’écrit.
finding-help-octi-no-pod = Ce qui s’en approche le plus bouge à sa place : un autre pod du joueur, ou le pod qui est là. Sur une case vide, rien ne se passe.
finding-help-octi-no-prong = Il bouge tel qu’écrit.
finding-help-octi-parts = Un tour est une entrée, une pointe, ou des déplacements depuis une seule case. Toutes les parties sont jouées.
finding-help-octi-pod-gone = C’est ignoré.
finding-help-octi-prong-missing = Rien ne change.
finding-help-octi-prong-taken = Rien ne change.
finding-help-octi-step = Un pod va vers une case voisine ou en saute une. Il bouge tel qu’écrit.
finding-help-octi-superprong = Le joueur n’en a plus, ou une superpointe doit être mise ailleurs. Le tour est joué tel qu’écrit.
finding-help-octi-supply = Le tour est joué tel qu’écrit, et la réserve passe au-dessous de zéro.
finding-help-octi-which-pod = La valeur ne dit pas lequel. Le premier est pris.
finding-help-odd-space = Une espace insécable, une marque d’ordre des octets ou un caractère de fin de fichier se trouve entre les éléments. C’est lu comme un blanc. La correction écrit une espace.
finding-help-old-property = Elle est lue selon son sens actuel. La mise au propre la récrit.
finding-help-one-first = Le coup est joué tel qu’écrit.
finding-help-overlap = Le coup est joué tel qu’écrit : la dernière pièce est visible.
finding-help-pass-on-large-board = Sur les grands plateaux, tt est un point ; on ne passe pas.
finding-help-pass-spelling = FF4 écrit qu’un joueur passe par une valeur vide, FF1 à FF3 par tt sur les plateaux jusqu’à 19 lignes. Les deux sont lus.
finding-help-piece-used = Toutes les pièces de cette forme sont jouées. Le coup est joué tel qu’écrit.
finding-help-point-doubled = Il compte une fois.
finding-help-point-off-board = La valeur a la forme d’un point, mais ce plateau n’en a pas là. Elle est gardée, et rien n’est placé.
finding-help-point-rectangle = Un rectangle d’un seul point, ou aux coins dans le mauvais ordre. La correction l’écrit correctement.
finding-help-property-after-variation = Elle est lue comme une propriété du nœud avant la variante. La correction l’y écrit.
finding-help-replacement-character = Le fichier contient U+FFFD, que les programmes écrivent pour ce qu’ils ne peuvent pas décoder. L’original est perdu.
finding-help-root-property-elsewhere = Elle n’y veut rien dire. La correction la supprime si la racine a la même valeur, et sinon en fait une propriété privée.
finding-help-rules-format = RU est full, fast ou kids, un deux-points, puis des variantes séparées par des virgules. La correction écrit « edgeless, kids » sous la forme kids:edgeless ; si deux règles sont nommées, le texte reste tel quel.
finding-help-rules-unjudged = Les coups sont montrés tels quels, sans vérification.
finding-help-same-colour-twice = Les pierres de handicap libres et les démonstrations se présentent ainsi.
finding-help-second-game-info = Sur un chemin, un seul nœud peut avoir des informations de partie. Les programmes ne montrent pas tous les mêmes.
finding-help-setup-after-root = Une pose après la racine est permise, mais ce n’est plus la suite d’une partie jouée.
finding-help-setup-repeated = La dernière compte. La correction laisse celle-là et garde ce que dit une autre liste dans une propriété privée.
finding-help-setup-without-effect = Le point porte déjà ce que la pose y met, ou est déjà vide. La pose était peut-être destinée à un autre nœud.
finding-help-several-games = Beaucoup de programmes ne montrent que la première.
finding-help-size-unreadable = La taille habituelle du jeu est supposée. La valeur est gardée.
finding-help-split-character = Le texte a été converti en UTF-8 avec ses échappements, et un caractère s’est décomposé en un autre et un crochet. Il est lu jusqu’au crochet qui le finit. La correction réunit les moitiés.
finding-help-square-size = Un plateau carré s’écrit en un seul nombre. C’est ce que fait la correction.
finding-help-start-unknown = SU nomme une position initiale inconnue, ou aucune n’est connue pour un plateau de cette taille, et rien n’est posé. La position initiale habituelle est montrée si le plateau en a une ; les coups ne sont pas vérifiés.
finding-help-stray-comma = Elle est ignorée.
finding-help-suicide = La pierre et sa chaîne quittent le plateau. Certaines règles le permettent.
finding-help-superko = Beaucoup de règles l’interdisent. Le coup est joué tel qu’écrit.
finding-help-surplus-close = Elle est ignorée et gardée. La correction l’enlève.
finding-help-surplus-open = Deux parenthèses s’ouvrent là où commence une seule variante. La première est ignorée et gardée. La correction l’enlève, avec celle qui la ferme.
finding-help-swap-ambiguous = Il peut s’agir des pièces ou des côtés. Après un échange de côtés, la même couleur rejoue ; le coup suivant tranche donc, et rien n’est signalé. Si aucun ne suit, c’est lu comme l’entendait le programme qui l’a écrit, et comme un échange de pièces si on l’ignore. Écrit swap-pieces ou swap-sides, c’est clair.
finding-help-swap-late = Un échange est d’habitude le deuxième coup, quand une pierre est sur le plateau. Il est fait quand même.
finding-help-swap-mislabelled = Après un échange de côtés, la même couleur rejoue ; après un échange de pièces, l’autre joue. Si swap-pieces est écrit et que la même couleur rejoue, ou si le programme qui l’a écrit confond notoirement les deux, c’est lu comme un échange de côtés : aucune pierre ne bouge. La correction écrit swap-sides. Si swap-sides est écrit et que l’autre couleur joue, c’est lu tel qu’écrit, et rien n’est sûr.
finding-help-swap-oblong = Une pierre ne peut pas passer de l’autre côté d’un tel plateau. Aucune pierre ne bouge.
finding-help-too-large = Les fichiers de 4 Gio et plus ne peuvent pas être lus : les positions y sont comptées en 32 bits.
finding-help-too-many-values = La propriété ne peut avoir qu’une valeur. La première compte, les autres sont gardées ; souvent, il manque un crochet. La correction réunit les textes et met les autres valeurs de tout le reste dans une propriété privée.
finding-help-trailing-text = Tout ce qui suit la dernière partie (signature, caractère de fin de fichier, octets nuls) est gardé et réécrit. La correction fait de ses mots un commentaire.
finding-help-turn-unfinished = Après la première pierre, chaque tour compte deux pierres. L’autre camp continue quand même. C’est signalé une fois par ligne.
finding-help-turn-unreadable = C’est ignoré : la couleur suivante joue.
finding-help-two-moves = Ils sont joués dans l’ordre du fichier. La correction divise le nœud ; les commentaires et les marques qui suivent un coup vont avec lui.
finding-help-unchecked-game = Les coups et les points de ce jeu sont montrés tels quels, sans vérification.
finding-help-undecodable-value = La valeur est gardée telle quelle et montrée avec des caractères de remplacement. Un autre encodage permet peut-être de la lire.
finding-help-unescaped-bracket = Dans un texte, un ] doit s’écrire \]. Si les crochets du texte vont par paires, il est lu comme texte ; sinon le texte finit là, et le reste n’appartient à aucune propriété. La correction l’échappe, et le texte va jusqu’au dernier de ses crochets.
finding-help-unknown-property = Elles sont gardées telles quelles. Seul le programme qui les a écrites sait ce qu’elles veulent dire.
finding-help-unread-line = La partie a été créée à partir d’un fichier de serveur ou d’un autre programme, .gib, .ngf, .ugf, .ugi ou .T1. La ligne est citée ici et n’est pas dans la partie ; le fichier d’origine n’a pas changé.
finding-help-unreadable-move = La valeur n’a pas la forme d’un coup de ce jeu. Elle est gardée et n’est pas jouée. La correction la met dans une propriété privée.
finding-help-unreadable-point = La valeur n’a pas la forme d’un point de ce jeu. Elle est gardée. La correction la met dans une propriété privée.
finding-help-unterminated-value = Aucun crochet ne ferme la dernière valeur. Le texte jusqu’à la fin du fichier est sa valeur ; souvent, une barre oblique inverse avant le crochet en est la cause. Si la valeur ne contient que du texte, la correction la ferme à la fin du fichier.
finding-help-value-spelling = Le sens est sûr, mais le format l’écrit autrement : blancs à l’intérieur, couleurs en minuscules, virgule décimale. La correction l’écrit comme le format.
finding-help-value-without-property = Elle est lue comme une valeur de plus de la propriété précédente, ou comme n’appartenant à aucune propriété. La correction la joint à sa propriété ; une valeur qui n’appartient à aucune est gardée.
finding-help-view-cleared = Une valeur vide efface la liste, rien ne peut donc l’accompagner. La correction supprime la valeur vide.
finding-help-view-old = Jusqu’à FF3, VW donnait deux coins d’un rectangle ; c’est lu ainsi.
look-in-record = Chercher dans toutes les parties du fichier
looking = Recherche…
look-in-open = Chercher dans tous les fichiers ouverts
usage-heading = Utilisation :{ " " }
usage-commands = Commandes :
usage-arguments = Arguments :
usage-options = Options :
usage-print-help = Afficher l’aide
usage-print-version = Afficher la version
usage-possible-values = { "[" }valeurs possibles :
usage-default = { "[" }par défaut :
usage-options-place = { "[" }OPTIONS]
usage-unexpected = argument inattendu « { $argument } »
usage-missing = ces arguments manquent : { $argument }
usage-no-equals = la valeur de « { $argument } » s’écrit après un signe égal
usage-twice = l’argument « { $argument } » ne peut pas être répété
usage-conflict = l’argument « { $argument } » ne va pas avec « { $other } »
usage-no-value = il manque la valeur de « { $argument } »
usage-wrong-value = « { $value } » n’est pas une valeur de « { $argument } »
usage-too-many = « { $value } » est une valeur de trop pour « { $argument } »
usage-no-command = commande inconnue « { $name } »
usage-similar-argument = { " " }(il en existe un semblable : « { $near } »)
usage-similar-value = { " " }(il en existe une semblable : « { $near } »)
usage-similar-command = { " " }(il en existe une semblable : « { $near } »)
first-node-not-deleted = le premier nœud d’une partie ne peut pas être supprimé ; « delete-game » retire la partie
first-node-no-alternative = le premier nœud d’une partie n’a pas d’alternative ; « new-game » commence une autre partie
first-node-nothing-before = il n’y a rien avant le premier nœud d’une partie ; --after insère un nœud après lui
first-node-no-variation = le premier nœud d’une partie n’est pas une variante
no-move-of-game = « { $text } » n’est pas un coup de ce jeu
no-move-but-like = « { $text } » n’est pas un coup de ce jeu : les coups s’écrivent comme { $example }
no-point-of-board = « { $text } » n’est pas un point de ce plateau
several-ways = « { $text } » peut être posé de { $ways } façons : donnez tous ses points, séparés par des virgules
nobody-passes-in = on ne passe pas en { $game }
is-the-result = les parties de ce jeu l’écrivent comme résultat, pas comme coup
no-size-of-game = { $columns } sur { $rows } n’est pas une taille de ce jeu : colonnes et lignes vont de 1 à { $most }
nine-are-the-most = les points sont deux chiffres : neuf colonnes et lignes au plus
no-size-of-hexworld = « { $text } » n’est pas une taille de plateau de HexWorld
no-setting-of-hexworld = « { $flag } » n’est pas un réglage de plateau de HexWorld
no-move-of-hexworld = « { $text } » n’est pas un coup de HexWorld
no-move-of-hex = « { $text } » n’est pas un coup de Hex
point-not-on-board = { $point } n’est pas sur ce plateau
only-hex-has-links = seul Hex a des liens HexWorld
hexworld-largest = le plus grand plateau de HexWorld est { $largest }
link-without-setup = un lien HexWorld ne peut pas contenir de pierres posées
move-without-point = un coup sans point
unreadable-move-in-link = un coup illisible n’a pas sa place dans un lien
quotation-not-closed = guillemet fermant manquant
no-command-given = aucune commande donnée
no-command-called = commande inconnue « { $name } »
no-command-called-but = commande inconnue « { $name } » ; vouliez-vous dire « { $near } » ?
wrong-arguments = { $name } : { $why } (utilisation : { $usage })
nothing-to-look-for = il n’y a rien à chercher
no-regular-expression = « { $what } » n’est pas une expression régulière : { $why }
no-place-in-game = « { $text } » n’est pas un endroit : start, end, un numéro de coup ou des numéros d’enfants comme /0.0.2
no-number-of-game = « { $part } » n’est ni le numéro d’une partie, ni un intervalle comme 3-5
no-number-of-moves = « { $text } » n’est pas un nombre de coups
no-margins = « { $text } » n’est pas une largeur en millimètres, { $most } au plus
no-problem-numbers = « { $text } » n’est pas une liste telle que 1-12,20
no-such-move = il n’y a pas de coup { $number } : la ligne principale en a { $moves }
no-node-nothing-follows = il n’y a pas de nœud { $whole } : rien ne suit { $above }
no-node-one-follows = il n’y a pas de nœud { $whole } : un seul suit { $above }, le numéro 0
no-node-children = il n’y a pas de nœud { $whole } : { $above } a les enfants 0 à { $last }
file-missing = { $path } : fichier introuvable
file-is-folder = { $path } : est un dossier, pas un fichier
file-denied = { $path } : lecture interdite (droits insuffisants)
file-empty = { $path } : est vide
file-too-large = { $path } : dépasse 4 Gio
file-special = { $path } : est un tube ou un périphérique, pas un fichier
file-hollow = { $path } : est très grand et presque vide ; aucune partie n’est ainsi
file-not-read = { $path } : pas lu jusqu’à la fin
file-cannot-be-read = { $path } : lecture impossible ({ $cause })
file-changed = { $path } : un autre programme l’a modifié entre-temps ; rien n’a été écrit
file-gone = { $path } : un autre programme l’a supprimé entre-temps ; rien n’a été écrit
file-exists = { $path } : un fichier de ce nom existe déjà ; rien n’a été écrit
file-folder-written = { $path } : est un dossier ; rien n’a été écrit
file-no-folder = { $path } : le dossier { $folder } n’existe pas ; rien n’a été écrit
file-protected = { $path } : est protégé en écriture ; rien n’a été écrit
file-folder-denied = { $path } : écriture interdite dans le dossier { $folder } (droits insuffisants) ; rien n’a été écrit
file-disk-full = { $path } : le disque est plein ; rien n’a été écrit
file-stopped = { $path } : interrompu ; rien n’a été écrit
file-cannot-be-written = { $path } : écriture impossible ({ $cause }) ; rien n’a été écrit
file-unsure = { $path } : écrit, mais le disque ne le confirme pas ({ $cause })
file-half = { $path } : une partie seulement a pu être écrite ({ $cause }) ; tout se trouve dans { $whole }
changes-not-kept-safe = { $folder } : les modifications non enregistrées ne peuvent pas être sauvegardées ({ $cause })
changes-no-longer-kept = { $folder } : les modifications non enregistrées ne sont plus sauvegardées (erreur interne)
home-is-missing = cet utilisateur n’a pas de dossier personnel ; rien ne peut être enregistré d’une session à l’autre
home-is-relative = { $variable } n’est pas un chemin absolu ({ $folder }) ; rien ne peut être enregistré d’une session à l’autre
is-not-text = ce n’est pas du texte
is-open = Fin ouverte
longer-than = dépasse { $most } Kio
too-many-files = il y en a trop ; seuls { $count } sont lus
no-display = il n’y a pas d’écran où ouvrir une fenêtre ({ $error })
only-strict-tells = Le format le permet : seul `check --strict` le signale.
to-repair-it = Pour corriger : { $how }
sgfc-says = Identique au message { $number } de SGFC.
swap-other-colour-next = l’autre couleur joue ensuite, comme après un échange des pièces ; c’est lu comme c’est écrit
swap-as-hexgui = « swap » seul se lit comme dans HexGui : les côtés sont échangés
swap-of-pieces = « swap » seul se lit comme un échange des pièces
swap-same-colour-next = la même couleur joue ensuite : ce sont les côtés qui sont échangés ici, pas les pièces
swap-by-old-hexgui = ce programme écrivait swap-pieces pour un échange des côtés
property-arrows-on-the-board = flèches sur le plateau
property-black-stones = pierres noires
property-emptied-points = points vidés
property-annotator = annotateur
property-application = programme
property-arrows = flèches
property-who-adds-stones = qui ajoute des pierres
property-arrows-of-stones = flèches entre pierres
property-white-stones = pierres blanches
property-black-move = coup noir
property-time-left-for-black = temps restant de Noir
property-bad-move = mauvais coup
property-bases-of-black = bases de Noir
property-rank-of-black = niveau de Noir
property-species-of-black = type de joueur : Noir
property-team-of-black = équipe de Noir
property-comment = commentaire
property-charset = jeu de caractères
property-check-mark = coche
property-chinese-handicap = handicap chinois
property-cube-owner = propriétaire du videau
property-copyright = droits d’auteur
property-circles = cercles
property-circled-stones = pierres cerclées
property-cube-value = valeur du videau
property-dimmed-points = points estompés
property-dice = dés
property-even-position = position égale
property-doubtful-move = coup douteux
property-date = date
property-evaluation-of-the-computer-s-move = évaluation du coup de l’ordinateur
property-event = compétition
property-expected-next-move = prochain coup attendu
property-file-format-version = version du format
property-figure = figure
property-good-for-black = bon pour Noir
property-about-the-game = à propos de la partie
property-game = jeu
property-game-name = nom de la partie
property-good-for-white = bon pour Blanc
property-handicap = handicap
property-hotspot = moment clé
property-game-identifier = identifiant de la partie
property-start-viewing-here = afficher à partir d’ici
property-initial-position = position initiale
property-settings = réglages
property-interesting-move = coup intéressant
property-inverted-y-axis = axe y inversé
property-komi-in-halves = komi en demi-points
property-komi = komi
property-execute-even-if-illegal = exécuter même illégal
property-letters = lettres
property-labels = étiquettes
property-lines = lignes
property-losing-on-time-is-enforced = la perte au temps s’applique
property-marks = marques
property-crosses = croix
property-match-information = informations sur le match
property-move-number = numéro du coup
property-crossed-stones = pierres marquées d’une croix
property-node-name = nom du nœud
property-prongs-of-each-player = pointes de chaque joueur
property-reserve-pods-of-each-player = pods en réserve de chaque joueur
property-superprongs-of-each-player = superpointes de chaque joueur
property-moves-left-for-black-in-this-period = coups restants de Noir dans cette période
property-moves-of-an-overtime-period = coups d’une période supplémentaire
property-opening = ouverture
property-length-of-an-overtime-period = durée d’une période supplémentaire
property-overtime = temps additionnel
property-operator-overhead = temps de l’opérateur
property-moves-left-for-white-in-this-period = coups restants de Blanc dans cette période
property-black = Noir
property-place = lieu
property-player-to-move = joueur au trait
property-print-mode = mode d’impression
property-white = Blanc
property-result = résultat
property-move-of-red-old-pentobi = coup de rouge (ancien Pentobi)
property-region = région
property-round = ronde
property-removed-pods = pods retirés
property-rules = règles
property-secure-stones = pierres sûres
property-search-for-the-move = recherche du coup
property-self-test-moves = coups d’auto-évaluation
property-sigma = sigma
property-selected-points = points sélectionnés
property-source = source
property-squares = carrés
property-squared-stones = pierres marquées d’un carré
property-style-of-variations = style des variantes
property-setup-type = type de pose
property-board-size = taille du plateau
property-black-territory = territoire noir
property-territory-count = décompte du territoire
property-good-move = bon coup
property-time-limit-in-seconds = temps imparti en secondes
property-triangles = triangles
property-triangled-stones = pierres marquées d’un triangle
property-white-territory = territoire blanc
property-unclear-position = position peu claire
property-entered-by = saisi par
property-value-of-the-position = valeur de la position
property-visible-part-of-the-board = partie visible du plateau
property-white-move = coup blanc
property-time-left-for-white = temps restant de Blanc
property-bases-of-white = bases de Blanc
property-rank-of-white = niveau de Blanc
property-species-of-white = type de joueur : Blanc
property-team-of-white = équipe de Blanc
property-move-of-the-first-colour = coup de la première couleur
property-time-left-for-the-first-colour = temps restant de la première couleur
property-rank-of-the-first-player = niveau du premier joueur
property-team-of-the-first-player = équipe du premier joueur
property-pieces-of-the-first-colour = pièces de la première couleur
property-move-of-the-second-colour = coup de la deuxième couleur
property-time-left-for-the-second-colour = temps restant de la deuxième couleur
property-rank-of-the-second-player = niveau du deuxième joueur
property-team-of-the-second-player = équipe du deuxième joueur
property-pieces-of-the-second-colour = pièces de la deuxième couleur
property-move-of-the-third-colour = coup de la troisième couleur
property-time-left-for-the-third-colour = temps restant de la troisième couleur
property-rank-of-the-third-player = niveau du troisième joueur
property-team-of-the-third-player = équipe du troisième joueur
property-pieces-of-the-third-colour = pièces de la troisième couleur
property-move-of-the-fourth-colour = coup de la quatrième couleur
property-time-left-for-the-fourth-colour = temps restant de la quatrième couleur
property-rank-of-the-fourth-player = niveau du quatrième joueur
property-team-of-the-fourth-player = équipe du quatrième joueur
property-pieces-of-the-fourth-colour = pièces de la quatrième couleur
theme-name-light = Clair
theme-name-dark = Sombre
theme-name-wood = Bois
theme-name-high-contrast = Contraste élevé
theme-name-colour-blind = Pour daltoniens
theme-name-pentobi = Comme Pentobi
theme-name-print = Impression
theme-name-red-blue = Hex en rouge et bleu
property-first-player = premier joueur
property-moves-left-for-the-first-colour-in-this-period = coups restants de la première couleur dans cette période
property-second-player = deuxième joueur
property-moves-left-for-the-second-colour-in-this-period = coups restants de la deuxième couleur dans cette période
property-third-player = troisième joueur
property-moves-left-for-the-third-colour-in-this-period = coups restants de la troisième couleur dans cette période
property-fourth-player = quatrième joueur
property-moves-left-for-the-fourth-colour-in-this-period = coups restants de la quatrième couleur dans cette période
property-move-of-green-old-pentobi = coup de vert (ancien Pentobi)
property-move-of-yellow-old-pentobi = coup de jaune (ancien Pentobi)
property-move-of-blue-old-pentobi = coup de bleu (ancien Pentobi)
no-libraries-for-window = il manque des bibliothèques nécessaires à une fenêtre ({ $error }) ; sous Debian et Ubuntu : apt install { $names }
no-opengl-here = OpenGL n’est pas disponible ici ({ $error }) ; avec --renderer software, la fenêtre s’en passe
at-work = Attendez que ce soit fini, ou arrêtez : { $message }
changed-meanwhile = Le fichier a changé entre-temps : rien n’a été fait
games-stayed = Le fichier a changé entre-temps : les parties ont été copiées, mais pas retirées
going-there = En chemin
no-drop-hint = Sous Wayland, on ne peut pas déposer de fichiers ici. « Ouvrir… » en ouvre un ou plusieurs
no-such-places = ce plateau n’a pas de noms { $way }, seulement { $ways } : les points s’appellent comme d’habitude dans ce jeu
nobody-passes = on ne passe pas en { $game }
played-against-rules = joué contre les règles : { $name } { $action } : { $why }
swap-answers-a-swap = l’échange a déjà eu lieu : { $piece }
was-not-done = Ce n’était pas possible, et rien n’a changé : { $message }
was-stopped = Arrêté ; rien n’a changé : { $message }
command-correct = Corriger le coup
command-help-correct = Met un autre coup du même joueur dans ce nœud ; ce qui suit reste.
command-help-insert-move = Met un coup entre ce nœud et tout ce qui suit.
command-insert-move = Insérer un coup
correct-move = corriger le coup en { $action }
correct-to = Corriger le coup en { $name }
ctrl-enter-corrects = { $keys } corrige ce coup en { $name }
insert-move = insérer { $name } { $action }
insert-move-here = Insérer { $name } après ce coup
no-move-to-correct = il n’y a pas de coup à corriger ici

## Raisons, arguments, page de manuel
counted-annotations =
    { $count ->
        [one] { $count } annotation
       *[other] { $count } annotations
    }
counted-comments =
    { $count ->
        [one] { $count } commentaire ou nom
       *[other] { $count } commentaires et noms
    }
counted-empty-nodes =
    { $count ->
        [one] { $count } nœud vide
       *[other] { $count } nœuds vides
    }
counted-markup =
    { $count ->
        [one] { $count } propriété de marques
       *[other] { $count } propriétés de marques
    }
counted-private =
    { $count ->
        [one] { $count } propriété privée
       *[other] { $count } propriétés privées
    }
counted-times =
    { $count ->
        [one] { $count } temps
       *[other] { $count } temps
    }
counted-variations =
    { $count ->
        [one] { $count } nœud de variantes
       *[other] { $count } nœuds de variantes
    }
a-resignation = un abandon
two-passes = deux passes
add-game = Ajouter une partie
another-format-than-first = une autre version du format que dans la première partie
another-game-than-first = un autre jeu que dans la première partie
argument-annotation = une annotation
argument-axis = un axe
argument-child = le numéro d’une suite
argument-code = le code d’une anomalie
argument-colour = la couleur
argument-encoding = l’encodage
argument-first-point = le premier point
argument-game = le jeu
argument-game-number = le numéro d’une partie
argument-game-place = la place de la partie
argument-kind-of-text = une sorte de texte
argument-mark = une marque
argument-move = le coup
argument-moves = un nombre de coups
argument-name = le nom
argument-neutral = les points neutres
argument-nodes = un nombre de nœuds
argument-number = le numéro
argument-place = l’endroit
argument-point = un point
argument-property = la propriété
argument-removed = quelque chose à supprimer
argument-replaced = ce qu’il faut remplacer
argument-replacement = le texte de remplacement
argument-second-point = le second point
argument-seconds = le nombre de secondes
argument-settled = une version à prendre
argument-sorted-by = une clé de tri
argument-sought = quelque chose à chercher
argument-steps = un nombre d’étapes
argument-stone = une pierre
argument-stones = un nombre de pierres
argument-strength = 1 ou 2
argument-text = le texte
argument-the-point = le point
argument-turn = une rotation
argument-value = la valeur
argument-value-number = le numéro d’une valeur
argument-value-place = la place d’une valeur
argument-variation-place = la place d’une variante
argument-view = un point, « all » ou « inherited »
argument-way-to-read-swaps = une façon d’interpréter les échanges
argument-way-to-swap = un type d’échange
arguments-are-wrong = arguments incorrects
arguments-wrong-since = arguments incorrects ({ $cause })
board-does-not-fit = ce plateau n’a pas cette symétrie ; tournez ou retournez plutôt la vue
bracket-cuts-text-off = un crochet du texte n’est pas échappé et le coupe
build-has-no-window = ce programme a été construit sans fenêtre (option `window`)
ca-changes-with-bytes = CA se change avec les octets, par la commande « encoding »
cannot-be-written = { $id } ne peut pas être écrit : { $error }
captured-pod-may-return = un pod capturé peut revenir ici, et une pose ne peut pas dire lesquels sont capturés
check-lists-codes = { $error } ; « check » liste ce qu’il trouve avec son code
description-line = ligne { $line } : { $cause }
move-forfeits = perd par forfait
move-pass = passe
move-resigns = abandonne
diagram-swap = échange
dialect-kifu = kifu (Nihon Ki-in, Sina)
dialect-old-hexgui = ancien HexGui
dialect-old-pentobi = ancien Pentobi
dialect-players-as-moves = joueurs en guise de coups
does-not-decode = { $id } n’est pas du texte valable en { $label } : { $shown }
encoding-has-no = l’encodage du fichier ({ $label }) n’a pas { $shown }
encoding-has-no-more = l’encodage du fichier ({ $label }) n’a pas { $shown } et { $more } autres
ff1-is-assumed = lu comme FF1
figure = Figure
form-15-lines = 15 lignes
form-19-lines = 19 lignes
form-comment = Commentaire
form-duo = Duo
form-fast = Rapide
form-for-kids-6-7 = Pour enfants, 6 × 7
form-four-players = Quatre joueurs
form-full-rules = Règles complètes
form-junior = Junior
form-three-players = Trois joueurs
form-two-players = Deux joueurs
form-two-players-four-colours = Deux joueurs, quatre couleurs
foul-fours = Noir fait deux quatre à la fois
foul-overline = Noir fait une rangée de plus de cinq
foul-threes = Noir fait deux trois ouverts à la fois
game-name-chess = Échecs
game-without-parenthesis = une partie commence sans parenthèse ouvrante
game-without-semicolon = une partie commence sans point-virgule
games-differ-in-encoding = les parties ont des encodages différents
go-is-assumed = lu comme Go
handicap-has-no-places = ce plateau n’a pas de points habituels pour { $stones } pierres de handicap
has-moves-should-have = { $id } a { $count } valeurs et devrait en avoir une ; seule la première est jouée
has-no-file-name = pas de nom de fichier
install-opengl = pour une fenêtre plus rapide, installez libgl1 et libgl1-mesa-dri, ou le pilote de votre carte graphique
is-no-colour = pas une couleur
is-no-move-of-game = ce n’est pas un coup de ce jeu
is-no-point-of-game = ce n’est pas un point de ce jeu
is-not-empty = ce n’est pas vide
is-not-number = ce n’est pas un nombre
it-is-ignored = ce n’est pas pris en compte
line-has-no-move = cette ligne n’a pas de coup { $number }
line-means-nothing = on ne sait pas ce que veut dire « { $line } »
line-no-move-on-board = « { $line } » n’est pas un coup sur ce plateau
man-about-editing = Les commandes qu’acceptent edit et la palette de commandes de la fenêtre. WHERE est comme pour --at.
man-description-1 = Variorum ouvre des parties de Go, de Hex, d’Octi et de la famille Blokus (.sgf, .blksgf), les affiche dans une fenêtre et permet de les modifier. Ce qui n’a pas été modifié n’est jamais réécrit : encodage, mise en page, propriétés inconnues et graphies étranges restent tels quels, octet par octet.
man-description-2 = Si des fichiers sont donnés, la fenêtre s’ouvre avec un onglet pour chacun. Les commandes se passent de fenêtre. Pour elles, un fichier peut être - pour l’entrée standard, et une sortie - pour la sortie standard. Un fichier de sortie est écrit en entier ou pas du tout.
man-example-check = Liste les anomalies de ces fichiers.
man-example-edit = Écrit un commentaire au dernier coup de la ligne principale.
man-example-open = Ouvre le fichier dans la fenêtre.
man-example-render = Dessine la fin de la ligne principale sous forme d’image.
man-example-show = Montre la position après le coup 17.
man-exit-0 = Fait.
man-exit-1 = Fait, et le fichier a des erreurs (check) ; ou bien une commande n’a pas pu être appliquée et rien n’a été écrit (edit).
man-exit-2 = Pas fait. Une ligne sur la sortie d’erreur nomme le fichier, l’endroit et la cause.
man-heading-commands = COMMANDES
man-heading-description = DESCRIPTION
man-heading-editing = COMMANDES D’ÉDITION
man-heading-environment = ENVIRONNEMENT
man-heading-examples = EXEMPLES
man-heading-exit = CODE DE RETOUR
man-heading-files = FICHIERS
man-heading-name = NOM
man-heading-options = OPTIONS
man-heading-synopsis = SYNOPSIS
man-home = Un dossier pour les préférences et le travail non enregistré, à la place des dossiers habituels ; un chemin absolu.
man-journal = Le travail non enregistré, jusqu’à ce qu’il soit enregistré ou jeté.
man-section = Commandes utilisateur
man-settings = Les préférences, expliquées ligne par ligne.
man-what-it-is = voir, vérifier, modifier et convertir des parties de jeux de plateau
man-without-it = Par défaut : { $default }
lines-beyond-not-read =
    { $beyond ->
        [one] { $beyond } ligne après les { $most } premières n’a pas été lue
       *[other] { $beyond } lignes après les { $most } premières n’ont pas été lues
    }
name-the-node = Nommer le nœud
neither-1-nor-2 = ni 1 ni 2
no-annotations-there = il n’y a aucune annotation à supprimer
no-board-to-draw = { $family } n’a pas de plateau à dessiner
no-ca-but-text-guess = il n’y a pas de CA, mais du texte qui n’est pas en ASCII ; lu en { $charset }, ce qui est une supposition
no-comments-there = il n’y a aucun commentaire à supprimer
no-conflict-here = il n’y a pas de conflit de fusion à résoudre
no-conflicts = Il ne reste rien à résoudre.
no-corner-touches = aucun coin ne touche une pièce du joueur
no-empty-nodes-there = il n’y a aucun nœud vide à supprimer
no-format-for-pictures = { "." }{ $suffix } n’est pas un format d’image (.svg, .png et .txt en sont)
no-game-is-in-it = ne contient aucune partie
no-identifier = « { $id } » n’est pas un nom de propriété valide
no-kind-of-finding = « { $code } » n’est pas une sorte d’anomalie
no-markup-there = il n’y a aucune marque à supprimer
no-opengl-software-instead = OpenGL n’est pas disponible ({ $error }) ; la fenêtre est dessinée sans carte graphique
no-private-there = il n’y a aucune propriété privée à supprimer
no-regular-file = pas un fichier ordinaire
no-segment-joins = aucun segment ne finit là où finit un segment du joueur
no-such-colour = ce jeu n’a pas cette couleur
no-times-there = il n’y a aucun temps à supprimer
no-variations-there = il n’y a aucune variante à supprimer
node-hangs-elsewhere = le nœud qui doit suivre est accroché ailleurs
node-not-in-record = ce nœud ne fait pas partie du fichier
not-right-form = la forme n’est pas la bonne
not-two-parts = pas deux parties séparées par un deux-points
not-whole-number = ce n’est pas un nombre entier
nothing-can-be-repaired = rien de ce qui a été trouvé ne peut être corrigé
numbers-of-games-missing = il manque les numéros des parties
off-the-board = hors du plateau
other-window-no-answer = l’autre fenêtre n’a pas répondu
parenthesis-closes-nothing = une parenthèse se ferme sans avoir été ouverte
parenthesis-opens-nothing = parenthèse ouvrante qui ne commence aucune variante
picture-needs-suffix = le nom d’une image doit finir par .svg, .png ou .txt
picture-of-0-pixels = une image ne peut pas avoir 0 pixel de large ou de haut
picture-pixels = une image a de 1 à { $most } pixels, pas { $size }
picture-too-large = une image de { $width } sur { $height } pixels est trop grande (le plus grand côté peut en avoir { $most })
property-needs-value = une propriété a besoin d’une valeur
record-names-no-encoding = le fichier ne nomme pas d’encodage pour les caractères hors d’ASCII
record-would-be-misread = le fichier ne serait plus lu en { $label } à la prochaine ouverture ; « encoding UTF-8 » l’enregistre de façon qu’il dise ce qu’il est
recorded-and-proved = { $recorded } d’après le fichier, { $proved } d’après la preuve
result-not-understood = le résultat « { $result } » n’est pas compris
result-of-game = Début de la partie : { $message }
rules-unjudged = les règles de ce jeu ne sont pas prises en charge : les coups sont montrés tels quels et ne sont pas vérifiés
single-pod-not-written = un seul pod sans pointe parmi d’autres ne peut pas être noté : épargnez-le d’abord, ou prenez-les tous
site-board = Plateau
site-date = Date
site-result = Résultat
site-none = Aucun fichier ne contient tous ces mots.
site-sort = Trier les fichiers
sniffed-7-zip-archive = une archive 7-Zip
sniffed-binary = un fichier binaire
sniffed-bzip2-archive = une archive bzip2
sniffed-database = une base de données
sniffed-film-or-a-picture = un film ou une image
sniffed-gif-picture = une image GIF
sniffed-gzip-archive = une archive gzip
sniffed-icon = une icône
sniffed-jpeg-picture = une image JPEG
sniffed-office-document = un document de bureautique
sniffed-pdf-document = un document PDF
sniffed-png-picture = une image PNG
sniffed-postscript-document = un document PostScript
sniffed-program = un programme
sniffed-rar-archive = une archive RAR
sniffed-sound = du son
sniffed-sound-or-film = du son ou un film
sniffed-tar-archive = une archive tar
sniffed-tiff-picture = une image TIFF
sniffed-webp-picture = une image WebP
sniffed-xz-archive = une archive xz
sniffed-zip-archive = une archive ZIP
sniffed-zstandard-archive = une archive Zstandard
sought-annotation = d’annotation
sought-comment = de commentaire
sought-hotspot = de moment clé
sought-markup = de marques
sought-setup = de pose
strip-private = Supprimer les propriétés privées
strip-times = Supprimer les temps
strip-variations = Supprimer les variantes
study-again-on =
    { $count ->
        [one] { $count } question est à revoir le { $date }.
       *[other] { $count } questions sont à revoir le { $date }.
    }
study-all-again = Tout répéter
study-all-points = Points : { $points } sur { $of }
study-all-sides = Tous les camps
study-as-wished = comme souhaité
study-ask-guess = À { $colour } de jouer : où était le coup suivant ?
study-ask-mistakes = À { $colour } de jouer : trouvez un meilleur coup
study-ask-problem = À { $colour } de jouer
study-ask-repertoire = À { $colour } de jouer : quel coup figure dans le fichier ?
study-begin = Démarrer la séance
study-broken-lines =
    { $count ->
        [one] { $count } ligne de { $path } est illisible et reste telle quelle : ligne { $line }
       *[other] { $count } lignes de { $path } sont illisibles et restent telles quelles ; la première est la ligne { $line }
    }
study-by-chance = Répliques au hasard
study-counts = { $due } à revoir, { $new } nouvelles
study-counts-here = À revoir aujourd’hui : { $due }, nouvelles : { $new }
study-done =
    { $count ->
        [one] Terminé : { $right } sur { $count } juste du premier coup.
       *[other] Terminé : { $right } sur { $count } justes du premier coup.
    }
study-so-far =
    { $count ->
        [one] Jusqu’ici : { $right } sur { $count } juste du premier coup.
       *[other] Jusqu’ici : { $right } sur { $count } justes du premier coup.
    }
study-easy = Facile
study-elsewhere = Vos réponses sont enregistrées dans { $path } ({ $why }).
study-failed = Faux.
study-folder-missing = Le dossier { $path } n’existe pas
study-give-hint = Indice
study-good = Juste : suivant
study-guess = Deviner les coups d’une partie
study-hint = La réponse se trouve dans la zone mise en évidence, de { $from } à { $to }.
study-hint-word = La réponse n’est pas un coup sur le plateau.
study-illegal-move = ce coup est illégal
study-is-right = C’est juste
study-is-wrong = C’est faux
study-keys = Jouez avec les flèches et Entrée, ou tapez le coup. F2 : indice, F3 : solution, F4 : facile, F5 : suivant, Ctrl+Z : reprendre la dernière réponse, Ctrl+B : remettre la question à demain, Ctrl+Maj+B : ne plus la poser, F6 : explorer après la réponse, F7 : tout le plateau, Échap : fermer.
study-later-lines = { $path } : certaines lignes viennent d’une version plus récente ; elles restent telles quelles
study-leaf-colour = pas de marques ; la ligne principale finit par le coup de l’adversaire, une autre par celui du résolveur
study-leave = Fermer
dictionary = Recueil de joseki
dictionary-compare = Comparer
dictionary-folder = Compter les parties de ce dossier
dictionary-path = Chemin d’un recueil de joseki ou d’un dossier de recueils
study-leaves-at-once = rien dans le recueil de joseki ne commence ainsi
study-line-ends-there =
    { $moves ->
        [one] { $region } : la ligne du recueil de joseki s’arrête après son seul coup
       *[other] { $region } : la ligne du recueil de joseki s’arrête après { $moves } coups
    }
study-lines-doubtful =
    { $count ->
        [one] l’horloge était fausse : { $count } réponse est datée d’avant 2026, de plus d’un jour dans le futur ou à contre-ordre du journal. Elle est conservée, et compte au moment de sa voisine ou à partir de son propre jour. Si la date de cet ordinateur est fausse, réglez-la
       *[other] l’horloge était fausse : { $count } réponses sont datées d’avant 2026, de plus d’un jour dans le futur ou à contre-ordre du journal. Elles sont conservées, et comptent au moment de leurs voisines ou à partir de leur propre jour. Si la date de cet ordinateur est fausse, réglez-la
    }
study-lines-won =
    { $count ->
        [one] { $count } ligne est gagnée sur le plateau
       *[other] { $count } lignes sont gagnées sur le plateau
    }
study-looking = Recherche de questions…
study-main-line = pas de marques ; la ligne principale finit par le coup du résolveur
study-marks-disagree = une marque d’une autre convention contredit cela
study-mistakes = Trouver mieux que les coups marqués comme mauvais
study-more = Autres questions
study-next = Suivant
study-next-day = {" "}; la prochaine le { $date }
study-next-here = {" "}; { $many } le { $date }
study-not-understood = les coups ont des mots ou des marques qui ne disent pas clairement lequel est juste : ce qui est juste est inconnu
study-said-by-letters = le commentaire dit ce qui est juste, mais les coups ne sont pas marqués : ils ne sont pas jugés
study-no-convention = rien n’est marqué, et aucune ligne ne finit par un coup du résolveur : ce qui est juste est inconnu
study-no-file = Cette partie n’a pas de fichier : vos réponses ne sont donc pas enregistrées.
study-no-folder = { $path } est un fichier, pas un dossier
study-no-hint = Il n’y a pas d’autre indice.
study-no-moment = « { $text } » n’est pas une date avec une heure comme 2026-11-21T22:00:00+01:00
study-no-moves = il y a une position, mais aucun coup
study-no-such-year = « { $text } » est en dehors des années prises en compte, de { $first } à { $last }
study-no-problem = aucune position avec des pierres des deux côtés n’est posée avant le premier coup
study-no-records = Il n’y a pas de fichiers de parties dans ce dossier.
study-nobody-moves = { $name } : il n’y a pas de coups dans cette partie
study-none-asked = Aucune question n’a été posée.
study-not-all = Le dossier est grand : les questions ne viennent que d’une partie de son contenu.
study-not-due = Rien n’est à revoir. Vous pouvez vous exercer quand même ; le calendrier ne change pas.
study-not-kept = Votre réponse n’a pas pu être enregistrée ({ $error }).
study-nothing = Aucune question : il n’y a pas de coups à trouver ici.
study-of = Étude : { $name }
study-of-folder = Étude : dossier { $name }
study-off = Ce coup n’est pas dans le fichier.
study-one-move-each = pas de marques, et des branches d’un seul coup : toutes sont des réponses
study-plays-nothing = rien
study-points = {" "}; points : { $points } sur { $of }
study-practise = S’exercer
study-problem = Résoudre des problèmes
study-repeated =
    { $count ->
        [one] { $count } nouvel essai.
       *[other] { $count } nouveaux essais.
    }
study-repertoire = Réviser un répertoire
study-retry = Réessayer
study-same-position = la même position est jugée autrement ailleurs
study-say-also = Bon aussi, mais ce n’est pas le coup joué.
study-say-away =
    { $count ->
        [one] Faux, à { $count } ligne près.
       *[other] Faux, à { $count } lignes près.
    }
study-say-illegal = Coup illégal : ne compte pas comme réponse.
study-say-no-pass = Passer n’est pas une réponse ici : cela ne compte pas.
study-say-on = Juste jusqu’ici. Continuez.
study-say-reply = Juste jusqu’ici. La réplique est { $replies }.
study-say-right = Juste.
study-say-unknown = Ce coup n’est pas dans le fichier.
study-say-wrong = Faux.
study-show = Montrer la solution
study-shown = Voici la solution.
study-solved = Juste.
study-to-guess =
    { $count ->
        [one] { $count } coup à deviner
       *[other] { $count } coups à deviner
    }
study-told-also = bon aussi
study-told-continued = juste jusqu’ici ; la réplique est { $replies }
study-told-due = {" "}; à revoir le { $date }
study-told-illegal = coup illégal : aucune réponse n’a été enregistrée
study-told-not-kept = {" "}; rien n’a été enregistré : utilisez --rating pour le compter
study-told-right = juste
study-told-incomplete = {" "}; la suite continue, et compte jusqu’ici comme difficile : répondez de nouveau avec tous les coups, cette réponse la remplace
study-told-unknown = pas dans le fichier
study-told-wrong = faux ; la réponse est { $answers }
study-turn-against-moves = d’après le fichier, une autre couleur est au trait, mais le premier coup est de { $name } : les coups l’emportent
study-turned = Tourner le plateau au hasard
system-already-exists = le fichier existe déjà
system-busy = périphérique ou fichier occupé
system-file-too-large = le fichier est trop grand
system-full = il n’y a plus de place sur le disque
system-is-a-folder = est un dossier
system-name-too-long = le nom de fichier est trop long
system-no-memory = la mémoire ne suffit pas
system-not-a-folder = n’est pas un dossier
system-not-found = fichier ou dossier introuvable
system-permission-denied = permission refusée
system-quota = le quota du disque est dépassé
system-read-only = le disque est en lecture seule
system-timed-out = pas de réponse à temps
text-after-last-game = il y a du texte après la dernière partie
text-before-first-game = il y a du texte avant la première partie
text-before-looks-like-part = le texte avant la première partie a l’air d’en être un morceau
text-between-games = il y a du texte entre les parties
text-of-no-property = il y a du texte hors de toute propriété
theme-base-is-itself = « { $base } » est fondé sur lui-même
theme-base-is-name = la base d’un thème doit être un nom entre guillemets
theme-base-unknown = thème de base inconnu « { $base } »
theme-is-a-list = un thème doit être une liste de réglages entre parenthèses
theme-is-broken = thème { $id }.ron : { $cause }
theme-relief = relief doit être un nombre de 0 à 1, pas { $relief }
things-pods = pods en réserve
things-prongs = pointes
things-superprongs = superpointes
too-many-diagrams = la ligne donnerait plus de { $most } diagrammes
too-many-links = trop de liens symboliques
too-much-to-draw = ces diagrammes sont trop nombreux et trop chargés pour être dessinés ; choisissez moins de coups
ugf-encrypted = les coups de ce fichier UGF sont chiffrés
unusual-white-space = blancs inhabituels entre les éléments
value-not-escaped = la valeur « { $value } » a un ] ou un \ sans \ devant lui
value-of-position = Valeur de la position
value-without-identifier = une valeur sans identifiant
variation-longer-than-main = cette variante est plus longue que la ligne principale
variation-without-node = une variante sans nœud
variation-without-semicolon = une variante commence sans point-virgule
wanted-0-or-more = 0 ou plus
wanted-date = une date comme 1996-12-31
wanted-number = un nombre
wanted-real-date = une date qui existe
wanted-result = B+ ou W+ avec des points, R, T ou F, ni 0, Void ou ?
wanted-rules = une règle et des variantes, comme full:edgeless
without-a-window = { $cause } ; sans fenêtre, `variorum render FILE -o PICTURE` dessine une partie

## Guide
guide-first-steps = Premiers pas
guide-first-steps-1 = Variorum ouvre les parties de vos jeux de plateau. Parcourez-les, commentez-les, jouez-y des coups et enregistrez-les : dans le fichier ne change que ce que vous avez changé.
guide-first-steps-2 = Ouvrez une partie avec Ctrl+O, ou déposez-la sur la fenêtre. Chaque partie a un onglet. L’accueil (le signe plus derrière les onglets) montre des exemples de chaque sorte de plateau et les dernières parties ouvertes, et permet d’en commencer une nouvelle.
guide-first-steps-3 = → et ← parcourent les coups, Origine et Fin vont aux bouts de la ligne. Un clic sur un nœud de l’arbre y va. À un embranchement, ↓ et ↑ passent à une autre variante ; la liste sous l’arbre les nomme.
guide-first-steps-4 = Cliquez sur le plateau pour jouer. Si la partie a déjà ce coup, on y entre ; tout autre coup commence une variante. On ne perd rien à essayer : Ctrl+Z annule autant d’étapes que vous voulez.
guide-first-steps-5 = Ctrl+S enregistre. D’ici là, votre travail est sauvegardé à part, et il est restauré si le programme ou l’ordinateur s’arrête.
guide-first-steps-6 = Ctrl+Maj+P trouve toute commande par quelques lettres de son nom. F1 ouvre ce guide.
guide-opening-and-saving = Ouvrir et enregistrer
guide-opening-and-saving-1 = Les fichiers de Go, de Hex et de la plupart des autres jeux finissent par .sgf, ceux de la famille Blokus par .blksgf ; .hsgf, .hgf, .tsgf, .gsgf et .mgt sont connus aussi. On peut ouvrir plusieurs fichiers à la fois, et si vous démarrez le programme une seconde fois, ses fichiers s’ouvrent dans la fenêtre existante.
guide-opening-and-saving-2 = « Fichier suivant du dossier » et « Fichier précédent du dossier » parcourent les fichiers d’un dossier dans le même onglet, 9 avant 10. Un fichier qui a des modifications non enregistrées garde son onglet, et le suivant en reçoit un. « Ouvrir un dossier… » liste tous les fichiers d’un dossier avec joueurs, dates et résultats ; un clic en montre un.
guide-opening-and-saving-3 = L’enregistrement écrit le fichier en entier ou pas du tout. Si un autre programme a modifié le fichier depuis que vous l’avez ouvert, Variorum vous demande d’abord que faire. Le fichier tel qu’il était avant sa première modification est gardé 90 jours : « Versions antérieures… » liste ce qu’il y a.
guide-opening-and-saving-4 = « Enregistrer une copie… » écrit dans un autre fichier ; vous continuez à travailler dans celui-ci.
guide-moving-around = Se déplacer
guide-moving-around-1 = Touches : → et ← un coup ; Page suivante et Page précédente dix ; Ctrl+Maj+→ et ← à l’embranchement suivant et précédent ; Origine et Fin aux bouts de la ligne ; Ctrl+Origine pour revenir à la ligne principale. La molette au-dessus du plateau parcourt aussi les coups.
guide-moving-around-2 = Ctrl+G va à un coup par son numéro, ou là où l’on a joué sur un point. Les noms de points et de coups dans un commentaire sont des liens. Alt+← revient là où vous étiez avant un saut, dans quelque onglet que ce soit.
guide-moving-around-3 = Un recueil est un fichier de plusieurs parties. Ctrl+Page suivante et Ctrl+Page précédente vont de partie en partie.
guide-comments-and-marks = Commentaires et marques
guide-comments-and-marks-1 = Cliquez sur le commentaire, ou appuyez sur Ctrl+E ; Échap le quitte. Ctrl+clic sur le plateau met le nom d’un point dans le commentaire, avec un clic sur un nœud de l’arbre un lien vers lui. Tapez # et un numéro pour choisir un coup à lier, avec les flèches et Entrée. Un lien se lit comme son coup, par exemple 43 N18, et tel qu’il est écrit dans le fichier tant que le curseur est dedans ; un clic y mène. Au-dessus du commentaire se trouvent le nom du nœud et ses annotations : un bon ou un mauvais coup, un coup douteux ou intéressant, et qui est mieux.
guide-comments-and-marks-2 = Les outils sous le plateau marquent des points : triangle, carré, cercle, croix, étiquette, ligne et flèche (Ctrl+3 à Ctrl+9). Un clic avec l’outil y met une marque, un autre l’enlève. Les étiquettes se suivent d’elles-mêmes. Faites glisser d’un point à l’autre avec le bouton droit pour dessiner une flèche, quel que soit l’outil choisi.
guide-setting-up-a-position = Poser une position
guide-setting-up-a-position-1 = Ctrl+2 choisit l’outil qui pose des pierres et des pièces sur le plateau sans coup. Le bouton droit pose l’autre couleur, en cliquant et en tirant ; le dernier choix efface. Sur un nœud qui a un coup, le programme demande si la pose va dans un nœud à elle, car la plupart des programmes s’y attendent.
guide-setting-up-a-position-2 = « Ne garder que cette position » fait de la position du plateau une partie à part.
guide-playing-by-the-rules = Jouer selon les règles
guide-playing-by-the-rules-1 = Variorum connaît les règles de Go, Hex, Octi, de la famille Blokus, de Havannah, TwixT, Amazones, Lines of Action, Gomoku, Renju, Connect6 et Othello. Un coup illégal n’est pas joué, et la barre d’état dit pourquoi ; avec Maj il est noté tout de même, car une partie montre ce qui s’est passé et non ce qui aurait dû se passer. Dans les jeux dont les règles ne sont pas connues, les coups sont notés comme ils sont tapés.
guide-playing-by-the-rules-2 = On peut toujours taper un coup : tapez sa première lettre pendant que le plateau a le focus du clavier, ou appuyez sur Ctrl+M.
guide-playing-by-the-rules-3 = Si une partie contient un coup faux, allez-y : un clic droit sur le bon point permet de corriger le coup ou d’insérer un coup oublié, et la suite reste. Taper le bon coup puis Ctrl+Entrée corrige aussi.
guide-playing-by-the-rules-4 = Go
guide-playing-by-the-rules-5 = Cliquez sur un point pour jouer. Pour passer, utilisez la commande « Passer ». Captures, ko et suicide suivent les règles nommées dans les informations de la partie. Les pierres de handicap sont posées.
guide-playing-by-the-rules-6 = Hex
guide-playing-by-the-rules-7 = Cliquez sur une case. Après le premier coup, vous pouvez échanger : soit les pièces changent de couleur, soit les joueurs changent de côté. La façon d’écrire un échange diffère selon les programmes ; le vérificateur dit où une partie est douteuse, et « Interpréter les échanges » décide. On peut coller des liens de HexWorld.
guide-playing-by-the-rules-8 = Octi
guide-playing-by-the-rules-9 = Cliquez sur un pod, puis sur un de ses côtés pour une pointe, sur une pointe pour la tourner, ou sur une case marquée pour y aller. Après un saut, un clic sur un pod sauté le prend ou l’épargne, et Entrée joue le tour. Avec Maj, la pointe est une superpointe. Échap revient d’un pas.
guide-playing-by-the-rules-10 = La famille Blokus
guide-playing-by-the-rules-11 = Blokus, Duo, Junior, Trigon, Nexos, Callisto et GembloQ dans toutes leurs variantes. Prenez une pièce en cliquant dessus à côté du plateau ou en tapant sa lettre. Z et X la tournent, F la retourne ; de même la molette et le bouton droit. Maintenez le bouton droit pour un anneau de poignées qui tournent et retournent la pièce sur place ; un clic là où elle ne peut pas être posée l’y laisse avec le même anneau. Elle s’aligne sur une position permise près du pointeur ; un clic, Entrée ou Espace la pose. Les flèches la déplacent, avec Maj à la prochaine position permise. « Trouver un coup » montre ce qui peut être joué. Le score est à côté des joueurs, avec les pièces qui restent à chacun.
guide-playing-by-the-rules-12 = Havannah, TwixT et les autres
guide-playing-by-the-rules-13 = Havannah et TwixT se jouent d’un clic. Le menu d’un pion de TwixT ajoute et enlève ses ponts, comme partie du coup. Aux Amazones et à Lines of Action, cliquez sur une pièce puis sur une case marquée ; aux Amazones, un troisième clic tire la flèche. Gomoku, Renju et Connect6 ont le même plateau que le Go, et les règles indiquées dans la partie disent de quel jeu il s’agit.
guide-playing-by-the-rules-14 = Jeux sans règles
guide-playing-by-the-rules-15 = Tout jeu sur des carrés ou des hexagones peut être décrit dans un fichier du dossier « games » à côté des préférences : son plateau, ses coordonnées, ses pièces et leur position de départ. Ses parties sont alors affichées et modifiées, mais leurs coups ne sont pas vérifiés.
guide-the-tree = L’arbre
guide-the-tree-1 = La ligne principale a la première rangée pour elle seule ; une variante garde une rangée, sous le coup d’où elle part. La ligne où vous êtes est bien visible, les autres sont plus pâles et sans numéros. Quand un arbre a plus de rangées que de place, les lignes éloignées de la vôtre sont repliées en un nombre comme « 3 lignes de plus » : cliquez dessus pour les voir, ou Ctrl+U pour tout voir. À un embranchement dont les variantes sont repliées, vous voyez leurs premiers coups. Avancer le long d’une ligne ne replie ni ne déplie rien d’autre. Une préférence désactive le repli. Le menu Affichage choisit si l’arbre pousse vers la droite ou vers le bas, replie les autres branches, et montre la partie en texte à la place. Ctrl avec la molette zoome ; tirez le fond pour vous déplacer.
guide-the-tree-2 = Faites un clic droit sur un nœud pour voir ce que vous pouvez en faire ; « Copier le lien » copie le lien vers lui, à coller dans un commentaire. Ctrl+Maj+↑ fait monter une variante parmi ses alternatives, Suppr supprime le nœud avec toute sa suite, et Ctrl+Suppr seulement ce nœud ; « En faire la ligne principale » met en tête la ligne actuelle. Tirez un nœud pour changer l’ordre des variantes, ou pour le déplacer ailleurs.
guide-the-tree-3 = Copier, couper et coller portent sur des variantes : Ctrl+C copie ce nœud et tout ce qui suit. Le presse-papiers contient du texte que d’autres programmes lisent.
guide-versions-of-one-record = Versions d’une même partie
guide-versions-of-one-record-1 = Deux personnes peuvent travailler sur une même partie, ou une seule sur deux ordinateurs. variorum merge BASE OURS THEIRS -o OUT réunit les deux : les modifications que chacune a faites depuis la version commune sont appliquées. Les coups, commentaires, marques, étiquettes et l’ordre des variantes sont fusionnés un par un, quelle que soit la mise en page des fichiers.
guide-versions-of-one-record-2 = Si les deux ont changé la même chose différemment, la vôtre reste, et les deux versions figurent dans le commentaire de ce nœud, entre des lignes de <<<<<<< et de >>>>>>>. Le fichier reste un fichier de partie. variorum check signale ces endroits sous le nom merge-conflict ; la commande settle prend ours, theirs ou both, et supprime les lignes.
guide-versions-of-one-record-3 = Avec git : variorum git, une fois dans chaque clone, ou variorum git --global. Désormais git merge, rebase, cherry-pick et stash fusionnent ainsi les parties, et git diff, log -p et blame les montrent coup par coup. git difftool -t variorum compare deux versions ; git mergetool -t variorum fusionne à nouveau et ouvre dans une fenêtre ce qui reste à résoudre. variorum git --remove annule tout cela.
guide-versions-of-one-record-6 = Avec Jujutsu, dans sa configuration : merge-tools.variorum.program = "variorum", merge-tools.variorum.merge-args = ["merge", "--path", "{ "\u0024" }path", "--marker-size", "{ "\u0024" }marker_length", "{ "\u0024" }base", "{ "\u0024" }left", "{ "\u0024" }right", "-o", "{ "\u0024" }output"] et merge-tools.variorum.merge-conflict-exit-codes = [1].
guide-versions-of-one-record-7 = Avec Mercurial, dans hgrc : sous [merge-tools] variorum.args = merge { "\u0024" }base { "\u0024" }local { "\u0024" }other -o { "\u0024" }output, et sous [merge-patterns] **.sgf = variorum.
guide-versions-of-one-record-8 = variorum compare A B montre les différences entre deux parties. variorum outline FILE affiche une partie en lignes pour les programmes qui comparent des textes.
guide-versions-of-one-record-9 = variorum transpositions FILE… liste les positions qui apparaissent à plusieurs nœuds d’une partie. variorum results FILE… montre qui gagne où, d’après les marques bon pour Noir, bon pour Blanc, égal et incertain, et d’après les résultats visibles sur le plateau ; avec --proved, seulement les résultats qu’aucun autre coup ne peut changer.
guide-finding-and-replacing = Chercher et remplacer
guide-finding-and-replacing-1 = Ctrl+F cherche dans les commentaires, les noms, les étiquettes, les joueurs et toutes les autres valeurs, dans cette partie, dans toutes les parties du fichier ou dans tous les fichiers ouverts. Un point trouve les coups joués là. « Cette position » trouve où sont les mêmes pierres. F3 va à l’endroit suivant.
guide-finding-and-replacing-2 = Le remplacement montre chaque changement avant de le faire, et s’annule en une étape. En ligne de commande : variorum find, et la commande replace.
guide-games-in-a-file = Parties d’un fichier
guide-games-in-a-file-1 = « Parties… » liste les parties d’un recueil avec une petite image de chacune. Tapez des mots pour les filtrer, cliquez sur un nom à côté de « Trier par » pour les trier.
guide-games-in-a-file-2 = Cliquez sur une partie pour y aller. Ctrl+clic l’ajoute à la sélection, Maj+clic sélectionne tout jusqu’à elle, Ctrl+A sélectionne tout. Les flèches, Page précédente et Page suivante parcourent la liste ; avec Maj, elles étendent la sélection. Les parties sélectionnées peuvent être déplacées à la souris ou avec Alt+↑ et Alt+↓, dupliquées, copiées avec Ctrl+C et collées dans un autre fichier, supprimées avec Suppr, fusionnées en une partie, copiées ou déplacées vers un nouvel onglet ou un fichier ouvert, et écrites dans des fichiers à part.
guide-games-in-a-file-3 = Trier la liste ne change que la liste. « Mettre toutes les parties du fichier dans cet ordre » en fait l’ordre du fichier. Tout peut être annulé.
guide-games-in-a-file-4 = La fusion fait une partie de plusieurs : les mêmes coups partagent leurs nœuds, et là où deux parties se contredisent, le texte de la seconde va dans le commentaire.
guide-game-info = Informations de la partie
guide-game-info-1 = Ctrl+I ouvre les informations de la partie : joueurs, niveaux et équipes, compétition, date et lieu, résultat, règles, komi, temps.
guide-game-info-2 = Les dates s’écrivent comme le format l’exige, 2026-04-02, avec tous les jours d’une partie l’un après l’autre. Le calendrier à côté du champ les écrit pour vous : cliquez sur un jour, ou sur un second pour une période. Les autres façons d’écrire (« 6 June 2020 », « 7 1/2 », « 2 hours ») sont comprises et expliquées sous le champ, et un clic les convertit en ce qu’attendent les autres programmes. Ce qui n’est pas compris est signalé et reste inchangé.
guide-properties = Propriétés
guide-properties-1 = « Propriétés… » montre chaque propriété du nœud telle qu’elle est dans le fichier, avec son sens et le type de ses valeurs. Les valeurs d’une liste peuvent être ajoutées, changées, déplacées et supprimées une à une. Ajouter à une propriété qui existe ne remplace jamais ses valeurs. Un nom que le format interdit est refusé.
guide-publishing = Publier
guide-publishing-1 = Pour ceux qui n’ont pas le programme, « Publier… » dans le menu ou `variorum publish RECORD -o OUT` crée un fichier ; l’extension d’OUT détermine le format.
guide-publishing-2 = { "*" } `.html` : une page web. Chacun peut l’ouvrir dans un navigateur, parcourir la partie aux touches fléchées, en balayant ou en touchant, lire les commentaires, entrer dans les variantes et enregistrer la partie. Elle se passe de réseau, et Variorum peut l’ouvrir comme un fichier de partie. Envoyez-la à des amis, ou mettez-la sur votre site.
guide-publishing-3 = { "*" } `.pdf` : un livret à imprimer ou à envoyer, avec des figures, des variantes et des commentaires. Les caractères qui manquent à la police intégrée viennent des polices du système, ou d’une police indiquée avec `--font`. Plusieurs fichiers, ou un dossier, deviennent un livre.
guide-publishing-4 = { "*" } `.gif` ou `.png` : une animation des coups, pour une messagerie.
guide-publishing-5 = { "*" } `--as senseis`, `hexwiki`, `latex`, `markdown` ou `text` : des diagrammes pour les forums, les wikis et les livres. Avec `--moves-per-figure 0`, seulement la position.
guide-publishing-6 = `publish FOLDER -o SITE` crée une page pour chaque partie et un index ; seules les pages modifiées sont réécrites. `--without private,comments,variations,times,analysis` omet des éléments, y compris de la partie contenue dans une page. `--with analysis` ajoute aux commentaires montrés ce que chaque coup a perdu, et aux pages un graphe ; la partie contenue dans une page reste telle quelle, et publish dit combien de données de moteurs elle contient. Dans les commentaires, `#0.2.1` est un lien vers le nœud de ce chemin, et `#"Name"` vers le nœud de ce nom.
guide-publishing-7 = Si toutes les parties d’un fichier sont des problèmes qui peuvent être jugés, sa page les pose : elle montre la position et qui est au trait. Vous répondez en touchant le plateau, avec les flèches et Entrée, ou en tapant un coup ; la page réplique comme le fichier et dit si c’était juste. La suite n’est montrée qu’une fois jouée ou demandée ; « Lire la partie » montre tout. Sans scripts, chaque solution est repliée. `--problems` pose les problèmes de tout fichier, `--problems=no` aucun ; dans la fenêtre, c’est un choix de « Publier… ».
guide-checking-and-fixing = Vérifier et corriger
guide-checking-and-fixing-1 = En bas à droite, la fenêtre indique combien d’anomalies contient le fichier. Un clic les liste : ce qui ne va pas, où, et pourquoi cela compte. Les erreurs sont contraires au format ou aux règles, les avertissements sont lus différemment selon les programmes, les remarques sont bonnes à savoir.
guide-checking-and-fixing-2 = Choisissez une anomalie pour la voir marquée dans le texte du fichier et aller à son nœud. Là où une correction est sûre, vous voyez ses différences avant qu’elle soit faite : le texte supprimé est barré, le nouveau est souligné. Corrigez l’anomalie dans ce nœud seulement, avec toutes celles de sa sorte, ou corrigez tout. La liste est mise à jour après chaque changement, et une correction peut être annulée.
guide-checking-and-fixing-3 = Rien n’est jamais corrigé sans que vous le demandiez. Un fichier qui a des anomalies est ouvert, montré et enregistré tel qu’il est.
guide-cleaning-up = Nettoyer
guide-cleaning-up-1 = « Nettoyer… » supprime les commentaires, les marques, les annotations, les variantes, les propriétés privées, les nœuds vides, les temps de pendule ou l’analyse laissée par des moteurs, du nœud, de tout ce qui le suit, de la partie ou du fichier entier. Sont indiqués leur nombre, les octets qu’ils prennent, ce qui sera supprimé, et la taille du fichier avant et après.
guide-pictures-and-exports = Images et exportations
guide-pictures-and-exports-1 = « Exporter l’image… » écrit le plateau en SVG, en PNG ou en texte, avec ou sans coordonnées, numéros et marques, dans l’aspect de n’importe quel thème. « Copier l’image » la met dans le presse-papiers. « Copier le fichier en texte » prend tout le fichier. Pour le noir et blanc, choisissez « Impression » : d’autres couleurs peuvent devenir le même gris.
guide-encodings = Encodages
guide-encodings-1 = Un fichier se compose d’octets. La façon dont ses caractères sont écrits est son encodage : UTF-8 aujourd’hui, dans les vieux fichiers GBK, Big5, Shift_JIS, EUC-KR, Windows-1251 et bien d’autres. Le fichier peut le nommer dans CA, et peut se tromper. Variorum regarde le nom et le texte, et utilise celui qui convient ; en bas à droite, la fenêtre indique lequel.
guide-encodings-2 = Si des caractères semblent faux, cliquez là sur l’encodage et rouvrez le fichier avec un autre : l’aperçu montre à quoi ressembleraient les noms et les commentaires. Rouvrir ne change rien au fichier.
guide-encodings-3 = L’enregistrement conserve l’encodage. Si vous tapez un caractère qu’il n’a pas, on vous demande si l’encodage doit être changé en UTF-8. « Changer l’encodage » le fait à tout moment.
guide-settings-themes-and-keys = Préférences, thèmes et touches
guide-settings-themes-and-keys-1 = Les préférences sont à côté du plateau, et chaque changement prend effet aussitôt. La boîte nomme le fichier où elles sont gardées ; chaque ligne y est expliquée, et il peut être modifié à la main.
guide-settings-themes-and-keys-2 = « Raccourcis clavier… » liste les touches de chaque commande. Cliquez sur « Changer » et appuyez sur les nouvelles touches ; si une autre commande les utilise, vous voyez laquelle, et décidez. Une commande peut être sans raccourci, et « Rétablir » annule votre changement.
guide-settings-themes-and-keys-3 = Vos propres thèmes sont des fichiers du dossier « themes » à côté des préférences.
guide-the-command-line = La ligne de commande
guide-the-command-line-1 = La même chose depuis un terminal, sans fenêtre :
guide-the-command-line-2 = variorum check FILE… liste les anomalies ; avec --explain CODE il dit ce que l’une veut dire. variorum show FILE affiche une position, variorum info FILE… ce que contient un fichier. variorum find WHAT FILE… trouve du texte, des coups et des marques. variorum convert IN -o OUT change l’encodage ou écrit du FF4 propre. variorum edit IN -c COMMAND -o OUT exécute n’importe laquelle des commandes listées ci-dessous. variorum render FILE -o PICTURE dessine une image. variorum find --like RECORD --at WHERE FILE… trouve une position, avec --part C3:G7 une partie de celle-ci.
guide-the-command-line-3 = Toutes lisent - comme l’entrée standard, affichent --json pour d’autres programmes là où cela a un sens, et indiquent le résultat par leur code de retour : 0 fait, 1 fait avec des erreurs dans le fichier ou rien trouvé, 2 pas fait. Pour le reste, voir variorum --help et man variorum.
picture-has-boxes = les images n’ont pas de lettres pour { $letters } : des carrés en tiennent lieu, et un .svg les garde comme texte
variation-of = variante { $at } sur { $count }
nodes-deleted =
    { $count ->
        [one] { $count } nœud supprimé
       *[other] { $count } nœuds supprimés
    }
games-deleted =
    { $count ->
        [one] { $count } partie supprimée
       *[other] { $count } parties supprimées
    }
at-the-start = au début
at-move = au coup { $number }
counted-in-variation = variante
last-move-sign = Le dernier coup porte un point ou un anneau sur le plateau
play-moves =
    { $count ->
        [one] Jouer { $count } coup
       *[other] Jouer { $count } coups
    }
one-move-only = c’est plus d’un coup
resigns-in-variation = c’est une variante, et le résultat est celui de la ligne principale
result-written = { $result } : noté dans les informations de la partie
results = Résultats
nothing-to-swap = il n’y a rien à échanger ici : un échange doit répondre au premier coup
enter-again = Entrée encore une fois pour le jouer quand même
equal-is-looked-for = Recherche de positions égales en cours
equal-positions-share = Les positions égales partagent leurs résultats
stone-stands-here = Il y a une pierre ici ; cliquez droit pour trouver son coup
no-komi = « { $text } » n’est pas un komi : un nombre de points, comme { $example }
black-white-komi = { $black } Noir, { $white } Blanc et { $white_2 } de komi : { $outcome }
swap-not-said = non précisé
swap-moves-stone = permis : la pierre change (a10 → j1)
swap-moves-players = permis : les joueurs changent de côté
swap-not-allowed = non permis
correct-this-move = Corriger le coup…
command-help-hide-following = Pour les problèmes : cache la suite et toutes les variantes jusqu’à ce qu’un coup soit joué ou atteint. Une seconde fois, tout est montré.
command-hide-following = Cacher la suite
file-is-protected = { $path } : le fichier est protégé en écriture ; vous pouvez enregistrer vos modifications sous un autre nom
following-hidden = La suite est cachée jusqu’à ce qu’elle soit jouée ou atteinte
following-shown = La suite est montrée
move-in-record = Ce coup figure déjà dans la partie
move-not-in-record = La partie ne contient pas ce coup. Tant que la suite est cachée, rien n’est ajouté
move-number-skips = le coup porte le numéro { $number }, alors que { $due } est attendu
paste = Coller
paste-help = Ce qui a été copié ici est ajouté après ce nœud ; tout autre texte est ouvert comme une partie à part.
protected = protégé en écriture
publish-booklet = Livret à imprimer (.pdf)
publish-carries = La page contient la partie, avec les éléments choisis ici.
publish-comments = Commentaires
publish-encoder = le fichier ne peut pas être créé : { $why }
publish-game = Partie
publish-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
publish-gif = Animation (.gif)
publish-hexwiki = Diagramme pour le wiki de Hex
publish-how-much = Étendue
publish-it = Publier
publish-latex = Diagramme pour LaTeX (igo)
publish-line = Cette ligne seule
publish-markdown = Markdown
publish-no-file-named = Indiquez un fichier.
publish-no-folder-named = Indiquez un dossier.
publish-no-font = n’est pas une police
publish-no-game = il n’y a pas de partie { $number } ; le fichier en a { $games }
publish-problems-one-file = les numéros de problèmes, --sort et --seed valent pour un seul fichier, tel que feuille.pdf
publish-problems-wrong = utilisez { $words }, ou des numéros tels que 1-12,20
publish-two-files = deux fichiers ne peuvent pas être écrits sur la sortie standard
publish-other-font = --font FICHIER ajoute une police
publish-says-why = 'variorum study judge' dit pourquoi
publish-copy-kept = { $path } : le fichier qui portait ce nom n’était pas tel que Variorum l’avait créé ; une copie en est gardée sous { $copy }
publish-own-source = { $path } : c’est le fichier publié ; indiquez-en un autre
publish-no-problem = il n’y a pas de problème { $number } ; problèmes qui peuvent être posés : { $problems }
publish-nothing-asked = il n’y a pas de problème dont la réponse soit connue
publish-both-booklets = --answers both est pour un fichier qui se termine par .pdf ; une page contient ses réponses
publish-margins = les marges vont de 0 à { $most } millimètres
publish-unasked =
    { $count ->
        [one] { $count } partie est laissée de côté, car sa réponse n’est pas connue : { $which }
       *[other] { $count } parties sont laissées de côté, car leurs réponses ne sont pas connues : { $which }
    }
study-left-out =
    { $count ->
        [one] { $count } partie est laissée de côté, car sa réponse n’est pas connue ('variorum study judge' dit pourquoi)
       *[other] { $count } parties sont laissées de côté, car leurs réponses ne sont pas connues ('variorum study judge' dit pourquoi)
    }
study-left-out-here =
    { $count ->
        [one] { $count } partie est laissée de côté : { $place } : { $why }
       *[other] { $count } parties sont laissées de côté ; la première est { $place } : { $why }
    }
sheet-fewer =
    { $count ->
        [one] une page a { $count } problème, et non { $wanted }
       *[other] une page a { $count } problèmes, et non { $wanted }
    }
cli-analysis-folder = Le dossier pour les copies
study-keys-pieces = Les lettres prennent les pièces en main ; pour taper un coup, cliquez d’abord dans le champ.
no-loss-scale = « { $which } » : utilisez { $names }, ou vos propres classes comme 0.5 1.5 3 6 12 ou 1% 5% 20%
publish-sheet-holds = Les problèmes de tous les fichiers de ce dossier et de ses sous-dossiers, tels qu’enregistrés.
publish-one-record = un texte ne se crée qu’à partir d’une seule partie ; un dossier devient un dossier de pages
publish-onward = À partir de cette position
publish-other-suffix = { $path } : un fichier de ce format doit avoir l’extension .{ $suffix }
publish-page = Page web à parcourir (.html)
publish-png = Animation, davantage de couleurs (.png)
publish-record = Tout le fichier
publish-senseis = Diagramme pour Sensei’s Library
publish-site =
    { $count ->
        [one] { $count } page, écrites : { $written }
       *[other] { $count } pages, écrites : { $written }
    }
publish-stopped = arrêté
publish-suffixes = l’extension détermine le format : utilisez .html, .pdf, .png ou .gif, ou --as
publish-text = Texte brut
publish-this-game = Cette partie
publish-time-limit = Temps imparti
publish-title = Publier la partie
publish-too-long = une animation peut montrer au plus { $most } coups, et cette ligne en a { $moves }
publish-unfit = { $form } ne peut pas dessiner de plateaux de { $game }
publish-unsaved = Comprend vos modifications non enregistrées.
publish-variations = Variantes
publish-what = Format
publish-with = Inclure
show-what-follows = La suite est cachée : la montrer
first-variation-of = C’est la première de { $count } variantes
last-variation-of = C’est la dernière de { $count } variantes
result-removed = Plus personne n’a gagné : le résultat est retiré des informations de la partie
choose-rank-of = { $player } : choisir un niveau
cli-open-window-apart = Ouvre une fenêtre à part, qu’il y en ait déjà une ou non ; ses onglets ne sont pas rouverts au démarrage suivant
cli-outline = Afficher une partie en texte, une ligne par coup et par propriété, pour les diffs ligne à ligne
command-export-diagrams = Exporter des diagrammes de coups…
command-help-export-diagrams = Écrit une suite de coups sous forme de diagrammes numérotés, en image SVG ou PNG.
games-are-read = Lecture des parties : { $ready } sur { $count }
guide-finding-and-replacing-3 = On remplace dans les commentaires, noms, joueurs et étiquettes. Les dates, résultats et autres données sont trouvés aussi, et restent tels quels, sauf si « Toutes les valeurs telles qu’écrites » est choisi.
guide-finding-and-replacing-4 = Avec « Expression régulière », ce qui est tapé est un motif : un point est n’importe quel signe, \d un chiffre, \w+ un mot, (a|b) l’un ou l’autre ; majuscules et minuscules diffèrent. Dans le remplacement, { "\u0024" }1 est ce que contenait la première parenthèse, { "\u0024" }2 la deuxième.
guide-finding-and-replacing-5 = « Une partie du plateau » est un motif de pierres : tracez un rectangle sur le plateau ou tapez deux coins ; un clic sur un de ses points y admet une pierre de n’importe quelle couleur, ou n’importe quoi. Il est trouvé partout où il apparaît, au choix aussi tourné et retourné, couleurs échangées, et seulement au bord qu’il touche.
guide-game-info-3 = Les boutons à côté des champs proposent résultats, règles, temps additionnels usuels et, au go, les niveaux de 30k à 9p. Le temps additionnel est ce dont chacun dispose une fois le temps principal écoulé : 5x30 byo-yomi, ou 10/600 pour dix coups en dix minutes.
guide-games-in-a-file-5 = Les parties sans l’information selon laquelle la liste est triée, ou dont la date n’est pas comprise, viennent en dernier dans les deux sens et gardent leur ordre.
guide-opening-and-saving-5 = Les parties des serveurs de go s’ouvrent comme nouveaux fichiers : .gib de Tygem, .ngf de Cyberoro et wBaduk, .ugf et .ugi de Pandanet, dont les commentaires, étiquettes et diagrammes se placent aux coups qu’ils concernent. Les parties de TwixT enregistrées par T1j (.T1) s’ouvrent de la même façon.
guide-pictures-and-exports-2 = « Exporter des diagrammes de coups… » écrit les coups de la ligne en cours avec leurs numéros, tous dans un diagramme ou un nombre fixe dans chacun ; où l’on rejoue, une liste le dit : 20 sur 12.
guide-pictures-and-exports-3 = « Copier la liste des coups » écrit la ligne dans la notation du jeu ; une liste dans le presse-papiers s’ouvre comme nouveau fichier, ou se tape dans le champ des coups.
guide-settings-themes-and-keys-4 = Vos onglets sont rouverts au démarrage suivant, chacun là où vous y étiez. Une fenêtre ouverte avec --new-window n’en fait pas partie, car elle est distincte de celle dont les onglets sont gardés.
guide-studying-from-records = Étudier parties et problèmes
guide-studying-from-records-1 = Vous pouvez étudier des problèmes, des recueils de joseki et vos propres parties. « Recueils à étudier… » montre ce que vous étudiez et ce qui est à revoir, et permet d’ajouter un dossier ; « Étudier ce fichier… » pose des questions tirées du fichier ouvert. Tout cela est aussi disponible en ligne de commande. Pour commencer, trente problèmes de go, dix de Hex et dix de Blokus sont fournis : « Problèmes pour débuter », sur la première page et parmi les recueils. Leurs réponses sont gardées avec les réglages.
guide-studying-from-records-2 = variorum study judge FILE… juge chaque coup d’un problème, et montre comment le fichier le marque : des mots comme RIGHT ou Correct, des marques sur les bons ou les mauvais coups, des coches (CH), une connexion à Hex ou, si rien n’est marqué, les lignes elles-mêmes : quand plus d’un premier coup a une ligne qui finit par un coup du résolveur, toute ligne qui finit ainsi est juste, sinon la ligne principale l’est. Le degré de certitude est indiqué : certain, likely ou guess. variorum study questions FILE… liste les questions et leurs réponses ; --mode guess demande les coups suivants d’une partie, --mode mistakes de meilleurs coups que ceux marqués comme mauvais.
guide-studying-from-records-3 = variorum study due FOLDER liste les questions du jour, et variorum study answer KEY MOVE… répond. Ce que vous savez bien revient plus tard, ce que vous avez manqué revient plus tôt. Avec --new 10, il y a au plus dix nouvelles questions par jour, celles commencées le jour même comprises. Une réponse qui s’arrête avant la fin de la ligne compte comme difficile, jusqu’à ce que la ligne entière, donnée le même jour, prenne sa place. Un dossier est étudié avec les dossiers qu’il contient. Les réponses sont enregistrées dans le fichier .variorum-study.jsonl dans le même dossier, ou dans le dossier du programme s’il ne peut pas y être écrit ; vos parties restent telles quelles. Vous pouvez renommer, déplacer ou tourner un fichier sans perdre vos progrès, et les fichiers de réponses de deux ordinateurs peuvent simplement se mettre bout à bout. La fenêtre et la ligne de commande comptent la même chose : problèmes, positions de recueils de joseki, le reste d’une partie que vous avez commencé à étudier autrement, et les coups à deviner de nouveau. Tous les problèmes pour débuter partagent un seul nombre de nouvelles questions par jour.
guide-studying-from-records-4 = variorum study leave DICTIONARY FILE… montre où une partie quitte un recueil de joseki, et ce que celui-ci y joue.
info-means = { $id }[{ $value }] veut dire { $means }
info-not-understood = { $id }[{ $value }] n’est pas compris
not-a-record = Pas un fichier de partie
kept-not-understood = Non reconnu : gardé tel quel
no-such-group = l’expression n’a pas de groupe « { $group } »
not-understood-kept = { $id }[{ $value }] est ambigu et gardé tel quel
written-as-format-has = { $id }[{ $value }] a été changé en { $better }
replaced-but-left =
    { $left ->
        [one] { $message } ; une autre valeur qui le contient reste
       *[other] { $message } ; { $left } autres valeurs qui le contiennent restent
    }
command-help-replace = Remplace un texte partout où il se trouve dans les commentaires, noms, joueurs et étiquettes, ou dans un seul KIND de ceux-ci ; dans toutes les parties, sauf indication contraire. Avec --in=properties, aussi dans les dates, résultats et tous les autres textes de la partie. Avec --regex, { "\u0024" }1 tient lieu de groupe.
finding-help-date-format = DT est AAAA-MM-JJ, ou une liste de telles dates. La correction écrit ainsi 6 June 2020, 2020/6/6 ou 5-7 June 2020 ; là où nul ne peut savoir quel jour est visé, comme pour 6/7/2020, le texte n’est pas touché.
finding-help-result-format = RE est B+ ou W+ avec des points, R, T ou F, ou bien 0, Void ou ?. La correction écrit « Black wins by resignation » B+R, B+3½ B+3.5 et Jigo 0 ; ce qui peut vouloir dire davantage n’est pas touché.
finding-help-time-format = TM est un nombre de secondes. La correction écrit « 2 hours » 7200 ; là où d’autres mots accompagnent le temps, le texte n’est pas touché.
finding-help-number-format = La propriété est un nombre selon le format. La correction écrit 6,5 ou « 6½ points » 6.5 ; ce qui n’est pas un nombre n’est pas touché.
command-help-find = Cherche un texte, un point ou une propriété, ici et dans la suite, puis depuis le début : dans tout le fichier, ou dans les commentaires, noms, joueurs, étiquettes, coups, marques, poses ou propriétés. Un point est trouvé par son nom usuel (D4) ou par celui du fichier (dp).
command-help-sort-games = Trie les parties du recueil par date, joueurs, titre, compétition, ronde, résultat ou jeu. Les parties qui ne le disent pas, ou dont la date n’est pas comprise, viennent en dernier dans les deux sens et gardent leur ordre.
cli-one-line-value-file = Une ligne par valeur, FILE:GAME:PATH: ID: VALUE. Majuscules et minuscules se valent, les espaces valent aussi pour les fins de ligne. Coups, marques et poses se trouvent par leur point, nommé comme d’usage (D4) ou comme dans le fichier (dp). Le code de retour est 1 si rien n’a été trouvé.
cli-find-part = Seulement une partie de ce plateau, entre deux coins comme C3:G7 ; chaque nœud où elle apparaît quelque part est donné
drag-to-join = { $name } : glissez d’ici vers un autre point
found-places = Endroits trouvés
of-month-1 = janvier
of-month-2 = février
of-month-3 = mars
of-month-4 = avril
of-month-5 = mai
of-month-6 = juin
of-month-7 = juillet
of-month-8 = août
of-month-9 = septembre
of-month-10 = octobre
of-month-11 = novembre
of-month-12 = décembre
add-a-node = Ajouter un nœud
take-away = Supprimer
take-both = Les deux
what-tree-shows = Branches
change-keys-dialog = Modifier les raccourcis…
comment-removed = Supprimer le commentaire
comment-says = Commentaire : { $words }
handicap-means =
    { $stones ->
        [one] { $stones } pierre de handicap : trait à { $colour }
       *[other] { $stones } pierres de handicap : trait à { $colour }
    }
mark-triangle = triangle
mark-square = carré
mark-circle = cercle
mark-cross = croix
mark-selected = sélection
mark-arrow = flèche
mark-line = ligne
spoken-mark-at = { $mark } en { $place }
by-a-bridge = un pont
by-a-fork = une fourche
by-a-ring = un anneau
first-end = { $tool } depuis { $place } : Entrée à l’autre bout
no-end-any-more = Point de départ effacé
no-equal-position = Cette position ne se trouve nulle part ailleurs dans la partie
is-put-back = Remis en place
stone-is-here = Une pierre est ici
taken-in-hand = { $place } choisie : Entrée à sa destination, Échap la repose
turn-so-far = { $turn } jusqu’ici : Entrée là où cela continue, Échap revient d’un pas
key-ctrl = Ctrl
key-shift = Maj
key-alt = Alt
key-page-up = Page précédente
key-page-down = Page suivante
key-delete = Suppr
key-insert = Inser
key-escape = Échap
key-enter = Entrée
key-home = Origine
key-end = Fin
key-space = Espace
key-tab = Tab
key-backspace = Retour arrière
result-draw = Partie nulle
result-exceeds-board = RE[{ $raw }] dépasse le nombre de points possible
result-here = Cette position : { $message }
list-comma = ,{ " " }
sentence-end = { "." }
sentence-gap = { " " }
stones-of = { $name } : { $list }.
go-points-and-half =
    { $whole ->
        [one] { $whole },5 point
       *[other] { $whole },5 points
    }
go-points-part =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
go-points =
    { $whole ->
        [one] { $whole } point
       *[other] { $whole } points
    }
wins-by-points = { $winner } gagne de { $points }
result-points = Aux points
result-by-points = { $player } gagne de …
colon = { " " }:{ " " }
language-en = anglais
language-de = allemand
language-es = espagnol
language-fr = français
language-ru = russe
language-ja = japonais
language-ko = coréen
language-zh-hans = chinois simplifié
language-zh-hant = chinois traditionnel

display-no-wayland = Wayland ne répond pas
display-no-x = le serveur X ne répond pas
display-not-named = ni WAYLAND_DISPLAY, ni WAYLAND_SOCKET, ni DISPLAY n’est défini
file-of-another-computer = { $address } : ce fichier est sur un autre ordinateur, { $host } ; copiez-le ici et ouvrez la copie
library-not-loaded = une bibliothèque ne peut pas être chargée
nothing-is-fetched = { $address } : rien n’est téléchargé du web ; enregistrez-le dans un fichier et ouvrez ce fichier
opengl-nothing-fits = rien de ce qu’il propose ne convient
picture-not-made = l’image ne peut être créée ({ $cause })
regex-class-never-closed = « [ » n’est jamais fermé
regex-escape = échappement inconnu après « \ »
regex-flag = ce qui suit « (? » ne peut être lu
regex-group-name = nom de groupe invalide
regex-larger-first = de deux nombres de répétitions, le plus grand vient en premier
regex-never-closed = « ( » n’est jamais fermée
regex-never-opened = « ) » n’a jamais été ouverte
regex-not-known = elle contient des signes inconnus ici
regex-nothing-repeated = une répétition n’a rien à répéter
regex-other = elle est trop longue ou invalide
regex-repetition = nombre de répétitions invalide
regex-wrong-range = un intervalle dans « [ ] » va à rebours ou n’est pas entre deux caractères
system-broken-pipe = tube rompu
system-ends-early = cela finit trop tôt
system-error = erreur système
system-error-number = erreur { $number } du système
system-interrupted = interrompu
system-invalid-data = ce n’est pas du texte
system-invalid-input = argument invalide
thousands = { " " }
usage-no-utf-8 = un argument n’est pas en UTF-8
usage-too-few = « { $argument } » a trop peu de valeurs
command-help-menu = Ouvre le menu principal, ou le ferme.
command-help-menu-here = Ouvre le menu contextuel de ce qui a le focus du clavier : un point du plateau, un nœud ou une partie.
command-menu = Menu principal
command-menu-here = Menu contextuel
key-menu = Menu
motion = Animations
motion-system = Système
motion-reduced = Réduites : pas de défilement fluide
motion-usual = Défilement fluide
file-is-not-own = ce n’est pas un des fichiers propres à ce programme
folder-is-not-own = le dossier { $folder } est à un autre utilisateur, ou d’autres peuvent y écrire
link-of-another-user = { $link } est un lien créé par un autre utilisateur
link-to-another-kind = c’est un lien vers { $target }, un fichier d’un autre genre ; pour le remplacer, indiquez ce fichier lui-même
link-to-nothing = c’est un lien vers { $target }, qui n’existe pas
more-runs-left-work =
    { $count ->
        [one] { $count } exécution précédente n’a pas été examinée
       *[other] { $count } exécutions précédentes n’ont pas été examinées
    }
nowhere-for-a-spare = il ne peut être écrit que sur place, et il n’y a pas de dossier pour une copie de sécurité
others-could-read = d’autres peuvent lire ce fichier, mais pas ce qui y serait écrit
outlook-even = égal
outlook-least = { $colour } au moins à égalité
outlook-open = ouvert
outlook-wins = { $colour } gagne
pipe-without-reader = personne ne lit ce tube
save-was-cut-off = { $path } : le programme s’est arrêté pendant l’enregistrement ; l’ouvrir dans la fenêtre, ou le modifier avec une commande, le rétablit
too-long-to-be-looked-at = trop long pour être lu sans qu’on le demande
copy-without-games =
    { $count ->
        [one] cette copie contient une partie, sans l’autre
       *[other] cette copie contient une partie, sans les { $count } autres
    }
copy-without-properties = les propriétés que ce programme ne lit pas ne sont pas dans cette copie : { $ids }
copy-without-text = le texte hors de la partie n’est pas dans cette copie : { $words }
guess-is-copied = l’encodage { $name } est une supposition : regardez les noms dans la copie, et utilisez --from s’ils sont faux
guess-is-named = l’encodage { $name } était une supposition, et CA le nomme maintenant : si des noms sont faux, annulez cette étape et relisez le fichier dans un autre encodage
no-board-to-show = ce jeu n’a pas de plateau connu ici
paste-without-information = les informations de la partie collée ne suivent pas : { $ids }
property-holds-more = { $id } de ce nœud dit aussi « { $value } », que cette commande n’enlève pas ; 'unset { $id }' enlève tout
result-in-words = le résultat de cette partie a été écrit à la main : « { $old } » ; remplacez-le avec 'info RE …'
result-was = le résultat était { $old } et est maintenant { $result }
too-long-to-edit = Ce texte est trop long pour être modifié ici. Son début est affiché.
closes-then = Fermeture dès que { $path } est écrit
slow-disk = Le disque est lent : { $path } est encore en cours d’écriture. Vous pouvez continuer.
no-piece-in-hand = Prenez d’abord une pièce
numbers-from-here = À partir d’ici, depuis 1
marked-none = Aucune
made-illegal = un coup ultérieur est maintenant illégal : { $name } { $action } : { $why }
study-as-recorded = Comme le dit le fichier
study-by-all = Toutes les lignes sont justes
study-by-board = Qui a gagné sur le plateau
study-by-end = Les lignes qui finissent par un coup du résolveur sont justes
study-by-main-line = La ligne principale est juste
study-by-words = Le premier mot des commentaires
study-calendar =
    { $count ->
        [one] { $count } réponse dans les semaines affichées
       *[other] { $count } réponses dans les semaines affichées
    }
study-choose-folder = Choisir un dossier…
study-collections = Étudier
study-depth = Coups depuis le début
study-every = toutes
study-fsrs = Juste avant l’oubli (FSRS)
study-go-on = Continuer
study-judged-by =
    { $count ->
        [one] { $count } partie jugée par « { $name } », par exemple : { $shown }
       *[other] { $count } parties jugées par « { $name } », par exemple : { $shown }
    }
study-ladder = Après 1, 3, 7, 14, 30, 90 et 180 jours
study-new-a-day = Nouvelles questions par jour
study-no-collections = Choisissez un dossier de problèmes, d’ouvertures ou de parties. Vos progrès sont enregistrés à côté.
study-no-such-place = Ce chemin n’existe pas.
study-number = Question { $number } sur { $count } ; reste { $left }
study-on-day =
    { $count ->
        [one] { $date } : { $count } réponse
       *[other] { $date } : { $count } réponses
    }
study-one-right = juste
study-one-wrong = faux
study-path = Chemin d’un dossier ou d’un fichier
study-schedule = Répétition
study-take-as = Comment les réponses sont jugées
command-help-study-collections = Montre les recueils que vous étudiez, ce qui est à revoir et ce que vous avez fait chaque jour ; vous pouvez ajouter un dossier.
command-study-collections = Recueils à étudier…
welcome-study = Étudier…
merge-ours-turned = cette version tourne ou retourne tout le plateau ({ $turn }), et le résultat aussi
merge-theirs-turned = l’autre version tourne ou retourne tout le plateau ({ $turn }), et le résultat aussi
merge-game-turned = dans la partie { $number } : { $message }
compare-turned = tout le plateau est tourné ou retourné ({ $turn }) ; d’autres différences suivent
compare-other-kind = un autre jeu : { $there }, alors que { $name } est { $here }
compare-nothing-shared = une autre partie : elle n’a aucun coup en commun avec { $name }
take-over = Copier des différences
command-compare = Comparer…
command-help-compare = Montre cette partie et une autre côte à côte : une autre ouverte, un fichier, une autre partie du fichier, une variante, une version antérieure ; ce qui diffère peut être repris.
compare-title = Comparer avec quel fichier ?
compare-it = Comparer
command-compare-variation = Comparer des variantes
command-help-compare-variation = Montre cette ligne et une autre variante côte à côte : celle où se trouve le nœud donné, ou la suivante à l’embranchement le plus proche.
compare-close = Fermer
compare-close-keys = Échap
compare-heading = Comparer
compare-next = Différence précédente ou suivante
compare-next-keys = ↑ ↓
compare-step = Parcourir les coups
compare-step-keys = ← →
compare-to-left = Copier la différence à gauche
compare-to-left-keys = Alt+Maj+←
compare-to-right = Copier la différence à droite
compare-to-right-keys = Alt+Maj+→
compare-undo = Annuler ce qui a été copié en dernier
compare-undo-keys = Ctrl+Z
compare-with-line = Comparer avec cette ligne
compare-with-line-about = Montre la ligne actuelle et la variante de ce nœud côte à côte.
comparing-removed = Supprimé de { $name } : { $what }
no-other-variation = Il n’y a pas d’autre variante à comparer
taking-over = Copie des différences en cours
turning-record = Rotation de la partie en cours
beside-title = Comparer : { $name }
beside-saved = Cette partie telle qu’elle est sur le disque
beside-line = La variante { $place } avec la ligne d’où elle part
beside-game = Cette partie avec la partie { $number }
beside-version = Version antérieure
beside-as-saved = Version du disque
beside-game-name = Partie { $number }
beside-main = La ligne d’où elle part
beside-own = La variante
beside-with = Comparer avec
beside-file = Un fichier…
beside-by-number = Synchroniser par numéro de coup
beside-previous = Précédente
beside-next = Suivante
beside-take = Copier à gauche
beside-remove = Supprimer à gauche
beside-undo = Annuler
beside-comparing = Comparaison…
beside-same = Aucune différence
beside-added = à droite seulement
beside-absent = absent
beside-left = À gauche
beside-right = À droite
beside-first = Première différence
beside-last = Dernière différence
beside-changed-left = Modifié à gauche
beside-changed-right = Modifié à droite
beside-removed = à gauche seulement
beside-changed = modifié
beside-moved = déplacé
beside-corrected = corrigé
beside-turned = À droite, tout le plateau est tourné ou retourné ({ $turn }) ; à gauche, il est montré de même
beside-some-turned = À droite, les plateaux de certaines parties sont tournés ou retournés ; à gauche, ils sont montrés de même
beside-turn = Tourner ou retourner aussi cette partie
beside-otherwise-same = Aucune autre différence
beside-other-kind = Ce sont des jeux différents : { $left } et { $right }
beside-nothing-shared = Ce sont des parties différentes : elles n’ont aucun coup en commun
turned-right = tourné à droite
turned-left = tourné à gauche
turned-half = tourné d’un demi-tour
turned-left-to-right = miroir gauche-droite
turned-top-to-bottom = miroir haut-bas
turned-diagonal = miroir le long d’une diagonale
turned-antidiagonal = miroir le long de l’autre diagonale
beside-move = coup { $number }, { $words }
beside-tell-moved = est à une autre place parmi ses variantes
beside-tell-new = { $what } : à droite seulement
beside-tell-gone = { $what } : à gauche seulement
beside-tell-changed = { $what } diffère
beside-tell-corrected = { $what } diffère, et la suite est la même
beside-tell-added-more =
    { $count ->
        [one] à droite seulement, avec { $count } nœud ensuite
       *[other] à droite seulement, avec { $count } nœuds ensuite
    }
beside-tell-removed-more =
    { $count ->
        [one] à gauche seulement, avec { $count } nœud ensuite
       *[other] à gauche seulement, avec { $count } nœuds ensuite
    }
beside-branch = Cette ligne avec la variante { $nth } { $place }
beside-branches = Coups et variantes
beside-copy-left = { $what } à droite seulement : en copier { $count } à gauche
beside-copy-right = { $what } à gauche seulement : en copier { $count } à droite
beside-cut-left =
    { $nodes ->
        [one] { $what } à gauche seulement : y supprimer { $count }, avec { $nodes } nœud
       *[other] { $what } à gauche seulement : y supprimer { $count }, avec { $nodes } nœuds
    }
beside-cut-right =
    { $nodes ->
        [one] { $what } à droite seulement : y supprimer { $count }, avec { $nodes } nœud
       *[other] { $what } à droite seulement : y supprimer { $count }, avec { $nodes } nœuds
    }
beside-drop-right = { $what } à droite seulement : y supprimer { $count }
beside-everything = Tout
beside-games = Parties
beside-none-of-these = Aucune différence de ce type
beside-only-comments = Commentaires seulement
beside-only-info = Informations seulement
beside-only-marks = Marques seulement
beside-only-moves = Coups seulement
beside-only-setup = Poses seulement
beside-order-left = Ordre des variantes : en changer { $count } à gauche
beside-order-right = Ordre des variantes : en changer { $count } à droite
beside-other-variation = L’autre variante
beside-remove-left = { $what } à gauche seulement : y supprimer { $count }
beside-remove-right = Supprimer à droite
beside-replace-left = { $what } avec des différences : en remplacer { $count } à gauche
beside-replace-right = { $what } avec des différences : en remplacer { $count } à droite
beside-take-right = Copier à droite
beside-this-line = Cette ligne
booklet-link = Vers la page { $number }
links-lost =
    { $count ->
        [one] un lien des commentaires menait à un nœud supprimé ; c’est maintenant du texte simple
       *[other] { $count } liens des commentaires menaient à des nœuds supprimés ; c’est maintenant du texte simple
    }
go-to-linked-node = Aller à ce nœud
node-link-copied = Lien vers ce nœud copié : collez-le dans un commentaire
no-node-named = il n’y a pas de nœud nommé { $name }
guide-versions-of-one-record-10 = « Comparer… » montre deux parties côte à côte : celle-ci et une autre qui est ouverte, un fichier, une version antérieure, une autre partie du fichier ou une variante. ↓ et ↑ vont d’une différence à l’autre ; « Copier à gauche » (Alt+Maj+←) reprend une différence dans cette partie, qui se trouve à gauche ; « Copier à droite » (Alt+Maj+→), dans l’autre, si elle est ouverte. Quand il y en a plusieurs d’un même type, comme des commentaires que seule l’autre contient, un bouton les copie tous et indique combien ils sont. Ce que seule l’une des deux contient peut y être supprimé ; les boutons l’indiquent, et un message dit combien a été supprimé. Ctrl+Z annule ce qui a été copié en dernier, Échap ferme la page. « Coups seulement », « Commentaires seulement » et ainsi de suite laissent de côté les autres différences. Pour comparer deux variantes d’une partie, choisissez « Comparer avec cette ligne » dans le menu d’un nœud de l’arbre.
also-played = aussi joué { $place }
equal-in-record = dans { $name }, { $place }
equal-turned = { $place }, tournée ou retournée
no-equal-position-open = Cette position n’apparaît nulle part ailleurs dans les fichiers ouverts
nothing-elsewhere = Il n’y a pas de tel coup ailleurs
not-turned = Cette suite ne peut pas être tournée pour convenir ici
equal-positions = Positions égales
equal-is-off = La recherche de positions égales est désactivée dans les préférences
equal-off = Désactivé
equal-game = Dans cette partie
equal-game-turned = Dans cette partie, tournées et retournées aussi
equal-open = Dans tous les fichiers ouverts
equal-open-turned = Dans tous les fichiers ouverts, tournées et retournées aussi
command-continue-here = Continuer ici
command-help-continue-here = Copie à ce nœud le N-ième des coups joués ailleurs dans la même position, avec toute sa suite ; sans numéro, le premier.
command-equal-positions = Positions égales
command-help-equal-positions = Choisit où chercher les positions égales : off, game, game-turned, open ou open-turned ; open signifie tous les fichiers ouverts, turned les trouve aussi tournées et retournées.
page-solution = Solution
page-problem = Problème { $number }
cli-publish-problems = Si une page pose les problèmes avant de montrer la suite, et si un livret les met sur des feuilles avec leurs solutions à la fin : auto (par défaut) si toutes les parties du fichier sont des problèmes qui peuvent être jugés ; yes pour chaque partie qui est un problème, même pour les positions sans coups ; des numéros comme 1-12,20 pour ceux-là seulement ; no pour aucune. Avec yes ou des numéros, un dossier peut devenir une seule feuille
publish-asks = Poser les problèmes avant de les montrer
study-say-right-reply = Juste. La réplique est { $replies }.
study-say-refuted = Faux. La réplique est { $replies }.
study-one-hinted = trouvé avec un indice
study-shown-move = La solution, coup { $number } sur { $count }
study-shown-line = ligne juste { $number } sur { $count }
study-next-move = Coup suivant
study-next-solution = Ligne juste suivante
study-move-before = Coup précédent
study-once = La même position dans plusieurs parties compte comme une seule question.
study-take-game = { $place } est un dossier : --game demande un fichier
no-records-in = { $place } : il n’y a pas de fichiers de parties dans ce dossier
study-no-side = aucune partie ici n’a de côté nommé « { $named } » ; les côtés sont { $colours }
study-told-refuted = {" "}; la réplique est { $reply }
study-counts-of =
    { $count ->
        [one] { $count } question ; à revoir aujourd’hui : { $due }, nouvelles : { $new }, plus tard : { $later }
       *[other] { $count } questions ; à revoir aujourd’hui : { $due }, nouvelles : { $new }, plus tard : { $later }
    }
supply-pods =
    { $pods ->
        [one] { $pods } pod
       *[other] { $pods } pods
    }
supply-prongs =
    { $prongs ->
        [one] { $prongs } pointe
       *[other] { $prongs } pointes
    }
supply-superprongs =
    { $superprongs ->
        [one] { $superprongs } superpointe
       *[other] { $superprongs } superpointes
    }
attributes-link = { $path } : est un lien, et les liens d’un dépôt ne sont pas suivis
attributes-no-file = { $path } : n’est pas un fichier
attributes-other = { $path } : lecture impossible ({ $cause })
attributes-several-names = { $path } : le fichier a un autre nom ailleurs (un lien physique), et y serait modifié aussi
base-conflicts =
    { $count ->
        [one] { $count } endroit a été changé dans les deux et est à résoudre.
       *[other] { $count } endroits ont été changés dans les deux et sont à résoudre.
    }
base-is-ours = Identique à ce fichier : ce qui manque dans { $name } compte comme supprimé là-bas.
base-is-theirs = Identique à { $name } : ce qui manque dans ce fichier compte comme supprimé ici.
base-kept-more = Conservée quand le fichier a été remplacé.
base-leaves = Non repris de { $name } : { $what }.
base-not-weighed = Choisissez-la pour voir ce qu’elle changerait.
base-nothing-more = Tout est gardé des deux.
base-opened = Le fichier à l’ouverture
base-opened-more = L’état le plus ancien auquel « Annuler » peut revenir.
base-saved-more = Ce que le fichier contenait quand il a été lu ou enregistré ici pour la dernière fois.
cli-compare-only = Ne comparer que ceci, séparé par des virgules
cli-find-unknown = cette position est inconnue : le jeu n’a pas de plateau, ou ce qui précède est illisible
cli-outline-more = Un fichier qui n’est pas un fichier de partie, ou qui contient les repères d’un git merge non résolu, est affiché tel quel.
close-anyway = Fermer quand même
close-unsettled = Fermer avec des conflits non résolus ?
comparing-versions = Comparaison de versions avec { $name }
conflict-base = Version commune
conflict-edited = Le commentaire contient maintenant les deux textes. Modifiez-le là, puis continuez.
conflicts-counted =
    { $count ->
        [one] { $count } conflit
       *[other] { $count } conflits
    }
conflicts-settled-removed = { $message } ; supprimé : { $what }
conflicts-stay = Les deux versions restent dans les commentaires, entre des lignes de <<<<<<< et de >>>>>>>, jusqu’à ce que vous les résolviez.
copies-beside =
    { $count ->
        [one] { $count } copie en conflit à côté de ce fichier : la fusionner
       *[other] { $count } copies en conflit à côté de ce fichier : les fusionner
    }
copies-counted =
    { $count ->
        [one] { $count } copie en conflit
       *[other] { $count } copies en conflit
    }
copies-counted-short =
    { $count ->
        [one] { $count } copie
       *[other] { $count } copies
    }
covered-labels-removed =
    { $count ->
        [one] avec { $count } étiquette qui n’était pas visible : { $labels }
       *[other] avec { $count } étiquettes qui n’étaient pas visibles : { $labels }
    }
edit-conflict = Modifier…
finding-help-merge-lines = Git, ou un autre programme qui fusionne des lignes, n’a pas pu fusionner deux versions du fichier. Il a écrit les deux entre des lignes qui commencent par <<<<<<<, ======= et >>>>>>>, sans tenir compte de l’arbre de la partie. Choisissez dans un éditeur de texte ce qui doit rester, et supprimez ces lignes ; ou prenez l’une des versions avec « git checkout --ours » ou « --theirs ». D’ici là, aucune version ne peut être fusionnée dans ce fichier.
finding-merge-lines = les repères d’un git merge non résolu
first-places-listed = { $found } ; les { $listed } premiers sont listés
git-attributes-relative = git : { $key } est le chemin relatif { $path }, soit un autre fichier dans chaque dossier ; rendez-le absolu
git-attributes-removed = { $name } supprimé : il ne contenait rien d’autre
git-not-on-path = variorum n’est pas dans PATH, git l’appelle donc par son chemin, { $path } ; relancez cette commande après l’avoir déplacé
git-other-on-path = PATH mène à un autre variorum, { $other }, git appelle donc celui-ci par son chemin, { $path } ; relancez cette commande après l’avoir déplacé
git-program-unknown = le chemin de ce programme est inconnu, ou ne peut pas être écrit dans la configuration de git
git-setting-removed = { $key } supprimé de la configuration
git-setting-stays = { $key } reste : ce programme ne l’a pas configuré
git-settings-taken = git : déjà configuré, et pas par ce programme : { $keys } ; renommez ou retirez d’abord ce qui s’y trouve
guide-merging-another-version = Fusionner une autre version
guide-merging-another-version-1 = Quand deux personnes, ou deux ordinateurs, ont modifié des copies d’une même partie, « Fusionner une autre version… » apporte les modifications de l’autre dans la partie ouverte. L’autre version peut être n’importe quel fichier, une partie d’un autre onglet, ou une copie en conflit : un fichier que Dropbox, Syncthing, Nextcloud, OneDrive et autres laissent à côté d’une partie modifiée à deux endroits. S’il y en a une, le bas de la fenêtre l’indique ; cliquez là pour la fusionner.
guide-merging-another-version-2 = Choisissez ensuite la version dont les deux sont issues. Ce qu’une version a et que la version commune n’a pas a été ajouté, et reste ; ce qui lui manque et que la version commune a y a été supprimé, et disparaît. Les candidates sont présentées avec ce que chacune changerait, la plus probable en premier : une partie ouverte, cette partie telle qu’elle a été ouverte ou enregistrée, une version antérieure de son fichier, une copie en conflit, un autre fichier, ou aucune. Sans version commune, tout est gardé des deux. Si quelque chose de votre version devait être supprimé, le programme le compte et demande d’abord ; et toute la fusion s’annule en une étape.
guide-merging-another-version-3 = Si un autre programme a modifié votre fichier pendant que vous travailliez, « Fusionner avec le fichier du disque » fait de même ; la version commune est alors connue.
guide-merging-another-version-4 = Là où les deux ont changé la même chose différemment, les deux versions restent dans le commentaire de ce nœud, y compris dans le fichier enregistré, jusqu’à ce que vous résolviez le conflit. Le bas de la fenêtre indique combien de conflits restent ; cliquez là pour les parcourir un par un, chacun avec sa position sur le plateau. Vous voyez la version commune, celle-ci et l’autre. Choisissez l’une des deux, ou les deux, ou modifiez le texte ; « Résultat de la fusion » montre d’avance l’effet du bouton que vous pointez. Pour une variante supprimée, il indique combien de nœuds et de mots disparaissent avec elle.
guide-versions-of-one-record-4 = Un fichier qui a l’extension d’un fichier de partie n’en est pas toujours un : il peut être vide, contenir autre chose, ou les repères d’un git merge non résolu. Git montre un tel fichier tel quel. Le fusionner est un conflit : le résultat contient les deux fichiers en entier, l’un après l’autre, entre des lignes de <<<<<<<, de ======= et de >>>>>>>. Choisissez dans un éditeur de texte ce qui doit rester. variorum check signale ces lignes sous le nom merge-lines.
guide-versions-of-one-record-5 = Git appelle variorum par son nom s’il se trouve dans PATH, sinon par son chemin : après avoir déplacé le programme, relancez variorum git. Là où le programme manque ou échoue, git fusionne des lignes comme pour tout texte, et le dit ; aucune version n’est perdue, mais le fichier peut ne plus être un fichier de partie tant que vous ne l’avez pas résolu.
lost-comments =
    { $count ->
        [one] { $count } commentaire
       *[other] { $count } commentaires
    }
lost-entries =
    { $count ->
        [one] { $count } autre entrée
       *[other] { $count } autres entrées
    }
lost-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
lost-marks =
    { $count ->
        [one] { $count } marque
       *[other] { $count } marques
    }
lost-nodes =
    { $count ->
        [one] { $count } nœud
       *[other] { $count } nœuds
    }
lost-values =
    { $count ->
        [one] { $count } entrée changée
       *[other] { $count } entrées changées
    }
lost-variations =
    { $count ->
        [one] { $count } variante
       *[other] { $count } variantes
    }
lost-words =
    { $count ->
        [one] des mots de { $count } texte
       *[other] des mots de { $count } textes
    }
merge-anyway = Fusionner quand même
merge-both-whole = { $why } ; le fichier contient les deux versions en entier, entre des repères de conflit
merge-broken = fusion impossible à cause d’une erreur interne
merge-conflicts-left =
    { $count ->
        [one] Il reste { $count } conflit de fusion
       *[other] Il reste { $count } conflits de fusion
    }
merge-from-title = Sur quel fichier les deux versions sont-elles fondées ?
merge-holds-lines = { $version } contient les repères d’un git merge non résolu, à partir de la ligne { $line } ; résolvez-les d’abord
merge-left =
    { $count ->
        [one] il reste { $count } conflit ; ce qui a été enregistré est conservé, et le prochain mergetool continue avec
       *[other] il reste { $count } conflits ; ce qui a été enregistré est conservé, et le prochain mergetool continue avec
    }
merge-lines-left = le fichier contient les repères d’un git merge non résolu
merge-loses-else = Si personne ne l’a supprimé, choisissez une version commune plus ancienne, ou aucune : alors tout est gardé.
merge-loses-more = Sera retiré ou remplacé chez vous : { $what }. { $name } diffère là de la version commune.
merge-loses-title = Des parties de ce fichier seraient supprimées ou remplacées
merge-other-base = Choisir une autre version
merge-with-more = Ce qui y a été modifié est ajouté à ce fichier, en une étape que l’on peut annuler. L’autre version reste telle quelle.
merge-with-title = Quelle version voulez-vous fusionner ?
merge-would-remove = Sera retiré ou remplacé chez vous : { $what }
merged-none = Rien n’a été fusionné. Comme la version commune le contient, compte ici comme supprimé : { $what } de { $name }
merged-removed = Retiré ou remplacé dans ce fichier : { $what }
merging-version = Fusion de { $name }
next-conflict = Conflit suivant
no-base-in-file = (pas dans le fichier)
nothing-goes = Rien ne sera retiré ni remplacé chez vous.
other-file = Un autre fichier…
point-at-choice = Pointez un bouton pour voir le résultat.
removed-nodes =
    { $count ->
        [one] { $count } nœud
       *[other] { $count } nœuds
    }
removed-words =
    { $count ->
        [one] { $count } mot
       *[other] { $count } mots
    }
replaced-too-long = le fichier grossirait de plus de 256 Mo ; rien n’a été remplacé
said-both = { $ours }
    et dans le commentaire : { $theirs }
said-deleted = Supprimé, avec tout ce qui suit : { $what }
show-conflicts = Afficher les conflits
too-many-nodes-small = { $name } : trop de variantes pour une petite image
version-copy = Une copie en conflit à côté de ce fichier, créée par un programme qui synchronise des dossiers.
version-is-damaged = { $name } est endommagé : il peut en manquer une partie.
version-is-gone = Cette version n’existe plus
version-open = Ouvert dans un autre onglet
version-open-file = Ouvert dans un autre onglet : { $path }
will-stand = Résultat de la fusion
compare-outside = hors de toute propriété : { $text }
merge-base-none = Tout garder
own-conflicts-first = résolvez d’abord les conflits de ce fichier
their-conflicts-first = résolvez d’abord les conflits de { $name }
annotations = Annotations
clock-moves =
    { $count ->
        [one] { $time } · { $count } coup
       *[other] { $time } · { $count } coups
    }
command-help-usual-sizes = Donne aux panneaux les tailles qui conviennent à la fenêtre et à la partie.
command-usual-sizes = Rétablir la taille des panneaux
more-continuations = { $count } de plus
more-tools = Autres outils
move-in-variation = { $move } (variante)
news-panels = Nouveau : le commentaire a la place que laisse le plateau, et les coups suivants sont au-dessous. Faites glisser les lignes entre les panneaux pour changer leur taille ; un double clic la rétablit
words-about = version, licence, crédits
words-add-games-from = importer des parties, joindre des parties
words-annotate-bad-move = erreur, faute, point d’interrogation, faible
words-annotate-bad-move-2 = gaffe, double point d’interrogation
words-annotate-doubtful = discutable, interrogation exclamation, contestable
words-annotate-even = équilibré, nulle, égalité
words-annotate-good-black = avantage, Noir est mieux
words-annotate-good-move = point d’exclamation, tesuji, fort
words-annotate-good-move-2 = brillant, double point d’exclamation
words-annotate-good-white = avantage, Blanc est mieux
words-annotate-hotspot = étoile, important, marque-page
words-annotate-interesting = exclamation interrogation
words-annotate-none = supprimer l’annotation, effacer l’évaluation
words-clean-up = épurer, anonymiser, supprimer les commentaires, ranger
words-close = fermer l’onglet, fermer le fichier
words-compare = diff, différences, côte à côte
words-compare-variation = diff, différences entre variantes
words-conflicts = résoudre, conflits, merge
words-coordinates = repères, axes, lettres et chiffres
words-copy-board = ascii, diagramme texte
words-copy-link = url, adresse, partager, hexworld
words-copy-moves = liste des coups, exporter les coups
words-copy-picture = capture dans le presse-papiers, copie d’écran, photo
words-copy-record = copier sgf, copier tout le fichier
words-copy-variation = cloner, dupliquer la branche
words-correct = changer le coup, remplacer le coup, modifier le coup
words-count = territoire, score, compter la surface
words-counting = score, estimer, points, qui gagne, pierres mortes
words-cut-variation = déplacer la branche
words-delete-node = enlever le nœud, supprimer le coup
words-delete-other-variations = élaguer, supprimer les branches, garder cette ligne
words-delete-variation = supprimer la branche, couper la branche
words-demote = descendre, abaisser, réordonner
words-duplicate-game = cloner, copier la partie
words-earlier-versions = sauvegarde, restaurer, versions précédentes
words-edit-comment = note, écrire, texte, légende
words-encoding = unicode, utf-8, jeu de caractères, convertir
words-export-diagrams = figures, imprimer les diagrammes
words-export-picture = capture d’écran, png, svg, photo, enregistrer l’image
words-find = chercher, recherche, recherche de position
words-find-move = indice, coups possibles, suggestion
words-findings = valider, erreurs, avertissements
words-flip-horizontal = miroir, symétrie
words-flip-vertical = miroir, symétrie
words-flip-view = orientation, miroir
words-fold-others = réduire, replier
words-full-screen = agrandir, présentation
words-game-text = transcription, liste des coups, notation
words-games = recueil, liste, sommaire, chapitres
words-go-back = lieu précédent, dernier endroit
words-goto-dialog = sauter au coup, numéro de coup
words-handicap = pierres de handicap, placement libre
words-help = manuel, guide, documentation, tutoriel
words-hide-following = spoilers, cacher la solution, mode problème
words-hide-results = spoilers, masquer le résultat
words-history-list = undo, étapes, modifications
words-info = komi, résultat, noms des joueurs
words-information = komi, joueurs, en-tête, règles, niveaux, noms, métadonnées
words-keep-position = partir d’ici, extraire la position
words-keep-subtree = extraire, détacher
words-line-end = dernier coup, position finale, avance rapide
words-line-start = début, premier coup, rembobiner
words-link = marque-page, référence, hyperlien
words-main-line = retour à la variante principale, tronc
words-make-main-line = promouvoir, variante principale, réordonner
words-merge-file = synchroniser, combiner
words-merge-games = réunir les parties, joindre les parties
words-merge-version = combiner, réunir, synchroniser
words-move-numbers = numérotation, chiffres sur les pierres
words-name = titre, nom du nœud, marque-page
words-new = créer, commencer, vierge
words-new-game = ajouter une partie, ajouter un chapitre
words-new-node = ajouter un nœud, nœud vide
words-new-variation = branche, alternative, ligne secondaire
words-next-equal = transposition, même position
words-next-file = problème suivant, partie suivante
words-next-fork = branche suivante, bifurcation
words-next-game = partie suivante du recueil
words-next-moves = fantômes, variantes sur le plateau, indices
words-next-with-hotspot = étoile, important, marque-page
words-only-line = masquer les variantes
words-open = charger, importer, parcourir
words-open-folder = répertoire, bibliothèque, explorateur
words-open-recent = derniers fichiers, fichiers récents
words-pass = sauter, pas de coup
words-paste-record = importer du presse-papiers, coller une partie, charger du texte
words-paste-variation = insérer la branche, greffer
words-play-through = diaporama, rejouer, animer, défilement
words-previous-file = problème précédent, partie précédente
words-previous-fork = branche précédente, bifurcation précédente
words-previous-game = partie précédente du recueil
words-previous-with-hotspot = étoile, important, marque-page
words-print = pdf, livret, papier, exporter en pdf
words-promote = remonter, élever, réordonner
words-properties = brut, source sgf, balises
words-publish = html, page web, site, partager, gif, animation, exporter en html
words-quit = sortir, fermer le programme, exit
words-read-as = jeu de caractères, page de codes, illisible, accents
words-redo = refaire, répéter
words-reload = actualiser, revenir au disque, relire
words-repair-all = réparer, corriger les erreurs, nettoyer
words-replace-dialog = substituer, chercher remplacer
words-resign = renoncer, concéder
words-results = minimax, résoudre, gagné perdu
words-rotate-left = tourner, sens antihoraire, symétrie
words-rotate-right = tourner, sens horaire, symétrie
words-rotate-view = orientation, pivoter, à l’envers
words-save = sauvegarder, écrire, disque
words-save-as = renommer le fichier, sauvegarder sous
words-save-copy = exporter sgf, exporter la partie, sauvegarde
words-settings = options, paramètres, configuration, réglages, taille du texte, texte plus grand
words-shortcuts = touches, clavier, affectation des touches
words-split-collection = séparer les parties, un fichier par partie
words-study = quiz, s’exercer, s’entraîner, problèmes, tsumego, test, deviner
words-study-collections = répétition espacée, cartes mémoire, révision, apprendre
words-dictionary = ouverture, joseki, écart, livre
words-study-folder = série de problèmes, tsumego, exercices, cartes mémoire
words-swap = règle du gâteau, changer de camp
words-theme = couleurs, apparence, style, aspect
words-theme-dark = mode sombre, mode nuit
words-theme-light = mode clair, mode jour
words-to-play = trait, à qui de jouer, joueur suivant
words-tool-label = lettres, texte
words-tool-number = chiffres, compter
words-tool-play = outil de jeu, pointeur
words-tool-setup = modifier la position, mode édition, placer des pierres, éditeur
words-truncate = couper, supprimer la suite, effacer le reste
words-type-move = entrer un coup, clavier, notation
words-undo = défaire, retour en arrière, undo
words-unfold-all = développer, déplier
words-unmark = effacer les marques, supprimer les étiquettes
words-zoom-fit = plateau entier, taille réelle
words-zoom-in = plus grand, grossir, loupe
words-zoom-out = plus petit, réduire
menu-board = Tourner et zoomer le plateau
menu-copy = Copier
menu-marked = Annotations et moments clés
menu-piece = Pièce
menu-remove = Supprimer
menu-tools = Outils
offer-next-with-hotspot = Moment clé suivant
offer-previous-with-hotspot = Moment clé précédent

## Données des moteurs, étude, feuilles, pages
all-judged = chaque coup qui a perdu autant de points a déjà une annotation
already-so = { $what } : rien à changer
analysis-accuracy-katrain = précision { $value } (formule de KaTrain)
analysis-accuracy-lizzie = { $value } (formule de LizzieYzy)
analysis-black = Noir
analysis-covers =
    { $count ->
        [one] { $source } : { $numbers } sur { $count } nœud
       *[other] { $source } : { $numbers } sur { $count } nœuds
    }
analysis-covers-lead = avance à { $nodes }
analysis-covers-value = valeur à { $nodes }
analysis-covers-winrate = taux de victoire à { $nodes }
analysis-finding =
    { $count ->
        [one] { $count } nœud : { $property } ne peut pas être lu : { $what }
       *[other] { $count } nœuds : { $property } ne peut pas être lu : { $what }
    }
analysis-in-comments = { $source } (lu dans les commentaires)
analysis-next-moves =
    { $count ->
        [one] { $source } : valeur du coup suivant à { $nodes } sur { $count } nœud, de { $least } à { $greatest } points
       *[other] { $source } : valeur du coup suivant à { $nodes } sur { $count } nœuds, de { $least } à { $greatest } points
    }
analysis-means =
    { $count ->
        [one] { $source } : moyenne du camp au trait à { $nodes } sur { $count } nœud, de { $least } à { $greatest }
       *[other] { $source } : moyenne du camp au trait à { $nodes } sur { $count } nœuds, de { $least } à { $greatest }
    }
analysis-komi = l’analyse a été faite avec un komi de { $stated }, la partie a { $komi }
analysis-loss = { $number }  { $played } à { $path }
analysis-loss-best = { $number }  { $played } à { $path } ; le meilleur était { $best }
analysis-losses-by = Pertes selon { $source } :
analysis-mean-loss =
    { $count ->
        [one] un coup, qui a perdu { $points } points
       *[other] { $count } coups, qui ont perdu { $points } points en moyenne
    }
analysis-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
analysis-no-longer-fits = l’analyse de cette partie date d’avant cette modification et ne convient peut-être plus ; « remove-analysis » la supprime
analysis-none = aucune donnée de moteur
analysis-not-turned = l’analyse dans { $id } ({ $program }) ne peut pas être tournée avec le plateau
analysis-problem-base64 = pas du base64
analysis-problem-cut = les données compactées finissent trop tôt
analysis-problem-damaged = les données compactées sont endommagées
analysis-problem-depth = imbrication trop profonde
analysis-problem-form = pas écrit comme son programme l’écrit
analysis-problem-json = le texte compacté n’est pas le JSON attendu
analysis-problem-number = pas un nombre admis
analysis-problem-ownership = ownership a { $found } nombres au lieu de { $expected }
analysis-problem-ownership-range = ownership a des nombres hors de -1 à 1
analysis-problem-policy = policy a { $found } nombres au lieu de { $expected }
analysis-problem-side = on ne sait pas qui est au trait
analysis-problem-size = dépasse la taille limite
analysis-problem-values =
    { $count ->
        [one] { $count } valeur alors qu’il en faut trois
       *[other] { $count } valeurs alors qu’il en faut trois
    }
analysis-problem-version = la version { $version } est inconnue
analysis-source-engine = { $program } : { $engine }
analysis-source-komi = { $label }, komi { $komi }
analysis-source-network = { $label } (réseau de valeur)
analysis-source-random = { $label } (parties aléatoires)
analysis-source-second = { $label } (second moteur)
analysis-title = Supprimer l’analyse laissée par des moteurs dans cette partie ?
analysis-white = Blanc
analysis-would-be-wrong = { $why } ; avec --remove-analysis elle est supprimée dans la même étape
annotated-kept =
    { $left ->
        [one] { $left } a une annotation et la garde
       *[other] { $left } ont une annotation et la gardent
    }
annotated-losses =
    { $count ->
        [one] { $count } coup annoté selon { $source }
       *[other] { $count } coups annotés selon { $source }
    }
booklet-players = Index des joueurs
booklet-without-figure =
    { $count ->
        [one] { $count } coup à partir d’ici n’a pas de figure.
       *[other] { $count } coups à partir d’ici n’ont pas de figure.
    }
carries-engine-data = contient des données de moteurs, { $size }
clean-analysis = Analyse des moteurs, y compris dans les commentaires
cli-analysis = Montrer ce que des moteurs ont laissé dans un fichier : taux de victoire, avances, candidats, et ce que les coups ont perdu
cli-analysis-losses = Lister ce que chaque coup a perdu, variantes comprises
cli-analysis-more = Lit ce qu’écrivent Sabaki, Ogatak, KaTrain, Lizzie, LizzieYzy, LizGoban, q5Go, GoReviewPartner, analyze-sgf, leela-analysis, GNU Go, KataGo, MoHex, OGS et AI Sensei. Tous les nombres sont ceux de Noir. Les pertes sont des différences entre les nombres d’une même source, celle qui couvre le plus de la partie.
cli-publish-answers = Où sont imprimées les solutions des problèmes, dans un livret ou sur une page : end (par défaut), sur des feuilles à la fin ; none, nulle part ; both, pour les livrets seulement : OUT ne les a pas, et un second fichier, dont le nom le dit, les a
cli-publish-sort = L’ordre des problèmes : file (par défaut), title ou shuffled ; les feuilles indiquent le numéro du mélange
cli-publish-seed = Le numéro avec lequel les problèmes sont mélangés : le même numéro donne le même ordre ; sans lui, l’heure décide
cli-publish-language = La langue des pages et des livrets ; par défaut la vôtre
cli-publish-margins = Les marges d’un livret, en millimètres
cli-publish-numbers = Écrire les numéros des coups sur les pierres d’une animation
cli-publish-order = pages (par défaut), ou booklet : deux pages par face, à imprimer recto verso et à plier
cli-publish-paper = Le papier d’un livret ou d’une page de problèmes imprimée ; a4 par défaut
cli-publish-per-sheet = Problèmes par feuille d’un livret ou d’une page imprimée, de 6 à 12 ; 6 par défaut
cli-publish-prune = Supprimer les pages dont le fichier a disparu, si elles sont restées telles que publiées
cli-publish-site = L’adresse qu’aura un dossier de pages : il reçoit un fil des nouveautés
cli-publish-with = Montrer aussi ceci : avec analysis, ce que chaque coup a perdu
cli-remove-analysis = Copier des fichiers dans un dossier, sans ce que des moteurs y ont laissé
cli-remove-analysis-dry = Montrer seulement ce qui serait supprimé ; ne rien écrire
cli-remove-analysis-files = Ce qu’il faut supprimer, si ce n’est pas l’habituel ; puis des fichiers, et des dossiers de fichiers
cli-remove-analysis-more = Avant les fichiers, properties, comments ou variations choisissent ce qui est supprimé : les propriétés de Sabaki, KaTrain, Lizzie et autres, leur texte dans les commentaires, ou les variantes dont chaque nœud vient d’un moteur. Sans choix, properties et comments. Ce que des personnes ont écrit et les annotations restent. Un fichier sans analyse est copié octet pour octet. Rien d’existant n’est remplacé.
cli-study-corners = Suivre les coins, même si le recueil sort du sien
cli-study-leave-boards = la comparaison porte sur tout le goban ; --corners suit chaque coin séparément
cli-study-by-mode-only =
    { $count ->
        [one] { $count } partie, demandée seulement avec --mode repertoire ou --mode guess
       *[other] { $count } parties, demandées seulement avec --mode repertoire ou --mode guess
    }
cli-study-export = Afficher ce qui a été appris dans un dossier et ses sous-dossiers, en tableau avec des tabulations entre les colonnes
cli-study-export-more = La première ligne nomme les colonnes : key, mode, state, answered, lapses, first, last, due, place. Une ligne par question à laquelle on a déjà répondu ; STATE vaut active ou suspended, les jours sont des dates.
cli-study-forgotten =
    { $count ->
        [one] { $count } question est de nouveau nouvelle
       *[other] { $count } questions sont de nouveau nouvelles
    }
cli-study-move = Emporter dans un autre dossier ce qui a été appris dans un dossier et ses sous-dossiers
cli-study-move-more = Les lignes du journal de FROM qui manquent à TO sont ajoutées à celui de TO, celles d’un sous-dossier de FROM à celui du sous-dossier de TO du même nom, s’il existe. Les positions sont reconnues dans tout dossier. Les journaux de FROM restent.
cli-study-moved =
    { $count ->
        [one] { $count } ligne a été emportée
       *[other] { $count } lignes ont été emportées
    }
cli-study-never-answered = { $word } : aucune question ayant cette clé n’a reçu de réponse ici
cli-study-no-place = { $place } : ce fichier ou ce dossier n’existe pas
cli-study-progress-place = Un dossier de fichiers, ou un fichier qui s’y trouve
cli-study-reset = Oublier ce qui a été appris dans un dossier et ses sous-dossiers : ses questions redeviennent nouvelles
cli-study-reset-more = Des lignes qui le disent sont ajoutées au journal ; les réponses y restent. Ce qui est dans le journal maintenant est oublié, quoi que dise l’horloge, et rien de ce qu’un autre ordinateur ajoute plus tard. Les questions remises sont de nouveau posées, elles aussi. Avec --key, seules ces questions sont oubliées.
cli-study-summary = Compter où les parties s’écartent le plus souvent
cli-study-taken = { $place } : enregistré, et utilisé désormais
cli-study-unasked =
    { $count ->
        [one] { $name }:{ $number }:{ $path }: { $count } question n’a pas de bonne réponse que les règles permettent, et n’est pas posée
       *[other] { $name }:{ $number }:{ $path }: { $count } questions n’ont pas de bonne réponse que les règles permettent, et ne sont pas posées ; voici la première
    }
command-add-engine-line = Ajouter la ligne du moteur en variante
command-analysis-annotations = Annoter les pertes
command-copy-engine = Copier le tableau du moteur
command-engine-marks = Marques du moteur sur le plateau
command-engine-scale = Échelle du graphe
command-engine-source = Source des données
command-help-add-engine-line = Ajoute la ligne du candidat retenu sur le plateau, ou du meilleur, comme variante portant le nom de son moteur.
command-help-analysis-annotations = Annote les coups de cette partie d’après les points qu’ils ont perdus selon l’analyse d’un moteur : mauvais (BM), douteux (DO) ou moment clé (HO) à partir d’autant de points ; sans indication, BM=5 DO=2. Un coup qui a une annotation la garde.
command-help-copy-engine = Copie les nombres de cette ligne dans le presse-papiers, en tableau.
command-help-engine-marks = Choisit ce qui est marqué sur le plateau : candidates, ownership, both, policy ou none.
command-help-engine-scale = Choisit ce que montre le graphe : winrate ou points.
command-help-engine-source = Montre les nombres de ce moteur, si plusieurs en ont laissé ; 1 couvre le plus.
command-help-hide-engine = Cache tout ce que des moteurs ont laissé dans les fichiers, sur le plateau et à côté, ou le montre de nouveau.
command-help-loss-scale = Choisit selon quelles classes les pertes sont montrées : katrain, ogs, lizzie ou own ; ou vos propres classes, comme 0.5 1.5 3 6 12 en points, ou 1% 5% 20%.
command-help-loss-dots = Choisit quelles pertes ont une pastille et sont parcourues : worst pour la pire classe, two ou three classes, ou all.
command-help-losses = Liste les coups qui ont perdu le plus d’après ce qu’un moteur a laissé dans le fichier, avec moyennes et précision.
command-help-mirror-engine = Pour des nombres écrits pour le camp au trait au lieu de Noir : inverse ceux des coups de Blanc.
command-help-next-loss = Va au coup suivant de cette ligne qui a beaucoup perdu d’après ce qu’un moteur a laissé dans le fichier.
command-help-previous-loss = Va au coup précédent de cette ligne qui a beaucoup perdu d’après ce qu’un moteur a laissé dans le fichier.
command-help-remove-analysis = Supprime ce que des moteurs ont laissé dans toutes les parties du fichier : propriétés, et texte dans les commentaires. Ce que des personnes ont écrit reste, ainsi que les annotations. Avec properties, comments ou variations, seuls ces éléments sont supprimés ; les variantes, seulement si chacun de leurs nœuds vient d’un moteur.
command-help-show-engine = Montre ou cache le panneau de ce que des moteurs ont laissé dans le fichier.
command-help-to-tree = Mène le clavier à l’arbre, ou à la partie en texte ; à nouveau, revient au plateau.
command-hide-engine = Cacher les données moteur
command-loss-scale = Classes de pertes
command-loss-dots = Pertes à pastille
command-losses = Pires coups…
command-mirror-engine = Inverser une valeur sur deux
command-next-loss = Perte suivante
command-previous-loss = Perte précédente
command-remove-analysis = Supprimer l’analyse
command-show-engine = Graphe du moteur
command-to-tree = Aller à l’arbre
comment-not-turned = ce qu’un moteur a écrit dans les commentaires ne peut pas être tourné avec le plateau
copied-as-it-is = pas d’analyse
copy-bytes = octets : { $before } avant, { $after } après
copy-has-no-name = { $name } : ce n’est pas un fichier, une copie n’aurait donc pas de nom
copy-over-copy = { $name } : la copie d’un autre fichier a déjà ce nom
copy-over-source = { $name } : la copie remplacerait le fichier lui-même ; indiquez un autre dossier
counted-engine-texts =
    { $count ->
        [one] du texte dans { $count } commentaire
       *[other] du texte dans { $count } commentaires
    }
counted-properties =
    { $count ->
        [one] { $count } propriété
       *[other] { $count } propriétés
    }
engine = Moteur
engine-accuracy-katrain =
    { $count ->
        [one] { $colour }, { $count } coup : précision { $value } selon la formule de KaTrain, perte moyenne { $loss }
       *[other] { $colour }, { $count } coups : précision { $value } selon la formule de KaTrain, perte moyenne { $loss }
    }
engine-accuracy-lizzie =
    { $count ->
        [one] { $colour }, { $count } coup : précision { $value } selon la formule de LizzieYzy
       *[other] { $colour }, { $count } coups : précision { $value } selon la formule de LizzieYzy
    }
engine-at-move = Coup { $number }
engine-bytes =
    { $count ->
        [one] { $count } octet
       *[other] { $count } octets
    }
engine-candidate = { $name } : { $numbers }
engine-copied = Nombres du moteur pour cette ligne copiés en tableau
engine-graph = Graphe du moteur
engine-hold-line = { $candidate } · cliquez pour dérouler sa ligne
engine-is-hidden = Les données des moteurs sont cachées ; la même touche les montre de nouveau
engine-is-shown = Les données des moteurs sont de nouveau visibles
engine-kilobytes = { $count } ko
engine-lead = { $colour } mène de { $points }
engine-line-keys = ← → déroulent la ligne, Entrée l’ajoute en variante, Échap la quitte
engine-loss-line = { $colour } { $number }, { $played } : { $lost }
engine-loss-points = { $points } points
engine-losses = Pires coups
engine-losses-counted =
    { $count ->
        [one] { $colour } : { $count } coup a perdu quelque chose, dont beaucoup : { $bad }
       *[other] { $colour } : { $count } coups ont perdu quelque chose, dont beaucoup : { $bad }
    }
engine-lost = { $colour } { $number } a perdu { $loss }
engine-lost-best = { $colour } { $number } a perdu { $loss } ; le meilleur était { $best }
engine-loss-best = { $lost } ; le meilleur était { $best }
engine-lost-here = a perdu { $loss }
engine-marks-both = Candidats et possession
engine-marks-candidates = Candidats
engine-marks-none = Rien sur le plateau
engine-marks-ownership = Possession
engine-marks-policy = Politique
engine-megabytes = { $count } Mo
engine-options = Options des données moteur
engine-no-data = Aucun moteur n’a laissé de nombres dans cette partie
engine-pass = passe
engine-percent = { $number } %
engine-played-best = { $colour } { $number } était le meilleur coup
engine-resign = abandon
engine-scale-points = Points
engine-scale-winrate = Taux de victoire
engine-source-comment = { $source }, lu dans les commentaires
engine-source-line =
    { $count ->
        [one] { $source } : { $count } nœud
       *[other] { $source } : { $count } nœuds
    }
engine-text = { "[" }texte de { $program }]
engine-value = valeur { $number }
engine-visits = { $count } visites
engine-winrate = { $colour } { $percent }
guide-publishing-10 = L’index d’un dossier de pages peut être trié et parcouru par recherche, y compris depuis un disque. Avec `--site URL`, le dossier reçoit un fil des nouveautés : ce qui est nouveau ou a changé, quoi qu’il en soit des voisins. Les pages dont le fichier a disparu sont nommées ; `--prune` les supprime si elles sont exactement telles que publiées.
guide-publishing-8 = Les livrets posent de même les problèmes, sur des feuilles : numérotés, limités à la partie utilisée du plateau, avec une ligne pour la réponse, et les solutions en petits diagrammes sur des feuilles à la fin. `--per-sheet 6` à `12` dit combien il y en a par feuille, `--answers none` omet les solutions, et `--answers both` crée deux fichiers : l’exemplaire des élèves sans solutions, et celui du professeur avec. Une page de problèmes s’imprime aussi sur de telles feuilles ; `--per-sheet`, `--answers none` et `--paper` valent aussi pour elle. `--problems=1-12,20` prend une partie des problèmes ; `--sort title` ou `--sort shuffled` les ordonne, et une feuille mélangée porte un numéro : `--seed` avec ce numéro redonne le même ordre. `publish --problems DOSSIER -o FICHIER` fait une feuille, ou une page, des problèmes de tous les fichiers d’un dossier. Les parties dont les réponses ne sont pas connues sont laissées de côté, d’un dossier comme d’un seul fichier, et leur nombre est signalé. Avec `--problems`, les positions sans coups sont aussi des problèmes ; leur solution est ce que dit un nœud suivant, ou ce qui suit `Solution :` dans le commentaire. Les textes trop longs finissent par « … » et sont imprimés en entier après les problèmes. `--paper a4`, `a5` ou `letter`, `--margins MM` et `--order booklet` (deux pages par face, à imprimer recto verso et à plier) valent pour tous les livrets. « Imprimer… » et « Publier… » ont aussi ces choix, et une liste des polices du système ; ils montrent page à page ce qui sera fait. Une partie aux parties nommées a une page de titre avec table des matières.
guide-publishing-9 = Les pages et les livrets parlent votre langue, ou celle indiquée avec `--language` ; `--coordinates` dit comment nommer les points.
guide-studying-from-records-5 = Un recueil d’un seul coin est suivi dans chaque coin d’une partie, quelle que soit l’orientation du coin et qui que ce soit qui y joue ; --summary compte sur de nombreuses parties où elles s’en écartent le plus souvent. Dans la fenêtre, « Recueil de joseki… » montre la même chose pour la partie ouverte, un clic mène au coup, et compte les parties de son dossier.
guide-studying-from-records-6 = Là où un fichier ne dit pas si un coup est juste, par exemple dans une partie qui n’a de marques qu’à certains de ses embranchements, le coup n’est pas jugé, et une ligne dit pourquoi. Les coups illégaux ne sont jamais justes ; une question sans autre réponse n’est pas posée. La raison est outside-question si le coup n’appartient à aucune question, no-answer si rien n’est marqué comme juste à une question, no-legal-answer si seuls des coups illégaux le sont, et choice-not-marked si un autre coup à un embranchement d’une partie est marqué comme juste. Avec --json elles sont parmi les findings, et certainty est un champ à part.
guide-studying-from-records-7 = Après une réponse, « Explorer » (F6) parcourt à partir de là les lignes de l’auteur et vous laisse essayer vos propres coups ; la même touche revient à la séance. Ctrl+Z reprend la dernière réponse, et à chaque nouvelle fois la précédente ; Ctrl+B remet une question à demain, Ctrl+Maj+B pour toujours. « Reprendre », « Pas aujourd’hui » et « Plus jamais » font de même, et avant la prochaine séance « Reposer » ramène ce qui avait été remis pour toujours. Un problème sur un grand plateau montre la partie où il se trouve ; F7 montre tout le plateau. Si plusieurs lignes sont justes, la solution le dit, et la flèche vers le bas montre la suivante.
guide-studying-from-records-8 = Quand vous devinez une partie, le coup suivant est demandé de lui-même après un coup juste, au rythme que vous choisissez. Les mots de l’auteur qui nomment le coup suivant s’affichent une fois qu’il est deviné. Rien n’en est redemandé les jours suivants, sauf si vous le voulez. Ctrl+Z reprend le dernier essai.
guide-studying-from-records-9 = variorum study export FOLDER affiche en tableau ce qui a été appris, study move FROM TO l’emporte dans un autre dossier, et study reset FOLDER rend ses questions de nouveau nouvelles : ce que son journal contient à cet instant est oublié, quoi que dise l’horloge, et rien de ce qu’un autre ordinateur ajoute plus tard. study collections énumère ce que vous étudiez, comme dans la fenêtre ; --remove en retire un élément, comme « Retirer de la liste » dans la fenêtre, et ce qui a été appris reste.
guide-the-command-line-4 = variorum analysis FILE… montre ce que d’autres programmes ont laissé dans un fichier : les taux de victoire, avances et candidats de Sabaki, Ogatak, KaTrain, Lizzie, LizzieYzy, LizGoban, q5Go, GoReviewPartner et autres, y compris ceux écrits dans les commentaires. Il liste les sources et combien de nœuds chacune couvre, la précision de chaque camp et ses pires coups ; --losses liste ce que chaque coup a perdu. Les nombres de deux sources ne sont jamais mêlés. Rien n’est écrit.
guide-the-command-line-5 = variorum remove-analysis FILE… -o FOLDER copie les fichiers sans tout cela, sous les mêmes noms ; un dossier vaut pour les fichiers qu’il contient, sous-dossiers compris. --dry-run dit seulement combien disparaîtrait. Les noms properties, comments et variations avant les fichiers choisissent ce qui disparaît ; les variantes, seulement si chacun de leurs nœuds vient d’un moteur. Ce que des personnes ont écrit, les annotations et V restent, même dans un commentaire où un moteur a écrit. Dans la fenêtre, « Supprimer l’analyse », dans le menu « Supprimer », fait de même avec le fichier ouvert, en une étape qui peut être annulée, et « Nettoyer… » le montre d’abord.
guide-the-command-line-6 = « Tourner la partie » et « Retourner la partie » tournent l’analyse avec le plateau. Là où ce n’est pas possible, elles demandent s’il faut la supprimer dans la même étape. « Annoter les pertes » annote les coups de cette partie d’après les points qu’ils ont perdus : cinq font un mauvais coup, deux un coup douteux ; analysis-annotations BM=POINTS DO=POINTS HO=POINTS en choisit d’autres. Un coup qui a une annotation la garde. Après une modification de la pose, du komi ou des règles, le programme dit une fois par partie que son analyse ne convient peut-être plus.
guide-the-tree-5 = Là où un moteur a laissé des nombres dans un fichier (Sabaki, KaTrain, Lizzie, q5Go, Ogatak et autres), leur graphe se trouve sous l’arbre, Noir en haut : cliquez ou glissez pour aller à un coup, tournez la molette dessus pour avancer ou reculer, Ctrl et la molette changent son échelle. La ligne en dessous dit ce que le dernier coup a perdu et quel était le meilleur. « Perte suivante » et « Perte précédente » vont d’une grande perte à l’autre, « Pires coups… » les liste avec la précision des deux joueurs. Sur le plateau, les meilleurs candidats sont des disques avec leur valeur pour Noir, d’autant plus pleins qu’ils ont été étudiés : pointez-en un pour voir sa ligne, cliquez dessus pour la dérouler avec ← et →, appuyez sur Entrée pour l’ajouter en variante. Le bouton aux trois points à côté de la ligne choisit un autre moteur, des points au lieu des taux de victoire, la possession des points, et les pertes à montrer. « Cacher les données moteur » cache le tout. Rien de cela n’est écrit dans le fichier.
guide-the-tree-6 = Les pertes ont les classes de KaTrain, d’OGS ou de Lizzie, ou les vôtres, écrites dans les réglages ou avec loss-scale dans la palette : 0.5 1.5 3 6 12 sont des points, 1% 5% 20% des taux de victoire. Le bouton aux trois points choisit combien des pires classes ont une pastille dans l’arbre et le graphe ; « Perte suivante » va à celles-là.
hide-engine = Cacher les données moteur
settings-appearance = Apparence
settings-board = Plateau
settings-moves = Coups
settings-tree = Arbre
settings-engine = Données moteur
settings-files = Fichiers
settings-advanced = Avancé
loss-scale-katrain = Pertes de 12, 6, 3, 1,5 et 0,5 points (KaTrain)
loss-scale-lizzie = Pertes de 24, 12, 6, 3 et 1 % (Lizzie)
loss-scale-ogs = Pertes de 5, 2, 1,2, 0,6 et 0,2 points (OGS)
loss-scale-own = Pertes selon mes propres classes
loss-dots-worst = Pastilles : la pire classe
loss-dots-two = Pastilles : les deux pires classes
loss-dots-three = Pastilles : les trois pires classes
loss-dots-all = Pastilles : toutes les classes
own-losses = Mes propres classes de pertes
menu-engine = Données moteur
next-page = Page suivante
no-analysis-in-game = cette partie n’a pas d’analyse
no-analysis-in-points = l’analyse de cette partie ne donne pas de points, seulement des taux de victoire
no-analysis-there = il n’y a pas d’analyse à supprimer (0 octet)
kept-variations =
    { $count ->
        [one] { $count } variante analysée avec des mots, des marques ou des annotations reste
       *[other] { $count } variantes analysées avec des mots, des marques ou des annotations restent
    }
no-analysis-but = il n’y a pas d’analyse à supprimer (0 octet) : { $stays }
no-earlier-loss = Pas de grande perte avant celle-ci dans cette ligne
no-engine-line = Aucun moteur n’a laissé de ligne à dérouler ici
no-further-loss = Pas d’autre grande perte dans cette ligne
no-loss-limit = « { $word } » n’est ni BM=POINTS, ni DO=POINTS, ni HO=POINTS
no-loss-points = « { $word } » : le signe égal doit être suivi d’un nombre de points supérieur à 0
no-move-lost-that = aucun coup de cette partie n’a perdu autant de points
no-such-source = Il n’y a pas de moteur de ce numéro
offer-remove-analysis = Supprimer l’analyse
page-about = À propos de cette partie
page-after = Fichier suivant
page-after-move = Après le coup { $number }
page-back = Reculer
page-before = Fichier précédent
page-captures = Captures : { $counts }
page-chosen = Choix : { $places }. « Jouer » le joue.
page-continuations = Continuations : { $count }
page-earlier = Commentaire précédent
page-empty = { $place }, vide
page-end = Fin
page-first = Début
page-forth = Avancer
page-game = Partie
page-goes-on = Continue avec
page-hint = Indice
page-how = Touchez le plateau, ou déplacez son anneau avec les flèches et appuyez sur Entrée, ou tapez le coup.
page-index = Toutes les parties
page-instead = Au lieu de ce coup
page-later = Commentaire suivant
page-line-ends = Fin de la ligne
page-lit = La réponse se trouve dans la zone mise en évidence : colonnes { $a } à { $b }, rangées { $c } à { $d }.
page-more = { $count } de plus…
page-move = Coup { $number } : { $made }
page-moves = Coups
page-near = Seulement la partie utilisée
page-next-move = Coup suivant
page-next-problem = Problème suivant
page-no-hint = Il n’y a pas d’autre indice.
page-no-move = « { $text } » n’est pas un coup sur ce plateau.
page-node = nœud
page-not-in-record = { $places } n’est pas dans le fichier. Essayez un autre coup.
page-nothing-chosen = Rien n’est choisi.
page-numbers = Numéros des coups
page-of = Page { $number } sur { $count }
frame-of = Image { $number } sur { $count }
page-one-problem = Problème
page-or-pass = Votre coup, comme { $example } ou pass
page-play = Jouer
page-position = Position
page-problem-of = Problème { $number } sur { $count }
page-read = Lire la partie
page-reply = La réplique est { $made }.
page-right = Juste jusqu’ici.
page-save = Enregistrer la partie
page-score = Score : { $counts }
page-show-solution = Montrer la solution
page-slider = Coup
page-solution-move = Solution : { $made }.
page-solve = Résoudre
page-solved = Juste. Le problème est résolu.
page-stale = Cette adresse ne mène à rien dans cette partie : voici son début.
page-start = début
page-such-as = Votre coup, comme { $example }
page-table = Position en tableau
page-taken = { $place } est occupé.
page-that-is = Voici la solution.
page-that-is-all = Solution : { $made }. C’est tout.
page-try-again = Réessayer
page-ways = Les flèches, un balayage ou un toucher sur le plateau parcourent la partie.
page-wheel = Molette : coup par coup
page-wrong = Faux.
page-your-move = Votre coup
paper = Papier
paper-a4 = A4
paper-a5 = A5
paper-folded = Deux pages par face, à plier
paper-letter = Letter
paper-margins = Marges en millimètres
paper-margins-usual = habituelles
paper-letters = Caractères
paper-letters-own = Ceux du programme
place-variation = variante au coup { $from }, coup { $moves }
previous-page = Page précédente
problems-a-sheet = Problèmes par feuille
proposed-dead-stones = Les pierres qui semblent mortes sont estompées. Cliquez sur des pierres pour changer cela, ou sur un point vide pour le rendre neutre, comme un œil dans un seki.
publish-analysis = Données moteur
publish-has-private = propriétés de programmes, comme les moteurs (private)
publish-has-times = temps de pendule (times)
publish-sheets = Problèmes sur feuilles, à résoudre
publish-travels = la page contient aussi, du fichier : { $what } ; --without l’omet
publish-travels-pages = { $pages } pages contiennent aussi, de leurs fichiers : { $what } (la première : { $first }) ; --without l’omet
published-loss-best = { $lost } ; le meilleur était { $best }.
published-graph-rate = Taux de victoire de Noir selon { $source }
published-graph-lead = Avance de Noir selon { $source }
published-loss-points = Points perdus : { $points }
published-loss-rate = Taux de victoire perdu : { $rate } %
redone = Rétabli : { $title }
removed-analysis =
    { $count ->
        [one] { $count } octet d’analyse supprimé ({ $counted }) : { $before } octets avant, { $after } maintenant
       *[other] { $count } octets d’analyse supprimés ({ $counted }) : { $before } octets avant, { $after } maintenant
    }
sheet-answers = Solutions
sheet-name = Nom :
sheet-order = Ordre { $seed }
sheet-with-answers-name = { $name } avec solutions
sheet-no-answer = Le fichier n’a pas de solution pour { $numbers }.
sheet-texts = Textes complets
sheet-order-file = Comme dans le fichier
sheet-order-title = Par titre
sheet-order-shuffled = Mélangé
sheet-answers-end = À la fin
sheet-answers-none = Aucune
sheet-answers-both = Dans un second fichier
sheet-problems = Problèmes
sheet-problems-all = tous, ou 1-12,20
sheet-order-name = Ordre
sheet-shuffle = Mélanger de nouveau
site-event = Événement
site-find = Chercher joueurs, événements, années…
site-game = Jeu
site-gone = { $page } : le fichier de cette page a disparu
site-gone-counted =
    { $count ->
        [one] { $count } page n’a plus de fichier
       *[other] { $count } pages n’ont plus de fichier
    }
site-not-removed = { $page } : son fichier a disparu, mais ce n’est pas la page qui a été publiée ; elle reste
site-players = Joueurs
site-records =
    { $count ->
        [one] { $count } fichier
       *[other] { $count } fichiers
    }
site-removed = { $page } : supprimée, car son fichier a disparu
study-all-blamed = chaque coup ici est marqué comme faux, la question n’est donc pas posée
study-ask-worst = Demander ce qui échoue le plus
study-at-forks =
    { $count ->
        [one] { $marks } à { $count } embranchement de la partie
       *[other] { $marks } à { $count } embranchements de la partie
    }
study-back-to-session = Revenir à la séance
study-buried = La question précédente est remise à demain. Ctrl+Z annule cela.
study-by-key = par touche
study-cards = Redemander ces coups les jours suivants
study-corner = Le coin seul
study-centre = Le centre seul
study-side = Le côté seul
study-due-on = { $date } : { $count } à revoir
study-failed-times =
    { $count ->
        [one] { $at } : faux { $count } fois
       *[other] { $at } : faux { $count } fois
    }
study-hard = Difficile
study-hint-piece = La pièce est { $piece }.
study-leads-on = mène à la réponse
study-leaf-colours =
    { $count ->
        [one] pas de marques ; { $count } premier coup a une ligne qui finit par le coup du résolveur
       *[other] pas de marques ; { $count } premiers coups ont des lignes qui finissent par le coup du résolveur
    }
study-leaves-often =
    { $count ->
        [one] { $count } partie s’écarte par { $played } ({ $region }) ; le recueil de joseki a { $known }
       *[other] { $count } parties s’écartent par { $played } ({ $region }) ; le recueil de joseki a { $known }
    }
study-leaves-often-in-corners =
    { $count ->
        [one] { $count } partie, { $corners } coins : s’écarte par { $played } ({ $region }) ; le recueil de joseki a { $known }
       *[other] { $count } parties, { $corners } coins : s’écartent par { $played } ({ $region }) ; le recueil de joseki a { $known }
    }
study-leaves-there = { $region } : quitte le recueil de joseki au coup { $number } par { $played } ; celui-ci a { $known }
study-look-round = Explorer
study-looking-off = Votre propre coup : le fichier ne continue pas ici
study-looking-round = Exploration : à { $colour } de jouer
study-moment =
    { $away ->
        [one] Coup { $number } : à { $away } ligne de { $played }.
       *[other] Coup { $number } : à { $away } lignes de { $played }.
    }
study-never-leaves-there =
    { $moves ->
        [one] { $region } : le seul coup joué là est dans le recueil de joseki
       *[other] { $region } : les { $moves } coups joués là sont dans le recueil de joseki
    }
study-none-marked = aucun coup ici n’est marqué comme juste, ces coups ne sont donc pas jugés
study-nothing-left-back = Il n’y a plus rien à reprendre dans cette séance.
study-take-back = Reprendre
study-bury = Pas aujourd’hui
study-suspend = Plus jamais
study-suspended-here =
    { $count ->
        [one] { $count } question n’est plus posée.
       *[other] { $count } questions ne sont plus posées.
    }
study-resume = Reposer
study-problems = problèmes
study-positions = positions d’un répertoire
study-guesses = coups à deviner
study-mistakes-made = meilleurs coups à trouver
study-in-all = En tout
study-answered-elsewhere = La question précédente a reçu sa réponse dans une autre fenêtre ou sur un autre ordinateur.
study-off-unjudged = Ce coup est dans le fichier, mais n’est pas jugé.
study-only-illegal = les seules réponses justes ici sont des coups illégaux, la question n’est donc pas posée
study-starters = Problèmes pour débuter : { $game }
study-folder-listed = Étudier ce dossier
study-open-folder = Étudier ce dossier : { $name }
study-opened-behind = { $name } est ouvert : vous le verrez en fermant cette page.
study-outside = ce coup n’appartient à aucune question : seuls les choix aux embranchements sont marqués
study-pace = Coup suivant après
study-portion =
    { $count ->
        [one] { $count } question pour l’instant : les retards viennent par portions, et rien de nouveau avant qu’ils soient rattrapés.
       *[other] { $count } questions pour l’instant : les retards viennent par portions, et rien de nouveau avant qu’ils soient rattrapés.
    }
study-region-board = tout le plateau
study-region-lower-left = en bas à gauche
study-region-lower-right = en bas à droite
study-region-upper-left = en haut à gauche
study-region-upper-right = en haut à droite
study-say-illegal-here = Coup illégal.
study-say-mirrored = Juste : le même coup, en miroir.
study-say-unjudged = Ce coup est dans le fichier, mais n’est pas jugé.
study-suspended = La question précédente n’est plus posée. Ctrl+Z annule cela.
study-nothing-to-put-off = Une partie que l’on devine seulement n’a pas d’échéances : il n’y a rien à remettre.
study-taken-back = Réponse reprise : voici de nouveau la question.
study-taken-back-as-left = Annulé : la question est telle que vous l’avez laissée.
study-these-again = Celles-ci à nouveau
study-told-unjudged = dans le fichier, mais pas jugé
study-verdict-likely = { $verdict } (probable)
study-verdict-guess = { $verdict } (une supposition)
study-told-contradicted = pas jugé : juste dans { $right }, faux dans { $wrong }
study-unasked =
    { $count ->
        [one] { $count } question n’a pas de bonne réponse que les règles permettent, et n’est pas posée : { $place }
       *[other] { $count } questions n’ont pas de bonne réponse que les règles permettent, et ne sont pas posées ; la première est dans { $place }
    }
study-worst = Celles-ci échouent le plus souvent :
theme-name-colour-blind-dark = Pour daltoniens, sombre
unsaved = Non enregistré : { $what }.
unsaved-added =
    { $count ->
        [one] { $count } nœud ajouté
       *[other] { $count } nœuds ajoutés
    }
unsaved-at = Non enregistré : { $what } ; d’abord à : { $place }.
unsaved-changed = modifications : { $what }
unsaved-differs = La version non enregistrée diffère du fichier.
unsaved-order = ordre des variantes
unsaved-removed =
    { $count ->
        [one] { $count } nœud supprimé
       *[other] { $count } nœuds supprimés
    }
unsaved-spelling = Seule la façon d’écrire la partie diffère du fichier.
with-and-without-analysis = --with analysis et --without analysis ne vont pas ensemble
words-analysis-annotations = erreurs, gaffes, mauvais coups, données des moteurs
words-remove-analysis = données des moteurs, KaTrain, Lizzie, Sabaki, alléger le fichier
site-address = { $address } : une adresse commence par http:// ou https:// et n’a ni espace, ni ?, ni #
board-is-guessed = SZ manque : { $columns } sur { $rows } est une supposition, les positions ne sont donc pas comparées
board-unknown-game = aucun plateau n’est affiché, car celui de ce jeu n’est pas connu
board-no-points = aucun plateau n’est affiché, car aucun des coups n’en est un point
board-few-points = aucun plateau n’est affiché, car SZ manque et seuls { $points } coups sur { $moves } sont des points
finding-board-unknown = le plateau de ce jeu n’est pas connu
finding-help-board-unknown = Rien dans la partie n’en donne la taille, ou ses coups n’en sont pas des points. Sans plateau, les coups sont listés tels qu’ils sont écrits. Les positions ne sont pas comparées.
area-without-dot = il manque devant la zone le point qui la ferme
part-means-nothing = « { $part } » n’a pas été compris
ca-says-bytes-guess = CA dit { $label }, mais les octets ressemblent à { $charset } (supposé)
ca-says-bytes-certain = CA dit { $label }, mais les octets sont en { $charset }
ca-is-doubtful = CA dit { $label }, mais le texte ressemble plutôt à { $other }
finding-charset-doubtful = le texte semble dans un autre encodage que celui de CA
finding-help-charset-doubtful = Le texte est trop court pour en être sûr : il est lu comme le dit CA. Si les noms paraissent faux, rouvrez le fichier avec l’autre encodage avant de le convertir.
label-is-doubtful = CA dit { $name }, mais le texte ressemble plutôt à { $other } : regardez les noms dans la copie, et utilisez --from s’ils sont faux
moves-became-private =
    { $count ->
        [one] { $count } coup illisible est une propriété privée dans la copie
       *[other] { $count } coups illisibles sont des propriétés privées dans la copie
    }
values-became-private =
    { $count ->
        [one] { $count } valeur que le format ne permet pas est dans une propriété privée de la copie : { $names }
       *[other] { $count } valeurs que le format ne permet pas sont dans des propriétés privées de la copie : { $names }
    }
clause-separator = { " " };{ " " }
severity-note = note
severity-warning = avertissement
severity-error = erreur
encoding-and-origin = { $charset } ({ $origin })
origin-bom = d’après le BOM
origin-utf-8 = UTF-8 valide
origin-ca = d’après CA
origin-detected = détecté
origin-default = celui du format par défaut
origin-given = choisi
the-game-ended = la partie est terminée
game-name-backgammon = Backgammon
game-name-morris = Jeu du moulin
game-name-shogi = Shogi
game-name-chinese-chess = Xiangqi
game-name-other = Autre jeu
study-choice-not-marked = un autre coup ici est marqué comme juste, et rien n’est dit de celui-ci
study-no-problem-pieces = aucune position avec des pièces de plusieurs côtés n’est posée avant le premier coup
piece-stands-here = Il y a une pièce ici ; cliquez droit pour trouver son coup
piece-is-here = Il y a une pièce ici
cli-study-collections = Lister les fichiers et dossiers que l’on étudie, ou en retirer un de la liste
cli-study-collections-more = Un chemin par ligne, le dernier étudié en premier. La fenêtre a la même liste. Un fichier ou un dossier y entre quand on y répond à une question, avec « take », ou quand on l’étudie dans la fenêtre.
cli-study-remove = Retirer ce fichier ou ce dossier de la liste ; ce qui a été appris reste
cli-study-not-listed = { $name } : absent de la liste des recueils
study-round-needs-answer = On explore après une réponse : jouez un coup, ou montrez la solution avec F3.
study-key-not-now = { $key } ne fait rien ici : les boutons montrent ce qui est possible.
study-keys-play = Jouez avec les flèches et Entrée, ou tapez le coup. F2 : indice, F3 : montrer le coup, F5 : suivant, Ctrl+Z : reprendre le dernier essai, F6 : explorer après la réponse, Échap : fermer.
study-new-shared = Tous les problèmes pour débuter et les parties sans fichier partagent ce nombre : ce qui a été commencé aujourd’hui dans l’un d’eux compte.
study-new-today =
    { $count ->
        [one] { $count } des nouvelles est posée aujourd’hui ; les autres viennent un autre jour.
       *[other] { $count } des nouvelles sont posées aujourd’hui ; les autres viennent un autre jour.
    }
study-removed-from-list = { $name } n’est plus sur la liste. Ce qui y a été appris reste, et compte si on l’étudie de nouveau.
study-remove-from-list = Retirer de la liste
study-was-to-play = C’était à { $colour } de jouer
study-list-keys = Touches
value-in-other = { $id } n’est pas en { $charset } mais en { $other } : { $raw }
value-in-other-guess = { $id } n’est pas en { $charset } ; lu en { $other }, ce qui est une supposition : { $raw }
characters-of-nobody = { $id } contient { $characters }, qu’aucun texte ne contient ; ce n’est donc guère du { $charset } : { $raw }
guessed-values-are-copied =
    { $count ->
        [one] { $count } valeur n’est pas dans l’encodage du fichier ; { $other } est une supposition : vérifiez-la dans la copie
       *[other] { $count } valeurs ne sont pas dans l’encodage du fichier ; { $other } est une supposition : vérifiez-les dans la copie
    }
sources-disagree = selon une autre ligne du fichier, { $id } est { $kept } ; { $value } a été laissé de côté
study-unread-move = ce coup est illisible et n’est donc pas une réponse
piece-stone = pierre
piece-peg = pion
meant-doubtful = « douteux »
meant-interesting = « intéressant »
game-name-hive = Hive
game-name-kropki = Kropki
game-name-zertz = Zèrtz
game-name-jungle = Jeu de la jungle
game-name-philosophers-football = Football des philosophes
game-name-hnefatafl = Hnefatafl
site-prune-nothing = { $folder } : aucune partie n’a été trouvée, et --prune supprimerait toutes les pages ; rien n’a été publié ni supprimé
site-prune-another = { $folder } : aucune page de ce site n’a été faite à partir de ces parties, et --prune les supprimerait toutes ; rien n’a été publié ni supprimé (si c’est voulu, publiez d’abord sans --prune)
site-not-removable = { $page } : son fichier a disparu, mais elle ne peut pas être supprimée ({ $error })
booklet-unread = Laissés de côté, car illisibles : { $files }
answer-also = également juste : { $moves }
publish-own-title = Titre
publish-address = Adresse web, pour un fil des nouveautés
publish-prunes = Supprimer les pages dont le fichier a disparu
cli-publish-title = Le titre placé au-dessus, et celui de l’index d’un dossier de pages ; par défaut le nom de la partie, du fichier ou du dossier
offer-rotate-half = Tourner la partie d’un demi-tour
offer-flip-diagonal = Retourner la partie selon la diagonale
edge-of-board = Bord du plateau
beside-not-open = Ce côté ne peut pas être modifié ici
counted-dead = morte
counted-neutral = neutre
dead-stones = Pierres mortes : { $black } à Noir, { $white } à Blanc
counting-begun = Décompte de la partie
region-comment = Panneau du commentaire
region-board = Zone du plateau
region-footer = Barre d’état
region-header = Barre d’outils
