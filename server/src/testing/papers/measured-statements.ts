import { fact, type MadePaper } from './paper.ts'
import { drawPaper } from './pen.ts'

const press = { regular: 'Times-Roman', bold: 'Times-Bold', size: 11, margin: 64 }

/** A wide table across the page: prefix, first, last and quantity in columns of their own. */
const landscapeSerials: MadePaper = {
  name: 'measured-landscape-serials.pdf',
  kind: 'other',
  language: 'en',
  layout: 'landscape table of serials with first and last in their own columns',
  facts: [
    ...fact('registry', 'Climate Action Reserve'),
    ...fact('project_id', 'CAR1187'),
    ...fact(
      'serial_range',
      'CAR-1-US-1187-3-205-TX-2021-8801 1-40112',
      'CAR-1-US-1187-3-205-TX-2022-8932 1-44000',
      'CAR-1-US-1187-3-205-TX-2023-9205 10001-68204',
    ),
    ...fact('vintage', '2021: 40112', '2022: 44000', '2023: 58204'),
  ],
  make: () =>
    drawPaper({ ...press, landscape: true, size: 10 }, (pen) => {
      pen.para('Credits issued to date', { strong: true, at: 16, gap: 10 })
      pen.para('Climate Action Reserve · Cedar Hollow Landfill Gas · CAR1187', { gap: 12 })
      pen.table(
        [
          ['Issued on', 'Vintage', 'Serial prefix', 'First serial', 'Last serial', 'Credits', 'Holder'],
          [
            '03/14/2022',
            '2021',
            'CAR-1-US-1187-3-205-TX-2021-8801',
            '1',
            '40112',
            '40,112',
            'Cedar Hollow LLC',
          ],
          [
            '03/20/2023',
            '2022',
            'CAR-1-US-1187-3-205-TX-2022-8932',
            '1',
            '44000',
            '44,000',
            'Cedar Hollow LLC',
          ],
          [
            '04/02/2024',
            '2023',
            'CAR-1-US-1187-3-205-TX-2023-9205',
            '10001',
            '68204',
            '58,204',
            'Cedar Hollow LLC',
          ],
        ],
        [80, 60, 220, 75, 75, 75, 120],
        {
          boldHead: true,
          headFill: '#e4e4dc',
          align: ['left', 'left', 'left', 'right', 'right', 'right', 'left'],
        },
      )
    }),
}

/** A statement whose table has a column for everything that is taken off. */
const manyColumns: MadePaper = {
  name: 'measured-many-columns.pdf',
  kind: 'verification',
  language: 'en',
  layout: 'verification statement with periods as rows and many columns of figures',
  facts: [
    ...fact('title', 'Restoration of the Saltmarshes of the Lower Estuary, Phase Two'),
    ...fact('registry', 'Verra VCS'),
    ...fact('project_id', 'VCS3318'),
    ...fact('verifier', 'Halcyon Audit & Certification Ltd'),
    ...fact('accreditation', 'ISO 14065:2020'),
    ...fact('assurance', 'limited'),
    ...fact('monitoring_period', '2022-10-01/2024-09-30'),
    ...fact('vintage', '2022: 1902', '2023: 8114', '2024: 6220'),
  ],
  make: () =>
    drawPaper(press, (pen) => {
      pen.para('Verification Statement', { strong: true, at: 20, gap: 14 })
      pen.table(
        [
          ['Project', 'Restoration of the Saltmarshes of the Lower Estuary, Phase Two (VCS ID 3318)'],
          ['Period verified', '1st October 2022 until 30th September 2024'],
          ['Level of assurance', 'Limited'],
          ['VVB', 'Halcyon Audit & Certification Ltd'],
          ['Accreditation', 'UKAS, ISO 14065:2020'],
        ],
        [130, 330],
        { rules: 'across' },
      )
      pen.para(
        'Nothing has come to our attention that causes us to believe that the removals below are not fairly stated.',
      )
      pen.table(
        [
          ['Vintage period', 'Baseline', 'Project', 'Leakage', 'Net removals', 'Buffer', 'VCUs eligible'],
          ['01-Oct-2022 – 31-Dec-2022', '110', '2,350', '0', '2,240', '338', '1,902'],
          ['01-Jan-2023 – 31-Dec-2023', '471', '10,020', '0', '9,549', '1,435', '8,114'],
          ['01-Jan-2024 – 30-Sep-2024', '362', '7,682', '0', '7,320', '1,100', '6,220'],
          ['Total', '943', '20,052', '0', '19,109', '2,873', '16,236'],
        ],
        [130, 52, 52, 52, 66, 48, 68],
        {
          size: 8.5,
          boldHead: true,
          rules: 'grid',
          align: ['left', 'right', 'right', 'right', 'right', 'right', 'right'],
        },
      )
    }),
}

/** A letter; everything is said in sentences. */
const letter: MadePaper = {
  name: 'measured-letter.pdf',
  kind: 'verification',
  language: 'en',
  layout: 'a letter of one page in running text',
  facts: [
    ...fact('registry', 'American Carbon Registry'),
    ...fact('project_id', 'ACR1129'),
    ...fact('verifier', 'Foothill Environmental Auditors'),
    ...fact('accreditation', 'ISO 14065'),
    ...fact('assurance', 'reasonable'),
    ...fact('monitoring_period', '2024-01-01/2024-12-31'),
    ...fact('serial_range', 'ACR-FR-1129-2024-2917 30932-35143'),
    ...fact('vintage', '2024: 4212'),
  ],
  make: () =>
    drawPaper(press, (pen) => {
      pen.para('February 6, 2025', { gap: 20 })
      pen.para('To the American Carbon Registry, regarding project ACR1129', { strong: true, gap: 14 })
      pen.para(
        'Foothill Environmental Auditors was engaged by the owner of the forest to verify the carbon stocks it reported for the reporting period January 1, 2024 through December 31, 2024. We are accredited by ANAB under ISO 14065 and carried the work out under ISO 14064-3 to a reasonable level of assurance.',
      )
      pen.para(
        'In our opinion the statement of 4,212 tonnes of CO2e for vintage 2024 is materially correct. The credits were issued under the serials ACR-FR-1129-2024-2917-30932 to 35143 (4,212 credits).',
      )
      pen.para('Sincerely,', { gap: 26 })
      pen.para('The lead verifier')
    }),
}

const serialsSpanish: MadePaper = {
  name: 'measured-seriales.pdf',
  kind: 'other',
  language: 'es',
  layout: 'issuance certificate with a serial list, lines across',
  facts: [
    ...fact('title', 'Carbono Valle Verde'),
    ...fact('registry', 'Cercarbono'),
    ...fact('project_id', 'CDC-77'),
    ...fact(
      'serial_range',
      'CDC_77_1_2_321_14_1_2019 1-8840',
      'CDC_77_1_2_321_14_1_2020 1-9127',
      'CDC_77_1_2_321_14_1_2021 4426-13500',
    ),
    ...fact('vintage', '2019: 8840', '2020: 9127', '2021: 9075'),
  ],
  make: () =>
    drawPaper(press, (pen) => {
      pen.para('Certificado de emisión', { strong: true, at: 20, gap: 12 })
      pen.para('Proyecto: Carbono Valle Verde (CDC-77)', { gap: 4 })
      pen.para('Cercarbono certifica la emisión de los créditos de carbono que se detallan a continuación.')
      pen.table(
        [
          ['Año', 'Serial', 'Desde', 'Hasta', 'Cantidad'],
          ['2019', 'CDC_77_1_2_321_14_1_2019', '1', '8840', '8.840'],
          ['2020', 'CDC_77_1_2_321_14_1_2020', '1', '9127', '9.127'],
          ['2021', 'CDC_77_1_2_321_14_1_2021', '4426', '13500', '9.075'],
          ['Total', '', '', '', '27.042'],
        ],
        [60, 190, 65, 65, 75],
        { rules: 'across', boldHead: true, align: ['left', 'left', 'right', 'right', 'right'] },
      )
    }),
}

export const measuredStatements = [landscapeSerials, manyColumns, letter, serialsSpanish]
