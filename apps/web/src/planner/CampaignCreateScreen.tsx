import type { CampaignParameters, ReadParameters } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, TextBox } from '@starling/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ReadPart } from '../builder/index.ts'
import { refused } from '../errors/index.ts'
import { api } from '../floor/index.ts'
import { Await, Panel } from '../panels/index.ts'
import { joinAddress } from '../question/index.ts'
import { JudgedCampaign } from './JudgedCampaign.tsx'
import { ParametersForm } from './ParametersForm.tsx'
import { readParameters, withRead, writeParameters } from './parameters-draft.ts'
import { analysisOptions } from './queries.ts'

/** A campaign from a sentence: what is understood, what it comes to, and what is missing. */
export function CampaignCreateScreen() {
  const { t } = useText()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const address = new URLSearchParams(hash.startsWith('#?') ? hash.slice(2) : search)
  const parameters = readParameters(address, Date.now())
  const change = (next: CampaignParameters) =>
    navigate(joinAddress(pathname, writeParameters(next, Date.now())), { replace: true, preventScrollReset: true })
  const days = { starts_on: parameters.starts_on, ends_on: parameters.ends_on }
  const isOrdered = days.starts_on === null || days.ends_on === null || days.starts_on <= days.ends_on
  const query = useQuery({ ...analysisOptions(parameters), enabled: isOrdered })
  return (
    <div className="mx-auto grid w-full max-w-320 grid-cols-1 gap-4">
      <header>
        <h1 className="font-strong text-28">{t('Describe a campaign')}</h1>
        <p className="max-w-160 text-pretty text-muted">
          {t('Say in a sentence what a campaign is to do, and see what is understood and what it comes to.')}
        </p>
      </header>
      <Describe onRead={(read) => change(withRead(parameters, read))} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[26rem_minmax(0,1fr)]">
        <Panel title={t('Parameters')}>
          <ParametersForm parameters={parameters} onChange={change} />
        </Panel>
        <Panel title={t('What it comes to')}>
          {isOrdered ? (
            <Await query={query} name={JSON.stringify(parameters)} height="h-96">
              {(judged) => <JudgedCampaign judged={judged} parameters={parameters} isOld={query.isPlaceholderData} />}
            </Await>
          ) : (
            <p role="status" className="text-14 text-warn">
              {t('The last day is before the first.')}
            </p>
          )}
        </Panel>
      </div>
    </div>
  )
}

function Describe({ onRead }: { onRead: (read: ReadParameters) => void }) {
  const { t } = useText()
  const help = useId()
  const [description, setDescription] = useState('')
  const read = useMutation({
    mutationFn: () => api.extractCampaignParameters({ body: { description: description.trim() } }),
    onSuccess: onRead,
    onError: refused,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (description.trim() !== '') read.mutate()
  }
  return (
    <form
      onSubmit={submit}
      aria-label={t('Description')}
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-raised p-4 shadow-card"
    >
      <p id={help} className="text-14 text-muted">
        {t('Write whom you want to reach, with how much money, when and what for, in English or Japanese.')}
      </p>
      <TextBox
        aria-label={t('Description')}
        aria-describedby={help}
        maxLength={2_000}
        rows={2}
        placeholder={t('Women in Japan who love coffee, with a budget of $5,000 for two weeks, for website clicks')}
        value={description}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
        }}
      />
      <Button
        type="submit"
        variant="primary"
        icon={<Sparkles size={16} strokeWidth={1.5} aria-hidden />}
        busy={read.isPending}
        className="justify-self-start"
      >
        {t('Make parameters of it')}
      </Button>
      <div role="status" className="grid gap-1 empty:absolute">
        {read.data && <Understood read={read.data} />}
      </div>
    </form>
  )
}

/** Each parameter with the words that led to it, then whom they describe. */
function Understood({ read }: { read: ReadParameters }) {
  const { t } = useText()
  const NAMES = {
    budget: t('Budget'),
    currency: t('Currency'),
    price: t('Price of 1,000 views'),
    days: t('Days'),
    objective: t('Objective'),
    frequency_cap: t('Views of one person at most'),
  }
  const isEmpty = read.found.length === 0 && read.refused.length === 0 && read.unplaced.length === 0
  return (
    <>
      {read.refused.length === 0 && read.found_parameters.length > 0 && (
        <dl className="grid gap-1 text-13">
          {read.found_parameters.map(({ kind, label, words, note }) => (
            <div key={kind} className="flex flex-wrap gap-x-2">
              <dt className="text-muted">“{words}”</dt>
              <dd>
                → {NAMES[kind]}: {label}
              </dd>
              {note && <dd className="basis-full text-warn">{note}</dd>}
            </div>
          ))}
        </dl>
      )}
      {!(isEmpty && read.found_parameters.length > 0) && <ReadPart read={read} />}
    </>
  )
}
