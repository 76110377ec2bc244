import type { NameTable } from './names.ts'

/** Native spelling, a colon, and how it is written in a handle. */
export const JAPANESE: NameTable = {
  female:
    '葵:aoi 明日香:asuka 彩:aya 綾乃:ayano 千夏:chinatsu 恵美:emi 春香:haruka 陽菜:hina ひかり:hikari 香織:kaori 琴音:kotone 真央:mao 麻衣:mai まどか:madoka 美咲:misaki 美月:mizuki 桃子:momoko 七海:nanami 奈々:nana 玲奈:rena 莉子:riko さくら:sakura 咲:saki 沙織:saori 詩織:shiori 汐里:shiori 鈴:suzu 友香:yuka 優奈:yuna 結衣:yui 由紀:yuki 優花:yuka 夏希:natsuki 真由:mayu 遥:haruka 理沙:risa 小春:koharu 千尋:chihiro 瞳:hitomi 和香:waka',
  male: '明:akira 淳:atsushi 大輔:daisuke 英太:eita 浩:hiroshi 拓海:takumi 和也:kazuya 健太:kenta 健一:kenichi 圭:kei 航平:kohei 光:hikaru 誠:makoto 直樹:naoki 亮:ryo 涼太:ryota 聡:satoshi 翔:sho 翔太:shota 慎吾:shingo 大地:daichi 大樹:daiki 隆:takashi 達也:tatsuya 哲也:tetsuya 智也:tomoya 翼:tsubasa 渉:wataru 康平:kohei 陽介:yosuke 悠斗:yuto 裕太:yuta 雄一:yuichi 蓮:ren 颯:hayate 俊:shun 樹:itsuki 海斗:kaito 修平:shuhei 孝:takashi',
  family:
    '青木:aoki 石井:ishii 今井:imai 上原:uehara 遠藤:endo 大野:ohno 岡本:okamoto 小川:ogawa 小野寺:onodera 片山:katayama 川口:kawaguchi 河合:kawai 菊地:kikuchi 北川:kitagawa 久保:kubo 黒田:kuroda 小松:komatsu 斎藤:saito 坂本:sakamoto 桜井:sakurai 篠原:shinohara 柴田:shibata 島田:shimada 杉山:sugiyama 須藤:sudo 高木:takagi 竹内:takeuchi 田村:tamura 千葉:chiba 土屋:tsuchiya 永井:nagai 中川:nakagawa 西村:nishimura 野口:noguchi 橋本:hashimoto 浜田:hamada 原田:harada 平野:hirano 福田:fukuda 藤原:fujiwara 本田:honda 前田:maeda 増田:masuda 松岡:matsuoka 三浦:miura 水野:mizuno 宮崎:miyazaki 村上:murakami 森田:morita 矢野:yano 山口:yamaguchi 横山:yokoyama 吉田:yoshida 和田:wada',
}

export const KOREAN: NameTable = {
  female:
    '가은:gaeun 나연:nayeon 다은:daeun 민서:minseo 민지:minji 보라:bora 서연:seoyeon 서윤:seoyun 소희:sohee 수빈:subin 수아:sua 아린:arin 예린:yerin 예은:yeeun 유나:yuna 유진:yujin 은지:eunji 주은:jueun 지민:jimin 지수:jisoo 지은:jieun 채원:chaewon 하늘:haneul 하은:haeun 혜진:hyejin',
  male: '건우:gunwoo 도윤:doyun 동현:donghyun 민수:minsu 민준:minjun 상우:sangwoo 서준:seojun 성민:sungmin 성호:sungho 승현:seunghyun 시우:siwoo 영준:youngjun 우진:woojin 은우:eunwoo 재민:jaemin 재현:jaehyun 정우:jungwoo 주원:juwon 준호:junho 지호:jiho 진우:jinwoo 태민:taemin 태윤:taeyun 현우:hyunwoo 현준:hyunjun',
  family:
    '강:kang 고:ko 구:koo 권:kwon 김:kim 남:nam 노:noh 류:ryu 문:moon 민:min 박:park 배:bae 백:baek 서:seo 손:son 송:song 신:shin 안:ahn 양:yang 오:oh 우:woo 유:yoo 윤:yoon 이:lee 임:lim 장:jang 전:jeon 정:jung 조:cho 주:joo 차:cha 최:choi 한:han 허:heo 홍:hong 황:hwang',
}

export const ARABIC: NameTable = {
  female:
    'أسماء:asmaa أمل:amal آية:aya إيمان:eman بسمة:basma جميلة:jamila حنان:hanan دانة:dana دينا:dina رانيا:rania ريم:reem ريهام:reham سارة:sara سلمى:salma شهد:shahd غادة:ghada فرح:farah لمى:lama لينا:lina ليلى:layla منى:mona مي:mai نورة:noura نور:nour هبة:heba هدى:huda هند:hind ياسمين:yasmin',
  male: 'أحمد:ahmed أيمن:ayman باسم:basem بدر:badr تامر:tamer حسام:hossam خالد:khaled رامي:rami زياد:ziad سامي:sami سعد:saad سلطان:sultan طارق:tarek عادل:adel عمر:omar عمرو:amr فارس:fares فهد:fahad فيصل:faisal كريم:karim ماجد:majed مازن:mazen محمود:mahmoud مروان:marwan نادر:nader هاني:hany وليد:walid ياسر:yasser يوسف:youssef',
  family:
    'البنا:albanna الحربي:alharbi الحداد:alhaddad الخطيب:alkhatib الدوسري:aldosari الراوي:alrawi الزهراني:alzahrani السباعي:alsebai الشريف:alsharif الشمري:alshammari الصباغ:alsabbagh العتيبي:alotaibi العمري:alomari الغامدي:alghamdi القحطاني:alqahtani الكردي:alkurdi المصري:almasri المطيري:almutairi النجار:alnajjar جابر:gaber حجازي:hegazy خليل:khalil درويش:darwish رشدي:rushdi زيدان:zidan سلامة:salama شاهين:shahin صبري:sabry عزت:ezzat فوزي:fawzy كامل:kamel منصور:mansour ناصر:nasser',
}
