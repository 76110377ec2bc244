import { timeAgo, useText } from '@starling/text'

const MINUTE_MS = 60_000

/** When an audience was counted, as one says it. */
export function useCounted(): (sized_at: string) => string {
  const { t } = useText()
  return (sized_at) =>
    Date.now() - Date.parse(sized_at) < MINUTE_MS
      ? t('Counted just now')
      : t('Counted {{time}}', { time: timeAgo(sized_at) })
}
