import { inflateSync } from 'node:zlib'

type Parts = { dictionary: string; stream: Buffer | null }

/** What can be read in a PDF of ours, page by page: letters by way of the tables with which its fonts name their signs. */
export function pdfPages(bytes: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(bytes))
  const at = (dictionary: string, key: string) => {
    const id = new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1]
    return id ? objects.get(id) : undefined
  }
  return [...objects.values()]
    .filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary))
    .map((page) => {
      const resources = at(page.dictionary, 'Resources')?.dictionary ?? page.dictionary
      const fonts = /\/Font <<([^>]*)>>/.exec(resources)?.[1] ?? ''
      const names = [...fonts.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name, id]) => {
        const table = at(objects.get(id!)!.dictionary, 'ToUnicode')!
        return [name!, lettersOf(textOf(table))] as const
      })
      return readPage(textOf(at(page.dictionary, 'Contents')!), new Map(names))
    })
}

function objectsOf(file: Buffer): Map<string, Parts> {
  const text = file.toString('latin1')
  const found = new Map<string, Parts>()
  for (const match of text.matchAll(/(?<=^|\n)(\d+) 0 obj\n/g)) {
    const from = match.index + match[0].length
    const end = text.indexOf('\nendobj', from)
    const stream = text.indexOf('\nstream\n', from)
    if (stream < 0 || stream > end) found.set(match[1]!, { dictionary: text.slice(from, end), stream: null })
    else {
      const dictionary = text.slice(from, stream)
      const length = Number(/\/Length (\d+)/.exec(dictionary)![1])
      found.set(match[1]!, { dictionary, stream: file.subarray(stream + 8, stream + 8 + length) })
    }
  }
  return found
}

const textOf = ({ dictionary, stream }: Parts): string =>
  (dictionary.includes('/FlateDecode') ? inflateSync(stream!) : stream!).toString('latin1')

/** A table of a font: four digits name a sign, which may be several letters. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, first, list] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    const signs = list!.trim().split(/>\s*</)
    signs.forEach((sign, step) => {
      const code = (Number.parseInt(first!, 16) + step).toString(16).padStart(4, '0')
      letters.set(
        code,
        Buffer.from(sign.replace(/[<>\s]/g, ''), 'hex')
          .swap16()
          .toString('utf16le'),
      )
    })
  }
  return letters
}

function readPage(contents: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let letters: ReadonlyMap<string, string> = new Map()
  let read = ''
  for (const [, font, shown] of contents.matchAll(/\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? letters
    else {
      const codes = [...shown!.matchAll(/<([\da-f]*)>/g)].map(([, code]) => code).join('')
      read += `${(codes.match(/.{4}/g) ?? []).map((code) => letters.get(code) ?? '?').join('')}\n`
    }
  }
  return read
}
