import { FANS_BY_WORD, INTEREST_BY_WORD, interestOf } from './interest-words.ts'
import { knownInterest, topicOf } from './liked.ts'
import { isOfOthersJapanese } from './meant.ts'
import { isParentSaid, PARENT } from './parents.ts'
import type { Sentence } from './sentence.ts'
import { some, type Thing, thing } from './things.ts'
import { listed } from './wording.ts'

const LIKING =
  '(?:fans?|lovers?|enthusiasts?|fanatics?|addicts?|buffs?|geeks?|nerds?|hobbyists?|aficionados?|junkies?|players?|connoisseurs?|fandom|watchers?|viewers?|collectors?|drinkers?|supporters?)'
const isEnglish = (word: string) => /^[\x20-\x7e]+$/.test(word)

export function readFans(sentence: Sentence): void {
  readNamedFans(sentence)
  readFansOf(sentence)
  readBare(sentence)
}

const ALONE =
  /(?:^|[.,;:!?(/&]|\b(?:and|or|for|all|reach|target|find|avid|keen|frequent|regular|savvy|smart|young|older|female|male|women|men|online|many|most|of|are)) ?$/i

/** Words that are people by what they like: runners, ゲーマー. */
function readNamedFans(sentence: Sentence): void {
  const fan = (said: string, is_excluded: boolean): Thing[] | null => {
    const id = FANS_BY_WORD.get(said.toLowerCase())!
    // Whose children have an age is a parent already.
    return id === PARENT.value && isParentSaid(sentence) ? [] : some([thing('interests', id, is_excluded)])
  }
  const english = listed([...FANS_BY_WORD.keys()].filter(isEnglish))
  sentence.take(
    new RegExp(`(?<![a-z'-])(?<said>${english.join('|')})(?![a-z'-])`, 'i'),
    ({ groups: { said }, from, is_excluded }) => {
      // "Men's Health readers", "Target shoppers", "readers of Vogue" read and buy just that.
      const isOfName =
        /^(?:readers|shoppers)$/i.test(said!) &&
        (/^ of\b/i.test(sentence.whole.slice(from + said!.length)) || !ALONE.test(sentence.whole.slice(0, from)))
      return isOfName || sentence.isOfOthers(from) ? null : fan(said!, is_excluded)
    },
  )
  const japanese = listed([...FANS_BY_WORD.keys()].filter((word) => !isEnglish(word)))
  sentence.take(
    new RegExp(`(?<![一-龯ァ-ヶー])(?<said>${japanese.join('|')})(?![一-龯ァ-ヶー]|が[^あいな])(?:の)?`),
    ({ groups: { said }, from, is_excluded }) =>
      isOfOthersJapanese(sentence.whole, from, said!.length) ? null : fan(said!, is_excluded),
  )
}

/** Ends what is said before "fans". */
const STOP =
  /^(?:who|whom|that|which|are|is|be|am|the|a|an|of|for|in|on|to|from|with|by|at|as|all|any|some|many|most|only|just|target|reach|find|show|get|want|wants|looking|and|or|but|not|no|also|both|either|other|these|those|their|our|my|your|people|\d[\d,.]*\+?|&|plus|like|love|loves|likes|than|into)$/i
const DEGREE =
  /^(?:big|huge|keen|avid|loyal|young|older|real|true|die-hard|diehard|hardcore|passionate|casual|serious|local|new|lifelong|super|verified|female|male|fellow|frequent|regular)$/i
/** Small words inside a name: "Game of Thrones". */
const INSIDE = /^(?:of|the|in|on|to|for|with|a)$/i
const isCapital = (word: string | undefined) => word !== undefined && /^[A-Z0-9]/.test(word)

/** What stands before "fans" as one thing or two, from the right to where a phrase begins. */
function phrasesIn(before: string): string[] {
  const words = before.split(' ')
  let start = words.length
  while (start > 0 && words.length - start < 6) {
    const word = words[start - 1]!
    const isInName = INSIDE.test(word) && isCapital(words[start]) && isCapital(words[start - 2]) && start > 1
    const isNumber = /^\d+$/.test(word) && isCapital(words[start - 2])
    if (word === '' || (STOP.test(word) && !isInName && !isNumber)) break
    start--
  }
  while (start < words.length && DEGREE.test(words[start]!)) start++
  const phrase = words.slice(start).join(' ')
  if (phrase === '') return []
  if (!/^(?:and|or|&)$/i.test(words[start - 1] ?? '')) return [phrase]
  const [first] = phrasesIn(words.slice(0, start - 1).join(' '))
  const isOfList =
    first && (interestOf(first) || (/[A-Z]/.test(first) && /^[A-Z]/.test(phrase) && /[A-Z]/.test(first.slice(1))))
  return isOfList ? [first, phrase] : [phrase]
}

function readFansOf(sentence: Sentence): void {
  const pattern = new RegExp(`(?<said>[a-z0-9][\\w'&.+, -]*?)[ -](?<liking>${LIKING}|people)(?![a-z'-]| of\\b)`, 'gi')
  for (const match of sentence.text.matchAll(pattern)) {
    const { said, liking } = match.groups as { said: string; liking: string }
    const [last = ''] = /[^,;:.!?]*$/.exec(said) ?? []
    const isKnownOnly = /^people$/i.test(liking)
    const phrases = phrasesIn(last.trimStart())
    const start = phrases.length > 0 ? match.index + said.lastIndexOf(phrases[0]!) : -1
    if (start < 0 || sentence.isOwn(start) || sentence.isOfOthers(start)) continue
    const end = match.index + match[0].length
    const is_excluded = sentence.isExcluded(start, end - start)
    const things = some(
      phrases.map((phrase) => {
        const id = knownInterest(phrase)
        if (id) return thing('interests', id, is_excluded)
        const topic = isKnownOnly ? null : topicOf(phrase)
        return topic ? thing('posted_about', topic, is_excluded) : null
      }),
    )
    if (things) sentence.takeAt(start, end - start, things)
  }
}

/** Named and nothing more: "travel, food" or 旅行、料理. Inside a phrase ("pet food brands") it is part of that. */
function readBare(sentence: Sentence): void {
  const known = listed([...INTEREST_BY_WORD.keys()].filter((word) => isEnglish(word) && word.length > 2))
  sentence.take(
    new RegExp(
      String.raw`(?<=^|[,;:.(/&+|\uE000] ?|\b(?:and|or|into|plus) |(?<!work |works |working |now |career |jobs? )\bin )(?<said>${known.join('|')})(?= ?(?:[,;.)/&+|!?\uE000]|$|(?:and|or|but|who|that|in|from|aged|with|content|topics|plus)\b))`,
      'i',
    ),
    ({ groups: { said }, from, is_excluded }) => {
      // "tech founders" are founders.
      const next = sentence.found.find((one) => one.from === from + said!.length + 1)
      const isPart = next && ['job_titles', 'interests'].includes(next.kind) && !/^(?:who|and|or)\b/i.test(next.words)
      return isPart || sentence.isOfOthers(from) ? null : some([thing('interests', interestOf(said!)!, is_excluded)])
    },
  )
  const bare = listed([...INTEREST_BY_WORD.keys()].filter((word) => !isEnglish(word) && word.length > 1))
  const EDGE = '[、。・,/():;【】\\uE000 ]'
  sentence.take(
    new RegExp(
      `(?<=^|${EDGE}|[一-龯ァ-ヶー][やとか])(?<said>${bare.join('|')})(?=$|${EDGE}|[やとか][一-龯ァ-ヶー]|系|全般|関連|など)`,
    ),
    ({ groups: { said }, from, is_excluded }) => {
      // スタートアップ創業者 are founders; カメラ女子 are women with a camera.
      const next = sentence.found.find((one) => one.from === from + said!.length)
      const isPart = next && next.kind !== 'gender'
      return isPart ? null : some([thing('interests', INTEREST_BY_WORD.get(said!.toLowerCase())!, is_excluded)])
    },
  )
}
