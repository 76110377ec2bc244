export type Language = 'en' | 'ja' | 'es' | 'pt' | 'fr' | 'de' | 'it' | 'ko' | 'id' | 'ar'

export type Place = {
  city: string
  /** How people there write it, the city itself first. */
  spellings: string[]
  country: string
  language: Language
  /** Hours ahead of UTC, without summer time. */
  offset: number
  weight: number
}

/** city | country | hours ahead of UTC | weight | other spellings, as people write them in a profile */
const TABLE: Record<Language, string> = {
  en: `
New York|US|-5|9|New York, NY,NYC,Brooklyn, NY,nyc 🗽,New York City
Los Angeles|US|-8|7|Los Angeles, CA,LA,los angeles,Pasadena, CA
Chicago|US|-6|5|Chicago, IL,Chicago,chicago il
Austin|US|-6|4|Austin, TX,Austin, Texas,atx
Houston|US|-6|3|Houston, TX,HTX,Houston, Texas
Seattle|US|-8|4|Seattle, WA,Seattle,PNW,seattle wa
Denver|US|-7|3|Denver, CO,Boulder, CO,Colorado
Atlanta|US|-5|3|Atlanta, GA,ATL,Atlanta, Georgia
Boston|US|-5|3|Boston, MA,Somerville, MA,Boston
Portland|US|-8|2|Portland, OR,Portland, Oregon,pdx
Minneapolis|US|-6|2|Minneapolis, MN,Twin Cities,Minnesota
Philadelphia|US|-5|2|Philadelphia, PA,Philly,philly
London|GB|0|10|London,London, UK,London, England,South London,east london
Manchester|GB|0|4|Manchester,Manchester, UK,Manchester, England,mcr
Glasgow|GB|0|2|Glasgow,Glasgow, Scotland,Scotland
Bristol|GB|0|2|Bristol,Bristol, UK,bristol
Leeds|GB|0|2|Leeds,Leeds, UK,West Yorkshire
Cardiff|GB|0|1|Cardiff,Cardiff, Wales,Wales
Dublin|IE|0|2|Dublin,Dublin, Ireland,Ireland
Toronto|CA|-5|4|Toronto,Toronto, ON,Toronto, Canada,the 6ix
Vancouver|CA|-8|2|Vancouver,Vancouver, BC,Vancouver BC
Sydney|AU|10|3|Sydney,Sydney, Australia,Sydney, NSW
Melbourne|AU|10|3|Melbourne,Melbourne, Australia,Melbourne VIC,naarm / melbourne
Auckland|NZ|12|1|Auckland,Auckland, NZ,Aotearoa
Bengaluru|IN|5.5|3|Bengaluru,Bangalore, India,Bengaluru, India,BLR
Mumbai|IN|5.5|3|Mumbai,Mumbai, India,Bombay,मुंबई
Lagos|NG|1|4|Lagos,Lagos, Nigeria,Lekki, Lagos,9ja
Nairobi|KE|3|2|Nairobi,Nairobi, Kenya,Kenya 🇰🇪
Johannesburg|ZA|2|2|Johannesburg,Joburg,Johannesburg, South Africa,JHB
Cape Town|ZA|2|1|Cape Town,Cape Town, South Africa
Singapore|SG|8|2|Singapore,SG,Singapore 🇸🇬
Manila|PH|8|2|Manila,Manila, Philippines,Quezon City
`,
  ja: `
東京|JP|9|14|東京,東京都,東京都世田谷区,Tokyo,Tokyo, Japan,東京のはしっこ,杉並区
横浜|JP|9|4|横浜,神奈川県横浜市,神奈川,Yokohama
大阪|JP|9|6|大阪,大阪府,大阪市,Osaka, Japan,関西
京都|JP|9|3|京都,京都市,Kyoto,京都府
名古屋|JP|9|3|名古屋,愛知県名古屋市,愛知,Nagoya
福岡|JP|9|3|福岡,福岡県福岡市,福岡市,Fukuoka
札幌|JP|9|3|札幌,北海道札幌市,北海道,Sapporo
仙台|JP|9|2|仙台,宮城県仙台市,宮城
広島|JP|9|2|広島,広島県,広島市
神戸|JP|9|2|神戸,兵庫県神戸市,Kobe
埼玉|JP|9|3|埼玉,さいたま市,埼玉県川口市
千葉|JP|9|3|千葉,千葉県,千葉県船橋市
新潟|JP|9|1|新潟,新潟県新潟市
静岡|JP|9|1|静岡,静岡県浜松市
那覇|JP|9|1|那覇,沖縄,沖縄県那覇市
`,
  es: `
Madrid|ES|1|5|Madrid,Madrid, España,madrid
Barcelona|ES|1|4|Barcelona,Barcelona, España,BCN
Sevilla|ES|1|2|Sevilla,Sevilla, España,Triana
Ciudad de México|MX|-6|7|Ciudad de México,CDMX,CDMX, México,Coyoacán
Guadalajara|MX|-6|2|Guadalajara,Guadalajara, Jalisco,GDL
Monterrey|MX|-6|2|Monterrey,Monterrey, NL,Mty
Buenos Aires|AR|-3|5|Buenos Aires,Buenos Aires, Argentina,CABA,bs as
Bogotá|CO|-5|3|Bogotá,Bogotá, Colombia,Bogotá D.C.
Medellín|CO|-5|2|Medellín,Medellín, Colombia
Santiago|CL|-4|2|Santiago,Santiago, Chile,Ñuñoa
Lima|PE|-5|2|Lima,Lima, Perú
`,
  pt: `
São Paulo|BR|-3|8|São Paulo,São Paulo, Brasil,SP,sampa
Rio de Janeiro|BR|-3|5|Rio de Janeiro,Rio de Janeiro, RJ,RJ,Niterói, RJ
Belo Horizonte|BR|-3|3|Belo Horizonte,BH,Belo Horizonte, MG
Recife|BR|-3|2|Recife,Recife, PE,Olinda
Porto Alegre|BR|-3|2|Porto Alegre,Porto Alegre, RS,POA
Salvador|BR|-3|2|Salvador,Salvador, Bahia,SSA
Curitiba|BR|-3|2|Curitiba,Curitiba, PR
Lisboa|PT|0|2|Lisboa,Lisboa, Portugal
Porto|PT|0|1|Porto,Porto, Portugal
`,
  fr: `
Paris|FR|1|7|Paris,Paris, France,75011,Paname
Lyon|FR|1|3|Lyon,Lyon, France
Marseille|FR|1|2|Marseille,Marseille, France
Nantes|FR|1|2|Nantes,Nantes, Loire-Atlantique
Lille|FR|1|2|Lille,Lille, France
Toulouse|FR|1|2|Toulouse,Toulouse, France
Bruxelles|BE|1|2|Bruxelles,Bruxelles, Belgique,BXL
Montréal|CA|-5|2|Montréal,Montréal, Québec,mtl
`,
  de: `
Berlin|DE|1|6|Berlin,Berlin, Deutschland,Berlin-Neukölln
Hamburg|DE|1|4|Hamburg,Hamburg, Deutschland,HH
München|DE|1|4|München,München, Bayern,Munich
Köln|DE|1|3|Köln,Köln, NRW
Leipzig|DE|1|2|Leipzig,Leipzig, Sachsen
Stuttgart|DE|1|2|Stuttgart,Stuttgart, BW
Wien|AT|1|2|Wien,Wien, Österreich
Zürich|CH|1|2|Zürich,Zürich, Schweiz
`,
  it: `
Roma|IT|1|5|Roma,Roma, Italia,Trastevere
Milano|IT|1|5|Milano,Milano, Italia,Navigli
Napoli|IT|1|3|Napoli,Napoli, Italia
Torino|IT|1|2|Torino,Torino, Italia
Bologna|IT|1|2|Bologna,Bologna, Italia
Palermo|IT|1|1|Palermo,Palermo, Sicilia
`,
  ko: `
서울|KR|9|8|서울,서울 마포구,Seoul,Seoul, Korea,서울특별시
부산|KR|9|3|부산,부산 해운대,Busan
대구|KR|9|2|대구,대구광역시
인천|KR|9|2|인천,인천 송도
대전|KR|9|1|대전,대전 유성구
`,
  id: `
Jakarta|ID|7|7|Jakarta,Jakarta Selatan,Jakarta, Indonesia,jaksel
Bandung|ID|7|3|Bandung,Bandung, Jawa Barat,bdg
Surabaya|ID|7|3|Surabaya,Surabaya, Jawa Timur
Yogyakarta|ID|7|3|Yogyakarta,Jogja,jogja istimewa
Medan|ID|7|1|Medan,Medan, Sumatera Utara
Denpasar|ID|8|1|Denpasar,Bali,Bali, Indonesia
`,
  ar: `
القاهرة|EG|2|5|القاهرة,القاهرة، مصر,Cairo,Cairo, Egypt
الإسكندرية|EG|2|2|الإسكندرية,الإسكندرية، مصر
الرياض|SA|3|5|الرياض,الرياض، السعودية,Riyadh
جدة|SA|3|3|جدة,جدة، السعودية,Jeddah
دبي|AE|4|3|دبي,Dubai,دبي، الإمارات
الدار البيضاء|MA|1|2|الدار البيضاء,Casablanca
عمّان|JO|3|1|عمّان,عمّان، الأردن,Amman
`,
}

/** A comma followed by a space belongs to the spelling, a bare comma parts two spellings. */
const spellingsOf = (text: string) => text.split(/,(?! )/)

export const PLACES: Place[] = Object.entries(TABLE).flatMap(([language, table]) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [city, country, offset, weight, spellings] = line.split('|') as [string, string, string, string, string]
      return {
        city,
        country,
        language: language as Language,
        offset: Number(offset),
        weight: Number(weight),
        spellings: spellingsOf(spellings),
      }
    }),
)

export const JOKE_PLACES: Partial<Record<Language, string[]>> = {
  en: 'the group chat|my desk, probably|between meetings|in the kitchen|somewhere with wifi|out of office|the back row|planet earth (for now)|your fyp|the comments|seat 14C|home|down the rabbit hole|the couch'.split(
    '|',
  ),
  ja: '布団の中|電車の中|推しの隣|画面の前|二次元|会社のデスク|どこか|たぶん家|Wi-Fiのあるところ|山手線'.split('|'),
  es: 'en mi casa|por ahí|en el sofá|entre series'.split('|'),
  pt: 'no sofá|por aí|na fila do pão|no mundo da lua'.split('|'),
  fr: 'sous la couette|quelque part|dans le train'.split('|'),
  de: 'irgendwo im Zug|auf dem Sofa|Internet'.split('|'),
  it: 'sul divano|da qualche parte'.split('|'),
  ko: '침대 위|최애 옆|지하철 2호선'.split('|'),
  id: 'di rumah aja|di hati kamu|kasur'.split('|'),
  ar: 'في مكان ما|على الكنبة'.split('|'),
}
