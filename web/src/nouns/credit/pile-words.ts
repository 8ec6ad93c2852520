import type { Pile } from '@ledgerleaf/contract/provenance'

export const pileWords: Record<Pile, string> = {
  issued: 'Issued',
  promised: 'Promised',
  available: 'With the seller',
  listed: 'On sale',
  held: 'Held for orders',
  owned: 'With buyers',
  withdrawn: 'In wallets on the chain',
  retired: 'Retired',
  cancelled: 'Cancelled',
}
