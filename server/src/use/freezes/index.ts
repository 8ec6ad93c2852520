export { claimFreezes, freezeCredits, freezeDelivered, thawCredits } from './freeze-credits.ts'
export { freezePersonalData } from './personal-data.ts'
export { isOrderFrozen, refuseFrozen } from './refuse-frozen.ts'
