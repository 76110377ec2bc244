export { lintedOf } from './lint.ts'
export { type Posting, postOfCreative } from './post.ts'
