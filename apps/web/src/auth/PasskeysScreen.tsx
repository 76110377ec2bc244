import { useText } from '@starling/text'
import { PasskeyList } from './PasskeyList.tsx'

/** On the sites that have no page of the account. */
export function PasskeysScreen() {
  const { t } = useText()
  return (
    <div className="mx-auto grid w-full max-w-160 content-start gap-5 py-8">
      <header className="grid gap-1">
        <h1 className="font-strong text-28">{t('Passkeys')}</h1>
        <p className="text-pretty text-muted">
          {t(
            'A key kept by your device or password manager. It signs you in without a code, and a fake page cannot steal it.',
          )}
        </p>
      </header>
      <PasskeyList level={2} />
    </div>
  )
}
