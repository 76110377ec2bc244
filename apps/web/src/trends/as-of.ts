import { dateTime, type Language, t } from '@starling/text'

export const asOf = (at: Date | null, language: Language, zone: string): string =>
  at === null ? t('no data yet') : t('as of {{time}}', { time: `${dateTime(at, language)} ${zone}` })
