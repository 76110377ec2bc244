import type { ReactElement } from 'react'
import type { Mark } from '../drawing.ts'
import { cssColour } from '../palette.ts'
import { isRightToLeft } from '../text/direction.ts'
import { HALO, styleOf } from '../text/style.ts'
import { arcData, lineData, ringsData } from './path.ts'

export type PictureAddress = (url: string) => string | null

// In a text that runs to the left, SVG takes its start to be on the right.
const MIRRORED = { start: 'end', middle: 'middle', end: 'start' } as const

export function Shape({ mark, pictureAddress }: { mark: Mark; pictureAddress: PictureAddress }): ReactElement {
  const colour = cssColour(mark.tone)
  const opacity = mark.opacity === undefined ? {} : { opacity: mark.opacity }
  switch (mark.kind) {
    case 'rect':
      return (
        <rect
          {...opacity}
          {...(mark.hollow === undefined
            ? { fill: colour }
            : { fill: 'none', stroke: colour, strokeWidth: mark.hollow })}
          x={mark.x + (mark.hollow ?? 0) / 2}
          y={mark.y + (mark.hollow ?? 0) / 2}
          width={Math.max(0, mark.width - (mark.hollow ?? 0))}
          height={Math.max(0, mark.height - (mark.hollow ?? 0))}
          rx={mark.radius ?? 0}
        />
      )
    case 'line':
    case 'polyline':
      return (
        <path
          {...opacity}
          {...(mark.dash ? { strokeDasharray: mark.dash.join(' ') } : {})}
          d={lineData(mark.kind === 'line' ? [mark.from, mark.to] : mark.points)}
          fill="none"
          stroke={colour}
          strokeWidth={mark.width}
          strokeLinejoin="round"
          strokeLinecap={mark.kind === 'line' ? 'butt' : 'round'}
          {...(mark.tone === 'none' ? { pointerEvents: 'stroke' } : {})}
        />
      )
    case 'area':
      return (
        <path
          {...opacity}
          d={ringsData(mark.rings)}
          fill={colour}
          fillRule="evenodd"
          {...(mark.edge
            ? { stroke: cssColour(mark.edge.tone), strokeWidth: mark.edge.width, strokeLinejoin: 'round' }
            : {})}
        />
      )
    case 'circle':
      return (
        <circle
          {...opacity}
          {...(mark.hollow === undefined
            ? { fill: colour }
            : { fill: 'none', stroke: colour, strokeWidth: mark.hollow })}
          cx={mark.x}
          cy={mark.y}
          r={mark.radius}
        />
      )
    case 'arc':
      return <path {...opacity} d={arcData(mark)} fill={colour} />
    case 'text': {
      const { size, weight, tabular } = styleOf(mark.role, mark.size)
      const rtl = isRightToLeft(mark.text)
      return (
        <text
          {...opacity}
          x={mark.x}
          y={mark.y}
          fill={colour}
          fontSize={size}
          fontWeight={weight}
          textAnchor={rtl ? MIRRORED[mark.anchor ?? 'start'] : (mark.anchor ?? 'start')}
          {...(rtl ? { direction: 'rtl' } : {})}
          {...(mark.halo
            ? { stroke: cssColour('background'), strokeWidth: HALO, strokeLinejoin: 'round', paintOrder: 'stroke' }
            : {})}
          {...(tabular ? { style: { fontVariantNumeric: 'tabular-nums' } } : {})}
        >
          {mark.text}
        </text>
      )
    }
    case 'picture': {
      const address = mark.url === null ? null : pictureAddress(mark.url)
      const half = mark.size / 2
      return (
        <g>
          <circle cx={mark.x + half} cy={mark.y + half} r={half} fill={colour} />
          <text
            x={mark.x + half}
            y={mark.y + half + mark.size * 0.15}
            fill={cssColour('muted')}
            fontSize={mark.size * 0.42}
            fontWeight={500}
            textAnchor="middle"
          >
            {mark.initial}
          </text>
          {address && (
            <image
              href={address}
              x={mark.x}
              y={mark.y}
              width={mark.size}
              height={mark.size}
              preserveAspectRatio="xMidYMid slice"
              style={{ clipPath: 'circle(50%)' }}
            />
          )}
        </g>
      )
    }
  }
}
