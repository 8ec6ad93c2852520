import { approvalsApi } from '@ledgerleaf/contract/approvals'
import type { Member } from '@ledgerleaf/contract/organisations'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { approvalKeys } from '../../nouns/approval/keys.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Part } from '../../ui/Part.tsx'
import { Approvers } from './Approvers.tsx'
import { Delegations } from './Delegations.tsx'
import { FactorDemand } from './FactorDemand.tsx'
import { RulesForm } from './RulesForm.tsx'

/** How an organisation of several decides: limits, who approves in whose place, and what its members sign in with. */
export const ApprovalParts = ({ members }: { members: readonly Member[] }) => {
  const standing = useQuery({
    queryKey: approvalKeys.standing,
    queryFn: ({ signal }) => send(approvalsApi.standing, { signal }),
  })
  return (
    <>
      <Part
        id="approval"
        title="Approval"
        lead="Up to what amount each member acts alone, by their role. What is above is asked for, and happens with the last approval."
      >
        <Loaded query={standing} what="the limits">
          {({ rules }) => (
            <div className="grid gap-8">
              <RulesForm key={JSON.stringify(rules)} rules={rules} />
              <Approvers members={members} />
            </div>
          )}
        </Loaded>
      </Part>
      <Part id="in-my-place" title="Deputy" lead="A colleague who approves in your place while you are away.">
        <Loaded query={standing} what="who approves for whom" room="h-24">
          {({ delegations }) => <Delegations delegations={delegations} members={members} />}
        </Loaded>
      </Part>
      <Part
        id="second-factor"
        title="Second factor"
        lead="A passkey or an authenticator app besides the password."
      >
        <Loaded query={standing} what="the second factor" room="h-24">
          {({ factor }) => <FactorDemand factor={factor} />}
        </Loaded>
      </Part>
    </>
  )
}
