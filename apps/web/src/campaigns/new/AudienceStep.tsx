import { fullNumber, shortDate, type TextKey, useText } from '@starling/text'
import { Field, Input } from '@starling/ui'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { boot, useQuiet } from '../../floor/index.ts'
import { Await } from '../../panels/index.ts'
import { audienceChoices, listChoices, planChoices } from '../queries.ts'
import { Choices } from './Choices.tsx'
import { type CampaignDraft, SOURCE_WORDS, SOURCES, type SourceKind, type StepProps } from './campaign-draft.ts'

const SOURCE_ABOUT: Record<SourceKind, TextKey> = {
  audience: 'Its targeting is generated now.',
  targeting_list: 'Just as you saved it, in its newest version.',
  plan: 'One ad set for each of its audiences, with its share and its days.',
}

/** Whom the campaign is for: an audience, a targeting list, or a plan. */
export function AudienceStep({ draft, change }: StepProps) {
  const { t } = useText()
  return (
    <div className="grid max-w-160 grid-cols-1 gap-5">
      <Choices
        label={t('What it is made of')}
        className="sm:grid-cols-3"
        value={draft.source}
        choices={SOURCES.map((id) => ({ id, name: t(SOURCE_WORDS[id]), about: t(SOURCE_ABOUT[id]) }))}
        onChange={(source) => source !== draft.source && change({ source, source_id: '', source_name: '' })}
      />
      <Chosen key={draft.source} draft={draft} change={change} />
    </div>
  )
}

type Choice = { id: string; name: string; about: string }

function useChoices({ source, team }: CampaignDraft, text: string) {
  const { t } = useText()
  const people = (size: number | null | undefined) => (size ? [t('{{n}} people', { n: fullNumber(size) })] : [])
  const audiences = useQuery({ ...audienceChoices(team, text), enabled: source === 'audience' })
  const lists = useQuery({ ...listChoices(text), enabled: source === 'targeting_list' })
  const plans = useQuery({ ...planChoices(team), enabled: source === 'plan' })
  if (source === 'audience') {
    return told(audiences, ({ id, name, size, from }) => ({
      id,
      name,
      about: [...(from === 'catalog' ? [t('Catalog')] : []), ...people(size)].join(' · '),
    }))
  }
  if (source === 'targeting_list') {
    const ready = { ...lists, data: lists.data?.filter(({ processing, error }) => !processing && !error) }
    return told(ready as typeof lists, ({ id, name, version, changed_at, size }) => ({
      id,
      name,
      about: [
        t('Version {{n}}', { n: version }),
        t('Changed {{date}}', { date: shortDate(changed_at) }),
        ...people(size && !size.few ? size.size : null),
      ].join(' · '),
    }))
  }
  const named = plans.data?.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
  return told({ ...plans, data: named } as typeof plans, ({ id, name, starts_on, ends_on, parts }) => ({
    id,
    name,
    about: [
      t('{{from}} to {{to}}', { from: shortDate(starts_on), to: shortDate(ends_on) }),
      t('{{count}} audiences', { count: parts.length }),
    ].join(' · '),
  }))
}

function told<Row>(query: UseQueryResult<Row[]>, tell: (row: Row) => Choice) {
  const { error, isPending, refetch } = query
  return { data: query.data?.map(tell), error, isPending, refetch }
}

function Chosen({ draft, change }: StepProps) {
  const { t } = useText()
  const [text, setText] = useState('')
  const looked = useQuiet(text.trim())
  const query = useChoices(draft, looked)
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field label={t('Find by name')}>
        {(control) => (
          <Input
            {...control}
            type="search"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </Field>
      <Await query={query} name={`${draft.source} ${looked}`} height="h-48">
        {(choices) =>
          choices.length === 0 ? (
            <Nothing source={draft.source} team={draft.team} isLookedFor={looked !== ''} />
          ) : (
            <Choices
              label={t(SOURCE_WORDS[draft.source])}
              value={draft.source_id}
              choices={choices}
              onChange={(source_id) =>
                change({ source_id, source_name: choices.find(({ id }) => id === source_id)?.name ?? '' })
              }
            />
          )
        }
      </Await>
      {draft.source_id !== '' && query.data && !query.data.some(({ id }) => id === draft.source_id) && (
        <p role="status" className="text-13 text-muted">
          {t('What you chose before is not among these; it stays chosen until you choose another.')}
        </p>
      )}
    </div>
  )
}

/** Where the first one is made. */
function Nothing({ source, team, isLookedFor }: { source: SourceKind; team: string; isLookedFor: boolean }) {
  const { t } = useText()
  if (isLookedFor) return <p className="text-13 text-muted">{t('No results')}</p>
  const way = {
    audience: { words: t('Build an audience'), at: new URL(`/${team}/creator`, boot.sites.team) },
    targeting_list: { words: t('Make a targeting list'), at: new URL('/targeting-lists', boot.sites.pro) },
    plan: { words: t('Make a plan'), at: new URL(`/${team}/audiences?tab=plans&plan=new`, boot.sites.team) },
  }[source]
  return (
    <p className="flex flex-wrap gap-x-3 text-13 text-muted">
      {t('There is none yet.')}
      <a href={way.at.href} className="text-accent underline underline-offset-4">
        {way.words}
      </a>
    </p>
  )
}
