import { useText } from '@starling/text'
import { Button, Input, Tabs, Wordmark } from '@starling/ui'
import { useCallback, useEffect, useState } from 'react'
import type { PopupView } from '../messages.ts'
import { AdsPagePart } from './AdsPagePart.tsx'
import { ask } from './ask.ts'
import { LastFillPart } from './LastFillPart.tsx'
import { AudienceRows, ListRows } from './rows.tsx'
import { SignInPart } from './SignInPart.tsx'

/** While the popup is open the worker is asked again and again, which keeps it awake. */
const AGAIN_MS = 1_000

export function Popup() {
  const { t } = useText()
  const [view, setView] = useState<PopupView | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [text, setText] = useState('')
  const look = useCallback(async () => setView(await ask({ kind: 'view' })), [])

  useEffect(() => {
    let timer = 0
    let isOver = false
    const lookAgain = async () => {
      await look()
      if (!isOver) timer = window.setTimeout(lookAgain, AGAIN_MS)
    }
    void lookAgain()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [look])

  if (!view) return <main aria-busy className="h-40" />
  const { person, has_expired, ads_page, last } = view
  return (
    <main className="grid grid-cols-1 gap-4 p-4">
      <header className="flex items-center justify-between gap-3">
        <h1>
          <Wordmark size={24} />
          <span className="sr-only">{t('Fill in targeting')}</span>
        </h1>
        {person && (
          <Button variant="ghost" size="small" onClick={() => ask({ kind: 'sign_out' }).then(look)}>
            {t('Sign out')}
          </Button>
        )}
      </header>
      {!person && <SignInPart hasExpired={has_expired} />}
      {person && (
        <>
          <AdsPagePart adsPage={ads_page} />
          <LastFillPart last={last} onChange={look} onProblem={setProblem} />
          {problem && (
            <p role="alert" className="rounded-control border border-bad px-3 py-2 text-13 text-bad">
              {problem}
            </p>
          )}
          <Input
            type="search"
            aria-label={t('Search lists and audiences')}
            placeholder={t('Search lists and audiences')}
            value={text}
            maxLength={200}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Tabs
            label={t('Fill in targeting')}
            tabs={[
              {
                id: 'lists',
                label: t('Lists'),
                content: <ListRows text={text} onProblem={setProblem} onChange={look} />,
              },
              {
                id: 'audiences',
                label: t('Audiences'),
                content: <AudienceRows text={text} onProblem={setProblem} onChange={look} />,
              },
            ]}
          />
          <p className="truncate text-12 text-muted">{t('Signed in as {{email}}', { email: person.email })}</p>
        </>
      )}
    </main>
  )
}
