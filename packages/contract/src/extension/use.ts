import { BUILDER_AGES, BUILDER_GENDERS } from '@starling/question/builder'
import { PACKAGE_PARTS, type PackagePart, PLACEMENTS } from '@starling/targeting'
import { z } from 'zod'
import { Line, Moment, Pk } from '../primitives.ts'
import { inAdAccount } from './ad-account.ts'

const MOST_ENTRIES = 2_000
const AppliedEntries = z
  .array(z.strictObject({ value: Line.min(1).max(280), deselected: z.boolean().default(false) }))
  .max(MOST_ENTRIES)
  .default([])
const parts = Object.fromEntries(PACKAGE_PARTS.map((part) => [part, AppliedEntries])) as Record<
  PackagePart,
  typeof AppliedEntries
>
/** What stands in the form after a fill. Labels and reasons are ours. */
const AppliedPackage = z.strictObject({
  ...parts,
  placements: z.array(z.enum(PLACEMENTS)).max(PLACEMENTS.length).default([]),
  age: z.enum(BUILDER_AGES).default('AGE_ANY'),
  gender: z.enum(BUILDER_GENDERS).default('ANY'),
})

// spec 7
export const RecordedUse = inAdAccount({
  state: z.literal('applied'),
  /** The audience that it is of, where it is of one. */
  audience_config_id: z.string().max(64).nullable(),
  targeting_package: AppliedPackage,
  /** Codes of the countries that were filled in. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(250),
  /** The list that was applied, and which version of it; a record of the builder is none. */
  targeting_list_id: z.string().max(64).nullable().default(null),
  version: z.int().min(1).max(1_000_000).nullable().default(null),
})
export const KeptUse = z.object({ id: Pk, used_at: Moment }).meta({ id: 'KeptUse' })
