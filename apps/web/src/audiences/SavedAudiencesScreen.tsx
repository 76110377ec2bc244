import { useText } from '@starling/text'
import { SavedAudiences } from './SavedAudiences.tsx'

/** What a person saved in the toolkit. */
export function SavedAudiencesScreen() {
  const { t } = useText()
  return (
    <div className="mx-auto grid grid-cols-1 w-full max-w-320 gap-6">
      <header className="grid gap-1">
        <h1 className="font-strong text-28">{t('Saved audiences')}</h1>
        <p className="max-w-160 text-pretty text-muted">
          {t('Your own audiences, with how many people they have and what they were before.')}
        </p>
      </header>
      <SavedAudiences of="me" explore="/explore" />
    </div>
  )
}
