import { COUNTRIES, UNSELECTABLE_COUNTRY } from '@starling/catalog'
import type { Base } from '@starling/contract/browser'
import { countryName } from '@starling/sections/names'
import { useText } from '@starling/text'
import { baselineWords } from '../../figures/index.ts'
import { QuietSelect } from '../../panels/index.ts'

/** Whom the audience is compared with: chosen from the audience itself, or by the reader. */
export function BaselineChooser({
  base,
  chosen,
  onChange,
}: {
  base: Base
  chosen: string | undefined
  onChange: (baseline: string | undefined) => void
}) {
  const { t, language } = useText()
  const choices = () => [
    { value: '', label: t('Automatic') },
    { value: 'all', label: t('Everybody') },
    ...COUNTRIES.filter((code) => code !== UNSELECTABLE_COUNTRY)
      .map((code) => ({ value: code, label: countryName(code, language) }))
      .sort((a, b) => a.label.localeCompare(b.label, language)),
  ]
  return (
    <QuietSelect
      label={t('Compared with')}
      value={chosen ?? ''}
      shown={baselineWords(base, language) ?? ''}
      onChange={(value) => onChange(value === '' ? undefined : value)}
      choices={choices}
    />
  )
}
