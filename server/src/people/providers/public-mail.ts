/** Where anybody gets an address. Nobody could prove one of these; whoever tries is told why at once. */
const domains = new Set(
  `aol.com bluewin.ch fastmail.com free.fr gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net googlemail.com hey.com hotmail.co.uk
  hotmail.com hotmail.de hotmail.fr icloud.com laposte.net libero.it live.com mac.com mail.com mail.ru me.com msn.com naver.com
  orange.fr outlook.com outlook.de outlook.fr pm.me posteo.de proton.me protonmail.com qq.com rediffmail.com t-online.de
  tutanota.com web.de yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com yahoo.de yahoo.fr yandex.com yandex.ru ymail.com zoho.com
  163.com 126.com`.split(/\s+/),
)

export const isAnybodys = (domain: string): boolean => domains.has(domain)
