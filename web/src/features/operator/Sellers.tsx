import { type CheckedSeller, type ScreeningList, sellerChecksApi } from '@ledgerleaf/contract/seller-checks'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { send } from '../../api/client.ts'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { identityStates } from '../../nouns/seller/identity-words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeDate, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { toast } from '../../ui/toast.ts'
import { useDecide } from './use-decide.ts'

const wide = 'max-md:hidden'

const ListOfNames = ({ list }: { list: ScreeningList | null }) => {
  const { decide, busy, error } = useDecide()
  const input = useRef<HTMLInputElement>(null)
  const upload = (file: File) =>
    decide(async () => {
      const { entries, repeated } = await send(sellerChecksApi.importList, {
        query: { name: file.name },
        file,
      })
      toast.success(
        repeated
          ? 'This is the list in force already. Nothing was changed.'
          : `${writeWhole(entries)} entries are in force now.`,
      )
    })
  return (
    <section className="grid gap-3 border-edge border-t-2 bg-sheet p-5">
      <p className="max-w-text text-note [overflow-wrap:anywhere]">
        {list
          ? `Names are held against ${list.name}: ${writeWhole(list.entries)} entries, imported on ${writeDate(list.importedAt)}.`
          : 'No list was imported: names were checked against nothing.'}{' '}
        <span className="text-muted">
          A CSV file whose first line names the columns name, aliases, country and source id. It takes the
          place of the one before.
        </span>
      </p>
      <Button
        variant="outline"
        size="small"
        busy={busy}
        busyLabel="Importing…"
        className="justify-self-start"
        onClick={() => input.current?.click()}
      >
        Import a list
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        aria-label="List of names"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void upload(file)
        }}
      />
      {error && (
        <p role="alert" className="text-error text-sm">
          {error}
        </p>
      )}
    </section>
  )
}

const Row = ({ seller: { sellerId, companyName, identity } }: { seller: CheckedSeller }) => (
  <TableRow>
    <TableCell>
      <TextLink to={`?seller=${sellerId}`} className="font-medium">
        {companyName}
      </TextLink>
      <p className="text-muted text-sm [overflow-wrap:anywhere]">{identity.legalName}</p>
    </TableCell>
    <TableCell className={wide}>{identity.registerNumber}</TableCell>
    <TableCell className={wide}>{identity.submittedAt ? writeDate(identity.submittedAt) : '–'}</TableCell>
    <TableCell>
      <Badge tone={identityStates[identity.state].tone}>{identityStates[identity.state].text}</Badge>
    </TableCell>
  </TableRow>
)

/** Sellers who handed in who they are, those that wait first, and the list their names are held against. */
export const Sellers = () => (
  <Loaded query={useQuery(operatorQueries.sellers())} what="the sellers" room="h-56">
    {({ sellers, list }) => (
      <div className="grid gap-6">
        {sellers.length > 0 ? (
          <Table caption="Sellers who handed in their identity">
            <thead>
              <TableRow>
                <TableHead>Seller</TableHead>
                <TableHead className={wide}>Register number</TableHead>
                <TableHead className={wide}>Handed in</TableHead>
                <TableHead>State</TableHead>
              </TableRow>
            </thead>
            <tbody>
              {sellers.map((seller) => (
                <Row key={seller.sellerId} seller={seller} />
              ))}
            </tbody>
          </Table>
        ) : (
          <EmptyState
            of="letters"
            title="Nobody waits"
            text="Sellers appear here when they hand in who they are."
          />
        )}
        <ListOfNames list={list} />
      </div>
    )}
  </Loaded>
)
