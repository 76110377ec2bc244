const TAB_ROOM_PX = 60 // spec 9

/**
 * How many tabs stand in the row; the others go into the menu. About one tab per 60 px (spec 9),
 * fewer where the words are too long for that.
 */
export function visibleTabs(widths: readonly number[], room: number, menuWidth: number): number {
  const most = Math.floor(room / TAB_ROOM_PX)
  if (widths.length <= most && total(widths) <= room) return widths.length
  let count = Math.max(1, Math.min(widths.length - 1, most))
  while (count > 1 && total(widths.slice(0, count)) > room - menuWidth) count -= 1
  return count
}

const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)

/** The first tabs, with the chosen one in the last place if it would otherwise be hidden. */
export function splitTabs<Tab extends { id: string }>(
  tabs: readonly Tab[],
  count: number,
  chosen: string,
): { shown: Tab[]; hidden: Tab[] } {
  const shown = tabs.slice(0, count)
  const absent = tabs.slice(count).find(({ id }) => id === chosen)
  if (absent) shown.splice(count - 1, 1, absent)
  return { shown, hidden: tabs.filter((tab) => !shown.includes(tab)) }
}
