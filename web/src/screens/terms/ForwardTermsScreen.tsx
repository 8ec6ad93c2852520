import { TermsView } from '../../features/terms/TermsView.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({
  title: 'Forward contract',
  description: 'What a forward purchase promises, where its money is, and what follows if a date is missed.',
})

export default function ForwardTermsScreen() {
  return <TermsView document="forward" />
}
