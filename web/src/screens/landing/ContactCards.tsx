import { usePublicSite } from '../../features/site/use-public-site.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { TextLink, textLinkLook } from '../../ui/TextLink.tsx'

type CardProps = { stamp: string; title: string; text: string; email: string }

/** A stamp with one of our scenes: its teeth are bitten out by the colour of the card. */
const Stamp = ({ scene }: { scene: string }) => (
  <div aria-hidden="true" className="relative isolate w-20 shrink-0">
    <div className="border-4 border-sheet border-dotted bg-hairline p-1.5">
      <img
        src={`/art/${scene}.svg`}
        alt=""
        width={60}
        height={72}
        loading="lazy"
        decoding="async"
        className="block aspect-[5/6] h-auto w-full object-cover object-[70%_50%]"
      />
      <p className="pt-1 text-center font-mono text-[0.6875rem] text-ink leading-none">1 t CO2e</p>
    </div>
    <svg
      aria-hidden="true"
      viewBox="0 0 120 60"
      fill="none"
      stroke="currentColor"
      className="absolute top-5 -left-5 w-24 -scale-x-100 text-ink opacity-60"
    >
      <circle cx="88" cy="30" r="27" />
      <circle cx="88" cy="30" r="21" />
      <path d="M4 16c14-5 20 5 34 0s14-4 22-1M0 30c14-5 20 5 34 0s16-4 26-1M4 44c14-5 20 5 34 0s14-4 22-1" />
    </svg>
  </div>
)

/** A postcard: what to write about, the stamp in its corner, and the address along its foot. */
const Card = ({ stamp, title, text, email }: CardProps) => (
  <article className="grid content-between gap-7 overflow-clip border border-edge bg-sheet p-6 sm:p-8">
    <div className="flex items-start justify-between gap-6">
      <div className="grid min-w-0 gap-3">
        <Heading level={3} look="section">
          {title}
        </Heading>
        <p className="max-w-sm text-muted">{text}</p>
      </div>
      <Stamp scene={stamp} />
    </div>
    <dl className="flex flex-wrap gap-x-10 gap-y-3 border-hairline border-t pt-4 text-note">
      <div className="grid min-w-0 gap-0.5">
        <dt className="font-mono text-eyebrow text-muted">E-mail</dt>
        <dd className="[overflow-wrap:anywhere]">
          <a href={`mailto:${email}`} className={textLinkLook}>
            {email}
          </a>
        </dd>
      </div>
      <div className="grid gap-0.5">
        <dt className="font-mono text-eyebrow text-muted">Hours</dt>
        <dd>
          Mon-Fri <span className="inline-block whitespace-nowrap">9:00 AM - 6:00 PM MST</span>
        </dd>
      </div>
    </dl>
  </article>
)

export const ContactCards = () => {
  const { salesEmail, supportEmail } = usePublicSite()
  return (
    <section aria-labelledby="contact-heading" className="mx-auto max-w-page px-5 py-14 sm:px-8 md:py-20">
      <div className="grid justify-items-start gap-4">
        <Eyebrow>People who answer</Eyebrow>
        <Heading level={2} look="page" id="contact-heading">
          Contact us
        </Heading>
        <p className="max-w-text text-lg text-muted">
          Write to either address, or use <TextLink to="/contact">the form on the contact page</TextLink>.
        </p>
      </div>
      <div className="mt-10 grid gap-8 md:grid-cols-2">
        <Card
          stamp="scene-mangrove"
          title="Sales & Partnerships"
          text="Larger volumes, forward contracts, or a project you would like to bring to buyers."
          email={salesEmail}
        />
        <Card
          stamp="scene-forest"
          title="Technical Support"
          text="A report that was read wrongly, a question about the interface, or a figure that puzzles you."
          email={supportEmail}
        />
      </div>
    </section>
  )
}
