import type { AskedQuestion } from '@starling/question'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DEFAULT_VIEW } from './analysis.ts'
import { useFrozen } from './frozen.ts'
import { useAnalysis } from './use-analysis.ts'

type ExploreLinkProps = { question: AskedQuestion; className?: string; children: ReactNode }

/** From one question to another; only words where nobody asks. */
export function ExploreLink(props: ExploreLinkProps) {
  return useFrozen() ? <span className={props.className}>{props.children}</span> : <Leading {...props} />
}

function Leading({ question, className, children }: ExploreLinkProps) {
  const { addressOf } = useAnalysis()
  const to = addressOf({ query_type: question.query_type, question, view: DEFAULT_VIEW })
  return (
    <Link to={to} className={clsx('no-underline hover:text-accent hover:underline', className)}>
      {children}
    </Link>
  )
}
