import type { TextKey } from '@starling/text'

/** The parts of a page of sections, from above. */
export const PARTS = {
  overview: 'At a glance',
  people: 'Who they are',
  accounts: 'Who they follow',
  posts: 'What is being said',
  interactions: 'What they react to',
  bios: 'How they describe themselves',
  comparison: 'Compared with other audiences',
} as const satisfies Record<string, TextKey>
export type PartId = keyof typeof PARTS

/** Of the twelve columns of the grid. */
export type GridSpan = 4 | 6 | 8 | 12
/** Where a section stands: in which part, as which one of it, how wide, and whether two rows high. */
export type SectionPlace = { part: PartId; at: number; span: GridSpan; tall?: true }
