import { type ReactNode, useState } from 'react'
import { isComplete } from './analysis.ts'
import { analysisOf, type Draft, draftOf, questionOf } from './draft.ts'
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
  const address = explorer.addressOf({ ...analysis, view: { ...analysis.view, panels: {}, picked: [] } })
  const [draft, setDraft] = useState<Draft>(() => draftOf(analysis))
  const [read, setRead] = useState(address)
  if (read !== address) {
    // Back, forward or a link: the bar says what the page shows.
    setRead(address)
    setDraft(draftOf(analysis, draft))
  }

  function change(next: Draft) {
    setDraft(next)
    if (next.query_type === draft.query_type) return
    explorer.ask({ query_type: next.query_type, question: null, view: { ...analysis.view, others: [] } })
  }
  function ask(asked: Draft) {
    if (!isComplete(questionOf(asked))) return
    onRefine(null)
    explorer.ask(analysisOf(asked, analysis.view))
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
