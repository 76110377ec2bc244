import { WORLD } from '@starling/contract/browser'
import { type Question, WINDOW_DAYS } from '@starling/question'
import { useText } from '@starling/text'
import { Button, EmptyState, Field, Input } from '@starling/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { api } from '../floor/index.ts'
import { Await, OriginFoot, Panel } from '../panels/index.ts'
import { CommunityGraph } from './CommunityGraph.tsx'
import { CommunityList } from './CommunityList.tsx'
import { CountryChooser } from './CountryChooser.tsx'
import { type ClustersAsked, readClusters, readWords, writeClusters } from './clusters-url.ts'
import { LeadingAccounts } from './LeadingAccounts.tsx'
import { communitiesOptions, countriesOptions } from './queries.ts'
import { WordClusters } from './WordClusters.tsx'

const KEPT_MS = 5 * 60_000

function questionOf({ keywords, country }: ClustersAsked): Question {
  const common = country === null ? {} : { countries: [country] }
  if (keywords.length === 0) return { query_type: 'builder', who: { all: [] }, ...common }
  return { query_type: 'keyword', keywords: keywords.map((word) => [word]), ...common }
}

const clustersOptions = (asked: ClustersAsked) =>
  queryOptions({
    queryKey: ['trends', 'clusters', asked],
    queryFn: async ({ signal }) => {
      const { sections } = await api.exploreClusters({ body: { question: questionOf(asked) } }, { signal })
      return sections[0] ?? null
    },
    staleTime: KEPT_MS,
  })

/** Who is followed together and which words go together, of everybody or of who writes about something. */
export function TopicClustersScreen() {
  const { t } = useText()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const asked = readClusters(search)
  const { keywords, country } = asked
  const countries = useQuery(countriesOptions)
  const communities = useQuery(communitiesOptions(keywords, country === null ? [] : [country]))
  const clusters = useQuery(clustersOptions(asked))
  const go = (next: ClustersAsked) => navigate(`?${writeClusters(next)}`)
  const name = JSON.stringify(asked)
  const words = keywords.join(', ')
  const answer = clusters.data && 'rows' in clusters.data ? clusters.data : null

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    go({ ...asked, keywords: readWords(String(new FormData(event.currentTarget).get('words') ?? '')) })
  }

  return (
    <div className="mx-auto grid w-full max-w-320 grid-cols-1 gap-4">
      <header className="grid gap-4">
        <div>
          <h1 className="font-strong text-28">{t('Topic clusters')}</h1>
          <p className="text-muted">
            {keywords.length === 0
              ? t('Communities across everybody: who is followed together, and which words go together.')
              : t('The communities of people who write about {{words}}.', { words })}
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <form onSubmit={submit} className="flex grow items-end gap-2 sm:max-w-120">
            <Field label={t('Words')} className="grow">
              {(control) => (
                <Input
                  {...control}
                  key={words}
                  type="search"
                  name="words"
                  defaultValue={words}
                  placeholder={t('A topic, such as espresso')}
                />
              )}
            </Field>
            <Button type="submit" variant="primary" className="min-h-10">
              {t('Show')}
            </Button>
          </form>
          <CountryChooser
            value={country ?? WORLD}
            countries={countries.data?.countries ?? []}
            onChange={(next) => go({ keywords, country: next === WORLD ? null : next })}
          />
        </div>
      </header>
      <Panel
        title={t('Communities')}
        about={t(
          'Accounts that the same people follow. A line connects two that are followed together more often than by chance.',
        )}
        foot={communities.data && <OriginFoot origin={communities.data} more={<span>{t('of all time')}</span>} />}
      >
        <Await query={communities} name={`communities ${name}`} height="h-120">
          {(found) =>
            found.communities.length === 0 ? (
              <EmptyState
                level={3}
                title={t('No communities')}
                reason={t(
                  'Too few people write about this, or they follow nobody in common. Try a word that more people use.',
                )}
              />
            ) : (
              <div className="grid gap-4">
                <CommunityGraph found={found} />
                <CommunityList found={found} />
              </div>
            )
          }
        </Await>
      </Panel>
      <Panel
        title={t('Words that go together')}
        about={t('Words that the same people use more often than chance explains.')}
        foot={
          answer && (
            <OriginFoot origin={answer} more={<span>{t('in the last {{count}} days', { count: WINDOW_DAYS })}</span>} />
          )
        }
      >
        <Await query={clusters} name={`clusters ${name}`}>
          {(data) =>
            data && 'rows' in data ? (
              <WordClusters answer={data} country={country} />
            ) : (
              <p className="text-muted">{data?.error.detail ?? t('Nothing to show')}</p>
            )
          }
        </Await>
      </Panel>
      {keywords.length > 0 && <LeadingAccounts keywords={keywords} country={country} />}
    </div>
  )
}
