import type { ByAuthor, MoodsByAuthor } from '../port/answers.ts'
import type { Person, Post } from './population.ts'

/** The sum of the squares of how many posts each wrote. */
export const squaresOf = (posts: readonly Post[]): number => sumOver(perAuthor(posts), (count) => count ** 2)

/** Of posts that are some of these. */
export function among(all: readonly Post[]): (posts: readonly Post[]) => ByAuthor {
  const each = perAuthor(all)
  return (posts) => {
    const own = perAuthor(posts)
    return {
      squares: sumOver(own, (count) => count ** 2),
      crossed: sumOver(own, (count, author) => count * each.get(author)!),
    }
  }
}

export function moodsByAuthor(posts: readonly Post[]): MoodsByAuthor {
  const of = (mood: Post['sentiment']) => posts.filter(({ sentiment }) => sentiment === mood)
  const [negative, neutral, positive] = [of('negative'), of('neutral'), of('positive')]
  const judged = [...negative, ...neutral, ...positive]
  const down = perAuthor(negative)
  const amongJudged = among(judged)
  return {
    judged: among(posts)(judged),
    negative: amongJudged(negative),
    neutral: amongJudged(neutral),
    positive: amongJudged(positive),
    opposed: sumOver(perAuthor(positive), (count, author) => count * (down.get(author) ?? 0)),
  }
}

const perAuthor = (posts: readonly Post[]): Map<Person, number> =>
  new Map([...Map.groupBy(posts, ({ author }) => author)].map(([author, own]) => [author, own.length]))

const sumOver = (counts: ReadonlyMap<Person, number>, of: (count: number, author: Person) => number): number =>
  [...counts].reduce((sum, [author, count]) => sum + of(count, author), 0)
