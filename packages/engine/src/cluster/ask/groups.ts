import type { Primitive } from '@starling/sections'
import type { Growth, PrimitiveAnswers } from '../../port/answers.ts'
import { id, number } from '../literal.ts'
import { keyOf } from '../names.ts'
import { NO_TIME } from '../schema.ts'
import { liveAccounts } from '../snapshot.ts'
import type { Question } from './question.ts'

const DAY = 86_400

export async function overlap(
  question: Question,
  primitive: Extract<Primitive, { do: 'overlap' }>,
): Promise<PrimitiveAnswers['overlap']> {
  const groups = await Promise.all([
    question.audience(),
    ...primitive.with.map(({ who, window }) => question.group(who, window)),
  ])
  const bits = groups.map(({ has }, index) => `if(${has('account_id')}, ${2 ** index}, 0)`).join(' + ')
  const rows = await question.shards.overall<{ combination: string; count: string }>(
    `SELECT ${bits} AS combination, count() AS count FROM ${question.table('people_all')}
     WHERE ${liveAccounts(question.at)} GROUP BY combination HAVING combination > 0
     ORDER BY count DESC, combination`,
  )
  return {
    sizes: groups.map(({ n }) => n),
    rows: rows.map(({ combination, count }) => ({
      in: [...groups.keys()].filter((index) => Number(combination) & (2 ** index)),
      count: Number(count),
    })),
  }
}

type DayRow = { day: string; n: string }

/** Follows lie with who follows, snapshots with the account itself. */
export async function growth(
  question: Question,
  { handle }: Extract<Primitive, { do: 'growth' }>,
): Promise<PrimitiveAnswers['growth']> {
  const account = question.names.accounts.get(keyOf(handle))
  if (account === undefined) return { n: 0, rows: [] }
  const known = `born <= ${number(question.at.version)}`
  const dayOf = (column: string) => `toInt64(floor(${column} / ${DAY})) * ${DAY}`
  const follows = `SELECT since AS began, argMax(until, born) AS ended FROM ${question.table('follows')}
    WHERE followed_id = ${id(account)} AND ${known} GROUP BY follower_id, since HAVING argMax(gone, born) = 0`
  const snapshots = `SELECT day AS taken, argMax(followers_count, born) AS seen FROM ${question.table('snapshots')}
    WHERE account_id = ${id(account)} AND ${known} GROUP BY day HAVING argMax(gone, born) = 0`
  const perDay = (moment: 'began' | 'ended') =>
    question.shards.everywhere<DayRow>(
      `SELECT ${dayOf(moment)} AS day, count() AS n FROM (${follows}) WHERE ${moment} != ${NO_TIME} GROUP BY day`,
    )
  const [began, ended, seen, n] = await Promise.all([
    perDay('began'),
    perDay('ended'),
    question.shards.everywhere<DayRow>(
      `SELECT ${dayOf('taken')} AS day, argMax(seen, taken) AS n FROM (${snapshots}) GROUP BY day`,
    ),
    question.sum(
      `SELECT count() AS n FROM ${question.table('followers')}
       WHERE followed_id = ${id(account)} AND ${liveAccounts(question.at)}`,
    ),
  ])
  const days = new Map<number, Growth>()
  const dayAt = (row: DayRow): Growth => {
    const day = Number(row.day)
    if (!days.has(day)) days.set(day, { day, gained: 0, lost: 0, followers: null })
    return days.get(day)!
  }
  for (const row of began) dayAt(row).gained += Number(row.n)
  for (const row of ended) dayAt(row).lost += Number(row.n)
  for (const row of seen) dayAt(row).followers = Number(row.n)
  return { n, rows: [...days.values()].sort((a, b) => a.day - b.day) }
}
