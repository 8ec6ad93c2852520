import { memberRoleWords } from '@ledgerleaf/contract/member-roles'
import type { Bind } from '../../forms/use-contract-form.ts'
import { givenRoles } from '../../nouns/organisation/words.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { RoleValues } from './role-values.ts'

type Props = { bind: Bind<RoleValues>; role: RoleValues['role'] }

/** Which role, what it is for, and until when where it ends. */
export const RoleFields = ({ bind, role }: Props) => (
  <>
    <Select label="Role" hint={memberRoleWords[role].may} {...bind('role')}>
      {givenRoles.map((value) => (
        <option key={value} value={value}>
          {memberRoleWords[value].name}
        </option>
      ))}
    </Select>
    {role === 'auditor' && (
      <TextField
        label="Last day"
        type="date"
        figures
        min={new Date().toISOString().slice(0, 10)}
        hint="By UTC. On the day after, nothing is shown to them any more."
        {...bind('endsOn')}
      />
    )}
  </>
)
