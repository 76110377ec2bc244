import type { BuilderDraft } from '@starling/question/builder'
import type { TextKey } from '@starling/text'

/** Audiences to begin with. */
export const TEMPLATES: readonly { name: TextKey; patch: Partial<BuilderDraft> }[] = [
  { name: 'Coffee lovers', patch: { posted_about: ['coffee'], interests: ['222'], order: 'reach' } },
  { name: 'People who run', patch: { posted_about: ['running', 'marathon'], interests: ['227'], order: 'reach' } },
  { name: 'Gamers aged 18 to 34', patch: { interests: ['680'], age: 'AGE_18_TO_34' } },
  { name: 'Beauty and skincare fans', patch: { interests: ['553', '559', '555'] } },
  { name: 'Travellers', patch: { interests: ['653'], posted_about: ['travel'], order: 'reach' } },
  {
    name: 'Founders and chief executives',
    patch: { job_titles: ['founder', 'chief-executive-officer', 'entrepreneur'] },
  },
  {
    name: 'Developers interested in AI',
    patch: { job_titles: ['software-engineer', 'programmer', 'web-developer'], interests: ['597'] },
  },
  { name: 'Football fans in Europe', patch: { interests: ['533'], selected_regions: ['europe'] } },
]
