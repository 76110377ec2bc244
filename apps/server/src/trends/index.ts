export { communitiesOf } from './communities.ts'
