import type { Answered, ComparedAccount, KnownAccount, Refused } from '@starling/contract'
import { markOf, wilson } from '@starling/engine'
import { defaultWindow, WINDOW_DAYS, type Window } from '@starling/question'
import { SECTION_FOR, type SectionId } from '@starling/sections'
import {
  type Asking,
  answerSections,
  askingOf,
  inTurn,
  moodOf,
  originBehind,
  toldTo,
  trendWindows,
  WHOLE,
} from '../asking/index.ts'
import type { Context, Input } from '../floor/index.ts'
import { growthRate } from './growth-rate.ts'
import { knownAccounts } from './known-account.ts'
import { namesOf } from './suggest.ts'

const DAY = 86_400

/** An account beside those it competes with: how many follow it, whom they share, and what everybody says of them. */
export async function analyzeCompetitors(
  { body: { handle, competitors } }: Input<'analyzeCompetitors'>,
  context: Context,
) {
  const asking = await askingOf(context)
  const { accounts, missing } = await knownAccounts([handle, ...competitors], context)
  // What is said is counted up to where the corpus knows it.
  const window = defaultWindow(Math.min(asking.now, trendWindows(asking.now, asking.as_of).now.until + 300))
  const [compared, overlap, share_of_voice] = await Promise.all([
    inTurn(accounts, (account) => comparedAccount(account, window, asking, context)),
    accounts.length > 1 ? overlapOf(accounts, context) : null,
    accounts.length > 1 ? shareOfVoice(accounts, window, context) : null,
  ])
  const about = { groups: accounts.flatMap((account) => namesOf(account).groups) }
  const origin = await originBehind(asking, { who: { all: [] }, posts: { by: 'anyone', about }, window }, 'posts')
  return { accounts: compared, missing, overlap, share_of_voice, window, ...origin, method: 'competitors' }
}

async function comparedAccount(
  account: KnownAccount,
  window: Window,
  { ask }: Asking,
  context: Context,
): Promise<ComparedAccount> {
  const about = namesOf(account)
  const { handle } = account
  const terms = about.groups.flat()
  const [[size, growth], [series, whole, shares]] = await Promise.all([
    ask({ who: { follows: [handle] }, posts: { by: { handles: [handle] } } }, [
      { do: 'size' },
      { do: 'growth', handle },
    ] as const),
    ask({ who: { all: [] }, posts: { by: 'anyone', about }, window }, [
      { do: 'series', bucket: 'day' },
      WHOLE,
      { do: 'shares', names: [{ name: handle, terms }] },
    ] as const),
  ])
  const since = window.until - WINDOW_DAYS * DAY
  const recent = growth.rows.filter(({ day }) => day >= since && day < window.until)
  const sum = (of: 'gained' | 'lost') => recent.reduce((total, day) => total + day[of], 0)
  const followers = toldTo(context, size.accounts)
  const posts = series.rows.reduce((total, day) => total + day.posts, 0)
  return {
    account,
    followers: {
      known: followers,
      share: size.all_accounts > 0 ? followers / size.all_accounts : null,
      interval: wilson(followers, size.all_accounts),
      mark: markOf(followers),
    },
    growth: growthRate({ days: WINDOW_DAYS, gained: sum('gained'), lost: sum('lost'), now: followers }),
    voice: {
      posts,
      people: toldTo(context, shares.rows[0]!.accounts),
      ...moodOf(whole),
      mark: markOf(posts),
      days: everyDay(series.rows, window),
    },
  }
}

/** From the first whole day of the window to its last. */
function everyDay(rows: readonly { at: number; posts: number }[], { since, until }: Window) {
  const posts = new Map(rows.map((day) => [day.at, day.posts]))
  const first = Math.ceil(since / DAY)
  const count = Math.floor((until - 1) / DAY) - first + 1
  return Array.from({ length: count }, (_, day) => (first + day) * DAY).map((at) => ({ at, posts: posts.get(at) ?? 0 }))
}

const handleQuestion = ({ handle }: KnownAccount) => ({ query_type: 'handle' as const, handle })

function overlapOf([first, ...others]: readonly KnownAccount[], context: Context) {
  return oneSection(
    SECTION_FOR.overlap,
    { question: handleQuestion(first!), others: others.map(handleQuestion) },
    context,
  )
}

function shareOfVoice(accounts: readonly KnownAccount[], window: Window, context: Context) {
  const names = accounts.map((account) => ({
    name: account.name || account.handle,
    terms: namesOf(account).groups.flat(),
  }))
  const keywords = names.flatMap(({ terms }) => terms.map((term) => [term]))
  const question = { query_type: 'conversation' as const, keywords, share_of_voice: names, window }
  return oneSection(SECTION_FOR.voice, { question }, context)
}

async function oneSection(
  id: SectionId,
  ask: Omit<Parameters<typeof answerSections>[1], 'sections'>,
  context: Context,
): Promise<Answered | Refused> {
  const { sections } = await answerSections([id], { ...ask, sections: [id] }, context)
  return sections[0]!
}
