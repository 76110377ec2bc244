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
      [rasanya|porsinya|harganya|bumbunya]
      [aromanya|teksturnya|tampilannya|penyajiannya]
    `,
    porsi: `
      [porsi kecil|porsi besar|ekstra sambal|pakai telur|langganan|favoritku|setengah porsi|dua porsi|yang viral|resep lama]
    `,
    topics: `
      {makanan}
      [kopi susu|jajanan pasar|sambal|kaki lima|sarapan|{makanan} tengah malam|menu baru]
    `,
    good: `
      [makan|nemu|borong] {makanan}{~porsi} di {spot}
      traktir {name} {makanan}{~porsi} pakai [gaji pertama|duit receh|promo]
      masak {makanan}{~porsi} sendiri [buat {small} orang|sampai jam {hour}|tanpa resep]
      dapat {makanan}{~porsi} [gratis|porsi jumbo|meja paling enak] di {spot}
      [rekomendasiin|bungkusin|bawain] {makanan}{~porsi} buat [{name}|tetangga|satu kantor]
    `,
    bad: `
      [tumpahin|kelupaan|kehabisan] {makanan}{~porsi} [pas lapar|di depan {name}|padahal udah antre]
      antre {num} menit di {spot} tapi {makanan}{~porsi} keburu habis
      salah pesan {makanan}{~porsi}, {hal} [parah|zonk]
      [kepedesan|kekenyangan|kemalaman] makan {makanan}{~porsi} [sampai nangis|gara-gara {name}|di {spot}]
    `,
    doing: `
      makan {makanan}{~porsi} [di motor|sambil hujan-hujanan|sendirian|di teras|sambil nonton|pelan-pelan]
      antre {makanan}{~porsi} di {spot}
      nungguin {makanan}{~porsi} datang
      [debat|mimpi|nulis] soal {makanan}{~porsi}
    `,
    todo: `
      [makan|beli|cari|cobain] {makanan}{~porsi} di {spot}
      ajak {name} makan {makanan}{~porsi}
      kurangin {makanan}{~porsi}
    `,
    up: `
      {makanan}{~porsi} di {spot} [juara|bikin nangis bahagia|enak parah], {hal} pas
      {hal} {makanan}{~porsi} ini [nggak ada lawan|bikin kangen|mantap]
      pelayanannya [cepat|ramah|sigap], {makanan}{~porsi} langsung datang
      {name} [nambah|minta resep|langsung pesan] {makanan}{~porsi}
    `,
    down: `
      {makanan} di {spot} [hambar|kemahalan|dingin]
      {hal} {makanan} sekarang [berubah|mengecewakan|bikin males]
      {spot} [tutup|penuh|pindah] padahal pengen {makanan}
      [ojol nggak ada|kompor rusak|dompet kosong] pas mau {makanan}
    `,
    claim: `
      {makanan} paling enak [malam-malam|pinggir jalan|pas hujan|buatan ibu|sore-sore|pas lapar|bareng teman|pas hangat]
      yang penting dari {makanan} itu {hal}
      {makanan} {othercity} nggak ada lawannya
      {makanan} tanpa [teman|kerupuk|obrolan] [kurang|nggak sah]
      mending {makanan} daripada {makanan}
    `,
    asking: `
      {makanan} enak di {city} di mana
      {makanan} paling enak jam berapa
      {spot} buka jam berapa
      {makanan} gimana biar awet
      {makanan} sama {makanan} menang mana
    `,
    fact: `
      {makanan}{~porsi} di {spot} {num} ribu
      {spot} antre {num} orang
      hari ini menunya {makanan}{~porsi}
      {name} belum pernah makan {makanan}{~porsi}
      {name} jual {makanan}{~porsi} sejak {year}
    `,
    spot: `
      [warung {name}|kantin|pasar malam|kaki lima {othercity}|Warung Senja|food court|pasar pagi]
    `,
  },
})
