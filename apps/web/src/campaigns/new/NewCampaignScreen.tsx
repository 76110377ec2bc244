import { useText } from '@starling/text'
import { Stepper } from '@starling/ui'
import { type ReactNode, useEffect } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { refused } from '../../errors/index.ts'
import { boot } from '../../floor/index.ts'
import { openSite, useMe } from '../../session/index.ts'
import { FirstTeam } from '../../teams/index.ts'
import { useCampaignChanges } from '../queries.ts'
import { AccountStep } from './AccountStep.tsx'
import { AudienceStep } from './AudienceStep.tsx'
import { BudgetStep } from './BudgetStep.tsx'
import { CreativeStep } from './CreativeStep.tsx'
import { reachable, type StepId, WRONG } from './campaign-draft.ts'
import { DraftSummary } from './DraftSummary.tsx'
import { ObjectiveStep } from './ObjectiveStep.tsx'
import { SavedReview } from './SavedReview.tsx'
import { useDraft } from './use-draft.ts'
import { useSaving } from './use-saving.ts'

/** From an objective to a campaign that is made at X, paused. Which step is open stands in the address. */
export function NewCampaignScreen() {
  const { t } = useText()
  const { me } = useMe()
  return (
    <div className="mx-auto grid w-full max-w-280 grid-cols-1 gap-6">
      <header className="grid gap-1">
        <h1 className="font-strong text-28">{t('New campaign')}</h1>
        <p className="max-w-160 text-pretty text-muted">
          {t('At the end it is made at X, paused. It spends nothing until you launch it.')}
        </p>
      </header>
      {me && (me.memberships.length === 0 ? <FirstTeam email={me.email} /> : <Steps key={me.id} />)}
    </div>
  )
}

function Steps() {
  const { t } = useText()
  const { teamId } = useParams()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const { draft, change, begin, forget } = useDraft(teamId)
  const save = useSaving(draft, change)
  const { send } = useCampaignChanges()
  const now = Date.now()
  const asked = search.get('step')
  const at = reachable(draft, asked, now)
  // An address that asks for more than is filled would move on by itself while its steps are being filled.
  useEffect(() => {
    if (asked !== null && asked !== at) setSearch((before) => withStep(before, at), { replace: true })
  }, [asked, at, setSearch])
  const given = { draft, change }
  const step = (id: StepId, title: string, content: ReactNode) => {
    const wrong = WRONG[id](draft, now)
    return { id, title, content, ready: wrong === null, ...(wrong && { hint: t(wrong) }) }
  }
  async function submit() {
    if (!draft.saved) return
    const { id } = draft.saved
    try {
      await send.mutateAsync(id)
    } catch (error) {
      // It is kept as a draft: its page says why, and tries again.
      refused(error)
    }
    forget()
    const address = `/${draft.team}/campaigns/${id}`
    if (boot.site === 'team') await navigate(address)
    else await openSite('team', true, address).catch(refused)
  }
  return (
    <Stepper
      label={t('New campaign')}
      at={at}
      onMove={(id) => setSearch((before) => withStep(before, id))}
      steps={[
        step('objective', t('Objective'), <ObjectiveStep {...given} />),
        step(
          'account',
          t('Account and funding'),
          <AccountStep {...given} begin={teamId === undefined ? begin : null} />,
        ),
        step('audience', t('Audience'), <AudienceStep {...given} />),
        step('budget', t('Budget and days'), <BudgetStep {...given} />),
        { ...step('creative', t('Creative'), <CreativeStep {...given} />), ready: save },
        step('review', t('Review'), <SavedReview draft={draft} />),
      ]}
      summary={<DraftSummary draft={draft} />}
      onSubmit={submit}
    />
  )
}

function withStep(search: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('step', id)
  return next
}
