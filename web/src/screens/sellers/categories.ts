/** The kinds of project the marketplace knows, each with the scene that stands for it. */
export const categories = [
  { title: 'REDD+/ARR', art: 'scene-forest', alt: 'Young trees in a row before an old stand of conifers' },
  { title: 'Biochar', art: 'scene-biochar', alt: 'A brick kiln between cordwood and dark furrows' },
  { title: 'Blue Carbon', art: 'scene-mangrove', alt: 'Three mangroves on arched roots at half tide' },
  {
    title: 'Direct Air Capture (DAC)',
    art: 'scene-air-capture',
    alt: 'Two collectors with rows of fans, and a pipe into the rock below',
  },
  {
    title: 'Enhanced Rock Weathering (ERW)',
    art: 'scene-basalt',
    alt: 'Basalt columns above a field strewn with ground rock',
  },
] as const
