import { COMMUNITIES } from './communities/communities.ts'
import type { Language } from './places.ts'

/** Invented companies. Those of one field and language compete with each other. */
export type Brand = {
  name: string
  handle: string
  community: string
  field: string
  /** What people call it, the name itself first. */
  aliases: string[]
  products: string[]
  about: string
}

/** name | handle | community | field | aliases, | products, | about */
const TABLE = `
Kestrel|kestrelrun|running|shoes|Kestrel,kestrels,#kestrelrun|Glide 4,Tempo shoe,trail pair|Running shoes since the first rainy morning
Strydal|strydal|running|shoes|Strydal,strydals|Vela 2,Carbon One,daily trainer|Made for the long way home
Norrvik|norrvik|climbing|outdoor|Norrvik,norrvik,#norrvik|Fjell shell,45L pack,down vest|Gear for weather that changes its mind
Alpenrow|alpenrow|climbing|outdoor|Alpenrow,alpenrow|Ridge jacket,summit boot,base layer|Outdoor clothing, repaired for free
Veloce Works|veloceworks|cycling|bikes|Veloce Works,Veloce,veloce|Aria frame,gravel bars,R3 wheelset|Frames and wheels from a small shed
Torq Cycles|torqcycles|cycling|bikes|Torq Cycles,Torq,torq|City e-bike,folding bike,commuter rack|Bikes for getting there
Pixelforge|pixelforge|pcgames|games|Pixelforge,pixelforge,#pixelforge|Emberfall,Hollow Tide,Season Pass|We make worlds. Support: see the forum
Nimbus Play|nimbusplay|pcgames|games|Nimbus Play,Nimbus,nimbus|cloud tier,game pad,family plan|Play anywhere, save everywhere
Lanternworks|lanternworks|boardgames|games|Lanternworks,lanternworks|Saltmarket,Quiet Empires,the big box edition|Board games with too many small wooden pieces
Harbor Audio|harboraudio|indiemusic|audio|Harbor Audio,Harbor,#harboraudio|H2 earbuds,Pier speaker,studio cans|Sound for people who still listen to albums
Onda|ondasound|indiemusic|audio|Onda,onda|mini speaker,pro headphones,sound app|Headphones. That is all
Streamly|streamlymusic|popfans|streaming|Streamly,streamly,#streamly|year recap,family plan,offline mode|All the songs, one queue
Loft Cloud|loftcloud|webdev|cloud|Loft Cloud,Loft,loft|deploy previews,edge functions,free tier|Push code, get a URL
Basalt|basalthq|webdev|cloud|Basalt,basalt|hosted database,query console,pro plan|The boring database company
Quillpad|quillpad|startups|software|Quillpad,quillpad|shared docs,meeting notes,mobile app|Notes your whole team will read
Tandemly|tandemly|startups|software|Tandemly,tandemly|sprint boards,calendar sync,new sidebar|Work together without the meeting
Corvid Analytics|corvidhq|marketing|software|Corvid Analytics,Corvid,corvid|weekly report,attribution view,dashboard|Numbers you can explain
Ledgerly|ledgerly|investing|finance|Ledgerly,ledgerly,#ledgerly|savings pot,metal card,round-ups|Banking without the branch
Pennant|pennantmoney|investing|finance|Pennant,pennant|index plan,savings app,ISA|Investing that fits in a lunch break
Millstone|millstoneflour|baking|grocery|Millstone,millstone|bread flour,rye blend,starter kit|Flour from four mills
Copperpan|copperpan|cooking|kitchen|Copperpan,copperpan|28cm skillet,saucepan set,knife roll|Pans for life
Bramble and Oat|brambleandoat|cooking|grocery|Bramble and Oat,Bramble & Oat,bramble|recipe box,oat milk,veg box|Dinner in a box, less waste
Kettle Row|kettlerow|coffee|coffee|Kettle Row,kettle row,#kettlerow|house espresso,gooseneck kettle,decaf|Roasters on the corner
Sundial Coffee|sundialcoffee|coffee|coffee|Sundial Coffee,Sundial,sundial|cold brew,loyalty card,oat flat white|Coffee at all hours
Marlo|marlowear|fashion|clothes|Marlo,marlo,#marlowear|wide trousers,boxy tee,rain coat|Fewer, better clothes
Threadbare|threadbareco|fashion|clothes|Threadbare,threadbare|denim jacket,resale shop,knit polo|Second lives for good clothes
Lumen|lumenplus|film|streaming|Lumen,Lumen+,lumen|yearly plan,family plan,box set|Films and series, all in one place
Cinedrome|cinedrome|film|streaming|Cinedrome,cinedrome|unlimited card,IMAX ticket,midnight screening|Cinemas in 40 towns
Paperlark|paperlark|books|books|Paperlark,paperlark|e-reader,book club box,audio credits|Books in every pocket
Orbital Optics|orbitaloptics|space|optics|Orbital Optics,orbital|80mm refractor,star tracker,eyepiece kit|Telescopes for balconies
Fernhill|fernhillgarden|gardening|garden|Fernhill,fernhill|seed box,peat-free compost,watering timer|Seeds, soil and patience
Shutterly|shutterly|photography|optics|Shutterly,shutterly|X2 body,35mm prime,film lab|Cameras and a film lab
Barkwell|barkwellpets|dogs|pets|Barkwell,barkwell|puppy box,no-pull harness,dental chews|Good food for good dogs
Oakline|oaklinetools|woodworking|tools|Oakline,oakline|track saw,block plane,dust hose|Tools that hold an edge
Farewell Air|farewellair|travel|airline|Farewell Air,Farewell,farewell air|seat upgrade,lounge pass,carry-on fare|Flights to 90 cities
Bluewing|flybluewing|travel|airline|Bluewing,bluewing,#bluewing|points card,overnight route,app check-in|Your low fare airline
Roomwise|roomwise|travel|hotels|Roomwise,roomwise|late checkout,city stays,app key|Rooms without surprises
Voltaire EV|voltaireev|motorsport|cars|Voltaire EV,Voltaire,voltaire|Model V,home charger,range update|Electric cars with knobs
Aster Motors|astermotors|motorsport|cars|Aster Motors,Aster,aster|hybrid wagon,grand tourer,service plan|Cars since 1961
Hopscotch|hopscotchapp|london|delivery|Hopscotch,hopscotch|15 minute delivery,rider tip,plus plan|Groceries before the kettle boils
Zapline|zaplinemobile|lagos|telecom|Zapline,zapline,#zapline|data bundle,night plan,router|Data that does not finish
Mainwave|mainwave_ng|lagos|telecom|Mainwave,mainwave|weekend bundle,family line,home router|Calls and data for the whole compound
Fleetfoot Sports|fleetfoot|football|shoes|Fleetfoot Sports,Fleetfoot,fleetfoot|home kit,Striker boots,third shirt|Kit for the game
Hoopcraft|hoopcraft|basketball|shoes|Hoopcraft,hoopcraft|Lift 9,court shorts,grip ball|From the blacktop up
Rackhouse|rackhouse|homelab|hardware|Rackhouse,rackhouse|10G switch,mini rack,NAS kit|Hardware for your basement
Plinth Systems|plinthsystems|homelab|hardware|Plinth Systems,Plinth,plinth|quiet server,patch panel,UPS unit|Small machines for spare rooms
Gradient Labs|gradientlabs|datascience|software|Gradient Labs,Gradient,gradient|notebook server,vector store,API credits|Tools for people with data
Foliant|foliantbooks|books|books|Foliant,foliant|signed editions,pocket series,gift card|Bookshops with chairs
Greenwick|greenwick|gardening|garden|Greenwick,greenwick|pot set,plant club,grow light|Plants by post
Hewson Tools|hewsontools|woodworking|tools|Hewson Tools,Hewson,hewson|cordless drill,clamp set,bench vice|Built for the bench
Doorstep|doorstepapp|london|delivery|Doorstep,doorstep|night menu,group order,night pass|Dinner at yours
Nightkey|nightkey|travel|hotels|Nightkey,nightkey|pod room,breakfast bag,city pass|Small rooms, big beds
Ironleaf|ironleafpans|cooking|kitchen|Ironleaf,ironleaf|wok,casserole,chef's knife|Iron for every stove
Tailwag|tailwagbox|dogs|pets|Tailwag,tailwag|treat box,rain coat,slow feeder|A parcel your dog can smell
ホシノコーヒー|hoshinocoffee_j|cafe|coffee|ホシノコーヒー,ホシノ,#ホシノコーヒー|季節のラテ,深煎りブレンド,プリン|毎朝の一杯を、ていねいに
こもれび珈琲|komorebi_cf|cafe|coffee|こもれび珈琲,こもれび|水出しアイス,モーニング,チーズケーキ|木漏れ日のような珈琲店
ミナモ|minamo_cosme|cosme|cosme|ミナモ,MINAMO,#ミナモコスメ|水光リップ,新作アイシャドウ,下地|うるおいのメイク
ハナウタ化粧品|hanauta_cos|cosme|cosme|ハナウタ化粧品,ハナウタ|クッションファンデ,チーク,限定パレット|気分が上がる色を
ソラトビ通信|soratobi_mobile|engineer|telecom|ソラトビ通信,ソラトビ|使い放題プラン,5Gルーター,アプリ|つながる、どこまでも
ハヤブサモバイル|hayabusa_mob|engineer|telecom|ハヤブサモバイル,ハヤブサ|家族割プラン,光セット,留守電アプリ|速い、むだがない
つむぎクラウド|tsumugi_cloud|engineer|cloud|つむぎクラウド,つむぎ|無料枠,新リージョン,管理画面|国産クラウドサービス
やぐらサーバー|yagura_server|engineer|cloud|やぐらサーバー,やぐら|月額プラン,自動バックアップ,監視画面|国内サーバーひとすじ
アカツキゲームス|akatsuki_gs|sumahogame|games|アカツキゲームス,アカツキ,#星屑クロニクル|星屑クロニクル,周年ガチャ,新章|スマホゲームの会社です
ペンギン堂|penguindo_gs|sumahogame|games|ペンギン堂,ペン堂|ぺんぺんパズル,コラボイベント,石の配布|あそびをつくる
麺屋まんぷく|menya_manpuku|ramen|food|麺屋まんぷく,まんぷく|限定まぜそば,特製味噌,替え玉無料券|全国42店舗のラーメン屋
とりの助|torinosuke_jp|ramen|food|とりの助,とりのすけ|鶏白湯,柚子塩,カップ麺|鶏だし一筋
ねこまど|nekomado|neko|pets|ねこまど,ねこまど公式|ちゅるちゅるスティック,自動給水器,爪とぎ|猫と暮らす道具店
わんにゃん堂|wannyando|neko|pets|わんにゃん堂,わんにゃん|キャットタワー,まぐろの缶詰,猫砂|犬と猫の専門店
まるやコンビニ|maruya_cvs|shigoto|grocery|まるやコンビニ,まるや,#まるや|おにぎり,からあげ棒,新作スイーツ|あなたの街のまるや
ミナトマート|minato_mart|shigoto|grocery|ミナトマート,ミナト|焼きたてパン,冷やし麺,アプリくじ|港町から全国へ
ピカリ電機|pikari_denki|tetsudo|optics|ピカリ電機,ピカリ|ミラーレス,望遠レンズ,下取りセール|家電とカメラのピカリ
カメラのひのき|camera_hinoki|tetsudo|optics|カメラのひのき,ひのき|中古レンズ,三脚,現像サービス|カメラと双眼鏡の店
Tienda Lince|tiendalince|futbol|clothes|Tienda Lince,Lince,lince|camiseta nueva,envío gratis,zapatillas|Ropa deportiva para todos
Hilo Norte|hilonorte|futbol|clothes|Hilo Norte,hilo norte|sudadera gris,gorra,cambios gratis|Ropa para la grada y la calle
Casa Pimienta|casapimienta|cocina|grocery|Casa Pimienta,Pimienta,casa pimienta|caja semanal,aceite nuevo,salsa brava|Del mercado a tu mesa
Mercado Olivo|mercadoolivo|cocina|grocery|Mercado Olivo,Olivo|pedido online,pan recién hecho,queso curado|Tu compra sin colas
Papagaio Pay|papagaiopay|futebol|finance|Papagaio Pay,Papagaio,papagaio|cartão roxo,cashback,pix agendado|O banco que voa com você
Conta Tucano|contatucano|futebol|finance|Conta Tucano,Tucano,tucano|conta digital,cartão sem anuidade,cofrinho|Seu dinheiro sem fila
Boulangine|boulangine|cuisine|grocery|Boulangine,boulangine|pain de campagne,carte fidélité,brunch|La boulangerie du coin, partout
Panier Vert|paniervert|cuisine|grocery|Panier Vert,panier vert|panier de légumes,livraison du soir,épicerie fine|Le marché livré chez vous
Radwerk|radwerk_de|fahrrad|bikes|Radwerk,radwerk|Lastenrad,Akku,Inspektion|Räder aus der Werkstatt
Speichenhof|speichenhof|fahrrad|bikes|Speichenhof,speichenhof|Stadtrad,Kindersitz,Helm|Fahrräder, Teile und Kaffee
Caffè Rondine|cafferondine|cucina|coffee|Caffè Rondine,Rondine,rondine|capsule,miscela bar,moka|Il caffè di casa
Caffè Airone|caffeairone|cucina|coffee|Caffè Airone,Airone,airone|cialde,tazzine,miscela forte|Tostato piano, dal 1974
별다방상회|byuldabang|cafeko|coffee|별다방상회,별다방|시즌 음료,프리퀀시,원두|동네 커피 상회
달빛커피|dalbitcoffee|cafeko|coffee|달빛커피,달빛|콜드브루,디카페인,텀블러|밤에도 여는 커피집
Warung Senja|warungsenja|kuliner|food|Warung Senja,Senja,warsen|es kopi,promo ongkir,nasi bakar|Kopi dan nasi sampai malam
Dapur Pagi|dapurpagi|kuliner|food|Dapur Pagi,dapur pagi|bubur ayam,kopi tubruk,paket hemat|Sarapan sampai siang
متجر نسمة|nasmastore|qahwa|coffee|متجر نسمة,نسمة|محمصة البيت,كوب حراري,اشتراك القهوة|قهوة مختصة إلى بابك
محمصة ريحان|rayhanroast|qahwa|coffee|محمصة ريحان,ريحان|خلطة الصباح,كبسولات,صندوق الهدايا|من الحبة إلى الفنجان
`

export const BRANDS: Brand[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [name, handle, community, field, aliases, products, about] = line.split('|') as [
      string,
      string,
      string,
      string,
      string,
      string,
      string,
    ]
    return { name, handle, community, field, about, aliases: aliases.split(','), products: products.split(',') }
  })

/** Of all people of its language so many follow a brand that leads; of its own community more. */
export const LEADING: Record<string, number> = {
  streamlymusic: 0.62,
  lumenplus: 0.52,
  pixelforge: 0.46,
  flybluewing: 0.44,
  kettlerow: 0.43,
  kestrelrun: 0.42,
  sundialcoffee: 0.4,
  marlowear: 0.4,
  maruya_cvs: 0.86,
  hoshinocoffee_j: 0.82,
  akatsuki_gs: 0.79,
  minamo_cosme: 0.77,
  menya_manpuku: 0.76,
}

const languages = new Map(COMMUNITIES.map(({ slug, language }) => [slug, language]))
export const brandsIn = (language: Language) => BRANDS.filter(({ community }) => languages.get(community) === language)

/** Who sells the same to the same people: every brand has somebody to be compared with in its own language. */
export const rivalsOf = (brand: Brand) =>
  brandsIn(languages.get(brand.community)!).filter((other) => other !== brand && other.field === brand.field)
