import type { Cells } from '@starling/sections'

export type BaseMark = Cells['mark']

// design section 4: what a base of few people may look like
export const FADED_UP_TO = 200
export const FEW_UP_TO = 50
export const LEAST_PEOPLE = 5

export const markOf = (n: number): BaseMark => (n <= FEW_UP_TO ? 'few' : n <= FADED_UP_TO ? 'faded' : null)

/** Somebody, but so few that a figure would be about single people. Of nobody there is nothing to hide. */
export const isFew = (people: number): boolean => people > 0 && people < LEAST_PEOPLE
