/** `id | English | Japanese`: `_` joins two words, `~` marks a word that needs company. */
export const SPORTS = `
483 | sports sport athlete athletes championship tournament playoffs playoff ~coach ~league ~season ~match ~score ~stadium ~fans ~team ~win ~defeat ~transfer espn halftime | スポーツ 選手権 優勝 決勝 準決勝 ~試合 ~選手 ~監督 連勝 連敗 スタジアム
484 | nfl quarterback touchdown superbowl super_bowl linebacker packers patriots cowboys steelers 49ers broncos seahawks eagles ravens chiefs raiders bears_game tight_end fantasy_football | アメフト スーパーボウル
545 | baseball mlb homerun home_run pitcher inning innings yankees dodgers mets red_sox cubs astros bullpen world_series shortstop | 野球 プロ野球 甲子園 ホームラン 本塁打 巨人 阪神 カープ ホークス ドラゴンズ ベイスターズ ヤクルト 大谷翔平 大谷 投手 打線 登板 侍ジャパン
547 | basketball nba wnba lakers celtics warriors knicks lebron dunk three_pointer point_guard rebounds buzzer_beater cavs | バスケ バスケットボール bリーグ
533 | soccer football premier_league epl uefa fifa champions_league world_cup worldcup arsenal chelsea_fc manchester_united man_utd mufc liverpool_fc lfc barcelona fcbarcelona real_madrid juventus bayern messi ronaldo laliga bundesliga midfielder goalkeeper offside hat_trick penalty_kick europa_league mls penalty ~goal ~striker ~derby | サッカー jリーグ 日本代表 ワールドカップ ゴールキーパー ハットトリック プレミアリーグ 浦和レッズ アントラーズ 鹿島 ガンバ
539 | tennis wimbledon djokovic federer nadal serena us_open roland_garros grand_slam atp wta | テニス 錦織 大坂なおみ 全米オープン
512 | golf golfer pga birdie bogey fairway ryder_cup tiger_woods | ゴルフ 打ちっぱなし ゴルフ場
518 | f1 formula_1 formula1 nascar grand_prix verstappen motogp indycar daytona le_mans pit_stop | f1 モータースポーツ 鈴鹿サーキット
485 | boxing boxer heavyweight knockout mayweather pacquiao | ボクシング ボクサー 井上尚弥
520 | mma ufc jiu_jitsu karate judo taekwondo kickboxing muay_thai | 格闘技 空手 柔道 総合格闘技 剣道 合気道
546 | wwe wrestling wrestlemania wrestler summerslam smackdown | プロレス 新日本プロレス レスリング
491 | cricket wicket wickets ipl test_match t20 kohli dhoni batsman bowler ashes | クリケット
527 | rugby all_blacks six_nations scrum springboks | ラグビー トライを決め
515 | nhl hockey ice_hockey stanley_cup bruins blackhawks maple_leafs puck | アイスホッケー
492 | cycling cyclist tour_de_france road_bike mtb peloton bike_ride | 自転車 ロードバイク サイクリング
227 | running marathon half_marathon parkrun 5k 10k jogging long_run ~run ~runner | マラソン ランニング ジョギング 駅伝
225 | gym workout workouts fitness crossfit deadlift squats cardio leg_day gains personal_trainer pilates yoga burpees | 筋トレ ジム フィットネス ヨガ ピラティス スクワット ダイエット ベンチプレス
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
