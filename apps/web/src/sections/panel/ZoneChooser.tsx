import { useText } from '@starling/text'
import { OFFSETS, offsetName, ownOffset, ownZoneName } from '../../figures/index.ts'
import { QuietSelect } from '../../panels/index.ts'

/** By whose clock days and hours are counted. */
export function ZoneChooser({ value, onChange }: { value: number; onChange: (minutes: number | undefined) => void }) {
  const { t } = useText()
  const own = ownOffset()
  const choices = () => {
    const offered = [
      { value: String(own), label: ownZoneName() },
      ...OFFSETS.filter(({ minutes }) => minutes !== own).map(({ minutes, place }) => ({
        value: String(minutes),
        label: `${place.split('/')[1]!.replaceAll('_', ' ')} (${offsetName(minutes)})`,
      })),
    ]
    const isOffered = offered.some((choice) => choice.value === String(value))
    return isOffered ? offered : [...offered, { value: String(value), label: offsetName(value) }]
  }
  return (
    <QuietSelect
      label={t('Time zone')}
      value={String(value)}
      shown={t('{{zone}} time', { zone: offsetName(value) })}
      onChange={(chosen) => onChange(Number(chosen) === own ? undefined : Number(chosen))}
      choices={choices}
    />
  )
}
