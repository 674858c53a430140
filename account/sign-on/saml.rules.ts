/** How much may be in an answer of a provider: some kilobytes are usual. */
export const maxElements = 1000

export const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'

/** Whatever stands as an algorithm in an answer must be one of these: nothing with SHA-1, with secrets or with comments. */
const algorithms: ReadonlySet<string> = new Set([
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
])

/**
 * What is wrong with the text of an answer before anything in it is believed, or null. Without comments, document types
 * and CDATA every `<` begins a tag, so that this needs no parser, and two parsers have nothing to differ about. One
 * assertion and two signatures leave no room for wrapping: there is nothing to move them around.
 */
export function textFault(xml: string): string | null {
  if (xml.includes('<!')) return 'comment or document type'
  if (/<\?/.test(xml.replace(/^\s*<\?xml [^<>]*\?>/, ''))) return 'processing instruction'
  const counted = { Response: 1, EncryptedAssertion: 0, Assertion: 1, Signature: 2 }
  if (!/<[^\s<>/]*Assertion[\s/>]/.test(xml)) return 'no assertion'
  for (const [name, times] of Object.entries(counted))
    if (countElements(xml, name) !== times) return `number of ${name}`
  if ((xml.match(/</g)?.length ?? 0) > 2 * maxElements) return 'size'
  const named = xml.match(/Algorithm\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/g) ?? []
  return named.every((one) => algorithms.has(one.replace(/^Algorithm\s*=\s*["']?|["']$/g, ''))) ? null : 'algorithm'
}

const countElements = (xml: string, name: string): number =>
  xml.match(new RegExp(`<(?:[^\\s<>/:]+:)?${name}(?=[\\s/>])`, 'g'))?.length ?? 0

/** In UTC, as the standard has it. NaN for anything else. */
export const instant = (said: string): number =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(said) ? Date.parse(said) : Number.NaN

export interface Attribute {
  name: string
  values: readonly string[]
}

const emailNames = [
  'email',
  'mail',
  'emailaddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
]
const fullNames = [
  'displayname',
  'urn:oid:2.16.840.1.113730.3.1.241',
  'http://schemas.microsoft.com/identity/claims/displayname',
]
const givenNames = [
  'firstname',
  'givenname',
  'urn:oid:2.5.4.42',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
]
const familyNames = [
  'lastname',
  'surname',
  'sn',
  'urn:oid:2.5.4.4',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname',
]

/** What is said about a person, under the names that providers use. What is said twice is not said. */
export function describedBy(attributes: readonly Attribute[]): { email: string | null; name: string | null } {
  const said = (names: readonly string[]): string | null => {
    const values = attributes.filter(({ name }) => names.includes(name.toLowerCase())).flatMap(({ values: all }) => all)
    const different = [...new Set(values.map((value) => value.trim()))]
    return different.length === 1 ? different[0] || null : null
  }
  const parts = [said(givenNames), said(familyNames)].filter((part) => part !== null)
  return { email: said(emailNames), name: said(fullNames) ?? (parts.length > 0 ? parts.join(' ') : null) }
}
