import type { Duty } from '@ledgerleaf/contract/member-roles'
import { type ComponentProps, useId } from 'react'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { useWhyNot } from './use-why-not.ts'

type Props = ComponentProps<typeof Button> & {
  duty: Duty
  /** What it does, as in "an approver or admin can retire". */
  doing: string
}

/** A button for what not every role may do. Where one's own may not, it stays in its place and says who may. */
export const DutyButton = ({ duty, doing, disabled, 'aria-describedby': about, ...rest }: Props) => {
  const id = useId()
  const why = useWhyNot(duty, doing)
  return (
    <>
      <Button
        {...rest}
        disabled={disabled || why !== null}
        aria-describedby={cn(about, why && id) || undefined}
      />
      {why && <RoleNote id={id} why={why} />}
    </>
  )
}

/** The reason in words, beside what it keeps from being done. */
export const RoleNote = ({ id, why }: { id?: string; why: string | null }) =>
  why && (
    <p id={id} className="max-w-text basis-full text-muted text-sm">
      {why}
    </p>
  )
