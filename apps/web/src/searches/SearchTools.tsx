import { useState } from 'react'
import { useNotedSearch } from './queries.ts'
import { SavedSearchesButton } from './SavedSearchesButton.tsx'
import { SaveSearch } from './SaveSearch.tsx'
import type { KeptQuestion } from './saved-types.ts'

/** Beside the question that is shown: save it, and open what was saved. Asking it makes it a recent search. */
export function SearchTools({
  kept,
  canSave = true,
  onPick,
}: {
  /** Without the window that “the last 7 days” are at this moment: asked again tomorrow it is the same question. */
  kept: KeptQuestion
  /** Not where it found nobody: its monitor would tell of nothing. */
  canSave?: boolean
  onPick: (kept: KeptQuestion) => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  useNotedSearch(kept)
  return (
    <div className="flex items-center gap-2">
      {canSave && <SaveSearch kept={kept} onShowSaved={() => setIsOpen(true)} />}
      <SavedSearchesButton open={isOpen} onOpenChange={setIsOpen} onPick={onPick} />
    </div>
  )
}
