import type { PackageReason } from '@starling/targeting'
import { useText } from '@starling/text'

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
