import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { Answered, AppError, type Ask, type SharedAnalysis } from '@starling/contract'
import { type AskedQuestion, normalizeQuestion, type Question, withWindow } from '@starling/question'
import { canOrder, mayAsk, SECTION_IDS, type SectionId, sectionOf } from '@starling/sections'
import { answerForAnyone } from '../asking/index.ts'
import type { Context, Input } from '../floor/index.ts'

/** What is kept with a link: all that its page shows, but for who shared it and until when. */
export type FrozenAnalysis = Omit<SharedAnalysis, 'team' | 'expires_at'>
type Wanted = Input<'createSharedLink'>['body']

const MOST_LETTERS = 64_000 // as of a question that is saved

/**
 * The answers of this moment, asked for here: what a page sent could say anything in our name. A section that could not
 * be answered is named, so that nobody takes it for empty.
 */
export async function freeze(wanted: Wanted, context: Context): Promise<FrozenAnalysis> {
  const now = context.now.getTime() / 1000
  const read = (one: Question) => withWindow(normalizeQuestion(one), now)
  const [question, ...others] = [wanted.question, ...wanted.others].map(read) as [Question, ...Question[]]
  if (JSON.stringify([question, others]).length > MOST_LETTERS) {
    throw new AppError('invalid', { fields: { question: [{ code: 'question_too_long' }] } })
  }
  const ids = (wanted.sections ?? SECTION_IDS).filter(
    (id) => mayAsk(id, question) && (!sectionOf(id).with_others || others.length > 0),
  )
  const { panels, utc_offset_minutes } = wanted
  const answers: Answered[] = []
  for (const ask of asksOf(ids, { question, others, panels, utc_offset_minutes })) {
    for (const one of await answerForAnyone(ask, context)) if ('rows' in one) answers.push(one)
  }
  const answered = new Set(answers.map(({ section }) => section))
  return {
    question,
    others,
    panels: Object.fromEntries(Object.entries(panels).filter(([id]) => answered.has(id as SectionId))),
    utc_offset_minutes,
    answers: ids.flatMap((id) => answers.find(({ section }) => section === id) ?? []),
    left_out: ids.filter((id) => !answered.has(id)),
    shared_at: context.now.toISOString(),
  }
}

type Looked = Pick<FrozenAnalysis, 'question' | 'others' | 'panels' | 'utc_offset_minutes'>

/** As the page has asked them, so that what it has shown is at hand: those in an order or against a baseline of their own apart. */
function asksOf(ids: readonly SectionId[], { question, others, panels, utc_offset_minutes }: Looked): Ask[] {
  const alike = Map.groupBy(ids, (id) => JSON.stringify(wishOf(id)))
  return [...alike].map(([wish, sections]) => {
    const { with_others, of_names, baseline, ...rest } = JSON.parse(wish) as ReturnType<typeof wishOf>
    return {
      ...rest,
      question: of_names ? question : withoutVoice(question),
      sections: sections as [SectionId, ...SectionId[]],
      utc_offset_minutes,
      ...(baseline && { baseline: baseline === 'all' ? baseline : { countries: [baseline] } }),
      ...(with_others && { others }),
    }
  })

  function wishOf(id: SectionId) {
    const { order, baseline, comparison } = panels[id] ?? {}
    const { with_others = false, of_names = false } = sectionOf(id)
    return {
      with_others,
      of_names,
      ...(order && canOrder(id) && { order }),
      ...(baseline && { baseline }),
      ...(comparison && { comparison }),
    }
  }
}

function withoutVoice(question: Question): Question {
  if (!('keywords' in question)) return question
  const { share_of_voice: _, ...rest } = question
  return rest
}

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** Far more than all sections have; a row that was tampered with must not fill the memory. */
const MOST_BYTES = 32 * 1024 * 1024

export const pack = (frozen: FrozenAnalysis): Promise<Buffer> => compress(JSON.stringify(frozen), QUALITY)

/** An older release may have kept what this one cannot show: then the rest is shown, and that named. */
export async function unpack(content: Buffer): Promise<FrozenAnalysis & { question: AskedQuestion }> {
  const bytes = await decompress(content, { maxOutputLength: MOST_BYTES })
  const frozen = JSON.parse(bytes.toString('utf8')) as FrozenAnalysis & { question: AskedQuestion }
  const answers = frozen.answers.filter((one) => Answered.safeParse(one).success)
  const lost = frozen.answers.filter((one) => !answers.includes(one)).map(({ section }) => section)
  return { ...frozen, answers, left_out: [...frozen.left_out, ...lost].filter((id) => SECTION_IDS.includes(id)) }
}
