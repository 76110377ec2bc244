import type { FactChange } from '../facts/change.ts'
import { accountFact, postFact } from '../oracle/samples.ts'
import { DAY, MONDAY } from '../oracle/ten-people.ts'

/** Changes of the kill test: each brings and takes away something, so that half of one would show. */
export function changeOfTurn(turn: number): FactChange {
  const account = BigInt(1000 + turn)
  const posts = Array.from({ length: 20 }, (_, n) =>
    postFact(BigInt(10_000 + turn * 100 + n), n % 2 ? account : 3n, MONDAY + (n % 5) * DAY, `turn ${turn} coffee ${n}`),
  )
  const follows = [2n, 3n, 8n].map((followed_id) => ({ follower_id: account, followed_id, since: MONDAY, until: null }))
  return {
    upsert: { accounts: [accountFact(account, `turn${turn}`)], posts, follows },
    delete: { accounts: [account - 2n], posts: [BigInt(10_000 + (turn - 1) * 100)] },
  }
}
