import twitter, { type ParsedTweet, type ParseTweetOptions } from 'twitter-text'

export type Length = {
  /** Half-width characters count 1, others 2, an emoji 2, a link 23: 280 is the limit. */
  weighted: number
  valid: boolean
  /** Of the limit, in thousandths. */
  permillage: number
}

/** How long X takes a post to be, and whether it would be accepted. */
export function measureLength(text: string): Length {
  const { weightedLength, valid, permillage } = measureRanges(text)
  return { weighted: weightedLength, valid, permillage }
}

/** The same with the part that is shown and the part that fits. */
export const measureRanges = (text: string, rules?: ParseTweetOptions): ParsedTweet => {
  const parsed = twitter.parseTweet(text, rules)
  return {
    weightedLength: parsed.weightedLength,
    valid: parsed.valid,
    permillage: parsed.permillage,
    displayRangeStart: parsed.displayRangeStart,
    displayRangeEnd: parsed.displayRangeEnd,
    validRangeStart: parsed.validRangeStart,
    validRangeEnd: parsed.validRangeEnd,
  }
}

export const isValidHandle = (text: string) => twitter.isValidUsername(text)
export const isValidHashtag = (text: string) => twitter.isValidHashtag(text)
