import { LATER } from './places.ts'

const DAY_S = 86_400

/** Moves the time of everything outside, and of the product along with it. */
export async function daysLater(days: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${LATER.sandbox_port}/control/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advance_seconds: days * DAY_S }),
  })
  if (!answer.ok) throw new Error(`clock: ${answer.status}`)
}
