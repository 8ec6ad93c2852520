import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { Eyebrow } from '../ui/Eyebrow.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Logo } from '../ui/Logo.tsx'

/** What is left when a page breaks. It uses nothing that could break with it: no layout, no session, no call. */
export const ErrorPage = () => {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main className="mx-auto grid min-h-dvh max-w-text content-center justify-items-start gap-6 px-5 py-16">
      <a href="/" aria-label="Ledgerleaf, overview" className="mb-8 rounded-soft">
        <Logo />
      </a>
      <Eyebrow>{missing ? 'Not found' : 'Something broke'}</Eyebrow>
      <Heading level={1}>{missing ? 'There is no page here' : 'This page stopped working'}</Heading>
      <p className="text-lg text-muted">
        {missing
          ? 'The address leads nowhere. The overview knows the way to everything else.'
          : 'The fault is ours, not yours, and nothing you saved is lost. Loading the page again usually helps.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {!missing && <Button onClick={() => window.location.reload()}>Load again</Button>}
        <a href="/" className="inline-flex min-h-11 items-center px-3 underline underline-offset-4">
          Go to the overview
        </a>
      </div>
    </main>
  )
}
