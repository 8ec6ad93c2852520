import { fieldMeaningsAtoL } from './field-meanings-a-l.ts'
import { fieldMeaningsMtoZ } from './field-meanings-m-z.ts'

const meanings = { ...fieldMeaningsAtoL, ...fieldMeaningsMtoZ }

/** What a field means inside of what it stands in; `?` stands for what is asked with an address. */
export const meaningOf = (name: string, of: string): string =>
  meanings[of === '?' ? `?${name}` : `${of}.${name}`] ?? meanings[name] ?? ''
