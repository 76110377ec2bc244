import * as areas from './areas.ts'

type Areas = typeof areas
type Key = { [A in keyof Areas]: keyof Areas[A] }[keyof Areas]

export const ja: Readonly<Record<Key, string>> = Object.assign({}, ...Object.values(areas))
export { areas }
