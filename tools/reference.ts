import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { QueryType, Question } from '@starling/question'
import { DOWNLOADABLE_IDS, SECTION_IDS, type SectionId, sectionOf } from '@starling/sections'

const PAGE = path.join(import.meta.dirname, '../docs/reference/sections.md')

/** docs/reference/sections.md, from the sections themselves. */
export function sectionsPage(): string {
  const own = SECTION_IDS.filter((id) => !(DOWNLOADABLE_IDS as SectionId[]).includes(id))
  const listed = [...DOWNLOADABLE_IDS, ...own].map((id) => {
    const { title, asked_by } = sectionOf(id)
    return `| [\`${id}\`](#${id}) | ${title} | ${asked_by.join(', ')} |`
  })
  return `${[
    '# Sections',
    'Written by `node tools/reference.ts --write` from `packages/sections/src/sections.ts`; a test holds it to that.',
    'Shares are of those known; intervals, arrows, marks and baselines are explained in [Methods](../methods/README.md).',
    'To add one: describe it in `packages/sections/src/sections/`, name it in `packages/sections/src/sections.ts`, give it a case in `packages/engine/src/honest/sections.test.ts`, write this page again. A new way to compute needs a line in `packages/sections/src/methods.ts`, its function in `packages/engine/src/honest/describe.ts` and its page in `docs/methods`.',
    ['| section | title | asked by |', '|---|---|---|', ...listed].join('\n'),
    ...DOWNLOADABLE_IDS.map(describe),
    '# Beyond the specification',
    ...own.map(describe),
  ].join('\n\n')}\n`
}

const EXAMPLES: Record<QueryType, Question> = {
  handle: { query_type: 'handle', handle: 'nike' },
  keyword: { query_type: 'keyword', keywords: [['tea']] },
  conversation: { query_type: 'conversation', keywords: [['tea']] },
  post: { query_type: 'post', post_ids: ['1'] },
}
const BASELINES = {
  chosen: 'the chosen one, or else the automatic one',
  all: 'always everybody',
  none: 'none',
}

function describe(id: SectionId): string {
  const { title, meaning, asked_by, base, baseline, read_from, method, chart, columns, primitives } = sectionOf(id)
  const drawn = chart.kind.replaceAll('_', ' ')
  return [
    `## ${id}`,
    `**${title}.** ${meaning}`,
    `Base: ${base}. Baseline: ${BASELINES[baseline]}. Read from: ${read_from}. Chart: ${drawn}. Method: [${method}](../methods/${method}.md).`,
    'Asked of [the engine](../engine.md#primitives):',
    primitives(EXAMPLES[asked_by[0]!], {})
      .map((primitive) => `- \`${JSON.stringify(primitive)}\``)
      .join('\n'),
    [
      '| column | label | kind |',
      '|---|---|---|',
      ...Object.entries(columns).map(([name, { label, kind }]) => `| \`${name}\` | ${label} | ${kind} |`),
    ].join('\n'),
  ].join('\n\n')
}

export const isCurrent = () => readFileSync(PAGE, 'utf8') === sectionsPage()

if (import.meta.main) {
  if (process.argv.includes('--write')) writeFileSync(PAGE, sectionsPage())
  else if (!isCurrent()) {
    console.error('docs/reference/sections.md is not what the sections say: node tools/reference.ts --write')
    process.exitCode = 1
  }
}
