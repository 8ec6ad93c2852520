/** The figures beside a plot and under it. */
export const tickLook = { fill: 'var(--muted)', fontSize: 12, fontFamily: 'var(--font-mono)' }
