import { type IdentityState, sellerChecksApi } from '@ledgerleaf/contract/seller-checks'
import { hrefOf } from '../../api/request.ts'

export const identityStates: Record<
  IdentityState,
  { text: string; tone: 'neutral' | 'leaf' | 'attention' | 'error' }
> = {
  draft: { text: 'Not submitted', tone: 'neutral' },
  submitted: { text: 'Waiting', tone: 'attention' },
  checked: { text: 'Checked', tone: 'leaf' },
  asked: { text: 'More asked for', tone: 'attention' },
  refused: { text: 'Refused', tone: 'error' },
}

export const extractHref = (sellerId: string): string =>
  hrefOf(sellerChecksApi.document, { params: { id: sellerId } })
