import { titles as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { estimateTitles, listTargetingTitles } from './titles.ts'

export const titles = served(calls, { handlers: { listTargetingTitles, estimateTitles } })
