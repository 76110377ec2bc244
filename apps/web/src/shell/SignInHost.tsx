import { Suspense, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SignInDialog } from '../auth/index.ts'
import { askToSignIn, boot, closeSignIn, ME_KEY, notify, queryClient, useSignInRequest } from '../floor/index.ts'
import { readSignInLink } from '../session/index.ts'
import { loginPath } from './router/guard.ts'

/** Acts on the flag of `askToSignIn`: the team site has a page for it, the other two a dialog. */
export function SignInHost() {
  return boot.site === 'team' ? <GoToLogin /> : <OpenDialog />
}

function GoToLogin() {
  const request = useSignInRequest()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!request) return
    closeSignIn()
    // Whoever was signed in here no longer is; the sign-in page must not send them back.
    queryClient.setQueryData(ME_KEY, null)
    if (request.reason) notify(request.reason)
    if (!pathname.startsWith('/login')) navigate(loginPath(pathname + search))
  }, [request, pathname, search, navigate])
  return null
}

function OpenDialog() {
  const request = useSignInRequest()
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const asks = hash.startsWith('#sign-in') || readSignInLink(hash) !== null

  useEffect(() => {
    if (asks) askToSignIn()
  }, [asks])

  if (!request) return null
  return (
    <Suspense>
      <SignInDialog />
      {asks && <DropFragment drop={() => navigate(pathname + search, { replace: true })} />}
    </Suspense>
  )
}

/** The code of a link does not stay in the address. Drawn after the dialog, which has read it by then. */
function DropFragment({ drop }: { drop: () => void }) {
  const once = useEffectEvent(drop)
  useEffect(() => {
    once()
  }, [])
  return null
}
