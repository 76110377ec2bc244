import { QUERY_TYPES } from '@starling/question'
import { peopleBy } from '../behind.ts'
import { judgedColumns, peopleColumns } from '../columns.ts'
import type { Dimension } from '../primitive.ts'
import { DEFAULT_LIMIT, section, type Wish } from '../section.ts'
import { tellAges, tellCountries, tellGenders, tellInterests, tellJobs, tellLanguages } from '../summary/clauses.ts'

const breakdown =
  (dimension: Dimension) =>
  (_: unknown, { limit = DEFAULT_LIMIT }: Wish) =>
    [{ do: 'breakdown', dimension, limit }] as const

const BARS = { kind: 'bars', label: 'value', value: 'share', interval: 'interval', baseline: 'baseline_share' } as const
const OF_PEOPLE = { asked_by: QUERY_TYPES, base: 'people', method: 'shares_of_people' } as const

export const countries = section({
  ...OF_PEOPLE,
  id: 'countries',
  title: 'Countries',
  meaning: 'Where people in this audience say they are, by country.',
  group: 'exploreDemographics',
  place: { part: 'people', at: 1, span: 8, tall: true },
  columns: judgedColumns('Country', 'country'),
  chart: { kind: 'world_map', country: 'value', value: 'share' },
  baseline: 'all',
  as_is: true,
  read_from: 'profiles',
  primitives: (_, { limit = 250 }) => [{ do: 'breakdown', dimension: 'country', limit }],
  behind: peopleBy('countries'),
  summary: { sentence: 'people', at: 1, tell: tellCountries },
})

export const cities = section({
  ...OF_PEOPLE,
  id: 'cities',
  title: 'Cities',
  meaning: 'Where people in this audience say they are, by city.',
  group: 'exploreDemographics',
  place: { part: 'people', at: 5, span: 6 },
  columns: peopleColumns('City', 'place'),
  chart: BARS,
  baseline: 'chosen',
  read_from: 'profiles',
  primitives: breakdown('city'),
  behind: peopleBy('cities'),
})

export const languages = section({
  ...OF_PEOPLE,
  id: 'languages',
  title: 'Languages',
  meaning: 'The language each person in this audience posts in most.',
  group: 'exploreDemographics',
  place: { part: 'people', at: 4, span: 6 },
  columns: peopleColumns('Language', 'language'),
  chart: BARS,
  baseline: 'chosen',
  as_is: true,
  read_from: 'posts',
  primitives: breakdown('language'),
  behind: peopleBy('languages'),
  summary: { sentence: 'people', at: 4, tell: tellLanguages },
})

export const genders = section({
  ...OF_PEOPLE,
  id: 'genders',
  title: 'Genders',
  meaning: 'Women, men and brands in this audience, as far as their profiles tell.',
  group: 'exploreDemographics',
  place: { part: 'people', at: 2, span: 4 },
  columns: judgedColumns('Gender', 'gender'),
  chart: { kind: 'donut', label: 'value', value: 'share' },
  baseline: 'chosen',
  read_from: 'profiles',
  primitives: breakdown('gender'),
  behind: peopleBy('genders'),
  summary: { sentence: 'people', at: 2, tell: tellGenders },
})

export const age_groups = section({
  ...OF_PEOPLE,
  id: 'age_groups',
  title: 'Age groups',
  meaning: 'Ages in this audience, as far as their profiles tell.',
  group: 'exploreDemographics',
  place: { part: 'people', at: 3, span: 4 },
  columns: peopleColumns('Age', 'age_group'),
  chart: BARS,
  baseline: 'chosen',
  read_from: 'profiles',
  primitives: breakdown('age_group'),
  behind: peopleBy('age_groups'),
  summary: { sentence: 'people', at: 3, tell: tellAges },
})

export const job_titles = section({
  ...OF_PEOPLE,
  id: 'job_titles',
  title: 'Job titles',
  meaning: 'Jobs that people in this audience mention in their bios.',
  group: 'exploreDemographics',
  place: { part: 'people', at: 6, span: 6 },
  columns: peopleColumns('Job title', 'job_title'),
  chart: BARS,
  baseline: 'chosen',
  read_from: 'bios',
  primitives: breakdown('job_title'),
  behind: peopleBy('job_titles'),
  summary: { sentence: 'apart', at: 2, tell: tellJobs },
})

export const interests_of_this_audience = section({
  ...OF_PEOPLE,
  id: 'interests_of_this_audience',
  title: 'Interests of this audience',
  meaning: 'What people in this audience mention in their bios or post about at least twice.',
  group: 'exploreEnrichments',
  place: { part: 'people', at: 7, span: 6 },
  columns: peopleColumns('Interest', 'interest'),
  chart: BARS,
  baseline: 'chosen',
  read_from: 'posts and bios',
  primitives: breakdown('interest'),
  behind: peopleBy('interests'),
  summary: { sentence: 'apart', at: 1, tell: tellInterests },
})

export const topics = section({
  ...OF_PEOPLE,
  id: 'topics',
  title: 'Topics',
  meaning: 'Topics that people in this audience have posted about at least once.',
  group: 'exploreEnrichments',
  place: { part: 'posts', at: 4, span: 6 },
  columns: peopleColumns('Topic', 'interest'),
  chart: BARS,
  baseline: 'chosen',
  read_from: 'posts',
  primitives: breakdown('topic'),
})
