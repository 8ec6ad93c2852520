import { writeDate } from '../../ui/format.ts'

/** A proof names its days as the log does; read on a page, they are written as every other day on it. */
export const tellDays = <Step extends { says: string }>(steps: readonly Step[]): Step[] =>
  steps.map((step) => ({ ...step, says: step.says.replace(/\b\d{4}-\d{2}-\d{2}\b(?![T-])/g, writeDate) }))
