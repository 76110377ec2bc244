export const TREND_COUNTRY = 'US' // spec 3: trend country, default United States
/** Instead of a country: everybody. */
export const WORLD = 'Global' // spec 3
/** A topic trends when it is used more in these hours than in the days before them. */
export const TREND_HOURS = 24
export const TREND_DAYS_BEFORE = 28
