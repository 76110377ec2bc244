/** Invented films, series, books and games, so that talk about them is about nothing real. */
export const TITLES = {
  en: 'Salt Harbour|The Long Ferry|Paper Orchard|Nine Quiet Rooms|Greyfield|Second Winter|A House for Foxes|Cold Meridian|The Understudy Club|Glass Weather|Night Bus to Ardmore|Little Thieves|The Last Switchboard|Marrow and Pine|Low Tide Detectives|Tin Kingdom|All the Small Hours|Copper Sky|The Good Neighbour Agency|Echo Parkway|Static Hearts|The Cartographer’s Son|Emberfall|Hollow Tide|Wren and Daughter|Blue Hour Diner|The Ninth Lantern|Ghost Circuit|Apricot Season|Three Doors Down'.split(
    '|',
  ),
  ja: '星屑クロニクル|放課後ラジオ塔|白夜のアルカ|猫町三丁目|銀河修理店|雨のち魔法使い|転校生は二度死なない|灯台守の娘|東京シェルター|まほろば食堂|君と百年目の夏|機巧のリリィ|夜更けのカルテット|最後の郵便屋|月面喫茶|終電のむこう側'.split(
    '|',
  ),
  es: 'La Casa del Faro|Marea Baja|Los Domingos de Clara|Ceniza Azul|Último Tranvía|Verano en Sótano'.split('|'),
  pt: 'A Última Balsa|Noites de Garoa|Rua das Mangueiras|Vento Sul|O Segredo da Maré'.split('|'),
  fr: 'Heures Bleues|La Maison du Phare|Trois Rue Basse|Un Hiver Tranquille|Dernier Tram'.split('|'),
  de: 'Die Fähre|Stille Zimmer|Nordlicht 12|Das Haus am Deich|Kalter Meridian'.split('|'),
  it: 'La Casa sul Molo|Marea Bassa|Ore Piccole|Inverno Due|Via dei Glicini'.split('|'),
  ko: '달빛 우체국|두 번째 겨울|새벽 두 시의 편의점|유리 정원|막차'.split('|'),
  id: 'Kapal Terakhir|Hujan di Loteng|Rumah Tepi Danau|Senja Kedua|Warung Tengah Malam'.split('|'),
  ar: 'بيت المنارة|آخر قطار|شتاء ثانٍ|مدينة الزجاج|مقهى الفجر'.split('|'),
}
