import { countryNames } from './country-name.ts'

/** Every country, by name. */
export const countries: readonly { code: string; name: string }[] = [...countryNames()]
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => a.name.localeCompare(b.name))
