import type { Language } from './words.ts'

export const english: Language = {
  code: 'en',
  words: {
    scope: 'scope, scopes',
    direct: 'direct, directly, directs',
    indirect: 'indirect, indirectly, indirects',
    otherIndirect: 'other indirect, other relevant indirect',
    energyIndirect: 'energy indirect, indirect energy',
    location: `
      location based|standard|method, locationbased, location, grid average, lbm
    `,
    market: `
      market based|standard|method, marketbased, mbm, residual mix|mixes, contractual instruments
    `,
    marketWord: 'market, -market share|price|value|cap',
    total:
      'total, totals, sub total, sub totals, subtotal, subtotals, gross, sum, overall, aggregate*, footprint',
    gross: 'gross',
    whole: `
      group, global, worldwide, consolidated, company wide, whole company, organisation, corporate total, grand total
      overall, entire
    `,
    subset: `
      by division|segment|business|country|region|site|gas|source|geography
      division, divisions, segment, segments, subsidiar, branch, excluding, joint venture, like for like, same store
      pro rata, plant, plants, factories, manufacturing sites, headquarters, hq, retail stores, warehouse, warehouses
      europe, emea, apac, asia, america, americas, north america, latin america, africa, uk, united kingdom, us, usa, u s
      germany, france, ireland, spain, italy, china, india, japan, korea, australia, new zealand, canada, brazil, mexico
      switzerland, austria, poland, netherlands, overseas, domestic, cars, trucks, vans, buses, rest of world, row
    `,
    emission: '*emission*, *ghg*, *greenhouse*, *co2*, *carbon*, footprint',
    energy: `
      energy consum*, energy use|used|usage|demand|total, total|gross|overall|group|net|final|primary energy
      consumption of energy, ^energy, -^energy from|sold|source|mix|data|cost
      -^energy sources|costs|sav*|effic*|inten*|gener*|induced|related|indirect|prod*|exp*|manag*|mixes|dataset
    `,
    energyPart: `
      *renewable*, *electric*, *fuel*, gas, *steam*, *heat*, *cool*, *solar*, *sold*, *generated*, *produced*
      *purchased*, *diesel*, *petrol*, *coal*, oil, *direct*, *self*, *subcontract*, *outside*, *scope*, *saved*
      *saving*, *efficien*, *fossil*, *nuclear*, per, excluding, from
    `,
    component: `
      natural gas, gas, -greenhouse gas, -gas emission*, fleet*, *vehicle, *vehicles, *refrigerant*, *stationary*
      *mobile*, *fugitive*, *diesel*, *petrol*, *gasoline*, lpg, heating oil, fuel oil, coal, process emissions
      process gas, *flaring*, *venting*, *combustion*, company cars, *transport, *aviation*, flight, flights
      fuel use*, district heat*, purchased heat*|steam*|cooling*, *tenant*, *landlord*, data cent*, office, offices
      t and d
    `,
    partOf: 'of which, thereof',
    intensity: `
      *intensit*, per, -per annum|year, normalised, normalized, specific, ratio, index
    `,
    change: `
      change, -climate change, reduction, reduced, reductions, decrease, increase, saving, savings, saved, avoid*, difference, variance
      improvement, progress, compared, versus, vs, yoy, year on year
    `,
    target:
      'target, targets, goal, goals, ambition*, commitment*, forecast*, planned*, budget, pathway*, aim|aims|aiming to',
    baseline: 'baseline, base year, baseyear, reference year',
    offset: `
      *offset*, carbon credit, carbon credits, credit|credits retired|purchased, *removal, *removals, *sequest*
      bought credits, credits for, *stored*, *captured*, *neutral*, after offset*|renewable*, *certificates*, rec, recs, go, gos
    `,
    net: 'net, -net revenue|sales, -net revenues',
    financed: `
      *financed*, *facilitated*, *portfolio*, -total|whole|entire|full|property|estate|owned|managed portfolio*
      insurance associated, *underwriting*, *lending*, *investee*, *attributed*, customer emissions
      supplier|suppliers|customer|customers|peer|peers scope|ghg, supplier|suppliers|customer|customers|peer|peers s scope|ghg
    `,
    share: '^%, percent*, share of, proportion*, coverage*, % of',
    otherGas: `
      nox, sox, so2, voc*, *particulate*, *methane*, ch4, n2o, *nitrous*, hfc*, pfc*, sf6*, nf3*, *refrigerant emissions
      *ozone*
    `,
    biogenic: '*biogenic*, *biomass*',
    cost: 'cost, costs, price*, revenue*, tax, *spend, expenditure on*',
    count: 'number of, data quality, employees, headcount, *suppliers*, sites covered',
    currentYear: `
      current|this|reporting|reported year|period
      current|this|reporting|reported reporting|financial|fiscal|calendar year|period
    `,
    priorYear: `
      previous|prior|preceding|last|comparative|comparison year|period
      previous|prior|preceding|last|comparative|comparison reporting|financial|fiscal|calendar year|period
    `,
    fiscalYear:
      'fiscal year, financial year, fiscal, fy, fye, cy, ye, calendar year, year, year ended|ending',
    category: 'category, categories, cat',
    isoCategory: 'category',
    tonne: 'metric tonne|tonnes|ton|tons, tonne, tonnes, ton, tons',
    thousand: 'thousand, thousands',
    million: 'million, millions',
    billion: 'billion, billions',
    equivalent: 'equivalent, equivalents',
    carbonDioxide: 'carbon dioxide',
    energyWord: '*energy*',
    plain: `
      sub total, sub totals, subtotal, subtotals, total, totals, gross, sum, overall, emission, emissions, ghg, greenhouse
      gas, gases, co2, co2e, co2eq, carbon, dioxide, equivalent, equivalents, location, market, based, lb, lbm, mb, mbm
      method, standard, group, global, company, portfolio, all, absolute, our, annual, reported, value, amount
      tonne, tonnes, kilotonnes, megatonnes, ton, tons, metric, thousand, thousands, million, millions
      t, mt, kt, tco2, tco2e, tco2eq, mtco2, mtco2e, ktco2, ktco2e, e, eq, of, in, the, by, and, for, restated, verified
      assured, category, scope, unit, result, actual
    `,
    filler: `
      a, an, the, of, in, on, at, by, to, for, from, and, or, as, with, other, our, all, is, are, its, their, this, that
      under, which, each, only, also, both, not
    `,
    table:
      'unit, units, note, notes, page, reference, disclosure, indicator, metric, kpi, gri, sasb, esrs, source, description',
    ordinary: `
      data, result, results, performance, own operations, activities, activity, operations, operational, owned, controlled
      purchased, electricity, heat, heating, steam, cooling, generation, consumption, consumed, use, value chain, upstream
      downstream, sources, own, corporate, company, absolute, reported, annual, approach, relevant, combustion, fuel, fuels
      operation, facility, facilities, restated, verified, assured, method, based, standard, greenhouse gas, gas, gases
      dioxide, related, employee, transportation, distribution, treatment, products, sold, assets, leased, sites, climate, kg, kt, mt, t, tco2e, tco2, mtco2e, ktco2e, e, eq, co2e, global, value, amount, energy
    `,
  },
  categories: {
    1: `
      purchase|purchased products|goods|materials|services, goods and services, purchase of goods
      procurement of goods|products|materials|services
    `,
    2: 'capital goods, capital expenditure, capital expenditures, capital equipment',
    3: `
      fuel energy, fuel and energy, fuels and energy, energy and fuel*, energy fuel, upstream fuel|energy emissions|production
      well to tank, fera
    `,
    4: `
      upstream|up transport*|distribution*|logistic*|freight*, up stream transport*|distribution*|logistic*|freight*
      upstream t and d, inbound transport*|logistic*|freight*, transport*|distribution upstream
    `,
    5: 'waste',
    6: `
      business travel*|trip|trips|flight|flights, business air travel, corporate travel*
    `,
    7: 'commut*',
    8: 'upstream leas*, up stream leas*, leased assets upstream',
    9: `
      downstream transport*|distribution*|logistic*|freight*, down stream transport*|distribution*|logistic*|freight*
      downstream t and d, outbound transport*|logistic*|freight*, transport*|distribution downstream, distribution of sold
    `,
    10: 'processing of sold|intermediate',
    11: `
      use of products, use of the|sold|our products, use of the|our sold products, use of products sold, use of goods
      use of sold goods, use phase, product use, customer use of
    `,
    12: 'end of life, eol treatment, disposal of sold',
    13: 'downstream leas*, down stream leas*, leased assets downstream',
    14: 'franchis*',
    15: 'investment, investments',
  },
  energyUnits: {
    kWh: 'kilowatt hour|hours, kilowatthours',
    MWh: 'megawatt hour|hours, megawatthours',
    GWh: 'gigawatt hour|hours, gigawatthours',
    TWh: 'terawatt hour|hours, terawatthours',
    MJ: 'megajoule, megajoules',
    GJ: 'gigajoule, gigajoules',
    TJ: 'terajoule, terajoules',
    PJ: 'petajoule, petajoules',
    toe: 'tonnes of oil equivalent',
  },
}
