export { mediaIdsOf } from './answers.ts'
export { type Posting, postOfCreative } from './post.ts'
