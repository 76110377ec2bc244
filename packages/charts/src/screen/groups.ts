import type { Box, Drawing, Mark, Point } from '../drawing.ts'

/** Marks that follow each other and stand for one row; with something to say they can be reached and picked. */
export type MarkGroup = { marks: Mark[]; row: number | undefined; say: readonly string[] | undefined }

export function groupsOf({ marks }: Pick<Drawing, 'marks'>): MarkGroup[] {
  const groups: MarkGroup[] = []
  for (const mark of marks) {
    const open = groups.at(-1)
    const begins = open === undefined || open.row !== mark.row || (mark.say !== undefined && open.say !== undefined)
    if (begins) groups.push({ marks: [mark], row: mark.row, say: mark.say })
    else {
      open.marks.push(mark)
      open.say ??= mark.say
    }
  }
  return groups
}

/** Where a group is: what is said about it must not lie on it. */
export function boxOf({ marks }: MarkGroup): Box {
  const mark = marks[0]!
  switch (mark.kind) {
    case 'rect':
      return mark
    case 'picture':
      return { x: mark.x, y: mark.y, width: mark.size, height: mark.size }
    case 'circle':
      return around([
        [mark.x - mark.radius, mark.y - mark.radius],
        [mark.x + mark.radius, mark.y + mark.radius],
      ])
    case 'arc': {
      const angle = (mark.from + mark.to) / 2
      const radius = (mark.inner + mark.outer) / 2
      return around([[mark.x + radius * Math.sin(angle), mark.y - radius * Math.cos(angle)]])
    }
    case 'line':
      return around([mark.from, mark.to])
    case 'polyline':
      return around(mark.points)
    case 'area':
      // A country with colonies is where its largest part is.
      return around(mark.rings.reduce((a, b) => (b.length > a.length ? b : a)))
    case 'text':
      return around([[mark.x, mark.y]])
  }
}

function around(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
