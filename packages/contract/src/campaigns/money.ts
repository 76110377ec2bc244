import { z } from 'zod'

/** A billion of any unit; far below what a number holds exactly. */
const MOST_MICRO = 1e15
/** Millionths of a unit of the ad account's currency, of yen as well. */
export const Micro = z.int().min(1).max(MOST_MICRO)
