import { z } from 'zod'
import { Moment, Pk } from '../primitives.ts'
import { EditedPackage } from '../targeting/index.ts'
import { SeenVersion } from '../targeting-lists/index.ts'
import { inAdAccount } from './ad-account.ts'

// spec 7
export const RecordedUse = inAdAccount({
  state: z.literal('applied'),
  /** The audience that it is of, where it is of one. */
  audience_config_id: z.string().max(64).nullable(),
  /** What stands in the form after the fill. Labels and reasons are ours. */
  targeting_package: EditedPackage,
  /** Codes of the countries that were filled in. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
  /** The list that was applied; a record of the builder is none. */
  targeting_list_id: z.string().max(64).nullable().default(null),
  /** Which version of it; left out, the newest. */
  version: SeenVersion.nullable().default(null),
})
export const KeptUse = z.object({ id: Pk, used_at: Moment }).meta({ id: 'KeptUse' })
export type KeptUse = z.infer<typeof KeptUse>
