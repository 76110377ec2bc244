import { INTERESTS } from '@starling/catalog'
import { CREATOR_ORDERS, MOST_CREATORS } from '@starling/contract/browser'
import { fullNumber, type TextKey, useText } from '@starling/text'
import { Button, Chip, EmptyState, Field, Select } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { askToSignIn } from '../floor/index.ts'
import { Await, OriginFoot, Panel } from '../panels/index.ts'
import { CountriesField } from '../question/index.ts'
import { useMe } from '../session/index.ts'
import { ClassifierTree } from './ClassifierTree.tsx'
import { CreatorTable } from './CreatorTable.tsx'
import { readCreators, writeCreators } from './creators-url.ts'
import { Filters } from './Filters.tsx'
import { FollowersRange } from './FollowersRange.tsx'
import { type CreatorsAsked, creatorsOptions } from './queries.ts'

const ORDERS: Record<CreatorsAsked['order'], TextKey> = {
  engagement_rate: 'Most engaging first',
  followers_count: 'Most followers first',
  engagements: 'Most engagements first',
}
const names = new Map(INTERESTS.map((interest) => [interest.id, interest]))

/** Only for people of the group Creators (spec 6); everybody else is told so. */
export function CreatorsScreen() {
  const { t } = useText()
  const { me, pending } = useMe()
  if (pending) return null
  if (!me)
    return (
      <Closed
        reason={t('This page is for people of the group Creators. Sign in to see whether you are one of them.')}
        action={<Button onClick={() => askToSignIn(t('Sign in to see creators.'))}>{t('Sign in')}</Button>}
      />
    )
  if (!me.groups.some(({ name }) => name === 'Creators'))
    return <Closed reason={t('Only people of the group Creators can open this.')} />
  return <Creators />
}

function Closed({ reason, action }: { reason: string; action?: ReactNode }) {
  const { t } = useText()
  return (
    <div className="mx-auto grid w-full max-w-320">
      <h1 className="font-strong text-28">{t('Creators')}</h1>
      <EmptyState title={t('This page is not open to you')} reason={reason} action={action} />
    </div>
  )
}

function Creators() {
  const { t, language } = useText()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const asked = readCreators(search)
  const query = useQuery(creatorsOptions(asked))
  const go = (change: Partial<CreatorsAsked>) => navigate(`?${writeCreators({ ...asked, ...change })}`)
  const { classifiers, countries, followers, order } = asked
  const toggle = (id: string) =>
    go({ classifiers: classifiers.includes(id) ? classifiers.filter((one) => one !== id) : [...classifiers, id] })
  const named = (id: string) => {
    const interest = names.get(id)
    return (language === 'ja' ? interest?.name_ja : interest?.name)?.replaceAll('/', '–') ?? id
  }
  return (
    <div className="mx-auto grid w-full max-w-320 grid-cols-1 gap-4">
      <header>
        <h1 className="font-strong text-28">{t('Creators')}</h1>
        <p className="text-muted">
          {t('Find creators by interest, and see how much their posts move their followers.')}
        </p>
      </header>
      <div className="grid items-start gap-4 lg:grid-cols-[18rem_minmax(0,1fr)]">
        <Filters chosen={classifiers.length + countries.length + Object.keys(followers).length}>
          <section className="grid gap-2" aria-label={t('Interests')}>
            <h2 className="font-medium text-13">{t('Interests')}</h2>
            <div className="max-h-96 overflow-y-auto overscroll-contain">
              <ClassifierTree chosen={classifiers} onToggle={toggle} />
            </div>
          </section>
          <CountriesField value={countries} onChange={(codes) => go({ countries: codes })} />
          <FollowersRange value={followers} onChange={(range) => go({ followers: range })} />
        </Filters>
        <Panel
          title={query.data ? t('Creators found: {{n}}', { n: fullNumber(query.data.n) }) : t('Creators')}
          about={t('Rates cover the {{n}} with the most followers, over 90 days of posts.', { n: MOST_CREATORS })}
          aside={
            <Field label={t('Order')} className="w-full sm:w-56">
              {(control) => (
                <Select
                  {...control}
                  value={order}
                  onChange={(event) => go({ order: event.currentTarget.value as CreatorsAsked['order'] })}
                >
                  {CREATOR_ORDERS.map((one) => (
                    <option key={one} value={one}>
                      {t(ORDERS[one])}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          }
          foot={query.data && <OriginFoot origin={query.data} />}
        >
          {classifiers.length > 0 && (
            <p className="mb-3 flex flex-wrap gap-1.5">
              {classifiers.map((id) => (
                <Chip key={id} label={named(id)} onRemove={() => toggle(id)} />
              ))}
            </p>
          )}
          <Await query={query} name={writeCreators(asked).toString()} height="h-120">
            {(data) => <CreatorTable creators={data.creators} />}
          </Await>
        </Panel>
      </div>
    </div>
  )
}
