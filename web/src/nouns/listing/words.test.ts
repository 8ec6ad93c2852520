import { expect, test } from 'vitest'
import { listingStanding } from './words.ts'

test('a listing with nothing left is sold out on every page of its seller, and one that is over stays over', () => {
  const words = (state: string, left: number) => listingStanding(state, left).text
  expect([words('open', 3), words('paused', 3), words('withdrawn', 0), words('expired', 3)]).toEqual([
    'Active',
    'Paused',
    'Withdrawn',
    'Expired',
  ])
  expect([
    listingStanding('open', 3, 'registry').text,
    listingStanding('withdrawn', 3, 'registry').text,
  ]).toEqual(['Off sale', 'Withdrawn'])
  expect([words('open', 0), words('paused', 0), words('expired', 0)]).toEqual([
    'Sold out',
    'Sold out',
    'Expired',
  ])
})
