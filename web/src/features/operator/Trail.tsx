import { useInfiniteQuery } from '@tanstack/react-query'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeInstant } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { ActProof } from './ActProof.tsx'

const acts: Record<string, string> = {
  take_review: 'took over the review of',
  put_back_review: 'handed back the review of',
  approve: 'approved',
  ask_changes: 'asked for changes of',
  reject: 'rejected',
  refuse_document: 'refused the document',
  refuse_photograph: 'refused the photograph',
  accept_photograph: 'accepted the photograph',
  accept_document: 'accepted the document',
  reply: 'answered',
  refund: 'refunded',
  propose_refund: 'proposed to refund',
  confirm_refund: 'confirmed a refund of',
  refuse_refund: 'refused a proposed refund of',
  decline_refund: 'declined a refund of',
  return_again: 'had a failed refund sent again of',
  cancel_order: 'cancelled',
  cancel_listing: 'withdrew',
  propose_accept_dispute: 'proposed to accept a dispute about',
  confirm_accept_dispute: 'confirmed accepting a dispute about',
  refuse_accept_dispute: 'refused to accept a dispute about',
  propose_settle_dispute: 'proposed how to settle a dispute about',
  confirm_settle_dispute: 'confirmed how to settle a dispute about',
  refuse_settle_dispute: 'refused a proposed settlement of a dispute about',
  accept_dispute: 'accepted a dispute about',
  answer_dispute: 'answered a dispute about',
  settle_dispute: 'settled a dispute about',
  payout: 'recorded a payout to',
  propose_payouts: 'proposed',
  send_payouts: 'sent',
  withdraw_payouts: 'withdrew',
  open_accounts: 'opened the bank accounts of',
  import_statement: 'imported',
  set_aside_line: 'set aside',
  assign_line: 'assigned to an invoice',
  propose_assign_line: 'proposed to assign to an invoice',
  confirm_assign_line: 'confirmed to assign to an invoice',
  refuse_assign_line: 'refused to assign to an invoice',
  propose_set_aside_line: 'proposed to set aside',
  confirm_set_aside_line: 'confirmed to set aside',
  refuse_set_aside_line: 'refused to set aside',
  give_back_line: 'sends back',
  name_payee: 'said to which account goes',
  show_person: 'handed out what is kept about',
  erase_person: 'erased',
  close_account: 'closed',
  grant_operator: 'made an operator of',
  reset_factors: 'took the second factors off',
  add_factor: 'added a second factor to',
  remove_factor: 'removed a second factor of',
  use_recovery_code: 'used a recovery code of',
  make_recovery_codes: 'made new recovery codes for',
  stop_sales: 'stopped',
  resume_sales: 'resumed',
  silence_alerts: 'silenced',
  end_silence: 'ended a silence of',
  import_registry_file: 'imported',
  withdraw_registry_file: 'withdrew',
  import_screening_list: 'imported',
  check_seller: 'checked the identity of',
  ask_seller: 'asked for more about the identity of',
  refuse_seller: 'refused the identity of',
  take_registry_retirement: 'took over',
  release_registry_retirement: 'put back',
  enter_registry_retirement: 'entered the registry’s id of',
  correct_registry_retirement: 'corrected the registry’s id of',
  give_up_registry_retirement: 'could not retire at its registry',
  confirm_registry_retirement: 'confirmed',
  contradict_registry_retirement: 'contradicts',
  clear_registry_contradiction: 'no longer contradicts',
  reopen_registry_retirement: 'no longer confirms',
  confirm_restore: 'saw what is missing after a restore, and resumed',
}

/** What operators did. Nothing in it can be altered unseen: each act stands in the public log. */
export const Trail = () => {
  const query = useInfiniteQuery(operatorQueries.trail())
  return (
    <Loaded query={query} what="the trail" room="h-56">
      {({ entries }) =>
        entries.length > 0 ? (
          <div className="grid gap-4">
            <p className="max-w-text text-muted">
              Each act is a leaf of the public log. It says what was done and when; a commitment stands for
              who did it, to what and why. Verify opens the commitment in your browser.
            </p>
            <ol className="border-edge border-t-2 bg-sheet px-5">
              {entries.map((entry) => (
                <li
                  key={entry.id}
                  className="grid gap-x-8 gap-y-3 border-hairline border-b py-4 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto]"
                >
                  <div className="grid content-start gap-1 [overflow-wrap:anywhere]">
                    <p>
                      <span className="font-medium">{entry.operatorName}</span> {acts[entry.act] ?? entry.act}{' '}
                      {entry.subjectName}
                    </p>
                    <p className="text-muted text-sm">{entry.reason}</p>
                    <p className="font-mono text-eyebrow text-muted">{writeInstant(entry.actedAt)}</p>
                  </div>
                  <ActProof entry={entry} />
                </li>
              ))}
            </ol>
            <ShowMore list={query}>Show earlier acts</ShowMore>
          </div>
        ) : (
          <EmptyState
            title="Nothing was done yet"
            text="Every decision and every answer is written down here, and in the public log."
          />
        )
      }
    </Loaded>
  )
}
