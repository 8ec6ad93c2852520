import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Seal } from '../../ui/Seal.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Payment Successful' })

export default function SuccessScreen() {
  return (
    <PageHead
      eyebrow="Payment"
      title="Payment Successful"
      lead="What you bought appears on your dashboard as soon as the payment has settled."
      actions={<ButtonLink to="/buyer_dashboard">Go to your dashboard</ButtonLink>}
      aside={<Seal>Thank you</Seal>}
    />
  )
}
