import { useText } from '@starling/text'
import {
  Button,
  ConfirmDialog,
  Dialog,
  Drawer,
  DropdownItem,
  DropdownLabel,
  DropdownMenu,
  DropdownRadioGroup,
  DropdownSeparator,
  type NotificationLevel,
  Popover,
  PopoverClose,
  Tooltip,
  undoable,
} from '@starling/ui'
import { Download, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { galleryMessages, usePress } from './press.ts'
import { Row, type Specimen } from './Specimen.tsx'

const LEVELS: readonly NotificationLevel[] = ['success', 'error', 'warn', 'info']

function ShowDialog() {
  const { t } = useText()
  const [asked, setAsked] = useState<'delete' | 'type' | undefined>()
  const [open, setOpen] = useState(false)
  const wait = () => new Promise((resolve) => setTimeout(resolve, 1200))
  return (
    <Row>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        trigger={<Button>{t('New audience')}</Button>}
        title={t('New audience')}
        description={t('Nothing is saved until you submit.')}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('Cancel')}</Button>
            <Button variant="primary" onClick={() => wait().then(() => setOpen(false))}>
              {t('Submit')}
            </Button>
          </>
        }
      >
        <p>{t('You have not saved an audience yet. One you save stays here, with the day it was last counted.')}</p>
      </Dialog>
      <Button onClick={() => setAsked('delete')}>{t('Delete')}</Button>
      <Button variant="danger" onClick={() => setAsked('type')}>
        {t('Delete for good')}
      </Button>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={() => setAsked(undefined)}
        title={t('Delete this audience?')}
        effect={t(
          'Its 12,412 people stay on X. The saved question and its counts are gone and cannot be brought back.',
        )}
        confirmLabel={t('Delete')}
        danger
        {...(asked === 'type' && { word: 'Espresso at home' })}
        onConfirm={wait}
      />
    </Row>
  )
}

function ShowDropdown() {
  const { t } = useText()
  const press = usePress()
  const [order, setOrder] = useState<'name' | 'people'>('people')
  return (
    <Row>
      <DropdownMenu trigger={<Button>{t('Actions')}</Button>}>
        <DropdownLabel>Espresso at home</DropdownLabel>
        <DropdownItem icon={<Pencil size={16} strokeWidth={1.5} aria-hidden />} onSelect={press('Edit')}>
          {t('Edit')}
        </DropdownItem>
        <DropdownItem icon={<Download size={16} strokeWidth={1.5} aria-hidden />} disabled>
          {t('Download')}
        </DropdownItem>
        <DropdownSeparator />
        <DropdownItem danger icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden />} onSelect={press('Delete')}>
          {t('Delete')}
        </DropdownItem>
      </DropdownMenu>
      <DropdownMenu trigger={<Button>{t('Order')}</Button>}>
        <DropdownRadioGroup
          label={t('Order')}
          value={order}
          onChange={setOrder}
          options={[
            { value: 'people', label: t('People') },
            { value: 'name', label: t('Name') },
          ]}
        />
      </DropdownMenu>
    </Row>
  )
}

function ShowPopover() {
  const { t } = useText()
  return (
    <Row>
      <Popover label={t('Method')} trigger={<Button>{t('Method')}</Button>}>
        <p className="max-w-80">{t('412 people, 95% sure between 380 and 447.')}</p>
        <PopoverClose asChild>
          <Button size="small" className="mt-3">
            {t('Close')}
          </Button>
        </PopoverClose>
      </Popover>
      <Tooltip text={t('412 people, 95% sure between 380 and 447.')}>
        <Button variant="ghost">412</Button>
      </Tooltip>
    </Row>
  )
}

function ShowToasts() {
  const { t } = useText()
  const [isGone, setGone] = useState(false)
  const words = {
    success: t('The audience is saved.'),
    error: t('Something went wrong. Please try again later.'),
    warn: t('Nothing is saved until you submit.'),
    info: t('The count takes about a minute.'),
  }
  const remove = () => {
    setGone(true)
    undoable(galleryMessages, { text: t('Audience deleted'), perform: () => {}, undo: () => setGone(false) })
  }
  return (
    <Row>
      {LEVELS.map((level) => (
        <Button key={level} size="small" onClick={() => void galleryMessages.notify(words[level], { level })}>
          {level}
        </Button>
      ))}
      <Button size="small" variant="danger" disabled={isGone} onClick={remove}>
        {isGone ? t('Audience deleted') : t('Delete')}
      </Button>
    </Row>
  )
}

function ShowDrawer() {
  const { t } = useText()
  const [open, setOpen] = useState(false)
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>{t('New audience')}</Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title={t('New audience')}
        description={t('Nothing is saved until you submit.')}
        actions={<Button onClick={() => setOpen(false)}>{t('Cancel')}</Button>}
      >
        <p>{t('You have not saved an audience yet. One you save stays here, with the day it was last counted.')}</p>
      </Drawer>
    </Row>
  )
}

export const overlays: readonly Specimen[] = [
  { id: 'dialog', name: 'Dialog, ConfirmDialog', Show: ShowDialog },
  { id: 'drawer', name: 'Drawer', Show: ShowDrawer },
  { id: 'dropdown-menu', name: 'DropdownMenu', Show: ShowDropdown },
  { id: 'popover', name: 'Popover, Tooltip', Show: ShowPopover },
  { id: 'toasts', name: 'Toasts', Show: ShowToasts },
]
