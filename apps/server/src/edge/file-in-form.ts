import { AppError } from '@starling/contract'

const BREAK = '\r\n'
/** Of all that stands before the bytes of the file. */
const MOST_HEAD = 16_384

const refused = (code: 'one_file' | 'not_valid') => new AppError('invalid', { fields: { file: [{ code }] } })

/**
 * The one file of a form (RFC 7578), piece by piece. Fields beside it are refused: they belong into the address, and a
 * second file would be lost without a word.
 */
export async function fileInForm(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
): Promise<{ name: string | undefined; bytes: AsyncIterable<Uint8Array> }> {
  const pieces = body[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)
  const more = async () => {
    const { value, done } = await pieces.next()
    if (done) throw refused('not_valid')
    held = Buffer.concat([held, value])
  }

  const first = `--${boundary}${BREAK}`
  let end = -1
  while (end < 0) {
    if (held.length > MOST_HEAD) throw refused('not_valid')
    await more()
    end = held.indexOf(BREAK + BREAK)
  }
  const head = held.subarray(0, end).toString('utf8')
  // A preamble is allowed by the grammar, and sent by nobody.
  if (!head.startsWith(first)) throw refused('not_valid')
  const told = /^content-disposition:[^\r\n]*/im.exec(head)?.[0] ?? ''
  const name = /;\s*filename="([^"]*)"/i.exec(told)?.[1]
  if (name === undefined) throw refused('one_file')
  held = held.subarray(end + 2 * BREAK.length)

  const last = Buffer.from(`${BREAK}--${boundary}`)
  async function* bytes(): AsyncGenerator<Uint8Array, void> {
    for (;;) {
      const at = held.indexOf(last)
      if (at >= 0) {
        if (at > 0) yield held.subarray(0, at)
        held = held.subarray(at + last.length)
        break
      }
      // What may be the beginning of the end is kept until more is known.
      const sure = held.length - last.length + 1
      if (sure > 0) {
        yield held.subarray(0, sure)
        held = held.subarray(sure)
      }
      await more()
    }
    while (held.length < 2) await more()
    if (!held.subarray(0, 2).equals(Buffer.from('--'))) throw refused('one_file')
  }
  return { name: name.replaceAll('%22', '"'), bytes: bytes() }
}
