const fold = (text: string) => text.normalize('NFKC').toLowerCase()

/**
 * How well something is called as was typed: 0 its name begins so, 1 a word of its name or another writing of it does,
 * 2 its name holds it. A word in the middle of another writing is no reason: "dance teacher" makes no teacher of a dancer.
 */
export function calledLike(typed: string, name: string, writings: readonly string[]): 0 | 1 | 2 | null {
  const [text, called] = [fold(typed.trim()), fold(name)]
  if (text === '' || called.startsWith(text)) return 0
  if (called.includes(` ${text}`) || writings.some((one) => fold(one).startsWith(text))) return 1
  return called.includes(text) ? 2 : null
}
