import { JOB_CATEGORIES } from '@starling/catalog'
import { type AudienceRegion, LEAST_TARGETABLE } from '@starling/contract'
import { type BuilderQuestion, scopeOf, type Who } from '@starling/question'
import { interestName } from '@starling/sections/names'
import type { CatalogRow, OfferedAudience } from '@starling/store'
import { type Language, type Say, say } from '@starling/text/both'
import { type Asking, inTurn, PEOPLE } from '../../asking/index.ts'
import { belongingTo, communitiesOf } from '../../trends/index.ts'
import { COMMUNITIES, FOLLOWERS, PROFESSIONS } from '../categories.ts'
import { AUDIENCE_REGIONS } from '../regions.ts'
import { categoryOfInterest } from './interest-category.ts'

/** One thing that people have in common, anywhere. */
type Trait = Pick<OfferedAudience, 'key' | 'kind' | 'categories'> & { who: Who; name: (say: Say) => string }

/** Our choice: so many of a kind everywhere, and of each kind in a region; the catalog is to be looked through. */
const EVERYWHERE = { interest: 80, community: 24, profession: 40, followers: 40 } as const
const IN_REGION = { interest: 8, community: 2, profession: 4, followers: 4 } as const
const MOST_INTERESTS = 400
const NAMED_ACCOUNTS = 2

/** What the corpus offers, by rule: docs/audiences.md. None of fewer people than can be targeted. */
export async function offersOf(asking: Asking): Promise<OfferedAudience[]> {
  const traits = [
    ...(await interestsOf(asking)),
    ...(await communityTraits(asking)),
    ...professions(),
    ...(await leadersOf(asking)),
  ]
  const offered: OfferedAudience[] = []
  for (const region of AUDIENCE_REGIONS) {
    const isWorld = region.country_codes.length === 0
    if (!isWorld && (await sizeOf({ all: [] }, region, asking)) < LEAST_TARGETABLE) continue
    const counted = await inTurn(traits, (trait) => offer(trait, region, asking))
    const enough = counted.filter(({ size }) => size >= LEAST_TARGETABLE).sort((a, b) => b.size - a.size)
    for (const [kind, most] of Object.entries(isWorld ? EVERYWHERE : IN_REGION)) {
      offered.push(...enough.filter((one) => one.kind === kind).slice(0, most))
    }
  }
  return offered
}

/** What an operator added is offered by the same rule: while enough people are known. */
export async function countAdded(added: readonly CatalogRow[], { ask, now }: Asking): Promise<OfferedAudience[]> {
  const counted = await inTurn(added, async ({ key, kind, name, name_ja, categories, region, body }) => {
    const [{ accounts }] = await ask(scopeOf(body, now), [{ do: 'size' }])
    return { key, kind, name, name_ja, categories, region, body, size: accounts }
  })
  return counted.filter(({ size }) => size >= LEAST_TARGETABLE)
}

const questionOf = (who: Who, { country_codes }: AudienceRegion): BuilderQuestion => ({
  query_type: 'builder',
  who,
  ...(country_codes.length > 0 && { countries: country_codes }),
})

async function sizeOf(who: Who, region: AudienceRegion, { ask, now }: Asking): Promise<number> {
  const [{ accounts }] = await ask(scopeOf(questionOf(who, region), now), [{ do: 'size' }])
  return accounts
}

async function offer(trait: Trait, region: AudienceRegion, asking: Asking): Promise<OfferedAudience> {
  const named = (language: Language) => {
    const name = trait.name(say(language))
    if (region.country_codes.length === 0) return name
    return `${name} · ${language === 'ja' ? region.name_ja : region.name}`
  }
  return {
    key: `${trait.key} ${region.id}`,
    kind: trait.kind,
    categories: trait.categories,
    name: named('en'),
    name_ja: named('ja'),
    region: region.id,
    body: questionOf(trait.who, region),
    size: await sizeOf(trait.who, region, asking),
  }
}

async function interestsOf({ ask }: Asking): Promise<Trait[]> {
  const [{ rows }] = await ask({ who: PEOPLE, posts: { by: 'audience' } }, [
    { do: 'breakdown', dimension: 'interest', limit: MOST_INTERESTS },
  ])
  return rows
    .filter(({ count }) => count >= LEAST_TARGETABLE)
    .map(({ value }) => ({
      key: `interest ${value}`,
      kind: 'interest',
      categories: categoryOfInterest(value),
      who: { interests: [value] },
      name: ({ t, language }) => t('Interested in {{what}}', { what: interestName(value, language) }),
    }))
}

const professions = (): Trait[] =>
  JOB_CATEGORIES.map(({ id, label, label_ja, titles }) => ({
    key: `profession ${id}`,
    kind: 'profession',
    categories: [PROFESSIONS],
    who: { job_titles: titles.map((title) => title.id) },
    name: ({ t, language }) => t('Working in {{what}}', { what: language === 'ja' ? label_ja : label }),
  }))

/** By whom they follow; named after the two that most of them do. */
async function communityTraits(asking: Asking): Promise<Trait[]> {
  const { communities } = await communitiesOf(PEOPLE, asking)
  return communities.map(({ accounts }): Trait => {
    const handles = accounts.map(({ handle }) => handle)
    const around = handles.slice(0, NAMED_ACCOUNTS).map((handle) => `@${handle}`)
    return {
      key: `community ${handles[0]}`,
      kind: 'community',
      categories: [COMMUNITIES],
      who: belongingTo(accounts),
      name: ({ t, list }) => t('Community around {{accounts}}', { accounts: list(around) }),
    }
  })
}

async function leadersOf({ ask }: Asking): Promise<Trait[]> {
  const [{ rows }] = await ask({ who: PEOPLE, posts: { by: 'audience' } }, [
    { do: 'followed', order: 'count', limit: EVERYWHERE.followers * 2 },
  ])
  return rows
    .filter(({ count, handle }) => count >= LEAST_TARGETABLE && handle !== '')
    .map(({ id, handle }) => ({
      key: `followers ${id}`,
      kind: 'followers',
      categories: [FOLLOWERS],
      who: { follows: [handle] },
      name: ({ t }) => t('Followers of @{{handle}}', { handle }),
    }))
}
