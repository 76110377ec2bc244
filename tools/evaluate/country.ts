import { judgeLocation } from '@starling/enrich/src/profile/location/judge-location.ts'
import { rightAtCoverage } from '../train/metrics.ts'
import { splitHash } from '../train/rows.ts'
import { rowsIn } from './labelled-files.ts'
import { Confusion, type Metrics, rounded } from './metrics.ts'

type Row = { location: string; country: string }
const MOST_SEEN = 12

/**
 * Rows of location and country; `US|CA` means either is right. How far each kind of name is trusted was fitted on one
 * half of geo_profile_location: `--held-out` measures on the other half only.
 */
export function country(args: string[]): Metrics {
  const heldOut = args.includes('--held-out')
  const rows = args
    .filter((one) => !one.startsWith('--'))
    .flatMap((file) => rowsIn<Row>(file))
    .filter(({ location }) => !heldOut || splitHash(location) % 2 === 1)
  const wrong = new Confusion()
  let answered = 0
  let right = 0
  const judged = rows.map((row) => {
    const { value, confidence } = judgeLocation(row.location).country
    const isRight = value !== null && row.country.split('|').includes(value)
    if (value) {
      answered++
      if (isRight) right++
      else wrong.add(row.country, value)
    }
    return { right: isRight, confidence }
  })
  console.log('wrong answers, by the label of the row:')
  const pairs = [...wrong.counts].flatMap(([label, answers]) =>
    [...answers].map(([answer, count]) => ({ label, answer, count })),
  )
  console.table(pairs.toSorted((a, b) => b.count - a.count).slice(0, MOST_SEEN))
  return {
    n: rows.length,
    coverage: rounded(answered / rows.length),
    accuracy: rounded(right / answered),
    accuracy_at_coverage_65: rounded(rightAtCoverage(judged, 0.65)),
  }
}
