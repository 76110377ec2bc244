export { BYTE_ORDER_MARK, csvLine } from './csv.ts'
