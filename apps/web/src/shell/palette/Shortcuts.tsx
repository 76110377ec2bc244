import { useText } from '@starling/text'
import { Checkbox, Dialog } from '@starling/ui'
import { useId } from 'react'
import type { Action } from '../../actions/index.ts'
import { useStore } from '../../floor/index.ts'
import { singleKeys } from '../shell-state.ts'
import { Keys } from './Palette.tsx'

/** The list behind `?`. */
export function Shortcuts({ actions, close }: { actions: readonly Action[]; close: () => void }) {
  const { t } = useText()
  const on = useStore(singleKeys)
  const box = useId()
  const withKeys = actions.filter(({ keys, single_key }) => keys && (on || !single_key))
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close()
      }}
      size="small"
      title={t('Keyboard shortcuts')}
    >
      <dl className="grid">
        {withKeys.map(({ id, label, keys }) => (
          <div key={id} className="flex items-center justify-between gap-4 border-line border-b py-2">
            <dt>{label}</dt>
            <dd>
              <Keys text={keys!} />
            </dd>
          </div>
        ))}
        <div className="flex items-center justify-between gap-4 border-line border-b py-2">
          <dt>{t('Close what is open')}</dt>
          <dd>
            <Keys text="Esc" />
          </dd>
        </div>
      </dl>
      <div className="mt-4 flex items-center gap-3">
        <Checkbox id={box} checked={on} onChange={(event) => singleKeys.set(event.target.checked)} />
        <label htmlFor={box}>{t('Use shortcuts of a single key')}</label>
      </div>
    </Dialog>
  )
}
