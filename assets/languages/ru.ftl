language = Русский
# record = запись; collection = сборник; game = партия (the kind: игра); node = узел; move = ход
# variation = вариант; main line = главная линия; branch = ветвь; fork = развилка; tree = дерево; root = корень
# comment = комментарий; annotation = оценка; markup, marks = пометки; label = метка; setup = расстановка
# position = позиция; board = доска; point = пункт; stone = камень; piece = фигура; disc = фишка; colour = цвет
# pass = пас; resign = сдаться; swap = обмен; komi = коми; handicap = фора; ko = ко; superko = суперко
# suicide = самоубийство; territory = территория; property = свойство; finding = замечание; repair = исправление
# encoding = кодировка; pod = под; prong = зубец; superprong = суперзубец; peg = колышек; link = связь
# merge = объединить (noun: слияние); resolve = разрешить; this / other version = эта / другая версия; rank = ранг; theme = тема
# due = к повторению; joseki collection = сборник дзёсэки; reply = ответный ход; animation = анимация; figure = рисунок
# hole = отверстие; amazon = амазонка; arrow (Amazons) = стрела; Nexos: junction = перекрёсток, segment = отрезок

## Menus
menu = Меню
menu-annotate = Оценить
menu-collapsed = свёрнуто
menu-edit = Правка
menu-expanded = развёрнуто
menu-file = Файл
menu-game = Партия
menu-go = Навигация
menu-help = Справка
menu-mark = Пометить
menu-play = Ход
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
decimal-sign = ,
full-screen-off = Снова показано окно
full-screen-on = Полный экран: видна только доска. F11 снова покажет окно
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
game-name-lines-of-action = Линии действия
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
command-add-games = Добавить партии из буфера обмена
command-add-games-from = Добавить партии из файлов…
command-add-stone = Поставить камни
command-add-value = Добавить значение
command-annotate = Оценить
command-append-comment = Дополнить комментарий
command-arrow = Нарисовать стрелку
command-back = Назад
command-change-value = Изменить значение
command-clean-up = Очистить…
command-close = Закрыть
command-comment = Заменить комментарий
command-conflicts = Конфликты слияния…
command-coordinates = Показывать координаты
command-copy-board = Копировать доску как текст
command-copy-games = Копировать партии
command-copy-link = Копировать ссылку HexWorld
command-copy-moves = Копировать ходы списком
command-copy-picture = Копировать картинку
command-copy-record = Копировать запись как текст
command-copy-variation = Копировать вариант
command-count = Отметить подсчитанную территорию
command-counting = Подсчитать очки…
command-cut-variation = Вырезать вариант
command-delete-game = Удалить партию
command-delete-node = Удалить только этот узел
command-delete-other-variations = Удалить другие варианты
command-delete-variation = Удалить вариант
command-demote = Опустить вариант
command-drop-piece = Положить фигуру обратно
command-duplicate-game = Дублировать партию
command-earlier-versions = Прежние версии…
command-edit-comment = Править комментарий
command-encoding = Изменить кодировку
command-erase = Убрать с доски
command-export-picture = Экспорт картинки…
command-figure = Начать новый рисунок
command-find = Найти…
command-find-move = Найти ход
command-find-move-back = Предыдущий найденный ход
command-find-next = Найти далее
command-find-previous = Найти ранее
command-findings = Проверить…
command-flip = Отразить партию
command-flip-piece = Перевернуть фигуру
command-flip-view = Отразить доску
command-fold-others = Свернуть другие ветви
command-full-screen = Во весь экран
command-game = Перейти к партии
command-game-text = Показать партию как текст
command-games = Партии…
command-go-back = Перейти назад
command-go-forward = Перейти вперёд
command-goto = Перейти
command-goto-dialog = Перейти к ходу…
command-handicap = Расставить камни форы
command-help = Справка
command-hide-results = Скрывать результаты
command-hint = Введите команду
command-history = Перейти к шагу истории
command-history-list = История…
command-illegal-moves = Разрешить ходы против правил
command-info = Задать сведения о партии
command-information = Сведения о партии…
command-insert-node = Вставить узел
command-keep-position = Оставить только эту позицию
command-keep-subtree = Оставить только позицию и продолжение
command-label = Добавить метку
command-line = Нарисовать линию
command-line-end = Конец этой линии
command-line-start = Начало партии
command-link = Копировать ссылку на этот узел
command-main-line = Назад к главной линии
command-make-main-here = Сделать главной линией здесь
command-make-main-line = Сделать главной линией
command-mark = Пометить пункты
command-mark-stone = Пометить камни
command-merge = Объединить с буфером обмена
command-merge-file = Объединить с файлом на диске
command-merge-games = Объединить партии
command-merge-version = Объединить с другой версией…
command-move-game = Переместить партию
command-move-number = Задать номер хода
command-move-numbers = Номера ходов
command-move-piece = Сдвинуть фигуру
command-move-to = Перенести вариант к другому узлу
command-move-value = Переместить значение
command-move-variation = Переместить вариант
command-name = Назвать узел
command-new = Создать…
command-new-game = Новая партия
command-new-node = Новый узел
command-new-variation = Новый вариант
command-next = Вперёд
command-next-equal = Следующая такая же позиция
command-next-file = Следующий файл папки
command-next-fork = Следующая развилка
command-next-game = Следующая партия
command-next-moves = Пометки вариантов
command-next-piece = Следующая фигура
command-next-tab = Следующая вкладка
command-next-variation = Следующий вариант
command-next-with = Следующий узел с
command-notation = Запись координат
command-only-line = Показать только эту линию
command-open = Открыть…
command-open-folder = Открыть папку…
command-open-recent = Открыть недавние
command-palette = Палитра команд…
command-pass = Пас
command-paste-record = Открыть из буфера обмена
command-paste-variation = Вставить вариант
command-place-piece = Поставить фигуру
command-play = Сделать ход
command-play-through = Автовоспроизведение
command-previous-file = Предыдущий файл папки
command-previous-fork = Предыдущая развилка
command-previous-game = Предыдущая партия
command-previous-piece = Предыдущая фигура
command-previous-tab = Предыдущая вкладка
command-previous-variation = Предыдущий вариант
command-previous-with = Предыдущий узел с
command-print = Печать…
command-promote = Поднять вариант
command-properties = Свойства…
command-publish = Опубликовать…
command-quit = Выход
command-read-as = Открыть в другой кодировке…
command-read-swaps = Толковать обмены
command-redo = Повторить
command-reload = Перезагрузить с диска
command-remove-value = Удалить значение
command-rename = Переименовать свойство
command-repair = Исправить
command-replace = Заменить
command-replace-dialog = Найти и заменить…
command-resign = Сдаться
command-results = Результаты…
command-rotate = Повернуть партию
command-rotate-view = Повернуть доску
command-save = Сохранить
command-save-as = Сохранить как…
command-save-copy = Сохранить копию…
command-save-copy-as = Сохранить копию для другой программы
command-set = Задать свойство
command-set-up = Выбрать цвет расстановки
command-settings = Настройки…
command-settle = Разрешить конфликты
command-shortcuts = Сочетания клавиш…
command-show-comment = Показать комментарий
command-show-information = Показать партию и игроков
command-show-pieces = Показать фигуры
command-show-tree = Показать дерево
command-snap = Привязка к допустимым местам
command-sort-games = Упорядочить партии
command-split-collection = Разделить на файлы…
command-strip = Удалить содержимое
command-study = Учиться по этой записи…
command-dictionary = Сборник дзёсэки…
command-study-folder = Учиться по этой папке…
command-swap = Обмен
command-take = Выбрать продолжение
command-take-piece = Взять фигуру
command-territory = Отметить территорию
command-theme = Тема
command-time = Задать оставшееся время
command-to-play = Задать, чей ход
command-tool = Выбрать инструмент
command-tree-grows = Направление дерева
command-truncate = Удалить следующие ходы
command-turn-piece-left = Повернуть фигуру влево
command-turn-piece-right = Повернуть фигуру вправо
command-type-move = Ввести ход…
command-undo = Отменить
command-unfold-all = Показать все ветви
command-unmark = Удалить пометки
command-unset = Удалить свойство
command-usual-view = Сбросить вид доски
command-value = Задать ценность позиции
command-variation = Перейти к варианту
command-visible = Показать часть доски
command-where-played = Перейти к ходу в этом пункте
command-write-results = Записать результаты
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
offer-back-10 = Назад на 10 ходов
offer-flip-horizontal = Отразить партию слева направо
offer-flip-vertical = Отразить партию сверху вниз
offer-goto-end = К концу партии
offer-move-piece-down = Сдвинуть фигуру вниз
offer-move-piece-down-far = Сдвинуть фигуру далеко вниз
offer-move-piece-left = Сдвинуть фигуру влево
offer-move-piece-left-far = Сдвинуть фигуру далеко влево
offer-move-piece-right = Сдвинуть фигуру вправо
offer-move-piece-right-far = Сдвинуть фигуру далеко вправо
offer-move-piece-up = Сдвинуть фигуру вверх
offer-move-piece-up-far = Сдвинуть фигуру далеко вверх
offer-next-10 = Вперёд на 10 ходов
offer-next-with-annotation = Следующая оценка
offer-next-with-comment = Следующий комментарий
offer-place-piece-anyway = Поставить фигуру, даже если это против правил
offer-previous-with-annotation = Предыдущая оценка
offer-previous-with-comment = Предыдущий комментарий
offer-read-swaps-as-written = Толковать обмены: как записаны
offer-read-swaps-judged = Толковать обмены: по следующим ходам
offer-read-swaps-pieces = Толковать обмены: как обмен фигурами
offer-read-swaps-sides = Толковать обмены: как обмен сторонами
offer-repair-all = Исправить все замечания
offer-rotate-left = Повернуть партию влево
offer-rotate-right = Повернуть партию вправо
offer-save-copy-as-ff4 = Сохранить копию в строгом FF4…
offer-save-copy-as-hexgui = Сохранить копию для HexGui…
offer-save-copy-as-pentobi = Сохранить копию для Pentobi…
offer-save-copy-as-sabaki = Сохранить копию для Sabaki…
offer-save-copy-as-utf-8 = Сохранить копию в UTF-8…
offer-strip-annotations = Удалить оценки
offer-strip-comments = Удалить комментарии
offer-strip-empty-nodes = Удалить пустые узлы
offer-strip-markup = Удалить пометки
offer-strip-private = Удалить частные свойства
offer-strip-variations = Удалить варианты
offer-tool-arrow = Инструмент: стрелка
offer-tool-black-territory = Инструмент: территория чёрных
offer-tool-circle = Инструмент: круг
offer-tool-cross = Инструмент: крестик
offer-tool-dim = Инструмент: затемнение
offer-tool-label = Инструмент: метка
offer-tool-line = Инструмент: линия
offer-tool-number = Инструмент: число
offer-tool-play = Инструмент: ход
offer-tool-selected = Инструмент: выделение
offer-tool-setup = Инструмент: расстановка
offer-tool-square = Инструмент: квадрат
offer-tool-triangle = Инструмент: треугольник
offer-tool-visible = Инструмент: видимая часть
offer-tool-white-territory = Инструмент: территория белых

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
all-the-same = Щелчок с Shift или Shift+Enter — всё равно сыграть
all-the-same-by-keys = Shift+Enter — всё равно сыграть
also-at =
    { $count ->
        [one] Также ещё в { $count } месте
        [few] Также ещё в { $count } местах
       *[other] Также ещё в { $count } местах
    }
an-error = внутренняя ошибка
and-more = и ещё { $count }
and-the-result = Записать и результат
as-a-copy = Восстановить как копию
as-opened = Запись, какой она была открыта
at-edges = По краям
back = Назад
back-10 = Назад на 10 ходов
before-and-after = Сейчас { $before } Б, станет { $after } Б
before-first-move = Перед первым ходом
begin = Создать
board = Доска
board-in-file = В файле
board-unsaved = Не сохранено
board-as-window = Как тема
board-copied = Доска скопирована как текст
board-theme = Тема доски
booklet-contents = Содержание
booklet-diagram = Диаграмма { $number }
booklet-figure = Рисунок { $number }
booklet-left-out =
    { $count ->
        [one] Ещё { $count } узел есть только на доске.
        [few] Ещё { $count } узла есть только на доске.
       *[other] Ещё { $count } узлов есть только на доске.
    }
booklet-letters =
    { $count ->
        [one] Для { $count } знака нет шрифта, вместо него стоит вопросительный знак: { $which }
        [few] Для { $count } знаков нет шрифта, вместо них стоят вопросительные знаки: { $which }
       *[other] Для { $count } знаков нет шрифта, вместо них стоят вопросительные знаки: { $which }
    }
booklet-nodes =
    { $count ->
        [one] { $count } узлу не хватило места
        [few] { $count } узлам не хватило места
       *[other] { $count } узлам не хватило места
    }
booklet-nodes-here =
    { $count ->
        [one] Отсюда и дальше { $count } узлу не хватило места.
        [few] Отсюда и дальше { $count } узлам не хватило места.
       *[other] Отсюда и дальше { $count } узлам не хватило места.
    }
booklet-variation = вариант { $letter } на ходу { $number }
booklet-variation-of = вариант { $letter } на ходу { $number }, { $diagram }
browse = Обзор…
built-in-keys-of = Сбросить сочетание: { $title }
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
calendar-hint = Второй щелчок выберет все дни до него.
weekdays = Пн Вт Ср Чт Пт Сб Вс
can-be-repaired = можно исправить
cancel = Отмена
captures = Пленных: { $count }
captures-line = пленные: { $captures }
change-adds = Строка { $line }: добавится { $come }
change-becomes = Строка { $line }: { $gone } станет { $come }
change-keys-of = Изменить сочетание: { $title }
change-property = Изменить { $id }
change-removes = Строка { $line }: удалится { $gone }
changes-are-lost = Если не сохранить, изменения пропадут.
changes-nothing = это ничего не меняет
check = Проверить
checking = Проверка…
choose-part = Выбрать на доске
choose-result = Выбрать результат
choose-rules = Выбрать
choose-overtime = Выбрать
cli-find-at-edges = Если часть касается края доски, то только там
cli-find-exchanged = Часть и с переменой цветов
cli-find-like = Вместо WHAT: позиция этой записи в узле, который указывают --game и --at; называется каждый узел с такой же позицией
cli-find-no-file = не указана запись, которую просмотреть
cli-find-no-part = «{ $part }» не указывает часть доски: два угла, например C3:G7
cli-find-turned = Часть и повёрнутой и отражённой
go-to-end = конец
go-to-start = начало
no-legal-place-there = В этом направлении фигура в таком положении никуда не подходит
overtime-increment = ещё { $time } за каждый ход
overtime-moves =
    { $count ->
        [one] { $count } ход за { $time }
        [few] { $count } хода за { $time }
       *[other] { $count } ходов за { $time }
    }
overtime-periods =
    { $count ->
        [one] { $count } период по { $time }
        [few] { $count } периода по { $time }
       *[other] { $count } периодов по { $time }
    }
part-corners = Углы части
part-corners-hint = Два угла, например C3 F6
choose-what-goes = Выберите, что удалить. Здесь это показано до удаления, и его можно отменить.
clean-annotations = Оценки
clean-collection = все партии файла
clean-comments = Комментарии и названия
clean-empty-nodes = Пустые узлы
clean-game = эта партия
clean-markup = Пометки, метки, линии и территория
clean-node = этот узел
clean-private = Частные свойства
clean-subtree = этот узел и всё, что дальше
clean-times = Отметки часов
clean-up = Очистить
clean-variations = Варианты (всё, кроме главной линии)
clear-annotations = Снять оценки
click-a-point = Щёлкните пункт: на нём будет камень любого цвета или что угодно
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
close-tab = Закрыть вкладку
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
delete-all-follows = Удалить следующие ходы
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
dim = Затемнить { $places }
discard = Отбросить изменения
discard-it = Отбросить
discard-typing = Отбросить введённое?
go-on-typing = Продолжить правку
done = Готово
double-click-changes = Двойной щелчок по пункту меняет его метку
drag-a-part = Обведите прямоугольник на доске
drag-for-part = Обведите часть доски, которую показать
drag-in-order-only = Перетаскивать партии можно, когда список показывает все в их порядке (сортировка по №)
drop-below = Отпустите, чтобы перенести вариант под этот узел
drop-hint = или перетащите файлы в окно
drop-in-its-place = Отпустите, чтобы перенести вариант сюда
drop-is-there = Узел уже здесь
drop-loops = Узел нельзя перенести под самого себя
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
earlier = { $name } (прежняя версия)
encoding = Кодировка файла
end-of-file = (конец файла)
ended-by-error = программа аварийно завершилась: { $what }; несохранённая работа цела, и её можно восстановить при следующем запуске
ended-twice = Программа дважды аварийно завершилась, восстанавливая эту запись, поэтому «Восстановить всё» её пропускает.
enter-a-pod = Ввести под
erase = Убрать
erase-at = { $place } · щелчок уберёт фигуру
erasing = Расстановка: щелчок убирает (Ctrl+2 меняет)
erasing-in-tray = Расстановка: щелчок по фигуре убирает её. Щёлкните цвет, чтобы ставить его фигуры
exchanged = Цвета поменялись
export-picture = Экспорт картинки
file = Файл
file-changed-since = Файл с тех пор изменился: в нём { $stamp }.
file-has-changed = { $path }: изменён другой программой; при сохранении можно выбрать, какую версию оставить
large-file-has-changed = { $path }: изменён другой программой и велик ({ $size }); чтобы прочитать его, перезагрузите с диска
file-is-gone = { $path }: удалён, перемещён или переименован; запись теперь только здесь
file-was-read-again = { $path }: изменён другой программой и перезагружен
filter-commands = Отбор команд
filter-games = Отбор партий
filter-records = Отбор записей
find = Найти
find-hint = Текст, пункт или свойство
find-in = Где
find-in-all = Всё
find-in-comments = Комментарии
find-in-labels = Метки
find-in-marks = Пометки
find-in-moves = Ходы
find-in-names = Названия
find-in-players = Игроки
find-in-setup = Расставленные камни
find-in-values = Все значения, как записаны
find-next = Следующее совпадение
find-previous = Предыдущее совпадение
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
fold = Свернуть следующие ходы
folder = Записи папки
folder-above = ↑ Папка выше
folder-cut = { $path }: слишком велика; просмотрена только часть
cause-link = это ссылка
folder-links =
    { $count ->
        [one] { $path }: { $count } ссылка на запись или папку пропущена
        [few] { $path }: { $count } ссылки на записи или папки пропущены
       *[other] { $path }: { $count } ссылок на записи или папки пропущено
    }
folder-title = Выберите папку для файлов партий
list-folder-title = Выберите папку с записями
folder-unread = { $path }: не удаётся открыть ({ $error })
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
format = Формат
format-png = Изображение PNG
format-svg = Изображение SVG
format-txt = Текст
open-tabs = Открытые вкладки
other-board = Этот вариант с доски другого размера
other-board-more = Он с доски { $from }, а здесь доска { $here }.
in-a-new-tab = Открыть в новой вкладке
paste-anyway = Всё равно вставить
found =
    { $count ->
        [one] { $count } замечание. Запись показана как есть; без вашей просьбы ничего не меняется.
        [few] { $count } замечания. Запись показана как есть; без вашей просьбы ничего не меняется.
        [many] { $count } замечаний. Запись показана как есть; без вашей просьбы ничего не меняется.
       *[other] { $count } замечания. Запись показана как есть; без вашей просьбы ничего не меняется.
    }
found-move = Ход { $number } из { $count }: { $played }. Enter ставит, Escape кладёт фигуру обратно
from = от { $from } до { $to }
from-move = С хода
from-where = Откуда удалить
game-and-result = Партия и результат
game-as-text = Показать партию как текст
game-down = Опустить эту партию
game-information = Сведения о партии
game-information-2 = Задать сведения о партии { $id }
game-number = №
game-of = партия { $number } из { $count }
game-of-size = { $game }, { $size }
game-over = Ходов больше ни у кого нет: партия окончена
game-up = Поднять эту партию
games = Партии
games-chosen = { $shown }, выбрано: { $count }
games-copied = Партии скопированы текстом, понятным и другим программам
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
games-went-to = Партии добавлены в { $name }
ghost = Показывать ход под указателем
git-lines-added =
    { $count ->
        [one] { $count } строка добавлена в { $name }
        [few] { $count } строки добавлены в { $name }
       *[other] { $count } строк добавлены в { $name }
    }
git-lines-removed =
    { $count ->
        [one] { $count } строка удалена из { $name }
        [few] { $count } строки удалены из { $name }
       *[other] { $count } строк удалены из { $name }
    }
git-missing = git: не установлен или не найден
git-no-home = git: у этого пользователя нет домашней папки
git-not-configured = git: не удалось записать { $key } в настройки
git-nothing-to-do = ничего не было настроено, поэтому удалять нечего
give-keys-to = Назначить: { $title }
go = Перейти
go-to-hint = Номер хода, пункт доски, «{ $start }» или «{ $end }»
go-to-move = Перейти к ходу
go-to-numbered-move = Перейти к ходу { $number }
go-where-played = Перейти к ходу в этом пункте
good-for = Хорошо: { $colour }
guess = { $charset } ({ $origin }, догадка)
guess-2 = { $name }, догадка
hand-cursor = Двигать курсор по доске
hand-cursor-away = Убрать курсор
hand-cursor-away-keys = Escape
hand-cursor-keys = Shift+стрелки
hand-insert = Вставить название пункта в комментарий
hand-insert-keys = Ctrl+щелчок
hand-menu = Контекстное меню или расстановка другим цветом
hand-menu-keys = Правый щелчок
hand-pan = Двигать доску
hand-pan-keys = Перетаскивание средней кнопкой
hand-play = Ходить или пометить под курсором
hand-play-keys = Enter
hand-step = Шаг по ходам, с Ctrl — масштаб
hand-step-keys = Колесо мыши
hand-type = Ввести ход
hand-type-keys = Буквы и цифры
has-its-value = { $id } уже есть и имеет одно значение: измените его выше
has-won = { $colour } победили
help = Справка
here = Здесь
hide-results = Скрывать результаты до последнего хода
history = История
hit-of = { $at } из { $count }
illegal-moves = Разрешить фигуры против правил без Shift
illegal-recorded = Ходы против правил записываются без Shift
illegal-refused = Ходы против правил записываются только с Shift
in-a-new-node = В новом узле
in-no-file = Ещё не сохранено в файл
in-reserve = в запасе: { $supplies }
pod-arrow-nowhere = стрелка от { $stone } ведёт на его же поле
pod-arrow-twice = у пода { $stone } уже есть эта стрелка
pod-marked-twice = у пода { $stone } уже есть пометка
pods-on-the-board = на доске: { $pods }
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
info-US = Кто ввёл
information = Партия
insert-node = Вставить узел
insert-point = Вставить { $name } в комментарий
is-changed = { $path }: изменён другой программой
is-changed-more = В { $path } теперь { $stamp }. При замене пропадёт записанное другой программой.
is-contradiction = Дальнейшее противоречит пометке
is-gone = { $path }: больше не существует
is-gone-more = { $path }: удалён, перемещён или переименован после чтения.
is-in-the-way = { $path } уже существует
is-open-in-a-tab = { $name } открыт в другой вкладке. Закройте его там или выберите другое имя
no-suffix-of-records = Запись нельзя сохранить как .{ $suffix }: это другой формат. Выберите другое имя
is-in-the-way-more = В { $path } { $stamp }. При замене это пропадёт.
is-to-play = Ходят { $next }.
keep-both = Оставить оба
keep-this-order = Расположить так все партии файла
kept-as = Резервная копия: { $stamp }
keys = Клавиатура и мышь
keys-are-taken = { $keys } уже назначено: { $title }
keys-dialog = Сочетания клавиш…
keys-in-hand = Z X поворот, F переворот, правая кнопка с удержанием: кольцо, стрелки сдвиг, Enter поставить, Escape вернуть
keys-without-piece = Буква берёт фигуру, + − перебирают, Ctrl+H находит ход
komi = Коми
komi-is-in-hundredths = KM[{ $raw }] — это коми { $komi }, записанное в сотых
komi-is-in-stones = KM[{ $raw }] — это { $stones } камня по два очка: коми { $komi }, записанное в сотых долях камня
margin-is-impossible = ни одна партия не заканчивается результатом RE[{ $raw }]
margin-is-in-stones = RE[{ $raw }] записано в камнях по два очка: разница { $margin }
margin-is-in-hundredths = RE[{ $raw }] — это разница { $margin }, записанная в сотых
komi-may-be-in-stones = KM[{ $raw }] — в очках такого коми не бывает; в камнях по два очка это коми { $komi }
komi-is-in-tenths = KM[{ $raw }] — это коми { $komi }, записанное в десятых
label-at = Метка { $text } на { $name }
label-letters = A B C
label-numbers = 1 2 3
label-on-board = Пункт с меткой { $label }
language-setting = Язык
language-system = Системный
last-moment-missing = Последние изменения перед остановкой программы могли пропасть.
later = Позже
leave-keys = Оставить
lets-go-of-piece = Щёлкните, чтобы снять выбор фигуры
lets-go-of-pod = Щёлкните, чтобы снять выбор пода
licences = Свободная программа под лицензией MIT или Apache 2.0. Шрифт текста — Inter, по лицензии SIL Open Font License.
line-of-file = строка { $line }
lines-counted =
    { $leaves ->
        [one] { $leaves } линия
        [few] { $leaves } линии
        [many] { $leaves } линий
       *[other] { $leaves } линии
    }
link-copied = Ссылка HexWorld этой линии скопирована
links-n = { $colour }, связи: { $named }{ "\u000A" }
longer-side = Длинная сторона (пикс.)
look = Тема
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
unread-among-issues =
    { $unread ->
        [one] { $unread } строка не понята и показана в замечаниях
        [few] { $unread } строки не поняты и показаны в замечаниях
       *[other] { $unread } строк не понято, они показаны в замечаниях
    }
make-main-line = Сделать главной линией
make-main-variation-here = Сделать первым вариантом
makes-to-play = Ход: { $colour }
marked-following = Следующие ходы
marked-instead = Варианты этого хода
marked-moves = Пометки вариантов
marked-record = Как задано в записи
markup = Пометки и метки
merge-base = основа
merge-base-more = Объединяется то, что каждая изменила после этой версии. Что есть только в одной из них, считается добавленным, если в этой версии его нет, и удалённым в другой, если есть.
merge-base-nothing = Общей версии нет
merge-base-saved = Запись, какой она была сохранена
merge-base-this = Взять эту версию
merge-base-title = На какой версии основаны и эта запись, и { $path }?
merge-both = Объединить обе
merge-conflict-left = нужно разрешить конфликт слияния
merge-converted = результат в кодировке { $name }
merge-cut-off = { $version } обрывается посреди партии, и недостающее считалось бы удалённым; сначала дополните файл
merge-encoding = { $why }; укажите --encoding utf-8
merge-games = Объединить с первой выбранной партией
merge-holds-blocks = { $version } содержит конфликт прежнего слияния, в партии { $game }, { $path }; сначала разрешите его («check» перечисляет такие конфликты)
merge-it = Объединить
merge-label-mine = эта версия
merge-move = ход { $number } { $colour } { $place }
merge-no-record = { $version } — не запись партии
merge-not-converted = { $why }
merge-ours = эта версия
merge-record = Объединить запись
merge-several-games = Объединить партии
merge-theirs = другая версия
merge-three = Объединить с другой версией
merge-title = В каком файле другая версия?
merge-two-continuations = после одного и того же узла версии продолжаются по-разному; эта версия идёт первой
merged-nothing = объединять нечего: в этой записи есть всё, что есть в { $name }
merged-whole = { $name }: объединено с этой записью; сохраните, чтобы оставить, или отмените
merged-with-conflicts =
    { $count ->
        [one] объединено: { $name }; { $count } место изменено в обеих версиях, конфликт нужно разрешить
        [few] объединено: { $name }; { $count } места изменены в обеих версиях, конфликты нужно разрешить
       *[other] объединено: { $name }; { $count } мест изменены в обеих версиях, конфликты нужно разрешить
    }
mirror-board = Отразить доску
modified = есть несохранённые изменения
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
month-back = Предыдущий месяц
month-on = Следующий месяц
more-with-games = Другие действия
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
        [one] { $count } ход скопирован списком
        [few] { $count } хода скопированы списком
        [many] { $count } ходов скопировано списком
       *[other] { $count } хода скопированы списком
    }
moves-copied-without-setup =
    { $count ->
        [one] { $count } ход скопирован списком, без расставленных камней
        [few] { $count } хода скопированы списком, без расставленных камней
        [many] { $count } ходов скопировано списком, без расставленных камней
       *[other] { $count } хода скопированы списком, без расставленных камней
    }
moves-counted =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
name-hint = Название узла
name-of = { $player }: имя
new = Новая запись…
new-node = Новый узел
new-property = Новое свойство
new-record = Новая запись
new-tab = Новая вкладка
new-value = Значение
new-variation = Новый вариант
next = Вперёд
next-10 = Вперёд на 10 ходов
next-moves = Помечать следующие ходы
next-with-it = { $player }: дальше
no-board = Доска этой игры неизвестна. Вот её ходы, как их пишет запись.
no-command = Нет подходящей команды.
palette-found =
    { $count ->
        [one] { $count } команда: { $first }
        [few] { $count } команды: { $first }
        [many] { $count } команд: { $first }
       *[other] { $count } команды: { $first }
    }
no-further-file = В этой папке больше нет записей
no-further-place = Больше некуда переходить
no-game = В этом сборнике пока нет партий. Чтобы добавить, нажмите «Новая».
no-handicap = «{ $text }» — не фора для этой доски: от 2 до 9 камней, на малых досках меньше
no-history = Изменений пока нет. Все изменения появятся здесь, и их можно отменить.
no-journal = { $folder }: резервную копию несохранённых изменений сделать нельзя ({ $why })
no-keys-for = Очистить сочетание: { $title }
no-moves = В этой линии нет ходов
no-notes = Замечаний нет
no-picture-size = «{ $text }» — не число пикселей
no-pieces = Поиск ходов есть только в играх семейства Блокус
no-properties = В этом узле нет свойств.
no-recent = Здесь появятся недавно открытые записи.
no-record = { $path }: это не запись партии
no-record-any-more = { $path }: файл больше не запись партии; открытая запись не изменилась
no-record-in-text = Этот текст — не запись партии
no-result = Без результата
no-result-to-write = пометки не решают больше ни одной позиции
no-settings-file = Нет папки для файла настроек, поэтому настройки не сохраняются.
no-size = «{ $text }» — не размер: напишите 11 или 11 × 13
no-such-place = Не номер хода и не пункт этой доски
no-text-to-preview = В записи нет ни имён, ни комментариев.
no-variations = Вариантов пока нет. Сыграйте где угодно другой ход, и он появится
no-versions = Прежних версий этого файла нет
nobodys-turn = Ничей ход
node = Узел
node-and-move = { $game }, узел { $node }, ход { $number }
node-name = Название узла
nodes-counted =
    { $count ->
        [one] { $count } узел
        [few] { $count } узла
        [many] { $count } узлов
       *[other] { $count } узла
    }

## The window: n to z
not-found = Ничего не найдено
not-here = { $title }: здесь недоступно
not-in-a-file = Ещё не сохранено в файл
not-in-guide = В справке ничего не найдено.
not-its-turn = Сейчас ходят: { $player }
not-counted = Эта игра не считается по территории
not-so-many = Столько ходов на выбор нет
not-there-any-more = Больше нет: { $names }
opened-later = при запуске открывается не больше { $most } файлов прошлого сеанса, всего 1 ГБ; в списке осталось: { $count }
notation = Запись координат
notation-chinese = Китайские цифры: 4-四
notation-in-line = Вдоль каждой линии шестиугольника
notation-numbers = Два числа: 4-4
notation-other-side = С противоположной стороны
notation-record = Как в записи
notation-relative = От ближайших краёв
notation-usual = Как принято в игре
notes = Замечания
nothing-found = Замечаний нет.
nothing-of-it = ничего не найдено
nothing-open = Сначала откройте запись
number-moves-from-here = Задать номер хода
numbered-from-here = Ходы отсюда нумеруются с 1
numbers-all = Все ходы
numbers-last = Последний ход
numbers-last-5 = Последние пять ходов
numbers-none = Нет
occasion = Событие
on-the-disk = { $name } на диске
one-window = Открывать файлы в уже открытом окне
only-first-lines-drawn = { " " }Нарисованы только первые { $most } линий из { $all }.
only-this-line = Только эта линия
only-this-node = Только в этом узле
open = Открыть запись…
open-address = Открыть { $address } в браузере
open-beside = Посмотреть файл на диске
open-it = Открыть
another-folder = Другая папка…
add-them = Добавить
open-recent = Открыть недавние
open-title = Открыть записи
add-games-title = Добавить партии из какого файла?
opened-as = Открыто из: { $what }. Ещё не сохранено в файл
other-size = Другой размер
overwrite = Заменить
own-text = Свой текст
page-record-broken = это опубликованная страница, и запись в ней повреждена
painter = Отрисовка
painter-auto = Автоматически
painter-opengl = OpenGL
painter-software = Программная
paste-variation = Вставить вариант
pasted = Вставленная запись
picture-copied = Доска скопирована как картинка
pictures = Картинки и диаграммы
piece-chosen = Щёлкните отмеченную клетку, чтобы пойти туда; Escape отпускает
piece-fits-nowhere = { $piece }, никуда не встаёт
piece-in-hand = { $colour }, { $piece }: Z и X — поворот, F — переворот, Enter — поставить
piece-left = { $piece }, осталось: { $count }
piece-left-fits-nowhere = { $piece }, осталось: { $count }, никуда не встаёт
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
place-far = поздно в партии
node-number = узел { $number }
place-in-game = партия { $game }, { $at }
place-in-line = Место в этой линии
place-move = ход { $moves }
place-of = { $at } из { $of }
place-and-move = { $place }, ход { $number }
place-start = начало
places-found =
    { $count ->
        [one] { $count } совпадение
        [few] { $count } совпадения
        [many] { $count } совпадений
       *[other] { $count } совпадения
    }
places-in-values =
    { $values ->
        [one] { $places } в { $values } значении
       *[other] { $places } в { $values } значениях
    }
play = Сыграть { $name } { $action }
play-2 = Ход: { $colour }
play-here = Сыграть { $name }
play-through = Автовоспроизведение
played-on = Сыграно на { $point }
players = Игроки
players-of-gib-missing = нет имён игроков: эта версия читает их из файла GIB
plays = Enter играет { $text }
pod-chosen = Щёлкните клетку, чтобы пойти, сторону пода — для зубца, зубец — чтобы повернуть; Escape отпускает
pod-on = Под на { $place }
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
print-it = Создать и открыть
print-title = Печать записи
prisoners = Пленные
program-error = Внутренняя ошибка: { $what }. Последнее действие могло не выполниться; сохраните работу.
program-is = Открытие, изучение и комментирование записей настольных игр
progress-not-own = это не журнал, который вёл этот пользователь
progress-too-much = вместе с другими журналами больше { $most } МБ
progress-unread = { $path }: не читается ({ $error })
progress-utf-16 = он в UTF-16: в него ничего не добавляется, пока редактор не сохранит его в UTF-8
properties = Свойства
property-name = { $id }: название
publish-folder-of = Все записи из её папки
publish-no-folder = { $path }: из нескольких записей получается папка страниц или, в файле .pdf, книга; укажите папку или такой файл
publish-site-holds = По странице на каждую запись в этой папке и её подпапках и указатель. Файлы берутся в том виде, в каком они сохранены; перезаписываются только изменившиеся страницы.
publish-size = Размер: { $size }
publish-size-coming = Вычисляется размер…
publish-to-folder = Папка
published-files = Публикации
published-folder = { $folder } страницы
put-up = Поставить
rank = Ранг
rank-of = { $player }: ранг
read-again = Открыть заново
read-as = Открыть в другой кодировке
reading = Чтение { $path }
recent = Недавние
record-copied = Запись скопирована как текст
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
reload-instead = Отбросить мои изменения и перезагрузить
remove = Удалить { $word } { $ends }
remove-all-marks = Удалить все пометки
remove-at = Удалить { $mark } на { $places }
remove-at-2 = Удалить { $mark } на { $stones }
remove-chosen = Удалить
remove-label-at = Удалить метку на { $name }
remove-marks = Удалить пометки
remove-marks-at = Удалить пометки на { $places }
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
        [one] удалена { $count } отметка часов
        [few] удалены { $count } отметки часов
        [many] удалено { $count } отметок часов
       *[other] удалено { $count } отметки часов
    }
removed-variations =
    { $count ->
        [one] удалён { $count } узел вариантов
        [few] удалены { $count } узла вариантов
        [many] удалено { $count } узлов вариантов
       *[other] удалено { $count } узла вариантов
    }
rename = Переименовать { $id } в { $to }
reopen = Открывать вкладки при запуске
repair = Исправить
repair-2 = Исправить: { $title }
repair-all = Исправить все замечания
repair-everything = Исправить все замечания
repair-this = Исправить, как показано; отмена вернёт
replace-all = Заменить все
replace-one = Заменить это
replace-too = Замена
replace-with = Заменить на
replaced-time =
    { $count ->
        [one] заменено { $count } раз
        [few] заменено { $count } раза
        [many] заменено { $count } раз
       *[other] заменено { $count } раза
    }
replaces-here-only = Заменяет только в текущей записи
restore = Восстановить
restore-all = Восстановить всё
result = Результат
result-2 = результат { $result }
result-unknown = Результат неизвестен
results-contradiction = противоречие
results-hidden = Результат показывается после последнего хода
results-no-file = результаты можно записать только в файлы
results-open =
    { $open ->
        [one] { $open } открытый конец
        [few] { $open } открытых конца
       *[other] { $open } открытых концов
    }
results-shown = Результат показывается всегда
results-written =
    { $count ->
        [one] { $count } результат записан
        [few] { $count } результата записаны
       *[other] { $count } результатов записаны
    }
right-button-puts-up = { $click }, правая кнопка поставит: { $other }
round = тур { $round }
row-of-count = { $name }: { $black } — { $white }
same-part = Та же часть доски
same-position = Та же позиция
sample = Пример записи: { $title }
sample-go-1 = Спокойная партия на малой доске
sample-go-10 = И не дают чёрным закрыть правую сторону.
sample-go-11 = Чёрные занимают правый нижний угол и оставляют двум белым камням мало места.
sample-go-12 = У двух камней осталось лишь два дыхания, j5 и j4. Вариант показывает, что выбраться они не могут. Брать их чёрным пока не нужно.
sample-go-13 = Чёрные проскальзывают под сторону белых. На малых досках побеждают по краям.
sample-go-14 = У трёх чёрных камней на первой линии осталось одно дыхание, f1: они в атари.
sample-go-15 = Поэтому чёрные соединяются.
sample-go-16 = Правый верхний угол: обе стороны теснят друг друга, пока граница не закроется.
sample-go-17 = Левый край. Там, где границы подходят к краю, один ход часто стоит нескольких очков.
sample-go-18 = Последняя граница закрыта, и оба игрока пасуют.
sample-go-19 = Подсчёт
sample-go-2 = Двое по очереди ставят по камню на пересечения. Цепи, рядом с которыми нет свободного пункта (дыхания), снимаются с доски. В конце побеждает тот, кто окружил больше.
sample-go-20 = Белые больше не играют на территории чёрных, а два камня справа мертвы: их снимают без дальнейших ходов.
sample-go-21 = У чёрных 13 очков и 2 пленника, всего 15. У белых 12 очков и 6,5 за второй ход, 18,5. Белые выигрывают 3,5 очка.
sample-go-22 = Выхода нет
sample-go-23 = Белые тянут камень вдоль края…
sample-go-24 = … и теперь у них четыре камня с одним дыханием.
sample-go-25 = Взяты все четыре. Они становятся пленниками чёрных.
sample-go-3 = Малая доска показывает всё за шестьдесят ходов: где начинать, как проводят границы, что такое атари и как ведут подсчёт.
sample-go-4 = На малой доске центральный пункт смотрит сразу на все четыре угла.
sample-go-5 = Белые подходят снизу, оставляя одну линию: кто держит центр, не должен получить ещё и нижнюю сторону.
sample-go-6 = Чёрные смотрят на правую сторону и не дают белому камню вырасти.
sample-go-7 = А белые сохраняют базу с другой стороны. Два белых камня помогают друг другу на четвёртой и третьей линиях.
sample-go-8 = После четырёх ходов граница здесь проведена: чёрные сверху, белые снизу.
sample-go-9 = Белые идут в правый верхний угол, где у чёрных ещё ничего нет.
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
scope-open = Все открытые записи
scope-record = Все партии файла
score-line = счёт: { $scores }
seconds-a-move = Автовоспроизведение: секунд на ход
search-guide = Поиск в справке
set = Задать { $id }
set-up = Расставить позицию
setting-up = Расстановка: { $colour } (Ctrl+2 меняет)
settings = Настройки
settings-file = Все настройки в файле { $file }, с пояснением к каждой. Отрисовка меняется при следующем запуске.
setup-at = { $place } · расстановка, { $colour }: возьмите фигуру; щелчок по стоящей уберёт или перекрасит её
setup-in-tray = Расстановка: { $colour }. Щёлкните другой цвет, чтобы сменить
setup-node = Расстановка
shared-colour = { $colour }: дальше { $player }
sharing-and-ko = В го ходы, запрещённые из-за повторения, тогда не учитываются
show-again = Снова показать { $places }
show-everything = Показать все ветви
show-part-board = Показать часть доски
show-whole-board = Показать всю доску
shows-all = Обведите часть доски, которую показать; щелчок покажет всю
size-by = { " " }×{ " " }
size-kilobytes = { $count } КБ
size-megabytes = { $count } МБ
size-of-everything = Масштаб
snap = Привязка к допустимым местам
snaps = Выбранная фигура встаёт на допустимые места
snaps-not = Выбранная фигура остаётся под указателем
sort-by = Сортировать: { $column }
sort-by-what = Сортировать по
sort-games = Упорядочить партии
source = Источник
source-drawing = позиция как текст ({ $form })
source-link = ссылка HexWorld
source-moves =
    { $count ->
        [one] список из { $count } хода, { $game }
       *[other] список из { $count } ходов, { $game }
    }
source-page = опубликованная страница
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
spoken = Сообщения экранного диктора
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
spoken-line-between = линия от { $from } к { $to }
spoken-arrow-between = стрелка от { $from } к { $to }
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
spoken-usual = А также начало комментариев
spoken-won = { $colour } победили
spoken-won-by = { $colour } победили: { $what }
stamp-in-words = { $size }, от { $time }
version-in-words = { $size }, заменено { $time }
start = Начало
stone-is-dead = { $name } · щелчок назовёт эти камни мёртвыми
stone-lives = { $name } · щелчок назовёт эти камни живыми
stones = Камни
stop = Стоп
store-as = Изменить кодировку на { $ca_name }
store-as-utf-8 = Изменить кодировку на UTF-8
supply = осталось: { $supply }
swap-pieces = обмен фигурами
swap-rule = Правило обмена
swap-sides = обмен сторонами
take-a-piece = Сначала возьмите фигуру: щёлкните её в наборе или нажмите её букву
take-one-of =
    { $count ->
        [one] Дальше { $count } ход: Alt+1 … Alt+{ $last }
        [few] Дальше { $count } хода: выбор — Alt+1 … Alt+{ $last }
        [many] Дальше { $count } ходов: выбор — Alt+1 … Alt+{ $last }
       *[other] Дальше { $count } хода: выбор — Alt+1 … Alt+{ $last }
    }
taken-all-the-same = Щелчок с Shift — всё равно взять фигуру
taken-with-keys = Shift+Enter — всё равно взять фигуру
team = Команда
team-of = { $player }: команда
territory = Территория
territory-at = Территория ({ $whose }) на { $places }
text-does-not-fit = Этот текст не вмещается в кодировку файла
text-of-label = Текст метки
the-file-is-gone = Файла больше нет.
theme = Тема
theme-contrast = Высокий контраст
theme-dark = Тёмная
theme-light = Светлая
theme-system = Системная
time-left = Задать оставшееся время
title = Название
title-after-move = { $game }, после хода { $number }
title-at-start = { $game }, начало
title-with-move = { $game }, ход { $number }: { $colour } { $action }
to-end = Конец этой линии
to-move = Ходят
to-play = ходят
to-play-next = ход: { $colour }
to-start = Начало партии
tool-arrow = Стрелка
tool-black-territory = Территория чёрных
tool-circle = Круг
tool-cross = Крестик
tool-dim = Затемнить
tool-label = Метка
tool-line = Линия
tool-number = Число
tool-play = Ход
tool-selected = Выделить
tool-setup = Расстановка
tool-square = Квадрат
tool-triangle = Треугольник
tool-visible = Видимая часть
tool-white-territory = Территория белых
tree = Дерево
tree-grows = Направление дерева
tree-grows-down = Сверху вниз
tree-grows-right = Слева направо
turn-as-moves-say = Очередь — по ходам
turn-board = Повернуть доску
turn-board-back = Сбросить вид доски
turn-piece-left = Повернуть фигуру влево
turn-piece-right = Повернуть фигуру вправо
turned = Повёрнуто и отражено
type-a-move = Введите ход, например 33+B
type-a-path = Путь к файлу
type-a-folder = Папка
is-no-folder = Это файл. Укажите папку
is-a-folder = Это папка. Укажите файл
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
type-the-path = Системное окно выбора файла не открылось: введите путь к файлу
undo = Отменить
undone = Отменено: { $title }
fold-lines = Сворачивать дальние линии дерева
more-lines =
    { $count ->
        [one] ещё { $count } линия
        [few] ещё { $count } линии
       *[other] ещё { $count } линий
    }
show-more-lines = Показать эти линии
copy-node-link = Копировать ссылку
copy-node-link-about = Копирует ссылку на этот узел, чтобы вставить её в комментарий.
unfold = Развернуть
unknown-property = не входит в формат; сохраняется как есть
unsaved-work = Несохранённая работа прошлого запуска
unsaved-work-more = Программа остановилась, не сохранив это. Что не решите сейчас, будет предложено при следующем запуске.
untitled = Без названия
usage-range = { $line }: от { $least } до { $most }
usual-komi = Обычно по правилам { $rules }: { $komi }
value-down = Опустить значение { $number } у { $id }
value-name = { $id }: значение
value-name-numbered = { $id }: значение { $number }
value-up = Поднять значение { $number } у { $id }
variation-copied = Вариант с этого узла скопирован
version = Версия { $version }
versions-more = Каким был файл перед первым сохранением в каждом сеансе. Открытие версии не меняет файл.
versions-of = Прежние версии { $path }
was-removed = { $message }: было { $before } Б, стало { $after }
wheel = Колесо мыши над доской
wheel-step = По ходам (Ctrl: масштаб)
wheel-zoom = Масштаб (Ctrl: по ходам)
where-to-set-up = Куда поставить?
where-to-set-up-more = В этом узле есть ход или продолжение. Расстановка здесь изменит всё, что дальше.
whose-turn = Чей ход
wins = { $winner } победили
wins-by =
    { $points ->
        [one] { $winner } победили с перевесом в { $points } очко
        [few] { $winner } победили с перевесом в { $points } очка
        [many] { $winner } победили с перевесом в { $points } очков
       *[other] { $winner } победили с перевесом в { $points } очка
    }
wins-by-forfeit = { $winner } победили из-за неявки
wins-by-resignation = { $winner } победили: соперник сдался
wins-time = { $winner } победили по времени
with-emphasis = { $judgement } (с Shift: очень)
without-a-net = { $line }. Если программа сейчас остановится, они пропадут: сохраните их.
won = { $winner } победили.
won-by = { $winner } победили: { $what }.
working-it-out = Вычисление…
write-a-comment = Добавить комментарий
write-again = Сохранить снова
write-as = Изменить на { $value }
write-it-down = Отметить территорию
write-results = Записать результаты
writing = Запись { $path }
written = Сохранено: { $path }
year-back = Предыдущий год
year-on = Следующий год


## What commands do
command-help-about = Показывает версию и лицензию.
command-help-add-games = Добавляет партии из буфера обмена или данного текста в конец сборника.
command-help-add-games-from = Добавляет партии других файлов в этот сборник.
command-help-add-stone = Ставит камни на доску вручную; в семействе Блокус — одну фигуру, заданную её пунктами. В Octi 46CD — это под с двумя зубцами; 46CD+A и 46CD-C добавляют ему зубец или вынимают. В играх, где у фигур есть буквы, Kd4 — фигура, а в Амазонках вместо цвета может стоять arrow. Если в узле есть ход или за ним идут другие, укажите, в какой узел.
command-help-add-value = Добавляет значения свойству этого узла или создаёт свойство.
command-help-annotate = Оценивает ход (good-move, bad-move, doubtful, interesting) или позицию (good-black, good-white, even, unclear, hotspot); none снимает оценку.
command-help-append-comment = Добавляет абзац к комментарию этого узла.
command-help-arrow = Рисует стрелку между двумя пунктами или убирает её.
command-help-back = Идёт назад на один ход или на N.
command-help-change-value = Меняет N-е значение свойства этого узла, счёт с 1.
command-help-clean-up = Показывает, что можно удалить из записи, сколько этого и что останется, и удаляет.
command-help-close = Закрывает эту вкладку.
command-help-comment = Заменяет комментарий этого узла; пустой текст удаляет его.
command-help-conflicts = Перечисляет, что изменили обе версии, чтобы разрешить конфликты один за другим.
command-help-coordinates = Показывает или скрывает координаты.
command-help-copy-board = Копирует доску в буфер обмена диаграммой из символов.
command-help-copy-games = Копирует в буфер обмена всю эту партию или партии с этими номерами.
command-help-copy-link = Копирует ссылку HexWorld этой линии в буфер обмена.
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
command-help-drop-piece = Кладёт выбранную фигуру обратно.
command-help-duplicate-game = Добавляет копию этой партии после неё или копии партий с этими номерами.
command-help-earlier-versions = Перечисляет, что было в файле до первого сохранения.
command-help-edit-comment = Переходит в комментарий; Escape выходит.
command-help-encoding = Преобразует запись в другую кодировку, например utf-8.
command-help-erase = Убирает вручную камни или фигуры в этих пунктах с доски.
command-help-export-picture = Записывает доску картинкой SVG или PNG либо ряд ходов диаграммами.
command-help-figure = Начинает с этого узла новый рисунок.
command-help-find-move = Показывает следующую допустимую постановку: выбранной фигуры или любой, начиная с крупных.
command-help-find-move-back = Показывает допустимую постановку перед показанной.
command-help-find-next = Переходит к следующему совпадению.
command-help-find-previous = Переходит к предыдущему совпадению.
command-help-findings = Перечисляет замечания к записи и то, что из них можно исправить.
command-help-flip = Отражает все пункты этой партии, с --comments — и названия в комментариях. Анализ движков тоже отражается; --remove-analysis вместо этого удаляет его. Диагонали гекса меняют цвета местами, ведь края принадлежат им.
command-help-flip-piece = Отражает выбранную фигуру.
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
command-help-hide-results = Показывает результат партии только после последнего хода или сразу.
command-help-history = Отменяет или повторяет, пока не сделано N шагов; 0 — запись, какой она была открыта.
command-help-history-list = Перечисляет шаги, которые можно отменить и повторить.
command-help-illegal-moves = Выбирает, делаются ли ходы против правил или не в очередь без Shift или только с ним.
command-help-info = Меняет одно из сведений о партии в том узле, где запись его хранит; пустое значение удаляет его. Даты, результаты, время и коми записываются так, как требует формат, если ясно, что имелось в виду.
command-help-information = Показывает и правит сведения о партии.
command-help-insert-node = Вставляет пустой узел перед этим или между ним и всем, что дальше.
command-help-keep-position = Делает из позиции отдельную запись: расстановка вместо ходов, сведения о партии остаются.
command-help-keep-subtree = Делает из позиции и всего, что дальше, отдельную запись.
command-help-label = Ставит на пункт текст или следующую свободную букву; пустой текст снимает её, как и вызов без текста там, где она есть.
command-help-line = Рисует линию между двумя пунктами или убирает её.
command-help-line-end = Переходит к последнему узлу этой линии.
command-help-line-start = Возвращается к первому узлу партии.
command-help-link = Копирует ссылку на этот узел в том виде, в каком она пишется в комментарии: #0.2.1.
command-help-main-line = Переходит к ходу главной линии, от которого отходит этот вариант.
command-help-make-main-here = Делает этот вариант первым на его развилке, не трогая прежних развилок.
command-help-make-main-line = Делает линию до этого узла первой на каждой развилке.
command-help-mark = Помечает пункты: triangle, square, circle, cross, selected, dim. Если пометка уже есть у всех, снимает её.
command-help-mark-stone = Помечает камни позиции Octi: arrow, circle, cross, square, triangle.
command-help-merge = Объединяет партию из буфера обмена или данного текста с этой: одинаковые ходы получают общие узлы, комментарии и пометки объединяются.
command-help-merge-file = Объединяет с этой записью то, что другая программа изменила в её файле; это можно отменить.
command-help-merge-games = Объединяет партии с этими номерами с первой из них: одинаковые ходы получают общие узлы.
command-help-merge-version = Объединяет изменения другой версии с этой записью и сообщает, что изменили обе.
command-help-move-game = Переносит эту партию или партии с этими номерами на место в сборнике, счёт с 1.
command-help-move-number = Даёт этому ходу номер; дальше счёт идёт от него.
command-help-move-numbers = Показывает или скрывает номера ходов: none, last, last N, all или here — у ходов после этого, счёт с 1.
command-help-move-piece = Сдвигает выбранную фигуру: left, right, up или down; far — до следующего допустимого места.
command-help-move-to = Подвешивает этот узел и всё, что дальше, к другому узлу партии.
command-help-move-value = Переносит N-е значение свойства этого узла на другое место среди его значений.
command-help-move-variation = Ставит этот вариант на место среди других, счёт с 0.
command-help-name = Заменяет название этого узла; пустой текст удаляет его.
command-help-new = Начинает новую запись.
command-help-new-game = Добавляет в сборник партию: номер или название игры и размер доски.
command-help-new-node = Добавляет пустой узел после этого.
command-help-new-variation = Добавляет пустой узел рядом с этим, вариантом к нему.
command-help-next = Идёт вперёд по последнему посещённому варианту.
command-help-next-equal = Переходит к следующему узлу с той же позицией; после последнего — к первому.
record-damaged =
    { $count ->
        [one] { $name } повреждён: { $count } замечание; см. variorum check
        [few] { $name } повреждён: { $count } замечания; см. variorum check
       *[other] { $name } повреждён: { $count } замечаний; см. variorum check
    }
lines-not-understood =
    { $count ->
        [one] { $name }: { $count } строка файла не понята; см. variorum check
        [few] { $name }: { $count } строки файла не поняты; см. variorum check
       *[other] { $name }: { $count } строк файла не понято; см. variorum check
    }
board-may-be-wrong = ход или расстановку до этого узла не удалось прочитать, поэтому доска может быть неверной; см. variorum check
also-in-records =
    { $count ->
        [one] в том числе в { $count } другой открытой записи
        [few] в том числе в { $count } других открытых записях
       *[other] в том числе в { $count } других открытых записях
    }
git-no-repository = git: эта папка не в репозитории git; --global настроит все репозитории
beside-none-left = Отличий не осталось
guide-the-tree-4 = Если та же позиция есть в партии ещё где-то, дерево отмечает её знаком =, а строка под комментарием говорит, сколько раз; Alt+↓ обходит эти узлы. Ходы, сыгранные там, но не здесь, показаны на доске пунктиром и курсивом среди следующих ходов: щелчок ведёт туда, а «Продолжить здесь» копирует ход со всем продолжением. «Одинаковые позиции» в меню «Вид» ищет также во всех открытых записях и на повёрнутых и отражённых досках.
command-help-next-file = Открывает следующую запись этой папки.
command-help-next-fork = Идёт вперёд до узла, за которым несколько вариантов, или до конца.
command-help-next-game = Переходит к началу следующей партии сборника.
command-help-next-moves = Помечает следующие ходы или варианты этого хода: following, instead, record — как задано в записи, или none.
command-help-next-piece = Выбирает следующую фигуру.
command-help-next-tab = Показывает следующую открытую запись.
command-help-next-variation = Переходит к следующему варианту этого узла или этой линии.
command-help-next-with = Переходит к следующему узлу с комментарием, оценкой, ключевым моментом, расстановкой или пометками.
command-help-notation = Выбирает, как называть пункты вокруг доски, в ходах, комментариях и при вводе: usual, record, numbers, chinese, relative (от ближайших краёв), other-side, in-line (Гавана как на Little Golem) или all-letters (с буквой I).
command-help-only-line = Показывает в дереве одну текущую линию или снова все ветви.
command-help-open = Открывает записи, каждую в своей вкладке.
command-help-open-folder = Перечисляет записи папки: этой, если не названа другая.
command-help-open-recent = Открывает запись, которая уже открывалась.
command-help-palette = Находит любую команду по названию.
command-help-pass = Пас.
command-help-paste-record = Открывает текст из буфера обмена отдельной записью: запись, ссылку HexWorld, список ходов.
command-help-paste-variation = Добавляет содержимое буфера обмена или данный текст под этот узел.
command-help-place-piece = Ставит выбранную фигуру туда, где она есть; anyway — даже против правил.
command-help-play = Делает ход в обозначениях игры. Если он в записи уже следующий, переходит к нему.
command-help-play-through = Показывает ходы один за другим или останавливается.
command-help-previous-file = Открывает предыдущую запись этой папки.
command-help-previous-fork = Возвращается к ближайшему узлу, за которым несколько вариантов, или к началу.
command-help-previous-game = Переходит к началу предыдущей партии сборника.
command-help-previous-piece = Выбирает предыдущую фигуру.
command-help-previous-tab = Показывает предыдущую открытую запись.
command-help-previous-variation = Переходит к предыдущему варианту этого узла или этой линии.
command-help-previous-with = Переходит к предыдущему узлу с комментарием, оценкой, ключевым моментом, расстановкой или пометками.
command-help-print = Создаёт из записи буклет и открывает его для печати.
command-help-promote = Сдвигает этот вариант на одно место вперёд.
command-help-properties = Показывает все свойства этого узла и переходит к свойству с этим именем.
command-help-publish = Создаёт из записи веб-страницу, буклет, анимацию или текст для тех, у кого нет программы.
command-help-quit = Закрывает окно.
command-help-read-as = Открывает файл заново в другой кодировке.
command-help-read-swaps = Выбирает, как толковать обмены в этой партии гекса: judged — по ходам после них, as-written, pieces или sides. Запись не меняется.
command-help-redo = Повторяет последний отменённый шаг или последние N.
command-help-reload = Перезагружает файл с диска.
command-help-remove-value = Удаляет N-е значение свойства этого узла, счёт с 1.
command-help-rename = Даёт свойству этого узла другое имя и оставляет значения.
command-help-repair = Исправляет замечания проверки в файле или только в этом узле: все или все с одним кодом.
command-help-replace-dialog = Заменяет текст в комментариях, названиях, игроках и метках, заранее показывая каждое изменение.
command-help-resign = Сдача: ходом, если в записях этой игры он есть, иначе результатом партии.
command-help-results = Показывает, что пометки в концах партии говорят о позициях перед ними, перечисляет противоречия и открытые концы и пишет результаты.
command-help-rotate = Поворачивает все пункты этой партии, с --comments — и названия в комментариях. Анализ движков тоже поворачивается; --remove-analysis вместо этого удаляет его.
command-help-rotate-view = Поворачивает доску на экране; запись не меняется.
command-help-save = Сохраняет запись в её файл.
command-help-save-as = Сохраняет запись в другой файл.
command-help-save-copy = Сохраняет копию записи в другой файл; исходная остаётся открытой.
command-help-save-copy-as = Сохраняет копию в виде, который читают другие программы: ff4 (строгий FF4), utf-8, pentobi, sabaki или hexgui; эта запись не меняется.
command-help-set = Даёт свойству этого узла эти значения, что бы оно ни значило.
command-help-set-up = Выбирает, что ставит расстановка: цвет, которому и ходить, или его фигуры одного вида, названного буквами; в Амазонках также стрелу (arrow). Без цвета — убирает.
command-help-settings = Показывает настройки.
command-help-settle = Разрешает конфликты, которые слияние оставило в комментариях, выбирая ours, theirs или both, и удаляет их блоки; во всей партии, если не указана область. С номером — только этот конфликт этого узла.
command-help-shortcuts = Перечисляет сочетания клавиш.
command-help-show-comment = Показывает или скрывает комментарий.
command-help-show-information = Показывает или скрывает игроков и состояние партии.
command-help-show-pieces = Показывает или скрывает оставшиеся фигуры.
command-help-show-tree = Показывает или скрывает дерево.
command-help-snap = Выбранная фигура встаёт на допустимое место у указателя или остаётся прямо под ним.
command-help-split-collection = Записывает каждую партию сборника в свой файл.
command-help-strip = Удаляет comments, markup, annotations, variations, private, empty-nodes, times или analysis — из всей партии, если не указана область.
command-help-study = Задаёт вопросы по этой записи: задачи, ходы репертуара или партии, лучшие ходы; повторяет их в срок.
command-help-dictionary = Показывает, где эта партия отходит от сборника дзёсэки, угол за углом, и где партии её папки отходят от него чаще всего.
command-help-study-folder = Задаёт вопросы по записям папки: папки этой записи, если не указана другая.
command-help-swap = Отвечает на первый ход тем, что забирает его себе: камни меняют цвет или игроки меняются сторонами.
command-help-take = Выбирает N-й из ходов, перечисленных на развилке, счёт с 1.
command-help-take-piece = Берёт фигуру в руку по названию, того цвета, чей ход, если не указан другой.
command-help-territory = Отмечает пункты территорией цвета.
command-help-theme = Выбирает тему доски и окна.
command-help-time = Задаёт оставшееся время игрока и число ходов, оставшихся в этом периоде.
command-help-to-play = Задаёт, чей ход.
command-help-tool = Выбирает, что делает щелчок: play, setup, triangle, square, circle, cross, selected, dim, label, number, line, arrow, black-territory, white-territory или visible.
command-help-tree-grows = Направляет рост дерева вправо или вниз.
command-help-truncate = Удаляет всё, что следует за этим узлом.
command-help-turn-piece-left = Поворачивает выбранную фигуру против часовой стрелки.
command-help-turn-piece-right = Поворачивает выбранную фигуру по часовой стрелке.
command-help-type-move = Делает введённый ход: F10, 33+B или в Блокусе фигура и её место (W Y12) либо её пункты.
command-help-undo = Отменяет последний шаг или последние N.
command-help-unfold-all = Показывает все ветви дерева или снова сворачивает дальние линии.
command-help-unmark = Снимает все пометки, метки, линии и стрелки в этих пунктах или во всём узле.
command-help-unset = Удаляет свойство из этого узла.
command-help-usual-view = Показывает доску в обычном положении.
command-help-value = Задаёт ценность позиции; больше 0 — в пользу чёрных.
command-help-variation = Входит в потомка этого узла. Счёт с 0, как в пути.
command-help-visible = Показывает начиная с этого узла только эти пункты.
command-help-where-played = Переходит к ходу в этот пункт: назад по этой линии, иначе вперёд.
command-help-write-results = Выводит, что пометки в концах этой партии (хорошо для чёрных, хорошо для белых, равно) говорят о позициях перед ними, и помечает эти позиции; --proved: только там, где испытан каждый ход; --transpositions: одинаковые позиции делят свои результаты.
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
finding-earlier-conversion = неполностью преобразовано прежней версией
finding-edge-contact = фигура прилегает к фигуре своего цвета
finding-empty-list = пустое значение там, где нужны пункты
finding-empty-node = узел без свойств
finding-empty-value = пустое значение
finding-empty-variation = вариант без узла
finding-forbidden-move = ход, запрещённый чёрным в рэндзю
finding-foreign-value = значение в другой кодировке
finding-format-too-new = несуществующая версия формата
finding-game-guessed = игра, которую GM не называет
finding-game-inside-game = партия начинается до закрытия предыдущей
finding-handicap-differs = HA не сходится с камнями или с тем, кто ходит первым
finding-handicap-too-small = фора меньше двух камней
finding-header-point = что-то вроде свойства перед первой партией
finding-header-text = текст перед первой партией
finding-identifier-too-long = идентификатор длиннее 100 символов
finding-illegal-value = значение не своего типа
finding-junction-listed = ход Nexos перечисляет перекрёстки
finding-junk = текст, который ни к чему не относится
finding-ko = ход сразу берёт ко обратно
finding-komi-doubled = коми в половинках
finding-komi-scaled = коми или разница не в очках
finding-label-repeated = две метки в одном пункте
finding-label-too-long = метка длиннее четырёх символов в FF3
finding-line-ends-mixed = разные концы строк в одном файле
finding-line-repeated = стрелка или линия дважды или нулевой длины
finding-long-identifier = идентификатор длиннее двух букв
finding-lowercase-identifier = идентификатор со строчными буквами или знаками
finding-main-line-shorter = вариант длиннее главной линии
finding-mark-repeated = пункт помечен в узле дважды
finding-merge-conflict = конфликт, который слияние оставило в комментарии
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
finding-rules-format = правила Octi в другой форме
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
finding-suicide = ход отнимает у себя последнее дыхание
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

## Messages
all-games-record-needs = это все партии, а записи нужна хотя бы одна
all-pieces-already-used = { $name }: все фигуры { $piece } ({ $n }) уже поставлены
amazon-goes-like-queen = амазонка ходит как ферзь, по свободным клеткам
amazon-moves-opponents = ходит амазонка соперника
another-variation-starts-same = другой вариант начинается тем же ходом
area-cannot-be-read = область «{ $area }» не читается
area-territory-exclude-each = --area и --territory исключают друг друга
arrow-does-not-get = стрела туда не долетит: она летит как ферзь, по свободным клеткам
arrow-needs-stone-point = стрелке нужны камень и пункт
as-setup-wants-already = { $first } уже так, как хочет расстановка
at-2 = { $mark } на { $places }
at-3 = { $mark } на { $stones }
at-4 = { $number } на { $later }
at-5 = { $number } на { $place }
at-6 = { $number } на { $earlier }
belongs-ff-file-names = { $id } относится к FF{ $versions }, а файл называет FF{ $format }
belongs-into-root = место { $id } — в корне
belongs-older-versions-format = { $id } ({ $title }) относится к старым версиям формата
black-has-left-white = у чёрных осталось { $black } { $things }, у белых { $white }, а запись Octi даёт обоим поровну ({ $id })
black-white-before-game = Чёрные { $black }, белые { $white } и { $white_2 } за коми и фору: { $outcome }
board-by-lines-points = доска { $columns } на { $rows } линий; пункты называют не больше { $most_lines }
board-has-from-1 = у доски от 1 до { $most } столбцов и рядов
board-has-no-places = на этой доске нет мест для камней форы ({ $stones }): расставьте их вручную
board-has-no-such = на этой доске нет такого пункта
board-hexagons-does-not = у доски из шестиугольников нет такой симметрии; подходят «rotate half», «flip diagonal» и «flip antidiagonal»
border-row-other-sides = крайний ряд принадлежит сопернику
both-pieces-already-used = { $name }: обе фигуры { $piece } уже поставлены
bracket-ends-seems-missing-2 = похоже, нет скобки, которой кончается { $id }: внутрь попало { $swallowed }
bracket-ends-seems-missing-3 = похоже, нет скобки, которой кончается { $id }: внутрь попало { $swallowed }; чтобы закрыть, впишите здесь ] в текстовом редакторе
bracket-text-not-escaped = скобка в тексте не экранирована
broken = { $path }: не читается ({ $program_error })
ca-changed-by-encoding = CA говорит, как хранится запись: и то и другое меняет «encoding»
cannot-move = не может пойти
cannot-name-property-capitals = «{ $id }» не может быть именем свойства: формат допускает только заглавные буквы
cannot-name-property-letters = «{ $id }» не может быть именем свойства: только буквы и цифры
cannot-name-property-needs = «{ $id }» не может быть именем свойства: нужна заглавная буква
cannot-read = «{ $text }» не читается
cannot-read-as-mark = «{ $text }» не читается как пометка
cannot-start-again-software = не удаётся перезапустить с программной отрисовкой: { $error }
changed-after-program-ended = { $target }: изменён после того, как программа остановилась при сохранении; сохранённое лежит в { $kept }
closing-parentheses-missing = не хватает закрывающих круглых скобок: { $missing }
closing-parenthesis-missing = не хватает закрывающей круглой скобки
clipboard-empty = буфер обмена пуст
clipboard-holds-record-without = в буфере обмена запись без ходов
comments-points-octi-look = в комментариях пункты Octi не отличить от прочих чисел
conflict-mine = Эта версия
conflict-theirs = Другая версия
said-nothing = (ничего)
said-empty-node = узел без хода
conflicts = Конфликты
conflicts-left =
    { $count ->
        [one] Осталось разрешить { $count } конфликт
        [few] Осталось разрешить { $count } конфликта
       *[other] Осталось разрешить { $count } конфликтов
    }
conflicts-settled =
    { $count ->
        [one] { $count } конфликт разрешён
        [few] { $count } конфликта разрешены
       *[other] { $count } конфликтов разрешены
    }
contradictions-counted =
    { $count ->
        [one] { $count } противоречие
        [few] { $count } противоречия
       *[other] { $count } противоречий
    }
contradicts = { $id } противоречит { $id_2 }
counts-from-1 = { $what }: счёт с 1
damaged-work = { $path }: несохранённую работу прошлого сеанса нельзя восстановить ({ $why }); файл остаётся на месте
diagrams-are-pictures = диаграммы — это картинки, .svg или .png; в тексте одна доска
diagrams-from-need-picture = для --diagrams и --from нужна картинка, .svg или .png: в тексте одна доска
different-line-ends-one = разные концы строк в одном файле, чаще { $line_end }
different-pods-stand-first = там разные поды; взят первый
does-not-decode-as = { $id } не раскодируется как { $charset }: { $raw }
encoding-is-not-read = { $id } в кодировке { $other }, которая не читается: { $raw }
does-not-read = { $program } не читает записи игры { $game }
empty = { $id } пусто
empty-move-old-way = пустой ход — старая запись паса
encoding-changed-by-encoding = кодировку меняет «encoding»
encoding-makes-room = { $what }; «encoding utf-8» вместит любые символы
encoding-not-known-read = кодировка { $label } неизвестна; прочитано как { $charset }
file-names-other-encoding = указана { $label }, но байты похожи на { $charset }
file-encoding-doubtful = указана { $label }, но текст скорее похож на { $other }
line-in-other-encoding = прочитано как { $other }, потому что это не { $charset }
line-does-not-decode = часть строки не раскодируется как { $charset }
label-kept = то, что в CA сказано помимо кодировки, сохранено в XCA: { $values }
escapes-count-bytes-not = экранирование считает байты, а не символы
ff-does-not-exist = FF[{ $version }] не существует; прочитано как FF4
game-is-unknown = GM отсутствует, а в названии турнира указана неизвестная игра
game-is-guessed = GM отсутствует; прочитано как { $game }
ff-writes-pass-differently = FF{ $format } пишет пас иначе
ff3-has-labels-four = в FF3 метки не длиннее четырёх символов
file-ends-inside-value = файл кончается внутри значения
file-has-4-gib = в файле 4 ГиБ или больше, это слишком много
file-no-game-record = этот файл — не запись партии, и в записи его содержимое пропало бы
file-starts-byte-order = файл начинается с метки порядка байтов, значит, это UTF-8
first-game = это первая партия
first-node-game-cannot-2 = первый узел партии нельзя переместить
first-piece-must-cover = первая фигура ({ $name }) должна накрыть стартовый пункт { $names }
first-piece-must-cover-2 = первая фигура ({ $name }) должна накрыть всю стартовую клетку { $names }
first-piece-must-cover-3 = первая фигура ({ $name }) должна накрыть один из свободных стартовых пунктов { $names }
first-piece-must-touch = первая фигура ({ $name }) должна коснуться своего стартового перекрёстка одним из { $names }
first-two-pieces-must = первые две фигуры ({ $name }) должны быть фигурами 1
first-variation = это первый вариант
form-no-comments = В { $form } нет места для комментариев: они опущены
form-no-labels =
    { $count ->
        [one] У { $count } метки нет буквы в { $form }
        [few] У { $count } меток нет буквы в { $form }
       *[other] У { $count } меток нет буквы в { $form }
    }
form-no-marks =
    { $count ->
        [one] { $count } пометку нельзя показать в { $form }
        [few] { $count } пометки нельзя показать в { $form }
       *[other] { $count } пометок нельзя показать в { $form }
    }
form-no-piece = { $places } не составляют фигуры { $gm }
form-no-place = ходы без места опущены: { $moves }
from-again = { $id } от { $from } до { $to } снова
from-itself = { $id } от { $from } до него же
game-begins-before-one-2 = партия начинается до закрытия предыдущей
game-does-not-fit = партия на { $columns }×{ $rows } не вмещается в партию на { $columns_2 }×{ $rows_2 }
game-first = эта партия в кодировке { $other }, первая — в { $main }
game-has-no-board = доска этой игры здесь неизвестна
game-needs-name = игре нужно название
game-not-counted = эта игра не считается по территории
game-number-already = эта партия уже под номером { $number }
games-file =
    { $count ->
        [one] в файле { $count } партия
        [few] в файле { $count } партии
        [many] в файле { $count } партий
       *[other] в файле { $count } партии
    }
games-ron = games/{ $name }.ron: { $cause }
games-stand-in-order = партии уже стоят в этом порядке
games-stand-there = эти партии уже стоят там
gm-needs-what-gm = gm: нужно то, что GM говорит в записях, например gm: ["40", "kropki"]
gm-not-game-whose = GM[{ $name }]: значения этой игры здесь не проверяются
ha-but-black-moves = HA — { $handicap }, но первыми ходят чёрные
ha-but-black-stones = HA — { $handicap }, но { $stones ->
        [one] расставлен { $stones } чёрный камень
        [few] расставлено { $stones } чёрных камня
       *[other] расставлено { $stones } чёрных камней
    }
ha-is-less-than-2 = HA равно { $handicap }, но наименьшая фора — 2
read-otherwise = запись теперь читается как { $name }; { $guessed } была догадкой, в ней нет { $characters }
half-character-was-taken = половина символа принята за скобку
handicap-given-before-first = фору дают до первого хода, а в этой партии ходы есть
has-comma-too-many = { $id }: лишняя запятая
has-empty-value-beside = { $id }: пустое значение рядом с другими
has-label-already = на { $from } уже есть метка
has-no-capital-letter = в { $written } нет заглавной буквы, нужной каждому идентификатору
has-no-piece-left = { $colour }: фигуры { $name } больше нет
has-no-place-board = «{ $value }»: нет места на этой доске { $columns }×{ $rows }
has-no-such-colour = { $id }: в { $gm } нет такого цвета
has-no-such-value = у { $id } нет значения { $number }: их { $count }
has-one-value = у { $id } одно значение, а не несколько
has-one-value-already = у { $id } одно значение, и оно уже есть: его меняет «change-value»
has-values-should-have =
    { $count ->
        [one] у { $id } { $count } значение, а должно быть одно
        [few] у { $id } { $count } значения, а должно быть одно
        [many] у { $id } { $count } значений, а должно быть одно
       *[other] у { $id } { $count } значения, а должно быть одно
    }
here-new-node-exclude = --here и --new-node исключают друг друга
how-pieces-stood-beginning = начальная расстановка фигур здесь неизвестна
identifier-characters =
    { $ident ->
        [one] идентификатор из { $ident } символа
       *[other] идентификатор из { $ident } символов
    }
inline-counts-inside-lines = InLine считает внутри линий шестиугольника
is = { $id }[{ $raw }]: { $what }
is-there-already = { $path }: уже существует; ничего не записано
jump-ends-square-taken = прыжок кончается на занятой клетке
jump-goes-over-empty = прыжок идёт через пустую клетку
junctions-among-segments-passed = перекрёстки среди отрезков пропущены
ki-twice-komi = KI — это удвоенное коми
ko-retaken-at-once = ко взято обратно сразу
last-game = это последняя партия
last-variation = это последний вариант
left-out-what-belongs = опущено то, что не относится ни к одному свойству и теперь сошло бы за часть записи: { $shown }
letters-piece-capitals = «{ $letters }»: буквы фигур заглавные
lies-along-own-piece = прилегает к своей фигуре на { $at }
lies-beside-no-own = не лежит рядом со своей фигурой
lies-outside-board = { $text } вне доски
line = строка { $line }: { $code }
not-understood = это не удаётся понять ({ $cause })
setting-has-wrong-value = у настройки недопустимое значение ({ $cause })
line-goes-after-variation = линия продолжается после закрытого варианта
line-has-no-alternative = у этой линии нет вариантов
line-needs-two-different = линии нужны два разных пункта
link-move-puts-cannot = связь, которую ставит ход, там невозможна
link-move-takes-away = связи, которую снимает ход, нет
links-with-a-peg = связи можно добавлять и снимать только там, где ход ставит колышек
link-own-pegs = связь соединяет два своих колышка на расстоянии хода коня
link-crosses-another = мешает другая связь
game-has-no-links = в этой игре нет связей
take-link-away = Удалить связь с { $other }
put-link-in = Добавить связь с { $other }
command-toggle-link = Добавить или удалить связь
command-help-toggle-link = Добавляет к этому ходу связь между двумя колышками или снимает её: тогда ход говорит об этом, как f7-d4e6+g5h7.
list-points-old-way = список пунктов — старая запись хода
little-golems-first-letter = первая буква Little Golem всегда соединяет верх и низ; подойдут «rotate half» и «flip»
lossy-writes-what-can = { $record }{ $place }: { $error }; --lossy запишет, что возможно
main-line = это главная линия
main-line-already = это уже главная линия
manner = в стиле { $names }
means-nothing = { $id }[{ $raw }] ничего не значит; { $so }
missing = не указано: { $what }
missing-after = не указано: { $what } после { $name }
more-as-setup-wants = { $first } и ещё { $count } уже так, как хочет расстановка
more-cut-off-corners = от углов отрезано больше, чем есть у доски
more-descriptions-games-broken = { " " }(и ещё испорченных описаний игр: { $more })
more-than-one-game = объединить сразу можно только одну партию; несколько добавляет «add-games»
more-than-one-move = больше одного хода в узле: считается только { $id }
more-than-one-move-2 = в узле больше одного хода; сделаны все
more-than-two-colours = где цветов больше двух, сдаться нельзя
move-after-has-won = ход после победы: { $winner }
move-cannot-go = ход туда невозможен
move-count-differs = указано число ходов { $named }, а их { $moves }
move-neighbouring-square-cannot = ход на соседнюю клетку не может быть частью длинного пути
move-not-complete = ход не завершён
move-root = в корне ход
move-setup-stand-one = ход и расстановка в одном узле
move-turns-over-no = ход не переворачивает ни одной фишки
moves-a-figure = Ходов на рисунке при печати
moves-after = { $id } ходит после конца: { $end }
moves-marks-setup-no = ходы, пометки и расстановка — не текст, их нельзя заменить
moves-no-colour = { $id } не ходит ни одним цветом { $gm }
names-no-point-board = { $id } не называет пункта доски: { $text }
names-point-twice = { $id } называет пункт дважды
names-what-no-point = { $id } называет не пункты доски: { $list }
needs-the-window = для «{ $name }» нужно окно
needs-value = { $id }: нужно значение
no-amazon-stands-where = там, где начинается ход, нет амазонки
no-ca-but-text = нет CA, но есть текст не в ASCII; прочитано как { $charset }
no-change-pod-like = «{ $text }» — не изменение пода вроде 46CD+A или 46CD-C
no-code-finding-variorum = «{ $word }» — не код замечания; коды перечисляет `variorum check --explain`
no-colour-game = «{ $typed }» — не цвет этой игры: { $names }
no-colour-like-1a2b3c = «{ $text }» — не цвет вида #1a2b3c
no-command-2 = «{ $name }» — не команда
no-encoding-can-written = Variorum не умеет записывать в кодировке «{ $label }»
no-encoding-known-here = неизвестная кодировка «{ $label }»
no-file-given = файл не указан
no-game-2 = партии нет
no-game-has-2 = { $name }: партии { $number } нет; всего { $has }
no-game-information-set = { $id } — не сведение о партии; любое свойство пишет «set»
no-game-known-here = «{ $game }» — неизвестная здесь игра: нужен номер, как в GM, или go, hex, octi, gomoku, othello, Blokus Duo, …
no-game-numbered =
    { $count ->
        [one] партии { $number } нет: всего { $count } партия
        [few] партии { $number } нет: всего { $count } партии
        [many] партии { $number } нет: всего { $count } партий
       *[other] партии { $number } нет: всего { $count } партии
    }
no-game-record = это не запись партии{ $why }
no-game-record-file = в этом файле нет записи партии
no-game-to-merge = объединять не с чем: партии нет
no-game-yet = партий пока нет
no-game-yet-new = партий пока нет; добавляет «new-game»
no-hole-corner = в углу нет отверстия
no-legal-move = { $colour }: допустимых ходов нет
no-node-after-one = дальше нет такого узла: { $words }
no-node-before-one = раньше нет такого узла: { $words }
no-number-of-a-move = «{ $text }» — не номер хода
no-other-variation-branches = до этого узла не ответвляется других вариантов
no-output-given = не указано, куда писать
no-piece-left = { $colour }: фигуры { $piece } больше нет
no-piece-player-stands = там нет фигуры игрока
no-piece-stands-exactly = ни одна фигура не стоит точно на { $text }
no-piece-stands-where = там, где начинается ход, нет фигуры
no-place-board-or = «{ $piece }» — не место этой доски, ни с фигурой, ни без
no-place-collection-has = места { $number } нет: в сборнике партий { $count }
no-place-variations-hang = места { $index } нет: вариантов там { $count }
no-place-variations-here = места { $index } нет: варианты здесь от 0 до { $last }
no-pod-arrow = пода { $stone } для стрелки там нет
no-pod-colour-stands = пода { $old } этого цвета там нет
no-pod-hand = под не выбран
no-pod-left-reserve = в запасе не осталось подов
no-pod-marked = пода { $stone }, чтобы пометить, там нет
no-pod-stands-removed = пода { $stone }, чтобы убрать, там нет
no-pod-stands-there = там нет пода
no-pod-with-prongs = пода с такими зубцами там нет; взят первый под игрока
no-point-board = «{ $typed }» — не пункт этой доски
no-point-board-2 = «{ $point }» — не пункт этой доски
no-point-board-its = «{ $typed }» — не пункт этой доски { $columns }×{ $rows }; её пункты называются вроде { $last }
no-point-game-has = «{ $typed }» — не пункт: доска этой игры здесь неизвестна
no-point-given = пункт не указан
no-prong-left = у игрока не осталось зубцов
no-repair-certain = { $title }: надёжного исправления нет
no-setup-says-s = расстановкой нельзя сказать, что здесь ходят { $colour }
no-setup-says-what = расстановкой нельзя сказать, что стоит на { $point }: к такому не ведёт ни одна партия
no-size-board-number = «{ $text }» — не размер доски: нужно число или столбцы:ряды
no-size-from-1 = «{ $sz }» — не размер от 1 до { $most }; принято { $columns } на { $rows }
no-size-from-1-2 = { $size } — не размер от 1 до { $most }
no-stone-point-letters = «{ $stone }» — не под: укажите пункт и буквы его зубцов от A до H
no-stone-stands = на { $place } нет камня
no-such-choice = «{ $which }» — не один из вариантов выбора
no-such-encoding = неизвестная кодировка { $label }
no-such-file-no = { $word }: нет ни такого файла, ни такой команды; может быть, «{ $near }»?
no-such-game = партии { $most } нет: в сборнике их { $count }
no-such-game-any-more = этой партии больше нет
no-such-keys = в настройках неверные сочетания клавиш: { $keys }
no-such-piece = фигуры { $name } нет
no-such-pod-square = на перепрыгнутой клетке нет такого пода
no-such-reader = копии для { $name } нет: ff4, utf-8, pentobi, sabaki или hexgui
no-such-theme = темы { $name } нет
no-such-tool = инструмента { $name } нет
no-superprong-left = у игрока не осталось суперзубцов
no-theme = темы «{ $name }» нет; есть { $all }
no-variation-they-numbered = варианта { $number } нет: они пронумерованы от 0 до { $count }
no-version-kept = { $path }: сохранён, но прежнюю версию сохранить не удалось ({ $why })
nobody-passes-game-2 = в этой игре не пасуют
nobody-swaps-game-2 = в этой игре нет обмена
node-already = { $id } уже есть в этом узле
node-already-2 = узел уже там
node-cannot-hang-below = узел нельзя перенести под самого себя
node-has-move = в этом узле есть ход
node-has-no-move = в этом узле нет хода для оценки
node-has-no-property = в этом узле нет свойства { $id }
node-has-property-already = в этом узле уже есть свойство { $to }
node-without-properties = узел без свойств
none-stand-there = нет
not = { $id }[{ $raw }] — не { $wanted }
not-1-or-2 = «{ $strength }» — не 1 и не 2
not-3 = «{ $word }» не подходит, нужно: { $what }
not-4 = «{ $word }» не подходит, нужно: { $what }: { $names }
not-board = { $text } не на этой доске
not-defined-by-format = { $id } формат не определяет
not-defined-by-format-2 = { $id } формат не определяет, и в нём больше двух букв
not-game-record = это { $other }, а не запись партии
not-game-record-no = { $name }: не запись партии (ни одна партия не начинается с «(;»)
not-number = «{ $text }» — не число
not-one-by-one = камни этой игры не помечаются по одному; пункты помечает «mark»
not-text-utf-8 = { $name }: это не текст в UTF-8
notation-game-not-known = запись координат этой игры не поддерживается
nothing-can-move = там ничто не может пойти
nothing-capture-square-jumped = на перепрыгнутой клетке нечего взять
nothing-else-game = больше в этой партии ничего нет
nothing-follows-node = после этого хода ничего нет
nothing-has-been-moved = пока ничего не сдвинуто
nothing-jumped-over-could = не перепрыгнуто ничего, что можно взять
nothing-names-encoding-guess = кодировка нигде не названа; { $charset } — догадка
nothing-played-line = в этой линии на { $point } не ходили
nothing-stands-before-node = это начало
nothing-stands-could-taken = на { $place } нечего убрать
nothing-stands-where-move = на { $places }, где начинается ход, ничего нет
square-is-gone = клетки, на которой кончается ход, больше нет
setup-says-no-holes = расстановка не может сказать, каких клеток больше нет
word-means-no-move = «{ $deeds }» — не ход на этой доске, как например «e1-g1,h1-f1»
winner-gives-up = сдаётся уже победившая сторона: { $winner }
start-of-pieces = Начальная позиция
start-usual = обычное
nobodys-arrow = стрела
notation-all-letters = С буквой I
nothing-was-done-yet = отменять нечего
nothing-was-found = ничего не найдено
nothing-was-looked-yet = пока ничего не искали
nothing-was-undone = повторять нечего
nothing-was-written = { $place }: { $error }; ничего не записано
nowhere-look = «{ $word }»: там искать нельзя: { $names }
nowhere-replaced = нет совпадений для замены
number-moves-each-diagram = нужно число ходов на диаграмму или «figures»
old-way-write = { $id } — старая запись: { $colour }
one-node = { $id } и { $id_2 } в одном узле
one-word-too-many = лишний аргумент «{ $word }»
only-black-white-have = территория бывает только у чёрных и белых
only-ca-says-how = как читать текст, говорит только CA; его меняет «encoding»
only-game = это единственная партия
only-game-record-needs = это единственная партия, а записи нужна хотя бы одна
only-one-node-subtree = из --node, --subtree, --game, --collection можно указать только одно
only-steps = шагов всего { $most }
other-nodes-follow-one = за этим узлом идут другие
other-stones-set-up = в начале этой партии расставлены другие камни
overlaps-piece-at = накрывает фигуру ({ $of }) на { $taken }
own-piece-stands-where = там, где кончается ход, стоит своя фигура
parentheses-nest-more-than = круглые скобки вложены глубже { $deep }
pass-although-move = пас, хотя ход есть
passes-straight-through-junction = идёт прямо через перекрёсток, который пересекает другая фигура
peg-stands-already = там уже стоит колышек
piece-1-may-not = фигуре 1 нельзя в центр
piece-already-used = { $name }: фигура { $piece } уже поставлена
piece-goes-along-row = фигура ходит по ряду, столбцу или диагонали
piece-goes-its-line =
    { $length ->
        [one] фигура идёт на { $length } поле, а число фигур на её линии: { $pieces }
        [few] фигура идёт на { $length } поля, а число фигур на её линии: { $pieces }
        [many] фигура идёт на { $length } полей, а число фигур на её линии: { $pieces }
       *[other] фигура идёт на { $length } поля, а число фигур на её линии: { $pieces }
    }
piece-moves-opponents = ходит фигура соперника
piece-opponent-stands-way = на пути стоит фигура соперника
pl-names-no-colour = PL не называет цвета: { $text }
plays-twice-row = { $id } ходит дважды подряд
pm-none-0-1 = PM[{ $raw }] — не 0, 1 или 2
pod-enters-prongs-shown = под вводится с зубцами; с ними он и показан
pod-enters-square-holds = под вводится на клетку, где есть поды соперника
pod-enters-square-no = под вводится на клетку, которая не дом его игрока
pod-has-moved-already = этот под уже ходил
pod-has-no-prong = у пода нет зубца с названной стороны
pod-has-no-prong-2 = у пода нет зубца { $letter }
pod-has-prong-side = у пода уже есть зубец с этой стороны
pod-opponent-stands-where = там, где кончается ход, стоит под соперника
pod-opponents = там под соперника
pod-was-put-up = под поставлен сразу с другими: уберите его и поставьте заново
pods-different-squares-move = за один ход идут поды с разных клеток
point-not-board = пункт не на этой доске
points-two-digits-so = пункты пишутся двумя цифрами, поэтому на доске не больше девяти столбцов и рядов
program-ended-while-was = { $target }: программа остановилась при сохранении; файл снова цел
property-has-no-value = у свойства { $name } нет значения
property-stands-after-variation = свойство стоит после варианта своего узла
read-as-2 = { $id }[{ $raw }] прочитано как { $clean }
read-as-3 = { $written } прочитано как { $id }
read-way-file-has = В этой кодировке у файла другое строение, и ваши изменения в ней не сохранить; сначала сохраните или отмените их
record-has-all-already = в этой записи всё это уже есть
record-is-no-picture = { $path }: запись нельзя сохранить как .{ $suffix }; страницы, буклеты и картинки создают «variorum publish» и «variorum render»
record-not-written-over = { $name }: запись не пишется поверх файла другого формата
record-stored-as-already = кодировка этой записи уже { $ca_name }
record-stored-as-encoding = кодировка этой записи — { $charset }; её меняет «encoding»
records-game-have-no = в записях этой игры нет пасов: просто ходит следующий цвет
repositioned-prong-normal-one = переставленный зубец — обычный
root-no-move-looks = «{ $raw }» в корне — не ход; похоже на имя
rules-game-not-known = правила этой игры здесь неизвестны, как и то, что стоит на доске
rules-known-so-not = правила { $name } известны, поэтому описание не нужно
same-colour-moves-again = тот же цвет ходит снова
same-moves-as-game = те же ходы, что в партии { $first }
same-position-was-board = такая позиция на доске уже была
save-or-undo-first = Сохраните или отмените изменения, прежде чем перезагружать файл
say-where-to-set-up = { $why }: укажите --here или --new-node
set-up-more-than-2 = { $place } расставлен в этом узле не один раз
settings-built-in-instead = { $path }: эти настройки неверны, используются значения по умолчанию: { $names }
settings-cannot-read = { $path }: настройки не читаются ({ $error })
settings-could-not-understood = файл настроек неверен ({ $cause }); он сохранён как { $kept }
settings-could-not-understood-2 = { $path }: файл настроек неверен ({ $cause }), и сохранить его под другим именем не удалось ({ $error })
settings-out-of-range = { $path }: значения этих настроек вне допустимых пределов, поэтому используются ближайшие возможные: { $names }
settings-too-long = { $path }: эти настройки слишком длинны, действует только часть: { $names }
settle-conflicts = Разрешить конфликты
setup-says-where-pegs = расстановка говорит, где стоят колышки, и с ними появились бы другие связи
something-stands-already = там уже что-то стоит
square-board-lines-written = квадратная доска из { $columns } линий записана двумя числами
square-jumped-twice-one = через клетку за ход прыгают дважды
square-not-board = клетка не на этой доске
square-path-not-board = клетка пути не на этой доске
standard-input = стандартный ввод: { $error }
standard-input-2 = стандартный ввод
standard-input-empty = стандартный ввод: пуст
standard-input-larger-than = стандартный ввод: больше 4 ГиБ
standard-output = стандартный вывод: { $error }
standard-output-has-no = у стандартного вывода нет расширения: укажите --format svg, png или txt
stands-below-other-game = { $id } стоит под другими сведениями о партии
step-goes-neighbouring-square = шаг идёт на соседнюю клетку или через одну прыжком
stone-stands-already = там уже стоит камень
word-takes-piece = на { $place }, куда ход ставит фигуру, уже стоит другая
stones-set-up-after = камни расставлены после корня
stored-as-record-could = если сохранить в { $goal }, кодировку записи потом не распознать
suicide-stones =
    { $lost ->
        [one] самоубийство
       *[other] самоубийство { $lost } камней
    }
superprong-stays-where = суперзубец остаётся на месте
swap-answers-first-move = обмен отвечает на первый ход, а его ещё нет
swap-answers-first-move-2 = обмен отвечает на первый ход
swap-record-mirrors-what = обмен в этой записи отражает позицию по длинной диагонали и после этого уже не подходил бы; измените вместо этого вид
swap-usually-answers-first = обмен обычно следует за первым ходом, когда на доске один { $piece }
swapping-pieces-has-no = обмен фигурами на неквадратной доске не имеет смысла; ничто не движется ({ $piece })
sz-no-size-board = SZ[{ $raw }] — не размер доски
sz-read-as = SZ[{ $trim }] прочитано как { $columns }:{ $rows }
sz-two-numbers-belongs = SZ из двух чисел относится к FF4, а файл называет FF{ $format }
takes-too-long-small = { $path }: миниатюра создаётся слишком долго
text-at-cannot-read = текст в { $node } не читается как { $charset }: сначала откройте файл в его настоящей кодировке
text-between-properties = текст между свойствами
text-was-decoded-wrongly = текст неверно раскодирован до сохранения: { $raw }
text-was-lost-earlier = текст потерян при прежнем преобразовании: { $raw }
these-points-no-piece = эти пункты — не фигура этой игры
together-meant = { $id } и { $id_2 } вместе значили { $meant }
too-long-small-picture = { $path }: слишком велик для миниатюры (больше 64 МБ)
tt-point-board-not = tt на этой доске — пункт, а не пас
turn-before-move-has = в ходе перед этим не хватает одного камня
turn-one-entry-one = ход — это один ввод, один зубец или перемещения с одной клетки
turned-like-would-not = после такого поворота { $name } начинали бы не на своём стартовом пункте; измените вместо этого вид
two-digits-name-nine = две цифры называют не больше девяти столбцов и рядов
two-games-begin-different = две партии начинаются с разных позиций
two-games-to-merge = чтобы объединить партии, нужны хотя бы две
unread-in-file = из исходного файла: { $why }
unread-line-of-file = строка { $line } исходного файла: { $why }
values-game-cannot-judged = значения этой игры не проверяются
variation-first-its-fork = этот вариант уже первый на своей развилке
variation-last-its-fork = этот вариант уже последний на своей развилке
variation-number-already = этот вариант уже под номером { $index }
variation-record-does-not = вариант из записи { $there } не подходит к записи { $here }
vw-gives-two-corners = VW даёт два угла
vw-list-points-belongs = VW со списком пунктов относится к FF4, а файл называет FF{ $format }
was-not-done-nothing = { $name }: { $place }: «{ $line }» не выполнено, ничего не записано: { $error }
what-look-missing = не указано, что искать
window-software-failed-as = окно с программной отрисовкой тоже не открылось
without-its-moves-record = без ходов запись не узнать как запись этой игры
without-move = { $id } без хода
written-2 = { $id }[{ $raw }] пишется { $id }[{ $clean }]
written-manner = записано в стиле { $dialect }
zero-bytes-file = в файле нулевые байты

## What the checker's findings mean
finding-help-annotation-contradicts = Узел хорош для одной стороны, равный или неясный, ход хорош или плох, но не всё сразу. Исправление оставляет первую оценку, а прочие переносит в частное свойство.
finding-help-annotation-pair = В FF3 эта пара значила интересный ход (сначала TE) или сомнительный (сначала BM). Исправление пишет IT или DO.
finding-help-annotation-without-move = Так отмечают решения в сборниках задач. Остаётся как есть.
finding-help-bad-root-value = Значение FF, GM или ST ничего не значит, принято обычное. Исправление переносит значение в частное свойство.
finding-help-board-too-big = Пункты — две буквы, поэтому у доски не больше 52 линий.
finding-help-border-row = Первый и последний ряды принадлежат одной стороне, первый и последний столбцы — другой. Колышек поставлен туда.
finding-help-byte-escapes = Экранированы вторые байты символов, похожие на скобку или обратную черту. Новый текст пишется так же; в некоторых программах видны лишние обратные черты.
finding-help-centre = Места в середине — для других фигур. Сыграно, как записано.
finding-help-charset-contradicted = CA называет одну кодировку, а байты в другой. Верим байтам. Исправление называет её.
finding-help-charset-guessed = Кодировка в файле нигде не названа. Если имена выглядят неверно, откройте его в другой.
finding-help-charset-missing = По формату это ISO-8859-1, но так не считает почти ни одна программа. Кодировка угадана. Исправление называет её.
finding-help-charset-unknown = Кодировка определена по байтам. Исправление называет её.
finding-help-composed-spelling = Смысл обеих частей ясен, но формат пишет их иначе. Исправление пишет как надо.
finding-help-crossing = В Nexos перекрёсток можно пересечь один раз. Сыграно, как записано.
finding-help-dialect = Запись следует привычкам программы или сервера, отличным от формата. Читается соответственно.
finding-help-duplicate-game = Ходы те же, что в одной из предыдущих партий.
finding-help-duplicate-property = Списки читаются как один список, тексты — как несколько; в остальном считается первое. Исправление объединяет списки и тексты, а остальное хранит в частном свойстве.
finding-help-duplicate-variation = Так бывает в объединённых или импортированных записях. Ничего не меняется.
finding-help-earlier-conversion = Прежняя версия этой программы преобразовала эту запись из файла сервера и прочла не всё или не всё верно. Запись не меняется. Если исходный файл сохранился, откройте его ещё раз.
finding-help-edge-contact = Фигуры одного цвета касаются только углами. Сыграно, как записано.
finding-help-empty-list = Без пунктов список не имеет смысла; некоторые программы теряют из-за него ход. Исправление удаляет пустое значение.
finding-help-empty-node = Остаётся; некоторые серверы пишут такой узел в конце каждой партии. Исправление удаляет его, если он не занимает место главной линии.
finding-help-empty-value = Пустой текст ничего не говорит. Исправление удаляет свойство.
finding-help-empty-variation = В паре круглых скобок нет узла. Она ничего не значит. Исправление убирает скобки.
finding-help-forbidden-move = Чёрным нельзя строить ряд длиннее пяти, две четвёрки и две открытые тройки разом, кроме как вместе с пятёркой. Сыграно, как записано.
finding-help-foreign-value = В кодировке своей партии значение не текст, а в другой — текст. Показано в ней и остаётся как есть.
finding-help-format-too-new = FF бывает от 1 до 4. Файл прочитан как FF4. Исправление пишет 4.
finding-help-game-guessed = Без GM запись считается партией в го. Название турнира, ходы или имя файла говорят, что это другая игра. Если они этого не доказывают, нормализация не пишет GM.
finding-help-game-inside-game = Вариант начинается с FF или GM, а в конце не хватает круглых скобок: вероятно, их не хватает здесь. Прочитано как вариант. Исправление закрывает предыдущую партию, если недостающих скобок на это хватает.
finding-help-handicap-differs = Фора — это число; камни расставляются отдельно или служат первыми ходами чёрных, а затем ходят белые.
finding-help-handicap-too-small = По формату HA не меньше 2. Многие программы пишут 0 или 1, когда форы нет или когда чёрные начинают без коми.
finding-help-header-point = В тексте перед первой партией есть скобки: может быть, это повреждённое начало записи. Он хранится и пишется обратно.
finding-help-header-text = Всё перед первой партией (заголовок письма или HTTP, пустые строки) хранится и пишется обратно, но другие программы могут не найти партию. Исправление делает из этого комментарий.
finding-help-identifier-too-long = Свойств с такими именами нет; вероятно, это текст не на своём месте. Остаётся как есть.
finding-help-illegal-value = Значение показано и хранится, но использовать его нельзя. Исправление переносит его в частное свойство (X и идентификатор).
finding-help-junction-listed = Так делали ранние программы. Перекрёстки пропущены: фигуру определяют одни отрезки.
finding-help-junk = Между свойствами, узлами и партиями могут быть только пробелы. Текст пропущен и остаётся в файле; исправление и нормализация делают из его слов комментарий.
finding-help-ko = Сыграно, как записано.
finding-help-komi-doubled = KI — это удвоенное коми. Исправление пишет KM.
finding-help-komi-scaled = Серверы Fox пишут очки, умноженные на 100, или китайские камни, умноженные на 100, каждый из которых — два очка; в некоторых записях очки умножены на 10. Не меняется.
finding-help-label-repeated = Последняя скрывает остальные.
finding-help-label-too-long = FF3 допускал четыре символа.
finding-help-line-ends-mixed = Все читаются одинаково.
finding-help-line-repeated = Исправление оставляет каждую один раз, а те, что без длины, — в частном свойстве.
finding-help-long-identifier = Некоторые старые программы читают только две буквы.
finding-help-lowercase-identifier = До FF3 включительно в идентификаторах бывали строчные буквы, которые ничего не значат; «-» и «_» не допускает ни одна версия. Исправление пишет только заглавные, а в неизвестном имени делает заглавными все буквы. Слово строчными вплотную перед именем уходит в комментарий.
finding-help-main-line-shorter = Главная линия — первый вариант. Некоторые программы пишут саму партию последней.
finding-help-mark-repeated = Считается первая пометка. Исправление оставляет её, а другую хранит в частном свойстве.
finding-help-merge-conflict = Две версии изменили одно и то же по-разному. Блок между отметками показывает, что есть в каждой; в записи стоит первая, эта версия. «settle» выбирает ours, theirs или both и удаляет блок.
finding-help-missed-start = Сыграно, как записано.
finding-help-missing-bracket = В значении видно что-то вроде следующего свойства: без своей скобки оно тянется до скобки того свойства. Попавшее внутрь — часть текста и не читается как ход или имя. Если строка сведений о партии захватила следующую строку или пункт списка — следующий пункт, исправление разделяет их. Если со скобкой все круглые скобки снова сходятся, исправление пишет её. В остальных случаях надёжного исправления нет: впишите ] на место в текстовом редакторе.
finding-help-missing-close = Файл кончается внутри партии. Прочитано так, будто скобки есть; возможно, файл обрезан. Исправление пишет их в конце.
finding-help-missing-open = Прочитано так, будто скобка есть. Исправление пишет её.
finding-help-missing-semicolon = Вариант или партия начинается со свойства. Прочитано так, будто точка с запятой есть. Исправление пишет её.
finding-help-mixed-charsets = CA у партий файла разные. Каждая прочитана в своей кодировке.
finding-help-mixed-formats = FF у партий файла разные.
finding-help-mixed-games = GM у партий файла разные.
finding-help-mojibake = В тексте следы прежнего преобразования в неверной кодировке. Исправление возвращает его, если результат вмещается в кодировку записи.
finding-help-move-after-end = Сдача или победная позиция на доске кончают партию, а два паса — если у партии есть результат. Ходы после них могут показывать снятие мёртвых камней или то, что могло бы быть; тогда им место в варианте.
finding-help-move-in-root = Допустимо, но нехорошо: многие программы показывают корень как позицию до первого хода.
finding-help-move-with-setup = Сначала выполняется расстановка, затем ход. Исправление разделяет узел; одинокое PL удаляется.
finding-help-name-as-move = Так писали игроков турнирные сценарии. Это не ход.
finding-help-needless-pass = В этой игре пасует только тот, кто не может ходить.
finding-help-nested-deep = Скобки вложены так глубоко, как длинна партия. Некоторые программы не откроют такой файл; нормализация не пишет скобок там, где ничего не ветвится.
finding-help-newer-property = Прочитано как есть. Свойство FF занижено.
finding-help-no-contact = В Блокусе угол касается своей фигуры, в Nexos отрезок кончается там, где свой, в Каллисто фигура лежит рядом со своей. Сыграно, как записано.
finding-help-no-flip = В Отелло каждый ход переворачивает хотя бы одну. Сыграно, как записано.
finding-help-no-game = Нигде в файле партия не начинается с (; или со свойства после круглой скобки.
finding-help-no-hole = В четырёх углах их нет. Там ничего не ставится.
finding-help-no-link = Связи соединяют свои колышки на расстоянии хода коня и не пересекают других связей. Сказанное в ходе об этой связи пропущено.
finding-help-no-piece = Там, где начинается ход, нет фигуры игрока. Где правила известны, фигура ставится там, где он кончается; в других играх ничего не двигается.
finding-help-no-such-colour = Остаётся как есть, на доску ничего не ставится.
finding-help-no-value = Идентификатор стоит один: значение забыто, или это слово не на своём месте. Остаётся в файле; исправление делает из него комментарий.
finding-help-no-way = Фигура поставлена там, где кончается ход, а стоявшее там исчезло.
finding-help-node-after-variation = По формату так быть не может. Прочитано как вариант внутри строки: дальше идёт главная линия, а вариант ей альтернатива. Можно читать и как ещё один вариант. Исправление пишет варианты так, как они прочитаны, каждый в скобках.
finding-help-not-a-piece = Показаны как есть, отдельной фигурой.
finding-help-not-composed = Свойству нужны две части через двоеточие. Значение остаётся; исправление переносит его в частное свойство.
finding-help-nothing-to-remove = Расстановка убирает фигуру, называя точно её места. Ничего не убрано.
finding-help-nul-byte = Читаются как пробелы. Файл может быть повреждён или в нераспознанной кодировке. Исправление пишет пробелы.
finding-help-obsolete-property = Читается и хранится. Исправление и нормализация пишут точную замену, где она есть: метки A, B, C вместо L, треугольники на камнях и крестики в пустых пунктах вместо M.
finding-help-occupied = Ход сделан, как записан: стоявшее там заменено.
finding-help-octi-capture = Что там есть, взято; остальное пропущено.
finding-help-octi-entry = Под вводится в дом своего игрока, где нет подов соперника, и без зубцов. Введён, как записано.
finding-help-octi-jump = Пошёл, как записано.
finding-help-octi-move = Там стоит под соперника, или ход — часть более длинного пути. Пошёл, как записано.
finding-help-octi-no-pod = Вместо него идёт ближайшее: другой под игрока или тот, что стоит там. На пустой клетке не происходит ничего.
finding-help-octi-no-prong = Пошёл, как записано.
finding-help-octi-parts = Ход — это один ввод, один зубец или перемещения с одной клетки. Сыграны все части.
finding-help-octi-pod-gone = Пропущено.
finding-help-octi-prong-missing = Ничего не меняется.
finding-help-octi-prong-taken = Ничего не меняется.
finding-help-octi-step = Под идёт на соседнюю клетку или прыгает через одну. Пошёл, как записано.
finding-help-octi-superprong = У игрока их не осталось, или один хотят переставить. Ход сделан, как записан.
finding-help-octi-supply = Ход сделан, как записан, а запас уходит ниже нуля.
finding-help-octi-which-pod = Из значения не видно, какой имелся в виду. Взят первый.
finding-help-odd-space = Между элементами стоит неразрывный пробел, метка порядка байтов или знак конца файла. Читается как пробел. Исправление пишет пробел.
finding-help-old-property = Прочитано так, как это понимают сегодня. Нормализация пишет по-новому.
finding-help-one-first = Сыграно, как записано.
finding-help-overlap = Сыграно, как записано: видна более поздняя фигура.
finding-help-pass-on-large-board = На больших досках tt — пункт, а не пас.
finding-help-pass-spelling = FF4 пишет пас пустым значением, FF1–FF3 — как tt на досках до 19 линий. Читается и то и другое.
finding-help-piece-used = Все фигуры этой формы уже поставлены. Сыграно, как записано.
finding-help-point-doubled = Считается один раз.
finding-help-point-off-board = По виду это пункт, но на этой доске его нет. Значение остаётся, ничего никуда не ставится.
finding-help-point-rectangle = Прямоугольник из одного пункта или с углами не в том порядке. Исправление пишет верно.
finding-help-property-after-variation = Прочитано как свойство узла перед вариантом. Исправление пишет его туда.
finding-help-replacement-character = В файле есть U+FFFD, который программы пишут вместо того, чего не могут раскодировать. Исходное потеряно.
finding-help-root-property-elsewhere = Здесь оно ничего не значит. Исправление удаляет его, если в корне то же значение, иначе делает частным свойством.
finding-help-rules-format = RU — это full, fast или kids, двоеточие и варианты через запятую. Исправление записывает «edgeless, kids» как kids:edgeless; если названы двое правил, текст остаётся как есть.
finding-help-rules-unjudged = Ходы показаны как есть и не проверяются.
finding-help-same-colour-twice = Так выглядят свободно поставленные камни форы и учебные примеры.
finding-help-second-game-info = На пути бывает один узел со сведениями о партии. Какие показать, программы решают по-разному.
finding-help-setup-after-root = Расстановка после корня допустима, но это уже не запись партии.
finding-help-setup-repeated = Считается последняя. Исправление оставляет её, а сказанное в другом списке хранит в частном свойстве.
finding-help-setup-without-effect = В пункте уже есть то, что ставит расстановка, или он уже пуст. Возможно, она предназначалась другому узлу.
finding-help-several-games = Многие программы показывают только первую.
finding-help-size-unreadable = Принят обычный размер игры. Значение остаётся.
finding-help-split-character = Текст преобразован в UTF-8 вместе с экранированием, и символ распался на другой символ и скобку. Прочитано до завершающей скобки. Исправление соединяет половины.
finding-help-square-size = Квадратная доска пишется одним числом. Исправление так и делает.
finding-help-start-unknown = SU называет неизвестную начальную позицию, или для доски такого размера она неизвестна, а ничего не расставлено. Показано обычное начало, если у доски оно есть; ходы не проверяются.
finding-help-stray-comma = Пропущена.
finding-help-suicide = Камень и его группа снимаются с доски. Некоторые правила это допускают.
finding-help-superko = Многие правила это запрещают. Сыграно, как записано.
finding-help-surplus-close = Не учитывается и остаётся. Исправление убирает её.
finding-help-surplus-open = Там, где начинается один вариант, открываются две скобки. Первая не учитывается и остаётся. Исправление убирает её и её закрывающую.
finding-help-swap-ambiguous = Это может значить обмен фигурами или сторонами. После обмена сторонами тот же цвет ходит снова, так что решает следующий ход, и замечания нет. Если его нет, обмен читается так, как его понимала записавшая программа, а если неизвестно — как обмен фигурами. Запись swap-pieces или swap-sides однозначна.
finding-help-swap-late = Обмен обычно идёт вторым, когда на доске один камень. Он всё равно выполнен.
finding-help-swap-mislabelled = После обмена сторонами тот же цвет ходит снова, после обмена фигурами — другой. Если стоит swap-pieces, а снова ходит тот же цвет или записавшая программа известна тем, что их путает, это читается как обмен сторонами: камни не движутся. Исправление пишет swap-sides. Если стоит swap-sides, а ходит другой цвет, читается как записано, но уверенности нет.
finding-help-swap-oblong = На такой доске камень не может перейти на другую сторону. Камни не движутся.
finding-help-too-large = Файлы от 4 ГиБ не читаются: места считаются в 32 битах.
finding-help-too-many-values = У свойства может быть одно значение. Считается первое, остальные хранятся; часто не хватает скобки. Исправление объединяет тексты, а у прочего переносит лишние значения в частное свойство.
finding-help-trailing-text = Всё после последней партии (подпись, знак конца файла, нулевые байты) хранится и пишется обратно. Исправление делает из слов комментарий.
finding-help-turn-unfinished = После первого камня в каждом ходе их два. Другая сторона всё равно продолжает. Говорится один раз на линию.
finding-help-turn-unreadable = Пропущено: ходит следующий по порядку цвет.
finding-help-two-moves = Сыграны в порядке файла. Исправление разделяет узел; сказанное и помеченное после хода идёт с ним.
finding-help-unchecked-game = Ходы и пункты этой игры показаны как есть и не проверяются.
finding-help-undecodable-value = Значение остаётся как есть и показано со знаками замены. Возможно, его прочтёт другая кодировка.
finding-help-unescaped-bracket = Знак ] в тексте надо писать \]. Если скобки текста парные, это читается как текст; иначе текст здесь кончается, а остаток ни к чему не относится. Исправление экранирует скобку, и текст тянется до последней своей скобки.
finding-help-unknown-property = Хранятся как есть. Их смысл знает только записавшая программа.
finding-help-unread-line = Запись сделана из файла сервера или другой программы: .gib, .ngf, .ugf, .ugi или .T1. Строка приведена здесь, в записи её нет; исходный файл не изменился.
finding-help-unreadable-move = По виду это не ход этой игры. Значение остаётся и не играется. Исправление переносит его в частное свойство.
finding-help-unreadable-point = По виду это не пункт этой игры. Значение остаётся. Исправление переносит его в частное свойство.
finding-help-unterminated-value = Последнее значение не закрыто скобкой. Его текст тянется до конца файла; часто виновата обратная черта перед скобкой. Если в значении только текст, исправление закрывает его в конце файла.
finding-help-value-spelling = Смысл ясен, но формат пишет иначе: пробелы внутри, цвета строчными буквами, десятичная запятая. Исправление пишет по формату.
finding-help-value-without-property = Читается как ещё одно значение предыдущего свойства или ничьё. Исправление присоединяет его к своему свойству; ничьё остаётся.
finding-help-view-cleared = Пустое значение очищает список, рядом с ним ничего быть не может. Исправление удаляет пустое значение.
finding-help-view-old = До FF3 включительно VW давал два угла прямоугольника; так он и прочитан.

## The command line
cli-also-say-what-format = Сообщать и о том, что формат допускает, но некоторые программы читают плохо
cli-answer-json = Вывести в JSON
cli-carry-out-command-palette = Выполнить команду палитры, когда окно открыто, например «new» или «open»
cli-carry-out-commands-as = Выполнить команды, как вручную, и записать запись; все или ни одной
cli-clean-ff4-utf-8 = Чистый FF4 в UTF-8 со всеми надёжными исправлениями; ничего написанного не пропадает
cli-command = Команда, которую выполнить
cli-commands-those-windows-palette = Команды — те же, что в палитре окна, например «goto end», «play dd» или «comment "Хорошо сыграно"»; их перечисляет --commands. Слова разделяются, как в оболочке. -c и --script выполняются в том порядке, в каком даны.
cli-compare = Показать, чем отличаются две записи, как бы они ни были написаны и оформлены
cli-compare-a = Первая запись
cli-compare-b = Вторая запись
cli-compare-more = По строке на отличие: добавлено, удалено, изменено, перемещено или исправлено. Код завершения 0, если отличий нет, и 1, если есть.
cli-copy-as-program-reads = Копия, как её читает программа; из нескольких партий — та, что названа в --game, если программа читает только одну
cli-depth-counts-steps-from = `depth` считает шаги от корня до самого дальнего узла, `leaves` — концы линий.
cli-draw-one-node-suffix = Нарисовать один узел; формат задаёт расширение вывода: .svg, .png или .txt
cli-encoding-read-whatever-record = В какой кодировке читать, что бы ни говорила запись
cli-encoding-write-record-will = В какой кодировке писать; запись её назовёт
cli-file-commands-one-line = Файл команд, по одной на строку; строки, начинающиеся с #, пропускаются
cli-find-where-something-stands = Найти в записях текст, пункт или значение
cli-git = Настроить git, чтобы он объединял записи и показывал, что в них изменилось
cli-git-global = Для всех репозиториев этого пользователя
cli-git-more = Драйвер слияния и настройки сравнения записываются в настройки git, а по строке на каждое расширение файлов записей — в .gitattributes. Настройки не клонируются: настройте каждый клон отдельно или все сразу с --global.
cli-git-remove = Отменить настройку
cli-hexworld-link-can-stand = Во всех командах вместо FILE можно дать ссылку HexWorld, а вместо записи — .gib, .ngf, .ugf, .ugi или .T1.
cli-how-swaps-hex-read = Как толковать обмены в гексе; по умолчанию по ходам после них
cli-kind-picture-whatever-suffix = Формат картинки, каким бы ни было расширение
cli-letters-as-outlines-programs = Буквы контурами, для программ без этого шрифта (.svg)
cli-line-text-beneath-board = Строка текста под доской
cli-list-commands-what-each = Перечислить команды и что делает каждая
cli-list-what-wrong-records = Перечислить замечания к записям
cli-longer-side-pixels-1000 = Длинная сторона в пикселях; по умолчанию 1000
cli-look-wrong-name-lists = Тема; неизвестное название покажет список
cli-merge = Объединить с OURS то, что THEIRS изменил после BASE; о конфликтах сообщается, и они отмечаются в комментариях
cli-merge-base = Брать то, что есть в BASE, там, где изменили оба, и не сообщать о конфликте
cli-merge-comments = Что делать с комментариями, которые оба написали в одном месте
cli-merge-dry-run = Только сообщить, ничего не записывать
cli-merge-encoding = Кодировка результата
cli-merge-git = Работать как драйвер слияния git
cli-merge-marker = Длина отметок конфликта, от 7 до 200
cli-merge-mergetool = Работать как mergetool для git: открыть в окне оставшиеся конфликты
cli-merge-more = Код завершения 0, если всё удалось объединить, 1, если есть конфликты, и 2, если ничего не записано. С --git результат идёт в OURS; версия, которая не является записью или содержит отметки конфликта неразрешённого git merge, — это конфликт, и результат содержит оба файла целиком; 129 значит, что ничего не записано.
cli-merge-ours = Как называть OURS в отметках конфликта
cli-merge-path = Как называется запись, если у файлов другие имена
cli-merge-show-base = Показывать в конфликтах и то, что есть в BASE
cli-merge-the-base = Версия, с которой начали обе; пустой файл, если её нет
cli-merge-the-ours = Версия, с которой объединять; что не объединяется, сохраняет свои байты
cli-merge-the-theirs = Версия, чьи изменения объединяются
cli-merge-theirs = Как называть THEIRS в отметках конфликта
cli-mirror-board = Отразить доску
cli-moves-from-number-n = Ходы с номера N до узла диаграммами, со списком тех, чьё место занято
cli-no-coordinates-around-board = Без координат вокруг доски
cli-numbers-moves = Номера на ходах
cli-one-line-finding-file = По строке на замечание: FILE:LINE:COLUMN: SEVERITY[CODE]: MESSAGE. Код завершения 1, если есть ошибка.
cli-only-hexworld-link-line = Только ссылка HexWorld линии через узел
cli-only-moves-line-through = Только ходы линии через узел, списком
cli-pieces-left-beneath-board = Оставшиеся фигуры под доской
cli-publish = Сделать из записи веб-страницу, буклет, анимацию или текст для тех, у кого нет программы
cli-publish-after = Формат задаёт расширение OUT: .html — страница с доской для просмотра по ходам, .pdf — буклет, .png или .gif — анимация главной линии. Страница содержит запись, и любая команда может её прочитать. Для папки OUT — это папка с указателем и страницей на каждую запись; перезаписываются только изменившиеся страницы. С --problems OUT может быть одним листом задач из всех записей. Если файл с этим именем создан не в Variorum, сохраняется его копия.
cli-publish-as = Вывести линию как текст для форума, вики или книги
cli-publish-at = Узел, на котором открывается страница или кончается анимация или текст: start, end, номер хода или номера потомков от корня
cli-publish-files = Запись или папка с записями; - — стандартный ввод
cli-publish-font = Шрифт для знаков буклета, которых нет во встроенном шрифте; по умолчанию они ищутся в шрифтах системы
cli-publish-moves = Число ходов на каждом рисунке; по умолчанию 50. С 0 в тексте только позиция
cli-publish-without = Исключить, в том числе из записи внутри страницы
cli-read-record-write-what = Прочитать запись и записать её; что не затронуто параметрами, остаётся байт в байт
cli-record-standard-input = Запись, которую прочитать; - — стандартный ввод
cli-records-check-standard-input = Записи, которые проверить; - — стандартный ввод
cli-records-describe-standard-input = Записи, которые описать; - — стандартный ввод
cli-records-look-through-standard = Записи, в которых искать; - — стандартный ввод
cli-records-open-one-tab = Какие записи открыть, каждую в своей вкладке
cli-results = Показать, кто где выигрывает, по пометкам в концах линий
cli-results-more = Пометки — это GB, GW, DM и UC, сдача и результаты, видные на доске. Пометка учитывается вместо того, что за ней следует; если продолжение её исключает, сообщается о противоречии.
cli-results-proved = Учитывать результат, только если в записи есть все ходы
cli-results-transpositions = У одинаковых позиций общий результат; более длинные повторения не распознаются
cli-results-write = Записать в файлы GB, GW и DM там, где результат ясен, но не помечен
cli-say-what-code-means = Объяснить CODE и что делает исправление; без CODE — перечислить все
cli-say-what-files-games = Описать файлы: игры, размеры, количества, кодировку
cli-show-one-node-board = Показать позицию: доску текстом, чей ход, комментарий и свойства
cli-square-picture-size-pixels = Квадратная картинка в SIZE пикселей для файловых менеджеров (.png): последняя позиция или расставленная
cli-start-end-main-line = start, end (главной линии), номер хода главной линии или номера потомков от корня: 0.0.2; / — корень
cli-study = Упражняться по записям: задачи, дзёсэки, следующий ход — с повторением в срок
cli-study-answer = Ответить на вопрос по его ключу и сохранить ответ
cli-study-answer-more = MOVE… — ваши ходы в нотации игры; ответные ходы берутся из записи. Вопрос ищется в файлах и папках --in, иначе в тех, что последними смотрели «questions» и «due», начиная с новейших, затем в текущей папке. Незаконченная линия считается как «трудно», пока её не заменит следующий ответ на вопрос в тот же день; ход, которого нет в записи, считается только с --rating. Код завершения 1, если ничего не сохранено: хода нет в записи или он против правил.
cli-study-convention = Как записи помечают верное, вместо автоматического определения
cli-study-dictionary = Запись или папка с записями для сравнения
cli-study-due = Перечислить вопросы на сегодня: те, что пора повторить, и новые
cli-study-due-more = По строке на вопрос: FILE:GAME:PATH: KEY MODE SIDE STATE, с днём, если он есть. STATE — due, changed (ответ в записи изменился с прошлого раза) или new. Последняя строка считает их по видам: задачи, позиции сборников дзёсэки и то, что уже спрашивалось иначе. Ответы хранятся рядом с записями, в .variorum-study.jsonl. День начинается в четыре часа утра.
cli-study-elsewhere = { $folder }: ответы сохраняются вместо этого в { $path } ({ $why })
cli-study-files = Записи и папки с записями; - — стандартный ввод
cli-study-history = Дни с предыдущего ответа и оценка: 0:3 20:1
cli-study-in = Запись или папка с вопросом
cli-study-judge = Оценить каждый ход задачи и показать, как он помечен в записи
cli-study-judge-more = По строке на партию: FILE:GAME: CONVENTION (EVIDENCE, certain|likely|guess) SOLVER, затем по строке на узел с ходом: FILE:GAME:PATH: VERDICT — right, continued, wrong или unjudged со строкой, которая объясняет почему. Папка означает все записи в ней и в её подпапках.
cli-study-key = Ключ вопроса
cli-study-ladder = Повторять через постоянный ряд дней вместо FSRS-6
cli-study-leave = Показать, где партии расходятся со сборником дзёсэки: первый ход, которого в нём нет, и ход сборника в этом месте
cli-study-leave-more = Сравниваются позиции на всей доске; повёрнутые и отражённые считаются одинаковыми. Если сборник остаётся в одном углу, каждый угол партии прослеживается отдельно: кто бы там ни ходил первым, как бы он ни лежал и что бы тем временем ни игралось в других местах. С --summary — по строке на шаг, самые частые первыми: как часто партии там расходятся, с ходами так, как они лежат в сборнике.
cli-study-mode = problem; repertoire, позиции сборника дзёсэки; guess, следующий ход партии; mistakes, ходы лучше помеченных как плохие
cli-study-moves = Ходы
cli-study-new-a-day = Не больше N новых вопросов в день: начатые сегодня считаются
cli-study-no-answer = «{ $answer }» — не ответ: пишите DAYS:RATING, например 20:3, с оценкой от 1 до 4
cli-study-no-key = «{ $word }» — не ключ вопроса: ключ — это 32 цифры и буквы от a до f, как их выводят «questions» и «due»
cli-study-no-move = не указан ни один ход
cli-study-not-found = { $key }: ни в одной из просмотренных записей нет этого вопроса; укажите запись с --in
cli-study-not-kept = { $folder }: не удалось сохранить ответ ({ $error })
cli-study-nothing = study: judge, questions, due, answer, take, leave, export, move, reset, collections или schedule?
cli-study-now = Время вместо текущего: 2026-11-21T22:00:00+01:00
cli-study-questions = Перечислить вопросы в записях и ответы на них
cli-study-questions-more = По строке на вопрос: FILE:GAME:PATH: KEY MODE SIDE: ANSWERS. Без --mode задачи спрашиваются как задачи, а сборники дзёсэки — как репертуары; партии дают вопросы, только если указан режим. У одинаковых позиций один и тот же ключ, повёрнуты они или нет, в любом файле.
cli-study-rating = Ваша оценка; по умолчанию «good», если верно, и «again», если нет
cli-study-same-position = Если партия дважды приходит к одной позиции, лучшая оценка засчитывается обеим
cli-study-schedule = Показать расписание для истории ответов
cli-study-schedule-more = По строке на ответ: устойчивость, трудность и дни до следующего повторения. Оценки: 1 снова, 2 трудно, 3 хорошо, 4 легко; дни первого ответа не учитываются.
cli-study-side = Только вопросы для этого цвета, по его букве или названию
cli-study-take = Считать партию или все партии папки задачами с заданным способом пометки или спрашивать только одну сторону
cli-study-take-more = Это сохраняется вместе с ответами, но не в записи, и относится только к партии в этом файле; партии файла, которые начинаются с того же вопроса, считаются одинаково. «auto» возвращает к тому, что сказано в записи.
cli-study-take-place = Запись или папка
cli-study-too-many = { $text }: вопрос заканчивается до этого хода
cli-symmetries = Также позиции, одинаковые при повороте или отражении доски
cli-transpositions = Перечислить узлы каждой партии с одинаковой позицией
cli-transpositions-more = По строке на группу: FILE:GAME: PATH PATH…, в порядке файла. Ряд ходов, который кончается узлом с +, продолжается в другом узле группы.
cli-turn-board-clockwise-by = Повернуть доску по часовой стрелке на N двенадцатых, от -11 до 11
cli-view-check-edit-convert = Просмотр, проверка, правка и преобразование записей настольных игр (.sgf, .blksgf); ваши файлы остаются как есть
cli-way-node-as-several = Путь к узлу несколькими диаграммами, по N ходов на каждой, или «figures» — как в записи
cli-what-draws-window = Отрисовка окна
cli-what-look = Что искать
cli-what-places-called-people = Как называть пункты; по умолчанию как принято в игре
cli-what-regular-expression-matches = Считать WHAT регулярным выражением, с учётом регистра
cli-what-screen-reader-hears = Что сообщает об узле экранный диктор, затем каждое место, где что-то есть
cli-what-write = Что записать
cli-where-look = Где искать
cli-where-write-standard-output = Файл для записи; - — стандартный вывод
cli-which-game-file-counted = Какая партия файла, счёт с 1
cli-which-shell = Для какой оболочки
cli-without-command-window-opens = Без команды открывается окно. Файл, названный как команда, открывается как ./NAME. Язык сообщений задают LC_ALL, LC_MESSAGES или LANG; при LC_ALL=C он английский.
cli-write-manual-page-or = Вывести страницу руководства или дополнение команд для оболочки
cli-write-u-fffd-or = Писать U+FFFD или ? вместо того, что нельзя прочитать или записать, а не отказываться
moves-each = Ходов на диаграмму
no-font-for = Ни в одном шрифте этого компьютера нет знаков этого языка: { $language }. Установите шрифты Noto Sans CJK.
no-letters-for = { $language } (нет шрифта)
look-in-record = Искать во всех партиях файла
looking = Поиск…
look-in-open = Искать во всех открытых записях
usage-heading = Использование:{ " " }
usage-commands = Команды:
usage-arguments = Аргументы:
usage-options = Параметры:
usage-print-help = Показать справку
usage-print-version = Показать версию
usage-possible-values = { "[" }возможные значения:
usage-default = { "[" }по умолчанию:
usage-options-place = { "[" }ПАРАМЕТРЫ]
usage-unexpected = неизвестный аргумент «{ $argument }»
usage-missing = не хватает аргументов: { $argument }
usage-no-equals = значение «{ $argument }» пишется после знака равенства
usage-twice = аргумент «{ $argument }» нельзя повторять
usage-conflict = аргумент «{ $argument }» нельзя использовать вместе с «{ $other }»
usage-no-value = не указано значение для «{ $argument }»
usage-wrong-value = «{ $value }» — недопустимое значение для «{ $argument }»
usage-too-many = «{ $value }» — лишнее значение для «{ $argument }»
usage-no-command = неизвестная команда «{ $name }»
usage-similar-argument = { " " }(есть похожий: «{ $near }»)
usage-similar-value = { " " }(есть похожее: «{ $near }»)
usage-similar-command = { " " }(есть похожая: «{ $near }»)
first-node-not-deleted = первый узел партии нельзя удалить; «delete-game» удаляет партию
first-node-no-alternative = у первого узла партии нет вариантов; «new-game» начинает другую партию
first-node-nothing-before = перед первым узлом партии ничего нет; --after вставляет узел после него
first-node-no-variation = первый узел партии — не вариант
no-move-of-game = «{ $text }» — не ход этой игры
no-move-but-like = «{ $text }» — не ход этой игры: ходы пишутся как { $example }
no-point-of-board = «{ $text }» — не пункт этой доски
several-ways = «{ $text }» можно положить разными способами ({ $ways }): введите все пункты через запятую
nobody-passes-in = в { $game } не пасуют
is-the-result = в записях этой игры это пишут как результат, а не как ход
no-size-of-game = { $columns } на { $rows } — не размер этой игры: столбцов и строк бывает от 1 до { $most }
nine-are-the-most = пункты пишутся двумя цифрами, поэтому на доске не больше девяти столбцов и рядов
no-size-of-hexworld = «{ $text }» — не размер доски HexWorld
no-setting-of-hexworld = «{ $flag }» — не настройка доски HexWorld
no-move-of-hexworld = «{ $text }» — не ход HexWorld
no-move-of-hex = «{ $text }» — не ход гекса
point-not-on-board = { $point } — вне этой доски
only-hex-has-links = ссылки HexWorld бывают только у Hex
hexworld-largest = у HexWorld нет доски больше { $largest }
link-without-setup = ссылка HexWorld не может содержать расставленные камни
move-without-point = ход без пункта
unreadable-move-in-link = нечитаемому ходу не место в ссылке
quotation-not-closed = не закрыта кавычка
no-command-given = команда не указана
no-command-called = нет команды «{ $name }»
no-command-called-but = нет команды «{ $name }»; может быть, «{ $near }»?
wrong-arguments = { $name }: { $why } (использование: { $usage })
nothing-to-look-for = нечего искать
no-regular-expression = «{ $what }» — не регулярное выражение: { $why }
no-place-in-game = «{ $text }» — не место: start, end, номер хода или номера потомков, как /0.0.2
no-number-of-game = «{ $part }» — не номер партии и не диапазон вроде 3-5
no-number-of-moves = «{ $text }» — не число ходов
no-margins = «{ $text }» — не ширина в миллиметрах до { $most }
no-problem-numbers = «{ $text }» — не список вида 1-12,20
no-such-move = нет хода { $number }: на главной линии ходов { $moves }
no-node-nothing-follows = нет узла { $whole }: после { $above } ничего нет
no-node-one-follows = нет узла { $whole }: после { $above } один узел, номер 0
no-node-children = нет узла { $whole }: у { $above } потомки от 0 до { $last }
file-missing = { $path }: нет такого файла
file-is-folder = { $path }: это папка, а не файл
file-denied = { $path }: нельзя прочитать (нет прав)
file-empty = { $path }: пусто
file-too-large = { $path }: больше 4 ГиБ
file-special = { $path }: это канал или устройство, а не файл
file-hollow = { $path }: очень велик и почти пуст; записи такими не бывают
file-not-read = { $path }: прочитан не до конца
file-cannot-be-read = { $path }: нельзя прочитать ({ $cause })
file-changed = { $path }: тем временем изменён другой программой; ничего не записано
file-gone = { $path }: тем временем удалён другой программой; ничего не записано
file-exists = { $path }: файл с таким именем уже есть; ничего не записано
file-folder-written = { $path }: это папка; ничего не записано
file-no-folder = { $path }: нет папки { $folder }; ничего не записано
file-protected = { $path }: защищён от записи; ничего не записано
file-folder-denied = { $path }: нельзя писать в папку { $folder } (нет прав); ничего не записано
file-disk-full = { $path }: диск заполнен; ничего не записано
file-stopped = { $path }: остановлено; ничего не записано
file-cannot-be-written = { $path }: нельзя записать ({ $cause }); ничего не записано
file-unsure = { $path }: записан, но диск этого не подтверждает ({ $cause })
file-half = { $path }: записана только часть ({ $cause }); всё целиком — в { $whole }
changes-not-kept-safe = { $folder }: резервную копию несохранённых изменений сделать нельзя ({ $cause })
changes-no-longer-kept = { $folder }: резервная копия несохранённых изменений больше не ведётся (внутренняя ошибка)
home-is-missing = у этого пользователя нет домашней папки; от запуска к запуску ничего не сохраняется
home-is-relative = { $variable } — не абсолютный путь ({ $folder }); от запуска к запуску ничего не сохраняется
is-not-text = это не текст
is-open = Открытый конец
longer-than = длиннее { $most } КиБ
too-many-files = их слишком много; прочитано только { $count }
no-display = нет экрана, на котором открыть окно ({ $error })
only-strict-tells = Формат это допускает, поэтому об этом говорит только `check --strict`.
to-repair-it = Исправить: { $how }
sgfc-says = Сообщение { $number } программы SGFC говорит то же.
swap-other-colour-next = дальше ходит другой цвет, как после обмена камнями; читается как написано
swap-as-hexgui = одно слово «swap» читается как в HexGui: игроки меняются сторонами
swap-of-pieces = одно слово «swap» читается как обмен камнями
swap-same-colour-next = дальше ходит тот же цвет, значит, здесь меняются сторонами, а не камнями
swap-by-old-hexgui = эта программа писала swap-pieces, когда менялись сторонами
property-arrows-on-the-board = стрелы на доске
property-black-stones = чёрные камни
property-emptied-points = освобождённые пункты
property-annotator = комментатор
property-application = программа
property-arrows = стрелки
property-who-adds-stones = кто добавляет камни
property-arrows-of-stones = стрелки между камнями
property-white-stones = белые камни
property-black-move = ход чёрных
property-time-left-for-black = оставшееся время чёрных
property-bad-move = плохой ход
property-bases-of-black = базы чёрных
property-rank-of-black = ранг чёрных
property-species-of-black = кто играет чёрными
property-team-of-black = команда чёрных
property-comment = комментарий
property-charset = кодировка
property-check-mark = галочка
property-chinese-handicap = китайская фора
property-cube-owner = владелец куба
property-copyright = авторское право
property-circles = кружки
property-circled-stones = камни с кружком
property-cube-value = значение куба
property-dimmed-points = затемнённые пункты
property-dice = кости
property-even-position = равная позиция
property-doubtful-move = сомнительный ход
property-date = дата
property-evaluation-of-the-computer-s-move = оценка хода компьютера
property-event = турнир
property-expected-next-move = ожидаемый следующий ход
property-file-format-version = версия формата
property-figure = рисунок
property-good-for-black = хорошо для чёрных
property-about-the-game = о партии
property-game = игра
property-game-name = название партии
property-good-for-white = хорошо для белых
property-handicap = фора
property-hotspot = ключевой момент
property-game-identifier = номер партии
property-start-viewing-here = показывать отсюда
property-initial-position = начальная позиция
property-settings = настройки
property-interesting-move = интересный ход
property-inverted-y-axis = перевёрнутая ось y
property-komi-in-halves = коми в половинах
property-komi = коми
property-execute-even-if-illegal = выполнить, даже если ход недопустим
property-letters = буквы
property-labels = метки
property-lines = линии
property-losing-on-time-is-enforced = проигрыш по времени засчитывается
property-marks = пометки
property-crosses = крестики
property-match-information = сведения о матче
property-move-number = номер хода
property-crossed-stones = камни с крестиком
property-node-name = название узла
property-prongs-of-each-player = зубцы каждого игрока
property-reserve-pods-of-each-player = запасные поды каждого игрока
property-superprongs-of-each-player = суперзубцы каждого игрока
property-moves-left-for-black-in-this-period = осталось ходов чёрным в этом периоде
property-moves-of-an-overtime-period = ходов в дополнительном периоде
property-opening = дебют
property-length-of-an-overtime-period = длина дополнительного периода
property-overtime = дополнительное время
property-operator-overhead = время оператора
property-moves-left-for-white-in-this-period = осталось ходов белым в этом периоде
property-black = чёрные
property-place = место
property-player-to-move = чей ход
property-print-mode = режим печати
property-white = белые
property-result = результат
property-move-of-red-old-pentobi = ход красных (старый Pentobi)
property-region = область
property-round = тур
property-removed-pods = снятые поды
property-rules = правила
property-secure-stones = безопасные камни
property-search-for-the-move = поиск хода
property-self-test-moves = ходы для самопроверки
property-sigma = сигма
property-selected-points = выделенные пункты
property-source = источник
property-squares = квадраты
property-squared-stones = камни с квадратом
property-style-of-variations = вид вариантов
property-setup-type = вид расстановки
property-board-size = размер доски
property-black-territory = территория чёрных
property-territory-count = подсчёт территории
property-good-move = хороший ход
property-time-limit-in-seconds = лимит времени в секундах
property-triangles = треугольники
property-triangled-stones = камни с треугольником
property-white-territory = территория белых
property-unclear-position = неясная позиция
property-entered-by = кто ввёл
property-value-of-the-position = оценка позиции
property-visible-part-of-the-board = видимая часть доски
property-white-move = ход белых
property-time-left-for-white = оставшееся время белых
property-bases-of-white = базы белых
property-rank-of-white = ранг белых
property-species-of-white = кто играет белыми
property-team-of-white = команда белых
property-move-of-the-first-colour = ход первого цвета
property-time-left-for-the-first-colour = оставшееся время первого цвета
property-rank-of-the-first-player = ранг первого игрока
property-team-of-the-first-player = команда первого игрока
property-pieces-of-the-first-colour = фигуры первого цвета
property-move-of-the-second-colour = ход второго цвета
property-time-left-for-the-second-colour = оставшееся время второго цвета
property-rank-of-the-second-player = ранг второго игрока
property-team-of-the-second-player = команда второго игрока
property-pieces-of-the-second-colour = фигуры второго цвета
property-move-of-the-third-colour = ход третьего цвета
property-time-left-for-the-third-colour = оставшееся время третьего цвета
property-rank-of-the-third-player = ранг третьего игрока
property-team-of-the-third-player = команда третьего игрока
property-pieces-of-the-third-colour = фигуры третьего цвета
property-move-of-the-fourth-colour = ход четвёртого цвета
property-time-left-for-the-fourth-colour = оставшееся время четвёртого цвета
property-rank-of-the-fourth-player = ранг четвёртого игрока
property-team-of-the-fourth-player = команда четвёртого игрока
property-pieces-of-the-fourth-colour = фигуры четвёртого цвета
theme-name-light = Светлая
theme-name-dark = Тёмная
theme-name-wood = Дерево
theme-name-high-contrast = Высокий контраст
theme-name-colour-blind = Для дальтоников
theme-name-pentobi = Стиль Pentobi
theme-name-print = Для печати
theme-name-red-blue = Красно-синий Гекс
property-first-player = первый игрок
property-moves-left-for-the-first-colour-in-this-period = осталось ходов у первого цвета в этом периоде
property-second-player = второй игрок
property-moves-left-for-the-second-colour-in-this-period = осталось ходов у второго цвета в этом периоде
property-third-player = третий игрок
property-moves-left-for-the-third-colour-in-this-period = осталось ходов у третьего цвета в этом периоде
property-fourth-player = четвёртый игрок
property-moves-left-for-the-fourth-colour-in-this-period = осталось ходов у четвёртого цвета в этом периоде
property-move-of-green-old-pentobi = ход зелёных (старый Pentobi)
property-move-of-yellow-old-pentobi = ход жёлтых (старый Pentobi)
property-move-of-blue-old-pentobi = ход синих (старый Pentobi)
no-libraries-for-window = не установлены библиотеки, нужные окну ({ $error }); в Debian и Ubuntu: apt install { $names }
no-opengl-here = OpenGL здесь недоступен ({ $error }); с --renderer software окну он не нужен
at-work = Дождитесь конца или остановите: { $message }
changed-meanwhile = Запись тем временем изменилась, поэтому с ней ничего не сделано
games-stayed = Запись тем временем изменилась, поэтому партии скопированы, но не удалены
going-there = Переход
no-drop-hint = В Wayland сюда нельзя перетащить файлы. «Открыть…» открывает один или несколько
no-such-places = на этой доске нет записи координат { $way }, есть только { $ways }; используется обычная для игры
nobody-passes = в { $game } не пасуют
played-against-rules = сыграно против правил: { $name } { $action }: { $why }
swap-answers-a-swap = обмен уже был: { $piece }
was-not-done = Сделать это не удалось, ничего не изменено: { $message }
was-stopped = Остановлено; ничего не изменено: { $message }
command-correct = Исправить ход
command-help-correct = Ставит в этот узел другой ход того же игрока; то, что следует, остаётся.
command-help-insert-move = Ставит ход между этим узлом и всем, что следует.
command-insert-move = Вставить ход
correct-move = Исправить ход на { $action }
correct-to = Исправить ход на { $name }
ctrl-enter-corrects = { $keys } исправляет этот ход на { $name }
insert-move = Вставить { $name } { $action }
insert-move-here = Вставить { $name } после этого хода
no-move-to-correct = здесь нет хода, который можно исправить

## Причины, аргументы, страница руководства
counted-annotations =
    { $count ->
        [one] { $count } оценка
        [few] { $count } оценки
        [many] { $count } оценок
       *[other] { $count } оценки
    }
counted-comments =
    { $count ->
        [one] { $count } комментарий или название
        [few] { $count } комментария и названия
        [many] { $count } комментариев и названий
       *[other] { $count } комментария и названия
    }
counted-empty-nodes =
    { $count ->
        [one] { $count } пустой узел
        [few] { $count } пустых узла
        [many] { $count } пустых узлов
       *[other] { $count } пустого узла
    }
counted-markup =
    { $count ->
        [one] { $count } свойство с пометками
        [few] { $count } свойства с пометками
        [many] { $count } свойств с пометками
       *[other] { $count } свойства с пометками
    }
counted-private =
    { $count ->
        [one] { $count } частное свойство
        [few] { $count } частных свойства
        [many] { $count } частных свойств
       *[other] { $count } частного свойства
    }
counted-times =
    { $count ->
        [one] { $count } отметка часов
        [few] { $count } отметки часов
        [many] { $count } отметок часов
       *[other] { $count } отметки часов
    }
counted-variations =
    { $count ->
        [one] { $count } узел вариантов
        [few] { $count } узла вариантов
        [many] { $count } узлов вариантов
       *[other] { $count } узла вариантов
    }
a-resignation = сдача
two-passes = два паса
add-game = Добавить партию
another-format-than-first = версия формата не та, что в первой партии
another-game-than-first = игра не та, что в первой партии
argument-annotation = оценка
argument-axis = ось
argument-child = номер продолжения
argument-code = код замечания
argument-colour = цвет
argument-encoding = кодировка
argument-first-point = первый пункт
argument-game = игра
argument-game-number = номер партии
argument-game-place = место партии
argument-kind-of-text = вид текста
argument-mark = пометка
argument-move = ход
argument-moves = число ходов
argument-name = название
argument-neutral = ничьи пункты
argument-nodes = число узлов
argument-number = номер
argument-place = место назначения
argument-point = пункт
argument-property = свойство
argument-removed = что удалить
argument-replaced = заменяемый текст
argument-replacement = новый текст
argument-second-point = второй пункт
argument-seconds = число секунд
argument-settled = версия, которую взять
argument-sorted-by = ключ сортировки
argument-sought = что искать
argument-steps = число шагов
argument-stone = камень
argument-stones = число камней
argument-strength = 1 или 2
argument-text = текст
argument-the-point = пункт
argument-turn = поворот
argument-value = значение
argument-value-number = номер значения
argument-value-place = место значения
argument-variation-place = место варианта
argument-view = пункт, «all» или «inherited»
argument-way-to-read-swaps = способ читать обмены
argument-way-to-swap = способ обмена
arguments-are-wrong = неверные аргументы
arguments-wrong-since = неверные аргументы ({ $cause })
board-does-not-fit = у этой доски нет такой симметрии; поверните или отразите вид
bracket-cuts-text-off = скобка в тексте не экранирована и обрывает его
build-has-no-window = эта программа собрана без окна (возможность `window`)
ca-changes-with-bytes = CA меняется вместе с байтами, командой «encoding»
cannot-be-written = { $id } не записать: { $error }
captured-pod-may-return = взятый под может здесь вернуться, а расстановка не умеет сказать, какие поды взяты
check-lists-codes = { $error }; «check» перечисляет найденное с кодами
description-line = строка { $line }: { $cause }
move-forfeits = проигрывают по правилам
move-pass = пас
move-resigns = сдаются
diagram-swap = обмен
dialect-kifu = кифу (Нихон Киин, Sina)
dialect-old-hexgui = старый HexGui
dialect-old-pentobi = старый Pentobi
dialect-players-as-moves = игроки вместо ходов
does-not-decode = { $id } — не текст в { $label }: { $shown }
encoding-has-no = в кодировке записи ({ $label }) нет { $shown }
encoding-has-no-more = в кодировке записи ({ $label }) нет { $shown } и ещё { $more }
ff1-is-assumed = читается как FF1
figure = Рисунок
form-15-lines = 15 линий
form-19-lines = 19 линий
form-comment = Комментарий
form-duo = Duo
form-fast = Быстрая
form-for-kids-6-7 = Для детей, 6 × 7
form-four-players = Четыре игрока
form-full-rules = Полные правила
form-junior = Junior
form-three-players = Три игрока
form-two-players = Два игрока
form-two-players-four-colours = Два игрока, четыре цвета
foul-fours = чёрные строят две четвёрки сразу
foul-overline = чёрные строят ряд длиннее пяти
foul-threes = чёрные строят две открытые тройки сразу
game-name-chess = Шахматы
game-without-parenthesis = партия начинается без открывающей скобки
game-without-semicolon = партия начинается без точки с запятой
games-differ-in-encoding = у партий разные кодировки
go-is-assumed = читается как го
handicap-has-no-places = для камней форы ({ $stones }) на этой доске нет обычных мест
has-moves-should-have =
    { $count ->
        [one] у { $id } { $count } значение, а должно быть одно; играется только первое
        [few] у { $id } { $count } значения, а должно быть одно; играется только первое
       *[other] у { $id } { $count } значений, а должно быть одно; играется только первое
    }
has-no-file-name = путь не называет файла
install-opengl = чтобы окно работало быстрее, установите libgl1 и libgl1-mesa-dri или драйвер видеокарты
is-no-colour = не цвет
is-no-move-of-game = не ход этой игры
is-no-point-of-game = не пункт этой игры
is-not-empty = не пусто
is-not-number = не число
it-is-ignored = не учитывается
line-has-no-move = в этой линии нет хода { $number }
line-means-nothing = строка «{ $line }» непонятна
line-no-move-on-board = «{ $line }» — не ход на этой доске
man-about-editing = Что понимают edit и палитра команд в окне. WHERE — как для --at.
man-description-1 = Variorum открывает записи го, гекса, Octi и семейства Blokus (.sgf, .blksgf), показывает их в окне и редактирует. Что не менялось, никогда не переписывается: кодировка, оформление, неизвестные свойства и странные написания остаются как есть, байт в байт.
man-description-2 = Если указаны файлы, окно открывается с вкладкой для каждого. Команды работают без окна. Для них файлом может быть - (стандартный ввод), а выводом - (стандартный вывод). Выходной файл записывается целиком или не записывается вовсе.
man-example-check = Перечисляет замечания к этим записям.
man-example-edit = Пишет комментарий к последнему ходу главной линии.
man-example-open = Открывает запись в окне.
man-example-render = Рисует конец главной линии картинкой.
man-example-show = Показывает позицию после 17-го хода.
man-exit-0 = Сделано.
man-exit-1 = Сделано, и в записи есть ошибки (check); или команду нельзя было выполнить, и ничего не записано (edit).
man-exit-2 = Не сделано. Строка в потоке ошибок называет файл, место и причину.
man-heading-commands = КОМАНДЫ
man-heading-description = ОПИСАНИЕ
man-heading-editing = КОМАНДЫ РЕДАКТИРОВАНИЯ
man-heading-environment = ПЕРЕМЕННЫЕ ОКРУЖЕНИЯ
man-heading-examples = ПРИМЕРЫ
man-heading-exit = КОД ВОЗВРАТА
man-heading-files = ФАЙЛЫ
man-heading-name = ИМЯ
man-heading-options = ПАРАМЕТРЫ
man-heading-synopsis = ОБЗОР
man-home = Папка для настроек и несохранённой работы вместо обычных; абсолютный путь.
man-journal = Несохранённая работа, пока её не сохранят или не выбросят.
man-section = Команды пользователя
man-settings = Настройки с пояснением к каждой строке.
man-what-it-is = просмотр, проверка, правка и преобразование записей настольных игр
man-without-it = По умолчанию: { $default }
lines-beyond-not-read =
    { $beyond ->
        [one] не прочитана { $beyond } строка после первых { $most }
        [few] не прочитаны { $beyond } строки после первых { $most }
       *[other] не прочитано { $beyond } строк после первых { $most }
    }
name-the-node = Назвать узел
neither-1-nor-2 = ни 1, ни 2
no-annotations-there = нет оценок, которые можно удалить
no-board-to-draw = { $family }: доски, которую можно нарисовать, нет
no-ca-but-text-guess = нет CA, но есть текст не в ASCII; прочитано как { $charset }, это догадка
no-comments-there = нет комментариев, которые можно удалить
no-conflict-here = здесь нет конфликта слияния, который нужно разрешить
no-conflicts = Разрешать больше нечего.
no-corner-touches = ни один угол не касается своей фигуры
no-empty-nodes-there = нет пустых узлов, которые можно удалить
no-format-for-pictures = { "." }{ $suffix } — не формат картинок (подходят .svg, .png и .txt)
no-game-is-in-it = в нём нет ни одной партии
no-identifier = «{ $id }» — не идентификатор свойства
no-kind-of-finding = «{ $code }» — не вид замечания
no-markup-there = нет пометок, которые можно удалить
no-opengl-software-instead = OpenGL недоступен ({ $error }); используется программная отрисовка
no-private-there = нет частных свойств, которые можно удалить
no-regular-file = не обычный файл
no-segment-joins = ни один отрезок не кончается там, где кончается свой
no-such-colour = в этой игре нет такого цвета
no-such-file-or-command = { $word }: нет ни такого файла, ни такой команды
no-times-there = нет отметок часов, которые можно удалить
no-variations-there = нет вариантов, которые можно удалить
node-hangs-elsewhere = узел, перед которым это должно стоять, висит в другом месте
node-not-in-record = этот узел не принадлежит записи
not-right-form = неверный формат
not-two-parts = не две части с двоеточием между ними
not-whole-number = не целое число
nothing-can-be-repaired = ни одно из замечаний нельзя исправить автоматически
numbers-of-games-missing = не указаны номера партий
off-the-board = вне доски
other-window-no-answer = другое окно не ответило
parenthesis-closes-nothing = закрывается скобка, которую не открывали
parenthesis-opens-nothing = скобка открывается, но вариант с неё не начинается
picture-needs-suffix = имя картинки должно оканчиваться на .svg, .png или .txt
picture-of-0-pixels = картинка не может быть шириной или высотой 0 пикселей
picture-pixels = у картинки от 1 до { $most } пикселей, а не { $size }
picture-too-large = картинка { $width } на { $height } пикселей слишком велика (длинная сторона — не больше { $most })
property-needs-value = свойству нужно значение
record-names-no-encoding = запись не называет кодировку, поэтому вмещает только текст ASCII
record-would-be-misread = при следующем открытии запись уже не прочтётся как { $label }; «encoding UTF-8» преобразует её и укажет кодировку
recorded-and-proved = по записи — { $recorded }, доказано — { $proved }
result-not-understood = результат «{ $result }» непонятен
result-of-game = Начало партии: { $message }
rules-unjudged = правила этой игры здесь неизвестны: ходы показываются как есть, и ничего не оценивается
sign-in-property-name = в { $id } есть «{ $sign }», недопустимый в идентификаторах
single-pod-not-written = один под без зубцов среди других записать нельзя: сначала пощадите его или берите все
site-board = Доска
site-date = Дата
site-result = Результат
site-none = Нет записей со всеми этими словами.
site-sort = Упорядочить записи
sniffed-7-zip-archive = архив 7-Zip
sniffed-binary = двоичный файл
sniffed-bzip2-archive = архив bzip2
sniffed-database = база данных
sniffed-film-or-a-picture = видео или картинка
sniffed-gif-picture = картинка GIF
sniffed-gzip-archive = архив gzip
sniffed-icon = значок
sniffed-jpeg-picture = картинка JPEG
sniffed-office-document = офисный документ
sniffed-pdf-document = документ PDF
sniffed-png-picture = картинка PNG
sniffed-postscript-document = документ PostScript
sniffed-program = программа
sniffed-rar-archive = архив RAR
sniffed-sound = звуковой файл
sniffed-sound-or-film = звуковой или видеофайл
sniffed-tar-archive = архив tar
sniffed-tiff-picture = картинка TIFF
sniffed-webp-picture = картинка WebP
sniffed-xz-archive = архив xz
sniffed-zip-archive = архив ZIP
sniffed-zstandard-archive = архив Zstandard
sought-annotation = с оценкой
sought-comment = с комментарием
sought-hotspot = с ключевым моментом
sought-markup = с пометками
sought-setup = с расстановкой
strip-private = Удалить частные свойства
strip-times = Удалить отметки часов
strip-variations = Удалить варианты
study-again-on =
    { $count ->
        [one] { $count } вопрос снова к повторению { $date }.
        [few] { $count } вопроса снова к повторению { $date }.
       *[other] { $count } вопросов снова к повторению { $date }.
    }
study-all-again = Повторить всё
study-all-points = Очки: { $points } из { $of }
study-all-sides = Все стороны
study-as-wished = как пожелали
study-ask-guess = Ход: { $colour }; где был следующий ход?
study-ask-mistakes = Ход: { $colour }; найдите ход лучше
study-ask-problem = Ход: { $colour }
study-ask-repertoire = Ход: { $colour }; какой ход есть в записи?
study-begin = Начать занятие
study-broken-lines =
    { $count ->
        [one] { $count } строка { $path } не читается и остаётся как есть: номер { $line }
        [few] { $count } строки { $path } не читаются и остаются как есть; первая — номер { $line }
       *[other] { $count } строк { $path } не читаются и остаются как есть; первая — номер { $line }
    }
study-by-chance = Случайные ответные ходы
study-counts = к повторению: { $due }, новых: { $new }
study-counts-here = на сегодня { $due }, новых { $new }
study-done =
    { $count ->
        [one] Готово: с первого раза верно { $right } из { $count }.
        [few] Готово: с первого раза верно { $right } из { $count }.
       *[other] Готово: с первого раза верно { $right } из { $count }.
    }
study-so-far =
    { $count ->
        [one] Пока: с первого раза верно { $right } из { $count }.
        [few] Пока: с первого раза верно { $right } из { $count }.
       *[other] Пока: с первого раза верно { $right } из { $count }.
    }
study-easy = Легко
study-elsewhere = Ваши ответы сохраняются в { $path } ({ $why }).
study-failed = Неверно.
study-folder-missing = Нет папки { $path }
study-give-hint = Подсказка
study-good = Верно: дальше
study-guess = Угадывать ходы партии
study-hint = Ответ находится в подсвеченной области, от { $from } до { $to }.
study-hint-word = Ответ — не ход на доске.
study-illegal-move = этот ход против правил
study-is-right = Это верно
study-is-wrong = Это неверно
study-keys = Ходите стрелками и Enter или введите ход. F2 — подсказка, F3 — решение, F4 — легко, F5 — дальше, Ctrl+Z — взять последний ответ назад, Ctrl+B — отложить вопрос до завтра, Ctrl+Shift+B — насовсем, F6 — осмотреться после ответа, F7 — вся доска, Escape — закрыть.
study-later-lines = { $path }: некоторые строки написаны более новой версией; они остаются как есть
study-leaf-colour = пометок нет; главная линия кончается ходом соперника, другая — ходом решающего
study-leave = Закрыть
dictionary = Сборник дзёсэки
dictionary-compare = Сравнить
dictionary-folder = Посчитать партии этой папки
dictionary-path = Путь к сборнику дзёсэки или к папке с ними
study-leaves-at-once = в сборнике дзёсэки ничто так не начинается
study-left-over =
    { $count ->
        [one] Остался { $count } вопрос.
        [few] Осталось { $count } вопроса.
       *[other] Осталось { $count } вопросов.
    }
study-line-ends-there =
    { $moves ->
        [one] { $region }: вариант сборника дзёсэки кончается после { $moves } хода
        [few] { $region }: вариант сборника дзёсэки кончается после { $moves } ходов
       *[other] { $region }: вариант сборника дзёсэки кончается после { $moves } ходов
    }
study-lines-doubtful =
    { $count ->
        [one] часы шли неверно: { $count } ответ датирован временем до 2026 года, более чем на день вперёд или против порядка в журнале. Он сохранён и засчитывается во время соседнего или со своего дня. Если дата на этом компьютере неверна, исправьте её
        [few] часы шли неверно: { $count } ответа датированы временем до 2026 года, более чем на день вперёд или против порядка в журнале. Они сохранены и засчитываются во время соседних или со своих дней. Если дата на этом компьютере неверна, исправьте её
       *[other] часы шли неверно: { $count } ответов датированы временем до 2026 года, более чем на день вперёд или против порядка в журнале. Они сохранены и засчитываются во время соседних или со своих дней. Если дата на этом компьютере неверна, исправьте её
    }
study-lines-won =
    { $count ->
        [one] { $count } линия выиграна на доске
        [few] { $count } линии выиграны на доске
       *[other] { $count } линий выиграны на доске
    }
study-looking = Поиск вопросов…
study-main-line = пометок нет; главная линия кончается ходом решающего
study-marks-disagree = пометка другого рода противоречит этому
study-mistakes = Находить ходы лучше помеченных как плохие
study-more = Другие вопросы
study-next = Дальше
study-next-day = ; следующий { $date }
study-next-here = ; { $many } — { $date }
study-not-understood = слова или пометки при ходах не говорят ясно, какой из них верен: что верно, неизвестно
study-said-by-letters = комментарий говорит, что верно, но ходы не помечены, поэтому они не оцениваются
study-no-convention = ничего не помечено, и ни одна линия не кончается ходом решающего: что верно, неизвестно
study-no-file = У этой записи нет файла: ваши ответы не сохраняются.
study-no-folder = { $path } — файл, а не папка
study-no-hint = Больше подсказок нет.
study-no-moment = «{ $text }» — не дата со временем вида 2026-11-21T22:00:00+01:00
study-no-moves = есть позиция, но нет ни одного хода
study-no-such-year = «{ $text }» вне лет, которые здесь считаются: с { $first } по { $last }
study-no-problem = перед первым ходом не расставлена позиция с камнями обеих сторон
study-no-records = В этой папке нет записей.
study-nobody-moves = { $name }: в этой партии нет ходов
study-none-asked = Вопросов не было.
study-not-all = Папка большая: вопросы взяты только из её части.
study-not-due = Повторять нечего. Можно упражняться и так; расписание от этого не изменится.
study-not-kept = Не удалось сохранить ваш ответ ({ $error }).
study-nothing = Вопросов нет: здесь нет ходов, которые нужно найти.
study-of = Учёба: { $name }
study-of-folder = Учёба: папка { $name }
study-off = Этого хода нет в записи.
study-one-move-each = пометок нет, и ветви из одного хода: все — ответы
study-plays-nothing = ничего
study-points = ; очки: { $points } из { $of }
study-practise = Упражняться
study-problem = Решать задачи
study-repeated =
    { $count ->
        [one] { $count } повторная попытка.
        [few] { $count } повторные попытки.
       *[other] { $count } повторных попыток.
    }
study-repertoire = Вспоминать репертуар
study-retry = Попробовать снова
study-same-position = та же позиция в другом месте оценена иначе
study-say-also = Тоже хорошо, но сыграно было другое.
study-say-away =
    { $count ->
        [one] Неверно, мимо на { $count } линию.
        [few] Неверно, мимо на { $count } линии.
       *[other] Неверно, мимо на { $count } линий.
    }
study-say-illegal = Ход против правил: ответом не считается.
study-say-no-pass = Пас здесь не ответ: он не засчитывается.
study-say-on = Пока верно. Продолжайте.
study-say-reply = Пока верно. Ответный ход: { $replies }.
study-say-right = Верно.
study-say-unknown = Этого хода нет в записи.
study-say-wrong = Неверно.
study-show = Показать решение
study-shown = Это решение.
study-solved = Верно.
study-to-guess =
    { $count ->
        [one] { $count } ход для угадывания
        [few] { $count } хода для угадывания
       *[other] { $count } ходов для угадывания
    }
study-told-also = тоже хорошо
study-told-continued = пока верно; ответный ход: { $replies }
study-told-due = ; снова к повторению { $date }
study-told-illegal = ход против правил: ответ не сохранён
study-told-not-kept = ; ничего не сохранено: чтобы засчитать, укажите --rating
study-told-right = верно
study-told-incomplete = ; линия продолжается, и пока это считается как «трудно»: ответьте снова со всеми ходами, и тот ответ заменит этот
study-told-unknown = нет в записи
study-told-wrong = неверно; ответ: { $answers }
study-turn-against-moves = запись говорит, что ход за другим цветом, но первый ход: { $name }; в силе ходы
study-turned = Поворачивать доску случайным образом
system-already-exists = файл уже существует
system-busy = устройство или файл заняты
system-file-too-large = файл слишком велик
system-full = на диске не осталось места
system-is-a-folder = это папка
system-name-too-long = имя файла слишком длинное
system-no-memory = не хватает памяти
system-not-a-folder = это не папка
system-not-found = нет такого файла или папки
system-permission-denied = доступ запрещён
system-quota = превышена квота на диске
system-read-only = диск только для чтения
system-timed-out = нет ответа в отведённое время
text-after-last-game = после последней партии есть текст
text-before-first-game = перед первой партией есть текст
text-before-looks-like-part = текст перед первой партией похож на её часть
text-between-games = между партиями есть текст
text-of-no-property = есть текст, не принадлежащий ни одному свойству
theme-base-is-itself = «{ $base }» основана на самой себе
theme-base-is-name = основа темы — имя в кавычках
theme-base-unknown = «{ $base }» — не тема, на которой можно основываться
theme-is-a-list = тема — список настроек в скобках
theme-is-broken = тема { $id }.ron: { $cause }
theme-relief = relief — число от 0 до 1, а не { $relief }
things-pods = подов в запасе
things-prongs = зубцов
things-superprongs = суперзубцов
too-many-diagrams = из этой линии вышло бы больше { $most } диаграмм
too-many-links = слишком много символических ссылок
too-much-to-draw = столько диаграмм таких полных досок не нарисовать; возьмите меньше ходов
ugf-encrypted = ходы этого файла UGF зашифрованы
unusual-white-space = необычные пробелы между элементами
value-not-escaped = в значении «{ $value }» есть ] или \ без \ перед ними
value-of-position = Задать ценность позиции
value-without-identifier = значение без идентификатора
variation-longer-than-main = этот вариант длиннее главной линии
variation-without-node = вариант без узла
variation-without-semicolon = вариант начинается без точки с запятой
wanted-0-or-more = 0 или больше
wanted-date = дата вида 1996-12-31
wanted-number = число
wanted-real-date = дата: такого дня нет
wanted-result = B+ или W+ с очками, R, T или F, и не 0, Void или ?
wanted-rules = правила и варианты вида full:edgeless
without-a-window = { $cause }; без окна запись рисует `variorum render FILE -o PICTURE`

## Руководство
guide-first-steps = Первые шаги
guide-first-steps-1 = Variorum открывает записи настольных игр. По ним можно ходить, их можно комментировать, в них можно делать ходы и сохранять их: в файле меняется только то, что изменили вы.
guide-first-steps-2 = Открыть запись можно по Ctrl+O или перетащив её на окно. У каждой записи своя вкладка. На начальной странице (плюс за вкладками) есть примеры досок всех видов и недавние записи; там же начинается новая.
guide-first-steps-3 = → и ← идут по ходам, Home и End — к концам линии. Щелчок по узлу дерева ведёт туда. На развилке ↓ и ↑ меняют вариант; список под деревом называет их.
guide-first-steps-4 = Щелчок по доске делает ход. Если такой ход в записи уже есть, открывается он; любой другой начинает вариант. Пробуя, ничего не потеряешь: Ctrl+Z отменяет сколько угодно шагов.
guide-first-steps-5 = Ctrl+S сохраняет. До этого резервная копия работы хранится отдельно от файла и восстанавливается, если программа или компьютер остановятся.
guide-first-steps-6 = Ctrl+Shift+P находит любую команду по нескольким буквам её названия. F1 открывает это руководство.
guide-opening-and-saving = Открытие и сохранение
guide-opening-and-saving-1 = Записи го, гекса и большинства других игр кончаются на .sgf, семейства Blokus — на .blksgf; известны и .hsgf, .hgf, .tsgf, .gsgf, .mgt. Можно открыть сразу несколько файлов; второй запуск программы передаёт свои файлы открытому окну.
guide-opening-and-saving-2 = «Следующий файл папки» и «Предыдущий файл папки» идут по записям папки в той же вкладке, 9 перед 10. Запись с несохранёнными изменениями сохраняет свою вкладку, а следующая получает новую. «Открыть папку…» показывает все записи папки с игроками, датами и результатами; щелчок открывает одну.
guide-opening-and-saving-3 = При сохранении файл записывается целиком или не записывается вовсе. Если другая программа изменила файл после открытия, сначала будет вопрос. Файл, каким он был до первого изменения, хранится 90 дней: «Прежние версии…» перечисляет, что есть.
guide-opening-and-saving-4 = «Сохранить копию…» пишет в другой файл; работа продолжается в этом.
guide-moving-around = Перемещение
guide-moving-around-1 = Клавиши: → и ← — один ход; Page Down и Page Up — десять; Ctrl+Shift+→ и ← — к следующей и предыдущей развилке; Home и End — к концам; Ctrl+Home — назад на главную линию. Колесо над доской тоже ходит по шагам.
guide-moving-around-2 = Ctrl+G ведёт к ходу по номеру или туда, где ходили в пункт. Названия пунктов и ходов в комментарии — ссылки. Alt+← возвращает туда, где вы были до прыжка, в какой бы вкладке это ни было.
guide-moving-around-3 = Сборник — это файл с несколькими партиями. Ctrl+Page Down и Ctrl+Page Up ведут от партии к партии.
guide-comments-and-marks = Комментарии и пометки
guide-comments-and-marks-1 = Щёлкните комментарий или нажмите Ctrl+E; Escape выходит из него. Ctrl со щелчком по доске ставит название пункта в комментарий, а со щелчком по узлу дерева — ссылку на него. Введите # и число, чтобы выбрать ход для ссылки стрелками и клавишей Enter. Ссылка читается как её ход, например 43 N18, а пока в ней курсор — так, как записана в файле; щелчок ведёт туда. Над комментарием — название узла и знаки его оценки: хороший или плохой ход, сомнительный или интересный, и чья позиция лучше.
guide-comments-and-marks-2 = Инструменты под доской помечают пункты: треугольник, квадрат, круг, крест, метка, линия и стрелка (от Ctrl+3 до Ctrl+9). Щелчок инструментом ставит пометку, ещё один снимает. Метки считают дальше сами. Если вести правой кнопкой от пункта к пункту, получится стрелка, какой бы инструмент ни был в руке.
guide-setting-up-a-position = Расстановка позиции
guide-setting-up-a-position-1 = Ctrl+2 выбирает инструмент расстановки: он ставит камни и фигуры на доску без хода. Правая кнопка ставит другой цвет, щелчком или протягиванием; последний выбор стирает. На узле с ходом программа спрашивает, делать ли для расстановки отдельный узел: этого ждёт большинство программ.
guide-setting-up-a-position-2 = «Оставить только эту позицию» делает из позиции на доске отдельную запись.
guide-playing-by-the-rules = Игра по правилам
guide-playing-by-the-rules-1 = Variorum знает правила го, гекса, Octi, семейства Blokus, Гаваны, TwixT, Амазонок, Lines of Action, гомоку, рэндзю, Connect6 и Отелло. Ход против правил не делается, и строка состояния говорит почему; с Shift он всё же записывается: запись показывает, что было, а не что должно было быть. В играх, правила которых не поддерживаются, ходы записываются так, как набраны.
guide-playing-by-the-rules-2 = Ход всегда можно набрать: наберите его первую букву, пока фокус клавиатуры на доске, или нажмите Ctrl+M.
guide-playing-by-the-rules-3 = Если в записи неверный ход, перейдите к нему и щёлкните правой кнопкой верный пункт, чтобы исправить ход или вставить пропущенный. Всё дальнейшее остаётся. Набрать верный ход и нажать Ctrl+Enter — тоже исправление.
guide-playing-by-the-rules-4 = Го
guide-playing-by-the-rules-5 = Щёлкните пункт, чтобы сыграть. Для паса есть команда «Пас». Взятие, ко и самоубийство — по правилам, названным в сведениях о партии. Камни форы — расстановка.
guide-playing-by-the-rules-6 = Гекс
guide-playing-by-the-rules-7 = Щёлкните клетку. После первого хода можно сделать обмен: меняются либо цвета фигур, либо стороны игроков. Программы записывают обмен по-разному; проверка сообщает, где запись неоднозначна, а «Толковать обмены» решает. Можно вставлять ссылки HexWorld.
guide-playing-by-the-rules-8 = Octi
guide-playing-by-the-rules-9 = Щёлкните под, затем его сторону — для зубца, зубец — чтобы повернуть его, или помеченную клетку — чтобы пойти туда. После прыжка щелчок по поду, через который прыгнули, берёт или щадит его, а Enter делает ход. С Shift зубец становится суперзубцом. Escape — на шаг назад.
guide-playing-by-the-rules-10 = Семейство Blokus
guide-playing-by-the-rules-11 = Blokus, Duo, Junior, Trigon, Nexos, Callisto и GembloQ во всех вариантах. Щёлкните фигуру рядом с доской; её берёт и её буква. Z и X поворачивают, F переворачивает; так же — колесо и правая кнопка. Держите правую кнопку, чтобы появилось кольцо с ручками, которые поворачивают и переворачивают фигуру на месте; щелчок там, где ей лежать нельзя, оставляет её там с тем же кольцом. Она идёт на разрешённое место рядом с указателем; щелчок, Enter или пробел кладут её. Стрелки двигают её, с Shift — на следующее разрешённое место. «Найти ход» показывает, что можно сыграть. Счёт стоит рядом с игроками, вместе с тем, что у каждого осталось.
guide-playing-by-the-rules-12 = Гавана, TwixT и другие
guide-playing-by-the-rules-13 = В Гавану и TwixT играют одним щелчком. Меню колышка TwixT добавляет и снимает его связи как часть хода. В Амазонках и Lines of Action щёлкните фигуру, затем помеченную клетку; в Амазонках третий щелчок пускает стрелу. У гомоку, рэндзю и Connect6 та же доска, что у го; какая это игра, запись говорит своими правилами.
guide-playing-by-the-rules-14 = Игры без правил
guide-playing-by-the-rules-15 = Любую игру на квадратах или шестиугольниках можно описать в файле в папке «games» рядом с настройками: её доску, координаты, фигуры и где они стоят. Тогда её записи показываются и редактируются, но ходы не оцениваются.
guide-the-tree = Дерево
guide-the-tree-1 = Первый ряд целиком принадлежит главной линии; вариант занимает один ряд под ходом, от которого он отходит. Линия, в которой вы находитесь, нарисована чётко, остальные — бледнее и без номеров. Если рядов больше, чем помещается, далёкие от вас линии сворачиваются в число вроде «ещё 3 линии»: щёлкните его, чтобы увидеть их, или нажмите Ctrl+U, чтобы увидеть всё. У развилки со свёрнутыми вариантами видны их первые ходы. Когда вы идёте по линии, ничто другое не сворачивается и не разворачивается. Сворачивание можно отключить в настройках. В меню «Вид» выбирается, растёт ли дерево вправо или вниз, сворачиваются другие ветви, а вместо дерева можно показать партию в виде текста. Ctrl с колесом мыши меняет масштаб; тяните фон, чтобы двигаться.
guide-the-tree-2 = Щёлкните узел правой кнопкой, чтобы увидеть, что с ним можно сделать; «Копировать ссылку на этот узел» копирует ссылку для вставки в комментарий. Ctrl+Shift+↑ поднимает вариант среди соседних, Delete удаляет узел со всем, что за ним, а Ctrl+Delete — только этот узел; «Сделать главной линией» ставит текущую линию первой. Перетащите узел, чтобы изменить порядок вариантов или переместить его в другое место.
guide-the-tree-3 = Копирование, вырезание и вставка работают с вариантами: Ctrl+C копирует этот узел и всё за ним — текстом, который читают другие программы.
guide-versions-of-one-record = Версии одной записи
guide-versions-of-one-record-1 = Над одной записью могут работать двое, или один на двух компьютерах. variorum merge BASE OURS THEIRS -o OUT объединяет обе версии: применяются изменения, сделанные в каждой после общей версии. Ходы, комментарии, пометки, метки и порядок вариантов объединяются по отдельности, как бы ни были оформлены файлы.
guide-versions-of-one-record-2 = Где в обеих версиях одно и то же изменено по-разному, остаётся ваше, а в комментарии этого узла стоят обе версии, между строками из <<<<<<< и >>>>>>>. Файл остаётся записью. variorum check сообщает об этих местах как merge-conflict; команда settle выбирает ours, theirs или both и удаляет эти строки.
guide-versions-of-one-record-3 = С git: variorum git, один раз в каждом клоне, или variorum git --global. С этих пор git merge, rebase, cherry-pick и stash так объединяют записи, а git diff, log -p и blame показывают их ход за ходом. git difftool -t variorum сравнивает две версии; git mergetool -t variorum объединяет заново и открывает в окне то, что осталось разрешить. variorum git --remove отменяет всё это.
guide-versions-of-one-record-6 = С Jujutsu, в его настройках: merge-tools.variorum.program = "variorum", merge-tools.variorum.merge-args = ["merge", "--path", "{ "\u0024" }path", "--marker-size", "{ "\u0024" }marker_length", "{ "\u0024" }base", "{ "\u0024" }left", "{ "\u0024" }right", "-o", "{ "\u0024" }output"] и merge-tools.variorum.merge-conflict-exit-codes = [1].
guide-versions-of-one-record-7 = С Mercurial, в hgrc: под [merge-tools] variorum.args = merge { "\u0024" }base { "\u0024" }local { "\u0024" }other -o { "\u0024" }output, а под [merge-patterns] **.sgf = variorum.
guide-versions-of-one-record-8 = variorum compare A B показывает, чем отличаются две записи. variorum outline FILE выводит запись строками для программ, сравнивающих тексты.
guide-versions-of-one-record-9 = variorum transpositions FILE… перечисляет позиции, которые встречаются в нескольких узлах партии. variorum results FILE… показывает, кто где выигрывает, по пометкам «хорошо для чёрных», «хорошо для белых», «равно» и «неясно» и по результатам, видным на доске; с --proved — только те результаты, которых не изменит никакой другой ход.
guide-finding-and-replacing = Поиск и замена
guide-finding-and-replacing-1 = Ctrl+F ищет в комментариях, названиях, метках, именах игроков и всех других значениях — в этой партии, во всех партиях файла или во всех открытых записях. Пункт находит ходы в него. «Эту позицию» находит, где стоят те же камни. F3 ведёт к следующему месту.
guide-finding-and-replacing-2 = Замена показывает каждое изменение заранее и отменяется одним шагом. В командной строке: variorum find и команда replace.
guide-games-in-a-file = Партии файла
guide-games-in-a-file-1 = «Партии…» показывает партии сборника, каждую с маленькой картинкой. Набирайте слова, чтобы отобрать; щёлкните слово рядом с «Сортировать по», чтобы упорядочить.
guide-games-in-a-file-2 = Щелчок по партии ведёт в неё. Ctrl со щелчком добавляет партию к выбранным, Shift со щелчком выбирает все до неё, Ctrl+A — все. Стрелки, Page Up и Page Down идут по списку; с Shift — расширяют выбор. Выбранные партии можно перетащить на другое место, двигать по Alt+↑ и Alt+↓, дублировать, скопировать по Ctrl+C и вставить в другую запись, удалить по Delete, объединить в одну партию, скопировать или перенести в новую вкладку или открытую запись, записать в отдельные файлы.
guide-games-in-a-file-3 = Порядок списка меняет только список. «Расположить так все партии файла» делает его порядком файла. Всё это можно отменить.
guide-games-in-a-file-4 = Объединение делает из нескольких партий одну: у одинаковых ходов общие узлы, а где записи расходятся, сказанное во второй попадает в комментарий.
guide-game-info = Сведения о партии
guide-game-info-1 = Ctrl+I открывает сведения о партии: игроков, ранги и команды, событие, дату и место, результат, правила, коми, время.
guide-game-info-2 = Даты пишутся так, как требует формат: 2026-04-02, все дни партии подряд. Календарь рядом с полем напишет их за вас: щёлкните день, а для промежутка — и второй. Другие способы записи («6 June 2020», «7 1/2», «2 hours») понимаются и поясняются под полем, и один щелчок приводит их к виду, которого ждут другие программы. О непонятом сообщается, и оно остаётся без изменений.
guide-properties = Свойства
guide-properties-1 = «Свойства…» показывает все свойства узла так, как они стоят в файле, с их смыслом и видом значений. Значения списка можно добавлять, менять, двигать и удалять по одному. Добавление к свойству никогда не заменяет того, что в нём есть. Имя, которое формат запрещает, не принимается.
guide-publishing = Публикация
guide-publishing-1 = Для тех, у кого нет программы, «Опубликовать…» в меню или `variorum publish RECORD -o OUT` создаёт файл; формат задаёт расширение OUT.
guide-publishing-2 = { "*" } `.html`: веб-страница. Любой может открыть её в браузере, пройти партию стрелками, смахиванием или касанием, читать комментарии, входить в варианты и сохранить запись. Сеть ей не нужна, а Variorum может открыть её как запись. Пошлите её друзьям или поместите на свой сайт.
guide-publishing-3 = { "*" } `.pdf`: буклет для печати или отправки, с рисунками, вариантами и комментариями. Знаки, которых нет во встроенном шрифте, берутся из шрифтов системы или из указанного с `--font`. Из нескольких записей или из папки получается одна книга.
guide-publishing-4 = { "*" } `.gif` или `.png`: анимация ходов для чата.
guide-publishing-5 = { "*" } `--as senseis`, `hexwiki`, `latex`, `markdown` или `text`: диаграммы для форумов, вики и книг. С `--moves-per-figure 0` — только позиция.
guide-publishing-6 = `publish FOLDER -o SITE` создаёт страницу для каждой записи и указатель; перезаписываются только изменившиеся страницы. `--without private,comments,variations,times,analysis` исключает названное, в том числе из записи внутри страницы. `--with analysis` добавляет к показанным комментариям потери каждого хода, а к страницам — график; запись внутри страницы остаётся как есть, а publish сообщает, сколько в ней данных движков. В комментариях `#0.2.1` — ссылка на узел с этим путём, а `#"Name"` — на узел с этим именем.
guide-publishing-7 = Если все партии записи — задачи с проверяемым ответом, её страница задаёт их: показывает позицию и чей ход. Отвечайте касанием, стрелками и Enter или написанным ходом; страница отвечает ходом из записи и сообщает, верно ли. Продолжение видно, только когда оно сыграно или запрошено; «Читать запись» показывает всё. Без скриптов каждое решение свёрнуто. `--problems` задаёт задачи любой записи, `--problems=no` — никаких; в окне это выбирается в «Опубликовать…».
guide-checking-and-fixing = Проверка и исправление
guide-checking-and-fixing-1 = Внизу справа в окне сказано, сколько замечаний к записи. Щелчок перечисляет их: что не так, где и почему это важно. Ошибки — против формата или правил, предупреждения разные программы читают по-разному, заметки полезно знать.
guide-checking-and-fixing-2 = Выберите замечание, чтобы увидеть его место в тексте файла и перейти в его узел. Если исправление несомненно, изменения показаны заранее: удаляемый текст зачёркнут, новый подчёркнут. Исправляйте только в этом узле, все замечания такого рода или всё. Список обновляется после каждой правки, а исправление можно отменить.
guide-checking-and-fixing-3 = Без просьбы ничего не исправляется. Запись с замечаниями открывается, показывается и сохраняется как есть.
guide-cleaning-up = Очистка
guide-cleaning-up-1 = «Очистить…» удаляет комментарии, пометки, оценки, варианты, частные свойства, пустые узлы, отметки часов или анализ, оставленный движками, — из узла, из всего за ним, из партии или из всего файла. Показано, сколько их и сколько байтов они занимают, что будет удалено и каков размер файла до и после.
guide-pictures-and-exports = Картинки и экспорт
guide-pictures-and-exports-1 = «Экспорт картинки…» записывает доску как SVG, PNG или текст, с координатами, номерами и пометками или без них, в виде любой темы. «Копировать картинку» кладёт её в буфер обмена. «Копировать запись как текст» берёт всю запись. Для чёрно-белой печати выберите «Для печати»: другие цвета могут стать одинаково серыми.
guide-encodings = Кодировки
guide-encodings-1 = Запись — это файл из байтов. То, как записаны её буквы, — её кодировка: сегодня UTF-8, в старых файлах GBK, Big5, Shift_JIS, EUC-KR, Windows-1251 и многие другие. Запись может назвать её в CA и может ошибаться. Variorum смотрит на название и на текст и берёт подходящее; внизу справа в окне сказано, что он взял.
guide-encodings-2 = Если буквы выглядят неверно, щёлкните там кодировку и откройте файл в другой: предпросмотр показывает, какими будут имена и комментарии. Повторное открытие ничего в файле не меняет.
guide-encodings-3 = При сохранении кодировка остаётся. Если набрать букву, которой в ней нет, программа спросит, изменить ли кодировку записи на UTF-8. «Изменить кодировку» делает это в любое время.
guide-settings-themes-and-keys = Настройки, темы и клавиши
guide-settings-themes-and-keys-1 = Настройки показаны рядом с доской, и каждое изменение действует сразу. В окне назван файл, в котором они хранятся; в нём пояснена каждая строка, и его можно править вручную.
guide-settings-themes-and-keys-2 = «Сочетания клавиш…» перечисляет клавиши каждой команды. Щёлкните «Изменить» и нажмите новые клавиши; если они заняты другой командой, вы увидите какой и решите. Команда может быть без клавиш, а «Сбросить» убирает ваше изменение.
guide-settings-themes-and-keys-3 = Свои темы — это файлы в папке «themes» рядом с настройками.
guide-the-command-line = Командная строка
guide-the-command-line-1 = То же самое в терминале, без окна:
guide-the-command-line-2 = variorum check FILE… перечисляет замечания; с --explain CODE говорит, что значит одно из них. variorum show FILE печатает позицию, variorum info FILE… — что есть в файле. variorum find WHAT FILE… находит текст, ходы и пометки. variorum convert IN -o OUT меняет кодировку или пишет чистый FF4. variorum edit IN -c COMMAND -o OUT выполняет любую из команд, перечисленных ниже. variorum render FILE -o PICTURE рисует. variorum find --like RECORD --at WHERE FILE… находит позицию, с --part C3:G7 — её часть.
guide-the-command-line-3 = Все они читают - как стандартный ввод, печатают --json для других программ там, где это имеет смысл, и сообщают кодом возврата, как прошло: 0 — сделано, 1 — сделано, но в записи есть ошибки или ничего не найдено, 2 — не сделано. Остальное есть в variorum --help и man variorum.
picture-has-boxes = нет шрифта для { $letters }: в картинке вместо них рамки, а .svg сохраняет их текстом
variation-of = вариант { $at } из { $count }
nodes-deleted =
    { $count ->
        [one] Удалён { $count } узел
        [few] Удалено { $count } узла
       *[other] Удалено { $count } узлов
    }
games-deleted =
    { $count ->
        [one] Удалена { $count } партия
        [few] Удалено { $count } партии
       *[other] Удалено { $count } партий
    }
at-the-start = в начале
at-move = на ходу { $number }
counted-in-variation = вариант
last-move-sign = Последний ход отмечен на доске точкой или кольцом
play-moves =
    { $count ->
        [one] Сыграть { $count } ход
        [few] Сыграть { $count } хода
       *[other] Сыграть { $count } ходов
    }
one-move-only = здесь можно только один ход
resigns-in-variation = это вариант, а результат относится к главной линии
result-written = { $result }: записано в сведения о партии
results = Результаты
nothing-to-swap = здесь нечего менять: обмен отвечает на первый ход
enter-again = Нажмите Enter ещё раз, чтобы всё равно сыграть
equal-is-looked-for = Одинаковые позиции ещё ищутся
equal-positions-share = Одинаковые позиции делят свои результаты
stone-stands-here = Здесь стоит камень; правая кнопка ведёт к его ходу
no-komi = «{ $text }» — не коми: нужно число очков, например { $example }
black-white-komi = Чёрные { $black }, белые { $white } и коми { $white_2 }: { $outcome }
swap-not-said = не указано
swap-moves-stone = разрешён: меняется камень (a10 → j1)
swap-moves-players = разрешён: игроки меняются сторонами
swap-not-allowed = не разрешён
correct-this-move = Исправить ход…
command-help-hide-following = Для задач: скрывает следующие ходы и все варианты, пока ход не сыгран или не открыт. Ещё раз — показывает всё.
command-hide-following = Скрыть следующие ходы
file-is-protected = { $path }: файл защищён от записи; изменения можно сохранить под другим именем
following-hidden = Следующие ходы скрыты, пока они не сыграны или не открыты
following-shown = Следующие ходы показаны
move-in-record = Этот ход уже есть в записи
move-not-in-record = Этого хода нет в записи. Пока следующие ходы скрыты, ничего не добавляется
move-number-skips = у хода номер { $number }, а ожидался { $due }
paste = Вставить
paste-help = Скопированное здесь добавится после этого узла; любой другой текст откроется отдельной записью.
protected = защищён от записи
publish-booklet = Буклет для печати (.pdf)
publish-carries = Страница содержит запись с выбранными здесь частями.
publish-comments = Комментарии
publish-encoder = файл нельзя создать: { $why }
publish-game = Партия
publish-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }
publish-gif = Анимация (.gif)
publish-hexwiki = Диаграмма для вики Гекса
publish-how-much = Область
publish-it = Опубликовать
publish-latex = Диаграмма для LaTeX (igo)
publish-line = Только эта линия
publish-markdown = Markdown
publish-no-file-named = Укажите файл.
publish-no-folder-named = Укажите папку.
publish-no-font = не шрифт
publish-no-game = партии { $number } нет; партий в записи: { $games }
publish-problems-one-file = номера задач, --sort и --seed — для одного файла, например sheet.pdf
publish-problems-wrong = укажите { $words } или номера вида 1-12,20
publish-two-files = два файла нельзя записать в стандартный вывод
publish-other-font = --font ФАЙЛ добавляет шрифт
publish-says-why = почему — покажет «variorum study judge»
publish-copy-kept = { $path }: файл с этим именем не такой, каким его создаёт Variorum; его копия сохранена как { $copy }
publish-own-source = { $path }: это сама публикуемая запись; укажите другой файл
publish-no-problem = задачи { $number } нет; задач, которые можно задать: { $problems }
publish-nothing-asked = нет задач с известными ответами
publish-both-booklets = --answers both — для файла с окончанием .pdf; на странице ответы уже есть
publish-margins = поля — от 0 до { $most } миллиметров
publish-unasked =
    { $count ->
        [one] { $count } партия пропущена, так как ответ неизвестен: { $which }
        [few] { $count } партии пропущены, так как ответы неизвестны: { $which }
       *[other] { $count } партий пропущено, так как ответы неизвестны: { $which }
    }
study-left-out =
    { $count ->
        [one] { $count } партия пропущена: ответ неизвестен (почему — покажет «variorum study judge»)
        [few] { $count } партии пропущены: ответы неизвестны (почему — покажет «variorum study judge»)
       *[other] { $count } партий пропущено: ответы неизвестны (почему — покажет «variorum study judge»)
    }
study-left-out-here =
    { $count ->
        [one] { $count } партия пропущена: { $place }: { $why }
        [few] { $count } партии пропущены; первая — { $place }: { $why }
       *[other] { $count } партий пропущено; первая — { $place }: { $why }
    }
sheet-fewer =
    { $count ->
        [one] на странице { $count } задача, а не { $wanted }
        [few] на странице { $count } задачи, а не { $wanted }
       *[other] на странице { $count } задач, а не { $wanted }
    }
cli-analysis-folder = Папка для копий
study-keys-pieces = Буквы берут фигуры в руку; чтобы ввести ход, сначала щёлкните поле.
no-loss-scale = «{ $which }»: возможны { $names } или свои классы, например 0.5 1.5 3 6 12 или 1% 5% 20%
publish-sheet-holds = Задачи из всех записей этой папки и вложенных папок, как они сохранены.
publish-one-record = текст можно сделать только из одной записи; из папки получается папка страниц
publish-onward = От этой позиции
publish-other-suffix = { $path }: файлу этого формата нужно расширение .{ $suffix }
publish-page = Веб-страница для просмотра по ходам (.html)
publish-png = Анимация, больше цветов (.png)
publish-record = Вся запись
publish-senseis = Диаграмма для Sensei’s Library
publish-site =
    { $count ->
        [one] { $count } страница, записано: { $written }
        [few] { $count } страницы, записано: { $written }
       *[other] { $count } страниц, записано: { $written }
    }
publish-stopped = прервано
publish-suffixes = формат задаёт расширение файла: .html, .pdf, .png или .gif, либо укажите --as
publish-text = Простой текст
publish-this-game = Эта партия
publish-time-limit = Лимит времени
publish-title = Публикация записи
publish-too-long = анимация показывает не больше { $most } ходов, а в этой линии { $moves }
publish-unfit = { $form } не может нарисовать доску игры { $game }
publish-unsaved = Несохранённые изменения тоже войдут.
publish-variations = Варианты
publish-what = Формат
publish-with = Включить
show-what-follows = Следующие ходы скрыты. Показать
first-variation-of = Это первый из вариантов, всего их { $count }
last-variation-of = Это последний из вариантов, всего их { $count }
result-removed = Победителя больше нет: результат удалён из сведений о партии
choose-rank-of = { $player }: выбрать ранг
cli-open-window-apart = Открыть отдельное окно, открыто ли уже другое или нет; его вкладки при следующем запуске не открываются
cli-outline = Вывести запись как текст, по строке на ход и на свойство, для построчного сравнения
command-export-diagrams = Экспорт диаграмм ходов…
command-help-export-diagrams = Записывает ряд ходов диаграммами с номерами, картинкой SVG или PNG.
games-are-read = Чтение партий: { $ready } из { $count }
guide-finding-and-replacing-3 = Заменяется в комментариях, названиях, игроках и метках. Даты, результаты и прочие сведения тоже находятся, но остаются как есть, если не выбрано «Все значения, как записаны».
guide-finding-and-replacing-4 = С «Регулярное выражение» введённое — образец: точка — любой знак, \d — цифра, \w+ — слово, (a|b) — одно или другое; прописные и строчные различаются. В замене { "\u0024" }1 — то, что было в первых скобках, { "\u0024" }2 — во вторых.
guide-finding-and-replacing-5 = «Часть доски» — узор из камней: протяните прямоугольник по доске или введите два угла; щелчок по пункту внутри допускает там камень любого цвета или что угодно. Можно выбрать, искать ли его где угодно на доске, в том числе повёрнутым и отражённым, с обменом цветов и только у края, которого он касается.
guide-game-info-3 = Кнопки рядом с полями предлагают результаты, правила, обычное дополнительное время и, в го, ранги от 30k до 9p. Дополнительное время — то, что есть у каждого, когда основное вышло: 5x30 byo-yomi или 10/600, десять ходов за десять минут.
guide-games-in-a-file-5 = Партии, в которых не сказано то, по чему упорядочен список, или дата которых не понята, стоят последними в обоих направлениях и сохраняют свой порядок.
guide-opening-and-saving-5 = Партии серверов го открываются новыми записями: .gib от Tygem, .ngf от Cyberoro и wBaduk, .ugf и .ugi от Pandanet, чьи комментарии, метки и диаграммы встают у тех ходов, к которым относятся. Партии TwixT, сохранённые программой T1j (.T1), открываются так же.
guide-pictures-and-exports-2 = «Экспорт диаграмм ходов…» записывает ходы текущей линии с номерами, все в одной диаграмме или по столько-то в каждой; где ходят снова, говорит список: 20 на 12.
guide-pictures-and-exports-3 = «Копировать ходы списком» записывает линию в нотации игры; список в буфере обмена открывается новой записью или вводится в поле для ходов.
guide-settings-themes-and-keys-4 = При следующем запуске вкладки открываются снова, каждая на том месте, где вы были. Окно, запущенное с --new-window, не запоминается: оно отдельное от того, чьи вкладки сохраняются.
guide-studying-from-records = Учёба по записям
guide-studying-from-records-1 = Можно учиться на задачах, сборниках дзёсэки и своих партиях. «Сборники для учёбы…» показывает, что вы учите и что пора повторить, и позволяет добавить ещё папку; «Учиться по этой записи…» задаёт вопросы по открытой записи. Всё это доступно и в командной строке. Для начала с программой идут тридцать задач го, десять задач гекса и десять задач блокуса: «Задачи для начала» на первой странице и среди сборников. Ответы на них лежат рядом с настройками.
guide-studying-from-records-2 = variorum study judge FILE… оценивает каждый ход задачи и показывает, как он помечен в записи: словами вроде RIGHT или Correct, пометками хороших или плохих ходов, галочками (CH), соединением в Гексе или, если ничего не помечено, самими линиями: если больше чем у одного первого хода есть линия, которая кончается ходом решающего, верна каждая такая линия, иначе — главная. Указано и то, насколько это надёжно: certain, likely или guess. variorum study questions FILE… перечисляет вопросы и ответы на них; --mode guess спрашивает следующие ходы партии, --mode mistakes — ходы лучше помеченных как плохие.
guide-studying-from-records-3 = variorum study due FOLDER перечисляет вопросы на сегодня, а variorum study answer KEY MOVE… отвечает. То, что вы знаете хорошо, вернётся позже, а то, в чём ошиблись, — раньше. С --new 10 новых вопросов не больше десяти в день, считая начатые сегодня. Ответ, который прерван до конца линии, считается трудным, пока его не заменит вся линия, данная в тот же день. Папка изучается вместе с папками внутри неё. Ответы сохраняются в файле .variorum-study.jsonl рядом с записями или в папке программы, если туда писать нельзя; сами записи не меняются. Запись можно переименовать, переместить или повернуть, не теряя успехов, а файлы с двух компьютеров можно просто соединить. Окно и командная строка считают одно и то же: задачи, позиции сборников дзёсэки, остаток партии, по которой вы начали учиться иначе, и ходы, которые надо угадывать снова. У всех задач для начала одно общее число новых вопросов в день.
guide-studying-from-records-4 = variorum study leave DICTIONARY FILE… показывает, где партия расходится со сборником дзёсэки и какой ход там в сборнике.
info-means = { $id }[{ $value }] означает { $means }
info-not-understood = { $id }[{ $value }] не понято
not-a-record = Это не запись партии
kept-not-understood = Не понято: остаётся как записано
no-such-group = в выражении нет группы «{ $group }»
not-understood-kept = { $id }[{ $value }] остаётся как записано: неясно, что имеется в виду
written-as-format-has = { $id }[{ $value }] изменено на { $better }
replaced-but-left =
    { $left ->
        [one] { $message }; ещё { $left } значение с этим остаётся
        [few] { $message }; ещё { $left } значения с этим остаются
       *[other] { $message }; ещё { $left } значений с этим остаются
    }
command-help-replace = Заменяет один текст другим в комментариях, названиях, игроках и метках или в одном виде (KIND) из них; во всех партиях, если не сказано иное. С --in=properties также в датах, результатах и всех прочих текстах партии. С --regex { "\u0024" }1 означает группу.
finding-help-date-format = DT — ГГГГ-ММ-ДД или список таких дат. Исправление записывает так 6 June 2020, 2020/6/6 или 5-7 June 2020; где нельзя знать, какой день имеется в виду, как в 6/7/2020, текст не меняется.
finding-help-result-format = RE — B+ или W+ с очками, R, T или F либо 0, Void или ?. Исправление записывает «Black wins by resignation» как B+R, B+3½ как B+3.5 и Jigo как 0; что может значить больше, не меняется.
finding-help-time-format = TM — число секунд. Исправление записывает «2 hours» как 7200; где рядом со временем стоят другие слова, текст не меняется.
finding-help-number-format = По формату свойство — число. Исправление записывает 6,5 или «6½ points» как 6.5; что не число, не меняется.
command-help-find = Ищет текст, пункт или свойство отсюда до конца, затем с начала: во всей записи или в комментариях, названиях, игроках, метках, ходах, пометках, расстановке или свойствах. Пункт находится по обычному имени (D4) или по тому, что в записи (dp).
command-help-sort-games = Располагает партии сборника по дате, игрокам, названию, турниру, туру, результату или игре. Партии, где этого нет или дата не понята, в обоих направлениях идут последними и сохраняют порядок.
cli-one-line-value-file = По строке на значение: FILE:GAME:PATH: ID: VALUE. Регистр букв не важен, пробелы подходят к переводам строк. Ходы, пометки и расстановка ищутся по пункту, названному как обычно (D4) или как в записи (dp). Код завершения 1, если ничего не найдено.
cli-find-part = Только часть этой доски, между двумя углами, например C3:G7; называется каждый узел, где она где-либо появляется
drag-to-join = { $name }: протяните отсюда до другого пункта
found-places = Найденные места
of-month-1 = января
of-month-2 = февраля
of-month-3 = марта
of-month-4 = апреля
of-month-5 = мая
of-month-6 = июня
of-month-7 = июля
of-month-8 = августа
of-month-9 = сентября
of-month-10 = октября
of-month-11 = ноября
of-month-12 = декабря
add-a-node = Добавить узел
take-away = Удалить
take-both = Обе
what-tree-shows = Ветви
change-keys-dialog = Изменить сочетания…
comment-removed = Удалить комментарий
comment-says = Комментарий: { $words }
handicap-means =
    { $stones ->
        [one] { $stones } камень форы, ход: { $colour }
        [few] { $stones } камня форы, ход: { $colour }
       *[other] { $stones } камней форы, ход: { $colour }
    }
mark-triangle = треугольник
mark-square = квадрат
mark-circle = круг
mark-cross = крестик
mark-selected = выделение
mark-arrow = стрелка
mark-line = линия
spoken-mark-at = { $mark } на { $place }
by-a-bridge = мост
by-a-fork = вилка
by-a-ring = кольцо
first-end = { $tool } от { $place }: Enter на другом конце
no-end-any-more = Начальная точка сброшена
no-equal-position = Этой позиции больше нигде в партии нет
is-put-back = Возвращено на место
stone-is-here = Здесь стоит камень
taken-in-hand = Выбрано: { $place }; Enter — куда ходить, Escape вернёт на место
turn-so-far = Пока { $turn }: Enter — куда дальше, Escape — на шаг назад
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
key-page-up = Page Up
key-page-down = Page Down
key-delete = Delete
key-insert = Insert
key-escape = Escape
key-enter = Enter
key-home = Home
key-end = End
key-space = Пробел
key-tab = Tab
key-backspace = Backspace
result-draw = Ничья
result-exceeds-board = RE[{ $raw }] — больше очков, чем может быть
result-here = Эта позиция: { $message }
list-comma = ,{ " " }
sentence-end = { "." }
sentence-gap = { " " }
stones-of = { $name }: { $list }.
go-points-and-half = { $whole },5 очка
go-points-part = { $points } очка
go-points =
    { $whole ->
        [one] { $whole } очко
        [few] { $whole } очка
        [many] { $whole } очков
       *[other] { $whole } очка
    }
wins-by-points = { $winner } победили с перевесом в { $points }
result-points = По очкам
result-by-points = { $player } победили с перевесом в …
colon = :{ " " }
language-en = английский
language-de = немецкий
language-es = испанский
language-fr = французский
language-ru = русский
language-ja = японский
language-ko = корейский
language-zh-hans = китайский (упрощённый)
language-zh-hant = китайский (традиционный)

display-no-wayland = Wayland не отвечает
display-no-x = X-сервер не отвечает
display-not-named = не заданы ни WAYLAND_DISPLAY, ни WAYLAND_SOCKET, ни DISPLAY
file-of-another-computer = { $address }: этот файл на другом компьютере, { $host }; скопируйте его сюда и откройте копию
library-not-loaded = библиотека не загружается
nothing-is-fetched = { $address }: из сети ничего не загружается; сохраните это в файл и откройте его
opengl-nothing-fits = ничего подходящего он не предлагает
picture-not-made = рисунок не удаётся создать ({ $cause })
regex-class-never-closed = скобка «[» нигде не закрыта
regex-escape = то, что стоит после «\», прочесть нельзя
regex-flag = то, что стоит после «(?», прочесть нельзя
regex-group-name = имя группы прочесть нельзя
regex-larger-first = из двух чисел повторений первым стоит большее
regex-never-closed = скобка «(» нигде не закрыта
regex-never-opened = скобка «)» нигде не открыта
regex-not-known = в нём есть знаки, которых здесь не знают
regex-nothing-repeated = перед знаком повторения ничего нет
regex-other = оно слишком длинное, или его нельзя прочесть
regex-repetition = число повторений прочесть нельзя
regex-wrong-range = диапазон между «[» и «]» идёт назад или не от буквы к букве
system-broken-pipe = канал закрыт
system-ends-early = неожиданный конец файла
system-error = системная ошибка
system-error-number = системная ошибка { $number }
system-interrupted = прервано
system-invalid-data = это не текст
system-invalid-input = недопустимый аргумент
thousands = { " " }
usage-no-utf-8 = один из аргументов не в UTF-8
usage-too-few = у «{ $argument }» слишком мало значений
command-help-menu = Открывает или закрывает главное меню.
command-help-menu-here = Открывает контекстное меню того, на чём фокус клавиатуры: пункта доски, узла или партии.
command-menu = Главное меню
command-menu-here = Контекстное меню
key-menu = Menu
motion = Анимация
motion-system = Системная
motion-reduced = Меньше: без плавной прокрутки
motion-usual = Плавная прокрутка
file-is-not-own = это не один из собственных файлов программы
folder-is-not-own = папка { $folder } принадлежит другому пользователю, или в неё могут писать другие
link-of-another-user = { $link } — ссылка, созданная другим пользователем
link-to-another-kind = это ссылка на { $target }, файл другого вида; чтобы заменить его, укажите сам этот файл
link-to-nothing = это ссылка на { $target }, а такого файла нет
more-runs-left-work =
    { $count ->
        [one] не просмотрен { $count } прежний запуск
        [few] не просмотрены { $count } прежних запуска
        [many] не просмотрены { $count } прежних запусков
       *[other] не просмотрены { $count } прежнего запуска
    }
nowhere-for-a-spare = его можно записать только на месте, а папки для резервной копии нет
others-could-read = этот файл могут читать другие, но не то, что должно быть в него записано
outlook-even = равно
outlook-least = { $colour }: не хуже равенства
outlook-open = открыто
outlook-wins = { $colour }: выигрыш
pipe-without-reader = из этого канала никто не читает
save-was-cut-off = { $path }: программа завершилась при сохранении; чтобы восстановить файл, откройте его в окне или измените командой
too-long-to-be-looked-at = слишком велик, чтобы читать без запроса
copy-without-games =
    { $count ->
        [one] в этой копии одна партия, без { $count } другой
        [few] в этой копии одна партия, без { $count } других
       *[many] в этой копии одна партия, без { $count } других
    }
copy-without-properties = свойств, которые эта программа не читает, в этой копии нет: { $ids }
copy-without-text = текста вне партии в этой копии нет: { $words }
guess-is-copied = кодировка { $name } угадана: посмотрите на имена в копии и укажите --from, если они неверны
guess-is-named = кодировка { $name } была угадана, и теперь она записана в CA: если имена неверны, отмените этот шаг и откройте запись в другой кодировке
no-board-to-show = у этой игры нет доски, известной здесь
paste-without-information = сведения о партии из вставляемого не переносятся: { $ids }
property-holds-more = в { $id } этого узла есть ещё «{ $value }», чего эта команда не удаляет; 'unset { $id }' удаляет всё
result-in-words = результат этой партии записан словами: «{ $old }»; замените его командой «info RE …»
result-was = результат был { $old }, теперь { $result }
too-long-to-edit = Этот текст слишком длинный, чтобы править его здесь. Показано его начало.
closes-then = Закроется, когда { $path } будет записан
slow-disk = Диск работает медленно: { $path } ещё записывается. Можно продолжать.
no-piece-in-hand = Сначала возьмите фигуру
numbers-from-here = Отсюда, с 1
marked-none = Нет
made-illegal = более поздний ход теперь не по правилам: { $name } { $action }: { $why }
study-as-recorded = Как сказано в записи
study-by-all = Верны все линии
study-by-board = Кто победил на доске
study-by-end = Верны линии, которые кончаются ходом решающего
study-by-main-line = Верна главная линия
study-by-words = Первое слово комментариев
study-calendar =
    { $count ->
        [one] { $count } ответ за показанные недели
        [few] { $count } ответа за показанные недели
       *[other] { $count } ответов за показанные недели
    }
study-choose-folder = Выбрать папку…
study-collections = Учёба
study-depth = Ходов от начала
study-every = все
study-fsrs = Незадолго до забывания (FSRS)
study-go-on = Продолжить
study-judged-by =
    { $count ->
        [one] { $count } партия, оценивается по «{ $name }», например: { $shown }
        [few] { $count } партии, оцениваются по «{ $name }», например: { $shown }
       *[other] { $count } партий, оцениваются по «{ $name }», например: { $shown }
    }
study-ladder = Через 1, 3, 7, 14, 30, 90 и 180 дней
study-new-a-day = Новых вопросов в день
study-no-collections = Выберите папку с задачами, дебютами или партиями. Ваши успехи сохраняются рядом с ними.
study-no-such-place = Такого пути нет.
study-number = Вопрос { $number } из { $count }; осталось { $left }
study-on-day =
    { $count ->
        [one] { $date }: { $count } ответ
        [few] { $date }: { $count } ответа
       *[other] { $date }: { $count } ответов
    }
study-one-right = верно
study-one-wrong = неверно
study-path = Путь к папке или записи
study-schedule = Повторять
study-take-as = Как оценивать ответы
command-help-study-collections = Показывает сборники, по которым вы учитесь, что пора повторить и что сделано в каждый день; можно добавить ещё папку.
command-study-collections = Сборники для учёбы…
welcome-study = Учиться…
merge-ours-turned = в этой версии вся доска повёрнута или отражена ({ $turn }), и в результате тоже
merge-theirs-turned = в другой версии вся доска повёрнута или отражена ({ $turn }), и в результате тоже
merge-game-turned = в партии { $number }: { $message }
compare-turned = вся доска повёрнута или отражена ({ $turn }); дальше — прочие отличия
compare-other-kind = другая игра: { $there }, а { $name } — { $here }
compare-nothing-shared = другая партия: в ней нет ни одного общего хода с { $name }
take-over = Скопировать отличия
command-compare = Сравнить…
command-help-compare = Показывает эту запись рядом с другой открытой записью, файлом, другой партией, вариантом или прежней версией; отличия можно скопировать в эту запись.
compare-title = С каким файлом сравнить?
compare-it = Сравнить
command-compare-variation = Сравнить варианты
command-help-compare-variation = Показывает эту линию рядом с другим вариантом: с тем, в котором находится указанный узел, или со следующим в ближайшем разветвлении.
compare-close = Закрыть
compare-close-keys = Escape
compare-heading = Сравнение
compare-next = Предыдущее или следующее отличие
compare-next-keys = ↑ ↓
compare-step = Ход за ходом
compare-step-keys = ← →
compare-to-left = Скопировать отличие влево
compare-to-left-keys = Alt+Shift+←
compare-to-right = Скопировать отличие вправо
compare-to-right-keys = Alt+Shift+→
compare-undo = Отменить последнее копирование
compare-undo-keys = Ctrl+Z
compare-with-line = Сравнить с этой линией
compare-with-line-about = Показывает текущую линию рядом с вариантом этого узла.
comparing-removed = Удалено из { $name }: { $what }
no-other-variation = Другого варианта для сравнения нет
taking-over = Копирование отличий
turning-record = Поворот записи
beside-title = Сравнить: { $name }
beside-saved = Эта запись, как она сохранена
beside-line = Вариант { $place } и линия, от которой он отходит
beside-game = Эта партия и партия { $number }
beside-version = Прежняя версия
beside-as-saved = Как сохранено
beside-game-name = Партия { $number }
beside-main = Линия, от которой он отходит
beside-own = Вариант
beside-with = С чем сравнить?
beside-file = Файл…
beside-by-number = Синхронно по номеру хода
beside-previous = Предыдущее
beside-next = Следующее
beside-take = Скопировать влево
beside-remove = Удалить слева
beside-undo = Отменить
beside-comparing = Сравнение…
beside-same = Отличий нет
beside-added = только справа
beside-absent = нет
beside-left = Слева
beside-right = Справа
beside-first = Первое отличие
beside-last = Последнее отличие
beside-changed-left = Изменено слева
beside-changed-right = Изменено справа
beside-removed = только слева
beside-changed = изменено
beside-moved = перемещено
beside-corrected = исправлено
beside-turned = Справа вся доска повёрнута или отражена ({ $turn }); слева она показана так же
beside-some-turned = Справа доски некоторых партий повёрнуты или отражены; слева они показаны так же
beside-turn = Повернуть или отразить и эту запись
beside-otherwise-same = Других отличий нет
beside-other-kind = Это разные игры: { $left } и { $right }
beside-nothing-shared = Это разные партии: общих ходов у них нет
turned-right = повёрнута вправо
turned-left = повёрнута влево
turned-half = повёрнута на пол-оборота
turned-left-to-right = отражена слева направо
turned-top-to-bottom = отражена сверху вниз
turned-diagonal = отражена по диагонали
turned-antidiagonal = отражена по другой диагонали
beside-move = ход { $number }, { $words }
beside-tell-moved = стоит на другом месте среди своих вариантов
beside-tell-new = { $what }: только справа
beside-tell-gone = { $what }: только слева
beside-tell-changed = { $what }: отличается
beside-tell-corrected = { $what }: отличается, а дальше всё то же
beside-tell-added-more =
    { $count ->
        [one] только справа, и ещё { $count } узел после
        [few] только справа, и ещё { $count } узла после
       *[other] только справа, и ещё { $count } узлов после
    }
beside-tell-removed-more =
    { $count ->
        [one] только слева, и ещё { $count } узел после
        [few] только слева, и ещё { $count } узла после
       *[other] только слева, и ещё { $count } узлов после
    }
beside-branch = Эта линия и вариант { $nth } { $place }
beside-branches = Ходы и варианты
beside-copy-left = { $what }, только справа: скопировать влево ({ $count })
beside-copy-right = { $what }, только слева: скопировать вправо ({ $count })
beside-cut-left =
    { $nodes ->
        [one] { $what }, только слева: удалить там ({ $count }), с { $nodes } узлом
        [few] { $what }, только слева: удалить там ({ $count }), с { $nodes } узлами
       *[other] { $what }, только слева: удалить там ({ $count }), с { $nodes } узлами
    }
beside-cut-right =
    { $nodes ->
        [one] { $what }, только справа: удалить там ({ $count }), с { $nodes } узлом
        [few] { $what }, только справа: удалить там ({ $count }), с { $nodes } узлами
       *[other] { $what }, только справа: удалить там ({ $count }), с { $nodes } узлами
    }
beside-drop-right = { $what }, только справа: удалить там ({ $count })
beside-everything = Всё
beside-games = Партии
beside-none-of-these = Отличий этого вида нет
beside-only-comments = Только комментарии
beside-only-info = Только сведения о партии
beside-only-marks = Только пометки
beside-only-moves = Только ходы
beside-only-setup = Только расстановка
beside-order-left = Порядок вариантов: изменить слева ({ $count })
beside-order-right = Порядок вариантов: изменить справа ({ $count })
beside-other-variation = Другой вариант
beside-remove-left = { $what }, только слева: удалить там ({ $count })
beside-remove-right = Удалить справа
beside-replace-left = { $what }, с отличиями: заменить слева ({ $count })
beside-replace-right = { $what }, с отличиями: заменить справа ({ $count })
beside-take-right = Скопировать вправо
beside-this-line = Эта линия
booklet-link = На страницу { $number }
links-lost =
    { $count ->
        [one] { $count } ссылка в комментариях вела к удалённому узлу и стала обычным текстом
        [few] { $count } ссылки в комментариях вели к удалённым узлам и стали обычным текстом
       *[other] { $count } ссылок в комментариях вели к удалённым узлам и стали обычным текстом
    }
go-to-linked-node = Перейти к этому узлу
node-link-copied = Ссылка на этот узел скопирована: вставьте её в комментарий
no-node-named = нет узла с именем { $name }
guide-versions-of-one-record-10 = «Сравнить…» показывает две записи рядом: эту и другую открытую, файл, прежнюю версию, другую партию или вариант. ↓ и ↑ переходят от отличия к отличию; «Скопировать влево» (Alt+Shift+←) копирует отличие в эту запись, которая стоит слева, «Скопировать вправо» (Alt+Shift+→) — в другую, если она открыта. Если отличий одного вида несколько, например комментариев, которые есть только в другой записи, одна кнопка копирует их все и показывает, сколько их. То, что есть только в одной из записей, можно удалить там; на кнопках так и написано, а сколько удалено, сообщает строка состояния. Ctrl+Z отменяет последнее копирование, Escape закрывает страницу. «Только ходы», «Только комментарии» и так далее скрывают остальные отличия. Чтобы сравнить два варианта одной партии, выберите «Сравнить с этой линией» в меню узла в дереве.
also-played = также сыграно { $place }
equal-in-record = в { $name }, { $place }
equal-turned = { $place }, повёрнута или отражена
no-equal-position-open = Этой позиции больше нет в открытых записях
nothing-elsewhere = В других местах такого хода нет
not-turned = Это продолжение нельзя повернуть, чтобы оно подошло сюда
equal-positions = Одинаковые позиции
equal-is-off = Поиск одинаковых позиций отключён в настройках
equal-off = Выключено
equal-game = В этой партии
equal-game-turned = В этой партии, включая повёрнутые и отражённые
equal-open = Во всех открытых записях
equal-open-turned = Во всех открытых записях, включая повёрнутые и отражённые
command-continue-here = Продолжить здесь
command-help-continue-here = Копирует в этот узел N-й из ходов, сыгранных в той же позиции в другом месте, со всем продолжением; без номера — первый.
command-equal-positions = Одинаковые позиции
command-help-equal-positions = Выбирает, где искать одинаковые позиции: off, game, game-turned, open или open-turned; open — во всех открытых записях, turned — также повёрнутые и отражённые.
page-solution = Решение
page-problem = Задача { $number }
cli-publish-problems = Задаёт ли страница задачи, прежде чем показать продолжение, а буклет — помещает ли их на листы с ответами в конце: auto (по умолчанию) — если все или почти все партии записи — задачи с проверяемым ответом; yes — каждую партию, которая является задачей, в том числе позиции без ходов; номера вида 1-12,20 — только их; no — ни одной. С yes или номерами папка может стать одним листом задач
publish-asks = Сначала спрашивать задачи
study-say-right-reply = Верно. Ответный ход: { $replies }.
study-say-refuted = Неверно. Ответный ход: { $replies }.
study-one-hinted = решено с подсказкой
study-shown-move = Решение, ход { $number } из { $count }
study-shown-line = верный вариант { $number } из { $count }
study-next-move = Следующий ход
study-next-solution = Следующий верный вариант
study-move-before = Предыдущий ход
study-once = Одна и та же позиция в нескольких партиях — один вопрос.
study-take-game = { $place } — папка: для --game нужна запись
no-records-in = { $place }: в этой папке нет записей
study-no-side = ни в одной партии здесь нет стороны «{ $named }»; стороны: { $colours }
study-told-refuted = ; ответный ход: { $reply }
study-counts-of =
    { $count ->
        [one] { $count } вопрос: на сегодня { $due }, новых { $new }, позже { $later }
        [few] { $count } вопроса: на сегодня { $due }, новых { $new }, позже { $later }
       *[other] { $count } вопросов: на сегодня { $due }, новых { $new }, позже { $later }
    }
supply-pods = поды: { $pods }
supply-prongs = зубцы: { $prongs }
supply-superprongs = суперзубцы: { $superprongs }
attributes-link = { $path }: это ссылка, а по ссылкам в репозитории переход не выполняется
attributes-no-file = { $path }: не файл
attributes-other = { $path }: нельзя прочитать ({ $cause })
attributes-several-names = { $path }: у файла есть ещё одно имя в другом месте (жёсткая ссылка), и он изменился бы и там
base-conflicts =
    { $count ->
        [one] { $count } место изменено в обеих версиях, конфликт нужно разрешить.
        [few] { $count } места изменены в обеих версиях, конфликты нужно разрешить.
       *[other] { $count } мест изменены в обеих версиях, конфликты нужно разрешить.
    }
base-is-ours = Совпадает с этой записью: чего нет в { $name }, то считается удалённым там.
base-is-theirs = Совпадает с { $name }: чего нет в этой записи, то считается удалённым здесь.
base-kept-more = Сохранена, когда файл был перезаписан.
base-leaves = Не войдёт из { $name }: { $what }.
base-not-weighed = Выберите её, чтобы увидеть, что изменится.
base-nothing-more = От обеих остаётся всё.
base-opened = Запись, какой она была открыта
base-opened-more = Самое раннее состояние, к которому можно вернуться отменой.
base-saved-more = Содержимое файла, когда он был прочитан или сохранён здесь в последний раз.
cli-compare-only = Сравнить только перечисленное, через запятую
cli-find-unknown = эта позиция неизвестна: у игры нет доски, или что-то до неё не читается
cli-outline-more = Файл, который не является записью или содержит отметки конфликта неразрешённого git merge, выводится как есть.
close-anyway = Всё равно закрыть
close-unsettled = Закрыть с неразрешёнными конфликтами?
comparing-versions = Сравнение версий с { $name }
conflict-base = Общая версия
conflict-edited = Теперь в комментарии оба текста. Исправьте его там и продолжайте.
conflicts-counted =
    { $count ->
        [one] { $count } конфликт
        [few] { $count } конфликта
       *[other] { $count } конфликтов
    }
conflicts-settled-removed = { $message }; удалено: { $what }
conflicts-stay = Обе версии остаются в комментариях, между строками из <<<<<<< и >>>>>>>, пока вы не разрешите конфликты.
copies-beside =
    { $count ->
        [one] { $count } конфликтующая копия рядом с этим файлом: объединить
        [few] { $count } конфликтующие копии рядом с этим файлом: объединить
       *[other] { $count } конфликтующих копий рядом с этим файлом: объединить
    }
copies-counted =
    { $count ->
        [one] { $count } конфликтующая копия
        [few] { $count } конфликтующие копии
       *[other] { $count } конфликтующих копий
    }
copies-counted-short =
    { $count ->
        [one] { $count } копия
        [few] { $count } копии
       *[other] { $count } копий
    }
covered-labels-removed =
    { $count ->
        [one] с { $count } меткой, которой не было видно: { $labels }
       *[other] с { $count } метками, которых не было видно: { $labels }
    }
edit-conflict = Изменить…
finding-help-merge-lines = Git или другая программа, которая объединяет строки, не смогла объединить две версии файла. Она записала обе между строками, которые начинаются с <<<<<<<, ======= и >>>>>>>, не считаясь с деревом партии. Выберите в текстовом редакторе, что оставить, и удалите эти строки; или возьмите одну из версий командой «git checkout --ours» или «--theirs». До тех пор никакую версию нельзя объединить с этим файлом.
finding-merge-lines = отметки конфликта неразрешённого git merge
first-places-listed = { $found }; показаны первые { $listed }
git-attributes-relative = git: { $key } — относительный путь { $path }, то есть в каждой папке другой файл; сделайте его абсолютным
git-attributes-removed = файл { $name } удалён: ничего другого в нём не было
git-not-on-path = variorum нет в PATH, поэтому git вызывает его по пути { $path }; если переместите его, выполните эту команду снова
git-other-on-path = PATH ведёт к другому variorum, { $other }, поэтому git вызывает этот по пути { $path }; если переместите его, выполните эту команду снова
git-program-unknown = путь этой программы неизвестен, или его нельзя записать в настройки git
git-setting-removed = { $key } удалён из настроек
git-setting-stays = { $key } остаётся: это настроено не этой программой
git-settings-taken = git: уже настроено, и не этой программой: { $keys }; сначала переименуйте или удалите то, что там есть
guide-merging-another-version = Объединение с другой версией
guide-merging-another-version-1 = Когда два человека или два компьютера изменили копии одной записи, «Объединить с другой версией…» переносит изменения другой копии в открытую запись. Другой версией может быть любой файл, запись в другой вкладке или конфликтующая копия: файл, который Dropbox, Syncthing, Nextcloud, OneDrive и подобные программы оставляют рядом с записью, изменённой в двух местах. Если такая есть, об этом сказано внизу окна; нажмите там, чтобы объединить.
guide-merging-another-version-2 = Затем выберите версию, от которой происходят обе. Что есть в одной версии, но нет в общей, было добавлено и остаётся; чего в ней нет, но есть в общей, было там удалено и исчезает. Варианты показаны вместе с тем, что каждый изменит, самый вероятный первым: открытая запись, эта запись, какой она была открыта или сохранена, прежняя версия её файла, конфликтующая копия, другой файл или ничего. Без общей версии остаётся всё от обеих. Если что-то ваше будет удалено, программа подсчитает это и сначала спросит; а всё объединение отменяется одним шагом.
guide-merging-another-version-3 = Если другая программа изменила ваш файл, пока вы работали, «Объединить с файлом на диске» делает то же самое; общая версия тогда известна.
guide-merging-another-version-4 = Где обе изменили одно и то же по-разному, обе версии остаются в комментарии этого узла, в том числе в сохранённом файле, пока вы не разрешите конфликт. Внизу окна указано, сколько конфликтов осталось; нажмите там, чтобы пройти их по одному, каждый с его позицией на доске. Вы видите общую версию, эту и другую. Выберите одну из двух или обе, или измените текст; «Итог объединения» заранее показывает, что сделает кнопка под указателем. Для удалённого варианта там сказано, сколько узлов и слов исчезнет вместе с ним.
guide-versions-of-one-record-4 = Не каждый файл с расширением записи — запись: он может быть пуст, содержать что-то другое или отметки конфликта неразрешённого git merge. Git показывает такой файл как есть. Его слияние — это конфликт: результат содержит оба файла целиком, один за другим, между строками из <<<<<<<, ======= и >>>>>>>. Выберите в текстовом редакторе, что оставить. variorum check сообщает о таких строках как merge-lines.
guide-versions-of-one-record-5 = Git вызывает variorum по имени, если он есть в PATH, иначе по его пути: переместив программу, выполните variorum git снова. Где программы нет или она завершилась с ошибкой, git объединяет строки, как в любом тексте, и говорит об этом; ни одна версия не теряется, но файл может не быть записью, пока вы не разрешите конфликт.
lost-comments =
    { $count ->
        [one] { $count } комментарий
        [few] { $count } комментария
       *[other] { $count } комментариев
    }
lost-entries =
    { $count ->
        [one] ещё { $count } свойство
        [few] ещё { $count } свойства
       *[other] ещё { $count } свойств
    }
lost-games =
    { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }
lost-marks =
    { $count ->
        [one] { $count } пометка
        [few] { $count } пометки
       *[other] { $count } пометок
    }
lost-nodes =
    { $count ->
        [one] { $count } узел
        [few] { $count } узла
       *[other] { $count } узлов
    }
lost-values =
    { $count ->
        [one] { $count } изменённое свойство
        [few] { $count } изменённых свойства
       *[other] { $count } изменённых свойств
    }
lost-variations =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[other] { $count } вариантов
    }
lost-words =
    { $count ->
        [one] слова из { $count } текста
       *[other] слова из { $count } текстов
    }
merge-anyway = Всё равно объединить
merge-both-whole = { $why }; в файле обе версии целиком, между отметками конфликта
merge-broken = не удалось объединить из-за внутренней ошибки
merge-conflicts-left =
    { $count ->
        [one] Остался { $count } конфликт слияния
        [few] Осталось { $count } конфликта слияния
       *[other] Осталось { $count } конфликтов слияния
    }
merge-from-title = На каком файле основаны обе версии?
merge-holds-lines = { $version } содержит отметки конфликта неразрешённого git merge, начиная со строки { $line }; сначала разрешите их
merge-left =
    { $count ->
        [one] остался { $count } конфликт; сохранённое остаётся, и следующий mergetool продолжит с него
        [few] осталось { $count } конфликта; сохранённое остаётся, и следующий mergetool продолжит с него
       *[other] осталось { $count } конфликтов; сохранённое остаётся, и следующий mergetool продолжит с него
    }
merge-lines-left = файл содержит отметки конфликта неразрешённого git merge
merge-loses-else = Если этого никто не удалял, выберите более раннюю общую версию или никакую: тогда останется всё.
merge-loses-more = Из вашего будет удалено или заменено: { $what }. В { $name } здесь не так, как в общей версии.
merge-loses-title = Части этой записи будут удалены или заменены
merge-other-base = Выбрать другую версию
merge-with-more = То, что изменилось там, добавляется в эту запись одним шагом, который можно отменить. Другая версия остаётся как есть.
merge-with-title = С какой версией объединить?
merge-would-remove = Из вашего будет удалено или заменено: { $what }
merged-none = Ничего не объединено. Это есть в общей версии и потому считается удалённым здесь: { $what } из { $name }
merged-removed = Удалено или заменено в этой записи: { $what }
merging-version = Объединение с { $name }
next-conflict = Следующий конфликт
no-base-in-file = (в файле нет)
nothing-goes = Из вашего ничего не будет удалено или заменено.
other-file = Другой файл…
point-at-choice = Наведите указатель на кнопку, чтобы увидеть результат.
removed-nodes =
    { $count ->
        [one] { $count } узел
        [few] { $count } узла
       *[other] { $count } узлов
    }
removed-words =
    { $count ->
        [one] { $count } слово
        [few] { $count } слова
       *[other] { $count } слов
    }
replaced-too-long = запись выросла бы более чем на 256 МБ; ничего не заменено
said-both = { $ours }
    и в комментарии: { $theirs }
said-deleted = Удалено со всем, что дальше: { $what }
show-conflicts = Показать конфликты
too-many-nodes-small = { $name }: слишком много вариантов для миниатюры
version-copy = Конфликтующая копия рядом с этим файлом, созданная программой, которая синхронизирует папки.
version-is-damaged = { $name } повреждён: часть может отсутствовать.
version-is-gone = Этой версии больше нет
version-open = Открыта в другой вкладке
version-open-file = Открыта в другой вкладке: { $path }
will-stand = Итог объединения
compare-outside = вне всех свойств: { $text }
merge-base-none = Оставить всё
own-conflicts-first = сначала разрешите конфликты в этой записи
their-conflicts-first = сначала разрешите конфликты в { $name }
annotations = Оценки
clock-moves =
    { $count ->
        [one] { $time } · { $count } ход
        [few] { $time } · { $count } хода
       *[other] { $time } · { $count } ходов
    }
command-help-usual-sizes = Возвращает панелям размеры, подходящие окну и записи.
command-usual-sizes = Сбросить размеры панелей
more-continuations = ещё { $count }
more-tools = Другие инструменты
move-in-variation = { $move } (вариант)
news-panels = Новое: комментарий занимает место, которое оставляет доска, а следующие ходы показаны под ним. Перетащите линии между панелями, чтобы изменить размеры; двойной щелчок вернёт их
menu-board = Поворот и масштаб доски
menu-copy = Копировать
menu-marked = Оценки и ключевые моменты
menu-piece = Фигура
menu-remove = Удалить
menu-tools = Инструменты
offer-next-with-hotspot = Следующий ключевой момент
offer-previous-with-hotspot = Предыдущий ключевой момент
words-about = версия, лицензия, авторы
words-add-games-from = импорт, присоединить партии, загрузить
words-annotate-bad-move = ошибка, вопросительный знак, слабый ход
words-annotate-bad-move-2 = зевок, грубая ошибка, два вопроса
words-annotate-doubtful = сомнительный, вопрос и восклицание
words-annotate-even = равно, ничья, равенство, баланс
words-annotate-good-black = перевес чёрных, преимущество, чёрным лучше
words-annotate-good-move = восклицательный знак, тэсудзи, сильный ход
words-annotate-good-move-2 = блестящий ход, два восклицания
words-annotate-good-white = перевес белых, преимущество, белым лучше
words-annotate-hotspot = звёздочка, важно, закладка, хотспот
words-annotate-interesting = восклицание и вопрос, любопытный ход
words-annotate-none = удалить оценку, снять оценку
words-clean-up = почистить, обезличить, удалить комментарии, убрать лишнее
words-close = закрыть вкладку, закрыть файл
words-compare = diff, различия, отличия, рядом
words-compare-variation = diff, различия вариантов
words-conflicts = разрешить конфликты, мерж
words-coordinates = разметка, оси, буквы и цифры, сетка
words-copy-board = ascii, диаграмма текстом
words-copy-link = url, адрес, поделиться, hexworld
words-copy-moves = список ходов, экспорт ходов, нотация
words-copy-picture = скриншот, снимок, изображение в буфер
words-copy-record = копировать sgf, копировать партию
words-copy-variation = клонировать, дублировать ветвь
words-correct = изменить ход, заменить ход, поправить
words-count = территория, площадь, очки
words-counting = счёт, подсчёт, очки, кто выиграл, мёртвые камни, оценка
words-cut-variation = переместить ветвь, перенести
words-delete-node = удалить ход, убрать узел
words-delete-other-variations = обрезать дерево, оставить эту линию, удалить ветви
words-delete-variation = удалить ветвь, удалить узел, стереть
words-demote = ниже, вниз, порядок
words-duplicate-game = клонировать, копия партии
words-earlier-versions = резервная копия, восстановить, предыдущие версии, откат
words-edit-comment = заметка, примечание, написать, подпись
words-encoding = юникод, utf-8, перекодировать, cp1251, кракозябры
words-export-diagrams = рисунки, диаграммы для печати
words-export-picture = скриншот, png, svg, изображение, снимок, рисунок
words-find = поиск, искать, поиск позиции
words-find-move = подсказка, возможные ходы, куда ходить
words-findings = проверка, ошибки, предупреждения, замечания
words-flip-horizontal = зеркально, преобразовать
words-flip-vertical = зеркально, преобразовать
words-flip-view = зеркально, ориентация
words-fold-others = скрыть ветви, схлопнуть
words-full-screen = полный экран, развернуть, презентация
words-game-text = список ходов, нотация, протокол
words-games = сборник, список, указатель, главы
words-go-back = назад, предыдущее место
words-goto-dialog = номер хода, перескочить
words-handicap = камни форы, гандикап
words-help = руководство, документация, помощь, учебник
words-hide-following = спойлеры, скрыть решение, режим задач
words-hide-results = спойлеры, не показывать результат
words-history-list = журнал, список отмен, шаги, изменения
words-info = коми, результат, имена игроков
words-information = коми, игроки, правила, ранги, имена, заголовок
words-keep-position = расставить отсюда, извлечь позицию
words-keep-subtree = извлечь, отделить
words-line-end = последний ход, конец партии, в конец
words-line-start = первый ход, в начало, перемотать
words-link = закладка, гиперссылка, якорь
words-main-line = главный вариант, вернуться, ствол
words-make-main-line = главный вариант, повысить, порядок
words-merge-file = синхронизировать, слить
words-merge-games = слить партии, соединить
words-merge-version = слить, соединить, синхронизировать, мерж
words-move-numbers = нумерация, цифры на камнях
words-name = заголовок, подписать узел, закладка
words-new = новый файл, новая запись, начать
words-new-game = добавить партию, добавить главу
words-new-node = добавить узел, пустой узел
words-new-variation = ветвь, альтернатива, ответвление
words-next-equal = перестановка ходов, транспозиция, та же позиция
words-next-file = следующая задача, следующая запись
words-next-fork = следующая ветвь, следующий выбор
words-next-game = следующая партия сборника, дальше
words-next-moves = варианты на доске, подсказки, призраки
words-next-with-hotspot = звёздочка, важно, закладка
words-only-line = скрыть варианты, без вариантов
words-open = загрузить, импорт, обзор
words-open-folder = каталог, директория, библиотека, проводник
words-open-recent = последние файлы, недавние файлы
words-pass = пропустить ход, без хода
words-paste-record = вставить sgf, импорт из буфера, вставить партию
words-paste-variation = вставить ветвь, привить
words-play-through = слайд-шоу, проиграть, автопоказ, показать ходы
words-previous-file = предыдущая задача, предыдущая запись
words-previous-fork = предыдущая ветвь, прошлая развилка
words-previous-game = предыдущая партия сборника, назад
words-previous-with-hotspot = звёздочка, важно, закладка
words-print = pdf, буклет, бумага, распечатать, принтер
words-promote = выше, вверх, порядок
words-properties = исходный текст sgf, теги, сырой вид
words-publish = html, веб-страница, сайт, поделиться, gif, экспорт
words-quit = выйти, закрыть программу, закрыть окно
words-read-as = кодовая страница, кракозябры, юникод, cp1251
words-redo = вернуть, сделать снова
words-reload = обновить, перечитать, перезагрузить
words-repair-all = починить, исправить ошибки, почистить
words-replace-dialog = замена, поиск и замена
words-resign = сдача, признать поражение
words-results = минимакс, решить, выигрыш и проигрыш
words-rotate-left = поворот, против часовой, преобразовать
words-rotate-right = поворот, по часовой, преобразовать
words-rotate-view = поворот доски, ориентация, вверх ногами
words-save = записать, на диск
words-save-as = переименовать, новый файл, под другим именем
words-save-copy = экспорт sgf, экспорт записи, резервная копия
words-settings = параметры, опции, конфигурация, предпочтения, размер шрифта, крупный текст
words-shortcuts = горячие клавиши, клавиатура, клавиши
words-split-collection = по файлу на партию, разбить, отдельные партии
words-study = тест, тренировка, задачи, цумэго, головоломка, угадать
words-study-collections = интервальное повторение, карточки, выучить, повторить
words-dictionary = дебют, дзёсэки, отход, книга
words-study-folder = сборник задач, цумэго, головоломки, карточки
words-swap = правило пирога, смена цвета, поменяться сторонами
words-theme = цвета, оформление, вид, стиль, скин
words-theme-dark = тёмный режим, ночной режим
words-theme-light = светлый режим, дневной режим
words-to-play = очередь хода, кто ходит, сторона
words-tool-label = буквы, текст, надписи
words-tool-number = числа, нумеровать, цифры
words-tool-play = ходить, указатель, ставить ход
words-tool-setup = редактор позиции, режим правки, добавить камни
words-truncate = обрезать, удалить продолжение, стереть остальное
words-type-move = клавиатура, нотация, ввод хода
words-undo = взять назад, откатить, шаг назад
words-unfold-all = развернуть, раскрыть
words-unmark = стереть пометки, очистить разметку
words-zoom-fit = вся доска, по размеру, вписать
words-zoom-in = крупнее, больше, лупа
words-zoom-out = мельче, меньше, отдалить
all-judged = у каждого хода, потерявшего столько очков, уже есть оценка
already-so = { $what }: менять нечего
analysis-accuracy-katrain = точность { $value } (по формуле KaTrain)
analysis-accuracy-lizzie = { $value } (по формуле LizzieYzy)
analysis-black = Чёрные
analysis-covers =
    { $count ->
        [one] { $source }: { $numbers }, из { $count } узла
        [few] { $source }: { $numbers }, из { $count } узлов
       *[other] { $source }: { $numbers }, из { $count } узлов
    }
analysis-covers-lead = перевес: { $nodes }
analysis-covers-value = оценка: { $nodes }
analysis-covers-winrate = вероятность победы: { $nodes }
analysis-finding =
    { $count ->
        [one] { $count } узел: не читается { $property }: { $what }
        [few] { $count } узла: не читается { $property }: { $what }
       *[other] { $count } узлов: не читается { $property }: { $what }
    }
analysis-in-comments = { $source } (из комментариев)
analysis-next-moves =
    { $count ->
        [one] { $source }: ценность следующего хода: { $nodes }, из { $count } узла, от { $least } до { $greatest } очка
        [few] { $source }: ценность следующего хода: { $nodes }, из { $count } узлов, от { $least } до { $greatest } очка
       *[other] { $source }: ценность следующего хода: { $nodes }, из { $count } узлов, от { $least } до { $greatest } очка
    }
analysis-means =
    { $count ->
        [one] { $source }: среднее стороны, чей ход: { $nodes }, из { $count } узла, от { $least } до { $greatest }
        [few] { $source }: среднее стороны, чей ход: { $nodes }, из { $count } узлов, от { $least } до { $greatest }
       *[other] { $source }: среднее стороны, чей ход: { $nodes }, из { $count } узлов, от { $least } до { $greatest }
    }
analysis-komi = анализ сделан с коми { $stated }, а в записи { $komi }
analysis-loss = { $number }  { $played }, путь { $path }
analysis-loss-best = { $number }  { $played }, путь { $path }; лучше всего { $best }
analysis-losses-by = Потери по { $source }:
analysis-mean-loss =
    { $count ->
        [one] { $count } ход, в среднем потеряно очков: { $points }
        [few] { $count } хода, в среднем потеряно очков: { $points }
       *[other] { $count } ходов, в среднем потеряно очков: { $points }
    }
analysis-moves =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[other] { $count } ходов
    }
analysis-no-longer-fits = анализ в этой партии сделан до этого изменения и может уже не подходить; «remove-analysis» удалит его
analysis-none = данных движков нет
analysis-not-turned = анализ в { $id } ({ $program }) нельзя повернуть вместе с доской
analysis-problem-base64 = не base64
analysis-problem-cut = сжатые данные обрываются
analysis-problem-damaged = сжатые данные повреждены
analysis-problem-depth = слишком глубокая вложенность
analysis-problem-form = записано не так, как пишет эта программа
analysis-problem-json = сжатый текст — не ожидаемый JSON
analysis-problem-number = не число в допустимых пределах
analysis-problem-ownership = в принадлежности чисел { $found } вместо { $expected }
analysis-problem-ownership-range = в принадлежности есть числа вне пределов от -1 до 1
analysis-problem-policy = в политике чисел { $found } вместо { $expected }
analysis-problem-side = неясно, чей ход
analysis-problem-size = больше допустимого размера
analysis-problem-values =
    { $count ->
        [one] { $count } значение, а нужно три
        [few] { $count } значения, а нужно три
       *[other] { $count } значений, а нужно три
    }
analysis-problem-version = версия { $version } неизвестна
analysis-source-engine = { $program }: { $engine }
analysis-source-komi = { $label }, коми { $komi }
analysis-source-network = { $label } (сеть оценки)
analysis-source-random = { $label } (случайные партии)
analysis-source-second = { $label } (второй движок)
analysis-title = Удалить анализ, который движки оставили в этой партии?
analysis-white = Белые
analysis-would-be-wrong = { $why }; с --remove-analysis он удаляется тем же шагом
annotated-kept =
    { $left ->
        [one] у { $left } хода уже есть оценка, и она остаётся
        [few] у { $left } ходов уже есть оценка, и она остаётся
       *[other] у { $left } ходов уже есть оценка, и она остаётся
    }
annotated-losses =
    { $count ->
        [one] оценён { $count } ход по { $source }
        [few] оценено { $count } хода по { $source }
       *[other] оценено { $count } ходов по { $source }
    }
booklet-players = Указатель игроков
booklet-without-figure =
    { $count ->
        [one] У { $count } хода отсюда и дальше нет рисунка.
        [few] У { $count } ходов отсюда и дальше нет рисунка.
       *[other] У { $count } ходов отсюда и дальше нет рисунка.
    }
carries-engine-data = содержит данные движков, { $size }
clean-analysis = Анализ движков, также в комментариях
cli-analysis = Показать, что движки оставили в записи: вероятности победы, перевес, кандидатов и потери ходов
cli-analysis-losses = Перечислить потери каждого хода, включая варианты
cli-analysis-more = Читается то, что пишут Sabaki, Ogatak, KaTrain, Lizzie, LizzieYzy, LizGoban, q5Go, GoReviewPartner, analyze-sgf, leela-analysis, GNU Go, KataGo, MoHex, OGS и AI Sensei. Все числа — с точки зрения чёрных. Потери — разности чисел одного источника, того, что охватывает больше всего ходов партии.
cli-publish-answers = Где в буклете и на напечатанной странице ответы на задачи: end (по умолчанию) — на листах за ними; none — нигде; both, только для буклета — OUT без них, а второй файл, как видно из его имени, с ними
cli-publish-sort = Порядок задач: file (по умолчанию), title или shuffled; на листах стоит номер, которым они перемешаны
cli-publish-seed = Номер, которым перемешиваются задачи: тот же номер даёт тот же порядок; без него решает время
cli-publish-language = Язык страниц и буклетов; по умолчанию ваш
cli-publish-margins = Поля буклета в миллиметрах
cli-publish-numbers = Писать номера ходов на камнях анимации
cli-publish-order = pages (по умолчанию) или booklet: по две страницы на стороне, для двусторонней печати и сгибания
cli-publish-paper = Бумага буклета или напечатанной страницы задач; по умолчанию a4
cli-publish-per-sheet = Задач на листе буклета или напечатанной страницы, от 6 до 12; по умолчанию 6
cli-publish-prune = Удалить страницы, чьей записи больше нет, если они такие, какими были опубликованы
cli-publish-site = Будущий адрес папки страниц: в ней появится лента новостей
cli-publish-with = Показать и это: analysis — потери каждого хода
cli-remove-analysis = Скопировать записи в папку без того, что в них оставили движки
cli-remove-analysis-dry = Только показать, что будет удалено; ничего не записывать
cli-remove-analysis-files = Что удалить, если не обычное; затем записи и папки с записями
cli-remove-analysis-more = Перед файлами properties, comments или variations выбирают, что удаляется: свойства Sabaki, KaTrain, Lizzie и других, их текст в комментариях или варианты, в которых каждый узел — от движка. Без выбора — свойства и комментарии. Слова людей и оценки остаются. Файл без анализа копируется байт в байт. Ничто существующее не заменяется.
cli-study-corners = Следить по углам, даже если сборник выходит за пределы своего
cli-study-leave-boards = сравниваются целые доски; с --corners каждый угол рассматривается отдельно
cli-study-by-mode-only =
    { $count ->
        [one] { $count } партия: вопросы по ней задаются только с --mode repertoire или --mode guess
        [few] { $count } партии: вопросы по ним задаются только с --mode repertoire или --mode guess
       *[other] { $count } партий: вопросы по ним задаются только с --mode repertoire или --mode guess
    }
cli-study-export = Вывести выученное в папке и ниже таблицей, с табуляцией между столбцами
cli-study-export-more = Первая строка называет столбцы: key, mode, state, answered, lapses, first, last, due, place. По строке на вопрос, на который хоть раз ответили; STATE — active или suspended, дни — даты.
cli-study-forgotten =
    { $count ->
        [one] { $count } вопрос снова новый
        [few] { $count } вопроса снова новые
       *[other] { $count } вопросов снова новые
    }
cli-study-move = Перенести выученное в папке и ниже в другую
cli-study-move-more = Строки журнала FROM, которых нет в журнале TO, добавляются в него, а строки вложенной папки FROM — в журнал одноимённой папки внутри TO, если она есть. Позиции узнаются в любой папке. Журналы FROM остаются.
cli-study-moved =
    { $count ->
        [one] перенесена { $count } строка
        [few] перенесены { $count } строки
       *[other] перенесено { $count } строк
    }
cli-study-never-answered = { $word }: на вопрос с этим ключом здесь не отвечали
cli-study-no-place = { $place }: нет такого файла или папки
cli-study-progress-place = Папка с записями или запись в ней
cli-study-reset = Забыть выученное в папке и ниже: её вопросы снова новые
cli-study-reset-more = В журнал добавляются строки об этом; ответы в нём остаются. Забывается то, что есть в журнале сейчас, что бы ни показывали часы, и ничего из того, что позже добавит другой компьютер. Отложенные вопросы тоже задаются снова. С --key забываются только эти вопросы.
cli-study-summary = Подсчитать, где партии расходятся чаще всего
cli-study-taken = { $place }: сохранено и действует с этого момента
cli-study-unasked =
    { $count ->
        [one] { $name }:{ $number }:{ $path }: у { $count } вопроса нет правильного ответа, допустимого по правилам, и он не задаётся
        [few] { $name }:{ $number }:{ $path }: у { $count } вопросов нет правильного ответа, допустимого по правилам, и они не задаются; это первый
       *[other] { $name }:{ $number }:{ $path }: у { $count } вопросов нет правильного ответа, допустимого по правилам, и они не задаются; это первый
    }
command-add-engine-line = Добавить линию движка как вариант
command-analysis-annotations = Оценить потери
command-copy-engine = Копировать таблицу движка
command-engine-marks = Пометки движка на доске
command-engine-scale = График движка
command-engine-source = Источник данных
command-help-add-engine-line = Добавляет линию выбранного на доске или лучшего кандидата как вариант с именем его движка.
command-help-analysis-annotations = Помечает ходы этой партии по очкам, потерянным по анализу движка: как плохие (BM), сомнительные (DO) или ключевой момент (HO), начиная с заданного числа очков; без аргументов BM=5 DO=2. Ход с оценкой сохраняет её.
command-help-copy-engine = Копирует числа этой линии в буфер обмена таблицей.
command-help-engine-marks = Выбирает пометки на доске: candidates, ownership, both, policy или none.
command-help-engine-scale = Выбирает, что показывает график: winrate или points.
command-help-engine-source = Показывает числа этого движка, если их оставили несколько; 1 охватывает больше всего.
command-help-hide-engine = Скрывает всё, что движки оставили в записях, на доске и рядом с ней, или показывает снова.
command-help-loss-scale = Выбирает, по каким классам показывать потери: katrain, ogs, lizzie или own; или свои, например 0.5 1.5 3 6 12 в очках или 1% 5% 20%.
command-help-loss-dots = Выбирает, какие потери отмечены точками и к каким переходят: worst — худший класс, two или three класса, all — все.
command-help-losses = Перечисляет ходы, потерявшие больше всего по данным движка в записи, со средними и точностью.
command-help-mirror-engine = Для чисел, записанных с точки зрения ходящего, а не чёрных: зеркально меняет числа у ходов белых.
command-help-next-loss = Переходит к следующему ходу этой линии, много потерявшему по данным движка в записи.
command-help-previous-loss = Переходит к предыдущему ходу этой линии, много потерявшему по данным движка в записи.
command-help-remove-analysis = Удаляет то, что движки оставили во всех партиях записи: свойства и текст в комментариях. Слова людей и оценки остаются. Укажите properties, comments или variations, чтобы удалить только их; варианты удаляются, лишь если каждый их узел — от движка.
command-help-show-engine = Показывает или скрывает панель с тем, что движки оставили в записи.
command-help-to-tree = Переводит клавиатуру на дерево или на партию в виде текста; ещё раз — обратно на доску.
command-hide-engine = Скрыть данные движков
command-loss-scale = Классы потерь
command-loss-dots = Потери с точками
command-losses = Худшие ходы…
command-mirror-engine = Отразить каждое второе число
command-next-loss = Следующая потеря
command-previous-loss = Предыдущая потеря
command-remove-analysis = Удалить анализ
command-show-engine = Показать график движка
command-to-tree = Перейти к дереву
comment-not-turned = то, что движок написал в комментариях, нельзя повернуть вместе с доской
copied-as-it-is = анализа нет
copy-bytes = байтов: { $before } до, { $after } после
copy-has-no-name = { $name }: это не файл, у копии не было бы имени
copy-over-copy = { $name }: это имя уже у копии другого файла
copy-over-source = { $name }: копия заменила бы сам файл; укажите другую папку
counted-engine-texts =
    { $count ->
        [one] текст в { $count } комментарии
        [few] текст в { $count } комментариях
       *[other] текст в { $count } комментариях
    }
counted-properties =
    { $count ->
        [one] { $count } свойство
        [few] { $count } свойства
       *[other] { $count } свойств
    }
engine = Движок
engine-accuracy-katrain =
    { $count ->
        [one] { $colour }, { $count } ход: точность { $value } по формуле KaTrain, средняя потеря { $loss }
        [few] { $colour }, { $count } хода: точность { $value } по формуле KaTrain, средняя потеря { $loss }
       *[other] { $colour }, { $count } ходов: точность { $value } по формуле KaTrain, средняя потеря { $loss }
    }
engine-accuracy-lizzie =
    { $count ->
        [one] { $colour }, { $count } ход: точность { $value } по формуле LizzieYzy
        [few] { $colour }, { $count } хода: точность { $value } по формуле LizzieYzy
       *[other] { $colour }, { $count } ходов: точность { $value } по формуле LizzieYzy
    }
engine-at-move = Ход { $number }
engine-bytes =
    { $count ->
        [one] { $count } байт
        [few] { $count } байта
       *[other] { $count } байтов
    }
engine-candidate = { $name }: { $numbers }
engine-copied = Числа движка в этой линии скопированы таблицей
engine-graph = График движка
engine-hold-line = { $candidate } · щелчок проиграет линию
engine-is-hidden = Данные движков скрыты; та же клавиша покажет их снова
engine-is-shown = Данные движков снова видны
engine-kilobytes = { $count } кБ
engine-lead = { $colour } впереди на { $points }
engine-line-keys = ← → — по линии, Enter — добавить как вариант, Escape — выйти
engine-loss-line = { $colour } { $number }, { $played }: { $lost }
engine-loss-points = очков: { $points }
engine-losses = Худшие ходы
engine-losses-counted =
    { $count ->
        [one] { $colour }: что-то потерял { $count } ход, из них много: { $bad }
        [few] { $colour }: что-то потеряли { $count } хода, из них много: { $bad }
       *[other] { $colour }: что-то потеряли { $count } ходов, из них много: { $bad }
    }
engine-lost = { $colour } { $number }: потеря, { $loss }
engine-lost-best = { $colour } { $number }: потеря, { $loss }; лучше всего { $best }
engine-loss-best = { $lost }; лучше всего { $best }
engine-lost-here = потеря, { $loss }
engine-marks-both = Кандидаты и принадлежность
engine-marks-candidates = Кандидаты
engine-marks-none = Ничего на доске
engine-marks-ownership = Принадлежность пунктов
engine-marks-policy = Политика
engine-megabytes = { $count } МБ
engine-options = Параметры данных движков
engine-no-data = Движки не оставили чисел в этой партии
engine-pass = пас
engine-percent = { $number } %
engine-played-best = { $colour } { $number }: лучший ход
engine-resign = сдаться
engine-scale-points = Очки
engine-scale-winrate = Вероятность победы
engine-source-comment = { $source }, из комментариев
engine-source-line =
    { $count ->
        [one] { $source }: { $count } узел
        [few] { $source }: { $count } узла
       *[other] { $source }: { $count } узлов
    }
engine-text = { "[" }текст от { $program }]
engine-value = оценка { $number }
engine-visits = посещений: { $count }
engine-winrate = { $colour } { $percent }
guide-publishing-10 = Указатель папки страниц можно сортировать и искать в нём, в том числе с диска. С `--site URL` папка получает ленту новостей: записи новые и изменённые, что бы ни менялось у соседей. Страницы, чьей записи больше нет, называются; `--prune` удаляет их, если они точно такие, какими были опубликованы.
guide-publishing-8 = Буклеты так же помещают задачи на листы: с номерами, обрезанные до занятой части доски, со строкой для ответа, а ответы — маленькими диаграммами на листах за ними. `--per-sheet` от `6` до `12` задаёт, сколько их на листе, `--answers none` опускает ответы, а `--answers both` создаёт два файла: для учеников — без ответов, для учителя — с ними. Страница задач тоже печатается такими листами; `--per-sheet`, `--answers none` и `--paper` действуют и для неё. `--problems=1-12,20` берёт часть задач; `--sort title` или `--sort shuffled` задаёт порядок, и на перемешанном листе стоит номер: `--seed` с ним снова даёт тот же порядок. `publish --problems ПАПКА -o ФАЙЛ` делает один лист или одну страницу из задач всех записей папки. Партии, ответы на которые неизвестны, пропускаются — и из папки, и из одной записи, — а их число сообщается. С `--problems` задачами считаются и позиции без ходов; их ответ — то, что сказано в следующем узле или в комментарии после слова `Ответ:`. Слишком длинные тексты кончаются знаком «…» и печатаются полностью за задачами. `--paper a4`, `a5` или `letter`, `--margins MM` и `--order booklet` (по две страницы на стороне, для двусторонней печати и сгибания) действуют для всех буклетов. «Печать…» и «Опубликовать…» имеют те же настройки и список шрифтов системы для текста; они показывают страница за страницей то, что получится. У партии с названными частями есть титульный лист с оглавлением.
guide-publishing-9 = Страницы и буклеты говорят на вашем языке или на указанном с `--language`; `--coordinates` задаёт, как называть пункты.
guide-studying-from-records-5 = Сборник одного угла прослеживается в каждом углу партии, как бы угол ни лежал и кто бы там ни ходил; --summary считает по многим партиям, где они расходятся чаще всего. В окне «Сборник дзёсэки…» показывает то же для открытой партии, щелчок ведёт к ходу, и считает партии её папки.
guide-studying-from-records-6 = Если запись не говорит, верен ли ход, например в партии с пометками лишь на некоторых развилках, ход не оценивается, и строка объясняет почему. Ход против правил никогда не верен; вопрос без другого ответа не задаётся. Причина — outside-question, если ход не относится ни к одному вопросу, no-answer, если в вопросе ничего не помечено как верное, и no-legal-answer, если помечены только ходы против правил, choice-not-marked, если на развилке партии как верный помечен другой ход. С --json они стоят среди findings, а certainty — отдельное поле.
guide-studying-from-records-7 = После ответа «Осмотреться» (F6) проходит по линиям автора отсюда и даёт пробовать свои ходы; та же клавиша возвращает к занятию. Ctrl+Z берёт назад последний ответ, а при каждом следующем нажатии — предыдущий; Ctrl+B откладывает вопрос до завтра, Ctrl+Shift+B — навсегда. Кнопки «Взять назад», «Не сегодня» и «Больше не спрашивать» делают то же самое, а перед следующим занятием «Снова спрашивать» возвращает отложенное навсегда. Задача на большой доске показывает свою часть доски; F7 показывает всю доску. Если верных вариантов несколько, решение об этом говорит, и стрелка вниз показывает следующий.
guide-studying-from-records-8 = Когда вы угадываете партию, после верного хода следующий спрашивается сам, в выбранном вами темпе. Слова автора, которые называют следующий ход, показываются, когда он угадан. В другие дни ничего из неё не повторяется, если вы этого не хотите. Ctrl+Z берёт последнюю догадку назад.
guide-studying-from-records-9 = variorum study export FOLDER выводит выученное таблицей, study move FROM TO переносит его в другую папку, а study reset FOLDER делает её вопросы снова новыми: забывается то, что записано в её журнале в эту минуту, что бы ни показывали часы, и ничего из того, что позже добавит другой компьютер. study collections перечисляет, по чему вы учитесь, как и в окне; --remove убирает из списка, как «Убрать из списка» в окне, и выученное остаётся.
guide-the-command-line-4 = variorum analysis FILE… показывает, что другие программы оставили в записи: вероятности победы, перевес и кандидатов Sabaki, Ogatak, KaTrain, Lizzie, LizzieYzy, LizGoban, q5Go, GoReviewPartner и других, в том числе записанное в комментарии. Перечислены источники и сколько узлов каждый охватывает, насколько точно играла каждая сторона и её худшие ходы; --losses перечисляет потери каждого хода. Числа двух источников никогда не смешиваются. Ничего не записывается.
guide-the-command-line-5 = variorum remove-analysis FILE… -o FOLDER копирует записи без него под теми же именами; папка означает записи в ней и ниже. --dry-run только говорит, сколько бы ушло. Слова properties, comments и variations перед файлами выбирают, что уходит; варианты уходят, лишь если каждый их узел — от движка. Слова людей, оценки и V остаются, в том числе в комментарии, куда писал движок. В окне «Удалить анализ» в меню «Удалить» делает то же с открытой записью одним шагом, который можно отменить, а «Очистить…» сначала показывает, что есть.
guide-the-command-line-6 = «Повернуть партию» и «Отразить партию» поворачивают анализ вместе с доской. Где это невозможно, они спрашивают, удалить ли его тем же шагом. «Оценить потери» помечает ходы этой партии по потерянным очкам: пять — плохой ход, два — сомнительный; analysis-annotations BM=POINTS DO=POINTS HO=POINTS выбирает другие числа. Ход с оценкой сохраняет её. После изменения расстановки, коми или правил программа один раз на партию сообщает, что её анализ может уже не подходить.
guide-the-tree-5 = Если движок оставил числа в записи (Sabaki, KaTrain, Lizzie, q5Go, Ogatak и другие), под деревом стоит их график, чёрные вверх: щёлкните или тяните, чтобы перейти к ходу, колесо над ним листает, Ctrl с колесом меняет масштаб. Строка под ним говорит, что потерял последний ход и что было лучше всего. «Следующая потеря» и «Предыдущая потеря» ведут от одной большой потери к другой, «Худшие ходы…» перечисляет их с точностью обоих игроков. На доске лучшие кандидаты — диски с их оценкой для чёрных, тем плотнее, чем больше их искали: наведите, чтобы увидеть линию, щёлкните, чтобы пройти её клавишами ← и →, нажмите Enter, чтобы добавить её как вариант. Кнопка с тремя точками у строки выбирает другой движок, очки вместо вероятности победы, принадлежность пунктов и какие потери показывать. «Скрыть данные движков» скрывает всё это. В запись ничего из этого не пишется.
guide-the-tree-6 = Потери делятся на классы KaTrain, OGS или Lizzie либо на свои, записанные в настройках или командой loss-scale в палитре: 0.5 1.5 3 6 12 — очки, 1% 5% 20% — вероятность победы. Сколько худших классов отмечены точками в дереве и на графике, выбирает кнопка с тремя точками; «Следующая потеря» ведёт к ним.
hide-engine = Скрыть данные движков
settings-appearance = Внешний вид
settings-board = Доска
settings-moves = Ходы
settings-tree = Дерево
settings-engine = Данные движков
settings-files = Файлы
settings-advanced = Дополнительно
loss-scale-katrain = Потери в 12, 6, 3, 1,5 и 0,5 очка (KaTrain)
loss-scale-lizzie = Потери в 24, 12, 6, 3 и 1 % (Lizzie)
loss-scale-ogs = Потери в 5, 2, 1,2, 0,6 и 0,2 очка (OGS)
loss-scale-own = Потери по своим классам
loss-dots-worst = Точки: худший класс
loss-dots-two = Точки: два худших класса
loss-dots-three = Точки: три худших класса
loss-dots-all = Точки: все классы
own-losses = Свои классы потерь
menu-engine = Данные движков
next-page = Следующая страница
no-analysis-in-game = в этой партии нет анализа
no-analysis-in-points = в анализе этой партии нет очков, только вероятности победы
no-analysis-there = анализа для удаления нет (0 байтов)
kept-variations =
    { $count ->
        [one] остаётся { $count } разобранный вариант со словами, пометками или оценками
        [few] остаются { $count } разобранных варианта со словами, пометками или оценками
        [many] остаются { $count } разобранных вариантов со словами, пометками или оценками
       *[other] остаются { $count } разобранного варианта со словами, пометками или оценками
    }
no-analysis-but = анализа для удаления нет (0 байтов): { $stays }
no-earlier-loss = Раньше в этой линии больших потерь нет
no-engine-line = Движки не оставили линии, которую можно здесь сыграть
no-further-loss = Дальше в этой линии больших потерь нет
no-loss-limit = «{ $word }» — не BM=POINTS, не DO=POINTS и не HO=POINTS
no-loss-points = «{ $word }»: после знака равенства нужно число очков больше 0
no-move-lost-that = ни один ход этой партии не потерял столько очков
no-such-source = Движка с этим номером нет
offer-remove-analysis = Удалить анализ
page-about = Об этой партии
page-after = Следующая запись
page-after-move = После хода { $number }
page-back = Назад
page-before = Предыдущая запись
page-captures = Взято: { $counts }
page-chosen = Выбрано: { $places }. «Сыграть» делает этот ход.
page-continuations = Продолжения: { $count }
page-earlier = Предыдущий комментарий
page-empty = { $place }, пусто
page-end = Конец
page-first = Начало
page-forth = Вперёд
page-game = Партия
page-goes-on = Продолжается ходом
page-hint = Подсказка
page-how = Коснитесь доски, или двигайте кольцо на ней стрелками и нажмите Enter, или введите ход.
page-index = Все записи
page-instead = Вместо этого хода
page-later = Следующий комментарий
page-line-ends = Конец линии
page-lit = Ответ — в подсвеченной части: столбцы от { $a } до { $b }, строки от { $c } до { $d }.
page-more = ещё { $count }…
page-move = Ход { $number }: { $made }
page-moves = Ходы
page-near = Только занятая часть
page-next-move = Следующий ход
page-next-problem = Следующая задача
page-no-hint = Больше подсказок нет.
page-no-move = «{ $text }» — не ход на этой доске.
page-node = узел
page-not-in-record = { $places }: этого хода нет в записи. Попробуйте другой.
page-nothing-chosen = Ничего не выбрано.
page-numbers = Номера ходов
page-of = Страница { $number } из { $count }
frame-of = Кадр { $number } из { $count }
page-one-problem = Задача
page-or-pass = Ваш ход, например { $example } или пас
page-play = Сыграть
page-position = Позиция
page-problem-of = Задача { $number } из { $count }
page-read = Читать запись
page-reply = Ответный ход: { $made }.
page-right = Пока верно.
page-save = Сохранить запись
page-score = Счёт: { $counts }
page-show-solution = Показать решение
page-slider = Ход
page-solution-move = Решение: { $made }.
page-solve = Решать
page-solved = Верно. Задача решена.
page-stale = Этот адрес ни к чему не ведёт в этой записи: вот её начало.
page-start = начало
page-such-as = Ваш ход, например { $example }
page-table = Позиция таблицей
page-taken = { $place }: занято.
page-that-is = Это решение.
page-that-is-all = Решение: { $made }. Это всё.
page-try-again = Попробовать снова
page-ways = По партии ведут стрелки, смахивание и касание доски.
page-wheel = Колесо листает ходы
page-wrong = Неверно.
page-your-move = Ваш ход
paper = Бумага
paper-a4 = A4
paper-a5 = A5
paper-folded = По две страницы на стороне, для сгибания
paper-letter = Letter
paper-margins = Поля в миллиметрах
paper-margins-usual = обычные
paper-letters = Шрифт
paper-letters-own = Свой шрифт программы
place-variation = вариант на ходу { $from }, ход { $moves }
previous-page = Предыдущая страница
problems-a-sheet = Задач на листе
proposed-dead-stones = Камни, похожие на мёртвые, бледны. Щёлкните камни, чтобы изменить это, или пустой пункт, чтобы сделать его ничьим, как глаз в сэки.
publish-analysis = Данные движков
publish-has-private = свойства программ, например движков (private)
publish-has-times = отметки часов (times)
publish-sheets = Задачи на листах, для решения
publish-travels = на странице есть и такие данные записи: { $what }; --without исключает их
publish-travels-pages = страниц, на которых есть и такие данные записей: { $pages } (первая: { $first }): { $what }; --without исключает их
published-loss-best = { $lost }; лучше всего { $best }.
published-graph-rate = Вероятность победы чёрных по { $source }
published-graph-lead = Перевес чёрных по { $source }
published-loss-points = Потеряно очков: { $points }
published-loss-rate = Потеряно вероятности победы: { $rate } %
redone = Повторено: { $title }
removed-analysis =
    { $count ->
        [one] удалён { $count } байт анализа ({ $counted }): было { $before } байтов, стало { $after }
        [few] удалено { $count } байта анализа ({ $counted }): было { $before } байтов, стало { $after }
       *[other] удалено { $count } байтов анализа ({ $counted }): было { $before } байтов, стало { $after }
    }
sheet-answers = Ответы
sheet-name = Имя:
sheet-order = Порядок { $seed }
sheet-with-answers-name = { $name } с ответами
sheet-no-answer = В записи нет ответа к { $numbers }.
sheet-texts = Полные тексты
sheet-order-file = Как в файле
sheet-order-title = По названию
sheet-order-shuffled = Вперемешку
sheet-answers-end = В конце
sheet-answers-none = Нет
sheet-answers-both = Во втором файле
sheet-problems = Задачи
sheet-problems-all = все или 1-12,20
sheet-order-name = Порядок
sheet-shuffle = Перемешать заново
site-event = Соревнование
site-find = Игроки, соревнования, годы…
site-game = Партия
site-gone = { $page }: записи этой страницы больше нет
site-gone-counted =
    { $count ->
        [one] у { $count } страницы больше нет записи
        [few] у { $count } страниц больше нет записи
       *[other] у { $count } страниц больше нет записи
    }
site-not-removed = { $page }: её записи больше нет, но это не та страница, что была опубликована; она остаётся
site-players = Игроки
site-records =
    { $count ->
        [one] { $count } запись
        [few] { $count } записи
       *[other] { $count } записей
    }
site-removed = { $page }: удалена, так как её записи больше нет
study-all-blamed = каждый ход здесь помечен как неверный, поэтому это не спрашивается
study-ask-worst = Спросить самое трудное
study-at-forks =
    { $count ->
        [one] { $marks } на { $count } развилке партии
        [few] { $marks } на { $count } развилках партии
       *[other] { $marks } на { $count } развилках партии
    }
study-back-to-session = Назад к занятию
study-buried = Прошлый вопрос отложен до завтра. Ctrl+Z отменяет это.
study-by-key = по клавише
study-cards = Спрашивать эти ходы и в другие дни
study-corner = Только угол
study-centre = Только центр
study-side = Только сторона
study-due-on = { $date }: к повторению { $count }
study-failed-times =
    { $count ->
        [one] { $at }: неверно { $count } раз
        [few] { $at }: неверно { $count } раза
       *[other] { $at }: неверно { $count } раз
    }
study-hard = Трудно
study-hint-piece = Фигура: { $piece }.
study-leads-on = ведёт к ответу
study-leaf-colours =
    { $count ->
        [one] пометок нет; у { $count } первого хода есть линия, которая кончается ходом решающего
        [few] пометок нет; у { $count } первых ходов есть линии, которые кончаются ходом решающего
       *[other] пометок нет; у { $count } первых ходов есть линии, которые кончаются ходом решающего
    }
study-leaves-often =
    { $count ->
        [one] { $count } партия: { $region }, расходится ходом { $played }; в сборнике дзёсэки { $known }
        [few] { $count } партии: { $region }, расходятся ходом { $played }; в сборнике дзёсэки { $known }
       *[other] { $count } партий: { $region }, расходятся ходом { $played }; в сборнике дзёсэки { $known }
    }
study-leaves-often-in-corners =
    { $count ->
        [one] { $count } партия, углов: { $corners }: { $region }, расходится ходом { $played }; в сборнике дзёсэки { $known }
        [few] { $count } партии, углов: { $corners }: { $region }, расходятся ходом { $played }; в сборнике дзёсэки { $known }
       *[other] { $count } партий, углов: { $corners }: { $region }, расходятся ходом { $played }; в сборнике дзёсэки { $known }
    }
study-leaves-there = { $region }: расходится со сборником дзёсэки на ходу { $number }, { $played }; в нём { $known }
study-look-round = Осмотреться
study-looking-off = Ваш собственный ход: запись здесь не продолжается
study-looking-round = Осмотр; ход: { $colour }
study-moment =
    { $away ->
        [one] Ход { $number }: в { $away } линии от { $played }.
        [few] Ход { $number }: в { $away } линиях от { $played }.
       *[other] Ход { $number }: в { $away } линиях от { $played }.
    }
study-never-leaves-there =
    { $moves ->
        [one] { $region }: единственный ход там есть в сборнике дзёсэки
        [few] { $region }: все { $moves } хода там есть в сборнике дзёсэки
       *[other] { $region }: все ходы там ({ $moves }) есть в сборнике дзёсэки
    }
study-none-marked = ни один ход здесь не помечен как верный, поэтому эти ходы не оцениваются
study-nothing-left-back = В этом занятии больше нечего брать назад.
study-take-back = Взять назад
study-bury = Не сегодня
study-suspend = Больше не спрашивать
study-suspended-here =
    { $count ->
        [one] { $count } вопрос больше не задаётся.
        [few] { $count } вопроса больше не задаются.
       *[other] { $count } вопросов больше не задаются.
    }
study-resume = Снова спрашивать
study-problems = задачи
study-positions = позиции репертуара
study-guesses = ходы для угадывания
study-mistakes-made = лучшие ходы для поиска
study-in-all = Всего
study-answered-elsewhere = На прошлый вопрос ответили в другом окне или на другом компьютере.
study-off-unjudged = Этот ход есть в записи, но не оценён.
study-only-illegal = верные ответы здесь — только ходы против правил, поэтому это не спрашивается
study-starters = Задачи для начала: { $game }
study-folder-listed = Учиться по этой папке
study-open-folder = Учиться по этой папке: { $name }
study-opened-behind = Открыто: { $name }. Вы увидите это, когда закроете эту страницу.
study-outside = этот ход не относится ни к одному вопросу: помечен только выбор на развилках
study-pace = Переход к следующему ходу
study-portion =
    { $count ->
        [one] { $count } вопрос сейчас: просроченное идёт порциями, а новое — лишь после него.
        [few] { $count } вопроса сейчас: просроченное идёт порциями, а новое — лишь после него.
       *[other] { $count } вопросов сейчас: просроченное идёт порциями, а новое — лишь после него.
    }
study-region-board = вся доска
study-region-lower-left = внизу слева
study-region-lower-right = внизу справа
study-region-upper-left = вверху слева
study-region-upper-right = вверху справа
study-say-illegal-here = Ход против правил.
study-say-mirrored = Верно: тот же ход в зеркале.
study-say-unjudged = Этот ход есть в записи, но не оценён.
study-suspended = Прошлый вопрос больше не задаётся. Ctrl+Z отменяет это.
study-nothing-to-put-off = У партии, ходы которой только угадывают, нет сроков: откладывать нечего.
study-taken-back = Ответ взят назад: вот вопрос снова.
study-taken-back-as-left = Взято назад: вопрос такой, каким вы его оставили.
study-these-again = Повторить эти
study-told-unjudged = есть в записи, но не оценён
study-verdict-likely = { $verdict } (вероятно)
study-verdict-guess = { $verdict } (предположение)
study-told-contradicted = не оценён: верно в { $right }, неверно в { $wrong }
study-unasked =
    { $count ->
        [one] У { $count } вопроса нет правильного ответа, допустимого по правилам, и он не задаётся: { $place }
        [few] У { $count } вопросов нет правильного ответа, допустимого по правилам, и они не задаются; первый: { $place }
       *[other] У { $count } вопросов нет правильного ответа, допустимого по правилам, и они не задаются; первый: { $place }
    }
study-worst = Чаще всего неверно:
theme-name-colour-blind-dark = Для дальтоников, тёмная
unsaved = Не сохранено: { $what }.
unsaved-added =
    { $count ->
        [one] добавлен { $count } узел
        [few] добавлено { $count } узла
       *[other] добавлено { $count } узлов
    }
unsaved-at = Не сохранено: { $what }; первое: { $place }.
unsaved-changed = изменено: { $what }
unsaved-differs = Несохранённая версия отличается от файла.
unsaved-order = порядок вариантов
unsaved-removed =
    { $count ->
        [one] удалён { $count } узел
        [few] удалено { $count } узла
       *[other] удалено { $count } узлов
    }
unsaved-spelling = От файла отличается только способ записи.
with-and-without-analysis = --with analysis и --without analysis нельзя указать вместе
words-analysis-annotations = ошибки, зевки, плохие ходы, данные движка
words-remove-analysis = данные движка, KaTrain, Lizzie, Sabaki, уменьшить файл
site-address = { $address }: адрес начинается с http:// или https:// и не содержит пробелов, ? и #
board-is-guessed = SZ нет: { $columns } на { $rows } — догадка, поэтому позиции не сравниваются
board-unknown-game = доска не показана, потому что доска этой игры неизвестна
board-no-points = доска не показана, потому что ни один из ходов не является её пунктом
board-few-points = доска не показана: SZ нет, а пунктами являются только { $points } из { $moves } ходов
finding-board-unknown = доска этой игры неизвестна
finding-help-board-unknown = В записи не указан её размер, или ходы не являются её пунктами. Без доски ходы перечисляются как записаны. Позиции не сравниваются.
area-without-dot = перед областью нет точки, которая её замыкает
part-means-nothing = «{ $part }» непонятно
ca-says-bytes-guess = CA называет { $label }, а байты похожи на { $charset } (догадка)
ca-says-bytes-certain = CA называет { $label }, а байты — { $charset }
ca-is-doubtful = CA называет { $label }, но текст больше похож на { $other }
finding-charset-doubtful = текст похож на другую кодировку, чем названа в CA
finding-help-charset-doubtful = Текст слишком короткий, чтобы знать наверняка, поэтому он читается, как указано в CA. Если имена выглядят неверно, откройте файл в другой кодировке, прежде чем преобразовать его.
label-is-doubtful = CA называет { $name }, но текст больше похож на { $other }: посмотрите на имена в копии и укажите --from, если они неверны
moves-became-private =
    { $count ->
        [one] { $count } ход, который не удалось прочитать, стал в копии частным свойством
        [few] { $count } хода, которые не удалось прочитать, стали в копии частными свойствами
       *[other] { $count } ходов, которые не удалось прочитать, стали в копии частными свойствами
    }
values-became-private =
    { $count ->
        [one] { $count } значение, которого формат не допускает, находится в частном свойстве копии: { $names }
        [few] { $count } значения, которых формат не допускает, находятся в частных свойствах копии: { $names }
       *[other] { $count } значений, которых формат не допускает, находятся в частных свойствах копии: { $names }
    }
clause-separator = ;{ " " }
severity-note = замечание
severity-warning = предупреждение
severity-error = ошибка
encoding-and-origin = { $charset } ({ $origin })
origin-bom = по BOM
origin-utf-8 = верный UTF-8
origin-ca = по CA
origin-detected = определена
origin-default = по умолчанию
origin-given = указана
the-game-ended = партия окончена
game-name-backgammon = Нарды
game-name-morris = Мельница
game-name-shogi = Сёги
game-name-chinese-chess = Сянци
game-name-other = Другая игра
study-choice-not-marked = здесь как верный помечен другой ход, а об этом ничего не сказано
study-no-problem-pieces = перед первым ходом не расставлена позиция с фигурами нескольких сторон
piece-stands-here = Здесь лежит фигура; правая кнопка ведёт к её ходу
piece-is-here = Здесь лежит фигура
cli-study-collections = Перечислить файлы и папки, по которым идёт учёба, или убрать что-то из списка
cli-study-collections-more = По одному пути в строке, сначала изученные последними. В окне тот же список. Файл или папка попадает в него, когда там дан ответ, с «take» или когда по ним учатся в окне.
cli-study-remove = Убрать этот файл или эту папку из списка; выученное остаётся
cli-study-not-listed = { $name }: нет в списке сборников
study-round-needs-answer = Осмотреться можно после ответа: сделайте ход или покажите решение клавишей F3.
study-key-not-now = { $key } здесь ничего не делает: кнопки показывают, что можно сделать.
study-keys-play = Ходите стрелками и Enter или введите ход. F2 — подсказка, F3 — показать ход, F5 — дальше, Ctrl+Z — взять последнюю попытку назад, F6 — осмотреться после ответа, Escape — закрыть.
study-new-shared = У всех задач для начала и партий без файла это число общее: начатое сегодня в любой из них считается.
study-new-today =
    { $count ->
        [one] { $count } из новых задаётся сегодня; остальные придут в другие дни.
        [few] { $count } из новых задаются сегодня; остальные придут в другие дни.
       *[other] { $count } из новых задаются сегодня; остальные придут в другие дни.
    }
study-removed-from-list = { $name } больше нет в списке. Выученное остаётся и будет учтено, когда учёба продолжится.
study-remove-from-list = Убрать из списка
study-was-to-play = Был ход: { $colour }
study-list-keys = Клавиши
value-in-other = { $id } не в { $charset }, а в { $other }: { $raw }
value-in-other-guess = { $id } не в { $charset }; прочитано как { $other }, и это догадка: { $raw }
characters-of-nobody = { $id } содержит { $characters }, чего в текстах не бывает; вряд ли это { $charset }: { $raw }
guessed-values-are-copied =
    { $count ->
        [one] { $count } значение не в кодировке файла; { $other } — догадка: проверьте его в копии
        [few] { $count } значения не в кодировке файла; { $other } — догадка: проверьте их в копии
        [many] { $count } значений не в кодировке файла; { $other } — догадка: проверьте их в копии
       *[other] { $count } значения не в кодировке файла; { $other } — догадка: проверьте их в копии
    }
sources-disagree = по другой строке файла { $id } — { $kept }; { $value } пропущено
study-unread-move = этот ход не читается, поэтому он не ответ
piece-stone = камень
piece-peg = колышек
meant-doubtful = «сомнительный»
meant-interesting = «интересный»
game-name-hive = Улей
game-name-kropki = Точки
game-name-zertz = Зертц
game-name-jungle = Джунгли
game-name-philosophers-football = Философский футбол
game-name-hnefatafl = Хнефатафл
site-prune-nothing = { $folder }: записей не найдено, и --prune удалил бы все страницы; ничего не опубликовано и не удалено
site-prune-another = { $folder }: ни одна страница этого сайта не сделана из этих записей, и --prune удалил бы их все; ничего не опубликовано и не удалено (если это и нужно, сначала опубликуйте без --prune)
site-not-removable = { $page }: записи этой страницы больше нет, но удалить её нельзя ({ $error })
booklet-unread = Пропущено, так как не удалось прочитать: { $files }
answer-also = также верно: { $moves }
publish-own-title = Заголовок
publish-address = Веб-адрес для ленты новостей
publish-prunes = Удалить страницы, чьей записи больше нет
cli-publish-title = Заголовок сверху и заголовок указателя папки страниц; по умолчанию имя партии, файла или папки
offer-rotate-half = Повернуть партию на пол-оборота
offer-flip-diagonal = Отразить партию по диагонали
edge-of-board = Край доски
beside-not-open = Эту сторону здесь изменить нельзя
counted-dead = мёртвый камень
counted-neutral = нейтральный пункт
dead-stones = Мёртвые камни: чёрных { $black }, белых { $white }
counting-begun = Подсчёт партии
region-comment = Панель комментария
region-board = Область доски
region-footer = Строка состояния
region-header = Панель инструментов
