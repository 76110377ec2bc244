import { judgeGender, likeliestGender } from '@starling/enrich/src/profile/gender/judge-gender.ts'
import { packTrees } from '@starling/enrich/src/profile/trees.ts'
import { type GenderRow, genderProfile, trainGender } from '../train/gender.ts'
import { rightAtCoverage } from '../train/metrics.ts'
import { splitHash } from '../train/rows.ts'
import { rowsIn } from './labelled-files.ts'
import { Confusion, type Metrics, rounded } from './metrics.ts'

/** Three tenths of the people, by their handle. */
const isHeldOut = (row: GenderRow) => splitHash(row.screen_name.toLowerCase()) % 10 >= 7

/**
 * Rows of screen_name, description, label and what else the set has. The stored model has seen all of
 * gender_crowdflower/train: `--held-out` trains the same method on seven tenths of the files and measures on the rest.
 */
export function gender(args: string[]): Metrics {
  const heldOut = args.includes('--held-out')
  const rows = args.filter((one) => !one.startsWith('--')).flatMap((file) => rowsIn<GenderRow>(file))
  const trained = heldOut ? trainGender(rows.filter((row) => !isHeldOut(row))) : undefined
  const model = trained && { ...trained, trees: trained.trees.map(packTrees) }
  const table = new Confusion()
  const judged = (heldOut ? rows.filter(isHeldOut) : rows).map((row) => {
    const profile = genderProfile(row)
    const likeliest = likeliestGender(profile, model)
    const said = judgeGender(profile, model)
    if (said.value !== 'unknown') table.add(row.label, said.value)
    return { right: likeliest.value === row.label, confidence: likeliest.confidence }
  })
  table.print()
  const { n: answered, accuracy, macro_recall, macro_f1 } = table.scores()
  return {
    n: judged.length,
    coverage: rounded(answered / judged.length),
    accuracy,
    macro_recall,
    macro_f1,
    accuracy_at_coverage_40: rounded(rightAtCoverage(judged, 0.4)),
    accuracy_of_all: rounded(rightAtCoverage(judged, 1)),
  }
}
