import { MOVIES } from './movies-tv-shows/movies.ts'
import { TV_SHOWS } from './movies-tv-shows/tv-shows.ts'

export type MovieTvShow = {
  id: string
  kind: 'movie' | 'tv_show'
  /** When it was first shown. */
  year: number
  country_code: string
  label: string
  label_ja: string | null
}

function parse(kind: MovieTvShow['kind'], table: string): MovieTvShow[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [, year, country_code, titles = ''] = /^(\d{4}) ([A-Z]{2}) (.+)$/.exec(line)!
      const [label = '', label_ja = null] = titles.split(' = ')
      return { id: idOf(kind, label, year!), kind, year: Number(year), country_code: country_code!, label, label_ja }
    })
}

const idOf = (kind: MovieTvShow['kind'], label: string, year: string) => {
  const plain = label.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return `${kind === 'movie' ? 'm' : 't'}-${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}-${year}`
}

/** Well-known films and programmes with the names they are searched by: our own list, and ids of our own. */
export const MOVIES_TV_SHOWS: readonly MovieTvShow[] = [...parse('movie', MOVIES), ...parse('tv_show', TV_SHOWS)]
