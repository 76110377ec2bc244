export type Show = {
  name: string
  targeting_value: number
  genre: string
  locales: { language: string; country: string }[]
  communities: readonly string[]
}

/** The markets in which shows can be targeted. */
export const MARKETS: readonly { name: string; country_code: string; locale: string }[] = (
  'Argentina AR es-AR,Australia AU en-AU,Brazil BR pt-BR,Canada CA en-CA,Chile CL es-CL,Colombia CO es-CO,France FR fr-FR,Germany DE de-DE,India IN en-IN,Indonesia ID id-ID,Italy IT it-IT,Japan JP ja-JP,Mexico MX es-MX,Netherlands NL nl-NL,Spain ES es-ES,United Kingdom GB en-GB,United States US en-US'.split(
    ',',
  ) as string[]
).map((line) => {
  const parts = line.split(' ')
  return { name: parts.slice(0, -2).join(' '), country_code: parts.at(-2)!, locale: parts.at(-1)! }
})

/** language | genre | communities whose people watch | invented titles */
const TABLE = `
en|DRAMA|film popfans|Harbour Street,The Quiet Floor,North of Here,Glass County,Seven Winters
en|COMEDY|london film|Second Breakfast,Nobody's Landlord,The Late Bus
en|SPORTS|football basketball motorsport|Final Whistle,The Sunday Round,Pit Wall Live,Courtside Tonight
en|REALITY|baking cooking fashion|The Great Crumb,Kitchen on Trial,Rack to Runway
en|DOCUMENTARY|space travel gardening|Out Past Neptune,Slow Trains,A Garden in March
en|NEWS|startups investing marketing|Morning Ledger,The Hour After
ja|DRAMA|eiga idol|港町の灯,午後四時の探偵,ふたりの家路,真夜中の編集部
ja|ANIMATION|anime vtuber doujin|星屑クロニクル,猫と魔法のパン屋,蒼穹トレイン,放課後ヒーローズ
ja|VARIETY|kansai idol ramen|日曜ごはん旅,おとなの遠足テレビ,ひらめき王国
ja|SPORTS|yakyu undou|ナイターの夜,週刊スタジアム
ja|INFORMATION|jisui setsuyaku cosme|朝いちキッチン,くらしの小技
es|DRAMA|cocina viajes|La casa del puerto,Calle Mayor,Doce lunas
es|SPORTS|futbol|Tiempo añadido,La previa
pt|DRAMA|rotina musica|Maré alta,Rua das Flores
pt|SPORTS|futebol|Mesa da rodada,Arquibancada
fr|DRAMA|cinema lecture|Les Quais du Nord,Rue des Lilas
fr|REALITY|cuisine|À table ce soir,Le Grand Four
de|DRAMA|technik garten|Haus am Kanal,Nachtzug nach Westen
de|DOCUMENTARY|fahrrad garten|Über alle Berge,Gartenjahr
it|DRAMA|viaggi cucina|La baia d'inverno,Via dei Mille
it|SPORTS|calcio|Novantesimo,Domenica stadio
id|DRAMA|kuliner|Rumah di Ujung Jalan,Hujan Bulan Mei
nl|DRAMA||De Laatste Pont,Huis aan het Water
`

const FIRST = 10_027_243_420

export const SHOWS: readonly Show[] = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [language, genre, communities, titles] = line.split('|') as [string, string, string, string]
    const locales = MARKETS.filter(({ locale }) => locale.startsWith(`${language}-`)).map(({ country_code }) => ({
      language,
      country: country_code,
    }))
    return titles
      .split(',')
      .map((name) => ({ name, genre, locales, communities: communities.split(' ').filter(Boolean) }))
  })
  .map((show, at) => ({ ...show, targeting_value: FIRST + at * 137 }))
