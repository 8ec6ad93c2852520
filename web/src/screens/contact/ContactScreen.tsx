import { useSiteInfo } from '../../features/site/use-site-info.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({
  title: 'Contact Us',
  description: 'Reach the people behind Ledgerleaf: sales, partnerships and technical support.',
})

const Address = ({ label, email }: { label: string; email: string }) => (
  <div className="grid gap-1 border-hairline border-t py-4 sm:grid-cols-[12rem_1fr]">
    <dt className="text-muted">{label}</dt>
    <dd>
      <a href={`mailto:${email}`} className={`${textLinkLook} [overflow-wrap:anywhere]`}>
        {email}
      </a>
    </dd>
  </div>
)

export default function ContactScreen() {
  const info = useSiteInfo()
  return (
    <PageHead
      eyebrow="Contact Us"
      title="Get in touch"
      lead="Questions about buying, selling or a figure you cannot follow are answered by a person, by e-mail."
      actions={
        <dl className="w-full min-w-0 text-base">
          {info && <Address label="Sales & Partnerships" email={info.salesEmail} />}
          {info && <Address label="Technical Support" email={info.supportEmail} />}
          <div className="grid gap-1 border-hairline border-y py-4 sm:grid-cols-[12rem_1fr]">
            <dt className="text-muted">Business hours</dt>
            <dd>Mon-Fri 9:00 AM - 6:00 PM MST</dd>
          </div>
        </dl>
      }
      aside={
        <Plate
          art="scene-mangrove"
          alt="Three mangroves on arched roots at half tide"
          caption="Mangroves at half tide"
          number="Plate IV"
        />
      }
    />
  )
}
