export { type NewRetirement, type Retirement, retireCredits } from './retire-credits.ts'
