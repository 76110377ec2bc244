import { BUILDER_ORDERS, type BuilderOrder, subjectsOf } from '@starling/question/builder'
import { builderSentence } from '@starling/sections/builder-words'
import { fullNumber, say, type TextKey, useText } from '@starling/text'
import { Skeleton } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { FailedState } from '../errors/index.ts'
import { sizeOptions } from './queries.ts'
import type { Builder } from './use-builder.ts'

/** How many people, of those known here, and whom it means in one sentence, as wide as the grid it stands in; at every letter that is typed. */
export function SizePart({ builder: { typed: draft } }: { builder: Builder }) {
  const { t, language } = useText()
  const size = useQuery(sizeOptions(draft))
  return (
    <section aria-label={t('Size')} className="contents">
      <div aria-live="polite" aria-busy={size.isPending} className="grid min-h-16 content-start">
        {size.data && (
          <>
            <span data-people={size.data.few ? 'few' : size.data.size} className="tabular font-strong text-28">
              {size.data.few ? t('Fewer than five people') : t('{{n}} people', { n: fullNumber(size.data.size) })}
            </span>
            <span className="text-13 text-muted">
              {t('of {{n}} people known here, counted exactly', { n: fullNumber(size.data.of) })}
            </span>
          </>
        )}
        {size.error && <FailedState error={size.error} retry={size.refetch} />}
        {size.isPending && <Skeleton className="h-9 w-40" />}
      </div>
      <p className="text-pretty text-14 lg:col-span-2">{builderSentence(draft, say(language))}</p>
    </section>
  )
}

const ORDERS: Record<BuilderOrder, { name: TextKey; does: TextKey }> = {
  reach: { name: 'Reach', does: 'One of the things they have in common is enough: the most people.' },
  balanced: {
    name: 'Balanced',
    does: 'Two of the things they have in common must be true, or all if there are fewer than three.',
  },
  precision: {
    name: 'Precision',
    does: 'All of the things they have in common must be true: the fewest people, and the surest.',
  },
}

/** How much of what they have in common must be true. */
export function OrderPart({ builder: { draft, change } }: { builder: Builder }) {
  const { t } = useText()
  const name = useId()
  const isIdle = subjectsOf(draft).length < 2
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-strong text-16">{t('How strictly')}</legend>
      {BUILDER_ORDERS.map((order) => (
        <label key={order} className="flex min-h-6 cursor-pointer items-start gap-2.5 text-14">
          <input
            type="radio"
            name={name}
            className="mt-1 accent-accent"
            checked={draft.order === order}
            onChange={() => change({ order })}
          />
          <span className="grid">
            <span className="font-medium">{t(ORDERS[order].name)}</span>
            <span className="text-13 text-muted">{t(ORDERS[order].does)}</span>
          </span>
        </label>
      ))}
      {isIdle && (
        <p className="text-13 text-muted">{t('It matters once there are two blocks under “Who they are”.')}</p>
      )}
    </fieldset>
  )
}
