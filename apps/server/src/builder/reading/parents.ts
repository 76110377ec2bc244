import type { Sentence } from './sentence.ts'

const interest = (id: string) => ({ kind: 'interests' as const, value: id, patch: { interests: [id] } })
export const PARENT = interest('192')
const [SMALL, SCHOOL, TEENS] = ['196', '197', '198']

/** Whose children have an age: it is said once, and the age is not that of the people. */
export const isParentSaid = (sentence: Sentence): boolean =>
  sentence.found.some(({ kind, value }) => kind === 'interests' && [SMALL, SCHOOL, TEENS].includes(value))

function idFor(said: string): string | null {
  if (/bab(?:y|ies)|newborns?|infants?|toddlers?|preschool|赤ちゃん|新生児|乳児|乳幼児|幼児|園児/i.test(said))
    return SMALL!
  if (/teen|中学生|高校生|思春期|10代/i.test(said)) return TEENS!
  if (/school[- ]age|elementary|primary|小学生/i.test(said)) return SCHOOL!
  const [from, to] = (said.match(/\d{1,2}/g) ?? []).map(Number)
  if (from === undefined) return null
  const last = to ?? (/under|below|younger/i.test(said) ? from - 1 : from)
  const first = to === undefined && /under|below|younger/i.test(said) ? 0 : from
  if (last <= 3) return SMALL!
  if (first >= 4 && last <= 11) return SCHOOL!
  return first >= 12 && last <= 19 ? TEENS! : null
}

const CHILD =
  '(?:babies|a baby|newborns?|infants?|toddlers?|preschoolers?|teens|teenagers|kids|children|sons?|daughters?)'
const YEARS = String.raw`\d{1,2}(?: ?(?:-|–|to|and) ?\d{1,2})?`
const ENGLISH = new RegExp(
  `(?<=\\b(?:parents?|moms|mums|mothers|mommies|dads|fathers|families|couples|people|women|men|those|anyone|everyone) )(?:of|with|who have|raising|having) (?:(?:young|small|little|newborn|older|their|two|three|twin|a) )*(?<child>(?:(?:school[- ]aged?|teenage|preschool|elementary[- ]school|primary[- ]school) )?${CHILD}(?: (?:(?:aged|ages|age|between|of|under|below|younger than) )+${YEARS}(?: years old)?)?)(?![a-z])`,
  'i',
)
const KINDS_JAPANESE = String.raw`(?:赤ちゃん|新生児|乳児|乳幼児|幼児|(?:保育|幼稚)?園児|小学生|中学生|高校生|思春期|10代|\d{1,2}(?:[〜~-]\d{1,2})?歳児?)`
const JAPANESE = new RegExp(
  `(?<child>${KINDS_JAPANESE})(?:の(?:子ども|子供|お子さん|お子さま|お子様|子|息子|娘))?(?:が|を|の)?(?:いる|いて|持つ|もつ|持っている|育てる|育てている|育児中|育児をしている|子育て中|子育てをしている|子育て)(?:の)?`,
)

/** Parents by the age of their children; who they are (mothers, fathers) stands before or behind it and is read there. */
export function readParents(sentence: Sentence): void {
  for (const pattern of [ENGLISH, JAPANESE]) {
    sentence.take(pattern, ({ groups, is_excluded }) => {
      const id = idFor(groups.child!)
      return id && !is_excluded ? [interest(id)] : null
    })
  }
}
