import type { SocialNetwork } from '@starling/contract/browser'

const PATHS: Record<SocialNetwork, string> = {
  x: 'M2 2h3.6l3 4.2L12.2 2h1.5L9.3 7.1 14.2 14h-3.6L7.3 9.3 3.2 14H1.7l4.9-5.7zm2 1.1 7.2 9.8h1L5 3.1z',
  facebook:
    'M15 8.04A7 7 0 1 0 6.9 15v-4.9H5.13V8.04H6.9V6.5c0-1.76 1.04-2.73 2.64-2.73.76 0 1.56.14 1.56.14v1.72h-.88c-.87 0-1.14.54-1.14 1.1v1.31h1.94l-.31 2.06H9.08V15A7 7 0 0 0 15 8.04',
  linkedin:
    'M3.6 5.9v7.6H1.2V5.9zM2.4 4.9a1.4 1.4 0 1 1 0-2.8 1.4 1.4 0 0 1 0 2.8m11.9 8.6h-2.4V9.8c0-.9 0-2-1.2-2s-1.4 1-1.4 2v3.7H6.9V5.9h2.3v1c.3-.6 1.1-1.2 2.3-1.2 2.4 0 2.8 1.6 2.8 3.6z',
}

/** Beside a network's name, never instead of it. */
export function NetworkGlyph({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true" fill="currentColor" className="shrink-0">
      <path d={PATHS[network]} fillRule="evenodd" />
    </svg>
  )
}
