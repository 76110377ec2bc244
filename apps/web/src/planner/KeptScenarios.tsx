import type { CampaignScenario } from '@starling/contract/browser'
import { shortDate, useText } from '@starling/text'
import { Button, Drawer, EmptyState, IconButton } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { undoable } from '../errors/index.ts'
import { Await } from '../panels/index.ts'
import { scenariosOptions, useScenarioChanges } from './queries.ts'
import type { ScenarioDraft } from './scenario-draft.ts'

export const draftOf = ({ created_at: _, changed_at, ...scenario }: CampaignScenario): ScenarioDraft => ({
  ...scenario,
  seen: changed_at,
})

/** What the team keeps: opened beside what is there, or deleted. */
export function KeptScenarios({
  team,
  open,
  onOpenChange,
  onOpen,
}: {
  team: string
  open: boolean
  onOpenChange: (open: boolean) => void
  onOpen: (draft: ScenarioDraft) => void
}) {
  const { t } = useText()
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={t('Kept scenarios')}>
      {open && <KeptList team={team} onOpen={onOpen} />}
    </Drawer>
  )
}

function KeptList({ team, onOpen }: { team: string; onOpen: (draft: ScenarioDraft) => void }) {
  const { t } = useText()
  const query = useQuery(scenariosOptions(team))
  const changes = useScenarioChanges(team)
  const end = ({ id, name }: CampaignScenario) =>
    undoable(changes.remove.mutateAsync(id), t('{{name}} was deleted.', { name }), () =>
      changes.restore.mutateAsync(id),
    )
  return (
    <Await query={query} name={`scenarios ${team}`} height="h-24">
      {(kept) =>
        kept.length === 0 ? (
          <EmptyState
            title={t('Nothing kept yet')}
            reason={t('A scenario that you keep is here for everybody of the team who plans.')}
          />
        ) : (
          <ul className="grid divide-y divide-line">
            {kept.map((one) => (
              <li key={one.id} className="flex items-center justify-between gap-3 py-2">
                <span className="grid min-w-0">
                  <span className="wrap-break-word text-14">{one.name}</span>
                  <span className="text-12 text-muted">
                    {t('{{from}} to {{to}}', { from: shortDate(one.starts_on), to: shortDate(one.ends_on) })}
                  </span>
                </span>
                <span className="flex shrink-0 items-center gap-1">
                  <Button size="small" onClick={() => onOpen(draftOf(one))}>
                    {t('Open')}
                    <span className="sr-only"> {one.name}</span>
                  </Button>
                  <IconButton size="small" label={t('Delete {{name}}', { name: one.name })} onClick={() => end(one)}>
                    <Trash2 size={16} strokeWidth={1.5} aria-hidden />
                  </IconButton>
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </Await>
  )
}
