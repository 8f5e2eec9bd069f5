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
size-by = { " " }на{ " " }
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
