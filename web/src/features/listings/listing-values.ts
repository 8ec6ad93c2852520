import { parseDollars, parseWhole, wrongDollars } from '../../forms/parse-dollars.ts'
import type { FormReading } from '../../forms/read-form.ts'
import { writeCents, writeWhole } from '../../ui/format.ts'

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
const priceCentsOf = (dollars: string): number => parseDollars(dollars) || 0

const read = { range: parseWhole, price_per_credit: parseDollars } as const
const write = { range: writeWhole, price_per_credit: writeCents } as const
const kinds = { range: 'digits', price_per_credit: 'digits and dots' } as const

/** What is left out of a figure is not left out in silence: how the rest is read. */
export const sayKept = (field: keyof typeof read, kept: string): string => {
  const figure = read[field](kept)
  const words = `Only ${kinds[field]} are kept`
  return figure === undefined || Number.isNaN(figure)
    ? `${words}.`
    : `${words}: this is read as ${write[field](figure)}.`
}

/** The listing as it is sent. Where something was left out of the price, parts of a cent are more likely thousands. */
export const listingReading = (email: string, isPriceCut = false): FormReading<ListingValues> => ({
  toInput: ({ token_id, project_name, range, price_per_credit }) => ({
    token_id,
    range: parseWhole(range),
    project_name,
    email,
    price_per_credit: priceCentsOf(price_per_credit),
  }),
  check: ({ range, price_per_credit }) => ({
    range: range.trim() ? undefined : 'Range is required',
    price_per_credit: price_per_credit.trim()
      ? isPriceCut || Number.isNaN(parseDollars(price_per_credit))
        ? wrongDollars(price_per_credit)
        : undefined
      : 'Price per credit is required',
  }),
})
