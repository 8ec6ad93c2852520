import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts } from 'react-router'
import { AlertHost } from '../ui/AlertHost.tsx'
import { FullScreenSpinner } from '../ui/FullScreenSpinner.tsx'
import { Toaster } from '../ui/Toaster.tsx'
import { markDesk } from './desk-mark.ts'
import { EarlyPress, rememberPress } from './EarlyPress.tsx'
import { RouteChange } from './RouteChange.tsx'
import { rememberKeys } from './remember-keys.ts'
import { SessionWatch } from './SessionWatch.tsx'
import './app.css'

export { ErrorPage as ErrorBoundary } from './ErrorPage.tsx'

// Runs before the first paint, so that a page never flashes in the theme its reader did not choose. Whoever frames a page of
// ours says in its address which theme theirs has.
const chosenTheme =
  "try{const t=new URLSearchParams(/^.(embed|badge)./.test(location.pathname)?location.search:'').get('theme')||localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}"

const beforePaint = `${chosenTheme};${markDesk};${rememberPress};${rememberKeys}`

const face = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const

export const links: LinksFunction = () => [
  face(fraunces),
  face(inter),
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/art/icon-180.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

// Until the page it stands in for is there; every screen has a title of its own.
export const meta = () => [{ title: 'Ledgerleaf' }]

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The theme is set on this element before React arrives; that difference is meant.
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f6f4ec" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0c1512" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, and allowed by their hash alone */}
        <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export const HydrateFallback = () => <FullScreenSpinner />

export default function Root() {
  return (
    <>
      <SessionWatch />
      <RouteChange />
      <Outlet />
      <Toaster />
      <AlertHost />
      <EarlyPress />
    </>
  )
}
