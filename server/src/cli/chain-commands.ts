import type { ChainDesk, ChainVerification } from '@ledgerleaf/contract/chain'
import { writeCoin } from '@ledgerleaf/contract/write-coin'
import { findDesk } from '../chain/desk-queries.ts'
import { ChainTrouble } from '../chain/provider.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db.ts'
import { StartError } from '../platform/start-error.ts'
import { inTransaction } from '../platform/transaction.ts'
import type { Command } from './command.ts'

const usage = 'chain deploy [--another]|verify|state'
const delaySeconds = 3 * 24 * 60 * 60

// The libraries of the chain are loaded by the few commands that need them.
const loadChain = async () => {
  const [reach, provider, deploy, deployment, verify, keep, progress] = await Promise.all([
    import('../chain/reach-chain.ts'),
    import('../chain/open-provider.ts'),
    import('../chain/deploy-contract.ts'),
    import('../chain/deployment.ts'),
    import('../chain/verify-chain.ts'),
    import('../chain/keep-verification.ts'),
    import('../chain/keep-progress.ts'),
  ])
  return { ...reach, ...provider, ...deploy, ...deployment, ...verify, ...keep, ...progress }
}

type Act = (db: Db, config: Config) => Promise<string>

/** What the chain, its node or the settings are to blame for is the answer of the command, without a stack. */
const plainly =
  (act: Act): Act =>
  (db, config) =>
    act(db, config).catch((error: unknown) => {
      throw error instanceof ChainTrouble ? new StartError(`The chain: ${error.message}.`) : error
    })

/** A second contract leaves the first behind, with every token that is in a wallet: nobody makes one by accident. */
const deploy = (another: boolean) =>
  plainly(async (db, { chain: config, publicUrl }) => {
    if (config.kind === 'local') throw new StartError('The local chain gets its contract by itself.')
    const chain = await loadChain()
    const provider = await chain.openProvider(db, config)
    const signer = chain.signerOf(config)
    const chainId = await chain.askChainId(provider, config.chainId)
    const before = await chain.findNewest(db, chainId)
    if (before !== null && !another && (await chain.hasCode(provider, before)))
      throw new StartError(
        `The contract of this ledger is at ${before} on chain ${chainId}; nothing was changed. "chain deploy --another" makes a new one, on which the log is repeated from its beginning; tokens that are in wallets stay on the old one.`,
      )
    const wanted = { chainId, signer, base: chain.tokenBase(publicUrl), delaySeconds }
    const { contract, block, transaction } = await chain.deployContract(provider, wanted)
    const deployment = { chainId, contract, account: signer.account }
    await inTransaction(db, (tx) => chain.keepDeployment(tx, deployment, block, new Date()))
    return [
      `The contract is at ${contract} on chain ${chainId}, in block ${block} (transaction ${transaction}).`,
      `${signer.account} administers it, records there and may stop it.`,
      before === null
        ? 'A running server begins to repeat the ledger there within five minutes, or at once when it is started again.'
        : 'A running server goes on with the contract before it until it is started again.',
    ].join('\n')
  })

const sayVerification = ({
  block,
  blockHash,
  nextIndex,
  compared,
  differences,
  tookMs,
}: ChainVerification) => {
  const { tokens, balances, retirements, entries } = compared
  const what = `${tokens} tokens, ${balances} balances, ${retirements} retirements and ${entries} entries up to entry ${nextIndex} of the log, at block ${block} (${blockHash}), in ${tookMs} ms`
  return differences.length === 0
    ? `Chain and ledger agree: ${what}.`
    : `Chain and ledger differ: ${what}.\n${differences.map((says) => `  ${says}`).join('\n')}`
}

const verify = plainly(async (db, { chain: config, publicUrl }) => {
  const chain = await loadChain()
  const provider = await chain.openProvider(db, config)
  const { deployment, node } = await chain.reachChain(db, provider, config, { publicUrl, now: new Date() })
  const begunBlock = (await chain.findProgress(db, deployment))?.begunBlock ?? null
  const found = await chain.verifyChain(db, node, { begunBlock, now: () => new Date() })
  await inTransaction(db, (tx) => chain.keepVerification(tx, deployment, found))
  // A difference is an error of the command too, so that whoever runs it by a schedule notices.
  if (found.differences.length > 0) throw new StartError(sayVerification(found))
  return sayVerification(found)
})

const sayState = ({ status, trouble, gas, counts, account, block, verification }: ChainDesk): string => {
  const { name, chainId, contract, nextIndex, behind, behindSinceAt, logSize, anchored } = status
  if (contract === null)
    return `${name}: there is no contract of this ledger yet. "npm run admin -- chain deploy" makes one.`
  const missing =
    behind === 0
      ? nextIndex !== null && nextIndex > logSize
        ? `the log here has ${logSize} entries and lacks what the chain has`
        : 'nothing is missing'
      : `${behind} entries of the log may be missing${behindSinceAt === null ? '' : ` since ${behindSinceAt}`}`
  const lines = [
    `${name} (chain ${chainId}), contract ${contract}.`,
    nextIndex === null
      ? `No server has looked at the contract yet; ${missing}.`
      : `The contract goes on at entry ${nextIndex}, as of block ${block}; ${missing}.`,
    anchored ? `The log is anchored at ${anchored.size} entries.` : 'The log is not anchored yet.',
    `${counts.confirmed} transactions confirmed, ${counts.unconfirmed} mined, ${counts.inFlight} on their way, ${counts.replaced} replaced, ${counts.reorganised} sent again after a reorganisation, ${counts.refused} refused; ${gas.used} gas${gas.deployment === null ? '' : `, ${gas.deployment} of it for deploying the contract`}, for ${writeCoin(gas.spentWei)} coins.`,
    account?.balanceWei ? `${account.address} has ${writeCoin(account.balanceWei)} coins to go on with.` : '',
    trouble ? `${trouble.halted ? 'HALTED' : 'In trouble'} since ${trouble.sinceAt}: ${trouble.reason}` : '',
    verification
      ? `Compared last at ${verification.at}: ${verification.differences.length} differences.`
      : 'It was never compared with the ledger.',
  ]
  return lines.filter((line) => line !== '').join('\n')
}

const run: Command['run'] = async (db, [act, ...rest], config) => {
  const another = act === 'deploy' && rest.length === 1 && rest[0] === '--another'
  if (rest.length > 0 && !another) throw new StartError(`Usage: ${usage}`)
  if (config.chain.kind === 'off') throw new StartError('CHAIN is off: the ledger is repeated on no chain.')
  if (act === 'deploy') return deploy(another)(db, config)
  if (act === 'verify') return verify(db, config)
  if (act === 'state') return { unchanged: sayState(await findDesk(db, config.chain, null, new Date())) }
  throw new StartError(`Usage: ${usage}`)
}

/** The chain that repeats the ledger. */
export const chainCommands: Record<string, Command> = { chain: { usage, run } }
