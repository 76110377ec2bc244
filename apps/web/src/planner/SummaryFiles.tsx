import type { NewScenario } from '@starling/contract/browser'
import { useText } from '@starling/text'
import { Button } from '@starling/ui'
import { FileText, Presentation } from 'lucide-react'
import { refused } from '../errors/index.ts'
import { api, saveFile } from '../floor/index.ts'

/** The scenarios on the screen as a document, in the language of the page. */
export function SummaryFiles({
  scenarios,
  team,
  isReady,
}: {
  scenarios: NewScenario[]
  team: string
  isReady: boolean
}) {
  const { t, language } = useText()
  const take = async (format: 'pdf' | 'pptx') => {
    const body = { scenarios, language, team }
    try {
      const { name, blob } = await (format === 'pdf'
        ? api.summarizeCampaignPdf({ body })
        : api.summarizeCampaignSlides({ body }))
      saveFile(blob, name)
    } catch (error) {
      refused(error)
    }
  }
  const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" disabled={!isReady} icon={<FileText {...icon} />} onClick={() => take('pdf')}>
        {t('Summary as PDF')}
      </Button>
      <Button size="small" disabled={!isReady} icon={<Presentation {...icon} />} onClick={() => take('pptx')}>
        {t('Summary as slides')}
      </Button>
    </div>
  )
}
