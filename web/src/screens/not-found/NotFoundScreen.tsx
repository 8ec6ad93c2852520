import { useLocation } from 'react-router'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Lines } from '../../ui/Lines.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Page not found' })

/** Off the map: a survey sheet with a hole in it where the page should be. */
export default function NotFoundScreen() {
  const { pathname } = useLocation()
  return (
    <div className="relative isolate grid min-h-[calc(100dvh-4.5rem)] place-items-center overflow-clip px-5 py-16">
      <div aria-hidden="true" className="absolute inset-0 -z-20 mask-b-from-70%">
        <Lines art="contours-wide" className="size-full bg-edge/45" />
      </div>
      <div className="unmapped absolute inset-0 -z-10" />
      <div className="grid max-w-xl justify-items-center gap-6 text-center">
        <Eyebrow>Page not found</Eyebrow>
        <p
          aria-hidden="true"
          className="font-[350] font-display text-[clamp(6rem,22vw,11rem)] leading-[0.8] tracking-tighter"
        >
          404
        </p>
        <Heading level={1} look="section">
          You have walked off the map
        </Heading>
        <p className="text-lg text-muted">
          Nothing is drawn at <Mono className="text-ink">{pathname}</Mono>. The page may have moved, or the
          address has a slip in it.
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to="/">Back to the overview</ButtonLink>
          <ButtonLink to="/contact" variant="outline" className="bg-paper">
            Tell us about it
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
