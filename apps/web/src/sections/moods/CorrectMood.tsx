import type { AnswerRow, CorrectedMood, MoodCorrection } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { DropdownItem, DropdownMenu, DropdownRadioGroup, DropdownSeparator } from '@starling/ui'
import { clsx } from 'clsx'
import { ChevronDown, Undo2 } from 'lucide-react'
import { undoable } from '../../errors/index.ts'
import { judgedMood } from './mood-words.ts'
import { useCorrecting } from './queries.ts'

const correctionAgain = ({ post_id, judged, mood }: MoodCorrection) => ({ post_id, judged, mood })

/** A menu at the mood: what it is called now, and what it is for this team. */
export function CorrectMood({
  row,
  correction,
  team_id,
  words,
  look,
}: {
  row: AnswerRow
  correction: MoodCorrection | undefined
  team_id: string
  words: string
  look: string
}) {
  const { t } = useText()
  const { correct, remove, restore } = useCorrecting(team_id)
  const judged = judgedMood(row)

  const takeBack = ({ id }: MoodCorrection) =>
    undoable(remove.mutateAsync(id), t('The correction was taken back.'), () => restore.mutateAsync(id))
  /** As it was before: what the team had said, or nothing. */
  const undo = (made: string) =>
    correction ? correct.mutateAsync(correctionAgain(correction)) : remove.mutateAsync(made)
  const say = (mood: CorrectedMood) =>
    undoable(
      correct.mutateAsync({ post_id: String(row.id), judged, mood }),
      t('Corrected for your team. Figures still count this post as it was judged.'),
      ({ id }) => undo(id),
    )
  function choose(mood: CorrectedMood | '') {
    if (mood === '' || mood === correction?.mood) return
    if (mood !== judged) void say(mood)
    else if (correction) void takeBack(correction)
  }

  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          aria-label={t('Mood: {{mood}}. Correct it', { mood: words })}
          className={clsx(
            'inline-flex min-h-6 items-center gap-0.5 rounded-[4px] hover:underline pointer-coarse:min-h-10',
            look,
          )}
        >
          {words}
          <ChevronDown size={12} strokeWidth={2} aria-hidden />
        </button>
      }
    >
      <DropdownRadioGroup<CorrectedMood | ''>
        label={t('What is the mood of this post?')}
        value={correction?.mood ?? judged ?? ''}
        options={[
          { value: 'negative', label: t('Negative') },
          { value: 'neutral', label: t('Neutral') },
          { value: 'positive', label: t('Positive') },
        ]}
        onChange={choose}
      />
      {correction && (
        <>
          <DropdownSeparator />
          <DropdownItem
            icon={<Undo2 size={16} strokeWidth={1.5} aria-hidden />}
            onSelect={() => void takeBack(correction)}
          >
            {t('Take the correction back')}
          </DropdownItem>
        </>
      )}
    </DropdownMenu>
  )
}
