import type { Instruction } from '@ledgerleaf/contract/instructions'
import { type RetirementReason, retirementReasons } from '@ledgerleaf/contract/retirements'
import { writeSerials } from '@ledgerleaf/contract/serials'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SerialList } from '../../nouns/credit/SerialList.tsx'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { retirementQueries } from '../../nouns/retirement/queries.ts'
import { Badge } from '../../ui/Badge.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { writeDate, writeSpan, writeWhole } from '../../ui/format.ts'
import { Part } from '../../ui/Part.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'

const Fact = ({ label, text }: { label: string; text: string }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-fine text-muted">{label}</dt>
    <dd className="text-note [overflow-wrap:anywhere]">{text}</dd>
  </div>
)

const InstructionRow = ({ instruction }: { instruction: Instruction }) => {
  const [isAnswering, setAnswering] = useState(false)
  const { registry, projectName, registryProjectId, quantity, serials, said, dueOn, isOverdue } = instruction
  const { beneficiary, onBehalfOf, reason, purpose, vintageStartsOn, vintageEndsOn } = instruction
  return (
    <li className="grid gap-4 border-hairline border-b py-5 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <p className="font-medium">
          {writeWhole(quantity)} {quantity === 1 ? 'credit' : 'credits'} of {projectName}
        </p>
        {said && <Badge tone="neutral">Being confirmed</Badge>}
        {isOverdue && <Badge tone="error">Overdue</Badge>}
      </div>
      <SerialList serials={serials} />
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        <Fact label="Registry" text={registryProjectId ? `${registry}, ${registryProjectId}` : registry} />
        <Fact label="Vintage" text={writeSpan(vintageStartsOn, vintageEndsOn)} />
        <Fact label="Beneficiary" text={beneficiary} />
        {onBehalfOf && <Fact label="On behalf of" text={onBehalfOf} />}
        <Fact label="Reason" text={retirementReasons[reason as RetirementReason] ?? reason} />
        <Fact label="Purpose" text={purpose} />
        <Fact label="To be done by" text={writeDate(dueOn)} />
        {said && (
          <Fact label="You said" text={`Retired on ${writeDate(said.retiredOn)}, id ${said.reference}`} />
        )}
      </dl>
      <div className="flex flex-wrap gap-2">
        <DutyButton
          duty="sell"
          doing="answer this"
          size="small"
          variant={said ? 'outline' : 'primary'}
          onClick={() => setAnswering(true)}
        >
          {said ? 'Change what you said' : 'It is retired there'}
        </DutyButton>
        <CopyButton text={serials.map(writeSerials).join('\n')} label="Copy serials" />
      </div>
      <AnswerDialog open={isAnswering} instruction={instruction} onClose={() => setAnswering(false)} />
    </li>
  )
}

/** What a seller is to retire from their own account at the registry. Where nothing is, nothing is shown. */
export const Instructions = () => {
  const { data } = useQuery(retirementQueries.instructions())
  if (!data || data.instructions.length === 0) return null
  return (
    <Part
      id="instructions"
      look="sheet"
      title="To retire at the registry"
      lead="Buyers retired these credits, which you hold in your account at the registry. Retire the same serials there, then say the id it gave."
    >
      <ul>
        {data.instructions.map((instruction) => (
          <InstructionRow key={instruction.id} instruction={instruction} />
        ))}
      </ul>
    </Part>
  )
}
