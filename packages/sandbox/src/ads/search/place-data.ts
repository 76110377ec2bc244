/** ISO 3166-1 alpha-2 of the countries ads can be shown in. */
export const COUNTRY_CODES = `
AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CO
CR CV CW CY CZ DE DJ DK DM DO DZ EC EE EG ES ET FI FJ FM FO FR GA GB GD GE GF GH GI GL GM GN GP GQ GR GT GU GW GY HK HN
HR HT HU ID IE IL IN IQ IS IT JM JO JP KE KG KH KI KM KN KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH
MK ML MM MN MO MQ MR MT MU MV MW MX MY MZ NA NC NE NG NI NL NO NP NR NZ OM PA PE PF PG PH PK PL PR PS PT PW PY QA RE RO
RS RW SA SB SC SE SG SI SK SL SM SN SO SR ST SV SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN
VU WS YE YT ZA ZM ZW`
  .trim()
  .split(/\s+/)

/** Regions that exist whether or not anybody of the network lives there. */
export const REGION_NAMES: Record<string, string> = {
  US: 'Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming',
  GB: 'England,Scotland,Wales,Northern Ireland',
  JP: '北海道 / Hokkaido,青森県 / Aomori,岩手県 / Iwate,宮城県 / Miyagi,秋田県 / Akita,山形県 / Yamagata,福島県 / Fukushima,茨城県 / Ibaraki,栃木県 / Tochigi,群馬県 / Gunma,埼玉県 / Saitama,千葉県 / Chiba,東京都 / Tokyo,神奈川県 / Kanagawa,新潟県 / Niigata,富山県 / Toyama,石川県 / Ishikawa,福井県 / Fukui,山梨県 / Yamanashi,長野県 / Nagano,岐阜県 / Gifu,静岡県 / Shizuoka,愛知県 / Aichi,三重県 / Mie,滋賀県 / Shiga,京都府 / Kyoto,大阪府 / Osaka,兵庫県 / Hyogo,奈良県 / Nara,和歌山県 / Wakayama,鳥取県 / Tottori,島根県 / Shimane,岡山県 / Okayama,広島県 / Hiroshima,山口県 / Yamaguchi,徳島県 / Tokushima,香川県 / Kagawa,愛媛県 / Ehime,高知県 / Kochi,福岡県 / Fukuoka,佐賀県 / Saga,長崎県 / Nagasaki,熊本県 / Kumamoto,大分県 / Oita,宮崎県 / Miyazaki,鹿児島県 / Kagoshima,沖縄県 / Okinawa',
  CA: 'Alberta,British Columbia,Manitoba,New Brunswick,Newfoundland and Labrador,Nova Scotia,Ontario,Prince Edward Island,Quebec,Saskatchewan',
  AU: 'New South Wales,Victoria,Queensland,Western Australia,South Australia,Tasmania',
}

/** city as the network writes it | country | name in English | region in English | post code */
export const CITY_TABLE = `
New York|US|New York|New York|10001
Los Angeles|US|Los Angeles|California|90012
Chicago|US|Chicago|Illinois|60601
Austin|US|Austin|Texas|78701
Houston|US|Houston|Texas|77002
Seattle|US|Seattle|Washington|98101
Denver|US|Denver|Colorado|80202
Atlanta|US|Atlanta|Georgia|30303
Boston|US|Boston|Massachusetts|02108
Portland|US|Portland|Oregon|97201
Minneapolis|US|Minneapolis|Minnesota|55401
Philadelphia|US|Philadelphia|Pennsylvania|19102
London|GB|London|England|EC1A
Manchester|GB|Manchester|England|M1
Glasgow|GB|Glasgow|Scotland|G1
Bristol|GB|Bristol|England|BS1
Leeds|GB|Leeds|England|LS1
Cardiff|GB|Cardiff|Wales|CF10
Dublin|IE|Dublin|Leinster|D01
Toronto|CA|Toronto|Ontario|M5H
Vancouver|CA|Vancouver|British Columbia|V6B
Montréal|CA|Montreal|Quebec|H2Y
Sydney|AU|Sydney|New South Wales|2000
Melbourne|AU|Melbourne|Victoria|3000
Auckland|NZ|Auckland|Auckland|1010
Bengaluru|IN|Bengaluru|Karnataka|560001
Mumbai|IN|Mumbai|Maharashtra|400001
Lagos|NG|Lagos|Lagos State|100001
Nairobi|KE|Nairobi|Nairobi County|00100
Johannesburg|ZA|Johannesburg|Gauteng|2001
Cape Town|ZA|Cape Town|Western Cape|8001
Singapore|SG|Singapore|Central Region|018956
Manila|PH|Manila|Metro Manila|1000
東京|JP|Tokyo|東京都 / Tokyo|100-0001
横浜|JP|Yokohama|神奈川県 / Kanagawa|220-0011
大阪|JP|Osaka|大阪府 / Osaka|530-0001
京都|JP|Kyoto|京都府 / Kyoto|600-8001
名古屋|JP|Nagoya|愛知県 / Aichi|450-0002
福岡|JP|Fukuoka|福岡県 / Fukuoka|810-0001
札幌|JP|Sapporo|北海道 / Hokkaido|060-0001
仙台|JP|Sendai|宮城県 / Miyagi|980-0021
広島|JP|Hiroshima|広島県 / Hiroshima|730-0011
神戸|JP|Kobe|兵庫県 / Hyogo|650-0021
埼玉|JP|Saitama|埼玉県 / Saitama|330-0063
千葉|JP|Chiba|千葉県 / Chiba|260-0013
新潟|JP|Niigata|新潟県 / Niigata|950-0087
静岡|JP|Shizuoka|静岡県 / Shizuoka|420-0851
那覇|JP|Naha|沖縄県 / Okinawa|900-0015
Madrid|ES|Madrid|Community of Madrid|28001
Barcelona|ES|Barcelona|Catalonia|08001
Sevilla|ES|Seville|Andalusia|41001
Ciudad de México|MX|Mexico City|Mexico City|06000
Guadalajara|MX|Guadalajara|Jalisco|44100
Monterrey|MX|Monterrey|Nuevo León|64000
Buenos Aires|AR|Buenos Aires|Buenos Aires|C1002
Bogotá|CO|Bogota|Bogotá D.C.|110111
Medellín|CO|Medellin|Antioquia|050001
Santiago|CL|Santiago|Santiago Metropolitan|8320000
Lima|PE|Lima|Lima|15001
São Paulo|BR|Sao Paulo|São Paulo|01001
Rio de Janeiro|BR|Rio de Janeiro|Rio de Janeiro|20010
Belo Horizonte|BR|Belo Horizonte|Minas Gerais|30110
Recife|BR|Recife|Pernambuco|50010
Porto Alegre|BR|Porto Alegre|Rio Grande do Sul|90010
Salvador|BR|Salvador|Bahia|40010
Curitiba|BR|Curitiba|Paraná|80010
Lisboa|PT|Lisbon|Lisbon|1100
Porto|PT|Porto|Porto|4000
Paris|FR|Paris|Île-de-France|75001
Lyon|FR|Lyon|Auvergne-Rhône-Alpes|69001
Marseille|FR|Marseille|Provence-Alpes-Côte d'Azur|13001
Nantes|FR|Nantes|Pays de la Loire|44000
Lille|FR|Lille|Hauts-de-France|59000
Toulouse|FR|Toulouse|Occitanie|31000
Bruxelles|BE|Brussels|Brussels-Capital|1000
Berlin|DE|Berlin|Berlin|10115
Hamburg|DE|Hamburg|Hamburg|20095
München|DE|Munich|Bavaria|80331
Köln|DE|Cologne|North Rhine-Westphalia|50667
Leipzig|DE|Leipzig|Saxony|04103
Stuttgart|DE|Stuttgart|Baden-Württemberg|70173
Wien|AT|Vienna|Vienna|1010
Zürich|CH|Zurich|Zürich|8001
Roma|IT|Rome|Lazio|00118
Milano|IT|Milan|Lombardy|20121
Napoli|IT|Naples|Campania|80121
Torino|IT|Turin|Piedmont|10121
Bologna|IT|Bologna|Emilia-Romagna|40121
Palermo|IT|Palermo|Sicily|90121
서울|KR|Seoul|Seoul|04524
부산|KR|Busan|Busan|48943
대구|KR|Daegu|Daegu|41910
인천|KR|Incheon|Incheon|22332
대전|KR|Daejeon|Daejeon|34126
Jakarta|ID|Jakarta|Jakarta|10110
Bandung|ID|Bandung|West Java|40111
Surabaya|ID|Surabaya|East Java|60111
Yogyakarta|ID|Yogyakarta|Yogyakarta|55111
Medan|ID|Medan|North Sumatra|20111
Denpasar|ID|Denpasar|Bali|80111
القاهرة|EG|Cairo|Cairo|11511
الإسكندرية|EG|Alexandria|Alexandria|21500
الرياض|SA|Riyadh|Riyadh|11564
جدة|SA|Jeddah|Makkah|21442
دبي|AE|Dubai|Dubai|00000
الدار البيضاء|MA|Casablanca|Casablanca-Settat|20000
عمّان|JO|Amman|Amman|11110
`
