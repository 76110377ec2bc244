import { COMMUNITIES } from '../network/communities/communities.ts'
import { type Answer, answer, type Call, echoOf } from './call.ts'
import { DAY, HOUR, writeMoment } from './moments.ts'
import { readParameters } from './parameters.ts'
import { refuse } from './problem.ts'
import type { Route } from './wire.ts'

const RELATED = 30
const MOST_KEYWORDS = 10
const MOST_DAYS = 7

/** How often keywords were written, and what is written beside them. */
function keywords(call: Call): Answer {
  const values = readParameters(
    {
      granularity: { type: 'string', required: true, values: ['DAY', 'HOUR'] },
      keywords: { type: 'strings', required: true, max: MOST_KEYWORDS },
      start_time: { type: 'time', required: true },
      end_time: { type: 'time' },
      location: { type: 'string' },
      negative_keywords: { type: 'strings', max: MOST_KEYWORDS },
    },
    call.raw,
  )
  const start = new Date(values.start_time as string)
  const end = values.end_time === undefined ? call.now : new Date(values.end_time as string)
  if (end <= start || end.getTime() - start.getTime() > MOST_DAYS * DAY) {
    throw refuse('INVALID_TIME_WINDOW', `The window must be longer than nothing and at most ${MOST_DAYS} days`, {
      parameter: 'end_time',
    })
  }
  const wanted = values.keywords as string[]
  const without = (values.negative_keywords as string[] | undefined) ?? []
  const bucket = values.granularity === 'DAY' ? DAY : HOUR
  const data = {
    related_keywords: call.people.related(wanted, RELATED),
    tweet_volume: call.people.volume(wanted, without, start, end, bucket),
  }
  return answer(call, { ...values, end_time: writeMoment(end) }, data)
}

function suggestions(call: Call): Answer {
  const values = readParameters(
    {
      suggestion_type: { type: 'string', required: true, values: ['KEYWORD', 'USER_ID'] },
      targeting_values: { type: 'strings', required: true },
      ignored_values: { type: 'strings' },
      count: { type: 'long', min: 1, max: 50 },
    },
    call.raw,
  )
  const given = values.targeting_values as string[]
  const ignored = new Set([...given, ...((values.ignored_values as string[] | undefined) ?? [])])
  const take = (values.count as number | undefined) ?? RELATED
  const found =
    values.suggestion_type === 'KEYWORD' ? call.people.related(given, take + ignored.size) : likeUsers(call, given)
  const data = found
    .filter((value) => !ignored.has(value))
    .slice(0, take)
    .map((suggestion_value) => ({ suggestion_type: values.suggestion_type, suggestion_value }))
  return { data, request: { params: echoOf(call, values) } }
}

/** The leading accounts of the communities that the given users belong to. */
function likeUsers({ people }: Call, ids: string[]): string[] {
  const slugs = new Set(
    ids.flatMap((id) => {
      const slot = people.slotOfId(id)
      return slot === undefined ? [] : [people.columns().communities[people.person(slot).community]!]
    }),
  )
  return COMMUNITIES.filter(({ slug }) => slugs.has(slug)).flatMap(({ leaders }) =>
    leaders.flatMap(({ handle }) => people.idOfHandle(handle) ?? []),
  )
}

export const INSIGHT_ROUTES: Route[] = [
  { method: 'GET', path: '/insights/keywords/search', limit: 'keyword_insights', run: keywords },
  { method: 'GET', path: '/accounts/:account_id/targeting_suggestions', limit: 'account_reads', run: suggestions },
]
