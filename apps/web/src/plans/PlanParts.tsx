import type { NewPlan } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { IconButton, Input } from '@starling/ui'
import { X } from 'lucide-react'

/** What goes to each audience: a share, what that is of the budget, and its days. */
export function PlanParts({
  draft,
  nameOf,
  onChange,
}: {
  draft: NewPlan
  nameOf: (id: string) => string | null
  onChange: (draft: NewPlan) => void
}) {
  const { t } = useText()
  type Part = NewPlan['parts'][number]
  const change = (at: number, patch: Partial<Part>) =>
    onChange({ ...draft, parts: draft.parts.map((part, one) => (one === at ? { ...part, ...patch } : part)) })
  if (draft.parts.length === 0) return <p className="text-14 text-muted">{t('No audience is in it yet.')}</p>
  return (
    <ul className="grid grid-cols-1 divide-y divide-line rounded-card border border-line">
      {draft.parts.map((part, at) => {
        const name = nameOf(part.audience_config_id) ?? t('A deleted audience')
        return (
          <li key={part.audience_config_id} className="grid gap-2 px-4 py-3">
            <span className="flex items-center justify-between gap-3">
              <span className="wrap-break-word min-w-0 font-medium text-14">{name}</span>
              <IconButton
                size="small"
                label={t('Remove {{label}}', { label: name })}
                onClick={() => onChange({ ...draft, parts: draft.parts.filter((_, one) => one !== at) })}
              >
                <X size={16} strokeWidth={1.5} aria-hidden />
              </IconButton>
            </span>
            <span className="grid grid-cols-2 items-center gap-2 sm:grid-cols-[6rem_minmax(0,1fr)_10rem_10rem]">
              <Input
                inputMode="numeric"
                aria-label={t('{{name}}: share in percent', { name })}
                value={part.share}
                onChange={({ currentTarget: { value } }) =>
                  /^\d{0,3}$/.test(value) && Number(value) <= 100 && change(at, { share: Number(value) })
                }
              />
              <span className="tabular text-13 text-muted">
                {draft.budget === null
                  ? '%'
                  : t('% of the budget: {{amount}}', {
                      amount: ((draft.budget * part.share) / 100).toLocaleString('en'),
                    })}
              </span>
              <Input
                type="date"
                aria-label={t('{{name}}: first day', { name })}
                value={part.starts_on}
                onChange={({ currentTarget }) => change(at, { starts_on: currentTarget.value })}
              />
              <Input
                type="date"
                aria-label={t('{{name}}: last day', { name })}
                value={part.ends_on}
                onChange={({ currentTarget }) => change(at, { ends_on: currentTarget.value })}
              />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
