/** Invented, and said to be so beside them: what selling here is meant to feel like, in six voices. */
export const testimonials = [
  {
    name: 'Maren Lindqvist',
    title: 'Forest owner',
    image: 'portrait-lindqvist',
    message:
      'Every point on the scorecard leads to the page it was taken from. I saw what my documents still lacked, and sent it the same afternoon.',
  },
  {
    name: 'Tomás Arriaga',
    title: 'Biochar producer',
    image: 'portrait-arriaga',
    message:
      'I set the price myself and sell part of the year forward. Before the first load of wood I know what the kiln will earn.',
  },
  {
    name: 'Amina Yusuf',
    title: 'Coordinator of a mangrove cooperative',
    image: 'portrait-yusuf',
    message:
      'Our members ask what became of their credits. Now I show them the certificates: who retired them, when, and for which year.',
  },
  {
    name: 'Daniel Okafor',
    title: 'Head of sales, direct air capture',
    image: 'portrait-okafor',
    message:
      'Auditors used to write to me for weeks about one sale. Now they follow the serial numbers themselves, and write when they are done.',
  },
  {
    name: 'Sofía Quispe',
    title: 'Manager of a reforestation programme',
    image: 'portrait-quispe',
    message:
      'One form for the project, our verification documents as they are, and a clear list of what the review still wanted. That was all.',
  },
  {
    name: 'Henrik Dahl',
    title: 'Agronomist, enhanced rock weathering',
    image: 'portrait-dahl',
    message:
      'Rock takes its time, so subscriptions suit us. The same buyers come back each quarter, and the money is there once a trade has settled.',
  },
] as const
