export { AT_LEAST, belongingTo, communitiesOf } from './communities.ts'
