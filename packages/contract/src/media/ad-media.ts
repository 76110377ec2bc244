import { z } from 'zod'
import { OwningTeam } from '../audiences/index.ts'
import { FileName } from '../files/index.ts'
import { Letter, Moment, Paging, Pk } from '../primitives.ts'
import { LONGEST_ALT_TEXT, MEDIA_KINDS } from './limits.ts'

export const MediaKind = z.enum(MEDIA_KINDS)
export type MediaKind = z.infer<typeof MediaKind>

const AltText = Letter.max(LONGEST_ALT_TEXT)

/** A picture or a film of a team, as it is used in ads. */
export const AdMedia = z
  .object({
    id: Pk,
    kind: MediaKind,
    name: z.string(),
    /** What it shows, for who cannot see it; empty while nobody has said. */
    alt_text: z.string(),
    /** By its content. */
    type: z.string(),
    width: z.int(),
    height: z.int(),
    /** Of a video. */
    duration_ms: z.int().nullable(),
    size: z.int(),
    /** SHA-256 of the file as it was sent. */
    sha256: z.string(),
    /** Whether there is a small picture of it; that of a video is made by the browser that sends it. */
    has_thumb: z.boolean(),
    /** Others of the team that look the same. */
    similar_to: z.array(Pk),
    created_at: Moment,
    changed_at: Moment,
  })
  .meta({ id: 'AdMedia' })
export type AdMedia = z.infer<typeof AdMedia>

/** A file that the team has already is not kept twice: the answer is the one that is there. */
export const AddedMedia = AdMedia.extend({ is_duplicate: z.boolean() }).meta({ id: 'AddedMedia' })
export type AddedMedia = z.infer<typeof AddedMedia>

/** The other fields of an upload. */
export const NewMedia = z.strictObject({
  team: OwningTeam.exactOptional(),
  name: FileName.exactOptional(),
  alt_text: AltText.exactOptional(),
  /** In place of a body: a file that was sent by a policy and is whole. */
  file: z.string().max(64).exactOptional(),
})

export const ChangedMedia = z.strictObject({ name: FileName.exactOptional(), alt_text: AltText.exactOptional() })

export const MediaFilter = Paging.extend({
  team: OwningTeam.optional(),
  kind: MediaKind.optional(),
  /** In its name or its alternative text. */
  search: z.string().max(120).optional(),
  /** `none`: those that nobody has described. */
  alt_text: z.enum(['none']).optional(),
})
