const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-([0-9a-f]{4})([0-9a-f]{8})$/i

/**
 * The number of an order that people write and say, on every screen, paper and mail: 120-205-6534. It is the end of the
 * order's id as ten digits, in groups as a telephone number is said.
 */
export const orderNumber = (orderId: string): string => {
  const end = id.exec(orderId)?.[2]
  if (!end) return orderId
  return Number.parseInt(end, 16)
    .toString()
    .padStart(10, '0')
    .replace(/^(...)(...)/, '$1-$2-')
}

/**
 * The eight signs an order's id ends with, from its number however it was typed: in groups or not, after "Order" or "#", and
 * by those signs themselves, which is what older papers call it. Null where it is no number of an order.
 */
export const orderEnding = (typed: string): string | null => {
  const number = typed
    .trim()
    .toLowerCase()
    .replace(/^order\b/, '')
    .replace(/^[\s:]*#?\s*/, '')
  if (/^[0-9a-f]{8}$/.test(number)) return number
  const digits = number.replace(/[\s\u2010-\u2015.-]+/g, '')
  if (!/^\d{10}$/.test(digits)) return null
  const end = Number(digits).toString(16).padStart(8, '0')
  return end.length === 8 ? end : null
}

/** What was bought, by its projects: the first in full, and how many more there are. Null where none is named. */
export const nameBought = (projectNames: readonly string[]): string | null => {
  const [first, ...rest] = [...new Set(projectNames)]
  if (!first) return null
  return rest.length > 0 ? `${first} and ${rest.length} more` : first
}

/** What an order is called where its whole id would only be in the way: Order 120-205-6534. Anything else keeps its name. */
export const nameOrder = (reference: string): string =>
  id.test(reference) ? `Order ${orderNumber(reference)}` : reference
