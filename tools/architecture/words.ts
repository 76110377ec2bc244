import path from 'node:path'
import { factsOf, within } from './facts.ts'
import { type Broken, placeOf, type SourceFile } from './source-file.ts'

const isOurs = ({ name }: SourceFile) => /^(apps|packages)\//.test(name)

/** The sandbox is the outside, and the engine answers primitives: what they call the same is not a section. */
const OTHER_WORDS = ['sections', 'sandbox', 'engine', 'enrich', 'catalog']

/**
 * An id of several words can mean nothing else; one of a single word (`posts`, `overlap`), or one that is `shared` with
 * a field of the question, means a section where it stands for one: beside an id, or in a list of sections.
 */
export function sectionsAreNamedOnce(files: SourceFile[], ids: readonly string[], shared: readonly string[]): Broken {
  const users = usersOf(files.filter(isOurs))
  return files
    .filter((file) => isOurs(file) && !isOfTests(file, users) && !OTHER_WORDS.includes(file.home))
    .flatMap((file) => {
      const { words, keys } = factsOf(file)
      return [...words, ...(file.name.startsWith('apps/') ? keys : [])]
        .filter(({ text }) => ids.includes(text))
        .filter(
          ({ text, start, end }) =>
            (text.includes('_') && !shared.includes(text)) || standsForASection(file.text, start, end),
        )
        .map(({ text, start }) => `${placeOf(file, start)} names the section ${text}`)
    })
}
/** A test, or what only tests take from, at first or at second hand. */
function isOfTests({ name, isTest }: SourceFile, users: Map<string, SourceFile[]>, met = new Set<string>()): boolean {
  if (isTest || met.has(name)) return true
  met.add(name)
  return users.get(name)?.every((user) => isOfTests(user, users, met)) ?? false
}
function usersOf(files: SourceFile[]): Map<string, SourceFile[]> {
  const uses = files.flatMap((user) =>
    factsOf(user).imports.map(({ target }) => ({ used: path.join(path.dirname(user.name), target), user })),
  )
  return new Map([...Map.groupBy(uses, ({ used }) => used)].map(([used, by]) => [used, by.map(({ user }) => user)]))
}
const standsForASection = (text: string, start: number, end: number) =>
  /(\b(id|section)\s*[!=]==\s*|[sS]ections?(:|\(|\.includes\()\s*\[?(\s*'\w+',)*\s*)$/.test(
    text.slice(Math.max(0, start - 200), start),
  ) || /^\s*[!=]==\s*(\w+\.)?(id|section)\b/.test(text.slice(end))

/** A refusal is a code with values: words come from text alone. */
export const refusalsAreCodes = (files: SourceFile[]): Broken =>
  files
    .filter((file) => isOurs(file) && !file.isTest)
    .flatMap((file) => {
      const { made, words } = factsOf(file)
      const refusals = made.filter(({ of }) => of === 'AppError')
      // A cause is for the log.
      const causes = made.filter(({ of }) => of === 'Error')
      return words
        .filter(({ text }) => /\S\s+\S|\s$|^[A-Z][a-z]+$/.test(text))
        .filter((word) => refusals.some((one) => within(one, word)) && !causes.some((one) => within(one, word)))
        .map(({ text, start }) => `${placeOf(file, start)} refuses with a sentence: ${text}`)
    })

/** It is exported from one place, in all packages and apps; the sandbox is the outside and has words of its own. */
export function typesAreDeclaredOnce(files: SourceFile[]): Broken {
  const declared = files
    .filter((file) => isOurs(file) && !file.isTest && file.home !== 'sandbox')
    .flatMap((file) => factsOf(file).types.map(({ name, start }) => ({ name, place: placeOf(file, start) })))
  return [...Map.groupBy(declared, ({ name }) => name)]
    .filter(([, places]) => places.length > 1)
    .map(([name, places]) => `${name} means ${places.length} things: ${places.map(({ place }) => place).join(', ')}`)
}
