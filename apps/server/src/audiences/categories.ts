import { INTERESTS } from '@starling/catalog'
import { AppError, type AudienceCategory, EXCLUSION_CATEGORY } from '@starling/contract'
import type { Input } from '../floor/index.ts'

const named = (name: string, name_ja: string): AudienceCategory => ({
  id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
  name,
  name_ja,
  is_exclusion: name === EXCLUSION_CATEGORY,
})

export const COMMUNITIES = 'Communities'
export const PROFESSIONS = 'Professions'
export const FOLLOWERS = 'Followers'

/** What people are for a campaign, how they were found, and what they care about. */
export const AUDIENCE_CATEGORIES: AudienceCategory[] = [
  named(EXCLUSION_CATEGORY, '除外オーディエンス'),
  named('Customers', '顧客'),
  named('Prospects', '見込み客'),
  named('Competitors', '競合'),
  named('Brand', 'ブランド'),
  named('Event', 'イベント'),
  named(COMMUNITIES, 'コミュニティ'),
  named(PROFESSIONS, '職業'),
  named(FOLLOWERS, 'フォロワー'),
  ...INTERESTS.filter(({ parent }) => parent === null).map(({ name, name_ja }) => named(name, name_ja)),
]
const names = new Set(AUDIENCE_CATEGORIES.map(({ name }) => name))

export async function getAudienceCategory({ path: { pk } }: Input<'getAudienceCategory'>): Promise<AudienceCategory> {
  const found = AUDIENCE_CATEGORIES.find(({ id }) => id === pk)
  if (!found) throw new AppError('not_found')
  return found
}

/** By their names, each once, in the order of the list. */
export function categoriesOf(given: readonly string[]): string[] {
  const unknown = given.find((name) => !names.has(name))
  if (unknown !== undefined) {
    throw new AppError('invalid', {
      fields: { categories: [{ code: 'not_a_category', values: { category: unknown.slice(0, 40) } }] },
    })
  }
  return [...names].filter((name) => given.includes(name))
}
