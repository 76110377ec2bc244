import type { Row } from '@starling/contract/browser'
import { QUERY_TYPES, type QueryType } from '@starling/sections'
import { truncate, useText } from '@starling/text'
import { Murmuration, Skeleton } from '@starling/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../api.ts'
import type { AskedQuestion } from './analysis.ts'
import { ExploreLink } from './ExploreLink.tsx'
import { QUERY_TYPE_WORDS } from './query-types.ts'

const EXAMPLES = 4
const MOST_LETTERS = 60

/** What everybody writes and whom most follow: examples that are really there. */
const examplesOptions = queryOptions({
  queryKey: ['analysis', 'examples'],
  queryFn: async ({ signal }) => {
    const { sections } = await api.explore(
      {
        body: {
          question: { query_type: 'builder', who: { all: [] } },
          sections: ['hashtags_used_by_handle', 'topic_clusters', 'largest_followers', 'conversation_posts'],
          limit: EXAMPLES,
        },
      },
      { signal },
    )
    const rows = (id: string): Row[] => {
      const found = sections.find(({ section }) => section === id)
      return found && 'rows' in found ? found.rows : []
    }
    return examplesOf({
      hashtags: rows('hashtags_used_by_handle'),
      clusters: rows('topic_clusters'),
      people: rows('largest_followers'),
      posts: rows('conversation_posts'),
    })
  },
  staleTime: 10 * 60_000,
})

type Example = { question: AskedQuestion; label: string }

function examplesOf(rows: Record<'hashtags' | 'clusters' | 'people' | 'posts', Row[]>): Record<QueryType, Example[]> {
  const words = (query_type: 'keyword' | 'conversation', list: unknown[]): Example[] =>
    list.map((value) => ({ question: { query_type, keywords: [[String(value)]] }, label: String(value) }))
  return {
    // The word that holds a cluster together is what its people talk about.
    conversation: words(
      'conversation',
      rows.clusters.flatMap((row) => (Array.isArray(row.words) ? [String(row.words[0])] : [])),
    ),
    keyword: words(
      'keyword',
      rows.hashtags.map(({ value }) => value),
    ),
    handle: rows.people
      .filter(({ handle }) => handle)
      .map(({ handle }) => ({ question: { query_type: 'handle', handle: String(handle) }, label: `@${handle}` })),
    post: rows.posts.slice(0, 2).map(({ id, text }) => ({
      question: { query_type: 'post', post_ids: [String(id)] },
      label: truncate(String(text).replace(/\s+/g, ' '), MOST_LETTERS),
    })),
  }
}

/** Before the first question: what can be asked, with examples to click. */
export function Newcomer({ children }: { children?: ReactNode }) {
  const { t } = useText()
  const { data, isError } = useQuery(examplesOptions)
  return (
    <div className="mx-auto grid w-full max-w-320 gap-8 py-8 md:py-14">
      <header className="grid justify-items-center gap-3 text-center">
        <Murmuration form="wing" width={196} iridescent />
        <h1 className="text-balance font-strong text-28 md:text-40">{t('Ask, and see the people')}</h1>
        <p className="max-w-[36rem] text-pretty text-muted">
          {t(
            'Who posts about a topic, follows an account or engages with a post: who they are, what they say and whom they follow, each figure with how sure it is.',
          )}
        </p>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {QUERY_TYPES.map((type) => (
          <li
            key={type}
            className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-raised p-5 shadow-card"
          >
            <div>
              <h2 className="font-strong text-16">{t(QUERY_TYPE_WORDS[type].name)}</h2>
              <p className="text-13 text-muted">{t(QUERY_TYPE_WORDS[type].about)}</p>
            </div>
            <div className="flex flex-wrap gap-1.5">
              {data?.[type].map(({ question, label }) => (
                <ExploreLink
                  key={label}
                  question={question}
                  className="max-w-full truncate rounded-full border border-line-strong px-3 text-13 leading-7 hover:border-accent pointer-coarse:leading-10"
                >
                  {label}
                </ExploreLink>
              ))}
              {!data &&
                !isError &&
                [20, 24, 16].map((width) => <Skeleton key={width} className={`h-7 ${WIDTHS[width]}`} />)}
              {data?.[type].length === 0 && (
                <p className="text-13 text-faint">{t('Examples appear here once there are posts in the corpus.')}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
const WIDTHS: Record<number, string> = { 16: 'w-16', 20: 'w-20', 24: 'w-24' }
