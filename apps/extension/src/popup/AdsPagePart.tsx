import { FIELD_WORDS } from '@starling/targeting'
import { useText } from '@starling/text'
import { Button } from '@starling/ui'
import type { PopupView } from '../messages.ts'
import { ask } from './ask.ts'

/** The ad account that is open, and which fields its page lacks. */
export function AdsPagePart({ adsPage }: { adsPage: PopupView['ads_page'] }) {
  const { t } = useText()
  if (!adsPage?.ad_account) {
    return (
      <section className="flex items-center justify-between gap-3 rounded-control bg-sunken px-3 py-2">
        <p className="text-13 text-muted">{t('No ad account is open at X.')}</p>
        <Button size="small" onClick={() => ask({ kind: 'open_ads_page' })}>
          {t('Open the ads page')}
        </Button>
      </section>
    )
  }
  const { ad_account, not_found } = adsPage
  const account = [ad_account.name || ad_account.id, ad_account.handle && `@${ad_account.handle}`].filter(Boolean)
  return (
    <section className="grid grid-cols-1 gap-1 rounded-control bg-sunken px-3 py-2 text-13">
      <p>{t('Open at X: {{account}}', { account: account.join(' ') })}</p>
      <p className="text-muted">
        {not_found.length === 0
          ? t('All fields were found on this page.')
          : t('This page has no field for: {{fields}}', {
              fields: not_found.map((field) => t(FIELD_WORDS[field])).join(', '),
            })}
      </p>
    </section>
  )
}
