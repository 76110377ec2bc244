import { lazyPart } from '../floor/index.ts'

/** Loaded when it is first shown. */
export const SignInDialog = lazyPart(() => import('./SignInDialog.tsx').then((module) => module.SignInDialog))
