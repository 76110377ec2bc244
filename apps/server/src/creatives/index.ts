export { type Posting, postOfCreative } from './post.ts'
