import type { sheets } from '@starling/contract'
import type { Handlers } from '../context.ts'
import { createSheet } from './create-sheet.ts'

export const exportHandlers: Handlers<typeof sheets> = {
  createSheet: ({ body }, context) => createSheet(body, context),
}
