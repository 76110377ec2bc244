import type { ReactNode } from 'react'

/** One matter of a settings page: what it is at the left, what can be done at the right. */
export function Section({ title, about, children }: { title: string; about: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-5 py-8 first:pt-2 lg:grid-cols-[18rem_minmax(0,36rem)]">
      <header className="grid content-start gap-1">
        <h2 className="font-strong text-16">{title}</h2>
        <p className="text-pretty text-13 text-muted">{about}</p>
      </header>
      <div className="grid min-w-0 content-start gap-5">{children}</div>
    </section>
  )
}
