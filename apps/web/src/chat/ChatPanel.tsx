import { type Answered, type Citation, readOffers } from '@starling/contract/browser'
import type { Question } from '@starling/question'
import { useText } from '@starling/text'
import { IconButton } from '@starling/ui'
import { Eraser } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { AskForm } from './AskForm.tsx'
import { ExchangeView } from './ExchangeView.tsx'
import { QuestionButtons } from './QuestionButtons.tsx'
import { showRow } from './show-row.ts'
import { suggestionsFor } from './suggestions.ts'
import { type Exchange, useChat } from './use-chat.ts'

export type ChatPanelProps = {
  question: Question
  /** What stands on the screen; an answer is made of nothing else. */
  answers: readonly Answered[]
  /** Of the clock whose days and hours the answers are. */
  utc_offset_minutes?: number
  /** Brings a row into view; without, the section with this name on the page is looked for. */
  onShow?: (section: Citation['section'], row: Citation['row']) => void
}

/** Questions about the analysis on the page. Another analysis is another conversation. */
export function ChatPanel(props: ChatPanelProps) {
  return <Conversation key={JSON.stringify(props.question)} {...props} />
}

const FIRST_SUGGESTIONS = 5
const LATER_SUGGESTIONS = 3

function Conversation({ question, answers, utc_offset_minutes = 0, onShow = showRow }: ChatPanelProps) {
  const { t, language } = useText()
  const titleId = useId()
  const chat = useChat({ question, answers, language, utc_offset_minutes })
  const { exchanges, isAnswering } = chat
  const asked = exchanges.map(({ query }) => query)
  const suggestions = suggestionsFor(answers, asked, asked.length > 0 ? LATER_SUGGESTIONS : FIRST_SUGGESTIONS, t)
  const isOffering = readOffers(exchanges.at(-1)?.text ?? '').length > 0
  const { log, follow } = useFollowed(exchanges.at(-1), exchanges.length)
  return (
    <section aria-labelledby={titleId} className="flex h-full min-h-0 flex-col gap-3 text-14">
      <header className="flex items-start gap-2">
        <div className="grid grow gap-0.5">
          <h2 id={titleId} className="font-strong text-16">
            {t('Ask this analysis')}
          </h2>
          <p className="text-13 text-muted">
            {t('Answers use only the sections on this page. Select a figure to see where it comes from.')}
          </p>
        </div>
        {exchanges.length > 0 && (
          <IconButton label={t('Clear the conversation')} size="small" onClick={chat.clear}>
            <Eraser size={16} strokeWidth={1.5} aria-hidden />
          </IconButton>
        )}
      </header>
      <div
        ref={log}
        onScroll={follow}
        role="log"
        aria-live="polite"
        aria-busy={isAnswering}
        aria-label={t('Questions and answers')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="min-h-0 grow overflow-y-auto overscroll-contain"
      >
        <ol className="grid gap-5 py-1">
          {exchanges.map((exchange, at) => (
            <ExchangeView
              key={exchange.id}
              exchange={exchange}
              onShow={({ section, row }) => onShow(section, row)}
              onAsk={chat.ask}
              onAgain={at === exchanges.length - 1 ? chat.again : undefined}
            />
          ))}
        </ol>
      </div>
      {!isAnswering && !isOffering && suggestions.length > 0 && (
        <QuestionButtons label={t('Suggested questions')} questions={suggestions} onAsk={chat.ask} />
      )}
      <AskForm isAnswering={isAnswering} onAsk={chat.ask} onStop={chat.stop} />
    </section>
  )
}

const NEAR_THE_END_PX = 80

/** Stays at the end while text grows there, unless the reader has gone back up; a new question goes to the end anyway. */
function useFollowed(last: Exchange | undefined, count: number) {
  const log = useRef<HTMLDivElement>(null)
  const seen = useRef(0)
  /** As the reader left it: what is added below does not count as reading further up. */
  const isAtEnd = useRef(true)
  const follow = () => {
    const box = log.current
    if (box) isAtEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_THE_END_PX
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is for each piece of the text, and for what its end brings
  useEffect(() => {
    const box = log.current
    if (!box) return
    if (isAtEnd.current || seen.current !== count) box.scrollTop = box.scrollHeight
    seen.current = count
  }, [last?.text, last?.state, count])
  return { log, follow }
}
