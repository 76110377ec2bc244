export { Clock } from './clock.ts'
export { PEOPLE, TEAMS } from './people.ts'
export { runWorld } from './run.ts'
export { type Browser, World } from './world.ts'
