/** What a campaign may spend: it waits for a second person, or may; other terms took its place, it is over, or was refused. */
export const HOLD_STATES = ['waiting', 'held', 'replaced', 'released', 'refused'] as const
export type HoldState = (typeof HOLD_STATES)[number]
