import { type ShareKind, shareKinds, sharePrivacy, sharesMax } from '@ledgerleaf/contract/retirement-shares'
import { useQuery } from '@tanstack/react-query'
import { organisationQueries } from '../../nouns/organisation/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { itself, type ShareUnit, tellLeft, tonnesOfRows } from './share-rows.ts'
import type { Sharing } from './use-shares.ts'

const units: Record<ShareUnit, string> = { tonnes: 'Tonnes', percent: 'Percent' }
const nameOf: Record<Exclude<ShareKind, 'subsidiary'>, string> = {
  product: 'Product or event',
  other: 'Name',
}

type Props = { sharing: Sharing; tonnes: number; beneficiary: string }

const Row = ({ sharing, tonnes, beneficiary, at }: Props & { at: number }) => {
  const { data } = useQuery(organisationQueries.details())
  const row = sharing.rows[at]
  if (!row) return null
  const { kind, subsidiaryId, name, amount } = row
  const error = (field: 'name' | 'amount') =>
    sharing.wrong?.at === at && sharing.wrong.field === field ? { error: sharing.wrong.message } : {}
  const change = (given: Parameters<Sharing['change']>[1]) => sharing.change(at, given)
  const dealt = tonnesOfRows(sharing.rows, sharing.unit, tonnes)[at] ?? 0
  return (
    <li className="grid gap-4 border-hairline border-b py-4">
      <div className="flex items-center justify-between gap-4">
        <p className="font-medium text-sm">Share {at + 1}</p>
        {sharing.rows.length > 2 && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => sharing.remove(at)}
            aria-label={`Remove share ${at + 1}`}
          >
            Remove
          </Button>
        )}
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          label="For"
          value={kind}
          onChange={(event) => change({ kind: event.target.value as ShareKind })}
        >
          {Object.entries(shareKinds).map(([one, words]) => (
            <option key={one} value={one}>
              {words}
            </option>
          ))}
        </Select>
        {kind === 'subsidiary' ? (
          <Select
            label="Company"
            data-share={`${at}-name`}
            value={subsidiaryId}
            onChange={(event) => change({ subsidiaryId: event.target.value })}
            {...error('name')}
          >
            <option value={itself}>{beneficiary.trim() || 'The beneficiary'}</option>
            {data?.subsidiaries.map((company) => (
              <option key={company.id} value={company.id}>
                {company.name}
              </option>
            ))}
          </Select>
        ) : (
          <TextField
            label={nameOf[kind]}
            data-share={`${at}-name`}
            autoComplete="off"
            value={name}
            onChange={(event) => change({ name: event.target.value })}
            {...error('name')}
          />
        )}
        <TextField
          label={units[sharing.unit]}
          data-share={`${at}-amount`}
          figures
          inputMode={sharing.unit === 'tonnes' ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={amount}
          onChange={(event) => change({ amount: event.target.value })}
          {...(sharing.unit === 'percent' ? { hint: `${writeWhole(dealt)} t` } : {})}
          {...error('amount')}
        />
      </div>
    </li>
  )
}

/** Whether what is retired is shared, and among whom: rows, what is left, and two ways to fill them. */
export const ShareRows = ({ sharing, tonnes, beneficiary }: Props) => {
  const { isOn, rows, unit } = sharing
  const shared = tonnesOfRows(rows, unit, tonnes).reduce((sum, one) => sum + one, 0)
  const { words, isEven } = tellLeft(tonnes, shared)
  return (
    <div className="grid gap-5">
      <Checkbox
        label={
          <>
            <span className="font-medium">Share among subsidiaries or products</span>
            <span className="block text-muted text-sm">
              Each gets a certificate of its own, and one stands over the whole. {sharePrivacy}
            </span>
          </>
        }
        checked={isOn}
        onChange={(event) => sharing.setOn(event.target.checked)}
      />
      {isOn && (
        <fieldset ref={sharing.place} className="grid gap-4 border-edge border-t-2 bg-sheet px-5 pt-4 pb-5">
          <legend className="sr-only">Shares</legend>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <Select
              label="Count in"
              className="w-36"
              value={unit}
              onChange={(event) => sharing.countIn(event.target.value as ShareUnit, tonnes)}
            >
              {Object.entries(units).map(([one, label]) => (
                <option key={one} value={one}>
                  {label}
                </option>
              ))}
            </Select>
            <Button variant="outline" onClick={() => sharing.spread(tonnes)} disabled={tonnes < rows.length}>
              Split evenly
            </Button>
          </div>
          <ol className="border-hairline border-t">
            {rows.map(({ key }, at) => (
              <Row key={key} sharing={sharing} tonnes={tonnes} beneficiary={beneficiary} at={at} />
            ))}
          </ol>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p
              aria-live="polite"
              className={cn('font-mono text-note tabular-nums', isEven ? 'text-leaf' : 'text-attention')}
            >
              {words}
            </p>
            <Button variant="outline" size="small" onClick={sharing.add} disabled={rows.length >= sharesMax}>
              Add a share
            </Button>
          </div>
          <p className="text-muted text-sm">
            Companies of yours and products count as your own; what is for somebody else counts for them
            alone. Companies are named on{' '}
            <TextLink to="/organisation#subsidiaries">your organisation’s page</TextLink>.
          </p>
        </fieldset>
      )}
    </div>
  )
}
