import { type Theme, ThemeScope } from '@starling/ui'
import type { ComponentType, ReactNode } from 'react'

/** A widget on show: its name, and a component that draws it in all its states. */
export type Specimen = { id: string; name: string; Show: ComponentType<{ theme: Theme }> }

const THEMES: readonly Theme[] = ['dark', 'light']

export function SpecimenSection({ specimen: { id, name, Show } }: { specimen: Specimen }) {
  return (
    <section id={id} aria-labelledby={`${id}-name`} className="scroll-mt-6">
      <h2 id={`${id}-name`} className="mb-3 font-strong text-20">
        {name}
      </h2>
      <div className="grid gap-4 xl:grid-cols-2">
        {THEMES.map((theme) => (
          <ThemeScope
            key={theme}
            theme={theme}
            className="flex min-w-0 flex-col gap-5 rounded-card border border-line bg-ground p-4 sm:p-6"
          >
            <Show theme={theme} />
          </ThemeScope>
        ))}
      </div>
    </section>
  )
}

/** States that belong together, in one row that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
