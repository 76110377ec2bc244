import { fullNumber, useText } from '@starling/text'
import { Button, Field, IconButton, Input, Select } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { audiencesOptions, campaignOptions } from './queries.ts'
import {
  evenly,
  leftOf,
  MOST_PARTS,
  type PartDraft,
  readPeople,
  readTimes,
  type ScenarioDraft,
  withPart,
} from './scenario-draft.ts'
import { TypedNumber } from './TypedNumber.tsx'

type Props = { draft: ScenarioDraft; team: string; onChange: (draft: ScenarioDraft) => void }

/** The audiences of a scenario, and what is given for each. */
export function ScenarioParts({ draft, team, onChange }: Props) {
  const { t } = useText()
  const audiences = useQuery(audiencesOptions(team))
  const others = (audiences.data ?? []).filter(
    ({ id }) => !draft.parts.some(({ audience_config_id }) => audience_config_id === id),
  )
  const isFull = draft.parts.length >= MOST_PARTS
  const byNumber = t('An audience by number')
  return (
    <section className="grid grid-cols-1 gap-3" aria-label={t('Audiences')}>
      <h3 className="font-strong text-16">{t('Audiences')}</h3>
      {draft.parts.length === 0 && <p className="text-14 text-muted">{t('No audience is in it yet.')}</p>}
      {draft.parts.map((part, at) => (
        <PartFields
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other name
          key={`${part.audience_config_id} ${at}`}
          part={part}
          draft={draft}
          onChange={(patch) =>
            onChange({ ...draft, parts: draft.parts.map((one, place) => (place === at ? { ...one, ...patch } : one)) })
          }
          onRemove={() => onChange({ ...draft, parts: draft.parts.filter((_, place) => place !== at) })}
        />
      ))}
      {!isFull && (
        <div className="grid grid-cols-1 gap-3">
          <Field label={t('Add an audience')}>
            {(control) => (
              <Select
                {...control}
                value=""
                onChange={({ currentTarget: { value } }) => {
                  const found = others.find(({ id }) => id === value)
                  if (found) onChange(withPart(draft, { audience_config_id: found.id, name: found.name, people: null }))
                }}
              >
                <option value="">
                  {others.length === 0 ? t('The team has no saved audiences yet') : t('Choose a saved audience')}
                </option>
                {others.map(({ id, name, size }) => (
                  <option key={id} value={id}>
                    {size === null ? name : `${name} (${fullNumber(size)})`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button
            className="justify-self-start"
            icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
            onClick={() => onChange(withPart(draft, { audience_config_id: null, name: byNumber, people: 100_000 }))}
          >
            {byNumber}
          </Button>
        </div>
      )}
      {draft.given === 'budget' && draft.parts.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          {draft.parts.length > 1 && (
            <Button size="small" onClick={() => onChange(evenly(draft))}>
              {t('Split evenly')}
            </Button>
          )}
          <span className="tabular text-13 text-muted">
            {t('{{n}}% not given to an audience', { n: Math.max(0, leftOf(draft)) })}
          </span>
        </div>
      )}
    </section>
  )
}

function PartFields({
  part,
  draft,
  onChange,
  onRemove,
}: {
  part: PartDraft
  draft: ScenarioDraft
  onChange: (patch: Partial<PartDraft>) => void
  onRemove: () => void
}) {
  const { t } = useText()
  const sizes = useId()
  const { data } = useQuery(campaignOptions)
  const { name } = part
  return (
    <fieldset className="grid grid-cols-1 gap-3 rounded-card border border-line p-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center justify-between gap-3">
        {part.audience_config_id === null ? (
          <Input
            aria-label={t('Name of the audience')}
            maxLength={120}
            value={name}
            onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
          />
        ) : (
          <span className="wrap-break-word min-w-0 font-medium text-14">{name}</span>
        )}
        <IconButton size="small" label={t('Remove {{label}}', { label: name })} onClick={onRemove}>
          <X size={16} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </div>
      <div className="grid grid-cols-2 items-start gap-3">
        <TypedNumber
          label={t('People on X')}
          {...(part.audience_config_id !== null && { help: t('Left empty, those known here.') })}
          wrong={t('A whole number, at least 1.')}
          inputMode="numeric"
          list={sizes}
          value={part.people}
          write={(value) => (value === null ? '' : String(value))}
          read={readPeople}
          onChange={(people) => onChange({ people })}
        />
        <datalist id={sizes}>
          {data?.sizes.map((size) => (
            <option key={size} value={size} />
          ))}
        </datalist>
        <GivenField part={part} given={draft.given} onChange={onChange} />
        <Field label={t('First day')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={draft.starts_on}
              max={draft.ends_on}
              value={part.starts_on}
              onChange={({ currentTarget }) => onChange({ starts_on: currentTarget.value })}
            />
          )}
        </Field>
        <Field label={t('Last day')}>
          {(control) => (
            <Input
              {...control}
              type="date"
              min={draft.starts_on}
              max={draft.ends_on}
              value={part.ends_on}
              onChange={({ currentTarget }) => onChange({ ends_on: currentTarget.value })}
            />
          )}
        </Field>
      </div>
    </fieldset>
  )
}

/** What is known of this audience: its share of the money, its people, or how often. */
function GivenField({
  part,
  given,
  onChange,
}: {
  part: PartDraft
  given: ScenarioDraft['given']
  onChange: (patch: Partial<PartDraft>) => void
}) {
  const { t } = useText()
  if (given === 'budget') {
    return (
      <TypedNumber
        label={t('Percent of the budget')}
        wrong={t('A whole number from 0 to 100.')}
        inputMode="numeric"
        value={part.share}
        write={(value) => String(value ?? 0)}
        read={(text) =>
          /^\d{1,3}$/.test(text.normalize('NFKC')) && Number(text.normalize('NFKC')) <= 100
            ? Number(text.normalize('NFKC'))
            : undefined
        }
        onChange={(share) => onChange({ share: share ?? 0 })}
      />
    )
  }
  if (given === 'reach') {
    return (
      <TypedNumber
        label={t('People to reach')}
        wrong={t('A whole number, at least 1.')}
        inputMode="numeric"
        value={part.reach}
        write={(value) => (value === null ? '' : String(value))}
        read={readPeople}
        onChange={(reach) => onChange({ reach })}
      />
    )
  }
  return (
    <TypedNumber
      label={t('Times each sees it')}
      wrong={t('A number from 1 to 100, with one decimal at most.')}
      inputMode="decimal"
      value={part.frequency}
      write={(value) => (value === null ? '' : String(value))}
      read={readTimes}
      onChange={(frequency) => onChange({ frequency })}
    />
  )
}
