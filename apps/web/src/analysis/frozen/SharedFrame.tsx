import { LANGUAGES, type Language, useText } from '@starling/text'
import { DropdownMenu, DropdownRadioGroup, DropdownSeparator, IconButton, Wordmark } from '@starling/ui'
import { Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { chooseLanguage, chooseTheme, useChosenTheme } from '../../floor/index.ts'

/** Each in its own letters: who cannot read the page finds theirs. */
const NAMES: Record<Language, string> = { en: 'English', ja: '日本語' }

/** Around an analysis that was shared: the brand, the reader's language and theme, and no way to ask. */
export function SharedFrame({ menu, children }: { menu?: ReactNode; children: ReactNode }) {
  const { t } = useText()
  return (
    <div className="flex min-h-dvh flex-col bg-ground">
      <button
        type="button"
        onClick={() => document.getElementById('main')?.focus()}
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-raised focus:px-4 focus:py-2 focus:text-text focus:shadow-float"
      >
        {t('Skip to the content')}
      </button>
      <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-line border-b bg-raised px-4 md:px-8">
        <Link to="/" className="flex shrink-0 rounded-control text-text no-underline">
          <Wordmark size={26} />
        </Link>
        <div className="ml-auto flex items-center gap-2">
          {menu}
          <ReaderMenu />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[1760px] grow flex-col px-4 py-6 outline-none md:px-8 md:py-8"
      >
        {children}
      </main>
    </div>
  )
}

function ReaderMenu() {
  const { t, language } = useText()
  const theme = useChosenTheme()
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton label={t('Language and theme')} variant="secondary">
          <Settings2 size={18} strokeWidth={1.5} aria-hidden />
        </IconButton>
      }
    >
      <DropdownRadioGroup
        label={t('Language')}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
        onChange={chooseLanguage}
      />
      <DropdownSeparator />
      <DropdownRadioGroup
        label={t('Theme')}
        value={theme}
        options={[
          { value: 'dark', label: t('Dark') },
          { value: 'light', label: t('Light') },
        ]}
        onChange={chooseTheme}
      />
    </DropdownMenu>
  )
}
