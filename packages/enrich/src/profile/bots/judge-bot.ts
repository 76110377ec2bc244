import { readModel } from '../../text/model-file.ts'
import { packTrees, type StoredTrees, scoreTrees, type Trees } from '../trees.ts'
import { BOT_FEATURES, type BotFeature, type BotProfile, botFeatures, LIKE_FEATURES } from './features.ts'

export type BotReasonCode =
  | 'young_account'
  | 'no_link'
  | 'not_on_lists'
  | 'few_followers'
  | 'follows_nobody'
  | 'long_handle'
  | 'digits_in_handle'
  | 'says_it_is_a_bot'
  | 'no_location'
  | 'no_bio'
  | 'hardly_likes_posts'
export type BotReason = { code: BotReasonCode /** Log odds added. */; contribution: number }
export type BotJudgement = { score: number; reasons: BotReason[] }

export type BotModel = { version: string; profile: StoredTrees; likes: StoredTrees }

const REASONS: Record<BotFeature, BotReasonCode> = {
  age_days: 'young_account',
  link: 'no_link',
  listed: 'not_on_lists',
  followers: 'few_followers',
  few_followers: 'few_followers',
  follows_nobody: 'follows_nobody',
  handle_length: 'long_handle',
  handle_digits: 'digits_in_handle',
  says_bot: 'says_it_is_a_bot',
  no_location: 'no_location',
  no_bio: 'no_bio',
  likes: 'hardly_likes_posts',
  likes_per_post: 'hardly_likes_posts',
}
const FEATURES = [...Object.keys(BOT_FEATURES), ...Object.keys(LIKE_FEATURES)] as BotFeature[]
/** The labelled sets hold 30 % bots; about one account in ten is one outside. */
const PRIOR_SHIFT = Math.log(0.1 / 0.9) - Math.log(0.302 / 0.698)
const LEAST_CONTRIBUTION = 0.15

let model: Record<'profile' | 'likes', Trees> | undefined
function stored(): Record<'profile' | 'likes', Trees> {
  if (!model) {
    const { profile, likes } = readModel<BotModel>('bots').header
    model = { profile: packTrees(profile), likes: packTrees(likes) }
  }
  return model
}

export function judgeBot(profile: BotProfile, now: Date): BotJudgement {
  const features = botFeatures(profile, now)
  const trees = stored()[profile.like_count === undefined ? 'profile' : 'likes']
  const owed = new Float64Array(FEATURES.length)
  const odds = scoreTrees(trees, features, owed) + PRIOR_SHIFT
  const reasons: BotReason[] = []
  for (let at = 0; at < features.length; at++) {
    const code = REASONS[FEATURES[at]!]
    const known = reasons.find((one) => one.code === code)
    if (known) known.contribution += owed[at]!
    else reasons.push({ code, contribution: owed[at]! })
  }
  const strong = reasons.filter(({ contribution }) => contribution >= LEAST_CONTRIBUTION)
  for (const reason of strong) reason.contribution = Math.round(reason.contribution * 100) / 100
  strong.sort((a, b) => b.contribution - a.contribution)
  return { score: Math.round(1000 / (1 + Math.exp(-odds))) / 1000, reasons: strong }
}
