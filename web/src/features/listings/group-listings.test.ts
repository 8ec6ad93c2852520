import type { SellerListing } from '@ledgerleaf/contract/listings'
import { expect, test } from 'vitest'
import {
  groupListings,
  sumGroups,
  tellDoing,
  tellNoneCompared,
  tellOwned,
  tellViews,
} from './group-listings.ts'

const listing = (id: string, project_id: string, state: SellerListing['state'] = 'open'): SellerListing =>
  ({ id, project_id, project_name: project_id, state }) as SellerListing

const doing = (id: string, soldCredits: number, priceCents = 100) => ({
  id,
  category: 'biochar' as const,
  soldCredits,
  priceCents,
  leftCredits: 10,
  views: 0,
  additions: 0,
  compared: null,
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
  expect(groups[0]?.rows.map((row) => row.listing.id)).toEqual(['3', '5', '4'])
  expect(groups[0]).toMatchObject({ soldCredits: 9, leftCredits: 20 })
})

test('dear credits that sold weigh more than many cheap ones', () => {
  const groups = groupListings(
    [listing('1', 'cheap'), listing('2', 'dear')],
    [doing('1', 50, 100), doing('2', 1, 90_000)],
  )
  expect(groups[0]?.projectId).toBe('dear')
})

test('within a project the newest vintage is first, what is sold out after it, and what is over last', () => {
  const of = (id: string, vintage: number, state?: SellerListing['state']) => ({
    ...listing(id, 'one', state),
    vintage,
  })
  const [group] = groupListings(
    [of('old', 2023), of('gone', 2026, 'withdrawn'), of('sold-out', 2027), of('new', 2025)],
    [doing('old', 9), { ...doing('sold-out', 60), leftCredits: 0 }, doing('new', 0)],
  )
  expect(group?.rows.map((row) => row.listing.id)).toEqual(['new', 'old', 'sold-out', 'gone'])
})

test('within a project each way of sale stands together', () => {
  const of = (id: string, sale_type: SellerListing['sale_type'], vintage: number) => ({
    ...listing(id, 'one'),
    sale_type,
    vintage,
  })
  const [group] = groupListings(
    [of('monthly', 'subscription', 2025), of('promised', 'forward', 2027), of('now', 'spot', 2023)],
    [doing('monthly', 0), doing('promised', 0), doing('now', 0)],
  )
  expect(group?.rows.map((row) => row.listing.id)).toEqual(['now', 'promised', 'monthly'])
})

test('views are of the project and told once, additions of a listing', () => {
  const [group] = groupListings(
    [listing('1', 'one'), listing('2', 'one')],
    [
      { ...doing('1', 0), views: 33 },
      { ...doing('2', 0), views: 33 },
    ],
  )
  expect(group?.views).toBe(33)
  expect(tellViews(33, 30)).toBe('33 views of its page in 30 days')
  expect(tellViews(0, 30)).toBe('')
  expect(tellDoing({ additions: 2 }, 30)).toBe('2 into baskets in 30 days')
  expect(tellDoing({ additions: 0 }, 30)).toBe('')
})

test('what is promised is no part of what is owned: a project has no more left than it has', () => {
  const forward = { ...listing('2', 'one'), sale_type: 'forward' as const }
  const [group] = groupListings([listing('1', 'one'), forward], [doing('1', 0), doing('2', 0)])
  expect(group).toMatchObject({ leftCredits: 10, leftForwardCredits: 10 })
  expect(group && tellOwned(group, 130)).toBe('10 listed, 130 not listed, 10 offered forward')
  expect(tellOwned({ leftCredits: 10, leftForwardCredits: 0 }, 0)).toBe('10 listed')
})

test('what all come to is what each project says of itself', () => {
  const groups = groupListings(
    [listing('1', 'one'), { ...listing('2', 'two'), sale_type: 'forward' }],
    [doing('1', 3), doing('2', 4)],
  )
  expect(sumGroups(groups)).toEqual({ soldCredits: 7, leftCredits: 10, leftForwardCredits: 10 })
})

test('that nothing compares is said once for a project, and only where it is so of each of its listings', () => {
  const none = { count: 0, cheaper: 0, pricesCents: [], medianCents: null }
  const row = (id: string, compared: typeof none | null) => ({
    listing: listing(id, 'one'),
    doing: { ...doing(id, 0), compared },
  })
  expect(tellNoneCompared([row('1', none), row('2', none)])).toBe('No comparable offer')
  expect(tellNoneCompared([row('1', none), row('2', { ...none, count: 1 })])).toBeNull()
  expect(
    tellNoneCompared([row('1', none), { listing: listing('2', 'one', 'withdrawn'), doing: null }]),
  ).toBeNull()
})
