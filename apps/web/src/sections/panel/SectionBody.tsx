import type { Format } from '@starling/charts'
import type { Answered } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { headlineOf, type SectionId, sectionOf } from '@starling/sections'
import { useText } from '@starling/text'
import { Button, CopyButton } from '@starling/ui'
import { clsx } from 'clsx'
import { RefreshCw } from 'lucide-react'
import { type Explorer, type PanelView, useFrozen } from '../../question/index.ts'
import type { SectionState } from '../asking/section-state.ts'
import { MoodExamples } from '../moods/MoodExamples.tsx'
import { OverlapPicker } from '../rows/OverlapPicker.tsx'
import { VoiceNames } from '../voice/VoiceNames.tsx'
import { emptyWords } from './empty-words.ts'
import { SectionContent } from './SectionContent.tsx'
import { SectionSkeleton } from './SectionSkeleton.tsx'

export type SectionBodyProps = {
  id: SectionId
  state: SectionState
  question: AskedQuestion
  others: readonly AskedQuestion[]
  panel: PanelView
  folded: boolean
  format: Format
  wide: boolean
  look: Explorer['look']
  onBehind: (row: number) => void
}

export function SectionBody(props: SectionBodyProps) {
  const { id, state, format, others, look, question } = props
  const isFrozen = useFrozen() !== null
  if (isFrozen) return <Answer {...props} />
  if (sectionOf(id).with_others) {
    return (
      <>
        <OverlapPicker question={question} others={others} look={look} />
        {others.length > 0 && <Answer {...props} />}
      </>
    )
  }
  if (sectionOf(id).of_names && 'keywords' in question) {
    return (
      <>
        <Answer {...props} />
        <VoiceNames question={question} />
      </>
    )
  }
  if (sectionOf(id).by_mood && state.at === 'answered' && state.answer.rows.length > 0) {
    return (
      <>
        <Answer {...props} />
        <MoodExamples question={question} rows={state.answer.rows} format={format} />
      </>
    )
  }
  return <Answer {...props} state={state} format={format} />
}

function Answer(props: SectionBodyProps) {
  const { id, state } = props
  const say = useText()
  const { t } = say
  if (state.at === 'loading') return <SectionSkeleton kind={sectionOf(id).chart.kind} />
  if (state.at === 'too slow') {
    return (
      <Message
        title={t('This takes longer than usual.')}
        text={t('It is still being calculated and will appear here by itself.')}
      />
    )
  }
  if (state.at === 'failed') return <Failed {...state} />
  const { answer, changing } = state
  if (answer.base.hidden || answer.rows.length === 0) {
    const words = emptyWords(id, answer.base)
    return props.folded ? <Line text={words.reason} /> : <Message title={words.title} text={words.text} />
  }
  const { rows, base } = answer
  const headline = headlineOf(id, { rows, ...base, order: props.panel.order }, props.format, say)
  return (
    <div className={clsx('flex min-w-0 grow flex-col gap-3 transition-opacity', changing && 'opacity-50')}>
      {headline && (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span
            className={clsx(
              'tabular font-strong',
              sectionOf(id).chart.kind === 'figure' ? 'text-40' : 'text-28',
              answer.base.mark && 'opacity-60',
            )}
            title={headline.full || undefined}
          >
            {headline.figure}
            {answer.base.mark === 'few' && '*'}
          </span>
          <span className="min-w-0 text-13 text-muted">{headline.words}</span>
          {headline.interval && (
            <span className="tabular text-12 text-faint" title={t('95% sure to lie between these')}>
              {headline.interval}
            </span>
          )}
        </p>
      )}
      {isAlone(answer) && (
        <p className="text-13 text-muted">
          {t('Nobody in the baseline is like them, as active, in the same language and country: nothing is compared.')}
        </p>
      )}
      <SectionContent {...props} answer={answer} />
    </div>
  )
}

/** Made alike, nobody was left to compare with. */
const isAlone = ({ base, rows }: Answered): boolean =>
  base.comparison === 'adjusted' && rows.every(({ baseline_share }) => baseline_share === null)

function Failed({ failure, retry }: Extract<SectionState, { at: 'failed' }>) {
  const { t } = useText()
  return (
    <div role="alert" className="grid grow place-content-center justify-items-center gap-3 py-6 text-center">
      <div className="grid gap-1">
        <p className="font-medium">{t('This could not be loaded.')}</p>
        <p className="max-w-[32rem] whitespace-pre-line text-13 text-muted">{failure.text}</p>
      </div>
      <Button size="small" icon={<RefreshCw size={16} strokeWidth={1.5} aria-hidden />} onClick={retry}>
        {t('Try again')}
      </Button>
      {failure.request_id && (
        <span className="flex flex-wrap items-center justify-center gap-x-2 text-12 text-muted">
          {t('Request id')} <code className="font-mono text-12">{failure.request_id}</code>
          <CopyButton content={failure.request_id} label={t('Copy the request id')} iconOnly variant="ghost" />
        </span>
      )}
    </div>
  )
}

const Line = ({ text }: { text: string }) => (
  <p role="status" className="text-pretty text-13 text-muted">
    {text}
  </p>
)

function Message({ title, text }: { title: string; text: string }) {
  return (
    <div role="status" className="grid grow place-content-center gap-1 py-6 text-center">
      <p className="font-medium">{title}</p>
      <p className="mx-auto max-w-[26rem] text-pretty text-13 text-muted">{text}</p>
    </div>
  )
}
