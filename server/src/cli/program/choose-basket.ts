import type { Basket, Ledgerleaf } from '@ledgerleaf/sdk'
import { type CommandParts, textOf } from './command.ts'
import { readDollars, readTonnes } from './read-amount.ts'
import { CommandRefused, misused } from './refusals.ts'
import { writeMoney, writeTable, writeTonnes } from './write-figures.ts'

export const basketOptions = {
  goal: { type: 'string' },
  budget: { type: 'string' },
  listing: { type: 'string' },
} as const

export const basketHelp = `  --goal cost|quality   what the basket is chosen for; cost unless you say otherwise
  --budget DOLLARS      no more than this, such as 250 or 250.50
  --listing ID          of this listing alone`

type Line = { listing: string; quantity: { amount: number } }

const goals = ['cost', 'quality'] as const
const readGoal = (text = 'cost'): (typeof goals)[number] => {
  const goal = goals.find((one) => one === text)
  if (!goal) throw misused(`“${text}” is not a goal. There are ${goals.join(' and ')}.`)
  return goal
}

const recommend = async (
  ledgerleaf: Ledgerleaf,
  tonnes: number,
  values: CommandParts['values'],
): Promise<Line[]> => {
  const budget = textOf(values, 'budget')
  const { basket, loosen } = await ledgerleaf.recommendations.create({
    quantity: { amount: tonnes },
    goal: readGoal(textOf(values, 'goal')),
    ...(budget ? { budget: { amount: readDollars(budget) } } : {}),
  })
  if (!basket || basket.quantity.amount < tonnes)
    throw new CommandRefused(
      `There is no basket of ${writeTonnes({ amount: tonnes })} within what you asked for${loosen.length > 0 ? ': change the budget or the tonnes' : ''}.`,
    )
  return basket.lines.map(({ listing, quantity }) => ({ listing, quantity: { amount: quantity.amount } }))
}

/** What is to be bought, put together and priced: it holds nothing yet. */
export const chooseBasket = async (
  ledgerleaf: Ledgerleaf,
  { values, positionals }: Pick<CommandParts, 'values' | 'positionals'>,
): Promise<Basket> => {
  const tonnes = readTonnes(positionals[0])
  const listing = textOf(values, 'listing')
  const lines = listing
    ? [{ listing, quantity: { amount: tonnes } }]
    : await recommend(ledgerleaf, tonnes, values)
  const basket = await ledgerleaf.baskets.create({ lines })
  const budget = textOf(values, 'budget')
  if (budget && basket.total.amount > readDollars(budget))
    throw new CommandRefused(`It costs ${writeMoney(basket.total)}, which is more than your budget.`)
  return basket
}

/** The same in words. */
export const writeBasket = ({ lines, total, quantity }: Basket): string =>
  [
    writeTable(
      lines.map(({ project, registry, vintage, saleType, ...line }) => [
        writeTonnes(line.quantity),
        `${project.name} ${vintage}`,
        saleType === 'spot' ? registry : `${registry}, ${saleType}`,
        `${writeMoney(line.price)} a tonne`,
        writeMoney(line.total),
      ]),
    ),
    `${writeTonnes(quantity)} for ${writeMoney(total)}, without VAT`,
  ].join('\n')
