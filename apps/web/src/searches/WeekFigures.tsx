import type { WeekCount, WeeklyResult } from '@starling/contract/browser'
import {
  sayChange,
  sayMood,
  sayMoodChange,
  saySure,
  saySureMood,
  sayTerm,
  type Way,
  wayOf,
} from '@starling/sections/week-words'
import { dateTime, fullNumber, say, shortNumber, useText } from '@starling/text'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { offsetName, ownOffset, sourceNames } from '../figures/index.ts'

/** One week beside the one before: an arrow only where chance does not explain the difference. */
export function WeekFigures({ result }: { result: WeeklyResult }) {
  const { t, language } = useText()
  const { people, posts, mood, terms, week, as_of, source } = result
  const moodChange = sayMoodChange(mood, say(language))
  return (
    <div className="grid gap-3">
      <p className="text-12 text-muted">
        {t('The seven days to {{until}}', { until: `${dateTime(week.until)} ${offsetName(ownOffset())}` })}
      </p>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {people ? <Counted label={t('People')} count={people} /> : <TooFew label={t('People')} />}
        <Counted label={t('Posts')} count={posts} />
        <Figure
          label={t('Net mood')}
          value={`${sayMood(mood.now, say(language))}${starOf(mood.now)}`}
          faded={mood.now.mark !== null}
          way={wayOf(mood.now.net, mood.before.net, mood.is_significant)}
          before={[
            t('{{value}} the week before', { value: sayMood(mood.before, say(language)) }),
            moodChange && `(${moodChange})`,
          ]
            .filter(Boolean)
            .join(' ')}
          sure={saySureMood(mood, say(language))}
        />
      </dl>
      {terms.length > 0 && (
        <ul aria-label={t('Words of the week')} className="flex flex-wrap gap-1.5">
          {terms.map((term) => (
            <li
              key={`${term.kind} ${term.term}`}
              title={sayTerm(term, say(language))}
              className="inline-flex max-w-full items-center gap-1 rounded-full border border-line px-2.5 py-0.5 text-12"
            >
              <span className="truncate">{term.term}</span>
              <span className="tabular text-muted">{shortNumber(term.now)}</span>
              <Arrow way={wayOf(term.share, term.before_share, term.is_significant)} />
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-3 text-12 text-muted">
        {as_of && <span>{t('as of {{time}}', { time: `${dateTime(as_of)} ${offsetName(ownOffset())}` })}</span>}
        <span>{t('from {{source}}', { source: sourceNames(source) })}</span>
      </p>
    </div>
  )
}

const starOf = ({ mark }: Pick<WeekCount, 'mark'>) => (mark === 'few' ? '*' : '')

function Counted({ label, count }: { label: string; count: WeekCount }) {
  const { t, language } = useText()
  const change = sayChange(count, say(language))
  const before = t('{{value}} the week before', { value: fullNumber(count.before) })
  return (
    <Figure
      label={label}
      value={`${shortNumber(count.now)}${starOf(count)}`}
      full={fullNumber(count.now)}
      faded={count.mark !== null}
      way={wayOf(count.now, count.before, count.is_significant)}
      before={change ? `${before} (${change})` : before}
      sure={saySure(count, say(language))}
    />
  )
}

function TooFew({ label }: { label: string }) {
  const { t } = useText()
  return <Figure label={label} value="–" way={null} before={t('Fewer than five people')} sure={null} />
}

function Figure({
  label,
  value,
  full,
  faded = false,
  way,
  before,
  sure,
}: {
  label: string
  value: string
  full?: string
  faded?: boolean
  way: Way
  before: ReactNode
  sure: string | null
}) {
  return (
    <div className="grid content-start">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="grid">
        <span
          title={full}
          className={clsx('tabular flex items-center gap-1 font-strong text-20', faded && 'text-muted')}
        >
          {value}
          <Arrow way={way} />
        </span>
        <span className="tabular text-12 text-muted">{before}</span>
        {sure && <span className="tabular text-12 text-faint">{sure}</span>}
      </dd>
    </div>
  )
}

function Arrow({ way }: { way: Way }) {
  const { t } = useText()
  if (!way) return null
  const Icon = way === 'up' ? ArrowUp : ArrowDown
  const label = way === 'up' ? t('more than the week before') : t('less than the week before')
  return <Icon size={14} strokeWidth={2} role="img" aria-label={label} className="shrink-0 text-accent" />
}
