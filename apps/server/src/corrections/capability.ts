import { corrections as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import {
  countMoodCorrections,
  createMoodCorrection,
  deleteMoodCorrection,
  listMoodCorrections,
  restoreMoodCorrection,
} from './mood-corrections.ts'
import { sweep } from './sweep.ts'

export const corrections = served(calls, {
  handlers: {
    listMoodCorrections,
    countMoodCorrections,
    createMoodCorrection,
    deleteMoodCorrection,
    restoreMoodCorrection,
  },
  sweep,
})
