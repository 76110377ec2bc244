import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type PointerEvent,
  type ReactElement,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Drawing } from '../drawing.ts'
import { boxOf, groupsOf, type MarkGroup } from './groups.ts'
import { type PictureAddress, Shape } from './Shape.tsx'
import { Tip, type TipProps } from './Tip.tsx'
import { tipPlace } from './tip-place.ts'

export type DrawingViewProps = {
  drawing: Drawing
  /** A click, Enter or Space on what stands for a row. */
  onPick?: (row: number) => void
  /** Where a picture from elsewhere is to be had safely; without it initials stand in. */
  pictureAddress?: PictureAddress
}

type Pointed = Pick<TipProps, 'place' | 'say'> & { drawing: Drawing; at: number }

const NO_PICTURE: PictureAddress = () => null
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => Math.min(at + 1, count - 1),
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A drawing on the page: one stop for Tab, arrows go from row to row, the full value beside what is pointed at. */
export function DrawingView({ drawing, onPick, pictureAddress = NO_PICTURE }: DrawingViewProps): ReactElement {
  const groups = useMemo(() => groupsOf(drawing), [drawing])
  const stops = useMemo(() => groups.flatMap((group, at) => (group.say ? [at] : [])), [groups])
  const [pointed, setPointed] = useState<Pointed | null>(null)
  const [stop, setStop] = useState(0)
  const figure = useRef<SVGSVGElement>(null)
  // Of another drawing nothing is pointed at any more.
  const now = pointed?.drawing === drawing ? pointed : null

  const leave = () => setPointed(null)
  function reach(target: EventTarget, pointer?: { x: number; y: number }): number | null {
    const at = groupOf(target)
    const group = at === null ? undefined : groups[at]
    if (at === null || !group?.say) {
      leave()
      return null
    }
    setPointed({ drawing, at, say: group.say, place: tipPlace(boxOf(group), drawing.width, pointer) })
    return at
  }

  function point(event: PointerEvent<SVGSVGElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const scale = box.width > 0 ? drawing.width / box.width : 1
    reach(event.target, { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale })
  }

  function focus(event: FocusEvent<SVGSVGElement>) {
    const at = reach(event.target)
    if (at !== null) setStop(stops.indexOf(at))
  }

  function pick(event: MouseEvent<SVGSVGElement>) {
    const row = groups[groupOf(event.target) ?? -1]?.row
    if (row !== undefined) onPick?.(row)
  }

  function press(event: KeyboardEvent<SVGSVGElement>) {
    const at = groupOf(event.target)
    if (at === null) return
    const row = groups[at]?.row
    if ((event.key === 'Enter' || event.key === ' ') && onPick && row !== undefined) {
      event.preventDefault()
      return onPick(row)
    }
    if (event.key === 'Escape') return leave()
    const next = STEPS[event.key]?.(stops.indexOf(at), stops.length)
    if (next === undefined) return
    event.preventDefault()
    figure.current?.querySelector<SVGGElement>(`[data-group="${stops[next]}"]`)?.focus()
  }

  return (
    <div style={{ position: 'relative' }}>
      {/* biome-ignore lint/a11y/useSemanticElements: HTML has no element for a group inside a drawing */}
      <svg
        ref={figure}
        role="group"
        aria-label={drawing.title}
        aria-description={drawing.description}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        width={drawing.width}
        height={drawing.height}
        style={{ display: 'block', maxWidth: '100%', height: 'auto', overflow: 'visible' }}
        onPointerMove={point}
        onPointerLeave={leave}
        onFocus={focus}
        onBlur={leave}
        onClick={pick}
        onKeyDown={press}
      >
        {groups.map((group, at) => (
          <GroupView
            // biome-ignore lint/suspicious/noArrayIndexKey: a drawing is drawn anew as a whole
            key={at}
            at={at}
            group={group}
            active={now?.at === at}
            focusable={stops[Math.min(stop, stops.length - 1)] === at}
            pickable={onPick !== undefined}
            pictureAddress={pictureAddress}
          />
        ))}
      </svg>
      {now && <Tip place={now.place} say={now.say} width={drawing.width} />}
    </div>
  )
}

function groupOf(target: EventTarget): number | null {
  const found = target instanceof Element ? target.closest('[data-group]') : null
  return found ? Number(found.getAttribute('data-group')) : null
}

type GroupViewProps = {
  at: number
  group: MarkGroup
  active: boolean
  focusable: boolean
  pickable: boolean
  pictureAddress: PictureAddress
}

const GroupView = memo(function GroupView({ at, group, active, focusable, pickable, pictureAddress }: GroupViewProps) {
  const { marks, row, say } = group
  const shapesOf = (some: typeof marks) =>
    some.map((mark, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other name
      mark.reveal && !active ? null : <Shape key={index} mark={mark} pictureAddress={pictureAddress} />,
    )
  if (!say) return <g>{shapesOf(marks)}</g>
  const texts = marks.filter(({ kind }) => kind === 'text')
  // Shortened figures beside a bar are no part of its name, which has every digit: who speaks to the page would miss it.
  const apart = texts.length < marks.length ? texts : []
  const isButton = pickable && row !== undefined
  return (
    <>
      <g
        data-group={at}
        data-row={row}
        role={isButton ? 'button' : 'img'}
        aria-label={say.join(', ')}
        tabIndex={focusable ? 0 : -1}
      >
        {shapesOf(marks.filter((mark) => !apart.includes(mark)))}
      </g>
      {apart.length > 0 && (
        <g data-group={at} aria-hidden>
          {shapesOf(apart)}
        </g>
      )}
    </>
  )
})
