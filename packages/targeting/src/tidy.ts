import { PACKAGE_PARTS, type PackageEntry, type PackagePart, PLACEMENTS, type TargetingPackage } from './package.ts'

/** Parts whose values are words, and so can say how they stand in a post. */
export const WORD_PARTS: readonly PackagePart[] = ['keywords', 'hashtags', 'excluded_keywords']

const spaced = (text: string) => text.trim().replace(/\s+/gu, ' ')
const isHashtag = (text: string) => /^[#＃]\S+$/u.test(text)

/** A value in the one writing that its part has. */
function written(part: PackagePart, value: string): string {
  const text = spaced(value)
  if (part === 'handles') return text.replace(/^@/, '').toLowerCase()
  if (part === 'hashtags' && text !== '') return `#${text.replace(/^[#＃]|\s/gu, '')}`
  return WORD_PARTS.includes(part) && isHashtag(text) ? `#${text.slice(1)}` : text
}

function tidyEntry(part: PackagePart, { match, ready, look_alike, excluded, ...entry }: PackageEntry): PackageEntry {
  const isWord = WORD_PARTS.includes(part)
  const isAudience = part === 'custom_audiences'
  return {
    ...entry,
    value: written(part, entry.value),
    ...(isWord && match && match !== 'broad' && { match }),
    ...(isAudience && ready !== undefined && { ready }),
    ...(isAudience && look_alike && { look_alike }),
    ...(isAudience && excluded && { excluded }),
  }
}

/** The same package with each thing written in one way, in its own part, and nothing that is empty. */
export function tidyPackage(given: TargetingPackage): TargetingPackage {
  const tidy = (part: PackagePart) =>
    given[part].map((entry) => tidyEntry(part, entry)).filter(({ value }) => value !== '' && value !== '#')
  const parts = Object.fromEntries(PACKAGE_PARTS.map((part) => [part, tidy(part)])) as Record<
    PackagePart,
    PackageEntry[]
  >
  const tags = parts.keywords.filter(({ value }) => isHashtag(value))
  return {
    ...parts,
    keywords: parts.keywords.filter(({ value }) => !isHashtag(value)),
    hashtags: [...parts.hashtags, ...tags],
    placements: PLACEMENTS.filter((placement) => given.placements.includes(placement)),
    age: given.age,
    gender: given.gender,
  }
}
