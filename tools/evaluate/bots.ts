import { botFeatures } from '@starling/enrich/src/profile/bots/features.ts'
import { judgeBot } from '@starling/enrich/src/profile/bots/judge-bot.ts'
import { packTrees, scoreTrees } from '@starling/enrich/src/profile/trees.ts'
import { type BotRow, type BotSample, botSamples, trainBots } from '../train/bots.ts'
import { areaUnderCurve } from '../train/metrics.ts'
import { splitHash } from '../train/rows.ts'
import { rowsIn } from './labelled-files.ts'
import { type Metrics, rounded } from './metrics.ts'

type Kind = 'profile' | 'likes'
const FOLDS = 5
const LIKELY = 0.5

const withoutLikes = (sample: BotSample): BotSample => ({
  ...sample,
  profile: { ...sample.profile, like_count: undefined },
})
const auc = (samples: readonly BotSample[], scores: readonly number[]) =>
  rounded(
    areaUnderCurve(
      samples.map(({ label }) => label),
      scores,
    ),
  )

function scoresBy(kind: Kind, training: readonly BotSample[], samples: readonly BotSample[]): number[] {
  const trees = packTrees(trainBots(training, kind))
  return samples.map((sample) => {
    const { profile, now } = kind === 'likes' ? sample : withoutLikes(sample)
    return scoreTrees(trees, botFeatures(profile, now))
  })
}

function within(kind: Kind, samples: readonly BotSample[]): number {
  const foldOf = ({ profile }: BotSample) => splitHash(profile.handle.toLowerCase()) % FOLDS
  const tested: BotSample[] = []
  const scores: number[] = []
  for (let fold = 0; fold < FOLDS; fold++) {
    const test = samples.filter((sample) => foldOf(sample) === fold)
    tested.push(...test)
    scores.push(
      ...scoresBy(
        kind,
        samples.filter((sample) => foldOf(sample) !== fold),
        test,
      ),
    )
  }
  return auc(tested, scores)
}

/**
 * Rows of label (bot, human) and profile fields. The stored model has seen both sets: `--held-out` trains the same
 * method in five folds of each file (`within`), and on each file alone to be tested on the next (`across`).
 */
export function bots(args: string[]): Metrics {
  const files = args.filter((one) => !one.startsWith('--'))
  const sets = files.map((file) => botSamples(rowsIn<BotRow>(file)))
  const all = sets.flat()
  if (!args.includes('--held-out')) {
    const scores = all.map(({ profile, now }) => judgeBot(profile, now).score)
    const bare = all.map((sample) => judgeBot(withoutLikes(sample).profile, sample.now).score)
    const right = all.filter(({ label }, at) => label === (scores[at]! >= LIKELY ? 1 : 0)).length
    return {
      n: all.length,
      auc: auc(all, scores),
      auc_without_likes: auc(all, bare),
      accuracy: rounded(right / all.length),
    }
  }
  const metrics: Metrics = { n: all.length }
  for (const kind of ['likes', 'profile'] as const) {
    const suffix = kind === 'likes' ? '' : '_without_likes'
    sets.forEach((set, at) => {
      metrics[`within_${at + 1}${suffix}`] = within(kind, set)
    })
    metrics[`auc${suffix}`] = within(kind, all)
    if (sets.length === 2) {
      metrics[`across_1_to_2${suffix}`] = auc(sets[1]!, scoresBy(kind, sets[0]!, sets[1]!))
      metrics[`across_2_to_1${suffix}`] = auc(sets[0]!, scoresBy(kind, sets[1]!, sets[0]!))
    }
  }
  return metrics
}
