import { rootOf } from './topics.ts'

/** X-Topic's names for what the tree of interests holds; some of its topics (a diary, the news) are no interests. */
const GROUPS: Record<string, string[]> = {
  'arts_&_culture': ['201', '42', '255', '209', '205'],
  'business_&_entrepreneurs': ['52', '391', '441'],
  'celebrity_&_pop_culture': ['432', '352', '162'],
  family: ['186', '192', '163'],
  'fashion_&_style': ['552'],
  'film_tv_&_video': ['324', '640', 'SPSHQ5', '264', '651'],
  'fitness_&_health': ['223', '225', '227'],
  'food_&_dining': ['210'],
  gaming: ['680', '682'],
  'learning_&_educational': ['132', '147'],
  music: ['338'],
  other_hobbies: ['239', '422', '271', '270', '255', '275', '27'],
  relationships: ['186', '188', '165'],
  'science_&_technology': ['464', '596', '638'],
  sports: ['483'],
  'travel_&_adventure': ['653', '150', '677', '159'],
  'youth_&_student_life': ['132', '172'],
}
const byTopic = new Map<string, string[]>()
for (const [group, ids] of Object.entries(GROUPS)) {
  for (const id of ids) byTopic.set(id, [...(byTopic.get(id) ?? []), group])
}

/** The topics of X-Topic that these interests, or the first step of the tree they stand under, belong to. */
export const topicGroups = (ids: readonly string[]): string[] => [
  ...new Set(ids.flatMap((id) => byTopic.get(id) ?? byTopic.get(rootOf(id)) ?? [])),
]
