import { lazyPart } from '../floor/index.ts'

/** Loaded when it is first shown. */
export const ChatPanel = lazyPart(() => import('./ChatPanel.tsx').then((module) => module.ChatPanel))
