import type { SellerListing } from '@ledgerleaf/contract/listings'
import { expect, test } from 'vitest'
import { groupListings, tellDoing } from './group-listings.ts'

const listing = (id: string, project_id: string, state: SellerListing['state'] = 'open'): SellerListing =>
  ({ id, project_id, project_name: project_id, state }) as SellerListing

const doing = (id: string, soldCredits: number, priceCents = 100) => ({
  id,
  soldCredits,
  priceCents,
  leftCredits: 10,
  views: 0,
  additions: 0,
})

test('projects stand by what was sold of them, and what is over stands last', () => {
  const groups = groupListings(
    [
      listing('1', 'gone', 'withdrawn'),
      listing('2', 'lies'),
      listing('3', 'sells'),
      listing('4', 'sells', 'withdrawn'),
      listing('5', 'sells'),
    ],
    [doing('2', 0), doing('3', 2), doing('5', 7)],
  )
  expect(groups.map(({ projectId }) => projectId)).toEqual(['sells', 'lies', 'gone'])
  expect(groups[0]?.rows.map((row) => row.listing.id)).toEqual(['5', '3', '4'])
  expect(groups[0]).toMatchObject({ soldCredits: 9, leftCredits: 20 })
})

test('dear credits that sold weigh more than many cheap ones', () => {
  const groups = groupListings(
    [listing('1', 'cheap'), listing('2', 'dear')],
    [doing('1', 50, 100), doing('2', 1, 90_000)],
  )
  expect(groups[0]?.projectId).toBe('dear')
})

test('what lies is said to lie, with how near it came to a sale', () => {
  expect(tellDoing({ ...doing('1', 0), views: 0 }, 30)).toBe('No sale yet, no view counted in 30 days')
  expect(tellDoing({ ...doing('1', 0), views: 1, additions: 2 }, 30)).toBe(
    'No sale yet: 1 view, 2 into baskets in 30 days',
  )
  expect(tellDoing({ ...doing('1', 5), views: 12 }, 30)).toBe('12 views in 30 days')
  expect(tellDoing(doing('1', 5), 30)).toBe('')
})
