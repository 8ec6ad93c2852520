export { decideOrderVat } from './decide-order-vat.ts'
