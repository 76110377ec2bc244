import type { Language } from '../places.ts'
import { join } from './joints.ts'

/** What a grammar of slots gets wrong at its seams, put right: articles that melt together, particles that follow a sound. */
type Seam = [RegExp, string | ((...found: string[]) => string)]

const AN = /\b([Aa]) (?=[aeiou](?!ni[cqtv]|se[dr]?\b|ne\b|uro)|[AEIO][a-z])/g

/** Places that one is in or on, not at. */
const IN_THE =
  /\bat (?=(?:the|my|our) (?:forest|greenhouse|grandstand|paddock|away end|main stand|server room|reading room))/g
const ON_THE =
  /\bat (?=(?:the|my|our) (?:balcony|rooftop|terrace|\w+ line platform|hill|canal|pier|trail|astro pitch))/g

const SEAMS: Partial<Record<Language, Seam[]>> = {
  en: [
    [AN, '$1n '],
    [/\b([Aa]) (?=(?:8|11|18)\b)/g, '$1n '],
    [/ {2,}/g, ' '],
    [IN_THE, 'in '],
    [ON_THE, 'on '],
    [/\b(finally|just|still|always|somehow) (?:finally|just|still|always)\b/gi, '$1'],
    [/\b(\w+ing) \1\b/gi, '$1'],
    [/\b(the|my|an?) (my|the|a|our)\b/gi, '$2'],
    [/\b(more|team|fellow|any|all the|handmade|homemade) (?:the|an?|my) /gi, '$1 '],
  ],
  ja: [
    [/。。/g, '。'],
    [/([！？…])。/g, '$1'],
  ],
  es: [
    [/\b([Aa]) el\b/g, '$1l'],
    [/\b([Dd])e el\b/g, '$1el'],
    [/\b([Aa]|[Dd]esde) las 1\b/g, '$1 la 1'],
  ],
  pt: [
    [/\bde (o|a|os|as|aquel[ae]s?|ess[ea]s?|est[ea]s?)\b/g, 'd$1'],
    [/\bem (o|a|os|as|um|uma|aquel[ae]s?|ess[ea]s?|est[ea]s?)\b/g, 'n$1'],
    [/\bpra (o|os)\b/g, 'pr$1'],
    [/\bpra a\b/g, 'pra'],
    [/\bpor (o|a|os|as)\b/g, 'pel$1'],
    [/\ba (os?)\b/g, 'a$1'],
    [/\ba a(s?)\b/g, 'à$1'],
    [/\b([Dd])e Rio de/g, '$1o Rio de'],
    [/\bem Rio de/g, 'no Rio de'],
    [/\bpra Rio de/g, 'pro Rio de'],
    [/\b([Dd])e Porto\b(?! Alegre)/g, '$1o Porto'],
    [/\b([Ee])m Porto\b(?! Alegre)/g, (_, e) => (e === 'E' ? 'No Porto' : 'no Porto')],
    [/\bpra Porto\b(?! Alegre)/g, 'pro Porto'],
    [/\bEm Rio de/g, 'No Rio de'],
    [/(?<!\p{L})([Dd]a|[Àà])s 1\b/gu, '$1 1'],
  ],
  fr: [
    [/(?<!\p{L})([Dd])e le /gu, '$1u '],
    [/(?<!\p{L})([Dd])e les /gu, '$1es '],
    [/(?<!\p{L})à le /gu, 'au '],
    [/(?<!\p{L})à les /gu, 'aux '],
    [/(?<!\p{L})(d|qu|jusqu)e (?=[aeiouhéêàœAEIOUÉ])/gu, "$1'"],
  ],
  it: [
    [/\bdi (il|lo|la|i|gli|le) /g, (_, article) => `${OF[article!]} `],
    [/\bdi l'/g, "dell'"],
    [/\b([ad])a? (il|lo|la|i|gli|le) /g, (_, word, article) => `${word === 'a' ? TO[article!] : FROM[article!]} `],
    [/\bsu (il|lo|la|i|gli|le) /g, (_, article) => `${ON[article!]} `],
    [/\b(d)?a l'/g, "$1all'"],
    [/\bsu l'/g, "sull'"],
    [/\bne (il|lo|la|i|gli|le) /g, (_, article) => `${IN[article!]} `],
    [/\b([Aa]) (?=[aA])/g, '$1d '],
  ],
  de: [
    [/\b([Zz])u (die) /g, '$1ur '],
    [/\b([Zz])u (das) /g, '$1um '],
    [/\b([Mm]it|[Bb]ei|[Vv]on|[Nn]ach|[Ww]egen|[Aa]n) die (?=\d)/g, '$1 den '],
    [/\b([Mm]it|[Bb]ei|[Vv]on|[Nn]ach|[Ww]egen|[Aa]n) die /g, '$1 der '],
    [/\b([Mm]it|[Bb]ei|[Vv]on|[Nn]ach|[Ww]egen|[Aa]n) das /g, '$1 dem '],
  ],
  ar: [
    [/(?<!\p{L})بـ(?=\p{L})/gu, 'ب'],
    [/(?<!\p{L})لـال/gu, 'لل'],
    [/(?<!\p{L})لـ(?=\p{L})/gu, 'ل'],
  ],
  ko: [[/(.)\((는|가|를|랑|로)\)/g, (_, sound, particle) => sound + particleAfter(sound!, particle!)]],
}

const OF: Record<string, string> = { il: 'del', lo: 'dello', la: 'della', i: 'dei', gli: 'degli', le: 'delle' }
const TO: Record<string, string> = { il: 'al', lo: 'allo', la: 'alla', i: 'ai', gli: 'agli', le: 'alle' }
const FROM: Record<string, string> = { il: 'dal', lo: 'dallo', la: 'dalla', i: 'dai', gli: 'dagli', le: 'dalle' }
const ON: Record<string, string> = { il: 'sul', lo: 'sullo', la: 'sulla', i: 'sui', gli: 'sugli', le: 'sulle' }
const IN: Record<string, string> = { il: 'nel', lo: 'nello', la: 'nella', i: 'nei', gli: 'negli', le: 'nelle' }

const CLOSED: Record<string, string> = { 는: '은', 가: '이', 를: '을', 랑: '이랑', 로: '으로' }

/** A Korean syllable that ends in a consonant takes another particle. */
function particleAfter(sound: string, particle: string): string {
  const code = sound.charCodeAt(0) - 0xac00
  const closed = code >= 0 && code < 11172 && code % 28 !== 0
  return closed && !(particle === '로' && code % 28 === 8) ? CLOSED[particle]! : particle
}

export function polish(text: string, language: Language): string {
  let out = language === 'ja' ? join(text) : text
  out = out.replace(/\s+([,.])(?!\.)/g, '$1').replace(/([.!?])(?: ?,)+ /g, '$1 ')
  for (const [seam, mended] of SEAMS[language] ?? []) {
    out = typeof mended === 'string' ? out.replace(seam, mended) : out.replace(seam, mended)
  }
  return out
}
