import { lazyPart } from '../floor/index.ts'

/** Loaded when it is first shown. */
export const ConfirmItIsYou = lazyPart(() => import('./ConfirmItIsYou.tsx').then((module) => module.ConfirmItIsYou))
export const SignInDialog = lazyPart(() => import('./SignInDialog.tsx').then((module) => module.SignInDialog))
