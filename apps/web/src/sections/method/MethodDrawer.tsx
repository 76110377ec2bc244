import type { AskedQuestion } from '@starling/question'
import { type SectionId, sectionOf } from '@starling/sections'
import { METHOD_WORDS } from '@starling/sections/method-words'
import { useText } from '@starling/text'
import { Button, Drawer } from '@starling/ui'
import { Braces } from 'lucide-react'
import { refused } from '../../errors/index.ts'
import { queryClient, saveFile } from '../../floor/index.ts'
import { type PanelView, useFrozen } from '../../question/index.ts'
import { askOf, detailOptions } from '../asking/asking.ts'
import { sayOfSection } from '../chart-words.ts'

export type MethodDrawerProps = {
  id: SectionId | null
  question: AskedQuestion
  others: readonly AskedQuestion[]
  panel: PanelView
  utc_offset_minutes: number
  onClose: () => void
}

/** How a number comes about, and the counts to compute it again. */
export function MethodDrawer({ id, onClose, ...asked }: MethodDrawerProps) {
  const { t } = useText()
  const section = id ? sectionOf(id) : null
  return (
    <Drawer
      open={section !== null}
      onOpenChange={(open) => !open && onClose()}
      title={section ? sayOfSection(section.title) : ''}
      description={t('How is this calculated?')}
    >
      {section && id && <Explained id={id} {...asked} />}
    </Drawer>
  )
}

/** As the server has it: of a chosen country people stand as they are. */
const isAlike = ({ comparison, baseline }: PanelView): boolean =>
  comparison === undefined ? baseline === undefined || baseline === 'all' : comparison === 'adjusted'

function Explained({ id, ...asked }: Omit<MethodDrawerProps, 'id' | 'onClose'> & { id: SectionId }) {
  const { t } = useText()
  const isFrozen = useFrozen() !== null
  const section = sectionOf(id)
  const { how, formulas } = METHOD_WORDS[section.method]
  const kinds = Object.values(section.columns).map(({ kind }) => kind)
  const isShare = kinds.includes('interval')
  const isCounted = kinds.includes('share') && !isShare && section.base === 'people'
  const isAdjusted = section.baseline !== 'none' && !section.as_is && isAlike(asked.panel)

  async function saveInputs() {
    try {
      const options = detailOptions(id, { ...askOf(id, asked), inputs: true })
      const answers = await queryClient.fetchQuery(options)
      saveFile(new Blob([JSON.stringify(answers, null, 2)], { type: 'application/json' }), `${id}.json`)
    } catch (error) {
      refused(error)
    }
  }

  return (
    <div className="grid gap-5">
      <p className="text-muted">{sayOfSection(section.meaning)}</p>
      <p>{t(how)}</p>
      {formulas.length > 0 && (
        <ul className="grid gap-1.5 rounded-control bg-sunken p-3">
          {formulas.map((formula) => (
            <li key={formula} lang="en" className="font-mono text-13">
              {formula}
            </li>
          ))}
        </ul>
      )}
      {isCounted && (
        <p className="text-13 text-muted">{t('A full count of the people known here: it carries no interval.')}</p>
      )}
      {isShare && (
        <p className="text-13 text-muted">
          {t(
            'Intervals are Wilson’s, at 95%. They say how far a share may be off by chance; they say nothing about who is missing from the corpus.',
          )}
        </p>
      )}
      {isAdjusted && (
        <p className="text-13 text-muted">
          {t(
            'People like them are as active, in the same language and country. The share of the baseline is what it would be if its people were like the audience.',
          )}
        </p>
      )}
      {section.baseline !== 'none' && (
        <p className="text-13 text-muted">
          {t(
            'An arrow appears where the difference from the baseline is more than chance: Fisher’s exact test or a z-test, and Benjamini and Hochberg’s q of at most 0.05.',
          )}
        </p>
      )}
      <p className="text-13 text-muted">
        {t('A base of 200 or fewer is faded, of 50 or fewer marked with *, and fewer than 5 people are not shown.')}
      </p>
      {!isFrozen && (
        <div>
          <Button icon={<Braces size={16} strokeWidth={1.5} aria-hidden />} onClick={saveInputs}>
            {t('Download the inputs as JSON')}
          </Button>
          <p className="mt-1.5 text-12 text-muted">{t('The counts from which every score can be computed again.')}</p>
        </div>
      )}
    </div>
  )
}
