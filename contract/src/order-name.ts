const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-([0-9a-f]{4})([0-9a-f]{8})$/i

/** The number of an order that people write and say, on every screen, paper and mail: acd3cf79, the end of its id. */
export const orderNumber = (orderId: string): string => (id.exec(orderId)?.[2] ?? orderId).toLowerCase()

/** What was bought, by its projects: the first in full, and how many more there are. Null where none is named. */
export const nameBought = (projectNames: readonly string[]): string | null => {
  const [first, ...rest] = [...new Set(projectNames)]
  if (!first) return null
  return rest.length > 0 ? `${first} and ${rest.length} more` : first
}

/** What an order is called where its whole id would only be in the way: Order acd3cf79. Anything else keeps its name. */
export const nameOrder = (reference: string): string =>
  id.test(reference) ? `Order ${orderNumber(reference)}` : reference
