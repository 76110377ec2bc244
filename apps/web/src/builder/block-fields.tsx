import type { BlockKind } from '@starling/question/builder'
import type { TextKey } from '@starling/text'
import type { ReactNode } from 'react'
import { CommunitiesField } from './CommunitiesField.tsx'
import {
  Accounts,
  Age,
  type BlockFieldProps,
  Bots,
  Followers,
  Gender,
  Kept,
  Listed,
  Places,
  Verified,
  Words,
} from './fields.tsx'
import { KeywordGroups } from './KeywordGroups.tsx'

type BlockLook = { title: TextKey; hint?: TextKey; placeholder?: TextKey; Field: (props: BlockFieldProps) => ReactNode }
/** How each kind of block is called and filled in: a new kind is one row. */
export const BLOCK_FIELDS: Record<BlockKind, BlockLook> = {
  keywords: {
    title: 'Keywords and hashtags',
    hint: 'All words of a line in one post; any of the lines.',
    Field: ({ draft, change, type }) => (
      <KeywordGroups
        groups={draft.keyword_groups}
        onTaking={(keyword_groups) => type(keyword_groups && { keyword_groups })}
        onChange={(keyword_groups) => change({ keyword_groups })}
      />
    ),
  },
  posted_about: {
    title: 'Posted about',
    hint: 'A topic in every language that it is known in.',
    placeholder: 'coffee, travel …',
    Field: (props) => <Words {...props} field="posted_about" />,
  },
  interests: {
    title: 'Interested in',
    placeholder: 'Find an interest',
    Field: (props) => <Listed {...props} field="interests" from="interests" />,
  },
  handles: {
    title: 'Followers of',
    placeholder: '@handle or name',
    Field: (props) => <Accounts {...props} field="handles" />,
  },
  similar_to: {
    title: 'Similar to followers of',
    hint: 'Follow two or more of the ten accounts most like it.',
    placeholder: '@handle or name',
    Field: (props) => <Accounts {...props} field="similar_to" />,
  },
  communities: {
    title: 'Communities',
    hint: 'Follow enough of the accounts that one community has in common.',
    placeholder: 'Find a community by a word or an account',
    Field: CommunitiesField,
  },
  words_in_profile: {
    title: 'Words in profile',
    placeholder: 'mother, freelance …',
    Field: (props) => <Words {...props} field="words_in_profile" />,
  },
  job_titles: {
    title: 'Job titles',
    placeholder: 'Find a job title',
    Field: (props) => <Listed {...props} field="job_titles" from="job_titles" />,
  },
  kept: {
    title: 'Conditions of the saved audience',
    hint: 'They are kept as they are. Remove them to begin anew.',
    Field: Kept,
  },
  places: { title: 'Places', Field: Places },
  languages: {
    title: 'Languages',
    placeholder: 'Find a language',
    Field: (props) => <Listed {...props} field="languages" from="languages" />,
  },
  gender: { title: 'Gender', Field: Gender },
  age: { title: 'Age', hint: 'Counted by the age groups that most of these years lie in.', Field: Age },
  followers: { title: 'Number of followers', Field: Followers },
  verified: { title: 'Verified', Field: Verified },
  without_bots: { title: 'Without bots', Field: Bots },
  excluded_keywords: {
    title: 'Did not post about',
    placeholder: 'Words to leave out',
    Field: (props) => <Words {...props} field="excluded_keywords" />,
  },
  excluded_handles: {
    title: 'Not followers of',
    placeholder: '@handle or name',
    Field: (props) => <Accounts {...props} field="excluded_handles" />,
  },
  excluded_interests: {
    title: 'Not interested in',
    placeholder: 'Find an interest',
    Field: (props) => <Listed {...props} field="excluded_interests" from="interests" />,
  },
  excluded_job_titles: {
    title: 'Not these job titles',
    placeholder: 'Find a job title',
    Field: (props) => <Listed {...props} field="excluded_job_titles" from="job_titles" />,
  },
  excluded_words_in_profile: {
    title: 'Not in profile',
    placeholder: 'Words to leave out',
    Field: (props) => <Words {...props} field="excluded_words_in_profile" />,
  },
}
