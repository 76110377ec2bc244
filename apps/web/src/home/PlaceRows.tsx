import { ArrowRight } from 'lucide-react'
import { type Action, findAction, runAction, useActions } from '../actions/index.ts'

export const ROWS = 'divide-y divide-line border-line border-y'
export const ROW =
  'flex w-full items-center gap-4 py-4 text-left text-text no-underline transition-colors hover:text-accent group'

/** Of these places, those that are open to who looks. */
export function PlaceRows({ ids }: { ids: readonly string[] }) {
  const actions = useActions()
  return (
    <ul className={ROWS}>
      {ids.flatMap((id) => {
        const action = findAction(actions, id)
        return action ? [<ActionRow key={id} action={action} />] : []
      })}
    </ul>
  )
}

export function ActionRow({ action, about = action.about ?? '' }: { action: Action; about?: string }) {
  return (
    <li>
      <button type="button" onClick={() => runAction(action)} className={ROW}>
        <RowWords title={action.label} about={about} />
      </button>
    </li>
  )
}

export function RowWords({ title, about }: { title: string; about: string }) {
  return (
    <>
      <span className="grid min-w-0 grow gap-0.5">
        <span className="font-medium text-16">{title}</span>
        {about && <span className="text-pretty text-muted">{about}</span>}
      </span>
      <ArrowRight
        size={20}
        strokeWidth={1.5}
        aria-hidden
        className="shrink-0 text-faint transition-colors group-hover:text-accent"
      />
    </>
  )
}
