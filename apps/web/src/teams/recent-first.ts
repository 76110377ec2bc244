/** The team used last on top, the others by name. */
export function recentFirst<T extends { slug: string; name: string }>(teams: readonly T[], recent: string | null): T[] {
  const late = ({ slug }: T) => (slug === recent ? 0 : 1)
  return teams.toSorted((a, b) => late(a) - late(b) || a.name.localeCompare(b.name))
}
