import { TermsView } from '../../features/terms/TermsView.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({
  title: 'Terms for sellers',
  description: 'What may be sold on Ledgerleaf, the fee, refunds and disputes, and how sellers are paid.',
})

export default function SellerTermsScreen() {
  return <TermsView document="sellers" />
}
