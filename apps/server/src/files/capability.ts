import { files as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { completeFile, createFilePolicy, getFile, putFilePart, renewFilePolicy } from './policies.ts'
import { sweep } from './sweep.ts'
import { sweepFiles } from './sweep-files.ts'

export const files = served(calls, {
  handlers: { createFilePolicy, renewFilePolicy, completeFile, getFile, putFilePart },
  work: (product) => ({ jobs: { sweep_files: () => sweepFiles(product) } }),
  crons: [{ at: '40 3 * * *', job: 'sweep_files' }],
  sweep,
})
