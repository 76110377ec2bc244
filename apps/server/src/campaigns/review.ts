import type { CampaignReview, PlannedAtX, ReviewRemark } from '@starling/contract'
import { type AdRow, type AdSetRow, adSetsOf, adsOf, type CampaignRow, campaignOf, mediaOfTeam } from '@starling/store'
import {
  chosenOf,
  compilePackage,
  type LintRemark,
  lintCreative,
  lintPackage,
  remarkText,
  type WrittenCreative,
} from '@starling/targeting'
import { say } from '@starling/text/both'
import type { TeamDesk } from '../accounts/index.ts'
import { mediaIdsOf } from '../creatives/index.ts'
import type { Input, UserContext } from '../floor/index.ts'
import { knownAtX } from '../targeting/index.ts'
import { answerCampaign } from './answers.ts'
import { linesOf } from './at-x/ad-set-courier.ts'
import { deskFor, lookingFor } from './at-x/desk.ts'
import { blockersOf } from './blockers.ts'
import { aimOfAdSet, aimOfCampaign, differencesOf } from './differences.ts'
import { accountFor, openCampaign } from './find.ts'
import { nameAtX, withoutMark } from './mark.ts'
import { approvalNeeded } from './money.ts'
import { namesAtX } from './names-at-x.ts'
import { overlapsOf } from './overlap.ts'
import { reconcileOne } from './reconcile.ts'

/** What is there to say before money is spent; what X has is asked anew, where it can be. */
export async function reviewCampaign(
  { path: { pk } }: Input<'reviewCampaign'>,
  context: UserContext,
): Promise<CampaignReview> {
  const { id, ...found } = await openCampaign(pk, context)
  await accountFor(found, 'look', context)
  const desk = await deskFor(context, found)
  if (desk) await reconcileOne(context, id)
  const campaign = (await campaignOf(context.store, id))!
  const [ad_sets, ads] = [await adSetsOf(context.store, id), await adsOf(context.store, id)]
  const blockers = blockersOf(campaign, { ad_sets, ads, now: context.now })
  return {
    campaign: await answerCampaign(id, context),
    ...(await planOf(context, desk, { campaign, ad_sets, ads })),
    differences: differencesOf(campaign, ad_sets, ads),
    remarks: [
      ...ad_sets.filter(({ is_on }) => is_on).flatMap((set) => remarksOf(set, campaign, context)),
      ...(await remarksOfCreatives({ campaign, ad_sets, ads }, context)),
    ],
    ...(await overlapsOf(campaign, ad_sets, context)),
    blockers: desk ? blockers : [...blockers, 'no_ad_account'],
    amount_micro: campaign.most_micro === 0 ? null : campaign.most_micro,
    daily_micro: campaign.daily_budget_micro,
    approval: await approvalNeeded(context, campaign),
    reviewed_at: context.now.toISOString(),
  }
}

const told =
  (ad_set_id: string, { language }: UserContext) =>
  (remark: LintRemark): ReviewRemark => ({
    ad_set_id,
    rule: remark.rule,
    level: remark.level,
    source: remark.source,
    text: remarkText(remark, say(language)),
  })

const remarksOf = (set: AdSetRow, { objective }: CampaignRow, context: UserContext): ReviewRemark[] =>
  lintPackage({ package: set.targeting_package, line_item: { objective } }).map(told(set.id, context))

/** What there is to say of the creatives that an ad set shows, where it shows them; each thing once. */
async function remarksOfCreatives({ campaign, ad_sets, ads }: Parts, context: UserContext): Promise<ReviewRemark[]> {
  const { team_id } = campaign
  const remarks = new Map<string, ReviewRemark>()
  const on = ads.filter(({ is_on, creative_id }) => is_on && creative_id !== null)
  const creatives = new Map<string, WrittenCreative>()
  for (const id of new Set(on.map(({ creative_id }) => creative_id!))) {
    const row = await context.store.table({ team_id }, 'ad_creatives').find(id)
    if (!row) continue
    const media = await mediaOfTeam(context.store, team_id, mediaIdsOf(row))
    creatives.set(id, { kind: row.kind, text: row.text, ...row.content, media })
  }
  for (const { ad_set_id, creative_id } of on) {
    const [set, creative] = [ad_sets.find(({ id }) => id === ad_set_id), creatives.get(creative_id!)]
    if (!set?.is_on || !creative) continue
    const countries = chosenOf(set.targeting_package.countries).map(({ value }) => value)
    for (const remark of lintCreative({ ...creative, ...(countries.length > 0 && { countries }) })) {
      remarks.set(`${set.id} ${remark.rule}`, told(set.id, context)(remark))
    }
  }
  return [...remarks.values()]
}

type Parts = { campaign: CampaignRow; ad_sets: readonly AdSetRow[]; ads: readonly AdRow[] }
type Field = PlannedAtX['fields'][number]
const listOf = (value: string | number | null | undefined) =>
  value === null || value === undefined ? [] : [String(value)]
const isOther = ({ from, to }: Field) => from.join('\n') !== to.join('\n')

function planned(thing: Pick<PlannedAtX, 'of' | 'id' | 'name'>, isThere: boolean, fields: Field[]): PlannedAtX {
  const changed = fields.filter(isOther)
  return { ...thing, do: isThere ? (changed.length > 0 ? 'change' : 'keep') : 'create', fields: changed }
}

/** With the mark that it bears there; one whose mark somebody took away keeps what they wrote. */
function namesOf(thing: { id: string; name: string }, seen: { name: string } | null): Field {
  const isSame = seen !== null && withoutMark(seen.name) === thing.name
  return { field: 'name', from: seen ? [seen.name] : [], to: [isSame ? seen.name : nameAtX(thing)] }
}

/** Thing by thing what becomes of what is at X: the first time it is made there paused, then a launch lets it run. */
async function planOf(
  context: UserContext,
  desk: TeamDesk | null,
  { campaign, ad_sets, ads }: Parts,
): Promise<Pick<CampaignReview, 'plan' | 'names'>> {
  const { id, name, x_id, x_seen: seen } = campaign
  const aim = aimOfCampaign(campaign)
  const plan = [
    planned({ of: 'campaign', id, name }, x_id !== null, [
      namesOf(campaign, seen),
      { field: 'daily_budget_micro', from: listOf(seen?.daily_budget_micro), to: listOf(aim.daily_budget_micro) },
      { field: 'total_budget_micro', from: listOf(seen?.total_budget_micro), to: listOf(aim.total_budget_micro) },
      { field: 'status', from: listOf(seen?.status), to: [x_id === null ? 'PAUSED' : 'ACTIVE'] },
    ]),
  ]
  const known = new Map<string, string>()
  for (const set of ad_sets) {
    const { thing, names } = await plannedAdSet(context, desk, set, campaign)
    plan.push(thing)
    for (const { value, name: called } of names) known.set(value, called)
  }
  const names = new Map(ad_sets.map((set) => [set.id, set.name]))
  for (const ad of ads) {
    const isShown = ad.is_on || ad.x_id !== null
    if (!isShown) continue
    const thing = { of: 'ad', id: ad.id, name: names.get(ad.ad_set_id) ?? '' } as const
    const post = {
      field: 'post' as const,
      from: ad.x_id ? listOf(ad.x_post_id) : [],
      to: ad.is_on ? [ad.x_post_id ?? ad.creative_id!] : [],
    }
    if (ad.is_on) plan.push(planned(thing, ad.x_id !== null, [post]))
    else plan.push({ ...thing, do: 'remove', fields: [post] })
  }
  return { plan, names: [...known].map(([value, called]) => ({ value, name: called })) }
}

async function plannedAdSet(
  context: UserContext,
  desk: TeamDesk | null,
  set: AdSetRow,
  campaign: CampaignRow,
): Promise<{ thing: PlannedAtX; names: CampaignReview['names'] }> {
  const { id, name, x_id, x_seen: seen, targeting_package } = set
  const aim = aimOfAdSet(set, campaign)
  const known = desk ? await knownAtX(targeting_package, lookingFor(context, campaign), desk) : {}
  const lines = linesOf(compilePackage(targeting_package, known).criteria)
  const [own, there] = [new Set(lines), new Set(seen?.criteria)]
  const runs = set.is_on && campaign.x_id !== null
  const thing = planned({ of: 'ad_set', id, name }, x_id !== null, [
    namesOf(set, seen),
    ...(['budget_micro', 'bid_micro', 'starts_at', 'ends_at'] as const).map(
      (field): Field => ({ field, from: listOf(seen?.[field]), to: listOf(aim[field]) }),
    ),
    { field: 'placements', from: seen?.placements ?? [], to: aim.placements },
    {
      field: 'targeting',
      from: [...there].filter((line) => !own.has(line)),
      to: lines.filter((line) => !there.has(line)),
    },
    { field: 'status', from: listOf(seen?.status), to: [runs ? 'ACTIVE' : 'PAUSED'] },
  ])
  return { thing, names: namesAtX(targeting_package, known, context.language) }
}
