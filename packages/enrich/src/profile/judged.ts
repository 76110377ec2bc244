/** `null` (or `'unknown'` where the type says so) stands for evidence too weak to answer. */
export type Judged<T> = { value: T; confidence: number }
