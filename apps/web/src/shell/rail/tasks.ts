import type { TextKey } from '@starling/text'
import {
  Blocks,
  BookOpen,
  BriefcaseBusiness,
  Cable,
  Contact,
  Crosshair,
  House,
  ListChecks,
  type LucideIcon,
  Megaphone,
  Shapes,
  Swords,
  Telescope,
  TrendingUp,
  UserRound,
  UsersRound,
  Waypoints,
} from 'lucide-react'
import type { PlaceIcon, Route, Task } from '../../floor/index.ts'

/** What people come for. */
export const TASK_WORDS: Record<Task, { name: TextKey; icon: LucideIcon }> = {
  home: { name: 'Home', icon: House },
  explore: { name: 'Explore', icon: Telescope },
  audiences: { name: 'Audiences', icon: Shapes },
  targeting: { name: 'Targeting', icon: Crosshair },
  campaigns: { name: 'Campaigns', icon: Megaphone },
  library: { name: 'Library', icon: BookOpen },
  team: { name: 'Team', icon: UsersRound },
}

const PLACE_ICONS: Record<PlaceIcon, LucideIcon> = {
  account: UserRound,
  connections: Cable,
  lists: ListChecks,
  trends: TrendingUp,
  clusters: Waypoints,
  competitors: Swords,
  creators: Contact,
  builder: Blocks,
  titles: BriefcaseBusiness,
}

export const iconOf = ({ icon, task }: Pick<Route, 'icon' | 'task'>): LucideIcon =>
  icon ? PLACE_ICONS[icon] : TASK_WORDS[task ?? 'home'].icon
