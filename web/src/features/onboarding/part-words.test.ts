import type { ProjectDetail } from '@ledgerleaf/contract/project-files'
import { expect, test } from 'vitest'
import { partWords } from './part-words.ts'

const told = {
  startedOn: '2020-01-01',
  changesStatement: 'None.',
  accountabilityStatement: 'Replaced.',
  calculationStatement: 'In the report.',
}
const says = (file: object) => partWords.disclosure({ file } as unknown as ProjectDetail)

test('the disclosure is told, in part, or not at all, and no two of these in the same words', () => {
  expect(says(told)).toBe('All of it told')
  expect(says({ ...told, changesStatement: null })).toBe('Optional, some of it not told')
  expect(says({})).toBe('Optional, nothing told yet')
})
