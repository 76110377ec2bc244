import type { exports } from '@starling/contract'
import type { Handlers } from '../context.ts'
import { createSheet } from './create-sheet.ts'

export const exportHandlers: Handlers<typeof exports> = {
  createSheet: ({ body }, context) => createSheet(body, context),
}
