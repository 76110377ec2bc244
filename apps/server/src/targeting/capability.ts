import { targeting as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { coverTargeting } from './coverage.ts'
import { estimateDraft } from './estimate.ts'
import { downloadTargetingInsights } from './file.ts'
import { generateTargeting, resumeInsights } from './generate.ts'
import {
  buildAudience,
  cancelTargetingInsights,
  generateInsights,
  getTargetingInsights,
  listTargetingInsights,
} from './insights.ts'
import { sweep } from './sweep.ts'

export const targeting = served(calls, {
  handlers: {
    buildAudience,
    generateInsights,
    getTargetingInsights,
    listTargetingInsights,
    cancelTargetingInsights,
    downloadTargetingInsights,
    coverTargeting,
    estimateDraft,
  },
  work: (product) => ({
    jobs: { generate_targeting: ({ insights_id }) => generateTargeting(product, insights_id) },
    resume: () => resumeInsights(product),
  }),
  sweep,
})
