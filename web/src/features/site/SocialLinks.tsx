import { useLocation } from 'react-router'
import { NetworkSign } from './NetworkSign.tsx'
import { origin } from './origin.ts'
import { followLink, shareablePath, shareLinks } from './social-links.ts'
import { usePublicSite } from './use-public-site.ts'

/** Where this installation can be followed; where it named no such place, the ways to pass the page on. */
export const SocialLinks = () => {
  const { pathname } = useLocation()
  const { socialLinks } = usePublicSite()
  const isFollowed = socialLinks.length > 0
  const path = shareablePath(pathname)
  const sharing = path === '/' && pathname !== '/' ? 'Share Ledgerleaf' : 'Share this page'
  const title = isFollowed ? 'Follow us' : sharing
  // Without the query: it may hold what is meant for this visitor alone.
  const links = isFollowed ? socialLinks.map(followLink) : shareLinks(origin + path)
  return (
    <div className="grid gap-2">
      <h2 className="font-mono font-normal text-eyebrow text-leaf">{title}</h2>
      <ul aria-label={title} className="-ml-2 flex flex-wrap gap-x-2">
        {links.map(({ href, name, sign }) => (
          <li key={href}>
            <a
              href={href}
              {...(href.startsWith('https:') ? { target: '_blank', rel: 'noopener' } : {})}
              className="inline-flex min-h-11 items-center gap-2 rounded-soft px-2 text-note text-muted underline-offset-4 hover:text-ink hover:underline"
            >
              <NetworkSign of={sign} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
