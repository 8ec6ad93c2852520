// Providers that have one name in many countries.
const names = new Set([
  'yahoo',
  'hotmail',
  'outlook',
  'live',
  'gmx',
  'yandex',
  'gmail',
  'googlemail',
  'icloud',
])

const hosts = new Set(
  `126.com 163.com alice.it aol.com arcor.de att.net bk.ru bluewin.ch bol.com.br btinternet.com charter.net
  comcast.net cox.net daum.net duck.com fastmail.com foxmail.com free.fr freenet.de hanmail.net hey.com hispeed.ch
  inbox.ru interia.pl kpnmail.nl laposte.net libero.it list.ru mac.com mail.com mail.ru mailbox.org me.com msn.com
  naver.com o2.pl onet.pl orange.fr pm.me posteo.de proton.me protonmail.com qq.com rediffmail.com rocketmail.com
  sbcglobal.net seznam.cz sfr.fr sina.com sky.com skynet.be t-online.de telenet.be terra.com.br tiscali.it tuta.com
  tuta.io tutanota.com tutanota.de uol.com.br verizon.net virgilio.it virginmedia.com wanadoo.fr web.de wp.pl
  xs4all.nl ymail.com ziggo.nl zoho.com`.split(/\s+/),
)

// Kept free for examples and tests (RFC 2606, RFC 6761): no company has an address there.
const unowned = /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost|local)$/

const broad = new Set(['ac', 'co', 'com', 'edu', 'go', 'gov', 'ne', 'net', 'or', 'org'])

/** The part of a host that somebody registers: also of mail.heron.co.uk it is heron.co.uk. */
export const registeredPart = (host: string): string => {
  const labels = host.split('.')
  const [country = '', second = ''] = labels.toReversed()
  return labels.slice(country.length === 2 && broad.has(second) ? -3 : -2).join('.')
}

/** Whether people who have nothing to do with each other have addresses there. */
export const isSharedHost = (host: string): boolean => {
  const registered = registeredPart(host)
  return hosts.has(registered) || names.has(registered.split('.')[0] ?? '') || unowned.test(host)
}
