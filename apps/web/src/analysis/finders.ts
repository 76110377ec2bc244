import { ApiError } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { shortNumber, t } from '@starling/text'
import type { Find, Looked } from '../floor/index.ts'
import { accountText, findAccounts, readGroups } from '../question/index.ts'
import { questionAddress } from '../searches/index.ts'

const LONGEST_TERM = 200
const isHandle = (typed: string) => /^[@＠]/.test(typed)
const isHashtag = (typed: string) => /^[#＃]/.test(typed)

/** Who is in no team has no Explore on the site of the teams. */
const hasExplore = ({ site, team }: Looked) => site !== 'team' || team !== null

const addressOf = (question: AskedQuestion, { team }: Looked) =>
  questionAddress({ question, days: null }, team ?? undefined)

/** What was typed as a topic or a hashtag, to be asked about in both ways. */
export const topics: Find = {
  offer: (looked) => {
    const { typed } = looked
    const keywords = readGroups(typed)
    if (!hasExplore(looked) || isHandle(typed) || typed.length > LONGEST_TERM || keywords.length === 0) return []
    return [
      {
        id: 'conversation',
        label: t('Ask about the conversation “{{words}}”', { words: typed }),
        to: addressOf({ query_type: 'conversation', keywords }, looked),
      },
      {
        id: 'keyword',
        label: t('Ask about people who post “{{words}}”', { words: typed }),
        to: addressOf({ query_type: 'keyword', keywords }, looked),
      },
    ]
  },
}

export const accounts: Find = {
  find: async (looked, signal) => {
    const text = accountText(looked.typed)
    if (!hasExplore(looked) || isHashtag(text) || text === '') return []
    const found = await findAccounts(text, signal).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'sign_in_needed') return []
      throw error
    })
    return found.map(({ id, handle, name, avatar_url, followers_count }) => ({
      id,
      label: name || handle,
      detail: `@${handle} · ${t('{{n}} followers', { n: shortNumber(followers_count) })}`,
      picture: avatar_url,
      to: addressOf({ query_type: 'handle', handle }, looked),
    }))
  },
}
