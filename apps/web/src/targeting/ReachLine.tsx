import type { EntryReach } from '@starling/targeting'
import { fullNumber, useText } from '@starling/text'

type Told = Pick<EntryReach, 'inside' | 'of' | 'outside' | 'adds' | 'precision' | 'precision_interval'>

/** How many of the audience it reaches and how many others; of which share chance may make what. */
export function ReachLine({ reach }: { reach: Told }) {
  const { t } = useText()
  const { inside, of, outside, adds, precision, precision_interval } = reach
  const people = { inside: fullNumber(inside), of: fullNumber(of) }
  const percent = (share: number) => Math.round(share * 100)
  const words = [
    outside === null
      ? t('Reaches {{inside}} of {{of}} people of the audience and fewer than five others', people)
      : t('Reaches {{inside}} of {{of}} people of the audience and {{outside}} others', {
          ...people,
          outside: fullNumber(outside),
        }),
    t('{{share}}% of whom it reaches are of the audience ({{from}}–{{to}}%)', {
      share: percent(precision),
      from: percent(precision_interval[0]),
      to: percent(precision_interval[1]),
    }),
    ...(adds ? [t('{{n}} of them nothing before it reaches', { n: adds })] : []),
  ]
  return (
    <ul className="grid text-13 text-muted tabular">
      {words.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
