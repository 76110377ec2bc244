import { MOST_WEIGHT, weightOf } from '@starling/targeting'
import { useText } from '@starling/text'
import { clsx } from 'clsx'

const NEAR = 20

/** How much of what X takes is used up, as X counts it. */
export function TextCount({ text }: { text: string }) {
  const { t } = useText()
  const weight = weightOf(text)
  const left = MOST_WEIGHT - weight
  return (
    <span
      title={t('As X counts: a link is 23, an emoji or a letter of Asia is 2.')}
      className={clsx('tabular', left < 0 ? 'font-medium text-bad' : left <= NEAR ? 'text-warn' : 'text-muted')}
    >
      {t('{{n}} of {{most}} as X counts', { n: weight, most: MOST_WEIGHT })}
    </span>
  )
}
