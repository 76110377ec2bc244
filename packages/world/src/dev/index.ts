export { fillCorpus } from '../network/fill-corpus.ts'
export { runGround } from '../run.ts'
export { welcome } from '../welcome.ts'
export { RestartingProduct } from './restarting-product.ts'
