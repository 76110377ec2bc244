/** One JSON value that outlives the page. Where storage is blocked or spoilt it is simply not there. */
export function keptJson<Value>(storage: 'localStorage' | 'sessionStorage', name: string) {
  return {
    get(): Value | null {
      try {
        return JSON.parse(globalThis[storage].getItem(name) ?? 'null')
      } catch {
        return null
      }
    },
    set(value: Value | null): void {
      try {
        if (value === null) globalThis[storage].removeItem(name)
        else globalThis[storage].setItem(name, JSON.stringify(value))
      } catch {
        // It holds for this page only.
      }
    },
  }
}

/** What begins so is of one person, and leaves with them also where all tabs have it. */
export const OWN = 'own '

/** What this tab remembers of whoever leaves it. */
export function forgetTab(): void {
  try {
    globalThis.sessionStorage.clear()
    for (const name of Object.keys(globalThis.localStorage)) {
      if (name.startsWith(OWN)) globalThis.localStorage.removeItem(name)
    }
  } catch {
    // Blocked: nothing was kept there.
  }
}
