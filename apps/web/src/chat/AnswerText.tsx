import type { Citation } from '@starling/contract/browser'
import { CitedText } from './CitedText.tsx'

type Block = { kind: 'words' | 'table'; lines: string[] }

/** Lines that follow one another and are of one kind. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n')) {
    const kind = line.includes('\t') ? 'table' : 'words'
    const last = blocks.at(-1)
    if (last?.kind === kind) last.lines.push(line)
    else blocks.push({ kind, lines: [line] })
  }
  return blocks
}

/** Sentences, and tables where lines hold tabs. */
export function AnswerText({ text, onShow }: { text: string; onShow: (citation: Citation) => void }) {
  return blocksOf(text).map(({ kind, lines }, at) =>
    kind === 'table' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text only grows at its end
      <AnswerTable key={at} lines={lines} onShow={onShow} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text only grows at its end
      <p key={at} className="break-words leading-relaxed">
        <CitedText text={lines.join(' ')} onShow={onShow} />
      </p>
    ),
  )
}

function AnswerTable({ lines, onShow }: { lines: string[]; onShow: (citation: Citation) => void }) {
  const [head = [], ...rows] = lines.map((line) => line.split('\t'))
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-13">
        <thead>
          <tr className="border-line border-b text-left text-muted">
            {head.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
              <th key={at} scope="col" className={`py-1 pr-3 font-medium ${at > 0 ? 'text-right' : ''}`}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows only come at the end
            <tr key={row} className="border-line/60 border-b">
              {cells.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are
                <td key={at} className={`py-1 pr-3 ${at > 0 ? 'text-right' : ''}`}>
                  <CitedText text={cell} onShow={onShow} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
