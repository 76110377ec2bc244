import { capability, join } from '../call.ts'
import { explore } from './explore.ts'
import { handles } from './handles.ts'
import { keywords } from './keywords.ts'
import { moods } from './moods.ts'

export const analysis = capability('analysis', join(explore, handles, keywords, moods))
