export const IT_DEVELOPER = `
Back-end developer: backend developer, back end developer, backend engineer, back end engineer, api developer, rails developer, php developer, laravel developer, golang developer, java developer, rubyist, pythonista; バックエンドエンジニア, サーバーサイドエンジニア, phpエンジニア, rubyエンジニア, railsエンジニア
Blockchain developer: blockchain developer, smart contract developer, solidity developer, web3 developer, web3 builder; ブロックチェーンエンジニア
DevOps engineer: devops engineer, devops, site reliability engineer, sre, platform engineer, cloud engineer, infrastructure engineer; インフラエンジニア, クラウドエンジニア, sreエンジニア, デブオプス
Embedded developer: embedded engineer, embedded developer, firmware engineer; 組み込みエンジニア, 組込みエンジニア
Front-end developer: frontend developer, front end developer, frontend engineer, front end engineer, react developer, javascript developer, vue developer, ui developer, ui engineer; フロントエンドエンジニア, フロントエンド開発者
Full-stack developer: full stack developer, fullstack developer, full stack engineer, fullstack engineer, full stack dev, fullstack dev; フルスタックエンジニア
Game developer: game developer, game dev, gamedev, indie dev, indie game developer, game programmer, unity developer, unreal developer, gameplay programmer; ゲーム開発者, ゲームプログラマー, ゲームプログラマ, インディーゲーム開発, ゲームエンジニア
Machine learning engineer: machine learning engineer, ml engineer, ai engineer, deep learning engineer; 機械学習エンジニア, aiエンジニア
Mobile developer: mobile developer, ios developer, android developer, ios engineer, android engineer, app developer, flutter developer, ios dev, android dev, mobile engineer, mobile dev; iosエンジニア, androidエンジニア, アプリ開発者, モバイルエンジニア, アプリエンジニア
Programmer: programmer, coder, computer programmer, developer?, dev?, open source maintainer, open source developer, freelance developer, indie hacker, hacker?; プログラマー, プログラマ, 個人開発者, 個人開発, エンジニア, ハッカー
Quality assurance engineer: qa engineer, test engineer, software tester, qa analyst, qa tester, sdet; qaエンジニア, テストエンジニア
Software architect: software architect, solution architect, solutions architect, cloud architect, enterprise architect; ソフトウェアアーキテクト, ソリューションアーキテクト
Software engineer: software engineer, software developer, swe, software dev, senior engineer, staff engineer, principal engineer, software engineering manager, engineering manager; ソフトウェアエンジニア, ソフトエンジニア, ソフトウエアエンジニア, システムエンジニア
Web developer: web developer, web dev, wordpress developer, webmaster, web engineer; web開発者, webエンジニア, ウェブエンジニア, web制作, コーダー
`

export const IT_TECH = `
Business intelligence analyst: business intelligence analyst, bi analyst, bi developer; biアナリスト
Cyber security analyst: cyber security analyst, cybersecurity analyst, security analyst, security engineer, security researcher, infosec, penetration tester, pentester, pen tester, ethical hacker, bug bounty hunter, malware analyst; セキュリティエンジニア, ホワイトハッカー, セキュリティ研究者
Data analyst: data analyst, analytics engineer, web analyst; データアナリスト
Data engineer: data engineer, etl developer, big data engineer; データエンジニア
Data scientist: data scientist, lead data scientist; データサイエンティスト
Database administrator: database administrator, dba, database engineer; データベースエンジニア, データベース管理者
Electronics engineer: electronics engineer, electrical engineer, hardware engineer, chip designer, robotics engineer; 電気エンジニア, 電子エンジニア, ハードウェアエンジニア, 回路設計, ロボットエンジニア
IT manager: it manager, it director, head of it, it professional, it pro, tech lead, technical lead; it部長, 情シス, 社内se, テックリード
Mechanical engineer: mechanical engineer, civil engineer, structural engineer, chemical engineer, industrial engineer, aerospace engineer, engineer; 機械エンジニア, 機械設計, 土木エンジニア, 施工管理, 建築士
Network engineer: network engineer, network administrator, telecoms engineer; ネットワークエンジニア
Product designer: product designer, ux designer, ui designer, ui ux designer, ux researcher, interaction designer, ux architect; プロダクトデザイナー, uiデザイナー, uxデザイナー, uiuxデザイナー, uxリサーチャー
Product manager: product manager, product owner, senior product manager, technical product manager, product lead; プロダクトマネージャー, プロダクトオーナー, pdm
Support technician: it support, help desk technician, support engineer, desktop support, it technician; ヘルプデスク, テクニカルサポート
System administrator: system administrator, systems administrator, sysadmin, linux admin, systems engineer; システム管理者, サーバー管理者, サーバ管理者
Technical writer: technical writer, documentation writer, developer advocate, devrel, developer evangelist; テクニカルライター, デベロッパーアドボケイト
Web designer: web designer, webdesigner; webデザイナー, ウェブデザイナー
`

export const SCIENCE = `
Archaeologist: archaeologist, archeologist; 考古学者
Astronomer: astronomer, astrophysicist, cosmologist, planetary scientist; 天文学者, 宇宙物理学者
Biologist: biologist, microbiologist, molecular biologist, marine biologist, zoologist, botanist, geneticist, ecologist, entomologist, ornithologist, evolutionary biologist; 生物学者, 海洋生物学者, 植物学者, 昆虫学者
Chemist: chemist, biochemist; 化学者
Climate scientist: climate scientist, meteorologist, climatologist, weather forecaster; 気象学者, 気象予報士
Geologist: geologist, geophysicist, geographer, volcanologist, seismologist; 地質学者, 地理学者
Historian: historian, art historian; 歴史家, 歴史学者
Mathematician: mathematician, statistician, biostatistician; 数学者, 統計学者, 統計家
Neuroscientist: neuroscientist, cognitive scientist; 神経科学者, 脳科学者
Palaeontologist: palaeontologist, paleontologist; 古生物学者
Physicist: physicist, theoretical physicist, particle physicist; 物理学者
Psychology researcher: psychology researcher, behavioural scientist, behavioral scientist; 心理学者
Researcher: researcher, research scientist, research fellow, postdoc, postdoctoral researcher, postdoctoral fellow, research associate, scholar?; 研究者, 研究員, ポスドク, 研究職
Scientist: scientist, computer scientist, materials scientist, food scientist; 科学者, サイエンティスト
Social scientist: sociologist, anthropologist, linguist, philosopher, social scientist; 社会学者, 人類学者, 言語学者, 哲学者
`

export const EDUCATION = `
Childcare worker: nursery nurse, childcare worker, preschool teacher, kindergarten teacher, early years teacher, daycare provider, nanny; 保育士, 幼稚園教諭, ベビーシッター
Driving instructor: driving instructor; 教習所教官
Education adviser: education consultant, curriculum designer, instructional designer, edtech consultant, instructional coach; 教育コンサルタント
Language teacher: english teacher, esl teacher, language teacher, tefl teacher, french teacher, spanish teacher, japanese teacher; 英語教師, 英語講師, 日本語教師, 英会話講師
Lecturer: lecturer, senior lecturer, assistant professor, associate professor, adjunct professor, academic?; 大学講師, 准教授, 助教, 非常勤講師, 大学教員
Librarian: librarian, archivist, curator?, school librarian; 司書, 学芸員, 図書館員
Music teacher: music teacher, piano teacher, guitar teacher, voice teacher, violin teacher, choir director, band director; ピアノ講師, 音楽教師, 音楽講師, ギター講師
Professor: professor, prof, university professor, emeritus professor; 教授, 大学教授
School counsellor: school counselor, school counsellor, guidance counselor; スクールカウンセラー
Special needs teacher: special education teacher, sped teacher, senco, special needs teacher; 特別支援学校教諭
Teacher: teacher, school teacher, primary teacher, secondary teacher, math teacher, maths teacher, science teacher, history teacher, art teacher, pe teacher, high school teacher, elementary teacher, educator, teaching assistant; 教師, 教員, 小学校教諭, 中学校教師, 高校教師, 小学校教員, 先生やってます
Trainer: corporate trainer, training manager, learning and development; 研修講師, セミナー講師
Tutor: tutor, private tutor, maths tutor, online tutor; 家庭教師, 塾講師, チューター
`
