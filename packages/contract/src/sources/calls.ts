import { capability, join } from '../call.ts'
import { connections } from './connections.ts'
import { fetching } from './fetching.ts'

export const sources = capability('sources', join(connections, fetching))
