import type { TargetingList } from '@starling/contract/browser'
import type { TargetingPackage } from '@starling/targeting'
import { useText } from '@starling/text'
import { Progress } from '@starling/ui'
import { useQuery } from '@tanstack/react-query'
import { ListEditor } from './ListEditor.tsx'
import { ListHeader } from './ListHeader.tsx'
import { type CoveredAudience, packOptions, recordOptions } from './queries.ts'
import { MADE_ERRORS } from './words.ts'

/** A list of one's own: while its package is being made, where none could be made, or to edit. */
export function ListScreen({ list }: { list: TargetingList }) {
  const { t } = useText()
  const audience = useAudienceOf(list)
  const given = list.targeting_package
  if (given) return <ListEditor list={{ ...list, targeting_package: given as TargetingPackage }} audience={audience} />
  return (
    <div className="mx-auto grid w-full max-w-320 grid-cols-1 gap-6">
      <ListHeader list={list} />
      <div className="grid grid-cols-1 gap-3 rounded-card border border-line bg-raised p-5 shadow-card">
        {list.processing ? (
          <>
            <p role="status" className="text-14">
              {t('Step {{n}} of {{total}}', { n: Math.min(list.done + 1, list.total), total: list.total })}{' '}
              <span className="text-muted">{t('You can go on; it will appear here by itself.')}</span>
            </p>
            <Progress label={t('Generating targeting')} share={list.total === 0 ? 0 : list.done / list.total} />
          </>
        ) : (
          <p role="alert" className="font-medium text-bad">
            {t(MADE_ERRORS[list.error ?? 'generation_failed'])}
          </p>
        )}
      </div>
    </div>
  )
}

/** The audience that a list was made of, as coverage is asked for: of a native pack where it is, of the builder's record its draft, else by its id. */
function useAudienceOf({ audience_config_id, insights_id, native_pack_id }: TargetingList): CoveredAudience | null {
  const record = useQuery({
    ...recordOptions(insights_id ?? ''),
    enabled: audience_config_id === null && insights_id !== null,
    retry: false,
  })
  const pack = useQuery({ ...packOptions(native_pack_id ?? ''), enabled: native_pack_id !== null, retry: false })
  if (native_pack_id !== null) return pack.data?.draft ? { draft: pack.data.draft } : null
  if (audience_config_id !== null) return { audience_config_id }
  return record.data ? { draft: record.data.draft } : null
}
