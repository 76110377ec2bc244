export const NEWS = `
Broadcaster: broadcaster, newsreader, news anchor, anchorman, anchorwoman, news presenter, newscaster; アナウンサー, キャスター, ニュースキャスター
Columnist: columnist, opinion writer, leader writer; コラムニスト, 論説委員
Commentator: commentator, pundit, sports commentator; 解説者, コメンテーター, 野球解説者, サッカー解説者
Correspondent: correspondent, foreign correspondent, war correspondent, bureau chief; 特派員, 支局長
Critic: critic, film critic, music critic, food critic, art critic, reviewer?, book reviewer; 評論家, 映画評論家, 音楽評論家, 批評家
Editor: editor, editor in chief, managing editor, news editor, sub editor, copy editor, deputy editor, assignment editor; 編集者, 編集長, 副編集長, エディター
Fact checker: fact checker; ファクトチェッカー, 校正者, 校閲者
Investigative journalist: investigative journalist, investigative reporter, data journalist; 調査報道記者
Journalist: journalist, journo, freelance journalist, multimedia journalist, tech journalist, sports journalist, sportswriter, sports writer, newspaperman; ジャーナリスト, フリージャーナリスト, スポーツライター
Photojournalist: photojournalist, press photographer, news photographer; フォトジャーナリスト, 報道カメラマン
Presenter: radio presenter, tv presenter, television presenter, radio host, talk show host, tv host; ラジオパーソナリティ, パーソナリティー, テレビ司会者, 司会者
Producer of news: news producer, radio producer, programme editor; 報道ディレクター, 報道プロデューサー
Publisher: publisher?, magazine publisher, newsletter writer; 出版社勤務, 発行人
Reporter: reporter, crime reporter, court reporter, business reporter, beat reporter, staff writer; 記者, 新聞記者, リポーター, レポーター, 雑誌記者, スポーツ記者
`

export const ARTIST = `
Animator: animator, 3d animator, motion designer, motion graphics designer, vfx artist; アニメーター, モーションデザイナー, 3dアニメーター, vfxアーティスト
Architect: architect, landscape architect, interior designer, interior architect, set designer; 建築家, インテリアデザイナー, 一級建築士, インテリアコーディネーター, 設計士
Art director: art director, creative director, design director; アートディレクター, クリエイティブディレクター
Artist: artist, visual artist, digital artist, fine artist, concept artist, mixed media artist, street artist, nft artist, textile artist, glass artist, freelance artist, contemporary artist; アーティスト, 美術家, 芸術家, 現代美術家, デジタルアーティスト
Author: author, novelist, bestselling author, indie author, children's author, childrens author, romance author, ghostwriter, sci fi writer, short story writer; 作家, 小説家, ライトノベル作家, ラノベ作家, 絵本作家, 推理作家, エッセイスト
Blogger: blogger, food blogger, fashion blogger, travel blogger, beauty blogger, lifestyle blogger, book blogger; ブロガー, 旅ブロガー
Calligrapher: calligrapher, letterer, hand letterer; 書道家, 書家
Cartoonist: cartoonist, comic artist, comics artist, mangaka, manga artist, comic book writer, webcomic artist; 漫画家, マンガ家, まんが家, 漫画描き, 4コマ漫画家
Craftsperson: potter, ceramicist, jeweller, jewelry designer, woodworker, weaver, leatherworker, glassblower, blacksmith, basket maker, crafter, knitwear designer; 陶芸家, 陶工, ハンドメイド作家, アクセサリー作家, 木工作家, ガラス作家, 革職人, 彫金師, 伝統工芸士
Fashion designer: fashion designer, costume designer, stylist, fashion stylist, textile designer; ファッションデザイナー, スタイリスト, 衣装デザイナー, 服飾デザイナー
Graphic designer: graphic designer, designer, logo designer, visual designer, brand designer, type designer, freelance designer; グラフィックデザイナー, デザイナー, ロゴデザイナー, イラストレーター兼デザイナー
Illustrator: illustrator, freelance illustrator, childrens illustrator; イラストレーター, 絵師, イラスト描き, 挿絵画家, キャラクターデザイナー
Painter: painter, oil painter, watercolour artist, watercolor artist, portrait artist, muralist; 画家, 日本画家, 水彩画家, 油絵画家
Photographer: photographer, wedding photographer, portrait photographer, landscape photographer, wildlife photographer, fashion photographer, street photographer, photog, freelance photographer; 写真家, カメラマン, フォトグラファー
Poet: poet, spoken word artist, haiku poet; 詩人, 歌人, 俳人
Sculptor: sculptor; 彫刻家, 造形作家, 原型師
Tattoo artist: tattoo artist, tattooist; タトゥーアーティスト, 彫師
Writer: writer, freelance writer, content writer, technical author, science writer, travel writer, food writer, screenwriter, scriptwriter, playwright, speechwriter, wordsmith?; ライター, フリーライター, webライター, 脚本家, シナリオライター, 放送作家, 劇作家
`

export const ENTERTAINMENT = `
Actor: actor, actress, stage actor, film actor, thespian; 俳優, 女優, 役者, 舞台俳優
Comedian: comedian, comic?, stand up comedian, standup comedian, comedienne, comedy writer, improviser; お笑い芸人, 芸人, コメディアン, 落語家, 漫才師
Composer: composer, film composer, songwriter, singer songwriter, lyricist, arranger; 作曲家, 作詞家, シンガーソングライター, 編曲家, ボカロp
Cosplayer: cosplayer; コスプレイヤー, レイヤー?
Dancer: dancer, choreographer, ballet dancer, ballerina, dance teacher; ダンサー, 振付師, バレエダンサー, バレリーナ, ダンス講師
DJ: dj, club dj, radio dj, disc jockey, deejay; クラブdj, ディスクジョッキー
Esports player: esports player, pro gamer, professional gamer, esports coach, esports caster; プロゲーマー, eスポーツ選手, eスポーツキャスター
Film director: film director, filmmaker, film maker, movie director, documentary filmmaker, videographer, cinematographer, director of photography, tv director; 映画監督, 映像作家, 映像クリエイター, ビデオグラファー, 映像ディレクター, アニメ監督
Film editor: film editor, video editor, video producer; 動画編集者, 映像編集, 動画クリエイター
Game designer: game designer, level designer, narrative designer, game producer; ゲームデザイナー, ゲームディレクター, ゲームプランナー
Magician: magician, illusionist, circus performer, puppeteer; マジシャン, 手品師, 大道芸人
Model: fashion model, model?, fitness model, runway model; ファッションモデル, モデル?, 読者モデル, グラビアアイドル
Music producer: music producer, record producer, beatmaker, beat maker, sound engineer, audio engineer, sound designer, mixing engineer; 音楽プロデューサー, トラックメイカー, サウンドクリエイター, サウンドエンジニア, レコーディングエンジニア, 音響
Musician: musician, guitarist, drummer, bassist, pianist, violinist, cellist, saxophonist, trumpeter, organist, bass player, percussionist, flautist, conductor, band member, multi instrumentalist; ミュージシャン, 音楽家, ギタリスト, ドラマー, ベーシスト, ピアニスト, バイオリニスト, 指揮者, バンドマン, ヴァイオリニスト
Podcaster: podcaster, podcast host, podcast producer; ポッドキャスター
Producer: executive producer, film producer, tv producer, television producer, theatre producer, producer?, showrunner; プロデューサー, 映画プロデューサー, 番組プロデューサー, 演出家
Rapper: rapper, emcee, hip hop artist, recording artist; ラッパー, ヒップホップアーティスト
Singer: singer, vocalist, opera singer, soprano, tenor?, lead singer, backing vocalist, vocal coach; 歌手, ボーカリスト, シンガー, 声楽家, 歌い手, アイドル, ボイストレーナー
Sports coach: football coach, basketball coach, soccer coach, tennis coach, swim coach, running coach, track coach, baseball coach, cricket coach, golf coach, head coach, coach?, assistant coach; サッカーコーチ, テニスコーチ, 水泳コーチ, 野球監督, 監督?
Sportsperson: professional footballer, footballer, athlete?, pro athlete, olympian, professional cyclist, pro golfer, professional golfer, boxer?, mma fighter, racing driver, professional surfer, pro wrestler, jockey, professional basketball player; プロ野球選手, サッカー選手, プロレスラー, プロゴルファー, レーサー, アスリート, 格闘家, 騎手, 力士, プロボクサー
Streamer: streamer, twitch streamer, twitch affiliate, twitch partner, game streamer, vtuber; 配信者, ストリーマー, ゲーム実況者, 実況者, vライバー
Voice actor: voice actor, voice actress, voiceover artist, voice over artist, voice artist, narrator; 声優, ナレーター
YouTuber: youtuber, content creator, vlogger, tiktoker, influencer, digital creator, video creator; ユーチューバー, インフルエンサー, 動画投稿者, ティックトッカー, コンテンツクリエイター
`
