import type { PhotographState } from '@ledgerleaf/contract/photographs'

export const photographStates: Record<
  PhotographState,
  { text: string; tone: 'leaf' | 'attention' | 'error' }
> = {
  waiting: { text: 'Not looked at yet', tone: 'attention' },
  accepted: { text: 'Accepted', tone: 'leaf' },
  refused: { text: 'Refused by review', tone: 'error' },
}
