import { useSiteInfo } from '../../api/site.ts'
import { publicWords } from '../../nouns/chain/public-words.ts'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'

type Step = { title: string; text: string; more?: 'settled' | 'locked' }

const steps: readonly Step[] = [
  {
    title: 'Onboard a project',
    text: 'Your seller profile, the metadata of the project, and its verification documents as PDF, Word or Excel.',
  },
  {
    title: 'AI review and scoring',
    text: 'AI finds the passages; published rules give the points. You receive a quality scorecard with the page behind every point.',
  },
  {
    title: 'Publish and list',
    text: 'Set a price and choose the sale types: spot, forward, subscription. You can pause a listing at any time.',
  },
  {
    title: 'Trade and settle',
    text: 'When a buyer pays, the credits move to them in the ledger, and the funds are released to you on settlement.',
    more: 'settled',
  },
  {
    title: 'Retirement and reporting',
    text: 'Retired credits are locked for good, then retired at their registry. Both parties get certificates and reports.',
    more: 'locked',
  },
]

/** A path seen from the side: five stops, and a wood that has grown up by the last of them. */
export const SellerSteps = () => {
  const words = publicWords(useSiteInfo())
  return (
    <div className="border-hairline border-y bg-sheet">
      <Section>
        <div className="grid justify-items-start gap-4">
          <Eyebrow>Five steps</Eyebrow>
          <Heading level={2}>How It Works for Sellers</Heading>
          <p className="max-w-text text-muted">
            From the first document to the buyer's certificate. Each step shows how far it is, so you always
            know what is waiting for whom.
          </p>
        </div>
        <img
          src="/art/seller-trail.svg"
          alt=""
          width={1200}
          height={300}
          loading="lazy"
          decoding="async"
          className="mt-10 hidden aspect-[4/1] h-auto w-full lg:block"
        />
        <ol className="max-lg:mt-10 max-lg:border-edge max-lg:border-l max-lg:border-dashed lg:grid lg:grid-cols-5 lg:border-hairline lg:border-x lg:border-b">
          {steps.map(({ title, text, more }, i) => (
            <li
              key={title}
              className="relative grid content-start gap-1 pb-6 pl-7 sm:gap-2 sm:pb-9 sm:pl-8 last:pb-0 lg:border-hairline lg:px-5 lg:pt-6 lg:pb-7 lg:last:pb-7 lg:not-first:border-l"
            >
              <span
                aria-hidden="true"
                className="absolute top-1 -left-[7px] size-3 rounded-full border-2 border-ink bg-sheet lg:hidden"
              />
              <span aria-hidden="true" className="font-mono text-eyebrow text-leaf-strong">
                {`0${i + 1}`}
              </span>
              <h3 className="font-[500] text-lg leading-snug">{title}</h3>
              <p className="text-note text-muted">
                {text}
                {more && words[more]}
              </p>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  )
}
