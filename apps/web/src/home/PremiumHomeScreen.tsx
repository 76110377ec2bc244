import { useText } from '@starling/text'
import { Hero } from './Hero.tsx'
import { HowSure } from './HowSure.tsx'
import { OpenToday } from './OpenToday.tsx'
import { Rules } from './Rules.tsx'

/** Front page of the suite. */
export function PremiumHomeScreen() {
  const { t } = useText()
  return (
    <div className="mx-auto grid w-full max-w-270 gap-20 py-8 lg:gap-28 lg:py-14">
      <Hero
        title={t('Know the people behind an account.')}
        text={t(
          'The suite is for people who run an account on X: who follows and who left, what they talk about, and what a post achieved. Every figure says how many people it is based on.',
        )}
      />
      <OpenToday />
      <HowSure />
      <Rules />
    </div>
  )
}
