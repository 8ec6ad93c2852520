import { dropDrafts } from '../../ui/draft.ts'

const key = 'said anew'

/**
 * For whom one acts has changed: everything this page has read, hears or has half typed is of the other organisation. A new
 * page has none of it, and says first what has changed.
 */
export const beginAnew = (said?: string): void => {
  dropDrafts()
  // Storage may be blocked: then the page begins without the words.
  try {
    if (said) sessionStorage.setItem(key, said)
  } catch {}
  window.location.assign('/dashboard')
}

/** What the new page has to say, once. */
export const takeSaid = (): string | null => {
  try {
    const said = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return said
  } catch {
    return null
  }
}
