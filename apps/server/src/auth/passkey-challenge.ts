import { isId, newId, type Row } from '@starling/store'
import type { Context } from '../floor/index.ts'

const LIFE_MS = 5 * 60_000

/** One to sign in is anybody's; what a signed-in person is asked for is bound to their session. */
const purposeOf = (session: Row<'sessions'> | undefined) =>
  session ? (`passkey of ${session.id}` as const) : 'passkey'
const madeAt = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

/** What a passkey is to sign. Nothing is kept for it: its id says when it was made, its seal that we gave it out. */
export function challengeFor({ secrets, now, request }: Context, session?: Row<'sessions'>) {
  const text = secrets.seal(purposeOf(session), newId(now))
  return {
    challenge: Buffer.from(text).toString('base64url'),
    host: request.hostname,
    expires_at: new Date(now.getTime() + LIFE_MS).toISOString(),
  }
}

/** The id of the challenge in what a browser sent, where it is one of ours and still good. */
export function openChallenge(
  client_data: string,
  { secrets, now }: Context,
  session?: Row<'sessions'>,
): { id: string; challenge: string } | undefined {
  const challenge = challengeIn(client_data)
  const id = challenge && secrets.unseal(purposeOf(session), Buffer.from(challenge, 'base64url').toString())
  return id && isId(id) && madeAt(id) + LIFE_MS > now.getTime() ? { id, challenge } : undefined
}

/** Anyone may have written it: what is not JSON holds no challenge. */
function challengeIn(client_data: string): string | undefined {
  const text = Buffer.from(client_data, 'base64url').toString()
  return /"challenge"\s*:\s*"([\w-]+)"/.exec(text)?.[1]
}
