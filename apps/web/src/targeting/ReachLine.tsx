import type { EntryReach } from '@starling/targeting'
import { fullNumber, type Say, useText } from '@starling/text'
import { peopleWords, percentWords } from './reach-words.ts'

type Told = Omit<EntryReach, 'share' | 'share_interval'>

/** How many of the audience it reaches and how many others; of which share chance may make what. */
export function ReachLine({ reach }: { reach: Told }) {
  const { t } = useText()
  const { inside, of, outside, precision, precision_interval, about = false } = reach
  const people = {
    of: fullNumber(of),
    outside: peopleWords(t, { size: outside ?? 0, few: outside === null }, about),
  }
  const [share, from, to] = [precision, ...precision_interval].map(percentWords)
  const shares = { share: share!, from: from!, to: to! }
  const words = [
    about && inside === of
      ? t('Reaches all {{of}} people of the audience, or all but a few, and {{outside}} others', people)
      : t('Reaches {{inside}} of {{of}} people of the audience and {{outside}} others', {
          ...people,
          inside: peopleWords(t, { size: inside, few: false }, about),
        }),
    about
      ? t('At least {{share}} of whom it reaches are of the audience ({{from}} to {{to}})', shares)
      : t('{{share}} of whom it reaches are of the audience ({{from}} to {{to}})', shares),
    ...chosenWords(t, reach),
  ]
  return (
    <ul className="grid text-13 text-muted tabular">
      {words.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** What it adds to those that were chosen before it, in whichever part they stand. */
function chosenWords(t: Say['t'], { rank, adds, inside }: Told): string[] {
  if (rank === undefined) return adds ? [t('{{n}} of them nothing chosen before it reaches', { n: adds })] : []
  if (rank === 1) return [t('Chosen first')]
  if (adds === null) return [t('Chosen as number {{rank}}', { rank })]
  if (adds === 0) return [t('Chosen as number {{rank}}, for breadth: those before it reach all of them', { rank })]
  if (adds === inside) return [t('Chosen as number {{rank}}: those before it reach at most a few of them', { rank })]
  return [t('Chosen as number {{rank}}: {{n}} of them nothing chosen before it reaches', { rank, n: adds })]
}
