import type { PostOrder } from '@starling/question'
import { type TextKey, useText } from '@starling/text'
import { Button, Checkbox, Drawer, Field, Input, Select, TextBox } from '@starling/ui'
import { Search } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { CountriesField } from './CountriesField.tsx'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { pastedTerms } from './pasted-terms.ts'
import { WindowField } from './WindowField.tsx'

export type RefinePart = 'words' | 'window' | 'countries' | 'order' | 'bots'

const ORDERS: Record<PostOrder, TextKey> = {
  like_count: 'Most likes first',
  repost_count: 'Most reposts first',
  reply_count: 'Most replies first',
  quote_count: 'Most quotes first',
  view_count: 'Most views first',
  created_at: 'Newest first',
}

/** All that a question may say beside its words. Each part of the understood sentence opens it at its own place. */
export function RefineDrawer({
  draft,
  onChange,
  onAsk,
  open,
  onClose,
}: {
  draft: Draft
  onChange: (draft: Draft) => void
  onAsk: () => void
  open: RefinePart | 'all' | null
  onClose: () => void
}) {
  const { t } = useText()
  const isAboutWords = draft.query_type === 'keyword' || draft.query_type === 'conversation'
  const set = (change: Partial<Draft>) => onChange({ ...draft, ...change })
  const { query_type, handle, posts, keywords, typed } = draft
  return (
    <Drawer
      open={open !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Refine the question')}
      actions={
        <>
          <Button onClick={() => onChange({ ...EMPTY_DRAFT, query_type, handle, posts, keywords, typed })}>
            {t('Reset the conditions')}
          </Button>
          <Button variant="primary" icon={<Search size={18} strokeWidth={1.75} aria-hidden />} onClick={onAsk}>
            {t('Ask')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {isAboutWords && (
          <Part name="words" open={open}>
            <WordsFields draft={draft} set={set} />
          </Part>
        )}
        <Part name="window" open={open}>
          <WindowField value={draft} onChange={set} always={isAboutWords} />
        </Part>
        <Part name="countries" open={open}>
          <CountriesField value={draft.countries} onChange={(countries) => set({ countries })} />
        </Part>
        <Part name="order" open={open}>
          <Field label={t('Order of posts')}>
            {(control) => (
              <Select
                {...control}
                value={draft.post_ordering}
                onChange={({ currentTarget }) => set({ post_ordering: currentTarget.value as PostOrder })}
              >
                {(Object.keys(ORDERS) as PostOrder[]).map((order) => (
                  <option key={order} value={order}>
                    {t(ORDERS[order])}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </Part>
        <Part name="bots" open={open}>
          <Field
            inline
            label={t('Leave out accounts that behave like bots')}
            help={t('Judged by how an account posts. Nothing is deleted.')}
          >
            {(control) => (
              <Checkbox
                {...control}
                checked={draft.without_bots}
                onChange={({ currentTarget }) => set({ without_bots: currentTarget.checked })}
              />
            )}
          </Field>
        </Part>
      </div>
    </Drawer>
  )
}

/** Comes into view, with the focus in its first field, when it is the one that was asked for. */
function Part({ name, open, children }: { name: RefinePart; open: RefinePart | 'all' | null; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open !== name) return
    // After the drawer has put the focus into its own first field.
    const timer = setTimeout(() => {
      part.current?.scrollIntoView({ block: 'start' })
      part.current?.querySelector<HTMLElement>('input:checked, input, select, textarea')?.focus()
    })
    return () => clearTimeout(timer)
  }, [open, name])
  return <div ref={part}>{children}</div>
}

function WordsFields({ draft, set }: { draft: Draft; set: (change: Partial<Draft>) => void }) {
  const { t } = useText()
  return (
    <div className="grid gap-4">
      <Field label={t('Synonyms')} help={t('Treated the same as your keywords. Separate them with commas.')}>
        {(control) => <TermsInput {...control} value={draft.synonyms} onWrite={(synonyms) => set({ synonyms })} />}
      </Field>
      <Field label={t('Excluded keywords')} help={t('Posts that contain any of these are left out.')}>
        {(control) => <TermsInput {...control} value={draft.excluded} onWrite={(excluded) => set({ excluded })} />}
      </Field>
      <Field
        label={t('Extra keyword')}
        help={draft.extra_type === 'and' ? t('Posts must also contain it.') : t('Posts that contain it count too.')}
      >
        {(control) => (
          <div className="flex gap-2">
            <div className="w-28 shrink-0">
              <Select
                aria-label={t('How to use the extra keyword')}
                value={draft.extra_type}
                onChange={(e) => set({ extra_type: e.currentTarget.value as 'and' | 'or' })}
              >
                <option value="and">{t('and')}</option>
                <option value="or">{t('or')}</option>
              </Select>
            </div>
            <Input {...control} value={draft.extra} onChange={(e) => set({ extra: e.currentTarget.value })} />
          </div>
        )}
      </Field>
      <Field
        label={t('Names to compare in share of voice')}
        help={t(
          'One per line, with other spellings after a colon: “Brew Lab: brewlab, #brewlab”. If left empty, your keywords are compared.',
        )}
      >
        {(control) => (
          <TextBox {...control} rows={3} value={draft.voice} onChange={(e) => set({ voice: e.currentTarget.value })} />
        )}
      </Field>
    </div>
  )
}

function TermsInput({
  onWrite,
  ...control
}: { onWrite: (text: string) => void } & Omit<ComponentProps<typeof Input>, 'onChange' | 'onPaste'>) {
  return (
    <Input
      {...control}
      onChange={(event) => onWrite(event.currentTarget.value)}
      onPaste={(event) => {
        const value = pastedTerms(event)
        if (value !== null) onWrite(value)
      }}
    />
  )
}
