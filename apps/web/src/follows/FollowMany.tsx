import type { FollowReport, FollowRun, Reading, SocialAccount, XList } from '@starling/contract/browser'
import { useState } from 'react'
import { refused } from '../errors/index.ts'
import { FollowForm } from './FollowForm.tsx'
import { FollowPreview } from './FollowPreview.tsx'
import { FollowProgress } from './FollowProgress.tsx'
import { FollowResult } from './FollowResult.tsx'
import { useFollowChanges } from './queries.ts'

type Props = {
  team: string
  accounts: SocialAccount[]
  lists: XList[]
  /** Handles of those on a list. */
  membersOf: (list: XList) => Promise<string[]>
  reading: Reading
  open: FollowRun | undefined
}

/** First who it is about, then the consent, then the doing: nothing happens at X that was not shown. */
export function FollowMany({ team, accounts, lists, membersOf, reading, open }: Props) {
  const [shown, setShown] = useState<FollowReport>()
  const [begun, setBegun] = useState<string>()
  const { start, stop } = useFollowChanges(team)

  async function begin(report: FollowReport) {
    try {
      await start.mutateAsync(report)
      setBegun(report.id)
      setShown(undefined)
    } catch (error) {
      refused(error)
    }
  }

  if (open) {
    const account = accounts.find(({ id }) => id === open.account)
    const end = () => stop.mutateAsync(open.id).then(() => setBegun(open.id), refused)
    return <FollowProgress run={open} account={account} isNew={begun === open.id} stop={end} />
  }
  if (begun) return <FollowResult pk={begun} close={() => setBegun(undefined)} />
  if (shown) {
    const account = accounts.find(({ id }) => id === shown.account)
    return (
      <FollowPreview
        key={shown.id}
        report={shown}
        account={account}
        begin={() => begin(shown)}
        close={() => setShown(undefined)}
      />
    )
  }
  return <FollowForm {...{ team, accounts, lists, membersOf, reading }} onShown={setShown} />
}
