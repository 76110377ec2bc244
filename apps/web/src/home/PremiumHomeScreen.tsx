import { useText } from '@starling/text'
import { buttonClass } from '@starling/ui'
import { Link } from 'react-router'
import { TrendingNow } from '../trends/index.ts'
import { Hero } from './Hero.tsx'
import { HowSure } from './HowSure.tsx'
import { OpenToday } from './OpenToday.tsx'
import { Rules } from './Rules.tsx'

const TRENDS = '/premium-suite/xstats/Global'

/** Front page of the suite. It promises what is open there, and nothing else. */
export function PremiumHomeScreen() {
  const { t } = useText()
  return (
    <div className="mx-auto grid w-full max-w-270 grid-cols-1 gap-16 py-4 lg:gap-24 lg:py-10">
      <Hero
        title={t('Know what people talk about now.')}
        text={t(
          'The suite shows what people on X talk about more than usual, country by country, how it feels and when they post. Every figure says how many people it is based on.',
        )}
      >
        <Link to={TRENDS} className={buttonClass({ variant: 'primary', size: 'large' })}>
          {t('See the trends')}
        </Link>
      </Hero>
      <TrendingNow all={TRENDS} />
      <OpenToday />
      <HowSure />
      <Rules />
    </div>
  )
}
