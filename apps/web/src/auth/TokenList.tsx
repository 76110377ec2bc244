import type { Token } from '@starling/contract/browser'
import { shortDate, timeAgo, useText } from '@starling/text'
import { Button, ConfirmDialog, EmptyState, Skeleton, SkeletonGroup } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FailedState, refused } from '../errors/index.ts'
import { notify } from '../floor/index.ts'
import { CreateTokenDialog } from './CreateTokenDialog.tsx'
import { tokensOptions, useRevokeToken } from './queries.ts'
import { TOKEN_KINDS } from './token-kinds.ts'
import { TOKEN_SCOPE_WORDS } from './token-scopes.ts'

const CARD = 'divide-y divide-line rounded-card border border-line bg-raised shadow-card'

export function TokenList() {
  const { t } = useText()
  const { data: tokens, error, refetch } = useQuery(tokensOptions)
  const [creating, setCreating] = useState(false)
  const [revoking, setRevoking] = useState<Token>()
  if (error) return <FailedState error={error} retry={refetch} />
  const create = (
    <Button
      className="justify-self-start"
      icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
      onClick={() => setCreating(true)}
    >
      {t('Create a token')}
    </Button>
  )
  return (
    <>
      {!tokens ? (
        <SkeletonGroup className={CARD}>
          <div className="p-5">
            <Skeleton className="h-9 w-56" />
          </div>
        </SkeletonGroup>
      ) : tokens.length === 0 ? (
        <EmptyState
          level={3}
          className="rounded-card border border-line border-dashed"
          title={t('No tokens')}
          reason={t('A token lets your own programs do what you can do here. The API reference lists every call.')}
          action={create}
          example={
            <a href="/api/schema/" className="text-accent underline underline-offset-4">
              {t('Open the API reference')}
            </a>
          }
        />
      ) : (
        <>
          <ul className={CARD}>
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} revoke={() => setRevoking(token)} />
            ))}
          </ul>
          {create}
        </>
      )}
      <CreateTokenDialog open={creating} onOpenChange={setCreating} />
      <Revoke token={revoking} close={() => setRevoking(undefined)} />
    </>
  )
}

function TokenRow({ token, revoke }: { token: Token; revoke: () => void }) {
  const { t } = useText()
  const { kind, name, scopes, created_at, seen_at, expires_at } = token
  const facts = [
    t(TOKEN_KINDS[kind]),
    scopes.map((scope) => t(TOKEN_SCOPE_WORDS[scope].name)).join(', '),
    t('created {{date}}', { date: shortDate(created_at) }),
    seen_at ? t('last used {{time}}', { time: timeAgo(seen_at) }) : t('never used'),
    expires_at ? t('expires {{date}}', { date: shortDate(expires_at) }) : t('does not expire'),
  ]
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="grid min-w-0 grow">
        <span className="font-medium">{name}</span>
        <span className="text-13 text-muted">{facts.join(' · ')}</span>
      </div>
      <Button size="small" aria-label={t('Revoke the token “{{name}}”', { name })} onClick={revoke}>
        {t('Revoke')}
      </Button>
    </li>
  )
}

function Revoke({ token, close }: { token: Token | undefined; close: () => void }) {
  const { t } = useText()
  const revokeToken = useRevokeToken()
  const name = token?.name ?? ''

  async function revoke() {
    if (!token) return
    try {
      await revokeToken.mutateAsync(token.id)
      notify(t('{{name}} was revoked.', { name }), 'success')
    } catch (error) {
      refused(error)
    }
  }

  return (
    <ConfirmDialog
      open={token !== undefined}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={t('Revoke the token “{{name}}”', { name })}
      effect={t('Anything that uses this token stops working immediately. This cannot be undone.')}
      confirmLabel={t('Revoke')}
      danger
      onConfirm={revoke}
    />
  )
}
