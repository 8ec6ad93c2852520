const id = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-([0-9a-f]{4})([0-9a-f]{8})$/i

/** What an order is called where its whole id would only be in the way: Order acd3cf79, by its end. Anything else keeps its name. */
export const nameOrder = (reference: string): string => {
  const end = id.exec(reference)?.[2]
  return end ? `Order ${end.toLowerCase()}` : reference
}
