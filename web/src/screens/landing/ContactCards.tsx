import type { ReactNode } from 'react'
import { usePublicSite } from '../../features/site/use-public-site.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { HelpSign, PartnersSign } from '../../ui/icons.tsx'
import { TextLink, textLinkLook } from '../../ui/TextLink.tsx'

type CardProps = { icon: ReactNode; title: string; text: string; email: string }

/** A card as it would lie on a desk: a letterhead, an address, the hours. */
const Card = ({ icon, title, text, email }: CardProps) => (
  <article className="grid content-start gap-5 border border-edge border-t-4 border-t-leaf bg-sheet p-6 sm:p-8">
    <div className="flex items-center gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full border border-leaf text-leaf">
        {icon}
      </span>
      <Heading level={3} look="section">
        {title}
      </Heading>
    </div>
    <p className="text-muted">{text}</p>
    <dl className="mt-auto grid border-hairline border-t pt-4 text-[0.9375rem] max-sm:[&_dd+dt]:mt-3 sm:grid-cols-[5rem_1fr] sm:gap-y-2">
      <dt className="text-muted">E-mail</dt>
      <dd className="[overflow-wrap:anywhere]">
        <a href={`mailto:${email}`} className={textLinkLook}>
          {email}
        </a>
      </dd>
      <dt className="text-muted">Hours</dt>
      <dd>
        Mon-Fri <span className="inline-block whitespace-nowrap">9:00 AM - 6:00 PM MST</span>
      </dd>
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
          icon={<PartnersSign className="size-6" />}
          title="Sales & Partnerships"
          text="Larger volumes, forward contracts, or a project you would like to bring to buyers."
          email={salesEmail}
        />
        <Card
          icon={<HelpSign className="size-6" />}
          title="Technical Support"
          text="A report that was read wrongly, a question about the interface, or a figure that puzzles you."
          email={supportEmail}
        />
      </div>
    </section>
  )
}
