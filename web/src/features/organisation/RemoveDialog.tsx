import { type Member, organisationsApi } from '@ledgerleaf/contract/organisations'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { nameOf } from './member-words.ts'
import { useAct } from './use-act.ts'

type Inner = { member: Member; organisation: string; onClose: () => void }

const Question = ({ member, organisation, onClose }: Inner) => {
  const remove = useAct({
    act: () => send(organisationsApi.removeMember, { params: { id: member.personId } }),
    said: () => `${nameOf(member)} no longer belongs to ${organisation}.`,
    onDone: onClose,
  })
  return (
    <>
      {remove.error && <Notice tone="error">{messageOf(remove.error)}</Notice>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Keep {nameOf(member)}
        </Button>
        <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
          Remove {nameOf(member)}
        </Button>
      </div>
    </>
  )
}

type Props = Omit<Inner, 'member'> & { member: Member | null }

/** Asks before somebody is removed, by their name. */
export const RemoveDialog = ({ member, organisation, onClose }: Props) => (
  <Dialog
    open={member !== null}
    onClose={onClose}
    title={member ? `Remove ${nameOf(member)}?` : ''}
    text={
      member
        ? `${nameOf(member)} (${member.email}) sees and does nothing for ${organisation} any more, from this moment on. What they did stays, and so does their own account.`
        : ''
    }
  >
    {member && <Question member={member} organisation={organisation} onClose={onClose} />}
  </Dialog>
)
