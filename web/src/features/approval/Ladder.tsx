import { approvalsApi, LimitedRole } from '@ledgerleaf/contract/approvals'
import { memberRoleWords } from '@ledgerleaf/contract/member-roles'
import { useQuery } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import { approvalKeys } from '../../nouns/approval/keys.ts'
import { cn } from '../../ui/cn.ts'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Part } from '../../ui/Part.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { limitOf } from './rules-form.ts'

const tell = (limit: number | null, write: (limit: number) => string): string => {
  if (limit === null) return 'No limit'
  return limit === 0 ? 'Asks for approval' : write(limit)
}

/** Three columns fit a phone. */
const narrow = 'text-balance max-sm:whitespace-normal! max-sm:pl-2!'

/** Who may do how much alone, as it is set now: what is above is what will stand on this page. */
export const Ladder = ({ isAlone }: { isAlone: boolean }) => {
  const { data } = useQuery({
    queryKey: approvalKeys.standing,
    queryFn: ({ signal }) => send(approvalsApi.standing, { signal }),
  })
  if (!data) return null
  return (
    <Part
      title="What each role may do alone"
      lead={
        data.rules
          ? 'As your limits are set now.'
          : `No limits are set${isAlone ? ', and you are alone' : ''}: this is what the roles allow by themselves.`
      }
    >
      <Table caption="What each role may do alone">
        <thead>
          <TableRow>
            <TableHead className="sm:w-1/3">Role</TableHead>
            <TableHead className={narrow}>Buys alone up to</TableHead>
            <TableHead className={narrow}>Retires alone up to</TableHead>
          </TableRow>
        </thead>
        <tbody>
          {LimitedRole.options.map((role) => {
            const { buyCents, retireTonnes } = limitOf(data.rules, role)
            return (
              <TableRow key={role}>
                <TableCell className="font-medium max-sm:pr-2!">{memberRoleWords[role].name}</TableCell>
                {[tell(buyCents, writeCents), tell(retireTonnes, (tonnes) => `${writeWhole(tonnes)} t`)].map(
                  (said, at) => (
                    <TableCell
                      // biome-ignore lint/suspicious/noArrayIndexKey: both may say the same
                      key={at}
                      className={cn(
                        narrow,
                        /\d/.test(said) ? 'font-mono text-[0.875rem] tabular-nums' : 'text-muted text-sm',
                      )}
                    >
                      {said}
                    </TableCell>
                  ),
                )}
              </TableRow>
            )
          })}
        </tbody>
      </Table>
    </Part>
  )
}
