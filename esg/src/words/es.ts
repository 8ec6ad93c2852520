import type { Language } from './words.ts'

export const spanish: Language = {
  code: 'es',
  words: {
    scope: 'alcance, alcances',
    direct: 'directa, directas, directo, directos',
    indirect: 'indirecta, indirectas, indirecto, indirectos',
    otherIndirect: 'otras emisiones indirectas, otras emisiones .. indirectas, otras indirectas',
    energyIndirect:
      'indirectas por|de|asociadas energía, emisiones indirectas por energía, indirectas por consumo',
    location:
      'ubicación, basado en la ubicación, basada en la ubicación, localización, enfoque de ubicación, ubicaci*',
    market: 'mercado, basado|basada en el mercado, método de mercado, mix residual',
    marketWord: 'mercado',
    total: 'total, totales, subtotal, suma, huella, en total, agregado',
    gross: 'bruta, brutas, bruto, brutos',
    whole:
      'grupo, global, globales, consolidado, consolidada, consolidadas, mundial, toda la compañía, conjunto',
    subset: `
      por división|segmento|país|planta|centro|región|negocio|fuente|actividad, filial, filiales, planta, plantas, fábrica*
      sede, almacén, almacenes, tienda, tiendas, oficinas centrales, excluyendo, excepto, sin incluir, extranjero, españa
      méxico, brasil, colombia, chile, perú, argentina, ee uu, estados unidos, alemania, francia, italia, portugal
      reino unido, europa, américa*, latinoamérica, asia, áfrica, china, resto del mundo, norteamérica
    `,
    emission: 'emisi*, gei, invernadero, carbono, huella de carbono, dióxido de carbono',
    energy: `
      consumo energía, consumo de energía, consumo total de energía, consumo energético, consumo energético total
      consumos energéticos, energía consumida, energía total, consumo de energía total
    `,
    energyPart: `
      renovable*, eléctric*, electricidad, combustible*, gas, vapor, calor, calefacción, refrigeración, solar, vendida, generada
      comprada, adquirida, gasóleo, gasolina, carbón mineral, directo, indirecto, nuclear, por, autoconsumo
    `,
    component: `
      gas natural, gas, -gas de efecto, -gases de efecto, flota*, vehículo*, refrigerante*, combustión*, fuentes fijas|móviles
      fugitiva*, gasóleo, gasolina, diésel, carbón mineral, propano, glp, combustible*, climatización, procesos, calefacción urbana
      centros de datos
    `,
    partOf: 'de los cuales, de las cuales, del cual, de la cual, de ellas, de los que, de las que',
    intensity: `
      *intensidad*, ratio, específic*, índice
      por tonelada|toneladas|unidad|empleado|millón|millones|euro|euros|m2|ingreso*|producción|producto|kg|€|$|usd|cada|hora
      por pasajero|kwh|mwh|trabajador|persona|habitación|cliente|facturación|ventas|litro|vehículo
    `,
    change: `
      variación*, cambio, reducción*, reducciones, disminución*, aumento, ahorro*, evitad*, diferencia, comparación, respecto
      evolución, mejora, incremento
    `,
    target: 'objetivo*, metas, meta de, previsión*, compromiso*, presupuesto, planificad*, trayectoria',
    baseline: 'año base, año de referencia, línea base, línea de base',
    offset:
      'compensación, compensaciones, compensad*, créditos de carbono, crédito de carbono, certificados, *neutral*, remocion*, remoción, absorci*, secuestr*, capturad*, garantías de origen',
    net: 'neta, netas, neto, netos, -ventas netas, -ingresos netos',
    financed: 'financiad*, cartera*, facilitad*, proveedores alcance',
    share: 'porcentaje*, proporción*, cuota, cobertura, en %',
    otherGas: 'metano, óxido nitroso, óxidos de nitrógeno, óxidos de azufre, partículas, cov, ozono',
    biogenic: 'biogénic*, biomasa*',
    cost: 'coste*, costo, costos, precio*, ingresos, impuesto*, gasto*, facturación, ventas',
    count: 'número de, plantilla total, calidad de los datos',
    currentYear: 'año actual, ejercicio actual, año en curso, periodo actual, este año',
    priorYear: 'año anterior, ejercicio anterior, periodo anterior, año previo, ejercicio precedente',
    fiscalYear: 'ejercicio, año fiscal, año, ejercicio fiscal',
    category: 'categoría, categorías, cat',
    isoCategory: 'categoría',
    tonne: 'toneladas métricas, tonelada, toneladas, ton',
    thousand: 'miles de, miles, mil',
    million: 'millones de, millón de, millones, mill',
    billion: 'miles de millones de, miles de millones',
    equivalent: 'equivalente, equivalentes, eq',
    carbonDioxide: 'dióxido de carbono',
    energyWord: '*energía*, energétic*',
    plain: `
      total, totales, subtotal, suma, bruta, brutas, emisiones, emisión, gei, gases, gas, de, efecto, invernadero, carbono
      dióxido, equivalente, ubicación, mercado, basado, basada, en, el, la, método, grupo, absoluto, absolutas, valor
      toneladas, tonelada, miles de, millones, y, los, las, del, unidad, huella, anual, anuales
    `,
    filler: `
      de, del, la, el, los, las, lo, un, una, y, o, e, en, a, al, para, por, con, sobre, según, que, se, su, sus, nuestras
      nuestro, otras, otros, propias, propios, asociadas, asociados, derivadas, procedentes, incluye
    `,
    table:
      'unidad, unidades, nota, página, referencia, indicador, indicadores, fuente, descripción, contenido',
    ordinary: `
      datos, resultados, resultado, desempeño, actividades, actividad, operaciones, propias, energía, electricidad, calor, vapor
      adquirida, comprada, consumo, consumida, fuentes, cadena de valor, aguas arriba, aguas abajo, empresa, compañía
      relevantes, significativas, generación, uso
    `,
  },
  categories: {
    1: `
      bienes y servicios, compra|compras|adquisición de bienes, productos y servicios adquiridos|comprados, bienes adquiridos
      bienes comprados
    `,
    2: 'bienes de capital, bienes de equipo, inmovilizado',
    3: 'combustible* .. energía, energía .. combustible*, actividades relacionadas con la energía',
    4: 'transporte* .. aguas arriba, transporte* .. upstream, transporte y distribución ascendente, logística aguas arriba, aguas arriba transporte*',
    5: 'residuos*, desechos, residuo',
    6: 'viajes de negocio|negocios|empresa|trabajo, viajes corporativos, viaje de negocios',
    7: 'desplazamiento|desplazamientos de|in|al empleados|itinere|trabajo|los|personal, movilidad de empleados, in itinere, commuting, traslado|traslados de empleados|personal',
    8: 'activos arrendados aguas arriba, activos arrendados .. arriba, activos arrendados ascendentes, arrendamientos aguas arriba',
    9: 'transporte* .. aguas abajo, transporte* .. downstream, transporte y distribución descendente, logística aguas abajo',
    10: 'procesamiento de productos|los, transformación de productos vendidos, procesado de productos',
    11: 'uso de productos, uso de productos vendidos, uso de los productos, utilización de productos vendidos',
    12: 'fin de vida, final de la vida, final de su vida, fin de la vida, final de vida',
    13: 'activos arrendados aguas abajo, activos arrendados .. abajo, activos arrendados descendentes, arrendamientos aguas abajo',
    14: 'franquicia*',
    15: 'inversiones, inversión',
  },
  energyUnits: {
    kWh: 'kilovatio hora, kilovatios hora, kilowatt hora',
    MWh: 'megavatio hora, megavatios hora, megawatt hora',
    GWh: 'gigavatio hora, gigavatios hora',
    GJ: 'gigajulio, gigajulios, gigajoules',
    TJ: 'terajulio, terajulios, terajoules',
    toe: 'tep',
  },
}
