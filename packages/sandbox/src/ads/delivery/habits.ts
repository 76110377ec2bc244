import { hash, unit } from '../../network/random.ts'
import { DEVICE_BY_VALUE } from '../search/targets.ts'
import { DEVICES, OPERATORS, PLATFORM_VERSIONS } from '../search/technology.ts'

/** What an account reads with: the value of its platform. */
export function platformOf(slot: number): '0' | '1' | '3' | '4' {
  const u = unit(hash(slot, 701))
  return u < 0.47 ? '0' : u < 0.87 ? '1' : u < 0.9 ? '3' : '4'
}

const SYSTEMS = { '0': 'iOS', '1': 'Android' } as const
const systemOf = (slot: number) => SYSTEMS[platformOf(slot) as '0' | '1'] as 'iOS' | 'Android' | undefined

const devices = Map.groupBy(DEVICES, ({ os_type }) => os_type)

export function usesDevice(slot: number, value: string): boolean {
  const system = systemOf(slot)
  const list = system ? devices.get(system)! : []
  return (
    DEVICE_BY_VALUE.get(value)?.os_type === system && list[hash(slot, 702) % list.length]?.targeting_value === value
  )
}

const versions = Map.groupBy(PLATFORM_VERSIONS, ({ platform }) => platform)

export function usesVersion(slot: number, value: string): boolean {
  const system = systemOf(slot)
  const list = system ? versions.get(system)! : []
  return list[hash(slot, 703) % list.length]?.targeting_value === value
}

const operators = Map.groupBy(OPERATORS, ({ country_code }) => country_code)

export function usesOperator(slot: number, country: string, value: string): boolean {
  const list = operators.get(country) ?? []
  return list.length > 0 && list[hash(slot, 704) % list.length]?.targeting_value === value
}
