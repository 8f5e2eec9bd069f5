language = Español

# Glosario
# record = partida (archivo si se trata del archivo o de varias partidas); collection = colección; game = partida (clase de juego: juego); node = nodo; move = jugada
# variation = variante; main line = línea principal; branch = rama; fork = bifurcación; comment = comentario
# annotation = valoración; markup = marcas; label = etiqueta; setup = posición preparada, preparar, colocar
# position = posición; board = tablero; point = punto; stone = piedra; piece = pieza; colour = color
# to play = juega, le toca; pass = pasar; resign = abandonar; swap = intercambio; komi = komi; handicap = hándicap
# ko = ko; superko = superko; suicide = suicidio; territory = territorio; capture = captura; tree = árbol; root = raíz
# property = propiedad; finding = aviso; repair = corregir, corrección; encoding = codificación; tray = bandeja; hand = mano
# pod = pod; prong = púa; superprong = superpúa; peg = clavija; link (TwixT) = puente; hole = agujero
# arrow = flecha; disc = ficha; square = casilla; line (of the tree) = línea

## Menús
menu-annotate = Valorar
menu-collapsed = plegado
menu-edit = Edición
menu-expanded = desplegado
menu-file = Archivo
menu-game = Partida
menu-go = Navegar
menu-help = Ayuda
menu-mark = Marcar
menu-play = Jugar
menu-setup = Preparar
menu-text = Texto
menu-variation = Variante
menu-view = Ver

## Órdenes
command-about = Acerca de Variorum
command-add-games = Añadir partidas del portapapeles
command-add-games-from = Añadir partidas de archivos…
command-add-stone = Colocar piedras
command-annotate = Valorar
command-append-comment = Añadir al comentario
command-arrow = Flecha
command-back = Atrás
command-close = Cerrar
command-comment = Sustituir el comentario
command-conflicts = Conflictos de la fusión…
command-coordinates = Coordenadas
command-copy-board = Copiar el tablero como texto
command-copy-link = Copiar el enlace de HexWorld
command-copy-moves = Copiar las jugadas como lista
command-copy-picture = Copiar imagen
command-copy-record = Copiar el archivo como texto
command-copy-variation = Copiar variante
command-count = Marcar el territorio
command-counting = Contar la partida…
command-cut-variation = Cortar variante
command-delete-game = Eliminar partida
command-delete-node = Eliminar solo este nodo
command-delete-other-variations = Eliminar las demás variantes
command-delete-variation = Eliminar variante
command-demote = Bajar la variante
command-drop-piece = Devolver la pieza
command-duplicate-game = Duplicar partida
command-earlier-versions = Versiones anteriores…
command-edit-comment = Editar el comentario
command-encoding = Cambiar codificación
command-erase = Borrar
command-export-picture = Exportar imagen…
command-figure = Empezar un diagrama
command-find = Buscar…
command-find-move = Buscar una jugada
command-find-move-back = Buscar la jugada anterior
command-find-next = Buscar siguiente
command-find-previous = Buscar anterior
command-findings = Comprobar…
command-flip = Reflejar partida
command-flip-piece = Voltear la pieza
command-flip-view = Reflejar el tablero
command-fold-others = Plegar las demás ramas
command-full-screen = Pantalla completa
command-game = Ir a la partida
command-game-text = Partida como texto
command-games = Partidas…
command-go-back = Volver atrás
command-go-forward = Avanzar de nuevo
command-goto = Ir a
command-goto-dialog = Ir a la jugada…
command-handicap = Hándicap
command-hide-results = Ocultar resultados
command-hint = Escriba una orden
command-history = Ir al paso
command-history-list = Historial…
command-illegal-moves = Permitir jugadas ilegales
command-info = Cambiar datos de la partida
command-information = Datos de la partida…
command-insert-node = Insertar nodo
command-keep-position = Conservar solo esta posición
command-keep-subtree = Conservar solo esta posición y lo que sigue
command-label = Etiqueta
command-line = Línea
command-line-end = Final de esta línea
command-line-start = Comienzo de la partida
command-link = Copiar enlace a este nodo
command-main-line = Volver a la línea principal
command-make-main-here = Hacerla línea principal aquí
command-make-main-line = Hacerla línea principal
command-mark = Marcar
command-mark-stone = Marcar piedras
command-merge = Fusionar del portapapeles
command-move-game = Mover la partida a
command-move-number = Fijar número de jugada
command-move-numbers = Números de jugada
command-move-piece = Mover la pieza
command-move-to = Mover debajo de otro nodo
command-move-variation = Mover la variante a
command-name = Nombrar nodo
command-new = Nuevo…
command-new-game = Nueva partida
command-new-node = Nuevo nodo
command-new-variation = Nueva variante
command-next = Siguiente
command-next-equal = Posición igual siguiente
command-next-file = Archivo siguiente de la carpeta
command-next-fork = Bifurcación siguiente
command-next-game = Partida siguiente
command-next-moves = Marcas en las variantes
command-next-piece = Pieza siguiente
command-next-tab = Pestaña siguiente
command-next-variation = Variante siguiente
command-next-with = Siguiente con
command-notation = Nombres de los puntos
command-only-line = Solo esta línea
command-open = Abrir…
command-open-recent = Abrir reciente
command-palette = Paleta de órdenes…
command-pass = Pasar
command-paste-record = Abrir del portapapeles
command-paste-variation = Pegar variante
command-place-piece = Poner la pieza
command-play = Jugar
command-play-through = Reproducción automática
command-previous-file = Archivo anterior de la carpeta
command-previous-fork = Bifurcación anterior
command-previous-game = Partida anterior
command-previous-piece = Pieza anterior
command-previous-tab = Pestaña anterior
command-previous-variation = Variante anterior
command-previous-with = Anterior con
command-print = Imprimir…
command-promote = Subir la variante
command-properties = Propiedades…
command-publish = Publicar…
command-quit = Salir
command-read-as = Reabrir con otra codificación…
command-read-swaps = Interpretar los intercambios
command-redo = Rehacer
command-reload = Recargar del disco
command-rename = Renombrar propiedad
command-repair = Corregir
command-replace = Reemplazar
command-replace-dialog = Buscar y reemplazar…
command-resign = Abandonar
command-results = Resultados…
command-rotate = Girar partida
command-rotate-view = Girar el tablero
command-save = Guardar
command-save-as = Guardar como…
command-save-copy = Guardar una copia…
command-save-copy-as = Guardar una copia para
command-set = Fijar propiedad
command-set-up = Elegir el color que colocar
command-settings = Ajustes…
command-settle = Resolver los conflictos
command-shortcuts = Atajos de teclado…
command-show-comment = Comentario
command-show-information = Partida y jugadores
command-show-pieces = Piezas
command-show-tree = Árbol
command-snap = Ajustar a lugares legales
command-split-collection = Dividir en archivos…
command-strip = Quitar
command-study = Estudiar este archivo…
command-dictionary = Colección de joseki…
command-study-folder = Estudiar esta carpeta…
command-swap = Intercambio
command-take = Tomar una continuación
command-take-piece = Tomar una pieza
command-territory = Territorio
command-theme = Tema
command-time = Fijar tiempo restante
command-to-play = A quién le toca
command-tool = Herramienta
command-tree-grows = Dirección del árbol
command-truncate = Eliminar todo lo que sigue
command-turn-piece-left = Girar la pieza a la izquierda
command-turn-piece-right = Girar la pieza a la derecha
command-type-move = Escribir una jugada…
command-undo = Deshacer
command-unfold-all = Mostrar todas las ramas
command-unmark = Quitar marcas
command-unset = Quitar propiedad
command-usual-view = Restablecer vista del tablero
command-value = Valor de la posición
command-variation = Ir a la variante
command-visible = Mostrar parte del tablero
command-where-played = Ir a la jugada en este punto
command-write-results = Escribir los resultados
command-zoom-fit = Ajustar
command-zoom-in = Acercar
command-zoom-out = Alejar

## Ofertas
offer-annotate-bad-move = Mala jugada
offer-annotate-bad-move-2 = Muy mala jugada
offer-annotate-doubtful = Jugada dudosa
offer-annotate-even = Posición igualada
offer-annotate-good-black = Bueno para Negro
offer-annotate-good-move = Buena jugada
offer-annotate-good-move-2 = Muy buena jugada
offer-annotate-good-white = Bueno para Blanco
offer-annotate-hotspot = Momento clave
offer-annotate-interesting = Jugada interesante
offer-annotate-none = Sin valoración
offer-annotate-unclear = Posición poco clara
offer-back-10 = 10 jugadas atrás
offer-flip-horizontal = Reflejar la partida de izquierda a derecha
offer-flip-vertical = Reflejar la partida de arriba abajo
offer-goto-end = Ir al final de la partida
offer-move-piece-down = Mover la pieza abajo
offer-move-piece-down-far = Mover la pieza lejos hacia abajo
offer-move-piece-left = Mover la pieza a la izquierda
offer-move-piece-left-far = Mover la pieza lejos a la izquierda
offer-move-piece-right = Mover la pieza a la derecha
offer-move-piece-right-far = Mover la pieza lejos a la derecha
offer-move-piece-up = Mover la pieza arriba
offer-move-piece-up-far = Mover la pieza lejos hacia arriba
offer-next-10 = 10 jugadas adelante
offer-next-with-annotation = Valoración siguiente
offer-next-with-comment = Comentario siguiente
offer-place-piece-anyway = Poner la pieza aunque sea ilegal
offer-previous-with-annotation = Valoración anterior
offer-previous-with-comment = Comentario anterior
offer-read-swaps-as-written = Intercambios como están escritos
offer-read-swaps-judged = Intercambios según las jugadas
offer-read-swaps-pieces = Intercambios de piezas
offer-read-swaps-sides = Intercambios de bandos
offer-repair-all = Corregir todo
offer-rotate-left = Girar la partida a la izquierda
offer-rotate-right = Girar la partida a la derecha
offer-save-copy-as-ff4 = Guardar una copia como FF4 estricto…
offer-save-copy-as-hexgui = Guardar una copia para HexGui…
offer-save-copy-as-pentobi = Guardar una copia para Pentobi…
offer-save-copy-as-sabaki = Guardar una copia para Sabaki…
offer-save-copy-as-utf-8 = Guardar una copia en UTF-8…
offer-strip-annotations = Quitar las valoraciones
offer-strip-comments = Quitar los comentarios
offer-strip-empty-nodes = Quitar los nodos vacíos
offer-strip-markup = Quitar las marcas
offer-strip-private = Quitar las propiedades privadas
offer-strip-variations = Quitar variantes
offer-tool-arrow = Flechas
offer-tool-black-territory = Territorio de Negro
offer-tool-circle = Círculos
offer-tool-cross = Cruces
offer-tool-dim = Herramienta atenuar
offer-tool-label = Etiquetas
offer-tool-line = Líneas
offer-tool-number = Números
offer-tool-play = Herramienta jugar
offer-tool-selected = Puntos seleccionados
offer-tool-setup = Herramienta preparar
offer-tool-square = Cuadrados
offer-tool-triangle = Triángulos
offer-tool-visible = Parte visible
offer-tool-white-territory = Territorio de Blanco

## La ventana
about = Acerca de Variorum
about-files = Los archivos quedan como están: al guardar cambia lo que usted cambió y nada más.
about-the-game = Comentario de la partida
add = Añadir
add-to-this = Añadir a este archivo como otra partida
after-move = Tras la jugada { $number }
again = { $point } está en { $before } y otra vez en { $id }
all-files = Todos los archivos
all-in-all = En total
all-of-them = todo
all-pieces-already-used = las { $n } piezas { $piece } de { $name } ya están usadas
all-placed = todas puestas
all-the-same = Mayús+clic o Mayús+Intro para jugarla de todos modos
all-the-same-by-keys = Mayús+Intro para jugarla de todos modos
also-at =
    { $count ->
        [one] También en { $count } lugar más
       *[other] También en { $count } lugares más
    }
amazon-goes-like-queen = la amazona se mueve como una dama, por casillas libres
amazon-moves-opponents = la amazona que se mueve es del rival
an-error = un error interno
and-more = y { $count } más
and-the-result = Anotar también el resultado
another-variation-starts-same = otra variante empieza con la misma jugada
area-cannot-be-read = la zona «{ $area }» no se puede leer
area-territory-exclude-each = --area y --territory se excluyen
arrow-does-not-get = la flecha no llega ahí: vuela como una dama, por casillas libres
arrow-needs-stone-point = una flecha necesita una piedra y un punto
as-a-copy = Restaurar como copia
as-opened = Archivo al abrirlo
as-setup-wants-already = la preparación no cambia nada en { $first }
at-2 = { $mark } en { $places }
at-3 = { $mark } en { $stones }
at-4 = { $number } en { $later }
at-5 = { $number } en { $place }
at-6 = { $number } en { $earlier }
at-edges = Los bordes cuentan
back = Atrás
back-10 = 10 jugadas atrás
before-first-move = Antes de la primera jugada
begin = Empezar
belongs-ff-file-names = { $id } es de FF{ $versions }, el archivo dice FF{ $format }
belongs-into-root = { $id } debe estar en la raíz
belongs-older-versions-format = { $id } ({ $title }) es de versiones antiguas del formato
black-has-left-white = a Negro le quedan { $black } { $things } y a Blanco { $white }, y una partida de Octi da a ambos lo mismo ({ $id })
black-white-before-game = Negro { $black }, Blanco { $white } y { $white_2 } de komi y hándicap: { $outcome }
board = Tablero
board-in-file = En el archivo
board-unsaved = Sin guardar
board-as-window = Según el tema
board-by-lines-points = un tablero de { $columns } por { $rows } líneas; los puntos alcanzan a nombrar { $most_lines }
board-copied = El tablero está en el portapapeles como texto
board-has-from-1 = un tablero tiene de 1 a { $most } columnas y filas
board-has-no-places = este tablero no tiene lugares para { $stones } piedras de hándicap: colóquelas a mano
board-has-no-such = este tablero no tiene ese punto
board-hexagons-does-not = un tablero de hexágonos no coincide así consigo mismo; «rotate half», «flip diagonal» y «flip antidiagonal» sí valen
board-theme = Tema del tablero
booklet-contents = Índice
booklet-diagram = Diagrama { $number }
booklet-figure = Figura { $number }
booklet-left-out =
    { $count ->
        [one] { $count } nodo más está solo en el tablero.
       *[other] { $count } nodos más están solo en el tablero.
    }
booklet-letters =
    { $count ->
        [one] { $count } carácter no tiene tipo de letra y en su lugar va un signo de interrogación: { $which }
       *[other] { $count } caracteres no tienen tipo de letra y en su lugar van signos de interrogación: { $which }
    }
booklet-nodes =
    { $count ->
        [one] { $count } nodo no cupo
       *[other] { $count } nodos no cupieron
    }
booklet-nodes-here =
    { $count ->
        [one] A partir de aquí, { $count } nodo no cupo.
       *[other] A partir de aquí, { $count } nodos no cupieron.
    }
booklet-variation = variante { $letter } en la jugada { $number }
booklet-variation-of = variante { $letter } en la jugada { $number } de { $diagram }
border-row-other-sides = la fila del borde es del otro bando
both-pieces-already-used = las dos piezas { $piece } de { $name } ya están usadas
bracket-ends-seems-missing-2 = parece faltar aquí el corchete que cierra { $id }: { $swallowed } forma parte de su valor
bracket-ends-seems-missing-3 = parece faltar aquí el corchete que cierra { $id }: { $swallowed } forma parte de su valor; para cerrarlo, escriba ] aquí con un editor de texto
bracket-text-not-escaped = un corchete del texto no lleva escape
broken = { $path }: no se puede leer ({ $program_error })
browse = Examinar…
by-area = Área
by-territory = Territorio
by-what = { " " }por { $what }
bytes-counted =
    { $count ->
        [one] { $count } byte
       *[other] { $count } bytes
    }
cancel = Cancelar
cannot-move = no puede mover
cannot-name-property-letters = «{ $id }» no puede ser el nombre de una propiedad: solo letras y cifras
cannot-name-property-needs = «{ $id }» no puede ser el nombre de una propiedad: necesita una mayúscula
cannot-read = no se puede leer «{ $text }»
cannot-read-as-mark = no se puede leer «{ $text }» como marca
cannot-start-again-software = no se puede reiniciar en software: { $error }
captures =
    { $count ->
        [one] { $count } capturada
       *[other] { $count } capturadas
    }
captures-line = capturas: { $captures }
changed-after-program-ended = { $target }: cambió después de que el programa terminara mientras lo guardaba; lo guardado está en { $kept }
changes-are-lost = Sus cambios se perderán si no los guarda.
changes-nothing = esto no cambia nada
check = Comprobar
checking = Comprobando…
choose-part = Elegir en el tablero
clear-annotations = Quitar las valoraciones
click-a-point = Haga clic en un punto para admitir ahí una piedra de cualquier color, o cualquier cosa
click-dims = { $place } · clic para atenuar
click-erases = { $place } · un clic borra
click-marks = { $place } · un clic pone { $what }
click-plays = Clic para jugar { $turn }
click-puts-prong = { $place } · un clic pone la púa { $prong }; con Mayús, una superpúa
click-puts-up = { $place } · un clic coloca { $colour }
click-shows = { $place } · clic para mostrar
click-swaps = { $name }: clic para intercambiar
click-takes-away = { $place } · un clic quita { $colour }
click-takes-piece = { $place }: clic para tomar la pieza
click-takes-pod = { $place }: clic para tomar el pod
click-takes-prong = { $place } · un clic saca la púa { $prong }
click-unmarks = { $place } · un clic quita { $what }
clipboard-empty = el portapapeles está vacío
clipboard-holds-record-without = la partida del portapapeles no tiene jugadas
clipboard-is-empty = No hay texto en el portapapeles
close = Cerrar
close-notice = Cerrar este mensaje
close-search = Cerrar la búsqueda
close-tab = Cerrar
closed = Bloqueado: { $closed }.
closing-parentheses-missing = faltan { $missing } paréntesis de cierre
closing-parenthesis-missing = falta el paréntesis de cierre
colour-black = Negro
colour-blue = Azul
colour-brown = Marrón
colour-green = Verde
colour-grey = Gris
colour-orange = Naranja
colour-purple = Morado
colour-red = Rojo
colour-stands = { $left }{ $state }, puntos: { $points }
colour-white = Blanco
colour-yellow = Amarillo
command = Orden
commands = Todas las órdenes
comment = Comentario
comments-points-octi-look = en los comentarios los puntos de Octi parecen números cualesquiera
conflict-mine = Esta versión
conflict-theirs = Otra versión
said-nothing = (nada)
said-empty-node = un nodo sin jugada
conflicts = Conflictos
conflicts-left =
    { $count ->
        [one] Queda { $count } conflicto por resolver
       *[other] Quedan { $count } conflictos por resolver
    }
conflicts-settled =
    { $count ->
        [one] { $count } conflicto resuelto
       *[other] { $count } conflictos resueltos
    }
contradictions-counted =
    { $count ->
        [one] { $count } contradicción
       *[other] { $count } contradicciones
    }
contradicts = { $id } contradice a { $id_2 }
coordinates = Coordenadas
copy-of = { $title } (restaurado)
copy-variation = Copiar variante
count-game = Contar la partida
count-the-game = Contar la partida
counts-from-1 = { $what } empieza en 1
damaged-work = { $path }: no se puede restaurar el trabajo sin guardar de una sesión anterior ({ $why }); sigue ahí
date = Fecha
date-day = { $day } de { $month } de { $year }
date-month = { $month } de { $year }
decimal-sign = ,
delete-all-follows = Eliminar todo lo que sigue
delete-game = Eliminar esta partida
delete-node = Eliminar nodo
delete-other-variations = Eliminar las demás variantes
diagrams-are-pictures = los diagramas son imágenes, .svg o .png; el texto tiene un solo tablero
diagrams-from-need-picture = --diagrams y --from necesitan una imagen, .svg o .png: el texto tiene un solo tablero
diagrams-of-moves = Diagramas de una serie de jugadas
different-line-ends-one = finales de línea mezclados en un archivo, sobre todo { $line_end }
different-pods-stand-first = hay pods distintos ahí; se toma el primero
dim = Atenuar { $places }
discard = Descartar cambios
discard-it = Descartar
discard-typing = ¿Descartar lo escrito?
go-on-typing = Seguir editando
does-not-decode-as = { $id } no se descodifica como { $charset }: { $raw }
encoding-is-not-read = { $id } está en { $other }, que no se lee: { $raw }
does-not-read = { $program } no lee partidas de { $game }
done = Listo
double-click-changes = Un doble clic en un punto cambia su etiqueta
drag-a-part = Arrastre un rectángulo sobre el tablero
drag-for-part = Arrastre sobre la parte del tablero que se ha de mostrar
drop-below = Suelte para colgar la variante de este nodo
drop-hint = o suelte archivos en cualquier lugar de la ventana
drop-in-its-place = Suelte para mover la variante aquí
drop-is-there = El nodo ya está ahí
drop-loops = Un nodo no se puede mover debajo de sí mismo
drop-too-far = Demasiado profunda para arrastrarla: corte y pegue
dropped = Archivo soltado
duplicate-game = Duplicar esta partida
earlier = { $name } (anterior)
empty = { $id } está vacío
empty-move-old-way = una jugada vacía es una forma antigua de pasar
encoding = Codificación del archivo
encoding-changed-by-encoding = la codificación se cambia con «encoding»
encoding-makes-room = { $what }; «encoding utf-8» da cabida a todos los caracteres
encoding-not-known-read = codificación desconocida { $label }; se lee como { $charset }
file-names-other-encoding = dice { $label }, pero los bytes parecen { $charset }
file-encoding-doubtful = dice { $label }, pero el texto parece más bien { $other }
line-in-other-encoding = se lee como { $other }, porque no está en { $charset }
line-does-not-decode = una parte no se descodifica como { $charset }
label-kept = lo que CA dice además de la codificación se conserva en XCA: { $values }
ended-by-error = el programa falló: { $what }; el trabajo sin guardar se conserva y se puede restaurar en el próximo inicio
ended-twice = El programa falló dos veces al restaurar esta partida; «Restaurar todo» la omite.
enter-a-pod = Meter un pod
erase = Borrar
erase-at = { $place } · un clic quita una pieza
erasing = Preparar: un clic borra (Ctrl+2 cambia)
erasing-in-tray = Preparación: haga clic en una pieza para quitarla. Haga clic en un color para colocar sus piezas
escapes-count-bytes-not = los escapes se aplican a bytes, no a caracteres
exchanged = Colores intercambiados
export-picture = Exportar imagen
ff-does-not-exist = FF[{ $version }] no existe; se lee como FF4
game-is-unknown = falta GM, y el evento nombra un juego desconocido
game-is-guessed = falta GM; se lee como { $game }
ff-writes-pass-differently = FF{ $format } escribe el pase de otro modo
ff3-has-labels-four = FF3 tiene etiquetas de cuatro caracteres como máximo
file = Archivo
file-changed-since = El archivo cambió desde entonces: { $stamp }.
file-ends-inside-value = el archivo termina dentro de un valor
file-has-4-gib = el archivo tiene 4 GiB o más, y es demasiado
file-has-changed = { $path }: lo cambió otro programa; al guardar se preguntará qué conservar
full-screen-off = Se vuelve a mostrar la ventana
full-screen-on = Pantalla completa: solo se ve el tablero. F11 vuelve a mostrar la ventana
go-to-end = final
go-to-start = inicio
large-file-has-changed = { $path }: lo cambió otro programa y es grande ({ $size }); use Recargar para leerlo
file-is-gone = { $path }: se eliminó, se movió o se renombró; su partida ya solo está aquí
file-no-game-record = este archivo no es un archivo de partida, y añadir una partida destruiría su contenido
file-starts-byte-order = el archivo empieza con una marca de orden de bytes, que dice que es UTF-8
file-was-read-again = { $path }: lo cambió otro programa y se ha vuelto a leer
filter-commands = Filtrar órdenes
filter-games = Filtrar partidas
find = Buscar
find-hint = Texto, punto o propiedad
find-in = Buscar en
find-in-all = Todo
find-in-comments = Comentarios
find-in-labels = Etiquetas
find-in-marks = Marcas
find-in-moves = Jugadas
find-in-names = Nombres
find-in-players = Jugadores
find-in-setup = Piedras colocadas
find-in-values = Todos los valores como están escritos
find-next = Coincidencia siguiente
find-previous = Coincidencia anterior
findings =
    { $count ->
        [one] { $count } aviso
       *[other] { $count } avisos
    }
findings-not-listed =
    { $more ->
        [one] no se muestra otro de la misma clase
       *[other] no se muestran otros { $more } de la misma clase
    }
first-game = esta es la primera partida
first-node-game-cannot-2 = el primer nodo de una partida no se puede mover
first-piece-must-cover = la primera pieza de { $name } debe cubrir el punto inicial { $names }
first-piece-must-cover-2 = la primera pieza de { $name } debe cubrir toda la casilla inicial { $names }
first-piece-must-cover-3 = la primera pieza de { $name } debe cubrir uno de los puntos iniciales libres { $names }
first-piece-must-touch = la primera pieza de { $name } debe tocar su cruce inicial con una de { $names }
first-two-pieces-must = las dos primeras piezas de { $name } deben ser piezas 1
first-variation = esta es la primera variante
flip-piece = Voltear la pieza
fold = Plegar lo que sigue
folder-above = ↑ Carpeta superior
folder-cut = { $path }: demasiado grande: solo se examinó una parte
cause-link = es un enlace
folder-links =
    { $count ->
        [one] { $path }: no se siguió { $count } enlace a un archivo o una carpeta
       *[other] { $path }: no se siguieron { $count } enlaces a archivos o carpetas
    }
folder-title = Elija una carpeta para los archivos de las partidas
list-folder-title = Elija una carpeta de partidas
folder-unread = { $path }: no se puede abrir ({ $error })
for-all = todas las escrituras
for-central = Europa central
for-chinese-simplified = Chino simplificado
for-chinese-traditional = Chino tradicional
for-cyrillic = Cirílico
for-greek = Griego
for-japanese = Japonés
for-korean = Coreano
for-the-handicap = Hándicap
for-west = Europa occidental
form-no-comments = { $form } no tiene sitio para comentarios: se dejan fuera
form-no-labels =
    { $count ->
        [one] { $count } etiqueta no tiene letra en { $form }
       *[other] { $count } etiquetas no tienen letra en { $form }
    }
form-no-marks =
    { $count ->
        [one] { $count } marca no se puede mostrar en { $form }
       *[other] { $count } marcas no se pueden mostrar en { $form }
    }
form-no-piece = { $places } no forman ninguna pieza de { $gm }
form-no-place = las jugadas sin lugar se dejan fuera: { $moves }
format = Formato
format-png = Imagen PNG
format-svg = Imagen SVG
format-txt = Texto
no-legal-place-there = En esa dirección no hay posición legal para la pieza tal como está
open-tabs = Pestañas abiertas
other-board = Esta variante es de un tablero de otro tamaño
other-board-more = Es de { $from }; el tablero de aquí es de { $here }.
in-a-new-tab = Abrir en una pestaña nueva
paste-anyway = Pegar de todos modos
found =
    { $count ->
        [one] { $count } aviso. El archivo se muestra tal como es; nada cambia si usted no lo pide.
       *[other] { $count } avisos. El archivo se muestra tal como es; nada cambia si usted no lo pide.
    }
found-move = Jugada { $number } de { $count }: { $played }. Intro la juega, Esc devuelve la pieza
from = de { $from } a { $to }
from-again = { $id } de { $from } a { $to } otra vez
from-itself = { $id } de { $from } a sí mismo
from-move = Desde la jugada
game-and-result = Partida y resultado
game-as-text = La partida como texto
game-begins-before-one-2 = una partida empieza antes de que se cierre la anterior
game-does-not-fit = una partida de { $columns }×{ $rows } no cabe en una de { $columns_2 }×{ $rows_2 }
game-down = Bajar partida
game-first = esta partida está codificada en { $other }, y la primera en { $main }
game-has-no-board = no se conoce el tablero de este juego
game-information = Datos de la partida
game-information-2 = Datos de la partida { $id }
game-name-amazons = Amazonas
game-name-blokus = Blokus
game-name-blokus-duo = Blokus Duo
game-name-blokus-junior = Blokus Junior
game-name-blokus-three-player = Blokus para tres
game-name-blokus-trigon = Blokus Trigon
game-name-blokus-trigon-three-player = Blokus Trigon para tres
game-name-blokus-trigon-two-player = Blokus Trigon para dos
game-name-blokus-two-player = Blokus para dos
game-name-callisto = Callisto
game-name-callisto-three-player = Callisto para tres
game-name-callisto-two-player = Callisto para dos
game-name-callisto-two-player-four-color = Callisto para dos, cuatro colores
game-name-connect6 = Connect6
game-name-gembloq = GembloQ
game-name-gembloq-three-player = GembloQ para tres
game-name-gembloq-two-player = GembloQ para dos
game-name-gembloq-two-player-four-color = GembloQ para dos, cuatro colores
game-name-go = Go
game-name-gomoku = Gomoku
game-name-havannah = Havannah
game-name-hex = Hex
game-name-lines-of-action = Líneas de acción
game-name-nexos = Nexos
game-name-nexos-two-player = Nexos para dos
game-name-octi = Octi
game-name-othello = Othello
game-name-renju = Renju
game-name-trigon = Trigon
game-name-twixt = TwixT
game-needs-name = un juego necesita un nombre
game-not-counted = este juego no se cuenta por territorio
game-number = N.º
game-number-already = esta partida ya es la número { $number }
game-of = partida { $number } de { $count }
game-of-size = { $game }, { $size }
game-over = Ningún jugador puede mover: la partida ha terminado
game-up = Subir partida
games = Partidas
games-counted =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
games-file = hay { $count } partidas en el archivo
games-of-the-file = Partidas de este archivo
games-ron = games/{ $name }.ron: { $cause }
games-shown =
    { $count ->
        [one] { $shown } de { $count } partida
       *[other] { $shown } de { $count } partidas
    }
ghost = Vista previa de la jugada bajo el puntero
git-lines-added =
    { $count ->
        [one] { $count } línea añadida a { $name }
       *[other] { $count } líneas añadidas a { $name }
    }
git-lines-removed =
    { $count ->
        [one] { $count } línea quitada de { $name }
       *[other] { $count } líneas quitadas de { $name }
    }
git-missing = git: no está instalado, o no se encuentra
git-no-home = git: este usuario no tiene carpeta personal
git-not-configured = git: no se pudo escribir { $key } en la configuración
git-nothing-to-do = no había nada preparado, así que no hay nada que quitar
gm-needs-what-gm = gm necesita lo que dice GM en los archivos, como en gm: ["40", "kropki"]
gm-not-game-whose = los valores de GM[{ $name }] no se pueden comprobar
go = Ir
go-to-hint = Un número de jugada, un punto del tablero, { $start } o { $end }
go-to-move = Ir a la jugada
go-to-numbered-move = Ir a la jugada { $number }
go-where-played = Ir a la jugada en este punto
good-for = Bueno para { $colour }
guess = { $charset } ({ $origin }, una suposición)
guess-2 = { $name } (suposición)
ha-but-black-moves = HA es { $handicap }, pero Negro mueve primero
ha-but-black-stones = HA es { $handicap }, pero hay { $stones ->
        [one] { $stones } piedra negra colocada
       *[other] { $stones } piedras negras colocadas
    }
ha-is-less-than-2 = HA es { $handicap }, pero el hándicap mínimo es 2
pod-arrow-nowhere = la flecha de { $stone } lleva a su propia casilla
pod-arrow-twice = el pod { $stone } ya tiene esta flecha
pod-marked-twice = el pod { $stone } ya tiene una marca
publish-folder-of = Todas las partidas de su carpeta
publish-no-folder = { $path }: varios archivos se convierten en una carpeta de páginas o, en un archivo .pdf, en un libro; indique una carpeta o un archivo así
publish-site-holds = Una página por cada archivo de esta carpeta y sus subcarpetas, y un índice. Los archivos se usan tal como están guardados; solo se reescriben las páginas que han cambiado.
publish-size = Tamaño: { $size }
publish-size-coming = Calculando el tamaño…
publish-to-folder = Carpeta
published-files = Archivos publicados
published-folder = { $folder } páginas
read-otherwise = el archivo se lee ahora como { $name }; { $guessed } era una suposición, y no tiene { $characters }
half-character-was-taken = la mitad de un carácter se tomó por un corchete
hand-cursor = Mover el cursor por el tablero
hand-cursor-away = Quitar el cursor
hand-cursor-away-keys = Esc
hand-cursor-keys = Mayús+flechas
hand-insert = Insertar el nombre de un punto en el comentario
hand-insert-keys = Ctrl+clic
hand-menu = Menú contextual, o colocar el otro color
hand-menu-keys = Botón derecho
hand-pan = Desplazar el tablero
hand-pan-keys = Arrastrar con el botón central
hand-play = Jugar o marcar en el cursor
hand-play-keys = Intro
hand-step = Recorrer las jugadas; con Ctrl, zoom
hand-step-keys = Rueda
hand-type = Escribir una jugada
hand-type-keys = Letras y cifras
handicap-given-before-first = el hándicap se da antes de la primera jugada, y esta partida tiene jugadas
has-comma-too-many = { $id } tiene una coma de más
has-empty-value-beside = { $id } tiene un valor vacío junto a otros
has-label-already = { $from } ya tiene una etiqueta
has-no-capital-letter = { $written } no tiene mayúsculas, y todo identificador las necesita
has-no-piece-left = a { $colour } no le queda ninguna pieza { $name }
has-no-place-board = «{ $value }» no está en este tablero de { $columns }×{ $rows }
has-no-such-colour = { $id }: { $gm } no tiene ese color
has-values-should-have = { $id } tiene { $count } valores y debería tener uno
has-won = { $colour } ha ganado
help = Ayuda
here = Aquí
here-new-node-exclude = --here y --new-node se excluyen
hide-results = Ocultar resultados hasta la última jugada
history = Historial
hit-of = { $at } de { $count }
how-pieces-stood-beginning = no se sabe aquí cómo estaban las piezas al comienzo
identifier-characters = un identificador de { $ident } caracteres
illegal-moves = Permitir colocaciones ilegales sin Mayús
illegal-recorded = Las jugadas ilegales se registran sin Mayús
illegal-refused = Las jugadas ilegales se registran solo con Mayús
in-a-new-node = En un nodo nuevo
in-no-file = Aún en ningún archivo
in-reserve = en reserva: { $supplies }
pods-on-the-board = en el tablero: { $pods }
in-use = { $label } · en uso
info-AN = Comentarista
info-CP = Derechos de autor
info-DT = Fecha
info-EV = Torneo
info-GN = Nombre de la partida
info-HA = Hándicap
info-KM = Komi
info-ON = Apertura
info-OT = Tiempo extra
info-PC = Lugar
info-RE = Resultado
info-RO = Ronda
info-RU = Reglas
info-SO = Fuente
info-TM = Tiempo (segundos)
info-US = Introducida por
information = Partida
inline-counts-inside-lines = InLine cuenta dentro de las líneas de un hexágono
insert-node = Insertar nodo
insert-point = Insertar { $name } en el comentario
is = { $id }[{ $raw }]: { $what }
is-changed = Otro programa cambió { $path }
is-changed-more = { $path } tiene ahora { $stamp }. Si se reemplaza, se pierde lo que escribió el otro programa.
is-contradiction = Lo que sigue contradice la marca
is-gone = { $path } ya no existe
is-gone-more = { $path } se eliminó, se movió o se renombró después de leerlo.
is-in-the-way = { $path } ya existe
is-open-in-a-tab = { $name } está abierto en otra pestaña. Ciérrelo allí o elija otro nombre
no-suffix-of-records = No se puede guardar una partida como .{ $suffix }: es otro formato. Elija otro nombre
is-in-the-way-more = { $path } tiene { $stamp }. Si se reemplaza, se pierde lo que contiene.
is-there-already = { $path }: ya existe; no se escribió nada
is-to-play = Juega { $next }.
jump-ends-square-taken = un salto termina en una casilla ocupada
jump-goes-over-empty = un salto pasa sobre una casilla vacía
junctions-among-segments-passed = los cruces entre los segmentos se pasan por alto
keep-both = Conservar ambos
kept-as = Conservado: { $stamp }
keys = Teclado y ratón
keys-in-hand = Z X giran, F voltea, botón derecho pulsado: anillo, las flechas mueven, Intro pone, Esc devuelve
keys-without-piece = Una letra toma una pieza, + − las recorren, Ctrl+H busca una jugada
ki-twice-komi = KI es el doble del komi
ko-retaken-at-once = el ko se recaptura de inmediato
komi = Komi
komi-is-in-hundredths = KM[{ $raw }] es un komi de { $komi }, en centésimas
komi-is-in-stones = KM[{ $raw }] son { $stones } piedras, cada una de dos puntos: un komi de { $komi }, en centésimas de piedra
margin-is-impossible = ninguna partida termina con RE[{ $raw }]
margin-is-in-stones = RE[{ $raw }] está en piedras, cada una de dos puntos: una ventaja de { $margin }
margin-is-in-hundredths = RE[{ $raw }] es una ventaja de { $margin }, en centésimas
komi-may-be-in-stones = KM[{ $raw }] no es un komi habitual en puntos; en piedras, cada una de dos puntos, es un komi de { $komi }
komi-is-in-tenths = KM[{ $raw }] es un komi de { $komi }, en décimas
label-at = Etiqueta { $text } en { $name }
label-letters = A B C
label-numbers = 1 2 3
label-on-board = El punto con la etiqueta { $label }
language-setting = Idioma
language-system = Sistema
last-game = esta es la última partida
last-moment-missing = Pueden faltar los últimos cambios antes de que el programa terminara.
last-variation = esta es la última variante
later = Más tarde
left-out-what-belongs = se omitió lo que no pertenece a ninguna propiedad y ahora se tomaría por parte del archivo: { $shown }
lets-go-of-piece = Clic para soltar la pieza
lets-go-of-pod = Clic para soltar el pod
letters-piece-capitals = «{ $letters }»: las letras de una pieza son mayúsculas
licences = Software libre bajo la licencia MIT o Apache 2.0. Los textos usan la letra Inter, bajo la SIL Open Font License.
lies-along-own-piece = toca por el lado una pieza propia en { $at }
lies-beside-no-own = no está junto a ninguna pieza propia
lies-outside-board = { $text } queda fuera del tablero
line = línea { $line }: { $code }
not-understood = error de sintaxis ({ $cause })
sample-go-1 = Una partida tranquila en el tablero pequeño
sample-go-10 = E impide que Negro cierre el lado derecho.
sample-go-11 = Negro toma la esquina inferior derecha y deja poco espacio a las dos piedras blancas.
sample-go-12 = A las dos piedras solo les quedan dos libertades, j5 y j4. La variante muestra que no pueden salir. Negro no necesita capturarlas todavía.
sample-go-13 = Negro se desliza bajo el lado blanco. Los tableros pequeños se ganan en los bordes.
sample-go-14 = A las tres piedras negras de la primera línea les queda una libertad, f1: están en atari.
sample-go-15 = Así que Negro conecta.
sample-go-16 = Arriba a la derecha: ambos bandos empujan hasta que la frontera se cierra.
sample-go-17 = El borde izquierdo. Donde las fronteras llegan al borde, una sola jugada suele valer varios puntos.
sample-go-18 = La última frontera está cerrada y ambos jugadores pasan.
sample-go-19 = El recuento
sample-go-2 = Dos jugadores ponen por turnos una piedra en una intersección. Las cadenas sin ningún punto contiguo vacío (una libertad) se capturan. Al final gana quien rodea más.
sample-go-20 = Blanco ya no juega en el área de Negro, y las dos piedras de la derecha están muertas: se retiran sin más jugadas.
sample-go-21 = Negro tiene 13 puntos y 2 prisioneros, 15 en total. Blanco tiene 12 puntos y 6,5 por jugar en segundo lugar, 18,5. Blanco gana por 3,5.
sample-go-22 = Sin salida
sample-go-23 = Blanco saca una piedra por el borde…
sample-go-24 = … y ahora tiene cuatro piedras con una sola libertad.
sample-go-25 = Capturadas, las cuatro. Pasan a los prisioneros de Negro.
sample-go-3 = Un tablero pequeño lo muestra todo en sesenta jugadas: dónde se empieza, cómo se trazan las fronteras, qué es un atari y cómo se cuenta.
sample-go-4 = En un tablero pequeño el punto central mira a las cuatro esquinas a la vez.
sample-go-5 = Blanco se acerca desde abajo, a una línea de distancia: quien tiene el centro no debería tener también el lado inferior.
sample-go-6 = Negro mira al lado derecho y mantiene pequeña la piedra blanca.
sample-go-7 = Y Blanco conserva una base al otro lado. Las dos piedras blancas se ayudan por la cuarta y la tercera línea.
sample-go-8 = Tras cuatro jugadas la frontera queda trazada aquí: Negro arriba, Blanco abajo.
sample-go-9 = Blanco entra arriba a la derecha, donde Negro aún no tiene nada.
setting-has-wrong-value = un ajuste tiene un valor no válido ({ $cause })
line-goes-after-variation = la línea sigue después de cerrarse una variante
line-has-no-alternative = esta línea no tiene alternativas
line-needs-two-different = una línea necesita dos puntos distintos
line-of-file = línea { $line }
lines-counted =
    { $leaves ->
        [one] { $leaves } línea
       *[other] { $leaves } líneas
    }
link-copied = Enlace de HexWorld de esta línea copiado
link-move-puts-cannot = el puente que pone la jugada no puede estar ahí
link-move-takes-away = el puente que quita la jugada no está
links-with-a-peg = solo se pueden poner o quitar puentes donde una jugada coloca una clavija
link-own-pegs = un puente une dos clavijas propias a salto de caballo
link-crosses-another = otro puente lo impide
game-has-no-links = en este juego no hay puentes
take-link-away = Quitar el puente a { $other }
put-link-in = Poner un puente a { $other }
command-toggle-link = Poner o quitar un puente
command-help-toggle-link = Añade a esta jugada el puente entre dos clavijas, o lo quita con ella: la jugada lo indica, como en f7-d4e6+g5h7.
links-n = Puentes de { $colour }: { $named }{ "\u000A" }
list-points-old-way = escribir una jugada como lista de puntos está anticuado
little-golems-first-letter = la primera letra de Little Golem siempre une arriba y abajo; para eso están «rotate half» y «flip»
longer-side = Lado mayor (px)
look = Tema
look-for = Buscar
look-for-part = Una parte del tablero
look-for-position = Esta posición
look-for-text = Texto
lossy-writes-what-can = { $record }{ $place }: { $error }; --lossy escribe lo que se puede escribir
made-of = Partida nueva creada de { $name }, { $what }; aún no guardada en un archivo
made-of-with-unread =
    { $unread ->
        [one] Se ha creado una partida nueva de { $name }, { $what }; aún no está en ningún archivo. { $unread } línea no se entendió y está entre los avisos
       *[other] Se ha creado una partida nueva de { $name }, { $what }; aún no está en ningún archivo. { $unread } líneas no se entendieron y están entre los avisos
    }
unread-among-issues =
    { $unread ->
        [one] { $unread } línea no se entendió y está entre los avisos
       *[other] { $unread } líneas no se entendieron y están entre los avisos
    }
main-line = esta es la línea principal
main-line-already = esta ya es la línea principal
make-main-line = Hacerla línea principal
make-main-variation-here = Hacerla primera variante
makes-to-play = Le toca a { $colour }
manner = a la manera de { $names }
marked-following = Jugadas siguientes
marked-instead = Alternativas a esta jugada
marked-moves = Marcas en las variantes
marked-record = Como pide el archivo
markup = Marcas y etiquetas
means-nothing = { $id }[{ $raw }] no significa nada; { $so }
menu = Menú
merge-record = Fusionar archivo
mirror-board = Reflejar el tablero
missing = falta { $what }
missing-after = falta { $what } después de { $name }
modified = sin guardar
month-1 = enero
month-10 = octubre
month-11 = noviembre
month-12 = diciembre
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
more-as-setup-wants = { $first } y otros { $count } ya están como los pide la preparación
more-cut-off-corners = se recorta en las esquinas más de lo que tiene el tablero
more-descriptions-games-broken = { " " }(y otras { $more } descripciones de juegos tienen errores)
more-than-one-game = solo se puede fusionar una partida a la vez; «add-games» añade varias
more-than-one-move = más de una jugada en un nodo: solo cuenta { $id }
more-than-one-move-2 = más de una jugada en un nodo; se juegan todas
more-than-two-colours = con más de dos colores nadie puede abandonar
move = Jugada
move-2 = Jugada { $number }
move-after-has-won = una jugada después de que ganara { $winner }
move-cannot-go = la jugada no puede ir ahí
move-count-differs = el número de jugadas indicado es { $named }, pero hay { $moves }
move-goes-on = Clic para { $turn }
move-goes-on-at = { $turn }: clic en una casilla marcada para seguir; Esc da un paso atrás
move-neighbouring-square-cannot = un paso a una casilla vecina no puede ser parte de un recorrido más largo
move-not-complete = la jugada no está completa
move-numbers = Números de jugada
move-or-point = Jugada o punto
move-pending = { $turn }: Intro la juega, un clic en un pod saltado lo captura o lo perdona, Esc da un paso atrás
move-root = hay una jugada en la raíz
move-setup-stand-one = una jugada y una preparación están en el mismo nodo
move-title = Jugada { $number } · { $words }
move-turns-over-no = la jugada no voltea ninguna ficha
move-variation = Mover variante
moves = Jugadas { $first } a { $last }
moves-a-figure = Jugadas por diagrama impreso
moves-after = { $id } mueve después de { $end }
moves-copied =
    { $count ->
        [one] { $count } jugada copiada como lista
       *[other] { $count } jugadas copiadas como lista
    }
moves-copied-without-setup =
    { $count ->
        [one] { $count } jugada copiada como lista, sin las piedras colocadas
       *[other] { $count } jugadas copiadas como lista, sin las piedras colocadas
    }
moves-counted =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
moves-each = Jugadas por diagrama
moves-marks-setup-no = las jugadas, las marcas y la preparación no son texto y no se pueden reemplazar
moves-no-colour = { $id } no mueve ningún color de { $gm }
name-hint = Nombre del nodo
name-of = { $player }: nombre
names-no-point-board = { $id } no nombra ningún punto del tablero: { $text }
names-point-twice = { $id } nombra un punto dos veces
names-what-no-point = { $id } nombra lo que no es un punto del tablero: { $list }
needs-the-window = «{ $name }» necesita la ventana
needs-value = { $id } necesita un valor
new = Nuevo archivo…
new-node = Nuevo nodo
new-property = Nueva propiedad
new-record = Nuevo archivo
new-tab = Pestaña nueva
new-value = Valor
new-variation = Nueva variante
next = Siguiente
next-10 = 10 jugadas adelante
next-moves = Marcar jugadas siguientes
next-with-it = Sigue { $player }
no-amazon-stands-where = no hay ninguna amazona donde empieza la jugada
no-board = No se conoce el tablero de este juego. Estas son sus jugadas, tal como están escritas.
no-ca-but-text = no hay CA, pero sí texto que no es ASCII; se lee como { $charset }
no-change-pod-like = «{ $text }» no es un cambio de un pod, como 46CD+A o 46CD-C
no-code-finding-variorum = «{ $word }» no es el código de un aviso; `variorum check --explain` los enumera
no-colour-game = «{ $typed }» no es un color de este juego: { $names }
no-colour-like-1a2b3c = «{ $text }» no es un color como #1a2b3c
no-command = Ninguna orden coincide.
palette-found =
    { $count ->
        [one] { $count } orden: { $first }
       *[other] { $count } órdenes: { $first }
    }
no-command-2 = «{ $name }» no es una orden
no-encoding-can-written = Variorum no puede escribir la codificación «{ $label }»
no-encoding-known-here = codificación desconocida «{ $label }»
no-file-given = no se indicó ningún archivo
no-further-file = No hay más archivos en esta carpeta
no-further-place = No hay más lugares adonde ir
no-game = Esta colección aún no tiene partidas. Añada una con Nueva.
no-game-2 = no hay ninguna partida
no-game-has-2 = { $name }: no hay partida { $number }; tiene { $has }
no-game-information-set = { $id } no es un dato de la partida; «set» escribe cualquier propiedad
no-game-known-here = «{ $game }» no es un juego conocido aquí: un número como en GM, o go, hex, octi, gomoku, othello, Blokus Duo, …
no-game-numbered =
    { $count ->
        [one] no hay partida { $number }: hay una partida ({ $count })
       *[other] no hay partida { $number }: el número de partidas es { $count }
    }
no-game-record = no es un archivo de partida{ $why }
no-game-record-file = no hay ninguna partida en este archivo
no-game-yet = aún no hay partidas
no-game-yet-new = aún no hay partidas; «new-game» añade una
no-handicap = «{ $text }» no es un hándicap para este tablero: de 2 a 9 piedras, y menos en tableros pequeños
no-history = Aún no hay cambios. Cada cambio aparecerá aquí y se podrá deshacer.
no-hole-corner = la esquina no tiene agujero
no-journal = { $folder }: no se puede hacer copia de los cambios sin guardar ({ $why })
no-legal-move = { $colour } no tiene ninguna jugada legal
no-moves = Esta línea no tiene jugadas
no-node-after-one = ningún nodo posterior a este tiene { $words }
no-node-before-one = ningún nodo anterior tiene { $words }
no-notes = Sin avisos
no-number-of-a-move = «{ $text }» no es el número de una jugada
no-other-variation-branches = ninguna otra variante se separa antes de este nodo
no-output-given = no se indicó dónde escribir
no-picture-size = «{ $text }» no es un número de píxeles
no-piece-left = a { $colour } no le queda ninguna pieza { $piece }
no-piece-player-stands = no hay ahí ninguna pieza del jugador
no-piece-stands-exactly = ninguna pieza ocupa exactamente { $text }
no-piece-stands-where = no hay ninguna pieza donde empieza la jugada
no-pieces = Solo se buscan jugadas en los juegos de la familia Blokus
no-place-board-or = «{ $piece }» no es un lugar de este tablero, con pieza o sin ella
no-place-collection-has = no hay lugar { $number }: la colección tiene { $count }
no-place-variations-hang =
    { $count ->
        [one] no hay lugar { $index }: ahí cuelga { $count } variante
       *[other] no hay lugar { $index }: ahí cuelgan { $count } variantes
    }
no-place-variations-here = no hay lugar { $index }: las variantes de aquí van de 0 a { $last }
no-pod-arrow = no hay un pod { $stone } para una flecha
no-pod-colour-stands = no hay ahí un pod { $old } de este color
no-pod-hand = no hay ningún pod elegido
no-pod-left-reserve = no queda ningún pod en reserva
no-pod-marked = no hay un pod { $stone } que marcar
no-pod-stands-removed = no hay ningún pod { $stone } que quitar
no-pod-stands-there = no hay ahí ningún pod
no-pod-with-prongs = no hay ahí un pod con estas púas; se toma el primero del jugador
no-point-board = «{ $typed }» no es un punto de este tablero
no-point-board-2 = «{ $point }» no es un punto de este tablero
no-point-board-its = «{ $typed }» no es un punto de este tablero de { $columns }×{ $rows }; sus puntos se llaman como { $last }
no-point-game-has = «{ $typed }» no es un punto: este juego no tiene un tablero conocido aquí
no-point-given = no se indicó ningún punto
no-prong-left = al jugador no le quedan púas
no-properties = Este nodo no tiene propiedades.
no-recent = Aquí aparecen las partidas que abra.
no-record = { $path }: no es un archivo de partida
no-record-any-more = { $path }: ya no es un archivo de partida; lo que está abierto aquí quedó como estaba
no-record-in-text = El texto no es un archivo de partida
no-repair-certain = { $title }: ninguna corrección es segura
no-result = Sin resultado
no-result-to-write = las marcas no deciden ninguna otra posición
no-setup-says-s = una preparación no puede dar aquí el turno a { $colour }
no-setup-says-what = una preparación no puede anotar lo que hay en { $point }: ninguna partida lleva a eso
no-size = «{ $text }» no es un tamaño: escriba 11 o 11 × 13
no-size-board-number = «{ $text }» no es el tamaño de un tablero: un número, o columnas:filas
no-size-from-1 = «{ $sz }» no es un tamaño de 1 a { $most }; se supone { $columns } por { $rows }
no-size-from-1-2 = { $size } no es un tamaño de 1 a { $most }
no-stone-point-letters = «{ $stone }» no es una piedra: un punto y las letras A a H de sus púas
no-stone-stands = no hay ninguna piedra en { $place }
no-such-choice = «{ $which }» no es ninguna de las opciones
no-such-encoding = codificación desconocida { $label }
no-such-file-no = { $word }: no existe ese archivo ni esa orden; ¿quiso decir «{ $near }»?
no-such-keys = atajos no válidos en los ajustes: { $keys }
no-such-piece = ninguna pieza se llama { $name }
no-such-place = Ni un número de jugada ni un punto de este tablero
no-such-pod-square = no hay un pod así en la casilla saltada
no-such-reader = no hay copia para { $name }: ff4, utf-8, pentobi, sabaki o hexgui
no-such-theme = tema desconocido { $name }
no-such-tool = herramienta desconocida { $name }
no-superprong-left = al jugador no le quedan superpúas
no-text-to-preview = La partida no tiene nombres ni comentarios.
no-theme = no hay ningún tema «{ $name }»; los que hay son { $all }
no-variation-they-numbered = no hay variante { $number }: van numeradas de 0 a { $count }
no-variations = Aún no hay variantes: juegue otra jugada en cualquier lugar para empezar una
no-version-kept = { $path }: guardado, pero su versión anterior no se pudo conservar ({ $why })
no-versions = No se conserva ninguna versión anterior de este archivo
nobody-passes-game-2 = en este juego nadie pasa
nobody-swaps-game-2 = en este juego nadie intercambia
nobodys-turn = A nadie le toca jugar
node = Nodo
node-already = { $id } ya está en este nodo
node-already-2 = el nodo ya está ahí
node-and-move = { $game }, nodo { $node }, jugada { $number }
node-cannot-hang-below = un nodo no se puede mover debajo de sí mismo
node-has-move = este nodo tiene una jugada
node-has-no-move = este nodo no tiene una jugada que valorar
node-has-no-property = este nodo no tiene la propiedad { $id }
node-has-property-already = este nodo ya tiene una propiedad { $to }
node-name = Nombre del nodo
node-without-properties = un nodo sin propiedades
nodes-counted =
    { $count ->
        [one] { $count } nodo
       *[other] { $count } nodos
    }
none-stand-there = ninguna
not = { $id }[{ $raw }] no es { $wanted }
not-1-or-2 = «{ $strength }» no es 1 ni 2
not-3 = «{ $word }» no es { $what }
not-4 = «{ $word }» no es { $what }: { $names }
not-board = { $text } no está en este tablero
not-counted = Este juego no se cuenta por territorio
not-defined-by-format = el formato no define { $id }
not-defined-by-format-2 = el formato no define { $id }, que tiene más de dos letras
not-found = Sin resultados
not-game-record = es { $other }, no un archivo de partida
not-game-record-no = { $name }: no es un archivo de partida (ninguna partida empieza con «(;»)
not-here = { $title }: no es posible aquí
not-in-a-file = Aún no está en un archivo
not-its-turn = Le toca a { $player }
not-number = «{ $text }» no es un número
not-one-by-one = las piedras de este juego no se marcan una a una; «mark» marca puntos
not-so-many = No hay tantas jugadas entre las que elegir
not-text-utf-8 = { $name }: no es texto UTF-8 válido
not-there-any-more = Ya no existen: { $names }
opened-later = al iniciar se abren como mucho { $most } archivos de la última sesión, 1 GB en total; quedan en la lista: { $count }
notation = Nombres de los puntos
notation-chinese = Números chinos: 4-四
notation-game-not-known = la notación de este juego no está disponible
notation-in-line = En cada línea de un hexágono
notation-numbers = Dos números: 4-4
notation-other-side = Desde el otro lado
notation-record = Como en el archivo
notation-relative = Desde los lados más cercanos
notation-usual = Los habituales del juego
notes = Avisos
nothing-can-move = nada puede moverse ahí
nothing-capture-square-jumped = nada que capturar en la casilla saltada
nothing-else-game = no hay nada más en esta partida
nothing-follows-node = la línea termina aquí
nothing-found = No hay avisos.
nothing-has-been-moved = aún no se ha movido nada
nothing-jumped-over-could = no se salta nada que se pudiera capturar
nothing-names-encoding-guess = nada indica la codificación; { $charset } es una suposición
nothing-open = Abra primero una partida
nothing-played-line = no hay jugada en { $point } en esta línea
nothing-stands-before-node = este es el principio
nothing-stands-could-taken = en { $place } no hay nada que se pueda quitar
nothing-stands-where-move = no hay nada en { $places }, donde empieza la jugada
size-kilobytes = { $count } kB
size-megabytes = { $count } MB
square-is-gone = la jugada termina en una casilla retirada
setup-says-no-holes = una preparación no puede decir qué casillas han desaparecido
taken-with-keys = Mayús+Intro la toma de todos modos
usage-range = { $line }: de { $least } a { $most }
word-means-no-move = «{ $deeds }» no es una jugada en este tablero, como «e1-g1,h1-f1»
winner-gives-up = { $winner } ha ganado y abandona después
start-of-pieces = Posición inicial
start-usual = estándar
no-such-file-or-command = { $word }: no existe ese archivo ni esa orden
nobodys-arrow = flecha
notation-all-letters = Con la letra I
nothing-was-done-yet = no hay nada que deshacer
nothing-was-found = no hay resultados
nothing-was-looked-yet = aún no se ha buscado nada
nothing-was-undone = no hay nada que rehacer
nothing-was-written = { $place }: { $error }; no se escribió nada
nowhere-look = «{ $word }» no es un lugar donde buscar: { $names }
nowhere-replaced = no hay coincidencias que reemplazar
number-moves-each-diagram = un número de jugadas para cada diagrama, o «figures»
number-moves-from-here = Fijar número de jugada
numbered-from-here = Las jugadas desde aquí se numeran desde 1
numbers-all = Todas las jugadas
numbers-last = Última jugada
numbers-last-5 = Últimas cinco jugadas
numbers-none = Ninguno
occasion = Torneo
old-way-write = { $id } es una forma antigua de escribir { $colour }
on-the-disk = { $name } en el disco
one-node = { $id } y { $id_2 } en un mismo nodo
one-window = Los archivos se abren en esta ventana
one-word-too-many = «{ $word }» es una palabra de más
only-black-white-have = solo Negro y Blanco tienen territorio
only-ca-says-how = solo CA dice cómo se ha de leer el texto; «encoding» la cambia
only-first-lines-drawn = { " " }Solo se dibujan las primeras { $most } líneas de { $all }.
only-game = esta es la única partida
only-game-record-needs = esta es la única partida, y un archivo necesita una
only-one-node-subtree = use solo una de --node, --subtree, --game, --collection
only-steps =
    { $most ->
        [one] solo hay { $most } paso
       *[other] solo hay { $most } pasos
    }
only-this-line = Solo esta línea
open = Abrir una partida…
open-address = Abrir { $address } en el navegador
open-beside = Ver el archivo del disco
open-it = Abrir
another-folder = Otra carpeta…
add-them = Añadir
open-recent = Abrir reciente
open-title = Abrir partidas
add-games-title = ¿De qué archivo se añaden las partidas?
opened-as = Abierto a partir de { $what }. Aún no guardado en un archivo
other-nodes-follow-one = a este le siguen otros nodos
other-size = Otro tamaño
other-stones-set-up = al comienzo de esta partida hay otras piedras colocadas
overlaps-piece-at = se superpone a una pieza de { $of } en { $taken }
overwrite = Reemplazarlo
own-piece-stands-where = hay una pieza propia donde termina la jugada
own-text = Texto propio
page-record-broken = esta es una página publicada, y la partida que lleva está dañada
painter = Motor gráfico
painter-auto = Automático
painter-opengl = OpenGL
painter-software = Software
parentheses-nest-more-than = los paréntesis se anidan en más de { $deep } niveles
pass-although-move = un pase, aunque hay una jugada
passes-straight-through-junction = atraviesa un cruce por el que pasa otra pieza
paste-variation = Pegar variante
pasted = Partida pegada
peg-stands-already = ahí ya hay una clavija
picture-copied = Tablero copiado como imagen
pictures = Imágenes y diagramas
piece-1-may-not = una pieza 1 no puede ir al centro
piece-already-used = la pieza { $piece } de { $name } ya está usada
piece-chosen = Haga clic en una casilla marcada para ir a ella; Esc cancela
piece-fits-nowhere = { $piece }, no cabe en ningún lugar
piece-goes-along-row = una pieza se mueve por una fila, columna o diagonal
piece-goes-its-line =
    { $length ->
        [one] la pieza avanza 1 casilla, y en su línea el número de piezas es { $pieces }
       *[other] la pieza avanza { $length } casillas, y en su línea el número de piezas es { $pieces }
    }
piece-in-hand = { $colour } { $piece }: Z y X giran, F voltea, Intro pone
piece-left = { $piece }, quedan { $count }
piece-left-fits-nowhere = { $piece }, quedan { $count }, no cabe en ningún lugar
piece-moves-opponents = la pieza que se mueve es del rival
piece-opponent-stands-way = una pieza del rival cierra el paso
pieces-left =
    { $count ->
        [one] { $colour }: queda { $count } pieza
       *[other] { $colour }: quedan { $count } piezas
    }
pieces-of =
    { $pieces ->
        [one] { $name }: { $pieces } pieza
       *[other] { $name }: { $pieces } piezas
    }
pl-names-no-colour = PL no nombra ningún color: { $text }
place-and-line = { $place } · línea { $line }
place-far = muy adelante
node-number = nodo { $number }
place-in-game = partida { $game }, { $at }
place-in-line = Lugar en esta línea
place-move = jugada { $moves }
place-of = { $at } de { $of }
place-and-move = { $place }, jugada { $number }
place-start = comienzo
places-found =
    { $count ->
        [one] { $count } lugar
       *[other] { $count } lugares
    }
places-in-values =
    { $values ->
        [one] { $places } en { $values } valor
       *[other] { $places } en { $values } valores
    }
play = Jugar { $name } { $action }
play-2 = Juega { $colour }
play-here = Jugar { $name }
play-through = Reproducción automática
played-on = Jugado en { $point }
players = Jugadores
players-of-gib-missing = faltan los jugadores: esta versión los lee del archivo GIB
plays = Intro juega { $text }
plays-twice-row = { $id } juega dos veces seguidas
pm-none-0-1 = PM[{ $raw }] no es 0, 1 ni 2
pod-chosen = Clic en una casilla para ir a ella, en un lado del pod para una púa, en una púa para girarla; Esc suelta el pod
pod-enters-prongs-shown = un pod entra con púas; se muestra con ellas
pod-enters-square-holds = un pod entra en una casilla con pods del rival
pod-enters-square-no = un pod entra en una casilla que no es base de su jugador
pod-has-moved-already = este pod ya se ha movido
pod-has-no-prong = el pod no tiene púa en ese lado
pod-has-no-prong-2 = el pod no tiene púa { $letter }
pod-has-prong-side = el pod ya tiene una púa en ese lado
pod-on = El pod de { $place }
pod-opponent-stands-where = la jugada termina en un pod del rival
pod-opponents = el pod de ahí es del rival
pod-was-put-up = el pod se colocó a la vez que otros: bórrelo y colóquelo de nuevo
pods-different-squares-move = en un turno se mueven pods de distintas casillas
point-is-nobodys = { $name } · clic para hacerlo neutral, como en un seki
point-is-nobodys-already = { $name } no es de nadie
point-is-somebodys = { $name } · un clic vuelve a contarlo
point-not-board = el punto no está en este tablero
points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
points-2 = { $places } puntos
points-two-digits-so = los puntos son dos cifras, así que caben nueve columnas y filas como máximo
points-with-bonus = { $points } ({ $bonus } de bonificación)
preview = Vista previa
print-it = Crear y abrir
print-title = Imprimir la partida
prisoners = Prisioneros
program-ended-while-was = { $target }: el programa terminó mientras lo guardaba; el archivo vuelve a estar completo
program-error = Error interno: { $what }. Puede que su última acción no se completara; guarde su trabajo.
program-is = Abrir, estudiar y comentar partidas de juegos de tablero
progress-not-own = no es un registro de actividad escrito por este usuario
progress-too-much = junto con los demás registros ocupa más de { $most } MB
progress-unread = { $path }: no se puede leer ({ $error })
progress-utf-16 = está en UTF-16: no se le añade nada hasta que un editor lo guarde en UTF-8
properties = Propiedades
property-has-no-value = la propiedad { $name } no tiene valor
property-name = { $id }: nombre
property-stands-after-variation = una propiedad está después de una variante de su nodo
put-up = Colocar
rank = Rango
rank-of = { $player }: rango
read-again = Reabrir
read-as = Reabrir con codificación
read-as-2 = { $id }[{ $raw }] se lee como { $clean }
read-as-3 = { $written } se lee como { $id }
read-way-file-has = En esa codificación el archivo tiene otra estructura y sus cambios no se pueden conservar; guárdelos o deshágalos antes
reading = Leyendo { $path }
recent = Recientes
record-copied = Archivo copiado como texto
record-has-all-already = este archivo ya lo tiene todo
record-is-no-picture = { $path }: una partida no se puede guardar como .{ $suffix }; «variorum publish» y «variorum render» hacen páginas, cuadernos e imágenes
record-not-written-over = { $name }: una partida no puede reemplazar un archivo de otro formato
record-stored-as-already = el archivo ya se guarda como { $ca_name }
record-stored-as-encoding = el archivo se guarda como { $charset }; «encoding» lo cambia
records = Archivos de partidas
records-game-have-no = las partidas de este juego no tienen pases: juega el color siguiente y ya está
redo = Rehacer
regular-expression = Expresión regular
reload-instead = Perder lo mío y recargar
remove = Quitar { $word } { $ends }
remove-all-marks = Quitar todas las marcas
remove-at = Quitar { $mark } en { $places }
remove-at-2 = Quitar { $mark } en { $stones }
remove-label-at = Quitar la etiqueta de { $name }
remove-marks = Quitar marcas
remove-marks-at = Quitar las marcas de { $places }
remove-property = Quitar { $id }
rename = Renombrar { $id } a { $to }
reopen = Reabrir las pestañas al iniciar
repair = Corregir
repair-2 = Corregir: { $title }
repair-all = Corregir todo
repair-everything = Corregir todo
replace-all = Reemplazar todo
replace-one = Reemplazar este
replace-too = Reemplazar
replace-with = Reemplazar por
replaced-time =
    { $count ->
        [one] reemplazado { $count } vez
       *[other] reemplazado { $count } veces
    }
replaces-here-only = Reemplaza solo en el archivo actual
repositioned-prong-normal-one = una púa recolocada es una normal
restore = Restaurar
restore-all = Restaurar todo
result = Resultado
result-2 = resultado { $result }
result-unknown = Resultado desconocido
results-contradiction = contradicción
results-hidden = Los resultados se muestran ahora solo tras la última jugada
results-no-file = los resultados solo se pueden escribir en archivos
results-open =
    { $open ->
        [one] { $open } final abierto
       *[other] { $open } finales abiertos
    }
results-shown = Los resultados se muestran ahora siempre
results-written =
    { $count ->
        [one] { $count } resultado escrito
       *[other] { $count } resultados escritos
    }
right-button-puts-up = { $click }, el botón derecho coloca { $other }
root-no-move-looks = «{ $raw }» en la raíz no es una jugada; parece un nombre
round = ronda { $round }
row-of-count = { $name }: { $black } a { $white }
rules-game-not-known = aquí no se conocen las reglas de este juego, y por tanto tampoco lo que hay en su tablero
rules-known-so-not = las reglas de { $name } se conocen, así que no se describe
same-colour-moves-again = el mismo color vuelve a mover después de su turno
same-moves-as-game = las mismas jugadas que en la partida { $first }
same-part = Aparece esta parte
same-position = La misma posición
same-position-was-board = esto repite una posición anterior
sample = Partida de ejemplo: { $title }
samples = Ejemplos
save = Guardar
save-all = Guardar todo
save-changes = ¿Guardar los cambios de { $one }?
save-changes-many = ¿Guardar los cambios de { $count } archivos?
save-or-undo-first = Guarde o deshaga sus cambios antes de recargar el archivo
save-title = Guardar partida como
saved = Guardado
say-where-to-set-up = { $why }: indique --here o --new-node
scope = Buscar en
scope-game = Esta partida
scope-open = Todos los archivos abiertos
scope-record = Todas las partidas del archivo
score-line = puntuación: { $scores }
seconds-a-move = Segundos por jugada
set = Fijar { $id }
set-up = Preparar
set-up-more-than-2 = { $place } se coloca más de una vez en este nodo
setting-up = Preparar: { $colour } (Ctrl+2 cambia)
settings = Ajustes
settings-built-in-instead = { $path }: estos ajustes no se entienden y tienen su valor de fábrica: { $names }
settings-cannot-read = { $path }: no se pueden leer los ajustes ({ $error })
settings-could-not-understood = no se entendieron los ajustes ({ $cause }); se conservan en { $kept }
settings-could-not-understood-2 = { $path }: no se entendieron los ajustes ({ $cause }), ni se pudieron apartar ({ $error })
settings-out-of-range = { $path }: estos ajustes están fuera de sus límites, así que se usa el valor posible más cercano: { $names }
settings-too-long = { $path }: estos ajustes son demasiado largos y solo cuenta una parte: { $names }
settle-conflicts = Resolver los conflictos
setup-at = { $place } · preparar con { $colour }: tome una pieza; un clic en una la quita o cambia su color
setup-in-tray = Preparando con { $colour }. Haga clic en un color para otro
setup-node = Preparación
setup-says-where-pegs = una preparación dice dónde hay clavijas, y con ellas vendrían otros puentes
shared-colour = { $colour }: sigue { $player }
sharing-and-ko = En Go, las jugadas prohibidas por repetición no se tienen entonces en cuenta
show-again = Mostrar de nuevo { $places }
show-everything = Mostrar todas las ramas
show-part-board = Mostrar parte del tablero
show-whole-board = Mostrar todo el tablero
shows-all = Arrastre sobre la parte del tablero que se ha de mostrar; un clic lo muestra entero
sign-in-property-name = { $id } contiene «{ $sign }», que ningún identificador puede llevar
size-by = { " " }por{ " " }
size-of-everything = Escala
snap = Ajustar a lugares legales
snaps = La pieza elegida se ajusta ahora a lugares legales
snaps-not = La pieza elegida ya no se ajusta
something-stands-already = ahí ya hay algo
sort-by = Ordenar por: { $column }
sort-by-what = Ordenar por
source = Fuente
source-drawing = una posición como texto ({ $form })
source-link = un enlace de HexWorld
source-moves =
    { $count ->
        [one] una lista de { $count } jugada de { $game }
       *[other] una lista de { $count } jugadas de { $game }
    }
source-page = una página publicada
source-record =
    { $games ->
        [one] un archivo de { $games } partida
       *[other] un archivo de { $games } partidas
    }
source-server = una partida en formato { $format }
split-into =
    { $games ->
        [one] { $games } archivo escrito en { $folder }
       *[other] { $games } archivos escritos en { $folder }
    }
split-stopped = Detenido: se escribieron { $done } de { $games } archivos en { $folder }
splitting = Dividiendo en { $folder }
spoken = Lo que dice un lector de pantalla
spoken-and-more = { $list } y { $count } más
spoken-captures = Captura { $count }
spoken-child = nodo { $number }
spoken-closed = bloqueado
spoken-continuations =
    { $count ->
        [one] { $count } continuación
       *[other] { $count } continuaciones
    }
spoken-continuations-named =
    { $count ->
        [one] { $count } continuación: { $list }
       *[other] { $count } continuaciones: { $list }
    }
spoken-empty = vacío
spoken-end = Final de la línea
spoken-full = Todo
spoken-good-for = bueno para { $colour }
spoken-has-comment = Tiene un comentario
spoken-label = etiqueta { $label }
spoken-label-at = { $label } en { $place }
spoken-line-between = línea de { $from } a { $to }
spoken-arrow-between = flecha de { $from } a { $to }
spoken-last-move = última jugada
spoken-marked = Marcado: { $list }
spoken-move = Jugada { $number }: { $colour } { $text }
spoken-node = Tras la jugada { $number }
spoken-over = La partida ha terminado
spoken-pods =
    { $count ->
        [one] { $count } pod
       *[other] { $count } pods
    }
spoken-setup = Preparado tras la jugada { $number }
spoken-short = Solo la jugada
spoken-start = Comienzo
spoken-start-setup = Comienzo, preparado
spoken-territory = territorio de { $colour }
spoken-to-play = Juega { $colour }
spoken-usual = También el comienzo de los comentarios
spoken-won = { $colour } ha ganado
spoken-won-by = { $colour } ha ganado por { $what }
square-board-lines-written = un tablero cuadrado de { $columns } líneas escrito como dos números
square-jumped-twice-one = una casilla se salta dos veces en un turno
square-not-board = la casilla no está en este tablero
square-path-not-board = una casilla del recorrido no está en este tablero
stamp-in-words = { $size }, de { $time }
version-in-words = { $size }, sustituido el { $time }
standard-input = entrada estándar: { $error }
standard-input-2 = entrada estándar
standard-input-empty = entrada estándar: está vacía
standard-input-larger-than = entrada estándar: tiene más de 4 GiB
standard-output = salida estándar: { $error }
standard-output-has-no = la salida estándar no tiene extensión: use --format svg, png o txt
stands-below-other-game = { $id } está debajo de otros datos de la partida
start = Comienzo
step-goes-neighbouring-square = un paso va a una casilla vecina o salta sobre una
stone-is-dead = { $name } · un clic dice que estas piedras están muertas
stone-lives = { $name } · un clic dice que estas piedras viven
stone-stands-already = ahí ya hay una piedra
word-takes-piece = en { $place }, donde la jugada pone una pieza, ya hay otra
stones = Piedras
stones-set-up-after = hay piedras colocadas después de la raíz
stop = Detener
store-as = Convertir a { $ca_name }
store-as-utf-8 = Convertir a UTF-8
stored-as-record-could = guardado como { $goal }, el archivo no se podría reconocer de nuevo
study-left-over =
    { $count ->
        [one] Queda { $count } pregunta.
       *[other] Quedan { $count } preguntas.
    }
suicide-stones =
    { $lost ->
        [one] un suicidio
       *[other] un suicidio de { $lost } piedras
    }
superprong-stays-where = una superpúa se queda donde está
supply = quedan { $supply }
swap-answers-first-move = un intercambio responde a la primera jugada, y aún no la hay
swap-answers-first-move-2 = un intercambio responde a la primera jugada
swap-pieces = intercambio de piezas
swap-record-mirrors-what = el intercambio de esta partida refleja en la diagonal larga lo que hay, y girado así quedaría en otro lugar; en su lugar se puede girar la vista
swap-rule = Intercambio
swap-sides = intercambio de bandos
swap-usually-answers-first = un intercambio suele responder a la primera { $piece }
swapping-pieces-has-no = no se pueden intercambiar piezas en un tablero que no es cuadrado; ninguna { $piece } se mueve
sz-no-size-board = SZ[{ $raw }] no es un tamaño de tablero
sz-read-as = SZ[{ $trim }] se lee como { $columns }:{ $rows }
sz-two-numbers-belongs = SZ con dos números es de FF4, el archivo dice FF{ $format }
take-a-piece = Tome primero una pieza: haga clic en una de la bandeja, o pulse su letra
take-one-of = { $count } jugadas siguientes: elija una con Alt+1 a Alt+{ $last }
taken-all-the-same = Mayús+clic la toma de todos modos
takes-too-long-small = { $path }: tarda demasiado para una imagen pequeña
team = Equipo
team-of = { $player }: equipo
territory = Territorio
territory-at = Territorio de { $whose } en { $places }
text-at-cannot-read = el texto de { $node } no se puede leer como { $charset }: lea antes el archivo en su codificación real
text-between-properties = el texto entre las propiedades
text-does-not-fit = Este texto no cabe en la codificación del archivo
text-of-label = Texto de la etiqueta
text-was-decoded-wrongly = el texto se descodificó mal antes de guardarse: { $raw }
text-was-lost-earlier = se perdió texto en una conversión anterior: { $raw }
the-file-is-gone = El archivo ya no existe.
theme = Tema
theme-contrast = Alto contraste
theme-dark = Oscuro
theme-light = Claro
theme-system = Sistema
these-points-no-piece = estos puntos no forman una pieza de este juego
time-left = Tiempo restante
title-after-move = { $game }, tras la jugada { $number }
title-at-start = { $game }, comienzo
title-with-move = { $game }, jugada { $number }: { $colour } { $action }
to-end = Final de esta línea
to-move = Hasta la jugada
to-play = juega
to-play-next = juega { $colour }
to-start = Comienzo de la partida
together-meant = { $id } y { $id_2 } juntos significaban { $meant }
too-long-small-picture = { $path }: demasiado grande para una miniatura (más de 64 MB)
tool-arrow = Flecha
tool-black-territory = Territorio de Negro
tool-circle = Círculo
tool-cross = Cruz
tool-dim = Atenuar
tool-label = Etiqueta
tool-line = Línea
tool-number = Número
tool-play = Jugar
tool-selected = Seleccionado
tool-setup = Preparar
tool-square = Cuadrado
tool-triangle = Triángulo
tool-visible = Parte visible
tool-white-territory = Territorio de Blanco
tree = Árbol
tree-grows = Dirección del árbol
tree-grows-down = Hacia abajo
tree-grows-right = Hacia la derecha
tt-point-board-not = tt es un punto de este tablero, no un pase
turn-as-moves-say = Turno según las jugadas
turn-before-move-has = al turno anterior a esta jugada le falta una piedra
turn-board = Girar el tablero
turn-board-back = Restablecer vista del tablero
turn-one-entry-one = un turno es una entrada, una púa, o movimientos desde una casilla
turn-piece-left = Girar la pieza a la izquierda
turn-piece-right = Girar la pieza a la derecha
turned = Girado y reflejado
turned-like-would-not = girado así, { $name } no empezaría en su propio punto inicial; en su lugar se puede girar la vista
two-digits-name-nine = dos cifras nombran nueve columnas y filas como máximo
two-games-begin-different = las dos partidas empiezan con posiciones distintas
type-a-move = Escriba la jugada, por ejemplo 33+B
type-a-path = Ruta del archivo
type-a-folder = Carpeta
is-no-folder = Esto es un archivo. Indique una carpeta
is-a-folder = Esto es una carpeta. Indique un archivo
type-the-path = El diálogo del sistema no aparece: escriba la ruta del archivo
undo = Deshacer
undone = Deshecho: { $title }
fold-lines = Plegar las líneas lejanas del árbol
more-lines =
    { $count ->
        [one] { $count } línea más
       *[other] { $count } líneas más
    }
show-more-lines = Mostrar estas líneas
copy-node-link = Copiar enlace
copy-node-link-about = Copia el enlace a este nodo, para pegarlo en un comentario.
unfold = Desplegar
unknown-property = el formato no la conoce; se conserva como está
unread-in-file = en el archivo original: { $why }
unread-line-of-file = línea { $line } del archivo de origen: { $why }
unsaved-work = Trabajo sin guardar de una sesión anterior
unsaved-work-more = El programa terminó antes de que se guardaran. Lo que no decida ahora se ofrecerá en el próximo inicio.
untitled = Sin título
value-name = { $id }: valor
value-name-numbered = { $id }: valor { $number }
values-game-cannot-judged = los valores de este juego no se pueden juzgar
variation-copied = Variante copiada desde este nodo
variation-first-its-fork = ya es la primera variante
variation-last-its-fork = ya es la última variante
variation-number-already = esta variante ya es la número { $index }
variation-record-does-not = una variante de una partida de { $there } no cabe en una de { $here }
version = Versión { $version }
versions-more = El archivo como estaba antes de guardarse por primera vez en cada sesión. Abrir una versión no cambia el archivo.
versions-of = Versiones anteriores de { $path }
vw-gives-two-corners = VW da dos esquinas
vw-list-points-belongs = VW con una lista de puntos es de FF4, el archivo dice FF{ $format }
was-not-done-nothing = { $name }: { $place }: «{ $line }» no se hizo, no se escribió nada: { $error }
what-look-missing = falta qué buscar
wheel = Rueda del ratón sobre el tablero
wheel-step = Recorrer las jugadas (Ctrl: zoom)
wheel-zoom = Zoom (Ctrl: recorrer las jugadas)
where-to-set-up = ¿Dónde se ha de preparar esto?
where-to-set-up-more = Este nodo tiene una jugada o continúa. Preparar aquí cambia todo lo que le sigue.
whose-turn = Turno
window-software-failed-as = la ventana en software también falló
wins = Gana { $winner }
wins-by =
    { $points ->
        [one] { $winner } gana por { $points } punto
       *[other] { $winner } gana por { $points } puntos
    }
wins-by-forfeit = { $winner } gana por incomparecencia
wins-by-resignation = { $winner } gana por abandono
wins-time = { $winner } gana por tiempo
with-emphasis = { $judgement } (con Mayús: muy)
without-a-net = { $line }. Si el programa termina ahora se pierden: guárdelos.
without-its-moves-record = sin sus jugadas esta partida no se tomaría por una de este juego
without-move = { $id } sin jugada
won = { $winner } ha ganado.
won-by = { $winner } ha ganado por { $what }.
write-a-comment = Añadir un comentario
write-again = Guardar de nuevo
write-it-down = Marcar el territorio
write-results = Escribir los resultados
writing = Escribiendo { $path }
written = { $path } guardado
written-2 = { $id }[{ $raw }] debería escribirse { $id }[{ $clean }]
written-manner = escrito a la manera de { $dialect }
zero-bytes-file = el archivo contiene bytes NUL
command-2 = la orden { $number }

## Lo que hace cada orden
command-help = Ayuda
command-help-about = Muestra la versión y la licencia.
command-help-add-games = Añade al final de la colección las partidas del portapapeles, o del texto dado.
command-help-add-games-from = Añade a esta colección las partidas de otros archivos.
command-help-add-stone = Coloca piedras en el tablero a mano; en la familia Blokus una pieza, dada por sus puntos. En Octi 46CD es un pod con dos púas; 46CD+A y 46CD-C dan a ese pod otra púa o le sacan una. En los juegos cuyas piezas tienen letras, Kd4 es una pieza, y en Amazonas arrow va en lugar del color. Si el nodo tiene una jugada o le siguen otros, indique qué nodo la recibe.
command-help-add-value = Añade valores a una propiedad de este nodo, o crea la propiedad.
command-help-annotate = Valora la jugada (good-move, bad-move, doubtful, interesting) o la posición (good-black, good-white, even, unclear, hotspot); none quita la valoración.
command-help-append-comment = Añade un párrafo al comentario de este nodo.
command-help-arrow = Dibuja una flecha entre dos puntos, o la quita.
command-help-back = Retrocede una jugada, o N.
command-help-change-value = Cambia el valor número N de una propiedad de este nodo, contando desde 1.
command-help-clean-up = Muestra qué se puede quitar del archivo, cuánto es y qué queda, y lo quita.
command-help-close = Cierra esta pestaña.
command-help-comment = Sustituye el comentario de este nodo; un texto vacío lo quita.
command-help-conflicts = Enumera lo que cambiaron ambas versiones, para resolverlo uno por uno.
command-help-coordinates = Muestra u oculta las coordenadas.
command-help-copy-board = Copia el tablero al portapapeles como diagrama de texto.
command-help-copy-games = Pone en el portapapeles toda esta partida, o las partidas de estos números.
command-help-copy-link = Pone en el portapapeles el enlace de esta línea de Hex.
command-help-copy-moves = Pone en el portapapeles las jugadas de esta línea, en la notación del juego.
command-help-copy-picture = Pone el tablero en el portapapeles como imagen.
command-help-copy-record = Pone todo el archivo como texto en el portapapeles.
command-help-copy-variation = Pone este nodo y todo lo que sigue en el portapapeles.
command-help-count = Cuenta una partida de Go terminada y marca el territorio; en cada punto nombrado hay una piedra muerta. Según las reglas de la partida, salvo con --area o --territory. Con --result se anota también el resultado.
command-help-counting = Permite marcar con clics las piedras muertas y cuenta los puntos de una partida de Go terminada.
command-help-cut-variation = Corta este nodo y todo lo que sigue al portapapeles.
command-help-delete-game = Elimina esta partida de la colección, o las partidas de estos números: 3 5-8.
command-help-delete-node = Elimina este nodo; lo que le sigue sube.
command-help-delete-other-variations = Elimina todas las variantes que se separan entre el comienzo de la partida y este nodo.
command-help-delete-variation = Elimina este nodo y todo lo que sigue.
command-help-demote = Mueve esta variante un lugar atrás.
command-help-drop-piece = Devuelve la pieza elegida.
command-help-duplicate-game = Añade una copia de esta partida después de ella, o de las partidas de estos números.
command-help-earlier-versions = Enumera lo que contenía el archivo antes de guardarse por primera vez.
command-help-edit-comment = Va al comentario; Esc sale de él.
command-help-encoding = Guarda el archivo en otra codificación, por ejemplo utf-8.
command-help-erase = Quita del tablero a mano piedras, o las piezas de estos puntos.
command-help-export-picture = Escribe el tablero como imagen SVG o PNG, o una serie de jugadas como diagramas.
command-help-figure = Empieza en este nodo un diagrama propio.
command-help-find-move = Muestra la siguiente colocación legal: de la pieza elegida, o de cualquiera, las grandes primero.
command-help-find-move-back = Muestra la colocación legal anterior.
command-help-find-next = Va a la coincidencia siguiente.
command-help-find-previous = Va al lugar encontrado anterior.
command-help-findings = Enumera lo que está mal en el archivo, y lo que se puede corregir.
command-help-flip = Refleja todos los puntos de esta partida, con --comments también los nombres en los comentarios. El análisis de motores se refleja también; --remove-analysis lo quita en su lugar. Las diagonales de Hex intercambian los colores, porque sus bordes les pertenecen.
command-help-flip-piece = Voltea la pieza elegida.
command-help-flip-view = Refleja el tablero en la pantalla; la partida no cambia.
command-help-fold-others = Pliega todas las ramas del árbol que no están en la línea actual.
command-help-full-screen = Muestra solo el tablero, en toda la pantalla.
command-help-game = Va al comienzo de una partida de la colección, contando desde 1.
command-help-game-text = Muestra toda la partida como texto en lugar del árbol, o de nuevo el árbol.
command-help-games = Enumera las partidas de la colección.
command-help-go-back = Va al lugar anterior al último salto, en la pestaña que fuera.
command-help-go-forward = Va al lugar del que se volvió.
command-help-goto = Va a un lugar de esta partida: start, end (de la línea principal), un número de jugada de la línea principal, o números de hijos como /0.0.2.
command-help-goto-dialog = Pregunta por un lugar adonde ir.
command-help-handicap = Da a Negro N piedras en los lugares habituales antes de la primera jugada; 0 las quita.
command-help-help = Muestra la guía.
command-help-hide-results = Dice cómo terminó una partida solo tras su última jugada, o enseguida.
command-help-history = Deshace o rehace hasta que haya N pasos aplicados; 0 es el archivo al abrirlo.
command-help-history-list = Enumera los pasos que se pueden deshacer y rehacer.
command-help-illegal-moves = Elige si las jugadas ilegales o fuera de turno se pueden hacer sin Mayús, o solo con ella.
command-help-info = Cambia un dato de la partida, en el nodo donde el archivo lo guarda; un valor vacío lo quita. Las fechas, los resultados, los tiempos y el komi se escriben como los quiere el formato, donde es seguro lo que se quiso decir.
command-help-information = Muestra y edita los datos de la partida.
command-help-insert-node = Inserta un nodo vacío antes de este, o entre este y todo lo que sigue.
command-help-keep-position = Hace de la posición una partida propia: preparación en lugar de las jugadas, con los datos de la partida.
command-help-keep-subtree = Hace de la posición y todo lo que sigue una partida propia.
command-help-label = Pone un texto en un punto, o la siguiente letra libre; un texto vacío lo quita, y también ningún texto donde hay uno.
command-help-line = Dibuja una línea entre dos puntos, o la quita.
command-help-line-end = Va al último nodo de esta línea.
command-help-line-start = Vuelve al primer nodo de la partida.
command-help-link = Copia el enlace a este nodo, tal como se escribe en un comentario: #0.2.1.
command-help-main-line = Va a la jugada de la línea principal donde esta variante se separó de ella.
command-help-make-main-here = Hace de esta variante la primera de su bifurcación; las anteriores quedan como están.
command-help-make-main-line = Hace de la línea hasta este nodo la primera en cada bifurcación.
command-help-mark = Marca puntos: triangle, square, circle, cross, selected, dim. Si todos tienen ya la marca, la quita.
command-help-mark-stone = Marca piedras de una posición de Octi: arrow, circle, cross, square, triangle.
command-help-merge = Fusiona con esta la partida del portapapeles, o del texto dado: las mismas jugadas comparten sus nodos, y los comentarios y marcas se unen.
command-help-merge-file = Fusiona en esta partida lo que otro programa cambió en su archivo; se puede deshacer.
command-help-merge-games = Fusiona las partidas de estos números en la primera de ellas: las mismas jugadas comparten sus nodos.
command-help-merge-version = Fusiona los cambios de otra versión en este archivo, y avisa de lo que ambas cambiaron.
command-help-move-game = Mueve esta partida, o las partidas de estos números, a un lugar de la colección, contando desde 1.
command-help-move-number = Da un número a esta jugada; las siguientes cuentan a partir de él.
command-help-move-numbers = Muestra u oculta los números de jugada: none, last, last N, all, o here para las posteriores a esta jugada, contando desde 1.
command-help-move-piece = Mueve la pieza elegida: left, right, up o down; far: hasta el siguiente lugar legal.
command-help-move-to = Cuelga este nodo y todo lo que sigue de otro nodo de la partida.
command-help-move-value = Mueve el valor número N de una propiedad de este nodo a otro lugar entre sus valores.
command-help-move-variation = Mueve esta variante a un lugar entre sus alternativas, contando desde 0.
command-help-name = Sustituye el nombre de este nodo; un texto vacío lo quita.
command-help-new = Empieza un archivo nuevo.
command-help-new-game = Añade una partida a la colección: un número o nombre de juego, y el tamaño del tablero.
command-help-new-node = Añade un nodo vacío después de este.
command-help-new-variation = Añade un nodo vacío junto a este, como alternativa a él.
command-help-next = Avanza, siguiendo la última variante visitada.
command-help-next-equal = Va al siguiente nodo con la misma posición; tras el último, al primero.
record-damaged =
    { $count ->
        [one] { $name } está dañado: { $count } aviso; véase «variorum check»
       *[other] { $name } está dañado: { $count } avisos; véase «variorum check»
    }
lines-not-understood =
    { $count ->
        [one] { $name }: { $count } línea del archivo no se entendió; véase «variorum check»
       *[other] { $name }: { $count } líneas del archivo no se entendieron; véase «variorum check»
    }
board-may-be-wrong = no se pudo leer una jugada o una colocación hasta este nodo, así que el tablero puede ser incorrecto; véase «variorum check»
also-in-records =
    { $count ->
        [one] algunos en { $count } archivo abierto más
       *[other] algunos en { $count } archivos abiertos más
    }
git-no-repository = git: esta carpeta no está en un repositorio de git; --global lo configura para todos
beside-none-left = No quedan diferencias
guide-the-tree-4 = Si la misma posición aparece en otro lugar de la partida, el árbol la marca con = y una línea bajo el comentario dice cuántas veces; Alt+flecha abajo recorre esos nodos. Las jugadas que se hacen allí y no aquí aparecen con trazo discontinuo en el tablero y en cursiva entre las jugadas siguientes: un clic va allí, y «Continuar aquí» copia la jugada con todo lo que sigue. «Posiciones iguales», en el menú Ver, busca también en todos los archivos abiertos y en tableros girados y reflejados.
command-help-next-file = Abre el archivo siguiente de esta carpeta.
command-help-next-fork = Avanza hasta el siguiente nodo al que siguen varias variantes, o hasta el final.
command-help-next-game = Va al comienzo de la partida siguiente de la colección.
command-help-next-moves = Marca las jugadas que siguen o las alternativas: following, instead, record para lo que pide el archivo, o none.
command-help-next-piece = Elige la pieza siguiente.
command-help-next-tab = Muestra el siguiente archivo abierto.
command-help-next-variation = Va a la siguiente alternativa a este nodo, o a esta línea.
command-help-next-with = Va al siguiente nodo con un comentario, una valoración, un momento clave, preparación o marcas.
command-help-notation = Elige cómo se llaman los puntos alrededor del tablero, en jugadas, comentarios y lo que se escribe: usual, record, numbers, chinese, relative (desde los lados más cercanos), other-side, in-line (Havannah como en Little Golem), o all-letters (con la letra I).
command-help-only-line = Muestra en el árbol solo la línea actual, o de nuevo todas las ramas.
command-help-open = Abre archivos, cada uno en una pestaña.
command-help-open-folder = Enumera los archivos de una carpeta: la de este archivo, si no se nombra otra.
command-help-open-recent = Abre un archivo reciente.
command-help-palette = Encuentra cualquier orden por su nombre.
command-help-pass = Pasa.
command-help-paste-record = Abre el texto del portapapeles como partida propia: una partida, un enlace de HexWorld, una lista de jugadas.
command-help-paste-variation = Añade debajo de este nodo lo que hay en el portapapeles, o el texto dado.
command-help-place-piece = Juega la pieza elegida donde está; anyway: incluso contra las reglas.
command-help-play = Juega una jugada en la notación del juego. Si la partida ya la tiene como jugada siguiente, va a ella.
command-help-play-through = Muestra las jugadas una tras otra, o se detiene.
command-help-previous-file = Abre el archivo anterior de esta carpeta.
command-help-previous-fork = Retrocede hasta el nodo más cercano al que siguen varias variantes, o hasta el comienzo.
command-help-previous-game = Va al comienzo de la partida anterior de la colección.
command-help-previous-piece = Elige la pieza anterior.
command-help-previous-tab = Muestra el archivo abierto anterior.
command-help-previous-variation = Va a la alternativa anterior a este nodo, o a esta línea.
command-help-previous-with = Va al nodo anterior con un comentario, una valoración, un momento clave, preparación o marcas.
command-help-print = Crea un cuadernillo de la partida y lo abre para imprimirlo.
command-help-promote = Mueve esta variante un lugar adelante.
command-help-properties = Muestra todas las propiedades de este nodo, con el teclado en la que tiene este identificador.
command-help-publish = Crea a partir de la partida una página web, un cuadernillo, una animación o un texto, para quienes no tienen el programa.
command-help-quit = Cierra la ventana.
command-help-read-as = Reabre el archivo con otra codificación.
command-help-read-swaps = Dice cómo se entienden los intercambios de esta partida de Hex: judged (según las jugadas posteriores), as-written, pieces o sides. La partida queda como está.
command-help-redo = Rehace el último paso deshecho, o los N últimos.
command-help-reload = Recarga el archivo del disco.
command-help-remove-value = Quita el valor número N de una propiedad de este nodo, contando desde 1.
command-help-rename = Cambia el nombre de una propiedad de este nodo y conserva sus valores.
command-help-repair = Corrige lo que encontró la comprobación en el archivo, o solo en este nodo: todo, o todos los avisos de un código.
command-help-replace-dialog = Reemplaza un texto en comentarios, nombres, jugadores y etiquetas, y muestra antes cómo queda cada uno.
command-help-resign = Abandona: como jugada si las partidas del juego la tienen, y si no como resultado de la partida.
command-help-results = Muestra lo que las marcas de los finales de la partida dicen de las posiciones anteriores, enumera contradicciones y finales abiertos, y escribe los resultados.
command-help-rotate = Gira todos los puntos de esta partida, con --comments también los nombres en los comentarios. El análisis de motores se gira también; --remove-analysis lo quita en su lugar.
command-help-rotate-view = Gira el tablero en la pantalla; la partida no cambia.
command-help-save = Guarda la partida en su archivo.
command-help-save-as = Guarda la partida en otro archivo.
command-help-save-copy = Guarda la partida en otro archivo y sigue con este.
command-help-save-copy-as = Escribe la partida en otro archivo como lo leen otros: ff4 (FF4 estricto), utf-8, pentobi, sabaki o hexgui; este queda como está.
command-help-set = Da estos valores a una propiedad de este nodo, signifique lo que signifique.
command-help-set-up = Al preparar se coloca este color, que es el que jugará después, o sus piezas de una clase, nombrada por sus letras; en Amazonas también una flecha (arrow). Sin color, se borra.
command-help-settings = Muestra los ajustes.
command-help-settle = Resuelve los conflictos que una fusión dejó en comentarios con ours, theirs o both, y quita sus bloques; en toda la partida si no se indica un ámbito. Con un número, solo ese conflicto de este nodo.
command-help-shortcuts = Enumera los atajos de teclado.
command-help-show-comment = Muestra u oculta el comentario.
command-help-show-information = Muestra u oculta los jugadores y el estado de la partida.
command-help-show-pieces = Muestra u oculta las piezas que quedan.
command-help-show-tree = Muestra u oculta el árbol.
command-help-snap = La pieza elegida se ajusta a un lugar legal cerca del puntero, o queda justo bajo él.
command-help-split-collection = Escribe cada partida de la colección en un archivo propio.
command-help-strip = Quita comments, markup, annotations, variations, private, empty-nodes, times o analysis, de toda la partida si no se dice otra cosa.
command-help-study = Hace preguntas de este archivo: problemas, jugadas de un repertorio o de una partida, jugadas mejores; las repite cuando toca.
command-help-dictionary = Muestra dónde esta partida se aparta de una colección de joseki, esquina por esquina, y dónde se apartan más a menudo las partidas de su carpeta.
command-help-study-folder = Hace preguntas de los archivos de una carpeta: la de este archivo, si no se indica otra.
command-help-swap = Responde a la primera jugada quedándose con ella: las piedras cambian de color, o las personas cambian de bando.
command-help-take = Va a la jugada número N de una bifurcación, contando desde 1.
command-help-take-piece = Elige una pieza por su nombre, del color al que le toca si no se da otro.
command-help-territory = Marca puntos como territorio de un color.
command-help-theme = Elige el aspecto del tablero y la ventana.
command-help-time = Fija el tiempo restante de un jugador, y las jugadas que quedan en este periodo.
command-help-to-play = Dice a quién le toca jugar.
command-help-tool = Elige qué hace un clic: play, setup, triangle, square, circle, cross, selected, dim, label, number, line, arrow, black-territory, white-territory o visible.
command-help-tree-grows = Hace crecer el árbol hacia la derecha o hacia abajo.
command-help-truncate = Elimina todo lo que sigue a este nodo.
command-help-turn-piece-left = Gira la pieza elegida en sentido antihorario.
command-help-turn-piece-right = Gira la pieza elegida en sentido horario.
command-help-type-move = Toma una jugada como texto: F10, 33+B, o en Blokus la pieza y su lugar (W Y12), o sus puntos.
command-help-undo = Deshace el último paso, o los N últimos.
command-help-unfold-all = Muestra todas las ramas del árbol o vuelve a plegar las líneas lejanas.
command-help-unmark = Quita todas las marcas, etiquetas, líneas y flechas de estos puntos, o de todo el nodo.
command-help-unset = Quita una propiedad de este nodo.
command-help-usual-view = Muestra el tablero en su orientación habitual.
command-help-value = Dice cuánto vale la posición; por encima de 0 es buena para Negro.
command-help-variation = Entra en un hijo de este nodo. Los hijos se cuentan desde 0, como en una ruta.
command-help-visible = Desde este nodo muestra solo estos puntos.
command-help-where-played = Va a la jugada en un punto: hacia atrás en esta línea, o si no hacia adelante.
command-help-write-results = Deduce lo que las marcas de los finales de esta partida (bueno para Negro, bueno para Blanco, igualado) dicen de las posiciones anteriores, y las marca; --proved: solo donde se probaron todas las jugadas; --transpositions: las posiciones iguales comparten sus resultados.
command-help-zoom-fit = Muestra todo el tablero.
command-help-zoom-in = Muestra el tablero más grande.
command-help-zoom-out = Muestra el tablero más pequeño.

## Avisos
finding-annotation-contradicts = valoraciones contradictorias
finding-annotation-pair = BM y TE juntas
finding-annotation-without-move = una valoración de jugada sin jugada
finding-bad-root-value = una propiedad de la raíz sin valor utilizable
finding-board-too-big = un tablero mayor de lo que los puntos pueden nombrar
finding-border-row = una clavija en la fila del borde del rival
finding-byte-escapes = los escapes se aplican a bytes, no a caracteres
finding-centre = una pieza 1 de Callisto está en el centro
finding-charset-contradicted = los bytes contradicen a CA
finding-charset-guessed = la codificación es una suposición
finding-charset-missing = no hay CA, pero sí texto que no es ASCII
finding-charset-unknown = CA nombra una codificación desconocida
finding-composed-spelling = un valor compuesto escrito de forma poco común
finding-crossing = una pieza atraviesa un cruce por el que pasa otra
finding-date-format = una fecha en palabras o en otro orden
finding-dialect = un dialecto del formato
finding-duplicate-game = una partida que ya está en el archivo
finding-duplicate-property = una propiedad dos veces en un nodo
finding-duplicate-variation = dos variantes empiezan con la misma jugada
finding-earlier-conversion = convertida de forma incompleta por una versión anterior
finding-edge-contact = una pieza toca por el lado otra de su color
finding-empty-list = un valor vacío donde hacen falta puntos
finding-empty-node = un nodo sin propiedades
finding-empty-value = un valor vacío
finding-empty-variation = una variante sin nodos
finding-forbidden-move = una jugada que el Renju prohíbe a Negro
finding-foreign-value = un valor en otra codificación
finding-format-too-new = una versión del formato que no existe
finding-game-guessed = un juego que GM no nombra
finding-game-inside-game = una partida empieza antes de que se cierre la anterior
finding-handicap-differs = HA no concuerda con las piedras, o con quién mueve primero
finding-handicap-too-small = un hándicap de menos de dos piedras
finding-header-point = algo parecido a una propiedad antes de la primera partida
finding-header-text = texto antes de la primera partida
finding-identifier-too-long = un identificador de más de 100 caracteres
finding-illegal-value = un valor no válido para su propiedad
finding-junction-listed = una jugada de Nexos enumera cruces
finding-junk = texto que no pertenece a ninguna propiedad
finding-ko = una jugada recaptura un ko de inmediato
finding-komi-doubled = un komi duplicado
finding-komi-scaled = komi o ventaja en otra unidad que puntos
finding-label-repeated = dos etiquetas en un punto
finding-label-too-long = una etiqueta de más de cuatro caracteres en FF3
finding-line-ends-mixed = finales de línea mezclados en un archivo
finding-line-repeated = una flecha o línea dos veces, o sin longitud
finding-long-identifier = un identificador de más de dos letras
finding-lowercase-identifier = un identificador con minúsculas o signos
finding-main-line-shorter = una variante es más larga que la línea principal
finding-mark-repeated = un punto está marcado dos veces en un nodo
finding-merge-conflict = un conflicto que una fusión dejó en un comentario
finding-missed-start = la primera pieza de un color no está en su lugar inicial
finding-missing-bracket = parece faltar un corchete al final de un valor
finding-missing-close = falta un paréntesis de cierre
finding-missing-open = una partida empieza sin su paréntesis de apertura
finding-missing-semicolon = un nodo sin su punto y coma
finding-mixed-charsets = partidas en distintas codificaciones
finding-mixed-formats = partidas de distintas versiones del formato
finding-mixed-games = distintos juegos en un archivo
finding-mojibake = texto mal descodificado antes de guardarse
finding-move-after-end = una jugada tras el final de la partida
finding-move-in-root = una jugada en la raíz
finding-move-with-setup = una jugada y una preparación comparten un nodo
finding-name-as-move = el nombre de un jugador como jugada de la raíz
finding-needless-pass = un pase donde hay una jugada
finding-nested-deep = un paréntesis por cada jugada
finding-newer-property = una propiedad más nueva que la versión que dice el archivo
finding-no-contact = una pieza no está unida a su color como piden las reglas
finding-no-flip = una jugada no voltea ninguna ficha
finding-no-game = ninguna partida en el archivo
finding-no-hole = una clavija donde el tablero no tiene agujero
finding-no-link = un puente que no está, o no puede estar
finding-no-piece = una jugada de una pieza que no está
finding-no-such-colour = una jugada o preparación para un color que la modalidad no tiene
finding-no-value = una propiedad sin valor
finding-no-way = una pieza que no puede ir ahí
finding-node-after-variation = una línea sigue después de cerrarse una variante
finding-not-a-piece = lugares que no forman ninguna pieza del juego
finding-not-composed = faltan dos partes
finding-nothing-to-remove = AE no nombra ninguna pieza del tablero
finding-nul-byte = bytes cero en el archivo
finding-number-format = un dato de la partida que no es un número
finding-obsolete-property = una propiedad de una versión antigua del formato
finding-occupied = una jugada en un punto ocupado
finding-octi-capture = nada así que capturar en la casilla saltada
finding-octi-entry = un pod entra donde no puede, o como no puede
finding-octi-jump = un salto sobre una casilla vacía, a una ocupada, o dos veces sobre la misma
finding-octi-move = un paso a una casilla vecina que no se puede dar
finding-octi-no-pod = no hay un pod así del jugador en la casilla
finding-octi-no-prong = el pod no tiene púa en la dirección de su paso
finding-octi-parts = las partes de un turno no van juntas
finding-octi-pod-gone = una preparación o marca para un pod que no existe
finding-octi-prong-missing = el pod no tiene esa púa para recolocar
finding-octi-prong-taken = el pod ya tiene una púa ahí
finding-octi-step = un paso que no es movimiento ni salto
finding-octi-superprong = una superpúa contra las reglas
finding-octi-supply = se usan más púas o pods de los que tiene el jugador
finding-octi-which-pod = hay varios pods distintos en la casilla
finding-odd-space = espacio en blanco poco común entre elementos
finding-old-property = una propiedad o forma de valor de un programa antiguo
finding-one-first = un color de Callisto no empieza con dos piezas 1
finding-overlap = una pieza cubre lugares ocupados
finding-pass-on-large-board = tt en un tablero de más de 19 líneas
finding-pass-spelling = un pase a la manera de otra versión
finding-piece-used = no quedan piezas de este tipo
finding-point-doubled = un valor nombra un punto dos veces
finding-point-off-board = un punto fuera del tablero
finding-point-rectangle = un rectángulo no válido
finding-property-after-variation = una propiedad después de una variante de su nodo
finding-replacement-character = texto perdido en una conversión anterior
finding-result-format = un resultado en palabras
finding-root-property-elsewhere = una propiedad de la raíz fuera de la raíz
finding-rules-format = reglas de Octi en otra forma
finding-rules-unjudged = aquí no se conocen las reglas de este juego
finding-same-colour-twice = dos jugadas seguidas de un color
finding-second-game-info = datos de la partida debajo de otros
finding-setup-after-root = piedras colocadas en la línea principal
finding-setup-repeated = un punto se coloca dos veces en un nodo
finding-setup-without-effect = una preparación deja un punto como estaba
finding-several-games = varias partidas en el archivo
finding-size-unreadable = SZ no es un tamaño utilizable
finding-split-character = la mitad de un carácter que parece un corchete
finding-square-size = un tablero cuadrado como dos números
finding-start-unknown = una posición inicial desconocida
finding-stray-comma = un valor tiene una coma de más
finding-suicide = una jugada se quita su última libertad
finding-superko = una jugada repite una posición anterior
finding-surplus-close = se cierra un paréntesis que nunca se abrió
finding-surplus-open = se abre un paréntesis con el que no empieza ninguna variante
finding-swap-ambiguous = la palabra swap sola
finding-swap-late = un intercambio que no responde a la primera jugada
finding-swap-mislabelled = un intercambio que parece ser de la otra clase
finding-swap-oblong = un intercambio de piezas en un tablero que no es cuadrado
finding-time-format = un límite de tiempo en palabras
finding-too-large = el archivo es demasiado grande
finding-too-many-values = varios valores donde hay uno
finding-trailing-text = texto después de la última partida
finding-turn-unfinished = un turno de Connect6 con una piedra
finding-turn-unreadable = PL no nombra ningún color de la modalidad
finding-two-moves = dos jugadas en un nodo
finding-unchecked-game = un juego cuyos valores no se juzgan
finding-undecodable-value = bytes que no son texto en esta codificación
finding-unescaped-bracket = un corchete sin escape en un texto
finding-unknown-property = propiedades que el formato no define
finding-unread-line = una línea del archivo original que no se entendió
finding-unreadable-move = una jugada que no lo es en este juego
finding-unreadable-point = un punto que no lo es en este juego
finding-unterminated-value = el archivo termina dentro de un valor
finding-value-spelling = un valor escrito de forma poco común
finding-value-without-property = un valor sin identificador
finding-view-cleared = valores junto a uno vacío
finding-view-old = VW como dos esquinas

## La ventana: limpiar, teclas, valores, partidas escogidas
add-to-property = Añadir a { $id }
add-value = Añadir un valor a { $id }
added-to = El valor se añadirá a los que hay
all-findings = Todos los avisos
all-games = Todas las partidas
all-games-record-needs = estas son todas las partidas, y un archivo necesita una
all-of-kind =
    { $count ->
        [one] Este aviso
       *[other] Los { $count } de esta clase
    }
all-that-can-be-repaired = Todo lo que se puede corregir
before-and-after = { $before } bytes ahora, { $after } después
built-in-keys-of = Restablecer el atajo de { $title }
ca-changed-by-encoding = CA dice cómo se guarda el archivo: «encoding» cambia ambas cosas
calendar = Calendario
calendar-hint = Un segundo clic toma todos los días hasta él.
weekdays = lu ma mi ju vi sá do
can-be-repaired = se puede corregir
cannot-name-property-capitals = «{ $id }» no puede ser el nombre de una propiedad: el formato solo admite mayúsculas
change-adds = Línea { $line }: añade { $come }
change-becomes = Línea { $line }: { $gone } pasa a ser { $come }
change-keys-of = Cambiar el atajo de { $title }
change-property = Cambiar { $id }
change-removes = Línea { $line }: quita { $gone }
choose-result = Elegir el resultado
choose-rules = Elegir
choose-overtime = Elegir
cli-find-at-edges = Donde la parte toca un borde del tablero, solo allí
cli-find-exchanged = La parte también con los colores intercambiados
cli-find-like = En lugar de WHAT: la posición de este archivo, en el nodo de --game y --at; se indica cada nodo que tiene la misma
cli-find-no-file = ningún archivo en que buscar
cli-find-no-part = «{ $part }» no designa ninguna parte del tablero: dos esquinas, como C3:G7
cli-find-turned = La parte también girada y reflejada
overtime-increment = { $time } más con cada jugada
overtime-moves =
    { $count ->
        [one] { $count } jugada en { $time }
       *[other] { $count } jugadas en { $time }
    }
overtime-periods =
    { $count ->
        [one] { $count } período de { $time }
       *[other] { $count } períodos de { $time }
    }
part-corners = Esquinas de la parte
part-corners-hint = Dos esquinas, como C3 F6
choose-what-goes = Elija lo que se ha de quitar. Se muestra aquí antes de quitarlo, y se puede deshacer.
clean-annotations = Valoraciones
clean-collection = todas las partidas del archivo
clean-comments = Comentarios y nombres
clean-empty-nodes = Nodos vacíos
clean-game = esta partida
clean-markup = Marcas, etiquetas, líneas y territorio
clean-node = este nodo
clean-private = Propiedades privadas
clean-subtree = este nodo y todo lo que sigue
clean-times = Tiempos
clean-up = Limpiar
clean-variations = Todo menos la línea principal
command-add-value = Añadir un valor
command-change-value = Cambiar un valor
command-clean-up = Limpiar…
command-copy-games = Copiar partidas
command-merge-file = Fusionar con el archivo del disco
command-merge-games = Fusionar partidas
command-merge-version = Fusionar otra versión…
command-move-value = Mover un valor
command-open-folder = Abrir carpeta…
command-remove-value = Quitar un valor
command-sort-games = Ordenar partidas
copy-games = Copiar
delete-games = Eliminar estas partidas
delete-several-games =
    { $count ->
        [one] Eliminar partida
       *[other] Eliminar { $count } partidas
    }
drag-in-order-only = Las partidas se pueden arrastrar mientras la lista las muestra todas en su propio orden (ordenar por N.º)
duplicate-games = Duplicar estas partidas
duplicate-several-games =
    { $count ->
        [one] Duplicar partida
       *[other] Duplicar { $count } partidas
    }
end-of-file = (final del archivo)
filter-records = Filtrar archivos
folder = Archivos de la carpeta
from-where = Ámbito
games-chosen = { $shown }, { $count } escogidas
games-copied = Partidas copiadas como texto que otros programas pueden leer
games-down = Bajar partidas
games-of = Partidas de { $name }
games-out-to-new-tab = Mover a una pestaña nueva
games-stand-in-order = las partidas ya están en este orden
games-stand-there = estas partidas ya están ahí
games-to = Copiar a { $name }
games-to-files = Guardar en archivos separados…
games-to-new-tab = Copiar a una pestaña nueva
games-up = Subir partidas
games-went-to = Partidas añadidas a { $name }
give-keys-to = Asignar a { $title }
has-its-value = { $id } ya existe y solo puede tener un valor: cámbielo arriba
has-no-such-value = { $id } no tiene valor { $number }: tiene { $count }
has-one-value = { $id } solo puede tener un valor
has-one-value-already = { $id } tiene un solo valor, y ya lo tiene: «change-value» lo cambia
in-the-file = En la línea { $line } del archivo: { $marked }
keep-this-order = Poner todas las partidas del archivo en este orden
keys-are-taken = { $keys } ya es de { $title }
keys-dialog = Atajos de teclado…
leave-keys = Mantener
merge-base = la base
merge-base-more = Se combina lo que cada uno cambió desde esa versión. Lo que solo uno de ellos tiene cuenta como añadido si falta en esa versión, y como eliminado por el otro si está en ella.
merge-base-nothing = Ninguna versión común
merge-base-saved = El archivo como se guardó
merge-base-this = Usar esta versión
merge-base-title = ¿En qué versión se basan este archivo y { $path }?
merge-both = Fusionar ambos
merge-conflict-left = hay un conflicto de una fusión por resolver
merge-converted = el resultado está en la codificación { $name }
merge-cut-off = { $version } termina en medio de una partida, así que lo que falta allí contaría como eliminado; complétela primero
merge-encoding = { $why }; use --encoding utf-8
merge-games = Fusionar en la primera de ellas
merge-holds-blocks = { $version } contiene un conflicto de una fusión anterior, en la partida { $game } en { $path }; «check» lo encuentra, y primero hay que resolverlo
merge-it = Fusionar
merge-label-mine = la mía
merge-move = jugada { $number } { $colour } { $place }
merge-no-record = { $version } no es un archivo de partida
merge-not-converted = { $why }
merge-ours = esta versión
merge-several-games = Fusionar partidas
merge-theirs = la otra versión
merge-three = Fusionar otra versión
merge-title = ¿Qué archivo contiene la otra versión?
merge-two-continuations = ambas versiones siguen de modo distinto tras el mismo nodo; la nuestra va primero
merged-nothing = nada que fusionar: este archivo ya tiene todo lo de { $name }
merged-whole = se fusionó { $name } en este archivo: guardar lo conserva, deshacer lo revierte
merged-with-conflicts =
    { $count ->
        [one] se fusionó { $name }; { $count } sitio cambió en ambos y hay que resolverlo
       *[other] se fusionó { $name }; { $count } sitios cambiaron en ambos y hay que resolverlos
    }
month-back = Mes anterior
month-on = Mes siguiente
more-with-games = Más acciones
move-several-games =
    { $count ->
        [one] Mover partida
       *[other] Mover { $count } partidas
    }
no-font-for = Ningún tipo de letra de este equipo tiene las letras de este idioma: { $language }. Con los tipos Noto Sans CJK se puede leer.
no-game-to-merge = no hay ninguna partida que fusionar
no-keys-for = Borrar el atajo de { $title }
no-letters-for = { $language } (ningún tipo de letra disponible)
no-settings-file = No hay carpeta para un archivo de ajustes, así que sus ajustes no se guardarán.
no-such-game = no hay partida { $most }: la colección tiene { $count }
no-such-game-any-more = la partida ya no está
not-in-guide = No hay resultados en la guía.
nothing-of-it = nada de eso
only-this-node = Solo en este nodo
press-keys = Pulse el nuevo atajo…
records-counted =
    { $count ->
        [one] { $count } archivo
       *[other] { $count } archivos
    }
records-shown =
    { $count ->
        [one] { $shown } de { $count } archivo
       *[other] { $shown } de { $count } archivos
    }
remove-chosen = Quitar
remove-value = Quitar el valor { $number } de { $id }
removed-annotations =
    { $count ->
        [one] quitada { $count } valoración
       *[other] quitadas { $count } valoraciones
    }
removed-comments =
    { $count ->
        [one] quitado { $count } comentario o nombre
       *[other] quitados { $count } comentarios y nombres
    }
removed-empty-nodes =
    { $count ->
        [one] quitado { $count } nodo vacío
       *[other] quitados { $count } nodos vacíos
    }
removed-markup =
    { $count ->
        [one] quitada { $count } propiedad de marcas
       *[other] quitadas { $count } propiedades de marcas
    }
removed-private =
    { $count ->
        [one] quitada { $count } propiedad privada
       *[other] quitadas { $count } propiedades privadas
    }
removed-times =
    { $count ->
        [one] quitado { $count } tiempo
       *[other] quitados { $count } tiempos
    }
removed-variations =
    { $count ->
        [one] quitado { $count } nodo de variantes
       *[other] quitados { $count } nodos de variantes
    }
repair-this = Corregir esto como se muestra; se puede deshacer
search-guide = Buscar en la guía
settings-file = Todos los ajustes están en { $file }, que se explica línea por línea. Con qué se dibuja la ventana cambia en el próximo inicio.
sort-games = Ordenar partidas
title = Título
two-games-to-merge = hacen falta al menos dos partidas para fusionarlas
type-colour = color
type-double = 1, o 2 para «muy»
type-empty-or-list = lista, o vacío: { $kind }
type-list = lista: { $kind }
type-move = jugada
type-none = sin valor
type-number = número entero
type-or = { $first }, o { $first }:{ $second }
type-point = punto
type-real = número
type-simple-text = línea de texto
type-stone = piedra
type-text = texto
usual-komi = Habitual con las reglas { $rules }: { $komi }
value-down = Bajar el valor { $number } de { $id }
value-up = Subir el valor { $number } de { $id }
was-removed = { $message }: { $before } bytes antes, { $after } ahora
working-it-out = Calculando…
write-as = Escribir { $value }
year-back = Año anterior
year-on = Año siguiente

## La línea de órdenes
cli-also-say-what-format = Decir también lo que el formato permite pero no gusta a algunos lectores
cli-answer-json = Responder en JSON
cli-carry-out-command-palette = Ejecutar una orden de la paleta cuando la ventana esté abierta, como «new» u «open»
cli-carry-out-commands-as = Ejecutar órdenes como se haría a mano, y escribir el archivo; todas o ninguna
cli-clean-ff4-utf-8 = FF4 limpio en UTF-8, con todas las correcciones seguras hechas; no se omite nada que alguien haya escrito
cli-command = Una orden
cli-commands-those-windows-palette = Las órdenes son las de la paleta de la ventana, como «goto end», «play dd» o «comment "Well played"»; --commands las enumera. Las palabras se separan como en un intérprete de órdenes. -c y --script se ejecutan en el orden en que se dan.
cli-compare = Mostrar en qué difieren dos archivos, sea cual sea su escritura y su disposición
cli-compare-a = El primer archivo
cli-compare-b = El segundo archivo
cli-compare-more = Una línea por diferencia: añadido, quitado, cambiado, movido o corregido. El estado de salida es 0 si ambos dicen lo mismo, y 1 si no.
cli-copy-as-program-reads = Una copia como la lee un programa; de varias partidas, la que nombra --game si solo lee una
cli-depth-counts-steps-from = `depth` cuenta los pasos de la raíz al nodo más lejano, `leaves` los finales de línea.
cli-draw-one-node-suffix = Dibujar un nodo; la extensión de la salida determina el formato: .svg, .png o .txt
cli-encoding-read-whatever-record = Leer en esta codificación, diga lo que diga el archivo
cli-encoding-write-record-will = Escribir en esta codificación; el archivo lo dirá
cli-file-commands-one-line = Un archivo de órdenes, una por línea; las líneas que empiezan con # se saltan
cli-find-where-something-stands = Buscar dónde está algo: un texto, un punto, un valor
cli-git = Preparar git para que fusione partidas y muestre lo que cambió en ellas
cli-git-global = Para todos los repositorios de este usuario
cli-git-more = El controlador de fusión y los ajustes de diff van en la configuración de git, y una línea por cada extensión de archivo de partida en .gitattributes. La configuración no se clona: prepare cada clon, o todos con --global.
cli-git-remove = Deshacer la preparación
cli-hexworld-link-can-stand = Un enlace de HexWorld puede ocupar el lugar de FILE en todas las órdenes, y un .gib, .ngf, .ugf, .ugi o .T1 el de una partida.
cli-how-swaps-hex-read = Cómo se interpretan los intercambios en Hex: según las jugadas posteriores si no se dice otra cosa
cli-kind-picture-whatever-suffix = El tipo de imagen, sea cual sea la extensión
cli-letters-as-outlines-programs = Letras como contornos, para programas sin el tipo de letra (.svg)
cli-line-text-beneath-board = Una línea de texto bajo el tablero
cli-list-commands-what-each = Enumerar las órdenes, y lo que hace cada una
cli-list-what-wrong-records = Enumerar los avisos de los archivos
cli-longer-side-pixels-1000 = El lado mayor en píxeles; 1000 si no se dice nada
cli-look-wrong-name-lists = El tema; un nombre desconocido los enumera todos
cli-merge = Fusionar en OURS lo que THEIRS cambió desde BASE; de los conflictos se avisa, y quedan marcados en comentarios
cli-merge-base = Tomar lo que tiene BASE donde ambos cambiaron algo, sin avisar de ningún conflicto
cli-merge-comments = Qué pasa con los comentarios que ambos escribieron en un mismo sitio
cli-merge-dry-run = No escribir nada, solo avisar
cli-merge-encoding = Codificación del resultado
cli-merge-git = Como controlador de git
cli-merge-marker = Longitud de las señales de conflicto, de 7 a 200
cli-merge-mergetool = Actuar como mergetool de git: abrir la ventana con los conflictos que quedan
cli-merge-more = El estado de salida es 0 si todo se pudo fusionar, 1 si hay conflictos, y 2 si no se escribió nada. Con --git, el resultado va a OURS; una versión que no es un archivo de partida, o que contiene señales de conflicto de un git merge sin resolver, es un conflicto cuyo resultado contiene ambos archivos completos; 129 dice que no se escribió nada.
cli-merge-ours = Cómo se llama OURS en las señales
cli-merge-path = Nombre del archivo de partida, si los archivos tienen otros nombres
cli-merge-show-base = Los conflictos muestran también lo que tiene BASE
cli-merge-the-base = La versión de la que partieron ambas; un archivo vacío si no la hay
cli-merge-the-ours = La versión en la que se fusiona; lo que no se fusiona conserva sus bytes
cli-merge-the-theirs = La versión cuyos cambios se fusionan
cli-merge-theirs = Cómo se llama THEIRS en las señales
cli-mirror-board = Reflejar el tablero
cli-moves-from-number-n = Las jugadas desde el número N hasta el nodo como diagramas, con una lista de aquellas cuyo lugar está ocupado
cli-no-coordinates-around-board = Sin coordenadas alrededor del tablero
cli-numbers-moves = Números en las jugadas
cli-one-line-finding-file = Una línea por aviso, FILE:LINE:COLUMN: SEVERITY[CODE]: MESSAGE. El estado de salida es 1 si hay un error.
cli-only-hexworld-link-line = Solo el enlace de HexWorld de la línea que pasa por el nodo
cli-only-moves-line-through = Solo las jugadas de la línea que pasa por el nodo, como lista
cli-pieces-left-beneath-board = Las piezas que quedan, bajo el tablero
cli-publish = Crear a partir de una partida una página web, un cuadernillo, una animación o un texto, para quienes no tienen el programa
cli-publish-after = La extensión de OUT determina el formato: .html para una página con un tablero que se recorre, .pdf para un cuadernillo, .png o .gif para una animación de la línea principal. Una página contiene la partida, y cualquier orden puede leerla. Con una carpeta, OUT es una carpeta con un índice y una página por partida; solo se reescriben las páginas que han cambiado. Con --problems, OUT puede ser una hoja con los problemas de todos los archivos. De un archivo con ese nombre que no hizo Variorum se conserva una copia.
cli-publish-as = Escribir la línea como texto para un foro, una wiki o un libro
cli-publish-at = El nodo en que se abre una página, o en que termina una animación o un texto: start, end, un número de jugada o números de hijo desde la raíz
cli-publish-files = Un archivo, o una carpeta de archivos; - es la entrada estándar
cli-publish-font = Un tipo de letra para los caracteres de un cuadernillo que faltan en el integrado; por omisión se buscan en los del sistema
cli-publish-moves = Jugadas en cada figura; 50 por omisión. Con 0, el texto muestra solo la posición
cli-publish-without = Dejar fuera esto, también de la partida que contiene una página
cli-read-record-write-what = Leer un archivo y escribirlo; lo que ninguna opción toca queda byte por byte
cli-record-standard-input = El archivo; - es la entrada estándar
cli-records-check-standard-input = Archivos que comprobar; - es la entrada estándar
cli-records-describe-standard-input = Archivos que describir; - es la entrada estándar
cli-records-look-through-standard = Archivos en que buscar; - es la entrada estándar
cli-records-open-one-tab = Archivos que abrir, cada uno en su pestaña
cli-results = Mostrar quién gana dónde, según las marcas al final de las líneas
cli-results-more = Las marcas son GB, GW, DM y UC, los abandonos y los resultados que se ven en el tablero. Una marca cuenta en lugar de lo que la sigue; si lo que sigue la descarta, se avisa de una contradicción.
cli-results-proved = Contar un resultado solo si todas las jugadas están en la partida
cli-results-transpositions = Las posiciones iguales comparten sus resultados; las repeticiones más largas no se detectan
cli-results-write = Escribir GB, GW y DM en los archivos donde un resultado es seguro y no está marcado
cli-say-what-code-means = Explicar un CODE y su corrección; sin CODE, enumerarlos todos
cli-say-what-files-games = Describir archivos: juegos, tamaños, cantidades, codificación
cli-show-one-node-board = Mostrar un nodo: el tablero como texto, a quién le toca, el comentario, las propiedades
cli-square-picture-size-pixels = Una imagen cuadrada de SIZE píxeles para gestores de archivos (.png): la posición final, o la preparada
cli-start-end-main-line = start, end (de la línea principal), un número de jugada de la línea principal, o números de hijos desde la raíz: 0.0.2; / es la raíz
cli-study = Practicar con archivos: problemas, joseki, la jugada siguiente, repetidos cuando toca
cli-study-answer = Responder a una pregunta por su clave, y guardar la respuesta
cli-study-answer-more = MOVE… son sus propias jugadas, en la notación del juego; las réplicas vienen del archivo. La pregunta se busca en los archivos y carpetas indicados con --in; si no, en los que se enumeraron por última vez con «questions» y «due», primero los más recientes, y luego en la carpeta actual. Una secuencia incompleta cuenta como difícil hasta que la siguiente respuesta a la pregunta en el mismo día la sustituya; una jugada que no está en el archivo cuenta solo con --rating. El estado de salida es 1 si no se guardó nada, porque la jugada es ilegal o no está en el archivo.
cli-study-convention = Cómo marcan los archivos lo que es correcto, en lugar de averiguarlo
cli-study-dictionary = El archivo o la carpeta de archivos con que comparar
cli-study-due = Enumerar las preguntas de hoy: las pendientes y las nuevas
cli-study-due-more = Una línea por pregunta: FILE:GAME:PATH: KEY MODE SIDE STATE, con el día si lo hay. STATE es due, changed (la respuesta del archivo ha cambiado desde la última vez) o new. La última línea las cuenta por tipo: problemas, posiciones de colecciones de joseki y lo que ya se preguntó de otro modo. Las respuestas se guardan junto a los archivos, en .variorum-study.jsonl. El día empieza a las cuatro de la mañana.
cli-study-elsewhere = { $folder }: las respuestas se guardan en { $path } en su lugar ({ $why })
cli-study-files = Archivos y carpetas de archivos; - es la entrada estándar
cli-study-history = Días desde la respuesta anterior, y la nota: 0:3 20:1
cli-study-in = Un archivo o una carpeta con la pregunta
cli-study-judge = Juzgar cada jugada de un problema, y mostrar cómo la marca el archivo
cli-study-judge-more = Una línea por partida, FILE:GAME: CONVENTION (EVIDENCE, certain|likely|guess) SOLVER, y luego una por nodo con jugada, FILE:GAME:PATH: VERDICT: right, continued, wrong, o unjudged con una línea que dice por qué. Una carpeta vale por todos los archivos que hay en ella y en sus subcarpetas.
cli-study-key = La clave de la pregunta
cli-study-ladder = Repetir tras una serie fija de días en lugar de según FSRS-6
cli-study-leave = Mostrar dónde salen las partidas de una colección de joseki: la primera jugada que no está en ella, y qué juega ella ahí
cli-study-leave-more = Se comparan posiciones enteras; giradas o reflejadas cuentan como la misma. Si la colección se queda en una sola esquina, cada esquina de una partida se sigue por separado: juegue quien juegue primero en ella, esté como esté, y se juegue lo que se juegue entretanto en otra parte. Con --summary, una línea por paso, el más frecuente primero: cuántas veces salen ahí las partidas, con las jugadas tal como están en la colección.
cli-study-mode = problem; repertoire, las posiciones de una colección de joseki; guess, la jugada siguiente de una partida; mistakes, jugadas mejores que las marcadas como malas
cli-study-moves = Las jugadas
cli-study-new-a-day = Como mucho N preguntas nuevas al día: cuentan las empezadas hoy
cli-study-no-answer = «{ $answer }» no es una respuesta: use DAYS:RATING, como 20:3, con una nota de 1 a 4
cli-study-no-key = «{ $word }» no es la clave de una pregunta: 32 cifras y letras de la a a la f, como las enumeran «questions» y «due»
cli-study-no-move = no se indica ninguna jugada
cli-study-not-found = { $key }: ningún archivo examinado contiene esta pregunta; indique uno con --in
cli-study-not-kept = { $folder }: la respuesta no se pudo guardar ({ $error })
cli-study-nothing = study: ¿judge, questions, due, answer, take, leave, export, move, reset, collections o schedule?
cli-study-now = Usar este momento en lugar de ahora: 2026-11-21T22:00:00+01:00
cli-study-questions = Enumerar las preguntas de los archivos y sus respuestas
cli-study-questions-more = Una línea por pregunta: FILE:GAME:PATH: KEY MODE SIDE: ANSWERS. Sin --mode, los problemas se preguntan como problemas y las colecciones de joseki como repertorios; las partidas dan preguntas solo si se indica un modo. Las posiciones iguales tienen la misma clave, giradas o no, en cualquier archivo.
cli-study-rating = Su valoración; por omisión «good» si es correcta, «again» si es incorrecta
cli-study-same-position = Si una partida llega dos veces a una posición, el mejor juicio vale para ambas
cli-study-schedule = Mostrar el calendario para un historial de respuestas
cli-study-schedule-more = Una línea por respuesta: estabilidad, dificultad y días hasta que vuelva a tocar. Las notas son 1 otra vez, 2 difícil, 3 bien, 4 fácil; los días de la primera respuesta no cuentan.
cli-study-side = Solo las preguntas para este color, por su letra o nombre
cli-study-take = Tratar una partida, o todas las de una carpeta, como problemas de una convención dada, o preguntar a un solo bando
cli-study-take-more = Esto se guarda con las respuestas, nunca en el archivo, y solo vale para la partida de este archivo; las partidas del archivo que empiezan con la misma pregunta se tratan igual. «auto» vuelve a lo que dice el archivo.
cli-study-take-place = El archivo o la carpeta
cli-study-too-many = { $text }: la pregunta termina antes de esta jugada
cli-symmetries = También posiciones que son iguales con el tablero girado o reflejado
cli-transpositions = Enumerar los nodos de cada partida que tienen la misma posición
cli-transpositions-more = Una línea por grupo, FILE:GAME: PATH PATH…, en el orden del archivo. Una serie de jugadas que termina en un nodo con + sigue en otro nodo del grupo.
cli-turn-board-clockwise-by = Girar el tablero N doceavos en sentido horario, de -11 a 11
cli-view-check-edit-convert = Ver, comprobar, editar y convertir partidas de juegos de tablero (.sgf, .blksgf), dejando sus archivos como están
cli-way-node-as-several = El camino al nodo como varios diagramas, N jugadas en cada uno, o «figures» como los tiene el archivo
cli-what-draws-window = Con qué se dibuja la ventana
cli-what-look = Qué buscar
cli-what-places-called-people = Cómo se nombran los puntos; por omisión, como es habitual en el juego
cli-what-regular-expression-matches = Tratar WHAT como expresión regular, con distinción de mayúsculas
cli-what-screen-reader-hears = Lo que un lector de pantalla dice del nodo, y después cada punto que contiene algo
cli-what-write = Qué escribir
cli-where-look = Dónde buscar
cli-where-write-standard-output = Dónde escribir; - es la salida estándar
cli-which-game-file-counted = Qué partida del archivo, contando desde 1
cli-which-shell = Para qué intérprete de órdenes
cli-without-command-window-opens = Sin ninguna orden se abre la ventana. Un archivo que se llama como una orden se abre como ./NAME. Los mensajes están en el idioma de LC_ALL, LC_MESSAGES o LANG; con LC_ALL=C, en inglés.
cli-write-manual-page-or = Escribir la página del manual o los completados de un intérprete de órdenes
cli-write-u-fffd-or = Escribir U+FFFD o ? por lo que no se puede leer o escribir, en lugar de negarse

## Explicación de los avisos
finding-help-annotation-contradicts = Una posición es buena para un bando, igualada o poco clara, y una jugada buena o mala, no varias cosas a la vez. La corrección conserva la primera valoración y pone las demás en una propiedad privada.
finding-help-annotation-pair = En FF3 el par significaba interesante (TE primero) o dudosa (BM primero). La corrección escribe IT o DO.
finding-help-annotation-without-move = Las colecciones de problemas marcan así las soluciones. Se conserva.
finding-help-bad-root-value = FF, GM o ST tiene un valor que no significa nada, así que se supone el habitual. La corrección pone el valor en una propiedad privada.
finding-help-board-too-big = Los puntos son dos letras, así que un tablero tiene como máximo 52 líneas.
finding-help-border-row = La primera y la última fila son de un bando, la primera y la última columna del otro. La clavija se pone como está escrito.
finding-help-byte-escapes = Llevan escape los segundos bytes de caracteres que parecen un corchete o una barra invertida. El texto nuevo se escribe igual; algunos programas muestran barras invertidas sueltas.
finding-help-centre = Los lugares del centro se reservan para otras piezas. Se juega como está escrito.
finding-help-charset-contradicted = CA nombra una codificación, y los bytes están en otra. Se cree a los bytes. La corrección rectifica CA.
finding-help-charset-guessed = Nada en el archivo nombra su codificación. Vuelva a abrirlo con otra codificación si los nombres se ven mal.
finding-help-charset-missing = Según el formato esto es ISO-8859-1, pero casi ningún programa lo cree. La codificación se supone. La corrección añade CA.
finding-help-charset-unknown = La codificación se averigua por los bytes. La corrección rectifica CA.
finding-help-composed-spelling = El significado de las dos partes es seguro, pero el formato las escribe de otro modo. La corrección las escribe así.
finding-help-crossing = En Nexos un cruce solo se puede atravesar una vez. Se juega como está escrito.
finding-help-dialect = El archivo sigue las costumbres de un programa o servidor que difieren del formato. Se lee de acuerdo con ellas.
finding-help-duplicate-game = Las jugadas son las mismas que las de una partida anterior.
finding-help-duplicate-property = Las listas se leen como una lista y los textos como varios; en lo demás cuenta el primer valor. La corrección une listas y textos y guarda el resto en una propiedad privada.
finding-help-duplicate-variation = Es habitual en archivos fusionados o importados. No se cambia nada.
finding-help-earlier-conversion = Una versión anterior de este programa convirtió esta partida a partir del archivo de un servidor y no lo leyó todo, o no correctamente. La partida queda como está. Si aún tiene el archivo original, ábralo de nuevo.
finding-help-edge-contact = Las piezas de un color solo pueden tocarse por las esquinas. Se juega como está escrito.
finding-help-empty-list = La lista no significa nada sin puntos; algunos programas pierden una jugada por ella. La corrección quita el valor vacío.
finding-help-empty-node = Se conserva; algunos servidores escriben uno al final de cada partida. La corrección lo quita, salvo que eso cambie la línea principal.
finding-help-empty-value = Un texto vacío no dice nada. La corrección quita la propiedad.
finding-help-empty-variation = Un par de paréntesis no contiene ningún nodo. No significa nada. La corrección quita los paréntesis.
finding-help-forbidden-move = Negro no puede hacer una fila de más de cinco, ni dos cuatros ni dos treses abiertos a la vez, salvo con un cinco. Se juega como está escrito.
finding-help-foreign-value = El valor no es texto en la codificación de su partida, pero sí en otra. Se muestra en ella y se conserva como está.
finding-help-format-too-new = FF va de 1 a 4. El archivo se lee como FF4. La corrección escribe 4.
finding-help-game-guessed = Sin GM, el registro es de go. El evento, las jugadas o el nombre del archivo indican que es otro juego. Si no lo demuestran, al normalizar no se escribe GM.
finding-help-game-inside-game = Una variante empieza con FF o GM, y al final faltan paréntesis: probablemente faltan aquí. Se lee como variante. La corrección cierra la partida anterior, si los que faltan bastan para ello.
finding-help-handicap-differs = HA es solo un número; las piedras se colocan aparte, o son las primeras jugadas de Negro, y después mueve Blanco.
finding-help-handicap-too-small = En el formato, HA es 2 o más. Muchos programas escriben 0 o 1 cuando no hay hándicap, o cuando Negro empieza sin komi.
finding-help-header-point = El texto antes de la primera partida contiene corchetes, así que puede ser un comienzo dañado del archivo. Se conserva y se vuelve a escribir.
finding-help-header-text = Todo lo que hay antes de la primera partida (un encabezado de correo o de HTTP, líneas en blanco) se conserva y se vuelve a escribir, pero otros programas pueden no encontrar la partida. La corrección hace de ello un comentario.
finding-help-identifier-too-long = Ninguna propiedad tiene un nombre así, de modo que probablemente es texto fuera de lugar. Se conserva.
finding-help-illegal-value = El valor se muestra y se conserva, pero no se puede usar. La corrección lo pone en una propiedad privada (X y el identificador).
finding-help-junction-listed = Los primeros programas lo hacían. Los cruces se pasan por alto; solo los segmentos determinan la pieza.
finding-help-junk = Entre propiedades, nodos y partidas solo puede haber espacio en blanco. El texto se salta y se conserva en el archivo; la corrección y la normalización hacen de sus palabras un comentario.
finding-help-ko = Se juega como está escrito.
finding-help-komi-doubled = KI es el doble del komi. La corrección escribe KM.
finding-help-komi-scaled = Los servidores de Fox escriben los puntos por 100, o las piedras chinas por 100, cada una de dos puntos; algunos archivos tienen los puntos por 10. No se toca.
finding-help-label-repeated = La última oculta las demás.
finding-help-label-too-long = FF3 admitía cuatro caracteres.
finding-help-line-ends-mixed = Todos se leen igual.
finding-help-line-repeated = La corrección deja cada una una sola vez, y las que no tienen longitud en una propiedad privada.
finding-help-long-identifier = Algunos programas antiguos leen solo dos letras.
finding-help-lowercase-identifier = Hasta FF3 los identificadores podían llevar minúsculas, que no significan nada; ninguna versión permite «-» ni «_». La corrección escribe solo las mayúsculas, y todas las letras en mayúscula si el nombre no se conoce. Una palabra en minúsculas pegada delante de un nombre pasa al comentario.
finding-help-main-line-shorter = La primera variante es la línea principal. Algunos programas escriben la partida misma al final.
finding-help-mark-repeated = Cuenta la primera marca. La corrección la deja, y guarda otra en una propiedad privada.
finding-help-merge-conflict = Dos versiones cambiaron lo mismo de forma distinta. El bloque entre las señales dice lo que tiene cada una; el archivo tiene la primera, la nuestra. «settle» toma la nuestra, la suya o ambas, y quita el bloque.
finding-help-missed-start = Se juega como está escrito.
finding-help-missing-bracket = El valor contiene lo que parece la propiedad siguiente: sin el corchete que debería cerrarlo, sigue hasta el corchete de esa propiedad. Lo absorbido es parte del texto, y no se lee como jugada ni como nombre. Donde una línea de los datos de la partida absorbió la siguiente, o un punto de una lista el siguiente, la corrección los separa. Donde con el corchete vuelven a casar todos los paréntesis, la corrección lo escribe. En lo demás ninguna corrección es segura: escriba ] en su sitio con un editor de texto.
finding-help-missing-close = El archivo termina dentro de una partida. Se lee como si los paréntesis estuvieran; el archivo puede estar cortado. La corrección los escribe al final.
finding-help-missing-open = Se lee como si el paréntesis estuviera. La corrección lo escribe.
finding-help-missing-semicolon = Una variante o una partida empieza con una propiedad. Se lee como si el punto y coma estuviera. La corrección lo escribe.
finding-help-mixed-charsets = CA difiere entre las partidas del archivo. Cada una se lee en la suya.
finding-help-mixed-formats = FF difiere entre las partidas del archivo.
finding-help-mixed-games = GM difiere entre las partidas del archivo.
finding-help-mojibake = El texto tiene las huellas de una conversión anterior en una codificación equivocada. La corrección deshace la conversión, si la codificación del archivo admite el resultado.
finding-help-move-after-end = Un abandono o una posición ganada en el tablero terminan una partida; dos pases, si la partida tiene resultado. Las jugadas posteriores pueden mostrar cómo se toman piedras muertas, o lo que pudo ser; entonces deben ir en una variante.
finding-help-move-in-root = Permitido, pero de mal estilo: muchos programas muestran la raíz como la posición antes de la primera jugada.
finding-help-move-with-setup = Primero se hace la preparación, después la jugada. La corrección divide el nodo; un PL solo se quita.
finding-help-name-as-move = Programas de torneos escribían así a los jugadores. No es una jugada.
finding-help-needless-pass = En este juego solo pasan quienes no pueden mover.
finding-help-nested-deep = Los paréntesis se anidan tanto como dura la partida. Algunos programas no pueden abrir un archivo así; la normalización no escribe ninguno donde nada se bifurca.
finding-help-newer-property = Se lee con su significado habitual. La propiedad FF es demasiado baja.
finding-help-no-contact = En Blokus una esquina debe tocar una pieza del mismo color, en Nexos un segmento debe terminar donde termina otro de su color, en Callisto la pieza debe estar junto a una de su color. Se juega como está escrito.
finding-help-no-flip = En Othello cada jugada voltea al menos una ficha. Se juega como está escrito.
finding-help-no-game = En ningún lugar del archivo empieza una partida con (; o con una propiedad tras un paréntesis.
finding-help-no-hole = Las cuatro esquinas no tienen agujero. No se pone nada ahí.
finding-help-no-link = Los puentes unen clavijas propias a un salto de caballo y no cruzan ningún otro puente. Lo que la jugada dice de este se pasa por alto.
finding-help-no-piece = No hay ninguna pieza del jugador donde empieza la jugada. Donde se conocen las reglas se pone una pieza donde termina; en los demás juegos no se mueve nada.
finding-help-no-such-colour = Se conserva, y no se pone nada en el tablero.
finding-help-no-value = Un identificador está solo: se olvidó un valor, o es una palabra fuera de lugar. Se conserva en el archivo; la corrección hace de él un comentario.
finding-help-no-way = La pieza se pone donde termina la jugada, y lo que había ahí desaparece.
finding-help-node-after-variation = Según el formato esto no puede ser. Se lee como una variante intercalada: lo que sigue es la línea principal, la variante su alternativa. Leerlo como otra variante es una opción. La corrección escribe las variantes como se leen, cada una entre paréntesis.
finding-help-not-a-piece = Se muestran como están, como una pieza propia.
finding-help-not-composed = La propiedad necesita dos partes separadas por dos puntos. El valor se conserva; la corrección lo pone en una propiedad privada.
finding-help-nothing-to-remove = Una preparación quita una pieza nombrando exactamente sus lugares. No se quita nada.
finding-help-nul-byte = Se leen como espacio en blanco. El archivo puede estar dañado, o en una codificación que no se reconoció. La corrección escribe espacios.
finding-help-obsolete-property = Se lee y se conserva. La corrección y la normalización escriben el equivalente exacto donde lo hay: etiquetas A, B, C por L, triángulos en piedras y cruces en puntos vacíos por M.
finding-help-occupied = La jugada se juega como está escrita: reemplaza lo que había ahí.
finding-help-octi-capture = Se captura lo que hay de ello, lo demás se pasa por alto.
finding-help-octi-entry = Un pod entra en una base de su jugador donde no hay ningún pod del rival, y sin púas. Entra como está escrito.
finding-help-octi-jump = Se mueve como está escrito.
finding-help-octi-move = Hay ahí un pod del rival, o el paso es parte de un recorrido más largo. Se mueve como está escrito.
finding-help-octi-no-pod = En su lugar se mueve lo más parecido: otro pod del jugador, o el pod que hay ahí. En una casilla vacía no ocurre nada.
finding-help-octi-no-prong = Se mueve como está escrito.
finding-help-octi-parts = Un turno es una entrada, una púa, o movimientos desde una casilla. Se juegan todas las partes.
finding-help-octi-pod-gone = Se pasa por alto.
finding-help-octi-prong-missing = No cambia nada.
finding-help-octi-prong-taken = No cambia nada.
finding-help-octi-step = Un pod va a una casilla vecina, o salta sobre una. Se mueve como está escrito.
finding-help-octi-superprong = Al jugador no le queda ninguna, o se ha de recolocar una. El turno se juega como está escrito.
finding-help-octi-supply = El turno se juega como está escrito, y la reserva queda por debajo de cero.
finding-help-octi-which-pod = El valor no dice de cuál se trata. Se toma el primero.
finding-help-odd-space = Entre elementos hay un espacio duro, una marca de orden de bytes o un carácter de fin de archivo. Se lee como espacio en blanco. La corrección escribe un espacio.
finding-help-old-property = Se lee con su significado actual. La normalización la reescribe.
finding-help-one-first = Se juega como está escrito.
finding-help-overlap = Se juega como está escrito: se ve la pieza posterior.
finding-help-pass-on-large-board = En tableros grandes tt es un punto, no un pase.
finding-help-pass-spelling = FF4 escribe un pase como valor vacío, FF1 a FF3 como tt en tableros de hasta 19 líneas. Se leen ambos.
finding-help-piece-used = Ya se han jugado todas las piezas de esta forma. Se juega como está escrito.
finding-help-point-doubled = Cuenta una vez.
finding-help-point-off-board = El valor tiene la forma de un punto, pero este tablero no tiene ninguno ahí. Se conserva, y no se pone nada en ningún lugar.
finding-help-point-rectangle = Un rectángulo de un punto, o con las esquinas en mal orden. La corrección lo escribe bien.
finding-help-property-after-variation = Se lee como propiedad del nodo anterior a la variante. La corrección la escribe ahí.
finding-help-replacement-character = El archivo contiene U+FFFD, que los programas escriben por lo que no pueden descodificar. El original se ha perdido.
finding-help-root-property-elsewhere = Ahí no significa nada. La corrección la quita si la raíz tiene el mismo valor, y si no la hace propiedad privada.
finding-help-rules-format = RU es full, fast o kids, dos puntos y variantes separadas por comas. La corrección escribe «edgeless, kids» como kids:edgeless; si se nombran dos reglas, el texto queda como está.
finding-help-rules-unjudged = Las jugadas se muestran como están, sin comprobarlas.
finding-help-same-colour-twice = Así se ven las piedras de hándicap libre y las demostraciones.
finding-help-second-game-info = En un camino, un solo nodo puede tener datos de la partida. Los programas difieren en cuáles muestran.
finding-help-setup-after-root = Preparar después de la raíz está permitido, pero ya no es el desarrollo de una partida.
finding-help-setup-repeated = Cuenta la última. La corrección la deja, y guarda lo que dice otra lista en una propiedad privada.
finding-help-setup-without-effect = El punto ya contiene lo que pone la preparación, o ya está vacío. Quizá la preparación era para otro nodo.
finding-help-several-games = Muchos programas solo muestran la primera.
finding-help-size-unreadable = Se supone el tamaño habitual del juego. El valor se conserva.
finding-help-split-character = El texto se convirtió a UTF-8 con sus escapes puestos, de modo que un carácter se partió en otro y un corchete. Se lee hasta el corchete que lo cierra. La corrección une las mitades.
finding-help-square-size = Un tablero cuadrado se escribe como un número. La corrección lo hace.
finding-help-start-unknown = SU nombra una posición inicial desconocida, o no se conoce ninguna para un tablero de este tamaño, y no hay nada colocado. Se muestra la posición inicial habitual si el tablero la tiene; las jugadas no se comprueban.
finding-help-stray-comma = Se pasa por alto.
finding-help-suicide = La piedra y su cadena salen del tablero. Algunas reglas lo permiten.
finding-help-superko = Muchas reglas lo prohíben. Se juega como está escrito.
finding-help-surplus-close = Se ignora y se conserva. La corrección lo quita.
finding-help-surplus-open = Se abren dos paréntesis donde empieza una variante. El primero se ignora y se conserva. La corrección lo quita, junto con el que lo cierra.
finding-help-swap-ambiguous = Puede referirse a las piezas o a los bandos. Tras un intercambio de bandos vuelve a mover el mismo color, así que la jugada siguiente lo aclara, y no se avisa de nada. Donde no sigue ninguna se lee como lo entendía el programa que lo escribió, y como intercambio de piezas si no se sabe. Escrito swap-pieces o swap-sides queda claro.
finding-help-swap-late = Un intercambio suele ser la segunda jugada, cuando hay una piedra en el tablero. Se hace de todos modos.
finding-help-swap-mislabelled = Tras un intercambio de bandos vuelve a mover el mismo color; tras uno de piezas, el otro. Donde dice swap-pieces y vuelve a mover el mismo color, o se sabe que el programa que lo escribió confunde ambos, se lee como intercambio de bandos: ninguna piedra se mueve. La corrección escribe swap-sides. Donde dice swap-sides y mueve el otro color, se lee como está escrito, y nada es seguro.
finding-help-swap-oblong = Una piedra no puede pasar al otro lado de un tablero así. Ninguna piedra se mueve.
finding-help-too-large = Los archivos de 4 GiB o más no se pueden leer: los lugares se cuentan en 32 bits.
finding-help-too-many-values = La propiedad admite un solo valor. Cuenta el primero y los demás se conservan; a menudo falta un corchete. La corrección une los textos y pone los demás valores de cualquier otra cosa en una propiedad privada.
finding-help-trailing-text = Todo lo que hay tras la última partida (una firma, un carácter de fin de archivo, bytes cero) se conserva y se vuelve a escribir. La corrección hace de sus palabras un comentario.
finding-help-turn-unfinished = Tras la primera piedra cada turno tiene dos piedras. El otro bando sigue de todos modos. Se avisa una vez por línea.
finding-help-turn-unreadable = Se pasa por alto: mueve el color siguiente en el orden.
finding-help-two-moves = Se juegan en el orden del archivo. La corrección divide el nodo; los comentarios y las marcas que siguen a una jugada van con ella.
finding-help-unchecked-game = Las jugadas y puntos de este juego se muestran como están, sin comprobarlos.
finding-help-undecodable-value = El valor se conserva como está y se muestra con caracteres de sustitución. Quizá se lea con otra codificación.
finding-help-unescaped-bracket = Un ] en un texto debe escribirse \]. Donde los corchetes del texto forman pares, se lee como texto; en lo demás el texto termina ahí, y el resto no pertenece a ninguna propiedad. La corrección le pone el escape, y el texto sigue hasta el último de sus corchetes.
finding-help-unknown-property = Se conservan como están. Solo el programa que las escribió sabe qué significan.
finding-help-unread-line = La partida se hizo a partir del archivo de un servidor o de otro programa, .gib, .ngf, .ugf, .ugi o .T1. La línea se cita aquí y no está en la partida; el archivo de origen sigue como estaba.
finding-help-unreadable-move = El valor no tiene la forma de una jugada de este juego. Se conserva y no se juega. La corrección lo pone en una propiedad privada.
finding-help-unreadable-point = El valor no tiene la forma de un punto de este juego. Se conserva. La corrección lo pone en una propiedad privada.
finding-help-unterminated-value = Ningún corchete cierra el último valor. El texto hasta el final del archivo es su valor; a menudo la culpa es de una barra invertida antes del corchete. Donde el valor no contiene más que texto, la corrección lo cierra al final del archivo.
finding-help-value-spelling = El significado es seguro, pero el formato lo escribe de otro modo: espacios dentro, colores en minúscula, coma decimal. La corrección lo escribe como el formato.
finding-help-value-without-property = Se lee como otro valor de la propiedad anterior, o como si no perteneciera a ninguna. La corrección lo une a su propiedad; un valor que no pertenece a ninguna se conserva.
finding-help-view-cleared = Un valor vacío borra la lista, así que nada puede estar junto a él. La corrección quita el valor vacío.
finding-help-view-old = Hasta FF3 VW daba dos esquinas de un rectángulo; se lee así.
look-in-record = Buscar en todas las partidas del archivo
looking = Buscando…
look-in-open = Buscar en todos los archivos abiertos
usage-heading = Uso:{ " " }
usage-commands = Órdenes:
usage-arguments = Argumentos:
usage-options = Opciones:
usage-print-help = Mostrar la ayuda
usage-print-version = Mostrar la versión
usage-possible-values = { "[" }valores posibles:
usage-default = { "[" }por omisión:
usage-options-place = { "[" }OPCIONES]
usage-unexpected = argumento inesperado «{ $argument }»
usage-missing = faltan estos argumentos: { $argument }
usage-no-equals = el valor de «{ $argument }» se escribe tras un signo igual
usage-twice = el argumento «{ $argument }» no puede repetirse
usage-conflict = el argumento «{ $argument }» no puede usarse con «{ $other }»
usage-no-value = falta el valor de «{ $argument }»
usage-wrong-value = «{ $value }» no es un valor de «{ $argument }»
usage-too-many = «{ $value }» es un valor de más para «{ $argument }»
usage-no-command = orden desconocida «{ $name }»
usage-similar-argument = { " " }(existe uno parecido: «{ $near }»)
usage-similar-value = { " " }(existe uno parecido: «{ $near }»)
usage-similar-command = { " " }(existe una parecida: «{ $near }»)
first-node-not-deleted = el primer nodo de una partida no puede borrarse; «delete-game» quita la partida
first-node-no-alternative = el primer nodo de una partida no tiene alternativa; «new-game» empieza otra partida
first-node-nothing-before = no hay nada antes del primer nodo de una partida; --after inserta un nodo detrás
first-node-no-variation = el primer nodo de una partida no es una variante
no-move-of-game = «{ $text }» no es una jugada de este juego
no-move-but-like = «{ $text }» no es una jugada de este juego: las jugadas se escriben como { $example }
no-point-of-board = «{ $text }» no es un punto de este tablero
several-ways = «{ $text }» puede colocarse de { $ways } maneras: escriba todos sus puntos separados por comas
nobody-passes-in = en { $game } no se pasa
is-the-result = las partidas de este juego lo escriben como resultado, no como jugada
no-size-of-game = { $columns } por { $rows } no es un tamaño de este juego: columnas y filas van de 1 a { $most }
nine-are-the-most = los puntos son dos cifras, así que hay como mucho nueve columnas y filas
no-size-of-hexworld = «{ $text }» no es un tamaño de tablero de HexWorld
no-setting-of-hexworld = «{ $flag }» no es un ajuste de tablero de HexWorld
no-move-of-hexworld = «{ $text }» no es una jugada de HexWorld
no-move-of-hex = «{ $text }» no es una jugada de Hex
point-not-on-board = { $point } no está en este tablero
only-hex-has-links = solo Hex tiene enlaces de HexWorld
hexworld-largest = el tablero más grande de HexWorld es { $largest }
link-without-setup = un enlace de HexWorld no puede contener piedras colocadas
move-without-point = una jugada sin punto
unreadable-move-in-link = una jugada ilegible no cabe en un enlace
quotation-not-closed = faltan las comillas de cierre
no-command-given = no se ha dado ninguna orden
no-command-called = orden desconocida «{ $name }»
no-command-called-but = orden desconocida «{ $name }»; ¿quería decir «{ $near }»?
wrong-arguments = { $name }: { $why } (uso: { $usage })
nothing-to-look-for = no hay nada que buscar
no-regular-expression = «{ $what }» no es una expresión regular: { $why }
no-place-in-game = «{ $text }» no es un lugar: start, end, un número de jugada o números de hijo como /0.0.2
no-number-of-game = «{ $part }» no es el número de una partida ni un intervalo como 3-5
no-number-of-moves = «{ $text }» no es un número de jugadas
no-margins = «{ $text }» no es una anchura en milímetros de hasta { $most }
no-problem-numbers = «{ $text }» no es una lista como 1-12,20
no-such-move = no hay jugada { $number }: la línea principal tiene { $moves }
no-node-nothing-follows = no hay nodo { $whole }: nada sigue a { $above }
no-node-one-follows = no hay nodo { $whole }: a { $above } le sigue un nodo, el número 0
no-node-children = no hay nodo { $whole }: { $above } tiene los hijos 0 a { $last }
file-missing = { $path }: no existe el archivo
file-is-folder = { $path }: es una carpeta, no un archivo
file-denied = { $path }: no se puede leer (permiso denegado)
file-empty = { $path }: está vacío
file-too-large = { $path }: ocupa más de 4 GiB
file-special = { $path }: es una tubería o un dispositivo, no un archivo
file-hollow = { $path }: es muy grande y está casi vacío; ningún archivo de partida es así
file-not-read = { $path }: no se ha leído hasta el final
file-cannot-be-read = { $path }: no se puede leer ({ $cause })
file-changed = { $path }: otro programa lo cambió entretanto; no se ha escrito nada
file-gone = { $path }: otro programa lo quitó entretanto; no se ha escrito nada
file-exists = { $path }: ya hay un archivo con ese nombre; no se ha escrito nada
file-folder-written = { $path }: es una carpeta; no se ha escrito nada
file-no-folder = { $path }: no existe la carpeta { $folder }; no se ha escrito nada
file-protected = { $path }: está protegido contra escritura; no se ha escrito nada
file-folder-denied = { $path }: no se puede escribir en la carpeta { $folder } (permiso denegado); no se ha escrito nada
file-disk-full = { $path }: el disco está lleno; no se ha escrito nada
file-stopped = { $path }: detenido; no se ha escrito nada
file-cannot-be-written = { $path }: no se puede escribir ({ $cause }); no se ha escrito nada
file-unsure = { $path }: escrito, pero el disco no lo confirma ({ $cause })
file-half = { $path }: solo se pudo escribir una parte ({ $cause }); todo está en { $whole }
changes-not-kept-safe = { $folder }: no se puede hacer copia de los cambios sin guardar ({ $cause })
changes-no-longer-kept = { $folder }: ya no se hace copia de los cambios sin guardar (error interno)
home-is-missing = este usuario no tiene carpeta personal; no se puede guardar nada entre sesiones
home-is-relative = { $variable } no es una ruta absoluta ({ $folder }); no se puede guardar nada entre sesiones
is-not-text = no es texto
is-open = Final abierto
longer-than = ocupa más de { $most } KiB
too-many-files = hay demasiados; solo se leen { $count }
no-display = no hay pantalla en la que abrir una ventana ({ $error })
only-strict-tells = El formato lo permite, así que solo lo dice `check --strict`.
to-repair-it = Para corregirlo: { $how }
sgfc-says = Igual que el mensaje { $number } de SGFC.
swap-other-colour-next = después juega el otro color, como tras un cambio de piezas; se lee tal como está escrito
swap-as-hexgui = «swap» solo se lee como HexGui: se cambian los bandos
swap-of-pieces = «swap» solo se lee como cambio de piezas
swap-same-colour-next = después juega el mismo color: aquí se cambian los bandos, no las piezas
swap-by-old-hexgui = este programa escribía swap-pieces para un intercambio de bandos
property-arrows-on-the-board = flechas en el tablero
property-black-stones = piedras negras
property-emptied-points = puntos vaciados
property-annotator = comentarista
property-application = programa
property-arrows = flechas
property-who-adds-stones = quién añade piedras
property-arrows-of-stones = flechas entre piedras
property-white-stones = piedras blancas
property-black-move = jugada negra
property-time-left-for-black = tiempo restante de Negro
property-bad-move = jugada mala
property-bases-of-black = bases de Negro
property-rank-of-black = rango de Negro
property-species-of-black = tipo de jugador: Negro
property-team-of-black = equipo de Negro
property-comment = comentario
property-charset = juego de caracteres
property-check-mark = marca de verificación
property-chinese-handicap = hándicap chino
property-cube-owner = dueño del cubo
property-copyright = derechos de autor
property-circles = círculos
property-circled-stones = piedras con círculo
property-cube-value = valor del cubo
property-dimmed-points = puntos atenuados
property-dice = dados
property-even-position = posición igualada
property-doubtful-move = jugada dudosa
property-date = fecha
property-evaluation-of-the-computer-s-move = evaluación de la jugada del ordenador
property-event = torneo
property-expected-next-move = próxima jugada esperada
property-file-format-version = versión del formato
property-figure = diagrama
property-good-for-black = bueno para Negro
property-about-the-game = sobre la partida
property-game = juego
property-game-name = nombre de la partida
property-good-for-white = bueno para Blanco
property-handicap = hándicap
property-hotspot = momento clave
property-game-identifier = identificador de la partida
property-start-viewing-here = ver desde aquí
property-initial-position = posición inicial
property-settings = ajustes
property-interesting-move = jugada interesante
property-inverted-y-axis = eje y invertido
property-komi-in-halves = komi en medios puntos
property-komi = komi
property-execute-even-if-illegal = ejecutar aunque sea ilegal
property-letters = letras
property-labels = etiquetas
property-lines = líneas
property-losing-on-time-is-enforced = perder por tiempo es obligatorio
property-marks = marcas
property-crosses = cruces
property-match-information = datos del encuentro
property-move-number = número de jugada
property-crossed-stones = piedras con cruz
property-node-name = nombre del nodo
property-prongs-of-each-player = púas de cada jugador
property-reserve-pods-of-each-player = pods en reserva de cada jugador
property-superprongs-of-each-player = superpúas de cada jugador
property-moves-left-for-black-in-this-period = jugadas que le quedan a Negro en este periodo
property-moves-of-an-overtime-period = jugadas de un periodo extra
property-opening = apertura
property-length-of-an-overtime-period = duración de un periodo extra
property-overtime = tiempo extra
property-operator-overhead = tiempo del operador
property-moves-left-for-white-in-this-period = jugadas que le quedan a Blanco en este periodo
property-black = Negro
property-place = lugar
property-player-to-move = a quién le toca
property-print-mode = modo de impresión
property-white = Blanco
property-result = resultado
property-move-of-red-old-pentobi = jugada de rojo (Pentobi antiguo)
property-region = región
property-round = ronda
property-removed-pods = pods retirados
property-rules = reglas
property-secure-stones = piedras seguras
property-search-for-the-move = búsqueda de la jugada
property-self-test-moves = jugadas de autoexamen
property-sigma = sigma
property-selected-points = puntos seleccionados
property-source = fuente
property-squares = cuadrados
property-squared-stones = piedras con cuadrado
property-style-of-variations = estilo de las variantes
property-setup-type = tipo de preparación
property-board-size = tamaño del tablero
property-black-territory = territorio negro
property-territory-count = recuento del territorio
property-good-move = jugada buena
property-time-limit-in-seconds = tiempo en segundos
property-triangles = triángulos
property-triangled-stones = piedras con triángulo
property-white-territory = territorio blanco
property-unclear-position = posición poco clara
property-entered-by = introducido por
property-value-of-the-position = valor de la posición
property-visible-part-of-the-board = parte visible del tablero
property-white-move = jugada blanca
property-time-left-for-white = tiempo restante de Blanco
property-bases-of-white = bases de Blanco
property-rank-of-white = rango de Blanco
property-species-of-white = tipo de jugador: Blanco
property-team-of-white = equipo de Blanco
property-move-of-the-first-colour = jugada del primer color
property-time-left-for-the-first-colour = tiempo restante del primer color
property-rank-of-the-first-player = rango del primer jugador
property-team-of-the-first-player = equipo del primer jugador
property-pieces-of-the-first-colour = piezas del primer color
property-move-of-the-second-colour = jugada del segundo color
property-time-left-for-the-second-colour = tiempo restante del segundo color
property-rank-of-the-second-player = rango del segundo jugador
property-team-of-the-second-player = equipo del segundo jugador
property-pieces-of-the-second-colour = piezas del segundo color
property-move-of-the-third-colour = jugada del tercer color
property-time-left-for-the-third-colour = tiempo restante del tercer color
property-rank-of-the-third-player = rango del tercer jugador
property-team-of-the-third-player = equipo del tercer jugador
property-pieces-of-the-third-colour = piezas del tercer color
property-move-of-the-fourth-colour = jugada del cuarto color
property-time-left-for-the-fourth-colour = tiempo restante del cuarto color
property-rank-of-the-fourth-player = rango del cuarto jugador
property-team-of-the-fourth-player = equipo del cuarto jugador
property-pieces-of-the-fourth-colour = piezas del cuarto color
theme-name-light = Claro
theme-name-dark = Oscuro
theme-name-wood = Madera
theme-name-high-contrast = Alto contraste
theme-name-colour-blind = Para daltónicos
theme-name-pentobi = Como Pentobi
theme-name-print = Impresión
theme-name-red-blue = Hex en rojo y azul
property-first-player = primer jugador
property-moves-left-for-the-first-colour-in-this-period = jugadas que le quedan al primer color en este periodo
property-second-player = segundo jugador
property-moves-left-for-the-second-colour-in-this-period = jugadas que le quedan al segundo color en este periodo
property-third-player = tercer jugador
property-moves-left-for-the-third-colour-in-this-period = jugadas que le quedan al tercer color en este periodo
property-fourth-player = cuarto jugador
property-moves-left-for-the-fourth-colour-in-this-period = jugadas que le quedan al cuarto color en este periodo
property-move-of-green-old-pentobi = jugada de verde (Pentobi antiguo)
property-move-of-yellow-old-pentobi = jugada de amarillo (Pentobi antiguo)
property-move-of-blue-old-pentobi = jugada de azul (Pentobi antiguo)
no-libraries-for-window = faltan bibliotecas que necesita una ventana ({ $error }); en Debian y Ubuntu: apt install { $names }
no-opengl-here = OpenGL no está disponible aquí ({ $error }); con --renderer software la ventana no lo necesita
at-work = Espere a que termine o deténgalo: { $message }
changed-meanwhile = El archivo cambió entretanto, así que no se ha hecho nada
games-stayed = El archivo cambió entretanto, así que las partidas se copiaron pero no se quitaron
going-there = Yendo allí
no-drop-hint = Con Wayland no se pueden soltar archivos aquí. «Abrir…» abre uno o varios
no-such-places = este tablero no tiene nombres { $way } para los puntos, solo { $ways }: se llaman como es habitual en el juego
nobody-passes = en { $game } no se pasa
played-against-rules = jugado contra las reglas: { $name } { $action }: { $why }
swap-answers-a-swap = la primera { $piece } ya se cambió
was-not-done = No se pudo hacer y no ha cambiado nada: { $message }
was-stopped = Detenido; no ha cambiado nada: { $message }
command-correct = Corregir jugada
command-help-correct = Pone en este nodo otra jugada del mismo jugador; lo que sigue se queda.
command-help-insert-move = Pone una jugada entre este nodo y todo lo que sigue.
command-insert-move = Insertar una jugada
correct-move = corregir la jugada a { $action }
correct-to = Corregir jugada a { $name }
ctrl-enter-corrects = { $keys } corrige esta jugada a { $name }
insert-move = insertar { $name } { $action }
insert-move-here = Insertar { $name } después de esta jugada
no-move-to-correct = aquí no hay ninguna jugada que corregir

## Motivos, argumentos, página de manual
counted-annotations =
    { $count ->
        [one] { $count } valoración
       *[other] { $count } valoraciones
    }
counted-comments =
    { $count ->
        [one] { $count } comentario o nombre
       *[other] { $count } comentarios y nombres
    }
counted-empty-nodes =
    { $count ->
        [one] { $count } nodo vacío
       *[other] { $count } nodos vacíos
    }
counted-markup =
    { $count ->
        [one] { $count } propiedad de marcas
       *[other] { $count } propiedades de marcas
    }
counted-private =
    { $count ->
        [one] { $count } propiedad privada
       *[other] { $count } propiedades privadas
    }
counted-times =
    { $count ->
        [one] { $count } tiempo
       *[other] { $count } tiempos
    }
counted-variations =
    { $count ->
        [one] { $count } nodo de variantes
       *[other] { $count } nodos de variantes
    }
a-resignation = un abandono
two-passes = dos pases
add-game = Añadir una partida
another-format-than-first = una versión del formato distinta de la de la primera partida
another-game-than-first = un juego distinto del de la primera partida
argument-annotation = una valoración
argument-axis = un eje
argument-child = el número de una continuación
argument-code = el código de un aviso
argument-colour = el color
argument-encoding = la codificación
argument-first-point = el primer punto
argument-game = el juego
argument-game-number = el número de una partida
argument-game-place = el lugar de la partida
argument-kind-of-text = una clase de texto
argument-mark = una marca
argument-move = la jugada
argument-moves = un número de jugadas
argument-name = el nombre
argument-neutral = los puntos neutrales
argument-nodes = un número de nodos
argument-number = el número
argument-place = el lugar
argument-point = un punto
argument-property = la propiedad
argument-removed = algo que quitar
argument-replaced = lo que hay que reemplazar
argument-replacement = el texto de reemplazo
argument-second-point = el segundo punto
argument-seconds = el número de segundos
argument-settled = una versión que tomar
argument-sorted-by = una clave de orden
argument-sought = algo que buscar
argument-steps = un número de pasos
argument-stone = una piedra
argument-stones = un número de piedras
argument-strength = 1 o 2
argument-text = el texto
argument-the-point = el punto
argument-turn = un giro
argument-value = el valor
argument-value-number = el número de un valor
argument-value-place = el lugar de un valor
argument-variation-place = el lugar de una variante
argument-view = un punto, «all» o «inherited»
argument-way-to-read-swaps = una forma de interpretar los intercambios
argument-way-to-swap = un tipo de intercambio
arguments-are-wrong = argumentos incorrectos
arguments-wrong-since = argumentos incorrectos ({ $cause })
board-does-not-fit = este tablero no tiene esa simetría; gire o refleje la vista en su lugar
bracket-cuts-text-off = un corchete del texto no lleva escape y lo corta
build-has-no-window = este programa se construyó sin ventana (opción `window`)
ca-changes-with-bytes = CA se cambia junto con los bytes, con la orden «encoding»
cannot-be-written = { $id } no se puede escribir: { $error }
captured-pod-may-return = un pod capturado puede volver aquí, y una posición preparada no puede decir cuáles están capturados
check-lists-codes = { $error }; «check» enumera lo que encuentra con su código
description-line = línea { $line }: { $cause }
move-forfeits = pierde por reglamento
move-pass = pasa
move-resigns = abandona
diagram-swap = intercambio
dialect-kifu = kifu (Nihon Ki-in, Sina)
dialect-old-hexgui = HexGui antiguo
dialect-old-pentobi = Pentobi antiguo
dialect-players-as-moves = jugadores como jugadas
does-not-decode = { $id } no es texto válido en { $label }: { $shown }
encoding-has-no = en la codificación del archivo ({ $label }) no existe { $shown }
encoding-has-no-more = en la codificación del archivo ({ $label }) no existen { $shown } y { $more } más
ff1-is-assumed = se lee como FF1
figure = Figura
form-15-lines = 15 líneas
form-19-lines = 19 líneas
form-comment = Comentario
form-duo = Duo
form-fast = Rápido
form-for-kids-6-7 = Para niños, 6 × 7
form-four-players = Cuatro jugadores
form-full-rules = Reglas completas
form-junior = Junior
form-three-players = Tres jugadores
form-two-players = Dos jugadores
form-two-players-four-colours = Dos jugadores, cuatro colores
foul-fours = Negro hace dos cuatros a la vez
foul-overline = Negro hace una fila de más de cinco
foul-threes = Negro hace dos treses abiertos a la vez
game-name-chess = Ajedrez
game-without-parenthesis = una partida empieza sin paréntesis de apertura
game-without-semicolon = una partida empieza sin punto y coma
games-differ-in-encoding = las partidas están en codificaciones distintas
go-is-assumed = se lee como Go
handicap-has-no-places = este tablero no tiene puntos habituales para { $stones } piedras de hándicap
has-moves-should-have = { $id } tiene { $count } valores y debería tener uno; solo se juega el primero
has-no-file-name = no hay nombre de archivo
install-opengl = para una ventana más rápida, instale libgl1 y libgl1-mesa-dri o el controlador de su tarjeta gráfica
is-no-colour = no es un color
is-no-move-of-game = no es una jugada de este juego
is-no-point-of-game = no es un punto de este juego
is-not-empty = no está vacío
is-not-number = no es un número
it-is-ignored = no se tiene en cuenta
line-has-no-move = esta línea no tiene la jugada { $number }
line-means-nothing = no se sabe qué significa «{ $line }»
line-no-move-on-board = «{ $line }» no es una jugada en este tablero
man-about-editing = Las órdenes que aceptan edit y la paleta de órdenes de la ventana. WHERE es como en --at.
man-description-1 = Variorum abre partidas de Go, Hex, Octi y la familia Blokus (.sgf, .blksgf), las muestra en una ventana y permite editarlas. Lo que no se cambió nunca se reescribe: codificación, disposición, propiedades desconocidas y grafías raras quedan como están, byte a byte.
man-description-2 = Si se dan archivos, la ventana se abre con una pestaña para cada uno. Las órdenes no necesitan ventana. Para ellas, un archivo puede ser - por la entrada estándar, y una salida - por la salida estándar. Un archivo de salida se escribe entero o no se escribe.
man-example-check = Enumera los avisos de estos archivos.
man-example-edit = Escribe un comentario en la última jugada de la línea principal.
man-example-open = Abre el archivo en la ventana.
man-example-render = Dibuja el final de la línea principal como imagen.
man-example-show = Muestra la posición tras la jugada 17.
man-exit-0 = Hecho.
man-exit-1 = Hecho, y el archivo tiene errores (check); o una orden no se pudo aplicar y no se escribió nada (edit).
man-exit-2 = No hecho. Una línea en la salida de errores nombra el archivo, el lugar y la causa.
man-heading-commands = ÓRDENES
man-heading-description = DESCRIPCIÓN
man-heading-editing = ÓRDENES DE EDICIÓN
man-heading-environment = ENTORNO
man-heading-examples = EJEMPLOS
man-heading-exit = ESTADO DE SALIDA
man-heading-files = ARCHIVOS
man-heading-name = NOMBRE
man-heading-options = OPCIONES
man-heading-synopsis = SINOPSIS
man-home = Una carpeta para los ajustes y el trabajo no guardado, en lugar de las habituales; una ruta absoluta.
man-journal = El trabajo no guardado, hasta que se guarda o se descarta.
man-section = Órdenes de usuario
man-settings = Los ajustes, explicados línea por línea.
man-what-it-is = ver, comprobar, editar y convertir partidas de juegos de tablero
man-without-it = Por omisión: { $default }
lines-beyond-not-read =
    { $beyond ->
        [one] { $beyond } línea después de las primeras { $most } no se ha leído
       *[other] { $beyond } líneas después de las primeras { $most } no se han leído
    }
name-the-node = Nombrar nodo
neither-1-nor-2 = ni 1 ni 2
no-annotations-there = no hay ninguna valoración que quitar
no-board-to-draw = { $family } no tiene tablero que dibujar
no-ca-but-text-guess = no hay CA, pero sí texto que no es ASCII; se lee como { $charset }, que es una suposición
no-comments-there = no hay ningún comentario que quitar
no-conflict-here = no hay ningún conflicto de fusión que resolver
no-conflicts = No queda nada por resolver.
no-corner-touches = ninguna esquina toca una pieza propia
no-empty-nodes-there = no hay ningún nodo vacío que quitar
no-format-for-pictures = { "." }{ $suffix } no es un formato de imagen (.svg, .png y .txt lo son)
no-game-is-in-it = no contiene ninguna partida
no-identifier = «{ $id }» no es un nombre de propiedad válido
no-kind-of-finding = «{ $code }» no es una clase de aviso
no-markup-there = no hay ninguna marca que quitar
no-opengl-software-instead = OpenGL no está disponible ({ $error }); la ventana se dibuja sin tarjeta gráfica
no-private-there = no hay ninguna propiedad privada que quitar
no-regular-file = no es un archivo normal
no-segment-joins = ningún segmento acaba donde acaba uno propio
no-such-colour = este juego no tiene ese color
no-times-there = no hay ningún tiempo que quitar
no-variations-there = no hay ninguna variante que quitar
node-hangs-elsewhere = el nodo que debe ir detrás cuelga de otro lugar
node-not-in-record = este nodo no es parte del archivo
not-right-form = la forma no es la correcta
not-two-parts = no son dos partes separadas por dos puntos
not-whole-number = no es un número entero
nothing-can-be-repaired = nada de lo encontrado se puede corregir
numbers-of-games-missing = faltan los números de las partidas
off-the-board = fuera del tablero
other-window-no-answer = la otra ventana no respondió
parenthesis-closes-nothing = se cierra un paréntesis que nunca se abrió
parenthesis-opens-nothing = paréntesis de apertura que no inicia ninguna variante
picture-needs-suffix = el nombre de una imagen debe terminar en .svg, .png o .txt
picture-of-0-pixels = una imagen no puede tener 0 píxeles de ancho o de alto
picture-pixels = una imagen tiene de 1 a { $most } píxeles, no { $size }
picture-too-large = una imagen de { $width } por { $height } píxeles es demasiado grande (el lado mayor puede tener { $most })
property-needs-value = una propiedad necesita un valor
record-names-no-encoding = el archivo no nombra ninguna codificación para caracteres que no sean ASCII
record-would-be-misread = el archivo ya no se leería como { $label } al abrirlo de nuevo; «encoding UTF-8» lo guarda de modo que diga lo que es
recorded-and-proved = según el archivo: { $recorded }; demostrado: { $proved }
result-not-understood = no se entiende el resultado «{ $result }»
result-of-game = Comienzo de la partida: { $message }
rules-unjudged = las reglas de este juego no están disponibles: las jugadas se muestran como están y no se comprueban
single-pod-not-written = un solo pod sin púas entre otros no se puede anotar: perdónelo antes, o tome todos
site-board = Tablero
site-date = Fecha
site-result = Resultado
site-none = Ningún archivo contiene todas estas palabras.
site-sort = Ordenar los archivos
sniffed-7-zip-archive = un archivo comprimido 7-Zip
sniffed-binary = un archivo binario
sniffed-bzip2-archive = un archivo comprimido bzip2
sniffed-database = una base de datos
sniffed-film-or-a-picture = una película o una imagen
sniffed-gif-picture = una imagen GIF
sniffed-gzip-archive = un archivo comprimido gzip
sniffed-icon = un icono
sniffed-jpeg-picture = una imagen JPEG
sniffed-office-document = un documento de ofimática
sniffed-pdf-document = un documento PDF
sniffed-png-picture = una imagen PNG
sniffed-postscript-document = un documento PostScript
sniffed-program = un programa
sniffed-rar-archive = un archivo comprimido RAR
sniffed-sound = sonido
sniffed-sound-or-film = sonido o película
sniffed-tar-archive = un archivo tar
sniffed-tiff-picture = una imagen TIFF
sniffed-webp-picture = una imagen WebP
sniffed-xz-archive = un archivo comprimido xz
sniffed-zip-archive = un archivo comprimido ZIP
sniffed-zstandard-archive = un archivo comprimido Zstandard
sought-annotation = una valoración
sought-comment = un comentario
sought-hotspot = un momento clave
sought-markup = marcas
sought-setup = una posición preparada
strip-private = Quitar las propiedades privadas
strip-times = Quitar los tiempos
strip-variations = Quitar las variantes
study-again-on =
    { $count ->
        [one] { $count } pregunta vuelve a tocar el { $date }.
       *[other] { $count } preguntas vuelven a tocar el { $date }.
    }
study-all-again = Repetir todo
study-all-points = Puntos: { $points } de { $of }
study-all-sides = Todos los bandos
study-as-wished = como se pidió
study-ask-guess = Juega { $colour }: ¿dónde fue la jugada siguiente?
study-ask-mistakes = Juega { $colour }: encuentre una jugada mejor
study-ask-problem = Juega { $colour }
study-ask-repertoire = Juega { $colour }: ¿qué jugada está en el archivo?
study-begin = Iniciar sesión de estudio
study-broken-lines =
    { $count ->
        [one] { $count } línea de { $path } no se puede leer y queda como está: línea { $line }
       *[other] { $count } líneas de { $path } no se pueden leer y quedan como están; la primera es la línea { $line }
    }
study-by-chance = Réplicas al azar
study-counts = { $due } pendientes, { $new } nuevas
study-counts-here = { $due } para hoy, { $new } nuevas
study-done =
    { $count ->
        [one] Terminado: { $right } de { $count } correcta a la primera.
       *[other] Terminado: { $right } de { $count } correctas a la primera.
    }
study-so-far =
    { $count ->
        [one] Hasta ahora: { $right } de { $count } correcta a la primera.
       *[other] Hasta ahora: { $right } de { $count } correctas a la primera.
    }
study-easy = Fácil
study-elsewhere = Sus respuestas se guardan en { $path } ({ $why }).
study-failed = Incorrecto.
study-folder-missing = No existe la carpeta { $path }
study-give-hint = Pista
study-good = Correcto: siguiente
study-guess = Adivinar las jugadas de una partida
study-hint = La respuesta está en la zona resaltada, de { $from } a { $to }.
study-hint-word = La respuesta no es una jugada en el tablero.
study-illegal-move = esta jugada es ilegal
study-is-right = Es correcto
study-is-wrong = Es incorrecto
study-keys = Juegue con las flechas e Intro, o escriba la jugada. F2: pista, F3: solución, F4: fácil, F5: siguiente, Ctrl+Z: retirar la última respuesta, Ctrl+B: dejar la pregunta para mañana, Ctrl+Mayús+B: no preguntarla más, F6: explorar tras la respuesta, F7: todo el tablero, Esc: cerrar.
study-later-lines = { $path }: algunas líneas son de una versión más reciente; quedan como están
study-leaf-colour = sin marcas; la línea principal termina con la jugada del rival, otra con la de quien resuelve
study-leave = Cerrar
dictionary = Colección de joseki
dictionary-compare = Comparar
dictionary-folder = Contar las partidas de esta carpeta
dictionary-path = Ruta de una colección de joseki o de una carpeta de ellas
study-leaves-at-once = nada en la colección de joseki empieza así
study-line-ends-there =
    { $moves ->
        [one] { $region }: la línea de la colección de joseki termina tras su única jugada
       *[other] { $region }: la línea de la colección de joseki termina tras { $moves } jugadas
    }
study-lines-doubtful =
    { $count ->
        [one] el reloj iba mal: { $count } respuesta tiene fecha anterior a 2026, de más de un día en el futuro o contraria al orden del registro. Se conserva, y cuenta en el momento de la contigua o desde su propio día. Si la fecha de este ordenador está mal, corríjala
       *[other] el reloj iba mal: { $count } respuestas tienen fechas anteriores a 2026, de más de un día en el futuro o contrarias al orden del registro. Se conservan, y cuentan en el momento de las contiguas o desde su propio día. Si la fecha de este ordenador está mal, corríjala
    }
study-lines-won =
    { $count ->
        [one] { $count } línea se gana en el tablero
       *[other] { $count } líneas se ganan en el tablero
    }
study-looking = Buscando preguntas…
study-main-line = sin marcas; la línea principal termina con la jugada de quien resuelve
study-marks-disagree = una marca de otra convención lo contradice
study-mistakes = Encontrar jugadas mejores que las marcadas como malas
study-more = Otras preguntas
study-next = Siguiente
study-next-day = ; la próxima el { $date }
study-next-here = ; { $many } el { $date }
study-not-understood = las jugadas tienen palabras o marcas que no dicen con claridad cuál es correcta: no se sabe qué es correcto
study-said-by-letters = el comentario dice qué es correcto, pero las jugadas no están marcadas: no se juzgan
study-no-convention = no hay nada marcado, y ninguna línea termina con una jugada de quien resuelve: no se sabe qué es correcto
study-no-file = Esta partida no tiene archivo, así que sus respuestas no se guardan.
study-no-folder = { $path } es un archivo, no una carpeta
study-no-hint = No hay más pistas.
study-no-moment = «{ $text }» no es una fecha con hora como 2026-11-21T22:00:00+01:00
study-no-moves = hay una posición, pero ninguna jugada
study-no-such-year = «{ $text }» está fuera de los años que cuentan aquí, de { $first } a { $last }
study-no-problem = antes de la primera jugada no se coloca ninguna posición con piedras de ambos bandos
study-no-records = No hay archivos de partidas en esta carpeta.
study-nobody-moves = { $name }: no hay jugadas en esta partida
study-none-asked = No se hizo ninguna pregunta.
study-not-all = La carpeta es grande: las preguntas vienen solo de una parte.
study-not-due = Hoy no toca nada. Puede practicar de todos modos; el calendario no cambia.
study-not-kept = No se pudo guardar su respuesta ({ $error }).
study-nothing = No hay preguntas: aquí no hay jugadas que encontrar.
study-of = Estudio: { $name }
study-of-folder = Estudio: carpeta { $name }
study-off = Esta jugada no está en el archivo.
study-one-move-each = sin marcas, y ramas de una jugada: todas son respuestas
study-plays-nothing = nada
study-points = ; puntos: { $points } de { $of }
study-practise = Practicar
study-problem = Resolver problemas
study-repeated =
    { $count ->
        [one] { $count } reintento.
       *[other] { $count } reintentos.
    }
study-repertoire = Repasar un repertorio
study-retry = Intentar de nuevo
study-same-position = la misma posición se juzga de otro modo en otro sitio
study-say-also = También buena, pero no es la jugada que se hizo.
study-say-away =
    { $count ->
        [one] Incorrecto, a { $count } línea.
       *[other] Incorrecto, a { $count } líneas.
    }
study-say-illegal = Jugada ilegal: no cuenta como respuesta.
study-say-no-pass = Pasar no es una respuesta aquí: no cuenta.
study-say-on = Correcto hasta aquí. Siga.
study-say-reply = Correcto hasta aquí. La réplica es { $replies }.
study-say-right = Correcto.
study-say-unknown = Esta jugada no está en el archivo.
study-say-wrong = Incorrecto.
study-show = Mostrar la solución
study-shown = Esta es la solución.
study-solved = Correcto.
study-to-guess =
    { $count ->
        [one] { $count } jugada por adivinar
       *[other] { $count } jugadas por adivinar
    }
study-told-also = también buena
study-told-continued = correcto hasta aquí; la réplica es { $replies }
study-told-due = ; vuelve a tocar el { $date }
study-told-illegal = jugada ilegal: no se guardó ninguna respuesta
study-told-not-kept = ; no se guardó nada: use --rating para contarlo
study-told-right = correcto
study-told-incomplete = ; la secuencia sigue, y hasta aquí cuenta como difícil: responda otra vez con todas las jugadas, y esa respuesta la sustituye
study-told-unknown = no está en el archivo
study-told-wrong = incorrecto; la respuesta es { $answers }
study-turn-against-moves = el archivo dice que le toca a otro color, pero la primera jugada es de { $name }: valen las jugadas
study-turned = Girar el tablero al azar
system-already-exists = el archivo ya existe
system-busy = el dispositivo o el archivo está ocupado
system-file-too-large = el archivo es demasiado grande
system-full = no queda espacio en el disco
system-is-a-folder = es una carpeta
system-name-too-long = el nombre del archivo es demasiado largo
system-no-memory = no alcanza la memoria
system-not-a-folder = no es una carpeta
system-not-found = no existe el archivo o la carpeta
system-permission-denied = permiso denegado
system-quota = se ha superado la cuota del disco
system-read-only = el disco es de solo lectura
system-timed-out = no hubo respuesta a tiempo
text-after-last-game = hay texto después de la última partida
text-before-first-game = hay texto antes de la primera partida
text-before-looks-like-part = el texto anterior a la primera partida parece una parte de ella
text-between-games = hay texto entre las partidas
text-of-no-property = hay texto fuera de toda propiedad
theme-base-is-itself = «{ $base }» se basa en sí mismo
theme-base-is-name = la base de un tema debe ser un nombre entre comillas
theme-base-unknown = tema base desconocido «{ $base }»
theme-is-a-list = un tema debe ser una lista de ajustes entre paréntesis
theme-is-broken = tema { $id }.ron: { $cause }
theme-relief = relief debe ser un número de 0 a 1, no { $relief }
things-pods = pods en reserva
things-prongs = púas
things-superprongs = superpúas
too-many-diagrams = la línea daría más de { $most } diagramas
too-many-links = demasiados enlaces simbólicos
too-much-to-draw = estos diagramas son demasiados y están demasiado llenos para dibujarlos; elija menos jugadas
ugf-encrypted = las jugadas de este archivo UGF están cifradas
unusual-white-space = espacios raros entre los elementos
value-not-escaped = el valor «{ $value }» tiene un ] o un \ sin \ delante
value-of-position = Valor de la posición
value-without-identifier = un valor sin identificador
variation-longer-than-main = esta variante es más larga que la línea principal
variation-without-node = una variante sin nodo
variation-without-semicolon = una variante empieza sin punto y coma
wanted-0-or-more = 0 o más
wanted-date = una fecha como 1996-12-31
wanted-number = un número
wanted-real-date = una fecha que exista
wanted-result = B+ o W+ con puntos, R, T o F, ni 0, Void o ?
wanted-rules = unas reglas y variantes como full:edgeless
without-a-window = { $cause }; sin ventana, `variorum render FILE -o PICTURE` dibuja una partida

## Guía
guide-first-steps = Primeros pasos
guide-first-steps-1 = Variorum abre las partidas de sus juegos de tablero. Recórralas, coméntelas, haga jugadas en ellas y guárdelas: en el archivo solo cambia lo que usted cambió.
guide-first-steps-2 = Abra una partida con Ctrl+O, o suéltela sobre la ventana. Cada partida tiene una pestaña. La bienvenida (el signo más tras las pestañas) muestra ejemplos de cada clase de tablero y las últimas partidas abiertas, y permite empezar una nueva.
guide-first-steps-3 = → y ← recorren las jugadas, Inicio y Fin van a los extremos de la línea. Un clic en un nodo del árbol va a él. En una bifurcación, ↓ y ↑ pasan a otra variante; la lista bajo el árbol las nombra.
guide-first-steps-4 = Haga clic en el tablero para jugar. Si la partida ya tiene esa jugada, se entra en ella; cualquier otra empieza una variante. No se pierde nada por probar: Ctrl+Z deshace tantos pasos como quiera.
guide-first-steps-5 = Ctrl+S guarda. Hasta entonces su trabajo se guarda aparte, y se recupera si el programa o el ordenador se detienen.
guide-first-steps-6 = Ctrl+Mayús+P encuentra cualquier orden por unas letras de su nombre. F1 abre esta guía.
guide-opening-and-saving = Abrir y guardar
guide-opening-and-saving-1 = Los archivos de Go, Hex y la mayoría de los otros juegos acaban en .sgf, los de la familia Blokus en .blksgf; también se conocen .hsgf, .hgf, .tsgf, .gsgf y .mgt. Se pueden abrir varios archivos a la vez, y si inicia el programa por segunda vez, sus archivos se abren en la ventana existente.
guide-opening-and-saving-2 = «Archivo siguiente de la carpeta» y «Archivo anterior de la carpeta» recorren los archivos de una carpeta en la misma pestaña, el 9 antes que el 10. Un archivo con cambios sin guardar conserva su pestaña, y el siguiente recibe la suya. «Abrir carpeta…» enumera todos los archivos de una carpeta con jugadores, fechas y resultados; un clic muestra uno.
guide-opening-and-saving-3 = Al guardar, el archivo se escribe entero o no se escribe. Si otro programa cambió el archivo desde que lo abrió, se le pregunta antes. El archivo tal como era antes de su primer cambio se conserva 90 días: «Versiones anteriores…» enumera lo que hay.
guide-opening-and-saving-4 = «Guardar una copia…» escribe en otro archivo; usted sigue trabajando en este.
guide-moving-around = Moverse
guide-moving-around-1 = Teclas: → y ← una jugada; Av Pág y Re Pág diez; Ctrl+Mayús+→ y ← a la bifurcación siguiente y a la anterior; Inicio y Fin a los extremos de la línea; Ctrl+Inicio de vuelta a la línea principal. La rueda sobre el tablero también recorre las jugadas.
guide-moving-around-2 = Ctrl+G va a una jugada por su número, o a donde se jugó en un punto. Los nombres de puntos y jugadas de un comentario son enlaces. Alt+← vuelve a donde estaba antes de un salto, en la pestaña que fuera.
guide-moving-around-3 = Una colección es un archivo con varias partidas. Ctrl+Av Pág y Ctrl+Re Pág van de partida en partida.
guide-comments-and-marks = Comentarios y marcas
guide-comments-and-marks-1 = Haga clic en el comentario, o pulse Ctrl+E; Esc lo deja. Ctrl con un clic en el tablero pone el nombre de un punto en el comentario; con un clic en un nodo del árbol, un enlace a él. Escriba # y un número para elegir una jugada que enlazar, con las flechas e Intro. Un enlace se lee como su jugada, por ejemplo 43 N18, y como está escrito en el archivo mientras el cursor está en él; un clic lleva allí. Sobre el comentario están el nombre del nodo y sus valoraciones: una jugada buena o mala, dudosa o interesante, y quién está mejor.
guide-comments-and-marks-2 = Las herramientas bajo el tablero marcan puntos: triángulo, cuadrado, círculo, cruz, etiqueta, línea y flecha (de Ctrl+3 a Ctrl+9). Un clic con la herramienta pone una marca, otro la quita. Las etiquetas siguen contando solas. Arrastrando de punto a punto, el botón derecho dibuja una flecha, sea cual sea la herramienta elegida.
guide-setting-up-a-position = Preparar una posición
guide-setting-up-a-position-1 = Ctrl+2 elige la herramienta que coloca piedras y piezas en el tablero sin jugada. El botón derecho coloca el otro color, con clics y arrastrando; la última opción borra. En un nodo que tiene jugada, el programa pregunta si la posición preparada va en un nodo propio, pues la mayoría de los programas lo esperan.
guide-setting-up-a-position-2 = «Conservar solo esta posición» hace de la posición del tablero una partida propia.
guide-playing-by-the-rules = Jugar según las reglas
guide-playing-by-the-rules-1 = Variorum conoce las reglas de Go, Hex, Octi, la familia Blokus, Havannah, TwixT, Amazonas, Lines of Action, Gomoku, Renju, Connect6 y Othello. Una jugada ilegal no se juega, y la barra de estado dice por qué; con Mayús se registra de todos modos, porque una partida muestra lo que pasó y no lo que debería haber pasado. En los juegos cuyas reglas no se conocen, las jugadas se registran como se escriben.
guide-playing-by-the-rules-2 = Una jugada siempre se puede escribir: escriba su primera letra mientras el tablero tiene el foco del teclado, o pulse Ctrl+M.
guide-playing-by-the-rules-3 = Si una partida contiene una jugada equivocada, vaya a ella: con un clic derecho en el punto correcto puede corregir la jugada o insertar una olvidada, y lo que sigue se queda. Escribir la jugada correcta y pulsar Ctrl+Intro también la corrige.
guide-playing-by-the-rules-4 = Go
guide-playing-by-the-rules-5 = Haga clic en un punto para jugar. Para pasar, use la orden «Pasar». Las capturas, el ko y el suicidio siguen las reglas que nombran los datos de la partida. Las piedras de hándicap se colocan como preparación.
guide-playing-by-the-rules-6 = Hex
guide-playing-by-the-rules-7 = Haga clic en una casilla. Tras la primera jugada se puede hacer el intercambio: o las piezas cambian de color o los jugadores cambian de bando. Cada programa escribe el intercambio a su manera; el comprobador dice dónde una partida es dudosa, y «Interpretar los intercambios» decide. Se pueden pegar enlaces de HexWorld.
guide-playing-by-the-rules-8 = Octi
guide-playing-by-the-rules-9 = Haga clic en un pod, luego en uno de sus lados para una púa, en una púa para girarla, o en una casilla marcada para ir allí. Tras un salto, un clic en un pod saltado lo captura o lo perdona, e Intro juega el turno. Con Mayús la púa es una superpúa. Esc retrocede un paso.
guide-playing-by-the-rules-10 = La familia Blokus
guide-playing-by-the-rules-11 = Blokus, Duo, Junior, Trigon, Nexos, Callisto y GembloQ en todas sus variantes. Tome una pieza haciendo clic en ella junto al tablero o pulsando su letra. Z y X la giran, F la voltea; también la rueda y el botón derecho. Mantenga pulsado el botón derecho para un anillo con asas que giran y voltean la pieza donde está; un clic donde no se puede colocar la deja allí con el mismo anillo. Se ajusta a una posición legal cerca del puntero; un clic, Intro o Espacio la colocan. Las flechas la mueven, con Mayús a la siguiente posición legal. «Buscar una jugada» muestra lo que se puede jugar. La puntuación está junto a los jugadores, con las piezas que le quedan a cada uno.
guide-playing-by-the-rules-12 = Havannah, TwixT y los demás
guide-playing-by-the-rules-13 = Havannah y TwixT se juegan con un clic. El menú de una clavija de TwixT pone y quita sus puentes, como parte de la jugada. En Amazonas y Lines of Action haga clic en una pieza y luego en una casilla marcada; en Amazonas un tercer clic dispara la flecha. Gomoku, Renju y Connect6 comparten tablero con el Go, y las reglas de la partida dicen qué juego es.
guide-playing-by-the-rules-14 = Juegos sin reglas
guide-playing-by-the-rules-15 = Cualquier juego de cuadrados o hexágonos se puede describir en un archivo de la carpeta «games» junto a los ajustes: su tablero, sus coordenadas, sus piezas y su posición inicial. Sus partidas se muestran y se editan entonces pero sus jugadas no se comprueban.
guide-the-tree = El árbol
guide-the-tree-1 = La línea principal tiene la primera fila para ella sola; una variante se mantiene en una fila, debajo de la jugada de la que sale. La línea en la que está se dibuja con nitidez; las demás, más tenues y sin números. Cuando un árbol tiene más filas que espacio, las líneas alejadas de la suya se pliegan en un número como «3 líneas más»: haga clic en él para verlas, o pulse Ctrl+U para verlo todo. En una bifurcación con variantes plegadas se ven sus primeras jugadas. Avanzar por una línea no pliega ni despliega nada más. Un ajuste desactiva el plegado. El menú Ver decide si el árbol crece a la derecha o hacia abajo, pliega otras ramas y muestra la partida como texto en su lugar. Ctrl con la rueda amplía; arrastre el fondo para moverse.
guide-the-tree-2 = Haga clic derecho en un nodo para ver qué puede hacer con él; «Copiar enlace» copia el enlace a él, para pegarlo en un comentario. Ctrl+Mayús+↑ sube una variante entre sus alternativas, Supr elimina el nodo con todo lo que sigue, y Ctrl+Supr solo este nodo; «Hacerla línea principal» pone primera la línea actual. Arrastre un nodo para cambiar el orden de las variantes o moverlo a otro lugar.
guide-the-tree-3 = Copiar, cortar y pegar trabajan con variantes: Ctrl+C copia este nodo y todo lo que sigue. Lo que hay en el portapapeles es texto que otros programas leen.
guide-versions-of-one-record = Versiones de una misma partida
guide-versions-of-one-record-1 = Dos personas pueden trabajar en una misma partida, o una en dos ordenadores. variorum merge BASE OURS THEIRS -o OUT junta las dos: se aplican los cambios que cada una hizo desde la versión común. Las jugadas, los comentarios, las marcas, las etiquetas y el orden de las variantes se fusionan uno por uno, sea cual sea la disposición de los archivos.
guide-versions-of-one-record-2 = Si ambas cambiaron lo mismo de forma distinta, queda lo suyo, y las dos versiones están en el comentario de ese nodo, entre líneas de <<<<<<< y >>>>>>>. El archivo sigue siendo un archivo de partida. variorum check señala estos sitios como merge-conflict; la orden settle toma ours, theirs o both, y quita las líneas.
guide-versions-of-one-record-3 = Con git: variorum git, una vez en cada clon, o variorum git --global. Desde entonces git merge, rebase, cherry-pick y stash fusionan así las partidas, y git diff, log -p y blame las muestran jugada por jugada. git difftool -t variorum compara dos versiones; git mergetool -t variorum fusiona de nuevo y abre en una ventana lo que queda por resolver. variorum git --remove deshace todo esto.
guide-versions-of-one-record-6 = Con Jujutsu, en su configuración: merge-tools.variorum.program = "variorum", merge-tools.variorum.merge-args = ["merge", "--path", "{ "\u0024" }path", "--marker-size", "{ "\u0024" }marker_length", "{ "\u0024" }base", "{ "\u0024" }left", "{ "\u0024" }right", "-o", "{ "\u0024" }output"] y merge-tools.variorum.merge-conflict-exit-codes = [1].
guide-versions-of-one-record-7 = Con Mercurial, en hgrc: en [merge-tools] variorum.args = merge { "\u0024" }base { "\u0024" }local { "\u0024" }other -o { "\u0024" }output, y en [merge-patterns] **.sgf = variorum.
guide-versions-of-one-record-8 = variorum compare A B muestra las diferencias entre dos partidas. variorum outline FILE muestra una partida en líneas para programas que comparan textos.
guide-versions-of-one-record-9 = variorum transpositions FILE… enumera las posiciones que aparecen en varios nodos de una partida. variorum results FILE… muestra quién gana dónde, según las marcas bueno para Negro, bueno para Blanco, igualado y poco claro, y según los resultados que se ven en el tablero; con --proved, solo los resultados que ninguna otra jugada puede cambiar.
guide-finding-and-replacing = Buscar y reemplazar
guide-finding-and-replacing-1 = Ctrl+F busca en comentarios, nombres, etiquetas, jugadores y todos los demás valores, en esta partida, en todas las del archivo o en todos los archivos abiertos. Un punto encuentra las jugadas que se hicieron allí. «Esta posición» encuentra dónde están las mismas piedras. F3 va al siguiente lugar.
guide-finding-and-replacing-2 = Reemplazar muestra cada cambio antes de hacerlo, y se deshace en un paso. En la línea de órdenes: variorum find y la orden replace.
guide-games-in-a-file = Partidas de un archivo
guide-games-in-a-file-1 = «Partidas…» enumera las partidas de una colección con una pequeña imagen de cada una. Escriba palabras para filtrarlas, haga clic en un nombre junto a «Ordenar por» para ordenarlas.
guide-games-in-a-file-2 = Haga clic en una partida para ir a ella. Ctrl+clic la añade a la selección, Mayús+clic selecciona todo hasta ella, Ctrl+A selecciona todas. Las flechas, Re Pág y Av Pág recorren la lista; con Mayús amplían la selección. Las partidas seleccionadas se pueden arrastrar a otro lugar, mover con Alt+↑ y Alt+↓, duplicar, copiar con Ctrl+C y pegar en otro archivo, eliminar con Supr, fusionar en una partida, copiar o mover a una pestaña nueva o a un archivo abierto, y escribir en archivos propios.
guide-games-in-a-file-3 = Ordenar la lista cambia solo la lista. «Poner todas las partidas del archivo en este orden» lo hace el orden del archivo. Todo se puede deshacer.
guide-games-in-a-file-4 = Fusionar hace una partida de varias: las mismas jugadas comparten sus nodos, y donde dos partidas se contradicen, el texto de la segunda va al comentario.
guide-game-info = Datos de la partida
guide-game-info-1 = Ctrl+I abre los datos de la partida: jugadores, rangos y equipos, torneo, fecha y lugar, resultado, reglas, komi, tiempo.
guide-game-info-2 = Las fechas se escriben como exige el formato, 2026-04-02, con todos los días de una partida uno tras otro. El calendario junto al campo las escribe por usted: haga clic en un día, o en un segundo para un intervalo. Otras formas de escribir («6 June 2020», «7 1/2», «2 hours») se entienden y se explican debajo del campo, y un clic las convierte en lo que otros programas esperan. De lo que no se entiende se avisa, y queda sin cambios.
guide-properties = Propiedades
guide-properties-1 = «Propiedades…» muestra cada propiedad del nodo como la tiene el archivo, con su significado y el tipo de sus valores. Los valores de una lista se pueden añadir, cambiar, mover y quitar uno a uno. Añadir a una propiedad que ya existe nunca reemplaza sus valores. Un nombre que el formato prohíbe se rechaza.
guide-publishing = Publicar
guide-publishing-1 = Para quienes no tienen el programa, «Publicar…» en el menú o `variorum publish RECORD -o OUT` crea un archivo; la extensión de OUT determina el formato.
guide-publishing-2 = { "*" } `.html`: una página web. Cualquiera puede abrirla en un navegador, recorrer la partida con las flechas, deslizando o tocando, leer comentarios, entrar en variantes y guardar la partida. No necesita red, y Variorum puede abrirla como un archivo de partida. Envíela a amigos o póngala en su sitio.
guide-publishing-3 = { "*" } `.pdf`: un cuadernillo para imprimir o enviar, con figuras, variantes y comentarios. Los caracteres que faltan en el tipo de letra integrado vienen de los del sistema, o de uno indicado con `--font`. Varios archivos, o una carpeta, se convierten en un libro.
guide-publishing-4 = { "*" } `.gif` o `.png`: una animación de las jugadas, para un chat.
guide-publishing-5 = { "*" } `--as senseis`, `hexwiki`, `latex`, `markdown` o `text`: diagramas para foros, wikis y libros. Con `--moves-per-figure 0`, solo la posición.
guide-publishing-6 = `publish FOLDER -o SITE` crea una página por cada partida y un índice; solo se reescriben las páginas que han cambiado. `--without private,comments,variations,times,analysis` deja cosas fuera, también de la partida que hay dentro de una página. `--with analysis` añade a los comentarios mostrados lo que perdió cada jugada, y a las páginas un gráfico; la partida que hay dentro de una página queda como está, y publish dice cuántos datos de motores contiene. En los comentarios, `#0.2.1` es un enlace al nodo con este camino, y `#"Name"` al nodo con este nombre.
guide-publishing-7 = Si todas las partidas de un archivo son problemas que se pueden juzgar, su página los plantea: muestra la posición y a quién le toca. Usted responde tocando el tablero, con las flechas e Intro o escribiendo una jugada; la página replica como el archivo y dice si era correcta. Lo que sigue solo se muestra cuando se ha jugado o pedido; «Leer la partida» lo muestra todo. Sin scripts, cada solución está plegada. `--problems` plantea los problemas de cualquier archivo, `--problems=no` ninguno; en la ventana es una opción de «Publicar…».
guide-checking-and-fixing = Comprobar y corregir
guide-checking-and-fixing-1 = Abajo a la derecha la ventana indica cuántos avisos tiene el archivo. Un clic los enumera: qué está mal, dónde, y por qué importa. Los errores van contra el formato o las reglas, las advertencias se leen distinto según el programa, las notas conviene saberlas.
guide-checking-and-fixing-2 = Elija un aviso para verlo marcado en el texto del archivo e ir a su nodo. Donde una corrección es segura, verá sus diferencias antes de hacerla: el texto quitado aparece tachado, el nuevo subrayado. Corrija el aviso solo en este nodo, todos los de su clase, o todo. La lista se actualiza tras cada cambio, y una corrección se puede deshacer.
guide-checking-and-fixing-3 = Nunca se corrige nada si no lo pide. Un archivo con avisos se abre, se muestra y se guarda tal como está.
guide-cleaning-up = Limpiar
guide-cleaning-up-1 = «Limpiar…» quita comentarios, marcas, valoraciones, variantes, propiedades privadas, nodos vacíos, tiempos del reloj o el análisis que dejaron motores, del nodo, de todo lo que lo sigue, de la partida o de todo el archivo. Muestra cuántos hay, cuántos bytes ocupan, qué se quitará, y el tamaño del archivo antes y después.
guide-pictures-and-exports = Imágenes y exportación
guide-pictures-and-exports-1 = «Exportar imagen…» escribe el tablero como SVG, PNG o texto, con o sin coordenadas, números y marcas, con el aspecto de cualquier tema. «Copiar imagen» la pone en el portapapeles. «Copiar el archivo como texto» toma el archivo entero. Para blanco y negro elija «Impresión»: otros colores pueden convertirse en el mismo gris.
guide-encodings = Codificaciones
guide-encodings-1 = Un archivo se compone de bytes. La forma en que se escriben sus caracteres es su codificación: hoy UTF-8, en archivos viejos GBK, Big5, Shift_JIS, EUC-KR, Windows-1251 y muchas más. El archivo puede nombrarla en CA, y puede equivocarse. Variorum mira el nombre y el texto, y usa la que encaja; abajo a la derecha la ventana indica cuál.
guide-encodings-2 = Si los caracteres se ven mal, haga clic allí en la codificación y vuelva a abrir el archivo con otra: la vista previa muestra cómo quedarían los nombres y los comentarios. Volver a abrirlo no cambia nada en el archivo.
guide-encodings-3 = Al guardar se conserva la codificación. Si escribe un carácter que no tiene, se le pregunta si se debe cambiar la codificación a UTF-8. «Cambiar codificación» lo hace en cualquier momento.
guide-settings-themes-and-keys = Ajustes, temas y teclas
guide-settings-themes-and-keys-1 = Los ajustes están junto al tablero, y cada cambio tiene efecto enseguida. El diálogo nombra el archivo en que se guardan; cada línea lleva una explicación y se puede editar a mano.
guide-settings-themes-and-keys-2 = «Atajos de teclado…» enumera los atajos de cada orden. Haga clic en «Cambiar» y pulse las teclas nuevas; si otra orden las usa, verá cuál, y decide. Una orden puede estar sin atajo, y «Restablecer» quita su cambio.
guide-settings-themes-and-keys-3 = Los temas propios son archivos de la carpeta «themes» junto a los ajustes.
guide-the-command-line = La línea de órdenes
guide-the-command-line-1 = Lo mismo desde un terminal, sin ventana:
guide-the-command-line-2 = variorum check FILE… enumera avisos; con --explain CODE dice qué significa uno. variorum show FILE muestra una posición, variorum info FILE… lo que contiene un archivo. variorum find WHAT FILE… encuentra texto, jugadas y marcas. variorum convert IN -o OUT cambia la codificación o escribe FF4 limpio. variorum edit IN -c COMMAND -o OUT ejecuta cualquiera de las órdenes enumeradas abajo. variorum render FILE -o PICTURE dibuja una imagen. variorum find --like RECORD --at WHERE FILE… encuentra una posición, con --part C3:G7 una parte de ella.
guide-the-command-line-3 = Todas leen - como entrada estándar, imprimen --json para otros programas donde tiene sentido, y indican el resultado con su estado de salida: 0 hecho, 1 hecho con errores en el archivo o sin encontrar nada, 2 no hecho. Para lo demás, vea variorum --help y man variorum.
picture-has-boxes = las imágenes no tienen letras para { $letters }: en su lugar hay recuadros, y un .svg las conserva como texto
variation-of = variante { $at } de { $count }
nodes-deleted =
    { $count ->
        [one] { $count } nodo eliminado
       *[other] { $count } nodos eliminados
    }
games-deleted =
    { $count ->
        [one] { $count } partida eliminada
       *[other] { $count } partidas eliminadas
    }
at-the-start = al principio
at-move = en la jugada { $number }
counted-in-variation = variante
last-move-sign = La última jugada lleva un punto o un anillo en el tablero
play-moves =
    { $count ->
        [one] Jugar { $count } jugada
       *[other] Jugar { $count } jugadas
    }
one-move-only = esto es más de una jugada
resigns-in-variation = esto es una variante, y el resultado es el de la línea principal
result-written = { $result }: anotado en los datos de la partida
results = Resultados
nothing-to-swap = aquí no hay nada que intercambiar: un intercambio debe responder a la primera jugada
enter-again = Intro otra vez para jugarla de todos modos
equal-is-looked-for = Todavía se buscan posiciones iguales
equal-positions-share = Las posiciones iguales comparten sus resultados
stone-stands-here = Aquí hay una piedra; clic derecho para buscar su jugada
no-komi = «{ $text }» no es un komi: un número de puntos, como { $example }
black-white-komi = Negro { $black }, Blanco { $white } y { $white_2 } de komi: { $outcome }
swap-not-said = sin indicar
swap-moves-stone = permitido: la piedra cambia (a10 → j1)
swap-moves-players = permitido: los jugadores cambian de bando
swap-not-allowed = no permitido
correct-this-move = Corregir jugada…
command-help-hide-following = Para problemas: oculta lo que sigue y todas las variantes hasta que se juegue una jugada o se vaya a ella. Otra vez, lo muestra todo.
command-hide-following = Ocultar lo que sigue
file-is-protected = { $path }: está protegido contra escritura; puede guardar sus cambios con otro nombre
following-hidden = Lo que sigue está oculto hasta que se juegue o se vaya allí
following-shown = Se muestra lo que sigue
move-in-record = Esta jugada ya está en la partida
move-not-in-record = La partida no tiene esta jugada. Mientras lo que sigue está oculto no se añade nada
move-number-skips = la jugada lleva el número { $number }, pero toca el { $due }
paste = Pegar
paste-help = Lo copiado aquí se añade tras este nodo; cualquier otro texto se abre como una partida aparte.
protected = protegido contra escritura
publish-booklet = Cuadernillo para imprimir (.pdf)
publish-carries = La página contiene la partida, con las partes elegidas aquí.
publish-comments = Comentarios
publish-encoder = el archivo no se puede crear: { $why }
publish-game = Partida
publish-games =
    { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }
publish-gif = Animación (.gif)
publish-hexwiki = Diagrama para la wiki de Hex
publish-how-much = Alcance
publish-it = Publicar
publish-latex = Diagrama para LaTeX (igo)
publish-line = Solo esta línea
publish-markdown = Markdown
publish-no-file-named = Indique un archivo.
publish-no-folder-named = Indique una carpeta.
publish-no-font = no es un tipo de letra
publish-no-game = no hay partida { $number }; el archivo tiene { $games }
publish-problems-one-file = los números de problemas, --sort y --seed son para un solo archivo, como hoja.pdf
publish-problems-wrong = use { $words }, o números como 1-12,20
publish-two-files = no se pueden escribir dos archivos en la salida estándar
publish-other-font = --font ARCHIVO añade un tipo de letra
publish-says-why = 'variorum study judge' dice por qué
publish-copy-kept = { $path }: el archivo que tenía este nombre no estaba como lo hizo Variorum; se conserva una copia como { $copy }
publish-own-source = { $path }: es el archivo que se publica; indique otro
publish-no-problem = no hay problema { $number }; problemas que se pueden plantear: { $problems }
publish-nothing-asked = no hay problemas con respuesta conocida
publish-both-booklets = --answers both es para un archivo que termina en .pdf; una página contiene sus respuestas
publish-margins = los márgenes son de 0 a { $most } milímetros
publish-unasked =
    { $count ->
        [one] { $count } partida queda fuera, porque no se conoce su respuesta: { $which }
       *[other] { $count } partidas quedan fuera, porque no se conocen sus respuestas: { $which }
    }
study-left-out =
    { $count ->
        [one] { $count } partida queda fuera, porque no se conoce su respuesta ('variorum study judge' dice por qué)
       *[other] { $count } partidas quedan fuera, porque no se conocen sus respuestas ('variorum study judge' dice por qué)
    }
study-left-out-here =
    { $count ->
        [one] { $count } partida queda fuera: { $place }: { $why }
       *[other] { $count } partidas quedan fuera; la primera es { $place }: { $why }
    }
sheet-fewer =
    { $count ->
        [one] en una página hay { $count } problema, no { $wanted }
       *[other] en una página hay { $count } problemas, no { $wanted }
    }
cli-analysis-folder = La carpeta para las copias
study-keys-pieces = Las letras toman piezas; para escribir una jugada, haga clic antes en el campo.
no-loss-scale = «{ $which }»: use { $names }, o clases propias como 0.5 1.5 3 6 12 o 1% 5% 20%
publish-sheet-holds = Los problemas de todos los archivos de esta carpeta y sus subcarpetas, tal como están guardados.
publish-one-record = un texto solo se puede crear de una partida; una carpeta se convierte en una carpeta de páginas
publish-onward = Desde esta posición
publish-other-suffix = { $path }: un archivo de este formato necesita la extensión .{ $suffix }
publish-page = Página web para recorrer (.html)
publish-png = Animación, más colores (.png)
publish-record = Todo el archivo
publish-senseis = Diagrama para Sensei’s Library
publish-site =
    { $count ->
        [one] { $count } página, escritas: { $written }
       *[other] { $count } páginas, escritas: { $written }
    }
publish-stopped = detenido
publish-suffixes = la extensión determina el formato: use .html, .pdf, .png o .gif, o --as
publish-text = Texto sin formato
publish-this-game = Esta partida
publish-time-limit = Tiempo
publish-title = Publicar la partida
publish-too-long = una animación puede mostrar como mucho { $most } jugadas, y esta línea tiene { $moves }
publish-unfit = { $form } no puede dibujar tableros de { $game }
publish-unsaved = Incluye sus cambios sin guardar.
publish-variations = Variantes
publish-what = Formato
publish-with = Incluir
show-what-follows = Lo que sigue está oculto: mostrarlo
first-variation-of = Es la primera de { $count } variantes
last-variation-of = Es la última de { $count } variantes
result-removed = Ya nadie ha ganado: el resultado se quita de la información de la partida
choose-rank-of = { $player }: elegir un rango
cli-open-window-apart = Abre una ventana propia, haya ya una abierta o no; sus pestañas no se vuelven a abrir en el próximo inicio
cli-outline = Mostrar una partida como texto, una línea por jugada y por propiedad, para diffs por líneas
command-export-diagrams = Exportar diagramas de jugadas…
command-help-export-diagrams = Escribe una serie de jugadas como diagramas numerados, en una imagen SVG o PNG.
games-are-read = Leyendo las partidas: { $ready } de { $count }
guide-finding-and-replacing-3 = Se reemplaza en comentarios, nombres, jugadores y etiquetas. Las fechas, los resultados y otros datos también se encuentran, y quedan como están salvo que se elija «Todos los valores como están escritos».
guide-finding-and-replacing-4 = Con «Expresión regular» lo que se escribe es un patrón: un punto es cualquier signo, \d una cifra, \w+ una palabra, (a|b) lo uno o lo otro; las mayúsculas y minúsculas se distinguen. En el reemplazo, { "\u0024" }1 es lo que había en el primer paréntesis, { "\u0024" }2 lo del segundo.
guide-finding-and-replacing-5 = «Una parte del tablero» es un patrón de piedras: arrastre un rectángulo sobre el tablero o escriba dos esquinas; un clic en uno de sus puntos admite allí una piedra de cualquier color, o cualquier cosa. Se encuentra dondequiera que aparezca, si se quiere también girado y reflejado, con los colores cambiados y solo en el borde que toca.
guide-game-info-3 = Los botones junto a los campos ofrecen resultados, reglas, tiempos extra habituales y, en go, rangos de 30k a 9p. El tiempo extra es lo que le queda a cada uno cuando se acaba el tiempo principal: 5x30 byo-yomi, o 10/600 para diez jugadas en diez minutos.
guide-games-in-a-file-5 = Las partidas sin el dato por el que se ordena la lista, o cuya fecha no se entiende, quedan al final en ambos sentidos y conservan su orden.
guide-opening-and-saving-5 = Las partidas de servidores de go se abren como archivos nuevos: .gib de Tygem, .ngf de Cyberoro y wBaduk, .ugf y .ugi de Pandanet, cuyos comentarios, etiquetas y diagramas quedan en las jugadas de las que tratan. Las partidas de TwixT guardadas por T1j (.T1) se abren igual.
guide-pictures-and-exports-2 = «Exportar diagramas de jugadas…» escribe las jugadas de la línea actual con sus números, todas en un diagrama o un número fijo en cada uno; donde se vuelve a jugar, una lista lo dice: 20 en 12.
guide-pictures-and-exports-3 = «Copiar las jugadas como lista» escribe la línea en la notación del juego; una lista en el portapapeles se abre como archivo nuevo, o se escribe en el campo de jugadas.
guide-settings-themes-and-keys-4 = Sus pestañas se vuelven a abrir en el próximo inicio, cada una donde usted estaba. Una ventana abierta con --new-window no se incluye, porque es independiente de aquella cuyas pestañas se guardan.
guide-studying-from-records = Estudiar partidas y problemas
guide-studying-from-records-1 = Puede estudiar problemas, colecciones de joseki y sus propias partidas. «Colecciones para estudiar…» muestra lo que estudia y lo que toca hoy, y permite añadir otra carpeta; «Estudiar este archivo…» hace preguntas del archivo abierto. Todo esto está disponible también en la línea de órdenes. Para empezar, el programa trae treinta problemas de Go, diez de Hex y diez de Blokus: «Problemas para empezar», en la primera página y entre las colecciones. Sus respuestas quedan junto a los ajustes.
guide-studying-from-records-2 = variorum study judge FILE… juzga cada jugada de un problema, y muestra cómo la marca el archivo: palabras como RIGHT o Correct, marcas en jugadas buenas o malas, marcas de verificación (CH), una conexión en Hex o, si no hay nada marcado, las propias líneas: si más de una primera jugada tiene una línea que termina con una jugada de quien resuelve, toda línea que termina así es correcta; si no, lo es la principal. También dice cuán seguro es: certain, likely o guess. variorum study questions FILE… enumera las preguntas y sus respuestas; --mode guess pregunta las jugadas siguientes de una partida, y --mode mistakes jugadas mejores que las marcadas como malas.
guide-studying-from-records-3 = variorum study due FOLDER enumera las preguntas de hoy, y variorum study answer KEY MOVE… responde. Lo que sabe bien vuelve más tarde; lo que falló, antes. Con --new 10 hay como mucho diez preguntas nuevas al día, contando las empezadas hoy. Una respuesta que se detiene antes del final de la línea cuenta como difícil, hasta que la línea completa, dada el mismo día, ocupa su lugar. Una carpeta se estudia con las carpetas que contiene. Las respuestas se guardan en el archivo .variorum-study.jsonl en la misma carpeta, o en la carpeta del programa si no se puede escribir allí; sus partidas quedan como están. Puede cambiar el nombre de un archivo, moverlo o girarlo sin perder el progreso, y los archivos de respuestas de dos ordenadores se pueden simplemente unir. La ventana y la línea de órdenes cuentan lo mismo: problemas, posiciones de colecciones de joseki, el resto de una partida que empezó a estudiar de otro modo, y las jugadas que se vuelven a adivinar. Todos los problemas para empezar comparten un solo número de preguntas nuevas al día.
guide-studying-from-records-4 = variorum study leave DICTIONARY FILE… muestra dónde sale una partida de una colección de joseki, y qué juega la colección ahí.
info-means = { $id }[{ $value }] significa { $means }
info-not-understood = { $id }[{ $value }] no se entiende
not-a-record = No es un archivo de partida
kept-not-understood = No reconocido: se conserva como está escrito
no-such-group = la expresión no tiene el grupo «{ $group }»
not-understood-kept = { $id }[{ $value }] es ambiguo y se conserva como está escrito
written-as-format-has = { $id }[{ $value }] se cambió a { $better }
replaced-but-left =
    { $left ->
        [one] { $message }; otro valor que lo tiene queda como está
       *[other] { $message }; otros { $left } valores que lo tienen quedan como están
    }
command-help-replace = Pone otro texto dondequiera que haya uno en comentarios, nombres, jugadores y etiquetas, o en una sola clase (KIND) de estos; en todas las partidas si no se dice otra cosa. Con --in=properties, también en fechas, resultados y todos los demás textos de la partida. Con --regex, { "\u0024" }1 representa un grupo.
finding-help-date-format = DT es AAAA-MM-DD, o una lista de tales fechas. La corrección escribe así 6 June 2020, 2020/6/6 o 5-7 June 2020; donde nadie puede saber qué día se quiere decir, como en 6/7/2020, el texto no se toca.
finding-help-result-format = RE es B+ o W+ con puntos, R, T o F, o bien 0, Void o ?. La corrección escribe «Black wins by resignation» como B+R, B+3½ como B+3.5 y Jigo como 0; lo que puede significar más no se toca.
finding-help-time-format = TM es un número de segundos. La corrección escribe «2 hours» como 7200; donde hay otras palabras junto al tiempo, el texto no se toca.
finding-help-number-format = La propiedad es un número según el formato. La corrección escribe 6,5 o «6½ points» como 6.5; lo que no es un número no se toca.
command-help-find = Busca un texto, un punto o una propiedad, aquí y en lo que sigue, y después desde el comienzo: en todo el archivo, o en comentarios, nombres, jugadores, etiquetas, jugadas, marcas, preparación o propiedades. Un punto se encuentra como se lo llama (D4) o como lo llama el archivo (dp).
command-help-sort-games = Ordena las partidas de la colección por fecha, jugadores, título, torneo, ronda, resultado o juego. Las partidas que no lo dicen, o cuya fecha no se entiende, quedan al final en ambos sentidos y conservan su orden.
cli-one-line-value-file = Una línea por valor, FILE:GAME:PATH: ID: VALUE. No se distinguen mayúsculas y minúsculas, y los espacios valen por saltos de línea. Jugadas, marcas y preparación se encuentran por su punto, llamado como es usual (D4) o como en el archivo (dp). El estado de salida es 1 si no se encontró nada.
cli-find-part = Solo una parte de ese tablero, entre dos esquinas como C3:G7; se indica cada nodo donde aparece en algún lugar
drag-to-join = { $name }: arrastre desde aquí hasta otro punto
found-places = Lugares encontrados
of-month-1 = enero
of-month-2 = febrero
of-month-3 = marzo
of-month-4 = abril
of-month-5 = mayo
of-month-6 = junio
of-month-7 = julio
of-month-8 = agosto
of-month-9 = septiembre
of-month-10 = octubre
of-month-11 = noviembre
of-month-12 = diciembre
add-a-node = Añadir un nodo
take-away = Eliminar
take-both = Ambas
what-tree-shows = Ramas
change-keys-dialog = Cambiar los atajos…
comment-removed = Quitar el comentario
comment-says = Comentario: { $words }
handicap-means =
    { $stones ->
        [one] { $stones } piedra de hándicap: juega { $colour }
       *[other] { $stones } piedras de hándicap: juega { $colour }
    }
mark-triangle = triángulo
mark-square = cuadrado
mark-circle = círculo
mark-cross = cruz
mark-selected = selección
mark-arrow = flecha
mark-line = línea
spoken-mark-at = { $mark } en { $place }
by-a-bridge = un puente
by-a-fork = una horquilla
by-a-ring = un anillo
first-end = { $tool } desde { $place }: Intro en el otro extremo
no-end-any-more = Punto inicial borrado
no-equal-position = Esta posición no está en ningún otro lugar de la partida
is-put-back = Devuelto
stone-is-here = Aquí hay una piedra
taken-in-hand = { $place } elegida: Intro en su destino, Esc la devuelve
turn-so-far = { $turn } hasta aquí: Intro donde continúa, Esc retrocede un paso
key-ctrl = Ctrl
key-shift = Mayús
key-alt = Alt
key-page-up = Re Pág
key-page-down = Av Pág
key-delete = Supr
key-insert = Insert
key-escape = Esc
key-enter = Intro
key-home = Inicio
key-end = Fin
key-space = Espacio
key-tab = Tab
key-backspace = Retroceso
result-draw = Empate
result-exceeds-board = RE[{ $raw }] son más puntos de los posibles
result-here = Esta posición: { $message }
list-comma = ,{ " " }
sentence-end = { "." }
sentence-gap = { " " }
stones-of = { $name }: { $list }.
go-points-and-half = { $whole },5 puntos
go-points-part = { $points } puntos
go-points =
    { $whole ->
        [one] { $whole } punto
       *[other] { $whole } puntos
    }
wins-by-points = { $winner } gana por { $points }
result-points = Por puntos
result-by-points = { $player } gana por …
colon = :{ " " }
language-en = inglés
language-de = alemán
language-es = español
language-fr = francés
language-ru = ruso
language-ja = japonés
language-ko = coreano
language-zh-hans = chino simplificado
language-zh-hant = chino tradicional

display-no-wayland = Wayland no responde
display-no-x = el servidor X no responde
display-not-named = no están definidos ni WAYLAND_DISPLAY ni WAYLAND_SOCKET ni DISPLAY
file-of-another-computer = { $address }: este archivo está en otro equipo, { $host }; cópielo aquí y abra la copia
library-not-loaded = una biblioteca no se puede cargar
nothing-is-fetched = { $address }: no se descarga nada de la red; guárdelo como archivo y ábralo
opengl-nothing-fits = nada de lo que ofrece sirve
picture-not-made = la imagen no se puede crear ({ $cause })
regex-class-never-closed = «[» no se cierra nunca
regex-escape = escape desconocido tras «\»
regex-flag = lo que sigue a «(?» no se puede leer
regex-group-name = nombre de grupo no válido
regex-larger-first = de dos números de repeticiones, el mayor está primero
regex-never-closed = «(» no se cierra nunca
regex-never-opened = «)» no se abrió nunca
regex-not-known = tiene signos que aquí no se conocen
regex-nothing-repeated = una repetición no tiene nada que repetir
regex-other = es demasiado larga o no válida
regex-repetition = número de repeticiones no válido
regex-wrong-range = un intervalo en «[ ]» va hacia atrás o no está entre dos caracteres
system-broken-pipe = tubería rota
system-ends-early = termina antes de tiempo
system-error = error del sistema
system-error-number = error { $number } del sistema
system-interrupted = interrumpido
system-invalid-data = no es texto
system-invalid-input = argumento no válido
thousands = { " " }
usage-no-utf-8 = un argumento no es UTF-8
usage-too-few = «{ $argument }» tiene muy pocos valores
command-help-menu = Abre el menú principal, o lo cierra.
command-help-menu-here = Abre el menú contextual de lo que tiene el foco del teclado: un punto del tablero, un nodo o una partida.
command-menu = Menú principal
command-menu-here = Menú contextual
key-menu = Menú
motion = Animaciones
motion-system = Sistema
motion-reduced = Reducidas: sin desplazamiento suave
motion-usual = Desplazamiento suave
file-is-not-own = no es uno de los archivos propios de este programa
folder-is-not-own = la carpeta { $folder } es de otro usuario, o hay otros que pueden escribir en ella
link-of-another-user = { $link } es un enlace creado por otro usuario
link-to-another-kind = es un enlace a { $target }, un archivo de otro tipo; para reemplazarlo, indique ese mismo archivo
link-to-nothing = es un enlace a { $target }, que no existe
more-runs-left-work =
    { $count ->
        [one] no se ha examinado { $count } ejecución anterior
       *[other] no se han examinado { $count } ejecuciones anteriores
    }
nowhere-for-a-spare = solo se puede escribir en su sitio, y no hay carpeta para una copia de seguridad
others-could-read = otros pueden leer este archivo, pero no lo que se escribiría en él
outlook-even = igualado
outlook-least = { $colour }, al menos igualado
outlook-open = abierto
outlook-wins = gana { $colour }
pipe-without-reader = nadie lee de esta tubería
save-was-cut-off = { $path }: el programa terminó mientras lo guardaba; al abrirlo en la ventana, o al cambiarlo con una orden, se recupera
too-long-to-be-looked-at = demasiado largo para leerlo sin que se pida
copy-without-games =
    { $count ->
        [one] esta copia tiene una partida, sin la otra
       *[other] esta copia tiene una partida, sin las otras { $count }
    }
copy-without-properties = las propiedades que este programa no lee no están en esta copia: { $ids }
copy-without-text = el texto fuera de la partida no está en esta copia: { $words }
guess-is-copied = la codificación { $name } es una suposición: mire los nombres de la copia y use --from si no son correctos
guess-is-named = la codificación { $name } era una suposición y CA la nombra ahora: si los nombres no son correctos, deshaga este paso y lea el archivo en otra codificación
no-board-to-show = este juego no tiene un tablero conocido aquí
paste-without-information = la información de la partida que se pega no se incluye: { $ids }
property-holds-more = { $id } de este nodo dice también «{ $value }», que esta orden no quita; 'unset { $id }' lo quita todo
result-in-words = el resultado de esta partida se escribió a mano: «{ $old }»; sustitúyalo con 'info RE …'
result-was = el resultado era { $old } y ahora es { $result }
too-long-to-edit = Este texto es demasiado largo para editarlo aquí. Se muestra su comienzo.
closes-then = Se cerrará cuando { $path } esté escrito
slow-disk = El disco es lento: { $path } todavía se está escribiendo. Puede continuar.
no-piece-in-hand = Tome primero una pieza
numbers-from-here = Desde aquí, contando desde 1
marked-none = Ninguna
made-illegal = una jugada posterior es ahora ilegal: { $name } { $action }: { $why }
study-as-recorded = Como dice el archivo
study-by-all = Todas las líneas son correctas
study-by-board = Quién ganó en el tablero
study-by-end = Las líneas que terminan con una jugada de quien resuelve son correctas
study-by-main-line = La línea principal es correcta
study-by-words = La primera palabra de los comentarios
study-calendar =
    { $count ->
        [one] { $count } respuesta en las semanas mostradas
       *[other] { $count } respuestas en las semanas mostradas
    }
study-choose-folder = Elegir una carpeta…
study-collections = Estudiar
study-depth = Jugadas desde el inicio
study-every = todas
study-fsrs = Poco antes de olvidarlo (FSRS)
study-go-on = Continuar
study-judged-by =
    { $count ->
        [one] { $count } partida juzgada por «{ $name }», por ejemplo: { $shown }
       *[other] { $count } partidas juzgadas por «{ $name }», por ejemplo: { $shown }
    }
study-ladder = A los 1, 3, 7, 14, 30, 90 y 180 días
study-new-a-day = Preguntas nuevas al día
study-no-collections = Elija una carpeta de problemas, aperturas o partidas. Su progreso se guarda junto a ellas.
study-no-such-place = Esta ruta no existe.
study-number = Pregunta { $number } de { $count }; quedan { $left }
study-on-day =
    { $count ->
        [one] { $date }: { $count } respuesta
       *[other] { $date }: { $count } respuestas
    }
study-one-right = correcta
study-one-wrong = incorrecta
study-path = Ruta de una carpeta o de un archivo
study-schedule = Repetición
study-take-as = Cómo se juzgan las respuestas
command-help-study-collections = Muestra las colecciones que estudia, lo que toca hoy y lo que hizo cada día; puede añadir otra carpeta.
command-study-collections = Colecciones para estudiar…
welcome-study = Estudiar…
merge-ours-turned = esta versión gira o refleja todo el tablero ({ $turn }), y el resultado también
merge-theirs-turned = la otra versión gira o refleja todo el tablero ({ $turn }), y el resultado también
merge-game-turned = en la partida { $number }: { $message }
compare-turned = todo el tablero está girado o reflejado ({ $turn }); siguen otras diferencias
compare-other-kind = otro juego: { $there }, mientras que { $name } es { $here }
compare-nothing-shared = otra partida: no tiene ninguna jugada en común con { $name }
take-over = Copiar diferencias
command-compare = Comparar…
command-help-compare = Muestra esta partida y otra lado a lado: otra abierta, un archivo, otra partida del archivo, una variante, una versión anterior; lo que es diferente se puede tomar.
compare-title = ¿Con qué archivo comparar?
compare-it = Comparar
command-compare-variation = Comparar variantes
command-help-compare-variation = Muestra esta línea y otra variante lado a lado: aquella en la que está el nodo indicado, o la siguiente de la bifurcación más cercana.
compare-close = Cerrar
compare-close-keys = Esc
compare-heading = Comparar
compare-next = Diferencia anterior o siguiente
compare-next-keys = ↑ ↓
compare-step = Recorrer las jugadas
compare-step-keys = ← →
compare-to-left = Copiar la diferencia a la izquierda
compare-to-left-keys = Alt+Mayús+←
compare-to-right = Copiar la diferencia a la derecha
compare-to-right-keys = Alt+Mayús+→
compare-undo = Deshacer lo último que se copió
compare-undo-keys = Ctrl+Z
compare-with-line = Comparar con esta línea
compare-with-line-about = Muestra la línea actual y la variante de este nodo lado a lado.
comparing-removed = Quitado de { $name }: { $what }
no-other-variation = No hay otra variante con la que comparar
taking-over = Copiando diferencias
turning-record = Girando la partida
beside-title = Comparar: { $name }
beside-saved = Esta partida tal como se guardó
beside-line = La variante { $place } con la línea de la que sale
beside-game = Esta partida con la partida { $number }
beside-version = Versión anterior
beside-as-saved = Como se guardó
beside-game-name = Partida { $number }
beside-main = La línea de la que sale
beside-own = La variante
beside-with = Comparar con
beside-file = Un archivo…
beside-by-number = Sincronizar por número de jugada
beside-previous = Anterior
beside-next = Siguiente
beside-take = Copiar a la izquierda
beside-remove = Quitar de la izquierda
beside-undo = Deshacer
beside-comparing = Comparando…
beside-same = No hay diferencias
beside-added = solo a la derecha
beside-absent = ninguno
beside-left = Izquierda
beside-right = Derecha
beside-first = Primera diferencia
beside-last = Última diferencia
beside-changed-left = Cambiado a la izquierda
beside-changed-right = Cambiado a la derecha
beside-removed = solo a la izquierda
beside-changed = cambiado
beside-moved = movido
beside-corrected = corregido
beside-turned = A la derecha todo el tablero está girado o reflejado ({ $turn }); a la izquierda se muestra igual
beside-some-turned = A la derecha los tableros de algunas partidas están girados o reflejados; a la izquierda se muestran igual
beside-turn = Girar o reflejar también esta partida
beside-otherwise-same = No hay otras diferencias
beside-other-kind = Son juegos diferentes: { $left } y { $right }
beside-nothing-shared = Son partidas diferentes: no tienen ninguna jugada en común
turned-right = girado a la derecha
turned-left = girado a la izquierda
turned-half = girado media vuelta
turned-left-to-right = reflejado de izquierda a derecha
turned-top-to-bottom = reflejado de arriba abajo
turned-diagonal = reflejado por una diagonal
turned-antidiagonal = reflejado por la otra diagonal
beside-move = jugada { $number }, { $words }
beside-tell-moved = está en otro lugar entre sus variantes
beside-tell-new = { $what }: solo a la derecha
beside-tell-gone = { $what }: solo a la izquierda
beside-tell-changed = { $what } es diferente
beside-tell-corrected = { $what } es diferente, y lo que sigue es igual
beside-tell-added-more =
    { $count ->
        [one] solo a la derecha, con { $count } nodo después
       *[other] solo a la derecha, con { $count } nodos después
    }
beside-tell-removed-more =
    { $count ->
        [one] solo a la izquierda, con { $count } nodo después
       *[other] solo a la izquierda, con { $count } nodos después
    }
beside-branch = Esta línea con la variante { $nth } { $place }
beside-branches = Jugadas y variantes
beside-copy-left = { $what } solo a la derecha: copiar { $count } a la izquierda
beside-copy-right = { $what } solo a la izquierda: copiar { $count } a la derecha
beside-cut-left =
    { $nodes ->
        [one] { $what } solo a la izquierda: quitar { $count } de allí, con { $nodes } nodo
       *[other] { $what } solo a la izquierda: quitar { $count } de allí, con { $nodes } nodos
    }
beside-cut-right =
    { $nodes ->
        [one] { $what } solo a la derecha: quitar { $count } de allí, con { $nodes } nodo
       *[other] { $what } solo a la derecha: quitar { $count } de allí, con { $nodes } nodos
    }
beside-drop-right = { $what } solo a la derecha: quitar { $count } de allí
beside-everything = Todo
beside-games = Partidas
beside-none-of-these = No hay diferencias de este tipo
beside-only-comments = Solo comentarios
beside-only-info = Solo datos de la partida
beside-only-marks = Solo marcas
beside-only-moves = Solo jugadas
beside-only-setup = Solo preparación
beside-order-left = Orden de las variantes: cambiar { $count } a la izquierda
beside-order-right = Orden de las variantes: cambiar { $count } a la derecha
beside-other-variation = La otra variante
beside-remove-left = { $what } solo a la izquierda: quitar { $count } de allí
beside-remove-right = Quitar de la derecha
beside-replace-left = { $what } con diferencias: sustituir { $count } a la izquierda
beside-replace-right = { $what } con diferencias: sustituir { $count } a la derecha
beside-take-right = Copiar a la derecha
beside-this-line = Esta línea
booklet-link = A la página { $number }
links-lost =
    { $count ->
        [one] un enlace de los comentarios llevaba a un nodo eliminado y ahora es texto normal
       *[other] { $count } enlaces de los comentarios llevaban a nodos eliminados y ahora son texto normal
    }
go-to-linked-node = Ir a este nodo
node-link-copied = Enlace a este nodo copiado: péguelo en un comentario
no-node-named = no hay ningún nodo llamado { $name }
guide-versions-of-one-record-10 = «Comparar…» muestra dos partidas una al lado de la otra: esta y otra abierta, un archivo, una versión anterior, otra partida del archivo o una variante. ↓ y ↑ van de una diferencia a otra; «Copiar a la izquierda» (Alt+Mayús+←) pasa una diferencia a esta partida, que está a la izquierda; «Copiar a la derecha» (Alt+Mayús+→), a la otra, si está abierta. Cuando hay varias de un tipo, como comentarios que solo tiene la otra, un botón las copia todas y dice cuántas son. Lo que solo tiene una de las dos se puede quitar allí; los botones lo indican, y se informa de cuánto se quitó. Ctrl+Z deshace lo último que se copió, Esc cierra la página. «Solo jugadas», «Solo comentarios» y demás dejan fuera las otras diferencias. Para comparar dos variantes de una partida, elija «Comparar con esta línea» en el menú de un nodo del árbol.
also-played = también jugado { $place }
equal-in-record = en { $name }, { $place }
equal-turned = { $place }, girada o reflejada
no-equal-position-open = Esta posición no aparece en ningún otro lugar de los archivos abiertos
nothing-elsewhere = No hay ninguna jugada así en otro lugar
not-turned = Esta continuación no se puede girar para que encaje aquí
equal-positions = Posiciones iguales
equal-is-off = La búsqueda de posiciones iguales está desactivada en los ajustes
equal-off = Desactivado
equal-game = En esta partida
equal-game-turned = En esta partida, también giradas y reflejadas
equal-open = En todos los archivos abiertos
equal-open-turned = En todos los archivos abiertos, también giradas y reflejadas
command-continue-here = Continuar aquí
command-help-continue-here = Copia a este nodo la jugada número N de las jugadas en otro lugar en la misma posición, con todo lo que sigue; sin número, la primera.
command-equal-positions = Posiciones iguales
command-help-equal-positions = Elige dónde se buscan posiciones iguales: off, game, game-turned, open u open-turned; open significa todos los archivos abiertos, turned las encuentra también giradas y reflejadas.
page-solution = Solución
page-problem = Problema { $number }
cli-publish-problems = Si una página plantea los problemas antes de mostrar lo que sigue, y un cuadernillo los tiene en hojas con sus soluciones al final: auto (por omisión) si todas las partidas del archivo, o casi todas, son problemas que se pueden juzgar; yes para cada partida que sea un problema, también para posiciones sin jugadas; números como 1-12,20 solo para estos; no para ninguna. Con yes o números, una carpeta puede convertirse en una sola hoja
publish-asks = Plantear los problemas antes de mostrarlos
study-say-right-reply = Correcto. La réplica es { $replies }.
study-say-refuted = Incorrecto. La réplica es { $replies }.
study-one-hinted = resuelta con una pista
study-shown-move = La solución, jugada { $number } de { $count }
study-shown-line = línea correcta { $number } de { $count }
study-next-move = Jugada siguiente
study-next-solution = Siguiente línea correcta
study-move-before = Jugada anterior
study-once = La misma posición en varias partidas cuenta como una sola pregunta.
study-take-game = { $place } es una carpeta: --game requiere un archivo
no-records-in = { $place }: no hay archivos de partidas en esta carpeta
study-no-side = ninguna partida de aquí tiene un bando llamado «{ $named }»; los bandos son { $colours }
study-told-refuted = ; la réplica es { $reply }
study-counts-of =
    { $count ->
        [one] { $count } pregunta: para hoy { $due }, nuevas { $new }, más adelante { $later }
       *[other] { $count } preguntas: para hoy { $due }, nuevas { $new }, más adelante { $later }
    }
supply-pods =
    { $pods ->
        [one] { $pods } pod
       *[other] { $pods } pods
    }
supply-prongs =
    { $prongs ->
        [one] { $prongs } púa
       *[other] { $prongs } púas
    }
supply-superprongs =
    { $superprongs ->
        [one] { $superprongs } superpúa
       *[other] { $superprongs } superpúas
    }
attributes-link = { $path }: es un enlace, y los enlaces de un repositorio no se siguen
attributes-no-file = { $path }: no es un archivo
attributes-other = { $path }: no se puede leer ({ $cause })
attributes-several-names = { $path }: el archivo tiene otro nombre en otro lugar (un enlace duro), y cambiaría también allí
base-conflicts =
    { $count ->
        [one] { $count } sitio cambió en ambos y hay que resolverlo.
       *[other] { $count } sitios cambiaron en ambos y hay que resolverlos.
    }
base-is-ours = Igual que este archivo: lo que falte en { $name } cuenta como eliminado allí.
base-is-theirs = Igual que { $name }: lo que falte en este archivo cuenta como eliminado aquí.
base-kept-more = Guardada al sobrescribir el archivo.
base-leaves = No se toma de { $name }: { $what }.
base-not-weighed = Elíjala para ver qué cambiaría.
base-nothing-more = Se conserva todo lo de ambos.
base-opened = El archivo al abrirlo
base-opened-more = El estado más antiguo al que se puede volver deshaciendo.
base-saved-more = Lo que contenía el archivo cuando se leyó o guardó aquí por última vez.
cli-compare-only = Comparar solo esto, separado por comas
cli-find-unknown = esa posición es desconocida: el juego no tiene tablero, o algo anterior no se puede leer
cli-outline-more = Un archivo que no es un archivo de partida, o que contiene señales de conflicto de un git merge sin resolver, se muestra tal cual.
close-anyway = Cerrar de todos modos
close-unsettled = ¿Cerrar con conflictos sin resolver?
comparing-versions = Comparando versiones con { $name }
conflict-base = Versión común
conflict-edited = El comentario contiene ahora ambos textos. Edítelo allí y después continúe.
conflicts-counted =
    { $count ->
        [one] { $count } conflicto
       *[other] { $count } conflictos
    }
conflicts-settled-removed = { $message }; eliminado: { $what }
conflicts-stay = Ambas versiones quedan en los comentarios, entre líneas de <<<<<<< y >>>>>>>, hasta que las resuelva.
copies-beside =
    { $count ->
        [one] { $count } copia en conflicto junto a este archivo: fusionarla
       *[other] { $count } copias en conflicto junto a este archivo: fusionarlas
    }
copies-counted =
    { $count ->
        [one] { $count } copia en conflicto
       *[other] { $count } copias en conflicto
    }
copies-counted-short =
    { $count ->
        [one] { $count } copia
       *[other] { $count } copias
    }
covered-labels-removed =
    { $count ->
        [one] con { $count } etiqueta que no se mostraba: { $labels }
       *[other] con { $count } etiquetas que no se mostraban: { $labels }
    }
edit-conflict = Editar…
finding-help-merge-lines = Git, u otro programa que fusiona líneas, no pudo fusionar dos versiones del archivo. Escribió ambas entre líneas que empiezan por <<<<<<<, ======= y >>>>>>>, sin atender al árbol de la partida. Elija en un editor de texto lo que debe quedar, y borre esas líneas; o tome una de las versiones con «git checkout --ours» o «--theirs». Hasta entonces, no se puede fusionar ninguna versión en este archivo.
finding-merge-lines = señales de conflicto de un git merge sin resolver
first-places-listed = { $found }; se enumeran los primeros { $listed }
git-attributes-relative = git: { $key } es la ruta relativa { $path }, que es otro archivo en cada carpeta; hágala absoluta
git-attributes-removed = se quitó { $name }, que no contenía nada más
git-not-on-path = variorum no está en PATH, así que git lo llama por su ruta, { $path }; ejecute esto de nuevo después de moverlo
git-other-on-path = PATH lleva a otro variorum, { $other }, así que git llama a este por su ruta, { $path }; ejecute esto de nuevo después de moverlo
git-program-unknown = la ruta de este programa es desconocida, o no se puede escribir en la configuración de git
git-setting-removed = se quitó { $key } de la configuración
git-setting-stays = { $key } se queda: no lo configuró este programa
git-settings-taken = git: ya está configurado, y no por este programa: { $keys }; cambie primero el nombre de lo que hay o elimínelo
guide-merging-another-version = Fusionar otra versión
guide-merging-another-version-1 = Cuando dos personas, o dos ordenadores, cambiaron copias de una misma partida, «Fusionar otra versión…» trae los cambios de la otra a la partida abierta. La otra versión puede ser cualquier archivo, una partida de otra pestaña o una copia en conflicto: un archivo que Dropbox, Syncthing, Nextcloud, OneDrive y otros dejan junto a una partida que se cambió en dos lugares. Si hay una, se indica en la parte inferior de la ventana; haga clic allí para fusionarla.
guide-merging-another-version-2 = Elija después la versión de la que proceden ambas. Lo que una versión tiene y la común no, se añadió y se conserva; lo que le falta y la común tiene, se eliminó allí y desaparece. Las candidatas se muestran con lo que cambiaría cada una, la más probable primero: una partida abierta, esta partida como se abrió o se guardó, una versión anterior de su archivo, una copia en conflicto, otro archivo, o ninguna. Sin versión común se conserva todo lo de ambas. Si algo suyo fuera a eliminarse, el programa lo cuenta y pregunta antes; y toda la fusión se deshace en un solo paso.
guide-merging-another-version-3 = Si otro programa cambió su archivo mientras usted trabajaba, «Fusionar con el archivo del disco» hace lo mismo; la versión común se conoce en ese caso.
guide-merging-another-version-4 = Donde ambas cambiaron lo mismo de forma distinta, las dos versiones quedan en el comentario de ese nodo, también en el archivo guardado, hasta que resuelva el conflicto. La parte inferior de la ventana muestra cuántos conflictos quedan; haga clic allí para recorrerlos uno por uno, cada cual con su posición en el tablero. Se ven la versión común, esta y la otra. Elija una de las dos, o ambas, o edite el texto; «Resultado de la fusión» muestra de antemano el efecto del botón que señala. En una variante eliminada indica cuántos nodos y palabras desaparecen con ella.
guide-versions-of-one-record-4 = No todo archivo con la extensión de un archivo de partida lo es: puede estar vacío, contener otra cosa, o señales de conflicto de un git merge sin resolver. Git muestra un archivo así tal cual. Fusionarlo es un conflicto: el resultado contiene ambos archivos completos, uno tras otro, entre líneas de <<<<<<<, ======= y >>>>>>>. Elija en un editor de texto lo que debe quedar. variorum check señala esas líneas como merge-lines.
guide-versions-of-one-record-5 = Git llama a variorum por su nombre si está en PATH, y si no por su ruta: después de mover el programa, ejecute variorum git de nuevo. Donde falta el programa, o falla, git fusiona líneas como con cualquier texto, y lo dice; no se pierde ninguna versión, pero el archivo puede no ser un archivo de partida hasta que lo haya resuelto.
lost-comments =
    { $count ->
        [one] { $count } comentario
       *[other] { $count } comentarios
    }
lost-entries =
    { $count ->
        [one] { $count } entrada más
       *[other] { $count } entradas más
    }
lost-games =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
lost-marks =
    { $count ->
        [one] { $count } marca
       *[other] { $count } marcas
    }
lost-nodes =
    { $count ->
        [one] { $count } nodo
       *[other] { $count } nodos
    }
lost-values =
    { $count ->
        [one] { $count } dato cambiado
       *[other] { $count } datos cambiados
    }
lost-variations =
    { $count ->
        [one] { $count } variante
       *[other] { $count } variantes
    }
lost-words =
    { $count ->
        [one] palabras de { $count } texto
       *[other] palabras de { $count } textos
    }
merge-anyway = Fusionar de todos modos
merge-both-whole = { $why }; el archivo contiene ambas versiones completas, entre señales de conflicto
merge-broken = no se pudo fusionar por un error interno
merge-conflicts-left =
    { $count ->
        [one] Queda { $count } conflicto de una fusión
       *[other] Quedan { $count } conflictos de una fusión
    }
merge-from-title = ¿En qué archivo se basan ambas versiones?
merge-holds-lines = { $version } contiene señales de conflicto de un git merge sin resolver, desde la línea { $line }; resuélvalas primero
merge-left =
    { $count ->
        [one] queda { $count } conflicto; lo guardado se conserva y el próximo mergetool continúa desde ahí
       *[other] quedan { $count } conflictos; lo guardado se conserva y el próximo mergetool continúa desde ahí
    }
merge-lines-left = el archivo contiene señales de conflicto de un git merge sin resolver
merge-loses-else = Si nadie lo eliminó, elija una versión común más antigua, o ninguna: entonces se conserva todo.
merge-loses-more = Se eliminará o sustituirá de lo suyo: { $what }. { $name } difiere ahí de la versión común.
merge-loses-title = Se quitarían o sustituirían partes de este archivo
merge-other-base = Elegir otra versión
merge-with-more = Lo que cambió allí se añade a este archivo en un solo paso que se puede deshacer. La otra versión queda como está.
merge-with-title = ¿Qué versión quiere fusionar?
merge-would-remove = Se eliminará o sustituirá de lo suyo: { $what }
merged-none = No se fusionó nada. Como la versión común lo tiene, aquí cuenta como eliminado: { $what } de { $name }
merged-removed = Eliminado o sustituido en este archivo: { $what }
merging-version = Fusionando { $name }
next-conflict = Conflicto siguiente
no-base-in-file = (no está en el archivo)
nothing-goes = No se eliminará ni sustituirá nada de lo suyo.
other-file = Otro archivo…
point-at-choice = Señale un botón para ver el resultado.
removed-nodes =
    { $count ->
        [one] { $count } nodo
       *[other] { $count } nodos
    }
removed-words =
    { $count ->
        [one] { $count } palabra
       *[other] { $count } palabras
    }
replaced-too-long = el archivo crecería en más de 256 MB; no se reemplazó nada
said-both = { $ours }
    y en el comentario: { $theirs }
said-deleted = Eliminado, con todo lo que sigue: { $what }
show-conflicts = Mostrar los conflictos
too-many-nodes-small = { $name }: demasiadas variantes para una imagen pequeña
version-copy = Una copia en conflicto junto a este archivo, creada por un programa que sincroniza carpetas.
version-is-damaged = { $name } está dañado: puede que falte una parte.
version-is-gone = Esa versión ya no existe
version-open = Abierto en otra pestaña
version-open-file = Abierto en otra pestaña: { $path }
will-stand = Resultado de la fusión
compare-outside = fuera de toda propiedad: { $text }
merge-base-none = Conservar todo
own-conflicts-first = resuelva primero los conflictos de este archivo
their-conflicts-first = resuelva primero los conflictos de { $name }
annotations = Valoraciones
clock-moves =
    { $count ->
        [one] { $time } · { $count } jugada
       *[other] { $time } · { $count } jugadas
    }
command-help-usual-sizes = Da a los paneles los tamaños que convienen a la ventana y a la partida.
command-usual-sizes = Restablecer el tamaño de los paneles
more-continuations = { $count } más
more-tools = Más herramientas
move-in-variation = { $move } (variante)
news-panels = Novedad: el comentario tiene el espacio que deja el tablero, y las jugadas siguientes están debajo. Arrastre las líneas entre los paneles para cambiar su tamaño; un doble clic lo restablece
words-about = versión, licencia, créditos
words-add-games-from = importar partidas, anexar partidas
words-annotate-bad-move = error, signo de interrogación, floja
words-annotate-bad-move-2 = error grave, doble interrogación, metedura de pata
words-annotate-doubtful = cuestionable, interrogación exclamación
words-annotate-even = igual, equilibrado, tablas
words-annotate-good-black = ventaja, Negro está mejor
words-annotate-good-move = signo de exclamación, tesuji, fuerte
words-annotate-good-move-2 = brillante, doble exclamación
words-annotate-good-white = ventaja, Blanco está mejor
words-annotate-hotspot = estrella, importante, marcador
words-annotate-interesting = exclamación interrogación
words-annotate-none = quitar valoración, borrar anotación
words-clean-up = depurar, anonimizar, quitar comentarios, ordenar
words-close = cerrar pestaña, cerrar archivo
words-compare = diff, diferencias, lado a lado
words-compare-variation = diff, diferencias entre variantes
words-conflicts = resolver, conflictos de fusión
words-coordinates = rótulos del borde, ejes, letras y números
words-copy-board = ascii, diagrama de texto
words-copy-link = url, dirección, compartir, hexworld
words-copy-moves = lista de jugadas, exportar jugadas
words-copy-picture = captura al portapapeles, captura de pantalla, foto
words-copy-record = copiar sgf, copiar partida
words-copy-variation = clonar, duplicar rama
words-correct = cambiar jugada, sustituir jugada, arreglar jugada
words-count = territorio, puntos, recuento de área
words-counting = puntuación, estimar, puntos, quién gana, piedras muertas
words-cut-variation = mover rama
words-delete-node = quitar nodo, borrar jugada
words-delete-other-variations = podar, quitar ramas, dejar solo esta línea
words-delete-variation = borrar rama, quitar rama, cortar rama
words-demote = bajar, mover abajo, reordenar
words-duplicate-game = clonar, copiar partida
words-earlier-versions = copia de seguridad, restaurar, versiones previas
words-edit-comment = nota, escribir, texto, anotar
words-encoding = unicode, utf-8, juego de caracteres, convertir
words-export-diagrams = figuras, imprimir diagramas
words-export-picture = captura de pantalla, png, svg, foto, guardar imagen
words-find = búsqueda, encontrar, buscar posición
words-find-move = pista, jugadas legales, sugerencia
words-findings = validar, errores, advertencias
words-flip-horizontal = espejo, simetría
words-flip-vertical = espejo, simetría
words-flip-view = dar la vuelta al tablero, orientación
words-fold-others = contraer, cerrar ramas
words-full-screen = maximizar, presentación
words-game-text = transcripción, lista de jugadas, notación
words-games = colección, lista, índice, capítulos
words-go-back = lugar anterior, último sitio
words-goto-dialog = saltar a la jugada, número de jugada
words-handicap = piedras de hándicap, colocación libre
words-help = manual, guía, documentación, tutorial
words-hide-following = spoilers, ocultar la solución, modo problema
words-hide-results = spoilers, esconder el resultado
words-history-list = deshacer, pasos, cambios
words-info = komi, resultado, nombres de los jugadores
words-information = komi, jugadores, cabecera, reglas, rangos, nombres, metadatos
words-keep-position = empezar desde aquí, extraer posición
words-keep-subtree = extraer, separar
words-line-end = última jugada, posición final, avance rápido
words-line-start = principio, primera jugada, rebobinar
words-link = marcador, referencia, hipervínculo
words-main-line = volver a la variante principal, tronco
words-make-main-line = variante principal, promover, reordenar
words-merge-file = sincronizar, combinar
words-merge-games = unir partidas, combinar partidas
words-merge-version = combinar, unir, sincronizar
words-move-numbers = numeración, números en las piedras
words-name = título, nombre del nodo, marcador
words-new = crear, empezar, vacío
words-new-game = añadir partida, añadir capítulo
words-new-node = añadir nodo, nodo vacío
words-new-variation = rama, alternativa, línea secundaria
words-next-equal = transposición, misma posición
words-next-file = problema siguiente, partida siguiente
words-next-fork = rama siguiente, bifurcación
words-next-game = partida siguiente de la colección
words-next-moves = fantasmas, variantes en el tablero, pistas
words-next-with-hotspot = estrella, importante, marcador
words-only-line = ocultar variantes
words-open = cargar, importar, examinar
words-open-folder = directorio, biblioteca, explorador
words-open-recent = últimos archivos, archivos recientes
words-pass = saltar turno, sin jugada
words-paste-record = importar del portapapeles, pegar partida, cargar desde texto
words-paste-variation = insertar rama, injertar
words-play-through = presentación, repetición, animar, diapositivas
words-previous-file = problema anterior, partida anterior
words-previous-fork = rama anterior, división anterior
words-previous-game = partida anterior de la colección
words-previous-with-hotspot = estrella, importante, marcador
words-print = pdf, cuadernillo, papel, exportar pdf
words-promote = subir, mover arriba, reordenar
words-properties = en bruto, código sgf, etiquetas
words-publish = html, página web, sitio web, compartir, gif, animación, exportar html
words-quit = salida, cerrar el programa, exit
words-read-as = juego de caracteres, página de códigos, ilegible, acentos
words-redo = repetir, volver a hacer
words-reload = actualizar, revertir, volver a leer
words-repair-all = reparar, arreglar errores, limpiar
words-replace-dialog = sustituir, cambiar texto
words-resign = rendirse, conceder
words-results = minimax, resolver, ganado perdido
words-rotate-left = girar, sentido antihorario, simetría
words-rotate-right = girar, sentido horario, simetría
words-rotate-view = girar tablero, orientación, boca abajo
words-save = grabar, escribir, disco
words-save-as = cambiar nombre de archivo, grabar como
words-save-copy = exportar sgf, exportar partida, copia de seguridad
words-settings = preferencias, opciones, configuración, tamaño de letra, letra más grande
words-shortcuts = teclas, teclado, asignación de teclas
words-split-collection = separar partidas, un archivo por partida
words-study = quiz, practicar, entrenar, problemas, tsumego, test, adivinar
words-study-collections = repetición espaciada, tarjetas, repaso, aprender
words-dictionary = apertura, joseki, desviación, libro
words-study-folder = serie de problemas, tsumego, ejercicios, tarjetas
words-swap = regla del pastel, cambiar de bando
words-theme = colores, apariencia, aspecto, estilo
words-theme-dark = modo oscuro, modo nocturno
words-theme-light = modo claro, modo diurno
words-to-play = turno, siguiente jugador
words-tool-label = letras, texto, rótulos
words-tool-number = contar, numerar
words-tool-play = herramienta de jugar, puntero
words-tool-setup = editar posición, modo edición, añadir piedras, editor de tablero
words-truncate = cortar, quitar lo siguiente, borrar el resto
words-type-move = introducir jugada, teclado, notación
words-undo = volver atrás, revertir, undo
words-unfold-all = expandir, abrir ramas
words-unmark = borrar marcas, quitar etiquetas
words-zoom-fit = tablero entero, tamaño real
words-zoom-in = más grande, aumentar, lupa
words-zoom-out = más pequeño, disminuir
menu-board = Girar y ampliar el tablero
menu-copy = Copiar
menu-marked = Valoraciones y momentos clave
menu-piece = Pieza
menu-remove = Quitar
menu-tools = Herramientas
offer-next-with-hotspot = Momento clave siguiente
offer-previous-with-hotspot = Momento clave anterior

## Datos de motores, estudio, hojas, páginas
all-judged = cada jugada que perdió tantos puntos ya tiene una valoración
already-so = { $what }: nada que cambiar
analysis-accuracy-katrain = precisión { $value } (fórmula de KaTrain)
analysis-accuracy-lizzie = { $value } (fórmula de LizzieYzy)
analysis-black = Negro
analysis-covers =
    { $count ->
        [one] { $source }: { $numbers } de { $count } nodo
       *[other] { $source }: { $numbers } de { $count } nodos
    }
analysis-covers-lead = ventaja en { $nodes }
analysis-covers-value = valor en { $nodes }
analysis-covers-winrate = tasa de victoria en { $nodes }
analysis-finding =
    { $count ->
        [one] { $count } nodo: { $property } no se puede leer: { $what }
       *[other] { $count } nodos: { $property } no se puede leer: { $what }
    }
analysis-in-comments = { $source } (leído de los comentarios)
analysis-next-moves =
    { $count ->
        [one] { $source }: valor de la jugada siguiente en { $nodes } de { $count } nodo, de { $least } a { $greatest } puntos
       *[other] { $source }: valor de la jugada siguiente en { $nodes } de { $count } nodos, de { $least } a { $greatest } puntos
    }
analysis-means =
    { $count ->
        [one] { $source }: media del bando que juega en { $nodes } de { $count } nodo, de { $least } a { $greatest }
       *[other] { $source }: media del bando que juega en { $nodes } de { $count } nodos, de { $least } a { $greatest }
    }
analysis-komi = el análisis se hizo con komi { $stated }, la partida tiene { $komi }
analysis-loss = { $number }  { $played } en { $path }
analysis-loss-best = { $number }  { $played } en { $path }; lo mejor era { $best }
analysis-losses-by = Pérdidas según { $source }:
analysis-mean-loss =
    { $count ->
        [one] una jugada, que perdió { $points } puntos
       *[other] { $count } jugadas, que perdieron { $points } puntos de media
    }
analysis-moves =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
analysis-no-longer-fits = el análisis de esta partida se hizo antes de este cambio y quizá ya no sirva; «remove-analysis» lo quita
analysis-none = no hay datos de motores
analysis-not-turned = el análisis en { $id } ({ $program }) no se puede girar con el tablero
analysis-problem-base64 = no es base64
analysis-problem-cut = los datos empaquetados terminan demasiado pronto
analysis-problem-damaged = los datos empaquetados están dañados
analysis-problem-depth = anidamiento demasiado profundo
analysis-problem-form = no está escrito como lo escribe su programa
analysis-problem-json = el texto empaquetado no es el JSON esperado
analysis-problem-number = no es un número admitido
analysis-problem-ownership = ownership tiene { $found } números en lugar de { $expected }
analysis-problem-ownership-range = ownership tiene números fuera de -1 a 1
analysis-problem-policy = policy tiene { $found } números en lugar de { $expected }
analysis-problem-side = no está claro a quién le toca
analysis-problem-size = supera el tamaño límite
analysis-problem-values =
    { $count ->
        [one] { $count } valor donde hacen falta tres
       *[other] { $count } valores donde hacen falta tres
    }
analysis-problem-version = la versión { $version } es desconocida
analysis-source-engine = { $program }: { $engine }
analysis-source-komi = { $label }, komi { $komi }
analysis-source-network = { $label } (red de valor)
analysis-source-random = { $label } (partidas aleatorias)
analysis-source-second = { $label } (segundo motor)
analysis-title = ¿Quitar el análisis que dejaron motores en esta partida?
analysis-white = Blanco
analysis-would-be-wrong = { $why }; con --remove-analysis se quita en el mismo paso
annotated-kept =
    { $left ->
        [one] { $left } tiene una valoración y la conserva
       *[other] { $left } tienen una valoración y la conservan
    }
annotated-losses =
    { $count ->
        [one] { $count } jugada valorada según { $source }
       *[other] { $count } jugadas valoradas según { $source }
    }
booklet-players = Índice de jugadores
booklet-without-figure =
    { $count ->
        [one] { $count } jugada a partir de aquí no tiene figura.
       *[other] { $count } jugadas a partir de aquí no tienen figura.
    }
carries-engine-data = contiene datos de motores, { $size }
clean-analysis = Análisis de motores, también en comentarios
cli-analysis = Mostrar lo que dejaron motores en un archivo: tasas de victoria, ventajas, candidatas, y lo que perdieron las jugadas
cli-analysis-losses = Enumerar lo que perdió cada jugada, también en las variantes
cli-analysis-more = Lee lo que escriben Sabaki, Ogatak, KaTrain, Lizzie, LizzieYzy, LizGoban, q5Go, GoReviewPartner, analyze-sgf, leela-analysis, GNU Go, KataGo, MoHex, OGS y AI Sensei. Todos los números son los de Negro. Las pérdidas son diferencias entre números de una misma fuente, la que cubre la mayor parte de la partida.
cli-publish-answers = Dónde se imprimen las soluciones de los problemas, en un cuadernillo o en una página: end (por omisión), en hojas al final; none, en ninguna parte; both, solo para cuadernillos: OUT no las tiene, y un segundo archivo, cuyo nombre lo dice, sí
cli-publish-sort = El orden de los problemas: file (por omisión), title o shuffled; las hojas indican el número con el que se barajaron
cli-publish-seed = El número con el que se barajan los problemas: el mismo número da el mismo orden; sin él decide la hora
cli-publish-language = El idioma de las páginas y los cuadernillos; por omisión, el suyo
cli-publish-margins = Los márgenes de un cuadernillo, en milímetros
cli-publish-numbers = Escribir los números de las jugadas en las piedras de una animación
cli-publish-order = pages (por omisión), o booklet: dos páginas por cara, para imprimir a doble cara y plegar
cli-publish-paper = El papel de un cuadernillo o de una página impresa de problemas; a4 por omisión
cli-publish-per-sheet = Problemas en cada hoja de un cuadernillo o de una página impresa, de 6 a 12; 6 por omisión
cli-publish-prune = Quitar las páginas cuyo archivo ya no está, si siguen como se publicaron
cli-publish-site = La dirección que tendrá una carpeta de páginas: recibe un canal de novedades
cli-publish-with = Mostrar también esto: con analysis, lo que perdió cada jugada
cli-remove-analysis = Copiar archivos a una carpeta, sin lo que dejaron motores en ellos
cli-remove-analysis-dry = Solo mostrar lo que se quitaría; no escribir nada
cli-remove-analysis-files = Qué quitar, si no es lo habitual; luego archivos, y carpetas de archivos
cli-remove-analysis-more = Antes de los archivos, properties, comments o variations eligen qué se quita: las propiedades de Sabaki, KaTrain, Lizzie y otros, su texto en los comentarios, o las variantes en que cada nodo es de un motor. Si no se elige, properties y comments. Lo que escribieron personas y las valoraciones se conservan. Un archivo sin análisis se copia byte por byte. No se sustituye nada que exista.
cli-study-corners = Seguir las esquinas, aunque la colección salga de la suya
cli-study-leave-boards = se comparan tableros enteros; --corners sigue cada esquina por separado
cli-study-by-mode-only =
    { $count ->
        [one] { $count } partida, que solo se pregunta con --mode repertoire o --mode guess
       *[other] { $count } partidas, que solo se preguntan con --mode repertoire o --mode guess
    }
cli-study-export = Escribir lo aprendido en una carpeta y sus subcarpetas, como tabla con tabuladores entre las columnas
cli-study-export-more = La primera línea nombra las columnas: key, mode, state, answered, lapses, first, last, due, place. Una fila por cada pregunta respondida alguna vez; STATE es active o suspended, los días son fechas.
cli-study-forgotten =
    { $count ->
        [one] { $count } pregunta vuelve a ser nueva
       *[other] { $count } preguntas vuelven a ser nuevas
    }
cli-study-move = Llevar lo aprendido en una carpeta y sus subcarpetas a otra
cli-study-move-more = Las líneas del registro de FROM que faltan en TO se añaden al de TO; las de una subcarpeta de FROM, al de la subcarpeta de TO del mismo nombre, si existe. Las posiciones se reconocen en cualquier carpeta. Los registros de FROM se conservan.
cli-study-moved =
    { $count ->
        [one] se llevó { $count } línea
       *[other] se llevaron { $count } líneas
    }
cli-study-never-answered = { $word }: aquí no se respondió ninguna pregunta con esta clave
cli-study-no-place = { $place }: no existe este archivo o carpeta
cli-study-progress-place = Una carpeta de archivos, o un archivo de ella
cli-study-reset = Olvidar lo aprendido en una carpeta y sus subcarpetas: sus preguntas vuelven a ser nuevas
cli-study-reset-more = Se añaden al registro líneas que lo dicen; las respuestas siguen en él. Se olvida lo que hay ahora en el registro, diga lo que diga el reloj, y nada de lo que otro ordenador añada después. También se vuelven a hacer las preguntas aplazadas. Con --key solo se olvidan estas preguntas.
cli-study-summary = Contar dónde salen las partidas con más frecuencia
cli-study-taken = { $place }: guardado, y se usa desde ahora
cli-study-unasked =
    { $count ->
        [one] { $name }:{ $number }:{ $path }: { $count } pregunta no tiene respuesta correcta que permitan las reglas, y no se hace
       *[other] { $name }:{ $number }:{ $path }: { $count } preguntas no tienen respuesta correcta que permitan las reglas, y no se hacen; esta es la primera
    }
command-add-engine-line = Añadir la línea del motor como variante
command-analysis-annotations = Valorar las pérdidas
command-copy-engine = Copiar la tabla del motor
command-engine-marks = Marcas del motor en el tablero
command-engine-scale = Escala del gráfico
command-engine-source = Fuente de los datos
command-help-add-engine-line = Añade la línea de la candidata retenida en el tablero, o de la mejor, como variante con el nombre de su motor.
command-help-analysis-annotations = Valora jugadas de esta partida por los puntos que perdieron según el análisis de un motor: como malas (BM), dudosas (DO) o momento clave (HO) a partir de tantos puntos; sin indicarlos, BM=5 DO=2. Una jugada con valoración la conserva.
command-help-copy-engine = Copia los números de esta línea al portapapeles, como tabla.
command-help-engine-marks = Elige qué se marca en el tablero: candidates, ownership, both, policy o none.
command-help-engine-scale = Elige qué muestra el gráfico: winrate o points.
command-help-engine-source = Muestra los números de este motor, si varios dejaron alguno; 1 es el que más cubre.
command-help-hide-engine = Oculta todo lo que dejaron motores en los archivos, en el tablero y junto a él, o lo vuelve a mostrar.
command-help-loss-scale = Elige según qué clases se muestran las pérdidas: katrain, ogs, lizzie u own; o propias, como 0.5 1.5 3 6 12 en puntos, o 1% 5% 20%.
command-help-loss-dots = Elige qué pérdidas llevan marca y se recorren: worst para la peor clase, two o three clases, o all.
command-help-losses = Enumera las jugadas que más perdieron según lo que dejó un motor en el archivo, con medias y precisión.
command-help-mirror-engine = Para números escritos para quien juega en lugar de para Negro: refleja los de las jugadas de Blanco.
command-help-next-loss = Va a la siguiente jugada de esta línea que perdió mucho según lo que dejó un motor en el archivo.
command-help-previous-loss = Va a la anterior jugada de esta línea que perdió mucho según lo que dejó un motor en el archivo.
command-help-remove-analysis = Quita lo que dejaron motores en todas las partidas del archivo: propiedades, y texto en los comentarios. Lo que escribieron personas se conserva, igual que las valoraciones. Con properties, comments o variations se quita solo eso; las variantes, solo si cada uno de sus nodos es de un motor.
command-help-show-engine = Muestra u oculta el panel con lo que dejaron motores en el archivo.
command-help-to-tree = Lleva el teclado al árbol, o a la partida como texto; si se ejecuta otra vez, vuelve al tablero.
command-hide-engine = Ocultar datos de motores
command-loss-scale = Clases de pérdidas
command-loss-dots = Pérdidas marcadas
command-losses = Peores jugadas…
command-mirror-engine = Reflejar uno de cada dos valores
command-next-loss = Pérdida siguiente
command-previous-loss = Pérdida anterior
command-remove-analysis = Quitar el análisis
command-show-engine = Gráfico del motor
command-to-tree = Ir al árbol
comment-not-turned = lo que escribió un motor en los comentarios no se puede girar con el tablero
copied-as-it-is = sin análisis
copy-bytes = bytes: { $before } antes, { $after } después
copy-has-no-name = { $name }: esto no es un archivo, así que una copia no tendría nombre
copy-over-copy = { $name }: la copia de otro archivo ya tiene este nombre
copy-over-source = { $name }: la copia sustituiría al propio archivo; indique otra carpeta
counted-engine-texts =
    { $count ->
        [one] texto en { $count } comentario
       *[other] texto en { $count } comentarios
    }
counted-properties =
    { $count ->
        [one] { $count } propiedad
       *[other] { $count } propiedades
    }
engine = Motor
engine-accuracy-katrain =
    { $count ->
        [one] { $colour }, { $count } jugada: precisión { $value } según la fórmula de KaTrain, pérdida media { $loss }
       *[other] { $colour }, { $count } jugadas: precisión { $value } según la fórmula de KaTrain, pérdida media { $loss }
    }
engine-accuracy-lizzie =
    { $count ->
        [one] { $colour }, { $count } jugada: precisión { $value } según la fórmula de LizzieYzy
       *[other] { $colour }, { $count } jugadas: precisión { $value } según la fórmula de LizzieYzy
    }
engine-at-move = Jugada { $number }
engine-bytes =
    { $count ->
        [one] { $count } byte
       *[other] { $count } bytes
    }
engine-candidate = { $name }: { $numbers }
engine-copied = Números del motor de esta línea copiados como tabla
engine-graph = Gráfico del motor
engine-hold-line = { $candidate } · haga clic para recorrer su línea
engine-is-hidden = Los datos de motores están ocultos; la misma tecla los vuelve a mostrar
engine-is-shown = Los datos de motores se muestran de nuevo
engine-kilobytes = { $count } kB
engine-lead = { $colour } aventaja en { $points }
engine-line-keys = ← → recorren la línea, Intro la añade como variante, Esc la deja
engine-loss-line = { $colour } { $number }, { $played }: { $lost }
engine-loss-points = { $points } puntos
engine-losses = Peores jugadas
engine-losses-counted =
    { $count ->
        [one] { $colour }: { $count } jugada perdió algo; mucho: { $bad }
       *[other] { $colour }: { $count } jugadas perdieron algo; mucho: { $bad }
    }
engine-lost = { $colour } { $number } perdió { $loss }
engine-lost-best = { $colour } { $number } perdió { $loss }; lo mejor era { $best }
engine-loss-best = { $lost }; lo mejor era { $best }
engine-lost-here = perdió { $loss }
engine-marks-both = Candidatas y pertenencia
engine-marks-candidates = Candidatas
engine-marks-none = Nada en el tablero
engine-marks-ownership = Pertenencia
engine-marks-policy = Política
engine-megabytes = { $count } MB
engine-options = Opciones de los datos de motores
engine-no-data = Ningún motor dejó números en esta partida
engine-pass = pase
engine-percent = { $number } %
engine-played-best = { $colour } { $number } fue la mejor jugada
engine-resign = abandono
engine-scale-points = Puntos
engine-scale-winrate = Tasa de victoria
engine-source-comment = { $source }, leído de los comentarios
engine-source-line =
    { $count ->
        [one] { $source }: { $count } nodo
       *[other] { $source }: { $count } nodos
    }
engine-text = { "[" }texto de { $program }]
engine-value = valor { $number }
engine-visits = { $count } visitas
engine-winrate = { $colour } { $percent }
guide-publishing-10 = El índice de una carpeta de páginas se puede ordenar y se puede buscar en él, también desde un disco. Con `--site URL` la carpeta recibe un canal de novedades: lo nuevo o lo que ha cambiado, cambie lo que cambie en sus vecinos. Se nombran las páginas cuyo archivo ya no está; `--prune` las quita si son exactamente como se publicaron.
guide-publishing-8 = Los cuadernillos plantean los problemas del mismo modo, en hojas: numerados, recortados a la parte del tablero en uso, con una línea para la respuesta, y las soluciones como diagramas pequeños en hojas al final. `--per-sheet 6` a `12` dice cuántos hay en una hoja, `--answers none` deja fuera las soluciones, y `--answers both` crea dos archivos: la copia de los alumnos sin soluciones y la del profesor con ellas. También una página de problemas se imprime en tales hojas; `--per-sheet`, `--answers none` y `--paper` valen también para ella. `--problems=1-12,20` toma algunos problemas; `--sort title` o `--sort shuffled` los ordena, y una hoja barajada lleva un número: `--seed` con ese número da otra vez el mismo orden. `publish --problems CARPETA -o ARCHIVO` hace una hoja, o una página, con los problemas de todos los archivos de una carpeta. Las partidas cuyas respuestas no se conocen quedan fuera, de una carpeta o de un solo archivo, y se indica cuántas son. Con `--problems` también son problemas las posiciones sin jugadas; su solución es lo que dice un nodo posterior, o lo que sigue a `Solución:` en el comentario. Los textos demasiado largos terminan con «…» y se imprimen completos detrás de los problemas. `--paper a4`, `a5` o `letter`, `--margins MM` y `--order booklet` (dos páginas por cara, para imprimir a doble cara y plegar) valen para todos los cuadernillos. «Imprimir…» y «Publicar…» tienen también estas opciones, y una lista de los tipos de letra del sistema; muestran página a página lo que se hará. Una partida con partes con nombre tiene una portada con índice.
guide-publishing-9 = Las páginas y los cuadernillos hablan su idioma, o el indicado con `--language`; `--coordinates` dice cómo se nombran los puntos.
guide-studying-from-records-5 = Una colección de una sola esquina se sigue en cada esquina de una partida, esté como esté la esquina y juegue quien juegue en ella; --summary cuenta en muchas partidas dónde salen con más frecuencia. En la ventana, «Colección de joseki…» muestra lo mismo de la partida abierta, con un clic se va a la jugada, y cuenta las partidas de su carpeta.
guide-studying-from-records-6 = Donde un archivo no dice si una jugada es correcta, por ejemplo en una partida con marcas solo en algunas de sus bifurcaciones, la jugada no se juzga, y una línea dice por qué. Las jugadas ilegales nunca son correctas; una pregunta que no tiene otra respuesta no se hace. El motivo es outside-question si la jugada no pertenece a ninguna pregunta, no-answer si en una pregunta nada está marcado como correcto, no-legal-answer si solo lo están jugadas ilegales, y choice-not-marked si en una bifurcación de una partida está marcada como correcta otra jugada. Con --json están en findings, y certainty es un campo propio.
guide-studying-from-records-7 = Tras una respuesta, «Explorar» (F6) recorre desde allí las líneas del autor y le deja probar sus propias jugadas; la misma tecla vuelve a la sesión. Ctrl+Z retira la última respuesta, y cada vez más la anterior; Ctrl+B deja una pregunta para mañana, Ctrl+Mayús+B para siempre. «Retirar», «Hoy no» y «Nunca más» hacen lo mismo, y antes de la próxima sesión «Volver a preguntar» recupera lo que se dejó para siempre. Un problema en un tablero grande muestra la parte en que está; F7 muestra todo el tablero. Si hay varias líneas correctas, la solución lo dice, y la flecha hacia abajo muestra la siguiente.
guide-studying-from-records-8 = Cuando adivina una partida, tras una jugada correcta se pregunta por sí sola la siguiente, al ritmo que elija. Las palabras del autor que nombran la jugada siguiente se muestran cuando se ha adivinado. Nada de ella se vuelve a preguntar otros días, salvo que lo desee. Ctrl+Z retira el último intento.
guide-studying-from-records-9 = variorum study export FOLDER escribe lo aprendido como tabla, study move FROM TO lo lleva a otra carpeta, y study reset FOLDER hace que sus preguntas vuelvan a ser nuevas: se olvida lo que su registro contiene en ese momento, diga lo que diga el reloj, y nada de lo que otro ordenador añada después. study collections enumera lo que estudia, igual que en la ventana; --remove quita algo de la lista, como «Quitar de la lista» en la ventana, y lo aprendido se conserva.
guide-the-command-line-4 = variorum analysis FILE… muestra lo que dejaron otros programas en un archivo: tasas de victoria, ventajas y candidatas de Sabaki, Ogatak, KaTrain, Lizzie, LizzieYzy, LizGoban, q5Go, GoReviewPartner y otros, también las escritas en los comentarios. Enumera las fuentes y cuántos nodos cubre cada una, con qué precisión jugó cada bando, y sus peores jugadas; --losses enumera lo que perdió cada jugada. Los números de dos fuentes nunca se mezclan. No se escribe nada.
guide-the-command-line-5 = variorum remove-analysis FILE… -o FOLDER copia los archivos sin todo eso, con los mismos nombres; una carpeta vale por los archivos que hay en ella y en sus subcarpetas. --dry-run solo dice cuánto desaparecería. Los nombres properties, comments y variations antes de los archivos eligen qué desaparece; las variantes, solo si cada uno de sus nodos es de un motor. Lo que escribieron personas, las valoraciones y V se conservan, también en un comentario en el que escribió un motor. En la ventana, «Quitar el análisis», en el menú «Quitar», hace lo mismo con el archivo abierto, en un paso que se puede deshacer, y «Limpiar…» lo muestra antes.
guide-the-command-line-6 = «Girar partida» y «Reflejar partida» giran el análisis con el tablero. Donde no es posible, preguntan si se ha de quitar en el mismo paso. «Valorar las pérdidas» valora jugadas de esta partida por los puntos que perdieron: con cinco es mala, con dos es dudosa; analysis-annotations BM=POINTS DO=POINTS HO=POINTS elige otros. Una jugada con valoración la conserva. Tras un cambio de la preparación, el komi o las reglas, el programa dice una vez por partida que su análisis quizá ya no sirva.
guide-the-tree-5 = Donde un motor dejó números en un archivo (Sabaki, KaTrain, Lizzie, q5Go, Ogatak y otros), su gráfico está bajo el árbol, con Negro arriba: haga clic en él o arrástrelo para ir a una jugada; la rueda sobre él va jugada a jugada, y Ctrl con la rueda cambia su escala. La línea de debajo dice qué perdió la última jugada y qué era lo mejor. «Pérdida siguiente» y «Pérdida anterior» van de una pérdida grande a otra, y «Peores jugadas…» las enumera con la precisión de ambos jugadores. En el tablero las mejores candidatas son discos con su valor para Negro, tanto más llenos cuanto más se examinaron: señale uno para ver su línea, haga clic en él para recorrerla con ← y →, y pulse Intro para añadirla como variante. El botón de tres puntos junto a la línea elige otro motor, puntos en lugar de tasas de victoria, la pertenencia de los puntos, y qué pérdidas se muestran. «Ocultar datos de motores» lo oculta todo. Nada de ello se escribe en el archivo.
guide-the-tree-6 = Las pérdidas tienen las clases de KaTrain, de OGS o de Lizzie, o las suyas, escritas en los ajustes o con loss-scale en la paleta: 0.5 1.5 3 6 12 son puntos, 1% 5% 20% tasas de victoria. El botón de tres puntos elige cuántas de las peores clases llevan marca en el árbol y en el gráfico; «Pérdida siguiente» va a esas.
hide-engine = Ocultar datos de motores
settings-appearance = Aspecto
settings-board = Tablero
settings-moves = Jugadas
settings-tree = Árbol
settings-engine = Datos de motores
settings-files = Archivos
settings-advanced = Avanzado
loss-scale-katrain = Pérdidas de 12, 6, 3, 1,5 y 0,5 puntos (KaTrain)
loss-scale-lizzie = Pérdidas de 24, 12, 6, 3 y 1 % (Lizzie)
loss-scale-ogs = Pérdidas de 5, 2, 1,2, 0,6 y 0,2 puntos (OGS)
loss-scale-own = Pérdidas según mis propias clases
loss-dots-worst = Marcas: la peor clase
loss-dots-two = Marcas: las dos peores clases
loss-dots-three = Marcas: las tres peores clases
loss-dots-all = Marcas: todas las clases
own-losses = Mis propias clases de pérdidas
menu-engine = Datos de motores
next-page = Página siguiente
no-analysis-in-game = esta partida no tiene análisis
no-analysis-in-points = el análisis de esta partida no da puntos, solo tasas de victoria
no-analysis-there = no hay análisis que quitar (0 bytes)
kept-variations =
    { $count ->
        [one] se queda { $count } variante analizada con palabras, marcas o anotaciones
       *[other] se quedan { $count } variantes analizadas con palabras, marcas o anotaciones
    }
no-analysis-but = no hay análisis que quitar (0 bytes): { $stays }
no-earlier-loss = No hay otra pérdida grande antes en esta línea
no-engine-line = Ningún motor dejó aquí una línea que recorrer
no-further-loss = No hay más pérdidas grandes en esta línea
no-loss-limit = «{ $word }» no es BM=POINTS, DO=POINTS ni HO=POINTS
no-loss-points = «{ $word }»: tras el signo igual ha de ir un número de puntos mayor que 0
no-move-lost-that = ninguna jugada de esta partida perdió tantos puntos
no-such-source = No hay motor con este número
offer-remove-analysis = Quitar el análisis
page-about = Sobre esta partida
page-after = Archivo siguiente
page-after-move = Tras la jugada { $number }
page-back = Atrás
page-before = Archivo anterior
page-captures = Capturas: { $counts }
page-chosen = Elegido: { $places }. «Jugar» lo juega.
page-continuations = Continuaciones: { $count }
page-earlier = Comentario anterior
page-empty = { $place }, vacío
page-end = Fin
page-first = Inicio
page-forth = Adelante
page-game = Partida
page-goes-on = Sigue con
page-hint = Pista
page-how = Toque el tablero, o mueva su anillo con las flechas y pulse Intro, o escriba la jugada.
page-index = Todas las partidas
page-instead = En lugar de esta jugada
page-later = Comentario siguiente
page-line-ends = Fin de la línea
page-lit = La respuesta está en la zona resaltada: columnas { $a } a { $b }, filas { $c } a { $d }.
page-more = { $count } más…
page-move = Jugada { $number }: { $made }
page-moves = Jugadas
page-near = Solo la parte en uso
page-next-move = Jugada siguiente
page-next-problem = Problema siguiente
page-no-hint = No hay más pistas.
page-no-move = «{ $text }» no es una jugada en este tablero.
page-node = nodo
page-not-in-record = { $places } no está en el archivo. Pruebe otra jugada.
page-nothing-chosen = No hay nada elegido.
page-numbers = Números de las jugadas
page-of = Página { $number } de { $count }
frame-of = Imagen { $number } de { $count }
page-one-problem = Problema
page-or-pass = Su jugada, como { $example } o pass
page-play = Jugar
page-position = Posición
page-problem-of = Problema { $number } de { $count }
page-read = Leer la partida
page-reply = La réplica es { $made }.
page-right = Correcto hasta aquí.
page-save = Guardar la partida
page-score = Puntuación: { $counts }
page-show-solution = Mostrar la solución
page-slider = Jugada
page-solution-move = Solución: { $made }.
page-solve = Resolver
page-solved = Correcto. El problema está resuelto.
page-stale = Esta dirección no lleva a nada en esta partida: aquí está su inicio.
page-start = inicio
page-such-as = Su jugada, como { $example }
page-table = Posición como tabla
page-taken = { $place } está ocupado.
page-that-is = Esta es la solución.
page-that-is-all = Solución: { $made }. Eso es todo.
page-try-again = Intentar de nuevo
page-ways = Las flechas, un deslizamiento o un toque en el tablero recorren la partida.
page-wheel = Rueda: jugada a jugada
page-wrong = Incorrecto.
page-your-move = Su jugada
paper = Papel
paper-a4 = A4
paper-a5 = A5
paper-folded = Dos páginas por cara, para plegar
paper-letter = Carta
paper-margins = Márgenes en milímetros
paper-margins-usual = los habituales
paper-letters = Letra
paper-letters-own = La del programa
place-variation = variante en la jugada { $from }, jugada { $moves }
previous-page = Página anterior
problems-a-sheet = Problemas por hoja
proposed-dead-stones = Las piedras que parecen muertas están atenuadas. Haga clic en piedras para cambiarlo, o en un punto vacío para hacerlo neutral, como un ojo en un seki.
publish-analysis = Datos de motores
publish-has-private = propiedades de programas, como motores (private)
publish-has-times = tiempos del reloj (times)
publish-sheets = Problemas en hojas, para resolver
publish-travels = la página tiene también { $what } del archivo: --without lo deja fuera
publish-travels-pages = { $pages } páginas tienen también { $what } de sus archivos, la primera la de { $first }: --without lo deja fuera
published-loss-best = { $lost }; lo mejor era { $best }.
published-graph-rate = Tasa de victoria de Negro según { $source }
published-graph-lead = Ventaja de Negro según { $source }
published-loss-points = Puntos perdidos: { $points }
published-loss-rate = Tasa de victoria perdida: { $rate } %
redone = Rehecho: { $title }
removed-analysis =
    { $count ->
        [one] se quitó { $count } byte de análisis ({ $counted }): { $before } bytes antes, { $after } ahora
       *[other] se quitaron { $count } bytes de análisis ({ $counted }): { $before } bytes antes, { $after } ahora
    }
sheet-answers = Soluciones
sheet-name = Nombre:
sheet-order = Orden { $seed }
sheet-with-answers-name = { $name } con soluciones
sheet-no-answer = El archivo no tiene solución para { $numbers }.
sheet-texts = Textos completos
sheet-order-file = Como en el archivo
sheet-order-title = Por título
sheet-order-shuffled = Barajado
sheet-answers-end = Al final
sheet-answers-none = Ninguna
sheet-answers-both = En un segundo archivo
sheet-problems = Problemas
sheet-problems-all = todos, o 1-12,20
sheet-order-name = Orden
sheet-shuffle = Barajar de nuevo
site-event = Evento
site-find = Buscar jugadores, eventos, años…
site-game = Juego
site-gone = { $page }: el archivo de esta página ya no está
site-gone-counted =
    { $count ->
        [one] { $count } página ya no tiene archivo
       *[other] { $count } páginas ya no tienen archivo
    }
site-not-removed = { $page }: su archivo ya no está, pero no es la página que se publicó; se conserva
site-players = Jugadores
site-records =
    { $count ->
        [one] { $count } archivo
       *[other] { $count } archivos
    }
site-removed = { $page }: quitada, porque su archivo ya no está
study-all-blamed = todas las jugadas de aquí están marcadas como incorrectas, así que esto no se pregunta
study-ask-worst = Preguntar lo que más falla
study-at-forks =
    { $count ->
        [one] { $marks } en { $count } bifurcación de la partida
       *[other] { $marks } en { $count } bifurcaciones de la partida
    }
study-back-to-session = Volver a la sesión
study-buried = La pregunta anterior queda para mañana. Ctrl+Z lo deshace.
study-by-key = con tecla
study-cards = Volver a preguntar estas jugadas otros días
study-corner = Solo la esquina
study-centre = Solo el centro
study-side = Solo el lado
study-due-on = { $date }: { $count } pendientes
study-failed-times =
    { $count ->
        [one] { $at }: fallada { $count } vez
       *[other] { $at }: fallada { $count } veces
    }
study-hard = Difícil
study-hint-piece = La pieza es { $piece }.
study-leads-on = lleva a la respuesta
study-leaf-colours =
    { $count ->
        [one] sin marcas; { $count } primera jugada tiene una línea que termina con la jugada de quien resuelve
       *[other] sin marcas; { $count } primeras jugadas tienen líneas que terminan con la jugada de quien resuelve
    }
study-leaves-often =
    { $count ->
        [one] { $count } partida sale con { $played } ({ $region }); la colección de joseki tiene { $known }
       *[other] { $count } partidas salen con { $played } ({ $region }); la colección de joseki tiene { $known }
    }
study-leaves-often-in-corners =
    { $count ->
        [one] { $count } partida, { $corners } esquinas: sale con { $played } ({ $region }); la colección de joseki tiene { $known }
       *[other] { $count } partidas, { $corners } esquinas: salen con { $played } ({ $region }); la colección de joseki tiene { $known }
    }
study-leaves-there = { $region }: sale de la colección de joseki en la jugada { $number } con { $played }; ella tiene { $known }
study-look-round = Explorar
study-looking-off = Su propia jugada: el archivo no sigue por aquí
study-looking-round = Exploración: juega { $colour }
study-moment =
    { $away ->
        [one] Jugada { $number }: a { $away } línea de { $played }.
       *[other] Jugada { $number }: a { $away } líneas de { $played }.
    }
study-never-leaves-there =
    { $moves ->
        [one] { $region }: la única jugada de ahí está en la colección de joseki
       *[other] { $region }: las { $moves } jugadas de ahí están en la colección de joseki
    }
study-none-marked = ninguna jugada de aquí está marcada como correcta, así que estas jugadas no se juzgan
study-nothing-left-back = En esta sesión no queda nada que retirar.
study-take-back = Retirar
study-bury = Hoy no
study-suspend = Nunca más
study-suspended-here =
    { $count ->
        [one] { $count } pregunta ya no se hace.
       *[other] { $count } preguntas ya no se hacen.
    }
study-resume = Volver a preguntar
study-problems = problemas
study-positions = posiciones de un repertorio
study-guesses = jugadas por adivinar
study-mistakes-made = mejores jugadas por encontrar
study-in-all = En total
study-answered-elsewhere = La pregunta anterior se respondió en otra ventana o en otro ordenador.
study-off-unjudged = Esta jugada está en el archivo, pero no está juzgada.
study-only-illegal = las únicas respuestas correctas de aquí son jugadas ilegales, así que esto no se pregunta
study-starters = Problemas para empezar: { $game }
study-folder-listed = Estudiar esta carpeta
study-open-folder = Estudiar esta carpeta: { $name }
study-opened-behind = Se abrió { $name }: lo verá al cerrar esta página.
study-outside = esta jugada no pertenece a ninguna pregunta: solo están marcadas las opciones en bifurcaciones
study-pace = Jugada siguiente tras
study-portion =
    { $count ->
        [one] { $count } pregunta por ahora: lo atrasado llega por partes, y nada nuevo hasta que esté hecho.
       *[other] { $count } preguntas por ahora: lo atrasado llega por partes, y nada nuevo hasta que esté hecho.
    }
study-region-board = todo el tablero
study-region-lower-left = abajo a la izquierda
study-region-lower-right = abajo a la derecha
study-region-upper-left = arriba a la izquierda
study-region-upper-right = arriba a la derecha
study-say-illegal-here = Jugada ilegal.
study-say-mirrored = Correcto: la misma jugada, reflejada.
study-say-unjudged = Esta jugada está en el archivo, pero no está juzgada.
study-suspended = La pregunta anterior ya no se hace. Ctrl+Z lo deshace.
study-nothing-to-put-off = Una partida que solo se adivina no tiene fechas: no hay nada que aplazar.
study-taken-back = Respuesta retirada: aquí está de nuevo la pregunta.
study-taken-back-as-left = Deshecho: la pregunta está como usted la dejó.
study-these-again = Estas otra vez
study-told-unjudged = en el archivo, pero sin juzgar
study-verdict-likely = { $verdict } (probable)
study-verdict-guess = { $verdict } (una suposición)
study-told-contradicted = sin juzgar: correcto en { $right }, incorrecto en { $wrong }
study-unasked =
    { $count ->
        [one] { $count } pregunta no tiene respuesta correcta que permitan las reglas, y no se hace: { $place }
       *[other] { $count } preguntas no tienen respuesta correcta que permitan las reglas, y no se hacen; la primera está en { $place }
    }
study-worst = Estas son las que más fallan:
theme-name-colour-blind-dark = Para daltónicos, oscuro
unsaved = Sin guardar: { $what }.
unsaved-added =
    { $count ->
        [one] { $count } nodo añadido
       *[other] { $count } nodos añadidos
    }
unsaved-at = Sin guardar: { $what }; primero en: { $place }.
unsaved-changed = cambios: { $what }
unsaved-differs = La versión sin guardar difiere del archivo.
unsaved-order = orden de las variantes
unsaved-removed =
    { $count ->
        [one] { $count } nodo quitado
       *[other] { $count } nodos quitados
    }
unsaved-spelling = Solo la forma en que está escrita la partida difiere del archivo.
with-and-without-analysis = --with analysis y --without analysis no se pueden usar juntos
words-analysis-annotations = errores, fallos graves, malas jugadas, datos de motores
words-remove-analysis = datos de motores, KaTrain, Lizzie, Sabaki, archivo más pequeño
site-address = { $address }: una dirección empieza por http:// o https:// y no tiene espacios, ? ni #
board-is-guessed = falta SZ: { $columns } por { $rows } es una suposición, así que no se comparan posiciones
board-unknown-game = no se muestra ningún tablero, porque no se conoce el de este juego
board-no-points = no se muestra ningún tablero, porque ninguna jugada es un punto de él
board-few-points = no se muestra ningún tablero, porque falta SZ y solo { $points } de { $moves } jugadas son puntos
finding-board-unknown = no se conoce el tablero de este juego
finding-help-board-unknown = Nada en la partida indica su tamaño, o sus jugadas no son puntos de él. Sin tablero, las jugadas se listan tal como están escritas. Las posiciones no se comparan.
area-without-dot = falta el punto que cierra la zona, delante de ella
part-means-nothing = no se ha entendido «{ $part }»
ca-says-bytes-guess = CA dice { $label }, pero los bytes parecen { $charset } (una suposición)
ca-says-bytes-certain = CA dice { $label }, pero los bytes son { $charset }
ca-is-doubtful = CA dice { $label }, pero el texto parece más bien { $other }
finding-charset-doubtful = el texto parece estar en otra codificación que la de CA
finding-help-charset-doubtful = El texto es demasiado corto para estar seguro, así que se lee como dice CA. Si los nombres se ven mal, vuelva a abrir el archivo con la otra codificación antes de convertirlo.
label-is-doubtful = CA dice { $name }, pero el texto parece más bien { $other }: mire los nombres de la copia y use --from si no son correctos
moves-became-private =
    { $count ->
        [one] { $count } jugada que no se puede leer es una propiedad privada en la copia
       *[other] { $count } jugadas que no se pueden leer son propiedades privadas en la copia
    }
values-became-private =
    { $count ->
        [one] { $count } valor que el formato no permite está en una propiedad privada de la copia: { $names }
       *[other] { $count } valores que el formato no permite están en propiedades privadas de la copia: { $names }
    }
clause-separator = ;{ " " }
severity-note = nota
severity-warning = advertencia
severity-error = error
encoding-and-origin = { $charset } ({ $origin })
origin-bom = según BOM
origin-utf-8 = UTF-8 válido
origin-ca = según CA
origin-detected = detectada
origin-default = la predeterminada del formato
origin-given = elegida
the-game-ended = la partida ha terminado
game-name-backgammon = Backgammon
game-name-morris = Molino
game-name-shogi = Shogi
game-name-chinese-chess = Xiangqi
game-name-other = Otro juego
study-choice-not-marked = otra jugada de aquí está marcada como correcta, y de esta no se dice nada
study-no-problem-pieces = antes de la primera jugada no se coloca ninguna posición con piezas de varios bandos
piece-stands-here = Aquí hay una pieza; clic derecho para buscar su jugada
piece-is-here = Aquí hay una pieza
cli-study-collections = Enumerar los archivos y carpetas que se estudian, o quitar uno de la lista
cli-study-collections-more = Una ruta por línea, la última estudiada primero. La ventana tiene la misma lista. Un archivo o una carpeta entra en ella cuando se responde algo de él, con «take», o cuando se estudia en la ventana.
cli-study-remove = Quitar este archivo o esta carpeta de la lista; lo aprendido se conserva
cli-study-not-listed = { $name }: no está en la lista de colecciones
study-round-needs-answer = Se explora después de una respuesta: haga una jugada, o muestre la solución con F3.
study-key-not-now = { $key } no hace nada aquí: los botones muestran lo que se puede hacer.
study-keys-play = Juegue con las flechas e Intro, o escriba la jugada. F2: pista, F3: mostrar la jugada, F5: siguiente, Ctrl+Z: retirar el último intento, F6: explorar tras la respuesta, Esc: cerrar.
study-new-shared = Todos los problemas para empezar y las partidas sin archivo comparten este número: cuenta lo empezado hoy en cualquiera de ellos.
study-new-today =
    { $count ->
        [one] { $count } de las nuevas se pregunta hoy; las demás vienen otros días.
       *[other] { $count } de las nuevas se preguntan hoy; las demás vienen otros días.
    }
study-removed-from-list = { $name } ya no está en la lista. Lo aprendido se conserva, y cuenta cuando se vuelva a estudiar.
study-remove-from-list = Quitar de la lista
study-was-to-play = Le tocaba a { $colour }
study-list-keys = Teclas
value-in-other = { $id } no está en { $charset }, sino en { $other }: { $raw }
value-in-other-guess = { $id } no está en { $charset }; se lee como { $other }, que es una suposición: { $raw }
characters-of-nobody = { $id } contiene { $characters }, que no aparece en ningún texto, así que difícilmente es { $charset }: { $raw }
guessed-values-are-copied =
    { $count ->
        [one] { $count } valor no está en la codificación del archivo; { $other } es una suposición: compruébelo en la copia
       *[other] { $count } valores no están en la codificación del archivo; { $other } es una suposición: compruébelos en la copia
    }
sources-disagree = según otra línea del archivo, { $id } es { $kept }; { $value } se ha omitido
study-unread-move = esta jugada no se puede leer, así que no es una respuesta
piece-stone = piedra
piece-peg = clavija
meant-doubtful = «dudosa»
meant-interesting = «interesante»
game-name-hive = Hive
game-name-kropki = Kropki
game-name-zertz = Zèrtz
game-name-jungle = Jungla
game-name-philosophers-football = Fútbol de filósofos
game-name-hnefatafl = Hnefatafl
site-prune-nothing = { $folder }: no se encontró ninguna partida, y --prune quitaría todas las páginas; no se publicó ni se quitó nada
site-prune-another = { $folder }: ninguna página de ese sitio se hizo con estas partidas, y --prune las quitaría todas; no se publicó ni se quitó nada (si eso es lo que quiere, publique antes sin --prune)
site-not-removable = { $page }: su archivo ya no está, pero no se puede quitar ({ $error })
booklet-unread = Omitidos porque no se pudieron leer: { $files }
answer-also = también correcto: { $moves }
publish-own-title = Título
publish-address = Dirección web, para un canal de novedades
publish-prunes = Quitar las páginas cuyo archivo ya no está
cli-publish-title = El título que lo encabeza y el del índice de una carpeta de páginas; si no se indica, el nombre de la partida, del archivo o de la carpeta
offer-rotate-half = Girar la partida media vuelta
offer-flip-diagonal = Reflejar la partida por la diagonal
edge-of-board = Borde del tablero
beside-not-open = Este lado no se puede cambiar aquí
counted-dead = muerta
counted-neutral = neutral
dead-stones = Piedras muertas: { $black } de Negro, { $white } de Blanco
counting-begun = Recuento de la partida
region-comment = Panel del comentario
region-board = Zona del tablero
region-footer = Barra de estado
region-header = Barra de herramientas
