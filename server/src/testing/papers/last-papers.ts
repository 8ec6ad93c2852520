import { fact, type MadePaper } from './paper.ts'
import { drawPaper } from './pen.ts'

const office = { regular: 'Times-Roman', bold: 'Times-Bold', size: 10, margin: 52 }

/** Two pairs of label and value in each row. */
const twoPairs: MadePaper = {
  name: 'last-two-pairs.pdf',
  kind: 'monitoring',
  language: 'en',
  layout: 'ruled form with two pairs of label and value in a row',
  facts: [
    ...fact('title', 'Methane from Dairy Lagoons'),
    ...fact('registry', 'Verra VCS'),
    ...fact('project_id', 'VCS2744'),
    ...fact('methodology', 'AMS-III.D v21.0'),
    ...fact('monitoring_period', '2022-01-01/2022-12-31'),
    ...fact('crediting_period', '2017-06-01/2027-05-31'),
    ...fact('vintage', '2022: 18455'),
  ],
  make: () =>
    drawPaper(office, (pen) => {
      pen.para('Monitoring Report', { strong: true, at: 18, gap: 10 })
      pen.table(
        [
          ['Project title', 'Methane from Dairy Lagoons', 'Project ID', 'VCS2744'],
          ['Monitoring period', '01-January-2022 to 31-December-2022', 'Version', '1.2'],
          ['Methodology', 'AMS-III.D, version 21.0', 'Date of issue', '09-March-2023'],
          ['Crediting period', '01-June-2017 to 31-May-2027', 'Prepared by', 'Lagoon Works'],
        ],
        [90, 200, 80, 120],
        { boldLabels: true },
      )
      pen.para(
        'Digesters at four farms ran through the year. The net GHG emission reductions achieved in this period are 18,455 tCO2e for vintage 2022, somewhat more than in the year before.',
      )
    }),
}

/** Points with labels, in Spanish. */
const pointsSpanish: MadePaper = {
  name: 'last-puntos.pdf',
  kind: 'design',
  language: 'es',
  layout: 'list of points with labels before colons',
  facts: [
    ...fact('title', 'Manglares de la Bahía'),
    ...fact('registry', 'Verra VCS'),
    ...fact('project_id', 'VCS4410'),
    ...fact('methodology', 'VM0033 v2.1'),
    ...fact('crediting_period', '2021-11-01/2051-10-31'),
  ],
  make: () =>
    drawPaper(office, (pen) => {
      pen.para('Ficha del proyecto', { strong: true, at: 18, gap: 10 })
      for (const point of [
        '• Nombre del proyecto: Manglares de la Bahía',
        '• Estándar: VCS (Verra)',
        '• Código del proyecto: 4410',
        '• Metodología: VM0033, versión 2.1',
        '• Período de acreditación: 30 años, desde el 1 de noviembre de 2021 hasta el 31 de octubre de 2051',
        '• Municipios: tres, en dos departamentos',
      ])
        pen.para(point, { gap: 3 })
    }),
}

/** Years across the table, the verifier where the letter is signed. */
const yearsAcross: MadePaper = {
  name: 'last-years-across.pdf',
  kind: 'verification',
  language: 'en',
  layout: 'statement with years across the table, verifier in the signature',
  facts: [
    ...fact('registry', 'Gold Standard'),
    ...fact('project_id', 'GS7702'),
    ...fact('verifier', 'Meridian Assurance Pvt. Ltd.'),
    ...fact('accreditation', 'ISO 14065:2020'),
    ...fact('assurance', 'reasonable'),
    ...fact('monitoring_period', '2020-01-01/2022-12-31'),
    ...fact('vintage', '2020: 30112', '2021: 31870', '2022: 29006'),
  ],
  make: () =>
    drawPaper(office, (pen) => {
      pen.para('Statement of verification', { strong: true, at: 18, gap: 10 })
      pen.para(
        'Scope: Gold Standard project GS7702, for the period under verification from 1 January 2020 to 31 December 2022. The verification team found sufficient evidence to give a reasonable level of assurance.',
      )
      pen.table(
        [
          ['tCO2e', '2020', '2021', '2022', 'Total'],
          ['Baseline emissions', '41,300', '43,020', '40,118', '124,438'],
          ['Project emissions', '11,188', '11,150', '11,112', '33,450'],
          ['Emission reductions', '30,112', '31,870', '29,006', '90,988'],
        ],
        [150, 70, 70, 70, 80],
        { boldHead: true, align: ['left', 'right', 'right', 'right', 'right'] },
      )
      pen.para('For and on behalf of the verification body', { gap: 2 })
      pen.para('Meridian Assurance Pvt. Ltd. (accredited to ISO 14065:2020)', { strong: true })
    }),
}

/** Serials that wrap in a narrow column. */
const narrow: MadePaper = {
  name: 'last-narrow.pdf',
  kind: 'other',
  language: 'en',
  layout: 'narrow column of serials that wrap, lines across',
  facts: [
    ...fact('registry', 'American Carbon Registry'),
    ...fact('project_id', 'ACR871'),
    ...fact('serial_range', 'ACR-US-871-2020-1877 1-61030', 'ACR-US-871-2021-2004 1-58544'),
    ...fact('vintage', '2020: 61030', '2021: 58544'),
  ],
  make: () =>
    drawPaper(office, (pen) => {
      pen.para('Issuance confirmation', { strong: true, at: 18, gap: 10 })
      pen.para('American Carbon Registry · ACR871 · Ozark Hardwoods')
      pen.table(
        [
          ['Vintage', 'Quantity of credits', 'Serial number range', 'Date issued'],
          ['2020', '61,030', 'ACR-US-871-2020-1877-1 to 61030', '06/30/2021'],
          ['2021', '58,544', 'ACR-US-871-2021-2004-1 to 58544', '07/14/2022'],
        ],
        [70, 110, 110, 100],
        { rules: 'across', boldHead: true, align: ['left', 'right', 'left', 'left'] },
      )
    }),
}

/** A fourth style, worded before the readers ran on it: 67 % at first sight. Mended with since, too. */
export const lastPapers: readonly MadePaper[] = [twoPairs, pointsSpanish, yearsAcross, narrow]
