import type { Words } from '@starling/question'
import { holds, parseTerm } from '../port/terms.ts'

/** Whether the tokens of a text hold any of the groups and none of the excluded terms. */
export function matches(tokens: string[], { groups, excluded = [] }: Words): boolean {
  const hasGroup = groups.some((group) => group.every((term) => hasTerm(tokens, term)))
  return hasGroup && !excluded.some((term) => hasTerm(tokens, term))
}

/** Side by side and in order; one character of a script without spaces is looked for inside of short tokens. */
export function hasTerm(tokens: string[], term: string): boolean {
  const parsed = parseTerm(term)
  if (parsed.within !== undefined) return tokens.some((token) => holds(token, parsed.within))
  return tokens.some((_, start) => parsed.tokens.every((token, index) => tokens[start + index] === token))
}
