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

function Pairs({ compared: { audiences, pairs, rounded } }: { compared: ComparedAudiences }) {
  const { t } = useText()
  const much = pairs.filter((pair): pair is typeof pair & { share: number } => (pair.share ?? 0) > MUCH_OVERLAP)
  const percent = (share: number) => `${Math.round(share * 100)}%`
  return (
    <section className="grid gap-3">
      {much.length > 0 && (
        <div role="status" className="flex gap-2 rounded-control border border-warn bg-warn/10 px-3 py-2 text-13">
          <TriangleAlert size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-warn" />
          <div className="wrap-break-word grid min-w-0 gap-1">
            {much.map(({ one, other, share }) => (
              <p key={`${one} ${other}`}>
                {t(
                  '“{{one}}” and “{{other}}” share {{share}} of the smaller: a campaign with both pays twice for the same people.',
                  { one: audiences[one]!.name, other: audiences[other]!.name, share: percent(share) },
                )}
              </p>
            ))}
          </div>
        </div>
      )}
      <ul aria-label={t('In both')} className="divide-y divide-line rounded-card border border-line">
        {pairs.map(({ one, other, shared, share }) => (
          <li key={`${one} ${other}`} className="grid gap-1 px-4 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-4">
            <span className="wrap-break-word min-w-0 text-13">
              {audiences[one]!.name} + {audiences[other]!.name}
            </span>
            <span className="tabular text-13">
              {shared === null || share === null
                ? t('Fewer than 5 in both')
                : t('{{n}} in both, {{share}} of the smaller', { n: fullNumber(shared), share: percent(share) })}
            </span>
          </li>
        ))}
      </ul>
      {rounded && (
        <p className="text-12 text-muted">
          {t('People in these are to the nearest five: some are shared, or not shared, by fewer than five.')}
        </p>
      )}
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
      {/* A narrow drawing says that the rest is in the table. */}
      <table className="w-full text-13">
        <caption className="sr-only">{t('Overlap')}</caption>
        <thead>
          <tr className="text-left text-muted">
            <th className="py-1.5 font-medium">{t('In these and no other')}</th>
            <th className="whitespace-nowrap py-1.5 pl-3 text-right font-medium">{t('People')}</th>
            <th className="whitespace-nowrap py-1.5 pl-3 text-right font-medium">{t('Share')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-t">
          {parts.map(({ audiences: within, count, share }) => (
            <tr key={within.join()}>
              <th scope="row" className="wrap-break-word py-1.5 text-left font-normal">
                {within.map((at) => audiences[at]!.name).join(' + ')}
              </th>
              <td className="tabular whitespace-nowrap py-1.5 pl-3 text-right">{fullNumber(count)}</td>
              <td className="tabular whitespace-nowrap py-1.5 pl-3 text-right">{`${Math.round(share * 100)}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
            <p className="tabular font-strong text-20">
              {size === 0 ? t('Fewer than 5 people') : t('{{n}} people', { n: fullNumber(size) })}
            </p>
            <Perspectives id={id} most={3} />
          </article>
        ))}
      </div>
    </section>
  )
}
