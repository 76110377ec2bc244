import { type AdMedia, LONGEST_ALT_TEXT } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, buttonClass, Drawer, Field, Input, TextBox } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { sayError } from '../errors/index.ts'
import { fileSize } from '../figures/index.ts'
import { notify, UNDO_MS } from '../floor/index.ts'
import { Await } from '../panels/index.ts'
import { fileAddress, thumbAddress } from './media-url.ts'
import { oneMediaOptions, useMediaChanges } from './queries.ts'
import { KIND_WORDS, lengthOf } from './words.ts'

/** One picture or film: itself, what it shows in words, and what is known of it. */
export function MediaDrawer({
  id,
  onClose,
  onOpen,
}: {
  id: string | null
  onClose: () => void
  onOpen: (id: string) => void
}) {
  const { t } = useText()
  return (
    <Drawer open={id !== null} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('Media')} size="large">
      {id !== null && <Opened key={id} id={id} onClose={onClose} onOpen={onOpen} />}
    </Drawer>
  )
}

function Opened({ id, onClose, onOpen }: { id: string; onClose: () => void; onOpen: (id: string) => void }) {
  const query = useQuery(oneMediaOptions(id))
  return (
    <Await query={query} name={id} height="h-96">
      {(media) => <MediaForm media={media} onClose={onClose} onOpen={onOpen} />}
    </Await>
  )
}

function Whole({ media }: { media: AdMedia }) {
  const { id, kind, alt_text, has_thumb, width, height } = media
  const look = 'mx-auto max-h-100 w-auto max-w-full rounded-control bg-sunken object-contain'
  if (kind === 'video') {
    return (
      <video
        src={fileAddress(id)}
        controls
        preload="metadata"
        aria-label={alt_text}
        {...(has_thumb && { poster: thumbAddress(media) })}
        className={look}
      />
    )
  }
  return <img src={fileAddress(id)} alt={alt_text} width={width} height={height} className={look} />
}

function MediaForm({ media, onClose, onOpen }: { media: AdMedia; onClose: () => void; onOpen: (id: string) => void }) {
  const { t, language } = useText()
  const changes = useMediaChanges()
  const [name, setName] = useState(media.name)
  const [alt_text, setAltText] = useState(media.alt_text)
  const { id, kind, width, height, size, duration_ms, sha256, similar_to } = media
  const isSame = name.trim() === media.name && alt_text.trim() === media.alt_text

  async function save() {
    try {
      await changes.change.mutateAsync({ id, name: name.trim(), alt_text: alt_text.trim() })
      notify(t('{{name}} was saved.', { name: name.trim() }), 'success')
    } catch (error) {
      notify(sayError(error), 'error')
    }
  }
  async function remove() {
    try {
      await changes.remove.mutateAsync(id)
      onClose()
      const bringBack = () =>
        changes.restore.mutateAsync(id).catch((error: unknown) => void notify(sayError(error), 'error'))
      notify(t('{{name}} was deleted.', { name: media.name }), 'success', {
        timeout: UNDO_MS,
        action: { label: t('Undo'), onPress: bringBack },
      })
    } catch (error) {
      notify(sayError(error), 'error')
    }
  }
  const facts = [
    t(KIND_WORDS[kind]),
    `${width} × ${height}`,
    fileSize(size, language),
    ...(duration_ms === null ? [] : [lengthOf(duration_ms)]),
  ]
  return (
    <div className="grid grid-cols-1 gap-5">
      <Whole media={media} />
      <p className="tabular text-13 text-muted">{facts.join(' · ')}</p>
      <Field label={t('Name')}>
        {(control) => (
          <Input
            {...control}
            maxLength={255}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </Field>
      <Field
        label={t('What it shows')}
        help={t('Read out to those who cannot see it, and sent to X with it. {{n}} of {{most}} characters.', {
          n: [...alt_text].length,
          most: LONGEST_ALT_TEXT,
        })}
      >
        {(control) => (
          <TextBox
            {...control}
            maxLength={LONGEST_ALT_TEXT}
            value={alt_text}
            onChange={({ currentTarget }) => setAltText(currentTarget.value)}
          />
        )}
      </Field>
      {similar_to.length > 0 && (
        <section aria-label={t('Looks the same')} className="grid gap-2">
          <h3 className="font-strong text-14">{t('Looks the same')}</h3>
          <ul className="flex flex-wrap gap-2">
            {similar_to.map((other) => (
              <li key={other}>
                <button
                  type="button"
                  onClick={() => onOpen(other)}
                  className="block overflow-hidden rounded-control border border-line hover:border-accent"
                >
                  <img
                    src={thumbAddress({ id: other })}
                    alt={t('One that looks the same')}
                    className="size-20 object-cover"
                  />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="break-all text-12 text-muted">SHA-256 {sha256}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <a href={fileAddress(id)} download className={buttonClass()}>
          <Download size={16} strokeWidth={1.5} aria-hidden />
          {t('Download')}
        </a>
        <Button icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden />} onClick={remove}>
          {t('Delete')}
        </Button>
        <Button variant="primary" disabled={isSame || name.trim() === ''} onClick={save}>
          {t('Save')}
        </Button>
      </div>
    </div>
  )
}
