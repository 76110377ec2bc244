import { z } from 'zod'
import { get } from './call.ts'

export const reference = {
  getSchema: get('/api/schema/', {
    who: 'anyone',
    summary: 'This document',
    answer: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
  }),
}
