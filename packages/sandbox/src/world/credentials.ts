import { createHmac } from 'node:crypto'
import type { Account, Network } from './network.ts'
import type { State } from './state.ts'

/** Everything a client needs to sign in here; the same for as long as the state is kept. */
export type AppCredentials = {
  consumer_key: string
  consumer_secret: string
  bearer_token: string
  client_id: string
  client_secret: string
  /** An app that cannot keep a secret: PKCE alone. */
  public_client_id: string
  facebook: { client_id: string; client_secret: string }
  linkedin: { client_id: string; client_secret: string }
  stripe: { secret_key: string; publishable_key: string; webhook_secret: string }
  llm: { api_key: string }
}
export type DemoUser = {
  user_id: string
  username: string
  name: string
  access_token: string
  access_token_secret: string
}
export type AdAccount = { id: string; name: string; user_id: string; country: string }
export type Credentials = AppCredentials & { users: DemoUser[]; ad_accounts: AdAccount[] }

const DEMO_BRANDS = 3
const DEMO_PEOPLE = 3

export function appCredentials(secret: string): AppCredentials {
  const derive = (name: string, length: number) => derived(secret, name, length)
  return {
    consumer_key: derive('consumer key', 25),
    consumer_secret: derive('consumer secret', 50),
    bearer_token: `AAAAAAAAAAAAAAAAAAAAA${derive('bearer', 60)}`,
    client_id: derive('client id', 34),
    client_secret: derive('client secret', 50),
    public_client_id: derive('public client id', 34),
    facebook: { client_id: digits(secret, 'facebook id'), client_secret: derive('facebook', 32).toLowerCase() },
    linkedin: { client_id: derive('linkedin id', 14).toLowerCase(), client_secret: derive('linkedin', 16) },
    stripe: {
      secret_key: `sk_test_${derive('stripe secret', 40)}`,
      publishable_key: `pk_test_${derive('stripe public', 40)}`,
      webhook_secret: `whsec_${derive('stripe webhook', 32)}`,
    },
    llm: { api_key: `sk-sandbox-${derive('llm', 32)}` },
  }
}

/** Who they are is settled at the first question: followers come and go, their tokens must not. */
export function credentialsOf(state: State, network: Network): Credentials {
  const { secret } = state
  const settled = state.get('demo', 'users') as string[] | undefined
  const known = settled?.map((id) => network.account(id)) ?? []
  const people = known.length > 0 && known.every((one) => one) ? known.map((one) => one!) : demoPeople(network)
  if (!settled)
    state.set(
      'demo',
      'users',
      people.map(({ id }) => id),
    )
  const users = people.map(({ id, handle, name }) => ({
    user_id: id,
    username: handle,
    name,
    access_token: `${id}-${derived(secret, `token ${id}`, 40)}`,
    access_token_secret: derived(secret, `token secret ${id}`, 45),
  }))
  const ad_accounts = people.slice(0, DEMO_BRANDS).map(({ id, name, country }) => ({
    id: `18ce5${derived(secret, `ads ${id}`, 6).toLowerCase()}`,
    name,
    user_id: id,
    country,
  }))
  return { ...appCredentials(secret), users, ad_accounts }
}

/** Who signs in on the consent pages: companies first, then people, each with followers of their own. */
export function demoPeople({ database, accountAt }: Pick<Network, 'database' | 'accountAt'>): Account[] {
  const pick = (kind: number, take: number) =>
    database
      .prepare('SELECT slot FROM accounts WHERE kind = ? ORDER BY followers_count DESC, slot LIMIT ?')
      .all(kind, take)
      .map(({ slot }) => accountAt(Number(slot))!)
  const brands = pick(3, DEMO_BRANDS)
  const people = pick(0, DEMO_PEOPLE + DEMO_BRANDS - brands.length)
  return [...brands, ...people]
}

function derived(secret: string, name: string, length: number): string {
  const make = (part: number) => createHmac('sha256', secret).update(`${name} ${part}`).digest('base64')
  return (make(1) + make(2) + make(3)).replace(/[^A-Za-z0-9]/g, '').slice(0, length)
}

const digits = (secret: string, name: string) =>
  String(BigInt(`0x${createHmac('sha256', secret).update(name).digest('hex').slice(0, 14)}`))
    .padStart(15, '1')
    .slice(0, 15)
