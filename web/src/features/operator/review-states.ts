import type { ReviewState } from '@ledgerleaf/contract/project-files'

/** How a review stands, as an operator reads it. */
export const reviewStates: Record<
  ReviewState,
  { text: string; tone: 'neutral' | 'leaf' | 'attention' | 'error' }
> = {
  draft: { text: 'Not handed in', tone: 'neutral' },
  submitted: { text: 'Waiting', tone: 'attention' },
  approved: { text: 'Approved', tone: 'leaf' },
  changes_asked: { text: 'Changes asked', tone: 'neutral' },
  rejected: { text: 'Rejected', tone: 'error' },
}
