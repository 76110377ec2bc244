import type { AskedQuestion } from '@starling/question'
import { type SectionId, sectionOf } from '@starling/sections'
import { fileNameOf } from '@starling/sections/file-name'
import { audienceName } from '@starling/sections/question-words'
import { type Language, say } from '@starling/text'

/** After the question, and the section where it holds one. */
export const fileName = (asked: { question: AskedQuestion; language: Language }, section?: SectionId): string =>
  fileNameOf(
    audienceName(asked.question, say(asked.language)),
    say(asked.language),
    section && sectionOf(section).title,
  )
