import type { DataGrade } from '@ledgerleaf/contract/activity-basis'
import { cn } from '../../ui/cn.ts'

const looks: Record<DataGrade, string> = {
  A: 'bg-grade-a text-on-grade-a',
  B: 'bg-grade-b text-on-grade-b',
  C: 'bg-grade-c text-on-grade-c',
  D: 'bg-grade-d text-on-grade-d',
  E: 'bg-grade-e text-on-grade-e inset-ring inset-ring-edge',
}

/** How good data is, by its letter; the words stand beside it or are read aloud. */
export const GradeMark = ({ grade, says }: { grade: DataGrade; says?: string }) => (
  <span
    title={says}
    className={cn(
      'inline-grid size-6 shrink-0 place-items-center rounded-soft border border-hairline font-mono text-sm',
      looks[grade],
    )}
  >
    <span className="sr-only">Data quality </span>
    {grade}
  </span>
)
