import { expect, test } from 'vitest'
import { describedBy, instant, textFault } from './saml.rules.ts'

const sha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'
const signature = `<ds:Signature><ds:SignatureMethod Algorithm="${sha256}"/></ds:Signature>`
const whole = `<p:Response>${signature}<a:Assertion>${signature}</a:Assertion></p:Response>`

test('one response, one assertion and two signatures, under any prefix or none, are no fault', () => {
  expect(textFault(whole)).toBeNull()
  expect(textFault(whole.replaceAll(/(<\/?)\w+:/g, '$1'))).toBeNull()
  expect(textFault(`<?xml version="1.0"?>\n${whole}`)).toBeNull()
})

test.each([
  ['comment or document type', whole.replace('<a:', '<!-- --><a:')],
  ['comment or document type', `<!DOCTYPE x>${whole}`],
  ['processing instruction', `${whole}<?x?>`],
  ['processing instruction', `<?xml version="1.0"?><?xml version="1.0"?>${whole}`],
  ['no assertion', '<p:Response/>'],
  ['number of Response', whole.replace('<a:', '<q:Response/><a:')],
  ['number of Assertion', whole.replace('<a:', '<Assertion\n/><a:')],
  ['number of EncryptedAssertion', whole.replace('<a:', '<e:EncryptedAssertion/><a:')],
  ['number of Signature', whole.replace(signature, '')],
  ['size', whole.replace('<a:', `${'<x/>'.repeat(3000)}<a:`)],
  ['algorithm', whole.replace(sha256, 'http://www.w3.org/2000/09/xmldsig#rsa-sha1')],
  ['algorithm', whole.replace(sha256, '')],
  ['algorithm', whole.replace('rsa-sha256', 'rsa-sha&#49;')],
  ['algorithm', whole.replace(`"${sha256}"`, 'none')],
  ['algorithm', whole.replace(`Algorithm="${sha256}"`, `x="Algorithm='${sha256}'" Algorithm = 'http://x/sha1'`)],
])('%s is found without a parser', (fault, xml) => {
  expect(textFault(xml)).toBe(fault)
})

test('an instant is in UTC', () => {
  expect(instant('2026-11-18T06:00:00Z')).toBe(Date.UTC(2026, 10, 18, 6))
  expect(instant('2026-11-18T06:00:00.123456Z')).toBe(Date.UTC(2026, 10, 18, 6, 0, 0, 123))
  for (const said of ['2026-11-18T06:00:00+01:00', '2026-11-18', 'tomorrow', '']) expect(instant(said)).toBeNaN()
})

test('what is said twice is not said, and a name may come in parts', () => {
  const said = (name: string, ...values: string[]) => ({ name, values })
  expect(describedBy([said('emailAddress', ' mia@acme.example ')])).toEqual({ email: 'mia@acme.example', name: null })
  expect(describedBy([said('email', 'a'), said('mail', 'a')])).toMatchObject({ email: 'a' })
  expect(describedBy([said('email', 'a'), said('mail', 'b')])).toMatchObject({ email: null })
  expect(describedBy([said('email', 'a', 'b')])).toMatchObject({ email: null })
  expect(describedBy([said('email', '')])).toMatchObject({ email: null })
  expect(describedBy([said('givenName', 'Mia'), said('sn', 'Miller')])).toMatchObject({ name: 'Mia Miller' })
  expect(describedBy([said('sn', 'Miller'), said('displayName', 'Mia M.')])).toMatchObject({ name: 'Mia M.' })
})
