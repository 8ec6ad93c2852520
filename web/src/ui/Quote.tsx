/** Words as they stand in a document, marked as somebody else's. */
export const Quote = ({ children }: { children: string }) => (
  <blockquote className="border-leaf border-l-2 pl-4 text-note [overflow-wrap:anywhere]">
    “{children}”
  </blockquote>
)
