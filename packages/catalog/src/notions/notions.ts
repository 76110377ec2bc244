/** `English | Japanese | Spanish | Portuguese | French | German | Korean | Indonesian`, our own; the usual writing first. */
export const NOTIONS = `
coffee | コーヒー, 珈琲 | café | café | café | kaffee | 커피 | kopi
tea | お茶, 紅茶 | té | chá | thé | tee | 차 | teh
green tea | 緑茶 | té verde | chá verde | thé vert | grüner tee | 녹차 | teh hijau
matcha | 抹茶 | matcha | matcha | matcha | matcha | 말차 | matcha
latte | ラテ, カフェラテ | latte | latte | latte | milchkaffee | 라떼 | latte
espresso | エスプレッソ | espresso | expresso | expresso | espresso | 에스프레소 | espresso
beer | ビール | cerveza | cerveja | bière | bier | 맥주 | bir
wine | ワイン | vino | vinho | vin | wein | 와인 | anggur
whisky, whiskey | ウイスキー, ウィスキー | whisky | uísque | whisky | whisky | 위스키 | wiski
sake | 日本酒 | sake | saquê | saké | sake | 사케 | sake
ramen | ラーメン | ramen | ramen | ramen | ramen | 라면 | ramen
sushi | 寿司, お寿司 | sushi | sushi | sushi | sushi | 초밥 | sushi
curry | カレー | curry | curry | curry | curry | 카레 | kari
pizza | ピザ | pizza | pizza | pizza | pizza | 피자 | pizza
burger, hamburger | ハンバーガー | hamburguesa | hambúrguer | burger | burger | 햄버거 | burger
bread | パン | pan | pão | pain | brot | 빵 | roti
rice | お米, ご飯 | arroz | arroz | riz | reis | 쌀 | nasi
chocolate | チョコレート, チョコ | chocolate | chocolate | chocolat | schokolade | 초콜릿 | cokelat
cake | ケーキ | pastel | bolo | gâteau | kuchen | 케이크 | kue
ice cream | アイスクリーム, アイス | helado | sorvete | glace | eis | 아이스크림 | es krim
breakfast | 朝食, 朝ごはん | desayuno | café da manhã | petit déjeuner | frühstück | 아침식사 | sarapan
lunch | ランチ, 昼食 | almuerzo | almoço | déjeuner | mittagessen | 점심 | makan siang
dinner | 夕食, ディナー | cena | jantar | dîner | abendessen | 저녁 | makan malam
restaurant, restaurants | レストラン | restaurante | restaurante | restaurant | restaurant | 레스토랑 | restoran
cafe, cafes | カフェ, 喫茶店 | cafetería | cafeteria | café | café | 카페 | kafe
cooking | 料理 | cocina | culinária | cuisine | kochen | 요리 | memasak
recipe, recipes | レシピ | receta | receita | recette | rezept | 레시피 | resep
vegan | ヴィーガン | vegano | vegano | végane | vegan | 비건 | vegan
music | 音楽 | música | música | musique | musik | 음악 | musik
concert, concerts | コンサート, ライブ | concierto | show | concert | konzert | 콘서트 | konser
guitar | ギター | guitarra | guitarra | guitare | gitarre | 기타 | gitar
piano | ピアノ | piano | piano | piano | klavier | 피아노 | piano
idol, idols | アイドル | ídolo | ídolo | idole | idol | 아이돌 | idola
movie, movies, film | 映画 | película | filme | film | film | 영화 | film
anime | アニメ | anime | anime | anime | anime | 애니메이션 | anime
manga | 漫画, マンガ | manga | mangá | manga | manga | 만화 | manga
drama | ドラマ | drama | drama | drame | drama | 드라마 | drama
book, books | 本 | libro | livro | livre | buch | 책 | buku
reading | 読書 | lectura | leitura | lecture | lesen | 독서 | membaca
novel, novels | 小説 | novela | romance | roman | roman | 소설 | novel
art | アート, 美術 | arte | arte | art | kunst | 예술 | seni
museum, museums | 美術館, 博物館 | museo | museu | musée | museum | 박물관 | museum
photography | 写真 | fotografía | fotografia | photographie | fotografie | 사진 | fotografi
camera | カメラ | cámara | câmera | appareil photo | kamera | 카메라 | kamera
game, games, gaming | ゲーム | videojuegos | jogos | jeux vidéo | spiele | 게임 | gim
board games | ボードゲーム | juegos de mesa | jogos de tabuleiro | jeux de société | brettspiele | 보드게임 | permainan papan
travel | 旅行 | viajes | viagem | voyage | reisen | 여행 | perjalanan
hotel, hotels | ホテル | hotel | hotel | hôtel | hotel | 호텔 | hotel
hot spring, onsen | 温泉 | aguas termales | águas termais | source chaude | heiße quelle | 온천 | pemandian air panas
beach | ビーチ | playa | praia | plage | strand | 해변 | pantai
mountain, mountains | 山 | montaña | montanha | montagne | berg | 산 | gunung
hiking | 登山, ハイキング | senderismo | trilha | randonnée | wandern | 등산 | mendaki
camping | キャンプ | camping | acampamento | camping | camping | 캠핑 | berkemah
train, trains | 電車, 鉄道 | tren | trem | train | zug | 기차 | kereta
flight | フライト, 飛行機 | vuelo | voo | vol | flug | 비행기 | penerbangan
car, cars | 車, クルマ | coche | carro | voiture | auto | 자동차 | mobil
electric car, electric cars | 電気自動車 | coche eléctrico | carro elétrico | voiture électrique | elektroauto | 전기차 | mobil listrik
motorcycle, motorbike | バイク | moto | moto | moto | motorrad | 오토바이 | motor
bicycle, bike, cycling | 自転車 | bicicleta | bicicleta | vélo | fahrrad | 자전거 | sepeda
football, soccer | サッカー | fútbol | futebol | football | fußball | 축구 | sepak bola
baseball | 野球 | béisbol | beisebol | baseball | baseball | 야구 | bisbol
basketball | バスケ, バスケットボール | baloncesto | basquete | basket | basketball | 농구 | bola basket
tennis | テニス | tenis | tênis | tennis | tennis | 테니스 | tenis
golf | ゴルフ | golf | golfe | golf | golf | 골프 | golf
swimming | 水泳 | natación | natação | natation | schwimmen | 수영 | renang
running | ランニング, マラソン | correr | corrida | course à pied | laufen | 달리기 | lari
marathon | マラソン | maratón | maratona | marathon | marathon | 마라톤 | maraton
yoga | ヨガ | yoga | ioga | yoga | yoga | 요가 | yoga
fitness | フィットネス | fitness | fitness | fitness | fitness | 피트니스 | kebugaran
workout, gym | 筋トレ, ジム | gimnasio | academia | musculation | fitnessstudio | 헬스 | gym
diet | ダイエット | dieta | dieta | régime | diät | 다이어트 | diet
sleep | 睡眠 | sueño | sono | sommeil | schlaf | 수면 | tidur
health | 健康 | salud | saúde | santé | gesundheit | 건강 | kesehatan
cat, cats | 猫, ねこ, ネコ | gato | gato | chat | katze | 고양이 | kucing
dog, dogs | 犬, いぬ | perro | cachorro | chien | hund | 강아지, 개 | anjing
pet, pets | ペット | mascota | animal de estimação | animal de compagnie | haustier | 반려동물 | hewan peliharaan
flower, flowers | 花 | flores | flores | fleurs | blumen | 꽃 | bunga
cherry blossom, cherry blossoms | 桜 | cerezos en flor | cerejeira | cerisiers | kirschblüte | 벚꽃 | sakura
garden, gardening | ガーデニング, 庭 | jardín | jardim | jardin | garten | 정원 | taman
weather | 天気 | tiempo | tempo | météo | wetter | 날씨 | cuaca
rain | 雨 | lluvia | chuva | pluie | regen | 비 | hujan
snow | 雪 | nieve | neve | neige | schnee | 눈 | salju
fashion | ファッション | moda | moda | mode | mode | 패션 | fesyen
sneakers | スニーカー | zapatillas | tênis | baskets | sneaker | 운동화 | sneakers
makeup | メイク, コスメ | maquillaje | maquiagem | maquillage | schminke | 메이크업 | riasan
skincare | スキンケア | cuidado de la piel | cuidados com a pele | soins de la peau | hautpflege | 스킨케어 | perawatan kulit
perfume | 香水 | perfume | perfume | parfum | parfüm | 향수 | parfum
hair | 髪, ヘア | pelo | cabelo | cheveux | haare | 머리 | rambut
nails | ネイル | uñas | unhas | ongles | nägel | 네일 | kuku
shopping | 買い物, ショッピング | compras | compras | shopping | einkaufen | 쇼핑 | belanja
sale | セール | rebajas | promoção | soldes | ausverkauf | 세일 | diskon
gift, gifts, present | プレゼント, ギフト | regalo | presente | cadeau | geschenk | 선물 | hadiah
smartphone | スマホ, スマートフォン | móvil | celular | smartphone | smartphone | 스마트폰 | ponsel
computer, pc | パソコン | ordenador | computador | ordinateur | computer | 컴퓨터 | komputer
ai, artificial intelligence | AI, 人工知能 | inteligencia artificial | inteligência artificial | intelligence artificielle | künstliche intelligenz | 인공지능 | kecerdasan buatan
programming | プログラミング | programación | programação | programmation | programmieren | 프로그래밍 | pemrograman
startup, startups | スタートアップ | startup | startup | startup | startup | 스타트업 | startup
work, job | 仕事 | trabajo | trabalho | travail | arbeit | 일 | kerja
job change | 転職 | cambio de trabajo | mudança de emprego | reconversion | jobwechsel | 이직 | ganti pekerjaan
remote work | リモートワーク, テレワーク | teletrabajo | trabalho remoto | télétravail | homeoffice | 재택근무 | kerja jarak jauh
marketing | マーケティング | marketing | marketing | marketing | marketing | 마케팅 | pemasaran
advertising, ads | 広告 | publicidad | publicidade | publicité | werbung | 광고 | iklan
money | お金 | dinero | dinheiro | argent | geld | 돈 | uang
saving | 節約, 貯金 | ahorro | poupança | épargne | sparen | 저축 | menabung
investing, investment | 投資 | inversión | investimento | investissement | investieren | 투자 | investasi
stocks | 株 | acciones | ações | actions | aktien | 주식 | saham
bitcoin | ビットコイン | bitcoin | bitcoin | bitcoin | bitcoin | 비트코인 | bitcoin
house, home | 家 | casa | casa | maison | haus | 집 | rumah
furniture | 家具 | muebles | móveis | meubles | möbel | 가구 | furnitur
interior | インテリア | decoración | decoração | décoration | einrichtung | 인테리어 | interior
moving house | 引っ越し | mudanza | mudança | déménagement | umzug | 이사 | pindah rumah
baby | 赤ちゃん | bebé | bebê | bébé | baby | 아기 | bayi
parenting | 育児, 子育て | crianza | parentalidade | parentalité | erziehung | 육아 | pengasuhan
wedding | 結婚式 | boda | casamento | mariage | hochzeit | 결혼식 | pernikahan
school | 学校 | escuela | escola | école | schule | 학교 | sekolah
university | 大学 | universidad | universidade | université | universität | 대학교 | universitas
study, studying | 勉強 | estudiar | estudar | étudier | lernen | 공부 | belajar
english | 英語 | inglés | inglês | anglais | englisch | 영어 | bahasa inggris
science | 科学 | ciencia | ciência | science | wissenschaft | 과학 | sains
space | 宇宙 | espacio | espaço | espace | weltraum | 우주 | luar angkasa
news | ニュース | noticias | notícias | actualités | nachrichten | 뉴스 | berita
weekend | 週末 | fin de semana | fim de semana | week-end | wochenende | 주말 | akhir pekan
summer | 夏 | verano | verão | été | sommer | 여름 | musim panas
winter | 冬 | invierno | inverno | hiver | winter | 겨울 | musim dingin
spring | 春 | primavera | primavera | printemps | frühling | 봄 | musim semi
autumn, fall | 秋 | otoño | outono | automne | herbst | 가을 | musim gugur
christmas | クリスマス | navidad | natal | noël | weihnachten | 크리스마스 | natal
birthday | 誕生日 | cumpleaños | aniversário | anniversaire | geburtstag | 생일 | ulang tahun
`
