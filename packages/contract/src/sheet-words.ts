/** Columns of the sheet about the others: what was asked, and what stands behind each section. */
export const ABOUT_COLUMNS = [
  'Section',
  'Rows in the sheet',
  'Counted in',
  'All counted',
  'Of them known',
  'Baseline',
  'All in the baseline',
  'Known in the baseline',
  'Data as of',
  'Data from',
  'Method',
  'Remark',
] as const

/** What a sheet says beside the titles and columns of its sections; a page sends them in its reader's language. */
export const SHEET_WORDS = [
  'About this file',
  ...ABOUT_COLUMNS,
  'Asked at',
  'People',
  'Posts',
  'from',
  'to',
  'Fewer than five people: nothing is shown.',
  'The request took too long to process. Please try again later.',
  'Something went wrong. Please try again later.',
] as const
