const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]+/gu
/** Names that Windows keeps for devices, with any ending. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
const MOST_BYTES = 120
const bytes = new TextEncoder()

/** A name that is one file in the folder it is put into, on every system. */
export function safeFileName(title: string): string {
  let name = title.toWellFormed().normalize('NFC').replace(FORBIDDEN, ' ').replace(/\s+/g, ' ')
  name = name.replace(/^[ .]+|[ .]+$/g, '')
  while (bytes.encode(name).length > MOST_BYTES) name = Array.from(name).slice(0, -1).join('').trimEnd()
  name = name.replace(/[ .]+$/, '')
  if (name === '') return 'section'
  return DEVICE.test(name) ? `${name[0]}_${name.slice(1)}` : name
}

/** The same for many: no two alike, also where capitals do not count. */
export function uniqueFileNames(titles: readonly string[], ending: string, taken: readonly string[] = []): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()))
  return titles.map((title) => {
    const name = safeFileName(title)
    let file = `${name}${ending}`
    for (let at = 2; used.has(file.toLowerCase()); at++) file = `${name} ${at}${ending}`
    used.add(file.toLowerCase())
    return file
  })
}
