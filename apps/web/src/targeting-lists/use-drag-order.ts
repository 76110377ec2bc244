import { type PointerEvent, useRef, useState } from 'react'

type Dragged = { from: number; to: number }

/** Rows are ordered by their grip, with a mouse or a finger; the order is told once, when it is let go. */
export function useDragOrder(count: number, onOrder: ((from: number, to: number) => void) | null) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<Dragged | null>(null)
  // Where the rows were when it began: they move under the hand.
  const middles = useRef<number[]>([])

  function start(event: PointerEvent<HTMLElement>, from: number) {
    if (!onOrder || event.button !== 0) return
    event.preventDefault()
    event.currentTarget.focus()
    // On the list: the row itself changes its place while it is dragged.
    list.current?.setPointerCapture(event.pointerId)
    middles.current = Array.from(list.current?.children ?? [], (row) => {
      const { top, height } = row.getBoundingClientRect()
      return top + height / 2 + scrollY
    })
    setDragged({ from, to: from })
    const follow = (move: globalThis.PointerEvent) => {
      const y = move.clientY + scrollY
      const to = middles.current.filter((middle, at) => at !== from && middle < y).length
      setDragged({ from, to: Math.min(to, count - 1) })
      return to
    }
    const element = list.current
    const end = (last: globalThis.PointerEvent) => {
      element?.removeEventListener('pointermove', follow)
      element?.removeEventListener('pointerup', end)
      element?.removeEventListener('pointercancel', end)
      const to = follow(last)
      setDragged(null)
      if (last.type === 'pointerup' && to !== from) onOrder(from, to)
    }
    element?.addEventListener('pointermove', follow)
    element?.addEventListener('pointerup', end)
    element?.addEventListener('pointercancel', end)
  }

  return {
    list,
    dragged,
    grip: (at: number) => ({ onPointerDown: (event: PointerEvent<HTMLElement>) => start(event, at) }),
  }
}
