import { type BuilderDraft, subjectsOf } from '@starling/question/builder'
import { type TextKey, useText } from '@starling/text'

/** Why a block adds people or takes them away: it depends on how many of the blocks must be true. */
export function EffectsInWords({ draft }: { draft: BuilderDraft }) {
  const { t } = useText()
  const blocks = subjectsOf(draft).length
  if (blocks < 2) return null
  return (
    <p className="max-w-160 text-pretty text-13 text-muted">
      {t('Each block says how many more or fewer people there are with it than without it.')}{' '}
      {t(whyOf(draft.order, blocks))}
    </p>
  )
}

function whyOf(order: BuilderDraft['order'], blocks: number): TextKey {
  if (order === 'reach') return 'One of them is enough, so each brings people in.'
  if (order === 'precision') return 'All of them must be true, so each takes people away.'
  if (blocks === 2) return 'Of two, both must be true, so each takes people away.'
  return blocks === 3
    ? 'Of three, any two are enough, so each brings people in: without it both of the others would have to be true.'
    : 'Any two of them are enough, so each brings people in.'
}
