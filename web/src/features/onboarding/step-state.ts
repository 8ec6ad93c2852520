import type { ProjectSummary, Step } from '@ledgerleaf/contract/project-files'

export type StepState = 'done' | 'begun' | 'open'

/** What of a step is read aloud beside its name. */
export const stepStateWords: Record<StepState, string> = {
  done: 'done',
  begun: 'in progress',
  open: 'open',
}

/** A sale is not settled while credits of it are owed: its step is on the way until the last is delivered. */
export const stepState = (
  { id, done }: Pick<Step, 'id' | 'done'>,
  { owedCredits }: Pick<ProjectSummary, 'owedCredits'>,
): StepState => {
  if (id === 'trade' && owedCredits > 0) return 'begun'
  return done ? 'done' : 'open'
}

/** How many of the five are done; none of what has no file to judge. */
export const stepsDone = (project: Pick<ProjectSummary, 'hasFile' | 'steps' | 'owedCredits'>): number =>
  project.hasFile ? project.steps.filter((step) => stepState(step, project) === 'done').length : 0
