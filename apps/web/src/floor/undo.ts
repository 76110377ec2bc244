export const UNDO_MS = 10_000 // not in the spec: time to notice a wrong click
