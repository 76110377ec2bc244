import { ApiError, type Citation, readOffers, readOpening, withoutCitations } from '@starling/contract/browser'
import { audienceName } from '@starling/sections/question-words'
import { say, useText } from '@starling/text'
import { Button, CopyButton } from '@starling/ui'
import { RefreshCw } from 'lucide-react'
import { sayError } from '../errors/index.ts'
import { ToExplore } from '../question/index.ts'
import { AnswerText } from './AnswerText.tsx'
import { QuestionButtons } from './QuestionButtons.tsx'
import type { Exchange } from './use-chat.ts'

export function ExchangeView({
  exchange,
  onShow,
  onAsk,
  onAgain,
}: {
  exchange: Exchange
  onShow: (citation: Citation) => void
  onAsk: (query: string) => void
  /** Of the last one only. */
  onAgain: (() => unknown) | undefined
}) {
  const { t, language } = useText()
  const { query, sections, text, state } = exchange
  const offers = readOffers(text)
  const other = readOpening(text)
  return (
    <li className="grid gap-2">
      <div className="grid max-w-[88%] justify-self-end gap-0.5 rounded-card rounded-br-[4px] bg-accent-two/16 px-3 py-2">
        <p className="whitespace-pre-wrap break-words">{query}</p>
        <p className="text-12 text-muted">{t('About {{count}} sections', { count: sections })}</p>
      </div>
      <div className="grid gap-2 pr-4">
        {text !== '' && <AnswerText text={text} onShow={onShow} />}
        {state === 'answering' && text === '' && <p className="text-muted">{t('Reading the sections')}…</p>}
        {state === 'stopped' && <p className="text-13 text-muted">{t('You stopped this answer.')}</p>}
        {state === 'failed' && <Failed error={exchange.error} onAgain={onAgain} />}
        {state === 'answered' && other && (
          <ToExplore question={other} className="justify-self-start font-medium text-13 text-accent underline">
            {t('Open the analysis of {{name}}', { name: audienceName(other, say(language)) })}
          </ToExplore>
        )}
        {state === 'answered' && offers.length > 0 && (
          <QuestionButtons label={t('What this analysis can answer')} questions={offers} onAsk={onAsk} />
        )}
        {state === 'answered' && text !== '' && (
          <div className="-ml-2">
            <CopyButton
              content={() => withoutCitations(text)}
              label={t('Copy the answer')}
              iconOnly
              variant="ghost"
              size="small"
            />
          </div>
        )}
      </div>
    </li>
  )
}

function Failed({ error, onAgain }: { error: unknown; onAgain: (() => unknown) | undefined }) {
  const { t } = useText()
  const requestId = error instanceof ApiError ? error.request_id : undefined
  return (
    <div role="alert" className="grid justify-items-start gap-2 rounded-control border border-bad/50 p-3">
      <p className="whitespace-pre-line">{sayError(error)}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {onAgain && (
          <Button size="small" icon={<RefreshCw size={16} strokeWidth={1.5} aria-hidden />} onClick={onAgain}>
            {t('Try again')}
          </Button>
        )}
        {requestId && (
          <span className="flex flex-wrap items-center gap-x-2 text-12 text-muted">
            {t('Request id')} <code className="font-mono">{requestId}</code>
            <CopyButton content={requestId} label={t('Copy the request id')} iconOnly variant="ghost" />
          </span>
        )}
      </div>
    </div>
  )
}
