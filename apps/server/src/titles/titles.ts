import { INTERESTS, JOB_CATEGORIES } from '@starling/catalog'
import { AppError, type EstimatedTitles, type SizedTitles, type TitleCombination } from '@starling/contract'
import { isFew, markOf, wilson } from '@starling/engine'
import type { BuilderQuestion, Who } from '@starling/question'
import { type Asking, askingOf, inTurn, originBehind, PEOPLE, placesOf } from '../asking/index.ts'
import type { Input, UserContext } from '../floor/index.ts'

const TITLES = JOB_CATEGORIES.flatMap(({ titles }) => titles)
const known_titles = new Set(TITLES.map(({ id }) => id))
const known_interests = new Set(INTERESTS.map(({ id }) => id))
const METHOD = 'shares_of_people'

const scopeOf = (who: Who) => ({ who: { all: [PEOPLE, who] }, posts: { by: 'audience' as const } })
const placed = (countries: readonly string[]): Who[] => (countries.length > 0 ? [{ countries: [...countries] }] : [])

async function sizeOf(who: Who, { ask }: Asking): Promise<number> {
  const [{ accounts }] = await ask(scopeOf(who), [{ do: 'size' }])
  return accounts
}

/** Nothing is told of fewer than five. */
const sized = (people: number, known: number) =>
  isFew(people) || known === 0
    ? { people: toldOf(people), share: null, interval: null }
    : { people, share: people / known, interval: wilson(people, known) }

export async function listTargetingTitles(
  { body: { countries: typed = [] } }: Input<'listTargetingTitles'>,
  context: UserContext,
): Promise<SizedTitles> {
  const asking = await askingOf(context)
  const place = placed(placesOf(typed))
  return asking.remember(`titles ${JSON.stringify(place)}`, async () => {
    const scope = scopeOf({ all: place })
    const [found] = await asking.ask(scope, [
      { do: 'breakdown', dimension: 'job_title', limit: TITLES.length },
    ] as const)
    const counts = new Map(found.rows.map(({ value, count }) => [value, count]))
    const categories = await inTurn(JOB_CATEGORIES, async ({ id, label, label_ja, titles }) => {
      const all: Who = { job_titles: titles.map((title) => title.id) }
      return {
        id,
        label,
        label_ja,
        ...sized(await sizeOf({ all: [...place, all] }, asking), found.n),
        titles: titles.map((title) => ({
          id: title.id,
          label: title.label,
          label_ja: title.ja[0] ?? title.label,
          // All of them: a Japanese one is found behind many English ones.
          spellings: [...title.en, ...title.ja],
          ...sized(counts.get(title.id) ?? 0, found.n),
        })),
      }
    })
    return { categories, ...(await groundsOf(found.n, place, asking)) }
  })
}

export async function estimateTitles(
  { body }: Input<'estimateTitles'>,
  context: UserContext,
): Promise<EstimatedTitles> {
  const countries = placesOf(body.countries ?? [])
  const job_titles = knownOnes(body.job_titles, known_titles, 'job_titles')
  const more = furtherConditions(body)
  const asking = await askingOf(context)
  const within = [...placed(countries), ...more]
  const counting = (ids: readonly string[]) => sizeOf({ all: [{ job_titles: [...ids] }, ...within] }, asking)
  const [people, n] = [await counting(job_titles), await sizeOf({ all: placed(countries) }, asking)]
  const each = await inTurn(job_titles, async (id) => {
    const own = await counting([id])
    const adds = people - (job_titles.length > 1 ? await counting(job_titles.filter((one) => one !== id)) : 0)
    // What it adds leaves over how many the others have.
    return { id, people: toldOf(own), adds: isFew(people - adds) ? null : toldOf(adds) }
  })
  const question: BuilderQuestion = {
    query_type: 'builder',
    who: more.length > 0 ? { all: [{ job_titles }, ...more] } : { job_titles },
    ...(countries.length > 0 && { countries }),
  }
  return { ...sized(people, n), each, question, ...(await groundsOf(n, placed(countries), asking)) }
}

const toldOf = (people: number): number | null => (isFew(people) ? null : people)

function furtherConditions({ excluded_job_titles = [], interests = [] }: TitleCombination): Who[] {
  const excluded = knownOnes(excluded_job_titles, known_titles, 'excluded_job_titles')
  const wanted = knownOnes(interests, known_interests, 'interests')
  return [
    ...(excluded.length > 0 ? [{ not: { job_titles: excluded } }] : []),
    ...(wanted.length > 0 ? [{ interests: wanted }] : []),
  ]
}

function knownOnes(ids: readonly string[], known: ReadonlySet<string>, field: string): string[] {
  const unknown = ids.find((id) => !known.has(id))
  if (unknown !== undefined) {
    throw new AppError('invalid', {
      fields: { [field]: [{ code: 'not_listed', values: { value: unknown.slice(0, 40) } }] },
    })
  }
  return [...new Set(ids)]
}

async function groundsOf(n: number, place: readonly Who[], asking: Asking) {
  const origin = isFew(n) ? asking : await originBehind(asking, scopeOf({ all: [...place] }), 'people')
  return {
    base: {
      unit: 'people' as const,
      n: isFew(n) ? 0 : n,
      known: isFew(n) ? 0 : n,
      baseline: null,
      baseline_n: null,
      baseline_known: null,
      comparison: null,
      mark: markOf(n),
      hidden: isFew(n),
    },
    as_of: origin.as_of,
    source: origin.source,
    method: METHOD,
  }
}
