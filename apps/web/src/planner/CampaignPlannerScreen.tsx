import { ApiError } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, Chip, EmptyState } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Copy, FolderOpen, Plus, Save } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { sayError } from '../errors/index.ts'
import { askToSignIn, notify } from '../floor/index.ts'
import { Await, Panel } from '../panels/index.ts'
import { rememberTeam, TeamAtHand, useMe, useTeamAtHand } from '../session/index.ts'
import { draftOf, KeptScenarios } from './KeptScenarios.tsx'
import { calculationOptions, useScenarioChanges } from './queries.ts'
import { ScenarioFigures } from './ScenarioFigures.tsx'
import { ScenarioForm } from './ScenarioForm.tsx'
import { ScenariosBeside } from './ScenariosBeside.tsx'
import { SummaryFiles } from './SummaryFiles.tsx'
import { bodyOf, MOST_SCENARIOS, newScenario, type ScenarioDraft, wrongWith } from './scenario-draft.ts'
import { type Scenarios, useScenarios } from './use-scenarios.ts'

/** Only for people of the group CampaignPlanner (spec 6); everybody else is told so. */
export function CampaignPlannerScreen() {
  const { t } = useText()
  const { me, pending } = useMe()
  const team = useTeamAtHand()
  if (pending) return null
  if (!me)
    return (
      <Closed
        reason={t('This page is for people of the group CampaignPlanner. Sign in to see whether you are one of them.')}
        action={<Button onClick={() => askToSignIn(t('Sign in to plan campaigns.'))}>{t('Sign in')}</Button>}
      />
    )
  if (!me.groups.some(({ name }) => name === 'CampaignPlanner'))
    return <Closed reason={t('Only people of the group CampaignPlanner can open this.')} />
  if (!team) return <Closed reason={t('A campaign is planned for a team. Join or create one first.')} />
  return <Planner team={team} />
}

function Closed({ reason, action }: { reason: string; action?: ReactNode }) {
  const { t } = useText()
  return (
    <div className="mx-auto grid w-full max-w-320">
      <h1 className="font-strong text-28">{t('Campaign planner')}</h1>
      <EmptyState title={t('This page is not open to you')} reason={reason} action={action} />
    </div>
  )
}

function Planner({ team }: { team: string }) {
  const { t } = useText()
  const scenarios = useScenarios()
  const { drafts, draft, at } = scenarios
  const wrong = wrongWith(draft)
  const query = useQuery({ ...calculationOptions(draft, team), enabled: wrong === null })
  const people = query.data?.parts.reduce((sum, part) => sum + (part.people ?? 0), 0) ?? 0
  return (
    <div className="mx-auto grid w-full max-w-320 grid-cols-1 gap-4">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="font-strong text-28">{t('Campaign planner')}</h1>
          <p className="max-w-160 text-pretty text-muted">
            {t('What a budget reaches, or what it takes to reach people: by audience and day, as ranges.')}
          </p>
          <Link className="text-14 underline" to="/campaigns/create">
            {t('Describe a campaign')}
          </Link>
          <div className="mt-3">
            <TeamAtHand
              onChange={(slug) => {
                scenarios.carry()
                rememberTeam(slug)
              }}
            />
          </div>
        </div>
        <SummaryFiles
          scenarios={drafts.map(bodyOf)}
          team={team}
          isReady={drafts.every((one) => wrongWith(one) === null)}
        />
      </header>
      <ScenarioBar scenarios={scenarios} team={team} wrong={wrong !== null} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[26rem_minmax(0,1fr)]">
        <Panel title={draft.name || t('Scenario')}>
          <ScenarioForm key={at} draft={draft} team={team} people={people} onChange={scenarios.put} />
        </Panel>
        <Panel title={t('What it comes to')}>
          {wrong !== null ? (
            <p role="status" className="text-14 text-warn">
              {t(wrong)}
            </p>
          ) : draft.parts.length === 0 ? (
            <EmptyState
              title={t('No audience is in it yet.')}
              reason={t('Add an audience of the team, or give people by number, and see what the budget reaches.')}
            />
          ) : (
            <Await query={query} name={JSON.stringify(draft)} height="h-96">
              {(calculation) => <ScenarioFigures calculation={calculation} isOld={query.isPlaceholderData} />}
            </Await>
          )}
        </Panel>
      </div>
      {drafts.length > 1 && <ScenariosBeside drafts={drafts} team={team} />}
    </div>
  )
}

/** Which scenario is written; one more, kept, or taken off the screen. */
function ScenarioBar({ scenarios, team, wrong }: { scenarios: Scenarios; team: string; wrong: boolean }) {
  const { t } = useText()
  const { drafts, draft, at, choose, add, put, drop } = scenarios
  const [isOpen, setIsOpen] = useState(false)
  const changes = useScenarioChanges(team)
  const isFull = drafts.length >= MOST_SCENARIOS
  const nameOfNext = t('Scenario {{letter}}', { letter: 'ABCD'[drafts.length] ?? '' })
  async function save() {
    try {
      put(draftOf(await changes.save.mutateAsync(draft)))
      notify(t('{{name}} was saved.', { name: draft.name }), 'success')
    } catch (error) {
      const isChanged = error instanceof ApiError && error.code === 'changed_meanwhile'
      notify(
        isChanged
          ? t('Somebody changed it after you opened it. Open it again, or keep yours as a copy.')
          : sayError(error),
        'error',
      )
    }
  }
  const copyOf = (one: ScenarioDraft): ScenarioDraft => ({ ...one, id: null, seen: null, name: nameOfNext })
  const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <fieldset className="flex min-w-0 flex-wrap gap-1.5">
        <legend className="sr-only">{t('Scenarios')}</legend>
        {drafts.map((one, place) => (
          <Chip
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name
            key={place}
            label={one.name || t('Scenario')}
            {...(place === at && { selected: true })}
            onToggle={() => choose(place)}
            {...(drafts.length > 1 && place === at && { onRemove: drop })}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-2">
        {!isFull && (
          <>
            <Button size="small" icon={<Plus {...icon} />} onClick={() => add(newScenario(nameOfNext, Date.now()))}>
              {t('New scenario')}
            </Button>
            <Button size="small" icon={<Copy {...icon} />} onClick={() => add(copyOf(draft))}>
              {t('Copy it')}
            </Button>
          </>
        )}
        <Button size="small" icon={<FolderOpen {...icon} />} onClick={() => setIsOpen(true)}>
          {t('Kept scenarios')}
        </Button>
        <Button size="small" variant="primary" icon={<Save {...icon} />} disabled={wrong} onClick={save}>
          <span className="max-w-48 truncate">
            {drafts.length > 1 ? t('Save {{name}}', { name: draft.name || t('Scenario') }) : t('Save')}
          </span>
        </Button>
      </div>
      <KeptScenarios
        team={team}
        open={isOpen}
        onOpenChange={setIsOpen}
        onOpen={(kept) => {
          setIsOpen(false)
          const place = drafts.findIndex(({ id }) => id === kept.id)
          if (place >= 0) choose(place)
          else if (isFull || (drafts.length === 1 && draft.parts.length === 0)) put(kept)
          else add(kept)
        }}
      />
    </div>
  )
}
