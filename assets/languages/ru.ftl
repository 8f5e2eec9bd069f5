language = Русский
# record = запись; collection = сборник; game = партия (the kind: игра); node = узел; move = ход
# variation = вариант; main line = главная линия; branch = ветвь; fork = развилка; tree = дерево; root = корень
# comment = комментарий; annotation = оценка; markup, marks = пометки; label = метка; setup = расстановка
# position = позиция; board = доска; point = пункт; stone = камень; piece = фигура; disc = фишка; colour = цвет
# pass = пас; resign = сдаться; swap = обмен; komi = коми; handicap = фора; ko = ко; superko = суперко
# suicide = самоубийство; territory = территория; property = свойство; finding = замечание; repair = исправление
# encoding = кодировка; pod = под; prong = зубец; superprong = суперзубец; peg = колышек; link = связь
# hole = отверстие; amazon = амазонка; arrow (Amazons) = стрела; Nexos: junction = перекрёсток, segment = отрезок

## Menus
menu = Меню
menu-annotate = Оценить
menu-clean = Очистить
menu-edit = Правка
menu-file = Файл
menu-game = Партия
menu-go = Переход
menu-help = Справка
menu-mark = Пометить
menu-play = Игра
menu-setup = Расстановка
menu-text = Текст
menu-variation = Вариант
menu-view = Вид

## Colours and games
colour-black = Чёрные
colour-blue = Синие
colour-brown = Коричневые
colour-green = Зелёные
colour-grey = Серые
colour-orange = Оранжевые
colour-purple = Фиолетовые
colour-red = Красные
colour-white = Белые
colour-yellow = Жёлтые
game-name-amazons = Амазонки
game-name-blokus = Блокус
game-name-blokus-duo = Блокус Дуо
game-name-blokus-junior = Блокус Джуниор
game-name-blokus-three-player = Блокус на троих
game-name-blokus-trigon = Блокус Тригон
game-name-blokus-trigon-three-player = Блокус Тригон на троих
game-name-blokus-trigon-two-player = Блокус Тригон на двоих
game-name-blokus-two-player = Блокус на двоих
game-name-callisto = Каллисто
game-name-callisto-three-player = Каллисто на троих
game-name-callisto-two-player = Каллисто на двоих
game-name-callisto-two-player-four-color = Каллисто на двоих, четыре цвета
game-name-connect6 = Connect6
game-name-gembloq = GembloQ
game-name-gembloq-three-player = GembloQ на троих
game-name-gembloq-two-player = GembloQ на двоих
game-name-gembloq-two-player-four-color = GembloQ на двоих, четыре цвета
game-name-go = Го
game-name-gomoku = Гомоку
game-name-havannah = Гавана
game-name-hex = Гекс
game-name-lines-of-action = Lines of Action
game-name-nexos = Nexos
game-name-nexos-two-player = Nexos на двоих
game-name-octi = Octi
game-name-othello = Отелло
game-name-renju = Рэндзю
game-name-trigon = Тригон
game-name-twixt = TwixT

## Commands
command = Команда
command-2 = команда { $number }
command-about = О программе Variorum
command-add-games = Добавить партии
command-add-games-from = Добавить партии из файлов…
command-add-stone = Поставить камни
command-add-value = Добавить значение
command-annotate = Оценить
command-append-comment = Дополнить комментарий
command-arrow = Стрелка
command-back = Назад
command-change-value = Изменить значение
command-clean-up = Очистить…
command-close = Закрыть
command-comment = Заменить комментарий
command-coordinates = Координаты
command-copy-board = Копировать доску как текст
command-copy-games = Копировать партии
command-copy-link = Копировать ссылку HexWorld
command-copy-moves = Копировать ходы списком
command-copy-picture = Копировать картинку
command-copy-record = Копировать запись как текст
command-copy-variation = Копировать вариант
command-count = Отметить территорию
command-counting = Подсчитать очки…
command-cut-variation = Вырезать вариант
command-delete-game = Удалить партию
command-delete-node = Удалить этот узел
command-delete-other-variations = Удалить другие варианты
command-delete-variation = Удалить отсюда
command-demote = Опустить вариант
command-drop-piece = Положить фигуру обратно
command-duplicate-game = Дублировать партию
command-earlier-versions = Прежние версии…
command-edit-comment = Править комментарий
command-encoding = Хранить в кодировке
command-erase = Убрать с доски
command-export-picture = Экспорт картинки…
command-figure = Начать диаграмму
command-find = Найти…
command-find-move = Найти ход
command-find-move-back = Предыдущий найденный ход
command-find-next = Найти далее
command-find-previous = Найти ранее
command-findings = Проверить…
command-flip = Отразить запись
command-flip-piece = Перевернуть фигуру
command-flip-view = Отразить доску
command-fold-others = Свернуть другие ветви
command-full-screen = Во весь экран
command-game = Перейти к партии
command-game-text = Партия как текст
command-games = Партии…
command-go-back = Туда, где вы были
command-go-forward = Снова вперёд
command-goto = Перейти
command-goto-dialog = Перейти к ходу…
command-handicap = Фора
command-help = Справка
command-hide-results = Скрывать результаты
command-hint = Введите, что хотите сделать
command-history = Перейти к шагу
command-history-list = История…
command-illegal-moves = Записывать ходы против правил
command-info = Изменить сведение о партии
command-information = Сведения о партии…
command-insert-node = Вставить узел
command-keep-position = Оставить только эту позицию
command-keep-subtree = Оставить только продолжение
command-label = Метка
command-line = Линия
command-line-end = Конец этой линии
command-line-start = Начало партии
command-main-line = Назад к главной линии
command-make-main-here = Сделать главным вариантом здесь
command-make-main-line = Сделать главной линией
command-mark = Пометить
command-mark-stone = Пометить камень
command-merge = Слить с записью
command-merge-games = Слить партии
command-move-game = Переместить партию
command-move-number = Нумеровать ходы отсюда
command-move-numbers = Номера ходов
command-move-piece = Сдвинуть фигуру
command-move-to = Перенести к другому узлу
command-move-value = Переместить значение
command-move-variation = Переместить вариант
command-name = Назвать этот узел
command-new = Создать…
command-new-game = Новая партия
command-new-node = Новый узел
command-new-variation = Новый вариант
command-next = Вперёд
command-next-file = Следующий файл папки
command-next-fork = Следующая развилка
command-next-game = Следующая партия
command-next-moves = Пометки вариантов
command-next-piece = Следующая фигура
command-next-tab = Следующая вкладка
command-next-variation = Следующий вариант
command-next-with = Следующий узел с
command-notation = Названия пунктов
command-only-line = Только эта линия
command-open = Открыть…
command-open-folder = Открыть папку…
command-open-recent = Открыть недавние
command-palette = Палитра команд…
command-pass = Пас
command-paste-record = Открыть из буфера обмена
command-paste-variation = Вставить вариант
command-place-piece = Поставить фигуру
command-play = Сделать ход
command-play-through = Показать ходы подряд
command-previous-file = Предыдущий файл папки
command-previous-fork = Предыдущая развилка
command-previous-game = Предыдущая партия
command-previous-piece = Предыдущая фигура
command-previous-tab = Предыдущая вкладка
command-previous-variation = Предыдущий вариант
command-previous-with = Предыдущий узел с
command-promote = Поднять вариант
command-properties = Свойства…
command-quit = Выход
command-read-as = Прочитать как…
command-read-swaps = Толковать обмены
command-redo = Повторить
command-reload = Прочитать с диска заново
command-remove-value = Удалить значение
command-rename = Переименовать свойство
command-repair = Исправить
command-replace = Заменить
command-replace-dialog = Найти и заменить…
command-resign = Сдаться
command-rotate = Повернуть запись
command-rotate-view = Повернуть доску
command-save = Сохранить
command-save-as = Сохранить как…
command-save-copy = Сохранить копию…
command-save-copy-as = Сохранить копию для
command-set = Задать свойство
command-set-up = Расставлять цвет
command-settings = Настройки…
command-shortcuts = Клавиши…
command-show-comment = Комментарий
command-show-information = Партия и игроки
command-show-pieces = Фигуры
command-show-tree = Дерево
command-snap = Фигуры — на допустимые места
command-sort-games = Упорядочить партии
command-split-collection = Разделить на файлы…
command-strip = Удалить
command-swap = Обмен
command-take = Выбрать продолжение
command-take-piece = Взять фигуру
command-territory = Территория
command-theme = Тема
command-time = Записать оставшееся время
command-to-play = Чей ход
command-tool = Инструмент
command-tree-grows = Направление дерева
command-truncate = Удалить всё, что дальше
command-turn-piece-left = Повернуть фигуру влево
command-turn-piece-right = Повернуть фигуру вправо
command-type-move = Ввести ход…
command-undo = Отменить
command-unfold-all = Показать все ветви
command-unmark = Убрать пометки
command-unset = Удалить свойство
command-usual-view = Вернуть доску в обычный вид
command-value = Ценность позиции
command-variation = Войти в вариант
command-visible = Показать часть доски
command-where-played = Где сюда сыграли
command-zoom-fit = По размеру окна
command-zoom-in = Увеличить
command-zoom-out = Уменьшить
commands = Все команды

## Offers
offer-annotate-bad-move = Плохой ход
offer-annotate-bad-move-2 = Очень плохой ход
offer-annotate-doubtful = Сомнительный ход
offer-annotate-even = Равная позиция
offer-annotate-good-black = Хорошо для чёрных
offer-annotate-good-move = Хороший ход
offer-annotate-good-move-2 = Очень хороший ход
offer-annotate-good-white = Хорошо для белых
offer-annotate-hotspot = Ключевой момент
offer-annotate-interesting = Интересный ход
offer-annotate-none = Без оценки
offer-annotate-unclear = Неясная позиция
offer-back-10 = На десять назад
offer-flip-horizontal = Отразить слева направо
offer-flip-vertical = Отразить сверху вниз
offer-move-numbers-all = Номера ходов: все
offer-move-numbers-here = Номера ходов: отсюда, с 1
offer-move-numbers-last = Номера ходов: последний ход
offer-move-numbers-last-5 = Номера ходов: последние пять
offer-move-numbers-none = Номера ходов: нет
offer-next-10 = На десять вперёд
offer-next-moves-following = Пометки вариантов: следующие ходы
offer-next-moves-instead = Пометки вариантов: ходы вместо этого
offer-next-moves-none = Пометки вариантов: нет
offer-next-moves-record = Пометки вариантов: как велит запись
offer-next-with-annotation = Следующая оценка
offer-next-with-comment = Следующий комментарий
offer-notation-chinese = Названия пунктов: китайские цифры, 4-四
offer-notation-in-line = Названия пунктов: внутри линий шестиугольника
offer-notation-numbers = Названия пунктов: два числа, 4-4
offer-notation-other-side = Названия пунктов: с другой стороны
offer-notation-record = Названия пунктов: как в записи
offer-notation-relative = Названия пунктов: от ближайших сторон
offer-notation-usual = Названия пунктов: как принято
offer-previous-with-annotation = Предыдущая оценка
offer-previous-with-comment = Предыдущий комментарий
offer-read-swaps-as-written = Обмены — как записаны
offer-read-swaps-judged = Обмены — по ходам после них
offer-read-swaps-pieces = Обмены — фигурами
offer-read-swaps-sides = Обмены — сторонами
offer-repair-all = Исправить всё
offer-rotate-left = Повернуть влево
offer-rotate-right = Повернуть вправо
offer-save-copy-as-ff4 = Сохранить копию в строгом FF4…
offer-save-copy-as-hexgui = Сохранить копию для HexGui…
offer-save-copy-as-pentobi = Сохранить копию для Pentobi…
offer-save-copy-as-sabaki = Сохранить копию для Sabaki…
offer-save-copy-as-utf-8 = Сохранить копию в UTF-8…
offer-strip-annotations = Удалить оценки
offer-strip-comments = Удалить комментарии
offer-strip-empty-nodes = Удалить пустые узлы
offer-strip-markup = Удалить пометки
offer-strip-private = Удалить частные данные
offer-strip-variations = Оставить только главную линию
offer-theme-colour-blind = Доска: для дальтоников
offer-theme-dark = Тема: тёмная
offer-theme-high-contrast = Тема: высокий контраст
offer-theme-light = Тема: светлая
offer-theme-pentobi = Доска: как в Pentobi
offer-theme-print = Доска: для печати
offer-theme-red-blue = Доска: красно-синий гекс
offer-theme-system = Тема: как в системе
offer-theme-wood = Доска: дерево
offer-tool-arrow = Стрелки
offer-tool-black-territory = Территория чёрных
offer-tool-circle = Круги
offer-tool-cross = Крестики
offer-tool-dim = Затемнённые пункты
offer-tool-label = Метки
offer-tool-line = Линии
offer-tool-number = Числа
offer-tool-play = Ходить щелчком
offer-tool-selected = Выделенные пункты
offer-tool-setup = Расставлять щелчком
offer-tool-square = Квадраты
offer-tool-triangle = Треугольники
offer-tool-visible = Видимая часть
offer-tool-white-territory = Территория белых
offer-tree-grows-down = Направление дерева: вниз
offer-tree-grows-right = Направление дерева: вправо

## The window: a to c
about = О программе Variorum
about-files = Файлы остаются как есть: при сохранении меняется только то, что изменили вы.
about-the-game = О партии
add = Добавить
add-to-property = Добавить к { $id }
add-to-this = Добавить в эту запись ещё одной партией
add-value = Добавить значение к { $id }
added-to = Значение добавится к имеющимся
after-move = После хода { $number }
again = { $point } стоит в { $before } и снова в { $id }
all-files = Все файлы
all-findings = Все замечания
all-games = Все партии
all-in-all = Всего
all-of-kind =
    { $count ->
        [one] Это замечание
        [few] Все { $count } такого рода
       *[other] Все { $count } такого рода
    }
all-of-them = все
all-placed = все поставлены
all-that-can-be-repaired = Всё, что можно исправить
all-the-same = Shift со щелчком или Shift+Enter всё равно записывает
an-error = ошибка программы
and-more = и ещё { $count }
and-the-result = и записать результат
as-a-copy = Как копию
as-opened = Запись, какой она была открыта
at-edges = По краям
back = Назад
back-10 = На десять назад
back-to-main-line = Назад к главной линии
bad-move = Плохой ход
before-and-after = Сейчас { $before } Б, станет { $after } Б
before-first-move = Перед первым ходом
begin = Начать
board = Доска
board-as-window = Как окно
board-copied = Доска в буфере обмена как текст
board-theme = Доска
browse = Обзор…
built-in-keys = Как встроено
built-in-keys-of = Встроенные клавиши: { $title }
by-area = По площади
by-territory = По территории
by-what = { " " }({ $what })
bytes-counted =
    { $count ->
        [one] { $count } байт
        [few] { $count } байта
        [many] { $count } байт
       *[other] { $count } байта
    }
calendar = Календарь
calendar-hint = Второй щелчок берёт все дни до него.
can-be-repaired = можно исправить
cancel = Отмена
captures = Пленных: { $count }
captures-line = пленные: { $captures }
change-adds = Строка { $line }: добавится { $come }
change-becomes = Строка { $line }: { $gone } станет { $come }
change-keys = Изменить
change-keys-of = Изменить клавиши: { $title }
change-property = Изменить { $id }
change-removes = Строка { $line }: удалится { $gone }
changes-are-lost = Если не сохранить, изменения пропадут.
changes-nothing = это ничего не меняет
check = Проверить
checking = Проверка…
choose-part = Выбрать на доске
choose-result = Кто выиграл
choose-rules = Выбрать
choose-what-goes = Выберите, что убрать. Здесь это показано до удаления, а отмена всё вернёт.
clean-annotations = Оценки
clean-collection = все партии файла
clean-comments = Комментарии и названия
clean-empty-nodes = Пустые узлы
clean-game = эта партия
clean-markup = Пометки, метки, линии и территория
clean-node = этот узел
clean-private = Частные свойства
clean-subtree = этот узел и всё, что дальше
clean-times = Время
clean-up = Очистить
clean-variations = Всё, кроме главной линии
clear-annotations = Снять оценки
click-a-point = Щёлкните пункт: на нём будет камень любого цвета или что угодно
click-dead-stones = Щёлкните мёртвые камни. Щелчок по пустому пункту делает его ничьим, как глаза в сэки.
click-dims = { $place } · щелчок затемнит
click-erases = { $place } · щелчок уберёт
click-marks = { $place } · щелчок поставит: { $what }
click-plays = Щёлкните, чтобы сыграть { $turn }
click-puts-prong = { $place } · щелчок вставит зубец { $prong }, с Shift — суперзубец
click-puts-up = { $place } · щелчок поставит: { $colour }
click-shows = { $place } · щелчок покажет
click-swaps = { $name }: щёлкните для обмена
click-takes-away = { $place } · щелчок уберёт: { $colour }
click-takes-piece = { $place }: щёлкните, чтобы взять фигуру
click-takes-pod = { $place }: щёлкните, чтобы взять под
click-takes-prong = { $place } · щелчок вынет зубец { $prong }
click-unmarks = { $place } · щелчок снимет: { $what }
clipboard-is-empty = В буфере обмена нет текста
close = Закрыть
close-notice = Закрыть сообщение
close-search = Закрыть поиск
close-tab = Закрыть
closed = Закрыто: { $closed }.
colour-stands = { $left }{ $state }, очки: { $points }
comment = Комментарий
coordinates = Координаты
copy-games = Копировать
copy-of = { $title } (восстановлено)
copy-variation = Копировать вариант
count-game = Подсчитать очки
count-the-game = Подсчитать очки
date = Дата
date-day = { $day } { $month } { $year }
date-month = { $month } { $year }
delete-all-follows = Удалить всё, что дальше
delete-game = Удалить эту партию
delete-games = Удалить эти партии
delete-node = Удалить узел
delete-other-variations = Удалить другие варианты
delete-several-games =
    { $count ->
        [one] Удалить { $count } партию
        [few] Удалить { $count } партии
        [many] Удалить { $count } партий
       *[other] Удалить { $count } партии
    }
diagrams-of-moves = Диаграммы ряда ходов
difference = В файле: …{ $file }…  Здесь: …{ $kept }…
dim = Затемнить { $places }
discard = Отбросить изменения
discard-it = Отбросить
done = Готово
double-click-changes = Двойной щелчок по пункту меняет его метку
doubtful-move = Сомнительный ход
drag-a-part = Обведите прямоугольник на доске
drag-for-part = Обведите часть доски, которую показать
drag-in-order-only = Перетаскивать партии можно, когда список показывает все в их порядке (сортировка по №)
drop-below = Отпустите, чтобы подвесить вариант к этому узлу
drop-hint = или перетащите файлы в окно
drop-in-its-place = Отпустите, чтобы поставить вариант на это место
drop-is-there = Узел уже здесь
drop-loops = Узел нельзя подвесить к самому себе
drop-too-far = Слишком глубоко для перетаскивания: вырежьте и вставьте
dropped = Перетащенная запись
duplicate-game = Дублировать эту партию
duplicate-games = Дублировать эти партии
duplicate-several-games =
    { $count ->
        [one] Дублировать { $count } партию
        [few] Дублировать { $count } партии
        [many] Дублировать { $count } партий
       *[other] Дублировать { $count } партии
    }
earlier = { $name }: раньше
encoding = Кодировка файла
end-line = Конец этой линии
end-of-file = (конец файла)
ended-by-error = программу прервала её собственная ошибка: { $what }; несохранённая работа цела и вернётся при следующем запуске
ended-twice = Программа дважды прервалась, возвращая это: в «все» это не входит.
enter-a-pod = Ввести под
erase = Убрать
erase-at = { $place } · щелчок уберёт фигуру
erasing = Расстановка: щелчок убирает (Ctrl+2 меняет)
erasing-in-tray = Расстановка: щелчок по фигуре убирает её. Щёлкните цвет, чтобы ставить его фигуры
even-position = Равная позиция
exchanged = Цвета поменялись
export-picture = Экспорт картинки
file = Файл
file-changed-since = Файл с тех пор изменился: в нём { $stamp }.
file-has-changed = { $path }: изменён другой программой; при сохранении спросим, что оставить
file-is-gone = { $path }: удалён, перемещён или переименован; запись теперь только здесь
file-was-read-again = { $path }: изменён другой программой и прочитан заново
filter-commands = Отбор команд
filter-games = Отбор партий
filter-records = Отбор записей
find = Найти
find-hint = Слова, пункт или свойство
find-in = Где
find-in-all = Везде
find-in-comments = Комментарии
find-in-labels = Метки
find-in-marks = Пометки
find-in-moves = Ходы
find-in-names = Названия
find-in-players = Игроки
find-in-setup = Расставленные камни
find-in-values = Все значения, как записаны
find-next = Следующее место
find-previous = Предыдущее место
findings =
    { $count ->
        [one] { $count } замечание
        [few] { $count } замечания
        [many] { $count } замечаний
       *[other] { $count } замечания
    }
findings-not-listed =
    { $more ->
        [one] ещё { $more } такого же рода не показано
       *[other] ещё { $more } такого же рода не показаны
    }
flip-piece = Перевернуть фигуру
fold = Свернуть продолжение
folder = Записи папки
folder-above = ↑ Папка выше
folder-title = Записать каждую партию в свой файл в папке
for-all = все письменности
for-central = Центральная Европа
for-chinese-simplified = Китайский упрощённый
for-chinese-traditional = Китайский традиционный
for-cyrillic = Кириллица
for-greek = Греческий
for-japanese = Японский
for-korean = Корейский
for-the-handicap = Для форы
for-west = Западная Европа
forks-at-start = Развилки в начале
formats = Расширение решает, что записать: .svg, .png или .txt
found =
    { $count ->
        [one] { $count } замечание. Запись показана как есть; без вашей просьбы ничего не меняется.
        [few] { $count } замечания. Запись показана как есть; без вашей просьбы ничего не меняется.
        [many] { $count } замечаний. Запись показана как есть; без вашей просьбы ничего не меняется.
       *[other] { $count } замечания. Запись показана как есть; без вашей просьбы ничего не меняется.
    }
found-move = Ход { $number } из { $count }: фигура { $piece }. Enter ставит, Escape кладёт обратно
from = от { $from } до { $to }
from-move = С хода
from-where = С
game-and-result = Партия и результат
game-as-text = Партия как текст
game-down = Опустить эту партию
game-information = Сведения о партии
game-information-2 = Сведения о партии { $id }
game-number = №
game-of = партия { $number } из { $count }
game-of-size = { $game }, { $size }
game-over = Ходов больше ни у кого нет: партия окончена
game-up = Поднять эту партию
games = Партии
games-chosen = { $shown }, выбрано: { $count }
games-copied = Скопировано: партии целиком, текстом, понятным и другим программам
games-counted =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
        [many] { $count } партий
       *[other] { $count } партии
    }
games-down = Опустить эти партии
games-of = Партии файла { $name }
games-of-the-file = Партии этого файла
games-out-to-new-tab = Перенести в новую вкладку
games-shown = Партий: { $shown } из { $count }
games-to = Копировать в { $name }
games-to-files = Записать в отдельные файлы…
games-to-new-tab = Копировать в новую вкладку
games-up = Поднять эти партии
games-went-to = Партии теперь в { $name }
ghost = Фигура под указателем
give-keys-to = Отдать: { $title }
go = Перейти
go-to-hint = Номер хода, пункт доски, start или end
go-to-move = Перейти к ходу
go-to-numbered-move = Перейти к ходу { $number }
go-where-played = Перейти туда, где это сыграли
good-for = Хорошо: { $colour }
good-for-black = Хорошо для чёрных
good-for-white = Хорошо для белых
good-move = Хороший ход
guess = { $charset } ({ $origin }, догадка)
guess-2 = { $name }, догадка
hand-cursor = Двигать курсор по доске
hand-cursor-away = Убрать курсор
hand-cursor-away-keys = Escape
hand-cursor-keys = Shift+стрелки
hand-insert = Вставить название пункта в комментарий
hand-insert-keys = Ctrl+щелчок
hand-menu = Что можно сделать в пункте или поставить другой цвет
hand-menu-keys = Правая кнопка
hand-pan = Двигать доску
hand-pan-keys = Средняя кнопка
hand-play = Ходить или пометить под курсором
hand-play-keys = Enter
hand-step = Шаг, с Ctrl — масштаб
hand-step-keys = Колесо
hand-type = Ввести ход
hand-type-keys = Буквы и цифры
has-its-value = { $id } уже есть и имеет одно значение: измените его выше
has-won = { $colour } победили
help = Справка
here = Здесь
hide-results = Результаты скрыты до последнего хода
history = История
hit-of = { $at } из { $count }
hits =
    { $count ->
        [one] { $count } место
        [few] { $count } места
        [many] { $count } мест
       *[other] { $count } места
    }
hotspot = Ключевой момент: здесь решается важное
illegal-moves = Ходы фигур против правил записываются без Shift
illegal-recorded = Ходы против правил записываются без Shift
illegal-refused = Ходы против правил записываются только с Shift
in-a-new-node = В новом узле
in-no-file = Пока ни в одном файле
in-reserve = в запасе: { $supplies }
in-the-file = В строке { $line } файла: { $marked }
in-use = { $label } · сейчас
info-AN = Комментатор
info-CP = Авторские права
info-DT = Дата
info-EV = Турнир
info-GN = Название партии
info-HA = Фора
info-KM = Коми
info-ON = Дебют
info-OT = Дополнительное время
info-PC = Место
info-RE = Результат
info-RO = Тур
info-RU = Правила
info-SO = Источник
info-TM = Время (секунды)
info-US = Кем введено
information = Партия
insert-node = Вставить узел
insert-point = Вставить { $name } в комментарий
interesting-move = Интересный ход
is-changed = { $path }: изменён другой программой
is-changed-more = В { $path } теперь { $stamp }. При замене пропадёт записанное другой программой.
is-gone = { $path }: исчез
is-gone-more = { $path }: удалён, перемещён или переименован после чтения.
is-in-the-way = { $path } уже существует
is-in-the-way-more = В { $path } { $stamp }. При замене это пропадёт.
is-to-play = Ходят { $next }.
keep-both = Сохранить оба
keep-this-order = Расположить так все партии файла
kept-as = Сохранено: { $stamp }
kept-as-written = Остаётся как записано
keys = Клавиши
keys-are-taken = { $keys } уже занято: { $title }
keys-dialog = Клавиши…
keys-in-hand = Z X поворот, F переворот, стрелки сдвиг, Enter поставить, Esc вернуть
keys-without-piece = Буква берёт фигуру, + − перебирают, Ctrl+H находит ход
komi = Коми
label-at = Метка { $text } на { $name }
label-letters = A B C
label-numbers = 1 2 3
label-on-board = Пункт с меткой { $label }
language-setting = Язык
language-system = Как в системе
last-moment-missing = Последний миг перед остановкой программы может пропасть.
later = Позже
leave-keys = Оставить
lets-go-of-piece = Щёлкните, чтобы отпустить фигуру
lets-go-of-pod = Щёлкните, чтобы отпустить под
licences = Свободная программа под лицензией MIT или Apache 2.0. Шрифт текста — Inter, по лицензии SIL Open Font License.
line-of-file = строка { $line }
lines-counted =
    { $leaves ->
        [one] { $leaves } линия
        [few] { $leaves } линии
        [many] { $leaves } линий
       *[other] { $leaves } линии
    }
link-copied = Ссылка HexWorld этой линии в буфере обмена
links-n = { $colour }, связи: { $named }
longer-side = Длинная сторона (пикс.)
look = Вид
look-for = Что искать
look-for-part = Часть доски
look-for-position = Эту позицию
look-for-text = Текст
made-of = Создана новая запись: { $name }, { $what }; она пока ни в одном файле
made-of-with-unread =
    { $unread ->
        [one] Создана новая запись: { $name }, { $what }; она пока ни в одном файле. { $unread } строка не понята и показана в замечаниях
        [few] Создана новая запись: { $name }, { $what }; она пока ни в одном файле. { $unread } строки не поняты и показаны в замечаниях
        [many] Создана новая запись: { $name }, { $what }; она пока ни в одном файле. { $unread } строк не понято, они показаны в замечаниях
       *[other] Создана новая запись: { $name }, { $what }; она пока ни в одном файле. { $unread } строки не понято, они показаны в замечаниях
    }
make-main-line = Сделать главной линией
make-main-variation-here = Сделать главным вариантом здесь
makes-to-play = Ход: { $colour }
marked-following = Следующие ходы
marked-instead = Ходы вместо этого
marked-moves = Пометки вариантов
marked-record = Как велит запись
markup = Пометки и метки
merge-games = Слить в первую из них
merge-record = Слить запись
merge-several-games = Слить партии
mirror-board = Отразить доску
modified = не сохранено
month-1 = Январь
month-2 = Февраль
month-3 = Март
month-4 = Апрель
month-5 = Май
month-6 = Июнь
month-7 = Июль
month-8 = Август
month-9 = Сентябрь
month-10 = Октябрь
month-11 = Ноябрь
month-12 = Декабрь
month-back = На месяц назад
month-on = На месяц вперёд
more-changes = и ещё { $count }
more-with-games = Ещё
move = Ход
move-2 = Ход { $number }
move-goes-on = Щёлкните: { $turn }
move-goes-on-at = { $turn }: щёлкните отмеченную клетку, чтобы продолжить; Escape — шаг назад
move-numbers = Номера ходов
move-or-point = Ход или пункт
move-pending = { $turn }: Enter делает ход, щелчок по перепрыгнутому поду берёт или щадит его, Escape — шаг назад
move-several-games =
    { $count ->
        [one] Переместить { $count } партию
        [few] Переместить { $count } партии
        [many] Переместить { $count } партий
       *[other] Переместить { $count } партии
    }
move-title = Ход { $number } · { $words }
move-variation = Переместить вариант
moves = Ходы { $first }–{ $last }
moves-copied =
    { $count ->
        [one] { $count } ход списком в буфере обмена
        [few] { $count } хода списком в буфере обмена
        [many] { $count } ходов списком в буфере обмена
       *[other] { $count } хода списком в буфере обмена
    }
moves-copied-without-setup =
    { $count ->
        [one] { $count } ход списком в буфере обмена, без расставленных камней
        [few] { $count } хода списком в буфере обмена, без расставленных камней
        [many] { $count } ходов списком в буфере обмена, без расставленных камней
       *[other] { $count } хода списком в буфере обмена, без расставленных камней
    }
moves-counted =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
name-hint = Имя
name-of = { $player }: имя
new = Новая запись…
new-node = Новый узел
new-property = Новое свойство
new-record = Новая запись
new-tab = Создать или открыть
new-value = Его значение
new-variation = Новый вариант
next = Вперёд
next-10 = На десять вперёд
next-fork = Развилки после хода { $number }
next-moves = Пометки следующих ходов
next-with-it = { $player }: дальше
no-board = Доска этой игры неизвестна. Вот её ходы, как их пишет запись.
no-command = Нет похожей команды.
no-further-file = В этой папке больше нет записей
no-further-place = Больше переходить некуда
no-game = В этом сборнике пока нет партий. Добавьте: «Новая».
no-handicap = «{ $text }» — не фора для этой доски: от 2 до 9 камней, на малых досках меньше
no-history = Пока ничего не изменено. Все изменения появятся здесь, и их можно отменить.
no-journal = { $folder }: несохранённые изменения не удаётся сберечь ({ $why })
no-keys = Нет
no-keys-for = Без клавиш: { $title }
no-moves = В этой линии нет ходов
no-notes = Замечаний нет
no-picture-size = «{ $text }» — не число пикселей
no-pieces = Поиск ходов есть только в играх семейства Блокус
no-properties = В этом узле нет свойств.
no-recent = Здесь будут открытые вами записи.
no-record = { $path }: это не запись партии
no-record-any-more = { $path }: больше не запись партии; открытое здесь осталось как было
no-record-in-text = Этот текст — не запись партии
no-result = Без результата
no-settings-file = Файлу настроек негде быть, поэтому ничего не запоминается.
no-size = «{ $text }» — не размер: напишите 11 или 11 × 13
no-such-place = Не номер хода и не пункт этой доски
no-text-to-preview = В записи нет ни имён, ни комментариев.
no-variations = Вариантов пока нет: сыграйте где угодно другой ход
no-versions = Прежних версий этого файла нет
nobodys-turn = Ничей ход
node = Узел
node-and-move = { $game }, узел { $node }, ход { $number }
node-name = Название этого узла
nodes-counted =
    { $count ->
        [one] { $count } узел
        [few] { $count } узла
        [many] { $count } узлов
       *[other] { $count } узла
    }

## The window: n to z
not-found = Не найдено
not-here = { $title }: здесь невозможно
not-in-a-file = Пока не в файле
not-in-guide = Этих слов в справке нет.
not-its-turn = Сейчас ходят: { $player }
not-counted = Эта игра не считается по территории
not-so-many = Столько ходов на выбор нет
not-there-any-more = Больше нет: { $names }
notation = Названия пунктов
notation-chinese = Китайские цифры: 4-四
notation-in-line = Внутри линий шестиугольника
notation-numbers = Два числа: 4-4
notation-other-side = С другой стороны
notation-record = Как в записи
notation-relative = От ближайших сторон
notation-usual = Как принято в игре
notes = Что нашла проверка
nothing-found = В этой записи всё в порядке.
nothing-of-it = ничего такого
nothing-open = Сначала откройте запись
number-moves-from-here = Нумеровать ходы отсюда
numbered-from-here = Ходы отсюда нумеруются с 1
numbers-all = Все ходы
numbers-last = Последний ход
numbers-last-5 = Последние пять ходов
numbers-none = Нет
occasion = Турнир
on-the-disk = { $name } на диске
one-window = Файлы открываются в этом окне
only-first-lines-drawn = { " " }Нарисованы только первые { $most } линий из { $all }.
only-this-line = Только эта линия
only-this-node = Только в этом узле
open = Открыть запись…
open-address = Открыть { $address } в браузере
open-beside = Посмотреть
open-it = Открыть
open-recent = Открыть недавние
open-title = Открыть записи
opened-as = Здесь было: { $what }. Пока ни в одном файле
other-size = Другой размер
overwrite = Заменить
own-text = Свой текст
painter = Отрисовка
painter-auto = Автоматически
painter-opengl = OpenGL
painter-software = Программная
paste-variation = Вставить вариант
pasted = Вставленная запись
picture-copied = Доска в буфере обмена как картинка
pictures = Картинки и диаграммы
piece-chosen = Щёлкните отмеченную клетку, чтобы пойти туда; Escape отпускает
piece-fits-nowhere = { $piece }, никуда не встаёт
piece-in-hand = { $colour }, { $piece }: Z X F — поворот, Enter — поставить
piece-left = { $piece }, осталось: { $count }
piece-left-fits-nowhere = { $piece }, осталось: { $count }, никуда не встаёт
pieces-and-points = { $counted }, очки: { $points }.
pieces-left =
    { $count ->
        [one] { $colour }: осталась { $count } фигура
        [few] { $colour }: остались { $count } фигуры
        [many] { $colour }: осталось { $count } фигур
       *[other] { $colour }: осталось { $count } фигуры
    }
pieces-of =
    { $pieces ->
        [one] { $name }: { $pieces } фигура
        [few] { $name }: { $pieces } фигуры
        [many] { $name }: { $pieces } фигур
       *[other] { $name }: { $pieces } фигуры
    }
place-and-line = { $place } · строка { $line }
place-far = далеко вперёд
place-in-game = партия { $game }, { $at }
place-in-line = Место в этой линии
place-move = ход { $moves }
place-of = { $at } из { $of }
place-start = начало
places-found =
    { $count ->
        [one] { $count } место
        [few] { $count } места
        [many] { $count } мест
       *[other] { $count } места
    }
places-in-values =
    { $values ->
        [one] { $places } в { $values } значении
       *[other] { $places } в { $values } значениях
    }
play = Сыграть { $name } { $action }
play-2 = Ход: { $colour }
play-here = Сыграть { $name }
play-through = Показать ходы подряд
played-on = Сыграно на { $point }
players = Игроки
plays = Enter играет { $text }
pod-chosen = Щёлкните клетку, чтобы пойти, сторону пода — для зубца, зубец — чтобы повернуть; Escape отпускает
pod-on = Под на { $place }
pods-prongs = { $colour }: поды { $reserve }, зубцы { $prongs }
pods-prongs-superprongs = { $colour }: поды { $reserve }, зубцы { $prongs }, суперзубцы { $superprongs }
point-is-nobodys = { $name } · щелчок сделает ничьим, как в сэки
point-is-nobodys-already = { $name }: ничьё
point-is-somebodys = { $name } · щелчок засчитает снова
points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
points-2 = пункты { $places }
points-with-bonus = { $points } (премия { $bonus })
press-keys = Нажмите новые клавиши…
preview = Просмотр
prisoners = Пленные
program-error = Ошибка программы: { $what }. Начатое могло не выполниться; сохраните работу.
program-is = Открытие, изучение и комментирование записей настольных игр
properties = Свойства
property-name = { $id }: название
put-up = Поставить
rank = Разряд
rank-of = { $player }: разряд
read-again = Прочитать заново
read-as = Прочитать как
read-swaps = Толковать обмены
reading = Чтение { $path }
recent = Недавние
record-copied = Запись в буфере обмена как текст
records = Записи партий
records-counted =
    { $count ->
        [one] { $count } запись
        [few] { $count } записи
        [many] { $count } записей
       *[other] { $count } записи
    }
records-shown = Записей: { $shown } из { $count }
redo = Повторить
regular-expression = Регулярное выражение
reload-instead = Отбросить моё и прочитать заново
remove = Удалить { $word } { $ends }
remove-all-marks = Снять все пометки
remove-at = Снять { $mark } на { $places }
remove-at-2 = Снять { $mark } на { $stones }
remove-chosen = Удалить
remove-label-at = Снять метку на { $name }
remove-marks = Снять пометки
remove-marks-at = Снять пометки на { $places }
remove-property = Удалить { $id }
remove-value = Удалить значение { $number } у { $id }
removed-annotations =
    { $count ->
        [one] удалена { $count } оценка
        [few] удалены { $count } оценки
        [many] удалено { $count } оценок
       *[other] удалено { $count } оценки
    }
removed-comments =
    { $count ->
        [one] удалён { $count } комментарий или название
        [few] удалены { $count } комментария и названия
        [many] удалено { $count } комментариев и названий
       *[other] удалено { $count } комментария и названия
    }
removed-empty-nodes =
    { $count ->
        [one] удалён { $count } пустой узел
        [few] удалены { $count } пустых узла
        [many] удалено { $count } пустых узлов
       *[other] удалено { $count } пустого узла
    }
removed-markup =
    { $count ->
        [one] удалено { $count } свойство с пометками
        [few] удалены { $count } свойства с пометками
        [many] удалено { $count } свойств с пометками
       *[other] удалено { $count } свойства с пометками
    }
removed-private =
    { $count ->
        [one] удалено { $count } частное свойство
        [few] удалены { $count } частных свойства
        [many] удалено { $count } частных свойств
       *[other] удалено { $count } частного свойства
    }
removed-times =
    { $count ->
        [one] удалена { $count } отметка времени
        [few] удалены { $count } отметки времени
        [many] удалено { $count } отметок времени
       *[other] удалено { $count } отметки времени
    }
removed-variations =
    { $count ->
        [one] удалён { $count } узел вариантов
        [few] удалены { $count } узла вариантов
        [many] удалено { $count } узлов вариантов
       *[other] удалено { $count } узла вариантов
    }
rename = Переименовать { $id } в { $to }
reopen = При запуске открывать то, что было открыто
repair = Исправить
repair-2 = Исправить: { $title }
repair-all = Исправить всё
repair-everything = Исправить всё
repair-this = Исправить, как показано; отмена вернёт
replace-all = Заменить все
replace-too = Замена
replace-with = Заменить на
replaced-time =
    { $count ->
        [one] заменено { $count } раз
        [few] заменено { $count } раза
        [many] заменено { $count } раз
       *[other] заменено { $count } раза
    }
replaces-here-only = В записи, что впереди
restore = Восстановить
restore-all = Восстановить всё
result = Результат
result-2 = результат { $result }
result-unknown = Результат неизвестен
results-hidden = Чем кончилась партия, сказано после последнего хода
results-shown = Чем кончилась партия, сказано сразу
right-button-puts-up = { $click }, правая кнопка поставит: { $other }
round = тур { $round }
row-of-count = { $name }: { $black } — { $white }
same-part = Эта часть встретится
same-position = Та же позиция
sample = Пример записи: { $title }
samples = Примеры
save = Сохранить
save-all = Сохранить все
save-changes = Сохранить изменения в { $one }?
save-changes-many =
    { $count ->
        [one] Сохранить изменения в { $count } записи?
       *[other] Сохранить изменения в { $count } записях?
    }
save-title = Сохранить запись как
saved = Сохранено
scope = Где искать
scope-game = Эта партия
scope-open = Все открытые файлы
scope-record = Все партии записи
score-line = счёт: { $scores }
seconds-a-move = Секунд на ход
search-guide = Поиск в справке
set = Задать { $id }
set-up = Расстановка
setting-up = Расстановка: { $colour } (Ctrl+2 меняет)
settings = Настройки
settings-file = Все настройки в { $file }; каждая строка там объяснена. Способ отрисовки меняется при следующем запуске.
setup-at = { $place } · расстановка, { $colour }: возьмите фигуру; щелчок по стоящей уберёт или перекрасит её
setup-in-tray = Расстановка: { $colour }, им и ходить. Щёлкните другой цвет, чтобы сменить
setup-node = Расстановка
shared-colour = { $colour }: дальше { $player }
show-again = Снова показать { $places }
show-everything = Показать все ветви
show-part-board = Показать часть доски
show-whole-board = Показать всю доску
shows-all = Обведите часть доски, которую показать; щелчок покажет всю
size-by = { " " }×{ " " }
size-in-words = { $size } Б
size-of-everything = Размер содержимого окна
snap = Фигура в руке — на допустимые места
snaps = Фигура в руке встаёт на допустимые места
snaps-not = Фигура в руке остаётся под указателем
sort-by = Сортировать: { $column }
sort-games = Упорядочить партии
source = Источник
source-link = ссылка HexWorld
source-moves =
    { $count ->
        [one] список из { $count } хода, { $game }
       *[other] список из { $count } ходов, { $game }
    }
source-record =
    { $games ->
        [one] запись из { $games } партии
       *[other] запись из { $games } партий
    }
source-server = партия в формате { $format }
split-into =
    { $games ->
        [one] { $games } файл записан в { $folder }
        [few] { $games } файла записаны в { $folder }
        [many] { $games } файлов записано в { $folder }
       *[other] { $games } файла записано в { $folder }
    }
split-stopped = Остановлено: в { $folder } записано файлов: { $done } из { $games }
splitting = Разделение в { $folder }
spoken = Что говорит экранный диктор
spoken-and-more = { $list } и ещё { $count }
spoken-captures =
    { $count ->
        [one] Взят { $count }
       *[other] Взято { $count }
    }
spoken-child = узел { $number }
spoken-closed = закрыто
spoken-continuations =
    { $count ->
        [one] { $count } продолжение
        [few] { $count } продолжения
        [many] { $count } продолжений
       *[other] { $count } продолжения
    }
spoken-continuations-named =
    { $count ->
        [one] { $count } продолжение: { $list }
        [few] { $count } продолжения: { $list }
        [many] { $count } продолжений: { $list }
       *[other] { $count } продолжения: { $list }
    }
spoken-empty = пусто
spoken-end = Конец линии
spoken-full = Всё
spoken-good-for = хорошо: { $colour }
spoken-has-comment = Есть комментарий
spoken-label = метка { $label }
spoken-label-at = { $label } на { $place }
spoken-last-move = последний ход
spoken-marked = Помечено: { $list }
spoken-move = Ход { $number }: { $colour } { $text }
spoken-node = После хода { $number }
spoken-over = Партия окончена
spoken-pods =
    { $count ->
        [one] { $count } под
        [few] { $count } пода
        [many] { $count } подов
       *[other] { $count } пода
    }
spoken-setup = Расстановка после хода { $number }
spoken-short = Только ход
spoken-start = Начало
spoken-start-setup = Начало, расставлено
spoken-territory = территория: { $colour }
spoken-to-play = Ход: { $colour }
spoken-usual = И начало комментариев
spoken-won = { $colour } победили
spoken-won-by = { $colour } победили: { $what }
stamp-in-words = { $size } Б, от { $time }
start = Начало
start-game = Начало партии
still-writing = Эта запись ещё записывается
stone-is-dead = { $name } · щелчок назовёт эти камни мёртвыми
stone-lives = { $name } · щелчок назовёт эти камни живыми
stones = Камни
stop = Стоп
store-as = Хранить как { $ca_name }
store-as-utf-8 = Хранить запись в UTF-8
supply = осталось: поды { $pods }, зубцы { $prongs }
supply-with-superprongs = осталось: поды { $pods }, зубцы { $prongs }, суперзубцы { $superprongs }
swap-nobody = никто не меняется
swap-pieces = обмен фигурами
swap-players = игроки меняются сторонами
swap-rule = Обмен
swap-sides = обмен сторонами
swap-stones = камни меняют цвет
swap-usual = как принято
take-a-piece = Сначала возьмите фигуру: щёлкните её в наборе или нажмите её букву
take-one-of =
    { $count ->
        [one] Дальше { $count } ход: Alt+1 … Alt+{ $last }
        [few] Дальше { $count } хода: выбор — Alt+1 … Alt+{ $last }
        [many] Дальше { $count } ходов: выбор — Alt+1 … Alt+{ $last }
       *[other] Дальше { $count } хода: выбор — Alt+1 … Alt+{ $last }
    }
taken-all-the-same = Shift со щелчком всё равно записывает
team = Команда
team-of = { $player }: команда
territory = Территория
territory-at = Территория ({ $whose }) на { $places }
text-does-not-fit = Этот текст не вмещается в кодировку файла
text-of-label = Текст метки
the-file-is-gone = Файл исчез.
the-game-is-over = ; партия окончена
theme = Светлая или тёмная
theme-contrast = Высокий контраст
theme-dark = Тёмная
theme-light = Светлая
theme-system = Как в системе
time-left = Осталось времени
title = Название
title-after-move = { $game }, после хода { $number }
title-at-start = { $game }, начало
title-with-move = { $game }, ход { $number }: { $colour } { $action }
to-end = Конец этой линии
to-move = Ходят
to-play = ходят
to-play-next = Ход: { $colour }
to-start = Начало партии
tool-arrow = Стрелка
tool-black-territory = Территория чёрных
tool-circle = Круг
tool-cross = Крестик
tool-dim = Затемнить
tool-label = Метка
tool-line = Линия
tool-number = Число
tool-play = Игра
tool-selected = Выделить
tool-setup = Расстановка
tool-square = Квадрат
tool-triangle = Треугольник
tool-visible = Видимая часть
tool-white-territory = Территория белых
tree = Дерево
tree-grows = Направление дерева
tree-grows-down = Вниз
tree-grows-right = Вправо
turn-as-moves-say = Очередь — по ходам
turn-board = Повернуть доску
turn-board-back = Вернуть доску в обычный вид
turn-piece-left = Повернуть фигуру влево
turn-piece-right = Повернуть фигуру вправо
turned = Повёрнуто и отражено
type-a-move = Введите ход, например 33+B
type-a-path = Путь к файлу
type-colour = цвет
type-double = 1 или 2 («очень»)
type-empty-or-list = список или пусто: { $kind }
type-list = список: { $kind }
type-move = ход
type-none = без значения
type-number = целое число
type-or = { $first } или { $first }:{ $second }
type-point = пункт
type-real = число
type-simple-text = строка текста
type-stone = камень
type-text = текст
type-the-path = Системное окно не открылось: введите путь к файлу
unclear-position = Неясная позиция
undo = Отменить
undone = Отменено: { $title }
unfold = Развернуть
unknown-property = формату неизвестно; сохраняется как есть
unsaved-work = Несохранённая работа прошлого запуска
unsaved-work-more = Программа остановилась, не сохранив это. Что не решите сейчас, будет предложено при следующем запуске.
untitled = Без названия
usual-komi = Обычно по правилам { $rules }: { $komi }
value-down = Опустить значение { $number } у { $id }
value-name = { $id }: значение
value-name-numbered = { $id }: значение { $number }
value-up = Поднять значение { $number } у { $id }
variation-copied = Этот узел и продолжение в буфере обмена
version = Версия { $version }
versions-more = Что было в файле перед первым сохранением, каждый раз, когда вы брались за него. Открытие версии не меняет файл.
versions-of = Прежние версии { $path }
was-removed = { $said }: было { $before } Б, стало { $after }
wheel = Колесо над доской
wheel-step = Шаги; с Ctrl — масштаб
wheel-zoom = Масштаб; с Ctrl — шаги
where-to-set-up = Куда поставить?
where-to-set-up-more = В этом узле есть ход или продолжение. Расстановка здесь изменит всё, что дальше.
whose-turn = Чей ход
wins = { $winner } победили
wins-by = { $winner } победили, разница: { $points }
wins-by-forfeit = { $winner } победили из-за неявки
wins-by-resignation = { $winner } победили: соперник сдался
wins-time = { $winner } победили по времени
with-emphasis = { $judgement } (с Shift: очень)
without-a-net = { $line }. Если программа сейчас остановится, они пропадут: сохраните их.
won = { $winner } победили.
won-by = { $winner } победили: { $what }.
working-it-out = Подсчёт…
would-go = { $said }, { $bytes } Б
write-a-comment = Написать комментарий
write-again = Записать снова
write-as = Записать { $value }
write-it-down = Отметить территорию
writing = Запись { $path }
written = { $path } записан
year-back = На год назад
year-on = На год вперёд

## The guide
guide-commands = Поиск команд
guide-commands-text = Ctrl+Shift+P находит любую команду по нескольким буквам названия. Аргументы пишут после названия, как в сценарии.
guide-marking = Пометки и расстановка
guide-marking-text = Выберите инструмент под доской и щёлкайте или ведите мышью. Расстановка ставит камни на доску без хода.
guide-moving = Ход фигурой
guide-moving-text = В играх, где фигуры ходят с клетки на клетку, щёлкните фигуру, затем отмеченную клетку; в «Амазонках» третий щелчок пускает стрелу. Escape — шаг назад.
guide-octi = Игра Octi
guide-octi-text = Щёлкните под, затем его сторону — для зубца, зубец — чтобы повернуть его, или отмеченную клетку — чтобы пойти туда. После прыжка щелчок по перепрыгнутому поду берёт или щадит его, а Enter делает ход; поды стопки ходят по одному. С Shift зубец становится суперзубцом. Escape — шаг назад. Любой ход можно и ввести текстом.
guide-pieces = Ход фигурами Блокуса
guide-pieces-text = Щёлкните фигуру рядом с доской или перетащите её; её буква тоже берёт её, а + и − перебирают оставшиеся. Колесо или Z и X поворачивают, правая кнопка или F переворачивает, щелчок, Enter или пробел ставит; стрелки сдвигают, с Shift — на следующее допустимое место. Фигура встаёт на допустимое место у указателя, если в меню «Вид» не выбрано иное. Ход против правил отвергается с объяснением; с Shift он всё равно записывается.
guide-playing = Игра
guide-playing-text = Щёлкните доску, чтобы пойти. Если такой ход в записи уже есть, вы войдёте в него, иначе начнётся вариант. Любой ход можно и ввести текстом (Ctrl+M).
guide-reading = Чтение записи
guide-reading-text = Стрелки ведут по ходам; вверх и вниз выбирают вариант. Щёлкните узел дерева, чтобы перейти к нему. Названия пунктов в комментарии подсвечиваются на доске, а щелчок по ним ведёт туда, где сюда сыграли.
guide-tree = Дерево
guide-tree-text = Оно растёт вправо или вниз (меню «Вид»). Перетащите узел, чтобы изменить порядок вариантов или подвесить его в другом месте, тяните за фон, чтобы двигать дерево, крутите колесо с Ctrl для масштаба; остальное — по правой кнопке.
guide-undo = Отмена
guide-undo-text = Отменить можно всё, без ограничений. В истории перечислен каждый шаг, щелчок ведёт к нему.
guide-writing = Комментарии
guide-writing-text = Щёлкните комментарий и пишите или нажмите Ctrl+E; Escape выходит. Знаки над комментарием оценивают ход и позицию. Ctrl со щелчком по доске вставляет название пункта в комментарий.

## What commands do
command-help-about = Говорит, какая это версия.
command-help-add-games = Добавляет партии из буфера обмена или данного текста в конец сборника.
command-help-add-games-from = Добавляет партии других файлов в этот сборник.
command-help-add-stone = Ставит камни на доску вручную; в семействе Блокус — одну фигуру, заданную её пунктами. В Octi 46CD — это под с двумя зубцами; 46CD+A и 46CD-C добавляют ему зубец или вынимают. Если в узле есть ход или за ним идут другие, укажите, в какой узел.
command-help-add-value = Добавляет значения свойству этого узла или создаёт свойство.
command-help-annotate = Оценивает ход (good-move, bad-move, doubtful, interesting) или позицию (good-black, good-white, even, unclear, hotspot); none снимает оценку.
command-help-append-comment = Добавляет абзац к комментарию этого узла.
command-help-arrow = Рисует стрелку между двумя пунктами или убирает её.
command-help-back = Идёт назад.
command-help-change-value = Меняет N-е значение свойства этого узла, счёт с 1.
command-help-clean-up = Показывает, что можно убрать из записи, сколько этого и что останется, и убирает.
command-help-close = Закрывает эту вкладку.
command-help-comment = Заменяет комментарий этого узла; пустой текст удаляет его.
command-help-coordinates = Показывает или скрывает координаты.
command-help-copy-board = Копирует доску в буфер обмена диаграммой из символов.
command-help-copy-games = Копирует в буфер обмена всю эту партию или партии с этими номерами.
command-help-copy-link = Копирует ссылку этой линии гекса в буфер обмена.
command-help-copy-moves = Копирует ходы этой линии в буфер обмена, в обозначениях игры.
command-help-copy-picture = Копирует доску в буфер обмена картинкой.
command-help-copy-record = Копирует всю запись в буфер обмена.
command-help-copy-variation = Копирует этот узел и всё, что дальше, в буфер обмена.
command-help-count = Подсчитывает оконченную партию Го и отмечает территорию; в каждом названном пункте стоит мёртвый камень. По правилам записи, если не указано --area или --territory. С --result записывается и результат.
command-help-counting = Щелчками снимаются мёртвые камни и считаются очки оконченной партии Го.
command-help-cut-variation = Переносит этот узел и всё, что дальше, в буфер обмена.
command-help-delete-game = Удаляет из сборника эту партию или партии с этими номерами: 3 5-8.
command-help-delete-node = Удаляет этот узел; следующее за ним поднимается.
command-help-delete-other-variations = Удаляет все варианты, которые ответвляются между началом партии и этим узлом.
command-help-delete-variation = Удаляет этот узел и всё, что дальше.
command-help-demote = Сдвигает этот вариант на одно место назад.
command-help-drop-piece = Кладёт фигуру из руки обратно.
command-help-duplicate-game = Добавляет копию этой партии после неё или копии партий с этими номерами.
command-help-earlier-versions = Перечисляет, что было в файле до первого сохранения.
command-help-edit-comment = Переходит в комментарий; Escape выходит.
command-help-encoding = Хранит запись в другой кодировке, например utf-8.
command-help-erase = Убирает вручную камни или фигуры в этих пунктах с доски.
command-help-export-picture = Записывает доску картинкой SVG или PNG.
command-help-figure = Начинает с этого узла отдельную диаграмму.
command-help-find = Ищет текст, пункт или свойство отсюда до конца, затем с начала: во всей записи или в комментариях, названиях, игроках, метках, ходах, пометках, расстановке или свойствах.
command-help-find-move = Показывает следующую допустимую постановку: фигуры в руке или любой, начиная с крупных.
command-help-find-move-back = Показывает допустимую постановку перед показанной.
command-help-find-next = Переходит к следующему найденному месту.
command-help-find-previous = Переходит к предыдущему найденному месту.
command-help-findings = Перечисляет, что в записи не так и что можно исправить.
command-help-flip = Отражает все пункты этой партии, с --comments — и названия в комментариях. Диагонали гекса меняют цвета местами, ведь края принадлежат им.
command-help-flip-piece = Отражает фигуру в руке.
command-help-flip-view = Отражает доску на экране; запись не меняется.
command-help-fold-others = Сворачивает все ветви дерева вне текущей линии.
command-help-full-screen = Показывает одну доску на весь экран.
command-help-game = Переходит к началу партии сборника, счёт с 1.
command-help-game-text = Показывает всю партию текстом вместо дерева или снова дерево.
command-help-games = Перечисляет партии сборника.
command-help-go-back = Переходит туда, где вы были до последнего прыжка, в любой вкладке.
command-help-go-forward = Переходит туда, откуда вы вернулись.
command-help-goto = Переходит к месту этой партии: start, end (главной линии), номер хода главной линии или номера потомков, как /0.0.2.
command-help-goto-dialog = Спрашивает, куда перейти.
command-help-handicap = Даёт чёрным N камней на обычных местах до первого хода; 0 убирает их.
command-help-help = Показывает справку.
command-help-hide-results = Сообщает, чем кончилась партия, только после последнего хода или сразу.
command-help-history = Отменяет или повторяет, пока не сделано N шагов; 0 — запись, какой она была открыта.
command-help-history-list = Перечисляет шаги, которые можно отменить и повторить.
command-help-illegal-moves = Фигура, поставленная против правил или не в очередь, записывается без Shift или только с ним.
command-help-info = Меняет одно из сведений о партии в том узле, где запись его хранит; пустое значение удаляет его.
command-help-information = Показывает и правит, что известно о партии.
command-help-insert-node = Вставляет пустой узел перед этим или между ним и всем, что дальше.
command-help-keep-position = Делает из позиции отдельную запись: расстановка вместо ходов, сведения о партии остаются.
command-help-keep-subtree = Делает из позиции и всего, что дальше, отдельную запись.
command-help-label = Ставит на пункт текст или следующую свободную букву; пустой текст снимает её, как и вызов без текста там, где она есть.
command-help-line = Рисует линию между двумя пунктами или убирает её.
command-help-line-end = Переходит к последнему узлу этой линии.
command-help-line-start = Возвращается к первому узлу партии.
command-help-main-line = Переходит к ходу главной линии, от которого отошёл этот вариант.
command-help-make-main-here = Делает этот вариант первым на его развилке, не трогая прежних развилок.
command-help-make-main-line = Делает линию до этого узла первой на каждой развилке.
command-help-mark = Помечает пункты: triangle, square, circle, cross, selected, dim. Если пометка уже есть у всех, снимает её.
command-help-mark-stone = Помечает камни позиции Octi: arrow, circle, cross, square, triangle.
command-help-merge = Сливает партию из буфера обмена или данного текста с этой: одинаковые ходы получают общие узлы, комментарии и пометки объединяются.
command-help-merge-games = Сливает партии с этими номерами в первую из них: одинаковые ходы получают общие узлы.
command-help-move-game = Переносит эту партию или партии с этими номерами на место в сборнике, счёт с 1.
command-help-move-number = Даёт этому ходу номер; дальше счёт идёт от него.
command-help-move-numbers = Показывает или скрывает номера ходов: none, last, last N, all или here — у ходов после этого, счёт с 1.
command-help-move-piece = Сдвигает фигуру в руке: left, right, up или down; far — до следующего допустимого места.
command-help-move-to = Подвешивает этот узел и всё, что дальше, к другому узлу партии.
command-help-move-value = Переносит N-е значение свойства этого узла на другое место среди его значений.
command-help-move-variation = Ставит этот вариант на место среди других, счёт с 0.
command-help-name = Заменяет название этого узла; пустой текст удаляет его.
command-help-new = Начинает новую запись.
command-help-new-game = Добавляет в сборник партию: номер или название игры и размер доски.
command-help-new-node = Добавляет пустой узел после этого.
command-help-new-variation = Добавляет пустой узел рядом с этим, вариантом к нему.
command-help-next = Идёт вперёд по последнему посещённому варианту.
command-help-next-file = Открывает следующую запись этой папки.
command-help-next-fork = Идёт вперёд до узла, за которым несколько вариантов, или до конца.
command-help-next-game = Переходит к началу следующей партии сборника.
command-help-next-moves = Помечает следующие ходы или сыгранные вместо этого: following, instead, record — как велит запись, или none.
command-help-next-piece = Берёт в руку следующую фигуру.
command-help-next-tab = Показывает следующую открытую запись.
command-help-next-variation = Переходит к следующему варианту этого узла или этой линии.
command-help-next-with = Переходит к следующему узлу с комментарием, оценкой, ключевым моментом, расстановкой или пометками.
command-help-notation = Выбирает названия пунктов вокруг доски, в ходах, комментариях и при вводе: usual, record, numbers, chinese, relative (от ближайших сторон), other-side или in-line (Гавана как на Little Golem).
command-help-only-line = Показывает в дереве одну текущую линию или снова все ветви.
command-help-open = Открывает записи, каждую в своей вкладке.
command-help-open-folder = Перечисляет записи папки: этой, если не названа другая.
command-help-open-recent = Открывает запись, которая уже открывалась.
command-help-palette = Находит любую команду по названию.
command-help-pass = Пас.
command-help-paste-record = Открывает текст из буфера обмена отдельной записью: запись, ссылку HexWorld, список ходов.
command-help-paste-variation = Добавляет содержимое буфера обмена или данный текст под этот узел.
command-help-place-piece = Ставит фигуру из руки туда, где она есть; anyway — даже против правил.
command-help-play = Делает ход в обозначениях игры. Если он в записи уже следующий, переходит к нему.
command-help-play-through = Показывает ходы один за другим или останавливается.
command-help-previous-file = Открывает предыдущую запись этой папки.
command-help-previous-fork = Возвращается к ближайшему узлу, за которым несколько вариантов, или к началу.
command-help-previous-game = Переходит к началу предыдущей партии сборника.
command-help-previous-piece = Берёт в руку предыдущую фигуру.
command-help-previous-tab = Показывает предыдущую открытую запись.
command-help-previous-variation = Переходит к предыдущему варианту этого узла или этой линии.
command-help-previous-with = Переходит к предыдущему узлу с комментарием, оценкой, ключевым моментом, расстановкой или пометками.
command-help-promote = Сдвигает этот вариант на одно место вперёд.
command-help-properties = Показывает все свойства этого узла.
command-help-quit = Закрывает окно.
command-help-read-as = Читает файл заново в другой кодировке.
command-help-read-swaps = Говорит, как понимать обмены в этой партии гекса: judged — по ходам после них, as-written, pieces или sides. Запись не меняется.
command-help-redo = Повторяет последний отменённый шаг или последние N.
command-help-reload = Читает файл заново.
command-help-remove-value = Удаляет N-е значение свойства этого узла, счёт с 1.
command-help-rename = Даёт свойству этого узла другое имя и оставляет значения.
command-help-repair = Исправляет найденное проверкой в файле или только в этом узле: всё или все замечания одного кода.
command-help-replace = Заменяет один текст другим в комментариях, названиях, игроках и метках или в одном виде (KIND) из них; во всех партиях, если не сказано иное. С --regex $1 означает группу.
command-help-replace-dialog = Заменяет текст в комментариях, названиях, игроках и метках и сначала показывает, что станет с каждым.
command-help-resign = Сдача: ходом, если в записях этой игры он есть, иначе результатом партии.
command-help-rotate = Поворачивает все пункты этой партии, с --comments — и названия в комментариях.
command-help-rotate-view = Поворачивает доску на экране; запись не меняется.
command-help-save = Сохраняет запись в её файл.
command-help-save-as = Сохраняет запись в другой файл.
command-help-save-copy = Сохраняет запись в другой файл и остаётся с этим.
command-help-save-copy-as = Сохраняет запись в другой файл так, как её читают другие: ff4 (строгий FF4), utf-8, pentobi, sabaki или hexgui; этот не меняется.
command-help-set = Даёт свойству этого узла эти значения, что бы оно ни значило.
command-help-set-up = При расстановке ставится этот цвет, ему и ходить; без цвета — убирает.
command-help-settings = Показывает настройки.
command-help-shortcuts = Перечисляет клавиши.
command-help-show-comment = Показывает или скрывает комментарий.
command-help-show-information = Показывает или скрывает игроков и состояние партии.
command-help-show-pieces = Показывает или скрывает оставшиеся фигуры.
command-help-show-tree = Показывает или скрывает дерево.
command-help-snap = Фигура в руке встаёт на допустимое место у указателя или остаётся прямо под ним.
command-help-sort-games = Располагает партии сборника по дате, игрокам, названию, турниру, туру, результату или игре.
command-help-split-collection = Записывает каждую партию сборника в свой файл.
command-help-strip = Удаляет comments, markup, annotations, variations, private, empty-nodes или times — из всей партии, если не сказано иное.
command-help-swap = Отвечает на первый ход тем, что забирает его себе: камни меняют цвет или игроки меняются сторонами.
command-help-take = Выбирает N-й из ходов, перечисленных на развилке, счёт с 1.
command-help-take-piece = Берёт фигуру в руку по названию, того цвета, чей ход, если не указан другой.
command-help-territory = Отмечает пункты территорией цвета.
command-help-theme = Выбирает вид доски и окна.
command-help-time = Записывает оставшееся время игрока и число ходов в этом периоде.
command-help-to-play = Говорит, чей ход.
command-help-tool = Выбирает, что делает щелчок: play, setup, triangle, square, circle, cross, selected, dim, label, number, line, arrow, black-territory, white-territory или visible.
command-help-tree-grows = Направляет рост дерева вправо или вниз.
command-help-truncate = Удаляет всё, что следует за этим узлом.
command-help-turn-piece-left = Поворачивает фигуру в руке против часовой стрелки.
command-help-turn-piece-right = Поворачивает фигуру в руке по часовой стрелке.
command-help-type-move = Принимает ход текстом: F10, 33+B или в Блокусе фигуру и её место (W Y12) либо её пункты.
command-help-undo = Отменяет последний шаг или последние N.
command-help-unfold-all = Разворачивает всё в дереве.
command-help-unmark = Снимает все пометки, метки, линии и стрелки в этих пунктах или во всём узле.
command-help-unset = Удаляет свойство из этого узла.
command-help-usual-view = Показывает доску так, как она обычно лежит.
command-help-value = Говорит, чего стоит позиция; выше 0 — в пользу чёрных.
command-help-variation = Входит в потомка этого узла. Счёт с 0, как в пути.
command-help-visible = Показывает начиная с этого узла только эти пункты.
command-help-where-played = Переходит к ходу в этот пункт: назад по этой линии, иначе вперёд.
command-help-zoom-fit = Показывает всю доску.
command-help-zoom-in = Показывает доску крупнее.
command-help-zoom-out = Показывает доску мельче.

## Findings
finding-annotation-contradicts = оценки, исключающие друг друга
finding-annotation-pair = BM и TE вместе
finding-annotation-without-move = оценка хода без хода
finding-bad-root-value = свойство корня без пригодного значения
finding-board-too-big = доска больше, чем могут назвать пункты
finding-border-row = колышек в крайнем ряду соперника
finding-byte-escapes = экранирование считает байты, а не символы
finding-centre = фигура 1 Каллисто лежит в центре
finding-charset-contradicted = байты противоречат CA
finding-charset-guessed = кодировка — догадка
finding-charset-missing = нет CA, но есть текст не в ASCII
finding-charset-unknown = CA называет неизвестную кодировку
finding-composed-spelling = составное значение записано необычно
finding-crossing = фигура идёт прямо через перекрёсток, который пересекает другая
finding-date-format = дата словами или в другом порядке
finding-dialect = диалект формата
finding-duplicate-game = партия, которая уже есть в файле
finding-duplicate-property = свойство дважды в узле
finding-duplicate-variation = два варианта начинаются одним ходом
finding-edge-contact = фигура прилегает к фигуре своего цвета
finding-empty-list = пустое значение там, где нужны пункты
finding-empty-node = узел без свойств
finding-empty-value = пустое значение
finding-empty-variation = вариант без узла
finding-forbidden-move = ход, запрещённый чёрным в рэндзю
finding-foreign-value = значение в другой кодировке
finding-format-too-new = несуществующая версия формата
finding-game-inside-game = партия начинается до закрытия предыдущей
finding-handicap-differs = HA не сходится с камнями или с тем, кто ходит первым
finding-header-point = что-то вроде свойства перед первой партией
finding-header-text = текст перед первой партией
finding-identifier-too-long = идентификатор длиннее 100 символов
finding-illegal-value = значение не своего типа
finding-junction-listed = ход Nexos перечисляет перекрёстки
finding-junk = текст, который ни к чему не относится
finding-ko = ход сразу берёт ко обратно
finding-komi-doubled = коми в половинках
finding-komi-scaled = коми больше в сто раз
finding-label-repeated = две метки в одном пункте
finding-label-too-long = метка длиннее четырёх символов в FF3
finding-line-ends-mixed = разные концы строк в одном файле
finding-line-repeated = стрелка или линия дважды или нулевой длины
finding-long-identifier = идентификатор длиннее двух букв
finding-lowercase-identifier = идентификатор со строчными буквами
finding-main-line-shorter = вариант длиннее главной линии
finding-mark-repeated = пункт помечен в узле дважды
finding-missed-start = первая фигура цвета не на стартовом месте
finding-missing-bracket = похоже, в конце значения нет скобки
finding-missing-close = нет закрывающей круглой скобки
finding-missing-open = партия начинается без открывающей круглой скобки
finding-missing-semicolon = узел без точки с запятой
finding-mixed-charsets = партии в разных кодировках
finding-mixed-formats = партии разных версий формата
finding-mixed-games = разные игры в одном файле
finding-mojibake = текст, неверно раскодированный до сохранения
finding-move-after-end = ход после конца партии
finding-move-in-root = ход в корне
finding-move-with-setup = ход и расстановка в одном узле
finding-name-as-move = имя игрока вместо хода в корне
finding-needless-pass = пас, хотя ход есть
finding-nested-deep = круглая скобка на каждый ход
finding-newer-property = свойство новее версии, названной в файле
finding-no-contact = фигура не примыкает к своему цвету, как требуют правила
finding-no-flip = ход не переворачивает ни одной фишки
finding-no-game = в файле нет партии
finding-no-hole = колышек там, где на доске нет отверстия
finding-no-link = связь, которой нет или не может быть
finding-no-piece = ход фигурой, которой нет
finding-no-such-colour = ход или расстановка цветом, которого в этой игре нет
finding-no-value = свойство без значения
finding-no-way = фигура не может туда пойти
finding-node-after-variation = линия продолжается после закрытого варианта
finding-not-a-piece = места, не составляющие фигуры этой игры
finding-not-composed = не хватает двух частей
finding-nothing-to-remove = AE не называет ни одной фигуры на доске
finding-nul-byte = нулевые байты в файле
finding-number-format = сведение о партии не является числом
finding-obsolete-property = свойство старой версии формата
finding-occupied = ход в занятый пункт
finding-octi-capture = на перепрыгнутой клетке нечего так взять
finding-octi-entry = под вводится не там или не так, как можно
finding-octi-jump = прыжок через пустую клетку, на занятую или дважды через одну
finding-octi-move = невозможный ход на соседнюю клетку
finding-octi-no-pod = на клетке нет такого пода игрока
finding-octi-no-prong = у пода нет зубца в направлении шага
finding-octi-parts = части хода не подходят друг другу
finding-octi-pod-gone = расстановка или пометка называет под, которого нет
finding-octi-prong-missing = у пода там нет зубца, чтобы переставить
finding-octi-prong-taken = у пода там уже есть зубец
finding-octi-step = шаг — не ход и не прыжок
finding-octi-superprong = суперзубец против правил
finding-octi-supply = использовано больше зубцов или подов, чем есть у игрока
finding-octi-which-pod = на клетке несколько разных подов
finding-odd-space = необычный пробел между элементами
finding-old-property = свойство или вид значения из старой программы
finding-one-first = цвет Каллисто начинает не двумя фигурами 1
finding-overlap = фигура накрывает занятые места
finding-pass-on-large-board = tt на доске больше 19 линий
finding-pass-spelling = пас, записанный как в другой версии
finding-piece-used = у цвета больше нет такой фигуры
finding-point-doubled = значение называет пункт дважды
finding-point-off-board = пункт вне доски
finding-point-rectangle = прямоугольник, который им не является
finding-property-after-variation = свойство после варианта своего узла
finding-replacement-character = текст, потерянный при прежнем преобразовании
finding-result-format = результат словами
finding-root-property-elsewhere = свойство корня вне корня
finding-rules-unjudged = правила этой игры здесь неизвестны
finding-same-colour-twice = два хода одного цвета подряд
finding-second-game-info = сведения о партии под сведениями о партии
finding-setup-after-root = расставленные камни на главной линии
finding-setup-repeated = пункт расставлен в узле дважды
finding-setup-without-effect = расстановка не меняет пункта
finding-several-games = в файле несколько партий
finding-size-unreadable = SZ не даёт пригодного размера
finding-split-character = половина символа похожа на скобку
finding-square-size = квадратная доска двумя числами
finding-start-unknown = начальная позиция здесь неизвестна
finding-stray-comma = в значении лишняя запятая
finding-suicide = ход отнимает у себя последнее дамэ
finding-superko = ход повторяет прежнюю позицию
finding-surplus-close = закрывается скобка, которая не открывалась
finding-surplus-open = открывается скобка, с которой не начинается вариант
finding-swap-ambiguous = одно слово swap
finding-swap-late = обмен — не ответ на первый ход
finding-swap-mislabelled = обмен, похоже, другого рода
finding-swap-oblong = обмен фигурами на неквадратной доске
finding-time-format = лимит времени словами
finding-too-large = файл слишком велик
finding-too-many-values = несколько значений вместо одного
finding-trailing-text = текст после последней партии
finding-turn-unfinished = ход Connect6 одним камнем
finding-turn-unreadable = PL не называет цвета этой игры
finding-two-moves = два хода в узле
finding-unchecked-game = игра, чьи значения не проверяются
finding-undecodable-value = байты, которые в этой кодировке не текст
finding-unescaped-bracket = скобка внутри текста не экранирована
finding-unknown-property = свойства, которых формат не определяет
finding-unread-line = непонятая строка файла сервера
finding-unreadable-move = ход, невозможный в этой игре
finding-unreadable-point = пункт, невозможный в этой игре
finding-unterminated-value = файл кончается внутри значения
finding-value-spelling = значение записано необычно
finding-value-without-property = значение без идентификатора
finding-view-cleared = значения рядом с пустым
finding-view-old = VW двумя углами
