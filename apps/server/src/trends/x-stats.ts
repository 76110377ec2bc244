import type { XStats } from '@starling/contract'
import type { Scope } from '@starling/question'
import { PLACE_SECTIONS } from '@starling/sections'
import { answerSections, askingOf, moodOf, peopleOf, placeOf, toldTo, trendWindows, WHOLE } from '../asking/index.ts'
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
  const [[{ rows: days_of_place }], [whole], [{ accounts, posts }], days, clock] = await Promise.all([
    asking.ask(scope, [{ do: 'series', bucket: 'day', utc_offset_minutes: windows.utc_offset_minutes }] as const),
    asking.ask({ ...scope, window: windows.now }, [WHOLE] as const),
    asking.ask({ who, posts: { by: 'audience' } }, [{ do: 'size' }] as const),
    answerSections(BY_DAY, { question, sections: BY_DAY, utc_offset_minutes: windows.utc_offset_minutes }, context),
    answerSections(BY_CLOCK, { question, sections: BY_CLOCK, utc_offset_minutes }, context),
  ])
  // Fewer than five of a place are nobody to a stranger, and have written nothing.
  const people = toldTo(context, accounts)
  const rows = people > 0 ? days_of_place : []
  const isNow = ({ at }: { at: number }) => at >= windows.now.since
  const earlier = rows.filter((day) => !isNow(day))
  const span = windows.now.until - windows.now.since
  const spans = (windows.before.until - windows.before.since) / span
  return {
    country: place,
    window: windows.both,
    people,
    posts: people > 0 ? posts : 0,
    posts_now: rows.filter(isNow).reduce((sum, day) => sum + day.posts, 0),
    posts_before: earlier.reduce((sum, day) => sum + day.posts, 0) / spans,
    mood_now: moodOf(people > 0 ? whole : { rows: [] }),
    sections: [...days.sections, ...clock.sections],
  }
}
