import type { ChainStatus } from '@ledgerleaf/contract/chain'
import type { OwnWallets } from '@ledgerleaf/contract/wallets'
import { ExplorerLink } from '../../nouns/chain/ExplorerLink.tsx'
import { explorerOf, shorten } from '../../nouns/chain/words.ts'
import { writeVintage } from '../../nouns/credit/words.ts'
import { tellBringBack, tellWithdrawal } from '../../nouns/wallet/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { writeInstant, writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'

type Props = Pick<OwnWallets, 'withdrawals' | 'broughtBack'> & { status: ChainStatus | undefined }

/** What left for wallets and what came back, the newest first, each with its transaction. */
export const WalletMoves = ({ withdrawals, broughtBack, status }: Props) => {
  const moves = [
    ...withdrawals.map((one) => ({
      ...one,
      what: 'Withdrawn',
      at: one.askedAt,
      told: tellWithdrawal(one),
      reason: null,
    })),
    ...broughtBack.map((one) => ({ ...one, what: 'Brought back', told: tellBringBack(one) })),
  ].sort((a, b) => b.at.localeCompare(a.at))
  if (moves.length === 0) return null
  return (
    <Table caption="Withdrawn and brought back" folds>
      <thead>
        <tr>
          <TableHead>What</TableHead>
          <TableHead>Project</TableHead>
          <TableHead>Wallet</TableHead>
          <TableHead numeric>Credits</TableHead>
          <TableHead>On the chain</TableHead>
        </tr>
      </thead>
      <tbody>
        {moves.map((move) => (
          <TableRow key={`${move.what} ${move.id}`}>
            <TableCell>
              {move.what}
              <span className="block text-muted text-sm">{writeInstant(move.at)}</span>
            </TableCell>
            <TableCell label="Project">
              {move.projectName}, {writeVintage(move.vintageStartsOn, move.vintageEndsOn)}
            </TableCell>
            <TableCell label="Wallet">
              <span title={move.address}>
                <Mono>{shorten(move.address)}</Mono>
              </span>
            </TableCell>
            <TableCell numeric label="Credits">
              {writeWhole(move.quantity)}
            </TableCell>
            <TableCell label="On the chain">
              <span className="grid justify-items-start gap-1">
                <Badge tone={move.told.tone}>{move.told.says}</Badge>
                {move.transaction && (
                  <ExplorerLink
                    href={status ? explorerOf.transaction(status, move.transaction) : null}
                    text={shorten(move.transaction)}
                    whole={move.transaction}
                  />
                )}
                {move.reason && <span className="text-muted text-sm">{move.reason}</span>}
              </span>
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
