import type { Random } from '../random.ts'
import type { Style } from '../style.ts'

const FACES = ['(・ω・)', '( ˘ω˘ )', '(˙-˙)', '( ºωº )', '_(:3」∠)_', '(・ᴗ・)', '( ･᷄-･᷅ )', 'ʕ•ᴥ•ʔ']

/** A plain ending turned polite: past and dictionary forms and adjectives all take んです. */
const CLOSING = ['んです', 'んですよ', 'んですよね', 'んですけど']
const LEADING = ['んです', 'んですよ', 'んですよね', 'んですが']
const POLITE = /です|でし|ます|まし|ません|ください/
/** The first sentence only: a sigh or a plan at the end stays as it is. */
const PLAIN_END = /^([^。？！]*[^。？！のえ](?:[たる]|(?<!みた|いっぱ|きれ|嫌|くら)い))(。|$)/

export function dressJapanese(text: string, style: Style, random: Random): string {
  let out = text
  if (style.polite && !POLITE.test(out) && random.chance(0.4)) {
    out = out.replace(
      PLAIN_END,
      (_, last: string, stop: string) => last + random.pick(stop === '' ? CLOSING : LEADING) + stop,
    )
    if (POLITE.test(out)) return out.trim()
  }
  if (out.endsWith('。') && (style.ending === 0 || random.chance(0.4))) out = out.slice(0, -1)
  else if (style.ending === 1 && /[ぁ-んァ-ヶ一-龠ー]$/.test(out) && random.chance(0.5)) out += '。'
  else if (style.ending === 2 && /[ぁ-んァ-ヶ一-龠ー]$/.test(out) && random.chance(0.6))
    out += random.pick(['！', '！！', '〜'])
  else if (style.ending === 3 && /[ぁ-んァ-ヶ一-龠ー]$/.test(out) && random.chance(0.6))
    out += random.pick(['…', '……', '、、'])
  if (random.chance(style.breaks)) out = out.replace('。', '\n').replace('？', '？\n').trimEnd()
  else if (!style.polite && style.ending === 0 && random.chance(0.6)) out = out.replaceAll('。', ' ')
  if (random.chance(style.laugh))
    out = `${out.replace(/[。！〜]+$/, '')}${random.pick(['w', 'ww', '笑', '（笑）', '笑', 'www'])}`
  else if (random.chance(0.03)) out += random.pick(FACES)
  return out.trim()
}
