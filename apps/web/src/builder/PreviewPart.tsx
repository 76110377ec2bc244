import { fullNumber, shortDate, shortNumber, useText } from '@starling/text'
import { Avatar } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Await, Panel } from '../panels/index.ts'
import { previewOptions } from './queries.ts'
import type { Builder } from './use-builder.ts'

/** Some of the people, what they wrote, and what sets them apart. */
export function PreviewPart({ builder: { draft } }: { builder: Builder }) {
  const { t } = useText()
  const query = useQuery(previewOptions(draft))
  return (
    <Await query={query} name={JSON.stringify(draft)} height="h-64">
      {({ people, posts, traits }) =>
        people.length === 0 ? (
          <Panel title={t('Preview')}>
            <p className="text-14 text-muted">{t('Of fewer than five people nothing is shown.')}</p>
          </Panel>
        ) : (
          <div className="grid grid-cols-1 gap-4 xl:grid-cols-3">
            <Panel title={t('Some of them')} about={t('Drawn by chance.')}>
              <ul className="grid grid-cols-1 gap-3">
                {people.map(({ id, handle, name, bio, followers_count, avatar_url }) => (
                  <li key={id} className="flex min-w-0 gap-3">
                    <Avatar name={name} image={avatar_url} size={32} decorative />
                    <span className="grid min-w-0">
                      <span className="truncate text-14">
                        {name} <span className="text-muted">@{handle}</span>
                      </span>
                      <span className="line-clamp-2 text-13 text-muted">{bio}</span>
                      <span className="text-12 text-muted">
                        {t('{{n}} followers', { n: shortNumber(followers_count) })}
                      </span>
                    </span>
                  </li>
                ))}
              </ul>
            </Panel>
            <Panel title={t('Their posts')} about={t('Those with the most likes.')}>
              <ul className="grid grid-cols-1 gap-3">
                {posts.map(({ id, handle, text, created_at, like_count }) => (
                  <li key={id} className="grid gap-0.5">
                    <span className="wrap-break-word line-clamp-4 text-14">{text}</span>
                    <span className="text-12 text-muted">
                      @{handle} · {shortDate(created_at * 1000)} · {t('{{n}} likes', { n: fullNumber(like_count) })}
                    </span>
                  </li>
                ))}
                {posts.length === 0 && <li className="text-14 text-muted">{t('They posted nothing in this time.')}</li>}
              </ul>
            </Panel>
            <Panel title={t('What sets them apart')} about={t('Compared with people like them, beyond chance.')}>
              <ul className="grid grid-cols-1 gap-2">
                {traits.map(({ of, value, label, share, over_index }) => (
                  <li key={`${of} ${value}`} className="flex items-baseline justify-between gap-3 text-14">
                    <span className="wrap-break-word min-w-0">{label}</span>
                    <span className="tabular shrink-0 text-13 text-muted">
                      {Math.round(share * 100)}% · {over_index.toFixed(1)}×
                    </span>
                  </li>
                ))}
                {traits.length === 0 && <li className="text-14 text-muted">{t('Nothing beyond chance.')}</li>}
              </ul>
            </Panel>
          </div>
        )
      }
    </Await>
  )
}
