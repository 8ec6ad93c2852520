export { checkVatId } from './check-vat-id.ts'
export { decideOrderVat } from './decide-order-vat.ts'
