import type { XStats } from '@starling/contract'
import type { Scope } from '@starling/question'
import { PLACE_SECTIONS } from '@starling/sections'
import { answerSections, askingOf, moodOf, peopleOf, placeOf, trendWindows } from '../asking/index.ts'
import type { Context, Input } from '../floor/index.ts'

const BY_DAY = [...PLACE_SECTIONS.by_day]
const BY_CLOCK = [...PLACE_SECTIONS.by_clock]

/** How much, when and in which mood the people of a place have posted in the last 29 days. */
export async function getXStats(
  { query: { country, utc_offset_minutes } }: Input<'getXStats'>,
  context: Context,
): Promise<XStats> {
  const place = placeOf(country)
  const asking = await askingOf(context)
  const windows = trendWindows(asking.now, asking.as_of)
  const who = peopleOf(place)
  const scope: Scope = { who, posts: { by: 'audience' }, window: windows.both }
  const question = { query_type: 'builder' as const, who, window: windows.both }
  const [[{ rows }], [{ accounts, posts }], days, clock] = await Promise.all([
    asking.ask(scope, [{ do: 'series', bucket: 'day', utc_offset_minutes: windows.utc_offset_minutes }] as const),
    asking.ask({ who, posts: { by: 'audience' } }, [{ do: 'size' }] as const),
    answerSections(BY_DAY, { question, sections: BY_DAY, utc_offset_minutes: windows.utc_offset_minutes }, context),
    answerSections(BY_CLOCK, { question, sections: BY_CLOCK, utc_offset_minutes }, context),
  ])
  const isNow = ({ at }: { at: number }) => at >= windows.now.since
  const earlier = rows.filter((day) => !isNow(day))
  const span = windows.now.until - windows.now.since
  const spans = (windows.before.until - windows.before.since) / span
  return {
    country: place,
    window: windows.both,
    people: accounts,
    posts,
    posts_now: rows.filter(isNow).reduce((sum, day) => sum + day.posts, 0),
    posts_before: earlier.reduce((sum, day) => sum + day.posts, 0) / spans,
    mood_now: moodOf(rows.filter(isNow)),
    sections: [...days.sections, ...clock.sections],
  }
}
