import { LANGUAGES, type Language, say } from '@starling/text/both'

/** What the browser itself says of the extension, in the form that it reads. */
export const locales = (): Map<Language, Record<string, { message: string }>> =>
  new Map(
    LANGUAGES.map((language) => {
      const { t } = say(language)
      const name = { message: t('Starling: fill in targeting') }
      const description = {
        message: t('Fills the targeting lists that you made in Starling into the ads form of X.'),
      }
      return [language, { name, description }]
    }),
  )
