import type { SellerProject } from '@ledgerleaf/contract/dashboard'
import { writeWhole } from '../../ui/format.ts'

export const stepsInAll = 5

type Owned = Pick<SellerProject, 'range' | 'unlisted'>

/** What is owned is in a listing or in none: the two come to all of it. */
export const splitCredits = (projects: readonly Owned[]): { listed: number; unlisted: number } => {
  const unlisted = projects.reduce((sum, project) => sum + (project.unlisted ?? 0), 0)
  return { listed: projects.reduce((sum, { range }) => sum + range, 0) - unlisted, unlisted }
}

/** 69,100 listed, 9,500 not; nothing where nothing is owned. */
export const tellSplit = (project: Owned): string | null => {
  if (project.range === 0 || project.unlisted === undefined) return null
  const { listed, unlisted } = splitCredits([project])
  if (unlisted === 0) return 'all listed'
  return listed === 0 ? 'none listed' : `${writeWhole(listed)} listed, ${writeWhole(unlisted)} not`
}

/** How many of the steps so many percent are. */
export const stepsDone = (progress: number): number => Math.round((progress / 100) * stepsInAll)

export const writeProgress = (progress: number | undefined): string => {
  if (progress === undefined) return 'Progress data not available'
  return progress === 100 ? 'Complete' : 'In Progress'
}
