import { useId } from 'react'

const WIDTH = 120
const HEIGHT = 32
const PAD = 3

/** The shape of four weeks at a glance; the last span is the one that is judged, and stands out. Its words are its label. */
export function Sparkline({ days, label, now = 1 }: { days: readonly number[]; label: string; now?: number }) {
  const id = useId()
  const most = Math.max(1, ...days)
  const x = (at: number) => PAD + (at / Math.max(1, days.length - 1)) * (WIDTH - PAD * 2)
  const y = (value: number) => HEIGHT - PAD - (value / most) * (HEIGHT - PAD * 2)
  const points = days.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`)
  const first = Math.max(0, days.length - now)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-labelledby={id}
      className="block max-w-full overflow-visible"
    >
      <title id={id}>{label}</title>
      <polyline points={points.join(' ')} fill="none" stroke="var(--muted)" strokeWidth="1.25" strokeLinejoin="round" />
      <polyline
        points={points.slice(Math.max(0, first - 1)).join(' ')}
        fill="none"
        stroke="var(--accent)"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <circle cx={x(days.length - 1)} cy={y(days.at(-1) ?? 0)} r="2.75" fill="var(--accent)" />
    </svg>
  )
}
