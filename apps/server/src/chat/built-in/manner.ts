import { blankAll } from './values.ts'

/** How an answer is wanted: told, as a table, how sure it is, or why it is so. */
export type Manner = 'tell' | 'table' | 'sure' | 'why'

const MANNERS: [Manner, RegExp][] = [
  [
    'sure',
    /\bhow (?:statistically )?(?:sure|certain|confident|reliable|accurate|precise|exact|trustworthy|solid|robust|good|valid|representative)\b|\b(?:un)?reliab\w+|\baccura\w+|\bconfiden\w+(?: (?:intervals?|levels?))?|\bintervals?\b|\bstatistical\w*|\bbased on\b|\bhow (?:big|large|small) (?:is|was) (?:the|this|your) sample\b|\bthe sample\b(?! (?:accounts?|of))|\bcertain(?:ty)?\b|\btrust\w*|\brely on\b|\bbelieve\b|\bmargins? of error\b|\berrors?\b|\bprecision\b|\bsample sizes?\b|\b(?:size|many) .{0,12}\bsamples?\b|\b(?:big|large) enough\b|\benough (?:people|data|posts|accounts)\b|\bsignifican(?:t|ce)\b|\brepresentative\b|\bbased on how many\b|\bunknown\b|\bnot known\b|\bmissing\b/,
  ],
  [
    'sure',
    /信頼(?:性|度|区間|でき\S*)?|信用\S*|信ぴょう性|信憑性|(?:どの(?:くらい|程度|ぐらい)|どれ(?:くらい|ほど|だけ))?(?:確か|正確|確実)\S*|精度|誤差|サンプル(?:数|サイズ|の(?:数|大きさ))|母数|標本\S*|あてにな\S*|十分な(?:人数|データ|数)|統計的\S*|有意\S*|代表性|不明\S*|わからない\S*|わかっていない\S*/,
  ],
  [
    'why',
    /\bwhy\b|\bhow come\b|\breasons?\b(?: for| behind)?|\bwhat (?:caused|drove|drives|explains|triggered)\b|\bwhat(?:'s| is| was) behind\b|\bwhat happened\b|\bexplain\b/,
  ],
  ['why', /なぜ|なんで|何故|どうして|理由|原因|要因|背景|何が(?:あっ|起き|起こっ)\S*/],
  [
    'table',
    /\b(?:as|in|into|make|give me|show me|build|create|put it in)? ?(?:an? |the )?tables?\b(?: of| with| for)?|\btabular\b|\bspreadsheet\b|\b(?:list|show|give me) (?:me )?(?:all|every|each)\b(?: of)?|\b(?:the )?full list\b(?: of)?|\bcomplete list\b(?: of)?/,
  ],
  [
    'table',
    /表(?!示|現|情|向)(?:形式|に(?:し|まと)\S*|で\S*|を\S*)?|テーブル\S*|一覧\S*|すべて(?:並べ|挙げ|見せ)\S*|リストアップ\S*/,
  ],
]

/** The manner that a question asks for, and the question without it. */
export function takeManner(text: string): { manner: Manner; rest: string } {
  const small = text.toLowerCase()
  const found = MANNERS.find(([, said]) => said.test(small))
  return found ? { manner: found[0], rest: blankAll(text, found[1]) } : { manner: 'tell', rest: text }
}

/** Who they are, and everything in short: these ask of several sections at once. */
export const PORTRAIT =
  /\bwho (?:are|is) (?:these|they|our|the|this|my)\b(?: people| audience| followers?| fans?)?|\b(?:describe|profile|portray|characteri[sz]e) (?:me )?(?:the|this|these|our|my|them|a)\b(?: (?:typical|average))?(?: (?:audience|followers?|person|people|members?|fans?|users?))?|\b(?:typical|average) (?:follower|person|member|fan|user)\b|\bwhat (?:kinds?|sorts?|types?) of (?:people|person|audience|followers?)\b|\bpersonas?\b|\btell me (?:more )?about (?:the|this|these|our|my) (?:audience|people|followers?)\b|\bwhat (?:is|are) (?:the|this|our|my) (?:audience|followers) like\b|\bdemographics?\b|どんな(?:人|オーディエンス|フォロワー|ユーザー|層)(?:たち|々|達)?|どういう(?:人|層)\S{0,2}|人物像|ペルソナ|(?:オーディエンス|フォロワー|この人たち|ユーザー)(?:全体)?の(?:特徴|属性|プロフィール|像)/i
/** In what they differ from others. */
export const DIFFERENT =
  /\bwhat(?:'s| is| makes| sets)\b.*\b(?:different|special|unique|unusual|distinctive|apart)\b|\bhow (?:are|do|is|does) (?:they|these people|this audience|our followers|our audience) (?:different|differ|special|unique)\b|\bwhat stands out\b|(?:何|どこ)が(?:違|特別|特徴的|ユニーク)\S*|他と(?:何が|どう|どこが)?違\S*/i
export const SUMMARY =
  /\b(?:summar(?:y|ise|ize)|overview|recap|(?:\w+ )?facts|key (?:insights?|findings?|points?|takeaways?|facts?)|main (?:insights?|findings?|points?|takeaways?)|takeaways?|tl;?dr|in a nutshell|in short)\b|要約|まとめ\S*|概要|要点|ポイントを/i

/** With whom they are compared, and what that means. */
export const LIKENESS =
  /\b(?:what|who)\b.{0,30}\bpeople like (?:them|these|this)\b["”’']?(?: mean\w*)?|\b(?:compared?|comparison|comparing) (?:with|to|against) (?:who(?:m)?|what)\b|\b(?:who|whom|what)\b.{0,40}\bcompar\w+ (?:with|to|against)\b|\bwhat(?:'s| is| does)\b.{0,12}\bbaselines?\b(?: mean| here)?|同じ条件の人(?:とは|って)?\S*|(?:誰|だれ|何|なに)と(?:比べ|比較)\S*|比較対象(?:とは|って|は)\S*/i

/** How sure all of it is. */
export const SURE = new RegExp(
  MANNERS.filter(([manner]) => manner === 'sure')
    .map(([, { source }]) => source)
    .join('|'),
  'i',
)
