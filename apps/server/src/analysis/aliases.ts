import type { Alias } from '@starling/contract'
import { LEAST_PEOPLE, shareAtWorst } from '@starling/engine'
import type { Name, Scope } from '@starling/question'
import { askBackend } from '../asking/index.ts'
import type { Context } from '../floor/index.ts'
import type { WordCounts } from './related.ts'

/** Of the posts that hold a word, so many must hold the name for the word to be taken for it. */
const MOSTLY = 0.5
/** One word of a longer name that is written so much more often than the name is a common word. */
const MORE_COMMON = 10
const MOST_CANDIDATES = 40
const LARGEST_ACCOUNTS = 500
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

const SCRIPTS = /\p{Script=Han}+|\p{Script=Hiragana}+|[\p{Script=Katakana}ー]+|\p{Script=Hangul}+|\p{Script=Latin}+/gu

type Spelled = { word: string; letters: string }
export type Corpus = {
  scope: Scope
  all: WordCounts
  /** The words of `all`, by their letters alone. */
  spelled: readonly Spelled[]
  accounts: readonly { handle: string; name: string }[]
}
type Candidate = { value: string; reason: Alias['reason'] }

export async function largestAccounts(context: Context): Promise<Corpus['accounts']> {
  const everybody: Scope = { who: { all: [] }, posts: { by: 'anyone' } }
  const primitive = { do: 'accounts', order: 'followers_count', limit: LARGEST_ACCOUNTS } as const
  return (await askBackend(context, everybody, [primitive]))[0].rows
}

/** Other writings of a name: words spelled like it, its account, and words that are seldom written without it. */
export async function aliasesOf(
  { name, terms }: Name,
  within: WordCounts,
  corpus: Corpus,
  context: Context,
): Promise<Alias[]> {
  const written = [...new Set([name, ...terms])]
  const known = new Set(written.map((term) => term.toLowerCase()))
  const { counts } = corpus.all
  const names = written.map(nameOf)
  const spelled = corpus.spelled
    .filter((one) => isSpelledLike(one, names) && counts.get(one.word)! <= MORE_COMMON * within.posts)
    .map(({ word }) => word)
  const made = written.flatMap((term) => [`#${lettersOf(term)}`, ...partsOf(term)])
  const tags = [...spelled, ...written].map((word) => `@${lettersOf(word)}`)
  const accounts = corpus.accounts.filter((one) => isAccountOf(one, names))
  const together = [...within.counts].filter(
    ([word, count]) => count >= LEAST_PEOPLE && count / (counts.get(word) ?? Number.POSITIVE_INFINITY) > MOSTLY,
  )
  const candidates = [
    ...[...spelled, ...made, ...accounts.map(({ handle }) => `@${handle.toLowerCase()}`), ...tags]
      .filter((value) => !value.startsWith('@') || /^@\w{1,15}$/.test(value))
      .map((value): Candidate => ({ value, reason: 'spelling' })),
    ...together.map(([value]): Candidate => ({ value, reason: 'used_together' })),
  ].filter(({ value }) => !known.has(value))
  const distinct = [...new Map(candidates.toReversed().map((one) => [one.value, one])).values()].toReversed()
  return counted(distinct.slice(0, MOST_CANDIDATES), { name, terms }, within, corpus, context)
}

/** The posts with each candidate, and those with the name as well. */
async function counted(
  candidates: Candidate[],
  { name, terms }: Name,
  within: WordCounts,
  { scope }: Corpus,
  context: Context,
): Promise<Alias[]> {
  if (candidates.length === 0) return []
  const names = candidates.map(({ value }) => ({ name: value, terms: [value] }))
  const [alone] = await askBackend(context, scope, [{ do: 'shares', names }])
  const groups = terms.length > 0 ? terms : [name]
  const aliases = await Promise.all(
    candidates.map(async ({ value, reason }, at): Promise<Alias> => {
      const { posts, by_author } = alone.rows[at]!
      const about = { groups: groups.map((term) => [term, value]) }
      const isMention = value.startsWith('@') && posts > 0
      const together = isMention
        ? (await askBackend(context, { ...scope, posts: { ...scope.posts, about } }, [{ do: 'size' }]))[0].posts
        : Math.min(posts, within.counts.get(value) ?? 0)
      const share = posts > 0 ? together / posts : null
      return {
        value,
        reason,
        posts,
        together,
        share,
        interval: shareAtWorst(together, { known: posts, squares: by_author.squares }),
      }
    }),
  )
  return aliases
    .filter(({ posts, reason }) => posts > 0 && (reason !== 'spelling' || posts <= MORE_COMMON * within.posts))
    .toSorted((a, b) => Number(b.reason === 'spelling') - Number(a.reason === 'spelling') || b.posts - a.posts)
}

type WrittenName = { text: string; letters: string; parts: string[] }
const nameOf = (name: string): WrittenName => ({
  text: name.toLowerCase(),
  letters: lettersOf(name),
  parts: name.split(/\s+/).map(lettersOf),
})

/** `#kestrelrun` and `kestrels` are written for `Kestrel`; `veloce` for `Veloce Works`; `ホシノ` for `ホシノ珈琲`. */
function isSpelledLike({ word, letters }: Spelled, names: readonly WrittenName[]): boolean {
  if (letters.length < leastLetters(letters)) return false
  return names.some((name) => {
    if (name.letters.length < leastLetters(name.letters)) return false
    if (letters.startsWith(name.letters)) return word !== name.text
    return name.parts.includes(letters) || (name.letters.includes(letters) && DENSE.test(letters))
  })
}

/** Words of a name and, in scripts without spaces, runs of one script: `ホシノ珈琲` is called `ホシノ`. */
function partsOf(name: string): string[] {
  const runs = name.match(SCRIPTS) ?? []
  const parts = [...name.toLowerCase().split(/\s+/), ...(DENSE.test(name) ? runs : [])]
  return parts.filter((part) => lettersOf(part).length >= leastLetters(part) && part !== name)
}

const isAccountOf = ({ handle, name }: { handle: string; name: string }, names: readonly WrittenName[]) =>
  names.some(({ letters }) => letters === lettersOf(name)) ||
  names.some(({ letters }) => letters.length >= leastLetters(letters) && lettersOf(handle).startsWith(letters))

/** Shorter ones are shared by too many other words. */
const leastLetters = (letters: string) => (DENSE.test(letters) ? 2 : 4)
export const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
