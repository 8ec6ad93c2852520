import { newId } from '../platform/id.ts'
import { inTransaction } from '../platform/transaction.ts'
import type { Hex } from './hex.ts'
import { keepSigned, markSent, type NewTransaction } from './keep-transactions.ts'
import type { MirrorParts } from './mirror-parts.ts'
import { refusePoor } from './node.ts'

/** What is estimated may be a little more by the time a block takes it. */
const withReserve = (gas: bigint): bigint => gas + gas / 4n

/**
 * Estimates, signs, keeps and sends, in this order. The contract refuses in the estimate, before anything costs anything; what
 * is kept and not sent is sent by whoever looks next.
 */
export const sendTransaction = async (
  { db, node, signer, deployment, now }: MirrorParts,
  what: Pick<
    NewTransaction,
    'kind' | 'about' | 'firstIndex' | 'lastIndex' | 'endsOpen' | 'moves' | 'anchoredSize'
  >,
  data: Hex,
  nonce: number,
): Promise<void> => {
  const gas = withReserve(await node.estimate(data))
  const fees = await node.fees()
  const { chainId, contract, account } = deployment
  refusePoor(account, await node.balanceWei(), gas * fees.feeWei)
  const signed = await signer.sign({ chainId, to: contract, data, nonce, gas }, fees)
  const transaction = { ...what, id: newId(now().getTime()), data, nonce, gas: Number(gas) }
  const id = await inTransaction(db, (tx) => keepSigned(tx, deployment, transaction, signed, now()))
  await node.send(signed.raw)
  await inTransaction(db, (tx) => markSent(tx, id, now()))
}
