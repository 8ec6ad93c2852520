import type { ChecklistItem } from '@ledgerleaf/contract/project-files'
import { partOf } from './next-doing.ts'

/** The parts of a file as its page has them, in its order and with its headings. */
const parts = [
  ['documents', 'Documents'],
  ['facts', 'The project'],
  ['place', 'Place and time'],
  ['statements', 'Statements'],
  ['blocks', 'Vintages and serial blocks'],
  ['profile', 'Who you are'],
] as const

export type AskedPart = { id: string; title: string; entries: readonly ChecklistItem[]; missing: string[] }

/** What a file asks, under the headings it will be typed under. */
export const askedParts = (checklist: readonly ChecklistItem[]): AskedPart[] =>
  parts
    .map(([id, title]) => {
      const entries = checklist.filter((entry) => (partOf[entry.id] ?? 'facts') === id)
      return {
        id,
        title,
        entries,
        missing: entries.filter(({ done }) => !done).map((entry) => entry.title),
      }
    })
    .filter(({ entries }) => entries.length > 0)
