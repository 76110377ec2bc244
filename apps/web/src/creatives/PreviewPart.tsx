import { useText } from '@starling/text'
import { Field, Select } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { membershipOf, useMe } from '../session/index.ts'
import { linkedOptions } from '../social/index.ts'
import type { CreativeDraft } from './draft.ts'
import { DEVICES, type Device, POST_THEMES, PostPreview, type PostTheme } from './PostPreview.tsx'
import { DEVICE_WORDS, THEME_WORDS } from './words.ts'

/** How it looks on a phone or a desk, light or dark; which stands in the address. */
export function PreviewPart({ draft }: { draft: CreativeDraft }) {
  const { t } = useText()
  const [search, setSearch] = useSearchParams()
  const device = DEVICES.find((one) => one === search.get('device')) ?? 'phone'
  const theme = POST_THEMES.find((one) => one === search.get('theme')) ?? 'light'
  const { teamId = '' } = useParams()
  const { me } = useMe()
  const { data: linked = [] } = useQuery(linkedOptions)
  const known = linked.filter(({ provider, handle }) => provider === 'x' && handle !== null)
  // One that opens ad accounts is likely to be the one in whose name ads are shown.
  const author = known.find(({ has_ads }) => has_ads) ?? known[0]
  const set = (name: 'device' | 'theme', value: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now)
        next.set(name, value)
        return next
      },
      { replace: true },
    )
  return (
    <section aria-label={t('Preview')} className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Field label={t('Shown on')}>
          {(control) => (
            <Select
              {...control}
              value={device}
              onChange={({ currentTarget }) => set('device', currentTarget.value as Device)}
            >
              {DEVICES.map((one) => (
                <option key={one} value={one}>
                  {t(DEVICE_WORDS[one])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('Theme of the reader')}>
          {(control) => (
            <Select
              {...control}
              value={theme}
              onChange={({ currentTarget }) => set('theme', currentTarget.value as PostTheme)}
            >
              {POST_THEMES.map((one) => (
                <option key={one} value={one}>
                  {t(THEME_WORDS[one])}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <PostPreview
        draft={draft}
        account={author?.name ?? (me && membershipOf(me, teamId)?.team.name) ?? t('Your account')}
        handle={author?.handle ?? null}
        device={device}
        theme={theme}
      />
    </section>
  )
}
