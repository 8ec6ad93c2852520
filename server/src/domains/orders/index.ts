export { recordSettledOrder, type SettledOrder } from './record-settled-order.ts'
