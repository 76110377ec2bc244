// @vitest-environment happy-dom
import type { FollowedCommunities } from '@starling/contract/browser'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { drawScreen } from '../../test-kit/draw-screen.tsx'
import { CommunityList } from './CommunityList.tsx'

const community = (at: number): FollowedCommunities['communities'][number] => ({
  ...{ community: at, people: 40, share: 0.1, interval: [0.05, 0.2], cohesion: 0.3, mark: null },
  ...{ words: [`#tag${at}`], accounts: [] },
})

test('a community has the colour that its accounts have in the picture', async () => {
  const found = { communities: [0, 1, 2, 3, 8].map(community), ties: [] } as unknown as FollowedCommunities
  drawScreen(() => <CommunityList found={found} />)
  await screen.findByText('#tag0')
  expect(Array.from(document.querySelectorAll('circle'), (dot) => dot.getAttribute('fill'))).toEqual([
    'var(--accent)',
    'light-dark(#b26a00, #f0a83c)',
    'light-dark(#0068a8, #4ba3e3)',
    'light-dark(#a04a85, #d48fc0)',
    'var(--muted)',
  ])
})
