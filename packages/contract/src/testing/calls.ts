import { z } from 'zod'
import { capability, get } from '../call.ts'

export const testing = capability('testing', {
  resetForTests: get('/api/reset-e2e/mock/', {
    who: 'anyone',
    testing: true,
    summary: 'Start over with the seeded people',
    answer: z.object({ people: z.array(z.string()) }),
  }),
})
