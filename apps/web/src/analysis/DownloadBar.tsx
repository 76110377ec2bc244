import type { Answered, SheetFormat } from '@starling/contract/browser'
import type { SectionId } from '@starling/sections'
import { type TextKey, useText } from '@starling/text'
import { Button, DropdownItem, DropdownMenu, IconButton } from '@starling/ui'
import { FileArchive, Sheet, X } from 'lucide-react'
import { useId } from 'react'
import { QuietSelect } from '../panels/index.ts'
import { DOWNLOAD_BACKGROUNDS, type DownloadBackground } from '../question/index.ts'
import { useDownload } from '../sections/index.ts'

const BACKGROUNDS: Record<DownloadBackground, TextKey> = {
  black: 'Black',
  transparent: 'Transparent',
  theme: 'Match the theme',
}

const SHEETS: readonly { format: SheetFormat; name: TextKey }[] = [
  { format: 'xlsx', name: 'Excel (XLSX)' },
  { format: 'csv', name: 'Text (CSV)' },
  { format: 'json', name: 'Data (JSON)' },
]

/** From below, while anything is selected. */
export function DownloadBar({
  picked,
  answersOf,
  background,
  all,
  onBackground,
  onPicked,
}: {
  picked: readonly SectionId[]
  /** Of those picked, what stands on the screen. */
  answersOf: () => readonly Answered[]
  background: DownloadBackground
  all: readonly SectionId[]
  onBackground: (background: DownloadBackground) => void
  onPicked: (picked: SectionId[]) => void
}) {
  const { t } = useText()
  const download = useDownload()
  const labelId = useId()
  if (picked.length === 0) return null
  return (
    <section
      aria-labelledby={labelId}
      className="sticky bottom-3 z-20 mx-auto mt-6 flex w-fit max-w-full animate-rise flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-raised px-4 py-2.5 shadow-float max-md:bottom-17"
    >
      <span id={labelId} role="status" className="tabular font-medium text-13">
        {t('{{count}} sections selected', { count: picked.length })}
      </span>
      {picked.length < all.length && (
        <Button size="small" variant="ghost" onClick={() => onPicked([...all])}>
          {t('Select all')}
        </Button>
      )}
      <span className="text-13 text-muted">
        <QuietSelect
          label={t('Background')}
          value={background}
          shown={t('Background: {{name}}', { name: t(BACKGROUNDS[background]) })}
          onChange={(value) => onBackground(value as DownloadBackground)}
          choices={() => DOWNLOAD_BACKGROUNDS.map((each) => ({ value: each, label: t(BACKGROUNDS[each]) }))}
        />
      </span>
      <Button
        size="small"
        variant="primary"
        icon={<FileArchive size={16} strokeWidth={1.5} aria-hidden />}
        onClick={() => download.zip(answersOf())}
      >
        {t('PNGs as a zip')}
      </Button>
      <DropdownMenu
        align="end"
        trigger={
          <Button size="small" icon={<Sheet size={16} strokeWidth={1.5} aria-hidden />}>
            {t('Spreadsheet')}
          </Button>
        }
      >
        {SHEETS.map(({ format, name }) => (
          <DropdownItem key={format} onSelect={() => void download.sheet(format, picked)}>
            {t(name)}
          </DropdownItem>
        ))}
      </DropdownMenu>
      <IconButton size="small" label={t('Select none')} onClick={() => onPicked([])}>
        <X size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </section>
  )
}
