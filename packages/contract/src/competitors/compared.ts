export const MOST_COMPETITORS = 5
