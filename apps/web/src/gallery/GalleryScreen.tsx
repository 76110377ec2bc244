import { isLanguage, LANGUAGES, type Language, setLanguage, useText } from '@starling/text'
import { Toasts, Wordmark } from '@starling/ui'
import { useEffect } from 'react'
import { actions } from './actions.tsx'
import { fields } from './fields.tsx'
import { navigation } from './navigation.tsx'
import { overlays } from './overlays.tsx'
import { pictures } from './pictures.tsx'
import { galleryMessages } from './press.ts'
import { SpecimenSection } from './Specimen.tsx'
import { tables } from './table.tsx'
import { words } from './words.tsx'

const SPECIMENS = [...pictures, ...words, ...actions, ...fields, ...overlays, ...navigation, ...tables]
const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ja: '日本語' }

/** Every widget in all its states, in both themes; `?lang=ja` opens it in Japanese. */
export function GalleryScreen() {
  const { t, language } = useText()

  useEffect(() => {
    const asked = new URLSearchParams(window.location.search).get('lang')
    if (isLanguage(asked)) void speak(asked)
  }, [])

  return (
    <div className="mx-auto flex max-w-[1760px] gap-8 px-4 py-6 sm:px-6">
      <nav
        aria-label={t('Widgets')}
        className="sticky top-6 hidden max-h-[calc(100dvh-3rem)] w-44 shrink-0 self-start overflow-y-auto lg:block"
      >
        <ul className="grid">
          {SPECIMENS.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block rounded-control px-2 py-1 text-13 text-muted no-underline hover:bg-text/8 hover:text-text"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main className="min-w-0 grow">
        <header className="mb-8 flex flex-wrap items-center justify-between gap-4">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Wordmark />
            <h1 className="text-20 text-muted">{t('Widgets')}</h1>
          </div>
          <div className="flex gap-1">
            {LANGUAGES.map((each) => (
              <button
                key={each}
                type="button"
                lang={each}
                aria-pressed={language === each}
                onClick={() => choose(each)}
                className={`min-h-8 rounded-control px-3 text-13 pointer-coarse:min-h-10 ${
                  language === each ? 'bg-text/10 font-medium text-text' : 'text-muted hover:text-text'
                }`}
              >
                {LANGUAGE_NAMES[each]}
              </button>
            ))}
          </div>
        </header>
        <div className="grid gap-10">
          {SPECIMENS.map((specimen) => (
            <SpecimenSection key={specimen.id} specimen={specimen} />
          ))}
        </div>
      </main>
      <Toasts store={galleryMessages} label="Messages of this page" />
    </div>
  )
}

async function speak(language: Language): Promise<void> {
  // A font that cannot be loaded leaves the machine's own.
  if (language === 'ja') import('@fontsource-variable/noto-sans-jp').catch(() => undefined)
  await setLanguage(language)
}

function choose(language: Language): void {
  const address = new URL(window.location.href)
  address.searchParams.set('lang', language)
  window.history.replaceState(window.history.state, '', address)
  void speak(language)
}
