import { type Citation, type GivenSection, NOT_IN_DATA, readCitations, withoutCitations } from '@starling/contract'

/**
 * A question, what a right answer to it cites, and the question before it. `genders: female, male .share =55.0% !` wants
 * these rows first, in this order, this column and this figure of the section, and no other row. `+` joins sections,
 * `*` lets others stand beside them, `before` wants an earlier analysis. Nothing: the data does not have it.
 */
export type Asked = readonly [query: string, right: string, after?: string]

/** What is wrong with an answer; nothing if it is right. */
export function faultOf(text: string, right: string, sections: readonly GivenSection[]): string | undefined {
  const cited = readCitations(text).filter((part): part is Citation => typeof part !== 'string')
  const faults = [
    invented(text, cited, sections),
    right === '' ? answered(text, cited) : lacking(cited, right, sections),
  ]
  return faults.find((fault) => fault !== undefined)
}

const answered = (text: string, cited: Citation[]) =>
  cited.length > 0 || !Object.values(NOT_IN_DATA).some((none) => text.startsWith(none)) ? 'answered' : undefined

function lacking(cited: Citation[], right: string, sections: readonly GivenSection[]): string | undefined {
  const wants = right.split(' + ')
  for (const want of wants.filter((one) => one !== '*')) {
    const fault = lackingIn(cited, want, sections)
    if (fault) return fault
  }
  const meant = wants.map((want) => want.split(/[: ]/)[0])
  const stray = cited.find(({ section }) => !meant.includes(section))
  return stray && !wants.includes('*') ? `${stray.section} is not asked for` : undefined
}

function lackingIn(cited: Citation[], want: string, sections: readonly GivenSection[]): string | undefined {
  const [, name = '', list = '', more = ''] = /^(\w+)(?:: (.*?))?((?: [.=!].*)?)$/.exec(want)!
  const here = cited.filter(({ section }) => section === name)
  const given = sections.find(({ section }) => section === name)
  if (here.length === 0 || !given) return `nothing of ${name}`
  const rows = [...new Set(here.map(({ row }) => row).filter((row) => typeof row === 'number'))]
  const names = rows.map((row) => labelOf(given.rows[row]))
  const wanted = list === '' ? [] : list.split(', ')
  const isOnly = more.endsWith('!')
  if (wanted.some((one, at) => names[at] !== one) || (isOnly && names.length !== wanted.length)) {
    return `rows ${names.join(', ')}`
  }
  const signs = more.split(' ').filter((one) => one !== '' && one !== '!')
  return signs.find((sign) => !here.some((one) => (sign[0] === '.' ? one.column : one.shown) === sign.slice(1)))
}

const labelOf = (row: GivenSection['rows'][number] | undefined) =>
  typeof row?.day === 'number'
    ? String(new Date(row.day * 1000).getUTCDate())
    : String(row?.value ?? row?.handle ?? row?.name ?? row?.first ?? row?.hour ?? row?.cluster ?? '')

/** Words of ours that hold a number and no figure. */
const CONSTANTS = /95 ?%|5人未満/g
const WRITTEN_OTHERWISE = ['day', 'hour', 'created_at', 'cluster']
/** Figures that no cell has. */
export function invented(text: string, cited: Citation[], sections: readonly GivenSection[]): string | undefined {
  const words = readCitations(text).filter((part) => typeof part === 'string')
  if (/\d|\[\[/.test(words.join(' ').replace(CONSTANTS, '')))
    return `a figure without a place: ${withoutCitations(text)}`
  const wrong = cited.find((one) => {
    const value = cellOf(sections, one)
    return typeof value === 'number' && !WRITTEN_OTHERWISE.includes(one.column) && !isNear(one.shown, value)
  })
  return wrong && `${wrong.shown} is not in ${wrong.section}`
}

export const cellOf = (sections: readonly GivenSection[], { section, row, column }: Citation): unknown => {
  const found = sections.find((one) => one.section === section)
  return row === 'base' ? found?.base[column as 'n'] : row === '*' ? undefined : found?.rows[row]?.[column]
}
/** What a figure says as a number: "34.5%" is 0.345. */
const read = (shown: string) => Number(shown.replace(/[,%]/g, '')) / (shown.endsWith('%') ? 100 : 1)
export const isNear = (shown: string, value: number) =>
  Math.abs(read(shown) - value) <= (shown.endsWith('%') ? 0.00051 : Number.isInteger(value) ? 0 : 0.5001)
