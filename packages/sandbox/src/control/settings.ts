import type { State } from '../world/state.ts'

export type SettingsValues = {
  /** All limits times this; a large one raises them out of the way. */
  limit_multiplier: number
  /** `self_serve` refuses the writes that X took out of it in April 2026. */
  access_level: 'enterprise' | 'self_serve'
}
export type Settings = { get(): SettingsValues; set(change: Partial<SettingsValues>): SettingsValues }

const STANDARD: SettingsValues = { limit_multiplier: 1, access_level: 'enterprise' }

export function openSettings(state: State): Settings {
  let values: SettingsValues = {
    ...STANDARD,
    ...(state.get('control', 'settings') as Partial<SettingsValues> | undefined),
  }
  return {
    get: () => values,
    set: (change) => {
      values = { ...values, ...change }
      state.set('control', 'settings', { ...values })
      return values
    },
  }
}
