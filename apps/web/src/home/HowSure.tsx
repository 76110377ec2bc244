import { fullNumber, useText } from '@starling/text'
import { useId, useState } from 'react'
import { wilson } from './wilson.ts'

const SIZES = [25, 50, 100, 200, 400, 1000, 2500, 5000, 10_000]
const SHARE = 0.12
const AXIS_END = 0.4
const LOW_BASE = 50

const percent = (share: number) => fullNumber(Math.round(share * 1000) / 10)
const onAxis = (share: number) => `${(share / AXIS_END) * 100}%`

/** The rule about intervals, to be tried: nothing here is measured, it is arithmetic. */
export function HowSure() {
  const { t } = useText()
  const id = useId()
  const [size, setSize] = useState(4)
  const n = SIZES[size] ?? SIZES[0]!
  const k = Math.round(SHARE * n)
  const { low, high } = wilson(k, n)
  return (
    <section className="grid gap-x-16 gap-y-8 rounded-card border border-line bg-raised p-6 shadow-card sm:p-10 lg:grid-cols-2 lg:items-center">
      <div className="grid content-start gap-3">
        <h2 className="text-balance font-strong text-28">{t('How sure is 12%?')}</h2>
        <p className="text-pretty text-muted">
          {t(
            'That depends on how many people are behind it. Change the sample size and see what can be said about everyone. This is the Wilson interval, calculated on this page.',
          )}
        </p>
        <label htmlFor={id} className="mt-3 font-medium text-13">
          {t('People in the sample')}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={SIZES.length - 1}
          value={size}
          aria-valuetext={fullNumber(n)}
          onChange={({ target }) => setSize(Number(target.value))}
          className="h-6 w-full accent-accent pointer-coarse:h-10"
        />
      </div>
      <div className="grid gap-5">
        <output htmlFor={id} className="grid gap-1">
          <span className="tabular font-strong text-40">
            {percent(low)}–{percent(high)}
            <span className="ml-1.5 font-normal text-20 text-muted">%</span>
          </span>
          <span className="tabular text-muted">
            {t('{{k}} of {{n}} people. 95% sure between {{low}} and {{high}}%.', {
              k,
              n,
              low: percent(low),
              high: percent(high),
            })}{' '}
            {n <= LOW_BASE && t('A base this low is marked with an asterisk.')}
          </span>
        </output>
        <div aria-hidden className="grid gap-2">
          <div className="relative h-8">
            <span className="absolute inset-x-0 top-1/2 h-px bg-line-strong" />
            <span
              className="absolute inset-y-1.5 rounded-full bg-accent/24 transition-all"
              style={{ left: onAxis(low), right: `calc(100% - ${onAxis(high)})` }}
            />
            <span
              className="absolute top-1/2 size-3 -translate-1/2 rounded-full bg-accent transition-all"
              style={{ left: onAxis(k / n) }}
            />
          </div>
          <div className="tabular flex justify-between text-12 text-faint">
            {[0, 0.1, 0.2, 0.3, 0.4].map((mark) => (
              <span key={mark}>{percent(mark)}%</span>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
