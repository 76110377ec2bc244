/** Which languages a script leaves open. One language is the answer; several are decided by the n-gram model. */
export const LATIN = 1
export const CYRILLIC = 2
export const ARABIC = 3
export const HAN = 4
export const KANA = 5

/** Scripts that (on X) stand for one language. */
const SINGLE: [number, number, string][] = [
  [0x370, 0x3ff, 'el'],
  [0x1f00, 0x1fff, 'el'],
  [0x530, 0x58f, 'hy'],
  [0x590, 0x5ff, 'he'],
  [0x780, 0x7bf, 'dv'],
  [0x900, 0x97f, 'hi'],
  [0x980, 0x9ff, 'bn'],
  [0xa00, 0xa7f, 'pa'],
  [0xa80, 0xaff, 'gu'],
  [0xb00, 0xb7f, 'or'],
  [0xb80, 0xbff, 'ta'],
  [0xc00, 0xc7f, 'te'],
  [0xc80, 0xcff, 'kn'],
  [0xd00, 0xd7f, 'ml'],
  [0xd80, 0xdff, 'si'],
  [0xe00, 0xe7f, 'th'],
  [0xe80, 0xeff, 'lo'],
  [0xf00, 0xfff, 'bo'],
  [0x1000, 0x109f, 'my'],
  [0x10a0, 0x10ff, 'ka'],
  [0x1100, 0x11ff, 'ko'],
  [0x3130, 0x318f, 'ko'],
  [0xac00, 0xd7a3, 'ko'],
  [0x1200, 0x139f, 'am'],
  [0x1780, 0x17ff, 'km'],
]
const OPEN: [number, number, number][] = [
  [0x41, 0x5a, LATIN],
  [0x61, 0x7a, LATIN],
  [0xc0, 0x24f, LATIN],
  [0x1e00, 0x1eff, LATIN],
  [0x400, 0x52f, CYRILLIC],
  [0x600, 0x6ff, ARABIC],
  [0x750, 0x77f, ARABIC],
  [0xfb50, 0xfdff, ARABIC],
  [0x3400, 0x4dbf, HAN],
  [0x4e00, 0x9fff, HAN],
  [0x3041, 0x309f, KANA],
  [0x30a1, 0x30fa, KANA],
  [0x30fd, 0x30ff, KANA],
]
const FIRST_SINGLE = 8
export const SINGLES = [...new Set(SINGLE.map(([, , language]) => language))]
export const SCRIPTS = FIRST_SINGLE + SINGLES.length

/** The script of a code unit: one of the constants, `8 + index of SINGLES`, or 0. */
export const SCRIPT_OF = new Uint8Array(65536)
for (const [first, last, script] of OPEN) SCRIPT_OF.fill(script, first, last + 1)
for (const [first, last, language] of SINGLE) {
  SCRIPT_OF.fill(FIRST_SINGLE + SINGLES.indexOf(language), first, last + 1)
}
SCRIPT_OF[0xd7] = 0
SCRIPT_OF[0xf7] = 0

export const languageOfScript = (script: number) => (script >= FIRST_SINGLE ? SINGLES[script - FIRST_SINGLE]! : null)

/** Languages the model chooses between, per script. Letters no other has decide some without it. */
export const CHOICES: Record<number, readonly string[]> = {
  [LATIN]: `en es pt fr de it nl tr id pl sv da no fi is ro hu cs sk sl hr et vi hi-Latn sw ha ig yo rw`.split(' '),
  [CYRILLIC]: 'ru bg sr mk'.split(' '),
  [ARABIC]: ['ar', 'fa'],
  [HAN]: ['zh', 'ja'],
}
export const TELLING: [number, RegExp, string][] = [
  [CYRILLIC, /[іїєґ]/, 'uk'],
  [CYRILLIC, /ў/, 'be'],
  [ARABIC, /[ٹڈڑےںھ]/, 'ur'],
]
