import type { AudienceConfig } from '@starling/contract/browser'
import { conditionLines } from '@starling/sections/condition-words'
import { say, useText } from '@starling/text'
import { Drawer } from '@starling/ui'
import { useNavigate, useParams } from 'react-router'
import { AudienceInsights } from './AudienceInsights.tsx'
import { AudienceFigure } from './SavedAudienceRow.tsx'

/** A saved audience that was built from conditions, which Explore cannot ask. */
export function SavedDrawer({ audience, onClose }: { audience: AudienceConfig | undefined; onClose: () => void }) {
  const { language } = useText()
  const { teamId } = useParams()
  const navigate = useNavigate()
  // Others that are like it stand in the catalog.
  const open = (id: string) => navigate(`${teamId === undefined ? '' : `/${teamId}`}/audiences?audience=${id}`)
  return (
    <Drawer
      open={audience !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={audience?.name ?? ''}
      size="large"
    >
      {audience && (
        <div className="grid grid-cols-1 gap-6">
          <div className="flex flex-wrap items-start justify-between gap-3">
            <p className="min-w-0 flex-1 basis-60 text-muted">
              {conditionLines(audience.body, audience.days, say(language)).join(' · ')}
            </p>
            <AudienceFigure size={audience.size} sized_at={audience.sized_at} />
          </div>
          <AudienceInsights id={audience.id} onOpen={open} />
        </div>
      )}
    </Drawer>
  )
}
