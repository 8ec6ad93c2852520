import { setTimeout as pause } from 'node:timers/promises'
import type { Ledgerleaf, Order } from '@ledgerleaf/sdk'
import { basketHelp, basketOptions, chooseBasket, writeBasket } from './choose-basket.ts'
import { type ProgramCommand, textOf } from './command.ts'
import { confirm, yesOption } from './confirm.ts'
import { readTonnes } from './read-amount.ts'
import { companyHelp, companyOptions, readCompany } from './read-company.ts'
import { exitCodes } from './refusals.ts'
import { readRetireWords, retireHelp, retireOptions } from './retire-words.ts'
import { tellWaiting, writeMoney } from './write-figures.ts'

const settlingMsMax = 60_000
const lookMs = 500

/** Paying takes a moment. Whoever takes longer than a minute is told how far it is. */
const awaitOrder = async (ledgerleaf: Ledgerleaf, placed: Order): Promise<Order> => {
  const until = Date.now() + settlingMsMax
  let order = placed
  while (['pending', 'paid'].includes(order.status) && Date.now() < until) {
    await pause(lookMs)
    order = await ledgerleaf.orders.get(order.id)
  }
  return order
}

export const buy: ProgramCommand = {
  says: 'buys credits, and retires them at once if you like',
  help: `Usage: npx ledgerleaf buy TONNES --company FILE [--yes] [--json]

Puts the best basket together, shows what it costs, and buys it once you agree, with the card on file.
What is more than the key does alone waits for a person (exit code 3).

${basketHelp}
${companyHelp}
  --order-key WORD      your own word for this order: sent twice, it is placed once
  --yes, -y             agree without being asked

With --for, what is bought is retired as soon as it is yours:
${retireHelp}`,
  options: {
    ...basketOptions,
    ...companyOptions,
    ...retireOptions,
    ...yesOption,
    'order-key': { type: 'string' },
  },
  positionalsMax: 1,
  run: async (parts) => {
    const { values, open, tell } = parts
    readTonnes(parts.positionals[0])
    const company = readCompany(parts)
    const retire = textOf(values, 'for') ? readRetireWords(parts) : undefined
    const { ledgerleaf, address } = open()
    const basket = await chooseBasket(ledgerleaf, parts)
    const follows = retire
      ? `\nWhat is bought is retired at once for ${retire.beneficiary}: that is public, and for good.`
      : ''
    await confirm(parts, `${writeBasket(basket)}${follows}`, `Buy at ${address}?`)
    const idempotencyKey = textOf(values, 'order-key')
    const placed = await ledgerleaf.orders.create(
      {
        basket: basket.id,
        expectedTotal: { amount: basket.total.amount },
        expectedComposition: basket.composition,
        company,
        ...(retire ? { retire } : {}),
      },
      idempotencyKey ? { idempotencyKey } : {},
    )
    if (placed.object === 'approval') return tellWaiting(parts, placed)
    const order = await awaitOrder(ledgerleaf, placed)
    const isOver = ['cancelled', 'refunded', 'failed'].includes(order.status)
    const papers = order.certificates.map(({ id }) => `\nCertificate: ${address}/certificates/${id}`).join('')
    tell(order, `Order ${order.id} is ${order.status}: ${writeMoney(order.paid)} with VAT.${papers}`)
    return isOver ? exitCodes.refused : exitCodes.done
  },
}
