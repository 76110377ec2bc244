import type { CriterionAtX } from '../../compile/decompile.ts'
import { type LintGround, type LintRule, rule, when } from '../rule.ts'

const of = ({ line_item }: LintGround, ...types: string[]): CriterionAtX[] =>
  (line_item?.criteria ?? []).filter(({ targeting_type }) => types.includes(targeting_type))

/** What stands on the line item at X, of types that a package has no part for as well. */
export const LINE_ITEM_RULES: LintRule[] = [
  rule('event_one', 'error', 'x', 'X takes one event on a line item; there are {{n}}.', (ground) => {
    const n = of(ground, 'EVENT', 'LIVE_TV_EVENT').length
    return when(n > 1, { n })
  }),
  rule('age_one', 'error', 'x', 'X takes one age range on a line item; there are {{n}}.', (ground) => {
    const n = of(ground, 'AGE').length
    return when(n > 1, { n })
  }),
  rule('genders_both', 'warning', 'x', 'Both genders are chosen, which is the same as any.', (ground) =>
    when(new Set(of(ground, 'GENDER').map(({ targeting_value }) => targeting_value)).size > 1),
  ),
  rule('app_list_chosen', 'error', 'x', 'A list of apps can only be left out.', (ground) =>
    when(of(ground, 'APP_LIST').some(({ operator_type }) => operator_type !== 'NE')),
  ),
  rule(
    'duration_operator',
    'error',
    'x',
    'The time since a network was joined is less than, or at least, some months.',
    (ground) =>
      when(
        of(ground, 'NETWORK_ACTIVATION_DURATION').some(({ operator_type }) => !['LT', 'GTE'].includes(operator_type)),
      ),
  ),
  rule(
    'platform_with_device',
    'error',
    'x',
    'A platform beside a device is wider than the device: X does not take both.',
    (ground) => when(of(ground, 'PLATFORM').length > 0 && of(ground, 'DEVICE').length > 0),
  ),
  rule(
    'followers_not_own',
    'error',
    'x',
    'Followers can be chosen only of an account that the ad account may promote in full.',
    (ground) => {
      const own = ground.line_item?.own_user_ids
      return when(
        own !== undefined &&
          of(ground, 'FOLLOWERS_OF_USER').some(({ targeting_value }) => !own.includes(targeting_value)),
      )
    },
  ),
  rule(
    'show_before_place',
    'error',
    'x',
    'A TV show needs a place in one of its countries on the line item first.',
    (ground) => when(of(ground, 'TV_SHOW').length > 0 && of(ground, 'LOCATION').length === 0),
  ),
  rule(
    'unordered_ends',
    'warning',
    'x',
    'X is doing away with unordered keywords; a plus before each word says the same.',
    (ground) => when(of(ground, 'UNORDERED_KEYWORD').length > 0),
  ),
  rule(
    'engagement_without_kind',
    'warning',
    'x',
    'People who engaged with a campaign or an account need a kind of engagement.',
    (ground) => {
      const engaged = of(
        ground,
        'CAMPAIGN_ENGAGEMENT',
        'USER_ENGAGEMENT',
        'CAMPAIGN_ENGAGEMENT_LOOKALIKE',
        'USER_ENGAGEMENT_LOOKALIKE',
      )
      return when(engaged.length > 0 && of(ground, 'ENGAGEMENT_TYPE').length === 0)
    },
  ),
  rule(
    'expanded_left_out',
    'error',
    'x',
    'A look-alike on the line item is left out, which X does not take.',
    (ground) => when(of(ground, 'CUSTOM_AUDIENCE_EXPANDED').some(({ operator_type }) => operator_type === 'NE')),
  ),
]
