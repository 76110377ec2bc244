import type { SharedLink } from '@starling/contract/browser'
import { dateTime, useText } from '@starling/text'
import { CopyButton, Field, TextBox } from '@starling/ui'
import { Link } from 'react-router'
import { notify } from '../floor/index.ts'
import { linkAddress, linksPath } from './link-address.ts'

/** The link, which is shown this once. */
export function MadeLink({
  link: { token, expires_at },
  team_id,
  onLeave,
}: {
  link: SharedLink & { token: string }
  team_id: string
  onLeave: () => void
}) {
  const { t } = useText()
  const address = linkAddress(token)
  return (
    <div className="grid gap-4">
      <Field
        label={t('Link')}
        help={t('Copy it now: it is shown only once. It is open until {{time}}.', { time: dateTime(expires_at) })}
      >
        {(control) => (
          <TextBox
            {...control}
            readOnly
            autoFocus
            rows={3}
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className="resize-none break-all font-mono text-13"
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link
          to={linksPath(team_id)}
          onClick={onLeave}
          className="font-medium text-13 text-accent no-underline hover:underline"
        >
          {t('All shared links')}
        </Link>
        <CopyButton
          content={address}
          label={t('Copy the link')}
          variant="primary"
          size="medium"
          notify={(text, { level }) => notify(text, level)}
        />
      </div>
    </div>
  )
}
