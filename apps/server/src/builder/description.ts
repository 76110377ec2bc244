import { REGIONS } from '@starling/catalog'
import type { ReadDescription } from '@starling/contract'
import { ageGroupsOf, type BuilderAge } from '@starling/question/builder'
import { takenInstead } from '@starling/sections/age-words'
import {
  ageName,
  countryName,
  genderName,
  interestName,
  jobTitleName,
  languageName,
  stateName,
} from '@starling/sections/names'
import { type Language, type Say, say } from '@starling/text/both'
import { type Input, refuseForeignEmail, type UserContext } from '../floor/index.ts'
import { FORBIDDEN_REASONS } from './reading/forbidden.ts'
import { knownPlaces } from './reading/known-places.ts'
import { readDescription } from './reading/read-description.ts'
import type { ReadThing } from './reading/sentence.ts'

export async function analyseDescription(
  { body: { description, email } }: Input<'analyseDescription'>,
  context: UserContext,
): Promise<ReadDescription> {
  refuseForeignEmail(email, context)
  return readAudience(description, context.language)
}

/** Whom a sentence describes, in the words of its reader. */
export async function readAudience(description: string, language: Language): Promise<ReadDescription> {
  const words = say(language)
  const { patch, found, unplaced, refused } = readDescription(description, await knownPlaces())
  return {
    patch,
    found: found.map((one) => ({
      kind: one.kind,
      value: one.value,
      words: one.words,
      label: labelOf(one, words),
      note: one.years ? takenInstead(one.years, one.value as BuilderAge, words) : null,
    })),
    unplaced,
    refused: refused.map((one) => ({ ...one, reason: words.t(FORBIDDEN_REASONS[one.trait]) })),
  }
}

/** A thing that was found, as the person reads it. */
function labelOf({ kind, value, patch }: ReadThing, words: Say): string {
  const { language, t, list } = words
  if (kind === 'followers') return countsIn(patch.followers ?? {}, words)
  if (kind === 'interests' || kind === 'excluded_interests') return interestName(value, language)
  if (kind === 'job_titles' || kind === 'excluded_job_titles') return jobTitleName(value, language)
  if (kind === 'handles' || kind === 'similar_to' || kind === 'excluded_handles') return `@${value}`
  if (kind === 'languages') return languageName(value, language)
  if (kind === 'gender') return value === 'ANY' ? t('Any') : genderName(value.toLowerCase(), words)
  if (kind === 'age')
    return list(
      ageGroupsOf(value as BuilderAge).map((group) => ageName(group, words)),
      'or',
    )
  if (kind === 'order') return t(value === 'reach' ? 'Reach' : 'Precision')
  if (kind === 'verified') return t(value === 'yes' ? 'Verified' : 'Not verified')
  if (kind === 'without_bots') return t(value === 'with' ? 'with bots' : 'without bots')
  if (patch.days) return t('Last {{count}} days', { count: patch.days })
  if (kind !== 'places') return value
  if (patch.countries) return countryName(value, language)
  if (patch.selected_states) return list(patch.selected_states.map((id) => stateName(id, language)))
  const region = REGIONS.find(({ id }) => id === value)
  return region ? (language === 'ja' ? region.name_ja : region.name) : value
}

function countsIn({ min, max }: { min?: number; max?: number }, { t, fullNumber }: Say): string {
  if (max === undefined) return t('at least {{n}}', { n: fullNumber(min ?? 0) })
  if (min === undefined) return t('at most {{n}}', { n: fullNumber(max) })
  return t('{{from}} to {{to}}', { from: fullNumber(min), to: fullNumber(max) })
}
