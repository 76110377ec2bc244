import { read, write } from './storage.ts'
import { createStore, type Store } from './store.ts'

/** What lies over the page. */
export const overlay = createStore<'palette' | 'shortcuts' | null>(null)

export const railOpen = remembered('rail')
/** Off for those whose speech input or assistive device would set them off by chance. */
export const singleKeys = remembered('single_keys', true)

function remembered(name: 'rail' | 'single_keys', byDefault = false): Store<boolean> {
  const stored = read(name)
  const store = createStore(stored === null ? byDefault : stored === 'on')
  return {
    ...store,
    set: (on) => {
      write(name, on ? 'on' : 'off')
      store.set(on)
    },
  }
}
