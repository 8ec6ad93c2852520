import type { Order } from '@ledgerleaf/contract/orders'

/** Credits that are still the buyer's and that nobody has been asked to retire yet. */
export const canRetire = ({ status, isRetiring, retirable }: Order): boolean =>
  status === 'settled' && !isRetiring && retirable > 0
