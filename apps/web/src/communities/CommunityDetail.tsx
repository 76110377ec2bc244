import type { Community } from '@starling/contract/browser'
import { conditionLines } from '@starling/sections/condition-words'
import { fullNumber, say, useText } from '@starling/text'
import { Avatar, Button } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AudienceAnalysis, KeepAudience } from '../audiences/index.ts'
import { Await, Panel } from '../panels/index.ts'
import { CommunityFacts } from './CommunityFacts.tsx'
import { nameOfCommunity } from './name-of-community.ts'
import { communityOptions } from './queries.ts'

const FIRST_ACCOUNTS = 8
const CATEGORY = 'Communities'

/** One community: who leads it, how large it is, how it grows and feels, and where one can walk from it. */
export function CommunityDetail({
  id,
  others,
  onChoose,
}: {
  id: string
  others: readonly Community[]
  onChoose: (id: string) => void
}) {
  const { t } = useText()
  const query = useQuery(communityOptions(id))
  const title = query.data ? nameOfCommunity(query.data) : `@${id}`
  return (
    <Panel title={title} about={t('Accounts that the same people follow.')}>
      <Await query={query} name={`community ${id}`} height="h-96">
        {(community) => <Opened key={community.id} community={community} others={others} onChoose={onChoose} />}
      </Await>
    </Panel>
  )
}

function Opened({
  community,
  others,
  onChoose,
}: {
  community: Community
  others: readonly Community[]
  onChoose: (id: string) => void
}) {
  const { t, language } = useText()
  const [isAnalysed, setAnalysed] = useState(false)
  const name = t('Community around {{accounts}}', { accounts: `@${community.id}` })
  const { question } = community
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-13 text-muted">{conditionLines(question, null, say(language)).join(' · ')}</p>
      <CommunityFacts community={community} />
      <div className="flex flex-wrap gap-2">
        <KeepAudience audience={{ body: question, name, categories: [CATEGORY] }} />
        <Button aria-expanded={isAnalysed} onClick={() => setAnalysed(!isAnalysed)}>
          {isAnalysed ? t('Hide the analysis') : t('Analyse these people')}
        </Button>
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <LeadingAccounts community={community} />
        <Neighbours community={community} others={others} onChoose={onChoose} />
      </div>
      {isAnalysed && question.query_type === 'builder' && <AudienceAnalysis question={question} />}
    </div>
  )
}

function LeadingAccounts({ community: { accounts } }: { community: Community }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  const rest = accounts.length - FIRST_ACCOUNTS
  return (
    <section className="grid content-start gap-2">
      <h3 className="font-strong text-14">{t('Leading accounts')}</h3>
      <ul className="grid gap-2">
        {(isOpen ? accounts : accounts.slice(0, FIRST_ACCOUNTS)).map(({ id, handle, name, avatar_url, count }) => (
          <li key={id} className="flex items-center gap-3">
            <Avatar name={name} image={avatar_url} size={32} decorative />
            <span className="grid min-w-0 flex-1">
              <span className="truncate">{name}</span>
              <span className="truncate text-13 text-muted">@{handle}</span>
            </span>
            <span className="tabular shrink-0 text-13 text-muted">{t('{{n}} people', { n: fullNumber(count) })}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button size="small" className="justify-self-start" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('Fewer') : t('{{count}} more', { count: rest })}
        </Button>
      )}
    </section>
  )
}

function Neighbours({
  community: { neighbours },
  others,
  onChoose,
}: {
  community: Community
  others: readonly Community[]
  onChoose: (id: string) => void
}) {
  const { t } = useText()
  return (
    <section className="grid content-start gap-2">
      <h3 className="font-strong text-14">{t('Neighbours')}</h3>
      {neighbours.length === 0 ? (
        <p className="text-13 text-muted">{t('It shares no more people with another than chance would have it.')}</p>
      ) : (
        <ul className="grid gap-2">
          {neighbours.map(({ id, shared, share, association }) => {
            const other = others.find((one) => one.id === id)
            return (
              <li key={id} className="grid gap-0.5">
                <button
                  type="button"
                  onClick={() => onChoose(id)}
                  className="wrap-break-word min-h-6 justify-self-start text-left text-accent hover:underline"
                >
                  {other ? nameOfCommunity(other) : `@${id}`}
                </button>
                <span className="tabular text-13 text-muted">
                  {t('{{n}} people in both, {{share}} of this one, {{times}} times as many as by chance', {
                    n: fullNumber(shared),
                    share: `${Math.round(share * 100)}%`,
                    times: association.toFixed(1),
                  })}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
