import { cn } from '../../ui/cn.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'

// @NOTE on a wide screen the cards stand on the axes of the stations drawn in art/report-trail.ts.
const steps = [
  {
    title: 'Upload ESG data',
    text: 'A report or a spreadsheet, as it is. PDF, CSV, Excel and Word are read.',
    place: 'xl:left-[2%] xl:top-[6%]',
  },
  {
    title: 'AI analysis and insights',
    text: 'Emissions by scope and year in tonnes of CO2e, with the page each figure stands on.',
    place: 'xl:left-[26.4%] xl:top-[6%]',
  },
  {
    title: 'Optimised credit recommendations',
    text: 'Baskets of live credits within your limits, and why each was chosen.',
    place: 'xl:left-[52%] xl:bottom-[6%]',
  },
  {
    title: 'Simplified retirement',
    text: 'Credits leave the market for good; the certificate can be checked by anyone.',
    place: 'xl:left-[75.8%] xl:bottom-[6%]',
  },
] as const

/** The trail between the cards of a small screen; it stretches with them, so its stations stay at their middles. */
const Trail = () => (
  <svg
    viewBox="0 0 100 400"
    preserveAspectRatio="none"
    aria-hidden="true"
    fill="none"
    className="absolute inset-y-0 left-0 h-full w-14 sm:w-24 md:left-1/2 md:w-40 md:-translate-x-1/2 xl:hidden"
  >
    {[
      'stroke-ink/60 [stroke-width:15px]',
      'stroke-paper [stroke-width:12px]',
      'stroke-attention [stroke-width:2px] [stroke-dasharray:8_8]',
    ].map((look) => (
      <path
        key={look}
        className={look}
        vectorEffect="non-scaling-stroke"
        d="M50-4C50 12 28 30 28 50S78 125 72 150S24 225 28 250S76 325 72 350S50 388 50 404"
      />
    ))}
  </svg>
)

export const HowItWorks = () => (
  <section
    id="how-it-works"
    aria-labelledby="how-heading"
    className="mx-auto max-w-[96rem] px-5 py-14 sm:px-8 md:py-20"
  >
    <div className="mx-auto grid max-w-page justify-items-start gap-4 xl:px-8">
      <Eyebrow>From report to retirement</Eyebrow>
      <Heading level={2} look="page" id="how-heading">
        How it works
      </Heading>
      <p className="max-w-text text-lg text-muted">
        Four stops on one path, and at each of them something you can read and check.
      </p>
    </div>
    <div className="ruled relative mt-10 border border-edge bg-sheet p-2">
      <div className="relative isolate overflow-clip xl:aspect-[1600/820]">
        <picture>
          <source media="(min-width: 80rem)" srcSet="/art/report-trail.svg" />
          <img
            src="/art/report-trail-tall.svg"
            alt="A trail climbs through wooded hills, past a report, a theodolite and a basket of young trees, to a cairn with a flag"
            width={900}
            height={1500}
            loading="lazy"
            decoding="async"
            // Where the cards cover nearly all of it, its left side: they would leave a sliver of the sun in sight.
            className="absolute inset-0 -z-10 size-full object-cover max-md:object-left md:max-xl:object-[50%_10%]"
          />
        </picture>
        <Trail />
        <ol className="relative grid auto-rows-fr gap-y-5 py-6 pr-3 pl-16 sm:pr-6 sm:pl-28 md:px-6 xl:static xl:p-0">
          {steps.map(({ title, text, place }, i) => (
            <li
              key={title}
              className={cn(
                'relative flex items-center xl:absolute xl:block xl:w-[22.2%]',
                i % 2 === 0 ? 'md:max-xl:pr-[56%]' : 'md:max-xl:pl-[56%]',
                place,
              )}
            >
              <div className="w-full border border-edge bg-sheet p-5">
                <span aria-hidden="true" className="font-mono text-eyebrow text-leaf-strong">
                  Station {i + 1}
                </span>
                <h3 className="mt-1 font-[500] text-xl leading-snug">{title}</h3>
                <p className="mt-2 text-note text-muted">{text}</p>
              </div>
              <span
                aria-hidden="true"
                className={cn(
                  'absolute grid size-8 place-items-center rounded-full border-2 border-leaf bg-sheet font-mono text-sm xl:hidden',
                  'top-1/2 -translate-x-1/2 -translate-y-1/2',
                  i % 2 === 0
                    ? '-left-[3.02rem] sm:-left-[5.3rem] md:left-[calc(50%-2.2rem)]'
                    : '-left-[1.48rem] sm:-left-[2.68rem] md:left-[calc(50%+2.2rem)]',
                )}
              >
                {i + 1}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </section>
)
