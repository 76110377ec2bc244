import { QUERY_TYPES } from '@starling/question'
import { useText } from '@starling/text'
import { Murmuration, Skeleton } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ExploreLink } from './ExploreLink.tsx'
import { examplesOptions } from './examples.ts'
import { QUERY_TYPE_WORDS } from './query-types.ts'

/** Before the first question: what can be asked, with examples to click. */
export function Newcomer({ children }: { children?: ReactNode }) {
  const { t } = useText()
  const { data, isError } = useQuery(examplesOptions)
  return (
    <div className="mx-auto grid w-full max-w-320 gap-8 py-8 md:py-14">
      <header className="grid justify-items-center gap-3 text-center">
        <Murmuration form="wing" width={196} iridescent />
        <h1 className="text-balance font-strong text-28 md:text-40">{t('Ask a question, see the people behind it')}</h1>
        <p className="max-w-[36rem] text-pretty text-muted">
          {t(
            'See who posts about a topic, follows an account or engages with a post: who they are, what they say and who they follow. Every figure says how sure it is.',
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
                <p className="text-13 text-faint">{t('Examples appear here once there are posts to explore.')}</p>
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
