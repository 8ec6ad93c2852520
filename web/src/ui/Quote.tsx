/** Words as they stand in a document, marked as somebody else's. */
export const Quote = ({ children }: { children: string }) => (
  <blockquote className="border-leaf border-l-2 pl-4 text-[0.9375rem] [overflow-wrap:anywhere]">
    “{children}”
  </blockquote>
)
