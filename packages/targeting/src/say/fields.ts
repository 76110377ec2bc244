import type { Say, TextKey } from '@starling/text'
import type { FillCut, FillField } from '../bridge/fill-rules.ts'

/** What the parts and choices of a package are called. */
export const FIELD_WORDS: Record<FillField, TextKey> = {
  keywords: 'Keywords',
  hashtags: 'Hashtags',
  handles: 'Accounts',
  interests: 'Interests',
  conversation_topics: 'Conversation topics',
  movies_tv_shows: 'Movies and TV shows',
  countries: 'Countries',
  locations: 'Places',
  languages: 'Languages',
  network_operators: 'Network operators',
  custom_audiences: 'Custom audiences',
  excluded_keywords: 'Keywords to leave out',
  placements: 'Placements',
  age: 'Age',
  gender: 'Gender',
}

/** What the rules of filling in took away. */
export function cutText({ field, chosen, filled }: FillCut, { t }: Pick<Say, 't'>): string {
  if (field === 'custom_audiences') {
    const n = chosen - filled
    return t('Custom audiences: {{n}} to leave out or to find people like; the form of X has no field for these.', {
      n,
    })
  }
  return filled > 0
    ? t('Only the first {{filled}} of {{chosen}} accounts are applied, in the order of the list.', { filled, chosen })
    : t('{{part}}: {{chosen}} are too many for the form of X, so none are filled in.', {
        part: t(FIELD_WORDS[field]),
        chosen,
      })
}
