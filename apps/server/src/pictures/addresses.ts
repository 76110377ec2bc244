import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Addresses that are not another machine on the internet: RFC 6890 and what came after. */
const NOT_PUBLIC_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/** Within 2000::/3, which alone is global: tunnels that carry another address, documentation, and protocol numbers. */
const NOT_PUBLIC_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const forbidden = new BlockList()
for (const [net, prefix] of NOT_PUBLIC_4) forbidden.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of NOT_PUBLIC_6) forbidden.addSubnet(net, prefix, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !forbidden.check(address, 'ipv4')
  return (
    isIPv6(address) && !address.includes('%') && global6.check(address, 'ipv6') && !forbidden.check(address, 'ipv6')
  )
}

export const isLoopbackAddress = (address: string): boolean => address === '127.0.0.1' || address === '::1'
