import { takeout as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { downloadTakeout } from './download.ts'
import { prepareTakeout, resumeTakeouts } from './prepare.ts'
import { sweep } from './sweep.ts'
import { createTakeout, deleteTakeout, listTakeouts, restoreTakeout } from './takeouts.ts'

export const takeout = served(calls, {
  handlers: { listTakeouts, createTakeout, downloadTakeout, deleteTakeout, restoreTakeout },
  work: (product) => ({
    jobs: { prepare_takeout: ({ takeout_id }) => prepareTakeout(product, takeout_id) },
    resume: () => resumeTakeouts(product),
  }),
  sweep,
})
