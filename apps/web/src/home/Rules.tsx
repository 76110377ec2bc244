import { type TextKey, useText } from '@starling/text'

const RULES: readonly { title: TextKey; text: TextKey }[] = [
  {
    title: 'Numbers that say how sure they are',
    text: 'Every figure carries its sample size, source and time, every share its 95% interval. Figures about fewer than five people are not shown; posts are public, and counted from the first.',
  },
  {
    title: 'Scores you can recalculate',
    text: 'Every score names its method and shares its inputs. Anyone can reproduce the result.',
  },
  {
    title: 'Any source, and none required',
    text: 'X with your own keys, an archive, a plain file or the built-in sandbox: every screen works the same.',
  },
  {
    title: 'Open, and yours to run',
    text: 'The source is free under Apache 2.0. It runs on your machine, and reports to nobody unless you set that up.',
  },
]

/** What the product is held to, on both front pages. */
export function Rules() {
  const { t } = useText()
  return (
    <section className="grid gap-8 lg:grid-cols-[18rem_1fr] lg:gap-16">
      <h2 className="text-balance font-strong text-28">{t('Built on four rules')}</h2>
      <ol className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {RULES.map(({ title, text }) => (
          <li key={title} className="grid content-start gap-1.5 border-line-strong border-t pt-4">
            <h3 className="font-strong text-16">{t(title)}</h3>
            <p className="text-pretty text-muted">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
