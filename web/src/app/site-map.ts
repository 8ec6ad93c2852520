/** The pages the navigation offers everywhere, in this order. */
export const siteMap = [
  { to: '/', label: 'Overview' },
  { to: '/marketplace', label: 'Marketplace' },
  { to: '/sellers', label: 'Our Sellers' },
  { to: '/whoweare', label: 'Who We Are' },
  { to: '/contact', label: 'Contact Us' },
] as const
