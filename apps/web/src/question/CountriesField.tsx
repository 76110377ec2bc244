import { COUNTRIES, readCountry, UNSELECTABLE_COUNTRY } from '@starling/catalog'
import { countryName } from '@starling/sections/names'
import { useText } from '@starling/text'
import { Checkbox, Chip, Input } from '@starling/ui'
import { useId, useMemo, useState } from 'react'

/** None chosen is Global. Found by name in either language, by code, and by what people call a country (spec 5). */
export function CountriesField({ value, onChange }: { value: readonly string[]; onChange: (codes: string[]) => void }) {
  const { t, language } = useText()
  const [typed, setTyped] = useState('')
  const noteId = useId()
  const all = useMemo(
    () =>
      COUNTRIES.map((code) => ({ code, name: countryName(code, language), english: countryName(code, 'en') })).sort(
        (a, b) => a.name.localeCompare(b.name, language),
      ),
    [language],
  )
  const looked = typed.trim().toLowerCase()
  const meant = looked === '' ? undefined : readCountry(looked)
  const found = all.filter(
    ({ code, name, english }) => looked === '' || code === meant || `${name} ${english}`.toLowerCase().includes(looked),
  )
  const toggle = (code: string, on: boolean) => onChange(on ? [...value, code] : value.filter((each) => each !== code))

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-medium text-13">{t('Countries')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {value.length === 0 && <Chip label={t('Global')} />}
        {value.map((code) => (
          <Chip key={code} label={countryName(code, language)} onRemove={() => toggle(code, false)} />
        ))}
      </div>
      <Input
        type="search"
        aria-label={t('Find a country')}
        placeholder={t('Find a country')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          const [only] = found.filter(({ code }) => code !== UNSELECTABLE_COUNTRY)
          if (only && looked !== '' && !value.includes(only.code)) {
            toggle(only.code, true)
            setTyped('')
          }
        }}
      />
      <ul className="max-h-52 overflow-y-auto overscroll-contain rounded-control border border-line">
        {found.map(({ code, name }) => {
          const refused = code === UNSELECTABLE_COUNTRY
          return (
            <li key={code} className="border-line border-b last:border-b-0">
              <label
                htmlFor={`${noteId}-${code}`}
                className={`flex min-h-9 items-center gap-2.5 px-3 py-1 pointer-coarse:min-h-10 ${refused ? 'text-faint' : 'cursor-pointer hover:bg-text/6'}`}
              >
                <Checkbox
                  id={`${noteId}-${code}`}
                  checked={value.includes(code)}
                  disabled={refused}
                  aria-describedby={refused ? noteId : undefined}
                  onChange={(event) => toggle(code, event.currentTarget.checked)}
                />
                <span className="min-w-0">
                  {name}
                  {refused && (
                    <span id={noteId} className="block text-12">
                      {t('This country is not available for targeting.')}
                    </span>
                  )}
                </span>
              </label>
            </li>
          )
        })}
        {found.length === 0 && <li className="px-3 py-3 text-13 text-muted">{t('No results')}</li>}
      </ul>
    </fieldset>
  )
}
