import type { SellerProject } from '@ledgerleaf/contract/dashboard'

export const stepsInAll = 5

type Owned = Pick<SellerProject, 'range' | 'unlisted'>

/** What is owned is in a listing or in none: the two come to all of it. */
export const splitCredits = (projects: readonly Owned[]): { listed: number; unlisted: number } => {
  const unlisted = projects.reduce((sum, project) => sum + (project.unlisted ?? 0), 0)
  return { listed: projects.reduce((sum, { range }) => sum + range, 0) - unlisted, unlisted }
}

/** How many of the steps so many percent are. */
export const stepsDone = (progress: number): number => Math.round((progress / 100) * stepsInAll)

export const writeProgress = (progress: number | undefined): string => {
  if (progress === undefined) return 'Progress data not available'
  return progress === 100 ? 'Complete' : 'In Progress'
}
