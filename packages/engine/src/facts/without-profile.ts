import type { AccountFact } from './facts.ts'

/** An id that wrote, follows, is followed or interacted, and has no profile. */
export const withoutProfile = (id: bigint): AccountFact => ({
  id,
  handle: '',
  name: '',
  bio: '',
  location: '',
  avatar_url: null,
  created_at: 0,
  verified: false,
  followers_count: 0,
  following_count: 0,
  post_count: 0,
  country: null,
  region: null,
  city: null,
  gender: null,
  age_group: null,
  job_titles: [],
  interests: [],
  is_bot: false,
})
