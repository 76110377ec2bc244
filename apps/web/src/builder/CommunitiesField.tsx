import type { Community } from '@starling/contract/browser'
import type { CommunityOfAccounts } from '@starling/question'
import { fullNumber, useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import { communitiesOptions, nameOfCommunity } from '../communities/index.ts'
import { FailedState } from '../errors/index.ts'
import { ChoiceField, foundAmong } from '../question/index.ts'
import { type BlockFieldProps, isAll } from './fields.tsx'

const idOf = ({ accounts, at_least }: CommunityOfAccounts) => `${at_least}:${accounts.join()}`
/** Who belongs to it, as it stands in its question. */
const ruleOf = ({ question }: Community): CommunityOfAccounts[] =>
  question.query_type === 'builder' && 'communities' in question.who ? question.who.communities : []

/** Communities of the corpus, by their words or by an account of theirs. One that is found no more stays what it was. */
export function CommunitiesField({ label, placeholder, draft, change }: BlockFieldProps) {
  const { t } = useText()
  const query = useQuery(communitiesOptions)
  const known = (query.data?.communities ?? []).flatMap((community) =>
    ruleOf(community).map((rule) => ({ community, rule, id: idOf(rule) })),
  )
  const choices = known.map(({ community, id }) => ({
    id,
    label: `${nameOfCommunity(community)} (${t('{{n}} people', { n: fullNumber(community.people) })})`,
    also: community.accounts.flatMap(({ handle, name }) => [handle, `@${handle}`, name]),
  }))
  const value = draft.communities.map(idOf)
  const rules = new Map(
    [...known, ...draft.communities.map((rule) => ({ rule, id: idOf(rule) }))].map((one) => [one.id, one.rule]),
  )
  const nameOf = (id: string) => {
    const found = known.find((one) => one.id === id)
    return found ? nameOfCommunity(found.community) : `@${rules.get(id)?.accounts[0]}`
  }
  return (
    <div className="grid gap-2">
      <ChoiceField
        label={label}
        placeholder={placeholder}
        value={value}
        isAll={isAll(draft, 'communities')}
        nameOf={nameOf}
        find={(typed) => foundAmong(choices, typed, value)}
        onChange={(ids) => change({ communities: ids.flatMap((id) => rules.get(id) ?? []) })}
      />
      {query.error && <FailedState error={query.error} retry={query.refetch} />}
      {query.data && known.length === 0 && (
        <p className="text-13 text-muted">{t('No communities have been found among the people known here yet.')}</p>
      )}
    </div>
  )
}
