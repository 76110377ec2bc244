import { BUILDER_AGES, BUILDER_GENDERS, yearsOf } from '@starling/question/builder'
import { type LintGround, type LintRule, primariesOf, repeated, rule, some, when } from '../rule.ts'

const SMALLEST = { api: 100, page: 500 }
const audiences = (ground: LintGround, is: (entry: ReturnType<LintGround['chosen']>[number]) => boolean) =>
  some(
    'custom_audiences',
    ground
      .chosen('custom_audiences')
      .filter(is)
      .map(({ value }) => value),
  )
const kindOf = ({ look_alike, excluded }: { look_alike?: boolean | undefined; excluded?: boolean | undefined }) =>
  look_alike ? 'look_alike' : excluded ? 'excluded' : 'audience'
const namesOf = (ground: LintGround, kind: ReturnType<typeof kindOf>) =>
  ground
    .chosen('custom_audiences')
    .filter((entry) => kindOf(entry) === kind)
    .map(({ value }) => value)

/** Gender, age and custom audiences. */
export const PEOPLE_RULES: LintRule[] = [
  rule('age_unknown', 'error', 'x', 'X has no such age range.', ({ tidy: { age } }) =>
    when(!BUILDER_AGES.includes(age)),
  ),
  rule('gender_unknown', 'error', 'x', 'X knows men, women or any.', ({ tidy: { gender } }) =>
    when(!BUILDER_GENDERS.includes(gender)),
  ),
  rule(
    'age_minors',
    'warning',
    'ours',
    'People under 18 are among them: many things must not be advertised to them.',
    ({ tidy: { age } }) => when((yearsOf(age)?.from ?? 18) < 18),
  ),
  rule(
    'age_narrow',
    'advice',
    'ours',
    'An age range leaves out people of the audience whose age X does not know.',
    ({ tidy: { age } }) => when(yearsOf(age) !== null),
  ),
  rule(
    'gender_narrow',
    'advice',
    'ours',
    'A gender leaves out people of the audience whom X takes for another, or for none.',
    ({ tidy: { gender } }) => when(gender !== 'ANY'),
  ),
  rule(
    'audience_not_ready',
    'warning',
    'spec',
    'Not ready and not applied, which may take up to 48 hours to be processed by X: {{what}}.',
    (ground) => audiences(ground, ({ ready }) => ready === false),
  ),
  rule('audience_unchecked', 'advice', 'ours', 'Nobody has asked X yet whether it is ready: {{what}}.', (ground) =>
    audiences(ground, ({ ready }) => ready === undefined),
  ),
  rule(
    'audiences_none_ready',
    'error',
    'x',
    'No custom audience is ready, and nothing else says whom: X would reach everybody.',
    (ground) => {
      const wanted = ground.chosen('custom_audiences').filter(({ excluded }) => !excluded)
      const isAlone = primariesOf(ground).join() === 'custom_audiences'
      return when(isAlone && wanted.every(({ ready }) => ready === false), { part: 'custom_audiences' })
    },
  ),
  rule(
    'audience_too_small',
    'error',
    'x',
    'X wants at least {{most}} matched people who were active in 90 days: {{what}}.',
    (ground) => {
      const found = audiences(ground, ({ value }) => (ground.audience_sizes?.[value] ?? SMALLEST.api) < SMALLEST.api)
      return found && { ...found, most: SMALLEST.api }
    },
  ),
  rule(
    'audience_small_for_page',
    'warning',
    'x',
    'The ads page wants at least {{most}} matched people: {{what}}.',
    (ground) => {
      const found = audiences(ground, ({ value }) => (ground.audience_sizes?.[value] ?? SMALLEST.page) < SMALLEST.page)
      return found && { ...found, most: SMALLEST.page }
    },
  ),
  rule(
    'audience_with_look_alike',
    'error',
    'x',
    'An audience and its own look-alike cannot be together: {{what}}.',
    (ground) => {
      const alike = new Set(namesOf(ground, 'look_alike'))
      return some(
        'custom_audiences',
        namesOf(ground, 'audience').filter((name) => alike.has(name)),
      )
    },
  ),
  rule(
    'audiences_mixed',
    'error',
    'x',
    'X takes custom audiences or look-alikes of them on one line item, not both.',
    (ground) => {
      const kinds = new Set(ground.chosen('custom_audiences').map(({ look_alike }) => look_alike ?? false))
      return when(kinds.size > 1, { part: 'custom_audiences' })
    },
  ),
  rule('look_alike_excluded', 'error', 'x', 'A look-alike cannot be left out: {{what}}.', (ground) =>
    audiences(ground, ({ look_alike, excluded }) => look_alike === true && excluded === true),
  ),
  rule(
    'audience_and_excluded',
    'error',
    'ours',
    'Chosen and left out at once, so nobody of it is reached: {{what}}.',
    (ground) => {
      const out = new Set(namesOf(ground, 'excluded'))
      return some(
        'custom_audiences',
        namesOf(ground, 'audience').filter((name) => out.has(name)),
      )
    },
  ),
  rule(
    'audience_excluded_only',
    'warning',
    'ours',
    'Audiences are left out, and nothing says whom to reach.',
    (ground) =>
      when(namesOf(ground, 'excluded').length > 0 && primariesOf(ground).length === 0, { part: 'custom_audiences' }),
  ),
  rule('audience_twice', 'warning', 'ours', 'The same custom audience more than once: {{what}}.', (ground) =>
    some(
      'custom_audiences',
      (['audience', 'look_alike', 'excluded'] as const).flatMap((kind) => repeated(namesOf(ground, kind))),
    ),
  ),
  rule(
    'audience_is_widened',
    'warning',
    'x',
    'X adds keywords, accounts and interests to a custom audience; they do not narrow it.',
    (ground) => {
      const primaries = primariesOf(ground)
      return when(primaries.includes('custom_audiences') && primaries.length > 1, { part: 'custom_audiences' })
    },
  ),
]
