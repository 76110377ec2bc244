/** What this browser remembers. Nothing here is secret: no token is ever kept. */
export type Stored =
  | 'theme'
  | 'language'
  | 'profile'
  | 'recent_team'
  | 'rail'
  | 'closed_tasks'
  | 'single_keys'
  | 'analytics_session'
  | 'tool_uses'
  | 'suggested_at'

export function read(name: Stored): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null // storage is blocked: every visit is the first
  }
}

export function write(name: Stored, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // The choice holds for this visit only.
  }
}
