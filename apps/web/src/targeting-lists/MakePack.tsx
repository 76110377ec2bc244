import { COUNTRIES, UNSELECTABLE_COUNTRY } from '@starling/catalog'
import { countryName } from '@starling/sections/names'
import { useText } from '@starling/text'
import { Button, Field, Select } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { refused } from '../errors/index.ts'
import { catalogOptions, useListChanges } from './queries.ts'

/** A native pack of an audience of the catalog for a country; where there is one, it opens. */
export function MakePack() {
  const { t, language } = useText()
  const navigate = useNavigate()
  const { makePack } = useListChanges()
  const [audience_id, setAudience] = useState('')
  const [country, setCountry] = useState('')
  const catalog = useQuery(catalogOptions)
  const countries = useMemo(
    () =>
      COUNTRIES.filter((code) => code !== UNSELECTABLE_COUNTRY)
        .map((code) => ({ code, name: countryName(code, language) }))
        .sort((one, other) => one.name.localeCompare(other.name, language)),
    [language],
  )
  const make = () =>
    makePack.mutateAsync({ audience_id, country }).then(({ id }) => navigate(`/native-lists/${id}`), refused)
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <h3 className="font-medium text-14">{t('Make a pack')}</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('Audience of the catalog')}>
          {(control) => (
            <Select {...control} value={audience_id} onChange={({ currentTarget }) => setAudience(currentTarget.value)}>
              <option value="">{t('Choose')}</option>
              {catalog.data?.map(({ id, name, name_ja }) => (
                <option key={id} value={id}>
                  {language === 'ja' ? name_ja : name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('Country')}>
          {(control) => (
            <Select {...control} value={country} onChange={({ currentTarget }) => setCountry(currentTarget.value)}>
              <option value="">{t('Choose')}</option>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Button className="justify-self-start" disabled={audience_id === '' || country === ''} onClick={make}>
        {t('Make the pack')}
      </Button>
    </div>
  )
}
