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

/** What this tab remembers of whoever leaves it. */
export function forgetTab(): void {
  try {
    globalThis.sessionStorage.clear()
  } catch {
    // Blocked: nothing was kept there.
  }
}
