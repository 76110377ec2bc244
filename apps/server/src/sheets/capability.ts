import { sheets as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { createSheet } from './create-sheet.ts'

export const sheets = served(calls, {
  handlers: {
    createSheet,
  },
})
