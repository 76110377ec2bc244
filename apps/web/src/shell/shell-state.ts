import { createStore, read, type Store, write } from '../floor/index.ts'

/** What lies over the page. */
export const overlay = createStore<'palette' | 'shortcuts' | null>(null)

export const railOpen = remembered('rail')
/** Tasks of the open rail that a person has folded away. */
export const closedTasks = rememberedNames('closed_tasks')
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

function rememberedNames(name: 'closed_tasks'): Store<readonly string[]> {
  const store = createStore<readonly string[]>((read(name) ?? '').split(' ').filter(Boolean))
  return {
    ...store,
    set: (names) => {
      write(name, names.join(' '))
      store.set(names)
    },
  }
}
