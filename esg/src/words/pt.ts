import type { Language } from './words.ts'

export const portuguese: Language = {
  code: 'pt',
  words: {
    scope: 'âmbito, âmbitos, escopo, escopos',
    direct: 'direta, diretas, direto, diretos, directa, directas',
    indirect: 'indireta, indiretas, indireto, indiretos, indirecta, indirectas',
    otherIndirect:
      'outras emissões indiretas, outras emissões indirectas, outras emissões .. indiretas, outras indiretas',
    energyIndirect:
      'indiretas de energia, indiretas provenientes .. energia, indiretas pela|por|da energia, indiretas .. energia',
    location:
      'localização, baseado|baseada na localização, abordagem de localização, localiza*, escolha de localização',
    market:
      'mercado, baseado|baseada no mercado, escolha de compra, abordagem de mercado, escolha de mercado',
    marketWord: 'mercado',
    total: 'total, totais, subtotal, soma, pegada, no total, somatório',
    gross: 'bruta, brutas, bruto, brutos',
    whole: 'grupo, global, globais, consolidado, consolidada, consolidadas, toda a empresa, mundial',
    subset: `
      por divisão|segmento|país|unidade|planta|região|negócio|fonte, subsidiária*, filial, filiais, fábrica*, sede
      armazém, lojas, excluindo, exceto, sem incluir, exterior, brasil, portugal, espanha, angola, moçambique, argentina
      méxico, estados unidos, eua, alemanha, frança, itália, reino unido, europa, américa*, ásia, áfrica, resto do mundo
    `,
    emission:
      'emiss*, gee, gases de efeito estufa, efeito estufa, estufa, carbono, dióxido de carbono, pegada de carbono',
    energy: `
      consumo energia, consumo de energia, consumo total de energia, consumo energético, consumo energético total
      energia consumida, energia total, total de energia, consumos de energia
    `,
    energyPart: `
      renováve*, elétric*, eléctric*, eletricidade, combustíve*, gás, vapor, calor, refrigeração, solar, vendida, gerada
      comprada, adquirida, gasóleo, diesel, gasolina, carvão, direta, indireta, nuclear, biomassa, por
    `,
    component: `
      gás natural, gás, frota*, veículo*, refrigerante*, combustão*, fontes móveis|estacionárias|fixas, fugitiva*, gasóleo
      gasolina, carvão, glp, combustíve*, processos industriais, tratamento de efluentes, mudança no uso do solo, agrícolas
      data centers, centros de dados
    `,
    partOf: 'dos quais, das quais, do qual, da qual, sendo que',
    intensity: `
      *intensidade*, rácio, razão, específic*, índice
      por tonelada|unidade|empregado|colaborador|milhão|milhões|euro|euros|r$|receita|produção|produto|kg|m2|€|$|cada|hora
      por passageiro|kwh|mwh|cliente|faturamento|funcionário|litro|habitante
    `,
    change: `
      variação*, variações, alteração, redução, reduções, diminuição, aumento, poupança*, evitad*, diferença
      comparação, em relação, evolução, melhoria
    `,
    target:
      'meta de, metas, objetivo*, objectivo*, previsão*, compromisso*, orçamento, planejad*, trajetória',
    baseline: 'ano base, ano de referência, linha de base',
    offset:
      'compensação, compensações, compensad*, créditos de carbono, certificados, *neutral*, *neutro*, remoçõ*, remoção, sequestr*, capturad*, garantias de origem, i rec',
    net: 'líquida, líquidas, líquido, líquidos, -receita líquida, -vendas líquidas',
    financed: 'financiad*, carteira*, facilitad*',
    share: 'percentual, percentagem*, porcentagem*, proporção, quota, cobertura, em %',
    otherGas:
      'metano, óxido nitroso, óxidos de azoto|nitrogênio|enxofre, material particulado, partículas, cov, ozono, ozônio',
    biogenic: 'biogênic*, biogénic*, biomassa*',
    cost: 'custo, custos, preço*, receita*, imposto*, despesa*, gastos',
    count: 'número de, qualidade dos dados',
    currentYear: 'ano atual, ano corrente, exercício atual, ano de reporte',
    priorYear: 'ano anterior, exercício anterior, ano passado, período anterior',
    fiscalYear: 'exercício, ano fiscal, ano, exercício fiscal',
    category: 'categoria, categorias, cat',
    isoCategory: 'categoria',
    tonne: 'toneladas métricas, tonelada, toneladas, ton',
    thousand: 'milhares de, milhares, mil',
    million: 'milhões de, milhão de, milhões',
    billion: 'bilhões de, mil milhões de, bilhões',
    equivalent: 'equivalente, equivalentes, eq',
    carbonDioxide: 'dióxido de carbono',
    energyWord: '*energia*, energétic*',
    plain: `
      total, totais, subtotal, soma, bruta, brutas, emissões, emissão, gee, gases, de, do, efeito, estufa, carbono, dióxido
      equivalente, localização, mercado, baseado, baseada, na, no, em, método, grupo, absolutas, absoluto, valor, toneladas
      tonelada, mil, milhares, milhões, e, os, as, da, dos, das, unidade, pegada, anual, anuais
    `,
    filler: `
      de, do, da, dos, das, o, a, os, as, um, uma, e, ou, em, no, na, nos, nas, para, por, pela, pelo, com, sobre, que, ao, à
      nossas, nosso, outras, outros, próprias, provenientes, associadas, relacionadas, incluindo
    `,
    table: 'unidade, unidades, nota, página, referência, indicador, indicadores, fonte, descrição, conteúdo',
    ordinary: `
      dados, resultados, resultado, desempenho, atividades, atividade, operações, próprias, energia, eletricidade, calor, vapor
      adquirida, comprada, aquisição, consumo, consumida, fontes, cadeia de valor, a montante, a jusante, empresa, companhia
      relevantes, significativas, geração, uso, utilização
    `,
  },
  categories: {
    1: 'bens e serviços, compra|aquisição de bens, bens adquiridos, bens comprados, produtos e serviços adquiridos|comprados',
    2: 'bens de capital, bens de equipamento, imobilizado',
    3: 'combustíve* .. energia, energia .. combustíve*, atividades relacionadas com combustíve*, combustíve* e energia',
    4: 'transporte* .. upstream, transporte* .. a montante, transporte* .. montante, logística a montante',
    5: 'resíduos*, resíduo',
    6: 'viagens a|de negócio|negócios|trabalho|serviço, viagens corporativas, viagens em serviço, viagens a negócios',
    7: `
      deslocamento|deslocamentos de|casa|dos funcionários|colaboradores|empregados|trabalho, deslocações casa|pendulares|dos|de
      deslocamento de funcionários, deslocamento casa trabalho, deslocação de colaboradores
    `,
    8: 'bens arrendados a montante, ativos arrendados a montante, bens arrendados .. organização como arrendatária, leasing a montante',
    9: 'transporte* .. downstream, transporte* .. a jusante, transporte* .. jusante, logística a jusante',
    10: 'processamento de produtos, processamento dos produtos, transformação de produtos vendidos',
    11: 'uso de bens, uso de produtos, uso dos produtos, utilização dos produtos, utilização de produtos, uso de bens e serviços vendidos',
    12: 'fim de vida, fim da vida, final da vida, tratamento de fim',
    13: 'bens arrendados a jusante, ativos arrendados a jusante, bens arrendados .. organização como arrendadora, leasing a jusante',
    14: 'franquia*, franchis*, franquead*',
    15: 'investimentos, investimento',
  },
  energyUnits: {
    kWh: 'quilowatt hora, quilowatts hora',
    MWh: 'megawatt hora, megawatts hora',
    GWh: 'gigawatt hora, gigawatts hora',
    GJ: 'gigajoule, gigajoules',
    TJ: 'terajoule, terajoules',
    toe: 'tep',
  },
}
