//! What players are called and what is said about their games, in many languages. All of it is made up or plain fact.

#[path = "others.rs"]
mod others;
#[path = "short.rs"]
mod short;

pub use others::OTHERS;
pub use short::SHORT;

/// Texts of one language, and the encodings that records in it come in.
pub struct Language {
    /// The row of the table it counts in.
    pub group: &'static str,
    pub encodings: &'static [&'static str],
    pub names: &'static [&'static str],
    pub sentences: &'static [&'static str],
}

const WESTERN: &[&str] = &["windows-1252", "iso-8859-15"];
const CYRILLIC: &[&str] = &["windows-1251", "koi8-r", "iso-8859-5", "ibm866"];
const CENTRAL: &[&str] = &["windows-1250", "iso-8859-2"];
const JAPANESE: &[&str] = &["shift_jis", "euc-jp", "iso-2022-jp"];
const BALTIC: &[&str] = &["windows-1257", "iso-8859-13", "iso-8859-4"];

pub const LANGUAGES: &[Language] = &[
    // German
    Language {
        group: "Western",
        encodings: WESTERN,
        names: &["Jürgen Bäcker", "Günther Weiß", "Käthe Möller", "Björn Schröder", "Müller", "Größler", "Zoë Köhn"],
        sentences: &[
            "Weiß fängt den Stein in der Ecke und gewinnt mit einem halben Punkt.",
            "Schwarz überlegt lange, aber die Gruppe ist schon tot. Schöne Partie!",
            "Der Zug ist zu groß: danach stößt Weiß durch und trennt die zwei Gruppen.",
            "Ein ruhiger Zug für das Zentrum, spielbar wäre auch die Übernahme der Ecke.",
        ],
    },
    // French
    Language {
        group: "Western",
        encodings: WESTERN,
        names: &["André Moussa", "François Rivière", "Hélène", "Jérôme Lefèvre", "créé", "Noël Bérard", "Zoé Crêpeau"],
        sentences: &[
            "Noir a créé un mur très épais, mais le coup suivant est une erreur.",
            "À mon avis la pierre blanche était déjà morte : voilà où ça coûte cher.",
            "Le coup «naturel» perd la partie, on préfère «la pince» à gauche.",
            "Fichier créé après la finale du tournoi de l'été à Besançon.",
        ],
    },
    // Spanish
    Language {
        group: "Western",
        encodings: WESTERN,
        names: &["Íñigo Muñoz", "José García", "Begoña", "Martín Núñez", "Sebastián Peña", "Raúl", "Ángel Ibáñez"],
        sentences: &[
            "¡Qué jugada! El negro no esperaba este corte en la esquina.",
            "Mañana se juega la última ronda del campeonato de España en Málaga.",
            "¿Por qué no extendió? La piedra blanca tenía sólo dos libertades.",
        ],
    },
    // Portuguese
    Language {
        group: "Western",
        encodings: WESTERN,
        names: &["João Conceição", "Antônio", "Simões Magalhães", "Gonçalo", "Inês Assunção", "Luís Falcão"],
        sentences: &[
            "A posição não está má, mas as brancas têm a iniciativa até ao fim.",
            "Não há razão para jogar aqui; a conclusão é que o canto já está vivo.",
        ],
    },
    // Nordic
    Language {
        group: "Western",
        encodings: WESTERN,
        names: &["Åsa Sjöström", "Søren Kjær", "Pål Sannes", "Ingvar Östlund", "Þór Sæmundsson", "Mäki-Järvelä"],
        sentences: &[
            "Svart är färdig i hörnet; vit får spela först på högra sidan.",
            "Hvid skulle have spillet på øverste række, så var stenene gået tabt.",
            "Tämä siirto ei ole hyvä, sillä mustan ryhmä jää yksin keskelle.",
        ],
    },
    // English
    Language {
        group: "quotes, windows-1252",
        encodings: &["windows-1252"],
        names: &["O’Brien", "“Bob”", "Sean D’Arcy", "“Tiger” Smith", "Ann’s bot", "…"],
        sentences: &[
            "Don’t cut here – it’s too early. Black’s group isn’t alive yet…",
            "“Honte” means the proper move; White’s shape is what “thin” looks like.",
            "White can’t win the ko",
            "It’s over",
        ],
    },
    // English
    Language {
        group: "quotes, Macintosh",
        encodings: &["macintosh"],
        names: &["O’Brien", "“Bob”", "Sean D’Arcy", "“Tiger” Smith", "Ann’s bot", "Bill’s “friend”"],
        sentences: &[
            "Don’t cut here – it’s too early. Black’s group isn’t alive yet…",
            "“Honte” means the proper move; White’s shape is what “thin” looks like.",
            "White can’t win the ko",
            "It’s over",
        ],
    },
    // Western
    Language {
        group: "Macintosh",
        encodings: &["macintosh"],
        names: &[
            "François Rivière",
            "Jürgen Bäcker",
            "José García",
            "Åsa Sjöström",
            "Günther Weiß",
            "Hélène",
            "Begoña",
        ],
        sentences: &[
            "Weiß fängt den Stein in der Ecke und gewinnt mit einem halben Punkt, ganz schön für einen Anfänger.",
            "Noir a créé un mur très épais, mais le coup suivant est une erreur.",
            "Mañana se juega la última ronda del campeonato de España en Málaga.",
            "Svart är färdig i hörnet; vit får spela först på högra sidan.",
        ],
    },
    // Western
    Language {
        group: "DOS",
        encodings: &["cp437", "cp850"],
        names: &[
            "François Rivière",
            "Jürgen Bäcker",
            "José García",
            "Åsa Sjöström",
            "Günther Weiß",
            "Hélène",
            "Begoña",
        ],
        sentences: &[
            "Weiß fängt den Stein in der Ecke und gewinnt mit einem halben Punkt, ganz schön für einen Anfänger.",
            "Noir a créé un mur très épais, mais le coup suivant est une erreur.",
            "Mañana se juega la última ronda del campeonato de España en Málaga.",
            "Svart är färdig i hörnet; vit får spela först på högra sidan.",
        ],
    },
    // Chinese, simplified
    Language {
        group: "GB",
        encodings: &["gbk"],
        names: &[
            "古力",
            "柯洁",
            "聂卫平",
            "常昊",
            "马晓春",
            "陈耀烨",
            "时越",
            "芈昱廷",
            "唐韦星",
            "范廷钰",
            "於之莹",
            "刘小光",
            "杨鼎新",
            "连笑",
            "辜梓豪",
            "党毅飞",
            "白",
            "孟泰龄",
            "周睿羊",
            "谢科",
            "钟文靖",
            "盘面",
            "邱峻",
            "丁浩",
        ],
        sentences: &[
            "第二十一届名人战预选赛第一轮，执黑中盘胜。",
            "这一手太缓，应该先在左下角打入。",
            "白棋大龙已经活净，黑棋贴不出目，只好认输。",
            "好棋！",
            "此处双方必争",
            "黑若脱先，白立即点入，角上成劫，形势不容乐观。",
        ],
    },
    // Chinese, traditional
    Language {
        group: "Big5",
        encodings: &["big5"],
        names: &[
            "周俊勳",
            "林海峰",
            "張栩",
            "王銘琬",
            "謝依旻",
            "許皓鋐",
            "陳詩淵",
            "蕭正浩",
            "林君諺",
            "王元均",
            "黑嘉嘉",
            "俞俐均",
            "賴均輔",
            "簡靖庭",
            "楊博崴",
            "夏大銘",
        ],
        sentences: &[
            "第三十屆本因坊戰決賽第二局，黑中押勝。",
            "這一手太緩，應該先在左下角打入。",
            "白棋的大龍已經活了，黑棋只好認輸。",
            "好棋！",
            "此處雙方必爭",
            "黑若脫先，白立即點入，角上成劫，形勢不容樂觀。",
        ],
    },
    // Japanese
    Language {
        group: "Japanese",
        encodings: JAPANESE,
        names: &[
            "井山裕太",
            "趙治勲",
            "小林光一",
            "羽根直樹",
            "藤沢秀行",
            "依田紀基",
            "一力遼",
            "芝野虎丸",
            "山下敬吾",
            "高尾紳路",
            "坂田栄男",
            "木谷実",
            "呉清源",
            "岩本薫",
            "橋本宇太郎",
            "上野愛咲美",
            "たなか",
            "さくら",
            "ヤマダ",
        ],
        sentences: &[
            "第二局は黒の中押し勝ちでした。本因坊戦の予選。",
            "ここは黒がノビるところ。ハネると切られて困る。",
            "持碁になりました。",
            "白番です",
            "この手は悪手で、左辺の打ち込みが厳しい。",
            "コウ",
        ],
    },
    // Korean
    Language {
        group: "Korean",
        encodings: &["euc-kr"],
        names: &[
            "이창호",
            "조훈현",
            "서봉수",
            "유창혁",
            "이세돌",
            "박정환",
            "신진서",
            "최정",
            "오유진",
            "변상일",
            "김지석",
            "강동윤",
            "허영호",
            "원성진",
            "목진석",
            "안성준",
        ],
        sentences: &[
            "이 수는 너무 느리다. 먼저 왼쪽 아래 귀에 침입해야 했다.",
            "흑이 불계승했다",
            "백 대마가 이미 살아서 흑은 돌을 거두었다.",
            "좋은 수",
            "여기서 젖히면 끊겨서 곤란하다.",
            "결승 제삼국",
        ],
    },
    // Russian
    Language {
        group: "Cyrillic",
        encodings: CYRILLIC,
        names: &[
            "Шикшин",
            "Илья",
            "Иван",
            "Олег",
            "Юрий",
            "Александр Динерштейн",
            "Сурин Дмитрий",
            "Нечаева",
            "Лазарев Алексей",
            "Ян",
            "Жуков",
        ],
        sentences: &[
            "Чёрные слишком торопятся, белые легко живут в углу.",
            "Хороший ход!",
            "После этого разреза группа в центре осталась без глаз, и партия закончилась.",
        ],
    },
    // Ukrainian
    Language {
        group: "Cyrillic",
        encodings: &["windows-1251", "koi8-u"],
        names: &["Кравець Андрій", "Їжакевич", "Мирослава", "Євген Гриценко"],
        sentences: &["Чорні грають у кутку, а білі йдуть у центр.", "Гарний хід, але є сильніший."],
    },
    // Bulgarian
    Language {
        group: "Cyrillic",
        encodings: &["windows-1251"],
        names: &["Синьо Петрова", "Иво Швец", "Галина Божилова"],
        sentences: &["Черните изоставиха ъгъла и загубиха партията.", "Добър ход"],
    },
    // Greek
    Language {
        group: "Greek",
        encodings: &["windows-1253", "iso-8859-7"],
        names: &["Γιώργος Παπαδόπουλος", "Ελένη", "Νίκος", "Δημήτρης Αθανασίου", "Μαρία", "Χρήστος"],
        sentences: &[
            "Ο μαύρος παίζει στη γωνία και ο λευκός στο κέντρο.",
            "Καλή κίνηση",
            "Μετά από αυτό το κόψιμο η ομάδα δεν έχει μάτια.",
        ],
    },
    // Hebrew
    Language {
        group: "Hebrew",
        encodings: &["windows-1255", "iso-8859-8"],
        names: &["עלי ג'בארין", "יונתן", "שמעון כהן", "רחל", "אמיר פרגמן", "דוד"],
        sentences: &["השחור משחק בפינה והלבן במרכז הלוח.", "מהלך יפה", "אחרי החיתוך הזה לקבוצה אין עיניים."],
    },
    // Arabic
    Language {
        group: "Arabic",
        encodings: &["windows-1256", "iso-8859-6"],
        names: &["محمد", "أحمد علي", "يوسف الحسن", "خالد", "فاطمة", "عبد الرحمن"],
        sentences: &["يلعب الأسود في الزاوية ويلعب الأبيض في الوسط.", "حركة جميلة", "بعد هذا القطع ليس للمجموعة عيون."],
    },
    // Thai
    Language {
        group: "Thai",
        encodings: &["windows-874"],
        names: &["สมชาย", "วิชัย ใจดี", "กฤษฎา", "ณัฐพล", "นาย", "สุดา"],
        sentences: &["ดำเล่นที่มุม ส่วนขาวเล่นตรงกลางกระดาน", "หมากดี", "หลังจากตัดแล้ว กลุ่มนี้ไม่มีตา"],
    },
    // Turkish
    Language {
        group: "Turkish",
        encodings: &["windows-1254"],
        names: &["Işık Şahin", "Çağrı Yıldız", "Gülşen", "Öğüt", "Doğan Kılıç", "Ayşe", "Barış", "İpek Güneş"],
        sentences: &[
            "Siyah köşede yaşıyor, beyaz ise ortada güçlü.",
            "Güzel hamle, ama daha iyisi vardı: taşı sıkıştırmak gerekirdi.",
            "Bu kesişten sonra grubun gözü kalmadı.",
        ],
    },
    // Polish
    Language {
        group: "Central European",
        encodings: CENTRAL,
        names: &["Łukasz Wójcik", "Stanisław", "Grażyna Dąbek", "Kużdżał", "Małgorzata", "Paweł Źrebiec"],
        sentences: &[
            "Białe żyją w rogu, a czarne mają silną ścianę.",
            "Zły ruch",
            "Po tym cięciu grupa już nie ma oczu.",
        ],
    },
    // Czech
    Language {
        group: "Central European",
        encodings: CENTRAL,
        names: &["Jiří Dvořák", "Ondřej Škrabal", "Eliška", "Lukáš Podpěra", "Růžena", "Vašek Hruška"],
        sentences: &[
            "Černý žije v rohu, ale bílý je silnější uprostřed.",
            "Dobrý tah",
            "Příští kolo se hraje v sobotu.",
        ],
    },
    // Hungarian
    Language {
        group: "Central European",
        encodings: CENTRAL,
        names: &["Pál Balogh", "Győrfi Ágnes", "Szűcs", "Rita Pócsai", "Erdős Kálmán"],
        sentences: &[
            "A fekete él a sarokban, de a fehér erősebb középen.",
            "Jó lépés",
            "Ezután a csoportnak nincs több szeme, győzött.",
        ],
    },
    // South Slavic and Slovak
    Language {
        group: "Central European",
        encodings: CENTRAL,
        names: &["Dušan Jukić", "Željko", "Miha Žgajnar", "Ľubomír Krajčí", "Đorđe", "Zoran Mutabžija"],
        sentences: &[
            "Crni živi u kutu, ali bijeli je jači u sredini.",
            "Dobar potez, šteta",
            "Čierny ťah vľavo rozhodol o výsledku.",
        ],
    },
    // Baltic
    Language {
        group: "Baltic",
        encodings: BALTIC,
        names: &["Vėjūnas", "Mārtiņš Ozoliņš", "Žydrė", "Jānis Bērziņš", "Šarūnas", "Ķirsis"],
        sentences: &[
            "Juodieji gyvena kampe, o baltieji stipresni viduryje: šį ėjimą reikėjo žaisti anksčiau.",
            "Baltais dzīvo stūrī, bet melnajam ir stipra siena.",
            "Geras ėjimas",
        ],
    },
];
