import { SectionChart, type SectionChartProps } from '@starling/charts'
import { chartHeight } from './layout.ts'
import { useNear } from './use-near.ts'

/** A chart that is drawn once one comes near it, or while the browser is idle; until then its room is kept. */
export function NearChart(props: SectionChartProps) {
  const { ref, near } = useNear<HTMLDivElement>(props.rows, { seen: false, ready: true })
  return (
    <div ref={ref} style={near ? {} : { minHeight: chartHeight(props.section.chart.kind) }}>
      {near && <SectionChart {...props} />}
    </div>
  )
}
