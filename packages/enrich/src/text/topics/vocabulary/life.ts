/** `id | English | Japanese`: `_` joins two words, `~` marks a word that needs company. */
export const LIFE = `
210 | food foodie recipe recipes delicious yummy tasty dinner lunch breakfast brunch cuisine chef snack ~eat ~eating ~hungry ~meal cook cooked baked spicy noodles rice_cooker cheese bacon chicken_wings fried_chicken grilled ~ate ~eats | ご飯 ごはん 料理 美味しい 美味しかった おいしい うまい グルメ 弁当 朝食 昼食 夕食 夕飯 晩ごはん ランチ ディナー 食べ 定食 おやつ ペヤング 食った 食べた 食べて 食べたい 美味い 胃もたれ お腹すいた 腹減った ~野菜 ~肉 ~魚 ~味
216 | cooking homemade slow_cooker air_fryer meal_prep cookbook | 自炊 レシピ 手料理 手作り 作り置き 炊飯器
217 | cake baking cupcake cupcakes cookies dessert chocolate donut donuts brownies ice_cream icecream pastry cheesecake bake_off | スイーツ ケーキ パンケーキ チョコ アイス クッキー プリン デザート パフェ 和菓子 お菓子 タルト
218 | restaurant restaurants cafe diner takeaway michelin food_truck mcdonalds mcdonald's chipotle burger_king kfc nandos pizza burger burgers tacos steak | 居酒屋 レストラン 食堂 カフェ 焼肉 ラーメン 寿司 牛丼 マック スタバ 外食 食べ放題 回転寿司 餃子 カレー うどん そば屋 唐揚げ サイゼ 丸亀 すき家 吉野家 松屋 くら寿司 スシロー ファミレス
211 | beer wine whisky whiskey vodka gin cocktail cocktails craft_beer brewery tequila champagne ipa prosecco winery | ビール ワイン 日本酒 焼酎 ハイボール 晩酌 飲み会 乾杯 地酒 ウイスキー
222 | coffee tea espresso latte starbucks matcha smoothie caffeine frappuccino | コーヒー 珈琲 紅茶 抹茶 タピオカ ラテ
214 | sushi ramen curry korean_food thai_food italian_food pasta dim_sum paella | 中華料理 韓国料理 イタリアン タイ料理
212 | vegan plant_based veganism vegetarian | ヴィーガン ベジタリアン
552 | fashion outfit ootd style_tips streetwear runway fashion_week wardrobe dress dresses jeans designer_bag stylish vogue ~style ~wear ~clothes fast_fashion trendy thrift thrifted hoodie ~outfits ~jacket ~fit | ファッション コーデ 服 古着 着物 浴衣 ワンピース試着 おしゃれ 春服 冬服 アパレル
589 | sneakers sneakerhead jordans air_jordan nike_air yeezy adidas_originals boots heels | スニーカー 革靴 ブーツ
576 | gucci prada louis_vuitton chanel dior balenciaga versace haute_couture | ブランド品 シャネル グッチ ルイヴィトン
553 | makeup beauty lipstick mascara eyeliner sephora mua foundation_shade eyeshadow beauty_blogger | コスメ メイク 美容 リップ アイシャドウ デパコス プチプラ 化粧品 化粧 トリートメント 美容液 下地 ファンデ
559 | skincare moisturizer sunscreen serum face_mask | スキンケア 化粧水 美肌 日焼け止め
554 | hair_salon haircut hairstyle hairdresser shampoo balayage | 美容院 美容室 髪型 ヘアカット 髪切っ 髪色
556 | manicure nail_art nails_done gel_nails | ネイル マニキュア
653 | travel traveling travelling vacation holiday_in wanderlust tourist tourism backpacking itinerary passport sightseeing trip_to airbnb ~trip ~flight ~beach ~explore road_trip hostel cruise_ship en_route ~train ~journey ~abroad | 旅行 旅 観光 海外旅行 国内旅行 一人旅 温泉 旅館 観光地 お土産 絶景 遠征 前泊 旅先 帰省 フェリー 夜行バス 宿が ~宿 ~飛行機
672 | airport airlines boarding airline layover flight_delay jet_lag british_airways ryanair first_class | 空港 飛行機 羽田 成田 ana jal 搭乗
668 | hotel hotels resort motel hilton marriott | ホテル 宿泊 民宿
669 | train_ride amtrak eurostar railway | 新幹線 電車 鉄道 鉄オタ 撮り鉄 駅弁 列車 車両
677 | camping campsite campfire glamping tent | キャンプ キャンプ場 焚き火 テント
159 | hiking hike trail mountains outdoors kayaking | 登山 ハイキング 山登り アウトドア
151 | disneyland disney_world theme_park roller_coaster universal_studios six_flags legoland | ディズニーランド ディズニーシー ディズニー 遊園地 usj ユニバ 富士急
178 | zoo aquarium safari_park | 動物園 水族館 パンダ
422 | pets pet animal_shelter veterinarian hamster bunny | ペット ハムスター うさぎ インコ 動物病院
424 | cat cats kitten kittens kitty catsoftwitter caturday | 猫 ねこ ネコ 子猫 にゃんこ 愛猫
425 | dog dogs puppy puppies doggo labrador dogsoftwitter bulldog corgi | 犬 わんこ 子犬 愛犬 柴犬 トイプードル 散歩
192 | parenting toddler newborn my_son my_daughter momlife mom_life diapers my_kids kindergarten motherhood fatherhood my_child my_children ~kids ~mom ~dad | 育児 子育て 赤ちゃん 保育園 幼稚園 息子 娘 離乳食 ママ友 子供たち うちの子 下の子 上の子 保育士
186 | family_time grandma grandpa siblings my_mom my_dad my_sister my_brother relationship_goals boyfriend girlfriend my_husband my_wife couples my_parents my_mum my_mother my_father my_grandma my_family auntie my_cousin ~dad ~mum ~mother ~father | 家族 両親 お母さん お父さん 彼氏 彼女 旦那 夫婦 恋愛 失恋 実家 弟 妹 兄 姉 実父 実母 義母 ~母 ~父
188 | dating tinder first_date bumble crush my_ex situationship soulmate ~flirting ~single ~cuddle | デート 婚活 合コン マッチングアプリ 片思い 元カレ 元カノ 告白され 好きぴ
165 | wedding bride groom bridesmaid engaged wedding_dress | 結婚式 披露宴 ウェディング 花嫁 入籍
170 | birthday happy_birthday bday | 誕生日 お誕生日 生誕祭 誕生日おめでとう
172 | graduation graduated graduating | 卒業式 卒業おめでとう
1KXCLD | christmas halloween thanksgiving new_year's easter valentine's valentines_day xmas santa | クリスマス ハロウィン お正月 バレンタイン ゴールデンウィーク お盆 初詣
274 | diy_home home_decor ikea furniture interior_design | インテリア 家具 収納 模様替え ニトリ
275 | garden gardening plants flowers_bloom houseplants tomatoes | 園芸 ガーデニング 家庭菜園 観葉植物 花壇
280 | home_improvement renovation remodel plumbing | リフォーム diy 日曜大工
278 | dishwasher vacuum_cleaner refrigerator washing_machine | 洗濯機 冷蔵庫 掃除機 家電
473 | shopping black_friday mall amazon_prime discount clearance cyber_monday gift_card ~sale ~bought ~deal ~deals | 買い物 通販 セール 福袋 購入 ポチっ アマゾン 楽天 百均 ユニクロ
239 | hobby hobbies crafting knitting crochet origami lego scrapbooking etsy sewing | 趣味 ハンドメイド 手芸 編み物 プラモ フィギュア ガンプラ レゴ コレクション
271 | magic_the_gathering yugioh pokemon_cards trading_cards tcg | 遊戯王 ポケカ デュエマ トレカ カードゲーム
270 | board_game board_games chess jigsaw catan scrabble | ボードゲーム 将棋 囲碁 麻雀 人狼
132 | school university college campus homework exam exams finals_week professor classroom semester tuition scholarship student students teacher teachers sat_prep lecture thesis study_group ~class ~study essay midterm midterms high_school middle_school college_life dorm freshman sophomore gpa assignment assignments ~classes ~studying | 学校 大学 高校 中学 授業 宿題 試験 テスト勉強 受験 講義 レポート 卒論 教授 部活 勉強 学生 課題 入試 塾 成績 共通テスト 模試 偏差値 スクーリング 赤点 期末 中間テスト 履修 ゼミ 大学生 高校生 宅建 資格試験
147 | language_learning duolingo toefl ielts | 英会話 英語学習 toeic 語学
123 | hiring job_opening resume internship job_interview career careers linkedin apply_now ~job ~jobs ~recruiter | 就活 転職 求人 面接 内定 履歴書 インターン 就職
130 | remote_work work_from_home wfh remote_job | テレワーク リモートワーク 在宅勤務
229 | nutrition protein_shake vitamins calories healthy_eating | 栄養 プロテイン カロリー
232 | wellness meditation mindfulness self_care sauna massage | サウナ 瞑想 マッサージ 整体 ととのっ
`
