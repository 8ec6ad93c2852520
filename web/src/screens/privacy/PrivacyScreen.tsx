import { usePublicSite } from '../../features/site/use-public-site.ts'
import { Document } from '../../ui/Document.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { pageMeta } from '../page-meta.ts'
import { policy } from './policy.tsx'

export const meta = pageMeta({
  title: 'Privacy Policy',
  description: 'What Ledgerleaf keeps about you, where, for how long, and what it never does.',
})

export default function PrivacyScreen() {
  const { supportEmail } = usePublicSite()
  return (
    <>
      <PageHead
        eyebrow="Licence"
        title="Privacy Policy"
        lead="What is kept about you, where it is kept, and what never happens with it."
      />
      <Document
        parts={policy(supportEmail)}
        note="This text describes what the software does. Whoever runs this installation answers for the rest."
      />
    </>
  )
}
