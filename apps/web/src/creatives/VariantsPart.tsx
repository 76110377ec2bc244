import type { AdCreative } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { useQuery } from '@tanstack/react-query'
import { variantsOptions } from './queries.ts'

/** Those that are tried against each other, by their letters. */
export function VariantsPart({
  team,
  creative,
  onOpen,
}: {
  team: string
  creative: AdCreative
  onOpen: (id: string) => void
}) {
  const { t } = useText()
  const { data = [] } = useQuery(variantsOptions(team, creative.variant_of ?? creative.id))
  if (data.length < 2) return null
  const ordered = data.toSorted((a, b) => a.variant.length - b.variant.length || a.variant.localeCompare(b.variant))
  return (
    <section aria-label={t('Variants')} className="grid grid-cols-1 gap-2">
      <h2 className="font-strong text-14">{t('Variants')}</h2>
      <ul className="grid grid-cols-1 divide-y divide-line rounded-control border border-line bg-raised">
        {ordered.map(({ id, name, text, variant }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === creative.id}
              onClick={() => onOpen(id)}
              className="flex w-full items-baseline gap-3 px-3 py-2 text-left text-13 hover:bg-text/6 aria-current:font-strong"
            >
              <span className="tabular shrink-0">{variant}</span>
              <span className="min-w-0 truncate">{name}</span>
              <span className="min-w-0 flex-1 truncate text-muted">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
