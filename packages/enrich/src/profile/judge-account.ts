import { scan } from '../text/tokens/scan.ts'
import { topicsIn } from '../text/topics/topics.ts'
import { type AgeGroup, judgeAgeGroup } from './age/judge-age-group.ts'
import { type BotJudgement, judgeBot } from './bots/judge-bot.ts'
import { type Gender, judgeGender } from './gender/judge-gender.ts'
import { matchJobTitles } from './jobs/match-job-titles.ts'
import type { Judged } from './judged.ts'
import { judgeLocation, type LocationJudgement } from './location/judge-location.ts'

/** Changes whenever a model, a list or a rule does, so that stored judgements can be told apart. */
export const ACCOUNT_VERSION = 'account-1'

export type AccountProfile = {
  handle: string
  name: string
  bio: string
  location: string
  url: string | null
  created_at: Date
  followers_count: number
  following_count: number
  post_count: number
  listed_count: number
  verified: boolean
  /** `business` and `government` are the platform's own word that no person is meant. */
  verified_type?: 'none' | 'blue' | 'business' | 'government'
  /** How many posts the account liked, where the source says so; sharpens the bot score and the gender. */
  like_count?: number | undefined
  /** A few recent posts, where the caller has them; sharpen the gender. */
  posts?: readonly string[]
}
export type AccountJudgement = LocationJudgement & {
  version: string
  gender: Judged<Gender>
  age_group: Judged<AgeGroup>
  /** Ids of `JOB_TITLES`. */
  job_titles: Judged<string>[]
  /** Ids of `INTERESTS`. */
  interests: Judged<string>[]
  bot: BotJudgement
}

/** All that is judged of a profile. A brand has neither an age nor a job. */
export function judgeAccount(profile: AccountProfile, now: Date): AccountJudgement {
  const isOrganisation = profile.verified_type === 'business' || profile.verified_type === 'government'
  const gender: Judged<Gender> = isOrganisation ? { value: 'brand', confidence: 0.99 } : judgeGender(profile)
  const isBrand = gender.value === 'brand'
  return {
    version: ACCOUNT_VERSION,
    ...judgeLocation(profile.location),
    gender,
    age_group: isBrand ? { value: 'unknown', confidence: 0 } : judgeAgeGroup(profile.bio, now),
    job_titles: isBrand ? [] : matchJobTitles(profile.bio),
    interests: topicsIn(scan(profile.bio)),
    bot: judgeBot(profile, now),
  }
}
