/** Mail for everybody, by the name before the ending: two people with an address there have nothing in common. */
const freeMail = new Set(
  (
    'gmail googlemail outlook hotmail live msn passport yahoo ymail rocketmail icloud me mac aol gmx web mail email proton ' +
    'protonmail pm fastmail tutanota tuta posteo mailbox hushmail zoho yandex rambler inbox list bk qq foxmail 163 126 yeah ' +
    'sina naver daum hanmail rediffmail t-online freenet arcor online comcast verizon att sbcglobal cox charter bellsouth ' +
    'btinternet btopenworld virginmedia sky talktalk ntlworld orange wanadoo free sfr laposte neuf libero virgilio tiscali ' +
    'alice terra uol bol bigpond optusnet shaw rogers sympatico bluewin hispeed telenet skynet ziggo kpnmail xs4all hey ' +
    'duck simplelogin anonaddy ukr interia onet seznam abv netcologne kabelmail chello earthlink juno'
  ).split(' '),
)

/** Endings of two parts, under which anybody can have a name. */
const secondLevel = new Set(['co', 'com', 'org', 'net', 'ac', 'gov', 'edu', 'or', 'ne', 'go', 'ltd', 'plc', 'me'])

const shape = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u

/** The host in an address as people paste it: `https://www.acme.com/about?x`, `acme.com`, `ana@acme.com`. */
export function domainIn(text: string): string | null {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^[^\s/@]*@/, '')
    .replace(/[/?#:].*$/s, '')
    .replace(/^www\d?\./, '')
    .replace(/\.$/, '')
  return shape.test(host) ? host : null
}

/** What somebody registered: `mail.acme.co.uk` is `acme.co.uk`. */
function registeredDomain(host: string): string {
  const parts = host.split('.')
  const ending = parts.length > 2 && (parts.at(-1)?.length ?? 0) === 2 && secondLevel.has(parts.at(-2) ?? '') ? 2 : 1
  return parts.slice(-ending - 1).join('.')
}

/** The name in it: `acme` of `mail.acme.co.uk`. */
export const labelOf = (host: string): string => registeredDomain(host).split('.')[0] ?? host

/** The domain of an employer, from an address or a website; null for free mail, which says nothing about a company. */
export function companyDomain(text: string): string | null {
  const host = domainIn(text)
  return host === null || freeMail.has(labelOf(host)) ? null : host
}

/** The domains of employers among these addresses. */
export const workDomains = (emails: Iterable<string>): string[] => [
  ...new Set([...emails].flatMap((email) => companyDomain(email) ?? [])),
]
