import type { AskedQuestion } from '@starling/question'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DEFAULT_VIEW } from './analysis.ts'
import { useAnalysis } from './use-analysis.ts'

/** From one question to another. */
export function ExploreLink({
  question,
  className,
  children,
}: {
  question: AskedQuestion
  className?: string
  children: ReactNode
}) {
  const { addressOf } = useAnalysis()
  const to = addressOf({ query_type: question.query_type, question, view: DEFAULT_VIEW })
  return (
    <Link to={to} className={clsx('no-underline hover:text-accent hover:underline', className)}>
      {children}
    </Link>
  )
}
