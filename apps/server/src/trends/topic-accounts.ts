import { type Answered, AppError, type SectionAnswers } from '@starling/contract'
import { SECTION_FOR, type SectionId } from '@starling/sections'
import { answerSections } from '../asking/index.ts'
import type { Context, Input } from '../floor/index.ts'

const LEADING = [SECTION_FOR.followed, SECTION_FOR.largest]

/** Who leads a topic: whom the people who write about it follow more than others do, and the largest of these people. */
export async function listTopicAccounts(
  { body: { keywords, countries } }: Input<'listTopicAccounts'>,
  context: Context,
): Promise<{ followed: Answered; writing: Answered }> {
  const question = {
    query_type: 'conversation' as const,
    keywords: keywords.map((word) => [word]),
    ...(countries?.length && { countries }),
  }
  const { sections } = await answerSections(LEADING, { question, sections: LEADING, limit: 20 }, context)
  return { followed: answered(sections, SECTION_FOR.followed), writing: answered(sections, SECTION_FOR.largest) }
}

function answered(sections: SectionAnswers['sections'], id: SectionId): Answered {
  const found = sections.find(({ section }) => section === id)
  if (!found || 'error' in found) throw new AppError(found?.error.code ?? 'internal')
  return found
}
