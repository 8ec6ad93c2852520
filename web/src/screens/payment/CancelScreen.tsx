import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Payment Cancelled' })

export default function CancelScreen() {
  return (
    <PageHead
      eyebrow="Payment"
      title="Payment Cancelled"
      lead="It looks like your payment was not completed."
      actions={<ButtonLink to="/">Return to the homepage</ButtonLink>}
    />
  )
}
