import type { Duty } from '@ledgerleaf/contract/member-roles'
import type { ReactNode } from 'react'
import { closedLook } from './closed-look.ts'
import { RoleNote } from './DutyButton.tsx'
import { useWhyNot } from './use-why-not.ts'

/** Fields that not every role may write in: where one's own may not they are read, and it is said who may. */
export const DutyFields = ({ duty, doing, children }: { duty: Duty; doing: string; children: ReactNode }) => {
  const why = useWhyNot(duty, doing)
  return (
    <>
      <RoleNote why={why} />
      <fieldset disabled={why !== null} className={`contents ${closedLook}`}>
        {children}
      </fieldset>
    </>
  )
}
