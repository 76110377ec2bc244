import type { CSSProperties, ReactElement } from 'react'
import type { TipPlace } from './tip-place.ts'

export type TipProps = { place: TipPlace; say: readonly string[]; width: number }

/** The full value, at once: a browser's own `<title>` waits for a second and never comes to who uses the keyboard. */
export function Tip({ place, say, width }: TipProps): ReactElement {
  const [name, ...lines] = say
  return (
    <div aria-hidden="true" style={{ ...LOOK, ...placed(place, width) }}>
      <div style={{ color: 'var(--text)', fontWeight: 500 }}>{name}</div>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  )
}

function placed({ x, y, side }: TipPlace, width: number): CSSProperties {
  const across = Math.min(1, Math.max(0, x / width)) * 100
  // Above and below it leans away from the nearer edge, so that it stays inside.
  const lean = { above: -across, below: -across, left: -100, right: 0 }[side]
  const lift = { above: -100, below: 0, left: -50, right: -50 }[side]
  return { left: `${across}%`, top: y, transform: `translate(${lean}%, ${lift}%)` }
}

const LOOK: CSSProperties = {
  position: 'absolute',
  width: 'max-content',
  maxWidth: 'min(280px, 100%)',
  padding: '8px 12px',
  borderRadius: 8,
  background: 'var(--raised)',
  boxShadow: 'var(--float-shadow)',
  color: 'var(--muted)',
  fontSize: 12,
  lineHeight: 1.5,
  pointerEvents: 'none',
  zIndex: 10,
  overflowWrap: 'anywhere',
}
