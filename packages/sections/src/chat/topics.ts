import type { SectionId } from '../sections.ts'

/** What a question is about: words that say so, and the sections that know, best first. */
export type ChatTopic = { sections: readonly SectionId[]; en: RegExp; ja: RegExp }

const BIO = {
  en: /\bbios?\b|\bprofiles?\b|\bdescri\w+ (?:themselves|itself)|\bself[- ]?(?:view|description)s?|\bcall themselves|\bintroduce themselves/,
  ja: /プロフィール(?:文)?|自己紹介(?:文)?|自己認識|バイオ|名乗\S*/,
}
const INTERACT = {
  en: /\b(?:interact|engag|respond|react)\w*(?: (?:with|to))?|\b(?:they|people|audience|followers?) (?:like|repost|reply)\b/,
  ja: /反応\S*|エンゲージ\S*|関わ\S*|触れ\S*|インタラクション|交流\S*/,
}
const TOGETHER = {
  en: /\b(?:word |keyword )?(?:combinations?|pairs?)\b|\b(?:used |appear |go |stand |occur )?together\b|\bgo(?:es)? with\b|\balongside\b|\bhand in hand\b|\bco-?occur\w*|\bside by side\b/,
  ja: /組み?合わせ|一緒に|とともに|ペア|共起\S*|セットで/,
}
const HASHTAG = { en: /\b(?:hash ?)?tags?\b/, ja: /(?:ハッシュ)?タグ/ }
const WORD = {
  en: /\b(?:key)?words?\b|\bterms?\b|\bvocabular\w+|\bwording\b/,
  ja: /キーワード|単語|言葉|語句|語彙|ワード/,
}

const both = (one: { en: RegExp; ja: RegExp }, other: { en: RegExp; ja: RegExp }) => ({
  en: pair(one.en, other.en),
  ja: pair(one.ja, other.ja),
})
/** Both, in either order. */
const pair = (one: RegExp, other: RegExp) =>
  new RegExp(`(?=[\\s\\S]*(?:${one.source}))(?=[\\s\\S]*(?:${other.source}))`)

/** The words of a topic, to be taken out once it is understood. */
export const CONTEXTS: readonly RegExp[] = [BIO, INTERACT, TOGETHER, HASHTAG, WORD].flatMap(({ en, ja }) => [en, ja])

/** From the most particular to the most general: the first that fits is meant. */
export const TOPICS: readonly ChatTopic[] = [
  {
    // What an advertiser pays for: phrases, not every word.
    sections: ['seo', 'keywords_used_by_handle'],
    en: /\b(?:keywords?|terms?|phrases?)\b.*\b(?:bid on|buy|advertise (?:on|for|with)|run ads (?:on|for))\b|\b(?:ads?|search) (?:keywords?|terms?)\b/,
    ja: /(?:広告|入札|検索広告|出稿)\S{0,4}(?:キーワード|ワード|語句)\S*|(?:キーワード|ワード)\S{0,4}(?:入札|出稿)\S*/,
  },
  {
    sections: ['similar_accounts'],
    en: /\b(?:accounts?|brands?|companies|handles?)\b.*\b(?:look|looks|are|is|most) like (?:us|me|ours?|mine|this one)\b(?: in terms of audience)?/,
    ja: /(?:客層|顧客層|ファン層|フォロワー層|オーディエンス)が(?:近い|似て\S*|重な\S*|かぶ\S*)(?:\S{0,3}?(?:アカウント|ブランド|企業))?/,
  },
  {
    sections: ['largest_followers'],
    en: /\b(?:followers?|fans?|people|of them|of these)\b.*\b(?:widest|biggest|largest|most|greatest) reach\b/,
    ja: /(?:リーチ|影響力)の(?:大き|広)い(?:フォロワー|人|ファン)\S*/,
  },
  {
    sections: ['follower_growth'],
    en: /\bhow many (?:new )?followers (?:did|have) (?:we|i|they|it) (?:net|gain(?:ed)?|add(?:ed)?|win|won|lose|lost)\b/,
    ja: /フォロワーは?(?:差し引き|純増)\S*/,
  },
  {
    sections: ['topic_clusters'],
    en: /\b(?:break|fall|split|divide)\w* (?:up |down )?into (?:groups?|clusters?|segments?|camps?)\b/,
    ja: /(?:どんな|どういう|いくつの)?(?:グループ|集団|クラスター?|層)に分か\S*/,
  },
  {
    sections: ['sentiment_analysis'],
    en: /\bbacklash\b|\bshitstorms?\b|\boutrage\b/,
    ja: /炎上\S*/,
  },
  {
    // "How many people talk about this" asks for people, not for what they talk about.
    sections: ['audience_size', 'share_of_voice', 'topics'],
    en: /\bhow many (?:different |unique )?(?:people|users|accounts|persons|authors)\b(?: \w+){0,3} (?:talk|talks|talking|talked|speak|speaking|spoke|post|posting|posted|write|writing|wrote|tweet|tweeting|tweeted|mention|mentions|mentioning|mentioned|discuss|discussing|discussed)\b(?: about)?/,
    ja: /何人(?:くらい|ぐらい)?(?:が|の人が)\S{0,6}(?:話題|話し|投稿|言及|つぶや|書い)\S*|(?:言及|投稿|話題に)(?:して(?:い)?る|した|している)(?:人|ユーザー)(?:は|の数は|って)?何人\S*/,
  },
  {
    sections: ['share_of_voice', 'conversation_volume'],
    en: /\bhow many (?:posts|tweets) (?:are |were )?(?:about|mention\w*|contain\w*)\b/,
    ja: /(?:について|に関する|に言及した)の?(?:投稿|ポスト)(?:は|数は|の数は)?(?:何件)?/,
  },
  {
    sections: ['conversation_posts', 'posts'],
    en: /^(?!.*\b(?:share|percent\w*|proportion|how many|how much|number of|are there more)\b).*\b(?:negative|positive|neutral|angry|unhappy|happy|critical|favou?rable) (?:posts?|tweets?|ones)\b/,
    ja: /^(?!.*(?:割合|比率|何件|何%|パーセント|どちら|どっち)).*(?:ネガティブ|ポジティブ|中立的?|否定的|批判的|肯定的|好意的)な?(?:投稿|ポスト|ツイート|もの)/,
  },
  {
    sections: ['conversation_posts', 'posts'],
    en: /\b(?:sort|order|rank|list|show)\w*\b.*\b(?:posts|tweets)\b.*\bby\b|\b(?:posts|tweets) with (?:more|less|fewer|over|under|at least)\b|\b(?:posts|tweets)\b.*\bsorted\b|\bonly (?:the |those )?(?:posts|tweets)\b|^(?:\W*(?:show|list|give)(?: me)?(?: the)? )?\b(?:posts|tweets)\W*$/,
    ja: /(?:投稿|ポスト)を\S*順\S*|(?:投稿|ポスト)(?:だけ|のみ)\S*|\S*(?:以上|超え?|未満|以下)\S{0,8}(?:投稿|ポスト)/,
  },
  {
    sections: ['conversation_volume'],
    en: /\b(?:conversations?|discussions?|chatter|buzz|posting|activity)\b.*\b(?:grow|grew|shr[iau]nk|chang|increas|decreas|ris|rose|fall|fell)\w*|\bwhen did\b.*\b(?:people|they|everyone|everybody|it)\b.*\b(?:post|talk|tweet|peak|speak)\w*|\bdays? (?:with|that had|had|having)\b.*\bposts\b/,
    ja: /会話(?:は|が|の量は|量は)?\S{0,4}(?:増|減|伸び)\S*|投稿(?:の|が)(?:多|少な)\S*日/,
  },
  {
    sections: ['share_of_voice'],
    en: /\bshare of (?:voice|mentions)\b|\bsov\b|\b(?:names?|brands?)\b.*\b(?:mentioned|named|talked about|discussed|heard)\b|\bmost[- ](?:mentioned|named|talked[- ]about) (?:names?|brands?)|(?<!\b(?:topics?|words?|hashtags?|keywords?|interests?|phrases?)\b.*)\b(?:gets?|is|are) (?:talked|written|spoken) about (?:more|most|less)\b/,
    ja: /シェア・?オブ・?ボイス|言及(?:の|された|される)?(?:シェア|割合|数)|(?:名前|名称|ブランド)\S*(?:言及|話題に)\S*/,
  },
  {
    sections: ['overlap'],
    en: /\boverlap\w*|\bin (?:common|both)\b|\bboth (?:audiences|groups)|\ball (?:the )?audiences\b|\bshared by\b/,
    ja: /重な\S*|重複\S*|共通\S*|両方\S*/,
  },
  {
    sections: ['topic_clusters'],
    en: /\b(?:topic |word )?clusters?\b|\bgroups? of words\b|\bthemes?\b/,
    ja: /(?:話題|トピック|単語)?の?クラスタ\S*|まとまり|テーマ/,
  },
  { sections: ['hashtags_used_by_handle', 'most_interacted_hashtags'], ...both(TOGETHER, HASHTAG) },
  { sections: ['audience_self_view_combinations'], ...both(TOGETHER, BIO) },
  { sections: ['most_interacted_keyword_combinations'], ...both(TOGETHER, INTERACT) },
  { sections: ['keyword_combinations_used_by_handle', 'most_interacted_keyword_combinations'], ...TOGETHER },
  { sections: ['subreddits'], en: /\b(?:sub)?reddits?\b/, ja: /(?:サブ)?レディット|subreddit|reddit/ },
  { sections: ['most_interacted_emojis'], en: /\bemojis?\b|\bemoticons?\b/, ja: /絵文字/ },
  { sections: ['hashtags_self_view'], ...both(HASHTAG, BIO) },
  { sections: ['most_interacted_hashtags'], ...both(HASHTAG, INTERACT) },
  {
    // What to use is what they respond to.
    sections: ['most_interacted_hashtags', 'hashtags_used_by_handle'],
    en: /\b(?:hash ?)?tags?\b.*\b(?:should|could|to use|recommend\w*|would work)\b|\b(?:should|recommend\w*)\b.*\b(?:hash ?)?tags?\b/,
    ja: /(?:ハッシュ)?タグ.*(?:使えば|使うべき|使ったら|付ければ|付けるべき|つければ|おすすめ|お勧め|有効|効果的)\S*/,
  },
  { sections: ['hashtags_used_by_handle', 'most_interacted_hashtags'], ...HASHTAG },
  {
    sections: ['seo'],
    en: /\b(?:search )?phrases?\b|\bexpressions?\b|\bseo\b|\b(?:search for|google)\b|\bsearch (?:terms?|queries)\b/,
    ja: /(?:検索)?フレーズ|言い回し|SEO|seo|検索\S{0,6}(?:され|して|しそう)\S*|検索(?:ワード|語|キーワード)/,
  },
  { sections: ['audience_self_view'], ...both(WORD, BIO) },
  { sections: ['most_interacted_keywords'], ...both(WORD, INTERACT) },
  { sections: ['keywords_used_by_handle', 'most_interacted_keywords'], ...WORD },
  {
    sections: ['follower_growth'],
    en: /\b(?:follower )?growth\b|\bgrow\w*|\bgrew\b|\bfollowers?\b(?: count| number| base)?.*\b(?:chang\w+|over time|develop\w*|evol\w+)|\bshr(?:ink|ank|unk)\w*|\b(?:gain|lost|lose|losing|unfollow)\w*|\bnew followers?\b|\bfollowers? (?:over time|trend)|\b(?:stop(?:ped)?|quit) following\b/,
    ja: /(?:フォロワー)?(?:の|数の|数)?(?:増減|推移|成長|伸び)\S*|フォロワー(?:は|が|数は|数が)?\S{0,6}(?:増え|減っ|伸び|獲得|失)\S*|増加数|純増\S*|フォロー(?:を)?(?:外|解除|やめ)\S*|離脱\S*/,
  },
  {
    sections: ['similar_accounts'],
    en: /\bsimilar\w*|\bcomparable\b|\bresembl\w+|\bakin\b|\balike\b|\bcompet(?:e|es|ing|itors?|ition)\b|\brivals?\b|\blook-?alikes?\b/,
    ja: /似た\S*|似て\S*|類似\S*|近い(?:存在|アカウント|ブランド)|競合\S*|ライバル/,
  },
  {
    sections: ['largest_followers'],
    en: /\binfluential\b|\binfluencers?\b(?: (?:should|can|could) (?:we|i) (?:work with|partner with|hire|contact|approach|use))?|\b(?:largest|biggest|most famous|best[- ]known|most important) (?:accounts?|followers?|people|person|members?|names?|fans?)|\bcelebrit\w+|\bmost[- ]followed (?:accounts?|people|person|members?)?|\b(?:who|which (?:accounts?|person|people|members?))\b.*\b(?:has|have) the most followers\b/,
    ja: /(?:起用する\S*|頼む\S*|組む\S*)?\S{0,4}インフルエンサー|影響力\S*|有名\S*|著名\S*|大物\S*|(?:最大|最も大き\S+|一番大き\S+)の?アカウント|フォロワー(?:数)?(?:が|の)?(?:最も|一番)多い\S*/,
  },
  {
    sections: ['sample_accounts'],
    en: /\b(?:sample|examples?|typical)\b(?: (?:accounts?|people|members?))?|\bfor instance\b/,
    ja: /サンプル|(?:具体)?例(?:を|は|と)?|たとえば誰/,
  },
  {
    sections: ['profile'],
    en: /\bhow many (?:accounts|people|others) (?:does|do|is) .{1,40} follow(?:ing)?\b/,
    ja: /何(?:人|アカウント|件)を?フォロー\S*/,
  },
  {
    sections: ['liked_posts', 'interests_of_this_audience'],
    en: /\bwhat (?:do|does|did) (?:they|these people|people|this audience|(?:my|our) (?:audience|followers))(?: \w+)? (?:like|love|enjoy|react to|engage with)\b(?! (?:to|most to)\b)|\b(?:posts?|tweets?|content)\b.*\b(?:they|these people|this audience|(?:my|our) (?:audience|followers))(?: \w+)? (?:like|love|react|engage|respond)\w*|\bliked posts?\b/,
    ja: /(?:この人たち|オーディエンス|フォロワー|みんな|彼ら)\S{0,4}(?:何|どんな(?:投稿|ポスト|もの))\S{0,3}(?:好き|好む|好ん|反応|いいね)\S*|(?:反応|いいね|好まれ)(?:して(?:いる|る)|した|する|ている)\S{0,2}(?:投稿|ポスト|コンテンツ)\S*/,
  },
  {
    sections: ['top_accounts'],
    en: /\b(?:who|whom|which accounts?|what accounts?|accounts?)\b.*\bfollow(?:s|ed|ing)?\b|\bfollow(?:s|ed|ing)? (?:most|more|also)\b|\btop accounts?\b|\b(?:accounts?|profiles?|brands?|pages?)\b.*\bpopular (?:with|among)\b|\balso follow\b|\b(?:do|does|did) (?:they|these people|people|this audience|followers)(?: \w+)? follow\b|\bthey follow\b/,
    ja: /(?:誰|だれ|どの(?:ような)?アカウント|どんなアカウント)を?\S{0,8}フォロー\S*|フォローして(?:いる|る)\S*アカウント|よくフォロー\S*|上位アカウント|トップアカウント|フォロー先|(?:どんな|どの|どこの|何の|何)\S{0,4}\s*を\S{0,4}フォロー\S*/,
  },
  {
    sections: ['profile'],
    en: /\bverified\b|\bjoin(?:ed)?\b|\bcreated\b|\bhow many (?:posts|accounts|people) (?:has|does) (?:it|he|she|the account|the handle)\b.*|\baccount (?:itself|profile)\b|\bprofile\b|\bfollowing\b|\bhow many followers\b|\bfollowers? count\b|\bnumber of followers\b/,
    ja: /認証\S*|登録\S*|開設\S*|フォロー(?:中|数)\S*|フォロワー(?:数|は何人)\S*|プロフィール/,
  },
  {
    sections: ['audience_self_view'],
    en: /\bbios?\b|\b(?:about|describe|call) themselves\b/,
    ja: /自己紹介(?:文)?|自己認識/,
  },
  {
    sections: ['sentiment_analysis'],
    en: /\bmoods?\b|\bsentiments?\b|\b(?:positive|negative|neutral)(?:ly)?\b|\bfeel\w*|\bhapp(?:y|ier|iest)\b|\bangr(?:y|ier)\b|\btone\b|\b(?:un)?favou?rabl[ey]\b|\bprais\w+|\bcomplain\w*|\b(?:good|bad) or (?:good|bad)\b|\breception\b|\batmosphere\b|\bsentimental\b/,
    ja: /感情\S*|ムード|気分|ポジティブ|ネガティブ|中立|ニュートラル|好意\S*|否定\S*|肯定\S*|センチメント|論調|評判|好評|不評|批判\S*|賛否|受け止め\S*|雰囲気|印象/,
  },
  {
    // When they are there to read it, not when the account writes.
    sections: ['audience_activity', 'activity'],
    en: /\b(?:best|right|good|ideal|optimal|perfect) (?:times?|hours?|days?|moments?)\b(?: of (?:the )?(?:day|week))?.*\b(?:post|tweet|publish|reach)\w*|\bwhen (?:should|to|can|could|must)(?: i| we| you| one)? (?:post|tweet|publish|reach|schedul)\w*|\b(?:times?|hours?|days?)\b.*\bshould (?:i|we|you|one) (?:post|tweet|publish)\w*|\b(?:when|what (?:time|hours?|days?)|which (?:time|hours?|days?))\b.*\b(?:they|people|these people|(?:the|this|our|my) (?:audience|followers|fans))\b.*\b(?:active|online|awake|around)\b|\b(?:audience|followers|people)(?: are|'s)? (?:most )?active\b(?! (?:people|users?|accounts?|members?|followers?|persons?))/,
    ja: /何曜日?の?何時(?:頃|ごろ)?に(?:投稿|ツイート|発信)\S*|(?:投稿|ツイート|ポスト|発信)(?:する(?:なら|のに|のは|には)?|すべき|したら|に(?=最適))\S{0,8}(?:何時|いつ|何曜|ベスト|最適|タイミング|おすすめ)\S*|(?:いつ|何時に?|何曜日?に?)\S{0,3}(?:投稿|ツイート|発信)(?:すれば|すべき|したら|するのが|すると)\S*|(?:最適|ベスト|効果的)な(?:投稿)?(?:時間|タイミング|曜日)\S*|(?:オーディエンス|フォロワー|この人たち|ユーザー)\S{0,6}(?:いつ|何時|何曜)\S*|(?:アクティブ|活発)な(?:時間|曜日)\S*/,
  },
  {
    sections: ['activity'],
    en: /\b(?:what|which|peak|best|busiest|quietest) (?:times?|hours?|weekdays?)\b|\btime of (?:the )?(?:day|week)\b|\bday of the week\b|\bhours?\b|\bweekdays?\b|\bweekends?\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bwhen (?:do|does|are|is|should)\b|\bmost active\b(?! (?:people|users?|accounts?|members?|followers?|persons?))|\bwhen to (?:post|tweet|publish)\b/,
    ja: /何時\S*|時間帯|投稿時間|曜日|何曜\S*|いつ(?:投稿|活動|つぶや|発信)\S*|平日|週末/,
  },
  {
    sections: ['conversation_posts', 'posts'],
    en: /\b(?:most|best|top|least)[- ](?:liked|loved|shared|reposted|retweeted|viewed|seen|quoted|replied|discussed|popular|successful|performing) ?(?:to )?(?:posts?|tweets?)?|\b(?:top|best|popular) (?:posts?|tweets?)\b|\bwh(?:at|ich) (?:posts?|tweets?)\b|\b(?:posts?|tweets?) (?:got|has|have|had|with|received) the (?:most|fewest)\b|\b(?:posts?|tweets?) (?:got|was|were|is|are|gets?) (?:most )?(?:liked|loved|shared|reposted|retweeted|viewed|seen|read|quoted|discussed|answered)\b|\bmost (?:likes|reposts|views|replies|quotes)\b|\b(?:posts?|tweets?) (?:that )?(?:people|they|everyone|everybody) (?:loved|liked|shared|reposted|read|saw|viewed|quoted|discussed)\b|\b(?:posts?|tweets?)\b.*\b(?:went viral|did best|performed best|viral)\b|\bviral\b|\b(?:posts?|tweets?)\b.*\bflop\w*|\b(?:our|the|my) (?:best|worst) (?:posts?|tweets?)\b|\b(?:posts?|tweets?) (?:did|worked|performed|does|do) (?:best|worst|well|better)\b/,
    ja: /(?:いいね|リポスト|リツイート|閲覧|表示|返信|引用)(?:数|回数)?[がの]?(?:最も|一番|もっとも|いちばん)?(?:多\S*|少な\S*|された\S*)(?:投稿|ポスト)?|(?:反応|反響|成績|成果)[がの]?(?:最も|一番|いちばん)?(?:良|よ|い|悪)\S*(?:投稿|ポスト)|人気の?(?:投稿|ポスト)|どの(?:投稿|ポスト)|最も?人気\S*|(?:最も|一番|いちばん)(?:見られ|読まれ|拡散され|シェアされ|反響)\S*|バズ\S*|話題になった(?:投稿|ポスト)|伸びた(?:投稿|ポスト)/,
  },
  {
    sections: ['conversation_volume'],
    en: /\bvolume\b|\bhow much (?:chatter|talk|buzz|discussion|conversation|noise|posting|tweeting|was (?:posted|said|written))\b|\bhow many (?:posts|tweets)\b|\bnumber of posts\b|\b(?:posts|tweets) (?:per|a|each|every) day\b|\b(?:busiest|quietest|peak|which|what|best|slowest) days?\b|\bper day\b|\bdaily\b|\bconversation (?:up|down|rising|falling|trend\w*)|\btrend\w*|\bpeak\w*|\bhow (?:busy|loud)\b|\bgetting (?:more|less|bigger|smaller|louder|quieter|busier)\b(?: or (?:more|less|smaller|quieter))?|\bspikes?\b|\bspiked\b|\bhow many likes\b|\btotal likes\b|\b(?:rising|falling|increasing|decreasing|going up|going down)\b/,
    ja: /投稿(?:が|の)?(?:最も|一番|もっとも)?(?:多|少な)\S*日|投稿(?:数|量|の数|は何件|が何件|の件数)\S*|何件\S*|何回\S{0,4}(?:投稿|つぶや|ツイート)\S*|ボリューム|話題量|ピーク|どの日\S*|何日\S*|(?:一|1)日(?:あたり|平均)\S*|盛り上が\S*|推移|トレンド|増えて\S*|減って\S*|いいね(?:の)?(?:総数|合計)/,
  },
  { sections: ['genders'], en: /\bgenders?\b|\bsex(?:es)?\b/, ja: /性別|男女(?:比)?/ },
  {
    sections: ['age_groups'],
    en: /\bage (?:groups?|ranges?|brackets?)\b|\bages?\b|\bhow old\b|\byoung\w*|\bold(?:er|est)?\b|\bgenerations?\b/,
    ja: /年齢\S{0,2}|年代|世代|何歳\S*|何代|若\S*/,
  },
  {
    sections: ['languages'],
    en: /\blanguages?\b|\bspeak\w*|\bspoken\b/,
    ja: /言語|何語|使用言語|話し\S*|話す/,
  },
  { sections: ['cities'], en: /\bcit(?:y|ies)\b|\btowns?\b/, ja: /都市|街|市区町村/ },
  {
    sections: ['countries'],
    en: /\bcountr(?:y|ies)\b|\bnations?\b|\bnationalit\w+|\bwhere\b|\bgeograph\w*|\blocat\w*|\bbased\b/,
    ja: /国(?:別|籍)?|どこ\S*|地域|在住\S*|所在\S*/,
  },
  {
    sections: ['job_titles'],
    en: /\bjobs?(?: titles?)?\b|\bprofessions?\b|\boccupations?\b|\bcareers?\b|\bwork(?:s|ing)? (?:as|in)\b|\bdo for (?:a living|work)\b|\bemploy\w+/,
    ja: /職業|職種|仕事|肩書き?|役職/,
  },
  {
    sections: ['topics'],
    en: /\btopics?\b|\b(?:talk|talking|write|post|posting|tweet) (?:most )?about\b|\bsubjects?\b/,
    ja: /トピック|話題|何について\S*/,
  },
  {
    sections: ['interests_of_this_audience'],
    en: /\binterest(?:s|ed)?\b(?: in)?|\bwhat (?:do|does|else do) (?:they|these people|people|this audience|our followers) (?:really |actually )?(?:like|love|prefer)\b|\bhobb(?:y|ies)\b|\bcare about\b|\binto\b|\bpassion\w*|\benjoy\b|\bkeen on\b|\bpastimes?\b/,
    ja: /興味\S*|関心\S*|趣味\S*|何が好き\S*/,
  },
  {
    sections: ['audience_size'],
    en: /\bhow many (?:different |distinct |unique |individual )?(?:people|accounts|users|persons|followers|authors|participants)\b|\bparticipa\w+|\btook part\b|\baudience(?:'s)? size\b|\bhow (?:big|large)\b|\bsize\b|\breach\b|\bnumber of (?:people|accounts|users)\b|\bpeople in total\b/,
    ja: /(?:オーディエンス|対象|全体)の?(?:規模|人数|大きさ)\S*|参加者(?:数|の数)\S*|何名\S*|何人\S*|規模|人数|大きさ/,
  },
]
