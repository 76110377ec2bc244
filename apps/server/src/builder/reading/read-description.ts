import { isFiller } from '@starling/catalog'
import { BLOCKS, type BuilderDraft } from '@starling/question/builder'
import { type Forbidden, forbiddenIn } from './forbidden.ts'
import type { KnownPlaces } from './known-places.ts'
import { readPeople } from './people.ts'
import { readBeforePeople, readPlaces } from './places.ts'
import { readQuoted } from './quoted.ts'
import { type ReadThing, Sentence } from './sentence.ts'
import { readTopics } from './topics.ts'

export type DescribedDraft = {
  patch: Partial<BuilderDraft>
  found: ReadThing[]
  unplaced: string[]
  refused: Forbidden[]
}

/** Words that say nothing of whom one means. */
const SAYS_NOTHING = new Set(
  `people person persons users user everyone everybody anyone someone audience audiences accounts account folks those who whom whose that which are is be been have has had having do does did want wants wanted looking look find finding reach reaching target targeting show get give me us we our i my like likes please would need needs also all any some many most mostly mainly only just really very and or but not in on at of for to from with without by about as into the a an their they them there than more less other others such including include currently live living lives based located who're it its this these new active twitter x tweets tweet post posts posting follow follows following followers interested interest interests fans fan lovers lover love enthusiasts work works working job jobs living area city country region state age aged old years year both either each year's around across every kind of type types group groups build create make audience's potential customers customer buyers buyer consumers consumer prospects leads young older adults adult regularly often recently lot lots big huge avid keen loyal except excluding exclude minus leave out drop skip omit no one nobody none never don't doesn't aren't bio bios profile profiles mention mentions says say hashtag hashtags keyword keywords word words professionals professional`
    .split(/\s+/)
    .concat(
      '人 人々 人たち 方 方々 ユーザー アカウント 層 者 対象 探 探して 届 狙 欲 作 住 在住 国内 国 県 都市 地域 関連 投稿 発信 興味 関心 好 好き 大好 ファン 趣味 職業 仕事 働 年齢 歳 代 男女 以上 以下 未満 以外 除 際 特 主 全 中 者向 向 顧客 消費者 見込 客 潜在 系 プロフィール 言葉 単語 ハッシュタグ キーワード フォロー フォロワー ツイート ポスト 書 話 最近 日常的 頻繁 または 両方 使 どちら 世代 一般'.split(
        ' ',
      ),
    ),
)
const isNothing = (word: string) =>
  SAYS_NOTHING.has(word) ||
  isFiller(word) ||
  /^[ぁ-ん]+$/.test(word) ||
  (/^[\W_]+$/u.test(word) && !/[\p{L}\p{N}]/u.test(word))

/** A sentence, English or Japanese, as the blocks that it describes. */
export function readDescription(description: string, places: KnownPlaces): DescribedDraft {
  const refused = forbiddenIn(description)
  if (refused.length > 0) return { patch: {}, found: [], unplaced: [], refused }
  const sentence = new Sentence(description)
  readQuoted(sentence)
  readPeople(sentence)
  readPlaces(sentence, places)
  readTopics(sentence)
  readBeforePeople(sentence, places)
  // "We run gyms in Ohio and look for climbers": where nothing else is said, they are where we are.
  if (!sentence.found.some(({ kind }) => kind === 'places') && sentence.openOwn()) readPlaces(sentence, places)
  const order = orderOf(sentence)
  const things = [...sentence.found, ...(order ? [order] : [])].toSorted((a, b) => a.from - b.from)
  const found = things.filter((one) => !isContradicted(one, things))
  const dropped = things.filter((one) => isContradicted(one, things)).map(({ words }) => words)
  return { patch: patchOf(found), found, unplaced: [...sentence.unplaced(isNothing), ...dropped], refused }
}

/** "hair stylists, not barbers" is one title: who is asked for is not left out. */
const isContradicted = ({ kind, value }: ReadThing, things: readonly ReadThing[]): boolean =>
  kind.startsWith('excluded_') &&
  things.some((one) => `excluded_${one.kind}` === kind && one.value.toLowerCase() === value.toLowerCase())

/** Lists of one field are joined; of anything else the first holds. */
function patchOf(found: readonly ReadThing[]): Partial<BuilderDraft> {
  const patch: Record<string, unknown> = {}
  for (const one of found) {
    for (const [field, value] of Object.entries(one.patch)) {
      const before = patch[field]
      if (before === undefined) patch[field] = value
      else if (Array.isArray(before) && Array.isArray(value)) {
        const known = new Set(before.map((each) => JSON.stringify(each)))
        patch[field] = [...before, ...value.filter((each) => !known.has(JSON.stringify(each)))]
      }
    }
  }
  return patch as Partial<BuilderDraft>
}

const isSubject = ({ kind }: ReadThing) => kind !== 'order' && BLOCKS[kind].role === 'subject'
const CLAUSE_VERB = '(?:post|tweet|talk|write|follow|love|like|use|work|mention)s?|have|has|are'
/** Between two clauses that say whom, and not inside one: "love tea or follow @a", 〜が好き、または〜. */
const OR_CLAUSE = new RegExp(
  String.raw`\bor (?:people |anyone |those |everyone )?(?:who|whose|(?:also |often |regularly )?(?:${CLAUSE_VERB}))\b|(?:人|方|ユーザー|好き|いる|する|した|ある)、?(?:または|もしくは|あるいは)`,
  'i',
)
const EITHER = /\beither\b[^.;]*\bor\b|のどちらか|いずれか/i

/** "or" between two different things asks for either; "all of these" for all. */
function orderOf(sentence: Sentence): ReadThing | null {
  const all =
    /\b(?:all of (?:these|the following)|must (?:also )?match all|strictly)\b|すべて(?:に|を)(?:当てはまる|満たす)/i.exec(
      sentence.whole,
    )
  if (all) return { kind: 'order', value: 'precision', patch: { order: 'precision' }, from: all.index, words: all[0] }
  const subjects = sentence.found.filter(isSubject).toSorted((a, b) => a.from - b.from)
  for (const [at, one] of subjects.entries()) {
    const next = subjects[at + 1]
    if (!next || next.kind === one.kind || next.from <= one.from) continue
    const between = sentence.whole.slice(one.from, next.from + next.words.length)
    const said = OR_CLAUSE.exec(between) ?? EITHER.exec(between)
    if (said) {
      return { kind: 'order', value: 'reach', patch: { order: 'reach' }, from: next.from - 1, words: said[0] }
    }
  }
  return null
}
