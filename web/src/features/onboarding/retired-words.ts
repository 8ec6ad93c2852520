import type { RetiredLine } from '@ledgerleaf/contract/project-files'
import { writeWhole } from '../../ui/format.ts'

/** What is retired in all, and how much of it the registry does not show yet: one without the other would say too much. */
export const tellRetired = (retired: readonly Pick<RetiredLine, 'quantity' | 'atRegistry'>[]): string => {
  const sum = (lines: typeof retired) => lines.reduce((total, { quantity }) => total + quantity, 0)
  const open = sum(retired.filter(({ atRegistry }) => atRegistry !== null && atRegistry.state !== 'done'))
  const all = `${writeWhole(sum(retired))} t retired here`
  return open > 0 ? `${all}, ${writeWhole(open)} t of it not yet retired at the registry` : all
}
