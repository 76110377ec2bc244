/** What is chosen, as it stands in the address. */
export type ChosenTitles = { titles: string[]; excluded: string[]; countries: string[] }

const listOf = (text: string | null) => [...new Set((text ?? '').split(',').filter((one) => one !== ''))]

export const readChosen = (search: URLSearchParams): ChosenTitles => ({
  titles: listOf(search.get('titles')),
  excluded: listOf(search.get('not')),
  countries: listOf(search.get('countries')),
})

export function writeChosen({ titles, excluded, countries }: ChosenTitles): URLSearchParams {
  const search = new URLSearchParams()
  if (titles.length > 0) search.set('titles', titles.join())
  if (excluded.length > 0) search.set('not', excluded.join())
  if (countries.length > 0) search.set('countries', countries.join())
  return search
}

/** Not chosen, chosen, left out, and round again: a title is in one place only. */
export function withTitle(chosen: ChosenTitles, id: string, to: 'in' | 'out' | 'none'): ChosenTitles {
  const others = (ids: readonly string[]) => ids.filter((one) => one !== id)
  return {
    ...chosen,
    titles: [...others(chosen.titles), ...(to === 'in' ? [id] : [])],
    excluded: [...others(chosen.excluded), ...(to === 'out' ? [id] : [])],
  }
}
