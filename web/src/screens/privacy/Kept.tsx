const kept = [
  {
    name: 'ledgerleaf.session',
    kind: 'Cookie',
    why: 'Keeps you signed in. Scripts cannot read it. It ends with your browser, or after 30 days if you chose to be remembered.',
  },
  {
    name: 'ledgerleaf.visitor',
    kind: 'Cookie',
    why: 'A random mark that protects your changes from other sites. It ends with your browser; if you upload a report without an account it stays for 30 days, so that you find your report again.',
  },
  {
    name: 'ledgerleaf.half',
    kind: 'Cookie',
    why: 'For ten minutes at most, between your password and your second factor: which sign-in it is. It opens nothing.',
  },
  {
    name: 'ledgerleaf.device',
    kind: 'Cookie',
    why: 'Set when you sign in, for 180 days: random marks by which this device is not held up when strangers guess at your password. It signs nobody in, names nobody and cannot be read by scripts.',
  },
  {
    name: 'ledgerleaf.state',
    kind: 'Cookie',
    why: 'Only while you sign in through another provider: the state of that sign-in.',
  },
  {
    name: 'user',
    kind: 'Local storage',
    why: 'Your e-mail address and nothing else, while you are signed in.',
  },
  {
    name: 'basket',
    kind: 'Local storage',
    why: 'The listings you put into your basket, until you take them out.',
  },
  { name: 'theme', kind: 'Local storage', why: 'Light or dark, if you chose one.' },
  { name: 'sidebar', kind: 'Local storage', why: 'Whether the dashboard’s sidebar is folded away.' },
  {
    name: 'single-keys',
    kind: 'Local storage',
    why: 'That single keys of the keyboard do nothing, if you turned them off.',
  },
] as const

/** Everything this site leaves on a device. A list rather than a table, so that it can be read on a phone. */
export const Kept = () => (
  <dl className="mt-6 border-hairline border-t">
    {kept.map(({ name, kind, why }) => (
      <div key={name} className="grid gap-x-8 gap-y-1 border-hairline border-b py-4 sm:grid-cols-[13rem_1fr]">
        <dt className="grid content-start gap-0.5">
          <span className="font-mono text-note">{name}</span>
          <span className="text-muted text-sm">{kind}</span>
        </dt>
        <dd className="text-note">{why}</dd>
      </div>
    ))}
  </dl>
)
