/** How rows are drawn; `C` is a column of the section, so a chart cannot name one that is not there. */
export type Chart<C extends string = string> =
  /** Bars with their interval and, hollow, the baseline. */
  | { kind: 'bars'; label: C; value: C; interval: C; baseline?: C }
  /** `weight`: how much a day counts where many days are averaged by the week; all the same without it. */
  | { kind: 'line'; at: C; values: readonly C[]; band?: C; weight?: C }
  | { kind: 'donut'; label: C; value: C }
  | { kind: 'world_map'; country: C; value: C }
  | { kind: 'word_cloud'; word: C; value: C }
  | { kind: 'day_by_hour'; at: C; value: C }
  | { kind: 'network'; from: C; to: C; weight: C; from_cluster: C; to_cluster: C }
  | { kind: 'upset'; audiences: C; value: C }
  | { kind: 'figure'; value: C }
  | { kind: 'profile_card' }
  | { kind: 'post_cards' }
  | { kind: 'table' }
export type ChartKind = Chart['kind']
