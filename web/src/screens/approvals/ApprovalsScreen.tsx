import { useSearchParams } from 'react-router'
import { OpenLink } from '../../features/approval/OpenLink.tsx'
import { RequestList } from '../../features/approval/RequestList.tsx'
import { RequireSignIn } from '../../features/identity/RequireSignIn.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Approvals' })

const Approvals = () => {
  const token = useSearchParams()[0].get('token')
  return (
    <div className="mx-auto grid w-full max-w-page gap-10 px-4 py-8 sm:px-8 lg:py-12">
      <div className="grid gap-3">
        <Heading level={1}>Approvals</Heading>
        <p className="max-w-text text-muted">
          What members may not buy or retire alone. Nothing is held, charged or retired before it is approved,
          and nobody approves what they asked for themselves.
        </p>
      </div>
      {token ? <OpenLink token={token} /> : <RequestList />}
    </div>
  )
}

export default function ApprovalsScreen() {
  return <RequireSignIn door="buyer">{() => <Approvals />}</RequireSignIn>
}
