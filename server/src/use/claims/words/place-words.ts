const languages = ['en', 'de', 'fr', 'es', 'it', 'nl']
const known = new Map<string, readonly string[]>()
let displays: readonly Intl.DisplayNames[] | undefined

/** What the country with these two letters is called in the six languages. */
export const namesOfCountry = (code: string): readonly string[] => {
  displays ??= languages.map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  )
  const names = known.get(code) ?? [...new Set(displays.flatMap((display) => display.of(code) ?? []))]
  known.set(code, names)
  return names
}
