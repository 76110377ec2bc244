import { isDeepStrictEqual } from 'node:util'
import twitter, { type ParseTweetOptions } from 'twitter-text'
import { extractEntities } from './entities.ts'
import { isValidHandle, isValidHashtag, measureRanges } from './length.ts'

/** A case of twitter-text's conformance suite. */
export type Case = { section: string; description: string; text: string; expected: unknown }

const indices = ({ start, end }: { start: number; end: number }) => [start, end]
/** The package's types leave its rules out. */
const { configs: CONFIGS } = twitter as typeof twitter & { configs: Record<'version1' | 'version2', ParseTweetOptions> }
/** Posts were 140 characters when the cases of this section were written. */
const FIRST_RULES = CONFIGS.version1
const WEIGHTED_RULES = CONFIGS.version2

/** What our rules say in the shape of each section of the suite. */
const ANSWERS: Record<string, (text: string) => unknown> = {
  mentions: (text) => extractEntities(text).mentions.map(({ handle }) => handle),
  mentions_or_lists_with_indices: (text) =>
    extractEntities(text).mentions.map((one) => ({
      screen_name: one.handle,
      list_slug: one.list ?? '',
      indices: indices(one),
    })),
  replies: (text) => twitter.extractReplies(text),
  urls: (text) => extractEntities(text).urls.map(({ url }) => url),
  tco_urls_with_params: (text) => extractEntities(text).urls.map(({ url }) => url),
  urls_with_indices: (text) => extractEntities(text).urls.map((one) => ({ url: one.url, indices: indices(one) })),
  urls_with_directional_markers: (text) =>
    extractEntities(text).urls.map((one) => ({ url: one.url, indices: indices(one) })),
  hashtags: (text) => extractEntities(text).hashtags.map(({ tag }) => tag),
  hashtags_from_astral: (text) => extractEntities(text).hashtags.map(({ tag }) => tag),
  hashtags_with_indices: (text) =>
    extractEntities(text).hashtags.map((one) => ({ hashtag: one.tag, indices: indices(one) })),
  cashtags: (text) => extractEntities(text).cashtags.map(({ symbol }) => symbol),
  cashtags_with_indices: (text) =>
    extractEntities(text).cashtags.map((one) => ({ cashtag: one.symbol, indices: indices(one) })),
  tweets: (text) => twitter.parseTweet(text, FIRST_RULES).valid,
  usernames: isValidHandle,
  lists: (text) => twitter.isValidList(text),
  'validate.hashtags': isValidHashtag,
  'validate.urls': (text) => twitter.isValidUrl(text, true, true),
  urls_without_protocol: (text) => twitter.isValidUrl(text, true, false),
  WeightedTweetsCounterTest: (text) => measureRanges(text, WEIGHTED_RULES),
  WeightedTweetsWithDiscountedEmojiCounterTest: (text) => measureRanges(text),
  UnicodeDirectionalMarkerCounterTest: (text) => measureRanges(text),
}

/** Hashtags and links are both extracted and validated: a validation expects yes or no. */
export function passes({ section, text, expected }: Case): boolean {
  const validates = typeof expected === 'boolean' && (section === 'hashtags' || section === 'urls')
  const answer = ANSWERS[validates ? `validate.${section}` : section]
  return answer !== undefined && isDeepStrictEqual(answer(text), expected)
}
