import type { Basket } from '@ledgerleaf/contract/baskets'

const forwardNote =
  ' What you buy forward stays in escrow, credits and money, until it is delivered. It offsets nothing before.'

export const isForward = ({ saleType }: Basket['lines'][number]) => saleType === 'forward'

/** What becomes of the credits, under the button. */
export const noteFor = (isGuest: boolean, { lines }: Basket) =>
  (isGuest
    ? 'You pay without an account: the credits wait for the business e-mail given here, until an account proves it.'
    : lines.every(isForward)
      ? ''
      : 'The credits are yours as soon as the payment has settled.') +
  (lines.some(isForward) ? forwardNote : '')
