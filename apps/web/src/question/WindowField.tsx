import { defaultWindow, WINDOW_DAYS, type Window } from '@starling/question'
import { useText } from '@starling/text'
import { ErrorText, Field, Input } from '@starling/ui'
import { useId } from 'react'
import { fromLocalInput, ownZoneName, toLocalInput } from '../figures/index.ts'

const DAYS = [7, 14, WINDOW_DAYS, 90, 365]
type Value = { window: Window | null; days: number | null }

/** Days back from now, or two moments by this browser's clock. `always`: a question of words has a window in any case. */
export function WindowField({
  value,
  onChange,
  always,
}: {
  value: Value
  onChange: (value: Value) => void
  always: boolean
}) {
  const { t } = useText()
  const name = useId()
  const { window, days } = value
  const chosen = window ? 'dates' : (days ?? (always ? WINDOW_DAYS : 'all'))
  const set = (change: Partial<Window>) => {
    const next = { ...(window ?? defaultWindow(Date.now() / 1000)), ...change }
    onChange({ window: next, days: null })
  }
  const options: { id: string; checked: boolean; label: string; pick: () => void }[] = [
    ...(always
      ? []
      : [
          {
            id: 'all',
            checked: chosen === 'all',
            label: t('All time'),
            pick: () => onChange({ window: null, days: null }),
          },
        ]),
    ...DAYS.map((count) => ({
      id: String(count),
      checked: chosen === count,
      label: t('Last {{count}} days', { count }),
      // The default is not written into the address: it is what a question without a window means.
      pick: () => onChange({ window: null, days: always && count === WINDOW_DAYS ? null : count }),
    })),
    { id: 'dates', checked: chosen === 'dates', label: t('Custom range'), pick: () => set({}) },
  ]
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-13">{t('Time period')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ id, checked, label, pick }) => (
          <label
            key={id}
            className={`flex h-8 cursor-pointer items-center rounded-full border px-3 text-13 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:h-10 ${
              checked ? 'border-accent-two bg-accent-two/16' : 'border-line-strong text-muted hover:text-text'
            }`}
          >
            <input type="radio" name={name} checked={checked} onChange={pick} className="sr-only" />
            {label}
          </label>
        ))}
      </div>
      {window && (
        <div className="grid gap-2 sm:grid-cols-2">
          <Field label={t('From')}>
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                value={toLocalInput(window.since)}
                onChange={({ currentTarget }) => set({ since: fromLocalInput(currentTarget.value) ?? window.since })}
              />
            )}
          </Field>
          <Field label={t('To')}>
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                value={toLocalInput(window.until)}
                onChange={({ currentTarget }) => set({ until: fromLocalInput(currentTarget.value) ?? window.until })}
              />
            )}
          </Field>
        </div>
      )}
      {window && window.since > window.until && <ErrorText text={t('The end is before the start.')} />}
      <p className="text-12 text-muted">{t('Times are in {{zone}}.', { zone: ownZoneName() })}</p>
    </fieldset>
  )
}
