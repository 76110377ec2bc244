import { factsOf } from './facts.ts'
import { type Broken, placeOf, type SourceFile } from './source-file.ts'

/**
 * One word finds contract line, handler, query and screen. A function of the room may serve several calls; one that a
 * single call only passes on to is that call's handler, and bears its id as well.
 */
export const handlersBearTheirCallsId = (files: SourceFile[]): Broken =>
  files.flatMap((file) => {
    const { handlers } = factsOf(file)
    const isOfRoom = (name: string) => new RegExp(`\\b${name}\\b[^']* from '\\./`).test(file.text)
    const isShared = (name: string) =>
      handlers.some(({ id }) => id === name) || handlers.filter(({ passes_to }) => passes_to === name).length > 1
    return handlers
      .filter(({ id, is, passes_to }) =>
        is ? is !== id : passes_to !== undefined && isOfRoom(passes_to) && !isShared(passes_to),
      )
      .map(({ id, is, passes_to, start }) => `${placeOf(file, start)} serves ${id} by ${is ?? passes_to}`)
  })
