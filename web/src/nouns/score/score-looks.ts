/** How the parts of a score look, in the strip, in the bars and in the key: one look, one meaning. */
export const scoreLooks = {
  documented: { name: 'Documented', fill: 'var(--leaf)' },
  assumed: {
    name: 'By kind of project or our records',
    fill: 'repeating-linear-gradient(90deg, var(--leaf) 0 2px, transparent 2px 5px)',
  },
  undocumented: {
    name: 'Not documented',
    // Fainter than what is documented: its edge says where it is.
    fill: 'repeating-linear-gradient(45deg, color-mix(in srgb, var(--edge) 55%, transparent) 0 1px, transparent 1px 6px)',
  },
  lost: { name: 'Not granted', fill: 'transparent' },
} as const
