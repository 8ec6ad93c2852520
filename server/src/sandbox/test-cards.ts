import type { CardError } from './sandbox.tables.ts'

export type TestCard = {
  /** The name the provider's interface knows it by. */
  method: string
  number: string
  what: string
  /** A disputed card is charged; its holder's bank takes the money back later. */
  outcome: 'succeeds' | 'asks' | 'disputed' | CardError
}

const declined = (code: string, message: string): CardError => ({ code, message })

/** None of these is a card: each number stands for what can happen to one. */
export const testCards: readonly TestCard[] = [
  {
    method: 'pm_card_visa',
    number: '4242 4242 4242 4242',
    what: 'Succeeds',
    outcome: 'succeeds',
  },
  {
    method: 'pm_card_authenticationRequired',
    number: '4000 0027 6000 3184',
    what: 'Asks the holder first (3-D Secure)',
    outcome: 'asks',
  },
  {
    method: 'pm_card_createDispute',
    number: '4000 0000 0000 0259',
    what: 'Succeeds, and is disputed afterwards',
    outcome: 'disputed',
  },
  {
    method: 'pm_card_chargeDeclined',
    number: '4000 0000 0000 0002',
    what: 'Declined by the bank',
    outcome: declined('card_declined', 'Your card was declined.'),
  },
  {
    method: 'pm_card_chargeDeclinedInsufficientFunds',
    number: '4000 0000 0000 9995',
    what: 'Declined, not enough money',
    outcome: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  {
    method: 'pm_card_chargeDeclinedExpiredCard',
    number: '4000 0000 0000 0069',
    what: 'Expired',
    outcome: declined('expired_card', 'Your card has expired.'),
  },
]

export const refusedByHolder = declined(
  'authentication_required',
  'The payment was not confirmed by the card holder.',
)

export const findCard = (method: string | undefined): TestCard | undefined =>
  testCards.find((card) => card.method === method)
