export interface Debounced<Args extends unknown[]> {
  (...args: Args): void
  cancel(): void
}

/** Calls once, with the latest arguments, after `ms` of quiet. */
export function debounce<Args extends unknown[]>(
  call: (...args: Args) => void,
  ms = 500 /* spec 9 */,
): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const debounced = (...args: Args): void => {
    clearTimeout(timer)
    timer = setTimeout(() => call(...args), ms)
  }
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) })
}
