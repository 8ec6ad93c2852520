import { termsDocuments, termsPaths, termsTitles } from '@ledgerleaf/contract/terms-words'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { SocialLinks } from '../features/site/SocialLinks.tsx'
import { usePublicSite } from '../features/site/use-public-site.ts'
import { Lines } from '../ui/Lines.tsx'
import { Logo } from '../ui/Logo.tsx'
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx'
import { siteMap } from './site-map.ts'

const entry = 'inline-flex min-h-8 items-center text-muted underline-offset-4 hover:text-ink hover:underline'

const Way = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link to={to} className={entry}>
      {children}
    </Link>
  </li>
)

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid content-start gap-3">
    <h2 className="font-mono font-normal text-eyebrow text-leaf">{title}</h2>
    <ul className="grid gap-1 text-note">{children}</ul>
  </div>
)

/** The forest floor, dark by day too. What is configured appears once the server has said it. */
export const SiteFooter = () => {
  const { salesEmail, supportEmail } = usePublicSite()
  return (
    <footer className="mt-auto">
      <Lines art="section-edge" className="aspect-[1920/148] min-h-20 w-full bg-edge/70 sm:min-h-24" />
      <div data-theme="dark" className="relative isolate overflow-clip border-hairline border-t">
        <Lines art="contours-tall" className="absolute inset-0 -z-10 bg-contour" />
        <div className="mx-auto grid max-w-page gap-12 px-5 py-14 sm:px-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
          <div className="grid content-start justify-items-start gap-5">
            <Link to="/" aria-label="Ledgerleaf, overview" className="flex rounded-soft">
              <Logo />
            </Link>
            <p className="max-w-sm text-note text-muted">
              A company's report goes in, a checked footprint comes out, and what was retired can be proved to
              anyone.
            </p>
            <SocialLinks />
          </div>
          <nav aria-label="Footer" className="grid grid-cols-2 gap-10 sm:grid-cols-3">
            <Column title="Pages">
              {siteMap.map(({ to, label }) => (
                <Way key={to} to={to}>
                  {label}
                </Way>
              ))}
              <Way to="/log">Public log</Way>
            </Column>
            <Column title="Licence">
              <Way to="/privacy">Privacy Policy</Way>
              <Way to="/copyright">Copyright</Way>
              {termsDocuments.map((document) => (
                <Way key={document} to={termsPaths[document]}>
                  {termsTitles[document]}
                </Way>
              ))}
              <li>
                <a href={`mailto:${supportEmail}`} className={entry}>
                  Email Address
                </a>
              </li>
            </Column>
            <Column title="Contact">
              <li>
                <a href={`mailto:${salesEmail}`} className={`${entry} [overflow-wrap:anywhere]`}>
                  {salesEmail}
                </a>
              </li>
              <li className="py-1 text-muted">
                Mon-Fri <span className="inline-block whitespace-nowrap">9:00 AM - 6:00 PM MST</span>
              </li>
              <Way to="/docs">For developers</Way>
            </Column>
          </nav>
        </div>
        <div className="mx-auto max-w-page px-5 sm:px-8">
          <div className="flex flex-wrap items-center justify-between gap-4 border-hairline border-t py-5">
            <p className="font-mono text-eyebrow text-muted">One credit is one tonne of CO2e.</p>
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  )
}
