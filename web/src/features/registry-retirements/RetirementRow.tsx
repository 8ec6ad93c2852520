import { nameRegistryRetirement } from '@ledgerleaf/contract/registry-retirement'
import type { QueuedRetirement } from '@ledgerleaf/contract/registry-retirements-api'
import { type RetirementReason, retirementReasons } from '@ledgerleaf/contract/retirements'
import { countSerials, writeSerials } from '@ledgerleaf/contract/serials'
import { type ReactNode, useState } from 'react'
import { dueWords, nearnessLook, nearnessOf } from '../../nouns/operator/due-words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { cn } from '../../ui/cn.ts'
import { hostOf, writeCount, writeDate, writeSpan, writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { TextLink, textLinkLook } from '../../ui/TextLink.tsx'
import { CorrectDialog } from './CorrectDialog.tsx'
import { isOpen } from './words.ts'

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-fine text-muted">{label}</dt>
    <dd className="text-note [overflow-wrap:anywhere]">{children}</dd>
  </div>
)

const State = ({ state, isOverdue, assignee, isMine, contradiction, instruction }: QueuedRetirement) => (
  <span className="flex flex-wrap gap-2">
    {contradiction && state !== 'done' && <Badge tone="error">Contradicted</Badge>}
    {isOverdue && <Badge tone="error">Overdue</Badge>}
    {state === 'pending' && !isOverdue && <Badge tone="attention">Pending</Badge>}
    {instruction && state !== 'done' && (
      <Badge tone="neutral">{instruction.said ? 'Seller says done' : 'With the seller'}</Badge>
    )}
    {state === 'instructed' && (
      <Badge tone="attention">
        {isMine ? 'Taken on by you' : `Taken on by ${assignee ?? 'a colleague'}`}
      </Badge>
    )}
    {state === 'done' && <Badge tone="leaf">Done</Badge>}
    {state === 'failed' && <Badge tone="error">Could not be done</Badge>}
  </span>
)

/** Of several blocks each says how much it is; of one the line above has said it. */
const Serials = ({ serials }: QueuedRetirement) => (
  <ul className="grid gap-1">
    {serials.map((span) => (
      <li key={span.first} className="flex flex-wrap justify-between gap-x-6">
        <Mono className="select-all">{writeSerials(span)}</Mono>
        {serials.length > 1 && <Mono className="text-muted">{writeWhole(countSerials([span]))}</Mono>}
      </li>
    ))}
  </ul>
)

/** What is known of it beyond the task: what files say, why it failed, or what stands at the registry. */
const News = ({ retirement }: { retirement: QueuedRetirement }) => {
  const { state, link, retiredOn, confirmedBy, contradiction, covered, quantity, failure } = retirement
  const [isCorrecting, setCorrecting] = useState(false)
  if (state === 'done')
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-note [overflow-wrap:anywhere]">
          {link ? (
            <a href={link} rel="noopener noreferrer" target="_blank" className={textLinkLook}>
              {nameRegistryRetirement(retirement)}
            </a>
          ) : (
            nameRegistryRetirement(retirement)
          )}
          {link && ` (${hostOf(link)})`}, {writeDate(retiredOn ?? '')},{' '}
          {confirmedBy === 'file' ? 'confirmed by a file' : 'entered here'}
        </p>
        <Button size="small" variant="outline" onClick={() => setCorrecting(true)}>
          Correct
        </Button>
        <CorrectDialog open={isCorrecting} retirement={retirement} onClose={() => setCorrecting(false)} />
      </div>
    )
  return (
    <>
      {contradiction && <p className="text-error text-note [overflow-wrap:anywhere]">{contradiction}</p>}
      {covered > 0 && covered < quantity && (
        <p className="text-attention text-note">
          The registry’s files show {writeWhole(covered)} of {writeWhole(quantity)} as retired.
        </p>
      )}
      {failure && <p className="text-error text-note [overflow-wrap:anywhere]">{failure}</p>}
    </>
  )
}

/** The seller holds the credits at the registry: whether and what they have said of retiring them. */
const Instructed = ({ instruction }: QueuedRetirement) => {
  if (!instruction) return null
  const { seller, sentOn, said } = instruction
  const who = seller ?? 'The seller'
  if (!said)
    return (
      <p className="text-note">
        {who} holds these credits there and was told on {writeDate(sentOn)} to retire them. Nothing was
        answered yet.
      </p>
    )
  return (
    <p className="text-note [overflow-wrap:anywhere]">
      {who} says: retired on {writeDate(said.retiredOn)}, id {said.reference}
      {said.link && (
        <>
          ,{' '}
          <a href={said.link} rel="noopener noreferrer" target="_blank" className={textLinkLook}>
            {hostOf(said.link)}
          </a>
        </>
      )}
      . Look at the registry, then enter the id.
    </p>
  )
}

type RetirementRowProps = {
  retirement: QueuedRetirement
  /** Where several can be done in one go. */
  choice?: { isChosen: boolean; onChoose: (isChosen: boolean) => void }
}

/** One retirement, named by how much it is and for whom, with all that is typed into the registry. */
export const RetirementRow = ({ retirement, choice }: RetirementRowProps) => {
  const { id, quantity, beneficiary, onBehalfOf, purpose, reason, since, dueOn } = retirement
  const now = new Date()
  const title = (
    <span className="font-medium text-lg [overflow-wrap:anywhere]">
      {writeCount(quantity, 'credit')} for {beneficiary}
    </span>
  )
  return (
    <li className="grid gap-4 border-hairline border-b py-5 first:pt-1 last:border-b-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        {choice ? (
          <Checkbox
            label={title}
            checked={choice.isChosen}
            onChange={(event) => choice.onChoose(event.target.checked)}
          />
        ) : (
          <p>{title}</p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {isOpen(retirement) && (
            <p className={cn('font-medium text-note', nearnessLook[nearnessOf(dueOn, now)])}>
              Due {dueWords(dueOn, now)}
            </p>
          )}
          <State {...retirement} />
        </div>
      </div>
      <Serials {...retirement} />
      <dl className="grid grid-cols-2 gap-x-8 gap-y-3 lg:grid-cols-4">
        <Fact label="Vintage">{writeSpan(retirement.vintageStartsOn, retirement.vintageEndsOn)}</Fact>
        {onBehalfOf && <Fact label="On behalf of">{onBehalfOf}</Fact>}
        <Fact label="Reason">{retirementReasons[reason as RetirementReason] ?? reason}</Fact>
        <Fact label="Purpose">{purpose}</Fact>
        <Fact label="Pending since">{writeDate(since)}</Fact>
      </dl>
      {isOpen(retirement) && <Instructed {...retirement} />}
      <News retirement={retirement} />
      <p className="text-sm">
        <TextLink to={`/certificates/${id}`} className="inline-flex min-h-6 items-center">
          See its certificate
          <span className="sr-only">
            , {writeCount(quantity, 'credit')} for {beneficiary}
          </span>
        </TextLink>
      </p>
    </li>
  )
}
