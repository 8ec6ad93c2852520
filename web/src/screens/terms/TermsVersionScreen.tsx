import { termsDocuments } from '@ledgerleaf/contract/terms-words'
import { useParams } from 'react-router'
import { TermsView } from '../../features/terms/TermsView.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Terms' })

export default function TermsVersionScreen() {
  const params = useParams()
  // What is no document is looked for among the buyers' and not found there.
  const document = termsDocuments.find((one) => one === params.document)
  return <TermsView document={document ?? 'buyers'} version={document ? (params.version ?? null) : '0'} />
}
