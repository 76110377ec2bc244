import type { Base } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Skeleton, SkeletonGroup } from '@starling/ui'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { FailedState } from '../errors/index.ts'
import { asOfWords, baseWords, sourceNames } from '../figures/index.ts'
import { useTooSlow } from '../floor/index.ts'

/** Where the figures of a panel come from. */
export type Origin = { base: Base; as_of: string | null; source: readonly string[] }
export type Awaited<T> = { data: T | undefined; error: unknown; isPending: boolean; refetch: () => unknown }

/** A card with its heading, its figures and, at the foot, whose figures they are. */
export function Panel({
  title,
  about,
  aside,
  foot,
  className,
  children,
}: {
  title: string
  about?: string
  aside?: ReactNode
  foot?: ReactNode
  className?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={clsx('flex min-w-0 flex-col rounded-card border border-line bg-raised shadow-card', className)}
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-5 pt-4 pb-3">
        <div className="min-w-0">
          <h2 id={id} className="font-strong text-16">
            {title}
          </h2>
          {about && <p className="mt-0.5 max-w-160 text-13 text-muted">{about}</p>}
        </div>
        {aside}
      </header>
      <div className="flex min-w-0 grow flex-col px-5 pb-4">{children}</div>
      {foot && <footer className="mt-auto border-line border-t px-5 py-2 text-12 text-muted">{foot}</footer>}
    </section>
  )
}

/** Waiting, waiting long, refused, or there. */
export function Await<T>({
  query,
  name,
  height = 'h-64',
  children,
}: {
  query: Awaited<T>
  /** Of the question; another question waits anew. */
  name: string
  height?: string
  children: (data: T) => ReactNode
}) {
  const { t } = useText()
  const slow = useTooSlow(query.isPending ? [name] : [])
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <FailedState error={query.error} retry={query.refetch} />
  return (
    <SkeletonGroup className="grid gap-3">
      {slow.size > 0 && (
        <p role="status" className="text-13 text-muted">
          {t('This takes longer than usual.')} {t('It is still being calculated and will appear here by itself.')}
        </p>
      )}
      <Skeleton className={clsx('w-full', height)} />
    </SkeletonGroup>
  )
}

export function OriginFoot({ origin, more }: { origin: Origin; more?: ReactNode }) {
  const { t, language } = useText()
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-0.5">
      <span className="tabular">{baseWords(origin.base, language)}</span>
      {more}
      <span className="tabular">{asOfWords(origin, language)}</span>
      {origin.source.length > 0 && <span>{t('from {{source}}', { source: sourceNames(origin.source) })}</span>}
    </p>
  )
}
