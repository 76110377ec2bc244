export { type Action, type ActionGroup, findAction, type KeyEvent } from './action.ts'
export { runAction } from './run-action.ts'
export { OfferedActions, useActions } from './use-actions.ts'
