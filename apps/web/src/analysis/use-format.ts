import type { Format } from '@starling/charts'
import type { SectionId } from '@starling/sections'
import { useText } from '@starling/text'
import { useMemo } from 'react'
import { formatOf } from './cells.ts'

/** Days of growth are those of UTC, whatever the reader's clock (docs/engine.md). */
export const clockOf = (id: SectionId, utc_offset_minutes: number) =>
  id === 'follower_growth' ? 0 : utc_offset_minutes

export function useFormat(id: SectionId, utc_offset_minutes: number): Format {
  const { language } = useText()
  const clock = clockOf(id, utc_offset_minutes)
  return useMemo(() => formatOf(language, clock), [language, clock])
}
