import type { AskedQuestion } from '@starling/question'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { boot } from '../floor/index.ts'
import { exploreAddress } from './explore-address.ts'

/** Leads from a figure to the whole analysis behind it. */
export function ToExplore({
  question,
  className,
  children,
}: {
  question: AskedQuestion
  className?: string
  children: ReactNode
}) {
  const to = exploreAddress(question)
  const look = clsx('rounded-[4px] no-underline hover:text-accent hover:underline', className)
  if (boot.site === 'pro')
    return (
      <Link to={to} className={look}>
        {children}
      </Link>
    )
  return (
    <a href={to} className={look}>
      {children}
    </a>
  )
}
