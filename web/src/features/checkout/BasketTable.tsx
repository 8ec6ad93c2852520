import type { Basket, BasketLine } from '@ledgerleaf/contract/baskets'
import type { ReactNode } from 'react'
import { SellerTerms } from '../../nouns/listing/SellerTerms.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { cn } from '../../ui/cn.ts'
import { countryName } from '../../ui/country-name.ts'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { toneOf } from './tones.ts'

const wide = 'max-md:hidden'

const whereFrom = ({ registry, vintage, country }: BasketLine) =>
  [registry, country && countryName(country), `vintage ${vintage}`].filter(Boolean).join(' · ')

export type RenderPromise = (promise: NonNullable<BasketLine['forward']>) => ReactNode

const saleWords = { forward: 'Forward', subscription: 'Subscription' } as const

type RowProps = { line: BasketLine; position: number; renderPromise: RenderPromise }

/** On a phone the row folds: what has no column there stands under the project's name. */
const Row = ({ line, position, renderPromise }: RowProps) => (
  <TableRow>
    <TableCell>
      <div className="flex gap-3">
        <span
          aria-hidden="true"
          className={cn('mt-1.5 size-3 shrink-0 border border-edge', toneOf(position))}
        />
        <div className="grid min-w-0 gap-0.5">
          <p className="font-medium leading-snug">{line.projectName}</p>
          <p className="text-muted text-sm">{whereFrom(line)}</p>
          <p className="text-muted text-sm tabular-nums md:hidden">
            {line.weightPercent}% · {writeWhole(line.quantity)} at {writeCents(line.pricePerCreditCents)}
          </p>
          {line.saleType !== 'spot' && (
            <p className="pt-1">
              <Badge tone="attention">{saleWords[line.saleType]}</Badge>
            </p>
          )}
          <SellerTerms terms={line} />
          {line.forward && <div className="pt-2">{renderPromise(line.forward)}</div>}
        </div>
      </div>
    </TableCell>
    <TableCell numeric className={wide}>
      {line.weightPercent}%
    </TableCell>
    <TableCell numeric className={wide}>
      {writeWhole(line.quantity)}
    </TableCell>
    <TableCell numeric className={wide}>
      {writeCents(line.pricePerCreditCents)}
    </TableCell>
    <TableCell numeric className="max-md:align-top">
      {writeCents(line.totalCents)}
    </TableCell>
  </TableRow>
)

/** What the basket holds: project, registry and vintage, weight, quantity and price, line by line. */
export const BasketTable = ({ basket, renderPromise }: { basket: Basket; renderPromise: RenderPromise }) => (
  <Table caption={`What ${basket.name} holds`}>
    <thead>
      <TableRow>
        <TableHead>Project</TableHead>
        <TableHead numeric className={wide}>
          Weight
        </TableHead>
        <TableHead numeric className={wide}>
          Credits
        </TableHead>
        <TableHead numeric className={wide}>
          Price
        </TableHead>
        <TableHead numeric>Value</TableHead>
      </TableRow>
    </thead>
    <tbody>
      {basket.lines.map((line, position) => (
        <Row key={line.listingId} line={line} position={position} renderPromise={renderPromise} />
      ))}
    </tbody>
  </Table>
)
