import { stale } from '../../api/signals.ts'
import { climateKeys } from './keys.ts'

/** What is decided about a page is seen on the page itself as well: words that were taken off do not stand there any longer. */
export const pageChanged = (): void => {
  for (const key of Object.values(climateKeys)) stale.send(key)
}
