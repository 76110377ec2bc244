import type { AskedQuestion } from '@starling/question'
import { type SectionId, sectionOf } from '@starling/sections'
import { audienceName } from '@starling/sections/question-words'
import { type Language, say } from '@starling/text'
import { sayOfSection } from '../chart-words.ts'

/** Beside the name of a section, which stays whole, inside of what every file system takes. */
const LONGEST_QUESTION = 60

/** Nothing that a file system or another program reads as more than a name. */
const plain = (text: string, longest?: number) =>
  Array.from(text.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'))
    .slice(0, longest)
    .join('')
    .replace(/^-|-$/g, '')

/** After the question, and the section where it holds one. */
export function fileName(asked: { question: AskedQuestion; language: Language }, section?: SectionId): string {
  const question = plain(audienceName(asked.question, say(asked.language)), LONGEST_QUESTION)
  const title = section ? plain(sayOfSection(sectionOf(section).title)) : ''
  return [question || 'starling', title].filter(Boolean).join('-')
}
