import type { Member } from '@ledgerleaf/contract/organisations'
import { useState } from 'react'
import { RoleNote } from '../../nouns/organisation/DutyButton.tsx'
import { useWhyNot } from '../../nouns/organisation/use-why-not.ts'
import { roleText } from '../../nouns/organisation/words.ts'
import { Button } from '../../ui/Button.tsx'
import { writeDate } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { MemberDialog } from './MemberDialog.tsx'
import { nameOf } from './member-words.ts'
import { RemoveDialog } from './RemoveDialog.tsx'

type Props = { members: readonly Member[]; organisation: string }
type Asked = { member: Member; about: 'change' | 'remove' }

const noteId = 'register-why-not'

/** Who belongs to the organisation, as a printed list: who, as what, since when and until when. */
export const Register = ({ members, organisation }: Props) => {
  const [asked, setAsked] = useState<Asked | null>(null)
  const why = useWhyNot('manage', 'change who belongs here')
  const close = () => setAsked(null)
  // A column in which nothing stands says nothing.
  const someEnd = members.some(({ endsOn }) => endsOn !== null)
  const someOther = members.some(({ isYou }) => !isYou)
  const contact = members.find(({ isContact }) => isContact)
  const act = (member: Member, about: Asked['about'], word: string, label: string) => (
    <Button
      variant={about === 'change' ? 'outline' : 'quiet'}
      size="small"
      disabled={why !== null}
      aria-describedby={why ? noteId : undefined}
      aria-label={label}
      onClick={() => setAsked({ member, about })}
    >
      {word}
    </Button>
  )
  return (
    <div className="grid gap-3">
      <Table caption={`Members of ${organisation}`} folds>
        <thead>
          <tr>
            <TableHead>Name</TableHead>
            <TableHead>Role</TableHead>
            <TableHead numeric>Since</TableHead>
            {someEnd && <TableHead numeric>Until</TableHead>}
            {someOther && (
              <TableHead>
                <span className="sr-only">Change</span>
              </TableHead>
            )}
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <TableRow key={member.personId}>
              <TableCell className="max-w-80">
                <span className="block font-medium [overflow-wrap:anywhere]">
                  {nameOf(member)}
                  {member.isYou && <span className="font-normal text-muted"> (you)</span>}
                </span>
                {nameOf(member) !== member.email && (
                  <span className="block text-muted text-sm [overflow-wrap:anywhere]">{member.email}</span>
                )}
                {member.isContact && members.length > 1 && (
                  <span className="block text-muted text-sm">Mails go here</span>
                )}
              </TableCell>
              <TableCell label="Role">{roleText({ role: member.role })}</TableCell>
              <TableCell numeric label="Since">
                <time dateTime={member.joinedAt}>{writeDate(member.joinedAt)}</time>
              </TableCell>
              {someEnd && (
                <TableCell numeric label="Until">
                  {member.endsOn && <time dateTime={member.endsOn}>{writeDate(member.endsOn)}</time>}
                </TableCell>
              )}
              {someOther && (
                <TableCell>
                  {!member.isYou && (
                    <div className="flex justify-end gap-2 folded:justify-start">
                      {act(member, 'change', 'Change', `Change the role of ${nameOf(member)}`)}
                      {act(member, 'remove', 'Remove', `Remove ${nameOf(member)}`)}
                    </div>
                  )}
                </TableCell>
              )}
            </TableRow>
          ))}
        </tbody>
      </Table>
      {members.length > 1 && <RoleNote id={noteId} why={why} />}
      <MemberDialog
        member={asked?.about === 'change' ? asked.member : null}
        contact={contact ? nameOf(contact) : null}
        onClose={close}
      />
      <RemoveDialog
        member={asked?.about === 'remove' ? asked.member : null}
        organisation={organisation}
        onClose={close}
      />
    </div>
  )
}
