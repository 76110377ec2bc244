import { useText } from '@starling/text'
import { clsx } from 'clsx'
import { Ellipsis, type LucideIcon } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '../../floor/index.ts'
import { folded, type TaskPlaces } from './places.ts'
import { iconOf, TASK_WORDS } from './tasks.ts'
import { useIsCurrent } from './use-is-current.ts'

const ROOM = 5
/** So few stand for themselves, the last of them in the sheet: a bar of two tasks would be all taps and no way. */
const FEW = 8
const loadSheet = () => import('./PlacesSheet.tsx').then((module) => module.PlacesSheet)
const PlacesSheet = lazyPart(loadSheet)

type Sheet = { title: string; tasks: readonly TaskPlaces[] }

/** The rail of a phone: five at most; what has no room of its own comes in a sheet from below. */
export function BottomBar({ tasks }: { tasks: readonly TaskPlaces[] }) {
  const { t } = useText()
  const isCurrent = useIsCurrent()
  const [sheet, setSheet] = useState<Sheet>()
  const entries = folded(tasks, FEW)
  const hasRest = entries.length > ROOM
  const shown = hasRest ? entries.slice(0, ROOM - 1) : entries
  const rest = entries.slice(shown.length)
  const holdsCurrent = ({ places }: TaskPlaces) => places.some(isCurrent)
  return (
    <nav
      aria-label={t('Main')}
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-30 flex border-line border-t bg-raised pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {shown.map((each) => {
        const [first, second] = each.places
        const current = holdsCurrent(each)
        if (!second) {
          const { route, to } = first!
          return (
            <Link key={route.path} to={to} aria-current={current ? 'page' : undefined} className={look(current)}>
              <Words icon={iconOf(route)}>{t(route.short ?? route.name!)}</Words>
            </Link>
          )
        }
        const { name, icon } = TASK_WORDS[each.task]
        return (
          <SheetButton key={each.task} current={current} onOpen={() => setSheet({ title: t(name), tasks: [each] })}>
            <Words icon={icon}>{t(name)}</Words>
          </SheetButton>
        )
      })}
      {hasRest && (
        <SheetButton current={rest.some(holdsCurrent)} onOpen={() => setSheet({ title: t('More'), tasks: rest })}>
          <Words icon={Ellipsis}>{t('More')}</Words>
        </SheetButton>
      )}
      {sheet && (
        <Suspense>
          <PlacesSheet {...sheet} close={() => setSheet(undefined)} />
        </Suspense>
      )}
    </nav>
  )
}

const look = (current: boolean) =>
  clsx(
    'flex h-14 min-w-0 grow basis-0 flex-col items-center justify-center gap-0.5 px-0.5 no-underline',
    current ? 'font-medium text-accent' : 'text-muted',
  )

function SheetButton({ current, onOpen, children }: { current: boolean; onOpen: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-current={current ? 'true' : undefined}
      onPointerEnter={() => void loadSheet().catch(() => undefined)}
      onClick={onOpen}
      className={look(current)}
    >
      {children}
    </button>
  )
}

function Words({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      {/* A name that is too long for one line has two: none is cut. */}
      <span className="max-w-full text-balance break-words text-center text-[0.6875rem] tracking-tight [font-feature-settings:'palt'] leading-[0.875rem]">
        {children}
      </span>
    </>
  )
}
