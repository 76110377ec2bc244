import { domainToASCII } from 'node:url'
import { AppError } from '@starling/contract'
import { type Budget, type Change, giveBackSpending, spend } from '@starling/store'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * A browser that was signed in before has budgets of its own: whoever guesses or mail-bombs from elsewhere can
 * neither lock its owner out nor learn that the address exists.
 */
export type Asker = { email: string; address: string; device: string | undefined }

/** Its dots are nothing there, and both names lead to the same mailbox. */
const GMAIL = ['gmail.com', 'googlemail.com']

/**
 * What stands behind a plus reaches the same mailbox, and so does the same domain spelled otherwise. For counting only:
 * who somebody is goes by the address as it is written.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const written = email.slice(at + 1).replace(/[.。．｡]$/, '')
  const domain = domainToASCII(written) || written.toLowerCase()
  const name = email.slice(0, at).replace(/\+.*$/, '').toLowerCase()
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

const whose = ({ email, device }: Asker) => (device ? `${email} device ${device}` : email)
const mailKey = ({ email, ...asker }: Asker) => `mail ${whose({ ...asker, email: mailboxOf(email) })}`

/**
 * Behind one address there may be a whole company: codes that are answered do not count, nor does a known device, and
 * past the limit newcomers wait a minute at most.
 */
const addressBudget = ({ address }: Asker): Budget => ({
  key: `mail from ${address}`,
  limit: 100,
  window_ms: HOUR_MS,
  pace: { first_ms: 1000, most_ms: MINUTE_MS },
})

export const mailBudgets = (asker: Asker): Budget[] => [
  { key: mailKey(asker), limit: 3, window_ms: 15 * MINUTE_MS },
  ...(asker.device ? [] : [addressBudget(asker)]),
]

/** Of an address as such no tries are counted: it gets few codes that it does not answer, and each is judged five times. */
export const tryBudgets = (asker: Asker, magic_link_id: string): Budget[] => [
  { key: `code ${magic_link_id} ${asker.device ?? ''}`, limit: 5, window_ms: DAY_MS },
  { key: `try ${whose(asker)}`, limit: 20, window_ms: DAY_MS },
]

/** What a person makes in a day: far more than anyone needs, far less than what fills a database or a mailbox. */
const A_DAY = {
  team: 20,
  token: 50,
  approval: 50,
  ad_account: 200,
  scenario: 500,
  list_use: 1000,
  monitor: 50,
  passkey: 20,
  link: 50,
  correction: 500,
  plan: 100,
  count: 100,
  campaign: 500,
  version: 500,
  file: 2000,
  media: 2000,
  creative: 500,
}
export const madeBudgets = (what: keyof typeof A_DAY, maker: string): Budget[] => [
  { key: `${what} of ${maker}`, limit: A_DAY[what], window_ms: DAY_MS },
]

type Inviting = { inviter: string; team_id: string; emails: readonly string[] }
/** In one order whoever asks: two that wait for each other would wait for ever. */
export function inviteBudgets({ inviter, team_id, emails }: Inviting): Budget[] {
  const amount = emails.length
  return [
    { key: `invites of ${mailboxOf(inviter)}`, limit: 100, window_ms: DAY_MS, amount },
    { key: `invites of team ${team_id}`, limit: 200, window_ms: DAY_MS, amount },
    ...emails
      .map(mailboxOf)
      .sort()
      .flatMap((mailbox) => [
        { key: `invites of team ${team_id} to ${mailbox}`, limit: 5, window_ms: DAY_MS },
        { key: `invites to ${mailbox}`, limit: 10, window_ms: DAY_MS },
      ]),
  ]
}

export async function spendAll(change: Change, budgets: Budget[]): Promise<void> {
  for (const budget of budgets) {
    const result = await spend(change, budget)
    if (!result.spent) throw new AppError('too_many', { retry_after_s: result.retry_after_s })
  }
}

/** Someone who signed in was neither guessing nor bombing: what they spent is theirs again. */
export async function giveBack(change: Change, asker: Asker): Promise<void> {
  const spent = [mailKey(asker), `try ${whose(asker)}`, ...(asker.device ? [] : [addressBudget(asker).key])]
  for (const key of spent) await giveBackSpending(change, key)
}
