import { foldWords } from './fold-words.ts'

const languages = ['en', 'de', 'fr', 'es', 'it', 'nl']
const codes = Array.from({ length: 26 * 26 }, (_, index) =>
  String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
)

let made: ReadonlySet<string> | undefined

/** The names of countries, in the six languages: where a project stands says nothing of what it is worth. */
export const placeWords = (): ReadonlySet<string> => {
  made ??= new Set(
    languages.flatMap((language) => {
      const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
      return codes.flatMap((code) => foldWords(names.of(code) ?? '').map(({ word }) => word))
    }),
  )
  return made
}
