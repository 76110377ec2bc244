import type { MouseEvent, ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { joinAddress, writeSearch } from '../question/index.ts'
import { analysisOf, type KeptQuestion } from './saved-types.ts'

/** The address under which a question is shown: the team's page has no room for its kind in the path. */
export function questionAddress(kept: KeptQuestion, teamId: string | undefined): string {
  const { question } = kept
  const search = writeSearch(analysisOf(kept))
  if (teamId !== undefined) search.set('query_type', question.query_type)
  return joinAddress(teamId === undefined ? `/explore/${question.query_type}` : `/${teamId}/explore-x`, search)
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A true link, to be copied or opened beside; a plain click is told to whoever shows the list. */
export function QuestionLink({
  kept,
  onPick,
  className,
  children,
}: {
  kept: KeptQuestion
  onPick: (kept: KeptQuestion) => void
  className?: string
  children: ReactNode
}) {
  const { teamId } = useParams()
  function click(event: MouseEvent) {
    if (!isPlain(event)) return
    event.preventDefault()
    onPick(kept)
  }
  return (
    <Link to={questionAddress(kept, teamId)} onClick={click} className={className}>
      {children}
    </Link>
  )
}
