import { expect, test } from 'vitest'
import { readRetireWish, wayToRetire } from './retire-address.ts'

const asked = (way: string) => readRetireWish(new URL(way, 'https://ledgerleaf.example').searchParams)

test('the year and the tonnes of a next step arrive where they are retired', () => {
  expect(asked(wayToRetire({ year: 2024, tonnes: 839 }))).toEqual({ year: 2024, tonnes: 839 })
})

test('an address that names no year or no whole number of tonnes asks for nothing', () => {
  expect(asked('/retire/all')).toEqual({ year: null, tonnes: null })
  expect(asked('/retire/all?year=-1&tonnes=1.5')).toEqual({ year: null, tonnes: null })
  expect(asked('/retire/all?year=20244&tonnes=0')).toEqual({ year: null, tonnes: null })
})
