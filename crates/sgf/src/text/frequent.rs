//! The most frequent characters of names, results and comments, in scripts whose encodings look alike.

/// A set of characters: a bit for each, as every character that is judged is looked for.
pub(super) struct Characters([u64; 1 << 10]);

impl Characters {
    /// Those of a text, all of which have three bytes in UTF-8.
    const fn of(text: &str) -> Self {
        let (bytes, mut bits, mut at) = (text.as_bytes(), [0; 1 << 10], 0);
        while at < bytes.len() {
            let code =
                (bytes[at] as usize & 0xF) << 12 | (bytes[at + 1] as usize & 0x3F) << 6 | bytes[at + 2] as usize & 0x3F;
            bits[code / 64] |= 1 << (code % 64);
            at += 3;
        }
        Self(bits)
    }

    /// None of them.
    pub const NONE: Self = Self([0; 1 << 10]);

    pub fn contains(&self, character: char) -> bool {
        let code = character as usize;
        self.0.get(code / 64).is_some_and(|bits| bits >> (code % 64) & 1 != 0)
    }
}

/// Written alike in Chinese and Japanese.
pub(super) static HAN: Characters = Characters::of(
    "一二三四五六七八九十百千大小中上下左右前先生人子女日月年天水木金土火山石田林本名手力心目口白王成方正\
    平文明公主世代高長安信光元古今利加名和品回因地坊城太夫好如安定宮局工左市常度式形待必思急性情意感成我戸所打投持指\
    挟断新於方昌明是時書有服期未本朱李村東林柯根格棋極楽次止正死段母比永江決治活流海深清源港湖準火点無特玉現理甲申男\
    界番的直相知石破確示社神私秀秋科程空立竹第筋等紀約紅純素細組経結給絶終羽考者而聖聡職肉背能自至与良色若英草万落行\
    表要見規角解言計記設許話語説調諸谷赤走起超足身車軍転輝辺近返送通速造連進運過道達遠選那郎部里重野量金鉄門開間関防\
    限院陣隆集雨電青静非面音頂順預頭題風飛食首馬高鬼魚黄黒不也了事互交京人仁今仕他付以件任企伊伏会位作使例供保信修個\
    候借元兄充先光克入全公共典兵内再冬冷出分切初判別利制則剛力加助勇動勢化北区半南占原厚参又友反収取受口句可台史右合\
    同向君否呉味呼命品唐問善喜回困固国土在坂坐城基場境外多夜夢太失女妙始姜委婦学宇守安完官定宜実客家容宿密富察寺対将\
    尚就尹局居属岡岩岸峰州工左巨差巻布希帯常平幸庄序府庫康廷弱強弟形彦彩影役律後徳心必志忠快念怪性怒恵想愛慶慎所手才",
);

/// Only in simplified Chinese, or more frequent there.
pub(super) static SIMPLIFIED: Characters = Characters::of(
    "的是不了在有他这个们来为国到以说时要就会可也你对生能得着自之过发后里用然种经么去学都同现当没动\
    起看还进些样她但只从想实它把机与此已使情又点业将两由很最并物应战体被什产或己身果斯化老给什次儿声提立及员真论处义各\
    入几认条系气题尔更打变总何电数少报才受目再建务做接必件管期直资命许统队便决展马司基眼书则听却达放强即像难且权象完设\
    色路记住告类求据边死张该规取拉格望觉术领共确传师观让识候带导争运棋黑盘胜负级赛轮预执贴输终厚薄缓急攻防收官净劫断长飞\
    跳挂拆夹碰扳尖虎双吃征势杀赢错误损妙认杨刘陈黄赵吴孙罗郑谢韩冯邓萧蒋叶苏吕卢钟谭陆贾韦邹龙贺顾龚钱严汤戴莫孔覃武邱\
    毛郝邵侯雷聂俞芮江檀彭范曹唐邢沈乔余丁梁蔡姚崔廖潘杜魏袁曾肖董徐伟芳娜敏静丽磊洋艳杰涛超霞刚桂华斌浩凯俊鹏波晨辉健宁\
    晓建国志永红兰云峰毅昊睿耀博嘉炜瑞泽轩柯洁古力连笑卫平春芈昱廷星钰莹辜梓豪党泰龄羊科靖峻谢尔豪旻弈铭彦宏杭晗张周朱胡郭何高林宋许田于余程任沈姜汪\
    夏付方熊秦尹薛闫段侯史陶黎万孟向樊兰施涂洪翟安颜倪牛温季鲁葛伍申尤毕霍焦俊\
    东岛阳阴欧亚洲沪粤苏浙闽辽鲁湖赣滇团际联网络银济务农产众军区县乡镇街园桥树鸟鱼见让谁吗吧呢啊",
);

/// Only in traditional Chinese, or more frequent there.
pub(super) static TRADITIONAL: Characters = Characters::of(
    "的是不了在有他這個們來為國到以說時要就會可也你對生能得著自之過發後裡用然種經麼去學都同現當沒\
    動起看還進些樣她但只從想實它把機與此已使情又點業將兩由很最並物應戰體被什產或己身果斯化老給次兒聲提及員真論處義各幾認\
    條係氣題爾更變總電數少報才受目再務做接件管資許統隊便決展馬司眼書則聽卻達放強即像難且權象完設路記住告類求據邊張該規望\
    覺術領共確傳師觀讓識帶導爭運黑盤勝負級賽輪預執貼輸終薄緩攻防收官淨劫斷長飛跳掛拆夾碰扳尖虎雙吃徵勢殺贏錯誤損楊劉陳黃\
    趙吳孫羅鄭謝韓馮鄧蕭蔣葉蘇呂盧鍾譚陸賈韋鄒龍賀顧龔錢嚴湯戴莫孔邱毛郝邵侯雷聶俞江彭范曹邢沈喬余丁梁蔡姚崔廖潘杜魏袁曾\
    董徐偉芳娜敏靜麗洋豔傑濤超霞剛桂華斌浩凱俊鵬波晨輝健寧曉建紅蘭雲毅昊睿耀博嘉瑞澤軒勳峰栩銘琬依旻皓詩淵君諺均黑俐簡庭屆\
    崴夏押禮宏志哲豪翔維昌凱彥廷宇柏鈞傑信張周朱胡郭何高林宋田于程任沈姜汪夏付\
    方熊秦尹薛段史陶黎萬孟向樊施塗洪翟安顏倪牛溫季魯葛伍申尤畢霍焦",
);

/// Only in Japanese, or more frequent there.
pub(super) static JAPANESE: Characters = Characters::of(
    "円気毎読発売図広転楽験帰悪歩駅飲碁負敗戦級盤聖棋院位座予押込着形勢薄隅劫殺佐藤鈴橋渡辺伊斎崎森池\
    阿部川岡後長谷近遠福浦島原竹武趙治勲呉栄男正樹直敬吾裕依紀基張結城淑美咲虎丸遼志紳芝関航実薫宇朗井黒沢羽尾々浩幸貴昭\
    博康弘哲健隆誠義信光司雄夫彦介輔助作造蔵松梅桜杉柳藤菅荒熊鷹鶴亀龍竜滝浜沼塚堀堂窪荻蘇芳河瀬泉森沖津港湯浅黄緑紫銀鉄\
    小大高中山田村本石木口手持勝名人坊第局戦段番先白黒本因天元王十碁厳左右打込悪切困る挑者挑対決勝準優回期",
);

/// The syllables that Korean is mostly made of.
pub(super) static HANGUL: Characters = Characters::of(
    "이그는을를의에가고하다한인지도로나사아자기서은대수리어시정라해보일주부전제세구여무상스소만공유장동마원비있과면신\
    성우생말바들경조발심모음간관선연방미천강영당안양오위요배물국진현호차재학문내중실입결계등때없저것더된되니게러까와\
    야으며터드트크르레카타파흑백돌집귀변앙착점단급승패판반불했였습먼왼쪽래침살젖히끊겨곤란예김박최윤임권황송류홍손허\
    남노곽민엄채함염추석설길표명왕금옥육맹탁편용준훈혁창환철희숙순규태범근광찬건웅혜빈솔별좋않너느둔둘두번째회삼칠팔\
    십년월목력격투포행맥활축싸움끝엷얇약후좌화초읽료던갔왔됐겠었알든코페루베섬센션디체짐브웨몰멜렘할캐키토티테쿠퀴글\
    슬블플른려령렬뉴네닐델덴데돈독딘딜랜랑랄람랭런렌롤론룬룩릭린립링막망매맨머메멘몬밀버벌벤벨본볼북빅빌산새샌샘셀쇼\
    숲쉬슨싱써쓰악애액앤앨얀언얼업엔엘역열온올완외욘운울워윌율잉작잔잘잠잭젠젤족존졸죽줄즈증직질짜참책처청촌총춘출충\
    취친칸칼캄캔커컨컬케켄켈콘콜쿼클킨킬킹탄탈탐택턴텐텔톤통특틴팀팬퍼펜펠폴푸풀프피핀필합항핵햄향헌험헤헨협형혹혼홀\
    횡효휘휴흐힌힐",
);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_characters_of_a_set_are_those_of_its_text() {
        let text = "一丁龠가힣";
        let set = Characters::of(text);
        let found: String = ('\0'..=char::MAX).filter(|&character| set.contains(character)).collect();
        assert_eq!(found, text);
    }
}
