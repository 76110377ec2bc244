import { community } from './community.ts'

export const GIM = community({
  slug: 'gim',
  title: 'Gim dan seluler',
  language: 'id',
  size: 1.0,
  hours: 'night',
  week: 'even',
  mood: [0.32, 0.32],
  hashtags: 'mabar gim turnamen pushrank',
  emoji: '🎮 📱 🔥 😭 🏆',
  subreddits: 'gimindonesia',
  leaders: `
    Raka Permana | rakamainlagi | Streamer, sering kalah
    Tim Garuda Malam | *timgarudamalam | Tim esport resmi
  `,
  happenings: `
    final turnamen {othercity} | FinalTurnamen | 0.7 | 3
    server down semalaman | ServerDown | -0.85 | 2.6
    hero baru rilis | HeroBaru | 0.5 | 2.4
  `,
  sheet: {
    hero: `
      [si penembak|hero baru|penyihir es|tank|assassin|si naga kecil|support|raja monyet]
      [si kapak|peri bunga|kesatria hitam|hero gratisan|si robot tua|pemanah buta|ratu laut|hantu lampu|kucing ninja|si beruang|dukun api]
    `,
    mode: `
      [ranked|mabar|turnamen|event|boss terakhir|mode klasik|push rank]
      [misi harian|duel|scrim|map hutan|mode malam|co-op|arena|mode cerita|quest terakhir|balapan]
    `,
    topics: `
      {hero}
      {mode}
      [skin baru|top up|sinyal|gim offline|streaming|cheat|diamond]
    `,
    good: `
      [menang|comeback|naik rank|mvp] di {mode} pakai {hero}{~nmod}
      dapat skin {hero}{~nmod} [gratis|sekali gacha|diskon {num} persen]
      mabar {mode} [sampai jam {hour}|{small} kali menang beruntun]
      ngajarin {name} main {hero}{~nmod}
      [kalahin|ngalahin|nemenin] {name} di {mode}
      nemu [trik|bug|jalan rahasia] buat {hero}{~nmod}
    `,
    bad: `
      [kalah|afk|turun rank|ketiduran] di {mode} gara-gara [sinyal|{hero}{~nmod}|kucing|baterai]
      top up {big} ribu, {hero}{~nmod} nggak dapat
      salah pencet {hero}{~nmod} pas {mode}
      [ngamuk|ketahuan ibu|kehabisan kuota] pas {mode}
    `,
    doing: `
      {mode} pakai {hero}{~nmod} [sambil rebahan|pakai sinyal satu bar|bareng adik]
      nonton {star} main {hero}{~nmod}
      nungguin {mode} mulai
      [latihan|debat|nulis guide] soal {hero}{~nmod}
    `,
    todo: `
      [main|push|ulang|tinggalin] {mode} pakai {hero}{~nmod}
      [beli|nabung buat|gacha] skin {hero}{~nmod}
      ajak {name} {mode}
    `,
    up: `
      {hero}{~nmod} di {mode}{~mid} [kuat banget|imut|nggak terkalahkan]
      tim {mode}{~mid} [kompak|sabar|jago] banget
      {mode} musim ini [seru|adil|cepat]
      {name} [ketagihan|menang|nggak marah] gara-gara {hero}{~nmod}
    `,
    down: `
      {hero}{~nmod} di {mode}{~mid} [di-nerf|rusak|nyusahin]
      sinyal pas {mode}{~mid} [hilang|merah|{num}0 ms]
      satu tim di {mode}{~mid} [afk|toxic|rebutan {hero}{~nmod}]
      [hp|charger|jempol] [panas|rusak|nyerah] pas {mode}
    `,
    claim: `
      {hero}{~nmod}{~mid} [lebih bagus|kalah] dari {hero} buat {mode}
      {mode} itu [soal sabar|soal sinyal|lebih enak mabar]
      skin {hero}{~nmod} nggak bikin jago
      gim bagus nggak perlu [top up|online terus|hp mahal]
      mending {hero}{~nmod} daripada {hero} kalau {mode}
    `,
    asking: `
      siapa mau {mode} pakai {hero}{~nmod}
      {hero}{~nmod} cocok sama siapa di {mode}
      hp apa yang kuat buat {mode}
      {mode} mulai jam berapa
      kenapa {hero}{~nmod} jarang dipakai di {mode}
    `,
    fact: `
      {mode} tinggal {small} hari
      {hero}{~nmod} harganya {big} diamond
      rank-ku {mode} bintang {small}
      baterai sisa {num} persen
      {name} main {hero}{~nmod} sejak {year}
    `,
    spot: `
      [warnet|kos {name}|grup mabar|turnamen {othercity}|kamar|kafe wifi kencang]
    `,
  },
})
