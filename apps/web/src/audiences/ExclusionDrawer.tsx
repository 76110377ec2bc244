import type { AudienceConfig, ExclusionSample } from '@starling/contract/browser'
import { formatOf } from '@starling/sections/cells'
import { fullNumber, useText } from '@starling/text'
import { Avatar, Button, Drawer, Field, Select } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refused } from '../errors/index.ts'
import { notify } from '../floor/index.ts'
import { Await, OriginFoot } from '../panels/index.ts'
import { type AudiencesOf, choicesOptions, exclusionOptions, useAudienceChanges } from './queries.ts'

const EVERYBODY = ''
const LONGEST_NAME = 200
const SUCCESS_MS = 10_000 // spec 9

type Props = { audience: AudienceConfig; of: AudiencesOf; open: boolean; onClose: () => void }

/** Who would be left out of another audience by this one, before anybody is. */
export function ExclusionDrawer({ open, onClose, ...rest }: Props) {
  const { t } = useText()
  return (
    <Drawer open={open} onOpenChange={(isOpen) => !isOpen && onClose()} title={t('Who would be left out')} size="large">
      {open && <Opened {...rest} onClose={onClose} />}
    </Drawer>
  )
}

function Opened({ audience, of, onClose }: Omit<Props, 'open'>) {
  const { t } = useText()
  const [from, setFrom] = useState(EVERYBODY)
  const choices = useQuery(choicesOptions(of))
  const { body, days, id } = audience
  const sample = useQuery(exclusionOptions({ body, days, audience_config_id: from }))
  const { exclude } = useAudienceChanges(of)
  const chosen = choices.data?.find((one) => one.id === from)
  const name = (
    chosen
      ? t('{{from}} without {{name}}', { from: chosen.name, name: audience.name })
      : t('Everybody without {{name}}', { name: audience.name })
  ).slice(0, LONGEST_NAME)
  const save = () =>
    exclude.mutateAsync({ body, days, name }).then(() => {
      notify(t('{{name}} was saved.', { name }), 'success', { timeout: SUCCESS_MS })
      onClose()
    }, refused)
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-pretty text-muted">
        {t('People of “{{name}}” who are in the audience that you choose would not see its ads.', {
          name: audience.name,
        })}
      </p>
      <Field label={t('Left out of')}>
        {(control) => (
          <Select {...control} value={from} onChange={(event) => setFrom(event.currentTarget.value)}>
            <option value={EVERYBODY}>{t('Everybody known here')}</option>
            {choices.data
              ?.filter((one) => one.id !== id)
              .map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
          </Select>
        )}
      </Field>
      <Await query={sample} name={`exclusion ${id} ${from}`}>
        {(found) => <Found found={found} />}
      </Await>
      {!audience.is_exclusion && (
        <Button variant="primary" className="justify-self-start" disabled={exclude.isPending} onClick={save}>
          {t('Save as an exclusion audience')}
        </Button>
      )}
    </div>
  )
}

function Found({ found }: { found: ExclusionSample }) {
  const say = useText()
  const { t } = say
  const { left_out, left, share, sample } = found
  return (
    <div className="grid grid-cols-1 gap-4">
      {left_out === null ? (
        <p>{t('Fewer than 5 people')}</p>
      ) : (
        <div>
          <p className="tabular font-strong text-20">{t('{{n}} people', { n: fullNumber(left_out) })}</p>
          <p className="tabular text-13 text-muted">
            {t('{{share}} are left out, {{n}} people stay', {
              share: formatOf(say, 0).short('share', share ?? 0),
              n: fullNumber(left ?? 0),
            })}
          </p>
        </div>
      )}
      {sample.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-strong text-16">{t('Some of them, drawn by chance')}</h3>
          <ul className="divide-y divide-line">
            {sample.map(({ id, handle, name, bio, avatar_url }) => (
              <li key={id} className="flex gap-3 py-2">
                <Avatar name={name} image={avatar_url} size={32} decorative />
                <span className="grid min-w-0">
                  <span className="truncate">
                    {name} <span className="text-13 text-muted">@{handle}</span>
                  </span>
                  <span className="line-clamp-2 text-13 text-muted">{bio}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="text-12 text-muted">
        <OriginFoot origin={found} />
      </div>
    </div>
  )
}
