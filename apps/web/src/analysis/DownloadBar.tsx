import type { Answered } from '@starling/contract/browser'
import type { SectionId } from '@starling/sections'
import { type TextKey, useText } from '@starling/text'
import { Button, DropdownItem, DropdownMenu, IconButton } from '@starling/ui'
import { FileArchive, FileText, Sheet, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { QuietSelect } from '../panels/index.ts'
import { DOWNLOAD_BACKGROUNDS, type DownloadBackground } from '../question/index.ts'
import { type DownloadFormat, useDownload } from '../sections/index.ts'

const BACKGROUNDS: Record<DownloadBackground, TextKey> = {
  black: 'Black',
  transparent: 'Transparent',
  theme: 'Match the theme',
}

type Formats = readonly { format: DownloadFormat; name: TextKey }[]
const DOCUMENTS: Formats = [
  { format: 'pdf', name: 'Document (PDF)' },
  { format: 'pptx', name: 'Slides (PPTX)' },
]
const SHEETS: Formats = [
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
      <FileMenu
        icon={<FileText size={16} strokeWidth={1.5} aria-hidden />}
        label={t('Report')}
        formats={DOCUMENTS}
        picked={picked}
      />
      <FileMenu
        icon={<Sheet size={16} strokeWidth={1.5} aria-hidden />}
        label={t('Spreadsheet')}
        formats={SHEETS}
        picked={picked}
      />
      <IconButton size="small" label={t('Select none')} onClick={() => onPicked([])}>
        <X size={16} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </section>
  )
}

/** Files that the server makes: while one is made it says so. */
function FileMenu(props: { icon: ReactNode; label: string; formats: Formats; picked: readonly SectionId[] }) {
  const { icon, label, formats, picked } = props
  const { t } = useText()
  const download = useDownload()
  const [isMaking, setIsMaking] = useState(false)
  async function make(format: DownloadFormat) {
    setIsMaking(true)
    await download.file(format, picked)
    setIsMaking(false)
  }
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button size="small" icon={icon} busy={isMaking}>
          {label}
        </Button>
      }
    >
      {formats.map(({ format, name }) => (
        <DropdownItem key={format} onSelect={() => void make(format)}>
          {t(name)}
        </DropdownItem>
      ))}
    </DropdownMenu>
  )
}
