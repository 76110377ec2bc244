import { trimTerms } from '@starling/question'
import { useText } from '@starling/text'
import { Chip, IconButton } from '@starling/ui'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { readGroups } from '../question/index.ts'

const ICON = { size: 14, strokeWidth: 1.5, 'aria-hidden': true } as const
const DRAGGED = 'application/x-starling-word'

/** A word in another group, or in a new one behind the last. */
export function moved(groups: readonly string[][], word: string, from: number, to: number): string[][] {
  const next = groups.map((group, at) => (at === from ? group.filter((one) => one !== word) : [...group]))
  if (to >= next.length) next.push([word])
  else if (to >= 0 && !next[to]!.includes(word)) next[to]!.push(word)
  return next.filter((group) => group.length > 0)
}

/** All words of a line in one post, or all of another line. A word is dragged, or sent by its arrows, to another line. */
export function KeywordGroups({
  groups,
  onTaking,
  onChange,
}: {
  groups: readonly string[][]
  /** What there would be if what is being written were taken; null is nothing. */
  onTaking: (groups: string[][] | null) => void
  onChange: (groups: string[][]) => void
}) {
  const { t } = useText()
  const [typed, setTyped] = useState<Record<number, string>>({})

  function withText(at: number, text: string): string[][] | null {
    if (text.trim() === '') return null
    const next =
      at < groups.length
        ? groups.map((group, one) => (one === at ? trimTerms([...group, ...text.split(/[,、+＋]/)]) : group))
        : [...groups, ...readGroups(text.trim())]
    return next.map((group) => [...group])
  }
  function type(at: number, text: string) {
    setTyped({ ...typed, [at]: text })
    onTaking(withText(at, text))
  }
  function add(at: number): boolean {
    const next = withText(at, typed[at] ?? '')
    if (!next) return false
    setTyped({ ...typed, [at]: '' })
    onChange(next)
    return true
  }
  function drop(event: DragEvent, to: number) {
    const dragged = event.dataTransfer.getData(DRAGGED)
    if (dragged === '') return
    event.preventDefault()
    const [from, word] = JSON.parse(dragged) as [number, string]
    if (from !== to) onChange(moved(groups, word, from, to))
  }
  const press = (at: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || event.key === ',' || event.key === '、') {
      if (add(at)) event.preventDefault()
    } else if (event.key === 'Backspace' && !typed[at] && groups[at]) {
      onChange(
        groups.map((group, one) => (one === at ? group.slice(0, -1) : [...group])).filter((group) => group.length > 0),
      )
    }
  }

  return (
    <ul className="grid gap-2">
      {[...groups, []].map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
        <li key={at} className="grid gap-1">
          {at > 0 && <span className="text-12 text-muted">{t('or')}</span>}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows of each word do the same by keyboard */}
          <div
            onDragOver={(event) => event.dataTransfer.types.includes(DRAGGED) && event.preventDefault()}
            onDrop={(event) => drop(event, at)}
            className="flex min-h-10 flex-wrap items-center gap-1.5 rounded-control border border-control bg-ground px-2 py-1 focus-within:border-text/60"
          >
            {group.map((word, place) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: the arrows beside it do the same by keyboard
              <span
                key={word}
                draggable
                onDragStart={(event) => event.dataTransfer.setData(DRAGGED, JSON.stringify([at, word]))}
                className="inline-flex cursor-grab items-center gap-0.5"
              >
                {place > 0 && <span className="px-1 text-12 text-muted">{t('and')}</span>}
                <Chip
                  label={word}
                  onRemove={() =>
                    onChange(
                      groups
                        .map((one, index) => (index === at ? one.filter((each) => each !== word) : [...one]))
                        .filter((one) => one.length > 0),
                    )
                  }
                />
                {at > 0 && (
                  <IconButton
                    size="small"
                    label={t('Move {{word}} to the line above', { word })}
                    onClick={() => onChange(moved(groups, word, at, at - 1))}
                  >
                    <ArrowUp {...ICON} />
                  </IconButton>
                )}
                {(at < groups.length - 1 || group.length > 1) && (
                  <IconButton
                    size="small"
                    label={t('Move {{word}} to the line below', { word })}
                    onClick={() => onChange(moved(groups, word, at, at + 1))}
                  >
                    <ArrowDown {...ICON} />
                  </IconButton>
                )}
              </span>
            ))}
            <input
              type="text"
              aria-label={
                at < groups.length
                  ? t('Add a word to line {{n}}', { n: at + 1 })
                  : t('Add a line of keywords or hashtags')
              }
              placeholder={at < groups.length ? t('and …') : t('coffee, #espresso, cold brew')}
              value={typed[at] ?? ''}
              onChange={({ currentTarget }) => type(at, currentTarget.value)}
              onKeyDown={press(at)}
              onBlur={() => add(at)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              className="h-8 min-w-24 grow basis-0 bg-transparent px-1 text-14 text-text outline-none pointer-coarse:text-16"
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
