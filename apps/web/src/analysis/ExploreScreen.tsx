import { audienceName } from '@starling/sections/question-words'
import { say, useText } from '@starling/text'
import { EmptyState } from '@starling/ui'
import { useMemo, useState } from 'react'
import { usePageSubject } from '../floor/index.ts'
import { Newcomer, QuestionArea, type RefinePart, titleOfQuestion, useAnalysis } from '../question/index.ts'
import { analysisOf, RecentSearches } from '../searches/index.ts'
import { partsFor, SectionMenu } from '../sections/index.ts'
import { AskedStrip } from './AskedStrip.tsx'
import { Results } from './Results.tsx'

/** Ask, and see the people: one question bar that stays, what was understood, and the sections of the answer. */
export function ExploreScreen() {
  const { t, language } = useText()
  const explorer = useAnalysis()
  const { query_type, question } = explorer.analysis
  usePageSubject(question && titleOfQuestion(question, language))
  const [refine, setRefine] = useState<RefinePart | 'all' | null>(null)
  const parts = useMemo(() => partsFor(query_type), [query_type])
  return (
    <div data-wide className="flex grow flex-col">
      <div className="top-14 z-20 -mx-4 -mt-6 border-line border-b bg-ground px-4 py-3 md:sticky md:-mx-8 md:-mt-8 md:px-8">
        <QuestionArea
          explorer={explorer}
          refine={refine}
          onRefine={setRefine}
          menu={question && <SectionMenu parts={parts} />}
        />
      </div>
      {question && <AskedStrip name={audienceName(question, say(language))} menu={<SectionMenu parts={parts} />} />}
      <div className="pt-5">
        {explorer.unknown !== null ? (
          <EmptyState
            level={2}
            title={t('This kind of analysis does not exist')}
            reason={t('Choose one of the four above to start.')}
          />
        ) : question ? (
          <Results explorer={explorer} asked={question} onRefine={setRefine} />
        ) : (
          <Newcomer>
            <RecentSearches onPick={(kept) => explorer.ask(analysisOf(kept))} />
          </Newcomer>
        )}
      </div>
    </div>
  )
}
