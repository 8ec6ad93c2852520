export { recordSettledOrder } from './record-settled-order.ts'
