import { normalise, type ReadLabel, readLabel } from '../rules/read-label.ts'

/** What words name, where they name one scope and the whole of it. */
export const oneScope = (text: string): ReadLabel | null => {
  if (text === '' || text.length > 90) return null
  const label = readLabel(normalise(text))
  return label.scopes.length === 1 &&
    !label.refused &&
    !label.component &&
    !label.subset &&
    !label.bothMethods &&
    label.category === null &&
    !label.severalCategories
    ? label
    : null
}
