import type { Language } from './words.ts'

export const german: Language = {
  code: 'de',
  words: {
    direct: 'direkt*',
    indirect: 'indirekt*',
    otherIndirect: 'sonstige|sonstigen|weitere|weiteren|andere|anderen|übrige|übrigen indirekt*',
    energyIndirect: 'energiebedingte|energiebezogene indirekt*, indirekte energiebedingt*|energiebezogen*',
    location: 'standortbasiert*, standortbezogen*, ortsbasiert*, ortsbezogen*, netzdurchschnitt*',
    market: 'marktbasiert*, marktbezogen*, residualmix',
    marketWord: 'markt',
    total: `
      gesamt*, summe, zwischensumme, teilsumme, insgesamt, total, fußabdruck, klimabilanz, treibhausgasbilanz, thg bilanz
    `,
    gross: 'brutto, brutto*',
    whole:
      'konzern, konzernweit*, gruppe, gruppenweit*, unternehmensweit*, weltweit*, konsolidiert*, gesamtkonzern, konzern*',
    subset: `
      geschäftsbereich*, geschäftsfeld*, sparte*, segment, segmente, division, divisionen, tochtergesellschaft*
      nach standort*|land|ländern|region|regionen|segment|segmenten|geschäftsbereich*, werk, werke, werken
      produktionsstandort*, niederlassung*, filiale, filialen, verwaltung, zentrale, hauptsitz, lager, ausland, inland
      ohne, exklusive, deutschland, österreich, schweiz, frankreich, italien, spanien, europa, asien, nordamerika
      südamerika, lateinamerika, afrika, australien, kanada, brasilien, mexiko, indien, japan, polen, niederlande
      vereinigtes königreich, großbritannien, übrige welt, rest der welt
    `,
    emission: '*treibhausgas*, *thg*, *kohlenstoff*, *kohlendioxid*, *klimagas*, co2 fußabdruck, *emission*',
    energy: `
      *energieverbrauch*, *energieverbräuche, *energiebedarf*, *energieeinsatz*, gesamtenergie, verbrauch von energie
      verbrauch an energie, endenergieverbrauch, primärenergieverbrauch
    `,
    energyPart: `
      *erneuerbar*, *regenerativ*, *strom*, *elektriz*, *wärme*, *kälte*, *dampf*, *brennstoff*, *kraftstoff*, erdgas, heizöl
      *fernwärme*, *fossil*, *atom*, *kernenergie*, *direkt*, *indirekt*, pro, je, eigenerzeug*, verkauft*
    `,
    component: `
      erdgas, gas, heizöl, kraftstoff*, brennstoff*, *fuhrpark*, *fahrzeug*, *kältemittel*, *diesel*, *benzin*, flüssiggas
      fernwärme, fernkälte, nahwärme, *prozessemission*, *prozessbedingt*, *verbrennung*, *stationär*, *mobile*, *flüchtig*
      *dienstwagen*, *firmenwagen*, *rechenzentr*, kohle, *klimaanlage*, -gasemission*
    `,
    partOf: 'davon, darunter, hiervon',
    intensity:
      '*intensität*, je, pro, -pro|je jahr, -pro rata|forma, spezifisch*, kennzahl je, quotient, bezogen auf',
    change: `
      veränderung*, änderung, reduktion*, reduzierung*, minderung*, rückgang, anstieg, einsparung*, eingespart*, vermieden*
      differenz, abweichung, verglichen, gegenüber, im vergleich, delta, senkung
    `,
    target:
      'ziel, ziele, zielwert*, *reduktionsziel*, klimaziel*, geplant*, prognose*, soll, budget, zieljahr',
    baseline: 'basisjahr*, bezugsjahr*, referenzjahr*, ausgangsjahr',
    offset: `
      *kompensation, *kompensationen, *kompensiert*, zertifikate, co2 zertifikate, *klimaneutral*, *co2 neutral*, ausgleich, *gutschrift*
      *entnahme*, *senken, gespeichert*, herkunftsnachweis*, abgeschieden*
    `,
    net: 'netto, netto*, -nettoumsatz*, -netto umsatz*',
    financed:
      'finanziert*, portfolio*, kundenemissionen, kreditportfolio, anlageportfolio, investitionsportfolio',
    share: 'anteil*, prozent*, abdeckung*, in %',
    otherGas:
      'methan*, lachgas, distickstoffmonoxid, stickoxid*, schwefel*, feinstaub, staub, voc, ozon*, fluorierte*',
    biogenic: 'biogen*, biomasse*',
    cost: 'kosten, preis*, umsatz*, steuer, steuern, aufwand, aufwendungen, ausgaben',
    count: 'anzahl*, zahl der, mitarbeiterzahl*, datenqualität',
    currentYear: 'berichtsjahr, laufendes jahr, aktuelles jahr, berichtszeitraum',
    priorYear: 'vorjahr, vorjahreszeitraum, vorheriges jahr, letztes jahr, vorjahreswert, vergleichsjahr',
    fiscalYear: 'geschäftsjahr, wirtschaftsjahr, berichtsjahr, kalenderjahr, jahr',
    category: 'kategorie, kategorien, kat',
    isoCategory: 'kategorie',
    tonne: 'metrische tonnen, tonne, tonnen',
    thousand: 'tausend, tsd',
    million: 'million, millionen, mio',
    billion: 'milliarde, milliarden, mrd',
    equivalent: 'äquivalent, äquivalente, äquivalenten, äq',
    carbonDioxide: 'kohlendioxid, kohlenstoffdioxid',
    energyWord: '*energie*',
    plain: `
      summe, gesamt, gesamte, gesamten, insgesamt, zwischensumme, brutto, emissionen, thg, treibhausgas, treibhausgase
      treibhausgasemissionen, gesamtemissionen, thg emissionen, kohlendioxid, äquivalente, äquivalent, äq, standortbasiert
      standortbezogen, standortbezogene, standortbasierte, marktbasiert, marktbezogen, marktbezogene, marktbasierte, methode
      konzern, gruppe, absolut, absolute, wert, tonnen, tausend, tsd, mio, millionen, in, der, die, das, und, nach, von
      geprüft, ergebnis, ist, einheit, alle
    `,
    filler: `
      der, die, das, den, dem, des, ein, eine, einer, und, oder, aus, von, vom, zu, zur, zum, für, mit, bei, im, in, an, am
      auf, nach, durch, über, unter, als, sowie, inkl, einschließlich, unser, unsere, unserer, eigene, eigenen, alle, aller
    `,
    table:
      'einheit, anmerkung, fußnote, seite, verweis, angabe, angaben, kennzahlen, indikator, quelle, thema, hinweis',
    ordinary: `
      daten, ergebnis, ergebnisse, leistung, geschäftsbetrieb, betrieb, eigener betrieb, aktivitäten, tätigkeiten, erzeugung
      verbrauch, nutzung, bezug, eingekauft*, zugekauft*, bezogen*, strom, energie, wärme, dampf, kälte, kühlung, quellen
      wertschöpfungskette, vorgelagert*, nachgelagert*, unternehmen, angepasst, relevant*, wesentlich*, absolut*, jährlich*
      treibhausgasprotokoll, anlagen, fernwärme
    `,
  },
  categories: {
    1: `
      eingekaufte*, erworbene güter|waren|produkte, gekaufte güter|waren|produkte|materialien, bezogene waren|güter
      waren und dienstleistungen, güter und dienstleistungen
    `,
    2: 'kapitalgüter*, anlagegüter*, investitionsgüter*',
    3: 'brennstoff* .. energie*, energie* .. brennstoff*, kraftstoff* .. energie*, vorkette* energie*, energievorkette*',
    4: 'vorgelagert* transport*, transport* .. vorgelagert*, vorgelagerte logistik, eingangslogistik, eingangstransporte',
    5: 'abfall*, abfälle*, betriebsabfälle*, produktionsabfälle*',
    6: 'geschäftsreise*, dienstreise*, geschäftsflüge',
    7: 'pendeln, pendel*, arbeitsweg*, mitarbeiterpendeln, berufsverkehr, arbeitnehmerpendeln, *pendelverkehr, *pendeln',
    8: 'angemietet*, vorgelagert* leasing*|geleast*|gemietet*, gemietete|geleaste sachanlagen|vermögenswerte',
    9: 'nachgelagert* transport*, transport* .. nachgelagert*, nachgelagerte logistik, ausgangslogistik, distribution verkaufter',
    10: 'verarbeitung verkauft*, verarbeitung der verkauft*, weiterverarbeitung verkauft*',
    11: 'nutzung verkauft*, nutzung der verkauft*, gebrauch verkauft*, nutzungsphase, verwendung verkauft*',
    12: `
      entsorgung verkauft*, entsorgung der verkauft*, lebensende*, umgang mit verkauften .. lebens*, end of life
      behandlung verkaufter .. lebens*, lebenszyklusende
    `,
    13: 'nachgelagert* leasing*|geleast*|vermietet*|gemietet*, vermietete sachanlagen|vermögenswerte',
    14: 'franchise*',
    15: 'investitionen, beteiligungen, kapitalanlagen, -investitionen in',
  },
  energyUnits: {
    kWh: 'kilowattstunde, kilowattstunden',
    MWh: 'megawattstunde, megawattstunden',
    GWh: 'gigawattstunde, gigawattstunden',
    TWh: 'terawattstunde, terawattstunden',
    GJ: 'gigajoule',
    TJ: 'terajoule',
    PJ: 'petajoule',
    MJ: 'megajoule',
    toe: 'tonnen öläquivalent',
  },
}
