import { ApiError, MOST_COMPARED, type NewPlan, type OpenedPlan } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, buttonClass, Input, Select } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { refused, undoable } from '../errors/index.ts'
import { notify } from '../floor/index.ts'
import { PlanCalendar } from './PlanCalendar.tsx'
import { PlanOverlaps } from './PlanOverlaps.tsx'
import { PlanParts } from './PlanParts.tsx'
import { draftOf, evenly, isOver, leftOf, readBudget, withAudience, wrongWith } from './plan-draft.ts'
import { plannableOptions, usePlanChanges } from './queries.ts'

type Props = {
  team: string
  /** Null while it is made. */
  plan: OpenedPlan | null
  begun: NewPlan | null
  onClose: () => void
  onMade?: (id: string) => void
}

export function PlanForm({ team, plan, begun, onClose, onMade }: Props) {
  const { t } = useText()
  const changes = usePlanChanges(team)
  const audiences = useQuery(plannableOptions(team))
  const [draft, setDraft] = useState<NewPlan>(() => begun ?? draftOf(plan!))
  // As it was when this was opened: behind this it may be read again.
  const [seen, setSeen] = useState(plan?.changed_at)
  const [budget, setBudget] = useState(String(draft.budget ?? ''))
  const [isRefused, setIsRefused] = useState(false)
  const ids = { name: useId(), budget: useId(), from: useId(), to: useId() }

  const wrong = readBudget(budget) === undefined ? 'A budget is a whole number, at least 1.' : wrongWith(draft)
  const nameOf = (id: string): string | null =>
    audiences.data?.find((one) => one.id === id)?.name ??
    plan?.parts.find((one) => one.audience_config_id === id)?.name ??
    null
  const others = (audiences.data ?? []).filter(({ id }) => !draft.parts.some((part) => part.audience_config_id === id))
  const change = (patch: Partial<NewPlan>) => setDraft({ ...draft, ...patch })

  async function save() {
    const body = { ...draft, name: draft.name.trim() }
    try {
      if (!plan) onMade?.((await changes.make.mutateAsync(body)).id)
      else {
        const saved = await changes.replace.mutateAsync({
          id: plan.id,
          body: { ...body, ...(seen !== undefined && { seen_changed_at: seen }) },
        })
        setSeen(saved.changed_at)
        setIsRefused(false)
      }
      notify(t('{{name}} was saved.', { name: body.name }), 'success')
    } catch (error) {
      // The page asks whose it shall be.
      if (error instanceof ApiError && error.code === 'changed_meanwhile') setIsRefused(true)
      else refused(error)
    }
  }
  async function end() {
    if (!plan) return
    const { id, name } = plan
    const bringBack = () => changes.restore.mutateAsync(id)
    if (await undoable(changes.remove.mutateAsync(id), t('{{name}} was deleted.', { name }), bringBack)) onClose()
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-3 sm:grid-cols-2">
        <label htmlFor={ids.name} className="grid gap-1 text-13 sm:col-span-2">
          {t('Name')}
          <Input
            id={ids.name}
            maxLength={120}
            value={draft.name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        </label>
        <label htmlFor={ids.budget} className="grid gap-1 text-13 sm:col-span-2">
          {t('Budget, in the currency of the ad account')}
          <Input
            id={ids.budget}
            inputMode="numeric"
            value={budget}
            aria-invalid={readBudget(budget) === undefined}
            onChange={({ currentTarget: { value } }) => {
              setBudget(value)
              change({ budget: readBudget(value) ?? null })
            }}
          />
        </label>
        <label htmlFor={ids.from} className="grid gap-1 text-13">
          {t('Starts on')}
          <Input
            id={ids.from}
            type="date"
            value={draft.starts_on}
            onChange={({ currentTarget }) => change({ starts_on: currentTarget.value })}
          />
        </label>
        <label htmlFor={ids.to} className="grid gap-1 text-13">
          {t('Ends on')}
          <Input
            id={ids.to}
            type="date"
            value={draft.ends_on}
            onChange={({ currentTarget }) => change({ ends_on: currentTarget.value })}
          />
        </label>
        {isOver(draft) && (
          <p role="status" className="text-13 text-warn sm:col-span-2">
            {t('These days are over already.')}
          </p>
        )}
      </div>

      <section className="grid gap-3" aria-label={t('Audiences and budget split')}>
        <h3 className="font-strong text-16">{t('Audiences and budget split')}</h3>
        <PlanParts draft={draft} nameOf={nameOf} onChange={setDraft} />
        <div className="flex flex-wrap items-center gap-3">
          <Select
            aria-label={t('Add an audience')}
            value=""
            disabled={draft.parts.length >= MOST_COMPARED || others.length === 0}
            onChange={({ currentTarget: { value } }) => value !== '' && setDraft(withAudience(draft, value))}
          >
            <option value="">
              {t(audiences.data?.length === 0 ? 'The team has no saved audiences yet' : 'Add an audience')}
            </option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          {draft.parts.length > 1 && (
            <Button size="small" onClick={() => setDraft(evenly(draft))}>
              {t('Split evenly')}
            </Button>
          )}
          <span className="tabular text-13 text-muted">
            {t('{{n}}% not given to an audience', { n: Math.max(0, leftOf(draft)) })}
          </span>
        </div>
        <p className="text-12 text-muted">
          {t('A plan holds audiences of the team. Save yours, or one of the catalog, for the team to plan with it.')}
        </p>
      </section>

      {draft.parts.length > 0 && <PlanCalendar draft={draft} nameOf={nameOf} />}
      {plan && <PlanOverlaps plan={plan} />}

      {isRefused && plan && (
        <div role="alert" className="grid gap-2 rounded-control border border-warn bg-warn/10 p-3 text-13">
          <p>{t('Somebody changed this plan after you opened it.')}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              onClick={() => {
                setDraft(draftOf(plan))
                setBudget(String(plan.budget ?? ''))
                setSeen(plan.changed_at)
                setIsRefused(false)
              }}
            >
              {t('Show theirs')}
            </Button>
            <Button
              size="small"
              onClick={() => {
                setSeen(plan.changed_at)
                setIsRefused(false)
              }}
            >
              {t('Keep mine, to be saved over it')}
            </Button>
          </div>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {wrong && (draft.name !== '' || budget !== '') && (
          <p role="status" className="text-13 text-warn">
            {t(wrong)}
          </p>
        )}
        {plan && plan.parts.length > 0 && (
          <Link to={`/${team}/campaigns/new?plan=${plan.id}`} className={buttonClass()}>
            {t('Make a campaign')}
          </Link>
        )}
        {plan && (
          <Button icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden />} onClick={end}>
            {t('Delete')}
          </Button>
        )}
        <Button variant="primary" disabled={wrong !== null} onClick={save}>
          {t('Save')}
        </Button>
      </div>
    </div>
  )
}
