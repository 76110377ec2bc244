import type { Format } from '@starling/charts'
import { type SectionId, sectionOf } from '@starling/sections'
import { formatOf } from '@starling/sections/cells'
import { useText } from '@starling/text'
import { useMemo } from 'react'

/** Days of some are those of UTC, whatever the reader's clock (docs/engine.md). */
export const clockOf = (id: SectionId, utc_offset_minutes: number) =>
  sectionOf(id).clock === 'utc' ? 0 : utc_offset_minutes

export function useFormat(id: SectionId, utc_offset_minutes: number): Format {
  const say = useText()
  const clock = clockOf(id, utc_offset_minutes)
  return useMemo(() => formatOf(say, clock), [say, clock])
}
