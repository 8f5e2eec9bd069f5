//! Sample words in many languages: players' names and vocabulary about games, from which `spelling` learns which letters occur next to
//! which.

/// By language, each word once, in lower case; words that are all ASCII are useless and omitted.
const USUAL: [&str; 24] = [
    // German
    "schön für über größe größer weiß müssen könnte hätte wäre früh spät zurück gefährlich möglich \
     möglichkeit nötig übrig überlegt lösung stärke stärker schwäche schwächer verlängert fängt hält läuft \
     läßt läßst züge geschützt gültig ähnlich ändern äußere außen groß schließt schließlich verstößt straße \
     gruß dreißig weiße weißer schwärze röntgen bösartig hören gehört stören töten tötet getötet königs fünf \
     zwölf führt geführt gefühl gewählt erklärt natürlich plötzlich günstig ungünstig stück lücke brücke \
     drücken rücken mädchen jäger jürgen jörg günther günter müller möller schröder schäfer krüger köhler \
     böhm bäcker kühn götz löffler schütz wörner bürger wüst hänsel händel käthe bärbel rüdiger büchner \
     schüler lüdeke nürnberg köln düsseldorf münchen münster österreich übung übersicht übernahme prüfen \
     würde dürfen gegenüber grün süd nächste nächster später väter söhne können tätig ungefähr erwähnt \
     ergänzt häufig räumen gäste",
    // French
    "été déjà après très même être première dernière manière rivière lumière carrière frontière entière \
     derrière barrière père mère frère chère pièce siècle règle élève scène problème système thème deuxième \
     troisième cinquième crème poème suprême extrême collège privilège siège piège liège sévère fidèle modèle \
     parallèle zèle achète préfère répète célèbre ténèbres fièvre chèvre lèvre lefèvre lelièvre hélène irène \
     eugène adèle michèle danièle joëlle noël citroën israël raphaël gaël maël loïc naïf maïs haïti héroïque \
     anaïs françois française français garçon leçon façon reçu déçu ça commençait là voilà où à goût coûte \
     août bientôt côté tôt plutôt hôtel rôle contrôle hôpital jérôme benoît maître connaître paraître naître \
     île dîner forêt tête fête prêt arrêt intérêt conquête bête fenêtre pêche andré rené hervé josé zoé \
     cécile gérard bérard frédéric étienne émile éric élise élodie édouard églantine véronique sébastien \
     grégoire thérèse agnès mérimée désiré aimé créé créée année idée journée armée entrée pensée musée lycée \
     équipe état époque étude élément événement écran épais défense défendre général numéro série théorie \
     stratégie échec éviter réponse résultat précédent préféré répété génial médecin énorme sécurité liberté \
     vérité gâteau château bâtiment câble grâce âge âme mâcon œuvre cœur sœur bœuf nœud coupé joué gagné \
     attaqué isolé sauvé menacé tué capturé placé forcé passé blessé fermé rangé bézier bréhat orléans \
     besançon sûr sûre mûr mûre dû crû brûle ère ème héros gênant gêne âme mâle môle drôle trône dépôt \
    ",
    // Spanish
    "también después aquí así está están será sería había aún según más además número única último próximo \
     fácil difícil útil inútil mínimo máximo rápido público política música técnico táctica estratégica línea \
     área límite título capítulo página código periódico matemáticas lógica sábado miércoles día días tenía \
     podría vivía país raíz maíz raúl baúl mañana año años niño niña señor señora español española españa \
     pequeño pequeña sueño dueño otoño montaña campaña compañía compañero daño engaño extraño tamaño enseñar \
     muñoz núñez ibáñez peña íñigo iñigo begoña toño ñu garcía martínez gonzález lópez pérez sánchez \
     rodríguez fernández gómez jiménez díaz hernández álvarez vázquez suárez gutiérrez velázquez ramírez \
     domínguez benítez sebastián martín agustín joaquín fermín julián adrián iván germán román simón ramón \
     ángel ángela óscar víctor héctor césar andrés inés tomás nicolás matías jesús josé sofía lucía maría \
     rocío posición situación solución conclusión opción razón corazón avión camión jamón jugó ganó perdió \
     pasó salió llegó empezó qué cómo cuál dónde cuándo quién sí mí tú él sólo cortó murió pingüino vergüenza \
     bilingüe cigüeña",
    // Portuguese
    "não então são mão mãe mães irmão irmã manhã amanhã maçã pão pães cão cães limão coração opinião razão \
     posição solução situação conclusão decisão questão atenção competição variação proteção invasão união \
     região reação ligação opções posições soluções questões razões ações lições campeões simões magalhães \
     guimarães camões joão sebastião estêvão gastão falcão leitão galvão brandão assunção conceição gonçalo \
     gonçalves mendonça praça força começo começar cabeça peça peças preço espaço almoço você vocês três mês \
     lã lãs rã fã fãs sã vã cristã alemã ímã órfã galã divã \
     português inglês inês moisés antônio antónio vinícius luís josé andré inácio mário fábio flávio cláudio \
     sérgio júlio lúcia patrícia letícia vitória história também porém ninguém além até já só lá há é está \
     será às à pé café fé avó avô robô após difícil fácil possível impossível incrível último próximo número \
     rápido única lógico técnico clássico países saída construída raízes pôr pôde põe dispõe lâmpada câmara \
     ângulo distância importância experiência sequência influência eficiência êxito política água área início \
     sacrifício índice",
    // Italian
    "è perché poiché così più già giù però può città libertà metà età verità realtà qualità possibilità \
     università felicità novità unità virtù gioventù tribù là lì sì né sé ciò farò sarò potrò andrò farà sarà \
     potrà dovrà avrà verrà giocò passò lasciò tagliò mangiò cominciò caffè tè cioè purché affinché benché \
     finché nicolò niccolò salvò calabrò noè mosè giosuè forlì cefalù cantù lunedì martedì venerdì mercoledì \
     costì pietà società attività difficoltà proprietà varietà perciò",
    // Danish, Norwegian, Swedish
    "är på från för även så två åt år när här där stå slå få gå går får må måste små långsam långt många \
     mänga själv också någon något några hörnet hörn större först första förlorar försök försvar gör möjlig \
     nästa näst sätt sättet rätt lätt svårt snäll vänster höger över öppen mörk söder öster åsa åke håkan \
     måns mårten pål pär märta sjöström östlund östberg lindström bergström engström åkesson åberg öberg \
     söderberg sjögren björn björk jönsson göran sören lövgren hägg bäck ström grön gröna spår blå råd åtta \
     sköld höök død dør før efterår når også både måske står slår kåre håkon bård gård gårde hårde ålborg \
     århus åse øl ø øst øverste øvelse ønsker øystein øyvind bjørn bjørg jørgen jørn søren sørensen kjær \
     kjærsgård lærke jæger æble æg ære værd være været bære nær hjørne hjørnet større største først første \
     gør tør skønt grøn grønne rød røde sø søn sønder møller høyer nøgle nørre nørgård løbe løs spør spørre \
     høre høyre tærne læse træ træk trækket trække sæt sætte række rækken væg svær færdig ændre bøe bø bøg \
     møn høj køb trø frø rør rø",
    // Finnish
    "mäki järvi järvinen järvelä mäkelä mäkinen hämäläinen hänninen väinö yrjö hyvä hyvää hyvät tämä tämän \
     tässä tästä tällä siirtä nämä näin näkyy minä sinä hän hänen häntä hyökkäys hyökkää jää jäljellä pitää \
     täytyy käy käydä kädet pelissä pelistä peliä väli välissä väärä väärin vähän enemmän yhtä kyllä hyödy \
     hyöty myös työ tyhjä pöytä löytyy syö syödä syödään kuollä elää elävä eläviä päässä pää päätön äiti älä \
     ääri ryhmä ryhmän yläreuna vielä särki lähellä kärki kärppä ylä öinen pääsee säilyy",
    // Hungarian
    "és jó jól ő ők nő fő kő kövek lő idő erő erős erősebb erősen erősít győz győzelem győzött győri győrfi \
     szőlő szőke tő tőle belőle ebből abból előtt előny elő előre először később kettő következő utolsó első \
     második lépés lépések kérdés védekezés támadás szűk szűcs fű fűz hű tűz gyűrű gyűjt mű műhely működik \
     nagyszerű egyszerű gyönyörű keserű csütörtök között több többet öt össze ötlet öreg könnyű köszönöm \
     körül törő török dönt döntő vörös fehér sötét világos szél él élő élet közép középen széle széles belül \
     út útja túl hosszú lassú fiú háború ágnes álmos árpád ákos ádám balázs bálint dániel dávid gábor géza \
     jános józsef kálmán károly lászló lóránt márton máté mária miklós pál péter sándor tamás zoltán zsófia \
     zsuzsánna tóth kovács szabó horváth németh pócsai bíró halász mészáros szűts lőrincz erdős pethő ernő \
     jenő dezső rezső győző szilárd tímea éva ildikó anikó gergő kristóf játék játszik játszma két három négy \
     hét száz nyűg tűnik tűnt bűn bűnös szűr sűrű szerű hűvös fűszer gyűlés űr űző ügyes ügy ült ül körűl \
     vizsgál vágás vágja sarkát győzni ellenség támad védi véd szülő nők tűrt",
    // Polish
    "się żeby już może też które który która którzy białe biały białych były był była było miał miała dał \
     został stał przegrał wygrał zagrał grał wygląda ład głupi żyje żyją żywa życie trochę proszę muszę gęsty \
     będzie będą wszędzie część części pamięć pięć dziesięć dziewięć sześć dziś ktoś coś jesteś ściana ścian \
     ścianę silną słaby słaba słabe cięcie cięciu ciąć łączy połączenie połączyć sąsiad mądry ząb dąb \
     dąbrowski dąbek dąbrowa kąt róg góra główny mógł później również ósmy ósemka czwórka próba wójcik \
     wójtowicz król królik józef łukasz łucja stanisław bolesław mirosław jarosław wiesław zdzisław bogusław \
     mieczysław władysław przemysław paweł michał rafał grażyna małgorzata błażej jędrzej jędrzejczak wałęsa \
     wiśniewski wiśnia zieliński kamiński szymański jabłoński krawczyński kaczyński górski górecki wróbel źle \
     źródło źrebiec późno błąd błędy zły złe złość ruchów stół koło szkoła gałąź żaba żona żuk żółty książka \
     książę zając mężczyzna mąż święta świat świeży śmierć śnieg środek środku kość gość miłość lódź łódź \
     pień dzień koń słoń ciąg ciągle zajął zaczął stąd skąd dokąd są mają grają wygrają kończy kończyć \
     końcówka pięknie ładny ładnie kształty przykład układ wkład żaden żadna każdy każda należy należycie \
     zębaty sęk pęk mąka łąka bąbel",
    // Czech
    "černý černá černé černí bílý bílá bílé bílého dobrý dobrá dobré dobrého špatný špatná špatné velký velká \
     velké malý malá silný slabý slabá slabší silnější větší menší lepší horší nejlepší další příští druhý \
     druhá třetí čtvrtý pátý šestý hezký krásný správný zajímavý rychlý pomalý možný možná nutný není být \
     může můžu měl měla měli mám má máme tahů černého černému kámen kamenů střed uprostřed útok živý živá \
     mrtvý mrtvá žije žít oči očí jiří jiřina ján tomáš lukáš ondřej matěj vojtěch štěpán vít vítek zdeněk \
     vladimír jaromír luboš miloš aleš bohouš vašek přemysl břetislav bořek řehoř kateřina růžena alžběta \
     božena anežka eliška dvořák dvořáková novák nováková novotný novotná procházka kučera veselý horák němec \
     pokorný pospíšil hájek král jelínek růžička beneš sedláček kolář krejčí navrátil čermák vaněk blažek \
     kříž kovář bartoš vlček šimek polák konečný čech štěrba staněk šťastný škoda škrabal šebek šulc žák \
     žižka ždych zdařilý hruška podpěra již ještě když než už že proč přes před při přímo příliš přestože tři \
     čtyři pět šest dvě děkuji děkuju hlavně stejně určitě včera dnešní zítra večer čas často řada řekl říká \
     tě tělo těžký těžké věc všechno všichni zpět zpátky době městě svět květ běh chyběl oběť",
    // Slovak
    "čierny čierna čierne ťah ťahov ťažký ľahký ľavo vľavo ľuboš ľubomír ľudovít ľudmila kráľ kôň stôl môže \
     môj dôvod pôda kôra nôž vôbec ďalší ďakujem ďuriš ďurčo ďaleko peťo štefan ján krištof tomáš lukáš matúš \
     miloš žofia kováč kováčik tóth horváth szabó balážik molnár zelenák novák hudák polák sýkora krajčí \
     výsledok výsledku vyhrať vyhrá prehrá hrať hrá prešiel dobrý zlý pekný veľký veľa veľmi kameň kameňov \
     tiež ešte nič keď prečo či čiže môžeš vŕba stĺp kĺb mäso päť deväť desať pamäť svätý hľadá strašný šesť",
    // Slovene, Croatian, Bosnian, Serbian
    "č će šta što više još već može kuća noć moć pomoć sreća veća veći jači jača jače odličan greška pogrešan \
     težak težko živi žive živo život kraće kaže kažem učini učiti učitelj čovjek čovek čist čak čas čep \
     čudno početak počinje ključ ključan ruža duša naš vaš šest šesti šah šahovski sačuvati spašen šteta šala \
     dušan dušica miloš uroš saša nataša maša živko živojin željko željka žarko žgajnar božidar božić blaž \
     matjaž tomaž anže žan boštjan jože franč andraž đorđe đoko đurić đurđa anđela anđelko mađar rođen \
     građanin također takođe vođa jović jovanović petrović nikolić marković đorđević stojanović ilić \
     stanković pavlović milošević kovačević kovačić babić jukić jurić jurčić matić marić knežević vuković \
     pešić božović čedomir čeda čavić mutabžija zupančič kovačič potočnik kranjčar dolenšek črni močan \
     rešitev boljše",
    // Romanian
    "și şi că să mă dă fără după până când bună mutări mutările câştigă câștigă câştigat pierdută greşeală \
     greșeală greşit greșit aşa așa aşadar colţ colț colţul ştefan ștefan ştefănescu cătălin ţăranu mihăilă \
     mihăiță bănică bălan bănescu băsescu rădulescu răzvan mălina ionuţ ionuț dragoş dragoș lucreţiu lucreția \
     florenţa constanţa bucureşti bucurești iaşi iași timişoara braşov brașov constanța ţară țară viaţă viață \
     faţă față atenţie atenție poziţie poziție situaţie situație soluţie soluție reacţie încă între însă \
     înainte în întâi întrebare român românia cât câte mâine mână pâine sfârşit sfârșit pământ cuvânt vânt \
     gând rând ultimă primă doamnă piatră albă neagră grupă ţintă casă masă lună apă seară iarnă vară toamnă \
     fată mamă tată țări băiat băieți văd vă ăsta ăla adevărat numără urmă urmează joacă jucător jucători \
     puțin puţin mulți mulţi toți toţi noştri noștri aceşti aceștia ieşi ieși îşi își îmi îți îi îl stângă \
     drăguţ grăbit slăbit apără apărare atacă capăt rămas rămâne văzut sălbatic popă dumitrăşcu rareş drăgan \
     năstase păunescu țepeș lăcătuş oprişan",
    // Turkish
    "iyi ilk iki ikinci ise ile istanbul izmir ismail ibrahim ilhan ilker ilkay inan inci ipek irem ismet \
     için çok değil değer eğer doğru doğan oğlu oğuz oğul uğur uğurlu tuğba tuğçe tuğrul ertuğrul buğra çağrı \
     çağlar çağdaş kağan ağaç dağ dağcı bağ bağlantı sağ sağlam soğuk yağmur yoğun düğüm eğitim öğrenci \
     öğretmen öğüt böğür güneş gün günü güç güçlü güzel gülşen gülay gönül göz gözü görmek göre köşe köşede \
     köşeye köy kötü ön önce önemli ölü öldü özgür ömer özlem özdemir çelik çetin çiğdem çiçek üç ünlü ünal \
     üzgün kış kılıç kız kızıl kırmızı kadın yıl yıldız yıldırım yılmaz ışık ışıl işte aldı yaptı vardı kaldı \
     kazandı kazanır alanı altı altın adım aydın aslı asıl açık acı taşı taş taşlar taşları taşın barış \
     beşiktaş baş başka başla başarı siyahın yaşıyor yaşar yavaş savaş arkadaş kardeş kardeşim güreş geniş iş \
     işler şu şimdi şey şekil şehir şans şahin şen şener şeker şimşek şentürk ayşe ayşegül eşref neşe ateş \
     nişan sınıf sınır sıra sıkı sıkıştı kırk mümkün müthiş süleyman hüseyin gürkan gürbüz bülent ümit düşün \
     düştü büyük küçük kısa kısım çıktı çıkış atılım başar başlangıç başkan bakış akış şule şükrü şulesi \
     şirin şerife maşa başı taşa kaşık aşk",
    // Lithuanian
    "ėjimas ėjimą ėjimai žaisti žaidė žaidimas žaidžia žvaigždė žmogus žodis žuvis žuvo žirgas žydrė žydrūnas \
     žemaitis žukauskas žilinskas žilvinas živilė šis šią šį šarūnas šimkus šiaulių šiandien šviesa šaka \
     šeima šuo čia česlovas čiurlionis ričardas pečiulis juodųjų baltųjų akmenų akmenį kampą grupė grupę \
     grupės jėga stipresnė silpnesnė mažiau mažas gražus gražu blogesnė klaidą klaidų laimėjo laimėjimas \
     pralaimėjo pradžia pabaigą būti būtų būdas jūra jūratė rūta kęstutis kęsgaila žąsis ąžuolas ąžuolų eglė \
     birutė danutė aldutė nijolė ramunė saulė vėjas vėjūnas vėl dėl dėjo pėsčias mėnuo mėlynas sėdi tėvas \
     trečias penktą ketvirtą ačiū paulauskaitė petrauskaitė kazlauskaitė kazlauskienė petrauskienė \
     jankauskienė įvyko į įdomus lygų bijūnas klimavičius stankevičius rinkevičius adamkevičius urbonavičius \
     tūkstantis reikėjo turėjo galėjo norėjo lėtas lėta gražiai ražas gražulis mažeika ražanas žinoma žiūri \
     užima užimti daržas vėlu vėliau vėlesnis",
    // Latvian
    "labāk labākais gājiens gājienu gājieni spēle spēlēt spēlētājs spēcīgs vājš stūris stūrī stūra dzīvo \
     dzīvs dzīve mirušā kļūda kļūdas kļūst ļoti ļaut ņem ņemt šis šī šajā šeit vēl vēlāk jābūt jāspēlē būtu \
     būs būt kā tā tādēļ tāpēc arī kāpēc vairāk mazāk māte mārtiņš mārtiņa jānis jāņa kārlis pēteris jēkabs \
     ēriks andrējs gunārs aigārs ģirts ģertrūde ģimene līga līva žanis ķēniņš ķirsis ķēde ķeizars bērziņš \
     ozoliņš kalniņš kalniņa liepiņš liepiņa krūmiņš krūmiņa zariņš vītols vītola ābele āboliņš āboltiņš \
     dūmiņš pētersons krūze rīga rīgas grūti lūdzu nākamais zaudēja uzvarēja ēst ātri ātrāk ērti īss īsti \
     ūdens šķērso šķiet veiksmīgs mūris mūra",
    // Estonian
    "õige õigus mõtle mõte mõttetu võitis võit võis võib võimalik võtab võta kõik kõige kõrge nõrk nõrgem \
     põhi lõuna lõpp lõpus sõber sõna sõit tõnu tõnis tõeline jõgi jõud hõbe õie õunapuu mägi mäng mängib \
     mängida mängija käik käigu käia hästi väga väike väikese väljas läks läbi nägi näeb täna tähe tähtis \
     pärast pärn kärt märt jäi jääb jüri jürgen jürgenson üks ükski üle ülo ülle küll küsimus müüa püüab \
     püsib tükk tüdruk süda söö söödud löök öö põder rõõm rühm rühma šahh žanr ränk ründab rünnak valgeõige",
    // Russian
    "и в не на что это как так уже ещё чёрные чёрных чёрный чёрным белые белых белый белым ход хода ходы \
     ходить ходит игра играть играл игрок игроки партия партии группа группы камень камни камня угол углу \
     угла центр центре сторона слева справа живёт жить живы умер мертва глаз глаза атака атаковать защита \
     ошибка ошибки хорошо хороший плохо плохой лучше хуже слишком медленно быстро большой больше меньше важно \
     здесь там потом после перед если чтобы только можно нужно надо должен должны может выиграл выиграли \
     проиграл победа победил сдался сдались очко очков коми фора турнир чемпионат россии москва первый второй \
     третий последний начало конец правильно сильный слабый резать соединение сергей андрей алексей александр \
     дмитрий михаил николай владимир виктор игорь олег юрий иван илья пётр павел антон артём максим роман \
     евгений кирилл фёдор василий анатолий валерий борис лев егор наталья татьяна елена ольга анна мария \
     ирина светлана зоя ева екатерина иванов петров сидоров смирнов кузнецов попов соколов лебедев козлов \
     новиков морозов волков павлов семёнов богданов шикшин динерштейн сурин лазарев нечаева жуков щербаков \
     щукин кульков ян тимур тихон галина гуля глеб глебов артур аркадий валентин вадим георгий давид захар \
     игнат инна константин леонид людмила марк никита оксана полина рустам степан тамара фаина филипп эльдар \
     эдуард юлия яков ясно да нет вот или он она они его её поздно рано почему когда где кто форма формы \
     лишний",
    // Ukrainian
    "і й та не що це як чорні чорних білі білих білий хід хороший гарний гра грають групі група кут кутку \
     центр сильніший слабкий помилка тут там після якщо треба можна перемога програв виграв чемпіонат україни \
     київ перший другий її їх їжак міг більше менше андрій олексій сергій дмитро михайло микола володимир \
     василь іван ігор олег євген юрій ярослав богдан тарас галина мирослава оксана гриценко кравець кравченко \
     шевченко бондаренко ткаченко петренко коваль",
    // Bulgarian
    "и не на че това как черните белите черен бял ход добър лош партия партията група ъгъл ъгъла център живее \
     игра играе загубиха спечели грешка тук след преди ако може трябва голям малък първи втори българия софия \
     иван георги димитър петър стоян христо иво галина мария елена петрова иванов димитров георгиев стоянов",
    // Greek
    "ο η το και δεν είναι στη στο στην με για από αυτό μαύρος λευκός μαύρα λευκά μαύρο παίζει γωνία κέντρο \
     κίνηση καλή καλό κακή κακό ομάδα μάτια κόψιμο λάθος πέτρα πέτρες κερδίζει κέρδισε έχασε χάνει ζωή ζει \
     πεθαίνει πρώτος πρώτη τελευταία παιχνίδι αγώνας νίκη ήττα πολύ μεγάλο μικρό εδώ εκεί μετά πριν αν πρέπει \
     μπορεί καλύτερα γιώργος νίκος κώστας γιάννης δημήτρης παναγιώτης βασίλης χρήστος αθανάσιος θεόδωρος \
     αλέξανδρος αλέξης παύλος πέτρος λουκάς μιχάλης στέφανος ελένη μαρία άννα σοφία κατερίνα ειρήνη \
     παπαδόπουλος γεωργίου αθανασίου νικολάου ιωάννου σχήμα σχέδιο αργά γρήγορα δυνατό δυνατή αδύνατο \
     αριστερά δεξιά πάνω κάτω τώρα ίσως όλα κάθε πού γιατί πώς τι ποιος ευαγγελία φώτης φωτιά στέλλα ζαχαρίας \
     βασιλική αναστασία σπύρος μαυρίδης",
    // Hebrew
    "של את על לא זה הוא היא כי גם אם אבל שחור השחור לבן הלבן משחק משחקת מהלך יפה טוב טובה רע רעה פינה בפינה \
     מרכז במרכז הלוח קבוצה לקבוצה עיניים אין יש חיתוך אחרי לפני כאן שם ניצח ניצחון הפסיד טעות אבן אבנים חי מת \
     התקפה הגנה ראשון שני אחרון סוף התחלה מאוד יותר פחות גדול קטן דוד משה יוסף יוסי יעקב אברהם אבי יצחק שרה \
     רחל רבקה לאה נועה יונתן שמעון כהן לוי אמיר עלי מיכאל דניאל רון גיל אורי איתן שלום ישראל טל גל עמית עדן \
     שחר יעל מיכל ענת אורן אריאל בנימין גבריאל ברוך דב זאב חיים חנה יהודה ישי כרמל לירון מאיר נתן סיגל עוזי \
     עמוס פנינה צבי קרן ראובן רותם שמואל תום תמיד מצב מקום צורות חזק חלש שמאל ימין למעלה למטה עכשיו אולי צריך \
     אפשר היה יהיה כבר עוד רק כל איפה למה מה מי",
    // Arabic
    "في من على إلى هذا هذه لا لم هو هي الأسود الأبيض أسود أبيض يلعب لعب لعبة الزاوية زاوية الوسط وسط حركة \
     جميلة جيد جيدة سيئة خطأ كبير كبيرة صغير بعد قبل القطع قطع المجموعة للمجموعة مجموعة ليس عيون عين حجر \
     أحجار فاز خسر فوز خسارة أول ثاني آخر محمد أحمد محمود علي حسن حسين يوسف خالد عمر عثمان سعيد سعد عبد الله \
     الرحمن الرحيم إبراهيم إسماعيل ياسين ياسر نور الدين ليلى فاطمة عائشة مريم سارة زينب كريم سامي طارق هشام \
     مصطفى الحسن جميل سلمان قاسم نبيل هاني وليد رامي زياد فارس كمال منى هدى نادية شكل قوي ضعيف متى أين كيف \
     لماذا هنا هناك الآن ربما يجب كان يكون فقط كل اليمين اليسار",
    // English
    "the and to of is in it that for not don t isn can won doesn didn he she they black white move moves \
     group groups corner side center centre ko komi here there this what which why how good bad better best \
     too early late yet alive dead shape thin thick cut cuts connect connects extend hane joseki fuseki sente \
     gote territory influence stone stones game games play played player s m re ve ll d over bob tom ann bill \
     john brien neil connor arcy smith jones brown tiger friend bot opponent even though maybe should could \
     would means proper looks like",
];

/// Languages that records are rarer in than in their neighbours: how much, as the negative logarithm, and the words.
const RARE: [(f64, &str); 3] = [
    // Catalan
    (
        1.5,
        "això què perquè també però més bé és així són català francès anglès interès després només camí jardí \
         núria lluís jesús josé òscar mercè farràs solà ferrà vilà mòdul història glòria memòria pròxim última \
         èxit època plaça força començar lliçó cançó raó posició situació solució país veïna raïm diürn àrea \
         àngel àlex aquí allà demà",
    ),
    // Icelandic
    (
        2.0,
        "ýmir ýmis ýmsir ýr ýta ýtti nýr nýtt bý ský kýr sýna dýrt \
         það þetta þessi þá þar þegar því þó þór þóra þórður þórunn þorsteinn þorvaldur þorgeir þorlákur þráinn \
         þröstur þuríður þorbjörg sigurður guðrún guðmundur guðjón guðni hreiðar davíð jón jónas jónsson björn \
         björk kristján stefán ólafur óskar örn ásgeir ásta ágúst árni íris ísland íslenskur góður góð hvítur að \
         við með niður maður veður æ ægir sæmundur sæmundsson ævar hér mér þér fór fær ráð áfram já nú út mjög ið \
         uppgjöf stóð sótt sókn vörn höfn",
    ),
    // Dutch
    (
        1.0,
        "één ideeën zeeën knieën reëel efficiënt patiënt geïnteresseerd beïnvloed coördinatie coöperatie zoölogie \
         daniël joël michaël raphaël noël zoë chloë loïs anaïs rené andré josé hélène cliché café scène crème hè \
         ruïne egoïst naïef coëfficiënt geëindigd tweeën drieën geëerd officiële financiële",
    ),
];

/// The words of each language, with its rarity.
pub(super) fn languages() -> impl Iterator<Item = (f64, &'static str)> {
    USUAL.into_iter().map(|words| (0.0, words)).chain(RARE)
}
