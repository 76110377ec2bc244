import type { RecentSearch } from '@starling/contract/browser'
import { audienceName } from '@starling/sections/question-words'
import { say, timeAgo, useText } from '@starling/text'
import { Button, undoable } from '@starling/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { refused } from '../errors/index.ts'
import { notifications } from '../floor/index.ts'
import { useMe } from '../session/index.ts'
import { QuestionLink } from './QuestionLink.tsx'
import { recentSearchesOptions, savedSearchesOptions, useClearRecent } from './queries.ts'
import { SavedSearchesButton } from './SavedSearchesButton.tsx'
import { type KeptQuestion, keptOf, SAVED_TYPES } from './saved-types.ts'

const SHOWN = 12

/** What this person asked last, and the way to what they saved. Nothing for who is not signed in, or did neither yet. */
export function RecentSearches({ onPick }: { onPick: (kept: KeptQuestion) => void }) {
  const { t, language } = useText()
  const { me } = useMe()
  const { data } = useQuery({ ...recentSearchesOptions, enabled: me !== null })
  const saved = useQuery({ ...savedSearchesOptions(), enabled: me !== null })
  const [isOpen, setIsOpen] = useState(false)
  const clear = useClear()
  const shown = (data ?? []).flatMap((recent) => {
    const kept = keptOf(recent)
    return kept ? [{ ...recent, kept }] : []
  })
  const hasSaved = saved.data !== undefined && saved.data.length > 0
  if (!me || (shown.length === 0 && !hasSaved)) return null
  return (
    <section aria-label={t('Recent searches')} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="grow whitespace-nowrap font-strong text-16">{t('Recent searches')}</h2>
        {shown.length > 0 && (
          <Button size="small" variant="ghost" onClick={clear}>
            {t('Clear')}
          </Button>
        )}
        <SavedSearchesButton open={isOpen} onOpenChange={setIsOpen} onPick={onPick} named />
      </div>
      {shown.length === 0 && <p className="text-13 text-muted">{t('What you ask next appears here.')}</p>}
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {shown.slice(0, SHOWN).map(({ id, kept, days, query_type, searched_at }) => (
          <li key={id} className="min-w-0">
            <QuestionLink
              kept={kept}
              onPick={onPick}
              className="flex w-full items-center gap-3 rounded-card border border-line bg-raised px-4 py-3 text-text no-underline shadow-card transition-colors hover:border-accent"
            >
              <History size={16} strokeWidth={1.5} aria-hidden className="shrink-0 text-muted" />
              <span className="grid min-w-0 grow">
                <span className="truncate font-medium">{audienceName(kept.question, say(language))}</span>
                <span className="truncate text-12 text-muted">
                  {t(SAVED_TYPES[query_type])}
                  {days !== null && ` · ${t('Last {{count}} days', { count: days })}`} · {timeAgo(searched_at)}
                </span>
              </span>
            </QuestionLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The list goes at once, and what is kept of it when the chance to undo has passed. */
function useClear() {
  const { t } = useText()
  const client = useQueryClient()
  const clear = useClearRecent()
  return () => {
    const kept = client.getQueryData<RecentSearch[]>(recentSearchesOptions.queryKey)
    client.setQueryData<RecentSearch[]>(recentSearchesOptions.queryKey, [])
    undoable(notifications, {
      text: t('Recent searches were cleared.'),
      perform: () => clear.mutateAsync(),
      undo: () => client.setQueryData(recentSearchesOptions.queryKey, kept),
      failed: refused,
    })
  }
}
