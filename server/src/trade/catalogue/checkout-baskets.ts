/** A place in a basket: the project we would like there, and the category another may come from when it is sold out. */
export type Slot = {
  project: string
  category: 'redd_arr' | 'biochar' | 'blue_carbon' | 'dac' | 'erw'
  weightPercent: number
}

export type BasketDefinition = {
  id: string
  kind: 'plan' | 'basket'
  name: string
  /** What it costs, whatever the listings cost. */
  priceCents: number
  /** A plan is filled up to this value; a checkout basket at least to its price. */
  valueCents: number
  slots: readonly Slot[]
}

const basket = (id: string, priceCents: number, slots: readonly Slot[]): BasketDefinition => ({
  id,
  kind: 'basket',
  name: `Basket ${id}`,
  priceCents,
  valueCents: priceCents,
  slots,
})

/** The three curated baskets of the checkout. Weights are shares of the price and sum to 100. */
export const checkoutBaskets: readonly BasketDefinition[] = [
  basket('1', 1_250_000, [
    { project: 'Rio Calado Forest Corridor', category: 'redd_arr', weightPercent: 40 },
    { project: 'Umvana Hills Reforestation', category: 'redd_arr', weightPercent: 35 },
    { project: 'Kelpra Bay Seagrass Meadows', category: 'blue_carbon', weightPercent: 25 },
  ]),
  basket('2', 1_875_000, [
    { project: 'Umvana Hills Reforestation', category: 'redd_arr', weightPercent: 40 },
    { project: 'Hartmoor Biochar Kilns', category: 'biochar', weightPercent: 35 },
    { project: 'Kelpra Bay Seagrass Meadows', category: 'blue_carbon', weightPercent: 25 },
  ]),
  basket('3', 2_420_000, [
    { project: 'Hartmoor Biochar Kilns', category: 'biochar', weightPercent: 40 },
    { project: 'Basaltfold Farm Fields', category: 'erw', weightPercent: 35 },
    { project: 'Skarn Ridge Direct Air Capture', category: 'dac', weightPercent: 25 },
  ]),
]
