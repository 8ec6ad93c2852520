import { countryName } from './country-name.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
// Codes the browser names although they are no countries.
const others = new Set(['ZZ', 'EU', 'UN', 'EZ', 'QO', 'XA', 'XB'])

/** Every country the browser knows, by name. */
export const countries: readonly { code: string; name: string }[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .map((code) => ({ code, name: countryName(code) }))
  .filter(({ code, name }) => name !== code && !others.has(code))
  .sort((a, b) => a.name.localeCompare(b.name))
