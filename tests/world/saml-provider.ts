import { randomUUID, type KeyObject } from 'node:crypto'
import { inflateRawSync } from 'node:zlib'
import { SignedXml } from 'xml-crypto'
import { newKey } from './hostile-provider.ts'
import { selfSigned } from './self-signed.ts'

/** What we asked for when we sent the browser there. */
export interface SamlRequest {
  xml: string
  id: string
  entityId: string
  acsUrl: string
  relayState: string
  isForced: boolean
}

/** Everything that an answer says. A test changes one thing, and what is left is as it should be. */
export interface Said {
  responseId: string
  assertionId: string
  /** Of the response and of the assertion. */
  issuers: [string, string]
  destination: string
  /** Of the response and of the assertion. Null leaves the attribute out. */
  inResponseTo: [string | null, string | null]
  recipient: string
  audience: string
  /** From now, in milliseconds. */
  notBeforeMs: number
  notOnOrAfterMs: number
  authenticatedMs: number
  nameId: string
  nameIdFormat: string
  method: string
  status: string
  attributes: Record<string, string | string[]>
}

export interface Signing {
  key: KeyObject | string
  certificate: string | undefined
  algorithm: string
  digest: string
  transforms: string[]
}

export interface SamlProvider {
  issuer: string
  signOnUrl: string
  key: { privateKey: KeyObject; publicKey: KeyObject }
  certificate: string
  signing: Signing
  /** Reads the address to which a browser was sent. */
  read(url: URL): SamlRequest
  /** What an honest answer says. */
  honest(request: SamlRequest): Said
  assertion(said: Said): string
  response(said: Said, assertions: string): string
  /** The response with both signatures, or those that are named. */
  write(said: Said, signed?: ('assertion' | 'response')[], how?: Partial<Signing>): string
}

const success = 'urn:oasis:names:tc:SAML:2.0:status:Success'
const at = (ms: number): string => new Date(Date.now() + ms).toISOString()
const attribute = (name: string, value: string | null): string => (value === null ? '' : ` ${name}="${value}"`)
export const encoded = (xml: string): string => Buffer.from(xml).toString('base64')

export const rsaSha256: Pick<Signing, 'algorithm' | 'digest'> = {
  algorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
}
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature'

/** A provider that signs with a key of its own, fresh for each of them. It has no server: the browser is a test. */
export function newSamlProvider(name = 'idp.acme.example'): SamlProvider {
  const key = newKey()
  const issuer = `https://${name}/metadata`
  const certificate = selfSigned(name, key)
  const provider: SamlProvider = {
    issuer,
    signOnUrl: `https://${name}/sso?tenant=1`,
    key,
    certificate,
    signing: { ...rsaSha256, key: key.privateKey, certificate, transforms: [enveloped, exclusive] },
    read(url) {
      const xml = inflateRawSync(Buffer.from(url.searchParams.get('SAMLRequest') ?? '', 'base64')).toString()
      const found = (pattern: RegExp): string => pattern.exec(xml)?.[1] ?? ''
      return {
        xml,
        id: found(/ ID="([^"]*)"/),
        entityId: found(/<saml:Issuer[^>]*>([^<]*)</),
        acsUrl: found(/AssertionConsumerServiceURL="([^"]*)"/),
        relayState: url.searchParams.get('RelayState') ?? '',
        isForced: xml.includes('ForceAuthn="true"'),
      }
    },
    honest: ({ id, entityId, acsUrl }) => ({
      responseId: `_${randomUUID()}`,
      assertionId: `_${randomUUID()}`,
      issuers: [issuer, issuer],
      destination: acsUrl,
      inResponseTo: [id, id],
      recipient: acsUrl,
      audience: entityId,
      notBeforeMs: -30_000,
      notOnOrAfterMs: 300_000,
      authenticatedMs: 0,
      nameId: 'a subject',
      nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
      method: 'urn:oasis:names:tc:SAML:2.0:cm:bearer',
      status: success,
      attributes: {},
    }),
    assertion: (said) =>
      `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" Version="2.0" ID="${said.assertionId}" IssueInstant="${at(0)}">` +
      `<saml:Issuer>${said.issuers[1]}</saml:Issuer>` +
      `<saml:Subject><saml:NameID Format="${said.nameIdFormat}">${said.nameId}</saml:NameID>` +
      `<saml:SubjectConfirmation Method="${said.method}"><saml:SubjectConfirmationData NotOnOrAfter="${at(said.notOnOrAfterMs)}"` +
      ` Recipient="${said.recipient}"${attribute('InResponseTo', said.inResponseTo[1])}/></saml:SubjectConfirmation></saml:Subject>` +
      `<saml:Conditions NotBefore="${at(said.notBeforeMs)}" NotOnOrAfter="${at(said.notOnOrAfterMs)}">` +
      `<saml:AudienceRestriction><saml:Audience>${said.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
      `<saml:AuthnStatement AuthnInstant="${at(said.authenticatedMs)}"><saml:AuthnContext><saml:AuthnContextClassRef>` +
      `urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>` +
      `${attributesOf(said)}</saml:Assertion>`,
    response: (said, assertions) =>
      `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" Version="2.0" ID="${said.responseId}"` +
      ` IssueInstant="${at(0)}" Destination="${said.destination}"${attribute('InResponseTo', said.inResponseTo[0])}>` +
      `<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${said.issuers[0]}</saml:Issuer>` +
      `<samlp:Status><samlp:StatusCode Value="${said.status}"/></samlp:Status>${assertions}</samlp:Response>`,
    write(said, signed = ['assertion', 'response'], how = {}) {
      const signing = { ...provider.signing, ...how }
      const inner = provider.assertion(said)
      const response = provider.response(said, signed.includes('assertion') ? signXml(inner, signing) : inner)
      return signed.includes('response') ? signXml(response, signing) : response
    },
  }
  return provider
}

function attributesOf({ attributes }: Said): string {
  const written = Object.entries(attributes).map(([name, values]) => {
    const list = [values].flat().map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`)
    return `<saml:Attribute Name="${name}">${list.join('')}</saml:Attribute>`
  })
  return written.length > 0 ? `<saml:AttributeStatement>${written.join('')}</saml:AttributeStatement>` : ''
}

/** With an enveloped signature over the outermost element, after its issuer, as the standard has it. */
export function signXml(xml: string, { key, certificate, algorithm, digest, transforms }: Signing): string {
  const signer = new SignedXml({
    privateKey: typeof key === 'string' ? key : key.export({ type: 'pkcs8', format: 'pem' }),
    ...(certificate === undefined ? {} : { publicCert: certificate }),
    signatureAlgorithm: algorithm,
    canonicalizationAlgorithm: exclusive,
  })
  if (algorithm.includes('hmac')) signer.enableHMAC()
  signer.addReference({ xpath: '/*', transforms, digestAlgorithm: digest })
  signer.computeSignature(xml, { location: { reference: "/*/*[local-name(.)='Issuer']", action: 'after' } })
  return signer.getSignedXml()
}
