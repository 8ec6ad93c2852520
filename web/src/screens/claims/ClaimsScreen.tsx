import { ClaimChecker } from '../../features/claims/ClaimChecker.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Claim checker' })

export default function ClaimsScreen() {
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <Heading level={1}>Claim checker</Heading>
        <p className="max-w-text text-muted">What you want to say, against what you hold and have retired.</p>
      </div>
      <ClaimChecker />
    </div>
  )
}
