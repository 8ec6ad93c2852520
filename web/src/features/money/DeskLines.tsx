import type { MoneyLine } from '@ledgerleaf/contract/money'
import { tellReturned } from '@ledgerleaf/contract/order-words'
import { FactLine } from '../../ui/FactLine.tsx'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const standingOf = (line: MoneyLine): string => {
  const { isForward, quantity, returned, free } = line
  if (isForward)
    return line.toDeliver > 0 ? `Bought forward, ${writeWhole(line.toDeliver)} to deliver` : 'Bought forward'
  const used = quantity - returned - free
  return [
    ...(returned > 0 ? [tellReturned(line)] : []),
    ...(free > 0 ? [`${writeWhole(free)} can go back`] : []),
    ...(used > 0 ? [`${writeWhole(used)} retired or gone`] : []),
  ].join(', ')
}

const Line = ({ line, isOnly }: { line: MoneyLine; isOnly: boolean }) => (
  <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-hairline border-b px-4 py-3.5 last:border-b-0 sm:px-5">
    <TextLink to={`/projects/${line.projectId}`} className="font-medium">
      {line.projectName}
    </TextLink>
    <span className="text-right font-mono tabular-nums">{writeCents(line.paidCents)}</span>
    <FactLine
      className="text-muted text-sm max-sm:col-span-2"
      facts={[
        `${writeWhole(line.quantity)} of ${line.tokenId}, vintage ${line.vintage}`,
        line.sellerName,
        standingOf(line),
      ]}
    />
    {/* Of the only one the figures above say it. */}
    {!isOnly && (
      <span className="text-muted text-sm tabular-nums max-sm:col-span-2 sm:text-right">
        seller {writeCents(line.sellerCents)}, fee {writeCents(line.feeCents)}
      </span>
    )}
  </li>
)

/** What was sold by whom, and how its money was split. */
export const DeskLines = ({ lines }: { lines: readonly MoneyLine[] }) => (
  <section aria-labelledby="lines" className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <Heading level={2} look="small" id="lines">
      What was bought
    </Heading>
    <ul className="border-edge border-t-2 bg-sheet">
      {lines.map((line) => (
        <Line key={line.listingId} line={line} isOnly={lines.length === 1} />
      ))}
    </ul>
  </section>
)
