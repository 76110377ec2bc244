import { SectionChart } from '@starling/charts'
import type { Answered, Refused } from '@starling/contract/browser'
import { sectionOf } from '@starling/sections'
import { formatOf } from '@starling/sections/cells'
import { say, useText } from '@starling/text'
import { useMemo } from 'react'
import { OriginFoot, Panel } from '../panels/index.ts'
import { chartWords, sayOfSection } from '../sections/index.ts'

/** A section about all accounts at once: who follows which of them, or whose name is heard most. */
export function Between({ answer, names }: { answer: Answered | Refused; names: readonly string[] }) {
  const { language } = useText()
  const section = sectionOf(answer.section)
  const format = useMemo(() => formatOf(say(language), 0), [language])
  const words = useMemo(
    () => ({ ...chartWords(language, []), audience: (at: number) => names[at] ?? String(at + 1) }),
    [language, names],
  )
  return (
    <Panel
      title={sayOfSection(section.title)}
      about={sayOfSection(section.meaning)}
      foot={'rows' in answer && <OriginFoot origin={answer} />}
    >
      {'rows' in answer ? (
        <SectionChart section={section} rows={answer.rows} format={format} words={words} />
      ) : (
        <p className="text-muted">{answer.error.detail}</p>
      )}
    </Panel>
  )
}
