import type { SectionId } from '@starling/sections'
import { sectionOf } from '@starling/sections'
import { useText } from '@starling/text'
import { DropdownItem, DropdownLabel, DropdownMenu, IconButton } from '@starling/ui'
import { clsx } from 'clsx'
import { ListTree } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { sayOfSection } from './chart-words.ts'
import type { PlacedPart } from './layout.ts'

type Parts = readonly PlacedPart[]

/** Which section is being read: the first whose top is not above the bar. */
function useSpied(parts: Parts): SectionId | null {
  const [spied, setSpied] = useState<SectionId | null>(null)
  useEffect(() => {
    const ids = parts.flatMap(({ sections }) => sections.map(({ id }) => id))
    let frame = 0
    const look = () => {
      frame = 0
      const seen = ids.find((id) => (document.getElementById(id)?.getBoundingClientRect().bottom ?? 0) > 240)
      setSpied(seen ?? null)
    }
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    look()
    window.addEventListener('scroll', later, { passive: true })
    return () => {
      window.removeEventListener('scroll', later)
      cancelAnimationFrame(frame)
    }
  }, [parts])
  return spied
}

/** All sections at the side, the one that is read marked. */
export function SectionIndex({ parts }: { parts: Parts }) {
  const { t } = useText()
  const { search } = useLocation()
  const spied = useSpied(parts)
  return (
    <nav aria-label={t('Sections')} className="grid gap-4 text-13">
      {parts.map(({ id, title, sections }) => (
        <div key={id}>
          <p className="mb-1 px-2 font-medium text-12 text-faint">{t(title)}</p>
          <ul>
            {sections.map(({ id: section }) => (
              <li key={section}>
                <Link
                  to={{ search, hash: section }}
                  replace
                  aria-current={spied === section ? 'location' : undefined}
                  className={clsx(
                    'block min-h-6 truncate rounded-[4px] border-l-2 px-2 py-0.5 no-underline transition-colors pointer-coarse:py-2',
                    spied === section
                      ? 'border-accent font-medium text-text'
                      : 'border-transparent text-muted hover:text-text',
                  )}
                >
                  {sayOfSection(sectionOf(section).title)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

/** The same on a phone. */
export function SectionMenu({ parts }: { parts: Parts }) {
  const { t } = useText()
  const { search } = useLocation()
  return (
    <DropdownMenu
      align="end"
      trigger={
        <IconButton label={t('Sections')} variant="secondary" className="xl:hidden">
          <ListTree size={18} strokeWidth={1.5} aria-hidden />
        </IconButton>
      }
    >
      {parts.map(({ id, title, sections }) => (
        <div key={id}>
          <DropdownLabel>{t(title)}</DropdownLabel>
          {sections.map(({ id: section }) => (
            <DropdownItem key={section} asChild>
              <Link to={{ search, hash: section }} replace>
                {sayOfSection(sectionOf(section).title)}
              </Link>
            </DropdownItem>
          ))}
        </div>
      ))}
    </DropdownMenu>
  )
}
