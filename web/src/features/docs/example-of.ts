import type { Shape } from './description.ts'
import { isAmount, isNull, refName } from './kind-of.ts'

// What a word is like where the shape says no more than that it is text.
const byName: Readonly<Record<string, string>> = {
  billingAddress: '1 Example Road, Oslo',
  businessEmail: 'signe@example.org',
  companyName: 'Field & Fjord AS',
  contactName: 'Signe Example',
  countries: '["NO", "KE"]',
  country: 'NO',
  currency: 'usd',
  phoneNumber: '+47 555',
  poNumber: 'PO-2026-014',
  taxId: 'NO 123',
  vintage: '2024',
  vintageFrom: '2022',
  vintageTo: '2026',
}

const money = { amount: 12500, currency: 'usd', unit: 'cent' }
const tonnes = { amount: 5, unit: 'tCO2e' }

/** With the fields it is sent with where a call is shown, and with all of them where it is answered. */
const writeAmount = (whole: Readonly<Record<string, unknown>>, sent: unknown): string => {
  const isShown = (name: string) => typeof sent !== 'object' || sent === null || name in sent
  const fields = Object.entries(whole).flatMap(([name, value]) =>
    isShown(name) ? `"${name}": ${JSON.stringify(value)}` : [],
  )
  return `{ ${fields.join(', ')} }`
}

const written = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** One value a field may have, as it would be sent; nothing where its kind says it already. */
export const exampleOf = (name: string, shape: Shape, sent?: unknown): string | null => {
  // Words in capitals stand for ids and sums of the reader's own.
  if (sent !== undefined && typeof sent !== 'object' && !/^[A-Z_]+$/.test(String(sent))) return written(sent)
  const one = (shape.anyOf ?? shape.oneOf)?.find((among) => !isNull(among))
  if (one) return exampleOf(name, one, sent)
  const ref = shape.$ref ? refName(shape.$ref) : null
  if (ref === 'Money' || (isAmount(shape) && shape.properties?.currency)) return writeAmount(money, sent)
  if (ref === 'Tonnes' || isAmount(shape)) return writeAmount(tonnes, sent)
  if (shape.const !== undefined) return null
  if (shape.enum) return shape.enum.length > 8 ? written(shape.enum[0]) : null
  if (byName[name]) return byName[name]
  if (shape.properties || shape.items) return null
  if (shape.format === 'date' || name.endsWith('On')) return '2026-03-31'
  if (name.endsWith('At')) return '2026-03-31T09:30:00.000Z'
  if (shape.format === 'uuid' || name === 'id') return '6f1c2a9e-4b07-4d53-9c1e-2f8a7d30b514'
  return null
}
