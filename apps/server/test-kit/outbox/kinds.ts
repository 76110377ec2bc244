import { adsTargetingSent } from './ads-sent.ts'
import { alertMailSent } from './alerts-sent.ts'
import { campaignsSent } from './campaigns-sent.ts'
import { listsSent } from './lists-sent.ts'
import {
  accountMailSent,
  audienceMailSent,
  audienceMovedMailSent,
  customerSent,
  followSent,
  inviteMailSent,
  listMailSent,
  loginMailSent,
  monitorMailSent,
  noticeMailSent,
  revocationSent,
  teamMailSent,
} from './others-sent.ts'
import type { Sent, Stage } from './stage.ts'

/** Everything that leaves, and one kind of these tests for a side that keeps our key. */
export const KINDS = [
  'x_list.create',
  'x_list.member',
  'x_list.update',
  'x_list.delete',
  'x_follow.act',
  'mail.login',
  'mail.invite',
  'mail.notice',
  'mail.monitor',
  'mail.audience',
  'mail.audience_moved',
  'mail.targeting_list',
  'ads.targeting',
  'ads.campaign',
  'ads.ad_set',
  'ads.ad',
  'ads.status',
  'mail.alert',
  'mail.account_deleted',
  'mail.team_deleted',
  'grant.revoke',
  'billing.customer',
] as const

type Send = (n: number) => Promise<Sent>
export const sentByKind = (stage: Stage) =>
  ({
    ...listsSent(stage),
    'x_follow.act': followSent(stage),
    'mail.login': loginMailSent(stage),
    'mail.invite': inviteMailSent(stage),
    'mail.notice': noticeMailSent(stage),
    'mail.monitor': monitorMailSent(stage),
    'mail.audience': audienceMailSent(stage),
    'mail.audience_moved': audienceMovedMailSent(stage),
    'mail.targeting_list': listMailSent(stage),
    'ads.targeting': adsTargetingSent(stage),
    ...campaignsSent(stage),
    'mail.alert': alertMailSent(stage),
    'mail.account_deleted': accountMailSent(stage),
    'mail.team_deleted': teamMailSent(stage),
    'grant.revoke': revocationSent(stage),
    'billing.customer': customerSent(stage),
  }) satisfies Record<(typeof KINDS)[number], Send>
