import { AppError, type TargetingList } from '@starling/contract'
import { findListVersion, findNativePack, findOpenListShare, type TargetingListRow } from '@starling/store'
import { chosenOf, emptyPackage, replacePackage, type TargetingPackage } from '@starling/targeting'
import { say } from '@starling/text/both'
import type { Input, UserContext } from '../floor/index.ts'
import { askedInsights, draftIn, draftOfAudience, findInsights } from '../targeting/index.ts'
import { listAnswer } from './answers.ts'
import { queueFill } from './fill.ts'
import { addList, firstVersion } from './keeping.ts'
import { nativePackName } from './native-packs.ts'
import { readParts } from './read-values.ts'

type Given = Input<'createTargetingList'>['body']
type Source = Partial<Omit<TargetingListRow, 'id' | 'chosen'>> & Pick<TargetingListRow, 'made_of' | 'name'>
type Made = { source: Source; targeting_package: TargetingPackage }

/** What it is made of, by which of them was given; an audience has no package yet. */
async function sourceOf(given: Given, context: UserContext): Promise<Made> {
  if (given.targeting_package) return ofPackage(given.targeting_package, context)
  if (given.insights_id !== undefined) return ofInsights(given.insights_id, context)
  if (given.native_pack_id !== undefined) return ofNativePack(given.native_pack_id, context)
  return ofShare(given.share_id!, context)
}

function ofPackage(given: NonNullable<Given['targeting_package']>, { language }: UserContext): Made {
  const targeting_package = replacePackage(emptyPackage(), readParts(given))
  return { source: { made_of: 'package', name: nameOf(targeting_package, language) }, targeting_package }
}

async function ofInsights(pk: string, context: UserContext): Promise<Made> {
  const record = await findInsights(pk, context)
  const { targeting_package, size, size_of, as_of, for_team_id } = record
  if (!targeting_package) throw new AppError('invalid', { fields: { insights_id: [{ code: 'record_not_ready' }] } })
  const { audience_config_id, description } = draftIn(record)
  const name = description.split('\n')[0]!.trim().slice(0, LONGEST_NAME)
  return {
    source: {
      ...{ made_of: 'insights', name: name || nameOf(targeting_package, context.language), for_team_id },
      ...{ insights_id: record.id, record_created_at: record.created_at, size, size_of, as_of },
      audience_id: audience_config_id,
    },
    targeting_package,
  }
}

async function ofNativePack(pk: string, { store, language }: UserContext): Promise<Made> {
  const pack = await findNativePack(store, pk)
  if (!pack) throw new AppError('not_found')
  const { id, audience_id, size, size_of, as_of, targeting_package } = pack
  if (!targeting_package) throw new AppError('invalid', { fields: { native_pack_id: [{ code: 'record_not_ready' }] } })
  const name = nativePackName(pack, language)
  return {
    source: { made_of: 'native_pack', name, native_pack_id: id, audience_id, size, size_of, as_of },
    targeting_package,
  }
}

/** A copy of what is shared to be used, as it is now: it has no way back to the other, nor to its audience. */
async function ofShare(pk: string, { store, user, now, secrets }: UserContext): Promise<Made> {
  // By its id what is shared with the address; a link, which is for nobody by name, by its code.
  const by_code = secrets.unseal('targeting list share', pk)
  const found = await findOpenListShare(store, by_code ?? pk, {
    email: user.email,
    now,
    by_code: by_code !== undefined,
  })
  const version = found && (await findListVersion(store, found.list.id, found.list.version))
  if (!version || found.share.scope !== 'use') throw new AppError('not_found')
  const { name, size, size_of, as_of } = found.list
  return {
    source: { made_of: 'share', name, size, size_of, as_of },
    targeting_package: version.targeting_package,
  }
}

export async function createTargetingList(
  { body }: Input<'createTargetingList'>,
  context: UserContext,
): Promise<TargetingList> {
  const { name, reason } = body
  if (body.audience_config_id !== undefined) return ofAudience(body.audience_config_id, { name, reason }, context)
  const { source, targeting_package } = await sourceOf(body, context)
  const row = await context.change(async (change) => {
    const list = await addList(change, { ...source, user_id: context.user.id, name: name ?? source.name })
    return firstVersion(change, list, { targeting_package, reason })
  })
  return listAnswer(context.store, { ...row, done: null, total: null }, context.language)
}

type Named = { name: string | undefined; reason: string | undefined }
/** Its package is made by a job, as a record's is; until then the list waits. */
async function ofAudience(pk: string, { name, reason }: Named, context: UserContext) {
  const { name: called, draft, for_team_id } = await draftOfAudience(pk, 'both', context)
  const asked = askedInsights({ draft, for_team_id }, context)
  const row = await context.change(async (change) => {
    const { id: insights_id, total } = await asked(change)
    const list = await addList(change, {
      ...{ user_id: context.user.id, made_of: 'audience', name: name ?? called, for_team_id, insights_id },
      audience_id: pk,
      first_reason: reason ?? '',
    })
    await queueFill(change, list.id)
    return { ...list, done: 0, total }
  })
  return listAnswer(context.store, row, context.language)
}

const LONGEST_NAME = 200
const NAMING = 3
/** One that nobody named goes by the first of what is in it. */
function nameOf({ keywords, hashtags, handles, interests }: TargetingPackage, language: 'en' | 'ja'): string {
  const first = chosenOf([...keywords, ...hashtags, ...handles, ...interests]).slice(0, NAMING)
  const name = first.map(({ label }) => label).join(', ')
  return name.slice(0, LONGEST_NAME).toWellFormed() || say(language).t('Targeting package')
}
