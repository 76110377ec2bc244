import * as contract from '@starling/contract'
import type { Client } from '@starling/contract/browser'
import type { Question } from '@starling/question'
import { EMPTY_BUILDER } from '@starling/question/builder'
import { type World, worldWithNetwork } from '@starling/world'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'

// Ids in an address are held by the matrix (authorization.endure.test.ts); these stand in bodies and after a “?”.

const ADMIN = 'admin@meridian.example'
const MEMBER = 'member@meridian.example'
const OTHER = 'admin@halcyon.example'
const SECRET = 'Nobody else is to read this'
const COFFEE: Question = { query_type: 'conversation', keywords: [['coffee']] }

/** Whose: the ids of an audience and of its team. */
type Whose = { audience_config_id: string; other_id: string; team: string; code: string }
type Asking = (who: Client, whose: Whose) => Promise<unknown>
const draft = ({ audience_config_id }: Whose) => ({ ...EMPTY_BUILDER, audience_config_id })

/** Refused, and nothing tells whether there is such a thing. */
const HIDDEN: Record<string, Asking> = {
  listAudienceConfigs: (who, { team }) => who.listAudienceConfigs({ query: { team } }),
  createAudienceConfig: (who, { team }) => who.createAudienceConfig({ body: { body: COFFEE, team } }),
  autocompleteAudienceConfigs: (who, { team }) => who.autocompleteAudienceConfigs({ body: { text: '', team } }),
  exploreAudienceInsights: (who, { audience_config_id }) =>
    who.exploreAudienceInsights({ body: { audience_config_id, sections: ['audience_size'] } }),
  exploreAudiencePerspectives: (who, { audience_config_id }) =>
    who.exploreAudiencePerspectives({ body: { audience_config_id } }),
  summarizeInsights: (who, { audience_config_id }) => who.summarizeInsights({ body: { audience_config_id } }),
  summarizeTargeting: (who, { audience_config_id }) => who.summarizeTargeting({ body: { audience_config_id } }),
  listInsightsInfluencers: (who, { audience_config_id }) =>
    who.listInsightsInfluencers({ query: { audience_config_id } }),
  exploreProAudienceInsights: (who, { audience_config_id }) =>
    who.exploreProAudienceInsights({ body: { audience_config_id, sections: ['audience_size'] } }),
  exploreProAudiencePerspectives: (who, { audience_config_id }) =>
    who.exploreProAudiencePerspectives({ body: { audience_config_id } }),
  summarizeProTargeting: (who, { audience_config_id }) => who.summarizeProTargeting({ body: { audience_config_id } }),
  findRelatedAudiences: (who, { audience_config_id }) => who.findRelatedAudiences({ body: { audience_config_id } }),
  compareAudiences: (who, { audience_config_id, other_id }) =>
    who.compareAudiences({ body: { audience_config_ids: [audience_config_id, other_id] } }),
  extractExclusionSample: (who, { audience_config_id }) =>
    who.extractExclusionSample({ body: { body: COFFEE, audience_config_id } }),
  buildAudience: (who, { audience_config_id }) => who.buildAudience({ body: { audience_config_id } }),
  generateInsights: (who, { audience_config_id }) => who.generateInsights({ body: { audience_config_id } }),
  coverTargeting: (who, { audience_config_id }) =>
    who.coverTargeting({ body: { audience_config_id, targeting_package: { keywords: [{ value: 'coffee' }] } } }),
  shareAudience: (who, { audience_config_id }) =>
    who.shareAudience({ body: { audience_config_id, emails: ['eve@x.example'] } }),
  shareAudienceViaAccount: (who, { audience_config_id }) =>
    who.shareAudienceViaAccount({ body: { audience_config_id, email: 'eve@x.example' } }),
  openSharedAudience: (who, { code }) => who.openSharedAudience({ body: { code } }),
  getBuilderDraft: (who, { team }) => who.getBuilderDraft({ query: { team } }),
  keepBuilderDraft: (who, whose) => who.keepBuilderDraft({ body: { ...draft(whose), team: whose.team } }),
  listXCommunities: (who, { team }) => who.listXCommunities({ query: { team } }),
  searchXCommunities: (who, { team }) => who.searchXCommunities({ body: { query: 'coffee', account: 'none', team } }),
  // Never who asks: an address of another is refused.
  analyseDescription: (who) => who.analyseDescription({ body: { description: 'coffee drinkers', email: ADMIN } }),
}
/** A draft remembers which audience it came from; of that one nothing is read. */
const BLIND: Record<string, Asking> = {
  suggestInterests: (who, whose) => who.suggestInterests({ body: { draft: draft(whose) } }),
  sizeDraft: (who, whose) => who.sizeDraft({ body: { draft: draft(whose), number: 1 } }),
  weighDraft: (who, whose) => who.weighDraft({ body: { draft: draft(whose), number: 1 } }),
  suggestForDraft: (who, whose) => who.suggestForDraft({ body: { draft: draft(whose) } }),
  estimateDraft: (who, whose) => who.estimateDraft({ body: { draft: draft(whose) } }),
  previewDraft: (who, whose) => who.previewDraft({ body: { draft: draft(whose) } }),
}
const NAMING = /"(audience_config_ids?|team|emails?|code)":\{/

test('every call of these rooms that names something of others in its body or query is here', () => {
  type Schemas = { body?: z.ZodType; query?: z.ZodType }
  const rooms = [contract.audiences, contract.builder, contract.communities, contract.targeting]
  const calls = rooms.flatMap((room) => Object.entries(room.calls) as unknown as [string, Schemas][])
  const names = (schema: z.ZodType | undefined) =>
    schema && NAMING.test(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })))
  const naming = calls.filter(([, { body, query }]) => names(body) || names(query)).map(([name]) => name)
  expect(Object.keys({ ...HIDDEN, ...BLIND }).toSorted()).toEqual(naming.toSorted())
})

let world: World
let admin: Client
const people: Record<string, Client> = {}
let whose: Whose
beforeAll(async () => {
  world = await worldWithNetwork(inject('postgres'))
  admin = await world.as(ADMIN)
  const saved = (name: string) => admin.createAudienceConfig({ body: { body: COFFEE, name, team: 'meridian' } })
  const { id } = await saved(SECRET)
  const { id: other_id } = await saved(`${SECRET}, either`)
  const share = await admin.shareAudienceViaAccount({ body: { audience_config_id: id, email: OTHER, scope: 'use' } })
  const teams = await admin.listTeams()
  const team = teams.find(({ slug }) => slug === 'meridian')!.id
  whose = { audience_config_id: id, other_id, team, code: world.product.secrets.seal('audience share', share.id) }

  // Both could, and cannot any more: the share is revoked, the membership ended.
  people.revoked = await world.as(OTHER)
  expect((await people.revoked.listSharedAudiences()).map(({ name }) => name)).toEqual([SECRET])
  await people.revoked.openSharedAudience({ body: { code: whose.code } })
  await admin.deleteAudienceShare({ path: { pk: share.id } })
  people.member_removed = await world.as(MEMBER)
  expect((await people.member_removed.getAudienceConfig({ path: { pk: id } })).name).toBe(SECRET)
  const { id: pk } = (await admin.listMembers({ path: { team_id: 'meridian' } })).find(
    ({ user }) => user.email === MEMBER,
  )!
  await admin.deleteMember({ path: { team_id: 'meridian', pk } })
  people.stranger = await world.as('planner@dentsu-nl.example')
}, 180_000)
afterAll(() => world.stop())

test.each(Object.keys(HIDDEN))(
  '%s tells nothing of what is another’s, was shared once or was the team’s of before',
  async (name) => {
    for (const [who, client] of Object.entries(people)) {
      const [answer] = await Promise.allSettled([HIDDEN[name]!(client, whose)])
      expect(answer!.status, `${name} by ${who}`).toBe('rejected')
      const { status, body } = (answer as PromiseRejectedResult).reason
      expect([400, 403, 404], `${name} by ${who}: ${status}`).toContain(status)
      expect(JSON.stringify(body), `${name} by ${who}`).not.toContain(SECRET)
      // As one that never was.
      const nobody = '0198c0de-0000-7000-8000-000000000000'
      const none = {
        audience_config_id: nobody,
        other_id: nobody,
        team: nobody,
        code: world.product.secrets.seal('audience share', nobody),
      }
      const [of_none] = await Promise.allSettled([HIDDEN[name]!(client, none)])
      expect((of_none as PromiseRejectedResult).reason, `${name} by ${who}`).toMatchObject({ status, body })
    }
  },
)

test.each(Object.keys(BLIND))('%s reads nothing of the audience that a draft names', async (name) => {
  for (const client of Object.values(people)) {
    expect(JSON.stringify(await BLIND[name]!(client, whose))).not.toContain(SECRET)
  }
})

test('no list of theirs has it, and what is done there reaches nobody of the team', async () => {
  for (const client of Object.values(people)) {
    const seen = [
      await client.listSharedAudiences(),
      await client.listProAudienceConfigs(),
      await client.listRecentAudiences(),
      await client.autocompleteProAudienceConfigs({ body: { text: SECRET.slice(0, 6) } }),
    ]
    expect(JSON.stringify(seen)).not.toContain(SECRET)
  }
  expect((await admin.listAudienceConfigs({ query: { team: 'meridian' } })).map(({ name }) => name).toSorted()).toEqual(
    [SECRET, `${SECRET}, either`],
  )
  expect(await admin.listAudienceShares({ path: { pk: whose.audience_config_id } })).toEqual([])
})
