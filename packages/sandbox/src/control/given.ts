/** What X would send a bill for: rows that were given, by endpoint, also to who was gone before they arrived. */
export type Given = { note(endpoint: string, answer: unknown): void; of(endpoint: string): number }

export function openGiven(): Given {
  const rows = new Map<string, number>()
  return {
    note: (endpoint, answer) => {
      const { data } = (answer ?? {}) as { data?: unknown }
      const count = Array.isArray(data) ? data.length : data === undefined ? 0 : 1
      rows.set(endpoint, (rows.get(endpoint) ?? 0) + count)
    },
    of: (endpoint) => rows.get(endpoint) ?? 0,
  }
}
