export { readCorpus } from './corpus.ts'
export { type Checked, checkDownload } from './download.ts'
export { type Known, knownOf } from './known.ts'
