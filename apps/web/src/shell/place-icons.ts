import { Cable, House, type LucideIcon, UserRound, UsersRound } from 'lucide-react'

export const PLACE_ICONS = { home: House, team: UsersRound, account: UserRound, connections: Cable } satisfies Record<
  string,
  LucideIcon
>
export type PlaceIcon = keyof typeof PLACE_ICONS
