import type { TargetingInsights } from '@starling/contract/browser'
import { yearsOf } from '@starling/question/builder'
import { clauseOf } from '@starling/sections/builder-words'
import { FIELD_WORDS, lossText, PACKAGE_PARTS, type PackageEntry } from '@starling/targeting'
import { say, useText } from '@starling/text'
import { Button, buttonClass, CopyButton } from '@starling/ui'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { refused } from '../errors/index.ts'
import { api, boot, notify, saveFile } from '../floor/index.ts'
import { Why } from './entry-words.tsx'
import { ReachLine } from './ReachLine.tsx'

const SHOWN = 8
/** The place of its headings in the outline of the page. */
export type HeadingLevel = 2 | 3
type Shown = { insights: TargetingInsights; level: HeadingLevel }
const FORMATS = ['csv', 'json'] as const

/** A package that is ready: by kind, each entry with why it is there, to copy and to take along. */
export function PackageView({ insights, level }: Shown) {
  const { t } = useText()
  const made = insights.targeting_package
  if (!made) return null
  const parts = PACKAGE_PARTS.filter((part) => made[part].length > 0)
  const download = (format: (typeof FORMATS)[number]) =>
    api
      .downloadTargetingInsights({ path: { pk: insights.id }, query: { format } })
      .then(({ blob, name }) => saveFile(blob, name), refused)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap gap-2">
        {FORMATS.map((format) => (
          <Button
            key={format}
            size="small"
            icon={<Download size={16} strokeWidth={1.5} aria-hidden />}
            onClick={() => download(format)}
          >
            {t('Download {{format}}', { format: format.toUpperCase() })}
          </Button>
        ))}
        {boot.site === 'pro' && (
          <Link
            to={`/targeting-lists?insights=${insights.id}`}
            className={buttonClass({ size: 'small', variant: 'primary' })}
          >
            {t('Make a list')}
          </Link>
        )}
      </div>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 md:grid-cols-2">
        {parts.map((part) => (
          <Part key={part} name={t(FIELD_WORDS[part])} entries={made[part]} level={level} />
        ))}
        <Demographics insights={insights} level={level} />
      </div>
      <LeftOutList insights={insights} level={level} />
    </div>
  )
}

function Part({ name, entries, level }: { name: string; entries: readonly PackageEntry[]; level: HeadingLevel }) {
  const Heading = `h${level}` as const
  const { t } = useText()
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? entries : entries.slice(0, SHOWN)
  return (
    <section aria-label={name} className="grid grid-cols-1 content-start gap-1">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading className="font-strong text-14">
          {name} <span className="tabular text-13 text-muted">{entries.length}</span>
        </Heading>
        <CopyButton
          iconOnly
          label={t('Copy {{what}}', { what: name })}
          content={entries.map(({ label }) => label).join('\n')}
          notify={(text, { level }) => notify(text, level)}
        />
      </div>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {shown.map((entry) => (
          <li key={entry.value} className="grid py-1.5">
            <span className="wrap-break-word text-14">{entry.label}</span>
            <Why reason={entry.reason} />
            {entry.reason.reach && <ReachLine reach={entry.reason.reach} />}
          </li>
        ))}
      </ul>
      {entries.length > SHOWN && (
        <Button size="small" variant="ghost" className="justify-self-start" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('Show fewer') : t('Show all {{n}}', { n: entries.length })}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </section>
  )
}

/** Only where the audience asks for one: nobody is left out for what they were taken to be. */
function Demographics({ insights: { targeting_package }, level }: Shown) {
  const Heading = `h${level}` as const
  const { t } = useText()
  const { gender, age } = targeting_package!
  const years = yearsOf(age)
  if (gender === 'ANY' && !years) return null
  return (
    <section aria-label={t('Gender and age')} className="grid content-start gap-1">
      <Heading className="font-strong text-14">{t('Gender and age')}</Heading>
      <p className="text-14">
        {[
          ...(gender === 'ANY' ? [] : [t(gender === 'FEMALE' ? 'Women' : 'Men')]),
          ...(years ? [years.to === null ? `${years.from}+` : `${years.from}–${years.to}`] : []),
        ].join(', ')}
      </p>
    </section>
  )
}

/** What the audience asks and an ad account cannot be told. */
function LeftOutList({ insights: { left_out, draft }, level }: Shown) {
  const Heading = `h${level}` as const
  const { t, language } = useText()
  if (left_out.length === 0) return null
  return (
    <section aria-label={t('What X cannot be told')} className="grid gap-1 border-line border-t pt-4">
      <Heading className="font-strong text-14">{t('What X cannot be told')}</Heading>
      <p className="text-13 text-muted">
        {t('The audience asks for these, and the targeting of X has nothing for them. Ads reach others as well.')}
      </p>
      <ul className="list-disc ps-5 text-14">
        {left_out.map((one) => (
          <li key={JSON.stringify(one)}>
            {one.of === 'block'
              ? t('People who {{what}}', { what: clauseOf(one.kind, draft, say(language)) })
              : lossText(one, say(language))}
          </li>
        ))}
      </ul>
    </section>
  )
}
