import { bankApi, type LineProposal, type OpenLine } from '@ledgerleaf/contract/bank'
import { send } from '../../api/client.ts'
import { Button } from '../../ui/Button.tsx'
import { writeDate } from '../../ui/format.ts'
import { nameLine } from './line-words.ts'
import { useMoneyAct } from './use-money-act.ts'

/** What an operator wants done with a large line: another confirms or refuses it. */
export const DecideLine = ({ line, proposal }: { line: OpenLine; proposal: LineProposal }) => {
  const { act, busy, error } = useMoneyAct()
  const call = { params: { id: line.id }, body: { proposalId: proposal.id } }
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-note">
        {proposal.isOwn ? 'You propose' : `${proposal.madeBy} proposes`} to{' '}
        {proposal.act === 'assign' ? `assign it to ${proposal.invoice}` : 'set it aside'}: {proposal.reason} (
        {writeDate(proposal.madeAt)})
      </p>
      {error && (
        <p role="alert" className="text-error text-sm">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {proposal.isOwn ? (
          <p className="text-muted text-sm">Another operator has to confirm it.</p>
        ) : (
          <Button size="small" busy={busy} onClick={() => void act(() => send(bankApi.confirmLine, call))}>
            Confirm
            <span className="sr-only">: {nameLine(line)}</span>
          </Button>
        )}
        <Button
          variant="outline"
          size="small"
          busy={busy}
          onClick={() => void act(() => send(bankApi.refuseLine, call))}
        >
          {proposal.isOwn ? 'Take it back' : 'Refuse'}
          <span className="sr-only">: {nameLine(line)}</span>
        </Button>
      </div>
    </div>
  )
}
