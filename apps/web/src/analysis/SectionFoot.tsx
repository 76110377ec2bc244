import type { Answered, Base } from '@starling/contract/browser'
import { type SectionId, sectionOf } from '@starling/sections'
import { dateTime, fullNumber, type Language, t as say, shortNumber, useText } from '@starling/text'
import { Lock } from 'lucide-react'
import { useMe } from '../auth/session.ts'
import { askToSignIn } from '../auth/sign-in.ts'
import type { PanelView } from './analysis.ts'
import { BaselineChooser } from './BaselineChooser.tsx'
import { countryName } from './names.ts'
import { zoneShort } from './time-zone.ts'
import { ZoneChooser } from './ZoneChooser.tsx'

const BY_THE_CLOCK: readonly SectionId[] = ['activity', 'conversation_volume', 'sentiment_analysis']

/** Whose numbers these are: how many, of whom known, beside whom, when and from where. */
export function SectionFoot({
  id,
  answer,
  panel,
  utc_offset_minutes,
  onBaseline,
  onZone,
}: {
  id: SectionId
  answer: Answered | null
  panel: PanelView
  utc_offset_minutes: number
  onBaseline: (baseline: string | undefined) => void
  onZone: (minutes: number | undefined) => void
}) {
  const { t, language } = useText()
  const { me, pending } = useMe()
  return (
    <footer className="mt-auto border-line border-t px-4 py-2 text-12 text-muted">
      {answer ? (
        <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="tabular" title={saidFully(answer.base)}>
            {baseWords(answer.base)}
          </span>
          {sectionOf(id).baseline === 'chosen' && answer.base.baseline !== null && (
            <BaselineChooser base={answer.base} chosen={panel.baseline} onChange={onBaseline} />
          )}
          {sectionOf(id).baseline === 'all' && answer.base.baseline !== null && <span>{t('beside everybody')}</span>}
          {BY_THE_CLOCK.includes(id) && <ZoneChooser value={utc_offset_minutes} onChange={onZone} />}
          <span className="tabular">{asOfWords(answer, language)}</span>
          {answer.source.length > 0 && <span>{t('from {{source}}', { source: sourceNames(answer.source) })}</span>}
          {answer.more && !me && !pending && (
            <button
              type="button"
              onClick={() => askToSignIn(t('Sign in to access more data.'))}
              className="ml-auto inline-flex items-center gap-1 rounded-[4px] font-medium text-accent hover:underline pointer-coarse:min-h-10"
            >
              <Lock size={12} strokeWidth={2} aria-hidden />
              {t('Sign in to access more data')}
            </button>
          )}
        </div>
      ) : (
        <div className="h-6" />
      )}
    </footer>
  )
}

export function baseWords({ unit, n, known, mark }: Base): string {
  const all =
    unit === 'people'
      ? say('{{n}} people', { n: shortNumber(n), count: n })
      : say('{{n}} posts', { n: shortNumber(n), count: n })
  const part = known === n ? all : say('{{known}} known of {{all}}', { known: shortNumber(known), all })
  if (mark === null) return part
  return `${part} · ${mark === 'few' ? say('* few, read with care') : say('low base')}`
}

const saidFully = ({ n, known }: Base) =>
  say('n = {{n}}, known = {{known}}', { n: fullNumber(n), known: fullNumber(known) })

export function asOfWords({ as_of }: Answered, language: Language): string {
  if (as_of === null) return say('no data yet')
  const moment = new Date(as_of)
  return say('as of {{time}}', { time: `${dateTime(moment, language)} ${zoneShort(language, moment)}` })
}

export function baselineWords({ baseline }: Base, language: Language): string | null {
  if (baseline === null) return null
  if (baseline === 'all') return say('beside everybody')
  if ('country' in baseline)
    return say('beside people in {{country}}', { country: countryName(baseline.country, language) })
  return say('beside the whole audience')
}

const SOURCES: Record<string, string> = { x: 'X', 'x-api': 'X', sandbox: 'X (sandbox)' }
export const sourceNames = (source: readonly string[]): string =>
  [...new Set(source.map((name) => SOURCES[name] ?? name))].join(', ')
