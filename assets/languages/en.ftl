# What the program says, in English. It is written by the tests from what stands in the code and in its tables:
# not to be changed here. Translations stand in the other files, under the same names.

a-resignation = a resignation
about = About Variorum
about-files = Your files stay as they are: saving writes what you changed and nothing else.
about-the-game = Game comment
add = Add
add-a-node = Add node
add-game = Add game
add-games-title = Add the games of which file?
add-them = Add
add-to-property = Add to { $id }
add-to-this = Add to the current record as another game
add-value = Add a value to { $id }
added-to = The value will be added to the existing ones
after-move = After move { $number }
again = { $point } is in { $before } and again in { $id }
all-files = All files
all-findings = All issues
all-games = All games
all-games-record-needs = these are all the games, and a record needs at least one
all-in-all = Total
all-judged = every move that lost that many points has an annotation already
all-of-kind =
    { $count ->
        [one] This issue
       *[other] All { $count } of this kind
    }
all-of-them = all
all-pieces-already-used = { $name } has already used all { $n } { $piece } pieces
all-placed = all placed
all-that-can-be-repaired = Everything that can be fixed
all-the-same = Shift-click or press Shift+Enter to play it anyway
all-the-same-by-keys = Press Shift+Enter to play it anyway
already-so = { $what }: nothing to change
also-at =
    { $count ->
        [one] Also at { $count } other place
       *[other] Also at { $count } other places
    }
also-in-records =
    { $count ->
        [one] some in { $count } other open record
       *[other] some in { $count } other open records
    }
also-played = also played { $place }
amazon-goes-like-queen = an amazon moves like a chess queen, over empty squares
amazon-moves-opponents = this amazon belongs to the opponent
an-error = an internal error
analysis-accuracy-katrain = accuracy { $value } (KaTrain's formula)
analysis-accuracy-lizzie = { $value } (LizzieYzy's formula)
analysis-black = Black
analysis-covers =
    { $count ->
        [one] { $source }: { $numbers } of { $count } node
       *[other] { $source }: { $numbers } of { $count } nodes
    }
analysis-covers-lead = lead at { $nodes }
analysis-covers-value = value at { $nodes }
analysis-covers-winrate = win rate at { $nodes }
analysis-finding =
    { $count ->
        [one] { $count } node: { $property } cannot be read: { $what }
       *[other] { $count } nodes: { $property } cannot be read: { $what }
    }
analysis-in-comments = { $source } (read from comments)
analysis-komi = the analysis was made with komi { $stated }, the record has { $komi }
analysis-loss = { $number }  { $played } at { $path }
analysis-loss-best = { $number }  { $played } at { $path }; best was { $best }
analysis-losses-by = Losses by { $source }:
analysis-mean-loss =
    { $count ->
        [one] one move, which lost { $points } points
       *[other] { $count } moves, which lost { $points } points on average
    }
analysis-means =
    { $count ->
        [one] { $source }: mean of the side to move at { $nodes } of { $count } node, from { $least } to { $greatest }
       *[other] { $source }: mean of the side to move at { $nodes } of { $count } nodes, from { $least } to { $greatest }
    }
analysis-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
analysis-next-moves =
    { $count ->
        [one] { $source }: value of the next move at { $nodes } of { $count } node, from { $least } to { $greatest } points
       *[other] { $source }: value of the next move at { $nodes } of { $count } nodes, from { $least } to { $greatest } points
    }
analysis-no-longer-fits = the analysis in this game was made before this change and may no longer fit; 'remove-analysis' removes it
analysis-none = no engine data
analysis-not-turned = the analysis in { $id } ({ $program }) cannot be turned with the board
analysis-problem-base64 = not base64
analysis-problem-cut = the packed data end too early
analysis-problem-damaged = the packed data are damaged
analysis-problem-depth = nested too deeply
analysis-problem-form = not written as its program writes it
analysis-problem-json = the packed text is not the JSON expected
analysis-problem-number = not a number in range
analysis-problem-ownership = ownership has { $found } numbers instead of { $expected }
analysis-problem-ownership-range = ownership has numbers outside -1 to 1
analysis-problem-policy = policy has { $found } numbers instead of { $expected }
analysis-problem-side = it is not clear whose turn it is
analysis-problem-size = over the size limit
analysis-problem-values =
    { $count ->
        [one] { $count } value where three are needed
       *[other] { $count } values where three are needed
    }
analysis-problem-version = version { $version } is not known
analysis-source-engine = { $program }: { $engine }
analysis-source-komi = { $label }, komi { $komi }
analysis-source-network = { $label } (value network)
analysis-source-random = { $label } (random games)
analysis-source-second = { $label } (second engine)
analysis-title = Remove the analysis that engines left in this game?
analysis-white = White
analysis-would-be-wrong = { $why }; with --remove-analysis it is removed in the same step
and-more = and { $count } more
and-the-result = Also write the result
annotated-kept =
    { $left ->
        [one] { $left } has an annotation and keeps it
       *[other] { $left } have an annotation and keep it
    }
annotated-losses =
    { $count ->
        [one] annotated { $count } move by { $source }
       *[other] annotated { $count } moves by { $source }
    }
annotations = Annotations
another-folder = Another folder…
another-format-than-first = a different format version from the first game
another-game-than-first = a different kind of game from the first one
another-variation-starts-same = another variation starts with the same move
answer-also = also right: { $moves }
area-cannot-be-read = the area "{ $area }" cannot be read
area-territory-exclude-each = --area and --territory cannot be used together
area-without-dot = the area is not preceded by the dot that closes it
argument-annotation = an annotation
argument-axis = an axis
argument-child = the number of a child
argument-code = an issue code
argument-colour = the colour
argument-encoding = the encoding
argument-first-point = the first point
argument-game = the game
argument-game-number = the number of a game
argument-game-place = the position of the game
argument-kind-of-text = a kind of text
argument-mark = a mark
argument-move = the move
argument-moves = a number of moves
argument-name = the name
argument-neutral = the neutral points
argument-nodes = a number of nodes
argument-number = the number
argument-place = the destination
argument-point = a point
argument-property = the property
argument-removed = something to remove
argument-replaced = the text to replace
argument-replacement = the replacement text
argument-second-point = the second point
argument-seconds = the number of seconds
argument-settled = a version to take
argument-sorted-by = a sort key
argument-sought = something to look for
argument-steps = a number of steps
argument-stone = a stone
argument-stones = a number of stones
argument-strength = 1 or 2
argument-text = the text
argument-the-point = the point
argument-turn = a rotation
argument-value = the value
argument-value-number = the number of a value
argument-value-place = the position of a value
argument-variation-place = the position of a variation
argument-view = a point, 'all' or 'inherited'
argument-way-to-read-swaps = a way to interpret swaps
argument-way-to-swap = a kind of swap
arguments-are-wrong = invalid arguments
arguments-wrong-since = invalid arguments ({ $cause })
arrow-does-not-get = the arrow cannot get there: it flies like a chess queen, over empty squares
arrow-needs-stone-point = an arrow needs a stone and a point
as-a-copy = Restore as copy
as-opened = Record as opened
as-setup-wants-already = the setup changes nothing at { $first }
at-2 = { $mark } at { $places }
at-3 = { $mark } at { $stones }
at-4 = { $number } at { $later }
at-5 = { $number } at { $place }
at-6 = { $number } at { $earlier }
at-edges = Edges must match
at-move = at move { $number }
at-the-start = at the start
at-work = Wait for this to finish, or stop it: { $message }
attributes-link = { $path }: is a link, and links in a repository are not followed
attributes-no-file = { $path }: is not a file
attributes-other = { $path }: cannot be read ({ $cause })
attributes-several-names = { $path }: the file has another name elsewhere (a hard link), and would change there too
back = Back
back-10 = Back 10 moves
base-conflicts =
    { $count ->
        [one] { $count } place was changed in both and needs to be resolved.
       *[other] { $count } places were changed in both and need to be resolved.
    }
base-is-ours = Identical to this record: whatever is missing from { $name } counts as deleted there.
base-is-theirs = Identical to { $name }: whatever is missing from this record counts as deleted here.
base-kept-more = Kept when this file was overwritten.
base-leaves = Left out from { $name }: { $what }.
base-not-weighed = Choose it to see what it would change.
base-nothing-more = Everything in both is kept.
base-opened = The record as it was opened
base-opened-more = The earliest state that undo can go back to.
base-saved-more = What the file contained when it was last read or saved here.
before-and-after = { $before } bytes now, { $after } afterwards
before-first-move = Before the first move
begin = Create
belongs-ff-file-names = { $id } belongs to FF{ $versions }, but the file says FF{ $format }
belongs-into-root = { $id } belongs in the root node
belongs-older-versions-format = { $id } ({ $title }) belongs to older versions of the format
beside-absent = none
beside-added = only on the right
beside-as-saved = As it was saved
beside-branch = This line with variation { $nth } { $place }
beside-branches = Moves and variations
beside-by-number = Sync by move number
beside-changed = changed
beside-changed-left = Changed on the left
beside-changed-right = Changed on the right
beside-comparing = Comparing…
beside-copy-left = { $what } only on the right: copy { $count } to the left
beside-copy-right = { $what } only on the left: copy { $count } to the right
beside-corrected = corrected
beside-cut-left =
    { $nodes ->
        [one] { $what } only on the left: remove { $count } there, with { $nodes } node
       *[other] { $what } only on the left: remove { $count } there, with { $nodes } nodes
    }
beside-cut-right =
    { $nodes ->
        [one] { $what } only on the right: remove { $count } there, with { $nodes } node
       *[other] { $what } only on the right: remove { $count } there, with { $nodes } nodes
    }
beside-drop-right = { $what } only on the right: remove { $count } there
beside-everything = Everything
beside-file = A file…
beside-first = First difference
beside-game = This game with game { $number }
beside-game-name = Game { $number }
beside-games = Games
beside-last = Last difference
beside-left = Left
beside-line = The variation { $place } with the line it branches from
beside-main = The line it branches from
beside-move = move { $number }, { $words }
beside-moved = moved
beside-next = Next
beside-none-left = No differences left
beside-none-of-these = No differences of this kind
beside-not-open = This side can't be changed here
beside-nothing-shared = These are different games: they have no move in common
beside-only-comments = Comments only
beside-only-info = Info only
beside-only-marks = Marks only
beside-only-moves = Moves only
beside-only-setup = Setup only
beside-order-left = Order of variations: change { $count } on the left
beside-order-right = Order of variations: change { $count } on the right
beside-other-kind = These are different games: { $left } and { $right }
beside-other-variation = The other variation
beside-otherwise-same = No other differences
beside-own = The variation
beside-previous = Previous
beside-remove = Remove on the left
beside-remove-left = { $what } only on the left: remove { $count } there
beside-remove-right = Remove on the right
beside-removed = only on the left
beside-replace-left = { $what }: replace { $count } that differ on the left
beside-replace-right = { $what }: replace { $count } that differ on the right
beside-right = Right
beside-same = No differences
beside-saved = This record as it was saved
beside-some-turned = On the right the boards of some games are rotated or mirrored; on the left these are shown the same way
beside-take = Copy to the left
beside-take-right = Copy to the right
beside-tell-added-more =
    { $count ->
        [one] only on the right, with { $count } node after it
       *[other] only on the right, with { $count } nodes after it
    }
beside-tell-changed = { $what }: different
beside-tell-corrected = { $what }: different; the moves after it are the same
beside-tell-gone = { $what }: only on the left
beside-tell-moved = in a different place among the variations
beside-tell-new = { $what }: only on the right
beside-tell-removed-more =
    { $count ->
        [one] only on the left, with { $count } node after it
       *[other] only on the left, with { $count } nodes after it
    }
beside-this-line = This line
beside-title = Compare: { $name }
beside-turn = Rotate or mirror this record, too
beside-turned = On the right the whole board is rotated or mirrored ({ $turn }); the left one is shown the same way
beside-undo = Undo
beside-version = Earlier version
beside-with = Compare with
black-has-left-white = Black has { $black } { $things } left and White { $white }, but an Octi record gives both the same number ({ $id })
black-white-before-game = Black { $black }, White { $white } plus { $white_2 } for komi and handicap: { $outcome }
black-white-komi = Black { $black }, White { $white } plus { $white_2 } komi: { $outcome }
board = Board
board-as-window = Match theme
board-by-lines-points = the board is { $columns } by { $rows } lines, but points can name at most { $most_lines }
board-copied = Board copied to the clipboard as text
board-does-not-fit = this board does not have that symmetry; rotate or mirror the view instead
board-few-points = no board is shown, because SZ is missing and only { $points } of { $moves } moves are points
board-has-from-1 = a board has from 1 to { $most } columns and rows
board-has-no-places = this board has no usual points for { $stones } handicap stones: place them by hand
board-has-no-such = this board has no such point
board-hexagons-does-not = a board of hexagons does not have that symmetry; use 'rotate half', 'flip diagonal' or 'flip antidiagonal'
board-in-file = In the file
board-is-guessed = SZ is missing: { $columns } by { $rows } is a guess, so positions are not compared
board-may-be-wrong = a move or setup up to this node could not be read, so the board may be wrong; see 'variorum check'
board-no-points = no board is shown, because none of the moves is a point on it
board-theme = Board theme
board-unknown-game = no board is shown, because the board of this game is not known
board-unsaved = Unsaved
booklet-contents = Contents
booklet-diagram = Diagram { $number }
booklet-figure = Figure { $number }
booklet-left-out =
    { $count ->
        [one] { $count } more node is on the board only.
       *[other] { $count } more nodes are on the board only.
    }
booklet-letters =
    { $count ->
        [one] { $count } letter has no font, and a question mark stands for it: { $which }
       *[other] { $count } letters have no font, and question marks stand for them: { $which }
    }
booklet-link = To page { $number }
booklet-nodes =
    { $count ->
        [one] { $count } node found no room
       *[other] { $count } nodes found no room
    }
booklet-nodes-here =
    { $count ->
        [one] { $count } node from here on found no room.
       *[other] { $count } nodes from here on found no room.
    }
booklet-players = Index of players
booklet-unread = Left out, since they could not be read: { $files }
booklet-variation = variation { $letter } at move { $number }
booklet-variation-of = variation { $letter } at move { $number } of { $diagram }
booklet-without-figure =
    { $count ->
        [one] { $count } move from here on has no figure.
       *[other] { $count } moves from here on have no figure.
    }
border-row-other-sides = this border row belongs to the other side
both-pieces-already-used = { $name } has already used both { $piece } pieces
bracket-cuts-text-off = a bracket in the text is not escaped and cuts the text off
bracket-ends-seems-missing-2 = the closing bracket of { $id } seems to be missing here: { $swallowed } has become part of it
bracket-ends-seems-missing-3 = the closing bracket of { $id } seems to be missing here: { $swallowed } has become part of it; to fix this, insert ] here in a text editor
bracket-text-not-escaped = a bracket in the text is not escaped
broken = { $path }: cannot be read ({ $program_error })
browse = Browse…
build-has-no-window = this build has no graphical interface (feature `window`)
built-in-keys-of = Reset the shortcut for { $title } to default
by-a-bridge = a bridge
by-a-fork = a fork
by-a-ring = a ring
by-area = Area
by-territory = Territory
by-what = { " " }by { $what }
bytes-counted =
    { $count ->
        [one] { $count } byte
       *[other] { $count } bytes
    }
ca-changed-by-encoding = CA names the encoding of the record: use 'encoding' to change both
ca-changes-with-bytes = CA cannot be changed without the bytes: use the command 'encoding'
ca-is-doubtful = CA says { $label }, but the text looks more like { $other }
ca-says-bytes-certain = CA says { $label }, but the bytes are { $charset }
ca-says-bytes-guess = CA says { $label }, but the bytes look like { $charset } (a guess)
calendar = Calendar
calendar-hint = Click a second day to select the whole range.
can-be-repaired = can be fixed
cancel = Cancel
cannot-be-written = { $id } cannot be written: { $error }
cannot-move = cannot move
cannot-name-property-capitals = '{ $id }' is not a valid property name: only capital letters are allowed
cannot-name-property-letters = '{ $id }' is not a valid property name: only letters and digits are allowed
cannot-name-property-needs = '{ $id }' is not a valid property name: it needs a capital letter
cannot-read = "{ $text }" cannot be read
cannot-read-as-mark = "{ $text }" cannot be read as a mark
cannot-start-again-software = cannot restart with software rendering: { $error }
captured-pod-may-return = a captured pod may come back here, and setup has no way to say which pods are captured
captures = { $count } captured
captures-line = captures: { $captures }
carries-engine-data = carries engine data, { $size }
cause-link = it is a link
change-adds = Line { $line }: adds { $come }
change-becomes = Line { $line }: { $gone } becomes { $come }
change-keys-dialog = Change shortcuts…
change-keys-of = Change the shortcut for { $title }
change-property = Change { $id }
change-removes = Line { $line }: removes { $gone }
changed-after-program-ended = { $target }: the program ended while saving this file, and the file has changed since; the version being saved is in { $kept }
changed-meanwhile = The record changed in the meantime, so nothing was done
changes-are-lost = Your changes will be lost if you don't save them.
changes-no-longer-kept = { $folder }: unsaved changes are no longer backed up (internal error)
changes-not-kept-safe = { $folder }: unsaved changes cannot be backed up ({ $cause })
changes-nothing = this changes nothing
characters-of-nobody = { $id } contains { $characters }, which no text has, so it is hardly { $charset }: { $raw }
check = Check
check-lists-codes = { $error }; 'check' lists the issues with their codes
checking = Checking…
choose-overtime = Choose
choose-part = Select on the board
choose-rank-of = { $player }: choose a rank
choose-result = Choose result
choose-rules = Choose
choose-what-goes = Choose what to remove. You see it here before it is removed, and you can undo it.
clause-separator = ; 
clean-analysis = Analysis by engines, also in comments
clean-annotations = Annotations
clean-collection = all games in the file
clean-comments = Comments and names
clean-empty-nodes = Empty nodes
clean-game = this game
clean-markup = Marks, labels, lines and territory
clean-node = this node
clean-private = Private properties
clean-subtree = this node and everything after it
clean-times = Clock times
clean-up = Clean up
clean-variations = Variations (all but the main line)
clear-annotations = Clear annotations
cli-also-say-what-format = Also report what the format allows but some programs do not handle well
cli-analysis = Show what engines left in a record: win rates, leads, candidates, and what moves lost
cli-analysis-folder = The folder for the copies
cli-analysis-losses = List what every move lost, variations included
cli-analysis-more = Reads what Sabaki, Ogatak, KaTrain, Lizzie, LizzieYzy, LizGoban, q5Go, GoReviewPartner, analyze-sgf, leela-analysis, GNU Go, KataGo, MoHex, OGS and AI Sensei write. All numbers are Black's. Losses are differences between numbers of one source, the one that covers most of the game.
cli-answer-json = Print the output as JSON
cli-carry-out-command-palette = Run a command from the palette once the window is open, such as 'new' or 'open'
cli-carry-out-commands-as = Run editing commands as if by hand, and write the record; all of them or none
cli-clean-ff4-utf-8 = Write clean FF4 in UTF-8 with every certain repair; nothing that anyone wrote is left out
cli-command = A command to run
cli-commands-those-windows-palette = The commands are those of the command palette, such as 'goto end', 'play dd' or 'comment "Well played"'; --commands lists them. Words are split as in a shell. -c and --script run in the order given.
cli-compare = Show how two records differ, whatever their spelling and layout
cli-compare-a = The first record
cli-compare-b = The second record
cli-compare-more = One line per difference: added, removed, changed, moved or corrected. The exit status is 0 if there are none, and 1 if there are.
cli-compare-only = Compare only these, separated by commas
cli-copy-as-program-reads = Write a copy as this program reads it; if it reads only one game, the one that --game names
cli-depth-counts-steps-from = `depth` counts the steps from the root to the farthest node, `leaves` the ends of lines.
cli-draw-one-node-suffix = Draw one node; the file extension of the output sets the format: .svg, .png or .txt
cli-encoding-read-whatever-record = Read in this encoding, whatever the record says
cli-encoding-write-record-will = Write in this encoding; the record will say so
cli-file-commands-one-line = A file of commands, one per line; lines that start with # are skipped
cli-find-at-edges = Where the part touches an edge of the board, match only at that edge
cli-find-exchanged = Also match the part with colours exchanged
cli-find-like = Instead of WHAT: the position of this record at the node given by --game and --at; lists every node with the same position
cli-find-no-file = no records to search
cli-find-no-part = '{ $part }' is not a part of the board: give two corners, as in C3:G7
cli-find-part = Only a part of that board, between two corners as in C3:G7; lists every node where it appears anywhere
cli-find-turned = Also match the part rotated and mirrored
cli-find-unknown = that position is not known: the game has no board, or something before it cannot be read
cli-find-where-something-stands = Search records for a text, a point or a value
cli-git = Set git up to merge records and to show what changed in them
cli-git-global = For all repositories of this user
cli-git-more = The merge driver and the diff settings go into git's configuration, and a line for each file extension of records goes into .gitattributes. The configuration is not cloned: set up each clone, or all of them with --global.
cli-git-remove = Undo the setup
cli-hexworld-link-can-stand = A HexWorld link can be given in place of FILE in every command, and a .gib, .ngf, .ugf, .ugi or .T1 file in place of a record.
cli-how-swaps-hex-read = How to interpret swaps in Hex; by default they are judged by the moves after them
cli-kind-picture-whatever-suffix = The picture format, whatever the file extension
cli-letters-as-outlines-programs = Write text as outlines, for programs without the font (.svg)
cli-line-text-beneath-board = A line of text below the board
cli-list-commands-what-each = List the commands and what each of them does
cli-list-what-wrong-records = List the issues in records
cli-longer-side-pixels-1000 = The longer side in pixels; 1000 by default
cli-look-wrong-name-lists = The theme; an unknown name lists them all
cli-merge = Merge into OURS what THEIRS changed since BASE; conflicts are reported, and marked in comments
cli-merge-base = Where both changed the same thing, keep what BASE has and report no conflict
cli-merge-comments = What to do with comments that both wrote at the same place
cli-merge-dry-run = Report only, write nothing
cli-merge-encoding = Encoding of the result
cli-merge-git = Run as git's merge driver
cli-merge-marker = Length of the conflict markers, 7 to 200
cli-merge-mergetool = Run as git's mergetool: open the window on the conflicts that are left
cli-merge-more = The exit status is 0 if everything was merged, 1 if there are conflicts, and 2 if nothing was written. With --git, the result is written to OURS; a version that is not a record, or contains conflict markers from an unresolved git merge, is a conflict whose result contains both files in full; 129 means that nothing was written.
cli-merge-ours = Label for OURS in conflict markers
cli-merge-path = Name of the record, if the files have other names
cli-merge-show-base = Also show in conflicts what BASE has
cli-merge-the-base = The version that both started from; an empty file if there is none
cli-merge-the-ours = The version to merge into; what is not merged keeps its bytes
cli-merge-the-theirs = The version whose changes are merged
cli-merge-theirs = Label for THEIRS in conflict markers
cli-mirror-board = Mirror the board
cli-moves-from-number-n = Draw the moves from number N to the node as diagrams, and list those on points already taken
cli-no-coordinates-around-board = Leave out the coordinates around the board
cli-numbers-moves = Show move numbers
cli-one-line-finding-file = One line per issue: FILE:LINE:COLUMN: SEVERITY[CODE]: MESSAGE. The exit status is 1 if there is an error.
cli-one-line-value-file = One line per value: FILE:GAME:PATH: ID: VALUE. Case is ignored, and spaces match line breaks. Moves, marks and setup are found by their point, named as people do (D4) or as the record does (dp). The exit status is 1 if nothing was found.
cli-only-hexworld-link-line = Print only the HexWorld link of the line through the node
cli-only-moves-line-through = Print only the moves of the line through the node, as a list
cli-open-window-apart = Open a separate window even if one is open already; its tabs are not reopened at the next start
cli-outline = Print a record as text, one line per move and per property, for line-based diffs
cli-outline-more = A file that is not a record, or contains conflict markers from an unresolved git merge, is printed as it is.
cli-pieces-left-beneath-board = Show the pieces left below the board
cli-publish = Make a web page, a booklet, an animation or text from a record, for people without the program
cli-publish-after = The file extension of OUT sets the format: .html for a page with a board to step through, .pdf for a booklet, .png or .gif for an animation of the main line. A page contains the record, and every command can read it. From a folder, OUT is a folder with an index and a page for each record; only changed pages are rewritten. With --problems, OUT can be one sheet of the problems of all records. A file of that name that Variorum did not make is kept in a copy.
cli-publish-answers = Where the answers to problems are printed, in a booklet or from a page: end (the default), on sheets behind the problems; none; both, for booklets only: OUT is without them, and a second file, whose name says so, is with them
cli-publish-as = Write the line as text for a forum, a wiki or a book
cli-publish-at = The node where a page opens, or where an animation or text ends: start, end, a move number, or child numbers from the root
cli-publish-files = A record, or a folder of records; - is standard input
cli-publish-font = A font for letters of a booklet that the built-in font lacks; by default the system's fonts are searched
cli-publish-language = The language of pages and booklets; by default yours
cli-publish-margins = The margins of a booklet, in millimetres
cli-publish-moves = Moves in each figure; 50 by default. With 0, text shows only the position
cli-publish-numbers = Write the numbers of moves on the stones of an animation
cli-publish-order = pages (the default), or booklet: two pages on each side, to be printed on both sides and folded
cli-publish-paper = The paper of a booklet or of a printed page of problems; a4 by default
cli-publish-per-sheet = Problems on each sheet of a booklet or of a printed page, from 6 to 12; 6 by default
cli-publish-problems = Whether a page asks problems before showing what follows, and a booklet has them on sheets with their answers at the end: auto (the default) if all games of the record, or all but few, are problems that can be judged; yes for each game that is a problem, also for positions without moves; numbers such as 1-12,20 for these alone; no for none. With yes or numbers, a folder can become one sheet
cli-publish-prune = Remove pages whose record is gone, if they are as they were published
cli-publish-seed = The number to shuffle problems with: the same number leads to the same order; without it, the time decides
cli-publish-site = The address that a folder of pages will have: it gets a feed of what is new
cli-publish-sort = The order of problems: file (the default), title, or shuffled; sheets say the number that they were shuffled with
cli-publish-title = The title over it, and of the index of a folder of pages; by default the name of the game, of the file or of the folder
cli-publish-with = Show this, too: with analysis, what each move lost
cli-publish-without = Leave these out, also from the record in a page
cli-read-record-write-what = Read a record and write it; what no option touches stays the same byte for byte
cli-record-standard-input = The record to read; - is standard input
cli-records-check-standard-input = Records to check; - is standard input
cli-records-describe-standard-input = Records to describe; - is standard input
cli-records-look-through-standard = Records to search; - is standard input
cli-records-open-one-tab = Records to open, each in its own tab
cli-remove-analysis = Copy records into a folder, without what engines left in them
cli-remove-analysis-dry = Only show what would be removed; write nothing
cli-remove-analysis-files = What to remove, if not the usual; then records, and folders of records
cli-remove-analysis-more = Before the files, properties, comments or variations choose what is removed: properties of Sabaki, KaTrain, Lizzie and others, their text in comments, or variations of which every node is an engine's. Without a choice, properties and comments. Words of people and annotations stay. A file without analysis is copied byte for byte. Nothing that exists is replaced.
cli-results = Show who wins where, from the marks at the ends of the lines
cli-results-more = Marks are GB, GW, DM and UC, resignations, and results seen on the board. A mark counts instead of what follows it; if what follows rules it out, a contradiction is reported.
cli-results-proved = Count a result only if every move is in the record
cli-results-transpositions = Equal positions share their results; longer repetitions are not detected
cli-results-write = Write GB, GW and DM into the files where a result is certain and not marked
cli-say-what-code-means = Explain a CODE and what its repair does; without CODE, list them all
cli-say-what-files-games = Describe files: games, sizes, counts, encoding
cli-show-one-node-board = Show a position: the board as text, whose turn it is, the comment and the properties
cli-square-picture-size-pixels = Draw a square thumbnail of SIZE pixels for file managers (.png): the final position, or the one set up
cli-start-end-main-line = start, end (of the main line), a move number of the main line, or child numbers from the root: 0.0.2; / is the root
cli-study = Practise with records: problems, joseki, the next move, repeated when due
cli-study-answer = Answer a question by its key, and save the answer
cli-study-answer-more = MOVE… are your own moves, in the game's notation; the replies come from the record. The question is looked up in the files and folders given with --in, otherwise in those last listed with 'questions' and 'due', newest first, then in the current folder. An incomplete line counts as hard until the same day's next answer to the question takes its place; a move that is not in the record counts only with --rating. The exit status is 1 if nothing was saved, because the move is illegal or not in the record.
cli-study-by-mode-only =
    { $count ->
        [one] { $count } game, asked only with --mode repertoire or --mode guess
       *[other] { $count } games, asked only with --mode repertoire or --mode guess
    }
cli-study-collections = List the records and folders that are studied, or take one off the list
cli-study-collections-more = One path per line, the last one studied first. The window has the same list. A record or folder comes on it when something in it is answered, with 'take', or when the window studies it.
cli-study-convention = How records mark what is right, instead of finding out
cli-study-corners = Follow the corners, even if the collection leaves its own
cli-study-dictionary = The record or folder of records to compare with
cli-study-due = List today's questions: those that are due, and new ones
cli-study-due-more = One line per question: FILE:GAME:PATH: KEY MODE SIDE STATE, with the day if there is one. STATE is due, changed (the answer in the record has changed since it was last asked) or new. The last line counts them by mode: problems, the positions of joseki collections, and what was asked in other ways before. Answers are saved next to the records, in .variorum-study.jsonl. A day starts at four in the morning.
cli-study-elsewhere = { $folder }: answers are saved in { $path } instead ({ $why })
cli-study-export = Print what was learned in a folder and below, as a table with tabs between the columns
cli-study-export-more = The first line names the columns: key, mode, state, answered, lapses, first, last, due, place. A row per question that was ever answered; STATE is active or suspended, days are dates.
cli-study-files = Records, and folders of records; - is standard input
cli-study-forgotten =
    { $count ->
        [one] { $count } question is new again
       *[other] { $count } questions are new again
    }
cli-study-history = Days since the answer before, and the rating: 0:3 20:1
cli-study-in = A record or folder with the question
cli-study-judge = Judge every move of a problem, and show how the record marks it
cli-study-judge-more = One line per game, FILE:GAME: CONVENTION (EVIDENCE, certain|likely|guess) SOLVER, then one line per node with a move, FILE:GAME:PATH: VERDICT: right, continued, wrong, or unjudged with a line that says why. A folder means all records in it and in its subfolders.
cli-study-key = The key of the question
cli-study-ladder = Repeat after a fixed series of days instead of by FSRS-6
cli-study-leave = Show where games leave a joseki collection: the first move that is not in it, and what it plays there
cli-study-leave-boards = whole boards are compared; --corners follows each corner by itself
cli-study-leave-more = Whole positions are compared; rotated and mirrored ones count as the same. Where the collection stays in one corner, each corner of a game is followed by itself: whoever moves first there, however it lies, and whatever is played elsewhere meanwhile. With --summary one line per step, the most frequent first: how often games leave there, with the moves as they lie in the collection.
cli-study-mode = problem; repertoire, the positions of a joseki collection; guess, the next move of a game; mistakes, better moves than those marked as bad
cli-study-move = Take what was learned in a folder and below along to another one
cli-study-move-more = The lines of the log of FROM that TO lacks are added to that of TO, those of a folder below FROM to that of the folder with the same name below TO, if there is one. Positions are known again in any folder. The logs of FROM stay.
cli-study-moved =
    { $count ->
        [one] { $count } line was taken along
       *[other] { $count } lines were taken along
    }
cli-study-moves = The moves
cli-study-never-answered = { $word }: no question with this key was answered here
cli-study-new-a-day = At most N new questions a day: those that were begun today count
cli-study-no-answer = '{ $answer }' is not an answer: use DAYS:RATING, as in 20:3, with a rating from 1 to 4
cli-study-no-key = '{ $word }' is not the key of a question: 32 digits and letters from a to f, as listed by 'questions' and 'due'
cli-study-no-move = no move is given
cli-study-no-place = { $place }: there is no such file or folder
cli-study-not-found = { $key }: no record searched has this question; name one with --in
cli-study-not-kept = { $folder }: the answer could not be saved ({ $error })
cli-study-not-listed = { $name }: this is not on the list of collections
cli-study-nothing = study: judge, questions, due, answer, take, leave, export, move, reset, collections or schedule?
cli-study-now = Use this time instead of now: 2026-11-21T22:00:00+01:00
cli-study-progress-place = A folder of records, or a record in it
cli-study-questions = List the questions in records, and their answers
cli-study-questions-more = One line per question: FILE:GAME:PATH: KEY MODE SIDE: ANSWERS. Without --mode, problems are asked as problems and joseki collections as repertoires; games give questions only if a mode is given. Equal positions have the same key, rotated or not, in any file.
cli-study-rating = Your rating; by default 'good' if right, 'again' if wrong
cli-study-remove = Take this record or folder off the list; what was learned stays
cli-study-reset = Forget what was learned in a folder and below: its questions are new again
cli-study-reset-more = Lines are added to the log that say so; the answers stay in it. What is in the log now is forgotten, whatever the clock says, and nothing that another computer adds later. Questions that were put off are asked again, too. With --key only these questions are forgotten.
cli-study-same-position = If a game reaches a position twice, the better verdict counts for both
cli-study-schedule = Show the schedule for a history of answers
cli-study-schedule-more = One line per answer: stability, difficulty, and days until it is due again. Ratings are 1 again, 2 hard, 3 good, 4 easy; the days of the first answer are ignored.
cli-study-side = Only questions for this colour, by its letter or name
cli-study-summary = Count where games leave most often
cli-study-take = Treat a game, or every game in a folder, as problems of a given convention, or ask one side only
cli-study-take-more = This is saved with the answers, never in the record, and holds for the game in this file alone; games of the file that begin with the same question are treated alike. 'auto' returns to what the record says.
cli-study-take-place = The record or folder
cli-study-taken = { $place }: saved, and used from now on
cli-study-too-many = { $text }: the question ends before this move
cli-study-unasked =
    { $count ->
        [one] { $name }:{ $number }:{ $path }: { $count } question has no right answer that the rules allow, and is not asked
       *[other] { $name }:{ $number }:{ $path }: { $count } questions have no right answer that the rules allow, and are not asked; this is the first
    }
cli-symmetries = Also positions that are the same when the board is rotated or mirrored
cli-transpositions = List the nodes of each game that have the same position
cli-transpositions-more = One line per group, FILE:GAME: PATH PATH…, in file order. A + marks a node where the line ends while it continues at another node of the group.
cli-turn-board-clockwise-by = Rotate the board clockwise by N twelfths of a full turn, -11 to 11
cli-view-check-edit-convert = View, check, edit and convert board-game records (.sgf, .blksgf) without changing anything else in your files
cli-way-node-as-several = Draw the line to the node as several diagrams of N moves each, or 'figures' to split it as the record does
cli-what-draws-window = The renderer for the window
cli-what-look = What to look for
cli-what-places-called-people = How points are named; by default as usual in the game
cli-what-regular-expression-matches = Treat WHAT as a case-sensitive regular expression
cli-what-screen-reader-hears = Print what a screen reader announces for the node, then every point that holds something
cli-what-write = What to write
cli-where-look = Where to look
cli-where-write-standard-output = The file to write; - is standard output
cli-which-game-file-counted = The game in the file, counted from 1
cli-which-shell = The shell to write completions for
cli-without-command-window-opens = Without a command, the window opens. To open a file that is named like a command, write ./NAME. Messages are in the language of LC_ALL, LC_MESSAGES or LANG; with LC_ALL=C they are in English.
cli-write-manual-page-or = Write the manual page or a shell's completions
cli-write-u-fffd-or = Write U+FFFD or ? for what cannot be read or written, instead of refusing
click-a-point = Click a point to match a stone of any colour there, or anything
click-dims = { $place } · click to dim
click-erases = { $place } · click to erase
click-marks = { $place } · click to add { $what }
click-plays = Click to play { $turn }
click-puts-prong = { $place } · click to add prong { $prong }, Shift-click for a superprong
click-puts-up = { $place } · click to place { $colour }
click-shows = { $place } · click to show
click-swaps = { $name }: click to swap
click-takes-away = { $place } · click to remove { $colour }
click-takes-piece = { $place }: click to pick up the piece
click-takes-pod = { $place }: click to pick up the pod
click-takes-prong = { $place } · click to remove prong { $prong }
click-unmarks = { $place } · click to remove { $what }
clipboard-empty = the clipboard is empty
clipboard-holds-record-without = the record on the clipboard has no moves
clipboard-is-empty = There is no text on the clipboard
clock-moves =
    { $count ->
        [one] { $time } · { $count } move
       *[other] { $time } · { $count } moves
    }
close = Close
close-anyway = Close anyway
close-notice = Close this message
close-search = Close search
close-tab = Close tab
close-unsettled = Close with unresolved conflicts?
closed = Closed: { $closed }.
closes-then = Closing when { $path } is written
closing-parentheses-missing = { $missing } closing parentheses are missing
closing-parenthesis-missing = the closing parenthesis is missing
colon = : 
colour-black = Black
colour-blue = Blue
colour-brown = Brown
colour-green = Green
colour-grey = Grey
colour-orange = Orange
colour-purple = Purple
colour-red = Red
colour-stands = { $left }{ $state }, points: { $points }
colour-white = White
colour-yellow = Yellow
command = Command
command-2 = command { $number }
command-about = About Variorum
command-add-engine-line = Add engine line as variation
command-add-games = Add games from clipboard
command-add-games-from = Add games from files…
command-add-stone = Add stones
command-add-value = Add value
command-analysis-annotations = Annotate losses
command-annotate = Annotate
command-append-comment = Append to comment
command-arrow = Draw arrow
command-back = Back
command-change-value = Change value
command-clean-up = Clean up…
command-close = Close
command-comment = Replace comment
command-compare = Compare…
command-compare-variation = Compare variations
command-conflicts = Merge conflicts…
command-continue-here = Continue here
command-coordinates = Show coordinates
command-copy-board = Copy board as text
command-copy-engine = Copy engine table
command-copy-games = Copy games
command-copy-link = Copy HexWorld link
command-copy-moves = Copy moves as a list
command-copy-picture = Copy picture
command-copy-record = Copy record as text
command-copy-variation = Copy variation
command-correct = Correct move
command-count = Mark counted territory
command-counting = Count game…
command-cut-variation = Cut variation
command-delete-game = Delete game
command-delete-node = Delete this node only
command-delete-other-variations = Delete other variations
command-delete-variation = Delete variation
command-demote = Move variation down
command-dictionary = Joseki collection…
command-drop-piece = Put piece back
command-duplicate-game = Duplicate game
command-earlier-versions = Earlier versions…
command-edit-comment = Edit comment
command-encoding = Change encoding
command-engine-marks = Engine marks on the board
command-engine-scale = Engine graph
command-engine-source = Engine source
command-equal-positions = Equal positions
command-erase = Erase
command-export-diagrams = Export move diagrams…
command-export-picture = Export picture…
command-figure = Start new figure
command-find = Find…
command-find-move = Find a move
command-find-move-back = Find the previous move
command-find-next = Find next
command-find-previous = Find previous
command-findings = Check…
command-flip = Mirror game
command-flip-piece = Flip piece
command-flip-view = Mirror board
command-fold-others = Fold other branches
command-full-screen = Full screen
command-game = Go to game
command-game-text = Show game as text
command-games = Games…
command-go-back = Jump back
command-go-forward = Jump forward
command-goto = Go to
command-goto-dialog = Go to move…
command-handicap = Place handicap stones
command-help = Help
command-help-about = Shows version and licence information.
command-help-add-engine-line = Adds the line of the candidate that is held on the board, or of the best one, as a variation named after its engine.
command-help-add-games = Adds the games on the clipboard, or in the given text, at the end of the record.
command-help-add-games-from = Adds the games of other files to this record.
command-help-add-stone = Places stones on the board by hand; in the Blokus family one piece, given by its points. In Octi, 46CD is a pod with two prongs; 46CD+A and 46CD-C add a prong to that pod or remove one. In games whose pieces have letters, Kd4 is a piece, and in Amazons arrow stands in place of the colour. If the node has a move or is followed by others, say which node the stones go to.
command-help-add-value = Adds values to a property of this node, or creates the property.
command-help-analysis-annotations = Marks moves of this game by the points that they lost by an engine's analysis: as bad (BM), doubtful (DO) or as a hotspot (HO) from so many points on; without arguments BM=5 DO=2. A move that has an annotation keeps it.
command-help-annotate = Annotates the move (good-move, bad-move, doubtful, interesting) or the position (good-black, good-white, even, unclear, hotspot); none clears the annotation.
command-help-append-comment = Adds a paragraph to the comment of this node.
command-help-arrow = Draws an arrow between two points, or removes it.
command-help-back = Goes back one move, or N.
command-help-change-value = Changes the Nth value of a property of this node, counted from 1.
command-help-clean-up = Shows what can be removed from the record, how much it is and what stays, then removes it.
command-help-close = Closes this tab.
command-help-comment = Replaces the comment of this node; an empty text removes it.
command-help-compare = Shows this record side by side with another open record, a file, another game, a variation or an earlier version; differences can be copied into this record.
command-help-compare-variation = Shows this line side by side with another variation: the one that the given node is in, or the next one of the nearest fork.
command-help-conflicts = Lists what both versions changed, to resolve one by one.
command-help-continue-here = Copies the Nth of the moves that are played elsewhere in the same position, with all that follows it, to this node; the first unless another is given.
command-help-coordinates = Shows or hides the coordinates.
command-help-copy-board = Copies the board to the clipboard as a text diagram.
command-help-copy-engine = Copies the numbers of this line to the clipboard, as a table.
command-help-copy-games = Copies this game, or the games with these numbers, to the clipboard.
command-help-copy-link = Copies the HexWorld link of this line to the clipboard.
command-help-copy-moves = Copies the moves of this line to the clipboard, in the game's own notation.
command-help-copy-picture = Copies the board to the clipboard as a picture.
command-help-copy-record = Copies the whole record to the clipboard.
command-help-copy-variation = Copies this node and everything after it to the clipboard.
command-help-correct = Replaces this move with another move of the same player; what follows stays.
command-help-count = Counts a finished game of Go and marks the territory; the points given are dead stones. Uses the record's rules unless --area or --territory is given. With --result, the result is written too.
command-help-counting = Lets you click dead stones and counts the points of a finished game of Go.
command-help-cut-variation = Cuts this node and everything after it to the clipboard.
command-help-delete-game = Deletes this game, or the games with these numbers: 3 5-8.
command-help-delete-node = Deletes this node; what follows moves up.
command-help-delete-other-variations = Deletes every variation that branches off between the start of the game and this node.
command-help-delete-variation = Deletes this node and everything after it.
command-help-demote = Moves this variation down by one among its alternatives.
command-help-dictionary = Shows where this game leaves a joseki collection, corner by corner, and where the games of its folder leave it most often.
command-help-drop-piece = Puts the selected piece back.
command-help-duplicate-game = Adds a copy after this game, or copies of the games with these numbers.
command-help-earlier-versions = Lists what the file contained before it was first saved.
command-help-edit-comment = Moves the keyboard to the comment; Escape leaves it.
command-help-encoding = Converts the record to another encoding, for instance utf-8.
command-help-engine-marks = Chooses what is marked on the board: candidates, ownership, both, policy or none.
command-help-engine-scale = Chooses what the graph shows: winrate or points.
command-help-engine-source = Shows the numbers of this engine, where several left some; 1 covers most.
command-help-equal-positions = Chooses where equal positions are looked for: off, game, game-turned, open or open-turned; open means all open records, turned also finds them rotated and mirrored.
command-help-erase = Removes the stones or pieces at these points from the board by hand.
command-help-export-diagrams = Writes a range of moves as numbered diagrams, to an SVG or PNG picture.
command-help-export-picture = Writes the board as an SVG or PNG picture, or a range of moves as diagrams.
command-help-figure = Starts a new diagram at this node.
command-help-find = Searches for a text, a point or a property, from here on and then from the start: in the whole record, or only in comments, names, players, labels, moves, marks, setup or properties. Points can be named as people do (D4) or as the record does (dp).
command-help-find-move = Shows the next legal placement of the selected piece, or of any piece, large ones first.
command-help-find-move-back = Shows the previous legal placement.
command-help-find-next = Goes to the next match.
command-help-find-previous = Goes to the previous match.
command-help-findings = Lists the issues in the record, and which of them can be fixed.
command-help-flip = Mirrors all points of this game, with --comments also the point names in comments. Analysis by engines is mirrored, too; --remove-analysis removes it instead. Mirroring Hex along a diagonal exchanges the colours, since its edges belong to them.
command-help-flip-piece = Mirrors the selected piece.
command-help-flip-view = Mirrors the board on the screen; the record does not change.
command-help-fold-others = Folds every branch of the tree that is not on the current line.
command-help-full-screen = Shows only the board, in full screen.
command-help-game = Goes to the start of a game of the record, counted from 1.
command-help-game-text = Shows the whole game as text instead of the tree, or the tree again.
command-help-games = Lists the games of the record.
command-help-go-back = Goes back to where you were before the last jump, in any tab.
command-help-go-forward = Goes forward again after going back.
command-help-goto = Goes to a position in this game: start, end (of the main line), a move number on the main line, or child numbers like /0.0.2.
command-help-goto-dialog = Asks which move to go to.
command-help-handicap = Places N Black stones on the usual points before the first move; 0 removes them.
command-help-help = Shows the guide.
command-help-hide-engine = Hides everything that engines left in records, on the board and beside it, or shows it again.
command-help-hide-following = For problems: hides the following moves and all variations until you play a move or go to one. Run it again to show everything.
command-help-hide-results = Shows the result of a game only after its last move, or right away.
command-help-history = Undoes or redoes until N steps are applied; 0 is the record as opened.
command-help-history-list = Lists the steps that can be undone and redone.
command-help-illegal-moves = Chooses whether illegal moves, or moves out of turn, can be played without Shift or only with it.
command-help-info = Sets one entry of the game info, on the node where the record keeps it; an empty value removes it. Dates, results, times and komi are converted to the standard form where the meaning is certain.
command-help-information = Shows and edits the game info.
command-help-insert-move = Inserts a move between this node and everything after it.
command-help-insert-node = Inserts an empty node before this one, or between it and everything after it.
command-help-keep-position = Turns the position into a record of its own: setup in place of the moves, with the game info kept.
command-help-keep-subtree = Turns the position and everything after it into a record of its own.
command-help-label = Adds a text label to a point, or the next free letter; an empty text removes the label, and so does no text where there is one.
command-help-line = Draws a line between two points, or removes it.
command-help-line-end = Goes to the last node of this line.
command-help-line-start = Goes back to the first node of the game.
command-help-link = Copies the link to this node, as it is written in a comment: #0.2.1.
command-help-loss-dots = Chooses which losses have dots and are gone to: worst for the worst class, two or three classes, or all.
command-help-loss-scale = Chooses by which classes losses are shown: katrain, ogs, lizzie or own; or own ones such as 0.5 1.5 3 6 12 in points, or 1% 5% 20%.
command-help-losses = Lists the moves that lost most by what an engine left in the record, with averages and accuracy.
command-help-main-line = Goes to the move on the main line where this variation branches off.
command-help-make-main-here = Makes this variation the first at its fork; earlier forks stay as they are.
command-help-make-main-line = Makes the line to this node the first variation at every fork.
command-help-mark = Marks points: triangle, square, circle, cross, selected, dim. If all of them have the mark already, removes it.
command-help-mark-stone = Marks stones of an Octi position: arrow, circle, cross, square, triangle.
command-help-menu = Opens or closes the main menu.
command-help-menu-here = Opens the context menu of what has the keyboard focus: a point on the board, a node or a game.
command-help-merge = Merges the game on the clipboard, or in the given text, into this one: identical moves share a node, and comments and marks are combined.
command-help-merge-file = Merges into this record what another program has changed in its file; can be undone.
command-help-merge-games = Merges the games with these numbers into the first of them: identical moves share a node.
command-help-merge-version = Merges the changes of another version into this record, and reports what both changed.
command-help-mirror-engine = For numbers that were written for the side to move instead of Black: mirrors those of White's moves.
command-help-move-game = Moves this game, or the games with these numbers, to another position in the record, counted from 1.
command-help-move-number = Sets the number of this move; the moves after it continue from there.
command-help-move-numbers = Shows or hides move numbers: none, last, last N, all, or here to number the moves after this one from 1.
command-help-move-piece = Moves the selected piece left, right, up or down; far moves it to the next legal position.
command-help-move-to = Moves this node and everything after it below another node of the game.
command-help-move-value = Moves the Nth value of a property of this node to another position among its values.
command-help-move-variation = Moves this variation to a position among its alternatives, counted from 0.
command-help-name = Sets the name of this node; an empty text removes it.
command-help-new = Starts a new record.
command-help-new-game = Adds a game to the record: a number or name of a game, and the size of the board.
command-help-new-node = Adds an empty node after this one.
command-help-new-variation = Adds an empty node as an alternative to this one.
command-help-next = Goes forward, following the last visited variation.
command-help-next-equal = Goes to the next node that has the same position; after the last one to the first.
command-help-next-file = Opens the next record in this folder.
command-help-next-fork = Goes forward to the next node with several variations, or to the end.
command-help-next-game = Goes to the start of the next game of the record.
command-help-next-loss = Goes to the next move of this line that lost much by what an engine left in the record.
command-help-next-moves = Marks the next moves or the alternatives to this one: following, instead, record for what the record asks for, or none.
command-help-next-piece = Selects the next piece.
command-help-next-tab = Switches to the next open record.
command-help-next-variation = Goes to the next alternative to this node, or to this line.
command-help-next-with = Goes to the next node with a comment, annotation, hotspot, setup or markup.
command-help-notation = Chooses how points are named around the board, in moves, in comments and in what you type: usual, record, numbers, chinese, relative (to the nearer sides), other-side, in-line (Havannah as on Little Golem), or all-letters (with the letter I).
command-help-only-line = Shows only the current line in the tree, or all branches again.
command-help-open = Opens records, each in its own tab.
command-help-open-folder = Lists the records in a folder: this record's folder, unless another is given.
command-help-open-recent = Opens a recently opened record.
command-help-palette = Finds any command by its name.
command-help-pass = Passes.
command-help-paste-record = Opens the text on the clipboard as a new record: a record, a HexWorld link, or a list of moves.
command-help-paste-variation = Adds what is on the clipboard, or the given text, after this node.
command-help-place-piece = Plays the selected piece where it is; anyway: even if the move is illegal.
command-help-play = Plays a move in the game's notation. If it is already one of the next moves, goes to it.
command-help-play-through = Plays through the moves one after another, or stops.
command-help-previous-file = Opens the previous record in this folder.
command-help-previous-fork = Goes back to the nearest node with several variations, or to the start.
command-help-previous-game = Goes to the start of the previous game of the record.
command-help-previous-loss = Goes to the previous move of this line that lost much by what an engine left in the record.
command-help-previous-piece = Selects the previous piece.
command-help-previous-tab = Switches to the previous open record.
command-help-previous-variation = Goes to the previous alternative to this node, or to this line.
command-help-previous-with = Goes to the previous node with a comment, annotation, hotspot, setup or markup.
command-help-print = Creates a booklet of the record and opens it for printing.
command-help-promote = Moves this variation up by one among its alternatives.
command-help-properties = Shows every property of this node, with the keyboard at the one with this identifier.
command-help-publish = Creates a web page, a booklet, an animation or text from the record, for people without the program.
command-help-quit = Closes the window.
command-help-read-as = Reopens the file with another encoding.
command-help-read-swaps = Chooses how the swaps in this game of Hex are interpreted: judged by the moves after them, as-written, pieces or sides. The record does not change.
command-help-redo = Redoes the last undone step, or the last N.
command-help-reload = Reloads the file from disk.
command-help-remove-analysis = Removes what engines left in all games of the record: properties, and text in comments. Words of people stay, and so do annotations. Name properties, comments or variations to remove only these; variations are removed only if every node of them is an engine's.
command-help-remove-value = Removes the Nth value of a property of this node, counted from 1.
command-help-rename = Renames a property of this node and keeps its values.
command-help-repair = Fixes issues found by the checker in the file, or only in this node: all of them, or all with one code.
command-help-replace = Replaces a text wherever it occurs in comments, names, players and labels, or in one KIND of these; in every game unless a scope is given. With --in=properties, also in dates, results and all other texts of the game. With --regex, $1 stands for a group.
command-help-replace-dialog = Replaces a text in comments, names, players and labels, with a preview of each change.
command-help-resign = Resigns: as a move if records of this game have one, otherwise as the result of the game.
command-help-results = Shows what the marks at the ends of the game say of the positions before them, lists contradictions and open ends, and writes the results.
command-help-rotate = Rotates all points of this game, with --comments also the point names in comments. Analysis by engines is rotated, too; --remove-analysis removes it instead.
command-help-rotate-view = Rotates the board on the screen; the record does not change.
command-help-save = Saves the record to its file.
command-help-save-as = Saves the record to another file.
command-help-save-copy = Saves a copy of the record to another file; the original stays open.
command-help-save-copy-as = Saves a copy in a form that other programs read: ff4 (strict FF4), utf-8, pentobi, sabaki or hexgui; this record stays as it is.
command-help-set = Sets a property of this node to these values, whatever they mean.
command-help-set-up = Chooses what setup places: a colour, which is also the one to play next, or its pieces of one kind, named by their letters; in Amazons also an arrow. Without a colour it erases.
command-help-settings = Opens the settings.
command-help-settle = Resolves the conflicts that a merge left in comments with ours, theirs or both, and removes their blocks; in the whole game unless a scope is given. With a number, only that conflict of this node.
command-help-shortcuts = Lists the keyboard shortcuts.
command-help-show-comment = Shows or hides the comment.
command-help-show-engine = Shows or hides the panel with what engines left in the record.
command-help-show-information = Shows or hides the players and the state of the game.
command-help-show-pieces = Shows or hides the pieces left.
command-help-show-tree = Shows or hides the tree.
command-help-snap = Makes the selected piece snap to a legal position near the pointer, or stay exactly under it.
command-help-sort-games = Sorts the games of the record by date, players, title, event, round, result or game. Games without this information, or with a date that is not understood, always go last and keep their order.
command-help-split-collection = Writes each game of the record to its own file.
command-help-strip = Removes comments, markup, annotations, variations, private, empty-nodes, times or analysis; from the whole game unless a scope is given.
command-help-study = Asks questions from this record: problems, moves of a repertoire or of a game, better moves; repeats them when they are due.
command-help-study-collections = Shows the collections you study, what is due and what you did each day; you can add another folder.
command-help-study-folder = Asks questions from the records in a folder: this record's folder, unless another is given.
command-help-swap = Answers the first move by taking it over: the stones change colour, or the players change sides.
command-help-take = Goes to the Nth of the moves listed at a fork, counted from 1.
command-help-take-piece = Picks up a piece by its name, in the colour to play unless another is given.
command-help-territory = Marks points as a colour's territory.
command-help-theme = Chooses the look of the board and the window.
command-help-time = Sets a player's remaining time, and the moves left in this period.
command-help-to-play = Sets whose turn it is.
command-help-to-tree = Moves the keyboard to the tree, or to the game as text; run it again to go back to the board.
command-help-toggle-link = Adds the link between two pegs to this move, or removes it with this move: the move then says so, as in f7-d4e6+g5h7.
command-help-tool = Chooses what a click does: play, setup, triangle, square, circle, cross, selected, dim, label, number, line, arrow, black-territory, white-territory or visible.
command-help-tree-grows = Makes the tree grow to the right or downwards.
command-help-truncate = Deletes everything after this node.
command-help-turn-piece-left = Rotates the selected piece anticlockwise.
command-help-turn-piece-right = Rotates the selected piece clockwise.
command-help-type-move = Plays a move that you type: F10, 33+B, or in Blokus the piece and its position (W Y12), or its points.
command-help-undo = Undoes the last step, or the last N.
command-help-unfold-all = Shows all branches of the tree, or folds distant lines again.
command-help-unmark = Removes every mark, label, line and arrow at these points, or in the whole node.
command-help-unset = Removes a property from this node.
command-help-usual-sizes = Gives the panels the sizes that suit the window and the record.
command-help-usual-view = Shows the board in its usual orientation.
command-help-value = Sets the value of the position; above 0 is good for Black.
command-help-variation = Goes to a child of this node. Children are counted from 0, as in a path.
command-help-visible = Shows only these points from this node on.
command-help-where-played = Goes to the move played on a point: back in this line, or else forward.
command-help-write-results = Works out what the marks at the ends of this game (good for Black, good for White, even) say of the positions before them, and marks these; --proved: only where every move was tried; --transpositions: equal positions share theirs.
command-help-zoom-fit = Fits the whole board into the view.
command-help-zoom-in = Makes the board larger.
command-help-zoom-out = Makes the board smaller.
command-hide-engine = Hide engine data
command-hide-following = Hide following moves
command-hide-results = Hide results
command-hint = Type a command
command-history = Go to history step
command-history-list = History…
command-illegal-moves = Allow illegal moves
command-info = Set game info
command-information = Game info…
command-insert-move = Insert move
command-insert-node = Insert node
command-keep-position = Keep only this position
command-keep-subtree = Keep only this position and what follows
command-label = Add label
command-line = Draw line
command-line-end = End of this line
command-line-start = Start of the game
command-link = Copy link to this node
command-loss-dots = Losses with dots
command-loss-scale = Classes of losses
command-losses = Worst moves…
command-main-line = Back to the main line
command-make-main-here = Make this the main variation here
command-make-main-line = Make this the main line
command-mark = Mark points
command-mark-stone = Mark stones
command-menu = Main menu
command-menu-here = Context menu
command-merge = Merge from clipboard
command-merge-file = Merge with the file on disk
command-merge-games = Merge games
command-merge-version = Merge another version…
command-mirror-engine = Mirror every second value
command-move-game = Move game to
command-move-number = Set move number
command-move-numbers = Move numbers
command-move-piece = Move piece
command-move-to = Move variation below another node
command-move-value = Move value
command-move-variation = Move variation to
command-name = Name node
command-new = New…
command-new-game = New game
command-new-node = New node
command-new-variation = New variation
command-next = Next
command-next-equal = Next equal position
command-next-file = Next file in folder
command-next-fork = Next fork
command-next-game = Next game
command-next-loss = Next loss
command-next-moves = Marks on variations
command-next-piece = Next piece
command-next-tab = Next tab
command-next-variation = Next variation
command-next-with = Next node with
command-notation = Coordinate notation
command-only-line = Show only this line
command-open = Open…
command-open-folder = Open folder…
command-open-recent = Open recent
command-palette = Command palette…
command-pass = Pass
command-paste-record = Open from clipboard
command-paste-variation = Paste variation
command-place-piece = Place piece
command-play = Play
command-play-through = Autoplay
command-previous-file = Previous file in folder
command-previous-fork = Previous fork
command-previous-game = Previous game
command-previous-loss = Previous loss
command-previous-piece = Previous piece
command-previous-tab = Previous tab
command-previous-variation = Previous variation
command-previous-with = Previous node with
command-print = Print…
command-promote = Move variation up
command-properties = Properties…
command-publish = Publish…
command-quit = Quit
command-read-as = Reopen with encoding…
command-read-swaps = Interpret swaps
command-redo = Redo
command-reload = Reload from disk
command-remove-analysis = Remove analysis
command-remove-value = Remove value
command-rename = Rename property
command-repair = Repair
command-replace = Replace
command-replace-dialog = Find and replace…
command-resign = Resign
command-results = Results…
command-rotate = Rotate game
command-rotate-view = Rotate board
command-save = Save
command-save-as = Save as…
command-save-copy = Save a copy…
command-save-copy-as = Save a copy for another program
command-set = Set property
command-set-up = Choose setup colour
command-settings = Settings…
command-settle = Resolve conflicts
command-shortcuts = Keyboard shortcuts…
command-show-comment = Show comment
command-show-engine = Show engine graph
command-show-information = Show game and players
command-show-pieces = Show pieces
command-show-tree = Show tree
command-snap = Snap to legal positions
command-sort-games = Sort games
command-split-collection = Split into files…
command-strip = Remove content
command-study = Study this record…
command-study-collections = Collections to study…
command-study-folder = Study this folder…
command-swap = Swap
command-take = Choose continuation
command-take-piece = Pick up piece
command-territory = Mark territory
command-theme = Theme
command-time = Set time left
command-to-play = Set player to move
command-to-tree = Go to the tree
command-toggle-link = Add or remove link
command-tool = Choose tool
command-tree-grows = Tree direction
command-truncate = Delete following moves
command-turn-piece-left = Rotate piece left
command-turn-piece-right = Rotate piece right
command-type-move = Type a move…
command-undo = Undo
command-unfold-all = Show all branches
command-unmark = Remove marks
command-unset = Remove property
command-usual-sizes = Reset panel sizes
command-usual-view = Reset board view
command-value = Set position value
command-variation = Go to variation
command-visible = Show part of the board
command-where-played = Go to move on this point
command-write-results = Write results
command-zoom-fit = Zoom to fit
command-zoom-in = Zoom in
command-zoom-out = Zoom out
commands = All commands
comment = Comment
comment-not-turned = what an engine wrote into comments cannot be turned with the board
comment-removed = Remove comment
comment-says = Comment: { $words }
comments-points-octi-look = in comments, points of Octi cannot be told from other numbers
compare-close = Close
compare-close-keys = Escape
compare-heading = Compare
compare-it = Compare
compare-next = Previous or next difference
compare-next-keys = ↑ ↓
compare-nothing-shared = a different game: it has no move in common with { $name }
compare-other-kind = a different game: { $there }, while { $name } is { $here }
compare-outside = outside all properties: { $text }
compare-step = Step through the moves
compare-step-keys = ← →
compare-title = Compare with which file?
compare-to-left = Copy the difference to the left
compare-to-left-keys = Alt+Shift+←
compare-to-right = Copy the difference to the right
compare-to-right-keys = Alt+Shift+→
compare-turned = the whole board is rotated or mirrored ({ $turn }); other differences follow
compare-undo = Undo what was copied last
compare-undo-keys = Ctrl+Z
compare-with-line = Compare with this line
compare-with-line-about = Shows the current line side by side with the variation of this node.
comparing-removed = Removed from { $name }: { $what }
comparing-versions = Comparing versions with { $name }
conflict-base = Common version
conflict-edited = The comment contains both texts now. Edit it there, then go on.
conflict-mine = This version
conflict-theirs = Other version
conflicts = Conflicts
conflicts-counted =
    { $count ->
        [one] { $count } conflict
       *[other] { $count } conflicts
    }
conflicts-left =
    { $count ->
        [one] { $count } conflict left to resolve
       *[other] { $count } conflicts left to resolve
    }
conflicts-settled =
    { $count ->
        [one] { $count } conflict resolved
       *[other] { $count } conflicts resolved
    }
conflicts-settled-removed = { $message }; removed: { $what }
conflicts-stay = Both versions stay in the comments, between lines of <<<<<<< and >>>>>>>, until you resolve them.
contradictions-counted =
    { $count ->
        [one] { $count } contradiction
       *[other] { $count } contradictions
    }
contradicts = { $id } contradicts { $id_2 }
coordinates = Coordinates
copied-as-it-is = no analysis
copies-beside =
    { $count ->
        [one] { $count } conflicted copy next to this file: merge it
       *[other] { $count } conflicted copies next to this file: merge them
    }
copies-counted =
    { $count ->
        [one] { $count } conflicted copy
       *[other] { $count } conflicted copies
    }
copies-counted-short =
    { $count ->
        [one] { $count } copy
       *[other] { $count } copies
    }
copy-bytes = bytes: { $before } before, { $after } afterwards
copy-games = Copy
copy-has-no-name = { $name }: this is no file, so a copy would have no name
copy-node-link = Copy link
copy-node-link-about = Copies the link to this node, to be pasted into a comment.
copy-of = { $title } (restored)
copy-over-copy = { $name }: the copy of another file has this name already
copy-over-source = { $name }: the copy would replace the file itself; name another folder
copy-variation = Copy variation
copy-without-games =
    { $count ->
        [one] this copy has one game, without the other
       *[other] this copy has one game, without the other { $count }
    }
copy-without-properties = properties that this program does not read are not in this copy: { $ids }
copy-without-text = the text outside of the game is not in this copy: { $words }
correct-move = Correct move to { $action }
correct-this-move = Correct move…
correct-to = Correct move to { $name }
count-game = Count game
count-the-game = Count game
counted-annotations =
    { $count ->
        [one] { $count } annotation
       *[other] { $count } annotations
    }
counted-comments =
    { $count ->
        [one] { $count } comment or name
       *[other] { $count } comments and names
    }
counted-dead = dead
counted-empty-nodes =
    { $count ->
        [one] { $count } empty node
       *[other] { $count } empty nodes
    }
counted-engine-texts =
    { $count ->
        [one] text in { $count } comment
       *[other] text in { $count } comments
    }
counted-in-variation = variation
counted-markup =
    { $count ->
        [one] { $count } markup property
       *[other] { $count } markup properties
    }
counted-neutral = neutral
counted-private =
    { $count ->
        [one] { $count } private property
       *[other] { $count } private properties
    }
counted-properties =
    { $count ->
        [one] { $count } property
       *[other] { $count } properties
    }
counted-times =
    { $count ->
        [one] { $count } clock time
       *[other] { $count } clock times
    }
counted-variations =
    { $count ->
        [one] { $count } node in variations
       *[other] { $count } nodes in variations
    }
counting-begun = Counting the game
counts-from-1 = { $what } starts at 1
covered-labels-removed =
    { $count ->
        [one] with { $count } label that was not shown: { $labels }
       *[other] with { $count } labels that were not shown: { $labels }
    }
ctrl-enter-corrects = { $keys } corrects this move to { $name }
damaged-work = { $path }: unsaved work from an earlier session cannot be restored ({ $why }); the file stays where it is
date = Date
date-day = { $day } { $month } { $year }
date-month = { $month } { $year }
dead-stones = Dead stones: { $black } of Black, { $white } of White
decimal-sign = { "." }
delete-all-follows = Delete following moves
delete-game = Delete this game
delete-games = Delete these games
delete-node = Delete node
delete-other-variations = Delete other variations
delete-several-games =
    { $count ->
        [one] Delete game
       *[other] Delete { $count } games
    }
description-line = line { $line }: { $cause }
diagram-swap = swap
diagrams-are-pictures = diagrams need a picture file, .svg or .png; text shows only one board
diagrams-from-need-picture = --diagrams and --from need a picture file, .svg or .png; text shows only one board
diagrams-of-moves = Diagrams of a range of moves
dialect-kifu = kifu (Nihon Ki-in, Sina)
dialect-old-hexgui = old HexGui
dialect-old-pentobi = old Pentobi
dialect-players-as-moves = players as moves
dictionary = Joseki collection
dictionary-compare = Compare
dictionary-folder = Count the games of this folder
dictionary-path = Path of a joseki collection, or of a folder of them
different-line-ends-one = mixed line endings in one file, mostly { $line_end }
different-pods-stand-first = there are different pods on this square; the first is used
dim = Dim { $places }
discard = Discard changes
discard-it = Discard
discard-typing = Discard what you typed?
display-no-wayland = Wayland is not responding
display-no-x = the X server is not responding
display-not-named = neither WAYLAND_DISPLAY nor WAYLAND_SOCKET nor DISPLAY is set
does-not-decode = { $id } cannot be decoded as { $label }: { $shown }
does-not-decode-as = { $id } cannot be decoded as { $charset }: { $raw }
does-not-read = { $program } cannot read { $game } records
done = Done
double-click-changes = Double-click a point to change its label
drag-a-part = Drag a rectangle over the board
drag-for-part = Drag over the part of the board to show
drag-in-order-only = Games can be dragged only while the list shows all of them in file order (sort by No.)
drag-to-join = { $name }: drag from here to another point
drop-below = Release to move the variation below this node
drop-hint = or drop files anywhere in the window
drop-in-its-place = Release to move the variation here
drop-is-there = The node is already there
drop-loops = A node can't be moved below itself
drop-too-far = Too deep to move by dragging: cut and paste instead
dropped = Dropped record
duplicate-game = Duplicate this game
duplicate-games = Duplicate these games
duplicate-several-games =
    { $count ->
        [one] Duplicate game
       *[other] Duplicate { $count } games
    }
earlier = { $name } (earlier version)
edge-of-board = Edge of the board
edit-conflict = Edit…
empty = { $id } is empty
empty-move-old-way = an empty move is an old way to pass
encoding = File encoding
encoding-and-origin = { $charset } ({ $origin })
encoding-changed-by-encoding = use 'encoding' to change the encoding
encoding-has-no = the record's encoding ({ $label }) cannot represent { $shown }
encoding-has-no-more = the record's encoding ({ $label }) cannot represent { $shown } and { $more } more
encoding-is-not-read = { $id } is in { $other }, which is not read: { $raw }
encoding-makes-room = { $what }; 'encoding utf-8' allows every character
encoding-not-known-read = unknown encoding { $label }; read as { $charset }
end-of-file = (end of the file)
ended-by-error = the program crashed: { $what }; unsaved work is kept and can be restored at the next start
ended-twice = The program crashed twice while restoring this record, so “Restore all” skips it.
engine = Engine
engine-accuracy-katrain =
    { $count ->
        [one] { $colour }, { $count } move: accuracy { $value } by KaTrain's formula, average loss { $loss }
       *[other] { $colour }, { $count } moves: accuracy { $value } by KaTrain's formula, average loss { $loss }
    }
engine-accuracy-lizzie =
    { $count ->
        [one] { $colour }, { $count } move: accuracy { $value } by LizzieYzy's formula
       *[other] { $colour }, { $count } moves: accuracy { $value } by LizzieYzy's formula
    }
engine-at-move = Move { $number }
engine-bytes =
    { $count ->
        [one] { $count } byte
       *[other] { $count } bytes
    }
engine-candidate = { $name }: { $numbers }
engine-copied = Engine numbers of this line copied as a table
engine-graph = Engine graph
engine-hold-line = { $candidate } · click to play its line out
engine-is-hidden = Engine data is hidden now; the same key shows it again
engine-is-shown = Engine data is shown again
engine-kilobytes = { $count } kB
engine-lead = { $colour } is ahead by { $points }
engine-line-keys = ← → play the line out, Enter adds it as a variation, Escape leaves it
engine-loss-best = { $lost }; best was { $best }
engine-loss-line = { $colour } { $number }, { $played }: { $lost }
engine-loss-points = { $points } points
engine-losses = Worst moves
engine-losses-counted =
    { $count ->
        [one] { $colour }: { $count } move lost something, { $bad } of them much
       *[other] { $colour }: { $count } moves lost something, { $bad } of them much
    }
engine-lost = { $colour } { $number } lost { $loss }
engine-lost-best = { $colour } { $number } lost { $loss }; best was { $best }
engine-lost-here = lost { $loss }
engine-marks-both = Candidates and ownership
engine-marks-candidates = Candidates
engine-marks-none = Nothing on the board
engine-marks-ownership = Ownership
engine-marks-policy = Policy
engine-megabytes = { $count } MB
engine-no-data = No engine left numbers in this game
engine-options = Engine data options
engine-pass = pass
engine-percent = { $number } %
engine-played-best = { $colour } { $number } was the best move
engine-resign = resign
engine-scale-points = Points
engine-scale-winrate = Win rate
engine-source-comment = { $source }, read from comments
engine-source-line =
    { $count ->
        [one] { $source }: { $count } node
       *[other] { $source }: { $count } nodes
    }
engine-text = { "[" }text by { $program }]
engine-value = value { $number }
engine-visits = { $count } visits
engine-winrate = { $colour } { $percent }
enter-a-pod = Enter a pod
enter-again = Press Enter again to play it anyway
equal-game = In this game
equal-game-turned = In this game, rotated and mirrored too
equal-in-record = in { $name } { $place }
equal-is-looked-for = Still looking for equal positions
equal-is-off = Finding equal positions is switched off in the settings
equal-off = Off
equal-open = In all open records
equal-open-turned = In all open records, rotated and mirrored too
equal-positions = Equal positions
equal-positions-share = Equal positions share their results
equal-turned = { $place }, rotated or mirrored
erase = Erase
erase-at = { $place } · click to remove a piece
erasing = Setup: click to erase (Ctrl+2 to change)
erasing-in-tray = Setup: click a piece to remove it. Click a colour to place its pieces
escapes-count-bytes-not = escapes apply to bytes, not characters
exchanged = Colours exchanged
export-picture = Export picture
ff-does-not-exist = FF[{ $version }] does not exist; read as FF4
ff-writes-pass-differently = FF{ $format } writes a pass differently
ff1-is-assumed = FF1 is assumed
ff3-has-labels-four = labels in FF3 have at most four characters
figure = Figure
file = File
file-cannot-be-read = { $path }: cannot be read ({ $cause })
file-cannot-be-written = { $path }: cannot be written ({ $cause }); nothing written
file-changed = { $path }: changed by another program in the meantime; nothing written
file-changed-since = The file has changed since: { $stamp }.
file-denied = { $path }: cannot be read (permission denied)
file-disk-full = { $path }: the disk is full; nothing written
file-empty = { $path }: is empty
file-encoding-doubtful = it says { $label }, but the text looks more like { $other }
file-ends-inside-value = the file ends inside a value
file-exists = { $path }: a file with this name already exists; nothing written
file-folder-denied = { $path }: cannot write to the folder { $folder } (permission denied); nothing written
file-folder-written = { $path }: is a folder; nothing written
file-gone = { $path }: deleted by another program in the meantime; nothing written
file-half = { $path }: only partly written ({ $cause }); the complete record is in { $whole }
file-has-4-gib = the file is 4 GiB or larger, which is too large
file-has-changed = { $path }: was changed by another program; when you save, you can choose which version to keep
file-hollow = { $path }: is very large and almost empty; this cannot be a game record
file-is-folder = { $path }: is a folder, not a file
file-is-gone = { $path }: was deleted, moved or renamed; the record now exists only in this window
file-is-not-own = it is not one of this program's own files
file-is-protected = { $path }: is write-protected; you can save your changes under another name
file-missing = { $path }: no such file
file-names-other-encoding = it says { $label }, but the bytes look like { $charset }
file-no-folder = { $path }: the folder { $folder } does not exist; nothing written
file-no-game-record = this file is not a game record, and adding a game would destroy its contents
file-not-read = { $path }: stopped before it was read completely
file-of-another-computer = { $address }: this file is on another computer, { $host }; copy it to this one and open the copy
file-protected = { $path }: is write-protected; nothing written
file-special = { $path }: is a pipe or a device, not a file
file-starts-byte-order = the file starts with a byte order mark, which says that it is UTF-8
file-stopped = { $path }: stopped; nothing written
file-too-large = { $path }: is larger than 4 GiB
file-unsure = { $path }: written, but the disk does not confirm it ({ $cause })
file-was-read-again = { $path }: was changed by another program and has been reloaded
filter-commands = Filter commands
filter-games = Filter games
filter-records = Filter records
find = Find
find-hint = Text, point or property
find-in = In
find-in-all = Everything
find-in-comments = Comments
find-in-labels = Labels
find-in-marks = Marks
find-in-moves = Moves
find-in-names = Names
find-in-players = Players
find-in-setup = Setup stones
find-in-values = All values as written
find-next = Next match
find-previous = Previous match
finding-annotation-contradicts = contradictory annotations
finding-annotation-pair = BM and TE together
finding-annotation-without-move = a move annotation without a move
finding-bad-root-value = a root property without a usable value
finding-board-too-big = a board too large for all its points to be named
finding-board-unknown = the board of this game is not known
finding-border-row = a peg in the opponent's border row
finding-byte-escapes = escapes apply to bytes, not characters
finding-centre = a 1-piece in the centre of a Callisto board
finding-charset-contradicted = the bytes contradict CA
finding-charset-doubtful = the text looks like another encoding than CA names
finding-charset-guessed = the encoding was guessed
finding-charset-missing = no CA, but text that is not ASCII
finding-charset-unknown = CA names an unknown encoding
finding-composed-spelling = a composed value in an unusual spelling
finding-crossing = a piece crosses a junction that another piece already crosses
finding-date-format = a date in words or in an unusual order
finding-dialect = a dialect of the format
finding-duplicate-game = a game that is already in the file
finding-duplicate-property = a property that occurs twice in a node
finding-duplicate-variation = two variations start with the same move
finding-earlier-conversion = converted incompletely by an earlier version
finding-edge-contact = a piece touches another of its own colour along an edge
finding-empty-list = an empty value in a list of points
finding-empty-node = a node without properties
finding-empty-value = an empty value
finding-empty-variation = a variation without a node
finding-forbidden-move = a move forbidden to Black in Renju
finding-foreign-value = a value in another encoding
finding-format-too-new = a version of the format that does not exist
finding-game-guessed = a game that GM does not name
finding-game-inside-game = a game that starts before the previous one is closed
finding-handicap-differs = HA does not match the stones, or who moves first
finding-handicap-too-small = a handicap of less than two stones
finding-header-point = what looks like a property before the first game
finding-header-text = text before the first game
finding-help-annotation-contradicts = A position can be good for one side, even or unclear, and a move good or bad, but not several of these at once. The repair keeps the first annotation and moves the others to a private property.
finding-help-annotation-pair = In FF3 the pair meant interesting (TE first) or doubtful (BM first). The repair writes IT or DO.
finding-help-annotation-without-move = Problem collections mark solutions this way. It is kept.
finding-help-bad-root-value = FF, GM or ST has a meaningless value, so the default is used. The repair moves the value to a private property.
finding-help-board-too-big = Points are two letters, so a board has at most 52 lines.
finding-help-board-unknown = Nothing in the record gives its size, or its moves are not points of it. Without a board, moves are listed as recorded. Positions are not compared.
finding-help-border-row = The first and last rows belong to one side, the first and last columns to the other. The peg is placed as written.
finding-help-byte-escapes = Where the second byte of a character looks like a bracket or a backslash, it is escaped. New text is written the same way; some programs show stray backslashes.
finding-help-centre = The central points are reserved for other pieces. The move is played as written.
finding-help-charset-contradicted = CA names one encoding, but the bytes are in another. The bytes are trusted. The repair corrects CA.
finding-help-charset-doubtful = There is too little text to be sure, so it is read as CA says. If names look wrong, reopen the record in the other encoding before you convert it.
finding-help-charset-guessed = Nothing in the file names its encoding. Reopen it with another encoding if names look wrong.
finding-help-charset-missing = According to the format this is ISO-8859-1, but hardly any program follows that. The encoding is guessed. The repair adds CA.
finding-help-charset-unknown = The encoding is detected from the bytes. The repair corrects CA.
finding-help-composed-spelling = The meaning of the two parts is certain, but the format writes them differently. The repair writes them that way.
finding-help-crossing = In Nexos a junction can be crossed only once. The move is played as written.
finding-help-date-format = DT is YYYY-MM-DD, or a list of such dates. The repair converts 6 June 2020, 2020/6/6 or 5-7 June 2020 to this form; where the day is ambiguous, as in 6/7/2020, the text is left alone.
finding-help-dialect = The record follows the habits of a program or server that differ from the format. It is read accordingly.
finding-help-duplicate-game = It has the same moves as an earlier game.
finding-help-duplicate-property = Lists are read as one list and texts as several texts; for anything else the first value counts. The repair merges lists and texts and keeps the rest in a private property.
finding-help-duplicate-variation = This is common in merged or imported records. Nothing is changed.
finding-help-earlier-conversion = An earlier version of this program converted this record from the file of a server, and did not read all of it, or not correctly. The record is left alone. If you still have the original file, open it again.
finding-help-edge-contact = Pieces of one colour may touch only at corners. The move is played as written.
finding-help-empty-list = The list has no meaning without points, and some programs lose a move because of it. The repair removes the empty value.
finding-help-empty-node = It is kept; some servers write one at the end of every game. The repair removes it, unless removing it would change the main line.
finding-help-empty-value = An empty text says nothing. The repair removes the property.
finding-help-empty-variation = A pair of parentheses contains no node. It has no meaning. The repair removes the parentheses.
finding-help-forbidden-move = Black may not make a row of more than five, two fours or two open threes at once, unless the move also makes five. The move is played as written.
finding-help-foreign-value = The value is no text in the encoding of its game, but it is in another. It is shown in that one and kept as it is.
finding-help-format-too-new = FF can be 1 to 4. The file is read as FF4. The repair writes 4.
finding-help-game-guessed = Without GM a record is one of Go. The event, the moves or the name of the file show that this is another game. Where they do not prove it, normalising writes no GM.
finding-help-game-inside-game = A variation starts with FF or GM, and closing parentheses are missing at the end: they probably belong here. It is read as a variation. The repair closes the previous game, if the missing parentheses are enough for that.
finding-help-handicap-differs = HA is only a number; the stones are set up separately, or are Black's first moves, and White moves after them.
finding-help-handicap-too-small = HA is 2 or more in the format. Many programs write 0 or 1 where there is no handicap, or where Black moves first without komi.
finding-help-header-point = The text before the first game holds brackets, so it may be a damaged beginning of the record. It is kept and written back.
finding-help-header-text = Everything before the first game (a mail header, an HTTP header, blank lines) is kept and written back, but other programs may not find the game. The repair turns it into a comment.
finding-help-identifier-too-long = No property has a name like this, so it is probably misplaced text. It is kept.
finding-help-illegal-value = The value is shown and kept but cannot be used. The repair moves it to a private property (X and the identifier).
finding-help-junction-listed = Early programs did this. The junctions are ignored; the segments alone determine the piece.
finding-help-junk = Only white space may occur between properties, nodes and games. The text is skipped and kept in the file; the repair and normalising turn its words into a comment.
finding-help-ko = The move is played as written.
finding-help-komi-doubled = KI is twice the komi. The repair writes KM.
finding-help-komi-scaled = Fox servers write points times 100, or Chinese stones times 100, each of which is two points; some records have points times 10. It is left alone.
finding-help-label-repeated = The last one hides the others.
finding-help-label-too-long = FF3 allowed four characters.
finding-help-line-ends-mixed = All of them are read the same way.
finding-help-line-repeated = The repair keeps each of them once, and those without a length in a private property.
finding-help-long-identifier = Some old programs read two letters only.
finding-help-lowercase-identifier = Up to FF3 identifiers could contain lower-case letters, which are ignored; no version allows '-' or '_'. The repair writes only the capitals, or all letters as capitals if the name is unknown. A lower-case word directly before a name is moved to the comment.
finding-help-main-line-shorter = The first variation is the main line. Some programs write the game itself last.
finding-help-mark-repeated = The first mark counts. The repair keeps it, and moves any other to a private property.
finding-help-merge-conflict = Two versions changed the same thing differently. The block between the marks says what each of them has; the record has the first, ours. 'settle' takes ours, theirs or both, and removes the block.
finding-help-merge-lines = Git, or another program that merges lines, could not merge two versions of the file. It wrote both between lines that begin with <<<<<<<, ======= and >>>>>>>, regardless of the game tree. Choose in a text editor what to keep, and delete these lines; or take one version with 'git checkout --ours' or '--theirs'. Until then, no version can be merged into this file.
finding-help-missed-start = The move is played as written.
finding-help-missing-bracket = The value contains what looks like the next property: without its own closing bracket, it runs on to the closing bracket of that property. What was swallowed is part of the text and is not read as a move or a name. Where a line of the game info swallowed the next line, or a point of a list the next point, the repair separates them. Where all parentheses match again with the bracket in place, the repair inserts it. In all other cases no repair is certain: insert the ] where it belongs with a text editor.
finding-help-missing-close = The file ends inside a game. It is read as if the parentheses were there; the file may be cut off. The repair writes them at the end.
finding-help-missing-open = It is read as if the parenthesis were there. The repair writes it.
finding-help-missing-semicolon = A variation or a game starts with a property. It is read as if the semicolon were there. The repair writes it.
finding-help-mixed-charsets = CA differs between the games of the file. Each is read in its own.
finding-help-mixed-formats = FF differs between the games of the file.
finding-help-mixed-games = GM differs between the games of the file.
finding-help-mojibake = The text shows signs of an earlier conversion in the wrong encoding. The repair reverses the conversion, if the record's encoding can represent the result.
finding-help-move-after-end = A resignation or a position won on the board ends a game, and so do two passes if the game has a result. Moves after that may show how dead stones are captured, or what might have been; if so, they belong in a variation.
finding-help-move-in-root = Allowed, but bad style: many programs show the root as the position before the first move.
finding-help-move-with-setup = The setup is executed first, then the move. The repair splits the node; a lone PL is removed.
finding-help-name-as-move = Some tournament scripts wrote the players like this. It is not a move.
finding-help-needless-pass = In this game a player may pass only when unable to move.
finding-help-nested-deep = The parentheses are nested as deep as the game is long. Some programs cannot open such a file; normalising removes those where nothing branches.
finding-help-newer-property = It is read with its usual meaning. The FF property is too low.
finding-help-no-contact = In Blokus a corner must touch a piece of the same colour, in Nexos a segment must end where another of its colour ends, in Callisto a piece must lie next to one of its colour. The move is played as written.
finding-help-no-flip = In Othello every move turns over at least one disc. The move is played as written.
finding-help-no-game = Nowhere in the file does a game begin with (; or with a property after a parenthesis.
finding-help-no-hole = The four corners have no holes. Nothing is placed there.
finding-help-no-link = Links join a player's own pegs a knight's move apart and cross no other link. What the move says about this link is ignored.
finding-help-no-piece = The player has no piece where the move starts. Where the rules are known, a piece is placed where the move ends; otherwise nothing moves.
finding-help-no-such-colour = It is kept, but nothing is placed on the board.
finding-help-no-value = An identifier stands alone: either its value was forgotten, or it is a misplaced word. It is kept in the file; the repair turns it into a comment.
finding-help-no-way = The piece is placed where the move ends, and what was there is removed.
finding-help-node-after-variation = The format does not allow this. It is read as an inline variation: what follows is the main line, the variation its alternative. Reading it as a further variation is an option. The repair writes the variations as they are read, each in parentheses.
finding-help-not-a-piece = The points are shown as they are, as a piece of their own.
finding-help-not-composed = The property needs two parts separated by a colon. The value is kept; the repair moves it to a private property.
finding-help-nothing-to-remove = A setup removes a piece by naming exactly the points it covers. Nothing is removed.
finding-help-nul-byte = They are read as white space. The file may be damaged, or in an encoding that was not recognised. The repair replaces them with spaces.
finding-help-number-format = The format requires a number. The repair writes 6,5 or '6½ points' as 6.5; what is not a number is left alone.
finding-help-obsolete-property = It is read and kept. The repair and normalising write the exact equivalent where there is one: labels A, B, C for L, triangles on stones and crosses on empty points for M.
finding-help-occupied = The move is played as written and replaces what was there.
finding-help-octi-capture = Those of the pods that are there are captured; the rest is ignored.
finding-help-octi-entry = A pod enters on one of its player's home squares that has no opposing pod, and without prongs. It enters as written.
finding-help-octi-jump = The pod moves as written.
finding-help-octi-move = An opposing pod is there, or the move is part of a longer path. The pod moves as written.
finding-help-octi-no-pod = The closest match is moved instead: another pod of the player, or the pod on that square. On an empty square nothing happens.
finding-help-octi-no-prong = The pod moves as written.
finding-help-octi-parts = A turn is one entry, one prong, or moves from one square. All parts are played.
finding-help-octi-pod-gone = It is ignored.
finding-help-octi-prong-missing = Nothing changes.
finding-help-octi-prong-taken = Nothing changes.
finding-help-octi-step = A pod moves to an adjacent square or jumps over one. It moves as written.
finding-help-octi-superprong = The player has none left, or one should be placed elsewhere. The turn is played as written.
finding-help-octi-supply = The turn is played as written, and the supply falls below zero.
finding-help-octi-which-pod = The value does not say which one is meant. The first one is used.
finding-help-odd-space = There is a no-break space, a byte order mark or an end-of-file character between tokens. It is read as white space. The repair replaces it with a space.
finding-help-old-property = It is read with its current meaning. Normalising rewrites it.
finding-help-one-first = The move is played as written.
finding-help-overlap = The move is played as written: the later piece is shown on top.
finding-help-pass-on-large-board = On large boards tt is a point, not a pass.
finding-help-pass-spelling = FF4 writes a pass as an empty value, FF1 to FF3 as tt on boards up to 19 lines. Both are read.
finding-help-piece-used = All pieces of this shape have been played. The move is played as written.
finding-help-point-doubled = It counts only once.
finding-help-point-off-board = The value looks like a point, but this board has no such point. It is kept, but nothing is placed.
finding-help-point-rectangle = A rectangle of one point, or with its corners in the wrong order. The repair corrects it.
finding-help-property-after-variation = It is read as a property of the node before the variation. The repair moves it there.
finding-help-replacement-character = The file contains U+FFFD, which programs write in place of what they cannot decode. The original text is lost.
finding-help-result-format = RE is B+ or W+ with points, R, T or F, or 0, Void or ?. The repair writes 'Black wins by resignation' as B+R, B+3½ as B+3.5 and Jigo as 0; anything ambiguous is left alone.
finding-help-root-property-elsewhere = It has no meaning there. The repair removes it if the root has the same value, and otherwise turns it into a private property.
finding-help-rules-format = RU is full, fast or kids, a colon, and variations with commas between them. The repair writes 'edgeless, kids' as kids:edgeless; where two rule sets are named, the text is left alone.
finding-help-rules-unjudged = Moves are shown as recorded and not checked.
finding-help-same-colour-twice = This is normal for free handicap stones and demonstrations.
finding-help-second-game-info = Only one node on a path may have game info. Programs differ in which one they show.
finding-help-setup-after-root = Setup after the root is allowed, but the record is then no longer the record of a played game.
finding-help-setup-repeated = The last one counts. The repair keeps it, and moves what the other lists say to a private property.
finding-help-setup-without-effect = The point already holds what the setup places there, or is already empty. The setup may have been meant for another node.
finding-help-several-games = Many programs show only the first one.
finding-help-size-unreadable = The usual size of the game is assumed. The value is kept.
finding-help-split-character = The text was converted to UTF-8 with its escapes in place, so one character was split into another character and a bracket. The text is read up to the bracket that really ends it. The repair joins the two halves.
finding-help-square-size = The size of a square board is written as one number. The repair does this.
finding-help-start-unknown = Either SU names a starting position that is not known, or none is known for a board of this size, and nothing is set up. The usual starting position is shown if the board has one; moves are not checked.
finding-help-stray-comma = It is ignored.
finding-help-suicide = The stone and its chain are removed from the board. Some rules allow it.
finding-help-superko = Many rules forbid it. The move is played as written.
finding-help-surplus-close = It is ignored and kept. The repair removes it.
finding-help-surplus-open = Two parentheses open where one variation starts. The first is ignored and kept. The repair removes it, and the one that closes it.
finding-help-swap-ambiguous = It may mean the pieces or the sides. After a swap of sides the same colour moves again, so the next move decides and nothing is reported. If no move follows, it is read the way the program that wrote it meant it, and as a swap of pieces if that is unknown. swap-pieces or swap-sides would be unambiguous.
finding-help-swap-late = A swap is usually the second move, when there is one stone on the board. It is played anyway.
finding-help-swap-mislabelled = After a swap of sides the same colour moves again; after a swap of pieces the other colour does. If the record says swap-pieces and the same colour moves again, or the program that wrote it is known to confuse the two, it is read as a swap of sides: no stone moves. The repair writes swap-sides. If it says swap-sides and the other colour moves, it is read as written, and nothing is certain.
finding-help-swap-oblong = A stone cannot move to the other side of such a board. No stone moves.
finding-help-time-format = TM is a number of seconds. The repair writes '2 hours' as 7200; if there is other text next to the time, it is left alone.
finding-help-too-large = Files of 4 GiB or more cannot be read: offsets are stored in 32 bits.
finding-help-too-many-values = The property may have only one value. The first one counts and the others are kept; often a bracket is missing. The repair merges texts and moves the extra values of any other property to a private property.
finding-help-trailing-text = Everything after the last game (a signature, an end-of-file character, zero bytes) is kept and written back. The repair turns its words into a comment.
finding-help-turn-unfinished = After the first stone, each turn has two stones. The other side plays next anyway. This is reported once per line.
finding-help-turn-unreadable = It is ignored: the next colour in order plays.
finding-help-two-moves = They are played in the order of the file. The repair splits the node; comments and marks after a move go with it.
finding-help-unchecked-game = Moves and points of this game are shown as recorded and not checked.
finding-help-undecodable-value = The value is kept as it is and shown with replacement characters. It may be readable in another encoding.
finding-help-unescaped-bracket = A ] in a text must be written \]. Where the brackets in the text match, it is read as part of the text; otherwise the text ends there, and the rest belongs to no property. The repair escapes it, and the text continues to the last of its brackets.
finding-help-unknown-property = They are kept as they are. Only the program that wrote them knows what they mean.
finding-help-unread-line = The record was created from the file of a server or another program: a .gib, .ngf, .ugf, .ugi or .T1. The line is quoted here and is not part of the record; the original file is unchanged.
finding-help-unreadable-move = The value is not in the form of a move in this game. It is kept but not played. The repair moves it to a private property.
finding-help-unreadable-point = The value is not in the form of a point in this game. It is kept. The repair moves it to a private property.
finding-help-unterminated-value = No bracket closes the last value. Everything up to the end of the file is read as its value; a backslash before the bracket is often the cause. If the value contains nothing but text, the repair closes it at the end of the file.
finding-help-value-spelling = The meaning is certain, but the format writes it differently: there is white space inside it, a lower-case colour or a decimal comma. The repair writes it as the format does.
finding-help-value-without-property = It is read as another value of the property before it, or as belonging to no property. The repair joins it to its property; a value that belongs to none is kept.
finding-help-view-cleared = An empty value clears the list, so there can be no other values next to it. The repair removes the empty value.
finding-help-view-old = Up to FF3, VW gave two corners of a rectangle; it is read that way.
finding-identifier-too-long = an identifier of more than 100 characters
finding-illegal-value = a value that is not valid for its property
finding-junction-listed = a Nexos move that lists junctions
finding-junk = text that belongs to no property
finding-ko = a move that retakes a ko at once
finding-komi-doubled = a doubled komi
finding-komi-scaled = komi or margin in another unit than points
finding-label-repeated = several labels on one point
finding-label-too-long = a label of more than four characters in an FF3 file
finding-line-ends-mixed = mixed line endings in one file
finding-line-repeated = an arrow or line that is repeated or has no length
finding-long-identifier = an identifier of more than two letters
finding-lowercase-identifier = an identifier with lower-case letters or signs
finding-main-line-shorter = a variation that is longer than the main line
finding-mark-repeated = a point that is marked twice in a node
finding-merge-conflict = a conflict that a merge left in a comment
finding-merge-lines = conflict markers from an unresolved git merge
finding-missed-start = the first piece of a colour does not cover its starting point
finding-missing-bracket = the closing bracket of a value seems to be missing
finding-missing-close = a missing closing parenthesis
finding-missing-open = a game that starts without its opening parenthesis
finding-missing-semicolon = a node that starts without its semicolon
finding-mixed-charsets = games in different encodings
finding-mixed-formats = games in different versions of the format
finding-mixed-games = different games in one file
finding-mojibake = text that was wrongly decoded before it was saved
finding-move-after-end = a move after the end of the game
finding-move-in-root = a move in the root node
finding-move-with-setup = a move and a setup in the same node
finding-name-as-move = a player's name in place of a move in the root node
finding-needless-pass = a pass although a move is possible
finding-nested-deep = a new parenthesis for every move
finding-newer-property = a property newer than the format version of the file
finding-no-contact = a piece that does not touch its own colour as the rules require
finding-no-flip = a move that turns over no disc
finding-no-game = no game in the file
finding-no-hole = a peg where the board has no hole
finding-no-link = a link that does not exist or is not possible
finding-no-piece = a move of a piece that is not there
finding-no-such-colour = a move or setup for a colour that the variant does not have
finding-no-value = a property without a value
finding-no-way = a move that the piece cannot make
finding-node-after-variation = a line that goes on after a variation was closed
finding-not-a-piece = points that do not form a piece of the game
finding-not-composed = a value without its two parts
finding-nothing-to-remove = AE names no piece on the board
finding-nul-byte = zero bytes in the file
finding-number-format = game info that should be a number
finding-obsolete-property = a property of an older version of the format
finding-occupied = a move onto an occupied point
finding-octi-capture = no such pod to capture on the square jumped over
finding-octi-entry = a pod that enters where or as the rules do not allow
finding-octi-jump = a jump over an empty square, onto an occupied one, or over the same one twice
finding-octi-move = a move to an adjacent square that is not possible
finding-octi-no-pod = the player has no such pod on this square
finding-octi-no-prong = the pod has no prong in the direction it moves
finding-octi-parts = parts of a turn that do not belong together
finding-octi-pod-gone = a setup or mark for a pod that does not exist
finding-octi-prong-missing = the pod has no such prong to reposition
finding-octi-prong-taken = the pod already has a prong there
finding-octi-step = a step that is neither a move nor a jump
finding-octi-superprong = a superprong that the rules do not allow
finding-octi-supply = more prongs or pods used than the player has
finding-octi-which-pod = several different pods on the square
finding-odd-space = unusual white space between tokens
finding-old-property = a property or value form from an old program
finding-one-first = a colour in Callisto does not begin with two 1-pieces
finding-overlap = a piece on points that are already occupied
finding-pass-on-large-board = tt on a board with more than 19 lines
finding-pass-spelling = a pass written as in another format version
finding-piece-used = no piece of this kind left
finding-point-doubled = a value that names a point twice
finding-point-off-board = a point outside the board
finding-point-rectangle = an invalid rectangle
finding-property-after-variation = a property after a variation of its node
finding-replacement-character = text lost in an earlier conversion
finding-result-format = a result in words
finding-root-property-elsewhere = a root property outside the root node
finding-rules-format = rules of Octi in another form
finding-rules-unjudged = the rules of this game are not supported
finding-same-colour-twice = two moves of one colour in a row
finding-second-game-info = game info below other game info
finding-setup-after-root = setup stones on the main line
finding-setup-repeated = a point that is set up twice in a node
finding-setup-without-effect = a setup that changes nothing at a point
finding-several-games = several games in the file
finding-size-unreadable = SZ is not a usable size
finding-split-character = half of a character that was read as a bracket
finding-square-size = a square board size as two numbers
finding-start-unknown = an unknown starting position
finding-stray-comma = an extra comma in a value
finding-suicide = a move that takes its own last liberty
finding-superko = a move that repeats an earlier position
finding-surplus-close = a closing parenthesis without an opening one
finding-surplus-open = an opening parenthesis that starts no variation
finding-swap-ambiguous = "swap" without pieces or sides
finding-swap-late = a swap that does not answer the first move
finding-swap-mislabelled = a swap that seems to be of the other kind
finding-swap-oblong = a swap of pieces on a board that is not square
finding-time-format = a time limit in words
finding-too-large = a file that is too large
finding-too-many-values = several values where only one is allowed
finding-trailing-text = text after the last game
finding-turn-unfinished = a turn with only one stone in Connect6
finding-turn-unreadable = PL is not a colour of the variant
finding-two-moves = two moves in one node
finding-unchecked-game = a game whose values are not checked
finding-undecodable-value = bytes that are not text in this encoding
finding-unescaped-bracket = an unescaped bracket in a text
finding-unknown-property = properties that the format does not define
finding-unread-line = a line of the original file that was not understood
finding-unreadable-move = a move that is not valid in this game
finding-unreadable-point = a point that is not valid in this game
finding-unterminated-value = the file ends inside a value
finding-value-spelling = a value with unusual spelling
finding-value-without-property = a value without a property name
finding-view-cleared = values next to an empty one
finding-view-old = VW with two corners
findings =
    { $count ->
        [one] { $count } issue
       *[other] { $count } issues
    }
findings-not-listed =
    { $more ->
        [one] one more issue of this kind is not listed
       *[other] { $more } more issues of this kind are not listed
    }
first-end = { $tool } from { $place }: press Enter at the other end
first-game = this is the first game
first-node-game-cannot-2 = the first node of a game cannot be moved
first-node-no-alternative = the first node of a game has no alternatives; 'new-game' adds another game
first-node-no-variation = the first node of a game is not a variation
first-node-not-deleted = the first node of a game cannot be deleted; 'delete-game' removes the game
first-node-nothing-before = nothing can be inserted before the first node of a game; --after inserts a node after it
first-piece-must-cover = the first piece of { $name } must cover the starting point { $names }
first-piece-must-cover-2 = the first piece of { $name } must cover the whole starting square { $names }
first-piece-must-cover-3 = the first piece of { $name } must cover one of the free starting points { $names }
first-piece-must-touch = the first piece of { $name } must touch its starting junction with one of { $names }
first-places-listed = { $found }; the first { $listed } are listed
first-two-pieces-must = the first two pieces of { $name } must be 1-pieces
first-variation = this is the first variation
first-variation-of = This is the first of { $count } variations
flip-piece = Flip piece
fold = Fold following moves
fold-lines = Fold distant lines in the tree
folder = Records in this folder
folder-above = ↑ Parent folder
folder-cut = { $path }: too large: only part of it was searched
folder-is-not-own = the folder { $folder } belongs to another user, or others may write in it
folder-links =
    { $count ->
        [one] { $path }: { $count } link to a record or a folder was not followed
       *[other] { $path }: { $count } links to records or folders were not followed
    }
folder-title = Choose a folder for the game files
folder-unread = { $path }: cannot be opened ({ $error })
following-hidden = Following moves are now hidden until you play or go to them
following-shown = Following moves are now shown
for-all = all scripts
for-central = Central European
for-chinese-simplified = Simplified Chinese
for-chinese-traditional = Traditional Chinese
for-cyrillic = Cyrillic
for-greek = Greek
for-japanese = Japanese
for-korean = Korean
for-the-handicap = Handicap
for-west = Western European
form-15-lines = 15 × 15
form-19-lines = 19 × 19
form-comment = Comment
form-duo = Duo
form-fast = Fast
form-for-kids-6-7 = For kids, 6 × 7
form-four-players = Four players
form-full-rules = Full rules
form-junior = Junior
form-no-comments = { $form } has no room for comments: they are left out
form-no-labels =
    { $count ->
        [one] { $count } label has no letter in { $form }
       *[other] { $count } labels have no letter in { $form }
    }
form-no-marks =
    { $count ->
        [one] { $count } mark cannot be shown in { $form }
       *[other] { $count } marks cannot be shown in { $form }
    }
form-no-piece = { $places } do not form a piece of { $gm }
form-no-place = moves without a place are left out: { $moves }
form-three-players = Three players
form-two-players = Two players
form-two-players-four-colours = Two players, four colours
format = Format
format-png = PNG picture
format-svg = SVG picture
format-txt = Text
foul-fours = Black makes two fours at once
foul-overline = Black makes a row of more than five stones
foul-threes = Black makes two open threes at once
found =
    { $count ->
        [one] { $count } issue. The record is shown as it is; nothing is changed unless you ask.
       *[other] { $count } issues. The record is shown as it is; nothing is changed unless you ask.
    }
found-move = Move { $number } of { $count }: { $played }. Enter places it, Escape puts it back
found-places = Search results
frame-of = Picture { $number } of { $count }
from = from { $from } to { $to }
from-again = { $id } from { $from } to { $to } is repeated
from-itself = { $id } from { $from } to the same point
from-move = From move
from-where = Remove from
full-screen-off = The window is shown again
full-screen-on = Full screen: only the board is shown. F11 shows the window again
game-and-result = Game and result
game-as-text = Show game as text
game-begins-before-one-2 = a game begins before the previous one is closed
game-does-not-fit = a { $columns }×{ $rows } game cannot be merged into a { $columns_2 }×{ $rows_2 } game
game-down = Move game down
game-first = this game is in { $other }, but the first one is in { $main }
game-has-no-board = the board of this game is not known
game-has-no-links = there are no links in this game
game-information = Game info
game-information-2 = Set game info { $id }
game-is-guessed = GM is missing; read as { $game }
game-is-unknown = GM is missing, and the event names a game that is not known
game-name-amazons = Amazons
game-name-backgammon = Backgammon
game-name-blokus = Blokus
game-name-blokus-duo = Blokus Duo
game-name-blokus-junior = Blokus Junior
game-name-blokus-three-player = Blokus Three-Player
game-name-blokus-trigon = Blokus Trigon
game-name-blokus-trigon-three-player = Blokus Trigon Three-Player
game-name-blokus-trigon-two-player = Blokus Trigon Two-Player
game-name-blokus-two-player = Blokus Two-Player
game-name-callisto = Callisto
game-name-callisto-three-player = Callisto Three-Player
game-name-callisto-two-player = Callisto Two-Player
game-name-callisto-two-player-four-color = Callisto Two-Player Four-Color
game-name-chess = Chess
game-name-chinese-chess = Chinese chess
game-name-connect6 = Connect6
game-name-gembloq = GembloQ
game-name-gembloq-three-player = GembloQ Three-Player
game-name-gembloq-two-player = GembloQ Two-Player
game-name-gembloq-two-player-four-color = GembloQ Two-Player Four-Color
game-name-go = Go
game-name-gomoku = Gomoku
game-name-havannah = Havannah
game-name-hex = Hex
game-name-hive = Hive
game-name-hnefatafl = Hnefatafl
game-name-jungle = Jungle
game-name-kropki = Kropki
game-name-lines-of-action = Lines of Action
game-name-morris = Morris
game-name-nexos = Nexos
game-name-nexos-two-player = Nexos Two-Player
game-name-octi = Octi
game-name-othello = Othello
game-name-other = Other
game-name-philosophers-football = Philosophers football
game-name-renju = Renju
game-name-shogi = Shogi
game-name-trigon = Trigon
game-name-twixt = TwixT
game-name-zertz = Zertz
game-needs-name = a game must have a name
game-not-counted = this game is not scored by territory
game-number = No.
game-number-already = this is already game { $number }
game-of = game { $number } of { $count }
game-of-size = { $game }, { $size }
game-over = No player can move: the game is over
game-up = Move game up
game-without-parenthesis = a game starts without its opening parenthesis
game-without-semicolon = a game starts without its semicolon
games = Games
games-are-read = Reading games: { $ready } of { $count }
games-chosen = { $shown }, { $count } selected
games-copied = Games copied as text that other programs can read
games-counted =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
games-deleted =
    { $count ->
        [one] { $count } game deleted
       *[other] { $count } games deleted
    }
games-differ-in-encoding = the games are in different encodings
games-down = Move games down
games-file = there are { $count } games in the file
games-of = Games in { $name }
games-of-the-file = Games in this file
games-out-to-new-tab = Move to a new tab
games-ron = games/{ $name }.ron: { $cause }
games-shown =
    { $count ->
        [one] { $shown } of { $count } game
       *[other] { $shown } of { $count } games
    }
games-stand-in-order = the games are already in this order
games-stand-there = these games are already there
games-stayed = The record changed in the meantime, so the games were copied but not removed
games-to = Copy to { $name }
games-to-files = Save to separate files…
games-to-new-tab = Copy to a new tab
games-up = Move games up
games-went-to = Games added to { $name }
ghost = Preview moves under the pointer
git-attributes-relative = git: { $key } is the relative path { $path }, which is another file in each folder; make it absolute
git-attributes-removed = removed { $name }, which contained nothing else
git-lines-added =
    { $count ->
        [one] { $count } line added to { $name }
       *[other] { $count } lines added to { $name }
    }
git-lines-removed =
    { $count ->
        [one] { $count } line removed from { $name }
       *[other] { $count } lines removed from { $name }
    }
git-missing = git: is not installed, or not found
git-no-home = git: this user has no home folder
git-no-repository = git: this folder is not in a git repository; --global sets it up for all repositories
git-not-configured = git: could not write { $key } into the configuration
git-not-on-path = variorum is not on PATH, so git calls it by its path, { $path }; run this again after moving it
git-nothing-to-do = nothing was set up, so there is nothing to remove
git-other-on-path = PATH leads to another variorum, { $other }, so git calls this one by its path, { $path }; run this again after moving it
git-program-unknown = the path of this program is unknown, or cannot be written into git's configuration
git-setting-removed = removed { $key } from the configuration
git-setting-stays = { $key } stays: it was not set up by this program
git-settings-taken = git: configured already, and not by this program: { $keys }; rename or remove what is there first
give-keys-to = Assign to { $title }
gm-needs-what-gm = gm must list what GM says in the records, for example gm: ["40", "kropki"]
gm-not-game-whose = the values of GM[{ $name }] cannot be checked
go = Go
go-is-assumed = Go is assumed
go-on-typing = Keep editing
go-points = { $whole }
go-points-and-half = { $whole }.5
go-points-part = { $points }
go-to-end = end
go-to-hint = Move number, point, { $start } or { $end }
go-to-linked-node = Go to this node
go-to-move = Go to move
go-to-numbered-move = Go to move { $number }
go-to-start = start
go-where-played = Go to move on this point
going-there = Going to the position
good-for = Good for { $colour }
guess = { $charset } ({ $origin }, a guess)
guess-2 = { $name } (guess)
guess-is-copied = the encoding, { $name }, is a guess: look at the names in the copy, and use --from if they are wrong
guess-is-named = the encoding, { $name }, was a guess, and CA names it now: if names look wrong, undo this and read the record again in another encoding
guessed-values-are-copied =
    { $count ->
        [one] { $count } value is not in the record's encoding; { $other } is a guess: look at it in the copy
       *[other] { $count } values are not in the record's encoding; { $other } is a guess: look at them in the copy
    }
guide-checking-and-fixing = Checking and fixing
guide-checking-and-fixing-1 = The bottom right of the window shows how many issues the record has. Click it to list them: what is wrong, where, and why it matters. Errors break the format or the rules, warnings are read differently by different programs, notes are worth knowing.
guide-checking-and-fixing-2 = Select an issue to see it marked in the text of the file and to go to its node. Where the repair is certain, you see its differences before it is made: removed text is struck through, new text is underlined. Fix it in this node only, all issues of its kind, or everything. The list is updated after every edit, and undo reverts a repair.
guide-checking-and-fixing-3 = Nothing is ever fixed unless you ask. A record with issues is opened, shown and saved as it is.
guide-cleaning-up = Cleaning up
guide-cleaning-up-1 = "Clean up…" removes comments, marks, annotations, variations, private properties, empty nodes, clock times or the analysis that engines left, from the node, everything after it, the game or the whole file. It shows how many there are, how many bytes they take, what will be removed, and the size of the file before and after.
guide-comments-and-marks = Comments and marks
guide-comments-and-marks-1 = Click the comment, or press Ctrl+E; Escape leaves it. Ctrl+click on the board inserts the name of a point into the comment, Ctrl+click on a node of the tree a link to it. Type # and a number to choose a move to link to, with the arrow keys and Enter. A link reads as its move, such as 43 N18, and as it is written in the file while the caret is in it; click it to go there. Above the comment are the name of the node and its annotations: a good or bad move, a doubtful or interesting one, and who is ahead.
guide-comments-and-marks-2 = The tools below the board mark points: triangle, square, circle, cross, label, line and arrow (Ctrl+3 to Ctrl+9). Click with a tool to add a mark, and click again to remove it. Each label is the next letter or number. Dragging with the right button from point to point draws an arrow, whichever tool is selected.
guide-encodings = Encodings
guide-encodings-1 = A record is a file of bytes. How its characters are written is its encoding: UTF-8 today, in old files GBK, Big5, Shift_JIS, EUC-KR, Windows-1251 and many others. The record may name it in CA, and may be wrong. Variorum looks at both the name and the text and uses what fits; the bottom right of the window shows which one.
guide-encodings-2 = If characters look wrong, click the encoding there and reopen the file with another one: the preview shows what names and comments would look like. Reopening changes nothing in the file.
guide-encodings-3 = Saving keeps the encoding. If you type a character that it lacks, you are asked whether to change the encoding of the record to UTF-8. "Change encoding" does that at any time.
guide-finding-and-replacing = Finding and replacing
guide-finding-and-replacing-1 = Ctrl+F searches comments, names, labels, players and all other values, in this game, in all games of the file, or in all open records. A point finds the moves played there. "This position" finds where the same stones are on the board. F3 goes to the next match.
guide-finding-and-replacing-2 = Replacing shows every change before it is made, and is a single undo step. On the command line: variorum find, and the command replace.
guide-finding-and-replacing-3 = Comments, names, players and labels are replaced. Dates, results and other facts are found too, but stay as they are unless you choose "All values as written".
guide-finding-and-replacing-4 = With "Regular expression" what you type is a pattern: a dot is any character, \d a digit, \w+ a word, (a|b) either one; upper and lower case differ. In the replacement, $1 is what the first parentheses matched, $2 the second.
guide-finding-and-replacing-5 = "Part of the board" is a pattern of stones: drag a rectangle over the board or type two corners, and click a point in it to match a stone of any colour there, or anything. You choose whether it is found anywhere on the board, rotated and mirrored, with the colours exchanged, and only at an edge that it touches.
guide-first-steps = First steps
guide-first-steps-1 = Variorum opens records of your board games. Step through them, comment on them, play moves in them and save them: only what you changed is changed in the file.
guide-first-steps-2 = Open a record with Ctrl+O, or drop it on the window. Each record has its own tab. The welcome page (the plus sign after the tabs) shows samples for every kind of board, lists your recent records, and starts a new one.
guide-first-steps-3 = → and ← step through the moves; Home and End go to the ends of the line. Click a node in the tree to go there. Where a game branches, ↓ and ↑ switch between variations; the list below the tree names them.
guide-first-steps-4 = Click the board to play. If the record already has the move, you follow it; any other move starts a variation. Nothing is lost by trying: Ctrl+Z undoes as many steps as you like.
guide-first-steps-5 = Ctrl+S saves. Until then your work is backed up separately from the file, and is restored if the program or the computer stops.
guide-first-steps-6 = Ctrl+Shift+P finds any command by a few letters of its name. F1 opens this guide.
guide-game-info = Game info
guide-game-info-1 = Ctrl+I opens the game info: players, ranks and teams, event, date and place, result, rules, komi, time.
guide-game-info-2 = Dates are written as the format requires, 2026-04-02, with all days of a game one after another. The calendar next to the field writes them for you: click a day, or a second one for a range. Other ways of writing ("6 June 2020", "7 1/2", "2 hours") are understood and explained below the field, and one click converts them to what other programs expect. Anything that is not understood is reported and kept unchanged.
guide-game-info-3 = The buttons next to the fields list results, rules, common kinds of overtime and, in Go, ranks from 30k to 9p. Overtime is what each player has once the main time has run out: 5x30 byo-yomi, or 10/600 for ten moves in ten minutes.
guide-games-in-a-file = Games in a file
guide-games-in-a-file-1 = "Games…" lists the games of a collection with a small picture of each. Type words to filter them; click a name beside "Sort by" to sort.
guide-games-in-a-file-2 = Click a game to go there. Ctrl+click adds one to the selection, Shift+click selects everything up to it, Ctrl+A selects all. Arrow keys, Page Up and Page Down move through the list; with Shift they extend the selection. Selected games can be dragged to another position, moved with Alt+↑ and Alt+↓, duplicated, copied with Ctrl+C and pasted into another record, deleted with Delete, merged into one game, copied or moved to a new tab or to an open record, and written to files of their own.
guide-games-in-a-file-3 = Sorting the list changes the list only. "Put all games in the file in this order" makes it the order of the file. All of this can be undone.
guide-games-in-a-file-4 = Merging combines several games into one: equal moves share their nodes, and where two records disagree, what the second one says goes into the comment.
guide-games-in-a-file-5 = Games that lack the information you sort by, or whose date is not understood, come last in either direction and keep their order.
guide-merging-another-version = Merging another version
guide-merging-another-version-1 = When two people, or two computers, changed copies of one record, "Merge another version…" brings the changes of the other one into the open record. The other version can be any file, a record in another tab, or a conflicted copy: a file that Dropbox, Syncthing, Nextcloud, OneDrive and the like leave next to a record that was changed in two places. If there is one, the bottom of the window says so; click there to merge it.
guide-merging-another-version-2 = Then choose the version that both come from. Compared with the common version, what either of them added is kept, and what either of them deleted is removed. The candidates are listed with what each would change, the most likely one first: an open record, this record as it was opened or saved, an earlier version of its file, a conflicted copy, another file, or none. Without a common version everything in both is kept. If anything of yours would be removed, the program counts it and asks first; and the whole merge can be undone in one step.
guide-merging-another-version-3 = If your file was changed by another program while you were working, "Merge with the file on disk" does the same; the common version is known then.
guide-merging-another-version-4 = Where both changed the same thing differently, both versions stay in the comment of that node, also in the saved file, until you resolve the conflict. The bottom of the window shows how many conflicts are left; click there to go through them one by one, each with its position on the board. You see the common version, this one and the other one. Choose one of the two, or both, or edit the text; "Merge result" previews the button that you point at. For a deleted variation it says how many nodes and words are removed with it.
guide-moving-around = Moving around
guide-moving-around-1 = Keys: → and ← go one move; Page Down and Page Up ten; Ctrl+Shift+→ and ← to the next and previous fork; Home and End to the ends of the line; Ctrl+Home back to the main line. The mouse wheel over the board also steps through the moves.
guide-moving-around-2 = Ctrl+G goes to a move by its number, or to where a point was played. Names of points and moves in a comment are links. Alt+← goes back to where you were before a jump, in whichever tab that was.
guide-moving-around-3 = A collection is a file with several games. Ctrl+Page Down and Ctrl+Page Up go from game to game.
guide-opening-and-saving = Opening and saving
guide-opening-and-saving-1 = Records of Go, Hex and most other games end in .sgf, those of the Blokus family in .blksgf; .hsgf, .hgf, .tsgf, .gsgf and .mgt are recognised as well. You can open several files at once. If you start the program a second time, its files open in the existing window.
guide-opening-and-saving-2 = "Next file in folder" and "Previous file in folder" go through the records of a folder in the same tab, 9 before 10. A record with unsaved changes keeps its tab, and the next one opens in a new tab. "Open folder…" lists all records in a folder with players, dates and results; click one to view it.
guide-opening-and-saving-3 = Saving writes the whole file or nothing at all. If another program has changed the file since you opened it, you are asked first. The file as it was before its first change is kept for 90 days: "Earlier versions…" lists what is available.
guide-opening-and-saving-4 = "Save a copy…" writes to another file; you keep working in this one.
guide-opening-and-saving-5 = Games from Go servers open as new records: .gib from Tygem, .ngf from Cyberoro and wBaduk, .ugf and .ugi from Pandanet, whose comments, labels and diagrams are placed at the moves they refer to. TwixT games stored by T1j (.T1) open in the same way.
guide-pictures-and-exports = Pictures and exports
guide-pictures-and-exports-1 = "Export picture…" saves the board as SVG, PNG or text, with or without coordinates, numbers and marks, in the look of any theme; for black and white choose Print, since other colours may turn into the same grey. "Copy picture" copies it to the clipboard. "Copy record as text" copies the whole record.
guide-pictures-and-exports-2 = "Export move diagrams…" saves the moves of the current line with their numbers, all in one diagram or a set number in each; where a point is played again, a list says so: 20 at 12.
guide-pictures-and-exports-3 = "Copy moves as a list" copies the line in the game's own notation. A list on the clipboard can be opened as a new record or entered in the move field.
guide-playing-by-the-rules = Playing by the rules
guide-playing-by-the-rules-1 = Variorum knows the rules of Go, Hex, Octi, the Blokus family, Havannah, TwixT, Amazons, Lines of Action, Gomoku, Renju, Connect6 and Othello. An illegal move is not played, and the status line says why; with Shift it is recorded anyway, because a record shows what happened and not what should have happened. In games whose rules are not supported, moves are recorded as you type them.
guide-playing-by-the-rules-10 = The Blokus family
guide-playing-by-the-rules-11 = Blokus, Duo, Junior, Trigon, Nexos, Callisto and GembloQ in all their variants. Pick up a piece by clicking it next to the board or pressing its letter. Z and X rotate it, F flips it; so do the mouse wheel and the right button. Hold the right button for a ring with handles that rotate and flip the piece where it is; clicking where the piece can't be placed leaves it there with the same ring. The piece snaps to a legal position near the pointer; a click, Enter or Space places it. The arrow keys move it, with Shift to the next legal position. "Find a move" shows what can be played. The score is shown next to the players, with the pieces each has left.
guide-playing-by-the-rules-12 = Havannah, TwixT and the others
guide-playing-by-the-rules-13 = In Havannah and TwixT, click to play. The menu of a peg of TwixT adds and removes its links, as part of the move. In Amazons and Lines of Action, click a piece and then a marked square; in Amazons a third click shoots the arrow. Gomoku, Renju and Connect6 share their board with Go, and the rules in the record say which game it is.
guide-playing-by-the-rules-14 = Games without rules
guide-playing-by-the-rules-15 = Any game on squares or hexagons can be described in a file in the folder "games" next to the settings: its board, its coordinates, its pieces and their starting position. Its records can then be viewed and edited, but their moves are not checked.
guide-playing-by-the-rules-2 = You can always type a move: type its first letter while the board has the keyboard focus, or press Ctrl+M.
guide-playing-by-the-rules-3 = If a record has a wrong move, go to it: right-click the right point to correct the move, or to insert one that was left out. What follows stays. Typing the right move and pressing Ctrl+Enter corrects it as well.
guide-playing-by-the-rules-4 = Go
guide-playing-by-the-rules-5 = Click a point to play. To pass, use the Pass command. Captures, ko and suicide follow the rules named in the game info. Handicap stones are setup.
guide-playing-by-the-rules-6 = Hex
guide-playing-by-the-rules-7 = Click a cell. After the first move you can swap: either the pieces change colour or the players change sides. Programs write swaps in different ways; the checker reports where a record is ambiguous, and "Interpret swaps" decides. You can paste HexWorld links.
guide-playing-by-the-rules-8 = Octi
guide-playing-by-the-rules-9 = Click a pod, then one of its sides to add a prong, a prong to turn it, or a marked square to move there. After a jump, click a pod that was jumped over to capture or spare it, and press Enter to play the turn. With Shift the prong is a superprong. Escape goes back one step.
guide-properties = Properties
guide-properties-1 = "Properties…" shows every property of the node as it is in the file, with its meaning and the type of its values. Values of a list can be added, changed, moved and removed one by one. Adding to an existing property never replaces its values. A name that the format does not allow is refused.
guide-publishing = Publishing
guide-publishing-1 = For people who do not have the program, Publish… in the menu or `variorum publish RECORD -o OUT` creates a file; the file extension of OUT sets the format.
guide-publishing-10 = The index of a folder of pages can be sorted and searched, from a disk as well. With `--site URL` the folder gets a feed of what is new: a record that is new or has changed, whatever its neighbours. Pages whose record is gone are named; `--prune` removes them if they are exactly as they were published.
guide-publishing-2 = { "*" } `.html`: a web page. Anyone can open it in a browser, step through the game with arrow keys, swipes or taps, read comments, enter variations and save the record. It needs no network, and Variorum can open it as a record. Send it to friends, or put it on your own site.
guide-publishing-3 = { "*" } `.pdf`: a booklet to print or to send, with figures, variations and comments. Letters that the built-in font lacks come from the system's fonts, or from a font given with `--font`. Several records, or a folder, become one book.
guide-publishing-4 = { "*" } `.gif` or `.png`: an animation of the moves, for a chat.
guide-publishing-5 = { "*" } `--as senseis`, `hexwiki`, `latex`, `markdown` or `text`: diagrams for forums, wikis and books. With `--moves-per-figure 0` only the position.
guide-publishing-6 = `publish FOLDER -o SITE` creates a page for each record and an index; only changed pages are rewritten. `--without private,comments,variations,times,analysis` leaves things out, also from the record inside a page. `--with analysis` adds what each move lost to the comments that are shown, and a graph to pages; the record inside a page stays as it is, and publish says how much engine data it carries. In comments `#0.2.1` is a link to the node with this path, and `#"Name"` to the node with this name.
guide-publishing-7 = If all games of a record are problems that can be judged, its page asks them: it shows the position and whose turn it is. You answer with a tap, with the arrow keys and Enter, or by typing a move; the page replies as the record does and says whether you were right. What follows is shown only once it is played or requested; "Read the record" shows everything. Without scripts, each solution is folded away. `--problems` asks problems from any record, `--problems=no` none; in the window it is a choice of "Publish…".
guide-publishing-8 = Booklets put problems on sheets in the same way: numbered, cut to the part of the board in use, with a line for the answer, and the answers as small diagrams on sheets behind them. `--per-sheet 6` to `12` says how many a sheet has, `--answers none` leaves the answers out, and `--answers both` makes two files: the pupils' copy without answers, and the teacher's with them. A page of problems is printed on such sheets, too; `--per-sheet`, `--answers none` and `--paper` hold for it as well. `--problems=1-12,20` takes some of the problems; `--sort title` or `--sort shuffled` orders them, and a shuffled sheet has a number on it: `--seed` with that number makes the same order again. `publish --problems FOLDER -o FILE` makes one sheet, or one page, of the problems of all records in a folder. Games whose answers are not known are left out, from a folder as from one record, and counted when the file is made. With `--problems`, positions without moves are puzzles, too; their answer is what a following node says, or what stands behind `Answer:` in the comment. Texts that are too long for a sheet end with "…" and are printed in full behind the problems. `--paper a4`, `a5` or `letter`, `--margins MM` and `--order booklet` (two pages on a side, to be printed on both sides and folded) hold for all booklets. "Print…" and "Publish…" have these choices as well, and a list of the system's fonts for the letters of the text; they show what will be made, page by page, as it will be. A game with named parts has a title page with contents.
guide-publishing-9 = Pages and booklets speak your language, or the one named with `--language`; `--coordinates` says how points are named.
guide-setting-up-a-position = Setting up a position
guide-setting-up-a-position-1 = Ctrl+2 selects the setup tool, which places stones and pieces on the board without a move. The right button places the other colour, by clicking or dragging; the last choice erases. On a node that has a move, the program asks whether the setup should go into a node of its own, because most programs expect that.
guide-setting-up-a-position-2 = "Keep only this position" turns the position on the board into a record of its own.
guide-settings-themes-and-keys = Settings, themes and keys
guide-settings-themes-and-keys-1 = The settings are shown next to the board, and every change takes effect at once. The dialog names the file in which they are stored; the file has an explanation for each line and can be edited by hand.
guide-settings-themes-and-keys-2 = "Keyboard shortcuts…" lists the shortcut of every command. Click "Change" and press the new keys; if another command uses them, you see which one, and decide. A command can be without a shortcut, and "Reset to default" removes your change.
guide-settings-themes-and-keys-3 = Your own themes are files in the folder "themes" next to the settings.
guide-settings-themes-and-keys-4 = Your tabs are reopened at the next start, each where you were in it. A window started with --new-window is not included, because it is separate from the one whose tabs are kept.
guide-studying-from-records = Studying from records
guide-studying-from-records-1 = You can study problems, joseki collections and your own games. "Collections to study…" shows what you study and what is due, and lets you add another folder; "Study this record…" asks questions from the open record. To begin with, thirty problems of Go, ten of Hex and ten of Blokus come with the program: "Starter problems" on the first page and among the collections. Their answers are kept with the settings. All of this is also available on the command line.
guide-studying-from-records-2 = variorum study judge FILE… judges every move of a problem, and shows how the record marks it: words such as RIGHT or Correct, marks on good or bad moves, check marks (CH), a connection in Hex, or, if nothing is marked, the lines themselves: where more than one first move has a line that ends with the solver's move, every line that ends so is right, otherwise the main line is. It also says how sure it is: certain, likely or guess. variorum study questions FILE… lists the questions and their answers; --mode guess asks for the next moves of a game, --mode mistakes for better moves than those marked as bad.
guide-studying-from-records-3 = variorum study due FOLDER lists today's questions, and variorum study answer KEY MOVE… answers. What you know well comes back later, what you missed sooner. With --new 10 there are at most ten new questions a day, counting those begun today. An answer that stops before the end of the line counts as hard, until the whole line, given on the same day, takes its place. A folder is studied with the folders below it; the window and the command line count the same, and say what: problems, positions of joseki collections, the rest of a game that you began to study in another way, and the guesses that you wanted to be asked again. All starter problems share one daily limit of new questions. Answers are saved in the file .variorum-study.jsonl next to the records, or in the program's own folder if it cannot be written there; the records stay as they are. You can rename, move or rotate a record without losing progress, and the files of two computers can simply be joined.
guide-studying-from-records-4 = variorum study leave DICTIONARY FILE… shows where a game leaves a joseki collection, and what the collection plays there.
guide-studying-from-records-5 = A collection of one corner is followed in every corner of a game, however the corner lies and whoever moves there; --summary counts over many games where they leave most often. In the window, "Joseki collection…" lists the same of the open game, a click goes to the move, and counts the games of its folder.
guide-studying-from-records-6 = Where a record does not say whether a move is right, for example in a game with marks at some of its forks only, the move is not judged, and a line says why: outside-question where it belongs to no question, no-answer where nothing at a question is marked as right, no-legal-answer where only illegal moves are, choice-not-marked where another move at a fork of a game is marked as right. With --json these are among the findings of a game, and its certainty is a field of its own. Illegal moves are never right; a question that has no other answer is not asked.
guide-studying-from-records-7 = After an answer, "Look round" (F6) goes through the author's lines from there and lets you try your own moves; the same key goes back to the session. Ctrl+Z takes the last answer back, and each further time the one before; Ctrl+B puts a question off until tomorrow, Ctrl+Shift+B for good. "Take back", "Not today" and "Never again" do the same, and before the next session "Ask again" brings back what was put off for good. A problem on a large board shows the part it is in; F7 shows the whole board. Where several lines are right, the solution says so, and the down arrow shows the next one.
guide-studying-from-records-8 = When you guess a game, the next move is asked by itself after a right one, at the pace you choose. Ctrl+Z takes the last guess back. Author's words that name the next move are shown when it is guessed. Nothing of it is asked again on later days unless you want that.
guide-studying-from-records-9 = variorum study export FOLDER prints what was learned as a table, study move FROM TO takes it along to another folder, and study reset FOLDER makes its questions new again: what is in its log at that moment is forgotten, whatever the clock says, and nothing that another computer adds later. study collections lists what you study, the same as in the window; --remove takes a record or folder off the list, as "Remove from the list" does in the window, and what was learned stays.
guide-the-command-line = The command line
guide-the-command-line-1 = The same from a terminal, without a window:
guide-the-command-line-2 = variorum check FILE… lists issues; with --explain CODE it says what one means. variorum show FILE prints a position, variorum info FILE… what a file contains. variorum find WHAT FILE… finds text, moves and marks. variorum convert IN -o OUT changes the encoding or writes clean FF4. variorum edit IN -c COMMAND -o OUT runs any of the commands listed below. variorum render FILE -o PICTURE draws a picture. variorum find --like RECORD --at WHERE FILE… finds a position, with --part C3:G7 a part of it.
guide-the-command-line-3 = All of them read - as standard input, print --json for other programs where that makes sense, and report the outcome by their exit status: 0 done, 1 done with errors in the record or nothing found, 2 not done. See variorum --help and man variorum for the rest.
guide-the-command-line-4 = variorum analysis FILE… shows what other programs left in a record: win rates, leads and candidates of Sabaki, Ogatak, KaTrain, Lizzie, LizzieYzy, LizGoban, q5Go, GoReviewPartner and others, also those written into comments. It lists the sources and how many nodes each covers, how accurately each side played, and its worst moves; --losses lists what every move lost. Numbers of two sources are never mixed. Nothing is written.
guide-the-command-line-5 = variorum remove-analysis FILE… -o FOLDER copies records without it, under the same names; a folder stands for the records in it and below it. --dry-run only says how much would go. The names properties, comments and variations before the files choose what goes; variations go only if every node of them is an engine's. Words of people, annotations and V stay, also in a comment that an engine wrote into. In the window, "Remove analysis" in the menu Remove does the same with the open record, as one step that can be undone, and "Clean up…" shows it first.
guide-the-command-line-6 = "Rotate game" and "Mirror game" turn analysis with the board. Where that is not possible, they ask whether to remove it in the same step. "Annotate losses" marks moves of this game by the points they lost: five make a bad move, two a doubtful one; analysis-annotations BM=POINTS DO=POINTS HO=POINTS chooses others. A move that has an annotation keeps it. After a change of setup, komi or rules, the program says once for each game that its analysis may no longer fit.
guide-the-tree = The tree
guide-the-tree-1 = The main line has the first row to itself; a variation keeps one row, below the move it branches off from. The line you are on is drawn in full, the others are fainter and without numbers. Where a tree has more rows than there is room for, lines far from yours are folded into a number such as "3 more lines": click it to see them, or press Ctrl+U to see everything. At a fork whose variations are folded you see their first moves. Stepping along a line folds and unfolds nothing else. A setting switches folding off. The View menu sets whether the tree grows to the right or down, folds other branches, and shows the game as text instead. Ctrl with the mouse wheel zooms; drag the background to move around.
guide-the-tree-2 = Right-click a node to see what you can do with it; "Copy link" copies the link to it, to be pasted into a comment. Ctrl+Shift+↑ moves a variation up among its alternatives, Delete deletes the node with everything after it, and Ctrl+Delete deletes only this node; "Make this the main line" puts the current line first. Drag a node to change the order of variations, or to move it elsewhere.
guide-the-tree-3 = Copy, cut and paste work on variations: Ctrl+C copies this node and everything after it. It is copied as text that other programs can read.
guide-the-tree-4 = If the same position occurs elsewhere in the game, the tree marks it with = and a line under the comment says how often; Alt+Down cycles through these nodes. Moves that are played there and not here are dashed on the board and in italics among the next moves: click one to go there, or "Continue here" to copy it with everything after it. "Equal positions" in the view menu looks in all open records as well, and on rotated and mirrored boards.
guide-the-tree-5 = Where an engine left numbers in a record (Sabaki, KaTrain, Lizzie, q5Go, Ogatak and others), their graph stands under the tree, Black up: click or drag it to go to a move, turn the wheel over it to step, Ctrl and the wheel change its scale. The line below it says what the last move lost and what was best. "Next loss" and "Previous loss" go from one large loss to the next, "Worst moves…" lists them with the accuracy of both players. On the board the best candidates are discs with their value for Black, the fuller the more they were searched: point at one to see its line, click it to play the line out with ← and →, press Enter to add it as a variation. The button with three dots beside the line chooses another engine, points instead of win rates, the ownership of points, and which losses are shown. "Hide engine data" hides all of it. Nothing of it is written to the record.
guide-the-tree-6 = Losses have the classes of KaTrain, OGS or Lizzie, or your own, written in the settings or with loss-scale in the palette: 0.5 1.5 3 6 12 are points, 1% 5% 20% win rates. The button with three dots chooses how many of the worst classes have dots in tree and graph; "Next loss" goes to these.
guide-versions-of-one-record = Versions of one record
guide-versions-of-one-record-1 = Two people can work on one record, or one person on two computers. variorum merge BASE OURS THEIRS -o OUT combines both: the changes that each made since the common version are applied. Moves, comments, marks, labels and the order of variations are merged one by one, whatever the layout of the files.
guide-versions-of-one-record-10 = "Compare…" shows two records side by side: this one and another open record, a file, an earlier version, another game or a variation. ↓ and ↑ go from one difference to the next; "Copy to the left" (Alt+Shift+←) copies a difference into this record, on the left, "Copy to the right" (Alt+Shift+→) into the other one, if it is open. If there are more of a kind, such as comments that only the other record has, one button copies them all and shows how many there are. What only one record has can be removed there; the buttons say so, and the status line reports how much was removed. Ctrl+Z undoes the last copy, Escape closes the page. "Moves only", "Comments only" and so on leave out the other differences. To compare two variations of one game, choose "Compare with this line" in the menu of a node in the tree.
guide-versions-of-one-record-2 = Where both changed the same thing differently, yours stays, and both versions are in the comment of that node, between lines of <<<<<<< and >>>>>>>. The file stays a record. variorum check reports these places as merge-conflict; the command settle takes ours, theirs or both, and removes the lines.
guide-versions-of-one-record-3 = With git: variorum git, once in each clone, or variorum git --global. From then on git merge, rebase, cherry-pick and stash merge records this way, and git diff, log -p and blame show them move by move. git difftool -t variorum compares two versions; git mergetool -t variorum merges again and opens what is left to resolve in a window. variorum git --remove undoes all of this.
guide-versions-of-one-record-4 = Not every file with the extension of a record is one: it may be empty, or contain something else, or conflict markers from an unresolved git merge. Git shows such a file as it is. Merging one is a conflict: the result contains both files in full, one after the other, between lines of <<<<<<<, ======= and >>>>>>>. Choose in a text editor what to keep. variorum check reports such lines as merge-lines.
guide-versions-of-one-record-5 = Git calls variorum by its name where that is on PATH, else by its path: after moving the program, run variorum git again. Where the program is missing or fails, git merges lines as it does with any text, and says so; no version is lost, but the file may not be a record until you have resolved it.
guide-versions-of-one-record-6 = With Jujutsu, in its configuration: merge-tools.variorum.program = "variorum", merge-tools.variorum.merge-args = ["merge", "--path", "$path", "--marker-size", "$marker_length", "$base", "$left", "$right", "-o", "$output"] and merge-tools.variorum.merge-conflict-exit-codes = [1].
guide-versions-of-one-record-7 = With Mercurial, in hgrc: under [merge-tools] variorum.args = merge $base $local $other -o $output, and under [merge-patterns] **.sgf = variorum.
guide-versions-of-one-record-8 = variorum compare A B shows what differs between two records. variorum outline FILE prints a record as lines for programs that compare texts.
guide-versions-of-one-record-9 = variorum transpositions FILE… lists the positions that occur at several nodes of a game. variorum results FILE… shows who wins where, from the marks good for Black, good for White, even and unclear, and from results seen on the board; with --proved only results that no other move can change.
ha-but-black-moves = HA is { $handicap }, but Black moves first
ha-but-black-stones =
    { $stones ->
        [one] HA is { $handicap }, but { $stones } Black stone is set up
       *[other] HA is { $handicap }, but { $stones } Black stones are set up
    }
ha-is-less-than-2 = HA is { $handicap }, but the least handicap is 2
half-character-was-taken = half of a character was read as a bracket
hand-cursor = Move the board cursor
hand-cursor-away = Hide the board cursor
hand-cursor-away-keys = Escape
hand-cursor-keys = Shift+arrows
hand-insert = Insert the name of a point into the comment
hand-insert-keys = Ctrl+click
hand-menu = Context menu, or set up the other colour
hand-menu-keys = Right-click
hand-pan = Pan the board
hand-pan-keys = Middle button drag
hand-play = Play or mark at the cursor
hand-play-keys = Enter
hand-step = Step through moves, or zoom with Ctrl
hand-step-keys = Mouse wheel
hand-type = Type a move
hand-type-keys = Letters and digits
handicap-given-before-first = handicap stones must be set up before the first move, and this game already has moves
handicap-has-no-places = this board has no usual points for { $stones } handicap stones
handicap-means =
    { $stones ->
        [one] { $stones } handicap stone: { $colour } to play
       *[other] { $stones } handicap stones: { $colour } to play
    }
has-comma-too-many = { $id } has an extra comma
has-empty-value-beside = { $id } has an empty value next to others
has-its-value = { $id } already exists and can have only one value: change it above
has-label-already = { $from } already has a label
has-moves-should-have = { $id } has { $count } values but should have one; only the first is played
has-no-capital-letter = { $written } has no capital letter, but every property name needs one
has-no-file-name = no file name
has-no-piece-left = { $colour } has no piece { $name } left
has-no-place-board = '{ $value }' is not on this { $columns }×{ $rows } board
has-no-such-colour = { $id }: { $gm } has no such colour
has-no-such-value = { $id } has no value { $number }: it has { $count }
has-one-value = { $id } can have only one value
has-one-value-already = { $id } can have only one value and already has it: use 'change-value' to change it
has-values-should-have = { $id } has { $count } values but should have one
has-won = { $colour } has won
help = Help
here = Here
here-new-node-exclude = --here and --new-node cannot be used together
hexworld-largest = the largest HexWorld board is { $largest }
hide-engine = Hide engine data
hide-results = Hide results until the last move
history = History
hit-of = { $at } of { $count }
home-is-missing = this user has no home folder; nothing can be saved between sessions
home-is-relative = { $variable } is not an absolute path ({ $folder }); nothing can be saved between sessions
how-pieces-stood-beginning = the starting position of this game is not known
identifier-characters = a property name of { $ident } characters
illegal-moves = Allow illegal piece placements without Shift
illegal-recorded = Illegal moves are now recorded without Shift
illegal-refused = Illegal moves are now recorded only with Shift
in-a-new-node = In a new node
in-a-new-tab = Open in a new tab
in-no-file = Not saved to a file yet
in-reserve = in reserve: { $supplies }
in-the-file = Line { $line } of the file: { $marked }
in-use = { $label } · in use
info-AN = Annotator
info-CP = Copyright
info-DT = Date
info-EV = Event
info-GN = Game name
info-HA = Handicap
info-KM = Komi
info-ON = Opening
info-OT = Overtime
info-PC = Place
info-RE = Result
info-RO = Round
info-RU = Rules
info-SO = Source
info-TM = Time (seconds)
info-US = Entered by
info-means = { $id }[{ $value }] means { $means }
info-not-understood = { $id }[{ $value }] is not recognised
information = Game
inline-counts-inside-lines = InLine numbering is only available for a Hexagon
insert-move = Insert { $name } { $action }
insert-move-here = Insert { $name } after this move
insert-node = Insert node
insert-point = Insert { $name } into the comment
install-opengl = for better performance, install libgl1 and libgl1-mesa-dri, or your graphics driver
is = { $id }[{ $raw }] is { $what }
is-a-folder = This is a folder. Name a file
is-changed = { $path } was changed by another program
is-changed-more = { $path } is now { $stamp }. If you replace it, the other program's changes will be lost.
is-contradiction = What follows contradicts the mark
is-gone = { $path } no longer exists
is-gone-more = { $path } was deleted, moved or renamed after it was opened.
is-in-the-way = { $path } already exists
is-in-the-way-more = { $path } is { $stamp }. If you replace it, its contents will be lost.
is-no-colour = not a colour
is-no-folder = This is a file. Name a folder
is-no-move-of-game = not a move of this game
is-no-point-of-game = not a point of this game
is-not-empty = not empty
is-not-number = not a number
is-not-text = it is not valid text
is-open = Open end
is-open-in-a-tab = { $name } is open in another tab. Close it there, or choose another name
is-put-back = Put back
is-the-result = in records of this game it is written as the result, not as a move
is-there-already = { $path }: already exists; nothing written
is-to-play = { $next } to play.
it-is-ignored = it is ignored
jump-ends-square-taken = a jump ends on an occupied square
jump-goes-over-empty = a jump passes over an empty square
junctions-among-segments-passed = junctions listed with the segments are ignored
keep-both = Keep both
keep-this-order = Put all games in the file in this order
kept-as = Backed up: { $stamp }
kept-not-understood = Not recognised: kept as written
kept-variations =
    { $count ->
        [one] { $count } analysed variation with words, marks or annotations stays
       *[other] { $count } analysed variations with words, marks or annotations stay
    }
key-alt = Alt
key-backspace = Backspace
key-ctrl = Ctrl
key-delete = Delete
key-end = End
key-enter = Enter
key-escape = Escape
key-home = Home
key-insert = Insert
key-menu = Menu
key-page-down = Page Down
key-page-up = Page Up
key-shift = Shift
key-space = Space
key-tab = Tab
keys = Keyboard and mouse
keys-are-taken = { $keys } is already assigned to { $title }
keys-dialog = Keyboard shortcuts…
keys-in-hand = Z X rotate, F flips, hold right button for the ring, arrows move, Enter places, Esc puts back
keys-without-piece = Letter keys pick up a piece, + − select the next or previous one, Ctrl+H finds a move
ki-twice-komi = KI is twice the komi
ko-retaken-at-once = the ko is retaken at once
komi = Komi
komi-is-in-hundredths = KM[{ $raw }] is a komi of { $komi }, in hundredths
komi-is-in-stones = KM[{ $raw }] is { $stones } stones, each of two points: a komi of { $komi }, in hundredths of stones
komi-is-in-tenths = KM[{ $raw }] is a komi of { $komi }, in tenths
komi-may-be-in-stones = KM[{ $raw }] is no usual komi in points; as stones, each of two points, it is a komi of { $komi }
label-at = Label { $text } at { $name }
label-is-doubtful = CA says { $name }, but the text looks more like { $other }: look at the names in the copy, and use --from if they are wrong
label-kept = what CA says besides the encoding is kept in XCA: { $values }
label-letters = A B C
label-numbers = 1 2 3
label-on-board = The point labelled { $label }
language-de = German
language-en = English
language-es = Spanish
language-fr = French
language-ja = Japanese
language-ko = Korean
language-ru = Russian
language-setting = Language
language-system = System
language-zh-hans = Chinese (Simplified)
language-zh-hant = Chinese (Traditional)
large-file-has-changed = { $path }: was changed by another program and is large ({ $size }); use Reload to read it
last-game = this is the last game
last-moment-missing = The last changes before the program closed may be missing.
last-move-sign = The last move is marked with a dot or a ring on the board
last-variation = this is the last variation
last-variation-of = This is the last of { $count } variations
later = Later
leave-keys = Keep
left-out-what-belongs = left out text that belongs to no property and would now be read as part of the record: { $shown }
lets-go-of-piece = Click to deselect the piece
lets-go-of-pod = Click to deselect the pod
letters-piece-capitals = "{ $letters }": the letters of a piece must be capitals
library-not-loaded = a library cannot be loaded
licences = Free software under the MIT or the Apache 2.0 licence. Text is set in Inter, under the SIL Open Font License.
lies-along-own-piece = touches a piece of the same colour along an edge at { $at }
lies-beside-no-own = is not next to a piece of the same colour
lies-outside-board = { $text } is outside the board
line = line { $line }: { $code }
line-does-not-decode = part of it cannot be decoded as { $charset }
line-goes-after-variation = the line continues after a variation was closed
line-has-no-alternative = this line has no variations
line-has-no-move = this line has no move { $number }
line-in-other-encoding = read as { $other }, since it is not in { $charset }
line-means-nothing = the line '{ $line }' was not understood
line-needs-two-different = a line needs two different points
line-no-move-on-board = '{ $line }' is not a move on this board
line-of-file = line { $line }
lines-beyond-not-read =
    { $beyond ->
        [one] { $beyond } line after the first { $most } was not read
       *[other] { $beyond } lines after the first { $most } were not read
    }
lines-counted =
    { $leaves ->
        [one] { $leaves } line
       *[other] { $leaves } lines
    }
lines-not-understood =
    { $count ->
        [one] { $name }: { $count } line of the file was not understood; see 'variorum check'
       *[other] { $name }: { $count } lines of the file were not understood; see 'variorum check'
    }
link-copied = HexWorld link of this line copied
link-crosses-another = another link is in the way
link-move-puts-cannot = the link that the move adds is not possible
link-move-takes-away = the link that the move removes does not exist
link-of-another-user = { $link } is a link that another user made
link-own-pegs = a link joins two of the player's own pegs, a knight's move apart
link-to-another-kind = it is a link to { $target }, another kind of file; name that file itself to replace it
link-to-nothing = it is a link to { $target }, which is not there
link-without-setup = a HexWorld link cannot contain setup stones
links-lost =
    { $count ->
        [one] one link in the comments pointed to a deleted node and is now plain text
       *[other] { $count } links in the comments pointed to deleted nodes and are now plain text
    }
links-n = { $colour } links: { $named }
    
links-with-a-peg = links can be added or removed only where a move places a peg
list-comma = , 
list-folder-title = Choose a folder of records
list-points-old-way = writing a move as a list of points is outdated
little-golems-first-letter = the first letter of Little Golem always joins top and bottom; use 'rotate half' or 'flip' instead
longer-side = Longer side (px)
longer-than = is larger than { $most } KiB
look = Theme
look-for = Search for
look-for-part = Part of the board
look-for-position = This position
look-for-text = Text
look-in-open = Search in all open records
look-in-record = Search in all games in this file
looking = Looking…
loss-dots-all = Dots: all classes
loss-dots-three = Dots: the three worst classes
loss-dots-two = Dots: the two worst classes
loss-dots-worst = Dots: the worst class
loss-scale-katrain = Losses of 12, 6, 3, 1.5 and 0.5 points (KaTrain)
loss-scale-lizzie = Losses of 24, 12, 6, 3 and 1 % (Lizzie)
loss-scale-ogs = Losses of 5, 2, 1.2, 0.6 and 0.2 points (OGS)
loss-scale-own = Losses by my own classes
lossy-writes-what-can = { $record }{ $place }: { $error }; use --lossy to write what can be written
lost-comments =
    { $count ->
        [one] { $count } comment
       *[other] { $count } comments
    }
lost-entries =
    { $count ->
        [one] { $count } other entry
       *[other] { $count } other entries
    }
lost-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
lost-marks =
    { $count ->
        [one] { $count } mark
       *[other] { $count } marks
    }
lost-nodes =
    { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }
lost-values =
    { $count ->
        [one] { $count } changed entry
       *[other] { $count } changed entries
    }
lost-variations =
    { $count ->
        [one] { $count } variation
       *[other] { $count } variations
    }
lost-words =
    { $count ->
        [one] words in { $count } text
       *[other] words in { $count } texts
    }
made-illegal = a later move is illegal now: { $name } { $action }: { $why }
made-of = New record created from { $name }, { $what }; not saved to a file yet
made-of-with-unread =
    { $unread ->
        [one] New record created from { $name }, { $what }; not saved to a file yet. { $unread } line was not understood and is listed among the issues
       *[other] New record created from { $name }, { $what }; not saved to a file yet. { $unread } lines were not understood and are listed among the issues
    }
main-line = this is the main line
main-line-already = this is already the main line
make-main-line = Make this the main line
make-main-variation-here = Make first variation
makes-to-play = { $colour } to play
man-about-editing = The commands that edit and the command palette of the window accept. WHERE is as for --at.
man-description-1 = Variorum opens records of Go, Hex, Octi and the Blokus family (.sgf, .blksgf), shows them in a window, and edits them. Anything you did not change is never rewritten: encoding, layout, unknown properties and unusual spellings stay as they are, byte for byte.
man-description-2 = When files are given, the window opens with one tab for each. The commands work without a window. They accept - for standard input in place of a file, and - for standard output in place of an output. An output file is written completely or not at all.
man-example-check = Lists the issues in these records.
man-example-edit = Adds a comment to the last move of the main line.
man-example-open = Opens the record in the window.
man-example-render = Draws the end of the main line as a picture.
man-example-show = Shows the position after move 17.
man-exit-0 = Done.
man-exit-1 = Done, but the record has errors (check), or a command did not apply and nothing was written (edit).
man-exit-2 = Not done. One line on standard error names the file, the place and the cause.
man-heading-commands = COMMANDS
man-heading-description = DESCRIPTION
man-heading-editing = EDITING COMMANDS
man-heading-environment = ENVIRONMENT
man-heading-examples = EXAMPLES
man-heading-exit = EXIT STATUS
man-heading-files = FILES
man-heading-name = NAME
man-heading-options = OPTIONS
man-heading-synopsis = SYNOPSIS
man-home = A folder for settings and journals instead of the usual ones; an absolute path.
man-journal = Unsaved work, until it is saved or discarded.
man-section = User commands
man-settings = The settings, with an explanation for each line.
man-what-it-is = view, check, edit and convert board-game records
man-without-it = Default: { $default }
manner = in the style of { $names }
margin-is-impossible = no game ends with RE[{ $raw }]
margin-is-in-hundredths = RE[{ $raw }] is a margin of { $margin }, in hundredths
margin-is-in-stones = RE[{ $raw }] is in stones, each of two points: a margin of { $margin }
mark-arrow = arrow
mark-circle = circle
mark-cross = cross
mark-line = line
mark-selected = selection
mark-square = square
mark-triangle = triangle
marked-following = Next moves
marked-instead = Alternatives to this move
marked-moves = Marks on variations
marked-none = None
marked-record = As set in the record
markup = Marks and labels
means-nothing = { $id }[{ $raw }] is not valid; { $so }
meant-doubtful = doubtful
meant-interesting = interesting
menu = Menu
menu-annotate = Annotate
menu-board = Turn and zoom the board
menu-collapsed = collapsed
menu-copy = Copy
menu-edit = Edit
menu-engine = Engine data
menu-expanded = expanded
menu-file = File
menu-game = Game
menu-go = Navigate
menu-help = Help
menu-mark = Mark
menu-marked = Annotations and hotspots
menu-piece = Piece
menu-play = Play
menu-remove = Remove
menu-setup = Set up
menu-text = Text
menu-tools = Tools
menu-variation = Variation
menu-view = View
merge-anyway = Merge anyway
merge-base = the base
merge-base-more = What each of them changed since that version is merged. What only one of them has counts as added if that version lacks it, and as deleted by the other if it has it.
merge-base-none = Keep everything
merge-base-nothing = No common version
merge-base-saved = The record as it was saved
merge-base-this = Use this version
merge-base-title = Which version are this record and { $path } both based on?
merge-both = Merge both
merge-both-whole = { $why }; the file contains both versions in full, between conflict markers
merge-broken = could not be merged because of an internal error
merge-conflict-left = a merge conflict needs to be resolved
merge-conflicts-left =
    { $count ->
        [one] { $count } merge conflict is left
       *[other] { $count } merge conflicts are left
    }
merge-converted = the result is in the encoding { $name }
merge-cut-off = { $version } ends in the middle of a game, so what is missing there would count as deleted; complete it first
merge-encoding = { $why }; use --encoding utf-8
merge-from-title = Which file are both versions based on?
merge-game-turned = in game { $number }: { $message }
merge-games = Merge into the first selected game
merge-holds-blocks = { $version } still contains a conflict of an earlier merge, in game { $game } at { $path }; resolve it first ('check' lists such conflicts)
merge-holds-lines = { $version } contains conflict markers from an unresolved git merge, starting at line { $line }; resolve them first
merge-it = Merge
merge-label-mine = mine
merge-left =
    { $count ->
        [one] { $count } conflict left; what was saved is kept, and the next mergetool continues with it
       *[other] { $count } conflicts left; what was saved is kept, and the next mergetool continues with it
    }
merge-lines-left = the file contains conflict markers from an unresolved git merge
merge-loses-else = If nobody deleted them, choose an older common version, or none: then everything is kept.
merge-loses-more = { $what } of yours will be removed or replaced, because { $name } differs there from the common version.
merge-loses-title = Parts of this record would be removed or replaced
merge-move = move { $number } { $colour } { $place }
merge-no-record = { $version } is not a game record
merge-not-converted = { $why }
merge-other-base = Choose another version
merge-ours = this version
merge-ours-turned = this version rotates or mirrors the whole board ({ $turn }), and so does the result
merge-record = Merge record
merge-several-games = Merge games
merge-theirs = the other version
merge-theirs-turned = the other version rotates or mirrors the whole board ({ $turn }), and so does the result
merge-three = Merge another version
merge-title = Which file has the other version?
merge-two-continuations = both versions continue differently after the same node; ours comes first
merge-with-more = What changed there is added to this record as one step that can be undone. The other version stays as it is.
merge-with-title = Which version do you want to merge?
merge-would-remove = { $what } of yours will be removed or replaced
merged-none = Nothing was merged: { $what } in { $name } count as deleted here, because the common version has them
merged-nothing = nothing to merge: this record has all of { $name }
merged-removed = Removed or replaced in this record: { $what }
merged-whole = merged { $name } into this record: save to keep it, undo to take it back
merged-with-conflicts =
    { $count ->
        [one] merged { $name }; { $count } place was changed in both and needs to be resolved
       *[other] merged { $name }; { $count } places were changed in both and need to be resolved
    }
merging-version = Merging { $name }
mirror-board = Mirror board
missing = { $what } is missing
missing-after = { $what } is missing after { $name }
modified = unsaved changes
month-1 = January
month-10 = October
month-11 = November
month-12 = December
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-back = Previous month
month-on = Next month
more-as-setup-wants = the setup changes nothing at { $first } and { $count } more
more-continuations = { $count } more
more-cut-off-corners = the cut-off corners are larger than the board
more-descriptions-games-broken = { " " }(and { $more } more game descriptions are invalid)
more-lines =
    { $count ->
        [one] { $count } more line
       *[other] { $count } more lines
    }
more-runs-left-work =
    { $count ->
        [one] { $count } earlier run was not looked at
       *[other] { $count } earlier runs were not looked at
    }
more-than-one-game = only one game can be merged at once; use 'add-games' to add several
more-than-one-move = more than one move in a node: only { $id } is played
more-than-one-move-2 = more than one move in a node; all are played
more-than-two-colours = resigning is not possible with more than two colours
more-tools = More tools
more-with-games = More actions
motion = Animation
motion-reduced = Reduced: no smooth scrolling
motion-system = System
motion-usual = Smooth scrolling
move = Move
move-2 = Move { $number }
move-after-has-won = a move after { $winner } had won
move-cannot-go = a move there is not possible
move-count-differs = the number of moves is given as { $named }, but it is { $moves }
move-forfeits = forfeits
move-goes-on = Click to play { $turn }
move-goes-on-at = { $turn }: click a marked square to continue; Escape goes back a step
move-in-record = This move is already in the record
move-in-variation = { $move } (variation)
move-neighbouring-square-cannot = a move to an adjacent square cannot be part of a longer path
move-not-complete = the move is not complete
move-not-in-record = This move is not in the record. Nothing is added while following moves are hidden
move-number-skips = the move has the number { $number }, but { $due } is due
move-numbers = Move numbers
move-or-point = Move or point
move-pass = pass
move-pending = { $turn }: press Enter to play it, click a pod that was jumped over to capture or spare it, Escape goes back a step
move-resigns = resigns
move-root = the root node has a move
move-setup-stand-one = a move and a setup are in the same node
move-several-games =
    { $count ->
        [one] Move game
       *[other] Move { $count } games
    }
move-title = Move { $number } · { $words }
move-turns-over-no = the move turns over no discs
move-variation = Move variation
move-without-point = a move without a point
moves = Moves { $first } to { $last }
moves-a-figure = Moves in each printed figure
moves-after = { $id } is a move after { $end }
moves-became-private =
    { $count ->
        [one] { $count } move that cannot be read is a private property in the copy
       *[other] { $count } moves that cannot be read are private properties in the copy
    }
moves-copied =
    { $count ->
        [one] { $count } move copied as a list
       *[other] { $count } moves copied as a list
    }
moves-copied-without-setup =
    { $count ->
        [one] { $count } move copied as a list, without setup stones
       *[other] { $count } moves copied as a list, without setup stones
    }
moves-counted =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
moves-each = Moves per diagram
moves-marks-setup-no = moves, marks and setup are not text and cannot be replaced
moves-no-colour = { $id } is not a move of any colour in { $gm }
name-hint = Node name
name-of = { $player }: name
name-the-node = Name node
names-no-point-board = { $id } names a point that is not on the board: { $text }
names-point-twice = { $id } names a point twice
names-what-no-point = { $id } names points that are not on the board: { $list }
needs-the-window = '{ $name }' is only available in the window
needs-value = { $id } needs a value
neither-1-nor-2 = neither 1 nor 2
new = New record…
new-node = New node
new-property = New property
new-record = New record
new-tab = New tab
new-value = Value
new-variation = New variation
news-panels = New: the comment has the room that the board leaves, and the next moves are listed below it. Drag the lines between the panels to resize them; double-click one to reset it
next = Next
next-10 = Forward 10 moves
next-conflict = Next conflict
next-moves = Mark next moves
next-page = Next page
next-with-it = { $player } next
nine-are-the-most = points are written with two digits, so the board can have at most nine columns and rows
no-amazon-stands-where = there is no amazon where the move starts
no-analysis-but = there is no analysis to remove (0 bytes): { $stays }
no-analysis-in-game = this game has no analysis
no-analysis-in-points = the analysis of this game does not say points, only win rates
no-analysis-there = there is no analysis to remove (0 bytes)
no-annotations-there = there are no annotations to remove
no-base-in-file = (not in the file)
no-board = The board of this game is not known. These are its moves as recorded.
no-board-to-draw = { $family } has no board to draw
no-board-to-show = this game has no board that is known here
no-ca-but-text = there is no CA, but the text is not ASCII; read as { $charset }
no-ca-but-text-guess = there is no CA, but the text is not ASCII; read as { $charset }, which is a guess
no-change-pod-like = '{ $text }' is not a change to a pod, such as 46CD+A or 46CD-C
no-code-finding-variorum = '{ $word }' is not the code of an issue; `variorum check --explain` lists them
no-colour-game = '{ $typed }' is not a colour of this game: use one of { $names }
no-colour-like-1a2b3c = "{ $text }" is not a colour such as #1a2b3c
no-command = No matching command.
no-command-2 = '{ $name }' is not a command
no-command-called = unknown command '{ $name }'
no-command-called-but = unknown command '{ $name }'; did you mean '{ $near }'?
no-command-given = no command given
no-comments-there = there are no comments to remove
no-conflict-here = there is no merge conflict to resolve
no-conflicts = Nothing is left to resolve.
no-corner-touches = no corner touches a piece of the same colour
no-display = there is no display to open a window on ({ $error })
no-drop-hint = Files can't be dropped here under Wayland. Use Open… to open one or more files
no-earlier-loss = No earlier large loss in this line
no-empty-nodes-there = there are no empty nodes to remove
no-encoding-can-written = Variorum cannot write the encoding '{ $label }'
no-encoding-known-here = unknown encoding '{ $label }'
no-end-any-more = Start point cleared
no-engine-line = No engine left a line to play here
no-equal-position = This position does not occur elsewhere in the game
no-equal-position-open = This position does not occur elsewhere in the open records
no-file-given = no file given
no-font-for = No font on this computer has the characters of this language: { $language }. Install the Noto Sans CJK fonts to read it.
no-format-for-pictures = { "." }{ $suffix } is not a supported picture format; use .svg, .png or .txt
no-further-file = No more records in this folder
no-further-loss = No further large loss in this line
no-further-place = No more positions to jump to
no-game = This collection has no games yet. Click New to add one.
no-game-2 = there is no game
no-game-has-2 = { $name }: there is no game { $number }; it has { $has }
no-game-information-set = { $id } is not a game info property; use 'set' to write any property
no-game-is-in-it = it contains no game
no-game-known-here = unknown game '{ $game }': use a number as in GM, or go, hex, octi, gomoku, othello, Blokus Duo, …
no-game-numbered =
    { $count ->
        [one] there is no game { $number }: the record has only { $count } game
       *[other] there is no game { $number }: the record has only { $count } games
    }
no-game-record = not a game record{ $why }
no-game-record-file = there is no game record in this file
no-game-to-merge = there is no game to merge
no-game-yet = there are no games yet
no-game-yet-new = there are no games yet; 'new-game' adds one
no-handicap = “{ $text }” is not a valid handicap for this board: use 2 to 9 stones, fewer on small boards
no-history = No changes yet. Every change will be listed here and can be undone.
no-hole-corner = the corner has no hole
no-identifier = "{ $id }" is not a valid property name
no-journal = { $folder }: unsaved changes cannot be backed up ({ $why })
no-keys-for = Clear the shortcut for { $title }
no-kind-of-finding = '{ $code }' is not a kind of issue
no-komi = “{ $text }” is not a valid komi: use a number of points, such as { $example }
no-legal-move = { $colour } has no legal move
no-legal-place-there = No legal position in that direction as the piece lies
no-letters-for = { $language } (no font available)
no-libraries-for-window = libraries that the window needs are not installed ({ $error }); on Debian and Ubuntu: apt install { $names }
no-loss-limit = '{ $word }' is not one of BM=POINTS, DO=POINTS and HO=POINTS
no-loss-points = '{ $word }': a number of points above 0 must follow the equals sign
no-loss-scale = '{ $which }': use { $names }, or your own such as 0.5 1.5 3 6 12 or 1% 5% 20%
no-margins = “{ $text }” is not a width in millimetres, up to { $most }
no-markup-there = there is no markup to remove
no-move-but-like = "{ $text }" is not a move in this game; a move looks like { $example }
no-move-lost-that = no move of this game lost that many points
no-move-of-game = "{ $text }" is not a move in this game
no-move-of-hex = "{ $text }" is not a move in Hex
no-move-of-hexworld = "{ $text }" is not a move in HexWorld
no-move-to-correct = there is no move here to correct
no-moves = This line has no moves
no-node-after-one = no later node has { $words }
no-node-before-one = no earlier node has { $words }
no-node-children = there is no node { $whole }: the children of { $above } are numbered 0 to { $last }
no-node-named = there is no node called { $name }
no-node-nothing-follows = there is no node { $whole }: nothing follows { $above }
no-node-one-follows = there is no node { $whole }: { $above } has only one child, number 0
no-notes = No issues
no-number-of-a-move = '{ $text }' is not a move number
no-number-of-game = '{ $part }' is not a game number or a range such as 3-5
no-number-of-moves = “{ $text }” is not a number of moves
no-opengl-here = OpenGL is not available ({ $error }); with --renderer software the window does not need it
no-opengl-software-instead = OpenGL is not available ({ $error }); using the software renderer instead
no-other-variation = There is no other variation to compare with
no-other-variation-branches = there are no other variations before this node
no-output-given = no output given
no-picture-size = “{ $text }” is not a valid size in pixels
no-piece-in-hand = Pick up a piece first
no-piece-left = { $colour } has no piece { $piece } left
no-piece-player-stands = the player has no piece there
no-piece-stands-exactly = there is no piece on exactly { $text }
no-piece-stands-where = there is no piece where the move starts
no-pieces = Moves can only be found in games of the Blokus family
no-place-board-or = "{ $piece }" is not a point on this board, with or without a piece
no-place-collection-has = there is no position { $number }: the collection has { $count }
no-place-in-game = '{ $text }' is not a position: use start, end, a move number, or child numbers such as /0.0.2
no-place-variations-hang =
    { $count ->
        [one] there is no position { $index }: there is { $count } variation
       *[other] there is no position { $index }: there are { $count } variations
    }
no-place-variations-here = there is no position { $index }: the variations are numbered 0 to { $last }
no-pod-arrow = there is no pod { $stone } for the arrow
no-pod-colour-stands = there is no pod { $old } of this colour
no-pod-hand = no pod is selected
no-pod-left-reserve = there is no pod left in reserve
no-pod-marked = there is no pod { $stone } to mark
no-pod-stands-removed = there is no pod { $stone } to remove
no-pod-stands-there = there is no pod there
no-pod-with-prongs = there is no pod with these prongs; the player's first pod is used
no-point-board = '{ $typed }' is not a point on this board
no-point-board-2 = '{ $point }' is not a point on this board
no-point-board-its = '{ $typed }' is not a point on this { $columns }×{ $rows } board; the last point is { $last }
no-point-game-has = '{ $typed }' is not a point: the board of this game is not known
no-point-given = no point given
no-point-of-board = "{ $text }" is not a point on this board
no-private-there = there are no private properties to remove
no-problem-numbers = “{ $text }” is not a list such as 1-12,20
no-prong-left = the player has no prongs left
no-properties = This node has no properties.
no-recent = Recently opened records will be listed here.
no-record = { $path }: not a game record
no-record-any-more = { $path }: the file is no longer a game record; the open record was not changed
no-record-in-text = The text is not a game record
no-records-in = { $place }: there are no records in this folder
no-regular-expression = '{ $what }' is not a valid regular expression: { $why }
no-regular-file = not a regular file
no-repair-certain = { $title }: there is no certain repair
no-result = No result
no-result-to-write = the marks decide no further positions
no-segment-joins = no segment ends where another of the same colour ends
no-setting-of-hexworld = "{ $flag }" is not a HexWorld board setting
no-settings-file = There is no folder for a settings file, so your settings won't be saved.
no-setup-says-s = setup cannot make it { $colour }'s turn here
no-setup-says-what = setup cannot record what is on { $point }: no game leads to that
no-size = “{ $text }” is not a valid size: use 11 or 11 × 13
no-size-board-number = '{ $text }' is not a valid board size: use a number, or columns:rows
no-size-from-1 = "{ $sz }" is not a size from 1 to { $most }; { $columns } by { $rows } is used
no-size-from-1-2 = { $size } is not a size from 1 to { $most }
no-size-of-game = { $columns } by { $rows } is not a valid size for this game: columns and rows must be from 1 to { $most }
no-size-of-hexworld = "{ $text }" is not a valid HexWorld board size
no-stone-point-letters = '{ $stone }' is not a pod: use a point and the letters A to H of its prongs
no-stone-stands = there is no stone on { $place }
no-such-choice = '{ $which }' is not one of the choices
no-such-colour = this game has no such colour
no-such-encoding = unknown encoding { $label }
no-such-file-no = { $word }: there is no such file or command; did you mean '{ $near }'?
no-such-file-or-command = { $word }: there is no such file or command
no-such-game = there is no game { $most }: the collection has { $count }
no-such-game-any-more = the game is not there any more
no-such-group = the expression has no group '{ $group }'
no-such-keys = invalid shortcuts in the settings: { $keys }
no-such-move = there is no move { $number }: the main line has { $moves }
no-such-piece = there is no piece { $name }
no-such-place = Not a move number or a point on this board
no-such-places = this board has no { $way } notation, only { $ways }; the usual notation for the game is used
no-such-pod-square = there is no such pod on the square jumped over
no-such-reader = cannot write a copy for { $name }: use ff4, utf-8, pentobi, sabaki or hexgui
no-such-source = There is no engine with this number
no-such-theme = unknown theme { $name }
no-such-tool = unknown tool { $name }
no-suffix-of-records = A record cannot be saved as .{ $suffix }, which is another format. Choose another name
no-superprong-left = the player has no superprongs left
no-text-to-preview = The record contains no names or comments.
no-theme = unknown theme '{ $name }': use one of { $all }
no-times-there = there are no clock times to remove
no-variation-they-numbered = there is no variation { $number }: variations are numbered 0 to { $count }
no-variations = No variations yet. Play a different move anywhere to start one
no-variations-there = there are no variations to remove
no-version-kept = { $path }: saved, but its earlier version could not be stored ({ $why })
no-versions = No earlier versions of this file are available
nobody-passes = passing is not possible in { $game }
nobody-passes-game-2 = passing is not possible in this game
nobody-passes-in = passing is not possible in { $game }
nobody-swaps-game-2 = swapping is not possible in this game
nobodys-arrow = arrow
nobodys-turn = It's nobody's turn
node = Node
node-already = { $id } is already in this node
node-already-2 = the node is already there
node-and-move = { $game }, node { $node }, move { $number }
node-cannot-hang-below = a node cannot be moved below itself
node-hangs-elsewhere = the node to insert before has a different parent
node-has-move = this node already has a move
node-has-no-move = this node has no move to annotate
node-has-no-property = this node has no property { $id }
node-has-property-already = this node already has a property { $to }
node-link-copied = Link to this node copied: paste it into a comment
node-name = Node name
node-not-in-record = this node is not part of the record
node-number = node { $number }
node-without-properties = a node without properties
nodes-counted =
    { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }
nodes-deleted =
    { $count ->
        [one] { $count } node deleted
       *[other] { $count } nodes deleted
    }
none-stand-there = none
not = { $id }[{ $raw }] is not { $wanted }
not-1-or-2 = '{ $strength }' is not 1 or 2
not-3 = '{ $word }' is not { $what }
not-4 = '{ $word }' is not { $what }: use one of { $names }
not-a-record = Not a game record
not-board = { $text } is not on this board
not-counted = This game is not scored by territory
not-defined-by-format = { $id } is not defined by the format
not-defined-by-format-2 = { $id } is not defined by the format, and has more than two letters
not-found = No results
not-game-record = this is { $other }, not a game record
not-game-record-no = { $name }: not a game record (no game starts with '(;')
not-here = { $title } is not available here
not-in-a-file = Not saved to a file yet
not-in-guide = No results in the guide.
not-its-turn = It's { $player }'s turn
not-number = '{ $text }' is not a number
not-one-by-one = stones of this game cannot be marked individually; use 'mark' to mark points
not-right-form = not in the right format
not-so-many = There are fewer next moves than that
not-text-utf-8 = { $name }: not valid UTF-8 text
not-there-any-more = No longer available: { $names }
not-turned = This continuation cannot be turned to fit here
not-two-parts = not two parts separated by a colon
not-understood = syntax error ({ $cause })
not-understood-kept = { $id }[{ $value }] is ambiguous and kept as written
not-whole-number = not a whole number
notation = Coordinate notation
notation-all-letters = Including the letter I
notation-chinese = Chinese numerals: 4-四
notation-game-not-known = the notation of this game is not supported
notation-in-line = Counted along each line of a hexagon
notation-numbers = Two numbers: 4-4
notation-other-side = From the opposite side
notation-record = As in the record
notation-relative = From the nearest edges
notation-usual = Usual for the game
notes = Issues
nothing-can-be-repaired = none of the issues can be fixed automatically
nothing-can-move = there is nothing to move there
nothing-capture-square-jumped = there is nothing to capture on the square jumped over
nothing-else-game = there is nothing else in this game
nothing-elsewhere = There is no such move elsewhere
nothing-follows-node = there are no moves after this one
nothing-found = No issues.
nothing-goes = Nothing of yours will be removed or replaced.
nothing-has-been-moved = nothing has been moved yet
nothing-is-fetched = { $address }: web addresses cannot be opened; download the file and open that
nothing-jumped-over-could = nothing that could be captured was jumped over
nothing-names-encoding-guess = nothing names the encoding; { $charset } is a guess
nothing-of-it = none found
nothing-open = Open a record first
nothing-played-line = no move on { $point } in this line
nothing-stands-before-node = this is the start
nothing-stands-could-taken = there is nothing on { $place } to remove
nothing-stands-where-move = there is no piece on { $places }, where the move starts
nothing-to-look-for = nothing to search for
nothing-to-swap = nothing to swap here: a swap must answer the first move
nothing-was-done-yet = nothing to undo
nothing-was-found = no results
nothing-was-looked-yet = nothing has been searched for yet
nothing-was-undone = nothing to redo
nothing-was-written = { $place }: { $error }; nothing was written
nowhere-for-a-spare = it can only be written in place, and there is no folder for a safety copy
nowhere-look = cannot search in '{ $word }': use one of { $names }
nowhere-replaced = no matches to replace
number-moves-each-diagram = expected a number of moves per diagram, or 'figures'
number-moves-from-here = Set move number
numbered-from-here = Moves from here on are now numbered from 1
numbers-all = All moves
numbers-from-here = From here, counted from 1
numbers-last = Last move
numbers-last-5 = Last five moves
numbers-none = None
numbers-of-games-missing = the game numbers are missing
occasion = Event details
of-month-1 = January
of-month-10 = October
of-month-11 = November
of-month-12 = December
of-month-2 = February
of-month-3 = March
of-month-4 = April
of-month-5 = May
of-month-6 = June
of-month-7 = July
of-month-8 = August
of-month-9 = September
off-the-board = off the board
offer-annotate-bad-move = Bad move
offer-annotate-bad-move-2 = Very bad move
offer-annotate-doubtful = Doubtful move
offer-annotate-even = Even position
offer-annotate-good-black = Good for Black
offer-annotate-good-move = Good move
offer-annotate-good-move-2 = Very good move
offer-annotate-good-white = Good for White
offer-annotate-hotspot = Hotspot
offer-annotate-interesting = Interesting move
offer-annotate-none = No annotation
offer-annotate-unclear = Unclear position
offer-back-10 = Back 10 moves
offer-flip-diagonal = Mirror game along the diagonal
offer-flip-horizontal = Mirror game left to right
offer-flip-vertical = Mirror game top to bottom
offer-goto-end = Go to the end of the game
offer-move-piece-down = Move piece down
offer-move-piece-down-far = Move piece far down
offer-move-piece-left = Move piece left
offer-move-piece-left-far = Move piece far left
offer-move-piece-right = Move piece right
offer-move-piece-right-far = Move piece far right
offer-move-piece-up = Move piece up
offer-move-piece-up-far = Move piece far up
offer-next-10 = Forward 10 moves
offer-next-with-annotation = Next annotation
offer-next-with-comment = Next comment
offer-next-with-hotspot = Next hotspot
offer-place-piece-anyway = Place piece even if illegal
offer-previous-with-annotation = Previous annotation
offer-previous-with-comment = Previous comment
offer-previous-with-hotspot = Previous hotspot
offer-read-swaps-as-written = Interpret swaps: as written
offer-read-swaps-judged = Interpret swaps: by the moves that follow
offer-read-swaps-pieces = Interpret swaps: as swapped pieces
offer-read-swaps-sides = Interpret swaps: as swapped sides
offer-remove-analysis = Remove analysis
offer-repair-all = Fix all issues
offer-rotate-half = Rotate game by half a turn
offer-rotate-left = Rotate game left
offer-rotate-right = Rotate game right
offer-save-copy-as-ff4 = Save a copy as strict FF4…
offer-save-copy-as-hexgui = Save a copy for HexGui…
offer-save-copy-as-pentobi = Save a copy for Pentobi…
offer-save-copy-as-sabaki = Save a copy for Sabaki…
offer-save-copy-as-utf-8 = Save a copy as UTF-8…
offer-strip-annotations = Remove annotations
offer-strip-comments = Remove comments
offer-strip-empty-nodes = Remove empty nodes
offer-strip-markup = Remove markup
offer-strip-private = Remove private properties
offer-strip-variations = Remove variations
offer-tool-arrow = Arrow tool
offer-tool-black-territory = Black territory tool
offer-tool-circle = Circle tool
offer-tool-cross = Cross tool
offer-tool-dim = Dim tool
offer-tool-label = Label tool
offer-tool-line = Line tool
offer-tool-number = Number tool
offer-tool-play = Play tool
offer-tool-selected = Selected points tool
offer-tool-setup = Setup tool
offer-tool-square = Square tool
offer-tool-triangle = Triangle tool
offer-tool-visible = Visible part tool
offer-tool-white-territory = White territory tool
old-way-write = { $id } is an old way to write { $colour }
on-the-disk = { $name } on disk
one-move-only = only one move is allowed here
one-node = { $id } and { $id_2 } are in the same node
one-window = Open files in the existing window
one-word-too-many = unexpected argument '{ $word }'
only-black-white-have = only Black and White can have territory
only-ca-says-how = only CA tells the encoding of the text; use 'encoding' to change it
only-first-lines-drawn = { " " }Only the first { $most } of { $all } lines are drawn.
only-game = this is the only game
only-game-record-needs = this is the only game, and a record needs at least one
only-hex-has-links = HexWorld links are only available for Hex
only-one-node-subtree = use only one of --node, --subtree, --game, --collection
only-steps =
    { $most ->
        [one] the history has only { $most } step
       *[other] the history has only { $most } steps
    }
only-strict-tells = The format allows this, so only `check --strict` reports it.
only-this-line = Only this line
only-this-node = Only in this node
open = Open a record…
open-address = Open { $address } in the browser
open-beside = View the file on disk
open-it = Open
open-recent = Open recent
open-tabs = Open tabs
open-title = Open records
opened-as = Opened from { $what }. Not saved to a file yet
opened-later = at startup at most { $most } files of the last session, 1 GB in total, are opened; left in the list: { $count }
opengl-nothing-fits = it offers no suitable configuration
origin-bom = bom
origin-ca = ca
origin-default = default
origin-detected = detected
origin-given = given
origin-utf-8 = utf-8
other-board = This variation is from a board of another size
other-board-more = It was played on { $from }; the board here is { $here }.
other-file = Another file…
other-nodes-follow-one = other nodes follow this one
other-size = Other size
other-stones-set-up = this game already starts with other setup stones
other-window-no-answer = the other window did not respond
others-could-read = others may read this file, but not what would be written to it
outlook-even = even
outlook-least = { $colour } at least even
outlook-open = open
outlook-wins = { $colour } wins
overlaps-piece-at = overlaps a { $of } piece at { $taken }
overtime-increment = { $time } added per move
overtime-moves =
    { $count ->
        [one] { $count } move in { $time }
       *[other] { $count } moves in { $time }
    }
overtime-periods =
    { $count ->
        [one] { $count } period of { $time }
       *[other] { $count } periods of { $time }
    }
overwrite = Replace
own-conflicts-first = resolve the merge conflicts in this record first
own-losses = My own classes of losses
own-piece-stands-where = the move ends on one of the player's own pieces
own-text = Custom text
page-about = About this game
page-after = Next record
page-after-move = After move { $number }
page-back = Back
page-before = Previous record
page-captures = Captures: { $counts }
page-chosen = Chosen: { $places }. “Play” plays it.
page-continuations = Continuations: { $count }
page-earlier = Previous comment
page-empty = { $place }, empty
page-end = End
page-first = Start
page-forth = Forward
page-game = Game
page-goes-on = Goes on with
page-hint = Hint
page-how = Tap the board, or move its ring with the arrow keys and press Enter, or type the move.
page-index = All records
page-instead = Instead of this move
page-later = Next comment
page-line-ends = End of the line
page-lit = The answer is in the part that is lit: columns { $a } to { $b }, rows { $c } to { $d }.
page-more = { $count } more …
page-move = Move { $number }: { $made }
page-moves = Moves
page-near = Only the part in use
page-next-move = Next move
page-next-problem = Next problem
page-no-hint = There is no further hint.
page-no-move = “{ $text }” is no move on this board.
page-node = node
page-not-in-record = { $places } is not in the record. Try another move.
page-nothing-chosen = Nothing is chosen.
page-numbers = Numbers of moves
page-of = Page { $number } of { $count }
page-one-problem = Problem
page-or-pass = Your move, such as { $example } or pass
page-play = Play
page-position = Position
page-problem = Problem { $number }
page-problem-of = Problem { $number } of { $count }
page-read = Read the record
page-record-broken = this is a published page, and the record in it is damaged
page-reply = { $made } is the reply.
page-right = Right so far.
page-save = Save the record
page-score = Score: { $counts }
page-show-solution = Show the solution
page-slider = Move
page-solution = Solution
page-solution-move = Solution: { $made }.
page-solve = Solve
page-solved = Right. The problem is solved.
page-stale = This address leads to nothing in this record: here is its beginning.
page-start = start
page-such-as = Your move, such as { $example }
page-table = Position as a table
page-taken = { $place } is taken.
page-that-is = That is the solution.
page-that-is-all = Solution: { $made }. That is all.
page-try-again = Try again
page-ways = Arrow keys, a swipe or a tap on the board go through the game.
page-wheel = Wheel steps
page-wrong = Wrong.
page-your-move = Your move
painter = Renderer
painter-auto = Automatic
painter-opengl = OpenGL
painter-software = Software
palette-found =
    { $count ->
        [one] { $count } command: { $first }
       *[other] { $count } commands: { $first }
    }
paper = Paper
paper-a4 = A4
paper-a5 = A5
paper-folded = Two pages on a side, to be folded
paper-letter = Letter
paper-letters = Letters
paper-letters-own = The program’s own
paper-margins = Margins in millimetres
paper-margins-usual = usual
parentheses-nest-more-than = parentheses are nested more than { $deep } levels deep
parenthesis-closes-nothing = closing parenthesis without an opening one
parenthesis-opens-nothing = opening parenthesis that starts no variation
part-corners = Corners of the part
part-corners-hint = Two corners, for example C3 F6
part-means-nothing = '{ $part }' was not understood
pass-although-move = a pass although a move is possible
passes-straight-through-junction = passes straight through a junction that another piece crosses
paste = Paste
paste-anyway = Paste anyway
paste-help = A copied variation is added after this node; any other text is opened as a new record.
paste-variation = Paste variation
paste-without-information = the game information of what is pasted does not come along: { $ids }
pasted = Pasted record
peg-stands-already = there is already a peg there
picture-copied = Board copied as a picture
picture-has-boxes = there is no font for { $letters }: the picture shows boxes instead; an .svg keeps them as text
picture-needs-suffix = the name of a picture must end in .svg, .png or .txt
picture-not-made = the picture could not be created ({ $cause })
picture-of-0-pixels = a picture cannot be 0 pixels wide or high
picture-pixels = a picture must be 1 to { $most } pixels in size, not { $size }
picture-too-large = a picture of { $width } by { $height } pixels is too large (the longest side can be at most { $most })
pictures = Pictures and diagrams
piece-1-may-not = piece 1 may not be placed in the centre
piece-already-used = piece { $piece } of { $name } has already been used
piece-chosen = Click a marked square to move there; Escape cancels
piece-fits-nowhere = { $piece }, fits nowhere
piece-goes-along-row = a piece moves along a row, column or diagonal
piece-goes-its-line =
    { $length ->
        [one] the piece moves one square, but the number of pieces on its line is { $pieces }
       *[other] the piece moves { $length } squares, but the number of pieces on its line is { $pieces }
    }
piece-in-hand = { $colour } { $piece }: Z and X rotate, F flips, Enter places it
piece-is-here = There is a piece here
piece-left = { $piece }, { $count } left
piece-left-fits-nowhere = { $piece }, { $count } left, fits nowhere
piece-moves-opponents = the piece moved belongs to the opponent
piece-opponent-stands-way = an opponent's piece is in the way
piece-peg = peg
piece-stands-here = There is a piece here; right-click to find its move
piece-stone = stone
pieces-left =
    { $count ->
        [one] { $colour }: { $count } piece left
       *[other] { $colour }: { $count } pieces left
    }
pieces-of =
    { $pieces ->
        [one] { $name }: { $pieces } piece
       *[other] { $name }: { $pieces } pieces
    }
pipe-without-reader = nobody reads from this pipe
pl-names-no-colour = PL is not a colour: { $text }
place-and-line = { $place } · line { $line }
place-and-move = { $place }, move { $number }
place-far = late in the game
place-in-game = game { $game }, { $at }
place-in-line = Position in this line
place-move = move { $moves }
place-of = { $at } of { $of }
place-start = start
place-variation = variation at move { $from }, move { $moves }
places-found =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
places-in-values =
    { $values ->
        [one] { $places } in { $values } value
       *[other] { $places } in { $values } values
    }
play = Play { $name } { $action }
play-2 = { $colour } to play
play-here = Play { $name }
play-moves =
    { $count ->
        [one] Play { $count } move
       *[other] Play { $count } moves
    }
play-through = Autoplay
played-against-rules = illegal move recorded: { $name } { $action }: { $why }
played-on = Played on { $point }
players = Players
players-of-gib-missing = the players are missing: this version reads them from the GIB file
plays = Press Enter to play { $text }
plays-twice-row = { $id } plays twice in a row
pm-none-0-1 = PM[{ $raw }] is not 0, 1 or 2
pod-arrow-nowhere = the arrow of { $stone } leads to its own square
pod-arrow-twice = the pod { $stone } has this arrow already
pod-chosen = Click a square to move there, a side of the pod to add a prong, or a prong to reposition it; Escape cancels
pod-enters-prongs-shown = a pod enters with prongs; it is shown as recorded
pod-enters-square-holds = a pod enters on a square occupied by the opponent
pod-enters-square-no = a pod enters on a square that is not one of its player's home squares
pod-has-moved-already = this pod has already moved
pod-has-no-prong = the pod has no prong on that side
pod-has-no-prong-2 = the pod has no prong { $letter }
pod-has-prong-side = the pod already has a prong on that side
pod-marked-twice = the pod { $stone } has a mark already
pod-on = The pod on { $place }
pod-opponent-stands-where = the move ends on an opponent's pod
pod-opponents = that pod belongs to the opponent
pod-was-put-up = this pod was set up together with others: erase it and set it up again
pods-different-squares-move = pods from different squares move in one turn
pods-on-the-board = on the board: { $pods }
point-at-choice = Point at a button to see the result.
point-is-nobodys = { $name } · click to mark it as neutral, as in a seki
point-is-nobodys-already = { $name } is neutral
point-is-somebodys = { $name } · click to count it again
point-not-board = the point is not on this board
point-not-on-board = { $point } is not on this board
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
points-2 = { $places } points
points-two-digits-so = points are written with two digits, so the board can have at most nine columns and rows
points-with-bonus = { $points } ({ $bonus } bonus)
press-keys = Press the new shortcut…
preview = Preview
previous-page = Previous page
print-it = Create and open
print-title = Print the record
prisoners = Prisoners
problems-a-sheet = Problems on a sheet
program-ended-while-was = { $target }: the program ended while saving it; the file is complete again
program-error = Internal error: { $what }. Your last action may not have been completed; save your work.
program-is = Open, study and annotate board-game records
progress-not-own = it is not a log written by this user
progress-too-much = it and the other logs have more than { $most } MB
progress-unread = { $path }: cannot be read ({ $error })
progress-utf-16 = it is in UTF-16: nothing is added to it until an editor saves it in UTF-8
properties = Properties
property-about-the-game = about the game
property-annotator = annotator
property-application = application
property-arrows = arrows
property-arrows-of-stones = arrows of stones
property-arrows-on-the-board = arrows on the board
property-bad-move = bad move
property-bases-of-black = bases of Black
property-bases-of-white = bases of White
property-black = Black
property-black-move = black move
property-black-stones = black stones
property-black-territory = black territory
property-board-size = board size
property-charset = charset
property-check-mark = check mark
property-chinese-handicap = Chinese handicap
property-circled-stones = circled stones
property-circles = circles
property-comment = comment
property-copyright = copyright
property-crossed-stones = crossed stones
property-crosses = crosses
property-cube-owner = cube owner
property-cube-value = cube value
property-date = date
property-dice = dice
property-dimmed-points = dimmed points
property-doubtful-move = doubtful move
property-emptied-points = emptied points
property-entered-by = entered by
property-evaluation-of-the-computer-s-move = evaluation of the computer's move
property-even-position = even position
property-event = event
property-execute-even-if-illegal = execute even if illegal
property-expected-next-move = expected next move
property-figure = figure
property-file-format-version = file format version
property-first-player = first player
property-fourth-player = fourth player
property-game = game
property-game-identifier = game identifier
property-game-name = game name
property-good-for-black = good for Black
property-good-for-white = good for White
property-good-move = good move
property-handicap = handicap
property-has-no-value = property { $name } has no value
property-holds-more = { $id } of this node also says “{ $value }”, which this command does not remove; 'unset { $id }' removes all of it
property-hotspot = hotspot
property-initial-position = initial position
property-interesting-move = interesting move
property-inverted-y-axis = inverted y-axis
property-komi = komi
property-komi-in-halves = komi in halves
property-labels = labels
property-length-of-an-overtime-period = length of an overtime period
property-letters = letters
property-lines = lines
property-losing-on-time-is-enforced = losing on time is enforced
property-marks = marks
property-match-information = match information
property-move-number = move number
property-move-of-blue-old-pentobi = move of blue (old Pentobi)
property-move-of-green-old-pentobi = move of green (old Pentobi)
property-move-of-red-old-pentobi = move of red (old Pentobi)
property-move-of-the-first-colour = move of the first colour
property-move-of-the-fourth-colour = move of the fourth colour
property-move-of-the-second-colour = move of the second colour
property-move-of-the-third-colour = move of the third colour
property-move-of-yellow-old-pentobi = move of yellow (old Pentobi)
property-moves-left-for-black-in-this-period = moves left for Black in this period
property-moves-left-for-the-first-colour-in-this-period = moves left for the first colour in this period
property-moves-left-for-the-fourth-colour-in-this-period = moves left for the fourth colour in this period
property-moves-left-for-the-second-colour-in-this-period = moves left for the second colour in this period
property-moves-left-for-the-third-colour-in-this-period = moves left for the third colour in this period
property-moves-left-for-white-in-this-period = moves left for White in this period
property-moves-of-an-overtime-period = moves of an overtime period
property-name = { $id }: name
property-needs-value = a property needs a value
property-node-name = node name
property-opening = opening
property-operator-overhead = operator overhead
property-overtime = overtime
property-pieces-of-the-first-colour = pieces of the first colour
property-pieces-of-the-fourth-colour = pieces of the fourth colour
property-pieces-of-the-second-colour = pieces of the second colour
property-pieces-of-the-third-colour = pieces of the third colour
property-place = place
property-player-to-move = player to move
property-print-mode = print mode
property-prongs-of-each-player = prongs of each player
property-rank-of-black = rank of Black
property-rank-of-the-first-player = rank of the first player
property-rank-of-the-fourth-player = rank of the fourth player
property-rank-of-the-second-player = rank of the second player
property-rank-of-the-third-player = rank of the third player
property-rank-of-white = rank of White
property-region = region
property-removed-pods = removed pods
property-reserve-pods-of-each-player = reserve pods of each player
property-result = result
property-round = round
property-rules = rules
property-search-for-the-move = search for the move
property-second-player = second player
property-secure-stones = secure stones
property-selected-points = selected points
property-self-test-moves = self-test moves
property-settings = settings
property-setup-type = setup type
property-sigma = sigma
property-source = source
property-species-of-black = species of Black
property-species-of-white = species of White
property-squared-stones = squared stones
property-squares = squares
property-stands-after-variation = a property comes after a variation of its node
property-start-viewing-here = start viewing here
property-style-of-variations = style of variations
property-superprongs-of-each-player = superprongs of each player
property-team-of-black = team of Black
property-team-of-the-first-player = team of the first player
property-team-of-the-fourth-player = team of the fourth player
property-team-of-the-second-player = team of the second player
property-team-of-the-third-player = team of the third player
property-team-of-white = team of White
property-territory-count = territory count
property-third-player = third player
property-time-left-for-black = time left for Black
property-time-left-for-the-first-colour = time left for the first colour
property-time-left-for-the-fourth-colour = time left for the fourth colour
property-time-left-for-the-second-colour = time left for the second colour
property-time-left-for-the-third-colour = time left for the third colour
property-time-left-for-white = time left for White
property-time-limit-in-seconds = time limit in seconds
property-triangled-stones = triangled stones
property-triangles = triangles
property-unclear-position = unclear position
property-value-of-the-position = value of the position
property-visible-part-of-the-board = visible part of the board
property-white = White
property-white-move = white move
property-white-stones = white stones
property-white-territory = white territory
property-who-adds-stones = who adds stones
proposed-dead-stones = Stones that look dead are faded. Click stones to change that, or an empty point to make it neutral, such as an eye in a seki.
protected = write-protected
publish-address = Web address, for a feed
publish-analysis = Engine data
publish-asks = Ask problems before showing them
publish-booklet = Booklet to print (.pdf)
publish-both-booklets = --answers both is for a file that ends in .pdf; a page has its answers in it
publish-carries = The page contains the record, with the parts chosen here.
publish-comments = Comments
publish-copy-kept = { $path }: the file that had this name was not as Variorum made it; a copy of it is kept as { $copy }
publish-encoder = the file cannot be created: { $why }
publish-folder-of = All records in its folder
publish-game = Game
publish-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
publish-gif = Animation (.gif)
publish-has-private = properties of programs, such as engines (private)
publish-has-times = clock times (times)
publish-hexwiki = Diagram for the Hex wiki
publish-how-much = Scope
publish-it = Publish
publish-latex = Diagram for LaTeX (igo)
publish-line = This line only
publish-margins = margins are 0 to { $most } millimetres
publish-markdown = Markdown
publish-no-file-named = Name a file.
publish-no-folder = { $path }: several records become a folder of pages, or one book in a .pdf file; name a folder or such a file
publish-no-folder-named = Name a folder.
publish-no-font = is not a font
publish-no-game = there is no game { $number }; the record has { $games }
publish-no-problem = there is no problem { $number }; problems that can be asked: { $problems }
publish-nothing-asked = there are no problems whose answers are known
publish-one-record = text can be made from one record only; a folder becomes a folder of pages
publish-onward = From this position on
publish-other-font = --font FILE adds a font
publish-other-suffix = { $path }: a file in this format needs the extension .{ $suffix }
publish-own-source = { $path }: this is the record that is published; name another file
publish-own-title = Title
publish-page = Web page to step through (.html)
publish-png = Animation, more colours (.png)
publish-problems-one-file = numbers of problems, --sort and --seed are for one file, such as sheet.pdf
publish-problems-wrong = use { $words }, or numbers such as 1-12,20
publish-prunes = Remove pages whose record is gone
publish-record = Whole record
publish-says-why = 'variorum study judge' says why
publish-senseis = Diagram for Sensei’s Library
publish-sheet-holds = The problems of all records in this folder and its subfolders, as saved.
publish-sheets = Problems on sheets, to be solved
publish-site =
    { $count ->
        [one] { $count } page, { $written } written
       *[other] { $count } pages, { $written } written
    }
publish-site-holds = One page for each record in this folder and its subfolders, and an index. Files are used as saved; only changed pages are rewritten.
publish-size = Size: { $size }
publish-size-coming = Working out the size…
publish-stopped = stopped
publish-suffixes = the file extension sets the format: use .html, .pdf, .png or .gif, or --as
publish-text = Plain text
publish-this-game = This game
publish-time-limit = Time limit
publish-title = Publish the record
publish-to-folder = Folder
publish-too-long = an animation can show at most { $most } moves, and this line has { $moves }
publish-travels = the page also has { $what } of the record: --without leaves them out
publish-travels-pages = { $pages } pages also have { $what } of their records, that of { $first } first: --without leaves them out
publish-two-files = two files cannot be written to standard output
publish-unasked =
    { $count ->
        [one] { $count } game is left out, since no answer to it is known: { $which }
       *[other] { $count } games are left out, since no answers to them are known: { $which }
    }
publish-unfit = { $form } cannot draw boards of { $game }
publish-unsaved = It includes your unsaved changes.
publish-variations = Variations
publish-what = Format
publish-with = Include
published-files = Published files
published-folder = { $folder } pages
published-graph-lead = Black's lead by { $source }
published-graph-rate = Black's win rate by { $source }
published-loss-best = { $lost }; best was { $best }.
published-loss-points = Points lost: { $points }
published-loss-rate = Win rate lost: { $rate } %
put-link-in = Add a link to { $other }
put-up = Place
quotation-not-closed = missing closing quotation mark
rank = Rank
rank-of = { $player }: rank
read-again = Reopen
read-as = Reopen with encoding
read-as-2 = { $id }[{ $raw }] is read as { $clean }
read-as-3 = { $written } is read as { $id }
read-otherwise = the record is now read as { $name }; { $guessed } was a guess and does not have { $characters }
read-way-file-has = In that encoding the file has a different structure, so your changes cannot be kept; save or undo them first
reading = Reading { $path }
recent = Recent
record-copied = Record copied as text
record-damaged =
    { $count ->
        [one] { $name } is damaged: { $count } issue; see 'variorum check'
       *[other] { $name } is damaged: { $count } issues; see 'variorum check'
    }
record-has-all-already = this record already contains all of it
record-is-no-picture = { $path }: a record cannot be saved as .{ $suffix }; 'variorum publish' and 'variorum render' make pages, booklets and pictures
record-names-no-encoding = the record does not name an encoding, so it can only hold ASCII text
record-not-written-over = { $name }: a record cannot replace a file of another format
record-stored-as-already = the encoding of this record is already { $ca_name }
record-stored-as-encoding = the encoding of this record is { $charset }; use 'encoding' to change it
record-would-be-misread = the record would no longer be read as { $label } when reopened; use 'encoding UTF-8' to convert it and name its encoding
recorded-and-proved = { $recorded } as recorded, { $proved } as proved
records = Game records
records-counted =
    { $count ->
        [one] { $count } record
       *[other] { $count } records
    }
records-game-have-no = records of this game contain no passes: the next colour simply plays
records-shown =
    { $count ->
        [one] { $shown } of { $count } record
       *[other] { $shown } of { $count } records
    }
redo = Redo
redone = Redone: { $title }
regex-class-never-closed = '[' is never closed
regex-escape = unknown escape after '\'
regex-flag = unknown group or flag after '(?'
regex-group-name = invalid group name
regex-larger-first = in a repetition range the smaller number must come first
regex-never-closed = '(' is never closed
regex-never-opened = ')' was never opened
regex-not-known = it contains something that is not supported
regex-nothing-repeated = a repetition has nothing to repeat
regex-other = it is too long or invalid
regex-repetition = invalid repetition count
regex-wrong-range = a range in '[ ]' is backwards or not between two characters
region-board = Board area
region-comment = Comment panel
region-footer = Status bar
region-header = Toolbar
regular-expression = Regular expression
reload-instead = Discard my changes and reload
remove = Remove { $word } { $ends }
remove-all-marks = Remove all marks
remove-at = Remove { $mark } at { $places }
remove-at-2 = Remove { $mark } at { $stones }
remove-chosen = Remove
remove-label-at = Remove label at { $name }
remove-marks = Remove marks
remove-marks-at = Remove marks at { $places }
remove-property = Remove { $id }
remove-value = Remove value { $number } of { $id }
removed-analysis =
    { $count ->
        [one] removed { $count } byte of analysis ({ $counted }): { $before } bytes before, { $after } now
       *[other] removed { $count } bytes of analysis ({ $counted }): { $before } bytes before, { $after } now
    }
removed-annotations =
    { $count ->
        [one] removed { $count } annotation
       *[other] removed { $count } annotations
    }
removed-comments =
    { $count ->
        [one] removed { $count } comment or name
       *[other] removed { $count } comments and names
    }
removed-empty-nodes =
    { $count ->
        [one] removed { $count } empty node
       *[other] removed { $count } empty nodes
    }
removed-markup =
    { $count ->
        [one] removed { $count } markup property
       *[other] removed { $count } markup properties
    }
removed-nodes =
    { $count ->
        [one] { $count } node
       *[other] { $count } nodes
    }
removed-private =
    { $count ->
        [one] removed { $count } private property
       *[other] removed { $count } private properties
    }
removed-times =
    { $count ->
        [one] removed { $count } clock time
       *[other] removed { $count } clock times
    }
removed-variations =
    { $count ->
        [one] removed { $count } node in variations
       *[other] removed { $count } nodes in variations
    }
removed-words =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
rename = Rename { $id } to { $to }
reopen = Reopen tabs at startup
repair = Fix
repair-2 = Fix: { $title }
repair-all = Fix all issues
repair-everything = Fix all issues
repair-this = Fix this as shown; can be undone
replace-all = Replace all
replace-one = Replace this one
replace-too = Replace
replace-with = Replace with
replaced-but-left =
    { $left ->
        [one] { $message }; one more matching value was left unchanged
       *[other] { $message }; { $left } more matching values were left unchanged
    }
replaced-time =
    { $count ->
        [one] replaced { $count } match
       *[other] replaced { $count } matches
    }
replaced-too-long = the record would grow by more than 256 MB; nothing was replaced
replaces-here-only = Replaces only in the current record
repositioned-prong-normal-one = a repositioned prong is a normal prong
resigns-in-variation = nobody can resign in a variation: the result belongs to the main line
restore = Restore
restore-all = Restore all
result = Result
result-2 = result { $result }
result-by-points = { $player } wins by …
result-draw = Draw
result-exceeds-board = RE[{ $raw }] is more points than there can be
result-here = This position: { $message }
result-in-words = the result of this game was written by hand: “{ $old }”; replace it with 'info RE …'
result-not-understood = the result '{ $result }' is not understood
result-of-game = Start of the game: { $message }
result-points = By points
result-removed = No winner any more: the result was removed from the game info
result-unknown = Result unknown
result-was = the result was { $old }, and is { $result } now
result-written = { $result }: added to the game info
results = Results
results-contradiction = contradiction
results-hidden = Results are now shown only after the last move
results-no-file = results can be written into files only
results-open =
    { $open ->
        [one] { $open } open end
       *[other] { $open } open ends
    }
results-shown = Results are now always shown
results-written =
    { $count ->
        [one] { $count } result written
       *[other] { $count } results written
    }
right-button-puts-up = { $click }, right-click to place { $other }
root-no-move-looks = "{ $raw }" in the root node is not a move; it looks like a name
round = round { $round }
row-of-count = { $name }: { $black } to { $white }
rules-game-not-known = the rules of this game are not supported, so the position on its board is not known
rules-known-so-not = the rules of { $name } are built in, so it cannot be described in a file
rules-unjudged = the rules of this game are not supported: moves are shown as recorded and not checked
said-both = { $ours }
    and in the comment: { $theirs }
said-deleted = Deleted, with all that follows: { $what }
said-empty-node = a node without a move
said-nothing = (nothing)
same-colour-moves-again = the same colour plays again after its turn
same-moves-as-game = the same moves as in game { $first }
same-part = Same part of the board
same-position = Same position
same-position-was-board = this repeats an earlier position
sample = Sample record: { $title }
sample-go-1 = A quiet game on the small board
sample-go-10 = And keeps Black from closing the right side.
sample-go-11 = Black takes the lower right corner and leaves the two white stones little room.
sample-go-12 = The two stones have only two liberties left, j5 and j4. The variation shows that they cannot get out. Black need not take them yet.
sample-go-13 = Black slides in under the white side. Small boards are won along the edges.
sample-go-14 = The three black stones on the first line have one liberty left, f1: they are in atari.
sample-go-15 = So Black connects.
sample-go-16 = The upper right: both sides push until the border is closed.
sample-go-17 = The left edge. Where borders meet the edge a single move is often worth several points.
sample-go-18 = The last border is closed, and both players pass.
sample-go-19 = The count
sample-go-2 = Two players take turns to place a stone on an intersection. Chains without an empty adjacent point (a liberty) are captured. Whoever surrounds more in the end wins.
sample-go-20 = White plays no more in Black's area, and the two stones on the right are dead: they are removed without another move.
sample-go-21 = Black has 13 points and 2 prisoners, 15 in all. White has 12 points and 6.5 for moving second, 18.5. White wins by 3.5.
sample-go-22 = No way out
sample-go-23 = White pulls one stone along the edge ...
sample-go-24 = { "." }.. and now has four stones with one liberty.
sample-go-25 = Taken, all four. They go to Black's prisoners.
sample-go-3 = A small board shows the whole of it in sixty moves: where to begin, how borders are drawn, what an atari is, and how to count.
sample-go-4 = On a small board the middle point looks at all four corners at once.
sample-go-5 = White approaches from below, one line away: whoever holds the centre should not get the lower side as well.
sample-go-6 = Black looks at the right side and keeps the white stone small.
sample-go-7 = And White keeps a base on the other side. The two white stones help each other along the fourth and third lines.
sample-go-8 = After four moves here the border is drawn: Black above, White below.
sample-go-9 = White goes into the upper right, where Black has nothing yet.
samples = Samples
save = Save
save-all = Save all
save-changes = Save changes to { $one }?
save-changes-many = Save changes to { $count } records?
save-or-undo-first = Save or undo your changes before reloading the file
save-title = Save record as
save-was-cut-off = { $path }: the program ended while saving it; opening it in the window, or changing it with a command, restores it
saved = Saved
say-where-to-set-up = { $why }: use --here or --new-node
scope = Search in
scope-game = This game
scope-open = All open records
scope-record = All games in this file
score-line = score: { $scores }
search-guide = Search the guide
seconds-a-move = Autoplay: seconds per move
sentence-end = { "." }
sentence-gap = { " " }
set = Set { $id }
set-up = Set up position
set-up-more-than-2 = { $place } is set up more than once in this node
setting-has-wrong-value = a setting has an invalid value ({ $cause })
setting-up = Setup: { $colour } (Ctrl+2 changes it)
settings = Settings
settings-advanced = Advanced
settings-appearance = Appearance
settings-board = Board
settings-built-in-instead = { $path }: these settings are invalid, so their defaults are used: { $names }
settings-cannot-read = { $path }: the settings cannot be read ({ $error })
settings-could-not-understood = the settings file is invalid ({ $cause }); it was kept as { $kept }
settings-could-not-understood-2 = { $path }: the settings file is invalid ({ $cause }) and could not be kept under another name ({ $error })
settings-engine = Engine data
settings-file = All settings are stored in { $file }, with a comment for each. A new renderer is used from the next start.
settings-files = Files
settings-moves = Moves
settings-out-of-range = { $path }: these settings are out of range, so the nearest possible values are used: { $names }
settings-too-long = { $path }: these settings are too long, and only a part of them counts: { $names }
settings-tree = Tree
settle-conflicts = Resolve conflicts
setup-at = { $place } · set up { $colour }: pick up a piece, or click a piece to remove or recolour it
setup-in-tray = Setting up { $colour }. Click another colour to change it
setup-node = Setup
setup-says-no-holes = setup cannot record which squares have been removed
setup-says-where-pegs = setup records only the pegs, and other links would come with them
several-ways = "{ $text }" can be placed in { $ways } ways: type all its points, separated by commas
severity-error = error
severity-note = note
severity-warning = warning
sgfc-says = Same as SGFC message { $number }.
shared-colour = { $colour }: { $player } next
sharing-and-ko = In Go, moves forbidden by repetition are then not taken into account
sheet-answers = Answers
sheet-answers-both = In a second file
sheet-answers-end = At the end
sheet-answers-none = None
sheet-fewer =
    { $count ->
        [one] { $count } problem is on a page, not { $wanted }
       *[other] { $count } problems are on a page, not { $wanted }
    }
sheet-name = Name:
sheet-no-answer = The record has no answer to { $numbers }.
sheet-order = Order { $seed }
sheet-order-file = As in the file
sheet-order-name = Order
sheet-order-shuffled = Shuffled
sheet-order-title = By title
sheet-problems = Problems
sheet-problems-all = all, or 1-12,20
sheet-shuffle = Shuffle again
sheet-texts = Texts in full
sheet-with-answers-name = { $name } with answers
show-again = Show { $places } again
show-conflicts = Show the conflicts
show-everything = Show all branches
show-more-lines = Show these lines
show-part-board = Show part of the board
show-what-follows = Following moves are hidden. Show them
show-whole-board = Show the whole board
shows-all = Drag over the part of the board to show; click to show the whole board
sign-in-property-name = { $id } has a '{ $sign }', which no property name may have
single-pod-not-written = capturing only one pod without prongs out of several cannot be recorded: spare it first, or capture all
site-address = { $address }: an address begins with http:// or https:// and has no blanks, ? or #
site-board = Board
site-date = Date
site-event = Event
site-find = Find players, events, years …
site-game = Game
site-gone = { $page }: the record of this page is gone
site-gone-counted =
    { $count ->
        [one] { $count } page has no record any more
       *[other] { $count } pages have no record any more
    }
site-none = No record has all of these words.
site-not-removable = { $page }: its record is gone, but it cannot be removed ({ $error })
site-not-removed = { $page }: its record is gone, but it is not the page that was published; it stays
site-players = Players
site-prune-another = { $folder }: no page of this site was made from these records, so --prune would remove all of its pages; nothing was published or removed (publish without --prune first if that is what you want)
site-prune-nothing = { $folder }: no records were found, so --prune would remove every page; nothing was published or removed
site-records =
    { $count ->
        [one] { $count } record
       *[other] { $count } records
    }
site-removed = { $page }: removed, as its record is gone
site-result = Result
site-sort = Sort the records
size-by = { " " }by 
size-kilobytes = { $count } kB
size-megabytes = { $count } MB
size-of-everything = Scale
slow-disk = The disk is slow: still writing { $path }. You can go on.
snap = Snap to legal positions
snaps = The selected piece now snaps to legal positions
snaps-not = The selected piece now stays under the pointer
sniffed-7-zip-archive = a 7-Zip archive
sniffed-binary = a binary file
sniffed-bzip2-archive = a bzip2 archive
sniffed-database = a database
sniffed-film-or-a-picture = a video or a picture
sniffed-gif-picture = a GIF picture
sniffed-gzip-archive = a gzip archive
sniffed-icon = an icon
sniffed-jpeg-picture = a JPEG picture
sniffed-office-document = an office document
sniffed-pdf-document = a PDF document
sniffed-png-picture = a PNG picture
sniffed-postscript-document = a PostScript document
sniffed-program = a program
sniffed-rar-archive = a RAR archive
sniffed-sound = an audio file
sniffed-sound-or-film = an audio or video file
sniffed-tar-archive = a tar archive
sniffed-tiff-picture = a TIFF picture
sniffed-webp-picture = a WebP picture
sniffed-xz-archive = an xz archive
sniffed-zip-archive = a ZIP archive
sniffed-zstandard-archive = a Zstandard archive
something-stands-already = this point is already occupied
sort-by = Sort by: { $column }
sort-by-what = Sort by
sort-games = Sort games
sought-annotation = an annotation
sought-comment = a comment
sought-hotspot = a hotspot
sought-markup = markup
sought-setup = setup
source = Source
source-drawing = a position as text ({ $form })
source-link = a HexWorld link
source-moves =
    { $count ->
        [one] a list of { $count } move of { $game }
       *[other] a list of { $count } moves of { $game }
    }
source-page = a published page
source-record =
    { $games ->
        [one] a record with { $games } game
       *[other] a record with { $games } games
    }
source-server = a game in { $format } format
sources-disagree = { $id } is { $kept } by another line of the file; { $value } was left out
split-into =
    { $games ->
        [one] { $games } game written to its own file in { $folder }
       *[other] { $games } games written to their own files in { $folder }
    }
split-stopped = Stopped: { $done } of { $games } files were written to { $folder }
splitting = Splitting into { $folder }
spoken = Screen reader announcements
spoken-and-more = { $list } and { $count } more
spoken-arrow-between = arrow from { $from } to { $to }
spoken-captures =
    { $count ->
        [one] Captures { $count }
       *[other] Captures { $count }
    }
spoken-child = node { $number }
spoken-closed = closed
spoken-continuations =
    { $count ->
        [one] { $count } continuation
       *[other] { $count } continuations
    }
spoken-continuations-named =
    { $count ->
        [one] { $count } continuation: { $list }
       *[other] { $count } continuations: { $list }
    }
spoken-empty = empty
spoken-end = End of the line
spoken-full = Everything
spoken-good-for = good for { $colour }
spoken-has-comment = Has a comment
spoken-label = label { $label }
spoken-label-at = { $label } at { $place }
spoken-last-move = last move
spoken-line-between = line from { $from } to { $to }
spoken-mark-at = { $mark } { $place }
spoken-marked = Marked: { $list }
spoken-move = Move { $number }: { $colour } { $text }
spoken-node = After move { $number }
spoken-over = The game is over
spoken-pods =
    { $count ->
        [one] { $count } pod
       *[other] { $count } pods
    }
spoken-setup = Setup after move { $number }
spoken-short = Move only
spoken-start = Start
spoken-start-setup = Start, with setup
spoken-territory = territory of { $colour }
spoken-to-play = { $colour } to play
spoken-usual = Also the start of comments
spoken-won = { $colour } has won
spoken-won-by = { $colour } has won by { $what }
square-board-lines-written = a square board of size { $columns } is written as two numbers
square-is-gone = the move ends on a removed square
square-jumped-twice-one = a square is jumped over twice in one turn
square-not-board = the square is not on this board
square-path-not-board = a square on the path is not on this board
stamp-in-words = { $size }, modified { $time }
standard-input = standard input: { $error }
standard-input-2 = standard input
standard-input-empty = standard input is empty
standard-input-larger-than = standard input is larger than 4 GiB
standard-output = standard output: { $error }
standard-output-has-no = standard output has no file name to tell the format: use --format svg, png or txt
stands-below-other-game = { $id } comes after a node that already has game info
start = Start
start-of-pieces = Starting position
start-usual = standard
step-goes-neighbouring-square = a step moves to a neighbouring square or jumps over one
stone-is-dead = { $name } · click to mark these stones as dead
stone-is-here = There is a stone here
stone-lives = { $name } · click to mark these stones as alive
stone-stands-already = there is already a stone there
stone-stands-here = There is a stone here; right-click to find its move
stones = Stones
stones-of = { $name }: { $list }.
stones-set-up-after = stones are set up after the root node
stop = Stop
store-as = Change encoding to { $ca_name }
store-as-utf-8 = Change encoding to UTF-8
stored-as-record-could = saved as { $goal }, the record's encoding would not be recognised again
strip-private = Remove private properties
strip-times = Remove clock times
strip-variations = Remove variations
study-again-on =
    { $count ->
        [one] { $count } question is due again on { $date }.
       *[other] { $count } questions are due again on { $date }.
    }
study-all-again = Repeat all
study-all-blamed = every move here is marked as wrong, so this is not asked
study-all-points = Points: { $points } of { $of }
study-all-sides = All sides
study-answered-elsewhere = The question before was answered in another window or on another computer.
study-as-recorded = As the record says
study-as-wished = as wished
study-ask-guess = { $colour } to play: where was the next move?
study-ask-mistakes = { $colour } to play: find a better move
study-ask-problem = { $colour } to play
study-ask-repertoire = { $colour } to play: which move is in the record?
study-ask-worst = Ask what fails most
study-at-forks =
    { $count ->
        [one] { $marks } at { $count } fork of the game
       *[other] { $marks } at { $count } forks of the game
    }
study-back-to-session = Back to the session
study-begin = Start session
study-broken-lines =
    { $count ->
        [one] { $count } line of { $path } cannot be read and is left as it is: line { $line }
       *[other] { $count } lines of { $path } cannot be read and are left as they are; the first is line { $line }
    }
study-buried = The question before is put off until tomorrow. Ctrl+Z takes that back.
study-bury = Not today
study-by-all = Every line is right
study-by-board = Who won on the board
study-by-chance = Random replies
study-by-end = Lines that end with the solver’s move are right
study-by-key = by key
study-by-main-line = The main line is right
study-by-words = The first word of comments
study-calendar =
    { $count ->
        [one] { $count } answer in the weeks shown
       *[other] { $count } answers in the weeks shown
    }
study-cards = Ask these moves again on later days
study-centre = Centre only
study-choice-not-marked = another move here is marked as right, and of this one nothing is said
study-choose-folder = Choose a folder…
study-collections = Study
study-corner = Corner only
study-counts = { $due } due, { $new } new
study-counts-here = { $due } due today, { $new } new
study-counts-of =
    { $count ->
        [one] { $count } question: { $due } due today, { $new } new, { $later } later
       *[other] { $count } questions: { $due } due today, { $new } new, { $later } later
    }
study-depth = Moves from the start
study-done =
    { $count ->
        [one] Done: { $right } of { $count } right first time.
       *[other] Done: { $right } of { $count } right first time.
    }
study-due-on = { $date }: { $count } due
study-easy = Easy
study-elsewhere = Your answers are saved in { $path } ({ $why }).
study-every = all
study-failed = Wrong.
study-failed-times =
    { $count ->
        [one] { $at }: wrong { $count } time
       *[other] { $at }: wrong { $count } times
    }
study-folder-listed = Study this folder
study-folder-missing = There is no folder { $path }
study-fsrs = When you are about to forget it (FSRS)
study-give-hint = Hint
study-go-on = Go on
study-good = Right: next
study-guess = Guess the moves of a game
study-guesses = moves to guess
study-hard = Hard
study-hint = The answer is in the highlighted area, from { $from } to { $to }.
study-hint-piece = The piece is { $piece }.
study-hint-word = The answer is not a move on the board.
study-illegal-move = this move is illegal
study-in-all = In all
study-is-right = It is right
study-is-wrong = It is wrong
study-judged-by =
    { $count ->
        [one] { $count } game judged by “{ $name }”, for example: { $shown }
       *[other] { $count } games judged by “{ $name }”, for example: { $shown }
    }
study-key-not-now = { $key } does nothing here: the buttons show what can be done.
study-keys = Play with the arrow keys and Enter, or type the move. F2 gives a hint, F3 shows the solution, F4 marks it easy, F5 goes on, Ctrl+Z takes the last answer back, Ctrl+B puts the question off until tomorrow, Ctrl+Shift+B for good, F6 looks round after the answer, F7 shows the whole board, Escape closes.
study-keys-pieces = Letters pick pieces up; to type a move, click into the field first.
study-keys-play = Play with the arrow keys and Enter, or type the move. F2 gives a hint, F3 shows the move, F5 goes on, Ctrl+Z takes the last guess back, F6 looks round after the answer, Escape closes.
study-ladder = After 1, 3, 7, 14, 30, 90 and 180 days
study-later-lines = { $path }: some lines were written by a newer version; they are left as they are
study-leads-on = leads to the answer
study-leaf-colour = no marks; the main line ends with the opponent's move, another with the solver's
study-leaf-colours =
    { $count ->
        [one] no marks; { $count } first move has a line that ends with the solver’s move
       *[other] no marks; { $count } first moves have lines that end with the solver’s move
    }
study-leave = Close
study-leaves-at-once = nothing in the joseki collection starts like this
study-leaves-often =
    { $count ->
        [one] { $count } game leaves { $region } with { $played }; the joseki collection has { $known }
       *[other] { $count } games leave { $region } with { $played }; the joseki collection has { $known }
    }
study-leaves-often-in-corners =
    { $count ->
        [one] { $count } game, { $corners } corners: leaves { $region } with { $played }; the joseki collection has { $known }
       *[other] { $count } games, { $corners } corners: leave { $region } with { $played }; the joseki collection has { $known }
    }
study-leaves-there = { $region }: leaves the joseki collection at move { $number } with { $played }; it has { $known }
study-left-out =
    { $count ->
        [one] { $count } game is left out, since no answer to it is known ('variorum study judge' says why)
       *[other] { $count } games are left out, since no answers to them are known ('variorum study judge' says why)
    }
study-left-out-here =
    { $count ->
        [one] { $count } game is left out: { $place }: { $why }
       *[other] { $count } games are left out; the first is { $place }: { $why }
    }
study-left-over =
    { $count ->
        [one] { $count } question is left.
       *[other] { $count } questions are left.
    }
study-line-ends-there =
    { $moves ->
        [one] { $region }: the line of the joseki collection ends after its only move
       *[other] { $region }: the line of the joseki collection ends after { $moves } moves
    }
study-lines-doubtful =
    { $count ->
        [one] the clock was wrong: { $count } answer is dated before 2026, more than a day in the future, or against the order of the log. It is kept, and counts at the time of the one next to it, or from its own day on. If the date of this computer is wrong, set it
       *[other] the clock was wrong: { $count } answers are dated before 2026, more than a day in the future, or against the order of the log. They are kept, and count at the times of those next to them, or from their own days on. If the date of this computer is wrong, set it
    }
study-lines-won =
    { $count ->
        [one] { $count } line is won on the board
       *[other] { $count } lines are won on the board
    }
study-list-keys = Keys
study-look-round = Look round
study-looking = Looking for questions…
study-looking-off = Your own move: the record does not go on here
study-looking-round = Looking round: { $colour } to play
study-main-line = no marks; the main line ends with the solver's move
study-marks-disagree = a mark of another convention contradicts this
study-mistakes = Find better moves than those marked as bad
study-mistakes-made = better moves to find
study-moment =
    { $away ->
        [one] Move { $number }: { $away } line away from { $played }.
       *[other] Move { $number }: { $away } lines away from { $played }.
    }
study-more = Other questions
study-move-before = Previous move
study-never-leaves-there =
    { $moves ->
        [one] { $region }: the only move there is in the joseki collection
       *[other] { $region }: all { $moves } moves there are in the joseki collection
    }
study-new-a-day = New questions a day
study-new-shared = All starter problems, and records without a file, share this number: those begun today in any of them count.
study-new-today =
    { $count ->
        [one] { $count } of the new ones is asked today; the others come on later days.
       *[other] { $count } of the new ones are asked today; the others come on later days.
    }
study-next = Next
study-next-day = ; the next one on { $date }
study-next-here = ; { $many } on { $date }
study-next-move = Next move
study-next-solution = Next right line
study-no-collections = Choose a folder of problems, openings or games. Your progress is saved next to them.
study-no-convention = nothing is marked, and no line ends with the solver’s move, so what is right is unknown
study-no-file = This record has no file, so your answers are not saved.
study-no-folder = { $path } is a file, not a folder
study-no-hint = There is no further hint.
study-no-moment = '{ $text }' is not a date and a time, such as 2026-11-21T22:00:00+01:00
study-no-moves = there is a position, but no move
study-no-problem = no position with stones of both sides is set up before the first move
study-no-problem-pieces = no position with pieces of several sides is set up before the first move
study-no-records = There are no records in this folder.
study-no-side = no game here has a side called '{ $named }'; the sides are { $colours }
study-no-such-place = This path does not exist.
study-no-such-year = '{ $text }' is outside the years that count here, { $first } to { $last }
study-nobody-moves = { $name }: there are no moves in this game
study-none-asked = No questions were asked.
study-none-marked = no move here is marked as right, so these moves are not judged
study-not-all = The folder is large: questions come from part of it only.
study-not-due = Nothing is due. You can still practise; it won’t change the schedule.
study-not-kept = Your answer could not be saved ({ $error }).
study-not-understood = the moves have words or marks that do not clearly say which is right, so what is right is unknown
study-nothing = No questions: there are no moves to find here.
study-nothing-left-back = Nothing is left to take back in this session.
study-nothing-to-put-off = A game that is only guessed comes on no day: there is nothing to put off.
study-number = Question { $number } of { $count }; { $left } left
study-of = Study: { $name }
study-of-folder = Study: folder { $name }
study-off = This move is not in the record.
study-off-unjudged = This move is in the record, but not judged.
study-on-day =
    { $count ->
        [one] { $date }: { $count } answer
       *[other] { $date }: { $count } answers
    }
study-once = The same position in several games counts as one question.
study-one-hinted = solved with a hint
study-one-move-each = no marks, and branches of one move: all are answers
study-one-right = right
study-one-wrong = wrong
study-only-illegal = the only right answers here are illegal moves, so this is not asked
study-open-folder = Study this folder: { $name }
study-opened-behind = { $name } was opened: it is there when you close this page.
study-outside = this move belongs to no question: only choices at forks are marked
study-pace = Next move after
study-path = Path of a folder or a record
study-plays-nothing = nothing
study-points = ; points: { $points } of { $of }
study-portion =
    { $count ->
        [one] { $count } question now: what is overdue comes in portions, and nothing new until it is done.
       *[other] { $count } questions now: what is overdue comes in portions, and nothing new until it is done.
    }
study-positions = positions of a repertoire
study-practise = Practise
study-problem = Solve problems
study-problems = problems
study-region-board = the whole board
study-region-lower-left = the lower left
study-region-lower-right = the lower right
study-region-upper-left = the upper left
study-region-upper-right = the upper right
study-remove-from-list = Remove from the list
study-removed-from-list = { $name } is no more on the list. What was learned there stays, and counts when it is studied again.
study-repeated =
    { $count ->
        [one] { $count } retry.
       *[other] { $count } retries.
    }
study-repertoire = Recall a repertoire
study-resume = Ask again
study-retry = Try again
study-round-needs-answer = To look round, answer first: play a move, or show the solution with F3.
study-said-by-letters = the comment says what is right, but the moves are not marked, so they are not judged
study-same-position = the same position is judged differently elsewhere
study-say-also = Also good, but not the move that was played.
study-say-away =
    { $count ->
        [one] Wrong, { $count } line away.
       *[other] Wrong, { $count } lines away.
    }
study-say-illegal = Illegal move: not counted as an answer.
study-say-illegal-here = Illegal move.
study-say-mirrored = Right: the same move in a mirror.
study-say-no-pass = A pass is no answer here: it does not count.
study-say-on = Right so far. Go on.
study-say-refuted = Wrong. The reply is { $replies }.
study-say-reply = Right so far. The reply is { $replies }.
study-say-right = Right.
study-say-right-reply = Right. The reply is { $replies }.
study-say-unjudged = This move is in the record, but not judged.
study-say-unknown = This move is not in the record.
study-say-wrong = Wrong.
study-schedule = Repeat
study-show = Show the solution
study-shown = This is the solution.
study-shown-line = right line { $number } of { $count }
study-shown-move = The solution, move { $number } of { $count }
study-side = Side only
study-so-far =
    { $count ->
        [one] So far: { $right } of { $count } right first time.
       *[other] So far: { $right } of { $count } right first time.
    }
study-solved = Right.
study-starters = Starter problems: { $game }
study-suspend = Never again
study-suspended = The question before is not asked any more. Ctrl+Z takes that back.
study-suspended-here =
    { $count ->
        [one] { $count } question is not asked any more.
       *[other] { $count } questions are not asked any more.
    }
study-take-as = How answers are judged
study-take-back = Take back
study-take-game = { $place } is a folder: --game needs a record
study-taken-back = Taken back: here is the question again.
study-taken-back-as-left = Taken back: the question is as you left it.
study-these-again = These again
study-to-guess =
    { $count ->
        [one] { $count } move to guess
       *[other] { $count } moves to guess
    }
study-told-also = also good
study-told-continued = right so far; the reply is { $replies }
study-told-contradicted = not judged: right in { $right }, wrong in { $wrong }
study-told-due = ; due again on { $date }
study-told-illegal = illegal move: no answer was saved
study-told-incomplete = ; the line goes on, and so far this counts as hard: answer again with all moves, which takes its place
study-told-not-kept = ; nothing was saved: use --rating to count it
study-told-refuted = ; the reply is { $reply }
study-told-right = right
study-told-unjudged = in the record, but not judged
study-told-unknown = not in the record
study-told-wrong = wrong; the answer is { $answers }
study-turn-against-moves = the record says that another colour is to play, but the first move is by { $name }: the moves count
study-turned = Rotate the board at random
study-unasked =
    { $count ->
        [one] { $count } question has no right answer that the rules allow, and is not asked: { $place }
       *[other] { $count } questions have no right answer that the rules allow, and are not asked; the first is in { $place }
    }
study-unread-move = this move cannot be read, so it is no answer
study-verdict-guess = { $verdict } (a guess)
study-verdict-likely = { $verdict } (likely)
study-was-to-play = { $colour } was to play
study-worst = These fail most often:
suicide-stones =
    { $lost ->
        [one] suicide
       *[other] suicide of { $lost } stones
    }
superprong-stays-where = a superprong cannot be repositioned
supply = { $supply } left
supply-pods =
    { $pods ->
        [one] { $pods } pod
       *[other] { $pods } pods
    }
supply-prongs =
    { $prongs ->
        [one] { $prongs } prong
       *[other] { $prongs } prongs
    }
supply-superprongs =
    { $superprongs ->
        [one] { $superprongs } superprong
       *[other] { $superprongs } superprongs
    }
swap-answers-a-swap = the first { $piece } was already swapped
swap-answers-first-move = a swap must answer the first move, and there is none yet
swap-answers-first-move-2 = a swap must answer the first move
swap-as-hexgui = "swap" alone is read as in HexGui: the sides are swapped
swap-by-old-hexgui = this program wrote swap-pieces when the sides were swapped
swap-moves-players = allowed: the players swap sides
swap-moves-stone = allowed: the stone moves (a10 → j1)
swap-not-allowed = not allowed
swap-not-said = not specified
swap-of-pieces = "swap" alone is read as a swap of pieces
swap-other-colour-next = the other colour moves next, as after a swap of pieces; it is read as written
swap-pieces = swap pieces
swap-record-mirrors-what = the swap in this record mirrors the position along the long diagonal, which would no longer fit after this; change the view instead
swap-rule = Swap rule
swap-same-colour-next = the same colour moves next, so the sides are swapped here, not the pieces
swap-sides = swap sides
swap-usually-answers-first = a swap usually answers the first { $piece }
swapping-pieces-has-no = pieces cannot be swapped on a board that is not square; no { $piece } moves
system-already-exists = file exists
system-broken-pipe = broken pipe
system-busy = device or resource busy
system-ends-early = unexpected end of file
system-error = system error
system-error-number = system error { $number }
system-file-too-large = file too large
system-full = no space left on device
system-interrupted = interrupted
system-invalid-data = it is not valid text
system-invalid-input = invalid argument
system-is-a-folder = is a directory
system-name-too-long = file name too long
system-no-memory = cannot allocate memory
system-not-a-folder = not a directory
system-not-found = no such file or directory
system-permission-denied = permission denied
system-quota = disk quota exceeded
system-read-only = read-only file system
system-timed-out = connection timed out
sz-no-size-board = SZ[{ $raw }] is not a board size
sz-read-as = SZ[{ $trim }] is read as { $columns }:{ $rows }
sz-two-numbers-belongs = SZ with two numbers is FF4, but the file says FF{ $format }
take-a-piece = Pick up a piece first: click one in the tray or press its letter
take-away = Delete
take-both = Both
take-link-away = Remove the link to { $other }
take-one-of = { $count } next moves: choose one with Alt+1 to Alt+{ $last }
take-over = Copy differences
taken-all-the-same = Shift-click to pick it up anyway
taken-in-hand = { $place } selected: press Enter where it should go, Escape to put it back
taken-with-keys = Press Shift+Enter to pick it up anyway
takes-too-long-small = { $path }: the thumbnail takes too long to make
taking-over = Taking over differences
team = Team
team-of = { $player }: team
territory = Territory
territory-at = { $whose } territory at { $places }
text-after-last-game = there is text after the last game
text-at-cannot-read = the text at { $node } cannot be read as { $charset }: first reopen the file with its real encoding
text-before-first-game = there is text before the first game
text-before-looks-like-part = the text before the first game looks like part of it
text-between-games = there is text between the games
text-between-properties = the text between the properties
text-does-not-fit = The file's encoding cannot represent this text
text-of-label = Label text
text-of-no-property = there is text outside any property
text-was-decoded-wrongly = text was decoded wrongly before it was saved: { $raw }
text-was-lost-earlier = text was lost in an earlier conversion: { $raw }
the-file-is-gone = The file no longer exists.
the-game-ended = the game is over
their-conflicts-first = resolve the merge conflicts in { $name } first
theme = Theme
theme-base-is-itself = "{ $base }" is based on itself
theme-base-is-name = the base of a theme must be a name in quotes
theme-base-unknown = unknown base theme "{ $base }"
theme-contrast = High contrast
theme-dark = Dark
theme-is-a-list = a theme must be a list of settings in parentheses
theme-is-broken = theme { $id }.ron: { $cause }
theme-light = Light
theme-name-colour-blind = Colour-blind safe
theme-name-colour-blind-dark = Colour-blind safe, dark
theme-name-dark = Dark
theme-name-high-contrast = High contrast
theme-name-light = Light
theme-name-pentobi = Pentobi style
theme-name-print = Print
theme-name-red-blue = Red and blue Hex
theme-name-wood = Wood
theme-relief = relief must be a number from 0 to 1, not { $relief }
theme-system = System
these-points-no-piece = these points do not form a piece of this game
things-pods = pods in reserve
things-prongs = prongs
things-superprongs = superprongs
thousands = ,
time-left = Set time left
title = Title
title-after-move = { $game }, after move { $number }
title-at-start = { $game }, start
title-with-move = { $game }, move { $number }: { $colour } { $action }
to-end = End of this line
to-move = To move
to-play = to play
to-play-next = { $colour } to play
to-repair-it = To fix it: { $how }
to-start = Start of the game
together-meant = { $id } and { $id_2 } together used to mean { $meant }
too-long-small-picture = { $path }: too large for a thumbnail (over 64 MB)
too-long-to-be-looked-at = too long to be looked at unasked
too-long-to-edit = This text is too long to be edited here. Its beginning is shown.
too-many-diagrams = this line would give more than { $most } diagrams
too-many-files = there are too many; only { $count } are read
too-many-links = too many symbolic links
too-many-nodes-small = { $name }: too many variations for a thumbnail
too-much-to-draw = these diagrams are too many and too full to draw; choose fewer moves
tool-arrow = Arrow
tool-black-territory = Black's territory
tool-circle = Circle
tool-cross = Cross
tool-dim = Dim
tool-label = Label
tool-line = Line
tool-number = Number
tool-play = Play
tool-selected = Selected
tool-setup = Set up
tool-square = Square
tool-triangle = Triangle
tool-visible = Visible part
tool-white-territory = White's territory
tree = Tree
tree-grows = Tree direction
tree-grows-down = Top to bottom
tree-grows-right = Left to right
tt-point-board-not = tt is a point on this board, not a pass
turn-as-moves-say = Player to move follows from the moves
turn-before-move-has = the turn before this move is one stone short
turn-board = Rotate board
turn-board-back = Reset board view
turn-one-entry-one = a turn is either one entry, one prong, or moves from one square
turn-piece-left = Rotate piece left
turn-piece-right = Rotate piece right
turn-so-far = { $turn } so far: press Enter at the next square, Escape to go back a step
turned = Rotated and mirrored
turned-antidiagonal = mirrored along the other diagonal
turned-diagonal = mirrored along a diagonal
turned-half = rotated by half a turn
turned-left = rotated left
turned-left-to-right = mirrored left to right
turned-like-would-not = turned like that, { $name } would not start on its own starting point; change the view instead
turned-right = rotated right
turned-top-to-bottom = mirrored top to bottom
turning-record = Turning the record
two-digits-name-nine = two digits allow at most nine columns and rows
two-games-begin-different = the two games start from different positions
two-games-to-merge = at least two games are needed to merge
two-passes = two passes
type-a-folder = Folder
type-a-move = Type a move, for example 33+B
type-a-path = File path
type-colour = colour
type-double = 1, or 2 for “very”
type-empty-or-list = list, or empty: { $kind }
type-list = list: { $kind }
type-move = move
type-none = no value
type-number = whole number
type-or = { $first }, or { $first }:{ $second }
type-point = point
type-real = number
type-simple-text = line of text
type-stone = stone
type-text = text
type-the-path = The system's file dialog did not open: type the path of the file
ugf-encrypted = the moves of this UGF file are encrypted
undo = Undo
undone = Undone: { $title }
unfold = Unfold
unknown-property = not part of the format; kept unchanged
unread-among-issues =
    { $unread ->
        [one] { $unread } line was not understood and is listed among the issues
       *[other] { $unread } lines were not understood and are listed among the issues
    }
unread-in-file = in the original file: { $why }
unread-line-of-file = line { $line } of the original file: { $why }
unreadable-move-in-link = a link cannot contain an unreadable move
unsaved = Unsaved: { $what }.
unsaved-added =
    { $count ->
        [one] { $count } node added
       *[other] { $count } nodes added
    }
unsaved-at = Unsaved: { $what }; first at: { $place }.
unsaved-changed = { $what } changed
unsaved-differs = The unsaved version differs from the file.
unsaved-order = order of variations
unsaved-removed =
    { $count ->
        [one] { $count } node removed
       *[other] { $count } nodes removed
    }
unsaved-spelling = Only how the record is written differs from the file.
unsaved-work = Unsaved work from an earlier session
unsaved-work-more = The program ended before these records were saved. Those you leave for later are offered again at the next start.
untitled = Untitled
unusual-white-space = unusual white space between tokens
usage-arguments = Arguments:
usage-commands = Commands:
usage-conflict = the argument '{ $argument }' cannot be used with '{ $other }'
usage-default = { "[" }default:
usage-heading = Usage: 
usage-missing = the following required arguments were not provided: { $argument }
usage-no-command = unrecognized command '{ $name }'
usage-no-equals = equal sign is needed when assigning values to '{ $argument }'
usage-no-utf-8 = an argument is not UTF-8
usage-no-value = a value is required for '{ $argument }' but none was supplied
usage-options = Options:
usage-options-place = { "[" }OPTIONS]
usage-possible-values = { "[" }possible values:
usage-print-help = Print help
usage-print-version = Print version
usage-range = { $line }: from { $least } to { $most }
usage-similar-argument = { " " }(a similar argument exists: '{ $near }')
usage-similar-command = { " " }(a similar command exists: '{ $near }')
usage-similar-value = { " " }(a similar value exists: '{ $near }')
usage-too-few = '{ $argument }' has too few values
usage-too-many = unexpected value '{ $value }' for '{ $argument }' found; no more were expected
usage-twice = the argument '{ $argument }' cannot be used multiple times
usage-unexpected = unexpected argument '{ $argument }' found
usage-wrong-value = invalid value '{ $value }' for '{ $argument }'
usual-komi = Usual komi under { $rules } rules: { $komi }
value-down = Move value { $number } of { $id } down
value-in-other = { $id } is not in { $charset } but in { $other }: { $raw }
value-in-other-guess = { $id } is not in { $charset }; read as { $other }, which is a guess: { $raw }
value-name = { $id }: value
value-name-numbered = { $id }: value { $number }
value-not-escaped = the value "{ $value }" has a ] or \ that is not escaped
value-of-position = Set position value
value-up = Move value { $number } of { $id } up
value-without-identifier = a value without a property name
values-became-private =
    { $count ->
        [one] { $count } value that the format does not allow is in a private property of the copy: { $names }
       *[other] { $count } values that the format does not allow are in private properties of the copy: { $names }
    }
values-game-cannot-judged = the values of this game cannot be checked
variation-copied = Variation copied from this node on
variation-first-its-fork = this is already the first variation
variation-last-its-fork = this is already the last variation
variation-longer-than-main = this variation is longer than the main line
variation-number-already = this is already variation { $index }
variation-of = variation { $at } of { $count }
variation-record-does-not = a variation from a record of { $there } cannot be pasted into a record of { $here }
variation-without-node = a variation without a node
variation-without-semicolon = a variation starts without a semicolon
version = Version { $version }
version-copy = A conflicted copy next to this file, made by a program that synchronises folders.
version-in-words = { $size }, replaced { $time }
version-is-damaged = { $name } is damaged: part of it may be missing.
version-is-gone = That version is no longer there
version-open = Open in another tab
version-open-file = Open in another tab: { $path }
versions-more = The file as it was before the first save of each session. Opening a version does not change the file.
versions-of = Earlier versions of { $path }
vw-gives-two-corners = VW lists only two corners
vw-list-points-belongs = VW with a list of points is FF4, but the file says FF{ $format }
wanted-0-or-more = 0 or more
wanted-date = a date like 1996-12-31
wanted-number = a number
wanted-real-date = a date that exists
wanted-result = B+ or W+ with points, R, T or F, or 0, Void or ?
wanted-rules = a rule set and variations like full:edgeless
was-not-done = This failed, and nothing was changed: { $message }
was-not-done-nothing = { $name }: { $place }: '{ $line }' failed, nothing was written: { $error }
was-removed = { $message }: { $before } bytes before, { $after } now
was-stopped = Stopped; nothing was changed: { $message }
weekdays = Mo Tu We Th Fr Sa Su
welcome-study = Study…
what-look-missing = the search text is missing
what-tree-shows = Branches
wheel = Mouse wheel over the board
wheel-step = Step through moves (Ctrl: zoom)
wheel-zoom = Zoom (Ctrl: step through moves)
where-to-set-up = Where should the setup go?
where-to-set-up-more = This node has a move or continuations. Setting up here changes every position after it.
whose-turn = To play
will-stand = Merge result
window-software-failed-as = the software renderer failed as well
winner-gives-up = { $winner } has won, but resigns afterwards
wins = { $winner } wins
wins-by = { $winner } wins by { $points }
wins-by-forfeit = { $winner } wins by forfeit
wins-by-points = { $winner } wins by { $points }
wins-by-resignation = { $winner } wins by resignation
wins-time = { $winner } wins on time
with-and-without-analysis = --with analysis and --without analysis cannot be used together
with-emphasis = { $judgement } (Shift-click for “very”)
without-a-net = { $line }. Save them now: they will be lost if the program ends.
without-a-window = { $cause }; to draw a record without a window, use `variorum render FILE -o PICTURE`
without-its-moves-record = without its moves this record would not be recognised as this game
without-move = { $id } without a move
won = { $winner } has won.
won-by = { $winner } has won by { $what }.
word-means-no-move = "{ $deeds }" is not a move on this board; write it as in "e1-g1,h1-f1"
word-takes-piece = there is a piece on { $place }, where the move puts another
words-about = version, licence, credits
words-add-games-from = import games, append games
words-analysis-annotations = mistakes, blunders, bad moves, engine data
words-annotate-bad-move = mistake, error, question mark, weak
words-annotate-bad-move-2 = blunder, double question mark
words-annotate-doubtful = dubious, question exclamation, questionable
words-annotate-even = equal, balanced, draw
words-annotate-good-black = advantage, black is better
words-annotate-good-move = exclamation mark, tesuji, strong
words-annotate-good-move-2 = brilliant, double exclamation
words-annotate-good-white = advantage, white is better
words-annotate-hotspot = star, important, bookmark, key moment
words-annotate-interesting = exclamation question
words-annotate-none = remove annotation, clear rating
words-clean-up = strip, anonymise, remove comments, tidy
words-close = close tab, close file
words-compare = diff, differences, side by side
words-compare-variation = diff variations
words-conflicts = resolve, merge conflicts
words-coordinates = grid labels, axes, letters and numbers
words-copy-board = ascii, text diagram
words-copy-link = url, share, hexworld
words-copy-moves = move list, export moves
words-copy-picture = screenshot to clipboard, image
words-copy-record = copy sgf, copy game
words-copy-variation = clone, duplicate branch
words-correct = change move, replace move, fix move
words-count = territory, area scoring
words-counting = score, estimate, points, who wins, scoring, dead stones
words-cut-variation = move branch
words-delete-node = remove node, remove move
words-delete-other-variations = prune, flatten, remove branches, keep this line
words-delete-variation = remove branch, cut branch, delete branch
words-demote = move down, lower, reorder
words-dictionary = opening, joseki, leave, book, deviation
words-duplicate-game = clone, copy game
words-earlier-versions = backup, restore, previous versions, revert
words-edit-comment = note, write, annotate text, caption
words-encoding = unicode, utf-8, charset, convert
words-export-diagrams = figures, print diagrams
words-export-picture = screenshot, png, svg, image, snapshot, save image
words-find = search, look for, position search
words-find-move = hint, legal moves, suggest
words-findings = check, validate, lint, errors, warnings
words-flip-horizontal = reflect, transform
words-flip-vertical = reflect, transform
words-flip-view = reflect board, orientation
words-fold-others = collapse
words-full-screen = maximise, presentation, zen
words-game-text = transcript, move list
words-games = collection, list, index, chapters
words-go-back = previous location, last place
words-goto-dialog = jump to move, jump to number
words-handicap = handicap stones, free placement
words-help = manual, guide, documentation, tutorial
words-hide-following = spoilers, hide solution, problem mode
words-hide-results = spoilers
words-history-list = undo list, steps, changes
words-info = komi, result, player names
words-information = komi, players, header, rules, ranks, names, game details, metadata
words-keep-position = set up from here, extract position
words-keep-subtree = extract, split off
words-line-end = last move, final position, fast forward
words-line-start = beginning, first move, rewind
words-link = bookmark, reference, hyperlink
words-main-line = back to main variation, trunk
words-make-main-line = main variation, promote to main, reorder
words-merge-file = sync
words-merge-games = combine games, join games
words-merge-version = combine, join, sync
words-move-numbers = numbering, numbers on stones
words-name = title, label node, bookmark
words-new = create, start, blank
words-new-game = add game, add chapter
words-new-node = add node, empty node
words-new-variation = branch, alternative, sideline
words-next-equal = transposition, same position
words-next-file = next problem, next record
words-next-fork = next branch, next choice
words-next-game = next game of collection
words-next-moves = ghosts, show variations on board, hints
words-next-with-hotspot = star, important, bookmark
words-only-line = hide variations
words-open = load, import, browse
words-open-folder = directory, library, explorer
words-open-recent = last files, recent files
words-pass = skip, no move
words-paste-record = import from clipboard, paste game, load from text
words-paste-variation = insert branch, graft
words-play-through = slideshow, replay, animate, auto play
words-previous-file = previous problem, previous record
words-previous-fork = previous branch, last fork
words-previous-game = previous game of collection
words-previous-with-hotspot = star, important, bookmark
words-print = pdf, booklet, paper, export pdf
words-promote = move up, raise, reorder
words-properties = raw, sgf source, tags
words-publish = html, web page, website, share, gif, animation, export html
words-quit = exit, leave, close window
words-read-as = charset, codepage, garbled, mojibake
words-redo = repeat, do again
words-reload = refresh, revert, reread
words-remove-analysis = engine data, KaTrain, Lizzie, Sabaki, smaller file
words-repair-all = fix, correct errors, clean
words-replace-dialog = substitute, search and replace
words-resign = give up, concede
words-results = minimax, solve, win loss
words-rotate-left = turn, transform
words-rotate-right = turn, transform
words-rotate-view = turn board, orientation, upside down
words-save = store, write, disk
words-save-as = rename file, save under
words-save-copy = export sgf, export record, backup
words-settings = preferences, options, configuration, setup, font size, text size, bigger letters
words-shortcuts = hotkeys, key bindings, keys
words-split-collection = separate games, one file per game
words-study = quiz, practise, train, problems, tsumego, test, puzzle, guess moves
words-study-collections = spaced repetition, flashcards, review, due, learn
words-study-folder = problem set, tsumego, puzzles, flashcards
words-swap = pie rule, change sides, switch sides
words-theme = colours, appearance, skin, style, look
words-theme-dark = dark mode, night mode
words-theme-light = light mode, day mode
words-to-play = side to move, whose turn, next player
words-tool-label = letters, text label, letter tool
words-tool-number = numbers, count up
words-tool-play = move tool, pointer
words-tool-setup = edit position, edit mode, add stones, board editor
words-truncate = cut off, remove following, delete rest
words-type-move = enter move, keyboard, notation
words-undo = take back, revert
words-unfold-all = expand
words-unmark = clear markup, erase marks, clean markup
words-zoom-fit = whole board, actual size
words-zoom-in = larger, bigger, magnify
words-zoom-out = smaller, reduce
working-it-out = Calculating…
write-a-comment = Add a comment
write-again = Save again
write-as = Change to { $value }
write-it-down = Mark territory
write-results = Write results
writing = Writing { $path }
written = Saved { $path }
written-2 = { $id }[{ $raw }] should be written { $id }[{ $clean }]
written-as-format-has = { $id }[{ $value }] was changed to { $better }
written-manner = written in the style of { $dialect }
wrong-arguments = { $name }: { $why } (usage: { $usage })
year-back = Previous year
year-on = Next year
zero-bytes-file = the file contains NUL bytes
