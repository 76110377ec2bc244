import { createStore, useStore } from './store.ts'

type Asking = { confirmed: Promise<boolean>; answer: (confirmed: boolean) => void }

const asking = createStore<Asking | null>(null)

/** Resolves once the person has shown that it is them, or would not. Of several calls at once one asks for all. */
export function askToConfirm(): Promise<boolean> {
  const open = asking.get()
  if (open) return open.confirmed
  let answer: Asking['answer'] = () => {}
  const confirmed = new Promise<boolean>((resolve) => {
    answer = resolve
  })
  asking.set({ confirmed, answer })
  return confirmed
}

export function endConfirm(confirmed: boolean): void {
  asking.get()?.answer(confirmed)
  asking.set(null)
}

export function useConfirmRequest(): boolean {
  return useStore(asking) !== null
}
