import { useText } from '@starling/text'
import { Chip, Field, Input, OverflowFade, Stepper, Tabs } from '@starling/ui'
import { useState } from 'react'
import { Row, type Specimen } from './Specimen.tsx'

const HANDLES = [
  '@lavazza',
  '@illycoffee',
  '@hario_official',
  '@acaiacoffee',
  '@fellowproducts',
  '@kalita_jp',
  '@baratza',
]

function ShowTabs({ theme }: { theme: string }) {
  const { t } = useText()
  const few = [
    { id: 'people', label: t('People'), content: t('Who they are.') },
    { id: 'posts', label: t('Posts'), content: t('What they say.') },
  ]
  const labels = [
    t('People by country'),
    t('People by age'),
    t('Languages'),
    t('Interests'),
    t('Hashtags'),
    t('Similar accounts'),
  ]
  const many = [...few, ...labels.map((label) => ({ id: label, label, content: label }))]
  return (
    <>
      <Tabs label={`${t('Audience')} (${theme})`} tabs={few} />
      <Tabs label={`${t('Sections')} (${theme})`} tabs={many} />
      <div className="max-w-60">
        <Tabs label={`${t('Sections')} (${theme}, 240 px)`} tabs={many} />
      </div>
    </>
  )
}

function ShowStepper({ theme }: { theme: string }) {
  const { t } = useText()
  const [name, setName] = useState('')
  const [saved, setSaved] = useState(false)
  const steps = [
    {
      id: 'name',
      title: t('Name'),
      ready: name.trim() !== '',
      hint: t('Give the audience a name first.'),
      content: (
        <Field label={t('Name')} help={t('Only your team sees it.')}>
          {(control) => <Input {...control} value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
      ),
    },
    { id: 'places', title: t('Country'), ready: true, content: <p>{t('People by country')}</p> },
    {
      id: 'check',
      title: t('Check'),
      ready: true,
      content: <p role="status">{saved ? t('The audience is saved.') : t('Nothing is saved until you submit.')}</p>,
    },
  ]
  const submit = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1200))
    setSaved(true)
  }
  return (
    <Stepper
      level={3}
      label={`${t('New audience')} (${theme})`}
      steps={steps}
      onSubmit={submit}
      summary={
        <dl className="rounded-card border border-line bg-raised p-4 shadow-card">
          <dt className="text-12 text-muted">{t('Name')}</dt>
          <dd className="font-medium">{name || '–'}</dd>
        </dl>
      }
    />
  )
}

function ShowOverflowFade({ theme }: { theme: string }) {
  const { t } = useText()
  const chips = HANDLES.map((handle) => <Chip key={handle} label={handle} />)
  return (
    <>
      <OverflowFade label={`${t('Similar accounts')} (${theme})`} className="max-w-100">
        <div className="flex w-max gap-2 py-1">{chips}</div>
      </OverflowFade>
      <OverflowFade label={`${t('Similar accounts')} (${theme}, 96 px)`} direction="down" className="h-24">
        <div className="flex flex-col items-start gap-2 py-1">{chips}</div>
      </OverflowFade>
      <OverflowFade label={`${t('Similar accounts')} (${theme}, 2)`}>
        <Row>{chips.slice(0, 2)}</Row>
      </OverflowFade>
    </>
  )
}

export const navigation: readonly Specimen[] = [
  { id: 'tabs', name: 'Tabs', Show: ShowTabs },
  { id: 'stepper', name: 'Stepper', Show: ShowStepper },
  { id: 'overflow-fade', name: 'OverflowFade', Show: ShowOverflowFade },
]
