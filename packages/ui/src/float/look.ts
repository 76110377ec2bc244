/** Width at most 600 px and a margin of 16 px to the edges of the window (spec 9). */
export const FLOAT_WIDTH = 'max-w-[min(600px,calc(100vw-32px))]'

export const FLOAT_LOOK =
  'z-50 whitespace-normal text-left font-normal rounded-card bg-raised text-14 text-text shadow-float animate-rise max-h-(--available-height) overflow-y-auto overscroll-contain'

/** A sheet from below on a phone, a card in the middle elsewhere. */
export const DIALOG_OVERLAY =
  'fixed inset-0 z-40 flex animate-appear items-end justify-center bg-scrim sm:items-center sm:p-4'
export const DIALOG_CARD =
  'relative flex max-h-[85dvh] w-full animate-rise flex-col rounded-t-card bg-raised text-14 text-text shadow-float outline-none sm:rounded-card'
