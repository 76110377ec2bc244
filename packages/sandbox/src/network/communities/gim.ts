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
    gaya: `
      [andalan|favorit|level {num}|versi baru|koleksiku|yang lagi ramai|kesukaan {name}|idaman]
    `,
    topics: `
      {hero}
      {mode}
      [skin baru|top up|sinyal|gim offline|streaming|cheat|diamond]
    `,
    good: `
      [menang|comeback|naik rank|mvp] di {mode} pakai {hero}{~gaya}
      dapat skin {hero}{~gaya} [gratis|sekali gacha|diskon {num} persen]
      mabar {mode} [sampai jam {hour}|{small} kali menang beruntun]
      ngajarin {name} main {hero}{~gaya}
      [kalahin|ngalahin|nemenin] {name} di {mode}
      nemu [trik|celah|rahasia] buat {hero}{~gaya}
    `,
    bad: `
      [kalah|afk|turun rank|ketiduran] di {mode} gara-gara [sinyal|{hero}{~gaya}|kucing|baterai]
      top up {big} ribu, {hero}{~gaya} nggak dapat
      salah pencet {hero}{~gaya} pas {mode}
      [ngamuk|ketahuan ibu|kehabisan kuota] pas {mode}
    `,
    doing: `
      {mode} pakai {hero}{~gaya} [sambil rebahan|sinyal pas-pasan|bareng adik|pelan-pelan|tanpa suara|sambil ngemil]
      nonton {star} main {hero}{~gaya}
      nungguin {mode} mulai
      [latihan|debat|nulis guide] soal {hero}{~gaya}
    `,
    todo: `
      [main|ulang|coba|latihan] {mode} pakai {hero}{~gaya}
      [beli|nabung buat|gacha] skin {hero}{~gaya}
      ajak {name} main {mode}
    `,
    up: `
      {hero}{~gaya} di {mode} [kuat banget|imut|nggak terkalahkan]
      tim {mode} [kompak|sabar|jago] banget
      {mode} musim ini [seru|adil|cepat]
      {name} [ketagihan|menang|makin jago] gara-gara {hero}{~gaya}
    `,
    down: `
      {hero}{~gaya} di {mode} [di-nerf|lemah|nyusahin]
      sinyal pas {mode} [hilang|merah|{num}0 ms]
      satu tim di {mode} [afk|toxic|rebutan {hero}{~gaya}]
      [hp panas|charger rusak|jempol pegal|kuota habis] pas {mode}
    `,
    claim: `
      {hero} [lebih bagus|kalah] dari {hero} buat {mode}
      {mode} itu [soal sabar|soal sinyal|lebih seru bareng]
      skin {hero} nggak bikin jago
      gim bagus [tanpa top up|bisa offline|ringan di hp|bikin ketawa]
      mending {hero} daripada {hero} kalau {mode}
    `,
    asking: `
      siapa mau {mode} pakai {hero}
      pasangan {hero} di {mode} siapa
      hp apa yang kuat buat {mode}
      {mode} mulai jam berapa
      kenapa {hero} jarang dipakai di {mode}
    `,
    fact: `
      {mode} tinggal {small} hari
      {hero}{~gaya} harganya {big} diamond
      rank-ku {mode} bintang {small}
      baterai sisa {num} persen
      {name} main {hero}{~gaya} sejak {year}
    `,
    spot: `
      [warnet|rumah {name}|kafe gim|turnamen {othercity}|pusat gim|kafe wifi kencang]
    `,
  },
})
