import type { ForbiddenTrait } from '@starling/contract'
import type { TextKey } from '@starling/text/both'

/** What must not be inferred of people, nor asked for (docs/audiences.md). `but`: the same words where they mean something else. */
type Rule = { words: RegExp; but?: RegExp }
const rule = (words: RegExp, but?: RegExp): Rule => ({ words, ...(but && { but }) })

const PERSON =
  '(?:people|persons?|men|man|women|woman|folks?|adults?|families|family|americans?|users?|audiences?|moms?|mums?|dads?|mothers?|fathers?|males?|females?|households?|communit(?:y|ies)|voters?|consumers?|customers?|students?|teens?|youths?|girls?|boys?|professionals?|parents?|guys?|couples?|singles?|singers?|shoppers?|owners?)'

const RULES: Record<ForbiddenTrait, readonly Rule[]> = {
  health: [
    rule(
      /\b(?:diabet(?:es|ics?)|cancers?|tumou?rs?|leuk[a]?emia|hiv(?:-positive)?|aids|depressi(?:on|ve)|depressed|anxiety|bipolar|schizophreni[ac]s?|autis(?:m|tic)|adhd|dyslexi[ac]s?|ptsd|ocd|pregnan(?:t|cy)|infertil(?:e|ity)|ivf|abortions?|miscarriages?|disab(?:led|ilit(?:y|ies))|wheelchair users?|obes(?:e|ity)|overweight|addict(?:ion|ed to (?:drugs|alcohol|opioids))|drug addicts?|alcoholics?|alcoholism|asthma(?:tics?)?|epilep(?:sy|tics?)|migraines?|eating disorders?|anorexi[ac]s?|bulimi[ac]s?|dementia|alzheimer'?s?|parkinson'?s?|mental(?:ly)? ill(?:ness(?:es)?)?|mental health (?:issues?|problems?|conditions?|struggles?|cris[ie]s|disorders?|difficult(?:y|ies)|challenges|concerns|troubles?)|(?:struggl(?:e|es|ed|ing)|suffer(?:s|ed|ing)?|battl(?:e|es|ed|ing)|trouble[sd]?|worr(?:y|ies|ied)|(?:deal|dealing|cop(?:e|ing)|liv(?:e|ing)) with|poor|bad|low|fragile|declining)(?: (?:with|from|about|by|their|own|poor|bad))* mental health|chronic (?:pain|illness(?:es)?|fatigue)|arthritis|insomnia(?:cs?)?|stroke survivors?|heart (?:disease|attacks?|conditions?)|high blood pressure|menopaus(?:e|al)|erectile dysfunction|hepatitis|lupus|psoriasis|multiple sclerosis|crohn'?s|patients?|suicidal|in recovery|chemotherapy|medical conditions?|sick people|deaf|blind)\b/,
      /\bcancer (?:research|charit(?:y|ies))|\bcancers? (?:zodiac|horoscope|star sign)|zodiac sign cancer|tropic of cancer|great depression|depression[- ]era|depression glass|(?:be|are|being|very) patient\b|patient people|color[- ]blind|blind(?: wine)? tast|window blinds?|blind dates?|hearing aids|band[- ]aids?|visual aids?|stress-free|first[- ]aids?|study aids|coffee addict|shopping addict|(?:chocolate|sugar|phone|game|sports|news|fitness|book)s? addict|doctors?|nurses?|oncologists?|autism teachers?/,
    ),
    rule(
      /糖尿病|がん患者|癌|ガン患者|がんサバイバー|白血病|エイズ|ＨＩＶ|HIV|うつ病|鬱|うつの|不安障害|パニック障害|双極性障害|統合失調症|自閉症|発達障害|ADHD|妊娠|妊婦|不妊|中絶|流産|障害者|障がい者|車いす利用者|肥満|太りすぎ|依存症|アルコール中毒|喘息|ぜんそく|てんかん|片頭痛|摂食障害|拒食症|過食症|認知症|アルツハイマー|精神疾患|(?:メンタル(?:ヘルス|面)?|心の健康|精神的)(?:の|に|で|が|を)?(?:悩|不調|問題|苦し|病|弱って|不安|困)|心の(?:病|不調)|心を病|精神病|持病|慢性疾患|慢性的な痛み|関節炎|不眠症|心臓病|高血圧|更年期|肝炎|患者|病気の|病気を|闘病|透析|リウマチ|アトピー|花粉症|難病/,
      /白馬岳|患者支援の仕事|妊娠菌|病気を治す仕事/,
    ),
  ],
  religion: [
    rule(
      /\b(?:christians?|catholics?|protestants?|evangelicals?|mormons?|baptists?|jehovah'?s witness(?:es)?|muslims?|islamic|moslems?|jews?|jewish|hindus?|buddhists?|sikhs?|atheists?|agnostics?|religious (?:people|persons?|believers?|men|women|families|views|beliefs)|church ?goers?|(?:attend|go to|goes to|attending) (?:church|mosque|synagogue)|believers?|devout|religion|religious beliefs?|faithful|bible readers?|priests?|imams?|pastors?|rabbis?|pray(?:s|ing)? (?:daily|five times))\b/,
      /(?:muslim|islamic|christian|catholic|jewish|hindu|buddhist)[- ]friendly|christian (?:dior|louboutin|bale|slater|ronaldo|lacroix|siriano|eriksen|pulisic|horner)|buddha bowls?|(?:church|temple|mosque|cathedral) architecture|islamic (?:art|architecture|geometry)|brand believers?|true believers? in (?:startups|design)/,
    ),
    rule(
      /キリスト教|クリスチャン|カトリック|プロテスタント|イスラム教|ムスリム|ユダヤ教|ユダヤ人|仏教徒|仏教を信|ヒンドゥー教|シーク教|創価学会|信者|信仰|宗教|無神論|教会に通|モスクに通|エホバの証人|モルモン|神道を信/,
      /クリスチャン[・ ]?(?:ディオール|ルブタン|ベール|ラクロワ)|(?:ムスリム|イスラム教徒)(?:[・ ]?フレンドリー|(?:に)?対応)|宗教画|宗教建築/,
    ),
  ],
  politics: [
    rule(
      /\b(?:republicans?|democrats?|tor(?:y|ies)|labour (?:voters?|supporters?|members?)|conservatives\b|(?:conservative|liberal|progressive) (?:people|voters?|views|men|women|americans?|politics)|liberals\b|leftists?|left[- ]wing(?:ers)?|right[- ]wing(?:ers)?|far[- ](?:left|right)|socialists?|communists?|marxists?|libertarians?|nationalists?|anarchists?|(?:trump|biden|obama|harris|maga|sanders|brexit|green party|lib dem|snp|afd|le pen|bolsonaro|lula|modi|bjp) ?(?:supporters?|voters?|fans?|followers?|haters?)|vote[sd]? (?:for|against)|voters|maga|political (?:views?|beliefs?|opinions?|leanings?|affiliations?|party members?|activists?)|party members?|interested in politics|pro-choice|pro-life|feminists?|remainers?|brexiteers?|anti-(?:government|immigration|abortion|war activists?))\b/,
      /democratic republic of (?:the )?congo|conservative invest|liberal arts|party supplies|voters of the (?:oscars|academy)/,
    ),
    rule(
      /自民党|立憲民主党|共産党|公明党|維新の会|れいわ|参政党|国民民主党|民主党|共和党|(?:トランプ|バイデン)(?:支持|ファン)|支持者|支持政党|左派|右派|左翼|右翼|リベラル派|保守派|保守的な人|政治的|政治思想|政治に関心|政治に興味|政治活動|投票した|ネトウヨ|共産主義|社会主義者|フェミニスト|護憲|改憲派|反政府|党員/,
      /リベラルアーツ|チームの支持者/,
    ),
  ],
  sexuality: [
    rule(
      /\b(?:gays?|lesbians?|bisexuals?|homosexuals?|heterosexuals?|transgender(?:ed)?|trans (?:people|men|women|folks?)|transsexuals?|queers?|lgbt\w*\+?|non-?binary people|non-?binary|asexuals?|pansexuals?|sexual(?:ly)? (?:orientation|preferences?|active)|same-sex couples?|(?:attracted to|prefer) (?:men|women) sexually|closeted|drag queens?)\b/,
      /gay[- ]lussac|gay talese|queer eye for|lesbos/,
    ),
    rule(
      /ゲイ(?!ム|ル|シャ|ン|ツ|リー|ザー)|レズビアン|同性愛|バイセクシュアル|バイセクシャル|トランスジェンダー|性的指向|性的少数者|LGBT|ノンバイナリー|同性カップル|性転換|異性愛|クィア|オネエ/,
    ),
  ],
  ethnicity: [
    rule(
      new RegExp(
        `\\b(?:(?:black|white|asian|brown|colou?red|caucasian|hispanic|latin[oax]|arab|african|mixed[- ]race|biracial|indigenous|aboriginal|native|ethnic|middle eastern|roma) ${PERSON}|african[- ]americans?|asian[- ]americans?|native americans?|first nations|caucasians?|hispanics?|latinos?|latinas?|latinx|arabs|blacks|whites|gyps(?:y|ies)|people of colou?r|ethnic(?:ity| minorit(?:y|ies)| groups?)|racial|of (?:african|asian|arab|jewish|chinese|korean|mexican|indian) (?:descent|origin|heritage)|minorit(?:y|ies)|by race|their race|immigrants?|refugees?|migrants?|skin colou?r)\\b`,
      ),
      /native (?:app|ad|speaker)|white (?:collar|hat)|black (?:belt|tie) owners/,
    ),
    rule(
      /黒人|白人|有色人種|アジア系(?:の人|の女性|の男性|住民|アメリカ人)|ヒスパニック|ラテン系(?:の人|住民|アメリカ人|の女性|の男性)|アラブ系|アフリカ系|在日(?:韓国|朝鮮|コリアン|中国|ブラジル|外国)|アイヌ民族|アイヌの人|人種|民族(?:的|の人)|少数民族|移民|難民|肌の色|混血|ハーフの(?:人|女性|男性)|ロマの人|先住民/,
    ),
  ],
  hardship: [
    rule(
      /\b(?:in (?:deep |heavy |serious |credit card )?debt|debt[- ]ridden|(?:has|have|with|struggling with|drowning in|behind on) (?:a lot of |big |huge |too much |their |large |heavy )?(?:debts?|mortgage payments|rent)|bankrupt(?:cy)?|insolven(?:t|cy)|unemployed|unemployment benefits?|jobless|out of work|laid[- ]off|lost their jobs?|on (?:welfare|benefits|food stamps|universal credit)|welfare recipients?|food stamps|low[- ]incomes?|poor (?:people|families|men|women|households|credit)|poverty|payday loans?|homeless|foreclosures?|bad credit|evict(?:ed|ion)|(?:cannot|can't|can not|struggl(?:e|ing) to) (?:pay|afford|make ends meet)|financial(?:ly)? (?:hardship|trouble|difficult(?:y|ies)|distress|vulnerable|struggling|desperate)|living paycheck to paycheck|broke (?:people|students|men|women)|desperate for money|gambling (?:losses|debts))\b/,
      /technical debt|national debt|government debt|debt (?:collectors|markets)/,
    ),
    rule(
      /借金|破産|債務|失業|無職|生活保護|低所得|低収入|貧困|貧しい|貧乏|ホームレス|家賃を払え|ローンを払え|お金に困|生活に困|経済的に(?:困|苦)|リストラされ|解雇され|滞納|ブラックリスト/,
      /失業保険の専門家|技術的負債/,
    ),
  ],
  union: [
    rule(
      /\b(?:(?:trade|labou?r|workers'?|teachers'?|nurses'?|steelworkers'?) unions?|union (?:members?|workers?|reps?|representatives?|organi[sz]ers?|activists?|leaders?)|unioni[sz]ed|unionists?|on strike|strikers)\b/,
      /credit union members?|rugby union members?/,
    ),
    rule(/労働組合|労組|組合員|組合に(?:加入|入)|ストライキ中/, /生協の組合員/),
  ],
  crime: [
    rule(
      /\b(?:criminal records?|convicted|ex-?convicts?|ex-?offenders?|felons?|prisoners?|inmates?|on parole|on probation|been (?:to|in) (?:prison|jail)|arrested|sex offenders?|victims? of (?:crime|abuse|domestic violence)|abuse survivors?|domestic violence)\b/,
    ),
    rule(/前科|犯罪歴|受刑者|元受刑|逮捕歴|逮捕され|服役|仮釈放|犯罪被害|DV被害|虐待(?:を受け|された|の被害)/),
  ],
  children: [
    rule(
      /\b(?:(?:children|kids?|boys|girls|users|people|anyone|pupils|those) (?:who are )?(?:under|below|younger than|less than) (?:the age of )?(?:1[0-3]|[1-9])\b|under[- ]1[0-3]s?\b|(?:aged?|ages) (?:[1-9]|1[0-2])\b(?!\d)|(?:[1-9]|1[0-2])[- ]year[- ]olds?|(?:elementary|primary|grade)[- ]school(?:ers| children| kids| pupils| students)|preschoolers|toddlers|little kids|young (?:kids|children)|(?:target(?:ing)?|reach(?:ing)?|for|to) (?:kids|children)\b|^(?:kids|children)\b(?!'s|’s))/,
      /(?:parents?|mothers?|fathers?|moms?|mums?|dads?|teachers?|famil(?:y|ies)|nann(?:y|ies)|carers?|people|women|men|those|couples?|adults) (?:of|with|who have|raising|who teach|for|having) [^.;]*?(?:kids|children|toddlers|year[- ]olds|pupils|preschoolers)(?: (?:under|aged|ages|below|of|between) [^.;,]*)?|(?:books|clothes|toys|music|games|shows|gifts|presents|charit(?:y|ies)|shoes|furniture|films|crafts|recipes|fashion|parties|apps) (?:for|to) (?:kids|children|toddlers)|(?:toddlers|kids|children|elementary school|primary school|preschoolers?)['’]?s? (?:teachers?|fashion|clothing|books|toys|music|products|tv)/,
    ),
    rule(
      /小学生|幼稚園児|保育園児|園児|幼児|赤ちゃん本人|児童|(?:1[0-3]|[1-9])歳(?:未満|以下)|(?<![0-9])(?:[1-9]|1[0-2])歳(?:の子|児|くらいの子)|子どもたち(?:向け|に|を)|子供たち(?:向け|に|を)|子ども本人|子供本人/,
      /(?:小学生|幼児|園児|幼稚園児|保育園児|児童|歳未満|歳以下|歳|歳児)(?:の子ども|の子供|の子|の息子|の娘|のお子さん|のいる|児)?(?:を|が|の)?(?:いる|持つ|もつ|育て|育児|子育て|親|母|父|ママ|パパ|保護者|家庭)|幼児教育|児童書|児童文学|児童福祉|幼児(?:食|服|雑誌)|(?:小学生|幼児|園児|児童)(?:を|に)?教|(?:小学生|幼児)の(?:先生|教師)|子ども(?:たち)?向けの?(?:本|おもちゃ|服|絵本|番組)|子供(?:たち)?向けの?(?:本|おもちゃ|服|絵本|番組)/,
    ),
  ],
}

export type Forbidden = { trait: ForbiddenTrait; words: string }

/** The traits that a text asks for, with the words that do. */
export function forbiddenIn(text: string): Forbidden[] {
  const lower = text.normalize('NFKC').replaceAll('’', "'").toLowerCase()
  return (Object.entries(RULES) as [ForbiddenTrait, readonly Rule[]][]).flatMap(([trait, rules]) => {
    const words = rules.flatMap((one) => matches(lower, one))
    return words.length > 0 ? [{ trait, words: words[0]! }] : []
  })
}

function matches(text: string, { words, but }: Rule): string[] {
  const harmless = but
    ? [...text.matchAll(new RegExp(but, 'gi'))].map(({ index, 0: found }) => [index, index + found.length] as const)
    : []
  return [...text.matchAll(new RegExp(words, 'gi'))]
    .filter(({ index, 0: found }) => !harmless.some(([from, to]) => index < to && index + found.length > from))
    .map(([found]) => found.trim())
}

export const FORBIDDEN_REASONS: Record<ForbiddenTrait, TextKey> = {
  health: 'Nobody is targeted by their health.',
  religion: 'Nobody is targeted by their religion.',
  politics: 'Nobody is targeted by their political views.',
  sexuality: 'Nobody is targeted by their sexuality or gender identity.',
  ethnicity: 'Nobody is targeted by their ethnic origin.',
  hardship: 'Nobody is targeted by money troubles.',
  union: 'Nobody is targeted by membership of a union.',
  crime: 'Nobody is targeted by crime, as offender or as victim.',
  children: 'Children are not targeted. X is for people of 13 and over.',
}
