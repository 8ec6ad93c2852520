export const tickLook = { fill: 'var(--muted)', fontSize: 12, fontFamily: 'var(--font-mono)' }
