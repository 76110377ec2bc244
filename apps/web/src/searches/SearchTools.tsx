import { useState } from 'react'
import type { AskedQuestion } from '../analysis/analysis.ts'
import { useAnalysis } from '../analysis/use-analysis.ts'
import { useNotedSearch } from './queries.ts'
import { SavedSearchesButton } from './SavedSearchesButton.tsx'
import { SaveSearch } from './SaveSearch.tsx'

/** Beside the question that is shown: save it, and open what was saved. Asking it makes it a recent search. */
export function SearchTools({
  question,
  onPick,
}: {
  question: AskedQuestion
  onPick: (question: AskedQuestion) => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  const { analysis } = useAnalysis()
  // Without the window that “the last 7 days” is at this moment: asked again tomorrow it is the same question.
  useNotedSearch(analysis.question ?? question)
  return (
    <div className="flex items-center gap-2">
      <SaveSearch question={question} onShowSaved={() => setIsOpen(true)} />
      <SavedSearchesButton open={isOpen} onOpenChange={setIsOpen} onPick={onPick} />
    </div>
  )
}
