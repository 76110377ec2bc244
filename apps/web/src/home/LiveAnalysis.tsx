import { SECTION_FOR } from '@starling/sections'
import { summaryOf } from '@starling/sections/summary'
import { useText } from '@starling/text'
import { buttonClass, EmptyState } from '@starling/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Link, useParams } from 'react-router'
import { SummarySentences } from '../analysis/index.ts'
import { ownOffset } from '../figures/index.ts'
import { Await, OriginFoot } from '../panels/index.ts'
import { sentenceOf } from '../question/index.ts'
import { questionAddress } from '../searches/index.ts'
import { StatPanels } from '../sections/index.ts'
import { useMe } from '../session/index.ts'
import { DRAWN, liveAnswersOptions, liveTopicsOptions, topicQuestionOf } from './live.ts'

/** The product at work: what everybody talks about, as Explore answers it. */
export function LiveAnalysis() {
  const { t } = useText()
  const id = useId()
  const { pending } = useMe()
  const topics = useQuery({ ...liveTopicsOptions, enabled: !pending })
  const [chosen, setChosen] = useState<string>()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-5">
      <header className="grid gap-2">
        <h2 id={id} className="text-balance font-strong text-28">
          {t('One question, answered now')}
        </h2>
        <p className="max-w-160 text-pretty text-muted">
          {t('Computed from what is here at this moment. Each figure leads to where it comes from.')}
        </p>
      </header>
      <Await query={topics} name="live topics" height="h-96">
        {(found) => {
          const topic = chosen ?? found[0]
          if (topic === undefined) return <Nothing />
          return (
            <>
              <ul aria-label={t('Topics')} className="flex flex-wrap gap-1.5">
                {found.map((one) => (
                  <li key={one}>
                    <TopicButton isChosen={one === topic} onChoose={() => setChosen(one)}>
                      {one}
                    </TopicButton>
                  </li>
                ))}
              </ul>
              <Answer topic={topic} />
            </>
          )
        }}
      </Await>
    </section>
  )
}

function TopicButton({ isChosen, onChoose, children }: { isChosen: boolean; onChoose: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={clsx(
        'max-w-full truncate rounded-full border px-3 text-13 leading-7 transition-colors pointer-coarse:leading-10',
        isChosen ? 'border-accent bg-accent/12 font-medium text-accent' : 'border-line-strong hover:border-accent',
      )}
    >
      {children}
    </button>
  )
}

function Answer({ topic }: { topic: string }) {
  const say = useText()
  const { t, language } = say
  const { teamId } = useParams()
  const query = useQuery({ ...liveAnswersOptions(topic), placeholderData: keepPreviousData })
  const question = topicQuestionOf(topic)
  const to = questionAddress({ question, days: null }, teamId)
  return (
    <Await query={query} name={`live ${topic}`} height="h-96">
      {(answers) => {
        const asked = sentenceOf(question, { people: t('People'), days: undefined, language })
        const words = asked.map(({ text }) => text).join('')
        const utc_offset_minutes = ownOffset()
        const summary = summaryOf({ question, asked: words.trim(), answers, say, utc_offset_minutes })
        const size = answers.find(({ section }) => section === SECTION_FOR.size)
        const drawn = answers.filter(({ section, base, rows }) => {
          return DRAWN.some((one) => one === section) && !base.hidden && rows.length > 0
        })
        return (
          <div className={clsx('grid grid-cols-1 gap-4 transition-opacity', query.isPlaceholderData && 'opacity-60')}>
            <div className="grid gap-4 rounded-card border border-line bg-raised p-5 shadow-card">
              <SummarySentences summary={summary} to={to} />
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
                <Link to={to} className={buttonClass({ variant: 'primary' })}>
                  {t('See the whole analysis')}
                  <ArrowRight size={16} strokeWidth={1.5} aria-hidden />
                </Link>
                {size && (
                  <div className="text-12 text-muted">
                    <OriginFoot origin={size} />
                  </div>
                )}
              </div>
            </div>
            <StatPanels sections={drawn} />
          </div>
        )
      }}
    </Await>
  )
}

function Nothing() {
  const { t } = useText()
  return (
    <EmptyState
      level={3}
      title={t('No posts to ask about yet')}
      reason={t('Once posts are fetched or imported, a small analysis of what people talk about appears here.')}
    />
  )
}
