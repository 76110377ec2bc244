import { currency, dateTime, fullNumber, shortDate, shortNumber, timeAgo, truncate, useText } from '@starling/text'
import { Avatar, Checkbox, Chip } from '@starling/ui'
import { Hash } from 'lucide-react'
import { useState } from 'react'
import { Row, type Specimen } from './Specimen.tsx'

const COLOURS = [
  'bg-ground',
  'bg-raised',
  'bg-sunken',
  'bg-accent',
  'bg-accent-two',
  'bg-good',
  'bg-warn',
  'bg-bad',
  'bg-info',
  'bg-text',
  'bg-muted',
  'bg-faint',
  'bg-line',
  'bg-line-strong',
  'bg-control',
]
const SIZES = ['text-40', 'text-28', 'text-20', 'text-16', 'text-14', 'text-13', 'text-12']
const PEOPLE = ['Aiko Tanaka', 'Bram de Vries', '佐藤 美咲', 'Carla Rossi', 'meridian']
const NUMBERS = [412, 1049, 9950, 12_412, 999_500, 12_345_678]
const DAY = new Date(2026, 10, 15, 9, 30)

function ShowTokens() {
  const { t } = useText()
  return (
    <>
      <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
        {COLOURS.map((colour) => (
          <li key={colour} className="grid gap-1 text-12 text-muted">
            <span className={`h-10 rounded-control border border-line ${colour}`} />
            {colour.replace('bg-', '')}
          </li>
        ))}
      </ul>
      <div className="grid gap-1">
        {SIZES.map((size) => (
          <p key={size} className={`${size} truncate font-strong`}>
            {t('People by country')}
          </p>
        ))}
      </div>
    </>
  )
}

function ShowAvatar() {
  return (
    <>
      <Row>
        {PEOPLE.map((name) => (
          <Avatar key={name} name={name} size={40} />
        ))}
        <Avatar name="Meridian" size={40} square />
      </Row>
      <Row>
        {[24, 32, 48].map((size) => (
          <Avatar key={size} name="Aiko Tanaka" size={size} />
        ))}
      </Row>
    </>
  )
}

function ShowChip() {
  const { t } = useText()
  const [isOn, setOn] = useState(true)
  const [kept, setKept] = useState(['#espresso', '#latteart'])
  return (
    <Row>
      <Chip label={t('Interests')} />
      <Chip label="coffee" icon={<Hash size={14} strokeWidth={1.5} aria-hidden />} />
      <Chip label={t('People by age')} selected={isOn} onToggle={setOn} />
      <Chip label={t('Similar accounts')} selected={!isOn} onToggle={(selected) => setOn(!selected)} />
      {kept.map((label) => (
        <Chip key={label} label={label} onRemove={() => setKept(kept.filter((each) => each !== label))} />
      ))}
      <Chip label={t('Languages')} disabled selected onToggle={setOn} />
    </Row>
  )
}

function ShowCheckbox({ theme }: { theme: string }) {
  const { t } = useText()
  const [isOn, setOn] = useState(true)
  const name = (state: string) => `${t('People')}, ${state} (${theme})`
  return (
    <Row>
      <Checkbox aria-label={name('on or off')} checked={isOn} onChange={(event) => setOn(event.target.checked)} />
      <Checkbox aria-label={name('some')} indeterminate checked={false} readOnly />
      <Checkbox aria-label={name('disabled')} checked disabled readOnly />
    </Row>
  )
}

function ShowFormats() {
  const { language } = useText()
  return (
    <dl className="tabular grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-13" lang={language}>
      {NUMBERS.map((value) => (
        <Pair key={value} from={fullNumber(value)} to={shortNumber(value)} />
      ))}
      <Pair from="€ $ £" to={[currency(1234.5), currency(1234.5, '$'), currency(1234.5, '£')].join('  ')} />
      <Pair from="JPY KWD" to={[currency(1234.5, 'JPY'), currency(1234.5, 'KWD')].join('  ')} />
      <Pair from="shortDate" to={shortDate(DAY)} />
      <Pair from="dateTime" to={dateTime(DAY)} />
      <Pair from="timeAgo" to={timeAgo(DAY, new Date(2026, 10, 16, 12))} />
      <Pair from="truncate" to={truncate('City cyclists with children')} />
    </dl>
  )
}

function Pair({ from, to }: { from: string; to: string }) {
  return (
    <>
      <dt className="text-muted">{from}</dt>
      <dd>{to}</dd>
    </>
  )
}

export const words: readonly Specimen[] = [
  { id: 'tokens', name: 'Tokens', Show: ShowTokens },
  { id: 'avatar', name: 'Avatar', Show: ShowAvatar },
  { id: 'chip', name: 'Chip', Show: ShowChip },
  { id: 'checkbox', name: 'Checkbox', Show: ShowCheckbox },
  { id: 'formats', name: 'Formats', Show: ShowFormats },
]
