import { type PeakEvent, WORLD } from '@starling/contract/browser'
import { formatOf } from '@starling/sections/cells'
import { say, shortNumber, useText } from '@starling/text'
import { MoodBar, NothingHere, Sparkline } from '../panels/index.ts'
import { ToExplore, topicQuestion } from '../question/index.ts'

const DAY = 86_400

/** Peaks of four weeks, the newest first, with the words that make them. */
export function EventList({ events }: { events: readonly PeakEvent[] }) {
  const { t, language } = useText()
  const format = formatOf(say(language), 0)
  if (events.length === 0)
    return (
      <NothingHere
        title={t('No peaks')}
        reason={t('No topic rose above what chance explains on any day of the last four weeks.')}
      />
    )
  const newest = [...events].sort((a, b) => b.window.since - a.window.since)
  return (
    <ol className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
      {newest.map((event) => {
        const country = event.country === WORLD ? null : event.country
        const days = Math.round((event.window.until - event.window.since) / DAY)
        const question = { ...topicQuestion(event.topic, country), window: event.window }
        return (
          <li
            key={`${event.topic} ${event.window.since}`}
            className="grid content-start gap-1.5 border-line border-t py-3"
          >
            <p className="tabular text-12 text-muted">
              {format.short('day', event.window.since)} <span aria-hidden>·</span>{' '}
              {t('{{count}} days', { count: days })}
            </p>
            <div className="flex items-start justify-between gap-4">
              <p className="min-w-0 font-medium">
                <ToExplore question={question}>{event.topic}</ToExplore>
              </p>
              <Sparkline
                days={event.days.map((day) => day.posts)}
                now={days}
                label={t('Posts per day in four weeks, {{now}} now, {{most}} at most', {
                  now: event.posts,
                  most: Math.max(0, ...event.days.map((day) => day.posts)),
                })}
              />
            </div>
            <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-muted">
              <span>
                {t('{{posts}} posts by {{people}} people', {
                  posts: shortNumber(event.posts),
                  people: shortNumber(event.people),
                })}
                {event.mark === 'few' && '*'}
              </span>
              <span>{event.over_index === null ? t('new') : format.short('ratio', event.over_index)}</span>
              <MoodBar mood={event.mood} />
            </p>
            {event.words.length > 0 && (
              <p className="text-13 text-muted">
                <span className="sr-only">{t('Words that go with it')}: </span>
                {event.words.map(({ value }) => value).join(' · ')}
              </p>
            )}
          </li>
        )
      })}
    </ol>
  )
}
