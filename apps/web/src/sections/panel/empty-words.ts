import type { Base } from '@starling/contract/browser'
import { type SectionId, sectionOf } from '@starling/sections'
import { shortNumber, t } from '@starling/text'

const LEAST_PEOPLE = 5 // design section 4

/** `text`: what it would be and why it is not there; `reason`: why alone, for a line. */
type EmptyWords = { title: string; text: string; reason: string }

/** Why a section has no rows; it never says more than its base does. */
export function emptyWords(id: SectionId, { unit, n, known, hidden }: Base): EmptyWords {
  if (hidden) {
    const title = n < LEAST_PEOPLE ? t('Fewer than 5 people') : t('Known of fewer than 5 people')
    const text = t(
      'With so few people individuals could be identified, so nothing is shown. Try a longer period or more countries.',
    )
    return { title, text, reason: t('{{title}}: nothing is shown.', { title }) }
  }
  const { read_from, meaning, method } = sectionOf(id)
  const reason = () => {
    if (n === 0) return t('There is no data for this yet.')
    if (known === 0) return NOT_FOUND[read_from]()
    if (method === 'growth') return t('Since when its followers follow it is not known.')
    if (unit === 'people')
      return t('Nothing is shared by enough of the {{n}} people known; what fewer than 5 share is never shown.', {
        n: shortNumber(known),
      })
    return method === 'pairs' ? t('No two words stand together in more than one of these posts.') : NOT_FOUND.posts()
  }
  return { title: t('Nothing to show'), text: `${t(meaning)} ${reason()}`, reason: reason() }
}

const NOT_FOUND = {
  profiles: () => t('Nothing about this was found in their profiles.'),
  bios: () => t('Nothing about this was found in their bios.'),
  posts: () => t('Nothing about this was found in the matching posts.'),
  'posts and bios': () => t('Nothing about this was found in their posts or bios.'),
  'posts interacted with': () => t('Nothing about this was found in the posts they engaged with.'),
  follows: () => t('None of the accounts they follow is known.'),
}
