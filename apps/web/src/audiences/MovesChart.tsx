import type { AudienceSize } from '@starling/contract/browser'
import { fullNumber, shortDate, useText } from '@starling/text'
import { useId } from 'react'

const WIDTH = 600
const LINE_HEIGHT = 90
const MOVES_HEIGHT = 60
const PAD = 6
const MIDDLE = LINE_HEIGHT + MOVES_HEIGHT / 2
const WIDEST_BAR = 14

/** Sizes as a line by time; below it who joined, upward, and who left, downward. A dashed line is another version. The list beside it tells the same in words. */
export function MovesChart({ counts }: { counts: readonly AudienceSize[] }) {
  const { t } = useText()
  const id = useId()
  const times = counts.map(({ counted_at }) => Date.parse(counted_at))
  const [first, last] = [counts[0]!, counts.at(-1)!]
  const span = Math.max(1, times.at(-1)! - times[0]!)
  const most = Math.max(1, ...counts.map(({ size }) => size))
  // Where nothing is told of who came and went, their half is not drawn.
  const isTold = counts.some(({ compared }) => compared === 'told')
  const height = isTold ? LINE_HEIGHT + MOVES_HEIGHT : LINE_HEIGHT
  const mostMoved = Math.max(1, ...counts.flatMap(({ joined, left }) => [joined ?? 0, left ?? 0]))
  const x = (at: number) => PAD + WIDEST_BAR / 2 + ((times[at]! - times[0]!) / span) * (WIDTH - 2 * PAD - WIDEST_BAR)
  const y = (size: number) => LINE_HEIGHT - PAD - (size / most) * (LINE_HEIGHT - 2 * PAD)
  const tall = (moved: number) => (moved / mostMoved) * (MOVES_HEIGHT / 2 - 2)
  const bar = Math.min(WIDEST_BAR, Math.max(2, (WIDTH - 2 * PAD) / counts.length - 2))
  const label = t('From {{before}} people on {{since}} to {{now}} on {{until}}', {
    before: fullNumber(first.size),
    since: shortDate(first.counted_at),
    now: fullNumber(last.size),
    until: shortDate(last.counted_at),
  })
  return (
    <figure className="grid gap-2">
      <svg viewBox={`0 0 ${WIDTH} ${height}`} role="img" aria-labelledby={id} className="w-full">
        <title id={id}>{label}</title>
        {counts.map(({ counted_at, version, cause }, at) =>
          cause === 'version' ? (
            <line
              key={`${counted_at} ${version}`}
              x1={x(at)}
              x2={x(at)}
              y1={0}
              y2={height}
              stroke="var(--accent)"
              strokeDasharray="3 3"
            />
          ) : null,
        )}
        <polyline
          points={counts.map(({ size }, at) => `${x(at).toFixed(1)},${y(size).toFixed(1)}`).join(' ')}
          fill="none"
          stroke="var(--accent)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
        {isTold && <line x1={PAD} x2={WIDTH - PAD} y1={MIDDLE} y2={MIDDLE} stroke="var(--line)" />}
        {counts.map(({ counted_at, version, size, joined, left }, at) => (
          <g key={`${counted_at} ${version}`}>
            <circle cx={x(at)} cy={y(size)} r="3" fill="var(--accent)" />
            <rect
              x={x(at) - bar / 2}
              width={bar}
              y={MIDDLE - tall(joined ?? 0)}
              height={tall(joined ?? 0)}
              fill="var(--good)"
            />
            <rect x={x(at) - bar / 2} width={bar} y={MIDDLE} height={tall(left ?? 0)} fill="var(--bad)" />
          </g>
        ))}
      </svg>
      <figcaption className="grid text-13 text-muted">
        <span>{label}</span>
        {isTold && <span>{t('Bars: who joined, upward, and who left, downward. Dashed: another version.')}</span>}
      </figcaption>
    </figure>
  )
}
