import type { SocialNetwork } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button, ErrorText } from '@starling/ui'
import { useState } from 'react'
import { sayError } from '../errors/index.ts'
import { boot } from '../floor/index.ts'
import { NETWORK_NAMES } from '../session/index.ts'
import { leaveToSignIn } from './leave.ts'
import { NetworkGlyph } from './NetworkGlyph.tsx'
import { offeredNetworks } from './offered-networks.ts'

/** The other ways in, below the code by mail. Nothing where no network is set up. */
export function SocialButtons({ first }: { first?: string | undefined }) {
  const { t } = useText()
  const [failure, setFailure] = useState<unknown>()
  const networks = offeredNetworks(first)
  if (networks.length === 0) return null

  async function leave(network: SocialNetwork) {
    setFailure(undefined)
    await leaveToSignIn({ network, back: placeHere() }).catch(setFailure)
  }

  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-3 text-13 text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t('or')}
      </p>
      {networks.map((network) => (
        <Button
          key={network}
          size="large"
          className="w-full"
          icon={<NetworkGlyph network={network} />}
          onClick={() => leave(network)}
        >
          {t('Continue with {{network}}', { network: NETWORK_NAMES[network] })}
        </Button>
      ))}
      <div role="alert" className="empty:hidden">
        {failure !== undefined && <ErrorText text={sayError(failure)} />}
      </div>
    </div>
  )
}

/** The team site says in the address where someone wanted to go; the others ask over the page itself. */
function placeHere(): string | null {
  const { pathname, search } = location
  return boot.site === 'team' ? new URLSearchParams(search).get('next') : pathname + search
}
