import { type TrendingTopic, WORLD } from '@starling/contract/browser'
import { formatOf } from '@starling/sections/cells'
import { fullNumber, say, shortNumber, useText } from '@starling/text'
import { clsx } from 'clsx'
import { ArrowUp, Lock } from 'lucide-react'
import { askToSignIn } from '../floor/index.ts'
import { MoodBar, NothingHere, Sparkline } from '../panels/index.ts'
import { ToExplore, topicQuestion } from '../question/index.ts'
import { useMe } from '../session/index.ts'

/** A list of so many may have been cut by the server: `ROWS_FOR_STRANGERS` of the contract. */
const CUT_FOR_STRANGERS = 10

/** What is said more in 24 hours than in the four weeks before, the surest first. */
export function TrendingList({ topics, isWorld }: { topics: readonly TrendingTopic[]; isWorld: boolean }) {
  const { t } = useText()
  const { me, pending } = useMe()
  if (topics.length === 0)
    return (
      <NothingHere
        title={t('Nothing stands out')}
        reason={
          isWorld
            ? t('No topic was used by five people and at least twice as often as before.')
            : t('No topic was used by five people and at least twice as often as before. Try the whole world instead.')
        }
      />
    )
  const sure = topics.filter(({ significant }) => significant !== null)
  const rest = topics.filter(({ significant }) => significant === null)
  return (
    <div className="grid gap-4">
      {sure.length > 0 && <Topics topics={sure} />}
      {rest.length > 0 && (
        <div>
          <h3 className="mb-1 border-line border-t pt-3 font-medium text-13 text-muted">
            {t('Also more than before, but chance may explain it')}
          </h3>
          <Topics topics={rest} />
        </div>
      )}
      {!me && !pending && topics.length >= CUT_FOR_STRANGERS && (
        <button
          type="button"
          onClick={() => askToSignIn(t('Sign in to access more data.'))}
          className="inline-flex w-fit items-center gap-1 rounded-[4px] font-medium text-13 text-accent hover:underline pointer-coarse:min-h-10"
        >
          <Lock size={12} strokeWidth={2} aria-hidden />
          {t('Sign in to access more data')}
        </button>
      )}
    </div>
  )
}

function Topics({ topics }: { topics: readonly TrendingTopic[] }) {
  return (
    <ol className="grid">
      {topics.map((topic) => (
        <Topic key={topic.topic} topic={topic} />
      ))}
    </ol>
  )
}

function Topic({ topic }: { topic: TrendingTopic }) {
  const { t, language } = useText()
  const format = formatOf(say(language), 0)
  const { posts, people, share, interval, before_posts, over_index, mark } = topic
  const country = topic.country === WORLD ? null : topic.country
  const said = t(
    '{{share}} of posts, {{interval}}; {{posts}} posts by {{people}} people, {{before}} in the 28 days before',
    {
      share: format.full('share', share),
      interval: format.full('interval', interval),
      posts,
      people,
      before: before_posts,
    },
  )
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-line border-t py-2.5 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_7.5rem_6rem_5.5rem]">
      <div className="min-w-0">
        <p className="truncate font-medium" title={topic.topic}>
          <ToExplore question={topicQuestion(topic.topic, country)}>{topic.topic}</ToExplore>
        </p>
        <p className={clsx('tabular text-12 text-muted', mark === 'few' && 'text-faint')} title={said}>
          {t('{{posts}} posts by {{people}} people', { posts: shortNumber(posts), people: shortNumber(people) })}
          {mark === 'few' && '*'} <span aria-hidden>·</span> {format.short('share', share)} (
          {format.short('interval', interval)})
        </p>
      </div>
      <div className="max-sm:order-last">
        <Sparkline
          days={topic.days.map((day) => day.posts)}
          label={t('Posts per day in four weeks, {{now}} now, {{most}} at most', {
            now: posts,
            most: Math.max(0, ...topic.days.map((day) => day.posts)),
          })}
        />
      </div>
      <div className="max-sm:order-last max-sm:justify-self-end">
        <MoodBar mood={topic.mood} />
      </div>
      <p
        className="tabular text-right"
        title={t('q = {{q}}', { q: topic.q_value < 0.001 ? '< 0.001' : topic.q_value.toFixed(3) })}
      >
        <span className="inline-flex items-center gap-1 font-strong">
          {topic.significant && <ArrowUp size={14} strokeWidth={2.5} aria-hidden className="text-accent" />}
          {over_index === null ? t('new') : format.short('ratio', over_index)}
        </span>
        <span className="block text-12 text-muted">
          {before_posts === 0 ? t('never before') : t('{{before}} before', { before: fullNumber(before_posts) })}
        </span>
      </p>
    </li>
  )
}
