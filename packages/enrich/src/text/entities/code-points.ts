/** A function from UTF-16 offset to code point offset; offsets must be asked in rising order. */
export function codePointOffsets(text: string): (utf16: number) => number {
  let at = 0
  let pairs = 0
  return (utf16) => {
    for (; at < utf16; at++) {
      const code = text.charCodeAt(at)
      if (code >= 0xd800 && code < 0xdc00) {
        const next = text.charCodeAt(at + 1)
        if (next >= 0xdc00 && next < 0xe000) {
          pairs++
          at++
        }
      }
    }
    return utf16 - pairs
  }
}
