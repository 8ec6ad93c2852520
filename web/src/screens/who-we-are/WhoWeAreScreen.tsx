import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { pageMeta } from '../page-meta.ts'
import { Checking } from './Checking.tsx'
import { Mission } from './Mission.tsx'
import { Quality } from './Quality.tsx'
import { Standards } from './Standards.tsx'

export const meta = pageMeta({
  title: 'Who We Are',
  description: 'What Ledgerleaf is for, and why its ledger does not ask to be believed.',
})

export default function WhoWeAreScreen() {
  return (
    <>
      <PageHead
        eyebrow="Our mission"
        title="Who We Are"
        lead={
          <p>
            Ledgerleaf brings companies that owe the atmosphere something together with the projects that can
            take it back. A retired credit is a claim; we keep it in a form that anyone can check without
            trusting us.
          </p>
        }
        actions={
          <>
            <ButtonLink to="/contact">Ask us something</ButtonLink>
            <ButtonLink to="/sellers" variant="outline">
              See how selling works
            </ButtonLink>
          </>
        }
        aside={
          <Plate
            first
            art="vein-tree"
            alt="A leaf whose veins are a tree of hashes; one path from the rim to the stem is lit"
            caption="One entry, and the five hashes that prove it"
            number="Plate II"
            shape="aspect-[10/9] object-contain p-4"
          />
        }
      />
      <Mission />
      <Quality />
      <Checking />
      <Standards />
    </>
  )
}
