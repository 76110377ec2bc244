export const SERVICE = `
Baker: baker, pastry chef, patissier, cake maker, cake decorator; パン職人, パティシエ, パン屋
Barista: barista, coffee roaster; バリスタ, 焙煎士, コーヒー焙煎士
Bartender: bartender, mixologist, barman, sommelier, brewer, brewmaster; バーテンダー, ソムリエ, 醸造家, 杜氏
Beautician: beautician, cosmetologist, esthetician, aesthetician, makeup artist, mua, nail technician, nail artist, lash technician, beauty therapist; 美容部員, エステティシャン, メイクアップアーティスト, ネイリスト, アイリスト, ヘアメイク
Builder: builder?, carpenter, plumber, electrician, roofer, welder, joiner, bricklayer, plasterer, construction worker, handyman, painter and decorator, contractor?, hvac technician; 大工, 電気工事士, 溶接工, 左官, 配管工, 鳶職, 建設業, 職人
Chef: chef, head chef, sous chef, executive chef, private chef, pastry cook, line cook, cook?, pizzaiolo; 料理人, シェフ, 板前, 調理師, 寿司職人, 料理研究家
Cleaner: cleaner?, housekeeper, janitor, caretaker; 清掃員, ハウスキーパー
Customer service agent: customer service representative, customer service agent, call center agent, call centre agent, customer support specialist; カスタマーサポート, コールセンター勤務
Delivery driver: delivery driver, courier, postman, mail carrier, postie; 配達員, 配送業, 郵便局員, 宅配ドライバー
Driver: taxi driver, cab driver, bus driver, truck driver, lorry driver, trucker, uber driver, train driver, train conductor; タクシー運転手, トラック運転手, トラックドライバー, バス運転手, 電車運転士, 運転手
Fire fighter: firefighter, fire fighter, fireman, paramedic firefighter; 消防士, 消防員
Flight attendant: flight attendant, cabin crew, air hostess, stewardess; 客室乗務員, キャビンアテンダント
Florist: florist, floral designer; 花屋, フローリスト
Hairdresser: hairdresser, hairstylist, hair stylist, barber, colourist, master barber; 美容師, 理容師, ヘアスタイリスト, ヘアデザイナー
Hotel worker: hotelier, hotel manager, concierge, innkeeper; ホテルマン, コンシェルジュ, 女将, ホテル勤務
Mechanic: mechanic, car mechanic, auto mechanic, motorcycle mechanic; 整備士, 自動車整備士, メカニック
Personal trainer: personal trainer, fitness instructor, fitness coach, strength coach, gym instructor, pilates instructor, zumba instructor, pt?; パーソナルトレーナー, フィットネストレーナー, ピラティスインストラクター
Pet groomer: dog groomer, pet groomer, dog trainer, dog walker, pet sitter, zookeeper; トリマー, ドッグトレーナー, 動物園飼育員, 飼育員

Pilot: airline pilot, commercial pilot, pilot?, helicopter pilot, air traffic controller; パイロット, 機長, 航空管制官
Police officer: police officer, policeman, policewoman, detective, sheriff, security guard; 警察官, 警備員, 刑事
Restaurant owner: restaurateur, restaurant owner, cafe owner, coffee shop owner, restaurant manager; 飲食店経営, カフェ店主, 居酒屋店主, ラーメン屋店主, 店主
Shop assistant: shop assistant, sales assistant, cashier, retail assistant, sales associate; 販売員, アパレル店員, 書店員, コンビニ店員, ショップ店員
Soldier: soldier, army officer, naval officer, marine?, airman; 自衛官, 自衛隊員
Tailor: tailor, dressmaker, seamstress, cobbler, shoemaker; 仕立屋, 靴職人, 和裁士
Tour guide: tour guide, travel agent, tour operator, travel guide, mountain guide; ツアーガイド, 添乗員, 旅行会社勤務, 観光ガイド, 山岳ガイド
Waiter: waiter, waitress, server at; ウェイター, ウェイトレス, ホールスタッフ
`

export const HEALTHCARE = `
Care worker: care worker, carer?, support worker, home care assistant, care assistant; 介護士, 介護職, 介護福祉士, ケアマネージャー, ヘルパー
Dentist: dentist, orthodontist, dental hygienist, dental nurse, dental surgeon; 歯科医, 歯医者, 歯科医師, 歯科衛生士, 歯科助手
Dietitian: dietitian, dietician, registered dietitian, nutritionist; 管理栄養士, 栄養士
Doctor: doctor, physician, medical doctor, gp?, general practitioner, junior doctor, family physician, emergency physician, anaesthetist, anesthesiologist, cardiologist, dermatologist, neurologist, oncologist, paediatrician, pediatrician, psychiatrist, radiologist, pathologist, urologist; 医師, 医者, 内科医, 小児科医, 外科医, 精神科医, 研修医, 皮膚科医, 産婦人科医, 勤務医, 開業医
Medical technician: radiographer, medical technician, lab technician, sonographer, phlebotomist, medical assistant, biomedical scientist; 臨床検査技師, 診療放射線技師, 放射線技師, 臨床工学技士
Midwife: midwife, doula; 助産師
Nurse: nurse, registered nurse, nurse practitioner, staff nurse, icu nurse, rn?, school nurse, er nurse, pediatric nurse, nurse educator; 看護師, ナース, 准看護師, 保健師
Occupational therapist: occupational therapist, speech therapist, speech language pathologist, slp; 作業療法士, 言語聴覚士
Optician: optician, optometrist, ophthalmologist; 眼科医, 視能訓練士, 眼鏡士
Paramedic: paramedic, emt, ambulance driver; 救急救命士, 救急隊員
Pharmacist: pharmacist, pharmacy technician; 薬剤師, 登録販売者
Physiotherapist: physiotherapist, physio, physical therapist, sports therapist, athletic trainer; 理学療法士, アスレティックトレーナー
Psychologist: psychologist, clinical psychologist, psychotherapist, therapist, counsellor?, counselor?; 臨床心理士, 公認心理師, 心理カウンセラー, カウンセラー
Public health specialist: public health specialist, epidemiologist, hospital administrator, healthcare executive; 疫学者, 医療事務
Social worker: social worker, youth worker, case worker; ソーシャルワーカー, 社会福祉士
Surgeon: surgeon, neurosurgeon, plastic surgeon, orthopaedic surgeon, orthopedic surgeon, heart surgeon; 外科医師, 脳外科医, 整形外科医, 美容外科医
Veterinarian: veterinarian, vet nurse, veterinary surgeon, veterinary nurse, vet tech; 獣医, 獣医師, 動物看護師
`

export const FARMER = `
Agronomist: agronomist, agricultural engineer, agricultural scientist, soil scientist; 農学者, 農業技術者
Beekeeper: beekeeper, apiarist; 養蜂家
Farmer: farmer, dairy farmer, organic farmer, crop farmer, pig farmer, sheep farmer, poultry farmer, smallholder, homesteader, hill farmer, tenant farmer; 農家, 農業, 兼業農家, 専業農家, 米農家, 酪農家, 畜産農家, 新規就農, 百姓
Fisherman: fisherman, commercial fisherman, fish farmer; 漁師, 漁業, 養殖業
Forester: forester, arborist, tree surgeon, lumberjack; 林業, 樹木医, 木こり
Gardener: gardener, landscape gardener, landscaper, horticulturist, nursery owner; 庭師, 造園業, ガーデナー, 造園家
Grower: fruit grower, vegetable grower, market gardener, flower farmer, mushroom grower; 果樹農家, 野菜農家, 花農家, いちご農家, みかん農家, りんご農家
Rancher: rancher, cattle rancher, cowboy?; 牧場主, 牧場経営, 牛飼い
Tea grower: tea farmer, tea grower; 茶農家
Vintner: winemaker, vintner, viticulturist, wine grower; ワイン醸造家, ぶどう農家, ワイナリー経営
`

export const ALTERNATIVE_MEDICINE = `
Acupuncturist: acupuncturist, traditional chinese medicine practitioner; 鍼灸師, 鍼灸院
Aromatherapist: aromatherapist; アロマセラピスト, アロマテラピスト
Ayurveda practitioner: ayurvedic practitioner, ayurveda practitioner; アーユルヴェーダセラピスト
Chiropractor: chiropractor; カイロプラクター, カイロプラクティック
Herbalist: herbalist, medical herbalist; ハーバリスト, 薬膳アドバイザー
Homeopath: homeopath, homoeopath; ホメオパス
Hypnotherapist: hypnotherapist; ヒプノセラピスト, 催眠療法士
Massage therapist: massage therapist, masseuse, masseur, reflexologist; マッサージ師, あん摩マッサージ指圧師, リフレクソロジスト, もみほぐし
Meditation teacher: meditation teacher, mindfulness teacher, mindfulness coach, breathwork facilitator; 瞑想講師
Naturopath: naturopath, naturopathic doctor, holistic health coach, health coach, wellness coach; ナチュロパス
Osteopath: osteopath; 整体師, 柔道整復師, オステオパス
Reiki practitioner: reiki master, reiki practitioner, energy healer, sound healer; レイキヒーラー, ヒーラー
Yoga teacher: yoga teacher, yoga instructor, yogi?; ヨガインストラクター, ヨガ講師
`
