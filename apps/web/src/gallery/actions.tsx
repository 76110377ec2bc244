import { useText } from '@starling/text'
import { Button, type ButtonSize, type ButtonVariant, CopyButton, ExpandToggle, IconButton } from '@starling/ui'
import { Download, Pencil, Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { usePress } from './press.ts'
import { Row, type Specimen } from './Specimen.tsx'

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger']
const SIZES: readonly ButtonSize[] = ['small', 'medium', 'large']
const WAIT_MS = 1500

const wait = () => new Promise((resolve) => setTimeout(resolve, WAIT_MS))

function ShowButton() {
  const { t } = useText()
  const press = usePress()
  return (
    <>
      {VARIANTS.map((variant) => (
        <Row key={variant}>
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size} onClick={wait}>
              {variant === 'danger' ? t('Delete') : t('Save')}
            </Button>
          ))}
          <Button variant={variant} busy>
            {t('Save')}
          </Button>
          <Button variant={variant} disabled>
            {t('Save')}
          </Button>
        </Row>
      ))}
      <Row>
        <Button
          variant="primary"
          icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
          onClick={press('Explore an audience')}
        >
          {t('Explore an audience')}
        </Button>
        <Button icon={<Download size={16} strokeWidth={1.5} aria-hidden />} onClick={press('Download')}>
          {t('Download')}
        </Button>
      </Row>
    </>
  )
}

function ShowIconButton() {
  const { t } = useText()
  const press = usePress()
  return (
    <Row>
      <IconButton label={t('Edit')} onClick={press('Edit')}>
        <Pencil size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <IconButton label={t('Delete')} variant="secondary" onClick={press('Delete')}>
        <Trash2 size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <IconButton label={t('Download')} size="small" onClick={wait}>
        <Download size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <IconButton label={t('Download')} disabled>
        <Download size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </Row>
  )
}

function ShowCopyButton() {
  const { t } = useText()
  return (
    <Row>
      <CopyButton content="#espresso #coffee" />
      <CopyButton content="#espresso" copied={t('The hashtags are on your clipboard.')} label={t('Copy hashtags')} />
      <CopyButton content="" iconOnly />
    </Row>
  )
}

function ShowExpandToggle() {
  const { t } = useText()
  const id = useId()
  const [expanded, setExpanded] = useState(false)
  return (
    <div className="grid grid-cols-2 gap-3">
      <div
        id={id}
        className={`flex items-start justify-between gap-2 rounded-card border border-line bg-raised p-3 pl-4 shadow-card ${expanded ? 'col-span-2' : ''}`}
      >
        <p className="py-1">{t('People by country')}</p>
        <ExpandToggle expanded={expanded} onChange={setExpanded} controls={id} />
      </div>
      <div className="rounded-card border border-line bg-raised p-4 shadow-card">{t('People by age')}</div>
    </div>
  )
}

export const actions: readonly Specimen[] = [
  { id: 'button', name: 'Button', Show: ShowButton },
  { id: 'icon-button', name: 'IconButton', Show: ShowIconButton },
  { id: 'copy-button', name: 'CopyButton', Show: ShowCopyButton },
  { id: 'expand-toggle', name: 'ExpandToggle', Show: ShowExpandToggle },
]
