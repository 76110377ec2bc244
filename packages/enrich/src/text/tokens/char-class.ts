/** What a UTF-16 code unit is to the tokeniser. */
export const BREAK = 0
export const LETTER = 1
export const DIGIT = 2
/** Scripts written without spaces, cut into pairs of characters. */
export const DENSE = 3
export const PICTURE = 4
export const HIGH = 5
export const JOINER = 6

/** By code unit. A code unit whose compatibility form differs is marked in `UNFOLDED`. */
export const CLASS = new Uint8Array(65536)
export const UNFOLDED = new Uint8Array(65536)

const LETTERS = /^[\p{L}\p{M}]$/u
const DIGITS = /^\p{N}$/u
const DENSE_SCRIPTS =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u30fc]$/u
const PICTURES = /^\p{Extended_Pictographic}$/u

for (let code = 0; code < 65536; code++) {
  if (code >= 0xd800 && code < 0xe000) {
    CLASS[code] = code < 0xdc00 ? HIGH : BREAK
    UNFOLDED[code] = code === 0xd835 ? 1 : 0
    continue
  }
  const one = String.fromCharCode(code)
  if (code < 128) {
    CLASS[code] = /[a-zA-Z_]/.test(one) ? LETTER : code >= 48 && code <= 57 ? DIGIT : BREAK
    continue
  }
  if (one.normalize('NFKC') !== one || (code >= 0x300 && code <= 0x36f) || code === 0x3099 || code === 0x309a) {
    UNFOLDED[code] = 1
  }
  if (DENSE_SCRIPTS.test(one)) CLASS[code] = LETTERS.test(one) || DIGITS.test(one) ? DENSE : BREAK
  else if (LETTERS.test(one)) CLASS[code] = LETTER
  else if (DIGITS.test(one)) CLASS[code] = DIGIT
  else if (PICTURES.test(one) && code !== 0xa9 && code !== 0xae && code !== 0x2122) CLASS[code] = PICTURE
}
// Signs that carry mood although Unicode does not draw them as emoji: ★ ☆ ♡ ♪ ♬ ♫ ♥
for (const code of [0x2605, 0x2606, 0x2661, 0x266a, 0x266c, 0x266b, 0x2665]) CLASS[code] = PICTURE
CLASS[0x200d] = JOINER
CLASS[0xfe0f] = JOINER
CLASS[0xfe0e] = JOINER
CLASS[0x27] = JOINER
