import { shortDate, useText } from '@starling/text'
import { Button, EmptyState } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Await } from '../panels/index.ts'
import { PlanDrawer } from './PlanDrawer.tsx'
import { plansOptions } from './queries.ts'

const NEW = 'new'

/** The plans of a team: audiences, budget split and calendar of one campaign each. The open one stands in the address. */
export function PlansTab({ team }: { team: string }) {
  const { t } = useText()
  const [search, setSearch] = useSearchParams()
  const query = useQuery(plansOptions(team))
  const opened = search.get('plan')
  function open(id: string | null) {
    const next = new URLSearchParams(search)
    if (id === null) next.delete('plan')
    else next.set('plan', id)
    setSearch(next, { replace: id === null })
  }
  const begin = (
    <Button variant="primary" icon={<Plus size={16} strokeWidth={1.5} aria-hidden />} onClick={() => open(NEW)}>
      {t('New plan')}
    </Button>
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <Await query={query} name="plans" height="h-64">
        {(plans) =>
          plans.length === 0 ? (
            <EmptyState
              title={t('No plans yet')}
              reason={t(
                'A plan lays audiences, budget and days of one campaign side by side, and shows who is in two.',
              )}
              action={begin}
            />
          ) : (
            <>
              <div className="justify-self-end">{begin}</div>
              <ul className="grid grid-cols-1 divide-y divide-line rounded-card border border-line bg-raised shadow-card">
                {plans.map(({ id, name, budget, starts_on, ends_on, parts }) => (
                  <li key={id} className="grid gap-1 px-4 py-3">
                    <button
                      type="button"
                      onClick={() => open(id)}
                      className="wrap-break-word min-h-6 justify-self-start text-left font-medium hover:text-accent hover:underline"
                    >
                      {name}
                    </button>
                    <span className="text-13 text-muted">
                      {[
                        t('{{from}} to {{to}}', { from: shortDate(starts_on), to: shortDate(ends_on) }),
                        t('{{count}} audiences', { count: parts.length }),
                        ...(budget === null ? [] : [t('Budget {{amount}}', { amount: budget.toLocaleString('en') })]),
                      ].join(' · ')}
                    </span>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Await>
      <PlanDrawer
        team={team}
        id={opened === NEW ? null : opened}
        open={opened !== null}
        onClose={() => open(null)}
        onMade={open}
      />
    </div>
  )
}
