import { useText } from '@starling/text'
import { Button, Murmuration, SubmitButton, useForm } from '@starling/ui'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ServerForm } from '../forms/index.ts'
import { samePlace, useMe } from '../session/index.ts'
import { FirstTeam } from '../teams/index.ts'
import { LanguageField } from './LanguageField.tsx'
import { NameFields, type NameValues } from './NameFields.tsx'
import { useChangeMe } from './queries.ts'

/** Someone new says who they are, then makes or joins a team; both can wait. */
export function WelcomeScreen() {
  const { t } = useText()
  const { me } = useMe()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [named, setNamed] = useState(false)
  const next = samePlace(search.get('next'))
  const onwards = next ?? '/choose-team'

  function goOn() {
    if (next || (me && me.memberships.length > 0)) return navigate(onwards, { replace: true })
    setNamed(true)
  }

  if (!me) return null
  return (
    <div className="mx-auto grid w-full max-w-140 gap-8 py-8 lg:py-12">
      <header className="grid justify-items-start gap-3">
        <Murmuration form="wing" width={120} iridescent />
        <h1 className="font-strong text-28">{t('Welcome to Starling')}</h1>
        <p className="text-muted">
          {named
            ? t('You work in a team: its members share audiences, lists and the subscription.')
            : t('What should we call you? Your teammates see this name.')}
        </p>
      </header>
      {named ? (
        <>
          <FirstTeam email={me.email} />
          <p>
            <Link to={onwards} className="text-13 text-muted underline underline-offset-4 hover:text-text">
              {t('Decide later')}
            </Link>
          </p>
        </>
      ) : (
        <AboutYou first_name={me.first_name} last_name={me.last_name} goOn={goOn} />
      )}
    </div>
  )
}

function AboutYou({ goOn, ...names }: NameValues & { goOn: () => unknown }) {
  const { t } = useText()
  const form = useForm<NameValues>({ defaultValues: names })
  const changeMe = useChangeMe()

  async function submit(values: NameValues) {
    await changeMe.mutateAsync(values)
    goOn()
  }

  return (
    <ServerForm
      form={form}
      onSubmit={submit}
      actions={
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={form}>{t('Continue')}</SubmitButton>
          <Button variant="ghost" onClick={goOn}>
            {t('Skip')}
          </Button>
        </div>
      }
    >
      <NameFields form={form} />
      <LanguageField />
    </ServerForm>
  )
}
