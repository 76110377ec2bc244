import { type AskedQuestion, QUERY_TYPES, type QueryType, readQuestion, writeQuestion } from '@starling/question'
import { SECTION_IDS, type SectionId } from '@starling/sections'
import { type Analysis, DEFAULT_VIEW, DOWNLOAD_BACKGROUNDS, MOST_OTHERS, type View } from './analysis.ts'
import { readPanels, writePanels } from './panel-url.ts'

/** The query type stands in the path of the address, or where the path has no room for it in `query_type`. */
export function writeSearch({ question, view }: Analysis): URLSearchParams {
  const search = new URLSearchParams()
  if (question) writeQuestion(question, search)
  writeView(search, view)
  return search
}

export function readSearch(query_type: QueryType, search: URLSearchParams): Analysis {
  return { query_type, question: readQuestion(query_type, search), view: readView(search) }
}

function writeView(search: URLSearchParams, view: View): void {
  if (view.days !== undefined) search.set('days', String(view.days))
  if (view.utc_offset_minutes !== undefined) search.set('utc', String(view.utc_offset_minutes))
  for (const other of view.others) search.append('with', `${other.query_type}?${writeQuestion(other)}`)
  writePanels(search, view.panels)
  if (view.picked.length > 0) search.set('picked', view.picked.join(','))
  if (view.background !== DEFAULT_VIEW.background) search.set('background', view.background)
}

function readView(search: URLSearchParams): View {
  const days = whole(search.get('days'), 1, 3650)
  const utc = whole(search.get('utc'), -840, 840)
  const picked = (search.get('picked') ?? '').split(',')
  const background = DOWNLOAD_BACKGROUNDS.find((each) => each === search.get('background'))
  return {
    ...(days !== null && { days }),
    ...(utc !== null && { utc_offset_minutes: utc }),
    others: search.getAll('with').flatMap(readOther).slice(0, MOST_OTHERS),
    panels: readPanels(search),
    picked: SECTION_IDS.filter((id: SectionId) => picked.includes(id)),
    background: background ?? DEFAULT_VIEW.background,
  }
}

function readOther(text: string): AskedQuestion[] {
  const [name = '', search = ''] = text.split(/\?(.*)/s)
  const query_type = QUERY_TYPES.find((type) => type === name)
  const question = query_type ? readQuestion(query_type, new URLSearchParams(search)) : null
  return question ? [question] : []
}

function whole(text: string | null, least: number, most: number): number | null {
  if (text === null || !/^-?\d{1,6}$/.test(text)) return null
  const value = Number(text)
  return value >= least && value <= most ? value : null
}
