import { INTERESTS, interestPath, MOVIES_TV_SHOWS } from '@starling/catalog'
import { MOST } from '../../compile/criteria.ts'
import { chosenOf, type PackageReason } from '../../package.ts'
import { type LintRule, over, primariesOf, repeated, rule, some, when } from '../rule.ts'

const ADVISED = { handles: 30, interests: 10, topics: 20, films: 20 }
const FEW_HANDLES = 5
/** So many times as often as among others: what is below says little. */
const HARDLY = 1.2
/** Of a large audience even what others have nearly as often reaches mostly the audience. */
const isMostlyTheirs = ({ reach }: PackageReason) => reach !== undefined && reach.precision >= 0.5
const FOUND_PARTS = ['keywords', 'hashtags', 'handles', 'interests'] as const
const interests = new Map(INTERESTS.map((one) => [one.id, one]))
const films = new Set(MOVIES_TV_SHOWS.map(({ id }) => id))

/** Accounts, interests, topics and films: whom the ads are for. */
export const SUBJECT_RULES: LintRule[] = [
  rule(
    'handles_over_limit',
    'error',
    'x',
    'X takes {{most}} accounts on one line item; there are {{n}}, and the first {{most}} are applied.',
    ({ chosen }) => over('handles', chosen('handles').length, MOST.handle),
  ),
  rule(
    'handles_more_than_advised',
    'advice',
    'ours',
    'About {{most}} accounts are enough; there are {{n}}.',
    ({ chosen }) => over('handles', chosen('handles').length, ADVISED.handles),
  ),
  rule(
    'handles_few',
    'advice',
    'ours',
    'Only {{n}} accounts say whom: with more of them X has more to go by.',
    (ground) => {
      const n = ground.chosen('handles').length
      return when(n > 0 && n < FEW_HANDLES && primariesOf(ground).length === 1, { part: 'handles', n })
    },
  ),
  rule(
    'handle_malformed',
    'error',
    'x',
    'An account has 1 to 15 letters, numbers or underscores: {{what}}.',
    ({ values }) =>
      some(
        'handles',
        values('handles').filter((value) => !/^\w{1,15}$/.test(value)),
      ),
  ),
  rule('handle_twice', 'warning', 'ours', 'The same account more than once: {{what}}.', ({ values }) =>
    some('handles', repeated(values('handles'))),
  ),
  rule(
    'interests_over_limit',
    'error',
    'x',
    'X takes {{most}} interests on one line item; there are {{n}}.',
    ({ chosen }) => over('interests', chosen('interests').length, MOST.interest),
  ),
  rule(
    'interests_more_than_advised',
    'advice',
    'ours',
    'Up to {{most}} interests keep an audience in shape; there are {{n}}.',
    ({ chosen }) => over('interests', chosen('interests').length, ADVISED.interests),
  ),
  rule(
    'interest_unknown',
    'warning',
    'ours',
    'Not on the list of interests, so X may not know it: {{what}}.',
    ({ values }) =>
      some(
        'interests',
        values('interests').filter((value) => !interests.has(value)),
      ),
  ),
  rule(
    'interest_with_its_parent',
    'warning',
    'ours',
    'Part of another interest that is chosen, so it adds nobody: {{what}}.',
    ({ values }) => {
      const all = new Set(values('interests'))
      return some(
        'interests',
        [...all].filter((id) =>
          interestPath(id)
            .slice(1)
            .some((above) => all.has(above)),
        ),
      )
    },
  ),
  rule('interest_broad', 'advice', 'ours', 'A whole field of interests is very wide: {{what}}.', ({ values }) =>
    some(
      'interests',
      values('interests').filter((id) => interests.get(id)?.parent === null),
    ),
  ),
  rule('interest_twice', 'warning', 'ours', 'The same interest more than once: {{what}}.', ({ values }) =>
    some('interests', repeated(values('interests'))),
  ),
  rule(
    'interests_alone',
    'advice',
    'ours',
    'Interests alone are wide: keywords or accounts beside them say more.',
    (ground) => when(primariesOf(ground).join() === 'interests', { part: 'interests' }),
  ),
  rule(
    'topics_more_than_advised',
    'advice',
    'ours',
    'More than {{most}} conversation topics ({{n}}) reach people with little in common.',
    ({ chosen }) => over('conversation_topics', chosen('conversation_topics').length, ADVISED.topics),
  ),
  rule('topic_twice', 'warning', 'ours', 'The same conversation topic more than once: {{what}}.', ({ values }) =>
    some('conversation_topics', repeated(values('conversation_topics'))),
  ),
  rule(
    'topic_is_film',
    'warning',
    'ours',
    'X has films and shows among the topics: in both parts it is chosen once: {{what}}.',
    ({ values }) => {
      const there = new Set(values('movies_tv_shows'))
      return some(
        'conversation_topics',
        values('conversation_topics').filter((value) => there.has(value)),
      )
    },
  ),
  rule(
    'show_without_place',
    'warning',
    'x',
    'Some shows X has only for places in which they are shown, and no place is chosen.',
    ({ chosen }) =>
      when(chosen('movies_tv_shows').length > 0 && chosen('countries').length + chosen('locations').length === 0, {
        part: 'movies_tv_shows',
      }),
  ),
  rule(
    'films_more_than_advised',
    'advice',
    'ours',
    'More than {{most}} films and shows ({{n}}) reach people with little in common.',
    ({ chosen }) => over('movies_tv_shows', chosen('movies_tv_shows').length, ADVISED.films),
  ),
  rule(
    'film_unlisted',
    'advice',
    'ours',
    'Not on the list of films and shows; X is asked by this very title: {{what}}.',
    ({ values }) =>
      some(
        'movies_tv_shows',
        values('movies_tv_shows').filter((value) => !films.has(value)),
      ),
  ),
  rule('film_twice', 'warning', 'ours', 'The same film or show more than once: {{what}}.', ({ values }) =>
    some('movies_tv_shows', repeated(values('movies_tv_shows'))),
  ),
  rule('entry_weak', 'advice', 'ours', 'Hardly more often in the audience than among others: {{what}}.', ({ tidy }) => {
    const found = FOUND_PARTS.map((part) =>
      some(
        part,
        chosenOf(tidy[part])
          .filter(({ reason }) => reason.why === 'over_index' && reason.over_index < HARDLY && !isMostlyTheirs(reason))
          .map(({ value }) => value),
      ),
    )
    return found.find((one) => one !== null) ?? null
  }),
]
