import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Form } from './mark/forms.ts'
import { Murmuration } from './mark/Murmuration.tsx'

export type EmptyStateProps = {
  /** What will be here. */
  title: string
  /** Why it is empty now. */
  reason: string
  /** The one thing to do about it. */
  action?: ReactNode
  /** One example to click. */
  example?: ReactNode
  form?: Form
  /** The place of the title in the outline of the page. */
  level?: 2 | 3 | 4
  className?: string
}

export function EmptyState({ title, reason, action, example, form = 'wave', level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className={clsx('flex flex-col items-center px-4 py-10 text-center', className)}>
      <Murmuration form={form} width={168} className="mb-6" />
      <Heading className="text-balance font-strong text-16">{title}</Heading>
      <p className="mt-1.5 max-w-[26rem] text-pretty text-muted">{reason}</p>
      {action && <div className="mt-5">{action}</div>}
      {example && <div className="mt-3 text-13 text-muted">{example}</div>}
    </div>
  )
}
