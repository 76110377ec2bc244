import type { TextKey } from '@starling/text'
import { useText } from '@starling/text'
import { createNotifications } from '@starling/ui'

/** The messages of this page alone. */
export const galleryMessages = createNotifications()

/** For buttons whose work is elsewhere in the product: here they say that they were pressed. */
export function usePress(): (label: TextKey) => () => void {
  const { t } = useText()
  return (label) => () => void galleryMessages.notify(t('Pressed: {{label}}', { label: t(label) }))
}
