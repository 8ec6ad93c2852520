import { expect, test } from 'vitest'
import { claimInName } from './claim-in-name.ts'

test.each([
  'Keller Werkzeuge AG',
  'Green Planet GmbH',
  'Carbon Offset Partners Ltd',
  'Low Carbon Ltd',
  'Carbon Removal Works AG',
  'Renewable Energy Systems',
  'Müller & Söhne Großhandel AG',
  'Sustainable Foods B.V.',
  'Offsetdruck Maier KG',
  'ClimatePartner Logistics',
  'Planet Zero Games',
  'Whole Foods & Co',
  'Clean Air Technik GmbH',
  'Ökostrom Nord eG',
  '3M Deutschland',
  'Neutral Colours Studio',
  'Positive Coffee Roasters',
  'Klimatechnik Huber',
  'Eau et Forêt S.A.',
  'Banco Verde',
  'Les Amis du Climat',
  '1000 Trees Trust',
  'Net Insurance plc',
  'Grüne Erde',
  'Northwind Holdings Inc.',
  'Air France',
])('%s is a name and claims nothing', (name) => {
  expect(claimInName(name)).toBeNull()
})

test.each([
  'Acme – certified Carbon Neutral ✓',
  'Acme Cheat Ltd, 100% carbon neutral certified',
  'carbon neutral certified',
  'Carbon Neutral Ltd',
  'AcmeCarbonNeutral',
  'acmecarbonneutral',
  'Acme: Carbon. Neutral. Team',
  'Car\u200bb\u043en Neutral GmbH',
  'Klimaneutrale Bäckerei Huber',
  'Boulangerie neutre en carbone',
  'Net Zero Acme',
  'NetZero Acme',
  'netzero acme',
  'Acme Climate Positive',
  'Acme Zero Emissions',
  'zerocarbon acme',
  'Acme, 100% sustainable',
  'acme 100 percent green',
  'Acme, certified sustainable',
  'Acme, all emissions offset',
  'We offset our emissions Ltd',
  'Acme retired 5,000 tonnes of CO2e',
  'Certified by Ledgerleaf',
  'Acme VCMI Gold',
])('%s claims something', (name) => {
  expect(claimInName(name)).not.toBeNull()
})
