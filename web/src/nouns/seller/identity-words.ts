import type { IdentityState } from '@ledgerleaf/contract/seller-checks'

export const identityStates: Record<
  IdentityState,
  { text: string; tone: 'neutral' | 'leaf' | 'attention' | 'error' }
> = {
  draft: { text: 'Not handed in', tone: 'neutral' },
  submitted: { text: 'Waiting', tone: 'attention' },
  checked: { text: 'Checked', tone: 'leaf' },
  asked: { text: 'More asked for', tone: 'attention' },
  refused: { text: 'Refused', tone: 'error' },
}

export const extractHref = (sellerId: string): string => `/api/sellers/${sellerId}/identity-document`
