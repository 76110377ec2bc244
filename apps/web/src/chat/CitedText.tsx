import { type Citation, readCitations } from '@starling/contract/browser'
import { sectionOf } from '@starling/sections'
import { useText } from '@starling/text'
import { sayOfSection } from '../sections/index.ts'

type Piece = { before: string; citation?: Citation }
const OPENING = /[(（]$/
const CLOSING = /^[)）.,;:。、]+/

/** A bracket or full stop beside a citation stays on its line: a browser would break there, as a citation is a button. */
function piecesOf(text: string): { words: string; open: string; citation?: Citation; close: string }[] {
  const pieces: Piece[] = []
  let before = ''
  for (const part of readCitations(text)) {
    if (typeof part === 'string') {
      before += part
      continue
    }
    pieces.push({ before, citation: part })
    before = ''
  }
  pieces.push({ before })
  return pieces.map(({ before: said, citation }, at) => {
    const words = at === 0 ? said : said.replace(CLOSING, '')
    const open = citation ? (OPENING.exec(words)?.[0] ?? '') : ''
    const close = citation ? (CLOSING.exec(pieces[at + 1]!.before)?.[0] ?? '') : ''
    return { words: words.slice(0, words.length - open.length), open, ...(citation && { citation }), close }
  })
}

/** Plain words; what comes from the data is a button that leads to where it stands. */
export function CitedText({ text, onShow }: { text: string; onShow: (citation: Citation) => void }) {
  return piecesOf(text).map(({ words, open, citation, close }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text only grows at its end
    <span key={at}>
      {words}
      {citation && (
        <span className="whitespace-nowrap">
          {open}
          <Cited citation={citation} onShow={onShow} />
          {close}
        </span>
      )}
    </span>
  ))
}

function Cited({ citation, onShow }: { citation: Citation; onShow: (citation: Citation) => void }) {
  const { t } = useText()
  const section = sayOfSection(sectionOf(citation.section).title)
  // It stands in the other analysis, which the answer leads to as a whole.
  if (citation.beside) return <span className="tabular font-medium">{citation.shown}</span>
  return (
    <button
      type="button"
      title={t('Show in {{section}}', { section })}
      onClick={() => onShow(citation)}
      className="tabular -mx-0.5 whitespace-normal rounded-[4px] px-0.5 text-left font-medium text-accent underline decoration-accent/40 decoration-dotted underline-offset-4 transition-colors hover:bg-accent/12 hover:decoration-accent pointer-coarse:py-1"
    >
      {citation.shown}
    </button>
  )
}
