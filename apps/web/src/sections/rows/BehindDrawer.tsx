import type { Behind } from '@starling/sections'
import { formatOf } from '@starling/sections/cells'
import { say, useText } from '@starling/text'
import { Button, Drawer, Skeleton, SkeletonGroup } from '@starling/ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { FailedState } from '../../errors/index.ts'
import { api, askToSignIn } from '../../floor/index.ts'
import { useMe } from '../../session/index.ts'
import { PeopleList } from './PeopleList.tsx'
import { PostList } from './PostList.tsx'

const SHOWN = 50

const behindOptions = ({ of, question, ...rest }: Behind) =>
  queryOptions({
    queryKey: ['analysis', 'behind', of, question, rest],
    queryFn: ({ signal }) =>
      'who' in rest
        ? api.listPeopleBehind({ body: { question, who: rest.who, limit: SHOWN } }, { signal })
        : api.listPostsBehind({ body: { question, ...rest, limit: SHOWN } }, { signal }),
    staleTime: 5 * 60_000,
  })

export type Opened = { title: string; section: string; behind: Behind }

/** The people or the posts behind a bar. */
export function BehindDrawer({ opened, onClose }: { opened: Opened | null; onClose: () => void }) {
  return (
    <Drawer
      open={opened !== null}
      onOpenChange={(open) => !open && onClose()}
      title={opened?.title ?? ''}
      description={opened?.section}
      size="large"
    >
      {opened && <Listed behind={opened.behind} />}
    </Drawer>
  )
}

function Listed({ behind }: { behind: Behind }) {
  const { t, language } = useText()
  const { me } = useMe()
  const { data, error, refetch } = useQuery(behindOptions(behind))
  const format = formatOf(say(language), 0)
  if (error) return <FailedState error={error} retry={refetch} />
  if (!data) {
    return (
      <SkeletonGroup className="grid gap-3">
        {[1, 2, 3, 4, 5, 6].map((at) => (
          <Skeleton key={at} className="h-12 w-full" />
        ))}
      </SkeletonGroup>
    )
  }
  const n = format.full('count', data.n)
  return (
    <div className="grid gap-2">
      <p role="status" className="tabular text-13 text-muted">
        {behind.of === 'people' ? t('{{n}} people', { n }) : t('{{n}} posts', { n })}
        {data.more && `, ${t('showing the first {{shown}}', { shown: format.full('count', data.rows.length) })}`}
      </p>
      {behind.of === 'people' ? (
        <PeopleList rows={data.rows} format={format} />
      ) : (
        <PostList rows={data.rows} format={format} />
      )}
      {data.rows.length === 0 && <p className="py-8 text-center text-muted">{t('No results')}</p>}
      {data.more && !me && (
        <Button
          className="justify-self-start"
          icon={<Lock size={16} strokeWidth={1.5} aria-hidden />}
          onClick={() => askToSignIn(t('Sign in to access more data.'))}
        >
          {t('Sign in to access more data')}
        </Button>
      )}
    </div>
  )
}
