import type { Forward } from '@ledgerleaf/contract/forwards'
import { useQuery } from '@tanstack/react-query'
import { forwardQueries } from '../../nouns/forward/queries.ts'
import { statusWords } from '../../nouns/forward/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { writeCents, writeDate, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

/** What its risk is weighed over: the open dates, as far as nothing came for them. */
const stillToCome = ({ milestones }: Pick<Forward, 'milestones'>): number =>
  milestones
    .filter(({ state }) => state === 'open')
    .reduce((sum, { quantity, delivered }) => sum + quantity - delivered, 0)

/** What was bought before it exists. Whoever bought nothing forward sees nothing here. */
export const ForwardsTable = () => {
  const { data, isError, isFetching, refetch } = useQuery(forwardQueries.own())
  if (!data && isError)
    return (
      <ErrorState
        title="Your forward purchases did not load"
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  if (!data || data.forwards.length === 0) return null
  return (
    <section id="future" className="grid gap-4">
      <div className="grid gap-2">
        <Heading level={2} look="small">
          Bought forward
        </Heading>
        <p className="max-w-text text-muted text-sm">
          What is still to come is not in held or retired, and its money waits in escrow until it is
          delivered.
        </p>
      </div>
      <Table caption="Credits you bought forward" folds="early">
        <thead>
          <tr>
            <TableHead>Project</TableHead>
            <TableHead>Delivered by</TableHead>
            <TableHead numeric>Promised</TableHead>
            <TableHead numeric>To expect</TableHead>
            <TableHead numeric>Delivered</TableHead>
            <TableHead numeric>In escrow</TableHead>
            <TableHead>Standing</TableHead>
          </tr>
        </thead>
        <tbody>
          {data.forwards.map((forward) => {
            const next = forward.milestones.find(({ state }) => state === 'open')
            const { word, tone } = statusWords(forward.status)
            return (
              <TableRow key={forward.id}>
                <TableCell>
                  <TextLink to={`/projects/${forward.projectId}`}>{forward.projectName}</TextLink>
                  <span className="block text-muted text-sm">
                    {forward.registry} · vintage {forward.vintageStartsOn.slice(0, 4)}
                    {forward.delivered === 0 && ', no serials yet'}
                    {forward.retiresOnDelivery && ' · retired on delivery'}
                  </span>
                </TableCell>
                <TableCell label="Delivered by" className="whitespace-nowrap">
                  {next ? <time dateTime={next.dueOn}>{writeDate(next.dueOn)}</time> : '–'}
                </TableCell>
                <TableCell numeric label="Promised">
                  {writeWhole(forward.quantity)}
                </TableCell>
                <TableCell numeric label="To expect">
                  {next ? (
                    <span>
                      {writeWhole(forward.outlook.credits)}{' '}
                      <span className="whitespace-nowrap text-muted text-sm sm:block">
                        of {writeWhole(stillToCome(forward))} to come
                      </span>
                    </span>
                  ) : (
                    '–'
                  )}
                </TableCell>
                <TableCell numeric label="Delivered">
                  {writeWhole(forward.delivered)}
                </TableCell>
                <TableCell numeric label="In escrow">
                  {writeCents(forward.escrowCents)}
                </TableCell>
                <TableCell label="Standing">
                  <span className="grid justify-items-start gap-1 folded:justify-items-end">
                    <Badge tone={tone}>{word}</Badge>
                    <TextLink
                      to={`/certificates/${forward.id}`}
                      aria-label={`${word}: certificate of ${forward.projectName}`}
                      className="text-sm"
                    >
                      Certificate
                    </TextLink>
                  </span>
                </TableCell>
              </TableRow>
            )
          })}
        </tbody>
      </Table>
      <Fold title="What to expect, and where the money is">
        <p className="max-w-text text-muted text-sm">
          “To expect” is what is still to come, weighed by the risk that it does not: its certificate names
          the reasons. What was delivered is a credit like any other, held or retired. The money of the rest
          is paid out to the seller as the credits come.
        </p>
      </Fold>
    </section>
  )
}
