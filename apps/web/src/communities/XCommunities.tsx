import type { SocialAccount, XCommunity } from '@starling/contract/browser'
import { conditionLines } from '@starling/sections/condition-words'
import { dateTime, fullNumber, say, useText } from '@starling/text'
import { Button, EmptyState, Field, Input } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Link } from 'react-router'
import { KeepAudience } from '../audiences/index.ts'
import { refused } from '../errors/index.ts'
import { dollars, notify } from '../floor/index.ts'
import { Await, Panel } from '../panels/index.ts'
import { keptOf, questionAddress } from '../searches/index.ts'
import { leaveToConnect, linkedOptions, offeredNetworks } from '../social/index.ts'
import { useSearchAtX, xCommunitiesOptions } from './queries.ts'

const connect = () => leaveToConnect({ network: 'x', back: `${location.pathname}${location.search}` }).catch(refused)
const isAtX = ({ provider }: SocialAccount) => provider === 'x'

/** X's own Communities that the team has looked up, and a search for more. */
export function XCommunities({ team }: { team: string }) {
  const { t } = useText()
  const kept = useQuery(xCommunitiesOptions(team))
  return (
    <Panel
      title={t('Communities on X')}
      about={t(
        'Groups that people join on X. X tells their name and how many joined, not who: an audience is built from who posts about them.',
      )}
    >
      <div className="grid grid-cols-1 gap-5">
        <SearchAtX team={team} />
        <Await query={kept} name={`x communities ${team}`}>
          {(communities) =>
            communities.length === 0 ? (
              <EmptyState
                level={3}
                title={t('None looked up yet')}
                reason={t('Search for a topic: what X finds is kept here for the team.')}
              />
            ) : (
              <ul className="divide-y divide-line">
                {communities.map((community) => (
                  <Row key={community.id} community={community} team={team} />
                ))}
              </ul>
            )
          }
        </Await>
      </div>
    </Panel>
  )
}

function SearchAtX({ team }: { team: string }) {
  const { t } = useText()
  const linked = useQuery(linkedOptions)
  const search = useSearchAtX(team)
  const account = linked.data?.find(isAtX)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const query = String(new FormData(event.currentTarget).get('query') ?? '').trim()
    if (query === '' || !account) return
    search
      .mutateAsync({ query, account: account.id })
      .then(
        ({ communities, cost }) =>
          notify(
            t('{{count}} found on X, for {{cost}}', { count: communities.length, cost: dollars(cost) }),
            'success',
          ),
        refused,
      )
  }

  if (linked.data && !account) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-muted">{t('X lets Communities be searched only by a linked account.')}</p>
        {offeredNetworks().includes('x') && (
          <Button variant="primary" onClick={connect}>
            {t('Connect {{network}}', { network: 'X' })}
          </Button>
        )}
      </div>
    )
  }
  return (
    <form onSubmit={submit} className="flex max-w-160 flex-wrap items-end gap-2">
      <Field label={t('Search on X')} className="min-w-0 grow">
        {(control) => (
          <Input {...control} type="search" name="query" required placeholder={t('A topic, such as espresso')} />
        )}
      </Field>
      <Button type="submit" variant="primary" className="min-h-10" disabled={search.isPending || !account}>
        {t('Search')}
      </Button>
    </form>
  )
}

function Row({ community, team }: { community: XCommunity; team: string }) {
  const { t, language } = useText()
  const { name, description, member_count, read_at, question } = community
  const kept = keptOf({ body: question, days: null })
  return (
    <li className="grid gap-2 py-4">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{name}</span>
        <span className="tabular text-13 text-muted">
          {[
            ...(member_count === null ? [] : [t('{{n}} joined on X', { n: fullNumber(member_count) })]),
            t('as of {{time}}', { time: dateTime(read_at) }),
          ].join(' · ')}
        </span>
      </span>
      {description && <p className="text-pretty text-muted">{description}</p>}
      <p className="text-13 text-muted">{conditionLines(question, null, say(language)).join(' · ')}</p>
      <div className="flex flex-wrap items-center gap-2">
        <KeepAudience audience={{ body: question, name, categories: ['Communities'] }} />
        {kept && (
          <Link to={questionAddress(kept, team)} className="px-2 py-1 text-accent hover:underline">
            {t('Analyse these people')}
          </Link>
        )}
      </div>
    </li>
  )
}
