import {
  BlueskySign,
  FacebookSign,
  GitHubSign,
  GlobeSign,
  InstagramSign,
  LinkedInSign,
  MailSign,
  XSign,
  YouTubeSign,
} from './social-signs.tsx'

const networks = [
  { name: 'LinkedIn', hosts: ['linkedin.com'], Sign: LinkedInSign },
  { name: 'X', hosts: ['x.com', 'twitter.com'], Sign: XSign },
  { name: 'Bluesky', hosts: ['bsky.app'], Sign: BlueskySign },
  { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'], Sign: YouTubeSign },
  { name: 'Instagram', hosts: ['instagram.com'], Sign: InstagramSign },
  { name: 'Facebook', hosts: ['facebook.com'], Sign: FacebookSign },
  { name: 'GitHub', hosts: ['github.com'], Sign: GitHubSign },
] as const

type SocialLink = { href: string; name: string; Sign: typeof GlobeSign }

/** A configured address under the name people know it by; of a network of its own, that is its host. */
export const followLink = (href: string): SocialLink => {
  const host = new URL(href).hostname.replace(/^www\./, '')
  const network = networks.find(({ hosts }) =>
    hosts.some((known) => host === known || host.endsWith(`.${known}`)),
  )
  return { href, name: network?.name ?? host, Sign: network?.Sign ?? GlobeSign }
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
      Sign: LinkedInSign,
    },
    { href: `https://x.com/intent/post?url=${url}`, name: 'X', Sign: XSign },
    { href: `mailto:?subject=Ledgerleaf&body=${url}`, name: 'E-mail', Sign: MailSign },
  ]
}
