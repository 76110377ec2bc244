import type { ApprovalNeeded } from '@starling/contract/browser'
import { dateFormat, useText } from '@starling/text'
import { money } from '../../floor/index.ts'

/** Why somebody else has to agree: above which cap, by how much and when; and whether there is anybody who can. */
export function ApprovalReason({ approval, currency }: { approval: ApprovalNeeded; currency: string }) {
  const { t, language } = useText()
  const format = dateFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  const reasons = {
    role: () => [t('Who asks for it may draft in this ad account, and not spend.')],
    account: () => [t('All that is spent in this ad account needs a second person.')],
    currency: () => [t('The team has spending caps, and none in {{currency}}.', { currency })],
    cap: () =>
      approval.caps.map(({ team_account, amount_micro, month, over_micro }) => {
        const values = {
          over: money(over_micro, currency),
          cap: money(amount_micro, currency),
          month: format.format(new Date(`${month}-01T00:00:00Z`)),
        }
        return team_account === null
          ? t('{{over}} above the cap of the team for {{month}}, {{cap}}.', values)
          : t('{{over}} above the cap of this ad account for {{month}}, {{cap}}.', values)
      }),
  }
  return (
    <div className="tabular grid gap-1 text-pretty text-14">
      {reasons[approval.because]().map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {approval.approvers === 0 && (
        <p className="font-medium text-bad">
          {t(
            'Nobody else may spend in this ad account, so nobody can agree. An admin lets somebody under Ad accounts.',
          )}
        </p>
      )}
    </div>
  )
}
