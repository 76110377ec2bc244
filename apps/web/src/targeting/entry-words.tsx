import type { PackagePart, PackageReason } from '@starling/targeting'
import { type TextKey, useText } from '@starling/text'

export const PART_WORDS: Record<PackagePart, TextKey> = {
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
}

/** Why an entry is in a package. */
export function Why({ reason }: { reason: PackageReason }) {
  const { t } = useText()
  const share = 'share' in reason ? Math.max(1, Math.round(reason.share * 100)) : 0
  const words = {
    asked: () => t('The audience asks for it'),
    added: () => t('Added by hand'),
    writing: () => t('“{{word}}” in another language', { word: 'of' in reason ? reason.of : '' }),
    share: () => t('{{share}}% of them', { share }),
    over_index: () =>
      t('{{share}}% of them have it, {{times}} times as many as others', {
        share,
        times: 'over_index' in reason ? reason.over_index.toFixed(1) : '',
      }),
  }
  return <span className="text-13 text-muted">{words[reason.why]()}</span>
}
