import type { Team } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Avatar, Button, ErrorText } from '@starling/ui'
import { useId, useRef, useState } from 'react'
import { sayError } from '../errors/index.ts'
import { notify } from '../floor/index.ts'
import { drawLogo } from './draw-logo.ts'
import { useChangeTeam } from './queries.ts'

/** Saved as soon as it is chosen; the picture before can be brought back. */
export function LogoField({ team }: { team: Team }) {
  const { t } = useText()
  const noteId = useId()
  const file = useRef<HTMLInputElement>(null)
  const changeTeam = useChangeTeam(team.slug)
  const [problem, setProblem] = useState<string>()

  async function save(logo: string | null) {
    setProblem(undefined)
    try {
      await changeTeam.mutateAsync({ logo })
    } catch (error) {
      setProblem(sayError(error))
    }
  }

  async function choose(chosen: File | undefined) {
    if (!chosen) return
    const logo = await drawLogo(chosen).catch(() => null)
    if (file.current) file.current.value = '' // the same file can be chosen again
    if (logo) await save(logo)
    else setProblem(t('This file cannot be read as a picture. Please choose a PNG, JPEG or WebP file.'))
  }

  async function remove() {
    const before = team.logo
    await save(null)
    notify(t('The logo was removed.'), 'success', { action: { label: t('Undo'), onPress: () => save(before) } })
  }

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar name={team.name} image={team.logo} size={64} square decorative />
      <div className="grid min-w-0 grow basis-64 gap-2">
        <div className="flex flex-wrap gap-2">
          <input
            ref={file}
            type="file"
            accept="image/png,image/jpeg,image/webp"
            aria-label={t('Logo')}
            tabIndex={-1}
            className="sr-only"
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <Button
            size="small"
            busy={changeTeam.isPending}
            aria-describedby={noteId}
            onClick={() => file.current?.click()}
          >
            {team.logo ? t('Change the logo') : t('Choose a logo')}
          </Button>
          {team.logo && (
            <Button size="small" variant="ghost" onClick={remove}>
              {t('Remove')}
            </Button>
          )}
        </div>
        {problem ? (
          <div role="alert">
            <ErrorText id={noteId} text={problem} />
          </div>
        ) : (
          <p id={noteId} className="text-13 text-muted">
            {t('PNG, JPEG or WebP. It is cropped to a square.')}
          </p>
        )}
      </div>
    </div>
  )
}
