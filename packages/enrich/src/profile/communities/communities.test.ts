import { expect, test } from 'vitest'
import { findCommunities } from './find-communities.ts'
import { graphOf } from './graph.ts'
import { nameCommunities } from './name-communities.ts'

/** Groups of people who mostly follow their own. */
function planted(groups: number, size: number, degree: number, inside: number) {
  let state = 7
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
  const nodes = groups * size
  const from: number[] = []
  const to: number[] = []
  for (let node = 0; node < nodes; node++) {
    for (let edge = 0; edge < degree; edge++) {
      const group = Math.floor(node / size)
      from.push(node)
      to.push(random() < inside ? group * size + Math.floor(random() * size) : Math.floor(random() * nodes))
    }
  }
  return { nodes, from: Uint32Array.from(from), to: Uint32Array.from(to) }
}

test('planted groups are found again, and the same seed gives the same answer', () => {
  const edges = planted(8, 60, 8, 0.85)
  const found = findCommunities(edges, { seed: 3 })
  expect(found.count).toBe(8)
  for (let group = 0; group < 8; group++) {
    const members = found.community.subarray(group * 60, group * 60 + 60)
    const common = members.filter((one) => one === members[0]).length
    expect(common).toBeGreaterThan(54)
  }
  expect(findCommunities(edges, { seed: 3 })).toEqual(found)
})

test('weights decide where structure does not', () => {
  const from = Uint32Array.from([0, 2, 0, 1])
  const to = Uint32Array.from([1, 3, 2, 3])
  const strong = findCommunities({ nodes: 4, from, to, weights: Float64Array.from([10, 10, 1, 1]) }).community
  expect([strong[0] === strong[1], strong[2] === strong[3], strong[0] === strong[2]]).toEqual([true, true, false])
  const turned = findCommunities({ nodes: 4, from, to, weights: Float64Array.from([1, 1, 10, 10]) }).community
  expect([turned[0] === turned[2], turned[1] === turned[3], turned[0] === turned[1]]).toEqual([true, true, false])
})

test('communities are connected and numbered from the largest', () => {
  const edges = planted(5, 40, 5, 0.7)
  const { community, count } = findCommunities(edges)
  const graph = graphOf(edges)
  const sizes = new Array<number>(count).fill(0)
  for (const one of community) sizes[one]!++
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  for (let one = 0; one < count; one++) {
    const members = [...community.keys()].filter((node) => community[node] === one)
    const reached = new Set([members[0]!])
    for (const node of reached) {
      for (let at = graph.starts[node]!; at < graph.starts[node + 1]!; at++) {
        if (community[graph.targets[at]!] === one) reached.add(graph.targets[at]!)
      }
    }
    expect(reached.size).toBe(members.length)
  }
})

test.each([
  ['no edges', { nodes: 3, from: new Uint32Array(), to: new Uint32Array() }, 3],
  ['only loops', { nodes: 2, from: Uint32Array.of(0, 1), to: Uint32Array.of(0, 1) }, 2],
  ['one pair and one alone', { nodes: 3, from: Uint32Array.of(0), to: Uint32Array.of(1) }, 2],
  ['nobody', { nodes: 0, from: new Uint32Array(), to: new Uint32Array() }, 0],
])('%s', (_, edges, count) => {
  expect(findCommunities(edges).count).toBe(count)
})

test('a community is named by what its members say and others do not', () => {
  const bios = [
    'goal football fan',
    'football goal',
    'football match',
    'guitar fan',
    'guitar music',
    'music guitar fan',
  ]
  const names = nameCommunities(Uint32Array.of(0, 0, 0, 1, 1, 1), (node) => bios[node]!.split(' '), { words: 1 })
  expect(names).toEqual([
    { community: 0, words: ['football'] },
    { community: 1, words: ['guitar'] },
  ])
})
