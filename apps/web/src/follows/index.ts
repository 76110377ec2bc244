export { FollowHistory } from './FollowHistory.tsx'
export { FollowMany } from './FollowMany.tsx'
export { useFollowRuns } from './queries.ts'
