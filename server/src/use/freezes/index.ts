export { claimFreezes, freezeCredits, thawCredits } from './freeze-credits.ts'
export { freezePersonalData } from './personal-data.ts'
export { refuseFrozen } from './refuse-frozen.ts'
