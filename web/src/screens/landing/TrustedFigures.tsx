import { Link } from 'react-router'
import { Heading } from '../../ui/Heading.tsx'
import { Lines } from '../../ui/Lines.tsx'
import { useNowFigures } from './now-figures.ts'

const figures = [
  { figure: '15M+', label: 'credits analysed' },
  { figure: '500+', label: 'verified projects' },
  { figure: '99.9%', label: 'accuracy' },
] as const

/** What is counted leads, each figure on the way to where it is counted. */
const NowFigures = () => (
  <ul className="grid gap-y-8 sm:grid-cols-2">
    {useNowFigures().map(({ to, figure, says }) => (
      <li key={to} className="border-leaf border-l pl-6 sm:pl-8">
        <Link to={to} className="group inline-block rounded-soft">
          <span className="block font-[400] font-display text-[clamp(3.5rem,2rem+5.5vw,6.5rem)] tabular-nums leading-none tracking-[-0.03em]">
            {figure}
          </span>{' '}
          <span className="mt-2 inline-block text-leaf-strong text-lg underline decoration-1 underline-offset-4 group-hover:decoration-2">
            {says}
          </span>
        </Link>
      </li>
    ))}
  </ul>
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
        <NowFigures />
        <div className="grid items-baseline gap-x-14 gap-y-5 border-hairline border-t pt-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <dl className="grid grid-cols-3 gap-x-4">
            {figures.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="text-muted text-sm">{label}</dt>
                <dd className="font-display text-2xl text-muted tabular-nums">{figure}</dd>
              </div>
            ))}
          </dl>
          <p className="text-muted text-sm">
            These three figures are illustrative targets of the project. They are neither measurements of this
            installation nor endorsements by anyone.
          </p>
        </div>
      </div>
    </div>
  </section>
)
