import type { ApprovalRequest, ApprovalState } from '@ledgerleaf/contract/approvals'

/** A state as it is shown. */
export const stateLooks: Record<
  ApprovalState,
  { word: string; tone: 'neutral' | 'leaf' | 'attention' | 'error' }
> = {
  waiting: { word: 'Waiting', tone: 'attention' },
  approved: { word: 'Approved, to be paid', tone: 'leaf' },
  done: { word: 'Done', tone: 'leaf' },
  refused: { word: 'Refused', tone: 'error' },
  withdrawn: { word: 'Taken back', tone: 'neutral' },
  lapsed: { word: 'Lapsed', tone: 'neutral' },
}

/** Where what it became can be seen; null until it is something. */
export const leadsTo = ({
  kind,
  actId,
  isScheduled,
}: Pick<ApprovalRequest, 'kind' | 'actId' | 'isScheduled'>): { to: string; label: string } | null => {
  if (actId === null) return null
  if (isScheduled) return { to: '/holdings#scheduled', label: 'See what is scheduled' }
  if (kind === 'retirement') return { to: `/certificates/${actId}`, label: 'See the certificate' }
  return kind === 'subscription'
    ? { to: '/subscriptions', label: 'See the subscriptions' }
    : { to: `/orders/${actId}`, label: 'See the order' }
}
