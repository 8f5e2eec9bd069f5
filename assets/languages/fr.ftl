language = Français

## Glossaire
# record = enregistrement · collection = recueil · game = partie (du recueil), jeu (la sorte) · node = nœud · move = coup
# variation = variante · main line = ligne principale · branch = branche · fork = embranchement · comment = commentaire
# annotation = annotation, jugement · markup, marks = marques · label = étiquette · setup = pose, poser · position = position
# board = plateau · point = point · stone = pierre · piece = pièce · colour = couleur · to play = au trait, à … de jouer
# pass = passer · resign = abandonner · swap = échange · komi = komi · handicap = handicap · ko = ko · superko = superko
# suicide = suicide · territory = territoire · area = surface · capture = capture · prisoners = prisonniers · tree = arbre
# root = racine · property = propriété · finding = anomalie · repair = réparation · encoding = encodage · tray = réserve
# pod = pod · prong = pointe · superprong = superpointe · peg = pion · link = pont · hole = trou · disc = pion · arrow = flèche

## Menus
menu = Menu
menu-annotate = Annoter
menu-clean = Nettoyer
menu-edit = Édition
menu-file = Fichier
menu-game = Partie
menu-go = Aller
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
command-add-games = Ajouter des parties
command-add-games-from = Ajouter des parties d’autres fichiers…
command-add-stone = Ajouter des pierres
command-annotate = Annoter
command-append-comment = Compléter le commentaire
command-arrow = Flèche
command-back = Coup précédent
command-close = Fermer
command-comment = Remplacer le commentaire
command-coordinates = Coordonnées
command-copy-board = Copier le plateau en texte
command-copy-link = Copier le lien HexWorld
command-copy-moves = Copier la liste des coups
command-copy-picture = Copier l’image
command-copy-record = Copier l’enregistrement en texte
command-copy-variation = Copier la variante
command-count = Marquer le territoire
command-counting = Compter la partie…
command-cut-variation = Couper la variante
command-delete-game = Supprimer la partie
command-delete-node = Supprimer ce nœud
command-delete-other-variations = Supprimer les autres variantes
command-delete-variation = Supprimer à partir d’ici
command-demote = Descendre la variante
command-drop-piece = Reposer la pièce
command-duplicate-game = Dupliquer la partie
command-earlier-versions = Versions antérieures…
command-edit-comment = Modifier le commentaire
command-encoding = Enregistrer en
command-erase = Effacer
command-export-picture = Exporter l’image…
command-figure = Commencer un diagramme
command-find = Rechercher…
command-find-move = Trouver un coup
command-find-move-back = Trouver le coup précédent
command-find-next = Occurrence suivante
command-find-previous = Occurrence précédente
command-findings = Vérifier…
command-flip = Retourner l’enregistrement
command-flip-piece = Retourner la pièce
command-flip-view = Plateau en miroir
command-fold-others = Replier les autres branches
command-full-screen = Plein écran
command-game = Aller à la partie
command-game-text = Partie en texte
command-games = Parties…
command-go-back = Revenir où vous étiez
command-go-forward = Avancer de nouveau
command-goto = Aller à
command-goto-dialog = Aller au coup…
command-handicap = Handicap
command-help = Aide
command-hide-results = Cacher les résultats
command-hint = Tapez ce que vous voulez faire
command-history = Aller à l’étape
command-history-list = Historique…
command-illegal-moves = Noter les coups illégaux
command-info = Changer une information de la partie
command-information = Informations sur la partie…
command-insert-node = Insérer un nœud
command-keep-position = Ne garder que cette position
command-keep-subtree = Ne garder que la suite
command-label = Étiquette
command-line = Ligne
command-line-end = Fin de cette ligne
command-line-start = Début de la partie
command-main-line = Retour à la ligne principale
command-make-main-here = En faire la variante principale ici
command-make-main-line = En faire la ligne principale
command-mark = Marquer
command-mark-stone = Marquer une pierre
command-merge = Fusionner un enregistrement
command-move-game = Déplacer la partie en
command-move-number = Numéroter les coups à partir d’ici
command-move-numbers = Numéros des coups
command-move-piece = Déplacer la pièce
command-move-to = Déplacer sous un autre nœud
command-move-variation = Déplacer la variante en
command-name = Nommer ce nœud
command-new = Nouveau…
command-new-game = Nouvelle partie
command-new-node = Nouveau nœud
command-new-variation = Nouvelle variante
command-next = Coup suivant
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
command-paste-record = Ouvrir le presse-papiers
command-paste-variation = Coller la variante
command-place-piece = Placer la pièce
command-play = Jouer
command-play-through = Défilement automatique
command-previous-file = Fichier précédent du dossier
command-previous-fork = Embranchement précédent
command-previous-game = Partie précédente
command-previous-piece = Pièce précédente
command-previous-tab = Onglet précédent
command-previous-variation = Variante précédente
command-previous-with = Précédent avec
command-promote = Monter la variante
command-properties = Propriétés…
command-quit = Quitter
command-read-as = Lire en…
command-read-swaps = Lire les échanges
command-redo = Rétablir
command-reload = Relire depuis le disque
command-rename = Renommer la propriété
command-repair = Réparer
command-replace = Remplacer
command-replace-dialog = Rechercher et remplacer…
command-resign = Abandonner
command-rotate = Tourner l’enregistrement
command-rotate-view = Tourner le plateau
command-save = Enregistrer
command-save-as = Enregistrer sous…
command-save-copy = Enregistrer une copie…
command-save-copy-as = Enregistrer une copie pour
command-set = Définir une propriété
command-set-up = Poser une couleur
command-settings = Préférences…
command-shortcuts = Raccourcis clavier…
command-show-comment = Commentaire
command-show-information = Partie et joueurs
command-show-pieces = Pièces
command-show-tree = Arbre
command-snap = Pièces aux emplacements légaux
command-split-collection = Répartir en fichiers…
command-strip = Supprimer
command-swap = Échanger
command-take = Suivre une continuation
command-take-piece = Prendre une pièce
command-territory = Territoire
command-theme = Thème
command-time = Noter le temps restant
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
command-usual-view = Remettre le plateau droit
command-value = Valeur de la position
command-variation = Entrer dans la variante
command-visible = Montrer une partie du plateau
command-where-played = Où a-t-on joué ici
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
offer-annotate-none = Aucun jugement
offer-annotate-unclear = Position incertaine
offer-back-10 = Dix coups en arrière
offer-flip-horizontal = Miroir gauche-droite
offer-flip-vertical = Miroir haut-bas
offer-move-numbers-all = Numéros des coups : tous
offer-move-numbers-here = Numéros des coups : à partir d’ici, depuis 1
offer-move-numbers-last = Numéros des coups : le dernier
offer-move-numbers-last-5 = Numéros des coups : les cinq derniers
offer-move-numbers-none = Numéros des coups : aucun
offer-next-10 = Dix coups en avant
offer-next-moves-following = Marques sur les variantes : coups suivants
offer-next-moves-instead = Marques sur les variantes : autres coups possibles ici
offer-next-moves-none = Marques sur les variantes : aucune
offer-next-moves-record = Marques sur les variantes : selon l’enregistrement
offer-next-with-annotation = Annotation suivante
offer-next-with-comment = Commentaire suivant
offer-notation-chinese = Noms des points : chiffres chinois, 4-四
offer-notation-in-line = Noms des points : dans chaque ligne d’un hexagone
offer-notation-numbers = Noms des points : deux nombres, 4-4
offer-notation-other-side = Noms des points : depuis l’autre côté
offer-notation-record = Noms des points : comme dans l’enregistrement
offer-notation-relative = Noms des points : depuis les bords les plus proches
offer-notation-usual = Noms des points : habituels
offer-previous-with-annotation = Annotation précédente
offer-previous-with-comment = Commentaire précédent
offer-read-swaps-as-written = Échanges tels qu’écrits
offer-read-swaps-judged = Échanges d’après les coups
offer-read-swaps-pieces = Échanges de pièces
offer-read-swaps-sides = Échanges de côtés
offer-repair-all = Tout réparer
offer-rotate-left = Tourner à gauche
offer-rotate-right = Tourner à droite
offer-save-copy-as-ff4 = Enregistrer une copie en FF4 strict…
offer-save-copy-as-hexgui = Enregistrer une copie pour HexGui…
offer-save-copy-as-pentobi = Enregistrer une copie pour Pentobi…
offer-save-copy-as-sabaki = Enregistrer une copie pour Sabaki…
offer-save-copy-as-utf-8 = Enregistrer une copie en UTF-8…
offer-strip-annotations = Supprimer les annotations
offer-strip-comments = Supprimer les commentaires
offer-strip-empty-nodes = Supprimer les nœuds vides
offer-strip-markup = Supprimer les marques
offer-strip-private = Supprimer les données privées
offer-strip-variations = Ne garder que la ligne principale
offer-theme-colour-blind = Plateau : lisible par les daltoniens
offer-theme-dark = Thème : sombre
offer-theme-high-contrast = Thème : contraste élevé
offer-theme-light = Thème : clair
offer-theme-pentobi = Plateau : comme Pentobi
offer-theme-print = Plateau : impression
offer-theme-red-blue = Plateau : Hex en rouge et bleu
offer-theme-system = Thème : celui du système
offer-theme-wood = Plateau : bois
offer-tool-arrow = Flèches
offer-tool-black-territory = Territoire de Noir
offer-tool-circle = Cercles
offer-tool-cross = Croix
offer-tool-dim = Points estompés
offer-tool-label = Étiquettes
offer-tool-line = Lignes
offer-tool-number = Numéros
offer-tool-play = Jouer en cliquant
offer-tool-selected = Points sélectionnés
offer-tool-setup = Poser en cliquant
offer-tool-square = Carrés
offer-tool-triangle = Triangles
offer-tool-visible = Partie visible
offer-tool-white-territory = Territoire de Blanc
offer-tree-grows-down = Sens de l’arbre : vers le bas
offer-tree-grows-right = Sens de l’arbre : vers la droite

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
info-OT = Byo-yomi
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
about-the-game = À propos de la partie
add = Ajouter
add-to-this = Ajouter à cet enregistrement comme nouvelle partie
after-move = Après le coup { $number }
all-files = Tous les fichiers
all-in-all = Au total
all-of-them = tous
all-placed = toutes placées
all-the-same = Un clic avec Maj, ou Maj+Entrée, le note quand même
an-error = une erreur du programme
and-more = et { $count } de plus
and-the-result = et noter le résultat
as-a-copy = Comme copie
as-opened = L’enregistrement tel qu’il a été ouvert
at-edges = Les bords comptent
back = Reculer
back-10 = Dix coups en arrière
back-to-main-line = Retour à la ligne principale
bad-move = Mauvais coup
before-first-move = Avant le premier coup
begin = Commencer
board = Plateau
board-as-window = Comme la fenêtre
board-copied = Le plateau est dans le presse-papiers, en texte
board-theme = Plateau
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
captures = { $count } capturées
captures-line = captures : { $captures }
changes-are-lost = Vos changements seront perdus si vous ne les enregistrez pas.
check = Vérifier
checking = Vérification…
choose-part = Choisir sur le plateau
clear-annotations = Effacer les annotations
click-a-point = Cliquez sur un point pour y accepter une pierre de n’importe quelle couleur, ou n’importe quoi
click-dead-stones = Cliquez sur les pierres mortes. Un clic sur un point vide en fait le territoire de personne, comme les yeux d’un seki.
click-dims = { $place } · un clic l’estompe
click-erases = { $place } · un clic efface
click-marks = { $place } · un clic place : { $what }
click-plays = Cliquez pour jouer { $turn }
click-puts-prong = { $place } · un clic ajoute la pointe { $prong }, avec Maj comme superpointe
click-puts-up = { $place } · un clic pose : { $colour }
click-shows = { $place } · un clic le montre
click-swaps = { $name } : cliquez pour échanger
click-takes-away = { $place } · un clic enlève : { $colour }
click-takes-piece = { $place } : cliquez pour prendre la pièce en main
click-takes-pod = { $place } : cliquez pour prendre le pod en main
click-takes-prong = { $place } · un clic enlève la pointe { $prong }
click-unmarks = { $place } · un clic enlève : { $what }
clipboard-empty = le presse-papiers est vide
clipboard-holds-record-without = le presse-papiers contient un enregistrement sans coup
clipboard-is-empty = Il n’y a pas de texte dans le presse-papiers
close = Fermer
close-notice = Fermer ce message
close-search = Fermer la recherche
close-tab = Fermer
closed = Fermé : { $closed }.
colour-stands = { $left }{ $state }, points : { $points }
comment = Commentaire
coordinates = Coordonnées
copy-of = { $title } (récupéré)
copy-variation = Copier la variante
count-game = Compter la partie
count-the-game = Compter la partie
damaged-work = { $path } : le travail non enregistré d’une session précédente ne peut pas être récupéré ({ $why }) ; il reste à cet endroit
date = Date
date-day = { $day } { $month } { $year }
date-month = { $month } { $year }
delete-all-follows = Supprimer toute la suite
delete-game = Supprimer cette partie
delete-game-2 = Supprimer la partie
delete-node = Supprimer le nœud
delete-other-variations = Supprimer les autres variantes
diagrams-of-moves = Diagrammes d’une suite de coups
difference = Dans le fichier : …{ $file }…  Ici : …{ $kept }…
dim = Estomper { $places }
discard = Abandonner les changements
discard-it = Abandonner
done = Terminé
double-click-changes = Un double clic sur un point change son étiquette
doubtful-move = Coup douteux
drag-a-part = Tracez un rectangle sur le plateau
drag-for-part = Glissez sur la partie du plateau à montrer
drop-below = Relâchez pour accrocher la variante sous ce nœud
drop-hint = ou déposez des fichiers n’importe où dans la fenêtre
drop-in-its-place = Relâchez pour mettre la variante à cette place
drop-is-there = Le nœud est déjà accroché là
drop-loops = Un nœud ne peut pas être accroché sous lui-même
drop-too-far = Trop profond pour être déplacé en glissant : coupez et collez là-bas
dropped = Enregistrement déposé
duplicate-game = Dupliquer cette partie
duplicate-game-2 = Dupliquer la partie
earlier = { $name }, version antérieure
encoding = Encodage du fichier
end-line = Fin de cette ligne
ended-twice = Le programme s’est arrêté deux fois pendant la récupération de ce travail : il ne fait pas partie de « tout ».
enter-a-pod = Entrer un pod
erase = Effacer
erase-at = { $place } · un clic enlève une pièce
erasing = Poser : un clic efface (Ctrl+2 change)
erasing-in-tray = Pose : un clic sur une pièce l’enlève. Cliquez sur une couleur pour poser ses pièces
even-position = Position équilibrée
exchanged = Couleurs échangées
export-picture = Exporter l’image
file = Fichier
file-changed-since = Le fichier a changé depuis : il fait { $stamp }.
file-has-changed = { $path } : modifié par un autre programme ; à l’enregistrement, on vous demandera ce qu’il faut garder
file-is-gone = { $path } : supprimé, déplacé ou renommé ; son enregistrement n’est plus qu’ici
file-was-read-again = { $path } : modifié par un autre programme et relu
filter-commands = Filtrer les commandes
filter-games = Filtrer les parties
find = Rechercher
find-hint = Des mots, un point ou une propriété
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
folder-title = Écrire chaque partie dans un fichier à part, dans
for-all = toutes les écritures
for-central = Europe centrale
for-chinese-simplified = Chinois simplifié
for-chinese-traditional = Chinois traditionnel
for-cyrillic = Cyrillique
for-greek = Grec
for-japanese = Japonais
for-korean = Coréen
for-the-handicap = Pour le handicap
for-west = Europe occidentale
forks-at-start = Embranchements au début
formats = Le suffixe décide du format : .svg, .png ou .txt
found =
    { $count ->
        [one] { $count } anomalie. L’enregistrement est montré tel quel ; rien ne change sans votre demande.
       *[other] { $count } anomalies. L’enregistrement est montré tel quel ; rien ne change sans votre demande.
    }
found-move = Coup { $number } sur { $count } : pièce { $piece }. Entrée le joue, Échap repose la pièce
from-move = À partir du coup
game-and-result = Partie et résultat
game-as-text = La partie en texte
game-down = Descendre cette partie
game-information = Informations sur la partie
game-information-2 = Information { $id }
game-number = Nº
game-of = partie { $number } sur { $count }
game-of-size = { $game }, { $size }
game-over = Plus personne ne peut jouer : la partie est terminée
game-up = Monter cette partie
games = Parties
games-counted =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
games-of-the-file = Parties de ce fichier
games-shown = { $shown } parties sur { $count }
ghost = La pièce sous le pointeur
go = Aller
go-to-hint = Un numéro de coup, un point du plateau, début ou fin
go-to-move = Aller au coup
go-to-numbered-move = Aller au coup { $number }
go-where-played = Aller là où ceci a été joué
good-for = Bon pour { $colour }
good-for-black = Bon pour Noir
good-for-white = Bon pour Blanc
good-move = Bon coup
guess = { $charset } ({ $origin }, supposé)
guess-2 = { $name }, supposé
guide-commands = Trouver une commande
guide-commands-text = Ctrl+Maj+P trouve toute commande par quelques lettres de son nom. Les arguments se tapent après le nom, comme dans un script.
guide-marking = Marquer et poser
guide-marking-text = Choisissez un outil sous le plateau, puis cliquez ou glissez. Poser met des pierres sur le plateau sans jouer de coup.
guide-moving = Déplacer des pièces
guide-moving-text = Dans les jeux où les pièces vont de case en case, cliquez sur une pièce puis sur une case marquée ; aux Amazones, un troisième clic tire la flèche. Échap revient d’un pas.
guide-octi = Jouer à Octi
guide-octi-text = Cliquez sur un pod, puis sur un de ses côtés pour une pointe, sur une pointe pour la tourner, ou sur une case marquée pour y aller. Après un saut, un clic sur un pod sauté le prend ou l’épargne, et Entrée joue le tour ; les pods d’une pile vont l’un après l’autre. Avec Maj, la pointe est une superpointe. Échap revient d’un pas. Tout tour peut aussi être tapé.
guide-pieces = Placer des pièces
guide-pieces-text = Cliquez sur une pièce à côté du plateau, ou glissez-la dessus ; sa lettre la prend aussi, et + et − parcourent celles qui restent. La molette ou Z et X la tournent, le bouton droit ou F la retourne, un clic, Entrée ou Espace la place ; les flèches la déplacent, avec Maj jusqu’à l’emplacement légal suivant. Une pièce va à un emplacement légal près du pointeur, sauf réglage contraire du menu Affichage. Ce qui est contre les règles est refusé, avec la raison ; avec Maj, c’est noté quand même.
guide-playing = Jouer
guide-playing-text = Cliquez sur le plateau pour jouer. Si l’enregistrement contient déjà ce coup, vous y entrez ; sinon une variante commence. Tout coup peut aussi être tapé (Ctrl+M).
guide-reading = Lire une partie
guide-reading-text = Les flèches parcourent les coups ; haut et bas choisissent parmi les variantes. Cliquez sur un nœud de l’arbre pour y aller. Les noms de points d’un commentaire s’allument sur le plateau, et un clic sur l’un d’eux va là où il a été joué.
guide-tree = L’arbre
guide-tree-text = Il pousse vers la droite ou vers le bas (menu Affichage). Glissez un nœud pour changer l’ordre des variantes ou l’accrocher ailleurs, glissez le fond pour vous déplacer, tournez la molette avec Ctrl pour zoomer ; le bouton droit offre le reste.
guide-undo = Annuler
guide-undo-text = Tout peut être annulé, sans limite. L’historique liste chaque étape, et un clic sur l’une d’elles y va.
guide-writing = Écrire
guide-writing-text = Cliquez sur le commentaire et écrivez, ou appuyez sur Ctrl+E ; Échap en sort. Les signes au-dessus du commentaire jugent le coup et la position. Un clic avec Ctrl sur le plateau met le nom du point dans le commentaire.
hand-cursor = Déplacer le curseur sur le plateau
hand-cursor-away = Enlever le curseur
hand-cursor-away-keys = Échap
hand-cursor-keys = Maj+flèches
hand-insert = Insérer le nom d’un point dans le commentaire
hand-insert-keys = Ctrl+clic
hand-menu = Ce qu’on peut faire en un point, ou poser l’autre couleur
hand-menu-keys = Bouton droit
hand-pan = Déplacer le plateau
hand-pan-keys = Bouton du milieu
hand-play = Jouer ou marquer au curseur
hand-play-keys = Entrée
hand-step = Parcourir, ou zoomer avec Ctrl
hand-step-keys = Molette
hand-type = Taper un coup
hand-type-keys = Lettres et chiffres
has-won = { $colour } a gagné
help = Aide
here = Ici
hide-results = Résultats cachés jusqu’au dernier coup
history = Historique
hit-of = { $at } sur { $count }
hits =
    { $count ->
        [one] { $count } endroit
       *[other] { $count } endroits
    }
hotspot = Moment clé : ici se joue quelque chose de décisif
illegal-moves = Noter les coups de pièces illégaux sans Maj
illegal-recorded = Les coups illégaux sont notés sans Maj
illegal-refused = Les coups illégaux ne sont notés qu’avec Maj
in-a-new-node = Dans un nouveau nœud
in-no-file = Encore dans aucun fichier
in-reserve = en réserve : { $supplies }
in-use = { $label } · utilisé
information = Partie
insert-node = Insérer un nœud
insert-point = Insérer { $name } dans le commentaire
interesting-move = Coup intéressant
is-changed = { $path } a été modifié par un autre programme
is-changed-more = { $path } fait maintenant { $stamp }. Le remplacer perd ce que l’autre programme a écrit.
is-gone = { $path } n’existe plus
is-gone-more = { $path } a été supprimé, déplacé ou renommé depuis sa lecture.
is-in-the-way = { $path } existe déjà
is-in-the-way-more = { $path } fait { $stamp }. Le remplacer perd ce qu’il contient.
is-there-already = { $path } : existe déjà ; rien n’est écrit
is-to-play = À { $next } de jouer.
keep-both = Garder les deux
kept-as = Conservé : { $stamp }
kept-as-written = Gardé comme c’est écrit
keys = Raccourcis
keys-in-hand = Z X tournent, F retourne, les flèches déplacent, Entrée place, Échap repose
keys-without-piece = Une lettre prend une pièce, + − les parcourent, Ctrl+H trouve un coup
komi = Komi
label-at = Étiquette { $text } en { $name }
label-letters = A B C
label-numbers = 1 2 3
label-on-board = Le point étiqueté { $label }
language-setting = Langue
language-system = Celle du système
last-moment-missing = Le dernier moment avant l’arrêt du programme peut manquer.
later = Plus tard
lets-go-of-piece = Cliquez pour lâcher la pièce
lets-go-of-pod = Cliquez pour lâcher le pod
licences = Logiciel libre sous licence MIT ou Apache 2.0. Les textes sont composés en Inter, sous SIL Open Font License.
line = ligne { $line } : { $code }
line-of-file = ligne { $line }
lines-counted =
    { $leaves ->
        [one] { $leaves } ligne
       *[other] { $leaves } lignes
    }
link-copied = Le lien HexWorld de cette ligne est dans le presse-papiers
longer-side = Grand côté (px)
look = Aspect
look-for = Chercher
look-for-part = Une partie du plateau
look-for-position = Cette position
look-for-text = Un texte
made-of = Un nouvel enregistrement a été fait de { $name }, { $what } ; il n’est encore dans aucun fichier
made-of-with-unread =
    { $unread ->
        [one] Un nouvel enregistrement a été fait de { $name }, { $what } ; il n’est encore dans aucun fichier. { $unread } ligne n’a pas été comprise et figure parmi les anomalies
       *[other] Un nouvel enregistrement a été fait de { $name }, { $what } ; il n’est encore dans aucun fichier. { $unread } lignes n’ont pas été comprises et figurent parmi les anomalies
    }
main-line = c’est la ligne principale
main-line-already = c’est déjà la ligne principale
make-main-line = En faire la ligne principale
make-main-variation-here = En faire la variante principale ici
makes-to-play = Trait à { $colour }
marked-following = Coups suivants
marked-instead = Autres coups possibles ici
marked-moves = Marques sur les variantes
marked-record = Selon l’enregistrement
markup = Marques et étiquettes
merge-record = Fusionner un enregistrement
mirror-board = Plateau en miroir
modified = non enregistré
more-in-the-file = Les raccourcis et le reste sont dans le fichier de préférences, qui s’explique lui-même. Le moteur d’affichage change au prochain démarrage.
move = Coup
move-2 = Coup { $number }
move-game = Déplacer la partie
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
        [one] { $count } coup est dans le presse-papiers, en liste
       *[other] { $count } coups sont dans le presse-papiers, en liste
    }
moves-copied-without-setup =
    { $count ->
        [one] { $count } coup est dans le presse-papiers, en liste, sans les pierres posées à la main
       *[other] { $count } coups sont dans le presse-papiers, en liste, sans les pierres posées à la main
    }
moves-counted =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
moves-each = Coups par diagramme
name-hint = Nom
name-of = { $player } : nom
new = Nouvel enregistrement…
new-node = Nouveau nœud
new-property = Nouvelle propriété
new-record = Nouvel enregistrement
new-tab = Nouveau ou ouvrir
new-value = Sa valeur
new-variation = Nouvelle variante
next = Avancer
next-10 = Dix coups en avant
next-fork = Embranchements après le coup { $number }
next-moves = Marques sur les coups suivants
next-with-it = { $player } ensuite
no-board = Le plateau de ce jeu n’est pas connu. Voici ses coups, tels que l’enregistrement les écrit.
no-command = Aucune commande ne porte un nom de ce genre.
no-further-file = Il n’y a plus d’autre enregistrement dans ce dossier
no-further-place = Il n’y a plus d’autre endroit où aller
no-game = Ce recueil n’a pas encore de partie. Ajoutez-en une avec Nouveau.
no-game-2 = il n’y a pas de partie
no-handicap = « { $text } » n’est pas un handicap pour ce plateau : 2 à 9 pierres, moins sur les petits plateaux
no-history = Rien n’a encore changé. Chaque changement figurera ici et pourra être annulé.
no-journal = { $folder } : les changements non enregistrés ne peuvent pas être mis à l’abri ({ $why })
no-legal-move = { $colour } n’a aucun coup légal
no-moves = Cette ligne n’a pas de coups
no-notes = Aucune anomalie
no-picture-size = « { $text } » n’est pas un nombre de pixels
no-pieces = Les coups ne se trouvent que dans les jeux de la famille Blokus
no-properties = Ce nœud n’a pas de propriétés.
no-recent = Les enregistrements que vous ouvrez figurent ici.
no-record = { $path } : ce n’est pas un enregistrement de partie
no-record-any-more = { $path } : n’est plus un enregistrement de partie ; ce qui est ouvert ici reste inchangé
no-record-in-text = Ce texte n’est pas un enregistrement de partie
no-result = Aucun résultat
no-size = « { $text } » n’est pas une taille : écrivez 11 ou 11 × 13
no-such-keys = les préférences nomment des touches qui n’existent pas : { $keys }
no-such-place = Ni un numéro de coup ni un point de ce plateau
no-text-to-preview = L’enregistrement n’a ni noms ni commentaires.
no-variations = Pas encore de variantes : jouez un autre coup n’importe où pour en commencer une
no-version-kept = { $path } : enregistré, mais sa version antérieure n’a pas pu être conservée ({ $why })
no-versions = Aucune version antérieure de ce fichier n’est conservée
nobodys-turn = Personne n’est au trait
node = Nœud
node-and-move = { $game }, nœud { $node }, coup { $number }
node-name = Nom de ce nœud
nodes-counted =
    { $count ->
        [one] { $count } nœud
       *[other] { $count } nœuds
    }
none-stand-there = aucune
not-counted = Ce jeu ne se compte pas en territoire
not-found = Introuvable
not-here = { $title } : impossible ici
not-in-a-file = Pas encore dans un fichier
not-its-turn = C’est à { $player } de jouer
not-so-many = Il n’y a pas autant de coups à choisir
not-there-any-more = N’existe plus : { $names }
notation = Noms des points
notation-chinese = Chiffres chinois : 4-四
notation-in-line = Dans chaque ligne d’un hexagone
notation-numbers = Deux nombres : 4-4
notation-other-side = Depuis l’autre côté
notation-record = Comme dans l’enregistrement
notation-relative = Depuis les bords les plus proches
notation-usual = Habituels dans le jeu
notes = Ce que la vérification a trouvé
nothing-found = Cet enregistrement n’a aucune anomalie.
nothing-open = Ouvrez d’abord un enregistrement
number-moves-from-here = Numéroter les coups à partir d’ici
numbered-from-here = Les coups à partir d’ici sont numérotés depuis 1
numbers-all = Tous les coups
numbers-last = Le dernier coup
numbers-last-5 = Les cinq derniers coups
numbers-none = Aucun
occasion = Occasion
on-the-disk = { $name } sur le disque
one-window = Les fichiers s’ouvrent dans cette fenêtre
only-this-line = Cette ligne seulement
open = Ouvrir un enregistrement…
open-address = Ouvrir { $address } dans le navigateur
open-beside = Regarder
open-it = Ouvrir
open-recent = Ouvrir un fichier récent
open-title = Ouvrir des enregistrements
opened-as = C’était { $what }. Ce n’est encore dans aucun fichier
other-size = Autre taille
overwrite = Remplacer
own-text = Texte libre
painter = Affichage par
painter-auto = Ce qui convient à cet ordinateur
painter-opengl = OpenGL
painter-software = Logiciel
paste-variation = Coller la variante
pasted = Enregistrement collé
picture-copied = Le plateau est dans le presse-papiers, en image
pictures = Images et diagrammes
piece-chosen = Cliquez sur une case marquée pour y aller ; Échap lâche la pièce
piece-fits-nowhere = { $piece }, ne tient nulle part
piece-in-hand = { $colour } { $piece } : Z X F tournent, Entrée place
piece-left = { $piece }, { $count } restantes
piece-left-fits-nowhere = { $piece }, { $count } restantes, ne tient nulle part
pieces-and-points = { $counted }, { $points } points.
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
place-in-game = partie { $game }, { $at }
place-in-line = Place dans cette ligne
place-move = coup { $moves }
place-of = { $at } sur { $of }
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
play-through = Défilement automatique
played-on = Joué en { $point }
players = Joueurs
plays = Entrée joue { $text }
pod-chosen = Cliquez sur une case pour y aller, sur un côté du pod pour une pointe, sur une pointe pour la tourner ; Échap lâche le pod
pod-on = Le pod en { $place }
pods-prongs = { $colour } { $reserve } pods, { $prongs } pointes
pods-prongs-superprongs = { $colour } { $reserve } pods, { $prongs } pointes, { $superprongs } superpointes
point-is-nobodys = { $name } · un clic en fait un point de personne, comme dans un seki
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
prisoners = Prisonniers
program-error = Une erreur du programme : { $what }. Ce que vous faisiez n’a peut-être pas été fait ; enregistrez votre travail.
program-is = Ouvrir, étudier et annoter des parties de jeux de plateau
properties = Propriétés
property-name = { $id } : nom
put-up = Poser
rank = Niveau
rank-of = { $player } : niveau
read-again = Relire
read-as = Lire en
read-swaps = Lire les échanges
reading = Lecture de { $path }
recent = Récents
record-copied = L’enregistrement est dans le presse-papiers, en texte
records = Enregistrements de parties
redo = Rétablir
regular-expression = Expression régulière
reload-instead = Perdre ma version et relire
remove-all-marks = Supprimer toutes les marques
remove-at = Supprimer { $mark } en { $places }
remove-at-2 = Supprimer { $mark } en { $stones }
remove-label-at = Supprimer l’étiquette en { $name }
remove-marks = Supprimer les marques
remove-marks-at = Supprimer les marques en { $places }
remove-property = Supprimer { $id }
rename = Renommer { $id } en { $to }
reopen = Rouvrir au démarrage ce qui était ouvert
repair = Réparer
repair-2 = Réparer : { $title }
repair-all = Tout réparer
repair-everything = Tout réparer
repair-this-kind = Réparer toutes les anomalies de ce genre ; Annuler revient en arrière
replace-all = Tout remplacer
replace-too = Remplacer
replace-with = Remplacer par
replaced-time =
    { $count ->
        [one] { $count } remplacement
       *[other] { $count } remplacements
    }
replaces-here-only = Dans l’enregistrement affiché
restore = Récupérer
restore-all = Tout récupérer
result = Résultat
result-2 = résultat { $result }
result-unknown = Résultat inconnu
results-hidden = Le résultat est donné après le dernier coup
results-shown = Le résultat est donné tout de suite
right-button-puts-up = { $click }, le bouton droit pose { $other }
round = ronde { $round }
row-of-count = { $name } : { $black } à { $white }
same-part = Cette partie apparaît
same-position = La même position
sample = Exemple : { $title }
samples = Exemples
save = Enregistrer
save-all = Tout enregistrer
save-changes = Enregistrer les changements de { $one } ?
save-changes-many = Enregistrer les changements de { $count } enregistrements ?
save-or-undo-first = Enregistrez ou annulez vos changements avant de relire le fichier
save-title = Enregistrer sous
saved = Enregistré
scope = Où chercher
scope-game = Cette partie
scope-open = Tous les fichiers ouverts
scope-record = Toutes ses parties
score-line = score : { $scores }
seconds-a-move = Secondes par coup
set = Définir { $id }
set-up = Poser
setting-up = Poser : { $colour } (Ctrl+2 change)
settings = Préférences
setup-at = { $place } · poser { $colour } : prenez une pièce ; un clic sur une pièce l’enlève ou change sa couleur
setup-in-tray = Pose de { $colour }, qui est au trait. Cliquez sur une couleur pour en changer
setup-node = Pose
shared-colour = { $colour } : { $player } ensuite
show-again = Montrer de nouveau { $places }
show-everything = Montrer toutes les branches
show-part-board = Montrer une partie du plateau
show-whole-board = Montrer tout le plateau
shows-all = Glissez sur la partie du plateau à montrer ; un clic montre tout
size-by = { " " }sur{ " " }
size-in-words = { $size } octets
size-of-everything = Taille de l’ensemble
snap = La pièce en main va aux emplacements légaux
snaps = La pièce en main va aux emplacements légaux
snaps-not = La pièce en main reste sous le pointeur
sort-by = Trier par : { $column }
source = Source
source-link = un lien HexWorld
source-moves =
    { $count ->
        [one] une liste de { $count } coup de { $game }
       *[other] une liste de { $count } coups de { $game }
    }
source-record =
    { $games ->
        [one] un enregistrement de { $games } partie
       *[other] un enregistrement de { $games } parties
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
spoken-closed = fermé
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
spoken-territory = territoire de { $colour }
spoken-to-play = à { $colour } de jouer
spoken-usual = Le début des commentaires aussi
spoken-won = { $colour } a gagné
spoken-won-by = { $colour } a gagné ({ $what })
stamp-in-words = { $size } octets, du { $time }
start = Début
start-game = Début de la partie
still-writing = Cet enregistrement est encore en cours d’écriture
stone-is-dead = { $name } · un clic dit que ces pierres sont mortes
stone-lives = { $name } · un clic dit que ces pierres vivent
stones = Pierres
stop = Arrêter
store-as = Enregistrer en { $ca_name }
store-as-utf-8 = Enregistrer le fichier en UTF-8
supply = { $pods } pods, { $prongs } pointes restants
supply-with-superprongs = { $pods } pods, { $prongs } pointes, { $superprongs } superpointes restants
swap-nobody = pas d’échange
swap-pieces = échange des pièces
swap-players = les joueurs changent de côté
swap-rule = Échange
swap-sides = échange des côtés
swap-stones = les pierres changent de couleur
swap-usual = comme d’habitude
take-a-piece = Prenez d’abord une pièce : cliquez dans la réserve ou tapez sa lettre
take-one-of = { $count } coups suivent : Alt+1 à Alt+{ $last } en choisissent un
taken-all-the-same = Un clic avec Maj le prend quand même
team = Équipe
team-of = { $player } : équipe
territory = Territoire
text-does-not-fit = Ce texte n’entre pas dans l’encodage du fichier
text-of-label = Texte de l’étiquette
the-file-is-gone = Le fichier n’existe plus.
the-game-is-over = { " " }; la partie est terminée
theme = Clair ou sombre
theme-contrast = Contraste élevé
theme-dark = Sombre
theme-light = Clair
theme-system = Celui du système
time-left = Temps restant
title-after-move = { $game }, après le coup { $number }
title-at-start = { $game }, début
title-with-move = { $game }, coup { $number } : { $colour } { $action }
to-end = Fin de cette ligne
to-move = Au trait
to-play = au trait
to-play-next = À { $colour } de jouer
to-start = Début de la partie
tree = Arbre
tree-grows = Sens de l’arbre
tree-grows-down = Vers le bas
tree-grows-right = Vers la droite
turn-as-moves-say = Trait selon les coups
turn-board = Tourner le plateau
turn-board-back = Remettre le plateau droit
turn-piece-left = Tourner la pièce à gauche
turn-piece-right = Tourner la pièce à droite
turned = Tourné et retourné
type-a-move = Tapez le coup, par exemple 33+B
type-a-path = Chemin du fichier
type-the-path = Le dialogue du système ne s’ouvre pas : tapez le chemin du fichier
unclear-position = Position incertaine
undo = Annuler
undone = Annulé : { $title }
unfold = Déplier
unknown-property = inconnue du format ; gardée telle quelle
unread-in-file = du fichier d’origine : { $why }
unread-line-of-file = ligne { $line } du fichier d’origine : { $why }
unsaved-work = Travail non enregistré d’une session précédente
unsaved-work-more = Le programme s’est arrêté avant l’enregistrement. Ce que vous ne décidez pas maintenant vous sera proposé au prochain démarrage.
untitled = Sans titre
value-name = { $id } : valeur
value-name-numbered = { $id } : valeur { $number }
variation-copied = Ce nœud et sa suite sont dans le presse-papiers
version = Version { $version }
versions-more = Ce que contenait le fichier avant le premier enregistrement de chaque séance de travail. En ouvrir une laisse le fichier tel quel.
versions-of = Versions antérieures de { $path }
wheel = La molette sur le plateau
wheel-step = Parcourt les coups ; avec Ctrl, zoome
wheel-zoom = Zoome ; avec Ctrl, parcourt les coups
where-to-set-up = Où faut-il poser ?
where-to-set-up-more = Ce nœud a un coup ou une suite. Une pose ici change tout ce qui suit.
whose-turn = Trait
wins = { $winner } gagne
wins-by = { $winner } gagne de { $points }
wins-by-forfeit = { $winner } gagne par forfait
wins-by-resignation = { $winner } gagne par abandon
wins-time = { $winner } gagne au temps
with-emphasis = { $judgement } (avec Maj : très)
without-a-net = { $line }. Si le programme s’arrête maintenant, ils sont perdus : enregistrez-les.
won = { $winner } a gagné.
won-by = { $winner } a gagné ({ $what }).
write-a-comment = Écrire un commentaire
write-again = L’écrire de nouveau
write-it-down = Marquer le territoire
writing = Écriture de { $path }
written = { $path } est écrit
