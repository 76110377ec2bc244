import type { OpenedPlan } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Drawer } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Await } from '../panels/index.ts'
import { PlanForm } from './PlanForm.tsx'
import { newDraft } from './plan-draft.ts'
import { planOptions } from './queries.ts'

/** One plan, or a new one. */
export function PlanDrawer({
  team,
  id,
  open,
  onClose,
  onMade,
}: {
  team: string
  id: string | null
  open: boolean
  onClose: () => void
  onMade: (id: string) => void
}) {
  const { t } = useText()
  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(id === null ? 'New plan' : 'Plan')}
      size="large"
    >
      {open && id === null && <Made team={team} onClose={onClose} onMade={onMade} />}
      {open && id !== null && <Opened key={id} team={team} id={id} onClose={onClose} />}
    </Drawer>
  )
}

function Made({ team, onClose, onMade }: { team: string; onClose: () => void; onMade: (id: string) => void }) {
  const [draft] = useState(() => newDraft(Date.now()))
  return <PlanForm team={team} plan={null} begun={draft} onClose={onClose} onMade={onMade} />
}

function Opened({ team, id, onClose }: { team: string; id: string; onClose: () => void }) {
  const query = useQuery(planOptions(id))
  return (
    <Await query={query} name={id} height="h-96">
      {(plan: OpenedPlan) => <PlanForm team={team} plan={plan} begun={null} onClose={onClose} />}
    </Await>
  )
}
