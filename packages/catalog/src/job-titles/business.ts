/** `Title: English spellings; Japanese spellings`. A `?` marks a spelling that often means something else. */
export const BUSINESS = `
Account manager: account manager, key account manager, account director, account executive; アカウントマネージャー, 営業担当者
Administrator: administrator?, office administrator, admin assistant, administrative assistant; 事務職, 一般事務, 事務員, 総務
Business analyst: business analyst, bizops, business operations; ビジネスアナリスト
Business developer: business developer, business development, bizdev, business development manager; 事業開発, 新規事業担当
Buyer: buyer?, purchasing manager, procurement manager, procurement specialist, merchandiser; バイヤー, 購買担当
Customer success manager: customer success manager, customer success, client success manager; カスタマーサクセス
Entrepreneur: entrepreneur, serial entrepreneur, small business owner, business owner, self employed, shop owner, franchise owner; 起業家, 個人事業主, 自営業, アントレプレナー
Estate agent: estate agent, realtor, real estate agent, real estate broker, property manager, letting agent, property developer; 不動産業, 不動産営業, 不動産屋, 宅建士
Event manager: event manager, event planner, events manager, wedding planner, conference organiser, conference organizer; イベントプランナー, ウェディングプランナー
Export and logistics manager: logistics manager, supply chain manager, freight forwarder, warehouse manager; 物流担当, 貿易事務
Human resources manager: hr manager, human resources, hr business partner, head of people, people operations, hr professional, people partner; 人事, 人事担当, 人事部
Lawyer: lawyer, attorney, attorney at law, solicitor, barrister, paralegal, counsel?, legal counsel, advocate of the high court; 弁護士, 司法書士, 行政書士, 弁理士, 企業法務
Office manager: office manager, executive assistant, personal assistant, secretary?, receptionist; 秘書, 受付
Operations manager: operations manager, project manager, programme manager, program manager, pmo, project coordinator; プロジェクトマネージャー, プロマネ
Recruiter: recruiter, talent acquisition, headhunter, talent partner, technical recruiter, recruitment consultant; リクルーター, 採用担当, 人材紹介
Sales manager: sales manager, sales director, sales rep, sales representative, salesman, salesperson, saleswoman, sales executive, head of sales, inside sales; 営業マン, 営業職, 法人営業, インサイドセールス, 営業部長, 営業やってます
Store manager: store manager, shop manager, retail manager; 店長, 店舗責任者
Translator: translator, interpreter?, localization specialist, freelance translator; 翻訳家, 翻訳者, 通訳者, 通訳案内士
`

export const MARKETING = `
Brand manager: brand manager, brand strategist, brand director; ブランドマネージャー
Community manager: community manager, head of community, community builder; コミュニティマネージャー
Content marketer: content marketer, content strategist, content manager, content marketing manager; コンテンツマーケター
Copywriter: copywriter, copy writer, ad writer; コピーライター
Growth marketer: growth marketer, growth hacker, head of growth, performance marketer, performance marketing manager, ppc specialist; グロースハッカー, 広告運用者
Marketing manager: marketing manager, marketing director, marketer, digital marketer, marketing specialist, head of marketing, marketing executive, vp marketing, marketing professional; マーケター, マーケティング担当, マーケティング責任者, webマーケター
Media planner: media planner, media buyer, advertising executive, ad exec, adman; メディアプランナー, 広告代理店, 広告マン
Public relations officer: public relations, pr manager, publicist, pr consultant, communications manager, communications director, head of communications, comms manager, press officer, spokesperson; 広報担当, 広報pr
Search specialist: seo specialist, seo consultant, seo expert, search marketer; seoコンサルタント, seo担当
Social media manager: social media manager, social media strategist, social media specialist, social media marketer, smm; snsマーケター, sns運用, sns担当, ソーシャルメディアマネージャー
`

export const DECISION_MAKER = `
Board member: board member, non executive director, ned, board director, trustee?; 取締役, 社外取締役, 監査役
Chairman: chairman, chairwoman, chairperson, chair of the board; 会長
Chief executive officer: ceo, chief executive, chief executive officer, chief exec; 最高経営責任者, 代表取締役, 代表取締役社長, 社長, 代表取締役ceo
Chief financial officer: cfo, chief financial officer, finance director; 最高財務責任者
Chief information officer: cio, chief information officer, ciso, chief information security officer; 最高情報責任者
Chief marketing officer: cmo, chief marketing officer; 最高マーケティング責任者
Chief operating officer: coo, chief operating officer; 最高執行責任者
Chief people officer: chro, chief people officer; 最高人事責任者
Chief product officer: cpo, chief product officer, head of product, vp product; 最高製品責任者
Chief technology officer: cto, chief technology officer, chief technical officer, vp engineering, vp of engineering, head of engineering; 最高技術責任者
Director: director?, managing director, executive director, md?, general manager, regional director, country manager; 専務, 常務, 執行役員, 本部長, 事業部長, 統括部長
Founder: founder, co founder, cofounder, founding partner, startup founder; 創業者, 共同創業者, ファウンダー
Head of department: head of department, department head, team lead, team leader; 部長, 課長, 係長, チームリーダー
Managing partner: managing partner, general partner, senior partner; マネージングパートナー
Owner: owner?, proprietor, owner operator; オーナー, 経営者, 会社経営, 経営者です
President: vice president, vp, svp, evp, president and ceo, company president; 副社長
Headteacher: headteacher, head teacher, headmaster, headmistress, school principal, dean?; 校長, 学長
`

export const FINANCIAL = `
Accountant: accountant, chartered accountant, cpa, bookkeeper, acca, management accountant, tax accountant; 会計士, 公認会計士, 税理士, 経理, 経理担当
Actuary: actuary, actuarial analyst; アクチュアリー
Auditor: auditor, internal auditor; 監査人, 内部監査
Banker: banker, investment banker, private banker, bank manager, bank teller; 銀行員, バンカー, 銀行マン
Economist: economist, chief economist; エコノミスト, 経済学者
Financial adviser: financial advisor, financial adviser, financial planner, cfp, wealth manager, ifa; ファイナンシャルプランナー, 資産運用アドバイザー
Financial analyst: financial analyst, equity analyst, cfa, research analyst, credit analyst, quant, quantitative analyst; 証券アナリスト, 金融アナリスト, クオンツ
Fund manager: fund manager, portfolio manager, hedge fund manager, asset manager; ファンドマネージャー
Insurance agent: insurance agent, insurance broker, underwriter; 保険外交員, 保険営業, 保険代理店
Investor: investor, angel investor, venture capitalist, vc?, value investor, private equity; 投資家, 個人投資家, エンジェル投資家, ベンチャーキャピタリスト
Mortgage broker: mortgage broker, loan officer, mortgage adviser, mortgage advisor; 住宅ローンアドバイザー
Tax adviser: tax adviser, tax advisor, tax consultant; 税務コンサルタント
Trader: trader, day trader, forex trader, stock trader, fx trader, options trader, crypto trader, swing trader; トレーダー, デイトレーダー, fxトレーダー, 株トレーダー
`

export const CONSULTING = `
Business coach: business coach, executive coach, leadership coach; ビジネスコーチ, エグゼクティブコーチ
Business consultant: business consultant, consultant, independent consultant, freelance consultant; コンサルタント, コンサル, 経営コンサルタント, 中小企業診断士
Career adviser: career coach, career adviser, career advisor, career counsellor; キャリアアドバイザー, キャリアコンサルタント
Change manager: change manager, transformation consultant, agile coach, scrum master; アジャイルコーチ, スクラムマスター
Environmental consultant: environmental consultant, sustainability consultant, energy consultant; 環境コンサルタント
Life coach: life coach, mindset coach, transformational coach; ライフコーチ
Management consultant: management consultant, strategy consultant, strategist?, mckinsey consultant; 戦略コンサルタント, 戦略コンサル
Speaker: keynote speaker, public speaker, motivational speaker, tedx speaker; 講演家
Technology consultant: it consultant, technology consultant, sap consultant, salesforce consultant, cloud consultant; itコンサルタント, itコンサル
`
