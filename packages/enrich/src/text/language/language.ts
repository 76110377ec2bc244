import type { Judged } from '../../profile/judged.ts'
import { readModel } from '../model-file.ts'
import { LINK, MENTION, type Scan } from '../tokens/scan.ts'
import { isWordy } from './features.ts'
import { type LanguageHeader, LanguageModel, type LanguageModels } from './model.ts'
import { CHOICES, HAN, KANA, LATIN, languageOfScript, SCRIPT_OF, SCRIPTS, TELLING } from './scripts.ts'

/** Nothing that is written in a language: only links, handles, emoji, figures. */
export const UNDETERMINED = 'und'
const NOTHING: Judged<string> = { value: UNDETERMINED, confidence: 1 }

type Header = { latin: LanguageHeader; other: LanguageHeader; latin_bytes: number }
const { header, bytes } = readModel<Header>('language')
export const storedModels: LanguageModels = {
  latin: new LanguageModel(header.latin, bytes.subarray(0, header.latin_bytes)),
  other: new LanguageModel(header.other, bytes.subarray(header.latin_bytes)),
}
const seen = new Int32Array(SCRIPTS)

/** The language of a text: by script where one script is one language, by its letters otherwise. */
export function languageIn(scan: Scan, models = storedModels): Judged<string> {
  const script = mainScript(scan)
  if (script === 0) return (hasWordyLink(scan) && models.latin.choose(CHOICES[LATIN]!, scan)) || NOTHING
  const single = languageOfScript(script)
  if (single) return { value: single, confidence: 0.99 }
  if (script === KANA) return { value: 'ja', confidence: 0.99 }
  for (const [where, letter, language] of TELLING) {
    if (where === script && letter.test(scan.text)) return { value: language, confidence: 0.95 }
  }
  const judged = (script === LATIN ? models.latin : models.other).choose(CHOICES[script]!, scan)
  // "lol", "haha": whoever writes it, most often it stands among English.
  if (!judged) return script === LATIN ? { value: 'en', confidence: 0.3 } : NOTHING
  return judged.value === 'hi-Latn' ? { ...judged, value: 'hi' } : judged
}

/** Where nothing else is written, a link that is spelled out ("/what-to-do-in-paris") is what there is to read. */
function hasWordyLink({ text, count, kinds, starts, ends }: Scan): boolean {
  for (let index = 0; index < count; index++) {
    if (kinds[index] === LINK && isWordy(text, starts[index]!, ends[index]!)) return true
  }
  return false
}

/** Kana in a text of Chinese characters make it Japanese, so they count for all of them. */
function mainScript({ text, count, kinds, starts, ends }: Scan): number {
  seen.fill(0)
  for (let index = 0; index < count; index++) {
    if (kinds[index] === MENTION || kinds[index] === LINK) continue
    const end = ends[index]!
    for (let at = starts[index]!; at < end; at++) seen[SCRIPT_OF[text.charCodeAt(at)]!]!++
  }
  if (seen[KANA]! > 0) {
    seen[KANA]! += seen[HAN]!
    seen[HAN] = 0
  }
  let best = 0
  for (let script = 1; script < SCRIPTS; script++) {
    if (weight(script) > (best === 0 ? 0 : weight(best))) best = script
  }
  return best
}
/** A sign of a dense script carries more than a letter does. */
const weight = (script: number) => seen[script]! * (script === HAN || script === KANA ? 2 : 1)
