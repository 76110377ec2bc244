import { type CountryStats, WORLD } from '@starling/contract/browser'
import { countryName } from '@starling/sections/names'
import { shortNumber, useText } from '@starling/text'
import { Field, Select } from '@starling/ui'

/** Every country with posts, by name, and the whole world. */
export function CountryChooser({
  value,
  countries,
  onChange,
}: {
  value: string
  countries: readonly CountryStats[]
  onChange: (country: string) => void
}) {
  const { t, language } = useText()
  const named = countries
    .map(({ country, posts }) => ({ country, posts, name: countryName(country, language) }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
  const isListed = value === WORLD || countries.some(({ country }) => country === value)
  return (
    <Field label={t('Country')} className="w-full sm:w-64">
      {(control) => (
        <Select {...control} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          <option value={WORLD}>{t('Global')}</option>
          {!isListed && <option value={value}>{countryName(value, language)}</option>}
          {named.map(({ country, name, posts }) => (
            <option key={country} value={country}>
              {t('{{name}} ({{posts}} posts)', { name, posts: shortNumber(posts) })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
