import type { Language } from './words.ts'

export const italian: Language = {
  code: 'it',
  words: {
    scope: 'ambito, ambiti, scopi, scopo',
    direct: 'diretta, dirette, diretti, diretto',
    indirect: 'indiretta, indirette, indiretti, indiretto',
    otherIndirect:
      'altre emissioni indirette, altre emissioni .. indirette, altre indirette, ulteriori emissioni indirette',
    energyIndirect: `
      indirette da consumi energetici, indirette da consumo energetico, indirette energetiche, indirette da energia
      indirette .. consumi energetici
    `,
    location: 'localizzazione, basato|basata|basate sulla localizzazione, localizz*, location based',
    market: 'mercato, basato|basata|basate sul mercato, residual mix',
    marketWord: 'mercato',
    total:
      'totale, totali, subtotale, somma, complessivo, complessiva, complessive, complessivi, in totale, impronta',
    gross: 'lordo, lorda, lorde, lordi',
    whole:
      'gruppo, globale, globali, consolidato, consolidata, consolidate, perimetro consolidato, intero gruppo',
    subset: `
      per divisione|stabilimento|paese|sito|area|società|settore|business, stabilimento, stabilimenti, filiale, filiali
      controllata, controllate, sede, magazzino, magazzini, negozi, punti vendita, escluso, esclusa, escluse, esclusi
      ad esclusione, estero, italia, germania, francia, spagna, regno unito, svizzera, stati uniti, cina, brasile, polonia
      europa, asia, america*, africa, resto del mondo, agenzie
    `,
    emission:
      '*emission*, gas serra, serra, gas a effetto serra, gas effetto serra, carbonio, anidride carbonica',
    energy: `
      consumo energia, consumo di energia, consumo totale di energia, consumi di energia, consumo energetico, consumi energetici
      consumi totali di energia, energia consumata, totale energia, energia totale, consumo complessivo di energia
    `,
    energyPart: `
      rinnovabil*, elettric*, combustibil*, gas, vapore, calore, teleriscaldamento, raffreddamento, solare, fotovoltaic*
      venduta, prodotta, autoprodotta, acquistata, gasolio, benzina, carbone fossile, diretti, indiretti, diretta, indiretta, termica
      all esterno, metano, per
    `,
    component: `
      gas naturale, gas, -gas serra, -gas a effetto, -gas effetto, metano, gasolio, benzina, gpl, flotta*, autovettur*
      automezzi, veicol*, auto aziendali, refrigerant*, gas refrigeranti, combustion*, riscaldamento, teleriscaldamento
      fuggitiv*, carbone fossile, olio combustibile, combustibili, processo produttivo, uffici, data center, f gas
    `,
    partOf: 'di cui, dei quali, delle quali, tra cui',
    intensity: `
      *intensità*, rapporto tra, specifica, specifiche, specifico, specifici, indice, indicatore di intensità
      -per scope|fonte|tipologia|tipo|categoria|area|paese|settore|la|il|lo|i|gli|le|l|stabilimento|sito|uso|ambito|anno
      -per produzione|riscaldamento|trasporto|viaggi|consumo|consumi|elettricità|attività
    `,
    change: `
      variazione, variazioni, riduzione, riduzioni, diminuzione, aumento, risparmio, risparmi, evitat*, differenza, delta
      rispetto, confronto, miglioramento, incremento, scostamento
    `,
    target:
      'obiettivo, obiettivi, previsione, previsioni, impegno, impegni, pianificat*, budget, traguardo, traguardi',
    baseline: 'anno base, anno di riferimento, baseline',
    offset: `
      compensazion*, compensati, compensata, compensato, emissioni compensate, crediti di carbonio, certificati, *neutral*, assorbiment*, sequestr*, stoccat*, catturat*
      garanzie di origine, garanzia d origine
    `,
    net: 'netto, netta, nette, netti, -ricavi netti, -fatturato netto',
    financed: 'finanziat*, portafoglio*',
    share: 'percentuale*, percentuali, quota, incidenza, copertura, in %',
    otherGas: 'protossido*, ossidi di azoto|zolfo, polveri, particolato, cov, ozono, emissioni di metano',
    biogenic: 'biogenic*, biomass*',
    cost: 'costo, costi, prezzo, prezzi, ricavi, fatturato, imposta, imposte, spesa, spese',
    count: 'numero di|dei|degli|delle|totale, numero dipendenti, organico, qualità dei dati',
    currentYear: 'anno corrente, esercizio corrente, anno in corso, anno di rendicontazione',
    priorYear: 'anno precedente, esercizio precedente, anno scorso',
    fiscalYear: 'esercizio, anno fiscale, anno, esercizio fiscale',
    category: 'categoria, categorie, cat',
    isoCategory: 'categoria',
    tonne: 'tonnellate metriche, tonnellata, tonnellate, ton, tonn',
    thousand: 'migliaia di, migliaia, mila, mille',
    million: 'milioni di, milione di, milioni, mln',
    billion: 'miliardi di, miliardi',
    equivalent: 'equivalente, equivalenti, eq',
    carbonDioxide: 'anidride carbonica, biossido di carbonio',
    energyWord: '*energia*, energetic*',
    plain: `
      totale, totali, subtotale, somma, complessivo, complessive, lordo, lorde, emissioni, emissione, gas, serra, gas a effetto serra
      carbonio, anidride, carbonica, equivalente, equivalenti, localizzazione, mercato, basato, sulla, sul, metodo, gruppo
      assolute, assoluto, valore, tonnellate, tonnellata, tonn, migliaia, milioni, di, del, dei, delle, della, e, in, la, il
      le, unità, annuali, annue, tco2eq
    `,
    filler: `
      di, del, dello, della, dei, degli, delle, dell, da, dal, dalla, dai, dalle, il, lo, la, i, gli, le, l, un, una, e, ed, o
      in, nel, nella, a, al, alla, per, con, su, sul, sulla, che, tra, fra, nostre, nostra, proprie, altre, altri, derivanti
      legate, generate, relative, associate
    `,
    table:
      'unità, unità di misura, u m, nota, note, pagina, pag, paragrafo, riferimento, indicatore, indicatori, fonte, descrizione, tema',
    ordinary: `
      dati, risultati, risultato, prestazioni, attività, operazioni, proprie, energia, elettricità, energetici, calore, vapore
      acquistata, acquistato, consumo, consumi, fonti, catena del valore, a monte, a valle, azienda, società, organizzazione
      rilevanti, significative, importata, generazione, utilizzo, all interno, produzione, combustibili
    `,
  },
  categories: {
    1: 'beni e servizi, acquisto|acquisti di beni|prodotti|materiali, prodotti acquistati, beni acquistati, materiali acquistati',
    2: 'beni strumentali, beni capitali, beni di capitale, immobilizzazioni, capital goods',
    3: 'combustibil* .. energia, energia .. combustibil*, carburant* .. energia, attività legate ai combustibili',
    4: 'trasport* .. a monte, trasport* .. upstream, logistica a monte, logistica in entrata, trasporto in ingresso, trasporti in entrata',
    5: 'rifiuti, rifiuto, smaltimento rifiuti',
    6: 'viaggi di lavoro|affari, viaggi d affari|affare, viaggio di lavoro, trasferte*, viaggi aziendali',
    7: 'spostamenti|spostamento casa, casa lavoro, pendolarismo, commuting, spostamenti dei dipendenti',
    8: 'beni in leasing a monte, beni in locazione a monte, leasing a monte, beni .. leasing .. monte',
    9: 'trasport* .. a valle, trasport* .. downstream, logistica a valle, logistica in uscita, distribuzione dei prodotti venduti',
    10: 'lavorazione dei prodotti venduti, trasformazione dei prodotti venduti, lavorazione di prodotti venduti',
    11: 'uso dei prodotti, utilizzo dei prodotti, uso di prodotti venduti, utilizzo di prodotti venduti, uso dei prodotti venduti, fase d uso',
    12: 'fine vita, fine della vita',
    13: 'beni in leasing a valle, beni in locazione a valle, leasing a valle, beni .. leasing .. valle',
    14: 'franchising*, franchis*',
    15: 'investimenti, investimento, partecipazioni',
  },
  energyUnits: {
    kWh: 'kilowattora, chilowattora',
    MWh: 'megawattora',
    GWh: 'gigawattora',
    GJ: 'gigajoule',
    TJ: 'terajoule',
    toe: 'tep, tonnellate equivalenti di petrolio',
  },
}
