import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { dropFragment } from './sign-in-link.ts'

/** The code in the address that a mail gave; it leaves the address at once. */
export function useMailedCode(): string | null {
  const { hash } = useLocation()
  const [code] = useState(() => new URLSearchParams(hash.slice(1)).get('code'))
  useEffect(() => {
    if (code) dropFragment()
  }, [code])
  return code
}

/** What a link in a mail opens. It does nothing by itself, as programs open links too: `children` hold what is clicked. */
export function MailedPage({ title, about, children }: { title: string; about: string; children?: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-120 gap-6 py-8 lg:py-16">
      <header className="grid gap-2">
        <h1 className="text-balance font-strong text-28">{title}</h1>
        <p className="text-pretty text-muted">{about}</p>
      </header>
      {children}
    </div>
  )
}
