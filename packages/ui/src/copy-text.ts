import { t } from '@starling/text'

export type CopyResult = { level: 'success' | 'error' | 'warn'; text: string }

/** The three messages of spec 5; `copied` replaces the last. */
export async function copyText(content: string, copied?: string): Promise<CopyResult> {
  // Absent in old browsers, and on pages that are not served over https.
  const clipboard: Clipboard | undefined = navigator.clipboard
  const failure: CopyResult = {
    level: 'error',
    text: t('Failed to copy content. Please try a different browser.'),
  }
  if (!clipboard) return failure
  if (content.trim() === '') return { level: 'warn', text: t('Nothing selected to copy.') }
  try {
    await clipboard.writeText(content)
  } catch {
    return failure // the browser or the person refused
  }
  return { level: 'success', text: copied ?? t('Copied!') }
}
