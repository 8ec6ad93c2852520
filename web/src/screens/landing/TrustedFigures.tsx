import { Heading } from '../../ui/Heading.tsx'
import { Lines } from '../../ui/Lines.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useNowFigures } from './now-figures.ts'

const figures = [
  { figure: '15M+', label: 'credits analysed' },
  { figure: '500+', label: 'verified projects' },
  { figure: '99.9%', label: 'accuracy' },
] as const

const NowFigures = () => (
  <div className="flex flex-wrap items-baseline gap-x-8 gap-y-3 border-hairline border-t pt-6 max-sm:grid max-sm:justify-items-start">
    <p className="font-mono text-eyebrow text-muted">See for yourself</p>
    {useNowFigures().map(({ to, says }) => (
      <TextLink key={to} to={to} className="inline-flex min-h-6 items-center tabular-nums">
        {says}
      </TextLink>
    ))}
  </div>
)

export const TrustedFigures = () => (
  <section aria-labelledby="trusted-heading" className="mt-8">
    <Lines art="section-edge" className="aspect-[1920/148] min-h-20 w-full bg-edge/70 sm:min-h-24" />
    <div data-theme="dark" className="relative isolate overflow-clip border-hairline border-y">
      <Lines art="contours-wide" className="absolute inset-0 -z-10 bg-contour" />
      <div className="mx-auto grid max-w-page gap-10 px-5 py-14 sm:px-8 md:py-20">
        <Heading level={2} look="page" id="trusted-heading">
          Trusted by Industry Leaders
        </Heading>
        <dl className="grid gap-y-8 sm:grid-cols-3">
          {figures.map(({ figure, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end gap-1 border-leaf border-l pl-6 sm:pl-8"
            >
              <dt className="text-lg text-muted">{label}</dt>
              <dd className="font-[400] font-display text-[clamp(3.25rem,2rem+4.5vw,5.5rem)] tabular-nums leading-none tracking-[-0.03em]">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        <p className="max-w-text text-muted text-sm">
          These figures are illustrative targets of the project. They are neither measurements of this
          installation nor endorsements by anyone.
        </p>
        <NowFigures />
      </div>
    </div>
  </section>
)
