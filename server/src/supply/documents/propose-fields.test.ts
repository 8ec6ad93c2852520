import { expect, test } from 'vitest'
import { proposeFields } from './propose-fields.ts'
import { readDay } from './read-day.ts'

const propose = (text: string) =>
  Object.fromEntries(proposeFields([{ page: 3, text }]).map(({ field, value }) => [field, value]))

test('reads the facts of a project description, each with its page and words', () => {
  const text = [
    'Registry: Verra VCS, Project ID: VCS1340.',
    'Applied methodology: VM0044 Biochar Utilization, version 1.1.',
    'The crediting period is 1 January 2020 to 31 December 2029.',
    'The project is located in Guinea-Bissau.',
    'Site coordinates: 11.8632° N, 15.5843° W.',
    'The carbon is stored for more than 1,000 years.',
  ].join('\n\n')
  expect(propose(text)).toEqual({
    registry: 'Verra VCS',
    registryProjectId: 'VCS1340',
    methodology: 'VM0044 Biochar Utilization, version 1',
    creditingStartsOn: '2020-01-01',
    creditingEndsOn: '2029-12-31',
    country: 'GW',
    siteLatitude: '11.8632',
    siteLongitude: '-15.5843',
    durabilityYears: '1000',
  })
  expect(proposeFields([{ page: 3, text }])[0]).toMatchObject({
    page: 3,
    quote: 'Registry: Verra VCS, Project ID: VCS1340.',
  })
})

test('a bare number is no id, and another registry’s pattern is not taken', () => {
  expect(propose('The project number: 1340 was chosen.')).toEqual({})
  expect(propose('Climate Action Reserve, project ID: 99.')).toEqual({ registry: 'Climate Action Reserve' })
})

test('the first value of a field stands; proposals are never mixed from two pages', () => {
  const pages = [
    { page: 1, text: 'The crediting period is 2020-01-01 to 2029-12-31.' },
    { page: 2, text: 'The crediting period is 2010-01-01 to 2019-12-31.' },
  ]
  expect(proposeFields(pages).map(({ value, page }) => [value, page])).toEqual([
    ['2020-01-01', 1],
    ['2029-12-31', 1],
  ])
})

test('a day that could be two days is none', () => {
  expect(readDay('03/04/2021')).toBeNull()
  expect(readDay('31/12/2021')).toBe('2021-12-31')
  expect(readDay('31 February 2021')).toBeNull()
  expect(readDay('December 31, 2021')).toBe('2021-12-31')
})
