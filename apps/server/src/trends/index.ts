export { belongingTo, communitiesOf } from './communities.ts'
