import type { Answered } from '@starling/contract/browser'
import { canOrder, sectionOf } from '@starling/sections'
import { useText } from '@starling/text'
import {
  DropdownItem,
  DropdownMenu,
  DropdownRadioGroup,
  DropdownSeparator,
  ExpandToggle,
  IconButton,
} from '@starling/ui'
import { ChartNoAxesColumn, Ellipsis, FlaskConical, ImageDown, Table2 } from 'lucide-react'
import { useFrozen } from '../../question/index.ts'
import { useDownload } from '../files/use-download.ts'
import type { SectionPanelProps } from './SectionPanel.tsx'

/** What can be done with a section: on hover and on keyboard; under a finger they are always there. */
export function SectionActions({
  id,
  span,
  panel,
  title,
  answer,
  lookAt,
  onMethod,
}: SectionPanelProps & { title: string; answer: Answered | null }) {
  const { t } = useText()
  const download = useDownload()
  const isFrozen = useFrozen() !== null
  const { chart } = sectionOf(id)
  const isTable = panel.as_table === true
  const quiet =
    'transition-opacity pointer-fine:opacity-0 pointer-fine:group-focus-within/panel:opacity-100 pointer-fine:group-hover/panel:opacity-100'
  return (
    <div className="flex shrink-0 items-center">
      {chart.kind !== 'profile_card' && (
        <IconButton
          size="small"
          label={
            isTable
              ? t('Show {{section}} as a chart', { section: title })
              : t('Show {{section}} as a table', { section: title })
          }
          title={isTable ? t('Chart') : t('Table')}
          aria-pressed={isTable}
          onClick={() => lookAt(id, { as_table: isTable ? undefined : true })}
          className={isTable ? '' : quiet}
        >
          {isTable ? (
            <ChartNoAxesColumn size={16} strokeWidth={1.5} aria-hidden />
          ) : (
            <Table2 size={16} strokeWidth={1.5} aria-hidden />
          )}
        </IconButton>
      )}
      {span < 12 && (
        <span className={`max-xl:hidden ${panel.wide ? '' : quiet}`}>
          <ExpandToggle
            expanded={panel.wide === true}
            onChange={(wide) => lookAt(id, { wide: wide ? true : undefined })}
            controls={id}
          />
        </span>
      )}
      <DropdownMenu
        align="end"
        trigger={
          <IconButton size="small" label={t('More about {{section}}', { section: title })} title={t('More')}>
            <Ellipsis size={16} strokeWidth={1.5} aria-hidden />
          </IconButton>
        }
      >
        <DropdownItem icon={<FlaskConical size={16} strokeWidth={1.5} />} onSelect={() => onMethod(id)}>
          {t('How is this calculated?')}
        </DropdownItem>
        <DropdownItem
          icon={<ImageDown size={16} strokeWidth={1.5} />}
          disabled={!answer || answer.rows.length === 0}
          onSelect={() => answer && void download.png(answer)}
        >
          {t('Download as PNG')}
        </DropdownItem>
        {canOrder(id) && !isFrozen && (
          <>
            <DropdownSeparator />
            <DropdownRadioGroup
              label={t('Order')}
              value={panel.order ?? canOrder(id) ?? 'count'}
              options={[
                { value: 'count', label: t('Most people first') },
                { value: 'lift', label: t('Most over-indexed first') },
              ]}
              onChange={(order) => lookAt(id, { order: order === canOrder(id) ? undefined : order })}
            />
          </>
        )}
      </DropdownMenu>
    </div>
  )
}
