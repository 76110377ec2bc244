import { Question } from '@starling/question/schema'
import { type SectionId, sectionOf } from '@starling/sections'
import { z } from 'zod'
import { Base, SectionName } from '../asking/index.ts'
import { capability, post } from '../call.ts'
import { refusal } from '../refusals.ts'

const MOST_ROWS = 5_000
const MOST_COLUMNS = 40
const LONGEST_CELL = 2_000
const LONGEST_LIST = 100
const LONGEST_QUERY = 500
const LONGEST_SAID = 8_000
const MOST_TURNS = 20

const text = z.string().max(LONGEST_CELL)
const Cell = z.union([
  text,
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.number()).max(LONGEST_LIST),
  z.array(text).max(LONGEST_LIST),
])

/** A section as a screen was given it; it comes back from a browser, so nothing in it is believed but its shape. */
const Given = z
  .strictObject({
    section: SectionName,
    rows: z
      .array(
        z
          .record(z.string(), Cell)
          .refine((row) => Object.keys(row).length <= MOST_COLUMNS, refusal('too_many_columns')),
      )
      .max(MOST_ROWS),
    base: Base,
    more: z.boolean().exactOptional(),
  })
  .refine(({ section, rows }) => rows.every((row) => Object.keys(row).every((name) => hasColumn(section, name))), {
    message: refusal('unknown_column'),
  })
const hasColumn = (section: SectionId, name: string) => Object.hasOwn(sectionOf(section).columns, name)
export type GivenSection = z.infer<typeof Given>

const Turn = z.strictObject({ role: z.enum(['person', 'answer']), text: z.string().max(LONGEST_SAID) })
export type ChatTurn = z.infer<typeof Turn>

const ChatQuery = z.strictObject({
  /** What the answer is made of, and nothing else: the question that was analysed, and its sections. */
  data: z.strictObject({ question: Question, sections: z.array(Given).max(LONGEST_LIST) }),
  query: z.string().trim().min(1, refusal('no_query')).max(LONGEST_QUERY),
  language: z.enum(['en', 'ja']).exactOptional(),
  utc_offset_minutes: z.int().min(-840).max(840).exactOptional(),
  /** What was said before, oldest first. */
  history: z.array(Turn).max(MOST_TURNS).exactOptional(),
})
export type ChatQuery = z.input<typeof ChatQuery>
export type ReadChatQuery = z.output<typeof ChatQuery>

export const chat = capability('chat', {
  /**
   * Plain text. Whatever is taken from the data stands in it as `[[section:row:column|as shown]]`; the row is a number,
   * `base` for the section's base or `*` for a figure of all its rows. See `readCitations`. A line with tabs is a row of
   * a table, the first one its head. `[[ask|question]]` at the end is a question that may be asked next (`readOffers`).
   * What begins with `beside:` is of another analysis, which `[[open|kind?question]]` names (`readOpening`).
   */
  analyzeChatQuery: post('/api/external/analyze-chat-query/', {
    who: 'pro',
    summary: 'An answer to a question about section data, piece by piece',
    stream: 'text',
    body: ChatQuery,
    answer: z.string(),
  }),
})
