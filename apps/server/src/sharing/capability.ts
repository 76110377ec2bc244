import { sharing as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { openSharedLink } from './open-shared-link.ts'
import { createSharedLink, deleteSharedLink, listSharedLinks, restoreSharedLink } from './shared-links.ts'
import { sweep } from './sweep.ts'

export const sharing = served(calls, {
  handlers: { listSharedLinks, createSharedLink, deleteSharedLink, restoreSharedLink, openSharedLink },
  sweep,
})
