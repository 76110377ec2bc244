import type { UploadedAudience } from '@starling/contract'
import { accountsOfUploads, type Rows, type UploadRow, uploadersOf } from '@starling/store'
import { sayCode } from '../billing/index.ts'

const dateOf = (moment: Date | null) => moment?.toISOString() ?? null

export async function uploadAnswers(
  rows: Rows,
  uploads: readonly UploadRow[],
  language: 'en' | 'ja',
): Promise<UploadedAudience[]> {
  const accounts = await accountsOfUploads(rows, uploads)
  const people = await uploadersOf(rows, uploads)
  return uploads.map((row) => ({
    id: row.id,
    name: row.name,
    audience_config_id: row.audience_id,
    team_account: accounts.get(row.team_account_id)!,
    state: row.state,
    error: sayCode(row.error, language),
    people: row.people,
    sent: row.sent,
    to_send: row.to_send,
    x_size: row.x_size,
    checked_at: dateOf(row.checked_at),
    refresh: row.refresh,
    refresh_at: dateOf(row.refresh_at),
    refreshed_at: dateOf(row.refreshed_at),
    uploaded_by: (row.uploaded_by && people.get(row.uploaded_by)) ?? null,
    created_at: row.created_at.toISOString(),
  }))
}

export async function uploadAnswer(rows: Rows, row: UploadRow, language: 'en' | 'ja'): Promise<UploadedAudience> {
  const [answer] = await uploadAnswers(rows, [row], language)
  return answer!
}
