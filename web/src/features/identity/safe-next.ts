import { findPage } from '@ledgerleaf/contract/pages'

const here = 'http://here.invalid'

/** Where to go after signing in: a page of ours, whatever the address bar was made to say. */
export const safeNext = (next: string | null, otherwise: string): string => {
  // Browsers read `\` as `/` and drop tabs and newlines, so `/\evil` and `/⇥/evil` name another site.
  if (!next?.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return otherwise
  const url = URL.canParse(next, here) ? new URL(next, here) : undefined
  if (url?.origin !== here || !findPage(url.pathname)) return otherwise
  return `${url.pathname}${url.search}${url.hash}`
}

/** The sign-in page of a door, which leads back to `from` afterwards. */
export const signInAddress = (signIn: string, from: { pathname: string; search: string }): string =>
  `${signIn}?${new URLSearchParams({ next: `${from.pathname}${from.search}` })}`
