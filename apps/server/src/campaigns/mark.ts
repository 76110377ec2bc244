const BETWEEN = ' · '
const LETTERS = 8
const MARK = new RegExp(`${BETWEEN}(stl-[0-9a-z]{${LETTERS}})$`)

/** By chance no two of an ad account are alike: of the letters of an id those that do not tell its time. */
export const markOf = (id: string): string =>
  `stl-${BigInt(`0x${id.slice(-12)}`)
    .toString(36)
    .padStart(LETTERS, '0')
    .slice(-LETTERS)}`

/** What something of ours is called at X. After a try of which nobody knows how it ended it is found again by the mark. */
export const nameAtX = ({ id, name }: { id: string; name: string }): string => `${name}${BETWEEN}${markOf(id)}`

export const markIn = (name: string | null): string | null => MARK.exec(name ?? '')?.[1] ?? null
/** As a person wrote it. */
export const withoutMark = (name: string): string => name.replace(MARK, '')
