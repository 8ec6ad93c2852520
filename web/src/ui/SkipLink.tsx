/** The first stop of the keyboard: past the navigation, to what the page is about. */
export const SkipLink = ({ to = 'main' }: { to?: string }) => (
  <a
    href={`#${to}`}
    className="fixed top-2 left-2 z-50 -translate-y-24 rounded-soft bg-ink px-4 py-3 text-paper focus-visible:translate-y-0"
  >
    Skip to content
  </a>
)
