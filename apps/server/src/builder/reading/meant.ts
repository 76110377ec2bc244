/**
 * Whom a word is about. A description also speaks of its writer ("we sell running shoes"), of others ("brands that sell
 * to teachers", 妻が看護師) and of what is not so, or not yet ("aspiring photographers", 教師を目指す): none of them is whom it
 * asks for.
 */

const PERSONS =
  '(?:people|persons?|women|men|woman|man|females?|males?|guys|girls|ladies|moms|mums|dads|mothers|fathers|parents|families|couples|adults|teens|teenagers|users|fans|lovers|owners|anyone|anybody|everyone|those|who|buyers|customers|consumers|shoppers|gamers|runners|students|professionals|millennials|gen z|folks|accounts|followers|an? (?:audience|group))'
/** How a sentence begins that is about who writes it, or about what is sold. */
const OWN =
  /^\s*(?:(?:hi|hello|hey)\b[^,.!]*[,.!]?\s*)?(?:we|we're|we've|i|i'm|this (?:is|campaign|product|time)|the (?:product|brand|campaign|client|app|company|store|offer)|campaign|product|brief|client|brand|offer|launching|promoting|selling|advertising|ads?|budget|goal|objective|background|context|launch|for (?:our|the|a|an|my|this)|(?:most of )?(?:our|my) (?!(?:\w+ )?(?:audience|target|customers?|buyers?|users?|persona|market|followers?)\b))\b(?! ?-)/i
/** Where such a sentence comes to whom it asks for. */
const ASKS = new RegExp(
  String.raw`:|\b(?:want(?:s|ed|ing)?|need(?:s|ed|ing)?|would like|'d like|looking for|look for|searching for|seeking|aim(?:s|ed|ing)? (?:at|for|to)|hop(?:e|ing) to|trying to|so (?:please )?(?:find|show|get)|please (?:find|show|get|target)|to (?:reach|target|find|attract|engage|win|get)|targets?|targeting|reach|(?:for|at|to)(?= (?:\w+ )?${PERSONS}\b))\b`,
  'i',
)

const OWN_JAPANESE =
  /^\s*(?:当社|弊社|弊店|当店|自社|私たち|我々|私|うち|今回)(?:は|の|で|が|では)|(?:です|ます|ました|を展開|を発売|をリリース|を開催|告知用|集客用|予定)\s*$/
/** A sentence that says whom: it has people at its end, or asks for them. */
const ASKS_JAPANESE =
  /届け|狙|探し|ターゲット|対象|リーチ|ほしい|欲しい|求め|向けたい|当てたい|絞|除|理想|(?:人|人々|方|女性|男性|男女|女子|男子|ママ|パパ|親|層|世代|代|歳|ユーザー|ファン|好き|師|家|者|員|在住|のみ|だけ|限定)(?:です|ます)?\s*$|フォロー|プロフィール/
const OCCASION_JAPANESE =
  /^[^、。]*(?:に向けて|に合わせて|にあたり|にあたって|に際して|に先立ち|に伴い|のため|するので|するため)、/

export type Range = readonly [from: number, to: number]

/** What a description says of its writer. Where it says nothing else, it is read as all it has. */
export function ownWords(text: string): Range[] {
  const units = [...text.matchAll(/(?:[^.;!?。！？]|\.(?=\w))+/g)].map(({ index, 0: said }) => ({ index, said }))
  let asks = false
  const ranges = units.flatMap(({ index, said }): Range[] => {
    if (OWN.test(said)) {
      const at = ASKS.exec(said)
      const isAsked = at && /\S/.test(said.slice(at.index + at[0].length))
      if (isAsked) asks = true
      return [[index, index + (isAsked ? at.index : said.length)]]
    }
    if (OWN_JAPANESE.test(said) && !ASKS_JAPANESE.test(said)) return [[index, index + said.length]]
    if (/\S/.test(said)) asks = true
    const occasion = OCCASION_JAPANESE.exec(said)
    return occasion && occasion[0].length < said.length ? [[index, index + occasion[0].length]] : []
  })
  return asks ? ranges : []
}

const KIN =
  '(?:wi(?:fe|ves)|husbands?|spouses?|partners?|girlfriends?|boyfriends?|sons?|daughters?|kids|children|parents|mothers|moms|mums|fathers|dads|famil(?:y|ies)|friends|relatives|siblings|brothers|sisters|clients|customers|employers|neighbou?rs|readers|teachers|coaches|fans)'
/** What stands before somebody who is not meant. */
const GOVERNOR = String.raw`(?:\b(?:married|engaged|related|similar|close|appeal(?:s|ing)?|cater(?:s|ing)?|next|compared) to|\b(?:sell|sells|selling|sold|market|markets|marketing|advertis(?:e|es|ing)|lend|lends|rent|rents) to|\b(?:popular|working|works?|partner(?:s|ing)?|collaborat\w+|dating|in love) (?:with|among)|\b(?:loved|used|made|written|worn|run|owned|trusted|recommended|led|founded) by|\b(?:dating|dates?|hir(?:e|es|ed|ing)|recruit(?:s|ing)?|employ(?:s|ing)?|teach(?:es|ing)?|coach(?:es|ing)|admir(?:e|es|ing)|becom(?:e|es|ing)|to be|train(?:ing)? as|see|sees|pay|pays|manag(?:e|es|ing)|represent(?:s|ing)?)|\b(?:whose|named|called|aspiring|amateur|hobby|wannabe|would-be|future|former|ex|than|unlike|used to be)|\b${KIN} (?:of|with)|\b(?:parents?|moms|mums|mothers|dads|fathers|famil(?:y|ies)) (?:of|with|to|raising)|\b(?:gifts?|presents?|clothes|clothing|shoes|toys|products?|software|tools?|services?|books?|apps?|courses?|platforms?|insurance|tips|uniforms?) for)`
const ARTICLES = '(?: (?:a|an|the|their|other|some|many|young|older|teenage|local|small|busy))*'
const GOVERNS = new RegExp(`${GOVERNOR}${ARTICLES}[ -]$`, 'i')
/** The same before a list that the word in question goes on with: "hire accountants, lawyers and …". */
const NO_ITEM = String.raw`(?!(?:who|that|in|to|of|by|for|are|is|and|or)\b)`
const ITEM = String.raw`${NO_ITEM}[\w'-]+(?: ${NO_ITEM}[\w'-]+){0,2}`
const GOVERNS_LIST = new RegExp(`${GOVERNOR}${ARTICLES}[ -](?:${ITEM}(?:,? ?(?:and|or) |, ?))+$`, 'i')
const LIST_GOES_ON = /^[\w' -]*(?:, [\w' -]+)*,? (?:and|or) /i
/** "who hire …": what is said of somebody in a clause of their own, unless it says what they are. */
const CLAUSE =
  /\b(?:who|that|which|whose)(?! (?:(?:also|all|currently|mostly|mainly|actually|either|both|usually) )*(?:are|is|was|be|aren't|isn't|are not|is not|work|works|working|do not|don't|identify)\b)(?= [a-z])[^,]*$/i
/** Whether the English word at this place is said of somebody who is not meant. */
export function isOfOthers(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const unit = before.slice(Math.max(...[...before.matchAll(/[.;:!?()]/g)].map(({ index }) => index), -1) + 1)
  if (CLAUSE.test(unit)) return true
  // "We sell to women" is about whom we mean.
  if (/^\s*(?:we|i|our)\b/i.test(unit)) return false
  const isListed = /(?:and|or) $/i.test(unit) || LIST_GOES_ON.test(text.slice(at))
  return GOVERNS.test(unit) || (isListed && GOVERNS_LIST.test(unit))
}

const KIN_JAPANESE =
  '(?:妻|夫|旦那|奥さん|親|両親|父|母|父親|母親|息子|娘|子ども|子供|子|彼氏|彼女|彼|友人|友達|家族|兄|姉|弟|妹|恋人|パートナー|上司)'
const BEFORE_JAPANESE = new RegExp(`(?:元|${KIN_JAPANESE}(?:さん|様|ちゃん)?(?:が|は|に))$`)
/** Asked for, and no object of what others do: 看護師を対象に, 女性に届けたい. */
const ASKED_JAPANESE =
  '(?:対象|ターゲット|狙|ねら|除|外|含|中心|メイン|集客|探し(?:て(?:い)?ます|たい)|希望|抽出|絞|限|届|とど|リーチ|向け|見せ|知って|知らせ|訴求|アプローチ|配信|広告|刺さ|案内|おすすめしたい)'
const AFTER_JAPANESE = new RegExp(
  `^(?:たち|さん)?(?:(?:を|に)(?!${ASKED_JAPANESE})|志望|候補|見習い|の卵|(?:の|が)(?:妻|夫(?!婦)|家族|子ども|子供|子|息子|娘|彼女|彼氏|配偶者|知り合い|友人|友達|おすすめ|作った|選んだ|求人)|の(?!女性|男性|女子|男子|方|人|ママ|パパ|皆|仕事|業務|職)[一-龯ァ-ヶーA-Za-z]+(?:を|が(?:大)?好き|に(?:は)?(?:興味|関心))|(?:が|は)(?:大好き|好き|嫌い|苦手)|への(?:興味|関心)|のファン|について|から|より|向け(?:の|に)?[^、。]{1,12}を[^、。]*(?:いる|する|した)[^、。]*(?:会社|企業|メーカー|ブランド|店|団体|サービス))`,
)

/** Whether somebody else is the subject of what stands here: 夫が釣り好き. */
export const isAfterOthersJapanese = (text: string, at: number): boolean => BEFORE_JAPANESE.test(text.slice(0, at))

/** The same of a Japanese one, by what stands before and after it. */
export const isOfOthersJapanese = (text: string, at: number, length: number): boolean =>
  BEFORE_JAPANESE.test(text.slice(0, at)) || AFTER_JAPANESE.test(text.slice(at + length))
