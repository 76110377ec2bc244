import { useText } from '@starling/text'
import { Button } from '@starling/ui'
import { boot } from '../floor/index.ts'
import { askOtherSites } from '../session/index.ts'

/** One click for who is signed in on another site; who came back from there unknown is told so. */
export function OtherSites({ isUnknown }: { isUnknown: boolean }) {
  const { t } = useText()
  // The address of an agency is none of the three that others know.
  if (boot.agency !== null) return null
  if (isUnknown) {
    return (
      <p role="status" className="text-13 text-muted">
        {t('You are not signed in on the other sites either.')}
      </p>
    )
  }
  return (
    <Button className="w-full" onClick={askOtherSites}>
      {t('I am signed in on another Starling site')}
    </Button>
  )
}
