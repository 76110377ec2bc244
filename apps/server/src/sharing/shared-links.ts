import { AppError, type SharedLink } from '@starling/contract'
import type { AskedQuestion } from '@starling/question'
import { audienceName } from '@starling/sections/question-words'
import { type Change, countOpenLinks, type LinkMaker, lockUser, makersOf, type Row } from '@starling/store'
import { say } from '@starling/text/both'
import { madeBudgets, spendAll } from '../auth/index.ts'
import { answerPage, hashOf, type Input, newToken, type TeamContext } from '../floor/index.ts'
import { freeze, pack } from './freeze.ts'

const DAY_MS = 24 * 60 * 60_000
/** Open at once. */
const MOST_OF_PERSON = 50
const MOST_OF_TEAM = 200
const MADE_BY_TEAM_A_DAY = 200
const LONGEST_NAME = 120

type KeptLink = Row<'shared_links'>

export async function listSharedLinks(
  { query: { by, ...paging } }: Input<'listSharedLinks'>,
  context: TeamContext,
): Promise<SharedLink[]> {
  const { store, team, user } = context
  const page = await store
    .table({ team_id: team.id }, 'shared_links')
    .page({ ...paging, ...(by === 'me' && { where: { made_by: user.id } }) })
  const makers = await makersOf(store, team.id, page.rows)
  return answerPage(context, page, (link) => answerOf(link, makers, context.now))
}

/** The token leaves here once; only its hash is kept. So this is never replayed from an idempotency key. */
export async function createSharedLink(
  { body }: Input<'createSharedLink'>,
  context: TeamContext,
): Promise<SharedLink & { token: string }> {
  const { store, team, user } = context
  const frozen = await freeze(body, context)
  const content = await pack(frozen)
  const token = newToken('link')
  const link = await store.change({ user_id: user.id }, async (tx) => {
    await spendAll(tx, [
      ...madeBudgets('link', user.id),
      { key: `links of team ${team.id}`, limit: MADE_BY_TEAM_A_DAY, window_ms: DAY_MS },
    ])
    await refuseMore(tx, context)
    const added = await tx.table({ team_id: team.id }, 'shared_links').add({
      made_by: user.id,
      token_hash: hashOf(token),
      question: JSON.stringify(frozen.question),
      sections: frozen.answers.length,
      created_at: tx.now,
      expires_at: new Date(tx.now.getTime() + body.days * DAY_MS),
      opened_at: null,
      removed_at: null,
    })
    await tx.table({ team_id: team.id }, 'shared_answers').add({ link_id: added.id, content })
    await tx.audit('link.created', { ...subjectOf(added), detail: { days: body.days, sections: added.sections } })
    return added
  })
  return { ...(await answerOne(link, context)), token }
}

/** To revoke one that was revoked already is no mistake. */
export async function deleteSharedLink(
  { path: { pk } }: Input<'deleteSharedLink'>,
  { change, team }: TeamContext,
): Promise<void> {
  await change(async ({ table, audit }) => {
    const links = table({ team_id: team.id }, 'shared_links')
    const link = (await links.remove(pk)) ?? (await links.find(pk, { removed: true }))
    if (!link) throw new AppError('not_found')
    await audit('link.revoked', subjectOf(link))
  })
}

/** With the same token and until the same end. One that is there needs no restoring, and is as good an answer. */
export async function restoreSharedLink(
  { path: { pk } }: Input<'restoreSharedLink'>,
  context: TeamContext,
): Promise<SharedLink> {
  const link = await context.change(async (tx) => {
    const links = tx.table({ team_id: context.team.id }, 'shared_links')
    const there = await links.find(pk)
    if (!there) {
      await lockUser(tx, context.user.id)
      await refuseMore(tx, context)
    }
    const restored = there ?? (await links.restore(pk))
    if (!restored) throw new AppError('not_found')
    await tx.audit('link.restored', subjectOf(restored))
    return restored
  })
  return answerOne(link, context)
}

async function refuseMore(tx: Change, { team, user }: TeamContext): Promise<void> {
  const { of_team, of_person } = await countOpenLinks(tx, { team_id: team.id, made_by: user.id })
  const refuse = (code: 'most_links' | 'most_links_of_team', most: number) => {
    throw new AppError('invalid', { fields: { non_field_errors: [{ code, values: { most } }] } })
  }
  if (of_person >= MOST_OF_PERSON) refuse('most_links', MOST_OF_PERSON)
  if (of_team >= MOST_OF_TEAM) refuse('most_links_of_team', MOST_OF_TEAM)
}

const english = say('en')
function subjectOf({ id, team_id, question }: KeptLink) {
  const subject = audienceName(question as AskedQuestion, english)
  return { subject_id: id, team_id, subject: subject.slice(0, LONGEST_NAME).toWellFormed() }
}

const answerOne = async (link: KeptLink, { store, team, now }: TeamContext): Promise<SharedLink> =>
  answerOf(link, await makersOf(store, team.id, [link]), now)

function answerOf(link: KeptLink, makers: ReadonlyMap<string, LinkMaker>, now: Date): SharedLink {
  const { id, question, sections, created_at, expires_at, opened, opened_at } = link
  const { is_member, ...person } = makers.get(link.made_by)!
  return {
    id,
    question,
    sections,
    person,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    opened,
    opened_at: opened_at?.toISOString() ?? null,
    state: expires_at <= now ? 'ended' : is_member ? 'open' : 'left',
  }
}
