import type { Understood } from '@starling/contract/browser'
import type { AskedQuestion } from '@starling/question'
import { dateTime, useText } from '@starling/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useEffect } from 'react'
import { zoneShort } from '../figures/index.ts'
import { understoodOptions } from '../sections/index.ts'

const LOOK_EVERY_MS = 5_000

/** The question reaches back to posts that are still coming in; it is asked again when they are here. */
export function OlderPostsNote({ question, understood }: { question: AskedQuestion; understood: Understood }) {
  const { t, language } = useText()
  const client = useQueryClient()
  const isShort = reachesBack(understood)
  const { data } = useQuery({
    ...understoodOptions(question),
    enabled: isShort,
    staleTime: 0,
    refetchInterval: LOOK_EVERY_MS,
  })
  const isHere = isShort && data !== undefined && !reachesBack(data)
  useEffect(() => {
    if (isHere) void client.invalidateQueries({ queryKey: ['analysis', 'sections'] })
  }, [isHere, client])

  if (!isShort) return null
  const since = new Date(understood.corpus.whole_since!)
  const time = `${dateTime(since)} ${zoneShort(language, since)}`
  return (
    <p role="status" className="flex items-start gap-2 text-13 text-muted">
      <Info size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-info" />
      {t('Posts before {{time}} are still being imported and are not counted yet. The figures update by themselves.', {
        time,
      })}
    </p>
  )
}

/** Without a window it is about all time. */
function reachesBack({ question, corpus: { whole_since } }: Understood): boolean {
  if (whole_since === null) return false
  return !question.window || question.window.since * 1000 < Date.parse(whole_since)
}
