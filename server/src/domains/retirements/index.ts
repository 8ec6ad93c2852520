export { retireCredits } from './retire-credits.ts'
