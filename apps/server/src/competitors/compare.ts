import { type AccountComparison, type Answered, AppError } from '@starling/contract'
import type { SectionId } from '@starling/sections'
import { answerSections, inTurn } from '../asking/index.ts'
import type { Context, Input } from '../floor/index.ts'
import { knownAccounts } from './known-account.ts'

const ROWS_EACH = 50
const MOST_ROWS = 15

type Cell = AccountComparison['rows'][number]['cells'][number]
type Compared = Omit<AccountComparison, 'section'>

/** One section of several accounts' followers, row by row: what most of them have together comes first. */
export async function compareAccounts(
  { body: { handles, section } }: Input<'compareAccounts'>,
  context: Context,
): Promise<AccountComparison> {
  const { accounts, missing } = await knownAccounts(handles, context)
  if (missing.length > 0) {
    const why = missing.map((handle) => ({ code: 'handle_not_in_corpus' as const, values: { handle } }))
    throw new AppError('invalid', { fields: { handles: why } })
  }
  const answers = await inTurn(accounts, ({ handle }) => answered(handle, section, context))
  return {
    section,
    ...sideBySide(
      accounts.map(({ handle }) => handle),
      answers,
    ),
  }
}

async function answered(handle: string, section: SectionId, context: Context): Promise<Answered> {
  const question = { query_type: 'handle' as const, handle }
  // As many rows for everybody: a row that is cut from one account would look like none.
  const asked = await answerSections([section], { question, sections: [section], limit: ROWS_EACH }, context)
  const [answer] = asked.sections
  if (!answer || 'error' in answer) throw new AppError(answer?.error.code ?? 'internal')
  return answer
}

export function sideBySide(handles: readonly string[], answers: readonly Answered[]): Compared {
  const cells = answers.map(({ rows }) => new Map(rows.map((row): [string, Cell] => [String(row.value), cellOf(row)])))
  const values = [...new Set(answers.flatMap(({ rows }) => rows.map((row) => String(row.value))))]
  const weight = (value: string) => cells.reduce((sum, one) => sum + (one.get(value)?.share ?? 0), 0)
  const [first] = answers
  return {
    accounts: handles.map((handle, at) => ({ handle, base: answers[at]!.base })),
    rows: values
      .sort((a, b) => weight(b) - weight(a) || (a < b ? -1 : 1))
      .slice(0, MOST_ROWS)
      .map((value) => ({ value, cells: cells.map((one) => one.get(value) ?? null) })),
    as_of: first?.as_of ?? null,
    source: first?.source ?? [],
    method: first?.method ?? 'shares_of_people',
  }
}

const cellOf = (row: Answered['rows'][number]): Cell => ({
  count: Number(row.count),
  share: Number(row.share),
  interval: Array.isArray(row.interval) ? (row.interval as [number, number]) : null,
  mark: row.mark === 'faded' || row.mark === 'few' ? row.mark : null,
})
