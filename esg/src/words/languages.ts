import { german } from './de.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'
import { japanese } from './ja.ts'
import { korean } from './ko.ts'
import { dutch } from './nl.ts'
import { nordic } from './nordic.ts'
import { portuguese } from './pt.ts'
import type { Language } from './words.ts'
import { chinese } from './zh.ts'

/** Every language the reader knows. Where two claim a text alike, the first is taken for the one it is written in. */
export const languages: readonly Language[] = [
  english,
  german,
  french,
  spanish,
  italian,
  portuguese,
  dutch,
  nordic,
  chinese,
  japanese,
  korean,
]
