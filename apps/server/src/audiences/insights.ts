import {
  type Answered,
  AppError,
  type AudienceInsight,
  type AudiencePerspective,
  type AudienceSummary,
  type SectionAnswers,
  type ShareScope,
} from '@starling/contract'
import { isFew } from '@starling/engine'
import type { BuilderQuestion } from '@starling/question'
import { scopeOf } from '@starling/question'
import { CALL_SECTIONS, SECTION_FOR, SECTION_IDS, type SectionId } from '@starling/sections'
import { summaryOf, summarySections, textOfSentence } from '@starling/sections/summary'
import {
  type AudienceReach,
  findCatalogAudience,
  findReachableAudience,
  findSharedAudience,
  findVersion,
  findVersionById,
  type Row,
  type SavedAudience,
} from '@starling/store'
import { say } from '@starling/text/both'
import { answerSections, answerWhole, askingOf, isAnswer, writeSections } from '../asking/index.ts'
import type { Input, UserContext, Written } from '../floor/index.ts'
import { NOTHING_TOLD, tellParts } from './compare.ts'
import { builderOf } from './counted.ts'

type Named = { audience_config_id: string }

/** `scope`: a share that lets somebody look tells who these people are, and not how they are found. */
type Purpose = { reach: AudienceReach; scope: ShareScope }
type OpenAudience = { name: string; team_id: string | null; question: BuilderQuestion }

/** An audience that is open to who asks: theirs, of their teams, shared with them, or of the catalog. */
export async function openAudience(
  pk: string,
  { reach, scope }: Purpose,
  { store, user, now, language }: Pick<UserContext, 'store' | 'user' | 'now' | 'language'>,
): Promise<OpenAudience> {
  const own = await findReachableAudience(store, pk, { user_id: user.id, reach })
  const saved = own ?? (await findSharedAudience(store, pk, { email: user.email, scope, now }))
  if (saved) return { name: saved.name, team_id: own?.team_id ?? null, question: builderOf(saved, now) }
  const offered = await findCatalogAudience(store, pk)
  if (!offered) throw new AppError('not_found')
  const name = language === 'ja' ? offered.name_ja : offered.name
  return { name, team_id: null, question: builderOf({ body: offered.body, days: null }, now) }
}

export const builderFor = async (pk: string, reach: AudienceReach, context: UserContext): Promise<BuilderQuestion> =>
  (await openAudience(pk, { reach, scope: 'look' }, context)).question

type Insights = Input<'exploreAudienceInsights'>
async function insightsOf({ body }: Insights, reach: AudienceReach, context: UserContext) {
  const { audience_config_id, ...wish } = body
  const question = await builderFor(audience_config_id, reach, context)
  return writeSections(SECTION_IDS, { question, ...wish }, context)
}
export const exploreAudienceInsights = (input: Insights, context: UserContext): Promise<Written<SectionAnswers>> =>
  insightsOf(input, 'teams', context)
export const exploreProAudienceInsights = (
  input: Input<'exploreProAudienceInsights'>,
  context: UserContext,
): Promise<Written<SectionAnswers>> => insightsOf(input, 'person', context)

const DIMENSIONS = ['country', 'language', 'gender', 'age_group'] as const satisfies AudiencePerspective['dimension'][]
const PARTS = 20
async function perspectivesOf({ audience_config_id }: Named, reach: AudienceReach, context: UserContext) {
  const { ask, now } = await askingOf(context)
  const question = await builderFor(audience_config_id, reach, context)
  const answers = await ask(
    scopeOf(question, now),
    DIMENSIONS.map((dimension) => ({ do: 'breakdown' as const, dimension, limit: PARTS })),
  )
  return answers.map(({ n, known, rows }, at) => {
    // As in every section: of fewer than five people nothing is told, nor how few they are.
    const isHidden = isFew(n) || isFew(known)
    return { dimension: DIMENSIONS[at]!, ...(isHidden ? NOTHING_TOLD : tellParts(known, rows)) }
  })
}
export const exploreAudiencePerspectives = (
  { body }: Input<'exploreAudiencePerspectives'>,
  context: UserContext,
): Promise<AudiencePerspective[]> => perspectivesOf(body, 'both', context)
export const exploreProAudiencePerspectives = (
  { body }: Input<'exploreProAudiencePerspectives'>,
  context: UserContext,
): Promise<AudiencePerspective[]> => perspectivesOf(body, 'person', context)

const TARGETED: readonly SectionId[] = CALL_SECTIONS.summarizeTargeting
async function sentencesOf(question: BuilderQuestion, context: UserContext, among?: readonly SectionId[]) {
  const ids = summarySections(question).filter((id) => !among || among.includes(id))
  const answers = (await answerWhole(ids, { question }, context)).filter(isAnswer)
  const { sentences, note } = summaryOf({
    question,
    asked: undefined,
    answers,
    say: say(context.language),
    utc_offset_minutes: 0,
  })
  return { summary: sentences.map(textOfSentence), note }
}
export const summarizeInsights = async (
  { body }: Input<'summarizeInsights'>,
  context: UserContext,
): Promise<AudienceSummary> => sentencesOf(await builderFor(body.audience_config_id, 'both', context), context)
export const summarizeTargeting = async (
  { body }: Input<'summarizeTargeting'>,
  context: UserContext,
): Promise<AudienceSummary> =>
  sentencesOf(await builderFor(body.audience_config_id, 'teams', context), context, TARGETED)
export const summarizeProTargeting = async (
  { body }: Input<'summarizeProTargeting'>,
  context: UserContext,
): Promise<AudienceSummary> =>
  sentencesOf(await builderFor(body.audience_config_id, 'person', context), context, TARGETED)

type Known = { version: Row<'audience_versions'>; audience: SavedAudience }
async function insightOf({ version, audience }: Known, context: UserContext): Promise<AudienceInsight> {
  const isNewest = version.number === audience.version
  const { summary } = await sentencesOf(builderOf(version, context.now), context)
  return {
    id: version.id,
    audience_config: { id: audience.id, name: version.name, version: version.number },
    // What was counted is the newest version.
    size: isNewest && audience.sized_at ? audience.size : null,
    sized_at: (isNewest && audience.sized_at?.toISOString()) || null,
    summary,
  }
}

export async function getAudienceInsight(
  { path: { pk } }: Input<'getAudienceInsight'>,
  context: UserContext,
): Promise<AudienceInsight> {
  const found = await findVersionById(context.store, pk, context.user.id)
  if (!found) throw new AppError('not_found')
  return insightOf(found, context)
}

async function insightByConfig(pk: string, reach: AudienceReach, context: UserContext): Promise<AudienceInsight> {
  const { store, user } = context
  const audience = await findReachableAudience(store, pk, { user_id: user.id, reach })
  const version = audience && (await findVersion(store, audience.id, audience.version))
  if (!version) throw new AppError('not_found')
  return insightOf({ version, audience }, context)
}
export const getAudienceInsightByConfig = (
  { path: { pk } }: Input<'getAudienceInsightByConfig'>,
  context: UserContext,
): Promise<AudienceInsight> => insightByConfig(pk, 'teams', context)
export const getProAudienceInsight = (
  { path: { pk } }: Input<'getProAudienceInsight'>,
  context: UserContext,
): Promise<AudienceInsight> => insightByConfig(pk, 'person', context)

const MOST_INFLUENCERS = 50
export async function listInsightsInfluencers(
  { query }: Input<'listInsightsInfluencers'>,
  context: UserContext,
): Promise<{ accounts: Answered['rows'] } & Omit<Answered, 'section' | 'rows' | 'more' | 'inputs'>> {
  const question = await builderFor(query.audience_config_id, 'both', context)
  const wish = { question, order: 'lift' as const, limit: MOST_INFLUENCERS, sections: [SECTION_FOR.followed] }
  const { sections } = await answerSections([SECTION_FOR.followed], wish, context)
  const [followed] = sections
  if (!followed || 'error' in followed) throw new AppError('unavailable', { retry_after_s: 2 })
  const { rows: accounts, base, as_of, source, method } = followed
  return { accounts, base, as_of, source, method }
}
