export { recordPayout } from './record-payout.ts'
