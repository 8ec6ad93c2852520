const networks: Record<string, string> = {
  'linkedin.com': 'LinkedIn',
  'x.com': 'X',
  'twitter.com': 'X',
  'bsky.app': 'Bluesky',
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'github.com': 'GitHub',
}

/** `sign`: in `public/networks.svg`, where those of the networks have their names. */
type SocialLink = { href: string; name: string; sign: string }

/** A configured address under the name people know it by; of a network of its own, that is its host. */
export const followLink = (href: string): SocialLink => {
  const host = new URL(href).hostname.replace(/^www\./, '')
  const known = Object.keys(networks).find((one) => `.${host}`.endsWith(`.${one}`))
  const name = known && networks[known]
  return { href, name: name ?? host, sign: name?.toLowerCase() ?? 'globe' }
}

/**
 * The ways to pass this page on. Its address stays readable inside the links, as a query allows: the server fills in
 * our origin there, and would not find it written otherwise.
 */
export const shareLinks = (address: string): SocialLink[] => {
  const url = encodeURI(address).replace(/[&#+?]/g, encodeURIComponent)
  return [
    {
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
      name: 'LinkedIn',
      sign: 'linkedin',
    },
    { href: `https://x.com/intent/post?url=${url}`, name: 'X', sign: 'x' },
    { href: `mailto:?subject=Ledgerleaf&body=${url}`, name: 'E-mail', sign: 'mail' },
  ]
}

// Named one by one: the address of any other page may be the key to what is on it, such as a quote or a guest's analysis.
const openRooms =
  /^\/(contact|whoweare|sellers|marketplace|welcome-basket|privacy|copyright|terms|tour|projects|provenance|certificates|climate)(\/|$)/

/** What may be passed on of where somebody is: the page itself where it is anybody's, otherwise the front page. */
export const shareablePath = (pathname: string): string =>
  openRooms.test(pathname) ? pathname.replace(/(.)\/$/, '$1') : '/'
