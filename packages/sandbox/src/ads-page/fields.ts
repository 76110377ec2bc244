/** The fields of the form that hold several entries, in the order of a targeting package. Names and labels stay as they are: extensions look for them. */
export const TOKEN_FIELDS = [
  { name: 'keywords', label: 'Keywords', hint: 'One or more words' },
  { name: 'hashtags', label: 'Hashtags', hint: '#running' },
  { name: 'handles', label: 'Follower look-alikes', hint: '@handle' },
  { name: 'interests', label: 'Interests', hint: 'Sports' },
  { name: 'conversation_topics', label: 'Conversation topics', hint: 'Running' },
  { name: 'movies_tv_shows', label: 'Movies and TV shows', hint: 'A title' },
  { name: 'languages', label: 'Languages', hint: 'English' },
  { name: 'network_operators', label: 'Network operators', hint: 'A mobile network' },
  { name: 'countries', label: 'Countries', hint: 'Japan' },
  { name: 'locations', label: 'Regions and cities', hint: 'Tokyo' },
  { name: 'custom_audiences', label: 'Custom audiences', hint: 'The name of an audience' },
] as const

export type TokenField = (typeof TOKEN_FIELDS)[number]['name']

export const PLACEMENTS = [
  { value: 'homeTimelines', label: 'Home timelines', placement: 'TWITTER_TIMELINE' },
  { value: 'profiles', label: 'Profiles', placement: 'TWITTER_PROFILE' },
  { value: 'searchResults', label: 'Search results', placement: 'TWITTER_SEARCH' },
  { value: 'replies', label: 'Replies', placement: 'TWITTER_REPLIES' },
] as const

export const GENDERS = [
  { value: 'ANY', label: 'Any', targeting_value: null },
  { value: 'FEMALE', label: 'Women', targeting_value: '2' },
  { value: 'MALE', label: 'Men', targeting_value: '1' },
] as const

export const OBJECTIVES = [
  { value: 'REACH', label: 'Reach' },
  { value: 'ENGAGEMENTS', label: 'Engagements' },
  { value: 'WEBSITE_CLICKS', label: 'Website traffic' },
  { value: 'FOLLOWERS', label: 'Followers' },
  { value: 'VIDEO_VIEWS', label: 'Video views' },
] as const

export type Entries = {
  tokens: Record<TokenField, string[]>
  campaign_name: string
  objective: string
  daily_budget: string
  start_date: string
  end_date: string
  age: string
  gender: string
  placements: string[]
}

/** What a form sent, or an empty one. */
export function entriesOf(body: Record<string, string | string[] | undefined>): Entries {
  const many = (name: string) => {
    const value = body[name]
    const list = value === undefined ? [] : Array.isArray(value) ? value : [value]
    return [...new Set(list.map((one) => one.trim()).filter((one) => one !== ''))]
  }
  const one = (name: string, otherwise = '') => many(name).at(-1) ?? otherwise
  return {
    tokens: Object.fromEntries(TOKEN_FIELDS.map(({ name }) => [name, many(name)])) as Entries['tokens'],
    campaign_name: one('campaign_name'),
    objective: one('objective', 'REACH'),
    daily_budget: one('daily_budget', '100'),
    start_date: one('start_date'),
    end_date: one('end_date'),
    age: one('age', 'AGE_ANY'),
    gender: one('gender', 'ANY'),
    placements: many('placements'),
  }
}
