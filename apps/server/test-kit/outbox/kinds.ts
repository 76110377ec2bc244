import { adsTargetingSent } from './ads-sent.ts'
import { alertMailSent } from './alerts-sent.ts'
import { approvalMailSent } from './approvals-sent.ts'
import { billingSent } from './billing-sent.ts'
import { campaignsSent } from './campaigns-sent.ts'
import { listsSent } from './lists-sent.ts'
import {
  accountMailSent,
  audienceMailSent,
  audienceMovedMailSent,
  followSent,
  inviteMailSent,
  listMailSent,
  loginMailSent,
  monitorMailSent,
  noticeMailSent,
  revocationSent,
  teamMailSent,
} from './others-sent.ts'
import { paymentMailSent } from './payments-sent.ts'
import type { Sent, Stage } from './stage.ts'
import { uploadsSent } from './uploads-sent.ts'

/** Everything that leaves. */
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
  'mail.approval',
  'mail.payment',
  'ads.upload',
  'ads.upload_remove',
  'mail.account_deleted',
  'mail.team_deleted',
  'grant.revoke',
  'billing.customer',
  'billing.checkout',
  'billing.upgrade',
  'billing.ending',
  'billing.read',
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
    'mail.approval': approvalMailSent(stage),
    'mail.payment': paymentMailSent(stage),
    ...uploadsSent(stage),
    'mail.account_deleted': accountMailSent(stage),
    'mail.team_deleted': teamMailSent(stage),
    'grant.revoke': revocationSent(stage),
    ...billingSent(stage),
  }) satisfies Record<(typeof KINDS)[number], Send>
