import { useText } from '@starling/text'
import { Field, Input } from '@starling/ui'
import { OBJECTIVE_ABOUT, OBJECTIVE_WORDS, OBJECTIVES } from '../words.ts'
import { Choices } from './Choices.tsx'
import type { StepProps } from './campaign-draft.ts'

export function ObjectiveStep({ draft, change }: StepProps) {
  const { t } = useText()
  return (
    <div className="grid max-w-140 grid-cols-1 gap-5">
      <Field label={t('Name')} help={t('As your team finds it, here and at X.')} required>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            autoComplete="off"
            value={draft.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        )}
      </Field>
      <Choices
        label={t('What it is for')}
        value={draft.objective ?? ''}
        choices={OBJECTIVES.map((id) => ({ id, name: t(OBJECTIVE_WORDS[id]), about: t(OBJECTIVE_ABOUT[id]) }))}
        onChange={(objective) => change({ objective })}
      />
    </div>
  )
}
