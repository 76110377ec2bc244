import { type AccountJudgement, judgeAccount, judgePost, type PostJudgement } from '@starling/enrich'
import { type Chunk, emptyColumn, joinList, type StoredColumns } from './columns.ts'
import { type TableName, tableOf } from './tables.ts'

/** More failures than this share are no matter of strange texts: the model itself is wrong. */
const MOST_FAILURES = 0.01
const FEW_FAILURES = 10

/**
 * Adds what enrichment says of each row; a row without anything to judge stays unjudged. So does one on which judging
 * fails: a single text must not keep a source out for ever. Returns how many those are.
 */
export function judge(table: TableName, chunk: Chunk, fetched_at: Date): number {
  if (table !== 'posts' && table !== 'accounts') return 0
  for (const [name, kind] of Object.entries(tableOf(table).judged)) chunk.columns[name] = emptyColumn(kind, chunk.rows)
  const cells = table === 'posts' ? postCells : accountCells
  let failures = 0
  for (let row = 0; row < chunk.rows; row++) {
    try {
      const found = cells(chunk.columns, row, fetched_at)
      if (found) for (const name in found) chunk.columns[name]![row] = found[name]!
    } catch (error) {
      failures++
      if (failures > Math.max(FEW_FAILURES, chunk.rows * MOST_FAILURES)) throw error
    }
  }
  return failures
}

type Cells = Record<string, string | number | null>

function postCells(columns: StoredColumns, row: number): Cells {
  const text = columns.text![row] as string
  return cellsOfPost(judgePost({ text, lang: columns.lang![row] as string | null }))
}

function cellsOfPost({ version, entities, language, sentiment, topics }: PostJudgement): Cells {
  return {
    judged_by: version,
    language: language.value,
    language_confidence: language.confidence,
    sentiment: sentiment.label,
    sentiment_score: sentiment.score,
    sentiment_confidence: sentiment.confidence,
    topics: joinList(topics.map(({ value }) => value)),
    topics_confidence: joinList(topics.map(({ confidence }) => confidence)),
    hashtags: joinList(entities.hashtags.map(({ tag }) => tag)),
    mentions: joinList(entities.mentions.map(({ handle }) => handle)),
    urls: joinList(entities.urls.map(({ url }) => url)),
    cashtags: joinList(entities.cashtags.map(({ symbol }) => symbol)),
  }
}

/** A profile of which only the name is known would be judged by what is missing. */
function accountCells(columns: StoredColumns, row: number, now: Date): Cells | undefined {
  const text = (name: string) => columns[name]![row] as string | null
  const number = (name: string) => {
    const value = columns[name]![row] as number
    return Number.isNaN(value) ? 0 : value
  }
  const bio = text('bio')
  if (bio === null) return undefined
  const created_at = columns.created_at![row] as number
  return cellsOfAccount(
    judgeAccount(
      {
        handle: text('handle')!,
        name: text('name') ?? '',
        bio,
        location: text('location') ?? '',
        url: text('url'),
        created_at: new Date(Number.isNaN(created_at) ? now : created_at),
        followers_count: number('followers_count'),
        following_count: number('following_count'),
        post_count: number('post_count'),
        listed_count: number('listed_count'),
        verified: number('verified') === 1,
        ...(Number.isNaN(columns.like_count![row]) ? {} : { like_count: number('like_count') }),
      },
      now,
    ),
  )
}

function cellsOfAccount(judgement: AccountJudgement): Cells {
  const { version, country, region, city, gender, age_group, job_titles, interests, bot } = judgement
  return {
    judged_by: version,
    country: country.value,
    country_confidence: country.confidence,
    region: region.value,
    region_confidence: region.confidence,
    city: city.value,
    city_confidence: city.confidence,
    gender: gender.value,
    gender_confidence: gender.confidence,
    age_group: age_group.value,
    age_group_confidence: age_group.confidence,
    job_titles: joinList(job_titles.map(({ value }) => value)),
    job_titles_confidence: joinList(job_titles.map(({ confidence }) => confidence)),
    interests: joinList(interests.map(({ value }) => value)),
    interests_confidence: joinList(interests.map(({ confidence }) => confidence)),
    bot_score: bot.score,
    bot_reasons: joinList(bot.reasons.map(({ code }) => code)),
    bot_contributions: joinList(bot.reasons.map(({ contribution }) => contribution)),
  }
}
