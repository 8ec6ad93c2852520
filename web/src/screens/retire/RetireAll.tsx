import type { Holding } from '@ledgerleaf/contract/retirements'
import { RetireAllForm } from '../../features/retirement/RetireAllForm.tsx'
import { writeVintage } from '../../nouns/credit/words.ts'
import { writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

type Props = {
  holdings: readonly Holding[]
  beneficiary: string
  onRetired: (certificateId: string) => void
}

/** Everything one holds, retired in one act: the words on the left, what they are for on the right. */
export const RetireAll = ({ holdings, beneficiary, onRetired }: Props) => {
  const tonnes = holdings.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <TextLink to="/holdings">Holdings</TextLink>
        <Heading level={1}>Retire all credits</Heading>
      </div>
      <div className="grid items-start gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <RetireAllForm holdings={holdings} beneficiary={beneficiary} onRetired={onRetired} />
        <div className="grid gap-4 border-edge border-t-2 bg-sheet p-5">
          <Heading level={2} look="small">
            {writeWhole(tonnes)} tonnes of {writeWhole(holdings.length)} batches
          </Heading>
          <dl className="border-hairline border-t">
            {holdings.map((holding) => (
              <div
                key={holding.batchId}
                className="flex justify-between gap-6 border-hairline border-b py-2.5"
              >
                <dt className="text-muted text-sm">
                  {holding.projectName}, {writeVintage(holding.vintageStartsOn, holding.vintageEndsOn)}
                </dt>
                <dd className="text-right text-note">{writeWhole(holding.quantity)}</dd>
              </div>
            ))}
          </dl>
          <p className="text-muted text-sm">
            All of it or nothing. Each batch has a certificate with its own proof, and one certificate stands
            over all of them.
          </p>
        </div>
      </div>
    </div>
  )
}
