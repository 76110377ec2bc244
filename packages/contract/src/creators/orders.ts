export const CREATOR_ORDERS = ['engagement_rate', 'followers_count', 'engagements'] as const
export const MOST_CREATORS = 60
