export type ActionGroup = 'places' | 'teams' | 'sites' | 'settings'

/** One thing a person can do from anywhere. Menus, the palette and the keyboard all read this one list. */
export type Action = {
  id: string
  group: ActionGroup
  label: string
  /** What a place is for, in one sentence. */
  about?: string
  /** More words it is found by; the English ones in every language. */
  keywords: readonly string[]
  run: () => unknown
  keyTest?: (event: KeyEvent) => boolean
  /** How the keys are written. */
  keys?: string
  /** Without Ctrl or Cmd: it can be switched off, and it never fires while someone types. */
  single_key?: true
}
export type KeyEvent = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The action of that id, where it is offered. */
export function findAction(actions: readonly Action[], id: string): Action | undefined {
  return actions.find((action) => action.id === id)
}
