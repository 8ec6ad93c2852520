import { writeFee } from '@ledgerleaf/contract/fees'
import type { ComponentType } from 'react'
import { useSiteInfo } from '../../api/site.ts'
import { publicWords } from '../../nouns/chain/public-words.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Eyebrow } from '../../ui/Eyebrow.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Section } from '../../ui/Section.tsx'
import { Chain, Scorecard, Settlement, Stamps, ThreeWays } from './specimens.tsx'

type Benefit = { title: string; text: string; more?: 'transparency'; Specimen: ComponentType }

const benefits: readonly Benefit[] = [
  {
    title: 'Faster liquidity',
    text: 'Once your project is approved and its serials are confirmed, a listing is for sale the moment you publish it. Payment is held while the credits change hands and is yours when the trade settles.',
    Specimen: Settlement,
  },
  {
    title: 'AI quality scoring',
    text: 'Your documents are read against published rules. Every point names the page it comes from, and what is missing is listed rather than guessed.',
    Specimen: Scorecard,
  },
  {
    title: 'Blockchain transparency',
    text: 'Issuance, sale and retirement are written once, each bound to what came before. Buyers check it themselves and need not take your word, or ours.',
    more: 'transparency',
    Specimen: Chain,
  },
  {
    title: 'Flexible sale options',
    text: 'Sell what you hold now, agree on what you will deliver, or supply the same buyer month by month: spot, forward and subscription.',
    Specimen: ThreeWays,
  },
  {
    title: 'Compliance assurance',
    text: 'Whatever is on sale names its registry, the project’s number there and its serials, so that a buyer can report on it: under Verra VCS, Gold Standard and CCBS, and other standards.',
    Specimen: Stamps,
  },
]

/** Said before anybody opens an account: what a sale costs, and what does not. */
const Cost = () => {
  const site = useSiteInfo()
  if (!site) return null
  return (
    <p>
      {`The marketplace keeps ${writeFee(site.feeBasisPoints)} of each sale. Listing, review and the score cost nothing, and you are paid to your bank account.`}
    </p>
  )
}

export const WhySell = () => {
  const words = publicWords(useSiteInfo())
  return (
    <Section className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className="grid content-start justify-items-start gap-5 self-start lg:sticky lg:top-28">
        <Eyebrow>Five reasons</Eyebrow>
        <Heading level={2}>Why Sell</Heading>
        <p className="text-muted">
          A good project should not have to be sold by a good story. Here its evidence does it.
        </p>
        <Cost />
        <ButtonLink to="/sellersignup" variant="outline">
          Create a seller account
        </ButtonLink>
      </div>
      <ul className="border-hairline border-t">
        {benefits.map(({ title, text, more, Specimen }) => (
          <li
            key={title}
            // On a phone the drawing is a mark beside the title: a frame as wide as the page would be mostly empty.
            className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-4 border-hairline border-b py-6 sm:grid-cols-[11rem_minmax(0,1fr)] sm:gap-x-8 sm:py-7"
          >
            <Specimen />
            <div className="min-w-0 gap-2 max-sm:contents sm:grid">
              <h3 className="font-[500] text-xl max-sm:text-lg">{title}</h3>
              <p className="text-muted max-sm:col-span-2">
                {text}
                {more && words[more]}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
