import { choosesNothing, chosenOf, PACKAGE_PARTS, PLACEMENTS } from '../../package.ts'
import { type LintGround, type LintRule, primariesOf, rule, when } from '../rule.ts'

const BATCH = 500
const SMALL = 10_000
const HUGE = 50_000_000
const hasPlacement = ({ tidy }: LintGround, ...placements: (typeof PLACEMENTS)[number][]) =>
  placements.some((one) => tidy.placements.includes(one))
const hasKeywords = ({ chosen }: LintGround) => chosen('keywords').length + chosen('hashtags').length > 0
/** How many kinds of conditions must all be true of a person. */
const narrowings = ({ chosen, tidy }: LintGround) =>
  [
    chosen('countries').length + chosen('locations').length > 0,
    chosen('languages').length > 0,
    chosen('network_operators').length > 0,
    tidy.gender !== 'ANY',
    tidy.age !== 'AGE_ANY',
  ].filter(Boolean).length

/** Placements, and the package as one. */
export const WHOLE_RULES: LintRule[] = [
  rule('package_empty', 'error', 'spec', 'Nothing is chosen, so there is nothing to apply.', ({ tidy }) =>
    when(choosesNothing(tidy)),
  ),
  rule(
    'says_nobody',
    'warning',
    'x',
    'No keyword, account, interest, topic or audience says whom: X estimates nothing, and reaches everybody there.',
    (ground) => when(!choosesNothing(ground.tidy) && primariesOf(ground).length === 0),
  ),
  rule('entry_empty', 'warning', 'spec', 'Entries without a value are left away ({{n}}).', ({ package: given }) => {
    const n = PACKAGE_PARTS.flatMap((part) => given[part]).filter(({ value }) => value.trim() === '').length
    return when(n > 0, { n })
  }),
  rule(
    'part_deselected',
    'advice',
    'ours',
    'Every entry of a part is deselected, so the part chooses nothing.',
    ({ package: given }) => {
      const part = PACKAGE_PARTS.find((one) => given[one].length > 0 && chosenOf(given[one]).length === 0)
      return part ? { part } : null
    },
  ),
  rule(
    'kinds_many',
    'advice',
    'ours',
    'More than {{most}} kinds of targeting at once ({{n}}): nobody sees which of them worked.',
    (ground) => {
      const n = primariesOf(ground).length
      return when(n > 4, { n, most: 4 })
    },
  ),
  rule(
    'narrowed_much',
    'warning',
    'ours',
    '{{n}} kinds of conditions must all be true of a person: few are left.',
    (ground) => {
      const n = narrowings(ground)
      return when(n > 3, { n })
    },
  ),
  rule(
    'criteria_in_parts',
    'advice',
    'x',
    'X takes {{most}} criteria at a time; {{n}} are set in several parts, each of them whole or not at all.',
    ({ chosen }) => {
      const n = PACKAGE_PARTS.flatMap(chosen).length
      return when(n > BATCH, { n, most: BATCH })
    },
  ),
  rule(
    'estimate_small',
    'warning',
    'ours',
    'X counts fewer than {{most}} people ({{n}}): ads would hardly be shown.',
    ({ estimate }) => when((estimate?.max ?? SMALL) < SMALL, { n: estimate?.max ?? 0, most: SMALL }),
  ),
  rule(
    'estimate_huge',
    'advice',
    'ours',
    'X counts more than {{most}} people ({{n}}): hardly anything sets them apart.',
    ({ estimate }) => when((estimate?.min ?? 0) > HUGE, { n: estimate?.min ?? 0, most: HUGE }),
  ),
  rule(
    'placement_unknown',
    'error',
    'spec',
    'Ads stand in home timelines, profiles, search results or replies, nowhere else.',
    ({ package: { placements } }) => when(placements.some((one) => !PLACEMENTS.includes(one))),
  ),
  rule('placement_profile_alone', 'error', 'x', 'X takes profiles only beside another placement.', ({ tidy }) =>
    when(tidy.placements.join() === 'profiles'),
  ),
  rule('placement_search_needs_keywords', 'error', 'x', 'Search results need keywords or hashtags.', (ground) =>
    when(hasPlacement(ground, 'searchResults') && !hasKeywords(ground)),
  ),
  rule(
    'placement_reach_needs_timeline',
    'error',
    'x',
    'The objective reach needs home timelines among the placements.',
    (ground) => {
      const isReach = ground.line_item?.objective === 'REACH'
      return when(isReach && ground.tidy.placements.length > 0 && !hasPlacement(ground, 'homeTimelines'))
    },
  ),
  rule(
    'placement_followers',
    'error',
    'x',
    'The objective followers takes all placements, or home timelines alone.',
    ({ tidy, line_item }) => {
      const isAllowed = tidy.placements.length === 0 || tidy.placements.join() === 'homeTimelines'
      return when(line_item?.objective === 'FOLLOWERS' && !isAllowed)
    },
  ),
  rule('placement_replies_alone', 'advice', 'ours', 'Replies alone are few places for an ad.', ({ tidy }) =>
    when(tidy.placements.join() === 'replies'),
  ),
  rule(
    'placements_narrow',
    'advice',
    'ours',
    'Fewer placements leave X fewer chances to show the ad; with all of them it chooses.',
    ({ tidy }) => when(tidy.placements.length > 0 && tidy.placements.length < PLACEMENTS.length),
  ),
]
