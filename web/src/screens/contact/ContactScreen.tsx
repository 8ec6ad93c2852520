import type { MetaFunction } from 'react-router'
import { useSiteInfo } from '../../api/site.ts'
import { ContactForm } from '../../features/support/ContactForm.tsx'
import { Accordion } from '../../ui/Accordion.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { pageMeta } from '../page-meta.ts'
import { ContactDetails } from './ContactDetails.tsx'
import { faq, faqData } from './faq.ts'

const describe = pageMeta({
  title: 'Contact Us',
  description: 'Reach the people behind Ledgerleaf: sales, partnerships and technical support.',
})

export const meta: MetaFunction = (page) => [...describe(page), { 'script:ld+json': faqData }]

type WhatHappens = readonly (readonly [when: string, what: string])[]

const inHours = ['In business hours', 'A person reads it and looks into it.'] as const

const byMail: WhatHappens = [
  ['At once', 'Your message is stored, and a confirmation goes to your mailbox.'],
  inHours,
  ['By e-mail', 'The answer comes to the address you gave. We do not call unless you ask us to.'],
]

/** Where no mail leaves, none is promised. */
const withoutMail: WhatHappens = [
  ['At once', 'Your message is stored.'],
  inHours,
  ['By telephone', 'The answer comes by the number you leave: we send no e-mail from here.'],
]

export default function ContactScreen() {
  const isUnsent = useSiteInfo()?.sendsMail === false
  const whatHappens = isUnsent ? withoutMail : byMail
  return (
    <>
      <PageHead
        eyebrow="Contact Us"
        title="Get in touch"
        lead="Questions about buying, selling or a figure you cannot follow are read by a person."
        foot={
          <ol className="grid w-full gap-0">
            {whatHappens.map(([when, what]) => (
              <li
                key={when}
                className="grid gap-x-6 gap-y-1 border-hairline border-t py-4 sm:grid-cols-[9rem_1fr]"
              >
                <span className="pt-0.5 font-mono text-leaf-strong text-sm">{when}</span>
                <span className="text-note">{what}</span>
              </li>
            ))}
          </ol>
        }
        aside={
          <div className="ruled relative border border-edge bg-sheet p-5 sm:p-8">
            <ContactForm isUnsent={isUnsent} />
          </div>
        }
        room="aside"
      />
      <Section>
        <h2 className="sr-only">Addresses and hours</h2>
        <ContactDetails />
      </Section>
      <Section className="grid gap-x-16 gap-y-8 pt-0! lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="grid content-start justify-items-start gap-4">
          <Eyebrow>Before you write</Eyebrow>
          <Heading level={2}>Frequently asked questions</Heading>
          <p className="text-muted">Four that come up most. If yours is not among them, use the form.</p>
        </div>
        <Accordion
          entries={faq.map(({ id, question, answer }) => ({ id, title: question, content: answer }))}
        />
      </Section>
    </>
  )
}
