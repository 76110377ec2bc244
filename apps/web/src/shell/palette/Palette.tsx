import { type TextKey, useText } from '@starling/text'
import { Dialog } from '@starling/ui'
import { Command } from 'cmdk'
import { CornerDownLeft } from 'lucide-react'
import { type Action, type ActionGroup, runAction } from '../../actions/index.ts'

const GROUPS: Record<ActionGroup, TextKey> = {
  places: 'Go to',
  teams: 'Switch team',
  sites: 'Other sites',
  settings: 'Settings',
}

/** Everything that can be done from anywhere, found by typing. */
export function Palette({ actions, close }: { actions: readonly Action[]; close: () => void }) {
  const { t } = useText()
  const offered = actions.filter(({ id }) => !id.startsWith('palette'))
  const groups = (Object.keys(GROUPS) as ActionGroup[]).filter((group) => offered.some((each) => each.group === group))
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
      title={t('Search')}
    >
      <Command label={t('Search')} loop className="grid gap-3">
        <Command.Input
          autoFocus
          placeholder={t('A page, a team or a setting')}
          className="h-11 w-full rounded-control border border-control bg-sunken px-3 text-16 outline-none focus-visible:outline-2 focus-visible:outline-accent"
        />
        <Command.List className="-mx-2 max-h-[50dvh] overflow-y-auto px-2 pb-1">
          <Command.Empty className="px-2 py-8 text-center text-muted">{t('No results')}</Command.Empty>
          {groups.map((group) => (
            <Command.Group
              key={group}
              heading={t(GROUPS[group])}
              className="**:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:pt-3 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-12 **:[[cmdk-group-heading]]:text-muted"
            >
              {offered
                .filter((action) => action.group === group)
                .map((action) => (
                  <Command.Item
                    key={action.id}
                    value={action.id}
                    keywords={[action.label, ...action.keywords]}
                    onSelect={() => {
                      close()
                      void runAction(action)
                    }}
                    className="group flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2.5 py-1 data-[selected=true]:bg-text/8 pointer-coarse:min-h-10"
                  >
                    <span className="min-w-0 grow truncate">{action.label}</span>
                    {action.keys && <Keys text={action.keys} />}
                    <CornerDownLeft
                      size={16}
                      strokeWidth={1.5}
                      aria-hidden
                      className="invisible shrink-0 text-muted group-data-[selected=true]:visible"
                    />
                  </Command.Item>
                ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  )
}

export function Keys({ text }: { text: string }) {
  return (
    <span className="flex shrink-0 gap-1">
      {text.split(' ').map((key) => (
        <kbd
          key={key}
          className="min-w-6 rounded-[4px] border border-line-strong px-1.5 text-center font-sans text-12 text-muted"
        >
          {key}
        </kbd>
      ))}
    </span>
  )
}
