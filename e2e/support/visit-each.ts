import { test } from '@playwright/test'

/**
 * Pages one after the other in one browser, as a person goes through them: it has most of what they share already. What
 * fails on one of them keeps none of the others from being looked at, and each that failed is named.
 */
export const visitEach = async <T extends { path: string }>(
  visits: readonly T[],
  look: (visit: T) => Promise<void>,
): Promise<void> => {
  test.setTimeout(30_000 + visits.length * 30_000)
  const failures: string[] = []
  for (const visit of visits) {
    try {
      await test.step(visit.path, () => look(visit))
    } catch (error) {
      failures.push(`${visit.path}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  if (failures.length > 0) throw new Error(failures.join('\n\n'))
}
