import type { NotSold } from '@ledgerleaf/contract/baskets'

/** What stands over the sentence that says why a basket cannot be bought. */
export const notSoldWords: Record<NotSold, string> = {
  sold_out: 'Sold out',
  too_few_left: 'Too few left',
  below_minimum: 'Fewer than the seller parts with',
  not_for_sale: 'Not for sale',
  sales_stopped: 'Sales are stopped',
}
