import { parseWhole } from '../../forms/parse-dollars.ts'
import { quantityMax } from './quantity-max.ts'

/** How many credits a text asks for, or why it asks for none. */
export const quantityOf = (text: string): { quantity: number } | { problem: string } => {
  const quantity = parseWhole(text)
  if (quantity === undefined || quantity === 0) return { problem: 'Choose at least one credit' }
  if (Number.isNaN(quantity)) return { problem: 'Whole credits only' }
  return quantity > quantityMax ? { problem: 'There are not that many credits' } : { quantity }
}
