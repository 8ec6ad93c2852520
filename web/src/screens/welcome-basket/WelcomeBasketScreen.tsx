import { lazy } from 'react'
import { QueryProvider } from '../../drawing/QueryProvider.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Section } from '../../ui/Section.tsx'
import { WhenNear } from '../../ui/WhenNear.tsx'
import { pageMeta } from '../page-meta.ts'
import { criteria } from './criteria.tsx'
import { Triptych } from './Triptych.tsx'

const BasketMixes = lazy(async () => ({
  default: (await import('../../features/pricing/BasketMixes.tsx')).BasketMixes,
}))

export const meta = pageMeta({
  title: 'The $100 welcome basket',
  description: 'Three premium projects in one basket, for a first purchase of $100.',
})

const reasons = [
  [
    'Enough to learn from',
    'It takes you through the whole of it once: choosing, paying, holding, retiring, and proving it.',
  ],
  [
    'Little enough to begin',
    'A sum most teams can spend without a committee, before a decision that needs one.',
  ],
  [
    'Once for a company',
    'The sellers get their full price. What the credits cost beyond your $100 is paid by us, so each company can have one: by its account, its e-mail address or its tax number.',
  ],
  [
    'The same for everyone',
    'Earth Guardian, Impact Pioneer and Climate Champion each cost $100 as a welcome, instead of $500: each is filled with whole credits worth up to that at list prices.',
  ],
] as const

export default function WelcomeBasketScreen() {
  return (
    <>
      <PageHead
        eyebrow="Welcome basket"
        title="The $100 welcome basket"
        lead="Each basket has 3 premium projects chosen for environmental and social impact, registry-backed verification and geographic diversity."
        actions={
          <>
            <ButtonLink to="/#plans">See the three baskets</ButtonLink>
            <ButtonLink to="/" variant="outline">
              Back to Analysis
            </ButtonLink>
          </>
        }
        aside={<Triptych />}
      />
      <Section className="grid gap-6 pt-0!">
        <Heading level={2}>What is inside now</Heading>
        {/* Its code and answers come after the page: whoever only reads need not wait for them. */}
        <WhenNear room="h-80">
          <QueryProvider>
            <BasketMixes />
          </QueryProvider>
        </WhenNear>
        <div className="max-w-text border-edge border-l-2 pl-4">
          <h3 className="font-[500] text-lg">What premium means</h3>
          <p className="text-muted text-note">
            An operator has read the file of the project, its credits stand in the records of its registry,
            and its score is open to all with the reason for each point. Not every grade is a high one: it
            stands beside the name.
          </p>
        </div>
      </Section>
      <Section className="pt-0!">
        <h2 className="sr-only">How the projects are chosen</h2>
        <ul className="grid border-hairline border-t border-l bg-sheet md:grid-cols-3">
          {criteria.map(({ title, text, Sketch }) => (
            <li key={title} className="grid content-start gap-3 border-hairline border-r border-b p-6 sm:p-8">
              <Sketch />
              <h3 className="mt-2 font-[500] text-xl">{title}</h3>
              <p className="text-note text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section className="grid gap-x-16 gap-y-8 pt-0! lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="grid content-start justify-items-start gap-4">
          <Heading level={2}>Why $100?</Heading>
          <p className="text-muted">
            A first basket should teach much and risk little. When you know how it feels to hold a certificate
            that anyone can check, you will know what to ask of a larger one.
          </p>
        </div>
        <dl className="border-hairline border-t">
          {reasons.map(([title, text]) => (
            <div
              key={title}
              className="grid gap-x-8 gap-y-2 border-hairline border-b py-6 sm:grid-cols-[14rem_1fr]"
            >
              <dt className="font-[500] font-display text-lg">{title}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  )
}
