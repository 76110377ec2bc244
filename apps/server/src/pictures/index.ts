export { Pictures } from './pictures.ts'
