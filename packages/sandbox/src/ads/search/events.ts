import { DAY, writeMoment } from '../moments.ts'

export const EVENT_TYPES = [
  'CONFERENCE',
  'HOLIDAY',
  'MUSIC_AND_ENTERTAINMENT',
  'OTHER',
  'POLITICS',
  'RECURRING',
  'SPORTS',
] as const

type AdEvent = {
  name: string
  event_type: (typeof EVENT_TYPES)[number]
  country_code: string | null
  targeting_value: string
  start_time: string
  end_time: string
  communities: readonly string[]
}

/** month-day | days | type | country, or - for all | communities | name */
const TABLE = `
01-01|2|HOLIDAY|-||New Year's Day
02-14|1|HOLIDAY|-||Valentine's Day
03-20|10|RECURRING|JP|cafe cafeko|Cherry blossom season
04-10|3|CONFERENCE|US|webdev datascience|Spring Developer Days
04-29|7|HOLIDAY|JP||Golden Week
05-24|4|SPORTS|-|motorsport|Spring Grand Prix
06-21|5|MUSIC_AND_ENTERTAINMENT|GB|indiemusic popfans|Midsummer Festival
07-20|3|MUSIC_AND_ENTERTAINMENT|JP|band idol|Summer Rock Weekend
08-12|3|MUSIC_AND_ENTERTAINMENT|JP|doujin anime|Summer Fan Market
08-15|280|SPORTS|GB|football|Football season
09-15|3|CONFERENCE|US|startups marketing|Autumn Founders Summit
10-15|14|SPORTS|JP|yakyu|Baseball finals
10-31|1|HOLIDAY|-||Halloween
11-24|5|RECURRING|-|setsuyaku fashion|Year-end sales
12-25|1|HOLIDAY|-||Christmas Day
12-31|2|RECURRING|-||New Year's Eve
`

/** The events of the year before and the year after a moment. */
export function eventsAround(now: Date): AdEvent[] {
  const year = now.getUTCFullYear()
  const events = TABLE.trim()
    .split('\n')
    .flatMap((line, row) => {
      const [date, days, event_type, country, communities, name] = line.split('|') as [
        string,
        string,
        string,
        string,
        string,
        string,
      ]
      return [year - 1, year, year + 1].map((in_year) => {
        const start = new Date(`${in_year}-${date}T00:00:00Z`)
        return {
          name,
          event_type: event_type as AdEvent['event_type'],
          country_code: country === '-' ? null : country,
          targeting_value: (1_000 + (in_year - 2_000) * 40 + row).toString(36),
          start_time: writeMoment(start),
          end_time: writeMoment(new Date(start.getTime() + Number(days) * DAY)),
          communities: communities.split(' ').filter(Boolean),
        }
      })
    })
  return events.toSorted((a, b) => (a.start_time < b.start_time ? -1 : 1))
}
