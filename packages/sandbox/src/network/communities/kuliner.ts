import { community } from './community.ts'

export const KULINER = community({
  slug: 'kuliner',
  title: 'Kuliner',
  language: 'id',
  size: 1.1,
  hours: 'evening',
  week: 'weekend',
  mood: [0.44, 0.2],
  hashtags: 'kuliner jajanan kopisusu makanenak warung pedas',
  emoji: '🍜 🌶️ ☕ 🍢 😋',
  subreddits: 'kulinerindo',
  leaders: `
    Mbak Laras Makan | larasmakan | Makan dulu, mikir nanti
    Piring Kita | *piringkita | Info kuliner tiap hari
  `,
  happenings: `
    festival jajanan {othercity} | FestivalJajanan | 0.85 | 2.6
    harga cabai naik | HargaCabai | -0.8 | 2.6
    es kopi gratis Warung Senja | KopiGratis | 0.8 | 2.2
  `,
  sheet: {
    makanan: `
      [bakso|sate|mie ayam|nasi padang|seblak|soto|martabak|ayam geprek|gado-gado|rawon|cilok|pempek|nasi uduk]
      [lontong|nasi goreng gila|tahu gejrot|es campur|batagor|ketoprak|rujak|bubur ayam|sop buntut|lumpia|karedok|nasi kuning|tekwan|onde-onde|mie kocok|gudeg|ikan bakar|tongseng|pisang goreng]
    `,
    hal: `
      [sambalnya|kuahnya|porsinya|harganya|antreannya|bumbunya|esnya|kerupuknya]
      [aromanya|topingnya|pelayanannya|piringnya|kecapnya|tempatnya|level pedasnya|sausnya|dagingnya]
    `,
    topics: `
      {makanan}
      [kopi susu|jajanan pasar|sambal|kaki lima|sarapan|{makanan} tengah malam|menu baru]
    `,
    good: `
      [makan|nemu|bikin|borong] {makanan}{~nmod} di {spot}
      traktir {name} {makanan}{~nmod} pakai [gaji pertama|duit receh|promo]
      masak {makanan}{~nmod} sendiri [buat {small} orang|sampai jam {hour}|tanpa resep]
      dapat {makanan}{~nmod} [gratis|porsi jumbo|meja paling enak] di {spot}
      [rekomendasiin|bungkusin|oper] {makanan}{~nmod} ke [{name}|tetangga|satu kantor]
    `,
    bad: `
      [tumpahin|gosongin|kelupaan|kehabisan] {makanan}{~nmod} [pas lapar|di depan {name}|lagi]
      antre {num} menit di {spot} terus {makanan}{~nmod} habis
      salah pesan {makanan}{~nmod}, {hal} [parah|zonk]
      [salah kirim|kepedesan|keasinan] {makanan}{~nmod} [jam {hour}|sampai nangis|gara-gara {name}]
    `,
    doing: `
      makan {makanan}{~nmod} [di motor|sambil hujan-hujanan|sendirian]
      antre {makanan}{~nmod} di {spot}
      nungguin {makanan}{~nmod} datang
      [debat|mimpi|nulis] soal {makanan}{~nmod}
    `,
    todo: `
      [makan|beli|masak|cobain] {makanan}{~nmod} di {spot}
      ajak {name} makan {makanan}{~nmod}
      kurangin {makanan}{~nmod}
    `,
    up: `
      {makanan}{~nmod} di {spot}{~mid} [juara|bikin nangis bahagia|enak parah], {hal} pas
      {hal} {makanan}{~nmod} ini [nggak ada lawan|bikin kangen|mantap]
      {spot}{~mid} [sepi|murah|ramah], {makanan}{~nmod} langsung datang
      {name} [nambah|minta resep|langsung pesan] {makanan}{~nmod}
    `,
    down: `
      {makanan}{~nmod} di {spot}{~mid} [hambar|kemahalan|dingin]
      {hal} {makanan}{~nmod} sekarang [berubah|mengecewakan|bikin males]
      {spot}{~mid} [tutup|penuh|pindah] pas aku mau {makanan}{~nmod}
      [ojol|kompor|dompet] [nyerah|rusak|kosong] pas mau {makanan}{~nmod}
    `,
    claim: `
      {makanan}{~nmod} paling enak [malam-malam|di pinggir jalan|pas hujan|buatan ibu]
      yang penting dari {makanan}{~nmod} itu {hal}
      {makanan}{~nmod} {othercity} lebih enak dari {makanan} {othercity}
      {makanan}{~nmod} tanpa {hal}{~mid} [kurang|nggak sah]
      mending {makanan}{~nmod} daripada {makanan}
    `,
    asking: `
      {makanan}{~nmod} enak di {city} di mana
      {makanan}{~nmod} diaduk atau nggak
      {spot} buka jam berapa
      {hal} gimana biar nggak amis
      {makanan}{~nmod} sama {makanan} menang mana
    `,
    fact: `
      {makanan}{~nmod} di {spot} {num} ribu
      {spot} antre {num} orang
      hari ini menunya {makanan}{~nmod}
      {name} belum pernah makan {makanan}{~nmod}
      {name} jual {makanan}{~nmod} sejak {year}
    `,
    spot: `
      [warung depan kos|kantin|pasar malam|kaki lima {othercity}|Warung Senja|food court|rumah nenek]
    `,
  },
})
