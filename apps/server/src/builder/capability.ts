import { builder as calls } from '@starling/contract'
import { served } from '../floor/index.ts'
import { countFollowersOf, countInterestedIn, countPostedAbout, countWordsInProfile } from './block-counts.ts'
import { sizeDraft, weighDraft } from './counting.ts'
import { analyseDescription } from './description.ts'
import { getBuilderDraft, keepBuilderDraft } from './drafts.ts'
import { previewDraft } from './preview.ts'
import { suggestForDraft, suggestInterests } from './suggestions.ts'

export const builder = served(calls, {
  handlers: {
    getBuilderDraft,
    keepBuilderDraft,
    countFollowersOf,
    countInterestedIn,
    countPostedAbout,
    countWordsInProfile,
    suggestInterests,
    analyseDescription,
    sizeDraft,
    weighDraft,
    suggestForDraft,
    previewDraft,
  },
})
