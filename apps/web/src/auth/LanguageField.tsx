import { isLanguage, LANGUAGES, useText } from '@starling/text'
import { Field, Select } from '@starling/ui'
import { chooseLanguage } from '../floor/index.ts'

/** Each in its own words, so that it is found by whoever cannot read the other. */
const NAMES: Record<(typeof LANGUAGES)[number], string> = { en: 'English', ja: '日本語' }

/** Changes at once and saves by itself. */
export function LanguageField() {
  const { t, language } = useText()
  return (
    <Field label={t('Language')} help={t('Also the language of the emails we send you.')}>
      {(control) => (
        <Select
          {...control}
          value={language}
          onChange={({ target }) => {
            if (isLanguage(target.value)) void chooseLanguage(target.value)
          }}
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each} lang={each}>
              {NAMES[each]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
