export { decideOrderVat } from './decide-order-vat.ts'
export { noteTaxId } from './note-tax-id.ts'
export { refuseContradiction } from './refuse-contradiction.ts'
