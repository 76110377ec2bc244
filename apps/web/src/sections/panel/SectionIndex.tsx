import type { SectionId } from '@starling/sections'
import { sectionOf } from '@starling/sections'
import { useText } from '@starling/text'
import { DropdownItem, DropdownLabel, DropdownMenu, IconButton } from '@starling/ui'
import { clsx } from 'clsx'
import { ListTree } from 'lucide-react'
import { type MouseEvent, memo, useEffect, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useHashOf } from '../../question/index.ts'
import { sayOfSection } from '../chart-words.ts'
import type { PlacedPart } from './layout.ts'

type Parts = readonly PlacedPart[]

/** What stands above this line of the window has been read. */
const READ_PX = 240
const BELOW = '1000000px'

/** Which section is being read: the first that is not above the bar. */
function useSpied(parts: Parts): SectionId | null {
  const [spied, setSpied] = useState<SectionId | null>(null)
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const ids = parts.flatMap(({ sections }) => sections.map(({ id }) => id))
    const unread = new Set<string>()
    // Asking each for its place would have the whole page laid out in the middle of drawing it.
    const watching = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) unread.add(target.id)
          else unread.delete(target.id)
        }
        setSpied(ids.find((id) => unread.has(id)) ?? null)
      },
      { rootMargin: `-${READ_PX}px ${BELOW} ${BELOW} ${BELOW}` },
    )
    for (const id of ids) {
      const element = document.getElementById(id)
      if (element) watching.observe(element)
    }
    return () => watching.disconnect()
  }, [parts])
  return spied
}

/** All sections at the side, the one that is read marked. */
export const SectionIndex = memo(Index)

function Index({ parts }: { parts: Parts }) {
  const { t } = useText()
  const { search } = useLocation()
  const navigate = useNavigate()
  const spied = useSpied(parts)
  const hashOf = useHashOf()
  function go(event: MouseEvent<HTMLElement>) {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    navigate({ search, hash: link.hash }, { replace: true })
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: these are clicks of its links, which keys make as well
    <nav aria-label={t('Sections')} className="grid gap-4 text-13" onClick={go}>
      {parts.map(({ id, title, sections }) => (
        <div key={id}>
          <p className="mb-1 px-2 font-medium text-12 text-faint">{t(title)}</p>
          <ul>
            {sections.map(({ id: section }) => (
              <li key={section}>
                <a
                  href={`${search}#${hashOf(section)}`}
                  aria-current={spied === section ? 'location' : undefined}
                  className={clsx(
                    'block min-h-6 rounded-[4px] border-l-2 px-2 py-0.5 no-underline transition-colors pointer-coarse:py-2',
                    spied === section
                      ? 'border-accent font-medium text-text'
                      : 'border-transparent text-muted hover:text-text',
                  )}
                >
                  {sayOfSection(sectionOf(section).title)}
                </a>
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
  const hashOf = useHashOf()
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
              <Link to={{ search, hash: hashOf(section) }} replace>
                {sayOfSection(sectionOf(section).title)}
              </Link>
            </DropdownItem>
          ))}
        </div>
      ))}
    </DropdownMenu>
  )
}
