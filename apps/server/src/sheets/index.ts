export { BYTE_ORDER_MARK, csvLine } from './csv.ts'
export { takeAnswers } from './take-answers.ts'
export { writable } from './writable.ts'
