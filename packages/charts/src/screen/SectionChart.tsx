import type { AnyRow } from '@starling/sections'
import { type ReactElement, useEffect, useMemo, useState } from 'react'
import { draw } from '../draw.ts'
import type { ChartWords, Format } from '../format.ts'
import { loadWorld, type World } from '../map/world.ts'
import type { Drawable } from '../options.ts'
import { DrawingView, type DrawingViewProps } from './DrawingView.tsx'
import { usePageMeasure } from './use-page-measure.ts'
import { useWidth } from './use-width.ts'

export type SectionChartProps = Omit<DrawingViewProps, 'drawing'> & {
  section: Drawable
  rows: readonly AnyRow[]
  format: Format
  words: ChartWords
  limit?: number
}

/** A section's chart, as wide as there is room. */
export function SectionChart({ section, rows, format, words, limit, ...view }: SectionChartProps): ReactElement {
  const { ref, width } = useWidth<HTMLDivElement>()
  const measure = usePageMeasure()
  const world = useWorld(section.chart.kind === 'world_map')
  const drawing = useMemo(() => {
    if (width === null || world === 'coming') return null
    const shapes = world === null ? {} : { world }
    return draw(section, rows, { width, format, words, measure, ...shapes, ...(limit !== undefined && { limit }) })
  }, [section, rows, width, format, words, measure, limit, world])
  return (
    <div ref={ref} style={world === 'coming' && width !== null ? { minHeight: width * MAP_SHAPE } : undefined}>
      {drawing && <DrawingView drawing={drawing} {...view} />}
    </div>
  )
}
const MAP_SHAPE = 0.5

/** Null where no map is wanted or its shapes did not come: then it is a list of countries. */
function useWorld(isWanted: boolean): World | 'coming' | null {
  const [world, setWorld] = useState<World | 'coming' | null>('coming')
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    loadWorld().then(
      (loaded) => isGone || setWorld(loaded),
      () => isGone || setWorld(null),
    )
    return () => {
      isGone = true
    }
  }, [isWanted])
  return isWanted ? world : null
}
