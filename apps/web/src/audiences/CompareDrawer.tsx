import { SectionChart, wordsOf } from '@starling/charts'
import type { ComparedAudiences } from '@starling/contract/browser'
import { SECTION_FOR, sectionOf } from '@starling/sections'
import { formatOf } from '@starling/sections/cells'
import { fullNumber, say, useText } from '@starling/text'
import { Drawer } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { Await } from '../panels/index.ts'
import { MUCH_OVERLAP } from './compared.ts'
import { Perspectives } from './Perspectives.tsx'
import { comparedOptions } from './queries.ts'

/** Up to five side by side: how many, how much of each is in another, and what their people are like. */
export function CompareDrawer({ ids, open, onClose }: { ids: readonly string[]; open: boolean; onClose: () => void }) {
  const { t } = useText()
  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('Audiences side by side')}
      size="large"
    >
      {open && <Compared ids={ids} />}
    </Drawer>
  )
}

function Compared({ ids }: { ids: readonly string[] }) {
  const query = useQuery(comparedOptions(ids))
  return (
    <Await query={query} name={ids.join()} height="h-96">
      {(compared) => (
        <div className="grid grid-cols-1 gap-6">
          <Pairs compared={compared} />
          <Overlap compared={compared} />
          <SideBySide compared={compared} />
        </div>
      )}
    </Await>
  )
}

function Pairs({ compared: { audiences, pairs } }: { compared: ComparedAudiences }) {
  const { t } = useText()
  const much = pairs.filter(({ share }) => share > MUCH_OVERLAP)
  const percent = (share: number) => `${Math.round(share * 100)}%`
  return (
    <section className="grid gap-3">
      {much.length > 0 && (
        <p role="status" className="flex gap-2 rounded-control border border-warn bg-warn/10 px-3 py-2 text-13">
          <TriangleAlert size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-warn" />
          {t('More than 30% of an audience is in another: a campaign with both pays twice for the same people.')}
        </p>
      )}
      <ul aria-label={t('In both')} className="divide-y divide-line rounded-card border border-line">
        {pairs.map(({ one, other, shared, share }) => (
          <li key={`${one} ${other}`} className="grid gap-1 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-4">
            <span className="wrap-break-word min-w-0 text-13">
              {audiences[one]!.name} + {audiences[other]!.name}
            </span>
            <span className="tabular text-13">
              {t('{{n}} in both, {{share}} of the smaller', { n: fullNumber(shared), share: percent(share) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Overlap({ compared: { audiences, parts } }: { compared: ComparedAudiences }) {
  const { t, language } = useText()
  const section = sectionOf(SECTION_FOR.overlap)
  const rows = useMemo(() => parts.map((part) => ({ ...part, mark: null })), [parts])
  const words = useMemo(
    () =>
      wordsOf(
        say(language),
        audiences.map(({ name }) => name),
      ),
    [audiences, language],
  )
  const format = useMemo(() => formatOf(say(language), 0), [language])
  return (
    <section className="grid gap-2">
      <h3 className="font-strong text-16">{t('Overlap')}</h3>
      <SectionChart section={section} rows={rows} format={format} words={words} />
    </section>
  )
}

function SideBySide({ compared: { audiences } }: { compared: ComparedAudiences }) {
  const { t } = useText()
  return (
    <section className="grid gap-3" aria-label={t('Side by side')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {audiences.map(({ id, name, size }) => (
          <article key={id} className="grid content-start gap-3 rounded-card border border-line p-4">
            <h3 className="wrap-break-word font-medium">{name}</h3>
            <p className="tabular font-strong text-20">{t('{{n}} people', { n: fullNumber(size) })}</p>
            <Perspectives id={id} most={3} />
          </article>
        ))}
      </div>
    </section>
  )
}
