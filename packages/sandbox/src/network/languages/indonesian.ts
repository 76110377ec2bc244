import type { Sheet } from '../grammar.ts'

export const INDONESIAN: Sheet = {
  when: `
    [tadi pagi|kemarin|semalam|kemarin lusa|hari ini|hari senin|hari selasa|hari kamis|hari jumat|malam minggu|hari minggu]
    [sebelum|sesudah] [makan siang|ngopi|hujan|mandi|jalan pagi]
    [jam {hour}|tengah malam|tadi siang|pas istirahat|pas pulang|tadi sore]
    [barusan|bulan lalu|pas libur|pas hujan|beberapa hari lalu|kemarin sore]
    minggu lalu
    pas weekend
  `,
  soon: `
    [besok|lusa|weekend ini|jumat nanti|minggu depan|nanti malam|kapan-kapan|habis gajian|akhir bulan|pas libur]
    kalau [ada waktu|udah nggak hujan|{name} pulang|sempat|ada duit]
  `,
  withwho: `
    sama [kakak|bapak|sepupu|nenek|{name}|teman lama|teman dekat|keluarga|teman dari {othercity}|tetangga]
  `,
  joy: `
    [seneng|bahagia|puas|bangga|terharu] [banget|parah|sampai sekarang|beneran]
    [nggak|ga] nyesel
    [bikin cerah|nyelametin hari|nyelametin minggu ini]
    worth it [banget|parah]
    [masih|terus] senyum
    makasih semesta
    sepuluh dari sepuluh
    mantap
    gini dong
  `,
  sigh: `
    [capek|kesel|sedih|kecewa|males] [banget|parah|beneran|hari ini]
    [udah|aku] nggak sanggup
    [pengen|mau] [tidur|pulang|libur|nangis bentar]
    [lagi-lagi|seperti biasa|pas banget hari ini]
    nggak ada [jawaban|kabar|yang ngerti]
    besok coba lagi
    ya sudahlah
    tolong
    hadeh
  `,
  open: `
    [jujur,|eh,|guys,|jadi gini,|baru sadar,|ternyata|kayaknya|pengakuan:|cuma mau bilang,|sumpah,]
  `,
  thinker: `
    [menurutku|buatku|opini nggak populer:|aku tetap yakin|aku bilang aja:|makin yakin|sejujurnya|ujung-ujungnya]
  `,
  post_good: `
    {when} {good}{?endjoy}
    [akhirnya|nggak nyangka|alhasil] {good} {withwho}{?endjoy}
    {open} {up}
    {up}{?endjoy}
    mampir ke {spot} {withwho}, [puas|pulang senyum-senyum|nggak nyesel|pengen balik lagi]
    {joy}. {up}
    [hari ke-{num}|minggu ke-{small}]: {good}{?endjoy}
  `,
  post_bad: `
    {when} {bad}{?endsigh}
    {bad} {withwho}{?endsigh}
    {open} {down}
    {down}{?endsigh}
    [eh|lah|yah] malah {down}{?endsigh}
    [pas banget|tentu saja|ya jelas] {bad}{?endsigh}
    {sigh}. {down}
    [aku doang atau|kenapa ya|kok bisa] {down}?
  `,
  post_plain: `
    [lagi|masih|seharian] {doing} {withwho}
    {soon} [mau|harus|pengen|kayaknya] {todo}
    {fact}
    di {spot} {withwho}, [betah|santai aja|lupa waktu|lagi rame]
    {name} [bilang|yakin|chat] katanya {claim}
    {doing} [sampai jam {hour}|lupa waktu|sambil ngeteh|pakai sandal]
  `,
  ask: `
    [mau tanya|numpang tanya|buat yang paham]: {asking}?
    [teman|adik|tetangga] nanya: {asking}? [aku bingung jawabnya|ada yang tahu|bantu jawab]
    {asking}?
    [jujur,|eh,|guys,|jadi gini,] {asking}? [makasih|bantu dong|butuh saran|infoin ya|tolong]
    mau {todo}, [ada saran|siapa ikut|gimana caranya|bantu dong]?
  `,
  take: `
    [kubilang dulu|tanya nenekku|boleh beda]: {claim}
    {thinker} {claim}
    {thinker} {claim}. [titik|silakan debat|nggak nyesel|maaf|sekian]
  `,
  event_good: `
    {event}!! {joy}
    {event}, [yang ditunggu-tunggu|bikin semangat|kabar terbaik minggu ini]! {joy}
    seharian ngomongin {event} {withwho}
    gara-gara {event} [nggak bisa tidur|senyum-senyum sendiri|satu kos heboh]{?endjoy}
    [ibu|adik|{name}|tetangga] juga [heboh|antusias|ikut senang] soal {event}{?endjoy}
    [timeline|grup keluarga|grup kelas] rame soal {event}. {joy}
    [rela begadang|rela izin kerja|batal diet] demi {event}{?endjoy}
  `,
  event_bad: `
    {event}..{?endsigh}
    [duh|yah|aduh], {event}{?endsigh}
    gara-gara {event} [rencana batal|mood hilang|grup jadi sepi]{?endsigh}
    [ibu|{name}|semua orang] ikut [pusing|kesal|sedih] soal {event}{?endsigh}
    baru dengar soal {event} [dari {name}|dari ibu|di grup|pas sarapan], [lemes|nggak percaya|nggak bisa komentar]
    [kirain hoaks|ternyata benar|sudah kuduga]: {event}{?endsigh}
  `,
  event_plain: `
    [siapa|ada] yang [ikut bahas|ngikutin|paham soal] {event}?
    {event}: [menurut kalian gimana|ada kabar terbaru|kalian tim mana]?
    [telat banget|baru sekarang] tahu soal {event}
    [kantor|kampus|warung sebelah|satu rumah] lagi ngomongin {event}
    {name} cerita panjang soal {event}
    [nunggu|cari|baca] [kabar|komentar|cerita orang] soal {event}
    [belum bisa komentar|masih mikir|netral dulu] soal {event}
  `,
  life_good: `
    {when} {someone} {mood}{?endjoy}
    {food} {withwho} {when}{?endjoy}
    {sky} di {city}{?endjoy}
    nemu {found} {when}{?endjoy}
  `,
  life_bad: `
    {sky} dan {bus}{?endsigh}
    kehilangan {found} {when}{?endsigh}
    {beast} {mischief} {when}{?endsigh}
    {bus}{?endsigh}
    lupa {chore} {when}{?endsigh}
  `,
  life_plain: `
    {someone} {mood} {when}. [itu aja|selamat pagi|no komen|udah]
    hari ini: {food}, {chore}, [tidur siang|nonton serial|tidur cepat|baca buku]
    {sky}. {soon} harus {chore}
    {food} atau {food}? [bingung|bantu pilih|laper|susah milihnya]
    {when} nonton {title} {withwho}. [seru|agak panjang|masih bagus|ketiduran di tengah]
  `,
  beast: `
    [kucingku|anjing {name}|kucing tetangga|ayam tetangga]
  `,
  mischief: `
    [ngacak-acak|bawa kabur|numpahin|ngerusak] [roti bakar|catatanku|pot bunga|kue|jemuran|makananku]
  `,
  someone: `
    [tetangga|bapak warung|keponakan|satpam|ibu|turis|anak kecil|sopir angkot]
  `,
  mood: `
    [nyanyi|joget|nyapa|ketawa] [di lift|di depan rumah|di lampu merah|di tangga]
    ngasih aku [jeruk|roti|gorengan|buku|tanaman|kue]
  `,
  food: `
    [nasi goreng|soto|bakso|mie ayam|gado-gado|pizza dingin|pecel|rendang|mie rebus|sate|martabak|bubur|tempe|rawon]
  `,
  sky: `
    [hujan|dingin|panas|kabut|matahari|angin|langit pink|[24|28|33] derajat] [dari jam {hour}|lagi|seharian|nggak berhenti|tiba-tiba]
  `,
  bus: `
    [krl|bus {num}|kereta|angkot] [penuh|nggak datang|mogok|telat {num} menit|bau sup]
  `,
  found: `
    [duit lama|kunci|foto tahun {year}|kaos kaki sebelah|tiket konser|charger|buku pinjaman]
  `,
  chore: `
    [cuci piring|telepon bank|beli susu|jemur baju|siram tanaman|buang sampah|bayar listrik|beresin laci]
  `,
  brand_good: `
    {when} nyobain {product} dari {brand}{?endjoy}
    {product} {brand}: [enak|mantap|juara|suka banget]{?endjoy}
    pindah dari {rival} ke {brandname}, [nggak balik lagi|semua lebih enak|sekeluarga setuju|belum nyesel|{name} yang saranin]{?endjoy}
    berkat {brand} [hemat satu jam|nggak telat|hari ini senyum]{?endjoy}
    dapat {product} [gratis|lebih murah|buat dicoba] dari {brand}{?endjoy}
    [balik lagi ke|langganan|tim] {brand} gara-gara {product}. {joy}
  `,
  brand_bad: `
    {brand}, [pesanan nggak datang|aplikasinya error|harga naik lagi|nggak ada yang jawab] {when}{?endsigh}
    {num} menit nunggu {brand}{?endsigh}
    {soon} pindah dari {brandname} ke {rival}. {sigh}
    [dulu|tahun lalu|waktu baru buka] {product} {brand} [lebih enak|lebih murah|lebih cepat]. {sigh}
  `,
  brand_plain: `
    {brand} apa {rival}? [bingung|satu kata aja|kalian tim mana]
    ada yang udah coba {product} {brand}? [gimana|enak nggak|worth it nggak]?
    lihat [iklan|spanduk|antrean] {brand} {when}
    katanya {brand} [buka cabang di {othercity}|ganti menu|lagi cari orang]. [lihat aja nanti|menarik|belum ke sana]
  `,
  share: `
    {claim}. [bagus|simpan|wajib baca] {url}
    {up}. [lengkapnya|foto|artikel] {url}
    di {sub} katanya {claim} {reddit}
  `,
  official: `
    [baru|sudah ada|hari ini]: {product}. [cocok buat|pas buat] [tiap hari|sekeluarga|yang bangun pagi|akhir pekan|warga {city}] {url}
    {asking}? [ceritain dong|tulis di sini] {url}
    [sampai minggu|hari ini aja] diskon {num}% {product} {url} makasih {city}
  `,
  news: `
    {fact} {url}
    [minggu ini|lagi ramai|sekilas]: {down} {url}
    [wawancara|analisis|liputan]: {claim} {url}
    [kabar baik|minggu ini]: {up} {url}
  `,
  bot: `
    [PROMO|GIVEAWAY|KILAT] {topic} {num}% [hari ini|gratis|klik] 👉 {url} {othercity} {name}
    [dapatkan|raih] {big} ribu [per hari|per minggu] dari {topic}, hubungi {name} {url} {hour}.{num}
    [top|terbaik] {num} {topic} {year} {url} via {name} {othercity}
  `,
  cheer: `
    [selamat|keren|mantap|asik|wah|hebat|iri|pantas|ikut seneng|gokil]
  `,
  comfort: `
    [semangat|aduh|yah|sabar|sama|duh|turut sedih|peluk|waduh|kuat ya]
  `,
  reply_good: `
    {cheer}! {soon} aku mau {todo}
    {cheer}. aku malah {bad}
    {cheer}! di sini juga, {up}
    {cheer}, {asking}?
  `,
  reply_bad: `
    {comfort}. [pernah juga|sama kok|ngerti banget], {when} {bad}
    {comfort}. {soon} [istirahat dulu|cerita-cerita yuk|jalan-jalan aja|ngopi yuk]
    {comfort}. di sini juga, {down}
  `,
  reply_plain: `
    [wkwk|sama|oh|lah], aku {when} {good}
    [ide bagus|ikut dong|kabarin ya|cerita dong], {soon} [ketemu yuk|ngobrol yuk|aku telepon|kita bahas]
    [iya|tergantung|mungkin], {claim}
  `,
  reply_answer: `
    [iya|jelas|banget], {when} {good}
    [nggak|jangan|mending nggak], {when} {bad}
    tanya di {spot}, [orangnya ramah|pasti dibantu|mereka tahu|aku juga gitu]
  `,
  reply_take: `
    [setuju|bener|nah|persis], {claim}
    [hmm|nggak juga|beda|malah], {claim}
    [mungkin|nggak yakin|bisa jadi|entahlah], {claim}
  `,
  reply_back: `
    [makasih|wkwk|oke|bener]! {soon} aku {todo}
    [iya|nah|betul], {fact}
    [belum|boro-boro], {down}
  `,
  quote: `
    [ini|persis|simak|nah]: {claim}
    [baca ini terus kepikiran|catat|setuju sih], {claim}
    {fact}
    [satu lagi|selalu begitu]: {down}
  `,
  reply_official: `
    halo kak {name}, [maaf|mohon maaf] soal {product}. [kirim|info] [nomor pesanan|detailnya] lewat dm ya, kami [cek|bantu] {soon}
    makasih kak {name}! [selamat menikmati|semoga suka] {product}, [ditunggu|salam dari] {spot}
  `,
  bio_bot: `
    [promo|berita|hadiah] {topic} [24 jam|tiap jam|gratis] 👉
    [cuan|follback|klik link] {topic}
  `,
  bio_likes: `
    {topics}
    {topics} dan {topics}
    [selalu|sering|lagi] {doing}
    [banyak ngomongin|penggemar|urusanku:|di sini demi] {topics}
  `,
  bio_more: `
    [opini pribadi|{othercity} ke {city}|cuma baca|jarang ngomong]
  `,
  bio_sub: `
    ada juga di {sub}
  `,
  endjoy: `
    . {joy}
  `,
  endsigh: `
    . {sigh}
  `,
}
