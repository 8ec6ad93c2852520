import { expect, test } from 'vitest'
import { evidenceIndex } from './evidence-index.ts'

test('the index names what is on the page and nothing else', () => {
  const nowhere = { siteLatitude: null, siteLongitude: null }
  const ids = (project: object) =>
    evidenceIndex({ likes: [], changes: null, photographs: [], file: nowhere, ...project } as never).map(
      ({ id }) => id,
    )
  expect(ids({})).toEqual(['file', 'documents', 'score', 'serials', 'record', 'stated'])
  expect(ids({ file: { siteLatitude: 0, siteLongitude: 0 } })).toContain('site')
  expect(ids({ changes: [], likes: [{}], photographs: [{}] })).toEqual([
    'others',
    'changes',
    'file',
    'documents',
    'score',
    'photographs',
    'serials',
    'record',
    'stated',
  ])
})
