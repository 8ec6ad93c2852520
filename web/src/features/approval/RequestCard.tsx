import type { ApprovalRequest } from '@ledgerleaf/contract/approvals'
import { useId, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { listNames } from '../../nouns/approval/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { writeCents, writeDate, writeInstant, writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { usePageReturn } from '../../ui/use-page-return.ts'
import { leadsTo, stateLooks } from './request-words.ts'
import { useDecide } from './use-decide.ts'

const Votes = ({ request: { votes } }: { request: ApprovalRequest }) =>
  votes.length > 0 && (
    <ol className="border-hairline border-t text-note">
      {votes.map(({ by, inPlaceOf, verdict, comment, at, counts }) => (
        <li key={`${by} ${at}`} className="grid gap-0.5 border-hairline border-b py-2">
          <p>
            <span className="font-medium">{by}</span>
            {inPlaceOf && ` for ${inPlaceOf}`} {verdict} it{' '}
            <time dateTime={at} className="text-muted text-sm">
              {writeInstant(at)}
            </time>
            {verdict === 'approved' && !counts && (
              <span className="text-muted text-sm"> · counts no more</span>
            )}
          </p>
          {comment && <p className="text-muted [overflow-wrap:anywhere]">“{comment}”</p>}
        </li>
      ))}
    </ol>
  )

const Figure = ({ request: { amountCents, askedCents, tonnes } }: { request: ApprovalRequest }) => (
  <div className="grid justify-items-start gap-0.5 sm:justify-items-end">
    <p className="font-mono text-lg tabular-nums">
      {amountCents === null ? `${writeWhole(tonnes ?? 0)} t` : writeCents(amountCents)}
    </p>
    {askedCents !== null && amountCents !== null && askedCents !== amountCents && (
      <p className="text-attention text-sm">It was {writeCents(askedCents)} when it was asked for</p>
    )}
  </div>
)

/** Approve or refuse, with a word to whoever asked. */
const Deciding = ({ request }: { request: ApprovalRequest }) => {
  const [comment, setComment] = useState('')
  const { approve, refuse } = useDecide(request)
  const error = approve.error ?? refuse.error
  // Whoever retires by themselves confirms it too.
  const isFinal = request.tonnes !== null
  const [isUnderstood, setUnderstood] = useState(false)
  const [isMissed, setMissed] = useState(false)
  const onApprove = () => {
    setMissed(isFinal && !isUnderstood)
    if (!isFinal || isUnderstood) approve.mutate(comment)
  }
  return (
    <div className="grid gap-4">
      {request.inPlaceOf && (
        <p className="text-muted text-sm">You decide in the place of {request.inPlaceOf}.</p>
      )}
      <TextArea
        label="A word with your decision"
        rows={2}
        maxLength={500}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      {isFinal && (
        <Checkbox
          label="What is approved is retired for good. The certificate is public and can never be taken back."
          checked={isUnderstood}
          onChange={({ target }) => setUnderstood(target.checked)}
          error={
            isMissed && !isUnderstood ? 'Please confirm that a retirement is public and final' : undefined
          }
        />
      )}
      {error && <Notice tone="error">{messageOf(error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={isFinal ? 'final' : 'primary'}
          busy={approve.isPending}
          busyLabel="Approving..."
          disabled={refuse.isPending}
          onClick={onApprove}
        >
          Approve
        </Button>
        <Button
          variant="outline"
          busy={refuse.isPending}
          busyLabel="Refusing..."
          disabled={approve.isPending}
          onClick={() => refuse.mutate(comment)}
        >
          Refuse
        </Button>
      </div>
    </div>
  )
}

const Paying = ({ request }: { request: ApprovalRequest }) => {
  const { pay } = useDecide(request)
  usePageReturn(pay.reset)
  return (
    <div className="grid justify-items-start gap-3">
      {pay.error && <Notice tone="error">{messageOf(pay.error)}</Notice>}
      <Button busy={pay.isPending || pay.isSuccess} busyLabel="Processing..." onClick={() => pay.mutate()}>
        Confirm & Pay
      </Button>
      <p className="text-muted text-sm">
        By paying you accept the <TextLink to="/terms">terms for buyers</TextLink>. It is charged at the price
        of now, and never for more than was approved.
      </p>
    </div>
  )
}

const Withdrawing = ({ request }: { request: ApprovalRequest }) => {
  const { withdraw } = useDecide(request)
  return (
    <div className="grid justify-items-start gap-3">
      {withdraw.error && <Notice tone="error">{messageOf(withdraw.error)}</Notice>}
      <Button variant="quiet" size="small" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        Take it back
      </Button>
    </div>
  )
}

/** One request: what is asked, by whom and why, who has decided what, and what the reader can do about it. */
export const RequestCard = ({ request }: { request: ApprovalRequest }) => {
  const id = useId()
  const { state, title, lines, comment, askedBy, isOwn, askedAt, expiresAt, needed, approvers } = request
  const { word, tone } = stateLooks[state]
  const isOpen = state === 'waiting' || state === 'approved'
  const link = leadsTo(request)
  return (
    <article
      id={request.id}
      aria-labelledby={id}
      className="grid scroll-mt-24 gap-5 border-edge border-t-2 bg-sheet p-5 target:border-leaf sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="grid min-w-0 flex-1 basis-64 gap-2">
          <div className="flex flex-wrap items-center gap-3">
            <Badge tone={tone}>{word}</Badge>
            {needed > 1 && <span className="text-muted text-sm">Two people have to approve it</span>}
          </div>
          <h3 id={id} className="font-[500] font-display text-xl leading-snug [overflow-wrap:anywhere]">
            {title}
          </h3>
          <p className="text-muted text-sm">
            Asked by {isOwn ? 'you' : askedBy} {writeInstant(askedAt)}
            {isOpen && `, waits until ${writeDate(expiresAt.slice(0, 10))}`}
          </p>
        </div>
        <Figure request={request} />
      </div>
      <ul className="grid gap-1 text-note [overflow-wrap:anywhere]">
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as much of one project may be bought from two sellers
          <li key={place}>{line}</li>
        ))}
      </ul>
      {comment && (
        <blockquote className="border-leaf border-l-2 pl-3 text-note [overflow-wrap:anywhere]">
          {comment}
        </blockquote>
      )}
      <Votes request={request} />
      {request.mayDecide && <Deciding request={request} />}
      {request.mayPay && <Paying request={request} />}
      {isOpen && !request.mayDecide && state === 'waiting' && approvers.length > 0 && (
        <p className="text-muted text-sm">{listNames(approvers, 5)} can decide about it.</p>
      )}
      {isOwn && isOpen && <Withdrawing request={request} />}
      {link && (
        <p className="text-note">
          <TextLink to={link.to}>{link.label}</TextLink>
        </p>
      )}
    </article>
  )
}
