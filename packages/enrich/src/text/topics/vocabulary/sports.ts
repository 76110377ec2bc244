/** `id | English | Japanese`: `_` joins two words, `~` marks a word that needs company. */
export const SPORTS = `
483 | sports sport athlete athletes championship tournament playoffs playoff ~coach ~league ~season ~match ~score ~stadium ~fans ~team ~win ~defeat ~transfer espn halftime referee standings postseason preseason ~roster ~coaching ~draft ~bench ~injury ~innings ~squad ~undefeated | スポーツ 選手権 優勝 決勝 準決勝 ~試合 ~選手 ~監督 連勝 連敗 スタジアム 球場 観戦 試合結果 完封 逆転勝ち ~得点 ~勝利 ~敗戦 ~采配
484 | nfl quarterback touchdown superbowl super_bowl linebacker packers patriots cowboys steelers 49ers broncos seahawks eagles ravens chiefs raiders bears_game tight_end fantasy_football nfl_draft ~qb touchdowns interception wide_receiver running_back ~offense ~defense vikings bengals dolphins_game commanders rams chargers jaguars texans colts | アメフト スーパーボウル
545 | baseball mlb homerun home_run pitcher inning innings yankees dodgers mets red_sox cubs astros bullpen world_series shortstop dugout braves phillies padres orioles bluejays blue_jays strikeout strikeouts outfielder ~pitching ~bat ~bats | 野球 プロ野球 甲子園 ホームラン 本塁打 巨人 阪神 カープ ホークス ドラゴンズ ベイスターズ ヤクルト 大谷翔平 大谷 投手 打線 登板 侍ジャパン 継投 リリーフ 先発投手 中継ぎ 抑え投手 打席 wbc 西武ライオンズ 日ハム 楽天イーグルス オリックス ロッテ戦 ノーヒットノーラン 満塁
547 | basketball nba wnba lakers celtics warriors knicks lebron dunk three_pointer point_guard rebounds buzzer_beater cavs march_madness bucks_game 76ers sixers mavs mavericks raptors ~rebound jokic giannis curry_three | バスケ バスケットボール bリーグ
533 | soccer football premier_league epl uefa fifa champions_league world_cup worldcup arsenal chelsea_fc manchester_united man_utd mufc liverpool_fc lfc barcelona fcbarcelona real_madrid juventus bayern messi ronaldo laliga bundesliga midfielder goalkeeper offside hat_trick penalty_kick europa_league mls penalty ~goal ~striker ~derby chelsea everton tottenham spurs newcastle_united man_city mancity nufc coys ynwa afc cfc psg mbappe haaland neymar fulltime clean_sheet ~relegation ~signing ~keeper ~midfield | サッカー jリーグ 日本代表 ワールドカップ ゴールキーパー ハットトリック プレミアリーグ 浦和レッズ アントラーズ 鹿島 ガンバ ベルナベウ レアルマドリード バルサ 久保建英 三笘 冨安 フロンターレ
539 | tennis wimbledon djokovic federer nadal serena us_open roland_garros grand_slam atp wta | テニス 錦織 大坂なおみ 全米オープン
512 | golf golfer pga birdie bogey fairway ryder_cup tiger_woods | ゴルフ 打ちっぱなし ゴルフ場
518 | f1 formula_1 formula1 nascar grand_prix verstappen motogp indycar daytona le_mans pit_stop | f1 モータースポーツ 鈴鹿サーキット
485 | boxing boxer heavyweight knockout mayweather pacquiao | ボクシング ボクサー 井上尚弥
520 | mma ufc jiu_jitsu karate judo taekwondo kickboxing muay_thai | 格闘技 空手 柔道 総合格闘技 剣道 合気道
546 | wwe wrestling wrestlemania wrestler summerslam smackdown | プロレス 新日本プロレス レスリング
491 | cricket wicket wickets ipl test_match t20 kohli dhoni batsman bowler ashes englandcricket odi test_cricket ~bat ~innings ~bowling | クリケット
527 | rugby all_blacks six_nations scrum springboks | ラグビー トライを決め
515 | nhl hockey ice_hockey stanley_cup bruins blackhawks maple_leafs puck | アイスホッケー
492 | cycling cyclist tour_de_france road_bike mtb peloton bike_ride | 自転車 ロードバイク サイクリング
227 | running marathon half_marathon parkrun 5k 10k jogging long_run ~run ~runner | マラソン ランニング ジョギング 駅伝
225 | gym workout workouts fitness crossfit deadlift squats cardio leg_day gains personal_trainer pilates yoga burpees gymming lifting_weights treadmill ~exercise ~steps | 筋トレ ジム フィットネス ヨガ ピラティス スクワット ダイエット ベンチプレス 痩せ 体重 腹筋 ~運動
540 | track_and_field sprinter hurdles usain_bolt javelin long_jump | 陸上競技 短距離走
537 | swimming swimmer freestyle butterfly_stroke michael_phelps | 水泳 競泳 スイミング
541 | volleyball | バレーボール バレー部
521 | olympics olympic paralympics gold_medal silver_medal team_gb | オリンピック 五輪 金メダル 銀メダル 銅メダル
531 | skiing ski_resort slopes | スキー場 スキー
504 | snowboarding snowboard | スノボ スノーボード
505 | surfing surfer surfboard | サーフィン サーファー
503 | skateboarding skateboard skater | スケボー スケートボード
510 | figure_skating figure_skater | フィギュアスケート 羽生結弦
497 | horse_racing kentucky_derby jockey racecourse | 競馬 有馬記念 騎手 日本ダービー 馬券
500 | climbing bouldering climber | ボルダリング クライミング
538 | table_tennis ping_pong | 卓球
534 | badminton | バドミントン
682 | esports e_sports twitch_rivals lck valorant_champions counter_strike csgo overwatch_league | eスポーツ プロゲーマー
513 | gymnastics gymnast simone_biles | 体操競技
511 | fishing_trip bass_fishing fly_fishing angler | 釣り 釣行 バス釣り
`
