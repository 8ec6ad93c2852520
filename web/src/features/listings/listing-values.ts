import { parseDollars, parseNumber } from '../../forms/parse-dollars.ts'
import type { FormReading } from '../../forms/read-form.ts'

/** What stands in the four fields, as it was typed. */
export type ListingValues = {
  token_id: string
  project_name: string
  range: string
  price_per_credit: string
}

export const emptyListing: ListingValues = { token_id: '', project_name: '', range: '', price_per_credit: '' }

/** What a field keeps of what is typed or pasted into it. */
export const keepTyped = (field: keyof ListingValues, text: string): string => {
  if (field === 'range') return text.replace(/\D/g, '')
  if (field === 'price_per_credit') return text.replace(/[^\d.]/g, '')
  return text
}

/** In cents; what is no amount is no price, as nought is none. */
export const priceCentsOf = (dollars: string): number => parseDollars(dollars) || 0

/** The listing as it is sent. */
export const listingReading = (email: string): FormReading<ListingValues> => ({
  toInput: ({ token_id, project_name, range, price_per_credit }) => ({
    token_id,
    range: parseNumber(range),
    project_name,
    email,
    price_per_credit: priceCentsOf(price_per_credit),
  }),
  check: ({ range, price_per_credit }) => ({
    range: range.trim() ? undefined : 'Range is required',
    price_per_credit: price_per_credit.trim() ? undefined : 'Price per credit is required',
  }),
})
