/** What stands in the four fields, as it was typed. */
export type ListingValues = {
  token_id: string
  project_name: string
  range: string
  price_per_credit: string
}
export type ListingErrors = Partial<Record<keyof ListingValues, string>>

export const emptyListing: ListingValues = { token_id: '', project_name: '', range: '', price_per_credit: '' }

/** What a field keeps of what is typed or pasted into it. */
export const keepTyped = (field: keyof ListingValues, text: string): string => {
  if (field === 'range') return text.replace(/\D/g, '')
  if (field === 'price_per_credit') return text.replace(/[^\d.]/g, '')
  return text
}

/** The dollar input times 100, rounded; not a number where the input is none, as `1.2.3`. */
export const centsOf = (dollars: string): number => Math.round(Number(dollars.trim() || Number.NaN) * 100)

export const checkListing = (values: ListingValues): ListingErrors => {
  const errors: ListingErrors = {}
  const range = values.range.trim()
  const price = values.price_per_credit.trim()
  if (!values.token_id.trim()) errors.token_id = 'Token ID is required'
  if (!range) errors.range = 'Range is required'
  else if (!(Number(range) > 0)) errors.range = 'Range must be greater than 0'
  if (!values.project_name.trim()) errors.project_name = 'Project name is required'
  if (!price) errors.price_per_credit = 'Price per credit is required'
  else if (!(centsOf(price) > 0)) errors.price_per_credit = 'Price must be greater than $0'
  return errors
}

/** The listing as it is sent. */
export const listingOf = (values: ListingValues, email: string) => ({
  token_id: values.token_id.trim(),
  range: Number.parseInt(values.range, 10),
  project_name: values.project_name.trim(),
  email,
  price_per_credit: centsOf(values.price_per_credit),
})
