export { Flock } from './Flock.tsx'
