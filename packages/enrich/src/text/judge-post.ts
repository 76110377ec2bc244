import type { Judged } from '../profile/judged.ts'
import { type Entities, extractEntities } from './entities/entities.ts'
import { languageIn, UNDETERMINED } from './language/language.ts'
import { type Sentiment, sentimentIn } from './sentiment/sentiment.ts'
import { scan } from './tokens/scan.ts'
import { tokensIn } from './tokens/tokens.ts'
import { topicsIn } from './topics/topics.ts'

/** Rises with every change that makes the same text judged otherwise; stored with each judgement. */
export const POST_VERSION = 'post-3'

export type PostJudgement = {
  version: string
  entities: Entities
  tokens: string[]
  language: Judged<string>
  sentiment: Sentiment
  /** Ids of the interests in the catalogue, surest first. */
  topics: Judged<string>[]
}

/** What can be said of a post by its text. `lang` is what the source says; X knows more than the text where they differ. */
export function judgePost(post: { text: string; lang?: string | null }): PostJudgement {
  const scanned = scan(post.text)
  const language = languageIn(scanned)
  const said = post.lang && post.lang !== UNDETERMINED ? post.lang : null
  return {
    version: POST_VERSION,
    entities: extractEntities(post.text),
    tokens: tokensIn(scanned),
    language,
    sentiment: sentimentIn(scanned, said ?? language.value),
    topics: topicsIn(scanned),
  }
}
