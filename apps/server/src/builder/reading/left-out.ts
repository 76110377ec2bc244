/** Where a description says whom it does not mean. */
export type LeftOutRange = {
  from: number
  to: number
  /** What cannot be left out (a place, an age, a gender) is meant there only up to here: "no vets, Spain" is in Spain. */
  near: number
}

const PEOPLE = '(?:people|persons|those|anyone|anybody|users|everyone|everybody|accounts|(?:followers|fans) of)'
/** Said of whom one does not want: "drop people who", or as an order, "…; drop vets". */
const DROP = '(?:drop|skip|omit|ignore|remove|avoid|filter out|take out|keep out|weed out|cut out)'
const NOT_ENGLISH = new RegExp(
  [
    String.raw`\b(?:but |and )?(?:nobody|no one|none)(?= (?:who|that|of|from|in|with|follow|under|over|below|above|aged|younger|older))(?: who| that)?`,
    String.raw`\b${DROP}(?= (?:all |any |out )?(?:the )?(?:of )?${PEOPLE}\b)`,
    String.raw`(?<=(?:^|[,;.:!?(]|\b(?:but|please|then|also)) ?)${DROP}(?![- ]?(?:shipp|rope))\b`,
    // "verified or not", "not only": nobody is left out.
    String.raw`\b(?:(?:but |and )?no(?! matter| one| longer)|but not|not including|except(?:ing)?(?: for)?|excluding|excludes?|leave out|leaving out|without|minus|other than|who (?:do not|don't|are not|aren't|never|have not|haven't)|and not|(?:do|does) not|don't|doesn't|aren't|isn't|(?<!\bor )not)\b(?! (?:only|just|necessarily|mind|matter|sure)\b)`,
  ].join('|'),
  'gi',
)
const NOT_ENDS =
  /[.;:!?]|(?<!people|those|anyone|anybody|users|everyone|everybody|accounts|followers|fans),? (?:but (?!not)|who (?!do not|don't|are not|aren't|never)|and who|and (?:love|like|enjoy|live|are|have|speak|follow|post|work|want|own|buy|travel|play|use)\b)|, (?:in|aged|with|from|living|based|between|over|under|who|follows?|likes?|loves?|lives?|posts?|speaks?|and (?:live|are|have|speak))\b|$/i
/** "exclude teachers who like golf" is all of it whom one does not mean. */
const TAKES_CLAUSE =
  /^(?:but |and )?(?:exclud|except|leav|but not|and not|minus|other than|nobody|no one|none|drop|skip|omit|ignore|remove|avoid|filter|take out|keep out|weed out|cut out)/i
const CLAUSE_ENDS =
  /[.;!?]|,? but (?!not)|, (?:who|that|in|aged|with|from|living|based|between|over|under|and (?:who|live|are|have|speak))\b|,? and who\b|$/i

/** "not in Spain" and "nobody from Spain" are about Spain; "no vets in Spain" is about vets. */
const IS_PLACED = new RegExp(`^(?: (?:${PEOPLE}|who|that|are|is|currently))* (?:in|from|living|based|located)\\b`, 'i')
/** "except California, Oregon and Nevada": all of them. */
const NAMES = /^[ :]+(?:(?:in|from|the|people|those|living|based) )*[A-Z][\w .'-]*(?:, (?:(?:and|or) )?[A-Z][\w .'-]*)*/

function nearEnd(rest: string, takesClause: boolean): number {
  const names = NAMES.exec(rest)?.[0].length ?? 0
  const at = (takesClause || IS_PLACED.test(rest) ? /[,)]|$/ : /[,)]| (?:in|from|living|based|aged|between)\b|$/i).exec(
    rest,
  )!.index
  return Math.max(names, at)
}

/** What opens in brackets ends with them. */
function bracketEnd(before: string, rest: string): number {
  const isOpen = before.lastIndexOf('(') > before.lastIndexOf(')')
  const close = rest.indexOf(')')
  return isOpen && close >= 0 ? close : rest.length
}

const NOT_JAPANESE =
  /(?:を|は|も)?(?:除(?:く|いて|いた|き|外)|含まない|含めない)|(?:を|は)(?:外(?:す|して|した)|省(?:く|いて|いた))|(?:は|を|の人は|の方は)?(?:対象外|不可|お断り|NG)|以外|(?:では|じゃ)(?:ない|なく)|に(?:は|も)?(?:全く|まったく|あまり)?(?:興味|関心)(?:が|の|は|を)?(?:ない|無い|持たない)|(?:を)?(?:まだ|一切|もう)?フォロー(?:は)?(?:して(?:い)?ない|していません|しておらず|しない|せず)|(?:について|を)(?:まだ|一度も)?(?:投稿(?:しない|して(?:い)?ない)|つぶやいて(?:い)?ない|ツイートして(?:い)?ない|使って(?:い)?ない)|(?:を|は)(?:飼(?:って(?:い)?ない|わない)|(?:して(?:い)?|やって(?:い)?|し|飲ま|食べ|見|読ま|使わ|使って(?:い)?)ない)(?=人|方|女性|男性|層|ユーザー)/g
/** Where what was said before ends: "follow @a but not @b" is one sentence without a comma. */
const JAPANESE_ENDS =
  /[、。,.()（）【】/:;]|(?<=[ぁ-んァ-ヶー一-龯]) (?=[ぁ-んァ-ヶー一-龯])|ただし|けど|けれど|しかし|ものの|だが|(?<=いる|する|ある|した|いた|ない|です|ます|好きだ)が|(?<=フォロー)(?:して(?:い)?て|しつつ|し)(?=\s*@)|で(?=\s*@)|のうち/g
/** 公務員以外 leaves out who is named right before it; 〜している人以外 all that is said of them. */
const OF_ONE = /^(?:以外|では(?:ない|なく)|じゃ(?:ない|なく))/
const ONE = /(?:[一-龯々ァ-ヶーA-Za-z0-9@_]+(?:や|と|・|、|か))*[一-龯々ァ-ヶーA-Za-z0-9@_]+$/

/** A heading that leaves out what stands under it: 【除外】保育士. */
const HEADING_JAPANESE = /(?:【除外(?:対象|条件)?】|除外(?:対象|条件)?\s*:)[^【。;\n]*/g

export function leftOutIn(text: string): LeftOutRange[] {
  const english = [...text.matchAll(NOT_ENGLISH)].map(({ index, 0: said }) => {
    const start = index + said.length
    const rest = text.slice(start)
    const takesClause = TAKES_CLAUSE.test(said)
    const end = (takesClause ? CLAUSE_ENDS : NOT_ENDS).exec(rest)?.index ?? rest.length
    const to = start + Math.min(end, bracketEnd(text.slice(0, index), rest))
    return { from: index, to, near: Math.min(to, start + nearEnd(rest, takesClause)) }
  })
  const japanese = [...text.matchAll(NOT_JAPANESE)].map(({ index, 0: said }) => {
    // 医療関係者(看護師など)を除く: what stands in brackets is left out with it.
    const open = text[index - 1] === ')' ? text.lastIndexOf('(', index) : -1
    const before = text.slice(0, open >= 0 ? open : index)
    const from = Math.max(...[...before.matchAll(JAPANESE_ENDS)].map((match) => match.index), -1)
    const one = OF_ONE.test(said) && !/(?:人|方|ユーザー)$/.test(before) ? ONE.exec(before) : null
    if (one) return { from: one.index, to: index + said.length, near: index + said.length }
    return { from: from + 1, to: index + said.length, near: index + said.length }
  })
  const headings = [...text.matchAll(HEADING_JAPANESE)].map(({ index, 0: said }) => {
    return { from: index, to: index + said.length, near: index + said.length }
  })
  return [...english, ...japanese, ...headings]
}
