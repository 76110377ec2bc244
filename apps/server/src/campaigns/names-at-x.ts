import type { CampaignReview } from '@starling/contract'
import { type KnownAtX, labelOf, PACKAGE_PARTS, type TargetingPackage } from '@starling/targeting'
import type { Language } from '@starling/text/both'

/** What people call the entries of a package that X has ids for. */
export function namesAtX(given: TargetingPackage, known: KnownAtX, language: Language): CampaignReview['names'] {
  return PACKAGE_PARTS.flatMap((part) =>
    given[part].flatMap((entry) => {
      const value = known[part]?.get(entry.value) ?? known.tv_shows?.get(entry.value)?.id
      return value === undefined ? [] : { value, name: labelOf(part, entry.value, language) }
    }),
  )
}
