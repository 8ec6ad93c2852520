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

type Bought = { projectName: string; quantity: number }

/** The tonnes of each project that is named, most first. */
const tonnesByProject = (lines: readonly Bought[]): [name: string, tonnes: number][] => {
  const tonnes = new Map<string, number>()
  for (const { projectName, quantity } of lines)
    if (projectName !== '') tonnes.set(projectName, (tonnes.get(projectName) ?? 0) + quantity)
  return [...tonnes].sort(([, one], [, other]) => other - one)
}

const partsShown = 2
const write = (tonnes: number): string => tonnes.toLocaleString('en-US')

/** Of several projects each has its own tonnes, so that the sum is taken for none of them; those past two are counted. */
const listParts = (parts: readonly [name: string, tonnes: number][]): { shown: string[]; more: number } => ({
  shown: parts.slice(0, partsShown).map(([name, tonnes]) => `${write(tonnes)} t ${name}`),
  more: Math.max(0, parts.length - partsShown),
})

const nameParts = (parts: readonly [name: string, tonnes: number][]): string => {
  const { shown, more } = listParts(parts)
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** What an order bought, beside its credits: the project, or the largest with what each has of them. Null where none is named. */
export const namePurchase = (lines: readonly Bought[]): string | null => {
  const parts = tonnesByProject(lines)
  return parts.length > 1 ? nameParts(parts) : (parts[0]?.[0] ?? null)
}

/** The same in lines: each project with its own tonnes, and how many more there are. Empty where none is named. */
export const linesOfPurchase = (lines: readonly Bought[]): string[] => {
  const parts = tonnesByProject(lines)
  if (parts.length < 2) return parts.map(([name]) => name)
  const { shown, more } = listParts(parts)
  return more > 0 ? [...shown, `and ${more} more`] : shown
}

/** How much of what, in a line: 4 t of Rio Calado, or 23 t of 2 projects: 15 t Rio Calado, 8 t Umvana Hills. */
export const nameTonnes = (lines: readonly Bought[]): string => {
  const parts = tonnesByProject(lines)
  const all = `${write(lines.reduce((sum, { quantity }) => sum + quantity, 0))} t`
  const [only] = parts
  if (!only) return all
  return parts.length > 1 ? `${all} of ${parts.length} projects: ${nameParts(parts)}` : `${all} of ${only[0]}`
}

/** What an order is called where its whole id would only be in the way: Order 120-205-6534. Anything else keeps its name. */
export const nameOrder = (reference: string): string =>
  id.test(reference) ? `Order ${orderNumber(reference)}` : reference
