import { readFileSync } from 'node:fs'
import { findCommunities } from '@starling/enrich'
import { normalisedMutualInformation } from '../train/metrics.ts'
import { type Metrics, rounded } from './metrics.ts'

const LABEL_COLUMNS = ['party', 'target', 'community', 'department', 'label', 'group']

function rowsOf(file: string): { columns: string[]; rows: string[][] } {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split(/\r?\n/)
  return { columns: head.split(','), rows: lines.filter(Boolean).map((line) => line.split(',')) }
}

/** An edges csv (from, to and perhaps weight) and a target csv whose first column is the id. */
export function communities(files: string[]): Metrics {
  const [edgesFile, targetFile] = files
  if (!edgesFile || !targetFile) throw new Error('communities needs an edges csv and a target csv')
  const edges = rowsOf(edgesFile)
  const target = rowsOf(targetFile)
  const number = new Map<string, number>()
  const numberOf = (id: string) => {
    const known = number.get(id) ?? number.size
    number.set(id, known)
    return known
  }
  const from = Uint32Array.from(edges.rows, ([id]) => numberOf(id!))
  const to = Uint32Array.from(edges.rows, ([, id]) => numberOf(id!))
  const labelled = target.rows.map((row) => numberOf(row[0]!))
  const weights = edges.columns[2] ? { weights: Float64Array.from(edges.rows, (row) => Number(row[2])) } : {}
  const { community, count, modularity } = findCommunities({ nodes: number.size, from, to, ...weights })
  const column = Math.max(
    target.columns.findIndex((name) => LABEL_COLUMNS.includes(name.toLowerCase())),
    0,
  )
  const labels = target.rows.map((row) => row[column || row.length - 1]!)
  const found = labelled.map((node) => String(community[node]))
  return {
    n: labels.length,
    communities: count,
    modularity: rounded(modularity),
    nmi: rounded(normalisedMutualInformation(labels, found)),
  }
}
