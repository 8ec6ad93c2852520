import { describe, expect, test } from 'vitest'
import { findEvidence } from './find-evidence.ts'

const find = (text: string) => findEvidence([{ page: 7, text }]).map(({ topic, value }) => ({ topic, value }))

describe('what a page shows', () => {
  test.each([
    ['The investment analysis shows an IRR of 4 % without credits.', 'investment_analysis', null],
    ['The project faces institutional and financial barriers.', 'barrier_analysis', null],
    ['Planting native trees is not common practice in the region.', 'common_practice', null],
    ['The activity is not required by any law.', 'regulatory_surplus', null],
    ['About 85 % of the income of the project comes from carbon credits.', 'carbon_revenue', '85'],
    ['A dynamic baseline is built from matched control plots.', 'baseline', 'dynamic'],
    ['The baseline is the historical average of ten years.', 'baseline', 'historical'],
    ['Uncertainty was 12 % and 2 % was deducted.', 'uncertainty', null],
    ['Leakage was assessed and is zero.', 'leakage', null],
    ['The methodology is CCP-approved.', 'ccp_label', null],
    ['The carbon is stored in mineral form for more than 10,000 years.', 'durability', '10000'],
    ['The non-permanence risk rating is 14.', 'reversal_risk', null],
    ['A share of 18 % of issuance goes to the buffer pool.', 'buffer', '18'],
    ['The site will be monitored for 40 years after the last issuance.', 'monitoring_term', '40'],
    [
      'We conclude with reasonable assurance that the reductions are stated fairly.',
      'verification_statement',
      null,
    ],
    ['Monitoring period: 1 January 2021 to 31 December 2023', 'monitoring_period', '2021-2023'],
    ['The flow of gas is measured continuously.', 'monitoring_frequency', 'continuous'],
    ['All monitoring data are publicly available on the project page.', 'public_data', null],
    ['Change of forest cover is read from satellite images.', 'digital_monitoring', null],
    ['The host country issued a letter of authorisation.', 'host_country', null],
    ['The project is not registered under any other GHG programme.', 'single_programme', null],
    [
      'Neither the project nor any part of it is registered, or is seeking registration, under any other greenhouse gas programme.',
      'single_programme',
      null,
    ],
    ['The removals are not claimed under another emissions trading scheme.', 'single_programme', null],
    ['No credits were issued for it by a different carbon standard.', 'single_programme', null],
    [
      'El proyecto no está registrado en ningún otro programa de gases de efecto invernadero.',
      'single_programme',
      null,
    ],
    ['Confirmamos con un nivel de aseguramiento razonable.', 'verification_statement', null],
    ['Free, prior and informed consent was given by all three villages.', 'consultation', null],
    ['A grievance mechanism is open to everyone.', 'grievance', null],
    ['The benefit-sharing agreement was signed in 2020.', 'benefit_sharing', null],
    ['The project was verified against the CCB Standards.', 'certified_benefits', null],
  ])('“%s” shows %s', (sentence, topic, value) => {
    expect(find(sentence)).toContainEqual({ topic, value })
  })

  test.each([
    'No investment analysis was carried out.',
    'A grievance mechanism has not been set up.',
    'The project lacks a benefit-sharing agreement.',
    'Stakeholder consultation is pending.',
    'Ploughing is common practice in the region.',
    'The project is registered under another programme.',
  ])('“%s” shows nothing', (sentence) => expect(find(sentence)).toEqual([]))

  test('the quote is the sentence as it stands on its page, lines joined', () => {
    expect(
      findEvidence([{ page: 2, text: 'Intro.\n\nA grievance\nmechanism is open to all. Next one.' }]),
    ).toEqual([{ topic: 'grievance', page: 2, quote: 'A grievance mechanism is open to all.', value: null }])
  })

  test('a paragraph is read whole, and only what is shown of it is short', () => {
    const text = `The farms lie apart${', and each has its own well'.repeat(30)}, and a grievance mechanism is open to everyone who lives there.`
    const [finding] = findEvidence([{ page: 1, text }])
    expect(finding).toMatchObject({ topic: 'grievance' })
    expect(finding?.quote.length).toBeLessThanOrEqual(320)
    expect(finding?.quote).toContain('grievance mechanism')
  })

  test('a page of other words shows nothing', () => {
    expect(find('The board met twice. Revenue grew by 4 %. Our people are our strength.')).toEqual([])
  })
})
