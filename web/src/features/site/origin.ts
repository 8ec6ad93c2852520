import { builtOrigin } from '@ledgerleaf/contract/page-address'

/** What the server filled in when the page was first loaded, so that React finds the addresses it expects. */
const readOrigin = (): string => {
  if (typeof document === 'undefined') return builtOrigin
  const known = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  return new URL(known?.href ?? window.location.href).origin
}

export const origin = readOrigin()
