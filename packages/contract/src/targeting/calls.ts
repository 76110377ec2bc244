import { BuilderDraft } from '@starling/question/builder-schema'
import { z } from 'zod'
import { NewDraft } from '../builder/index.ts'
import { capability, get, post } from '../call.ts'
import { FileAnswer } from '../file.ts'
import { Paging, Pk } from '../primitives.ts'
import { EditedPackage, TargetingCoverage } from './coverage.ts'
import { EstimateAtX } from './estimate.ts'
import { TargetingInsights } from './insights.ts'

type Either = { draft?: unknown; audience_config_id?: string }
const isEither = ({ draft, audience_config_id }: Either) => (draft === undefined) !== (audience_config_id === undefined)
const either = { message: 'draft_or_audience' }
const audience = { draft: NewDraft.exactOptional(), audience_config_id: Pk.max(64).exactOptional() }
/** A draft, or an audience that is saved, shared or in the catalog. */
const Wanted = z.strictObject(audience).refine(isEither, either)
const OWN = '/api/starling/insights/'

export const targeting = capability('targeting', {
  buildAudience: post('/api/build-audience/', {
    who: 'user',
    summary: 'Make a targeting package of an audience; it is ready some time later',
    body: Wanted,
    bounded: 'as many as a package has parts',
    answer: TargetingInsights,
  }),
  generateInsights: post('/api/external/audience-builder/generate-insights/', {
    who: 'pro_user',
    scope: 'write',
    summary: 'Make a targeting package of an audience; it is ready some time later',
    body: Wanted,
    bounded: 'as many as a package has parts',
    answer: TargetingInsights,
  }),
  getTargetingInsights: get('/api/external/insights/{pk}/', {
    who: 'pro_user',
    summary: 'A targeting package of mine, and how far it is',
    bounded: 'as many as a package has parts',
    answer: TargetingInsights,
  }),
  listTargetingInsights: get(OWN, {
    who: 'user',
    summary: 'The targeting packages that I asked for, the newest first',
    query: Paging,
    answer: z.array(TargetingInsights),
  }),
  cancelTargetingInsights: post(`${OWN}{pk}/cancel/`, {
    who: 'user',
    summary: 'Stop making a targeting package',
    bounded: 'as many as a package has parts',
    answer: TargetingInsights,
  }),
  downloadTargetingInsights: get(`${OWN}{pk}/file/`, {
    who: 'user',
    summary: 'A targeting package as a file: JSON, or CSV with the reason of each entry',
    query: z.strictObject({ format: z.enum(['json', 'csv']).default('csv') }),
    answer: FileAnswer,
  }),
  coverTargeting: post('/api/starling/targeting/coverage/', {
    who: 'user',
    scope: 'read',
    summary: 'How many of an audience a targeting package reaches, how many others, and what each of it adds',
    body: z.strictObject({ ...audience, targeting_package: EditedPackage }).refine(isEither, either),
    bounded: 'as many as the package has',
    answer: TargetingCoverage,
  }),
  estimateDraft: post('/api/starling/audience-builder/estimate/', {
    who: 'user',
    scope: 'read',
    summary: 'How many people X estimates for a draft, asked with an ad account of mine',
    body: z.strictObject({ draft: BuilderDraft }),
    bounded: 'no more than the draft has values',
    answer: EstimateAtX,
  }),
})
