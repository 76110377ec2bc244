import { type ChartKind, type QueryType, type SectionId, sectionOf, sectionsFor } from '@starling/sections'
import type { TextKey } from '@starling/text'

/** Of the twelve columns of the grid. */
export type Span = 4 | 6 | 8 | 12
export type Placed = { id: SectionId; span: Span /** Two rows high: what stands beside it is stacked. */; tall?: true }
type Part = { id: string; title: TextKey; sections: readonly (readonly [SectionId, Span])[] }

const PARTS: readonly Part[] = [
  {
    id: 'overview',
    title: 'At a glance',
    sections: [
      ['profile', 6],
      ['audience_size', 4],
      ['conversation_volume', 8],
      ['follower_growth', 12],
      ['sentiment_analysis', 6],
      ['activity', 6],
    ],
  },
  {
    id: 'people',
    title: 'Who they are',
    sections: [
      ['countries', 8],
      ['genders', 4],
      ['age_groups', 4],
      ['languages', 6],
      ['cities', 6],
      ['job_titles', 6],
      ['interests_of_this_audience', 6],
    ],
  },
  {
    id: 'accounts',
    title: 'Whom they follow',
    sections: [
      ['top_accounts', 6],
      ['similar_accounts', 6],
      ['largest_followers', 6],
      ['sample_accounts', 6],
    ],
  },
  {
    id: 'posts',
    title: 'What is said',
    sections: [
      ['conversation_posts', 6],
      ['posts', 6],
      ['share_of_voice', 6],
      ['topics', 6],
      ['keywords_used_by_handle', 6],
      ['hashtags_used_by_handle', 6],
      ['keyword_combinations_used_by_handle', 6],
      ['seo', 6],
      ['topic_clusters', 6],
      ['subreddits', 6],
    ],
  },
  {
    id: 'interactions',
    title: 'What they react to',
    sections: [
      ['most_interacted_keywords', 6],
      ['most_interacted_hashtags', 6],
      ['most_interacted_keyword_combinations', 6],
      ['most_interacted_emojis', 6],
    ],
  },
  {
    id: 'bios',
    title: 'How they describe themselves',
    sections: [
      ['audience_self_view', 6],
      ['hashtags_self_view', 6],
      ['audience_self_view_combinations', 12],
    ],
  },
  { id: 'comparison', title: 'Beside other audiences', sections: [['overlap', 12]] },
]

const TALL: readonly SectionId[] = ['countries']

export type PlacedPart = { id: string; title: TextKey; sections: Placed[] }

/** The sections of a kind of question, where they stand; no row is left half empty. */
export function partsFor(query_type: QueryType): PlacedPart[] {
  const asked = sectionsFor(query_type)
  return PARTS.map(({ id, title, sections }) => ({
    id,
    title,
    sections: filled(
      sections
        .filter(([section]) => asked.includes(section))
        .map(([section, span]) => ({
          id: section,
          span,
          ...(TALL.includes(section) && { tall: true as const }),
        })),
    ),
  })).filter(({ sections }) => sections.length > 0)
}

/** What stands alone in its row takes what is left of it. */
function filled(sections: readonly Placed[]): Placed[] {
  const placed: Placed[] = []
  let room = 12
  let nextRoom = 12
  for (const section of sections) {
    if (section.span > room) {
      stretch(placed, room)
      room = nextRoom
      nextRoom = 12
    }
    placed.push({ ...section })
    room -= section.span
    if (section.tall) nextRoom -= section.span
    if (room === 0) {
      room = nextRoom
      nextRoom = 12
    }
  }
  if (room < 12) stretch(placed, room)
  return placed
}

function stretch(placed: Placed[], room: number): void {
  const last = placed.at(-1)
  if (last && room > 0) last.span = Math.min(12, last.span + room) as Span
}

/** In pixels, before the answer what it mostly takes after: nothing jumps. */
const HEIGHTS: Record<ChartKind, number> = {
  figure: 230,
  profile_card: 214,
  bars: 390,
  line: 306,
  donut: 342,
  world_map: 390,
  word_cloud: 332,
  day_by_hour: 306,
  network: 360,
  upset: 280,
  post_cards: 422,
  table: 422,
}
export const bodyHeight = (id: SectionId): number => HEIGHTS[sectionOf(id).chart.kind]
