import type { TextKey } from '@starling/text'
import { useText } from '@starling/text'
import { buttonClass } from '@starling/ui'
import { CheckCircle2, Download } from 'lucide-react'
import { Connect } from './Connect.tsx'
import { useExtension } from './extension.ts'

const FILE = '/starling-extension.zip'

const STEPS: readonly { title: TextKey; about: TextKey }[] = [
  {
    title: 'Download and unpack',
    about: 'The file is a zip. Unpack it into a folder that stays where it is: the browser reads it from there.',
  },
  {
    title: 'Open the page of extensions',
    about: 'In Chrome, Edge, Brave or another browser made of Chromium, type chrome://extensions into the address bar.',
  },
  {
    title: 'Turn on developer mode',
    about: 'The switch is at the top right. Until the extension is in a store, browsers ask for this.',
  },
  {
    title: 'Load the folder',
    about: 'Press “Load unpacked” and choose the folder. Then load this page anew: it says above that it is installed.',
  },
]
const MAY: readonly TextKey[] = [
  'It reads and fills the form of X’s ads, and nothing else there.',
  'It talks to this address alone, by a token of its own that you revoke on your account page.',
  'It never saves a campaign: you look at the form, and press the button of X yourself.',
]

/** Where the extension is downloaded, how it is installed, and how it is let in. */
export function ExtensionScreen() {
  const { t } = useText()
  const { version } = useExtension()
  return (
    <div className="mx-auto grid w-full max-w-200 grid-cols-1 gap-8">
      <header className="grid gap-2">
        <h1 className="font-strong text-28">{t('Browser extension')}</h1>
        <p className="max-w-160 text-pretty text-muted">
          {t('It fills the ads form of X with a targeting list, so that nothing has to be typed twice.')}
        </p>
      </header>
      <section aria-label={t('Download')} className="grid justify-items-start gap-3">
        <a href={FILE} download className={buttonClass({ variant: 'primary', size: 'large' })}>
          <Download size={18} strokeWidth={1.5} aria-hidden />
          {t('Download the extension')}
        </a>
        <p role="status" data-extension={version === null ? 'missing' : 'installed'} className="text-14">
          {version === null ? (
            <span className="text-muted">{t('Not installed in this browser.')}</span>
          ) : (
            <span className="flex items-center gap-2">
              <CheckCircle2 size={16} strokeWidth={1.5} aria-hidden className="text-good" />
              {t('Installed in this browser (version {{version}}).', { version })}
            </span>
          )}
        </p>
      </section>
      {version !== null && <Connect />}
      <section className="grid gap-4">
        <h2 className="font-strong text-20">{t('How to install it')}</h2>
        <ol className="grid gap-4">
          {STEPS.map(({ title, about }, at) => (
            <li key={title} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
              <span
                aria-hidden
                className="tabular grid size-8 place-items-center rounded-full border border-line-strong font-medium text-13"
              >
                {at + 1}
              </span>
              <span className="grid gap-0.5">
                <span className="font-medium">{t(title)}</span>
                <span className="text-pretty text-14 text-muted">{t(about)}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section className="grid gap-3">
        <h2 className="font-strong text-20">{t('What the extension may do')}</h2>
        <ul className="grid list-disc gap-1 ps-5 text-pretty text-14">
          {MAY.map((one) => (
            <li key={one}>{t(one)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
