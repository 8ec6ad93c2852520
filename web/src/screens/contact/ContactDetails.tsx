import type { ReactNode } from 'react'
import { usePublicSite } from '../../features/site/use-public-site.ts'
import { textLinkLook } from '../../ui/TextLink.tsx'

const Detail = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className="grid content-start gap-3 border-hairline border-r border-b p-6">
    <dt className="font-[500] font-display text-xl">{title}</dt>
    <dd className="grid gap-3">
      <p className="text-note text-muted">{text}</p>
      {children}
    </dd>
  </div>
)

const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className={`${textLinkLook} [overflow-wrap:anywhere]`}>
    {email}
  </a>
)

export const ContactDetails = () => {
  const { salesEmail, supportEmail, officeAddress } = usePublicSite()
  return (
    <dl className="grid border-hairline border-t border-l bg-sheet sm:grid-cols-2 lg:grid-cols-4">
      <Detail title="Sales & Partnerships" text="Volumes, forward deliveries, working together.">
        <MailLink email={salesEmail} />
      </Detail>
      <Detail title="Technical Support" text="An account, an upload, a figure that looks wrong.">
        <MailLink email={supportEmail} />
      </Detail>
      <Detail title="Office" text="Letters reach us here.">
        <address className="not-italic">
          {officeAddress.split(';').map((line) => (
            <span key={line} className="block">
              {line.trim()}
            </span>
          ))}
        </address>
      </Detail>
      <Detail title="Business hours" text="Outside them your message waits; it is not lost.">
        <p className="text-note">Mon-Fri 9:00 AM - 6:00 PM MST</p>
      </Detail>
    </dl>
  )
}
