import type { NativePack } from '@starling/contract/browser'
import { labelledIn, type TargetingPackage } from '@starling/targeting'
import { fullNumber, shortDate, useText } from '@starling/text'
import { Button, buttonClass, Skeleton } from '@starling/ui'
import { Link, useNavigate } from 'react-router'
import { refused } from '../errors/index.ts'
import { usePageSubject } from '../floor/index.ts'
import { useListChanges } from './queries.ts'
import { ReadPackage } from './ReadPackage.tsx'
import { MADE_ERRORS, packName } from './words.ts'

/** A native pack: everybody reads it, nobody changes it; one saves a copy as a list. */
export function PackScreen({ pack }: { pack: NativePack }) {
  const { t, language } = useText()
  const navigate = useNavigate()
  const { create } = useListChanges()
  const { id, size, state, error, made_at } = pack
  const name = packName(pack, language)
  usePageSubject(name)
  const keep = () =>
    create.mutateAsync({ name, native_pack_id: id }).then((list) => navigate(`/targeting-lists/${list.id}`), refused)
  const given = pack.targeting_package as TargetingPackage | null
  return (
    <div className="mx-auto grid w-full max-w-320 grid-cols-1 gap-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="grid min-w-0 flex-1 basis-80 gap-1">
          <h1 className="wrap-break-word font-strong text-28">{name}</h1>
          <p className="tabular text-13 text-muted">
            {[
              t('Native pack'),
              ...(size && !size.few ? [t('{{n}} people', { n: fullNumber(size.size) })] : []),
              ...(made_at ? [t('Made {{date}}', { date: shortDate(made_at) })] : []),
            ].join(' · ')}
          </p>
        </div>
        {given && (
          <Button variant="primary" onClick={keep}>
            {t('Save as my list')}
          </Button>
        )}
      </header>
      {given ? (
        <ReadPackage id={null} name={name} given={labelledIn(given, language)} />
      ) : state === 'failed' ? (
        <div className="grid justify-items-start gap-3 rounded-card border border-line bg-raised p-5 shadow-card">
          <p role="alert" className="font-medium text-bad">
            {t(MADE_ERRORS[error ?? 'generation_failed'])}
          </p>
          <p className="text-pretty">{t('Try another country, or another audience of the catalog.')}</p>
          <Link to="/native-lists" className={buttonClass({ variant: 'primary' })}>
            {t('Make another pack')}
          </Link>
        </div>
      ) : (
        <div className="grid gap-2 rounded-card border border-line bg-raised p-5 shadow-card">
          <p role="status">{t('It is being made and will appear here by itself.')}</p>
          <Skeleton className="h-40 w-full" />
        </div>
      )}
    </div>
  )
}
