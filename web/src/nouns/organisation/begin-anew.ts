import { dropDrafts } from '../../ui/draft.ts'

/**
 * For whom one acts has changed: everything this page has read, hears or has half typed is of the other organisation. A new
 * page has none of it.
 */
export const beginAnew = (): void => {
  dropDrafts()
  window.location.assign('/dashboard')
}
