import { FIRST } from './interests/first.ts'
import { JAPANESE } from './interests/ja.ts'
import { SECOND } from './interests/second.ts'
import { THIRD } from './interests/third.ts'

export type Interest = { id: string; parent: string | null; name: string; name_ja: string }

const japanese = new Map(
  JAPANESE.trim()
    .split(/; |\n/)
    .map((entry) => [entry.slice(0, entry.indexOf(' ')), entry.slice(entry.indexOf(' ') + 1)]),
)

/**
 * The interests a person may be said to have: IAB Content Taxonomy 3.1 with its ids, without the branches that must
 * not be inferred (health conditions, politics, religion, sexuality, crime, war, bad finances, family grief).
 */
export const INTERESTS: readonly Interest[] = [FIRST, SECOND, THIRD].flatMap(parse)

function parse(tree: string): Interest[] {
  const path: string[] = []
  return tree
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const depth = (line.length - line.trimStart().length) / 2
      const [, id, name] = /^ *(\S+) (.+)$/.exec(line)!
      path.length = depth
      path.push(id!)
      return { id: id!, parent: path[depth - 1] ?? null, name: name!, name_ja: japanese.get(id!) ?? name! }
    })
}

const parents = new Map(INTERESTS.map(({ id, parent }) => [id, parent]))

/** The interest and what it is part of, nearest first. */
export function interestPath(id: string): string[] {
  const path: string[] = []
  for (let at: string | null | undefined = id; at; at = parents.get(at)) path.push(at)
  return path
}
