import { useText } from '@starling/text'
import { Hero } from './Hero.tsx'
import { HowSure } from './HowSure.tsx'
import { OpenToday } from './OpenToday.tsx'
import { Rules } from './Rules.tsx'

/** Front page of the toolkit. */
export function ProHomeScreen() {
  const { t } = useText()
  return (
    <div className="mx-auto grid w-full max-w-270 gap-20 py-8 lg:gap-28 lg:py-14">
      <Hero
        title={t('See the shape of an audience, and how sure it is.')}
        text={t(
          'Starling is a toolkit for people who advertise on X: find out who talks about a topic, what moves them and how to reach them, with numbers you can check.',
        )}
      />
      <Rules />
      <HowSure />
      <OpenToday />
    </div>
  )
}
