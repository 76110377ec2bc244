import { ApiError } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Chip, EmptyState } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { MissingNote } from '../analysis/index.ts'
import { Await, OriginFoot, Panel } from '../panels/index.ts'
import { type Comparing, readComparing, writeComparing } from './competitors-url.ts'
import { HandleBar } from './HandleBar.tsx'
import { examplesOptions, suggestionsOptions } from './queries.ts'
import { SideBySide } from './SideBySide.tsx'
import { SuggestionList } from './SuggestionList.tsx'

/** Compared at first, before a person chooses. */
const FIRST = 3

/** An account beside those it competes with; which ones stands in the address. */
export function CompetitorScreen() {
  const { t } = useText()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { handle, competitors } = readComparing(search)
  const suggestions = useQuery(suggestionsOptions(handle))
  const suggested = suggestions.data?.competitors ?? []
  const chosen = competitors ?? suggested.slice(0, FIRST).map((one) => one.handle.toLowerCase())
  const go = (next: Comparing) => navigate(`?${writeComparing(next)}`)
  const choose = (handles: readonly string[]) => go({ handle, competitors: handles })
  const added = chosen.filter((one) => !suggested.some((other) => other.handle.toLowerCase() === one))

  return (
    <div className="mx-auto grid w-full max-w-320 grid-cols-1 gap-4">
      <header className="grid gap-4">
        <div>
          <h1 className="font-strong text-28">{t('Competitor analysis')}</h1>
          <p className="text-muted">
            {t('Who people compare you with, which followers you share, and what is said about each.')}
          </p>
        </div>
        <HandleBar
          value={handle}
          label={t('Your handle')}
          action={t('Find competitors')}
          onSubmit={(next) => go({ handle: next, competitors: null })}
        />
      </header>
      {handle === '' ? (
        <Newcomer />
      ) : (
        <>
          <Panel
            title={t('Suggested competitors')}
            about={t(
              'Based on how people write about both, what both post, their interests and the followers they share.',
            )}
            foot={suggestions.data && <OriginFoot origin={suggestions.data} />}
          >
            {isNotInCorpus(suggestions.error) ? (
              <MissingNote key={handle} missing={{ handles: [handle], post_ids: [] }} asks="competitors" />
            ) : (
              <Await query={suggestions} name={`suggested ${handle}`} height="h-80">
                {() => (
                  <div className="grid gap-4">
                    <SuggestionList suggested={suggested} chosen={chosen} onChange={choose} />
                    {added.length > 0 && (
                      <p className="flex flex-wrap gap-1.5">
                        {added.map((one) => (
                          <Chip
                            key={one}
                            label={`@${one}`}
                            onRemove={() => choose(chosen.filter((other) => other !== one))}
                          />
                        ))}
                      </p>
                    )}
                    <HandleBar
                      value=""
                      label={t('Another competitor')}
                      action={t('Add')}
                      onSubmit={(one) => one !== handle && choose([...new Set([...chosen, one])])}
                    />
                  </div>
                )}
              </Await>
            )}
          </Panel>
          {suggestions.data && chosen.length > 0 && <SideBySide handle={handle} competitors={chosen} />}
        </>
      )}
    </div>
  )
}

/** Its own account was never read in: everything else waits for it. */
const isNotInCorpus = (error: unknown) => error instanceof ApiError && error.code === 'not_in_corpus'

function Newcomer() {
  const { t } = useText()
  const { data: examples = [] } = useQuery(examplesOptions)
  return (
    <EmptyState
      title={t('Start with your own account')}
      reason={t('Starling finds accounts that people talk about in the same way and shows them side by side.')}
      example={
        examples.length > 0 && (
          <span className="flex flex-wrap items-baseline justify-center gap-x-3 gap-y-1">
            {t('For example')}
            {examples.map((one) => (
              <Link
                key={one}
                to={`?${writeComparing({ handle: one.toLowerCase(), competitors: null })}`}
                className="text-accent underline-offset-3 hover:underline"
              >
                @{one}
              </Link>
            ))}
          </span>
        )
      }
    />
  )
}
