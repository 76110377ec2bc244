/** Where a shared link is opened, on each site that can make one. The token stands behind `#`: no server and no log sees it. */
export const SHARED_AT = '/shared'

/** How many days a link is open. */
export const LINK_DAYS = [7, 30, 90] as const
export type LinkDays = (typeof LINK_DAYS)[number]
export const DEFAULT_LINK_DAYS: LinkDays = 30
