import type { MouseEvent, ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { type AskedQuestion, DEFAULT_VIEW } from '../analysis/analysis.ts'
import { writeSearch } from '../analysis/question-url.ts'

/** The address under which a question is shown: the team's page has no room for its kind in the path. */
export function questionAddress(question: AskedQuestion, teamId: string | undefined): string {
  const search = writeSearch({ query_type: question.query_type, question, view: DEFAULT_VIEW })
  if (teamId !== undefined) search.set('query_type', question.query_type)
  return `${teamId === undefined ? `/explore/${question.query_type}` : `/${teamId}/explore-x`}?${search}`
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** A true link, to be copied or opened beside; a plain click is told to whoever shows the list. */
export function QuestionLink({
  question,
  onPick,
  className,
  children,
}: {
  question: AskedQuestion
  onPick: (question: AskedQuestion) => void
  className?: string
  children: ReactNode
}) {
  const { teamId } = useParams()
  function click(event: MouseEvent) {
    if (!isPlain(event)) return
    event.preventDefault()
    onPick(question)
  }
  return (
    <Link to={questionAddress(question, teamId)} onClick={click} className={className}>
      {children}
    </Link>
  )
}
