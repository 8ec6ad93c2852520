import type { Language } from './words.ts'

export const french: Language = {
  code: 'fr',
  words: {
    scope: 'périmètre',
    direct: 'direct, directe, directs, directes',
    indirect: 'indirect, indirecte, indirects, indirectes',
    otherIndirect:
      'autres émissions indirectes, autres émissions .. indirectes, émissions indirectes autres, autres indirectes',
    energyIndirect: `
      émissions indirectes liées à l|la énergie|consommation, indirectes énergie, indirectes liées à l énergie
    `,
    location:
      'localisation*, basé sur la localisation, fondé* sur la localisation, basée sur le lieu, réseau moyen, location based',
    market: 'sur le marché, fondé* sur le marché, basé* sur le marché, de marché, mix résiduel, market based',
    marketWord: 'marché',
    total:
      'total, totale, totales, totaux, sous total, somme, ensemble des émissions, empreinte, bilan carbone',
    gross: 'brut, brute, brutes, bruts',
    whole:
      'groupe, mondial, mondiale, consolidé, consolidée, consolidées, ensemble du groupe, monde entier, toutes entités',
    subset: `
      par division|segment|pays|site|activité|région|source|métier, filiale, filiales, usine, usines, siège, entrepôt*
      magasin, magasins, établissement, hors, périmètre constant, à périmètre constant, coentreprise*, étranger
      royaume uni, allemagne, espagne, italie, belgique, suisse, états unis, amérique*, asie, afrique, chine, inde, japon
      brésil, canada, pologne, pays bas, irlande, europe, reste du monde
    `,
    emission: 'émission*, *gaz à effet de serre*, ges, serre, carbone, bilan carbone, dioxyde de carbone',
    energy: `
      consommation énergie, consommation|consommations d énergie, consommation totale d énergie, consommation .. énergie
      consommations énergétiques, consommation énergétique, énergie consommée, énergie totale
    `,
    energyPart: `
      renouvelable*, électri*, gaz, vapeur, chaleur, froid, solaire, fioul, carburant*, combustible*, nucléaire, fossile*
      vendue, produite, achetée, directe, indirecte, par, hors
    `,
    component: `
      gaz naturel, gaz, -gaz à effet de serre, -gaz à effet, fioul, carburant*, combustible*, flotte*, véhicule*, réfrigérant*
      frigorigène*, fluides, combustion*, sources fixes|mobiles, fugitive*, procédé, procédés, charbon, essence, diesel, gazole
      réseau de chaleur, chauffage urbain, bureaux, centres de données, émissions fugitives
    `,
    partOf: 'dont, parmi lesquelles, y compris',
    intensity: `
      *intensité*, ratio, spécifique*, rapporté* à, indice
      par tonne|tonnes|unité|salarié|employé|collaborateur|million|millions|euro|euros|m2|k€|m€|€|chiffre|produit|passager
      par kwh|mwh|client|etp|ca|habitant|nuitée|heure|kilo|kg|litre|hectolitre|véhicule|colis
    `,
    change: `
      évolution, évolutions, variation*, réduction, réductions, baisse, hausse, diminution, diminutions, augmentation, économies d|de, évité, évitée, évitées, évités, écart
      par rapport, comparée, comparées, comparaison, progression, vs
    `,
    target: 'objectif*, cible*, prévision*, trajectoire*, ambition*, prévu, prévue, prévus, prévues, budget',
    baseline: 'année de référence, année de base',
    offset:
      'compensation carbone, compensations, compensation volontaire, compensé, compensée, compensées, crédits carbone, crédit carbone, certificats, *neutre*, neutralité, séquestr*, capté, captées, stocké, stockées, puits',
    net: 'net, nets, nette, nettes, -chiffre d affaires net',
    financed: 'financée, financés, financées, portefeuille*, facilitées, fournisseurs scope',
    share: 'part de|des|du|d, pourcentage*, proportion*, taux, couverture, en %',
    otherGas: 'méthane*, protoxyde*, oxydes d azote, oxydes de soufre, particules, cov, ozone, fluorés',
    biogenic: 'biogénique*, biomasse*',
    cost: 'coût*, prix, chiffre d affaires, taxe, dépenses, recettes',
    count: 'nombre de|d|total, effectif, effectifs, qualité des données',
    currentYear: 'année en cours, exercice en cours, année n, année de reporting',
    priorYear: 'année précédente, exercice précédent, année n 1, an dernier, année antérieure',
    fiscalYear: 'exercice, année fiscale, année, exercice fiscal, exercice clos',
    category: 'catégorie, catégories, poste',
    isoCategory: 'catégorie',
    tonne: 'tonnes métriques, tonne, tonnes, téq, teq',
    thousand: 'milliers de, milliers, millier de, mille, kilo',
    million: 'millions de, million de, millions',
    billion: 'milliards de, milliards',
    equivalent: 'équivalent, équivalents, éq',
    carbonDioxide: 'dioxyde de carbone, gaz carbonique',
    energyWord: '*énergie*, *énergétique*',
    plain: `
      total, totale, totales, sous total, somme, brut, brute, brutes, émissions, émission, ges, gaz à effet de serre, carbone
      dioxyde, équivalent, éq, groupe, absolu, absolue, absolues, valeur, tonnes, tonne, milliers, millions, de, des, du, d
      la, le, les, et, en, l, méthode, localisation, marché, basé, basée, sur, unité, annuel, annuelles, teqco2, teq, éqco2
    `,
    filler: `
      de, des, du, d, la, le, les, l, un, une, et, ou, en, à, a, au, aux, pour, par, sur, dans, avec, liées, liés, lié, liée
      nos, notre, ses, son, leur, autres, autre, issues, provenant, hors, incluant
    `,
    table: 'unité, unités, note, page, référence, indicateur, indicateurs, source, donnée, thème, remarque',
    ordinary: `
      données, résultats, résultat, performance, activités, activité, opérations, exploitation, propres, énergie, électricité
      chaleur, vapeur, froid, achetée, achetées, achat, consommation, consommée, sources, chaîne de valeur, amont, aval
      entreprise, sociétés, significatives, pertinentes, absolues, annuelles, production, utilisation
    `,
  },
  categories: {
    1: `
      achat|achats de biens|produits|services, produits et services achetés, biens et services achetés, biens et services
      achats de matières, produits achetés
    `,
    2: 'biens d équipement, immobilisations, biens immobilisés, biens d investissement, immobilisation de biens',
    3: `
      combustible* .. énergie, carburant* .. énergie, énergie et combustible*, amont de l énergie, liées à l énergie non
      non incluses dans les scopes, non comprises dans les scopes, carburant et énergie
    `,
    4: 'transport* .. amont, fret amont, logistique amont, acheminement amont, transport* amont',
    5: 'déchets*, déchet',
    6: 'voyage|voyages d affaires|affaire, voyage|voyages professionnels|professionnel, déplacement|déplacements professionnels|professionnel',
    7: 'domicile travail, trajets domicile, déplacements domicile, déplacements des salariés|employés|collaborateurs',
    8: 'actifs loués en amont, actifs en leasing amont, actifs loués amont, leasing amont, actifs en location amont',
    9: 'transport* .. aval, fret aval, logistique aval, transport* aval',
    10: 'transformation des produits vendus, traitement des produits vendus, transformation de produits',
    11: 'utilisation des produits, utilisation des produits vendus, usage des produits, utilisation de produits vendus',
    12: 'fin de vie',
    13: 'actifs loués en aval, actifs en leasing aval, leasing aval, actifs loués aval, actifs donnés en location',
    14: 'franchise, franchises, franchisés',
    15: 'investissements, investissement, participations',
  },
  energyUnits: {
    kWh: 'kilowattheure, kilowattheures, kilowatt heure|heures',
    MWh: 'mégawattheure, mégawattheures, mégawatt heure|heures',
    GWh: 'gigawattheure, gigawattheures, gigawatt heure|heures',
    TWh: 'térawattheure, térawattheures',
    GJ: 'gigajoule, gigajoules',
    TJ: 'térajoule, térajoules',
    toe: 'tep, tonnes équivalent pétrole',
  },
}
