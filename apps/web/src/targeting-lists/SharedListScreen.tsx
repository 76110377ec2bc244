import { ApiError, type OpenedTargetingList } from '@starling/contract/browser'
import { labelledIn, type TargetingPackage } from '@starling/targeting'
import { useText } from '@starling/text'
import { Button } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { refused } from '../errors/index.ts'
import { api, askToSignIn, usePageSubject } from '../floor/index.ts'
import { Await } from '../panels/index.ts'
import { MailedPage, useMailedCode, useMe } from '../session/index.ts'
import { sharedOptions, useListChanges } from './queries.ts'
import { ReadPackage } from './ReadPackage.tsx'
import { SharedBy, SharedWithMe } from './SharedWithMe.tsx'

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404

/** A list that somebody shared: by the code of a mail or a link, or by its place among those that are shared with me. */
export function SharedListScreen() {
  const { t } = useText()
  const { me, pending } = useMe()
  const mailed = useMailedCode()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const code = mailed ?? codeIn(state)
  const [search] = useSearchParams()
  const [opened, setOpened] = useState<OpenedTargetingList | 'over' | null>(null)
  const share = search.get('share')
  const title = t('A targeting list was shared with you on Starling')
  const open = () =>
    api.openSignedTargetingList({ query: { code: code ?? '' } }).then(
      (shared) => {
        setOpened(shared)
        // Whoever loads the page anew is still there: by its place among what is shared with one, or, as a link has
        // none, by its code, which stays with this tab and out of the address.
        const isLink = shared.via === 'link'
        return navigate(isLink ? pathname : `${pathname}?share=${shared.id}`, {
          replace: true,
          state: isLink ? { code } : null,
        })
      },
      (error: unknown) => {
        if (isNotFound(error)) setOpened('over')
        else refused(error)
      },
    )
  if (pending) return null
  if (opened === 'over') return <Over />
  if (opened) return <Opened shared={opened} code={opened.via === 'link' ? code : null} />
  if (!me) {
    return (
      <MailedPage title={title} about={t('It opens for whoever it was shared with.')}>
        <Button
          variant="primary"
          className="justify-self-start"
          onClick={() => askToSignIn(t('Sign in with the address that the email was sent to.'))}
        >
          {t('Sign in')}
        </Button>
      </MailedPage>
    )
  }
  if (code) {
    return (
      <MailedPage title={title} about={t('It opens for whoever it was shared with.')}>
        <Button variant="primary" className="justify-self-start" onClick={open}>
          {t('Open the list')}
        </Button>
      </MailedPage>
    )
  }
  if (share) return <ByShare id={share} />
  return (
    <MailedPage title={title} about={t('Please open the link in the email again, or copy all of it.')}>
      <SharedWithMe />
    </MailedPage>
  )
}

const codeIn = (state: unknown): string | null => (state as { code?: string } | null)?.code ?? null

function Over() {
  const { t } = useText()
  return (
    <MailedPage
      title={t('A targeting list was shared with you on Starling')}
      about={t('This link opens nothing: sharing has ended, or it was sent to another address than yours.')}
    >
      <SharedWithMe />
    </MailedPage>
  )
}

function ByShare({ id }: { id: string }) {
  const { t } = useText()
  const query = useQuery(sharedOptions(id))
  if (query.data) return <Opened shared={query.data} />
  if (isNotFound(query.error)) return <Over />
  return (
    <div className="mx-auto grid w-full max-w-320 grid-cols-1 gap-6">
      <h1 className="font-strong text-28">{t('Targeting list')}</h1>
      <Await<unknown> query={query} name={id}>
        {() => null}
      </Await>
    </div>
  )
}

/** One that a link opened has no other name for the server than its code. */
function Opened({ shared, code = null }: { shared: OpenedTargetingList; code?: string | null }) {
  const { t, language } = useText()
  const navigate = useNavigate()
  const { create } = useListChanges()
  const { id, name, scope, message } = shared
  usePageSubject(name)
  const keep = () =>
    create.mutateAsync({ name, share_id: code ?? id }).then((list) => navigate(`/targeting-lists/${list.id}`), refused)
  const given = shared.targeting_package as TargetingPackage | null
  return (
    <div className="mx-auto grid w-full max-w-320 grid-cols-1 gap-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid min-w-0 flex-1 basis-80 gap-1">
          <h1 className="wrap-break-word font-strong text-28">{name}</h1>
          <SharedBy shared={shared} />
          {message !== '' && <p className="wrap-break-word">{message}</p>}
        </div>
        {scope === 'use' && (
          <Button variant="primary" onClick={keep}>
            {t('Save for me')}
          </Button>
        )}
      </header>
      {given ? (
        <ReadPackage id={null} name={name} given={labelledIn(given, language)} />
      ) : (
        <p role="status">{t('It is being made and will appear here by itself.')}</p>
      )}
    </div>
  )
}
