import { LONGEST_CARD_TITLE, MOST_SLIDES } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, Field, IconButton, Input } from '@starling/ui'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { AddressField } from './AddressField.tsx'
import { ChosenMedia } from './ChosenMedia.tsx'
import { type CreativeDraft, withMedia } from './draft.ts'
import type { CreativeFieldsWritten } from './queries.ts'

type Slide = CreativeFieldsWritten['slides'][number]

/** The parts of a carousel: each a picture or film, its title and where it leads. */
export function SlidesPart({
  team,
  draft,
  onChange,
}: {
  team: string
  draft: CreativeDraft
  onChange: (draft: CreativeDraft) => void
}) {
  const { t } = useText()
  const { slides } = draft.written
  const set = (next: Slide[]) => onChange({ ...draft, written: { ...draft.written, slides: next } })
  const change = (at: number, patch: Partial<Slide>) =>
    set(slides.map((slide, place) => (place === at ? { ...slide, ...patch } : slide)))
  const swap = (at: number, to: number) => {
    const next = [...slides]
    ;[next[at], next[to]] = [next[to]!, next[at]!]
    set(next)
  }
  return (
    <div className="grid gap-4">
      <ol className="grid gap-3">
        {slides.map((slide, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is named by its place
          <li key={at} className="grid gap-3 rounded-control border border-line p-3">
            <div className="flex items-center justify-between">
              <span className="font-medium text-13">{t('Part {{n}}', { n: at + 1 })}</span>
              <span className="flex">
                <IconButton
                  size="small"
                  label={t('Move part {{n}} up', { n: at + 1 })}
                  disabled={at === 0}
                  onClick={() => swap(at, at - 1)}
                >
                  <ArrowUp size={16} strokeWidth={1.5} aria-hidden />
                </IconButton>
                <IconButton
                  size="small"
                  label={t('Move part {{n}} down', { n: at + 1 })}
                  disabled={at === slides.length - 1}
                  onClick={() => swap(at, at + 1)}
                >
                  <ArrowDown size={16} strokeWidth={1.5} aria-hidden />
                </IconButton>
                <IconButton
                  size="small"
                  label={t('Remove part {{n}}', { n: at + 1 })}
                  onClick={() => set(slides.toSpliced(at, 1))}
                >
                  <Trash2 size={16} strokeWidth={1.5} aria-hidden />
                </IconButton>
              </span>
            </div>
            <ChosenMedia
              team={team}
              media={draft.media.filter(({ id }) => id === slide.media_id)}
              most={1}
              onAdd={(added) =>
                onChange(
                  withMedia(draft, added, {
                    slides: slides.map((one, place) => (place === at ? { ...one, media_id: added.id } : one)),
                  }),
                )
              }
              onRemove={() => change(at, { media_id: null })}
            />
            <Field label={t('Title')}>
              {(control) => (
                <Input
                  {...control}
                  maxLength={LONGEST_CARD_TITLE}
                  value={slide.title}
                  onChange={({ currentTarget }) => change(at, { title: currentTarget.value })}
                />
              )}
            </Field>
            <AddressField value={slide.url} onChange={(url) => change(at, { url })} />
          </li>
        ))}
      </ol>
      {slides.length < MOST_SLIDES && (
        <Button
          className="justify-self-start"
          icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
          onClick={() => set([...slides, { media_id: null, title: '', url: slides.at(-1)?.url ?? '' }])}
        >
          {t('Add a part')}
        </Button>
      )}
    </div>
  )
}
