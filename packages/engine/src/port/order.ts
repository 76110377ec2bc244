/** The order of the bytes of UTF-8, which is the order of code points; `<` on strings goes by UTF-16 and differs. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const left = a.charCodeAt(at)
    const right = b.charCodeAt(at)
    if (left === right) continue
    const leftIsHalf = left >= 0xd800 && left <= 0xdfff
    const rightIsHalf = right >= 0xd800 && right <= 0xdfff
    if (leftIsHalf !== rightIsHalf) return leftIsHalf ? 1 : -1
    return left - right
  }
  return a.length - b.length
}
