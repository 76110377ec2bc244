import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Access, Account, Call } from '../ads/call.ts'
import { reachedBy } from '../ads/delivery/audience.ts'
import { CAMPAIGNS, type Campaign } from '../ads/entities/campaigns.ts'
import type { Ads } from '../ads/routes.ts'
import { originOf } from '../ads/wire.ts'
import { sendDocument } from '../page/document.ts'
import { html } from '../page/html.ts'
import { fieldsOf } from '../wire/bodies.ts'
import type { World } from '../world/world.ts'
import { entriesOf, GENDERS, TOKEN_FIELDS, type TokenField } from './fields.ts'
import { accountsPage, campaignPage, formPage } from './page.ts'
import { criteriaFor, suggestionsFor } from './resolve.ts'
import { Mistakes, saveCampaign } from './save.ts'

type Options = { world: World; ads: Ads }
type Query = { account?: string; campaign?: string; field?: string; q?: string; entry?: string; tweet_id?: string }
type Body = Record<string, string | string[] | undefined>

/** The site of the ad manager: what an extension fills in, and where a person sees what became of it. */
export async function adsPageRoutes(app: FastifyInstance, { world, ads }: Options): Promise<void> {
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody, { parser: fieldsOf })

  /** As the person who owns the account: whoever opens this page on this machine is its manager. */
  async function callFor(
    request: FastifyRequest,
    account_id: unknown,
  ): Promise<{ call: Call; account: Account } | undefined> {
    const people = await ads.people()
    const account = ads.records.get<Account>('accounts', String(account_id ?? ''))
    const access = ads.records.all<Access>('access').find((one) => one.account_id === account?.id)
    if (!account || !access || account.deleted) return undefined
    const call: Call = {
      records: ads.records,
      people,
      now: world.clock.now(),
      origin: originOf(request),
      version: '12',
      path: { account_id: account.id },
      raw: {},
      body: undefined,
      user_id: access.user_id,
    }
    return { call, account }
  }

  const campaignsOf = ({ id }: Account) =>
    ads.records
      .list<Campaign>(CAMPAIGNS.path, id)
      .filter(({ deleted }) => !deleted)
      .reverse()

  function form({ call, account }: { call: Call; account: Account }, body: Body, mistakes: string[]) {
    const { handle } = call.people.person(call.people.slotOfId(call.user_id)!)
    return formPage({ account, handle, entries: entriesOf(body), mistakes, campaigns: campaignsOf(account) })
  }

  app.get<{ Querystring: Query }>('/ads', async (request, reply) => {
    const { account: id, campaign: campaign_id } = request.query
    const found = await callFor(request, id)
    if (!found) {
      await ads.people()
      const accounts = ads.records.all<Account>('accounts').filter(({ deleted }) => !deleted)
      return sendDocument(reply.code(id === undefined ? 200 : 404), accountsPage(accounts))
    }
    const campaign = campaignsOf(found.account).find((one) => one.id === campaign_id)
    if (campaign) return sendDocument(reply, campaignPage(found.call, found.account, campaign))
    return sendDocument(reply, form(found, {}, []))
  })

  app.post<{ Body: Body }>('/ads/campaigns', async (request, reply) => {
    const found = await callFor(request, request.body?.account)
    if (!found) return reply.code(404).send({ error: 'There is no such account' })
    try {
      const { campaign_id } = ads.records.change(() => saveCampaign(found.call, entriesOf(request.body)))
      return reply.redirect(`/ads?account=${found.account.id}&campaign=${campaign_id}`, 303)
    } catch (error) {
      if (error instanceof Mistakes) return sendDocument(reply.code(422), form(found, request.body, error.list))
      throw error
    }
  })

  const fieldIn = ({ field }: Query) => TOKEN_FIELDS.find(({ name }) => name === field)?.name

  app.get<{ Querystring: Query }>('/ads/suggest', async (request, reply) => {
    const found = await callFor(request, request.query.account)
    const field = fieldIn(request.query)
    if (!found || !field) return reply.code(404).send({ error: 'There is no such field' })
    return { suggestions: suggestionsFor(found.call, field, request.query.q ?? '') }
  })

  app.get<{ Querystring: Query }>('/ads/resolve', async (request, reply) => {
    const found = await callFor(request, request.query.account)
    const field = fieldIn(request.query)
    if (!found || !field) return reply.code(404).send({ error: 'There is no such field' })
    return { known: criteriaFor(found.call, field, request.query.entry ?? '').length > 0 }
  })

  app.post<{ Body: Body }>('/ads/estimate', async (request, reply) => {
    const found = await callFor(request, request.body?.account)
    if (!found) return reply.code(404).send({ error: 'There is no such account' })
    const { tokens, age, gender } = entriesOf(request.body)
    const criteria = (Object.keys(tokens) as TokenField[]).flatMap((field) =>
      tokens[field].flatMap((entry) => criteriaFor(found.call, field, entry)),
    ) as { targeting_type: string; targeting_value: string }[]
    const sex = GENDERS.find(({ value }) => value === gender)?.targeting_value
    if (sex) criteria.push({ targeting_type: 'GENDER', targeting_value: sex })
    if (/^AGE_(OVER_\d+|\d+_TO_\d+)$/.test(age)) criteria.push({ targeting_type: 'AGE', targeting_value: age })
    return { people: reachedBy(found.call, criteria).length }
  })

  app.get<{ Querystring: Query }>('/ads/preview', async ({ query }, reply) => {
    const people = await ads.people()
    const id = query.tweet_id ?? ''
    const written =
      people.post(id) ?? ads.records.get<{ id: string; text: string; user_id: string }>('draft_tweets', id)
    if (!written) return reply.code(404).send({ error: 'There is no such post' })
    const author = 'author_id' in written ? written.author_id : written.user_id
    const { name, handle } = people.person(people.slotOfId(author)!)
    const body = html`<main class="reading"><article class="card"><strong>${name}</strong><span class="muted">@${handle}</span>
      <p>${written.text}</p></article></main>`
    return sendDocument(reply, { title: 'Preview', body })
  })
}
