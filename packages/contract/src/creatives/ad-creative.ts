import { isWebAddress } from '@starling/targeting'
import { z } from 'zod'
import { OwningTeam } from '../audiences/index.ts'
import { MediaKind } from '../media/index.ts'
import { Letter, Line, Moment, Paging, Pk } from '../primitives.ts'
import { refusal } from '../refusals.ts'
import {
  CREATIVE_KINDS,
  LONGEST_CARD_TITLE,
  LONGEST_CREATIVE_NAME,
  LONGEST_VIDEO_DESCRIPTION,
  MOST_SLIDES,
} from './limits.ts'

export const CreativeKind = z.enum(CREATIVE_KINDS)
export type CreativeKind = z.infer<typeof CreativeKind>

/** More than X takes, so that a text that is too long can be kept while it is shortened. */
const LONGEST_TEXT = 2_000

/** Nothing yet, or where a card may lead. */
const Address = z
  .string()
  .max(2_048)
  .refine((text) => text === '' || isWebAddress(text), refusal('web_address'))
const Media = z.array(z.string().max(64)).max(MOST_SLIDES)
/** One picture of a carousel and where it leads. */
const Slide = z.strictObject({
  media_id: z.string().max(64).nullable(),
  title: Line.max(LONGEST_CARD_TITLE),
  url: Address,
})

const fields = {
  name: Line.min(1).max(LONGEST_CREATIVE_NAME),
  kind: CreativeKind,
  text: Letter.max(LONGEST_TEXT),
  /** Of a post up to four pictures, or one GIF or video; of a card one. */
  media_ids: Media,
  /** Of a card. */
  card_title: Line.max(LONGEST_CARD_TITLE),
  card_url: Address,
  slides: z.array(Slide).max(MOST_SLIDES),
  video_title: Line.max(LONGEST_CARD_TITLE),
  video_description: Letter.max(LONGEST_VIDEO_DESCRIPTION),
  /** Where it is to be shown, as far as that is known: what is usual differs. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/, refusal('country_code'))).max(250),
}
const written = {
  ...fields,
  text: fields.text.default(''),
  media_ids: Media.default([]),
  card_title: fields.card_title.default(''),
  card_url: Address.default(''),
  slides: fields.slides.default([]),
  video_title: fields.video_title.default(''),
  video_description: fields.video_description.default(''),
  countries: fields.countries.default([]),
}
export const NewCreative = z.strictObject({
  ...written,
  team: OwningTeam.exactOptional(),
  /** Another of the team that this one is tried against. */
  variant_of: z.string().max(64).exactOptional(),
})
export type NewCreative = z.infer<typeof NewCreative>

/** As it was seen: another who changed it meanwhile is not overwritten. */
const seen = { seen_changed_at: z.iso.datetime().exactOptional() }
export const ReplacedCreative = z.strictObject({ ...written, ...seen })
export const ChangedCreative = z.strictObject({
  name: fields.name.exactOptional(),
  kind: CreativeKind.exactOptional(),
  text: fields.text.exactOptional(),
  media_ids: Media.exactOptional(),
  card_title: fields.card_title.exactOptional(),
  card_url: Address.exactOptional(),
  slides: fields.slides.exactOptional(),
  video_title: fields.video_title.exactOptional(),
  video_description: fields.video_description.exactOptional(),
  countries: fields.countries.exactOptional(),
  ...seen,
})
export type ChangedCreative = z.infer<typeof ChangedCreative>

/** What a creative shows, as far as a preview and the rules need it. */
export const ShownMedia = z
  .object({ id: Pk, kind: MediaKind, alt_text: z.string(), width: z.int(), height: z.int(), has_thumb: z.boolean() })
  .meta({ id: 'ShownMedia' })
export type ShownMedia = z.infer<typeof ShownMedia>

/** A post as it is to be promoted: text, media, card. */
export const AdCreative = z
  .object({
    id: Pk,
    name: z.string(),
    kind: CreativeKind,
    text: z.string(),
    media_ids: z.array(Pk),
    card_title: z.string(),
    card_url: z.string(),
    slides: z.array(z.object({ media_id: Pk.nullable(), title: z.string(), url: z.string() })),
    video_title: z.string(),
    video_description: z.string(),
    countries: z.array(z.string()),
    /** All that it shows and that is still there. */
    media: z.array(ShownMedia),
    /** The one that it is tried against, and which of those it is: A is that one itself. */
    variant_of: Pk.nullable(),
    variant: z.string(),
    /** Changes with what it says, not with its name: each is a post of its own at X. */
    version: z.int(),
    created_at: Moment,
    changed_at: Moment,
  })
  .meta({ id: 'AdCreative' })
export type AdCreative = z.infer<typeof AdCreative>

export const CreativeFilter = Paging.extend({
  team: OwningTeam.optional(),
  kind: CreativeKind.optional(),
  /** In its name or its text. */
  search: z.string().max(120).optional(),
  /** That one and those that are tried against it. */
  variant_of: z.string().max(64).optional(),
})
