import type { NewSubscription } from '@ledgerleaf/contract/subscriptions'

/** The most that one run of a subscription may charge, before VAT: what it comes to is known when it runs. */
export const mostOfRun = ({
  tonnes,
  priceCapCents,
}: Pick<NewSubscription, 'tonnes' | 'priceCapCents'>): number => tonnes * priceCapCents
