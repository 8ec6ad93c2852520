export { payoutPersonalData } from './personal-data.ts'
export { recordPayout } from './record-payout.ts'
