import type { Community } from '@starling/contract/browser'

/** By what its people tag; where that is nothing, by its first account. */
export const nameOfCommunity = ({ id, words }: Pick<Community, 'id' | 'words'>): string =>
  words.length > 0 ? words.join(' · ') : `@${id}`
