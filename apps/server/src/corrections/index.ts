export { type CorrectedPost, correctedPosts } from './corrected-posts.ts'
