import { fact, type MadePaper } from './paper.ts'
import { drawPaper, runningWords } from './pen.ts'

const press = { regular: 'Times-Roman', bold: 'Times-Bold', size: 11, margin: 64 }

/** Lines across only, values that wrap, a second pair of columns for dates. */
const linesAcross: MadePaper = {
  name: 'measured-lines-across.pdf',
  kind: 'design',
  language: 'en',
  layout: 'cover table with lines across only and wrapped values',
  facts: [
    ...fact('title', 'Restoration of the Saltmarshes of the Lower Estuary, Phase Two'),
    ...fact('registry', 'Verra VCS'),
    ...fact('project_id', 'VCS3318'),
    ...fact('methodology', 'VM0033 v2.1'),
    ...fact('tool', 'VMD0019 v1.0'),
    ...fact('crediting_period', '2022-10-01/2062-09-30'),
  ],
  make: () =>
    drawPaper(press, (pen) => {
      pen.para('Project Description', { strong: true, at: 20, gap: 22 })
      pen.table(
        [
          ['Name of project', 'Restoration of the Saltmarshes of the Lower Estuary, Phase Two'],
          ['Registered with', 'Verified Carbon Standard, as project number 3318'],
          [
            'Methodology and version',
            'VM0033 Methodology for Tidal Wetland and Seagrass Restoration, Version 2.1',
          ],
          ['Crediting period (start and end)', '01-October-2022 – 30-September-2062'],
          ['Contact', 'Estuary Trust, 4 Quay Street'],
        ],
        [170, 290],
        { rules: 'across', pad: 6 },
      )
      pen.para('Applicability', { strong: true, at: 14 })
      pen.para(
        'The area was diked for pasture before 1960. Breaching the dike in five places lets the tide back in, and with it the mud in which the marsh buries carbon. Module VMD0019 (Version 1.0) is used to settle how far the sea will rise within the period. Accretion was 6.2 mm a year at the three stations that were watched from 2016 to 2020.',
      )
      pen.para(
        'The methodology VM0024 was considered first and set aside, because the sediments here are not brought in by a river. The owner declares that the removals are not, and will not be, claimed under another emissions trading scheme or crediting standard.',
      )
    }),
}

/** Labels stand above their values, three to a row. */
const stackedLabels: MadePaper = {
  name: 'measured-stacked-labels.pdf',
  kind: 'monitoring',
  language: 'en',
  layout: 'labels above their values, three to a row, with headers and footers',
  facts: [
    ...fact('title', 'Cedar Hollow Landfill Gas'),
    ...fact('registry', 'Climate Action Reserve'),
    ...fact('project_id', 'CAR1187'),
    ...fact('monitoring_period', '2023-01-01/2023-12-31'),
    ...fact('crediting_period', '2017-04-12/2027-04-11'),
    ...fact('verifier', 'Prairie Verification Services, Inc.'),
    ...fact('vintage', '2023: 58204'),
  ],
  make: () =>
    drawPaper(press, (pen) => {
      pen.para('Annual monitoring report', { strong: true, at: 20, gap: 18 })
      const widths = [160, 150, 150]
      const look = { rules: 'none', boldHead: true, pad: 3 } as const
      pen.table(
        [
          ['Project name', 'Program', 'Project number'],
          ['Cedar Hollow Landfill Gas', 'Climate Action Reserve', 'CAR1187'],
        ],
        widths,
        look,
      )
      pen.table(
        [
          ['Reporting period', 'Crediting period', 'Verification body'],
          ['1/1/2023 – 12/31/2023', '4/12/2017 – 4/11/2027', 'Prairie Verification Services, Inc.'],
        ],
        widths,
        look,
      )
      for (let section = 1; section <= 5; section++) {
        pen.para(`${section}. Operation of the wells`, { strong: true, at: 13 })
        for (let paragraph = 1; paragraph <= 3; paragraph++)
          pen.para(
            `The blower of header ${section} ran for 8,${100 + section * 7 + paragraph} hours and stood still for repairs in the weeks after the storm. Flow and methane are measured continuously, and the meters were checked against a reference in each quarter; where a reading failed, the lower of the readings before and after stands for it.`,
          )
      }
      pen.para('Emission reductions in the reporting period', { strong: true, at: 13 })
      pen.table(
        [
          ['', '2023'],
          ['Methane destroyed (tonnes)', '2,311'],
          ['Baseline emissions (tCO2e)', '61,870'],
          ['Project emissions (tCO2e)', '3,666'],
          ['Net emission reductions (tCO2e)', '58,204'],
        ],
        [260, 110],
        { rules: 'across', align: ['left', 'right'] },
      )
      runningWords(pen, 'Cedar Hollow Landfill Gas', (page, of) => `${page} / ${of}`)
    }),
}

/** Running text in Spanish, two columns, with the cover as a list without lines. */
const columnsSpanish: MadePaper = {
  name: 'measured-columnas.pdf',
  kind: 'monitoring',
  language: 'es',
  layout: 'cover list without rules, then two columns of running text',
  facts: [
    ...fact('title', 'Parque Eólico Sierra Alta'),
    ...fact('registry', 'Verra VCS'),
    ...fact('project_id', 'VCS2951'),
    ...fact('monitoring_period', '2020-07-15/2021-12-31'),
    ...fact('crediting_period', '2019-07-15/2029-07-14'),
    ...fact('methodology', 'ACM0002 v19.0'),
    ...fact('tool', 'TOOL07 v7.0'),
  ],
  make: () =>
    drawPaper(press, (pen) => {
      pen.para('Informe de monitoreo', { strong: true, at: 20, gap: 18 })
      pen.table(
        [
          ['Título del proyecto:', 'Parque Eólico Sierra Alta'],
          ['Código del proyecto:', 'VCS2951'],
          ['Estándar:', 'Verified Carbon Standard (VCS)'],
          ['Periodo de monitoreo:', 'del 15 de julio de 2020 al 31 de diciembre de 2021'],
          ['Periodo de acreditación:', '15/07/2019 a 14/07/2029'],
        ],
        [150, 310],
        { rules: 'none', pad: 3 },
      )
      const top = pen.doc.y
      const left = { x: 64, width: 220 }
      pen.para(
        'El parque entrega a la red la energía de veintidós turbinas instaladas sobre la cresta de la sierra. Durante el periodo no se cambió ninguna turbina y la disponibilidad media fue del noventa y siete por ciento, algo mayor que en el informe anterior.',
        left,
      )
      pen.para(
        'Se aplica la metodología consolidada ACM0002 en su versión 19.0, junto con la herramienta TOOL07 (versión 07.0) para calcular el factor de emisión de la red, que se fija al comienzo y no se vuelve a calcular.',
        left,
      )
      pen.doc.y = top
      const right = { x: 306, width: 220 }
      pen.para(
        'Los medidores principales y de respaldo se calibran cada dos años por un laboratorio independiente. Las lecturas se guardan cada quince minutos y se comparan con las facturas del operador de la red al final de cada mes.',
        right,
      )
      pen.para(
        'Las comunidades vecinas recibieron el informe resumido en tres reuniones abiertas. No se recibieron quejas por escrito, y las preguntas sobre el ruido fueron respondidas en el momento por el jefe de operación del parque.',
        right,
      )
    }),
}

/** A page of news that names projects, years and figures of others. */
const newsSpanish: MadePaper = {
  name: 'measured-noticias.pdf',
  kind: 'other',
  language: 'es',
  layout: 'a page of news without any fact of a project',
  facts: [],
  make: () =>
    drawPaper(press, (pen) => {
      pen.para('Noticias del mercado', { strong: true, at: 18, gap: 12 })
      pen.para(
        'El mercado voluntario cerró 2023 con menos operaciones que 2022. Los compradores preguntan más por la metodología y por el verificador, y esperan que los seriales se publiquen. Un período de acreditación largo ya no convence por sí solo.',
      )
      pen.para(
        'La próxima feria se celebra del 4 al 6 de junio de 2024. Las empresas que deseen un puesto deben escribir antes del 30 de abril de 2024. El año pasado hubo 1.850 visitantes y 120 expositores.',
      )
    }),
}

export const measuredDesigns = [linesAcross, stackedLabels, columnsSpanish, newsSpanish]
