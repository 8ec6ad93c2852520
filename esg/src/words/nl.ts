import type { Language } from './words.ts'

export const dutch: Language = {
  code: 'nl',
  words: {
    scope: 'scope',
    direct: 'directe',
    indirect: 'indirecte',
    otherIndirect: 'overige|andere indirecte, overige indirect*',
    energyIndirect: 'indirecte energie*, energie indirecte',
    location: 'locatie, locatiegebaseerd*, locatie gebaseerd*, op basis van locatie',
    market: 'marktgebaseerd*, markt gebaseerd*, marktgebase*, op basis van de markt',
    marketWord: 'markt',
    total: 'totaal, totale, subtotaal, som, voetafdruk, opgeteld',
    gross: 'bruto',
    whole: 'groep, wereldwijd*, geconsolideerd*, concern, gehele groep, mondiaal',
    subset: `
      per divisie|land|locatie|regio|segment|vestiging, divisie, divisies, segment, dochteronderneming*, vestiging, vestigingen
      fabriek, fabrieken, hoofdkantoor, magazijn*, winkels, exclusief, buitenland, binnenland, nederland, belgië, duitsland
      frankrijk, verenigd koninkrijk, spanje, italië, polen, europa, azië, noord amerika, afrika, rest van de wereld
    `,
    emission: '*emissie*, *uitstoot*, *broeikas*, bkg, koolstof*, koolstofdioxide, voetafdruk',
    energy:
      'energieverbruik, energiegebruik, *energieverbruik*, totaal energie, totale energie, verbruik van energie',
    energyPart: `
      hernieuwba*, duurzame, duurzaam, *elektric*, *elektrisch*, *stroom*, *brandstof*, gas, *warmte*, *stoom*, *koeling*
      verkocht*, opgewekt*, ingekocht*, diesel, benzine, *aardgas*, fossiel*, kernenergie, directe, indirecte, per
    `,
    component: `
      aardgas, gas, wagenpark, *voertuig*, leaseauto*, *koudemiddel*, *koelmiddel*, diesel, benzine, stookolie, brandstof*
      stadsverwarming, warmtenet, verbranding*, *procesemissie*, kantoren, datacenter*, bedrijfsauto*
    `,
    partOf: 'waarvan',
    intensity: '*intensiteit*, verhouding, specifiek*, gemiddeld* per',
    change:
      'verandering*, wijziging, reductie*, vermindering*, daling, stijging, toename, afname, besparing*, vermeden, verschil, vergeleken',
    target: 'doel, doelen, doelstelling*, reductiedoel*, gepland*, verwacht*, begroting, streefwaarde*',
    baseline: 'basisjaar, referentiejaar, nulmeting',
    offset:
      'compensatie*, gecompenseerd*, certificaten, *neutraal*, *neutrale*, verwijder*, opgeslagen, afgevangen, garanties van oorsprong, gvo',
    net: 'netto, netto*, -netto omzet',
    financed: 'gefinancierd*, portefeuille*',
    share: 'aandeel, percentage*, procent, dekking, in %',
    otherGas: 'methaan, lachgas, stikstof*, zwavel*, fijnstof, ozon, voc',
    biogenic: 'biogeen, biogene, biomassa*',
    cost: 'kosten, prijs*, omzet, belasting, uitgaven',
    count: 'aantal*, datakwaliteit',
    currentYear: 'huidig jaar, lopend jaar, verslagjaar, dit jaar, rapportagejaar',
    priorYear: 'vorig jaar, voorgaand jaar, vorig boekjaar, voorgaande jaar',
    fiscalYear: 'boekjaar, verslagjaar, jaar',
    category: 'categorie, categorieën, cat',
    isoCategory: 'categorie',
    tonne: 'ton, tonnen',
    thousand: 'duizend, duizenden',
    million: 'miljoen, mln',
    billion: 'miljard',
    equivalent: 'equivalent, equivalenten, eq',
    carbonDioxide: 'koolstofdioxide, kooldioxide',
    energyWord: '*energie*',
    plain: `
      totaal, totale, subtotaal, som, bruto, emissies, emissie, uitstoot, broeikasgas, broeikasgassen, broeikasgasemissies
      koolstof, koolstofdioxide, equivalent, equivalenten, locatie, locatiegebaseerd, marktgebaseerd, methode, groep
      absolute, absoluut, waarde, ton, tonnen, duizend, miljoen, in, de, het, van, en, eenheid, jaarlijkse, co2 uitstoot
    `,
    filler: `
      de, het, een, van, en, of, in, op, aan, door, voor, met, bij, uit, te, ten, naar, onze, eigen, andere, overige, alle
      inclusief, als gevolg
    `,
    table: 'eenheid, eenheden, noot, toelichting, pagina, verwijzing, indicator, bron, omschrijving',
    ordinary: `
      gegevens, resultaten, resultaat, prestaties, activiteiten, bedrijfsvoering, energie, elektriciteit, stroom, warmte, stoom
      ingekochte, ingekocht, verbruik, gebruik, bronnen, waardeketen, upstream, downstream, onderneming, relevante
    `,
  },
  categories: {
    1: 'ingekochte goederen, aangekochte goederen, goederen en diensten, inkoop van goederen, gekochte goederen',
    2: 'kapitaalgoederen, investeringsgoederen',
    3: 'brandstof* .. energie*, energie* .. brandstof*',
    4: 'transport en distributie .. upstream, upstream transport*, inkomend transport, transport* .. stroomopwaarts',
    5: 'afval*, bedrijfsafval',
    6: 'zakelijke reizen, zakelijk verkeer, zakenreizen, dienstreizen, zakelijk reizen, zakelijke vluchten',
    7: 'woon werk*, woonwerk*, forensen*, pendelverkeer',
    8: 'upstream geleasde, geleasde activa .. upstream, upstream lease*, gehuurde activa',
    9: 'transport en distributie .. downstream, downstream transport*, uitgaand transport, transport* .. stroomafwaarts',
    10: 'verwerking van verkochte, bewerking van verkochte',
    11: 'gebruik van verkochte, gebruik van producten, gebruiksfase',
    12: 'einde levensduur, einde van de levensduur, verwerking einde, levenseinde, end of life',
    13: 'downstream geleasde, geleasde activa .. downstream, downstream lease*, verhuurde activa',
    14: 'franchise*',
    15: 'investeringen, beleggingen',
  },
  energyUnits: {
    kWh: 'kilowattuur',
    MWh: 'megawattuur',
    GWh: 'gigawattuur',
    GJ: 'gigajoule',
    TJ: 'terajoule',
  },
}
