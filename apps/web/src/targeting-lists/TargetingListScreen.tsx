import { ApiError } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { buttonClass, EmptyState } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'react-router'
import { Await } from '../panels/index.ts'
import { ListScreen } from './ListScreen.tsx'
import { PackScreen } from './PackScreen.tsx'
import { listOptions, packOptions } from './queries.ts'
import { StartScreen } from './StartScreen.tsx'

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404

/** `/targeting-lists/:id?` and its aliases: a list of one's own, a native pack, or where one begins. */
export function TargetingListScreen() {
  const { id } = useParams()
  return id === undefined ? <StartScreen /> : <ById key={id} id={id} />
}

/** Lists and packs share their addresses: what is not the one may be the other. */
function ById({ id }: { id: string }) {
  const { pathname } = useLocation()
  const isPackFirst = pathname.startsWith('/native-')
  const list = useQuery({ ...listOptions(id), enabled: !isPackFirst })
  const pack = useQuery({ ...packOptions(id), enabled: isPackFirst || isNotFound(list.error) })
  const listAfter = useQuery({ ...listOptions(id), enabled: isPackFirst && isNotFound(pack.error) })
  const found = list.data ?? listAfter.data
  if (found) return <ListScreen list={found} />
  if (pack.data) return <PackScreen pack={pack.data} />
  const [first, second] = isPackFirst ? [pack, listAfter] : [list, pack]
  if (isNotFound(first.error) && isNotFound(second.error)) return <NoSuchList />
  const query = isNotFound(first.error) ? second : first
  return (
    <div className="mx-auto grid w-full max-w-320 grid-cols-1 gap-6">
      <Heading />
      <Await<unknown> query={query} name={id}>
        {() => null}
      </Await>
    </div>
  )
}

function Heading() {
  const { t } = useText()
  return <h1 className="font-strong text-28">{t('Targeting list')}</h1>
}

function NoSuchList() {
  const { t } = useText()
  return (
    <div className="mx-auto grid w-full max-w-320 grid-cols-1 gap-6">
      <Heading />
      <EmptyState
        className="rounded-card border border-line border-dashed"
        title={t('There is no such list')}
        reason={t('It was deleted, or it is somebody else’s. What you deleted is among your saved lists for 30 days.')}
        action={
          <Link to="/saved-lists" className={buttonClass({ variant: 'primary' })}>
            {t('Saved lists')}
          </Link>
        }
      />
    </div>
  )
}
