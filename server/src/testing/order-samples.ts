import type { Order, OrderLine, OrderReturn } from '@ledgerleaf/contract/orders'
import { Cents, Credits } from '@ledgerleaf/contract/units'
import { companyName, idOf, type PaperSize, prefixOf, projectName } from './paper-names.ts'

const counts = { short: 2, long: 120, extreme: 6 }
const placedAt = '2026-11-04T10:00:00.000Z'

const lineOf = (size: PaperSize, at: number): OrderLine => {
  const quantity = size === 'extreme' ? 999_999 : 400 + at
  const price = size === 'extreme' ? 1_234_567 : 1850
  return {
    id: idOf(100 + at),
    saleType: 'spot',
    noteToBuyers: '',
    listingId: idOf(200 + at),
    projectId: idOf(300 + at),
    projectName: projectName(size, at),
    registry: 'Verra VCS',
    category: null,
    vintage: 2023,
    quantity: Credits.parse(quantity),
    returned: Credits.parse(0),
    pricePerCreditCents: Cents.parse(price),
    totalCents: Cents.parse(quantity * price),
    serialPrefix: prefixOf(at),
    serials: Array.from({ length: size === 'extreme' ? 20 : 1 }, (_, block) => ({
      first: 941_467_007 + block * 1000,
      last: 941_467_500 + block * 1000,
    })),
    forward: null,
  }
}

export const returnSample = (size: PaperSize): OrderReturn => ({
  number: `${idOf(1)}-1`,
  at: '2026-11-20T09:00:00.000Z',
  by: 'operator',
  amountCents: Cents.parse(18_500),
  isPaid: true,
  keptRetired: Credits.parse(3),
  credits: Array.from({ length: counts[size] }, (_, at) => lineOf(size, at)),
})

export const orderSample = (size: PaperSize): Order => {
  const lines = Array.from({ length: counts[size] }, (_, at) => lineOf(size, at))
  const listValue = lines.reduce((sum, { totalCents }) => sum + totalCents, 0)
  return {
    id: idOf(1),
    status: 'settled',
    isByTransfer: false,
    basketId: null,
    basketName: size === 'extreme' ? projectName(size, 0) : 'Coasts and fields',
    listValueCents: Cents.parse(listValue),
    discountCents: Cents.parse(100),
    totalCents: Cents.parse(listValue - 100),
    returnedCents: Cents.parse(size === 'short' ? 0 : 18_500),
    feeCents: Cents.parse(990),
    placedAt,
    heldUntil: null,
    settledAt: placedAt,
    endReason: null,
    paymentMessage: null,
    payUrl: null,
    escrow: null,
    enterprise: {
      companyName: companyName(size),
      contactName: size === 'extreme' ? '欧阳文静' : 'Ada Lindqvist',
      businessEmail: 'ada.lindqvist@umbrella.example',
      phoneNumber: '+49 30 901820',
      billingAddress: 'Invalidenstraße 116\n10115 Berlin',
      taxId: 'DE 811 907 980',
    },
    sandbox: false,
    isRetiring: false,
    certificates: [],
    lines,
    returns: size === 'short' ? [] : [returnSample('short')],
  }
}
