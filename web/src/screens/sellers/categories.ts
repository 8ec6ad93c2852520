/** The kinds of project the marketplace knows, each with the scene that stands for it. */
export const categories = [
  {
    kind: 'redd_arr',
    title: 'REDD+/ARR',
    desc: 'Forest kept standing, and forest planted again: carbon in wood, roots and soil.',
    image: 'scene-forest',
    alt: 'Young trees in a row before an old stand of conifers',
  },
  {
    kind: 'biochar',
    title: 'Biochar',
    desc: 'Plant residues charred without air, so that their carbon stays in the ground.',
    image: 'scene-biochar',
    alt: 'A brick kiln between cordwood and dark furrows',
  },
  {
    kind: 'blue_carbon',
    title: 'Blue Carbon',
    desc: 'Mangroves, salt marshes and seagrass that bury carbon in the mud below them.',
    image: 'scene-mangrove',
    alt: 'Three mangroves on arched roots at half tide',
  },
  {
    kind: 'dac',
    title: 'Direct Air Capture (DAC)',
    desc: 'Machines that take CO2 out of the air, for storage deep in the rock.',
    image: 'scene-air-capture',
    alt: 'Two collectors with rows of fans, and a pipe into the rock below',
  },
  {
    kind: 'erw',
    title: 'Enhanced Rock Weathering (ERW)',
    desc: 'Ground basalt on fields, which binds CO2 as the rain dissolves it.',
    image: 'scene-basalt',
    alt: 'Basalt columns above a field strewn with ground rock',
  },
] as const

/** Shown with every category. Display text, not a quotation of the market. */
export const categoryFigures = { price: '$6.00/tCO2', projects: '45' } as const
