import type { Cell } from '@starling/contract/browser'

/** Where a cell says that a picture is: at our own address or nowhere, whatever the cell holds. */
export const addressOf = (cell: Cell | undefined): string | null =>
  typeof cell === 'string' && /^\/(?![/\\])/.test(cell) ? cell : null
