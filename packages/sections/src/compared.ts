import type { AnyRow } from './columns.ts'

/** Nobody of the baseline is like the audience: that is not the same as no difference, and is never told so. */
export const isAlone = ({ baseline_share }: AnyRow): boolean => baseline_share === null

/** Whether nobody was there to compare any of the rows with. */
export const areAlone = (rows: readonly AnyRow[]): boolean => rows.length > 0 && rows.every(isAlone)
