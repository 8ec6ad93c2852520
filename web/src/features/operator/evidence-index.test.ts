import { expect, test } from 'vitest'
import { evidenceIndex } from './evidence-index.ts'

test('the index names what is on the page and nothing else', () => {
  const ids = (project: object) =>
    evidenceIndex({ likes: [], changes: null, photographs: [], ...project } as never).map(({ id }) => id)
  expect(ids({})).toEqual(['file', 'documents', 'serials', 'record', 'stated', 'score'])
  expect(ids({ changes: [], likes: [{}], photographs: [{}] })).toEqual([
    'others',
    'changes',
    'file',
    'documents',
    'photographs',
    'serials',
    'record',
    'stated',
    'score',
  ])
})
