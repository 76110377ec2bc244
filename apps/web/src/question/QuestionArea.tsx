import { isComplete, MOST_TERMS } from '@starling/question'
import { type ReactNode, useEffect, useState } from 'react'
import { type Analysis, DEFAULT_VIEW } from './analysis.ts'
import { selectAsked } from './asked-text.ts'
import {
  analysisOf,
  type Draft,
  draftOf,
  inKind,
  isAboutWords,
  questionOf,
  termsAsked,
  tooLong,
  withTyped,
} from './draft.ts'
import { QuestionBar } from './QuestionBar.tsx'
import { RefineDrawer, type RefinePart } from './RefineDrawer.tsx'
import type { Explorer } from './use-analysis.ts'

/** Where a question is written. What is typed stays in here: the answers below are not drawn again for a letter. */
export function QuestionArea({
  explorer,
  refine,
  onRefine,
  menu,
}: {
  explorer: Explorer
  refine: RefinePart | 'all' | null
  onRefine: (part: RefinePart | 'all' | null) => void
  menu?: ReactNode
}) {
  const { analysis } = explorer
  const address = questionAddress(analysis)
  const [draft, setDraft] = useState<Draft>(() => draftOf(analysis))
  const { asked } = explorer
  const [read, setRead] = useState<{ address: string; asked: string | undefined } | null>({ address, asked })
  // Asked here, and not yet in the address: it follows a moment later, when the next word may be half written.
  const [coming, setComing] = useState<string[]>([])
  if (read?.address !== address || read.asked !== asked) {
    setRead({ address, asked })
    const isOwn = asked !== undefined && coming.includes(asked)
    // What was asked before it was passed over, and comes only by going back.
    setComing(isOwn ? coming.slice(coming.indexOf(asked) + 1) : coming)
    // Back, forward or a link: the bar says what the page shows.
    if (!isOwn && read?.address !== address) setDraft(draftOf(analysis, draft))
  }

  useEffect(() => {
    // Back before the page has drawn what was asked: nothing of it will come, and the address may seem never to have changed.
    const goBack = () => {
      setComing([])
      setRead(null)
    }
    addEventListener('popstate', goBack)
    return () => removeEventListener('popstate', goBack)
  }, [])

  const [turns, setTurns] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time something was asked
  useEffect(() => selectAsked(document.getElementById('question')), [turns])

  const [missed, setMissed] = useState(0)
  useEffect(() => {
    // By now Refine is closed and lets the focus go.
    if (missed > 0) document.getElementById('question')?.focus()
  }, [missed])

  function questionAddress({ query_type, question, view: { days } }: Analysis): string {
    return explorer.addressOf({ query_type, question, view: { ...DEFAULT_VIEW, ...(days !== undefined && { days }) } })
  }

  function change(next: Draft) {
    const { query_type } = next
    if (query_type === draft.query_type) return setDraft(next)
    setDraft(inKind(draft, query_type))
    // The same words are asked of people as of a conversation: nobody has to ask twice.
    const { question: before } = analysis
    const question = before && 'keywords' in before && isAboutWords(query_type) ? { ...before, query_type } : null
    const { days, ...view } = analysis.view
    const window = question && days !== undefined ? { days } : {}
    const other = { query_type, question, view: { ...view, ...window, others: [] } }
    setComing([...coming, explorer.ask(other)])
  }
  function ask(written: Draft) {
    const complete = withTyped(written)
    // The bar says how many are too many: nothing that was pasted is lost.
    if (termsAsked(complete) > MOST_TERMS || tooLong(complete).length > 0) {
      setDraft(complete)
      return onRefine(null)
    }
    const question = questionOf(complete)
    if (!isComplete(question)) {
      setDraft(complete)
      setMissed(missed + 1)
      return onRefine(null)
    }
    if (question.window && question.window.since > question.window.until) {
      setDraft(complete)
      return onRefine('window')
    }
    const next = analysisOf(complete, analysis.view)
    setDraft(draftOf(next, complete))
    setComing([...coming, explorer.ask(next)])
    setTurns(turns + 1)
    onRefine(null)
  }

  return (
    <>
      <QuestionBar draft={draft} onChange={change} onAsk={ask} onRefine={() => onRefine('all')} menu={menu} />
      <RefineDrawer
        draft={draft}
        onChange={setDraft}
        onAsk={() => ask(draft)}
        open={refine}
        onClose={() => onRefine(null)}
      />
    </>
  )
}
