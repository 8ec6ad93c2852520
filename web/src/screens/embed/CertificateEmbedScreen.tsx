import { useParams } from 'react-router'
import { CertificateBadge } from '../../features/certificate/CertificateBadge.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Retired carbon credits' })

export default function CertificateEmbedScreen() {
  const { id = '' } = useParams()
  return (
    <main>
      <h1 className="sr-only">Retired carbon credits</h1>
      <CertificateBadge id={id} />
    </main>
  )
}
