import { z } from 'zod'
import { OwningTeam } from '../audiences/index.ts'
import { Line, Moment, Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'

const MB = 1024 * 1024
/** What X takes of a video. */
export const MOST_FILE_BYTES = 512 * MB
/** So much goes in one request: what breaks off costs no more than this. */
export const FILE_PART_BYTES = 4 * MB
export const LONGEST_FILE_NAME = 255

export const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, refusal('not_valid'))
export const FileName = Line.min(1).max(LONGEST_FILE_NAME)

/** A file that is to come. Its name says nothing about what it is. */
export const NewFile = z.strictObject({
  team: OwningTeam.exactOptional(),
  name: FileName,
  size: z.int().min(1).max(MOST_FILE_BYTES),
  /** Of the whole file: where it is given, what arrives must have it. */
  sha256: Sha256.exactOptional(),
})
export type NewFile = z.infer<typeof NewFile>

/** `waiting`: not all of it is there; `whole`: it is, and its checksum is known. */
export const FILE_STATES = ['waiting', 'whole'] as const

/** A file of a team, private to it, before something is made of it. */
export const StoredFile = z
  .object({
    id: Pk,
    name: z.string(),
    size: z.int(),
    /** How many of its bytes are there: an upload that broke off goes on from here. */
    received: z.int(),
    state: z.enum(FILE_STATES),
    sha256: z.string().nullable(),
    /** Until then something must be made of it, or it is deleted. */
    expires_at: Moment,
  })
  .meta({ id: 'StoredFile' })
export type StoredFile = z.infer<typeof StoredFile>

/** Where the bytes go, and until when that is allowed. */
export const FilePolicy = z
  .object({
    file: StoredFile,
    /** PUT: raw parts in their order, each with `offset` in the query. POST: one form, the file as its last field. */
    method: z.enum(['PUT', 'POST']),
    url: z.string(),
    /** Of the form. */
    fields: z.record(z.string(), z.string()),
    /** Null where all goes in one piece. */
    part_bytes: z.int().nullable(),
    expires_at: Moment,
  })
  .meta({ id: 'FilePolicy' })
export type FilePolicy = z.infer<typeof FilePolicy>
