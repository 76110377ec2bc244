import { cutText, labelledIn, MOST_HANDLES, type TargetingPackage } from '@starling/targeting'
import { type FillAnswer, type FillPackage, fillOf, isEmptyFill } from '@starling/targeting/bridge'
import { useText } from '@starling/text'
import { useEffect, useRef, useState } from 'react'
import { notify } from '../floor/index.ts'
import { fill, undoFill, useExtension } from './extension.ts'
import { type AskedDialog, useAsk } from './use-ask.tsx'

export const EXTENSION_PAGE = '/extension'
type Filled = Extract<FillAnswer, { state: 'filled' }>
export type Applied =
  | { state: 'idle' }
  | { state: 'filling' }
  | { state: 'filled'; id: string; filled: Filled }
  | { state: 'undone' }
  | { state: 'refused'; why: Extract<FillAnswer, { state: 'refused' }>['why'] }

type List = { id: string | null; name: string; targeting_package: TargetingPackage }

/** Fills a list into the ads page by the extension, with all that is asked and told on the way (spec 5, 8). */
export function useApply() {
  const { t } = useText()
  const extension = useExtension()
  const { ask, dialog } = useAsk()
  const [applied, setApplied] = useState<Applied>({ state: 'idle' })
  const waiting = useRef<AbortController | null>(null)
  useEffect(() => () => waiting.current?.abort(), [])

  async function apply({ id, name, targeting_package }: List): Promise<void> {
    // X's own names are English.
    const { fill: wanted, cuts } = fillOf(labelledIn(targeting_package, 'en'))
    if (isEmptyFill(fillOf(targeting_package).fill) && cuts.length === 0) {
      notify(t('Failed to apply targeting list because it is empty.'), 'error')
      return
    }
    if (extension.version === null) {
      if (await ask(missing())) window.open(EXTENSION_PAGE, '_blank', 'noopener')
      return
    }
    if (cuts.length > 0 && !(await ask(tooMany(cuts)))) return
    if (isEmptyFill(wanted)) {
      notify(t('Failed to apply targeting list because it is empty.'), 'error')
      return
    }
    await send({ id, name: name || t('Targeting list') }, wanted, false)
  }

  async function send(list: { id: string | null; name: string }, wanted: FillPackage, isChecked: boolean) {
    const controller = new AbortController()
    waiting.current = controller
    setApplied({ state: 'filling' })
    const { id, answer } = await fill(
      {
        list,
        ad_account_id: extension.ad_account?.id ?? null,
        targeting_package: wanted,
        has_checked_audiences: isChecked,
      },
      controller.signal,
    )
    if (!answer) return setApplied({ state: 'idle' })
    if (answer.state === 'filled') return setApplied({ state: 'filled', id, filled: answer })
    if (answer.state === 'refused') return setApplied({ state: 'refused', why: answer.why })
    // spec 8: declining stops the fill
    if (isChecked || !(await ask(notReady(answer.custom_audiences)))) return setApplied({ state: 'idle' })
    const left = wanted.custom_audiences.filter(({ label }) => !answer.custom_audiences.includes(label))
    const rest = { ...wanted, custom_audiences: left }
    if (isEmptyFill(rest)) {
      notify(t('Failed to apply targeting list because it is empty.'), 'error')
      return setApplied({ state: 'idle' })
    }
    await send(list, rest, true)
  }

  async function undo(id: string): Promise<void> {
    const answer = await undoFill(id)
    if (answer?.state === 'undone') setApplied({ state: 'undone' })
    else notify(t('There is nothing to put back: the page of X was closed or loaded anew.'), 'warn')
  }

  const missing = (): AskedDialog => ({
    title: t('The extension is not installed'),
    effect: t('Please install the extension in your browser. A new page opens to download it.'),
    confirmLabel: t('Open the download page'),
  })
  const tooMany = (cuts: ReturnType<typeof fillOf>['cuts']): AskedDialog => ({
    title: cuts.some(({ field }) => field === 'handles')
      ? t('More than {{n}} accounts are selected', { n: MOST_HANDLES })
      : t('Not all of it can be applied'),
    effect: cuts.map((cut) => cutText(cut, { t })).join(' '),
    confirmLabel: t('Apply'),
  })
  const notReady = (names: readonly string[]): AskedDialog => ({
    title: t('Not ready: {{names}}', { names: names.join(', ') }),
    effect: t(
      'Some custom audiences are not ready and will not be applied. This may take up to 48 hours to be processed by X. Do you still want to apply the rest of the targeting package?',
    ),
    confirmLabel: t('Apply the rest'),
  })

  return { extension, applied, apply, undo, stop: () => waiting.current?.abort(), dialog }
}
