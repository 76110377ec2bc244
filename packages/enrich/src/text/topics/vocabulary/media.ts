/** `id | English | Japanese`: `_` joins two words, `~` marks a word that needs company. */
export const MEDIA = `
324 | movie movies film films cinema hollywood trailer box_office director oscars screenplay blockbuster sequel premiere marvel_studios mcu avengers star_wars pixar film_festival biopic ~actor ~actress ~scene plot_twist oscar rom_com horror_movie spider_man spidermannowayhome no_way_home ~plot ~cast | 映画 映画館 上映 試写会 邦画 洋画 実写化 ジブリ 映画化 ハリーポッター マーベル スターウォーズ 予告編 吹き替え 字幕版 ~字幕 ~主演 ~監督
640 | tv television netflix hbo episode episodes season_finale sitcom binge_watch binge_watching showrunner hulu bbc_one series_finale tv_show game_of_thrones stranger_things disney_plus ~finale ~series ~channel rewatching rewatch eastenders coronation_street strictly masked_singer maskedsinger k_drama kdrama bridgerton euphoria squid_game ~season ~show ~spoilers | テレビ ドラマ 最終回 アニメ化 バラエティ 朝ドラ 大河ドラマ 番組 録画 tver 朝ドラ反省会 反省会 連ドラ ナイトドラマ 見逃し配信 孤独のグルメ ~シーズン ~主演 ~放送
651 | reality_tv big_brother love_island bachelor bachelorette kardashians kardashian jersey_shore masterchef x_factor american_idol survivor_finale | リアリティショー テラスハウス
338 | music song songs album albums singer band concert lyrics playlist spotify itunes soundcloud new_single music_video world_tour gig setlist vinyl ~tour ~live ~single ~track ~ep ~dj ~remix rapper discography songwriter guitarist drummer bassist mixtape apple_music chorus ~verse ~singing ~sang ~listening | 音楽 新曲 アルバム ライブ 歌詞 歌手 バンド コンサート セトリ 楽曲 ~ツアー シングル フェス ミュージック ボーカル あいみょん 米津玄師 yoasobi 髭男 当落 ラジオ聴 武道館 クリープハイプ カラオケ ギター ベース弾 ドラム叩 作曲 作詞 ボカロ 歌って 歌う 曲が 聴いて ~聴く ~歌 ~曲
355 | rap rapper hiphop hip_hop kanye drake kendrick mixtape nicki_minaj jay_z eminem | ヒップホップ ラッパー ラップバトル
349 | pop_music taylor_swift taylorswift beyonce rihanna ariana_grande katy_perry justin_bieber lady_gaga ed_sheeran one_direction billboard_hot | j-pop jポップ
363 | rock_music guitar_solo foo_fighters metallica ac_dc rock_band punk_rock iron_maiden | ロックバンド ロックフェス
357 | jazz saxophone miles_davis | ジャズ
346 | classical_music orchestra symphony mozart beethoven philharmonic violin concerto | クラシック音楽 オーケストラ 交響曲 吹奏楽 ピアノ
350 | country_music nashville blake_shelton luke_bryan | カントリー音楽
351 | edm techno house_music tomorrowland dubstep ultra_music | テクノ クラブミュージック
352 | kpop k_pop bts blackpink exo twice_tzuyu got7 nct stray_kids seventeen_ comeback_stage afrobeats reggaeton bts_twt armys | 韓流 kポップ k-pop bts 防弾少年団 カムバ
641 | anime manga otaku crunchyroll naruto one_piece dragon_ball cosplay attack_on_titan studio_ghibli shonen | アニメ 声優 アニソン 漫画 マンガ コミケ 鬼滅 呪術廻戦 推しの子 進撃の巨人 ガンダム エヴァ 作画 二期 覇権アニメ コスプレ 同人誌 ラノベ ちいかわ 推しジャンル アオリ 原作勢 キャラデザ 二次創作 夢小説 cp ジャンル移動 今期アニメ ラブライブ aqours ~原作 ~アニメーション ~キャラ
432 | celebrity celebrities paparazzi red_carpet gossip selena_gomez kim_kardashian fandom stan fanmeeting bias_wrecker fancam photocard fan_cam fandoms influencers ~idol ~idols ~celeb | アイドル 推し活 推しメン 推し 芸能人 握手会 ジャニーズ 乃木坂 櫻坂 日向坂 akb48 akb モー娘 ハロプロ ファンクラブ 生写真 担当 チェキ 現場 snowman sixtones hey!say!jump キンプリ なにわ男子 嵐の 担降り 同担 リアコ 現場行 セクゾ ~尊い ~ファン
440 | memes meme satire stand_up comedian parody | お笑い 漫才 芸人 大喜利 コント ネタ番組
209 | theater theatre broadway west_end musical playwright ballet hamilton_musical | 舞台 演劇 ミュージカル 宝塚 歌舞伎 劇団 千秋楽 観劇
42 | book books novel novels author reading_list bestseller bookstore library kindle bookclub book_club booklovers amreading amwriting poetry poem ~reading ~chapter ~writer fanfic fanfiction ao3 audiobook paperback memoir ~writing | 読書 小説 書籍 文庫 図書館 本屋 読了 新刊 芥川賞 直木賞 詩集 ~作家 ~著者
46 | comics comic_book graphic_novel marvel_comics dc_comics comic_con batman spiderman | 漫画 コミック 単行本 ジャンプ 週刊少年
680 | gaming gamer gamers videogame videogames video_game video_games gameplay speedrun twitch_stream dlc ~game ~games ~streaming ~respawn speedrunning soulsborne playthrough boss_fight ~gacha ~console ~quest | ゲーム ゲーマー 実況 ゲーム実況 攻略 クリアした プレイ動画 ps5 ps4 ゲーセン 弐寺 音ゲー バイオハザード ff14 エルデンリング アルセウス 初見プレイ クエスト ボス戦 ~ボリューム ~ステージ ~レベル上げ
681 | xbox ps4 ps5 playstation nintendo nintendo_switch wii zelda mario smash_bros gamecube halo call_of_duty elden_ring | プレステ ニンテンドー スイッチ版 スプラ スプラトゥーン スマブラ マリオ ゼルダ ポケモン モンハン あつ森 ドラクエ
684 | pc_gaming steam_sale minecraft league_of_legends dota valorant fortnite overwatch pubg gta | マイクラ マインクラフト apex エーペックス ヴァロラント フォートナイト steam ランクマ エペ dbd バトロワ キャラコン エイム 募集ps4
683 | mobile_game candy_crush pokemon_go clash_royale genshin gacha | ソシャゲ ガチャ 無課金 プロセカ ウマ娘 原神 パズドラ モンスト fgo グラブル 周回 星5 天井 ピックアップガチャ 石が足り 聖遺物 樹脂 リセマラ イベスト 十連 10連
687 | rpg final_fantasy jrpg dungeons_and_dragons dnd dark_souls skyrim | rpg ファイナルファンタジー ff14
106 | journalism newsroom newspaper broadcaster press_release journalist | 新聞社 報道 記者会見 取材
264 | podcast podcasts youtuber vlog youtube_channel livestream content_creator subscribers | ポッドキャスト ユーチューバー youtuber vtuber ブイチューバー 配信 生配信 歌枠 チャンネル登録
201 | art artist artwork painting gallery exhibition sculpture illustration museum mural ~sketch ~drawing ~canvas commissions fanart fan_art ocs sketchbook watercolor ~draw ~paint | 美術館 展覧会 イラスト 絵画 個展 アート 芸術 ~絵 お絵描き 落書き 水彩 塗り絵 原稿 線画 下書き 作業配信 画力 同人 推し絵 ~塗り
255 | photography photographer photoshoot landscape_photo canon_eos nikon street_photography lightroom | 写真 カメラ 撮影 一眼レフ 写真展 フォトグラファー
185 | comic_con anime_expo fan_convention sdcc | コミケ コミックマーケット ファンミーティング
162 | grammys grammy oscars emmys golden_globes vmas mtv_awards brit_awards | アカデミー賞 紅白 レコード大賞
`
