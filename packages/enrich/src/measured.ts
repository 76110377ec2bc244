/**
 * How often each judgement errs, counted on labelled people and posts that it was not learnt on (docs/judgement.md says
 * which): by the label, how often each answer was given. Only what it dares to answer is in it, as in every figure.
 */
export type Confusion = Readonly<Record<string, Readonly<Record<string, number>>>>

/** 1,724 people of `gender_crowdflower`, held out; answers of at least 0.83. */
export const GENDER_ERRORS: Confusion = {
  brand: { brand: 701, female: 21, male: 18 },
  female: { brand: 20, female: 585, male: 20 },
  male: { brand: 22, female: 49, male: 288 },
}

/** 3,398 posts whose mood was sure: `tweeteval`, `umsab` in six languages, and 150 Japanese ones. */
export const MOOD_ERRORS: Confusion = {
  negative: { negative: 608, neutral: 130, positive: 70 },
  neutral: { negative: 227, neutral: 857, positive: 218 },
  positive: { negative: 78, neutral: 219, positive: 991 },
}

/** Of so many who are there, so many were told to be, and so many who are elsewhere. */
type CountryErrors = { there: number; right: number; wrongly: number }

/** 3,549 locations of `geo_profile_location`, of the half that fitted nothing. */
const LOCATIONS = 3_549
const COUNTRY_ERRORS: Readonly<Record<string, CountryErrors>> = {
  US: { there: 2_464, right: 2_325, wrongly: 35 },
  GB: { there: 418, right: 390, wrongly: 65 },
  IT: { there: 267, right: 258, wrongly: 2 },
  CA: { there: 94, right: 94, wrongly: 5 },
  IN: { there: 56, right: 48, wrongly: 8 },
  AU: { there: 42, right: 39, wrongly: 5 },
  IE: { there: 36, right: 17, wrongly: 5 },
}

/** Being of this country, or of another; null where fewer than 30 of the locations are there. */
export function countryErrors(country: string): Confusion | null {
  const errors = COUNTRY_ERRORS[country]
  if (!errors) return null
  const { there, right, wrongly } = errors
  return {
    [country]: { [country]: right, other: there - right },
    other: { [country]: wrongly, other: LOCATIONS - there - wrongly },
  }
}
