import { fact, type MadePaper } from './paper.ts'
import { drawPaper, runningWords } from './pen.ts'

const studio = { regular: 'Helvetica', bold: 'Helvetica-Bold', size: 9, margin: 48 }

/** Grounds instead of lines, a version of the standard beside that of the methodology. */
const grounds: MadePaper = {
  name: 'fresh-grounds.pdf',
  kind: 'design',
  language: 'en',
  layout: 'cover with coloured labels and no lines, key facts twice',
  facts: [
    ...fact('title', 'Agroforestry in the Upper Basin'),
    ...fact('registry', 'Verra VCS'),
    ...fact('project_id', 'VCS3871'),
    ...fact('methodology', 'VM0047 v1.0'),
    ...fact('crediting_period', '2020-01-01/2059-12-31'),
    ...fact('tool', 'VT0001 v3.0', 'AR-TOOL14 v4.2'),
  ],
  make: () =>
    drawPaper(studio, (pen) => {
      pen.para('AGROFORESTRY IN THE UPPER BASIN', { strong: true, at: 22, gap: 40 })
      pen.table(
        [
          ['Project Title', 'Agroforestry in the Upper Basin'],
          ['Project ID', '3871'],
          ['Crediting Period', 'From 1-January-2020 to 31-December-2059 (40 years)'],
          ['Original Date of Issue', '11-May-2021'],
          ['Most Recent Date of Issue', '02-February-2023'],
          ['Version', '1.3'],
          ['VCS Standard Version', '4.4'],
          ['Prepared By', 'Basin Partners, www.example.org'],
        ],
        [170, 300],
        { rules: 'none', labelFill: '#cfe3d6', pad: 6 },
      )
      pen.doc.addPage()
      pen.para('1.1 Summary Description of the Project', { strong: true, at: 12 })
      pen.para(
        'Smallholders plant shade trees among their coffee. About 11,200 hectares are enrolled so far. Baseline and additionality follow VM0047 Afforestation, Reforestation and Revegetation, v1.0, together with the VCS tool VT0001 v3.0 and AR-TOOL14 (Version 04.2) for the estimation of carbon stocks.',
      )
      pen.para('2.3 Double counting', { strong: true, at: 12 })
      pen.para(
        'No part of the project has been registered in, or has sought or received credits from, any other GHG or environmental programme, nor has it been rejected by one.',
      )
      pen.para('3.4 Ex-ante estimate', { strong: true, at: 12 })
      pen.table(
        [
          ['Vintage period', 'Estimated reductions and removals (tCO2e)'],
          ['01-Jan-2020 to 31-Dec-2020', '41,000'],
          ['01-Jan-2021 to 31-Dec-2021', '52,000'],
        ],
        [190, 240],
        { rules: 'none', headFill: '#2f5d46', boldHead: true },
      )
      runningWords(pen, 'VCS Project Description Template, v4.1', (page) => `${page}`)
    }),
}

/** A form with the registry's own long labels, ruled, some answers empty. */
const longLabels: MadePaper = {
  name: 'fresh-long-labels.pdf',
  kind: 'design',
  language: 'en',
  layout: 'ruled form with long labels, some without an answer',
  facts: [
    ...fact('title', 'Safe Water for Coastal Schools'),
    ...fact('registry', 'Gold Standard'),
    ...fact('project_id', 'GS10980'),
    ...fact('methodology', 'AMS-III.AV v8.0'),
    ...fact('crediting_period', '2021-09-06/2026-09-05'),
  ],
  make: () =>
    drawPaper(studio, (pen) => {
      pen.para('KEY PROJECT INFORMATION & PROJECT DESIGN DOCUMENT (PDD)', { strong: true, at: 13, gap: 12 })
      pen.table(
        [
          ['GS ID of Project', 'GS10980'],
          ['Title of Project', 'Safe Water for Coastal Schools'],
          ['Time of First Submission Date', '12/02/2021'],
          ['Date of Design Certification', ''],
          ['Version number of the PDD', '04'],
          ['Completion date of version', '21/10/2021'],
          ['Project Developer', 'Clear Well Foundation'],
          [
            'Methodology (ies) applied and version number',
            'AMS-III.AV Low greenhouse gas emitting safe drinking water production systems, version 08.0',
          ],
          ['Crediting period start and end', '06/09/2021 - 05/09/2026'],
        ],
        [210, 285],
        { labelFill: '#f2f2f2', size: 8.5 },
      )
    }),
}

/** A report in Spanish with the names that programmes of the region use. */
const regionalNames: MadePaper = {
  name: 'fresh-nombres.pdf',
  kind: 'verification',
  language: 'es',
  layout: 'ruled summary and a table of results by year, regional names',
  facts: [
    ...fact('title', 'REDD+ Resguardo Alto Tamar'),
    ...fact('registry', 'Cercarbono'),
    ...fact('project_id', 'CDC-131'),
    ...fact('verifier', 'Certificadora del Pacífico S.A.S.'),
    ...fact('accreditation', 'ISO 14065:2020'),
    ...fact('assurance', 'limited'),
    ...fact('monitoring_period', '2019-01-01/2021-12-31'),
    ...fact('crediting_period', '2016-01-01/2035-12-31'),
    ...fact('vintage', '2019: 88104', '2020: 90411', '2021: 79660'),
  ],
  make: () =>
    drawPaper(studio, (pen) => {
      pen.para('INFORME DE VERIFICACIÓN', { strong: true, at: 16, gap: 12 })
      pen.table(
        [
          ['Nombre del proyecto', 'REDD+ Resguardo Alto Tamar'],
          ['Programa', 'Cercarbono'],
          ['Código de registro del proyecto', 'CDC-131'],
          ['Periodo de verificación', '01/01/2019 – 31/12/2021'],
          ['Período de acreditación del proyecto', '01/01/2016 – 31/12/2035'],
          ['Organismo de validación y verificación (OVV)', 'Certificadora del Pacífico S.A.S.'],
          ['Nivel de aseguramiento', 'Limitado'],
          ['Acreditación del OVV', 'ONAC, ISO 14065:2020'],
        ],
        [200, 290],
        {},
      )
      pen.para('Resultados de mitigación verificados', { strong: true, at: 12 })
      pen.table(
        [
          [
            'Año',
            'Emisiones línea base (tCO2e)',
            'Emisiones del proyecto (tCO2e)',
            'Fugas (tCO2e)',
            'Reducciones netas verificadas (tCO2e)',
          ],
          ['2019', '120.310', '30.101', '2.105', '88.104'],
          ['2020', '121.774', '29.208', '2.155', '90.411'],
          ['2021', '118.020', '36.360', '2.000', '79.660'],
          ['Total', '360.104', '95.669', '6.260', '258.175'],
        ],
        [50, 110, 110, 90, 130],
        { boldHead: true, headFill: '#dce6f0', size: 8, align: ['left', 'right', 'right', 'right', 'right'] },
      )
    }),
}

/** A page of a national inventory: years and tonnes that are nobody's credits. */
const inventory: MadePaper = {
  name: 'fresh-inventory.pdf',
  kind: 'other',
  language: 'en',
  layout: 'a page of a national inventory, without any fact of a project',
  facts: [],
  make: () =>
    drawPaper(studio, (pen) => {
      pen.para('National inventory, summary for the public', { strong: true, at: 14, gap: 10 })
      pen.para(
        'Emissions of the energy sector fell in 2021 and rose again in 2022. The figures were compiled under the 2006 guidelines and reviewed by two experts; the monitoring of landfills will be improved from 2025 to 2027.',
      )
      pen.table(
        [
          ['Year', 'Emissions in ktCO2e', 'Change'],
          ['2020', '41,220', '-6 %'],
          ['2021', '39,870', '-3 %'],
          ['2022', '40,310', '+1 %'],
        ],
        [120, 180, 120],
        { boldHead: true, rules: 'across', align: ['left', 'right', 'right'] },
      )
    }),
}

export const freshDesigns = [grounds, longLabels, regionalNames, inventory]
