import { basketHelp, basketOptions, chooseBasket, writeBasket } from './choose-basket.ts'
import { type ProgramCommand, textOf } from './command.ts'
import { readTonnes } from './read-amount.ts'
import { companyHelp, companyOptions, readCompany } from './read-company.ts'
import { exitCodes, misused } from './refusals.ts'
import { writeMoney } from './write-figures.ts'

export const quote: ProgramCommand = {
  says: 'says what credits cost now, or holds them at that price for an invoice',
  help: `Usage: npx ledgerleaf quote TONNES [--json]
       npx ledgerleaf quote TONNES --billing-email EMAIL --company FILE [--json]

Says what the best basket of so many tonnes costs now. That holds nothing.
With --billing-email it asks for a quote to pay by invoice: its credits are held until the quote is over.
Accept it in the browser.

${basketHelp}
${companyHelp}
  --po-number TEXT      what your own books know the purchase by`,
  options: {
    ...basketOptions,
    ...companyOptions,
    'billing-email': { type: 'string' },
    'po-number': { type: 'string' },
  },
  positionalsMax: 1,
  run: async (parts) => {
    const { values, open, tell } = parts
    readTonnes(parts.positionals[0])
    const billingEmail = textOf(values, 'billing-email')
    if (!billingEmail && textOf(values, 'company')) throw misused('With --company goes --billing-email.')
    const company = billingEmail ? readCompany(parts) : null
    const { ledgerleaf, address } = open()
    const basket = await chooseBasket(ledgerleaf, parts)
    if (!billingEmail || !company) {
      tell(basket, `${writeBasket(basket)}\nNothing is held.`)
      return exitCodes.done
    }
    const poNumber = textOf(values, 'po-number')
    const made = await ledgerleaf.quotes.create({
      basket: basket.id,
      expectedTotal: { amount: basket.total.amount },
      expectedComposition: basket.composition,
      company,
      billingEmail,
      ...(poNumber ? { poNumber } : {}),
    })
    tell(
      made,
      `${writeBasket(basket)}\nQuote ${made.number}: ${writeMoney(made.total)} with VAT, held until ${made.validUntil.slice(0, 10)}.\nAccept it at ${address}/orders/${made.id}`,
    )
    return exitCodes.done
  },
}
