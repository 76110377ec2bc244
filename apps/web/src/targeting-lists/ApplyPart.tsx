import { cutText, FIELD_WORDS, type TargetingPackage } from '@starling/targeting'
import type { FillRefusal } from '@starling/targeting/bridge'
import { type TextKey, useText } from '@starling/text'
import { Button } from '@starling/ui'
import { CheckCircle2, Send, Undo2 } from 'lucide-react'
import { Link } from 'react-router'
import { type Applied, EXTENSION_PAGE, useApply } from '../extension/index.ts'
import { useTooSlow } from '../floor/index.ts'

const ICON = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const REFUSED: Record<FillRefusal, TextKey> = {
  no_ads_page: 'No page of X’s ads is open. Open a campaign there, then apply again.',
  other_ad_account: 'Another ad account is open at X than the one shown here. Open that one, then apply again.',
  not_signed_in: 'The extension is not signed in. Open it from the bar of your browser and sign in.',
  empty: 'Failed to apply targeting list because it is empty.',
  declined: 'You declined. Nothing in the form was changed.',
  form_changed: 'The form changed while it was being filled. All of it was put back as it was.',
  no_fields: 'None of the fields were found. The page may have changed; nothing was filled in.',
  offline: 'The extension could not reach Starling or X. Nothing was filled in.',
}

/** From here into the form of X, by the extension. */
export function ApplyPart({
  id,
  name,
  given,
  isSaved,
}: {
  id: string | null
  name: string
  given: TargetingPackage
  isSaved: boolean
}) {
  const { t } = useText()
  const { extension, applied, apply, undo, stop, dialog } = useApply()
  const { version, ad_account } = extension
  return (
    <section
      aria-label={t('Apply to an ad account')}
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-raised p-4 shadow-card"
    >
      <h2 className="font-strong text-16">{t('Apply to an ad account')}</h2>
      <p className="text-pretty text-13 text-muted" data-extension={version === null ? 'missing' : 'installed'}>
        {version === null ? (
          <>
            {t('The extension for your browser fills the form of X for you.')}{' '}
            <Link
              to={EXTENSION_PAGE}
              className="text-text underline decoration-line-strong underline-offset-3 hover:decoration-accent"
            >
              {t('How to install it')}
            </Link>
          </>
        ) : ad_account ? (
          t('Open at X: {{account}}', { account: accountWords(ad_account) })
        ) : (
          t('The extension is installed (version {{version}}). No ad account is open at X.', { version })
        )}
      </p>
      <Button
        variant="primary"
        className="justify-self-start"
        icon={<Send {...ICON} />}
        busy={applied.state === 'filling'}
        onClick={() => apply({ id, name, targeting_package: given })}
      >
        {t('Apply')}
      </Button>
      {!isSaved && <p className="text-13 text-muted">{t('What is on this screen is applied, saved or not.')}</p>}
      <Outcome applied={applied} undo={undo} stop={stop} />
      {dialog}
    </section>
  )
}

const accountWords = ({ id, name, handle }: { id: string; name: string; handle: string }) =>
  [name, ...(handle === '' ? [] : [`@${handle}`]), id].filter((word) => word !== '').join(' · ')

function Outcome({ applied, undo, stop }: { applied: Applied; undo: (id: string) => Promise<void>; stop: () => void }) {
  const { t } = useText()
  const slow = useTooSlow(applied.state === 'filling' ? ['fill'] : [])
  if (applied.state === 'filling') {
    return (
      <div className="grid justify-items-start gap-2 text-13">
        <p role="status">
          {t('Waiting for the extension. It may ask you something in the tab of X.')}{' '}
          {slow.size > 0 && t('This takes longer than usual.')}
        </p>
        <Button size="small" variant="ghost" onClick={stop}>
          {t('Stop waiting')}
        </Button>
      </div>
    )
  }
  if (applied.state === 'refused') {
    return (
      <p role="alert" className="text-pretty text-13 text-bad">
        {t(REFUSED[applied.why])}
      </p>
    )
  }
  if (applied.state === 'undone')
    return (
      <p role="status" className="text-13">
        {t('The form is as it was before.')}
      </p>
    )
  if (applied.state === 'idle') return null
  const { id, filled } = applied
  const notTaken = filled.fields.filter(({ not_taken }) => not_taken.length > 0)
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2 text-13">
      <p role="status" className="flex items-start gap-2 font-medium">
        <CheckCircle2 size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-good" />
        {filled.not_found.length + filled.cuts.length + notTaken.length === 0
          ? t('All of it stands in the form of X.')
          : t('Not all of it stands in the form of X.')}
      </p>
      <ul className="grid gap-0.5 text-muted">
        {filled.fields
          .filter((field) => field.filled > 0)
          .map(({ field, filled: count }) => (
            <li key={field}>{t('{{part}}: {{n}} filled in', { part: t(FIELD_WORDS[field]), n: count })}</li>
          ))}
        {filled.cuts.map((cut) => (
          <li key={cut.field} className="text-warn">
            {cutText(cut, { t })}
          </li>
        ))}
        {notTaken.map(({ field, not_taken }) => (
          <li key={field} className="text-warn">
            {t('{{part}}: not taken by the form: {{names}}', {
              part: t(FIELD_WORDS[field]),
              names: not_taken.join(', '),
            })}
          </li>
        ))}
        {filled.not_found.map((field) => (
          <li key={field} className="text-warn">
            {t('{{part}}: the field was not found', { part: t(FIELD_WORDS[field]) })}
          </li>
        ))}
      </ul>
      {filled.can_undo && (
        <Button size="small" icon={<Undo2 {...ICON} />} onClick={() => undo(id)}>
          {t('Put the form back as it was')}
        </Button>
      )}
    </div>
  )
}
