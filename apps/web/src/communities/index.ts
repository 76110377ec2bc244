export { nameOfCommunity } from './name-of-community.ts'
export { communitiesOptions } from './queries.ts'
