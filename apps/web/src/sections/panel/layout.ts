import type { QueryType } from '@starling/question'
import {
  type ChartKind,
  type GridSpan,
  partsOf,
  type SectionId,
  type SectionPlace,
  sectionOf,
  sectionsFor,
} from '@starling/sections'
import type { TextKey } from '@starling/text'

/** `folded`: nothing is to be shown of it, in a line. */
export type PlacedSection = { id: SectionId; folded?: true } & Pick<SectionPlace, 'span' | 'tall'>
export type PlacedPart = { id: string; title: TextKey; sections: PlacedSection[] }

/** The sections of a kind of question, or some of them, where they stand; no row is left half empty. */
export const partsFor = (query_type: QueryType, only?: readonly SectionId[]): PlacedPart[] =>
  partsOf(sectionsFor(query_type).filter((id) => !only || only.includes(id)))
    .map(({ id, title, sections }) => ({ id, title, sections: filled(sections.map(placeOf)) }))
    .filter(({ sections }) => sections.length > 0)

/** Sections of which nothing is to be shown stand behind the others of their part, side by side; the others fill its rows. */
export const foldedParts = (parts: readonly PlacedPart[], empty: readonly SectionId[]): PlacedPart[] =>
  parts.map((part) => {
    const isEmpty = ({ id }: PlacedSection) => empty.includes(id)
    const lines = part.sections.filter(isEmpty).map(({ id }): PlacedSection => ({ id, span: 6, folded: true }))
    if (lines.length === 0) return part
    // Two stand beside a tall one; where one of them is gone, it is as high as the other.
    const rest = part.sections
      .map(({ id }, at): PlacedSection => {
        const { tall, ...placed } = placeOf(id)
        return tall && !part.sections.slice(at + 1, at + 3).some(isEmpty) ? { ...placed, tall } : placed
      })
      .filter((one) => !isEmpty(one))
    return { ...part, sections: [...filled(rest), ...filled(lines)] }
  })

function placeOf(id: SectionId): PlacedSection {
  const { span, tall } = sectionOf(id).place
  return { id, span, ...(tall && { tall }) }
}

/** What stands alone in its row takes what is left of it. */
function filled(sections: readonly PlacedSection[]): PlacedSection[] {
  const placed: PlacedSection[] = []
  let room = 12
  let nextRoom = 12
  for (const section of sections) {
    if (section.span > room) {
      stretch(placed, room)
      room = nextRoom
      nextRoom = 12
    }
    placed.push({ ...section })
    room -= section.span
    if (section.tall) nextRoom -= section.span
    if (room === 0) {
      room = nextRoom
      nextRoom = 12
    }
  }
  if (room < 12) stretch(placed, room)
  return placed
}

function stretch(placed: PlacedSection[], room: number): void {
  const last = placed.at(-1)
  if (last && room > 0) last.span = Math.min(12, last.span + room) as GridSpan
}

/** In pixels, before the answer what it mostly takes after: nothing jumps. */
const HEIGHTS: Record<ChartKind, number> = {
  figure: 230,
  profile_card: 214,
  bars: 390,
  line: 306,
  donut: 342,
  world_map: 390,
  word_cloud: 332,
  day_by_hour: 306,
  network: 360,
  upset: 280,
  post_cards: 422,
  table: 422,
}
/** Of a chart by itself. */
export const chartHeight = (kind: ChartKind): number => HEIGHTS[kind]
/** Of posts beside the figure, which an analysis that was shared has not. */
const EXAMPLES = 180
/** Lists of so few rows take the room that these need. */
const FEW_ROWS = 3
const LISTS: readonly ChartKind[] = ['bars', 'table', 'post_cards']
/** `rows`: how many there are, once it is known. */
export function bodyHeight(id: SectionId, isFrozen: boolean, rows?: number): number {
  const { chart, by_mood } = sectionOf(id)
  if (rows !== undefined && rows <= FEW_ROWS && LISTS.includes(chart.kind)) return 0
  return HEIGHTS[chart.kind] + (by_mood && !isFrozen ? EXAMPLES : 0)
}
