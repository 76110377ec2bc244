import { useEffect, useEffectEvent } from 'react'
import { type Action, runAction } from '../../actions/index.ts'

const TYPED_INTO =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="menu"], [role="dialog"]'

/** The action these keys stand for, if any. */
export function actionFor(event: KeyboardEvent, actions: readonly Action[], single_keys: boolean): Action | undefined {
  if (event.isComposing || event.defaultPrevented) return undefined
  const typing = event.target instanceof Element && event.target.closest(TYPED_INTO) !== null
  return actions.find(({ keyTest, single_key }) => keyTest?.(event) && (!single_key || (single_keys && !typing)))
}

export function useShortcuts(actions: readonly Action[], single_keys: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = actionFor(event, actions, single_keys)
    if (!action) return
    event.preventDefault()
    void runAction(action)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
