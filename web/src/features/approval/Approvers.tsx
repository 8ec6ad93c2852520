import { mayDo, memberRoleWords } from '@ledgerleaf/contract/member-roles'
import type { Member } from '@ledgerleaf/contract/organisations'

const today = () => new Date().toISOString().slice(0, 10)

/** Who may approve what is above a limit: whoever sets limits should know them. */
export const Approvers = ({ members }: { members: readonly Member[] }) => {
  const approving = members.filter(
    ({ role, endsOn }) =>
      (mayDo(role, 'buy') || mayDo(role, 'retire')) && (endsOn === null || endsOn >= today()),
  )
  return (
    <div className="grid gap-2">
      <h3 className="font-medium text-sm">Who may approve what is above</h3>
      <ul className="grid gap-1 border-hairline border-t pt-3 text-sm">
        {approving.map(({ personId, name, email, role }) => (
          <li key={personId} className="flex flex-wrap justify-between gap-x-4 [overflow-wrap:anywhere]">
            <span>
              {name || email}
              {name && <span className="text-muted">, {email}</span>}
            </span>
            <span className="text-muted">
              {memberRoleWords[role].name}
              {!mayDo(role, 'retire') && ', purchases alone'}
            </span>
          </li>
        ))}
      </ul>
      <p className="max-w-text text-muted text-sm">
        Nobody approves what they asked for. Is one of them somebody you do not know, give them another role
        first.
      </p>
    </div>
  )
}
