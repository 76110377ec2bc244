import {
  Cable,
  House,
  ListChecks,
  type LucideIcon,
  Swords,
  Telescope,
  TrendingUp,
  UserRound,
  UsersRound,
  Waypoints,
} from 'lucide-react'

export const PLACE_ICONS = {
  home: House,
  team: UsersRound,
  account: UserRound,
  connections: Cable,
  lists: ListChecks,
  explore: Telescope,
  trends: TrendingUp,
  clusters: Waypoints,
  competitors: Swords,
} satisfies Record<string, LucideIcon>
export type PlaceIcon = keyof typeof PLACE_ICONS
