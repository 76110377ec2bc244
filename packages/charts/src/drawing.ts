/** What a colour is for; the screen and the file each know the colour. `background` erases down to what lies behind. */
export type Tone =
  | 'none'
  | 'background'
  | 'audience'
  | 'on-audience'
  | 'baseline'
  | 'comparison'
  | 'text'
  | 'muted'
  | 'faint'
  | 'line'
  | 'line-strong'
  | 'good'
  | 'warn'
  | 'bad'
  | 'info'
  | Series
export type Series = `series-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`

export type TextRole = 'hero' | 'title' | 'name' | 'label' | 'figure' | 'axis'
export type Point = readonly [x: number, y: number]

type Common = {
  tone: Tone
  opacity?: number
  /** Index of the row that the mark stands for. */
  row?: number
  /** The exact number that the mark shows. */
  value?: number
  /** All there is to say about it, the first line is its name: shown when pointed at, read to who cannot see. */
  say?: readonly string[]
  /** Only while its row is pointed at; never in a file. */
  reveal?: true
}
export type RectMark = Common & {
  kind: 'rect'
  x: number
  y: number
  width: number
  height: number
  radius?: number
  /** Width of the outline of a hollow one. */
  hollow?: number
}
export type LineMark = Common & { kind: 'line'; from: Point; to: Point; width: number; dash?: readonly number[] }
export type PolylineMark = Common & {
  kind: 'polyline'
  points: readonly Point[]
  width: number
  dash?: readonly number[]
}
/** Closed rings; where two lie on each other there is a hole. */
export type AreaMark = Common & {
  kind: 'area'
  rings: readonly (readonly Point[])[]
  edge?: { tone: Tone; width: number }
}
export type CircleMark = Common & { kind: 'circle'; x: number; y: number; radius: number; hollow?: number }
/** A part of a ring, in radians clockwise from the top. */
export type ArcMark = Common & {
  kind: 'arc'
  x: number
  y: number
  inner: number
  outer: number
  from: number
  to: number
}
export type TextMark = Common & {
  kind: 'text'
  x: number
  /** Where the letters stand, not their top. */
  y: number
  text: string
  role: TextRole
  /** Where it differs from that of the role. */
  size?: number
  anchor?: 'start' | 'middle' | 'end'
  /** The room it was given. */
  box: number
  /** Lines behind it stop before they touch it. */
  halo?: true
  /** The whole of it, where `text` had to be cut. */
  full?: string
}
/** A picture from elsewhere, or its initial while there is none. */
export type PictureMark = Common & {
  kind: 'picture'
  x: number
  y: number
  size: number
  url: string | null
  initial: string
}

export type Mark = RectMark | LineMark | PolylineMark | AreaMark | CircleMark | ArcMark | TextMark | PictureMark

export type Box = { x: number; y: number; width: number; height: number }

export type Drawing = {
  width: number
  height: number
  title: string
  description: string
  marks: readonly Mark[]
  /** Rows that found no place; a note in the drawing says so. */
  left_out: number
}

/** brand: the audience first. Green is left out: beside the accent it would be the same again. */
const SERIES: readonly Tone[] = [
  'audience',
  'series-2',
  'series-1',
  'series-5',
  'series-4',
  'series-6',
  'series-7',
  'series-8',
]
export const seriesTone = (at: number): Tone => SERIES[at % SERIES.length]!
