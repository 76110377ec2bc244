import { createHash } from 'node:crypto'
import { identityOf, type Question } from '@starling/question'

/** Names a question, with nothing kept: who is given a question and its id later computes the id again. */
export const queryIdOf = (question: Question): string =>
  `q_${createHash('sha256').update(identityOf(question)).digest('base64url')}`
