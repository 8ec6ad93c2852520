import { expect, test } from 'vitest'
import { readWords } from './read-words.ts'

const proposalsOf = (...texts: string[]) =>
  readWords(texts.map((text, at) => ({ page: at + 3, text }))).proposals
const propose = (text: string) =>
  Object.fromEntries(proposalsOf(text).map(({ field, value }) => [field, value]))

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
    methodology: 'VM0044 v1.1',
    creditingStartsOn: '2020-01-01',
    creditingEndsOn: '2029-12-31',
    country: 'GW',
    siteLatitude: '11.8632',
    siteLongitude: '-15.5843',
    durabilityYears: '1000',
  })
  expect(proposalsOf(text).find(({ field }) => field === 'registry')).toMatchObject({
    page: 3,
    quote: 'Registry: Verra VCS, Project ID: VCS1340.',
  })
})

test('a bare number is no id, and another registry’s pattern is not taken', () => {
  expect(propose('The project number: 1340 was chosen.')).toEqual({})
  expect(propose('Climate Action Reserve, project ID: 99.')).toEqual({
    registry: 'Climate Action Reserve',
  })
})

test('the first crediting period of a document stands; proposals are never mixed from two pages', () => {
  const proposals = proposalsOf(
    'The crediting period is 2020-01-01 to 2029-12-31.',
    'The crediting period is 2010-01-01 to 2019-12-31.',
  )
  expect(proposals.map(({ value, page }) => [value, page])).toEqual([
    ['2020-01-01', 3],
    ['2029-12-31', 3],
  ])
})

test('two ids in one document are both proposed: nobody chooses between them silently', () => {
  const proposals = proposalsOf('Project ID: VCS1340', 'Project ID: VCS1341')
  expect(proposals.filter(({ field }) => field === 'registryProjectId').map(({ value }) => value)).toEqual([
    'VCS1340',
    'VCS1341',
  ])
})

test('methodologies that are used together are one value', () => {
  expect(propose('Methodologies: VM0042 v2.0 and VM0017 v1.0')).toEqual({
    methodology: 'VM0042 v2.0 and VM0017 v1.0',
  })
})

test('a serial range is proposed as a block with its vintage and quantity', () => {
  const [proposal] = proposalsOf(
    'Serials 19385-941467007-941467431-VCS-VCU-1507-VER-ET-14-1340-01012020-31122020-1 were issued.',
  ).filter(({ block }) => block)
  expect(proposal).toMatchObject({
    field: 'serialBlock',
    value: 'VCS-VCU-1507-VER-ET-14-1340-01012020-31122020-1 941467007-941467431',
    block: {
      registry: 'Verra VCS',
      first: 941467007,
      last: 941467431,
      quantity: 425,
      saidQuantity: null,
      startsOn: '2020-01-01',
      endsOn: '2020-12-31',
    },
  })
})
