import { marketAddress } from '@ledgerleaf/contract/market-address'
import { expect, test } from 'vitest'
import { countFilters, filtersOf, readState, withoutFilters, writeState } from './market-params.ts'

const read = (query: string) => readState(new URLSearchParams(query))

test('an address says the same after it was read and written', () => {
  for (const query of [
    '',
    'q=cedar+ridge&category=biochar%2Cerw&sort=cheapest&view=map',
    'registry=Verra+VCS&country=BR&vintageFrom=2021&priceMax=20&compare=a%2Cb',
  ])
    expect(writeState(read(query)).toString()).toBe(query)
})

test('what nobody offers is read as what everybody gets', () => {
  expect(read('sort=worst&view=cube&compare=a,b,c,d,e,a')).toMatchObject({
    sort: 'newest',
    view: 'grid',
    compare: ['a', 'b', 'c', 'd'],
  })
})

test('the server is asked in cents, and not for what is no number', () => {
  expect(filtersOf(read('priceMin=7.5&priceMax=abc&vintageFrom=20&vintageTo=2024&q=+'))).toEqual({
    priceMinCents: 750,
    vintageTo: 2024,
  })
})

test('what narrows nothing is no filter, though it stays where it was typed', () => {
  const state = readState(new URLSearchParams('vintageFrom=99999&priceMin=-5&priceMax=abc&vintageTo=2021'))
  expect(state.single.vintageFrom).toBe('99999')
  expect(countFilters(state)).toBe(1)
  expect(filtersOf(state)).toEqual({ vintageTo: 2021 })
})

test('clearing keeps the order, the view and what is being compared', () => {
  const state = read('q=x&category=dac,erw&priceMax=9&sort=name&view=list&compare=a')
  expect(countFilters(state)).toBe(4)
  expect(writeState(withoutFilters(state)).toString()).toBe('sort=name&view=list&compare=a')
})

test('the address of a saved search is read as the filters it was saved with', () => {
  const filters = {
    q: 'rice husk',
    category: 'biochar,dac',
    registry: 'Verra VCS',
    country: 'BR',
    vintageFrom: 2020,
    priceMinCents: 1250,
    priceMaxCents: 15_000,
  }
  const [, search = ''] = marketAddress(filters).split('?')
  expect(filtersOf(readState(new URLSearchParams(search)))).toEqual(filters)
  expect(marketAddress({})).toBe('/marketplace')
})
