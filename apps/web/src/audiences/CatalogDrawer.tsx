import type { SampledAudience } from '@starling/contract/browser'
import { conditionLines } from '@starling/sections/condition-words'
import { say, useText } from '@starling/text'
import { Avatar, Drawer } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Await } from '../panels/index.ts'
import { AudienceInsights } from './AudienceInsights.tsx'
import { catalogName } from './CatalogCard.tsx'
import { KeepAudience } from './KeepAudience.tsx'
import { sampledOptions } from './queries.ts'
import { AudienceFigure } from './SavedAudienceRow.tsx'

/** One audience of the catalog: who they are, some of them, and what is like it. */
export function CatalogDrawer({
  id,
  onClose,
  onOpen,
}: {
  id: string | null
  onClose: () => void
  onOpen: (id: string) => void
}) {
  const { t } = useText()
  const { data } = useQuery({ ...sampledOptions(id ?? ''), enabled: id !== null })
  const { language } = useText()
  return (
    <Drawer
      open={id !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={data ? catalogName(data, language) : t('Audience')}
      size="large"
    >
      {id !== null && <Opened id={id} onOpen={onOpen} />}
    </Drawer>
  )
}

function Opened({ id, onOpen }: { id: string; onOpen: (id: string) => void }) {
  const audience = useQuery(sampledOptions(id))
  return (
    <Await query={audience} name={`audience ${id}`} height="h-96">
      {(one) => (
        <div className="grid grid-cols-1 gap-6">
          <About audience={one} />
          <Sample audience={one} />
          <AudienceInsights id={id} onOpen={onOpen} />
        </div>
      )}
    </Await>
  )
}

function About({ audience }: { audience: SampledAudience }) {
  const { language } = useText()
  const name = catalogName(audience, language)
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60 text-muted">
          {conditionLines(audience.body, null, say(language)).join(' · ')}
        </p>
        <AudienceFigure size={audience.size} sized_at={audience.sized_at} />
      </div>
      <KeepAudience audience={{ body: audience.body, name, categories: audience.categories.map((one) => one.name) }} />
    </div>
  )
}

function Sample({ audience: { sample } }: { audience: SampledAudience }) {
  const { t } = useText()
  if (sample.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-strong text-16">{t('Some of them, drawn by chance')}</h3>
      <ul className="grid gap-2">
        {sample.map(({ id, handle, name, avatar_url }) => (
          <li key={id} className="flex items-center gap-3">
            <Avatar name={name} image={avatar_url} size={32} decorative />
            <span className="min-w-0 truncate">{name}</span>
            <span className="min-w-0 truncate text-13 text-muted">@{handle}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
