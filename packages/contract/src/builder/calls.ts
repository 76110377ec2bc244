import { BuilderDraft } from '@starling/question/builder-schema'
import { z } from 'zod'
import { OwningTeam } from '../audiences/index.ts'
import { capability, get, post } from '../call.ts'
import {
  BlockEffect,
  CountedBlock,
  DraftPreview,
  DraftSize,
  DraftSuggestion,
  KeptDraft,
  NewDraft,
  ReadDescription,
} from './draft.ts'

const EXTERNAL = '/api/external/audience-builder/'
const STARLING = '/api/starling/audience-builder/'
const asking = { who: 'pro_user', scope: 'read' } as const
const MOST_VALUES = 50
const values = z.array(z.string().trim().min(1).max(280)).min(1).max(MOST_VALUES)
const bounded = `at most ${MOST_VALUES} values`
const Asked = z.strictObject({ draft: BuilderDraft })
/** By the number that came with the question an older answer is known. */
const Numbered = Asked.extend({ number: z.int().nonnegative().max(Number.MAX_SAFE_INTEGER) })
const number = z.int()

export const builder = capability('builder', {
  getBuilderDraft: get(EXTERNAL, {
    who: 'pro_user',
    summary: 'The audience that I am building, or for a team of mine',
    query: z.strictObject({ team: OwningTeam.optional() }),
    answer: KeptDraft,
  }),
  keepBuilderDraft: post(EXTERNAL, {
    who: 'pro_user',
    summary: 'Keep the audience that I am building, for all my devices',
    body: NewDraft.extend({ team: OwningTeam.exactOptional() }),
    answer: KeptDraft,
  }),
  countFollowersOf: post(`${EXTERNAL}followers-of/`, {
    ...asking,
    summary: 'How many people follow these accounts, each and together',
    body: z.strictObject({ handles: values }),
    bounded,
    answer: CountedBlock,
  }),
  countInterestedIn: post(`${EXTERNAL}interested-in/`, {
    ...asking,
    summary: 'How many people have these interests, each and together',
    body: z.strictObject({ interests: values }),
    bounded,
    answer: CountedBlock,
  }),
  countPostedAbout: post(`${EXTERNAL}posted-about/`, {
    ...asking,
    summary: 'How many people posted about these topics, in every language that they are known in',
    body: z.strictObject({ topics: values }),
    bounded,
    answer: CountedBlock,
  }),
  countWordsInProfile: post(`${EXTERNAL}words-in-profile/`, {
    ...asking,
    summary: 'How many people have these words in their profile, each and together',
    body: z.strictObject({ words: values }),
    bounded,
    answer: CountedBlock,
  }),
  suggestInterests: post(`${EXTERNAL}suggest-interests/`, {
    ...asking,
    summary: 'Interests that set these people apart, with how many more each would bring',
    body: Asked,
    bounded: 'at most 12',
    answer: z.object({ suggestions: z.array(DraftSuggestion) }),
  }),
  analyseDescription: post('/api/external/analyse-description/', {
    ...asking,
    summary: 'What a sentence describes, as the blocks of an audience',
    body: z.strictObject({
      description: z.string().trim().min(1).max(2_000),
      /** Never who asks: it must be the address of whoever is signed in, or the call is refused. */
      email: z.string().trim().max(320).exactOptional(),
    }),
    bounded: 'no more than it has words',
    answer: ReadDescription,
  }),

  sizeDraft: post(`${STARLING}size/`, {
    who: 'user',
    scope: 'read',
    summary: 'How many people a draft finds, exactly',
    body: Numbered,
    answer: DraftSize.extend({ number }),
  }),
  weighDraft: post(`${STARLING}effects/`, {
    who: 'user',
    scope: 'read',
    summary: 'How many people each block of a draft adds or takes away',
    body: Numbered,
    bounded: 'one for each block',
    answer: z.object({ blocks: z.array(BlockEffect), number }),
  }),
  suggestForDraft: post(`${STARLING}suggestions/`, {
    who: 'user',
    scope: 'read',
    summary: 'Words, hashtags, accounts and interests that would bring more people like these, with how many',
    body: Asked,
    bounded: 'at most 12',
    answer: z.object({ suggestions: z.array(DraftSuggestion) }),
  }),
  previewDraft: post(`${STARLING}preview/`, {
    who: 'user',
    scope: 'read',
    summary: 'Some people and posts of a draft, and what sets its people apart',
    body: Asked,
    bounded: 'six people, five posts, twelve traits',
    answer: DraftPreview,
  }),
})
