export { depositCheck } from './deposit-check.ts'
export { walletPersonalData } from './personal-data.ts'
export { walletChain } from './wallet-chain.ts'
export { runDeposits, walletTasks } from './wallets.jobs.ts'
export { walletRoutes } from './wallets.routes.ts'
export {
  findLetGo,
  findWithdrawalWallets,
  findWithdrawnBatches,
  type WithdrawnBatch,
  withdrawnOf,
} from './withdrawn-queries.ts'
