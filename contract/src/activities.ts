import type { UnitKind } from './activity-units.ts'
import type { Metric } from './metrics.ts'

/** What a company has, in the order in which one is led through it. */
export const activityGroups = [
  {
    id: 'energy',
    name: 'Energy and cooling',
    says: 'Fuels you burn, electricity, heat, refrigerants that leaked',
  },
  { id: 'vehicles', name: 'Your own vehicles', says: 'Fuel bought for them, or how far they went' },
  { id: 'travel', name: 'Business travel', says: 'Flights, trains, taxis, hotel nights' },
  { id: 'freight', name: 'Freight you pay for', says: 'Tonnes times kilometres, by way of transport' },
  { id: 'purchases', name: 'Goods and services', says: 'What you spent, by kind of purchase; water' },
  { id: 'waste', name: 'Waste', says: 'Tonnes, by what became of it' },
  { id: 'commuting', name: 'Commuting', says: 'How far people came to work, or worked at home' },
] as const
export type ActivityGroup = (typeof activityGroups)[number]['id']

export type Activity = {
  id: string
  group: ActivityGroup
  name: string
  /** What it counts as. Electricity and heat count as Scope 2 by both methods. */
  metric: Metric | 'scope2'
  kinds: readonly UnitKind[]
  /** A factor of another country would say nothing: without one, the person gives it. */
  isLocal?: true
}

type Row = readonly [id: string, name: string, ...kinds: UnitKind[]]

const of = (group: ActivityGroup, metric: Activity['metric'], rows: readonly Row[]): Activity[] =>
  rows.map(([id, name, ...kinds]) => ({ id, group, name, metric, kinds }))
const local = (activities: Activity[]): Activity[] => activities.map((one) => ({ ...one, isLocal: true }))

export const activities: readonly Activity[] = [
  ...of('energy', 'scope1', [
    ['natural-gas', 'Natural gas', 'energy', 'volume', 'mass'],
    ['lpg', 'LPG', 'volume', 'energy', 'mass'],
    ['burning-oil', 'Heating oil (kerosene)', 'volume', 'energy', 'mass'],
    ['gas-oil', 'Heating oil (gas oil)', 'volume', 'energy', 'mass'],
    ['fuel-oil', 'Heavy fuel oil', 'volume', 'energy', 'mass'],
    ['coal', 'Coal, industrial', 'mass', 'energy'],
    ['wood-pellets', 'Wood pellets', 'mass', 'energy'],
  ]),
  ...local(
    of('energy', 'scope2', [
      ['electricity', 'Electricity', 'energy'],
      ['district-heat', 'District heat or steam', 'energy'],
    ]),
  ),
  ...of('energy', 'scope1', [
    ['r134a', 'Refrigerant R-134a, leaked', 'mass'],
    ['r32', 'Refrigerant R-32, leaked', 'mass'],
    ['r404a', 'Refrigerant R-404A, leaked', 'mass'],
    ['r407a', 'Refrigerant R-407A, leaked', 'mass'],
    ['r407c', 'Refrigerant R-407C, leaked', 'mass'],
    ['r407f', 'Refrigerant R-407F, leaked', 'mass'],
    ['r410a', 'Refrigerant R-410A, leaked', 'mass'],
    ['r417a', 'Refrigerant R-417A, leaked', 'mass'],
    ['r422d', 'Refrigerant R-422D, leaked', 'mass'],
    ['r507a', 'Refrigerant R-507A, leaked', 'mass'],
    ['r22', 'Refrigerant R-22, leaked', 'mass'],
    ['r290', 'Refrigerant R-290 (propane), leaked', 'mass'],
    ['r600a', 'Refrigerant R-600a (isobutane), leaked', 'mass'],
    ['r1234yf', 'Refrigerant R-1234yf, leaked', 'mass'],
    ['sf6', 'Sulphur hexafluoride, leaked', 'mass'],
  ]),
  ...of('vehicles', 'scope1', [
    ['diesel', 'Diesel', 'volume'],
    ['petrol', 'Petrol', 'volume'],
    ['hvo', 'Renewable diesel (HVO)', 'volume'],
    ['biodiesel', 'Biodiesel', 'volume'],
    ['car-petrol', 'Car, petrol', 'distance'],
    ['car-diesel', 'Car, diesel', 'distance'],
    ['car-hybrid', 'Car, hybrid', 'distance'],
    ['car-plug-in', 'Car, plug-in hybrid (fuel alone)', 'distance'],
    ['car-unknown', 'Car, fuel not known', 'distance'],
    ['motorbike', 'Motorbike', 'distance'],
    ['van-diesel', 'Van, diesel', 'distance'],
    ['van-petrol', 'Van, petrol', 'distance'],
    ['van-unknown', 'Van, fuel not known', 'distance'],
    ['truck', 'Truck over 3.5 t', 'distance'],
  ]),
  ...of('travel', 'scope3_cat6', [
    ['flight-domestic', 'Flight, domestic', 'journey'],
    ['flight-short', 'Flight, short-haul, class not known', 'journey'],
    ['flight-short-economy', 'Flight, short-haul, economy', 'journey'],
    ['flight-short-business', 'Flight, short-haul, business', 'journey'],
    ['flight-long', 'Flight, long-haul, class not known', 'journey'],
    ['flight-long-economy', 'Flight, long-haul, economy', 'journey'],
    ['flight-long-premium', 'Flight, long-haul, premium economy', 'journey'],
    ['flight-long-business', 'Flight, long-haul, business', 'journey'],
    ['flight-long-first', 'Flight, long-haul, first', 'journey'],
    ['flight-other', 'Flight between countries other than the UK', 'journey'],
    ['rail', 'Train', 'journey'],
    ['rail-international', 'Train, international', 'journey'],
    ['tram', 'Tram or light rail', 'journey'],
    ['underground', 'Underground', 'journey'],
    ['bus', 'Bus', 'journey'],
    ['coach', 'Coach', 'journey'],
    ['taxi', 'Taxi', 'distance', 'journey'],
    ['car-trip', 'Hired or private car', 'distance'],
    ['ferry', 'Ferry', 'journey'],
  ]),
  ...local(of('travel', 'scope3_cat6', [['hotel', 'Hotel nights', 'nights']])),
  ...of('freight', 'scope3_cat4', [
    ['freight-road', 'Road, truck', 'freight'],
    ['freight-van', 'Road, van', 'freight'],
    ['freight-rail', 'Rail', 'freight'],
    ['freight-sea-container', 'Sea, container ship', 'freight'],
    ['freight-sea-bulk', 'Sea, bulk carrier', 'freight'],
    ['freight-air-short', 'Air, short-haul', 'freight'],
    ['freight-air-long', 'Air, long-haul', 'freight'],
  ]),
  ...of('purchases', 'scope3_cat1', [
    ['spend-it-services', 'IT services', 'money'],
    ['spend-software', 'Software', 'money'],
    ['spend-hosting', 'Hosting and data processing', 'money'],
    ['spend-telecoms', 'Telephone and internet', 'money'],
    ['spend-legal', 'Legal services', 'money'],
    ['spend-accounting', 'Accounting and audit', 'money'],
    ['spend-consulting', 'Consulting', 'money'],
    ['spend-advertising', 'Advertising', 'money'],
    ['spend-engineering', 'Engineering services', 'money'],
    ['spend-insurance', 'Insurance', 'money'],
    ['spend-banking', 'Banking', 'money'],
    ['spend-staffing', 'Temporary staff', 'money'],
    ['spend-training', 'Training', 'money'],
    ['spend-cleaning', 'Cleaning and upkeep of buildings', 'money'],
    ['spend-security', 'Security services', 'money'],
    ['spend-catering', 'Catering', 'money'],
    ['spend-restaurants', 'Restaurants', 'money'],
    ['spend-printing', 'Printing', 'money'],
    ['spend-stationery', 'Stationery', 'money'],
    ['spend-paper', 'Paper', 'money'],
    ['spend-couriers', 'Couriers', 'money'],
    ['spend-warehousing', 'Warehousing', 'money'],
    ['spend-repairs', 'Repair of computers and office machines', 'money'],
    ['spend-clothing', 'Clothing', 'money'],
    ['spend-steel', 'Iron and steel', 'money'],
    ['spend-plastics', 'Plastic products', 'money'],
    ['spend-medicines', 'Medicines', 'money'],
    ['spend-bakery', 'Bread and bakery', 'money'],
    ['spend-coffee', 'Coffee and tea', 'money'],
    ['spend-detergents', 'Soap and detergents', 'money'],
    ['water-supply', 'Water supplied', 'volume'],
  ]),
  ...of('purchases', 'scope3_cat2', [
    ['capital-computers', 'Computers (kept for years)', 'money'],
    ['capital-phones', 'Phones and radio equipment (kept for years)', 'money'],
    ['capital-furniture', 'Furniture (kept for years)', 'money'],
    ['capital-machinery', 'Machinery (kept for years)', 'money'],
    ['capital-vehicles', 'Vehicles bought', 'money'],
    ['capital-buildings', 'Buildings built', 'money'],
  ]),
  ...of('waste', 'scope3_cat5', [
    ['waste-landfill', 'Mixed waste, landfill', 'mass'],
    ['waste-incineration', 'Mixed waste, burnt', 'mass'],
    ['waste-paper-recycled', 'Paper and board, recycled', 'mass'],
    ['waste-paper-landfill', 'Paper and board, landfill', 'mass'],
    ['waste-food-digestion', 'Food waste, digested', 'mass'],
    ['waste-food-compost', 'Food waste, composted', 'mass'],
    ['waste-food-landfill', 'Food waste, landfill', 'mass'],
    ['waste-electrical', 'Electrical items, recycled', 'mass'],
    ['waste-construction', 'Construction waste, recycled', 'mass'],
    ['water-treatment', 'Waste water treated', 'volume'],
  ]),
  ...of('commuting', 'scope3_cat7', [
    ['commute-car', 'Car, fuel not known', 'distance'],
    ['commute-car-petrol', 'Car, petrol', 'distance'],
    ['commute-car-diesel', 'Car, diesel', 'distance'],
    ['commute-car-electric', 'Car, battery electric', 'distance'],
    ['commute-motorbike', 'Motorbike', 'distance'],
    ['commute-bus', 'Bus', 'journey'],
    ['commute-rail', 'Train', 'journey'],
    ['commute-tram', 'Tram or light rail', 'journey'],
    ['commute-underground', 'Underground', 'journey'],
    ['homeworking', 'Work at home', 'hours'],
  ]),
]

const byId = new Map(activities.map((activity) => [activity.id, activity]))
export const findActivity = (id: string): Activity | null => byId.get(id) ?? null
