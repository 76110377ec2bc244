import type { Alias } from '@starling/contract/browser'
import { type Name, namesOf, type WordsQuestion } from '@starling/question'
import { fullNumber, shortNumber, useText } from '@starling/text'
import { Chip, Skeleton } from '@starling/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { sayError } from '../../errors/index.ts'
import { sourceNames } from '../../figures/index.ts'
import { useAnalysis } from '../../question/index.ts'
import {
  aliasesLeft,
  MOST_NAMES,
  relatedLeft,
  sharedBetween,
  withName,
  withoutName,
  withoutTerm,
  withTerm,
} from './voice.ts'
import { aliasesOptions, relatedOptions } from './voice-queries.ts'

const REASONS: readonly Alias['reason'][] = ['spelling', 'used_together']

/** The names that the voice is shared between, each with its spellings, and what else they may be called. */
export function VoiceEditor({ question }: { question: WordsQuestion }) {
  const { t } = useText()
  const { analysis, addressOf } = useAnalysis()
  const navigate = useNavigate()
  const names = namesOf(question)
  const aliases = useQuery({ ...aliasesOptions(names, question), placeholderData: keepPreviousData })
  const related = useQuery(relatedOptions(question))

  function share(next: readonly Name[]) {
    // The address keeps “the last 7 days”; the question that is shown has the window they are now.
    const { question: asked } = analysis
    if (!asked || !('keywords' in asked)) return
    navigate(addressOf({ ...analysis, question: sharedBetween(asked, next) }), { preventScrollReset: true })
  }

  const offered = aliases.data?.names.flatMap((one) => one.aliases.map(({ value }) => value)) ?? []
  const more = relatedLeft(related.data?.related ?? [], names, offered)
  return (
    <div className="mt-2 grid gap-4">
      <ul className="grid gap-3">
        {names.map((name, at) => (
          <li key={name.name} className="grid gap-1.5">
            <Spellings
              name={name}
              onRemove={names.length > 1 ? () => share(withoutName(names, name.name)) : undefined}
              onRemoveTerm={(term) => share(withoutTerm(names, name.name, term))}
            />
            {at < MOST_NAMES &&
              REASONS.map((reason) => {
                const found = aliases.data?.names.find((one) => one.name === name.name)?.aliases ?? []
                const left = aliasesLeft(found, names, reason)
                if (reason === 'used_together' && left.length === 0) return null
                return (
                  <Offered
                    key={reason}
                    label={reason === 'spelling' ? t('Also written') : t('Often used together')}
                    isPending={aliases.isPending}
                    nothing={t('No other spelling was found in the posts.')}
                  >
                    {left.map((alias) => (
                      <AddChip
                        key={alias.value}
                        label={alias.value}
                        posts={alias.posts}
                        why={reasonOf(alias, name.name, t)}
                        onAdd={() => share(withTerm(names, name.name, alias.value))}
                      />
                    ))}
                  </Offered>
                )
              })}
          </li>
        ))}
      </ul>
      <div className="grid gap-1.5">
        <Offered
          label={t('Related keywords')}
          isPending={related.isPending}
          nothing={t('No word stands out in these posts.')}
        >
          {more.map(({ value, posts }) => (
            <AddChip
              key={value}
              label={value}
              posts={posts}
              why={t('{{n}} posts about the keywords contain it, more often than other posts do.', {
                n: fullNumber(posts),
                count: posts,
              })}
              onAdd={() => share(withName(names, value))}
            />
          ))}
        </Offered>
      </div>
      {(aliases.error ?? related.error) && (
        <p role="alert" className="text-13 text-bad">
          {sayError(aliases.error ?? related.error)}
        </p>
      )}
      {related.data && (
        <p className="tabular text-12 text-muted">
          {t('Suggested from {{n}} posts about the keywords, from {{source}}.', {
            n: fullNumber(related.data.base.n),
            count: related.data.base.n,
            source: sourceNames(related.data.source),
          })}
        </p>
      )}
    </div>
  )
}

function Spellings({
  name,
  onRemove,
  onRemoveTerm,
}: {
  name: Name
  onRemove: (() => void) | undefined
  onRemoveTerm: (term: string) => void
}) {
  const others = name.terms.filter((term) => term.toLowerCase() !== name.name.toLowerCase())
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Chip label={name.name} selected onRemove={onRemove} />
      {others.map((term) => (
        <Chip key={term} label={term} onRemove={name.terms.length > 1 ? () => onRemoveTerm(term) : undefined} />
      ))}
    </div>
  )
}

function Offered({
  label,
  isPending,
  nothing,
  children,
}: {
  label: string
  isPending: boolean
  nothing: string
  children: ReactNode[]
}) {
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <span className="mr-1 text-12 text-muted">{label}</span>
      {isPending ? (
        <Skeleton className="h-7 w-48" />
      ) : children.length > 0 ? (
        children
      ) : (
        <span className="text-12 text-faint">{nothing}</span>
      )}
    </div>
  )
}

function AddChip({ label, posts, why, onAdd }: { label: string; posts: number; why: string; onAdd: () => void }) {
  const { t } = useText()
  return (
    <button
      type="button"
      title={why}
      aria-label={t('Add {{label}}, {{n}} posts', { label, n: fullNumber(posts), count: posts })}
      onClick={onAdd}
      className="inline-flex h-7 max-w-full items-center gap-1 rounded-full border border-line-strong border-dashed pr-3 pl-2 text-13 transition-colors hover:border-accent hover:text-accent pointer-coarse:h-10"
    >
      <Plus size={14} strokeWidth={1.5} aria-hidden className="shrink-0" />
      <span className="truncate">{label}</span>
      <span className="tabular text-12 text-muted">{shortNumber(posts)}</span>
    </button>
  )
}

function reasonOf({ reason, posts, together }: Alias, name: string, t: ReturnType<typeof useText>['t']): string {
  const counts = { n: fullNumber(posts), together: fullNumber(together), name, count: posts }
  return reason === 'spelling'
    ? t('Spelled like {{name}}: {{n}} posts, {{together}} of them with {{name}} as well.', counts)
    : t('Mostly written together with {{name}}: {{n}} posts, {{together}} of them with {{name}}.', counts)
}
