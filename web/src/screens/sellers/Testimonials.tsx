import { Carousel } from '../../ui/Carousel.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import { testimonials } from './testimonials.ts'

type Testimonial = (typeof testimonials)[number]

const Voice = ({ name, title, image, message }: Testimonial) => (
  <figure className="grid items-center gap-x-12 gap-y-6 sm:grid-cols-[minmax(0,13rem)_1fr] lg:grid-cols-[minmax(0,15rem)_1fr]">
    <div className="ruled relative w-32 border border-edge bg-sheet p-2 sm:w-full">
      <img
        src={`/art/${image}.svg`}
        alt=""
        width={320}
        height={400}
        loading="lazy"
        decoding="async"
        className="block aspect-[4/5] h-auto w-full object-cover"
      />
    </div>
    <div className="grid gap-6">
      <blockquote className="font-[400] font-display text-[clamp(1.375rem,1.1rem+1.2vw,2rem)] leading-snug">
        <p>“{message}”</p>
      </blockquote>
      <figcaption className="grid gap-1">
        <span className="font-medium">{name}</span>
        <span className="text-muted text-sm">{title}</span>
      </figcaption>
    </div>
  </figure>
)

export const Testimonials = () => (
  <div className="border-hairline border-y bg-sheet">
    <Section className="grid gap-10">
      <div className="grid justify-items-start gap-4">
        <Eyebrow>Testimonials</Eyebrow>
        <Heading level={2}>What sellers would tell you</Heading>
        <p className="max-w-text text-muted text-sm">
          Illustrative: these six people, their projects and their words are invented. Nobody here endorses
          Ledgerleaf.
        </p>
      </div>
      <Carousel
        label="Testimonials"
        slides={testimonials.map((voice) => ({
          id: voice.image,
          name: voice.name,
          content: <Voice {...voice} />,
        }))}
      />
    </Section>
  </div>
)
