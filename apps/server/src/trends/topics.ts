/** So much of a word's posts must hold a longer phrase for the word to be only a part of it. */
const PART = 0.8
const ASCII = /[a-z0-9]/

/** Whether `whole` holds `part` as words of its own: "boys" is in "kanade boys新曲", not in "boyscout". */
export function isPartOf(part: string, whole: string): boolean {
  if (part.length >= whole.length) return false
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
    const before = whole[at - 1] ?? ''
    const after = whole[at + part.length] ?? ''
    const begins = !(ASCII.test(part[0]!) && ASCII.test(before))
    const ends = !(ASCII.test(part.at(-1)!) && ASCII.test(after))
    if (begins && ends) return true
  }
  return false
}

type Counted = { topic: string; posts: number }

/** One topic under one name: a word that hardly stands without its phrase goes, and so does a phrase that explains none of its words. */
export function withoutParts<T extends Counted>(topics: readonly T[]): T[] {
  const explains = (whole: Counted, part: Counted) => whole.posts >= PART * part.posts
  return topics.filter((one) => {
    const isExplained = topics.some((other) => isPartOf(one.topic, other.topic) && explains(other, one))
    const parts = topics.filter((other) => isPartOf(other.topic, one.topic))
    return !isExplained && (parts.length === 0 || parts.some((part) => explains(one, part)))
  })
}
