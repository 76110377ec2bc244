import type { SiteName } from '../boot.ts'
import { premium } from './premium.ts'
import { pro } from './pro.ts'
import type { Site } from './site.ts'
import { team } from './team.ts'

export const SITES: Record<SiteName, Site> = { team, pro, premium }
