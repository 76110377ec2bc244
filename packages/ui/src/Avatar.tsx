import { clsx } from 'clsx'
import { useState } from 'react'

export type AvatarVariant = 'info' | 'warn' | 'success' | 'danger' // spec 9

const VARIANTS: readonly AvatarVariant[] = ['info', 'warn', 'success', 'danger']

const TONES: Record<AvatarVariant, string> = {
  info: '[--tone:var(--info)]',
  warn: '[--tone:var(--warn)]',
  success: '[--tone:var(--good)]',
  danger: '[--tone:var(--bad)]',
}

// Letters lean towards the text colour: the pure tone on its own tint would fall below AA in the light theme.
const TINTED =
  'bg-[color-mix(in_oklab,var(--tone)_16%,var(--raised))] text-[color-mix(in_oklab,var(--tone)_70%,var(--text))] inset-ring-[color-mix(in_oklab,var(--tone)_40%,transparent)]'

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

function graphemes(word: string): string[] {
  return Array.from(GRAPHEMES.segment(word), ({ segment }) => segment)
}

/** Two upper-case initials (spec 9): of the first and last word, or the first two characters of one word or of a Japanese name. */
export function initials(name: string): string {
  const words = (name.split('@')[0] ?? '').split(/[\s._\-・,]+/u).filter(Boolean)
  const first = words[0] ?? ''
  const last = words.length > 1 ? words.at(-1) : undefined
  const picked =
    last === undefined || CJK.test(first) ? graphemes(first).slice(0, 2) : [graphemes(first)[0], graphemes(last)[0]]
  return picked.join('').toUpperCase()
}

/** The same name always has the same colour. */
export function avatarVariant(name: string): AvatarVariant {
  let sum = 0
  for (const character of name.trim().toLowerCase()) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521
  return VARIANTS[sum % VARIANTS.length] ?? 'info'
}

/**
 * Its picture, and its initials until that has come, or where there is none. Beside a written name pass `decorative`,
 * or a reader hears it twice.
 */
export function Avatar({
  name,
  image,
  size = 32,
  square = false,
  decorative = false,
}: {
  name: string
  image?: string | null | undefined
  size?: number
  square?: boolean
  decorative?: boolean
}) {
  const [broken, setBroken] = useState<string>()
  const [loaded, setLoaded] = useState<string>()
  const letters = initials(name)
  const fontSize = Math.max(10, Math.round(size * (letters.length === 1 ? 0.44 : 0.36)))
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      data-variant={avatarVariant(name)}
      style={{ width: size, height: size, fontSize }}
      className={clsx(
        'relative inline-grid shrink-0 select-none place-items-center overflow-hidden font-medium leading-none inset-ring',
        square ? 'rounded-control' : 'rounded-full',
        TINTED,
        TONES[avatarVariant(name)],
      )}
    >
      {/* Under a picture with transparent parts they would be seen. */}
      {(!image || image !== loaded) && letters}
      {image && image !== broken && (
        <img
          // Before the address: a browser that has that begins to fetch.
          loading="lazy"
          decoding="async"
          src={image}
          alt=""
          width={size}
          height={size}
          className="absolute inset-0 size-full object-cover"
          onLoad={() => setLoaded(image)}
          onError={() => setBroken(image)}
        />
      )}
    </span>
  )
}
