import type { Say, TextKey } from '@starling/text'
import type { EntryLoss, LeftOut, PlacementLoss } from '../compile/criteria.ts'
import { labelOf } from '../labels.ts'
import { PLACEMENT_WORDS } from './say.ts'

const ENTRIES: Record<EntryLoss, TextKey> = {
  unknown_at_x: '{{what}}: X has nothing of this name.',
  too_many: '{{what}}: one too many.',
  too_long: '{{what}}: too long.',
  twice: '{{what}}: something else says the same already.',
  reads_otherwise: '{{what}}: X would read its sign as a rule.',
  not_ready: '{{what}}: the custom audience is not ready.',
  not_together: '{{what}}: X takes custom audiences or look-alikes, not both.',
  not_excludable: '{{what}}: a look-alike cannot be left out.',
  no_market: '{{what}}: X has this show only in its own countries, and the package lies elsewhere.',
  not_available: '{{what}}: X shows no ads there.',
  words_apart: '{{what}}: X looks for these words one by one, not as a phrase.',
  no_field: '{{what}}: the ads page has no field for it.',
  written_as_broad: '{{what}}: the ads page finds words of the same meaning as well.',
}
const PLACED: Record<PlacementLoss, TextKey> = {
  not_alone: '{{what}}: only beside another placement.',
  needs_keywords: '{{what}}: only with keywords or hashtags.',
}

/** What is lost, by its name, and why. Blocks of an audience have words of their own. */
export function lossText(lost: Exclude<LeftOut, { of: 'block' }>, say: Say): string {
  const { t, language } = say
  switch (lost.of) {
    case 'entry':
      return t(ENTRIES[lost.why], { what: labelOf(lost.part, lost.value, language) })
    case 'placement':
      return t(PLACED[lost.why], { what: t(PLACEMENT_WORDS[lost.placement]) })
    case 'part':
      return t(
        lost.part === 'countries'
          ? '{{n}} countries are too many for the ads page: the field stays empty.'
          : '{{n}} places are too many for the ads page: the field stays empty.',
        { n: lost.count },
      )
    case 'order':
      return t('X reaches whoever has any of what they have in common, not several of it.')
  }
}
