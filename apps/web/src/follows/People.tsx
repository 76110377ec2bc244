import type { FollowReport } from '@starling/contract/browser'
import { sayText } from '../errors/index.ts'

/** Accounts one below the other; as many as there are, in little room. */
export function People({ label, people }: { label: string; people: FollowReport['users'] }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard cannot scroll a long list
      tabIndex={0}
      className="max-h-72 overflow-y-auto overscroll-contain rounded-control border border-line bg-ground"
    >
      <ul className="divide-y divide-line">
        {people.map(({ id, handle, name, error }) => (
          <li key={id} className="grid px-3 py-2 text-13">
            <span className="break-words">
              <span className="font-medium">{name}</span> <span className="text-muted">@{handle}</span>
            </span>
            {error && <span className="text-bad">{sayText(error)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Handles that need no more than to be named. */
export function Handles({ title, handles }: { title: string; handles: string[] }) {
  if (handles.length === 0) return null
  return (
    <details className="text-13">
      <summary className="w-fit cursor-pointer rounded-control py-1 text-muted">{title}</summary>
      <p className="max-h-40 overflow-y-auto break-words pt-1 pl-4">
        {handles.map((handle) => `@${handle}`).join(' ')}
      </p>
    </details>
  )
}
