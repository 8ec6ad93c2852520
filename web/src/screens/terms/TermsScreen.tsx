import { TermsView } from '../../features/terms/TermsView.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({
  title: 'Terms for buyers',
  description:
    'What is sold on Ledgerleaf, by whom, and what is final: prices, holding, refunds, disputes and retirement.',
})

export default function TermsScreen() {
  return <TermsView document="buyers" />
}
