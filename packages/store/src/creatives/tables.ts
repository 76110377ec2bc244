import type { AdCreative } from '@starling/contract'
import type { JsonColumn } from '../tables.ts'

type Content = Pick<
  AdCreative,
  'media_ids' | 'card_title' | 'card_url' | 'slides' | 'video_title' | 'video_description' | 'countries'
>

declare module '../tables.ts' {
  interface Tables {
    ad_creatives: {
      id: string
      team_id: string
      made_by: string | null
      name: string
      kind: AdCreative['kind']
      text: string
      content: JsonColumn<Content>
      variant_of: string | null
      version: number
      created_at: Date
      changed_at: Date
      removed_at: Date | null
    }
    creative_posts: {
      id: string
      team_id: string
      creative_id: string
      version: number
      /** Of the ad account at X. */
      account_id: string
      tweet_id: string
      created_at: Date
    }
  }
}
