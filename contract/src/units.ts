import * as z from 'zod/mini'
import { Whole } from './whole.ts'

// Sums of many amounts must stay exact in a double: the bound leaves room to add four of the largest.
export const largest = 2 ** 51 - 1

/** Whole credits; one credit is one tonne of CO2e. */
export const Credits = z.int().check(z.minimum(0), z.maximum(largest)).brand<'Credits'>()
export type Credits = z.infer<typeof Credits>

/** How many credits somebody asks for; what is refused is said in their words. */
export const WantedCredits = Whole(
  'Choose whole credits',
  [1, 'Choose at least one credit'],
  [largest, 'There are not that many credits'],
).brand<'Credits'>()

/** Whole US cents. */
export const Cents = z.int().check(z.minimum(0), z.maximum(largest)).brand<'Cents'>()
export type Cents = z.infer<typeof Cents>

export const orderTotal = (pricePerCredit: Cents, quantity: Credits): Cents =>
  Cents.parse(pricePerCredit * quantity)
