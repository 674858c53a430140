import { timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import { EmailAddress } from '@wellmet/platform/contract/shapes.ts'
import type { Call } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import type { KeptResponse } from './client-secret.ts'
import { acsUrl, entityId } from './our-addresses.ts'
import { AssertionRefused, ProviderRefused } from './provider-client.ts'
import { samlClient } from './saml-client.ts'
import { AssertionShape, PlainText, ResponseShape, type Assertion } from './saml-shapes.ts'
import { describedBy, instant, textFault } from './saml.rules.ts'
import type { ProviderAnswer } from './sign-on.contract.ts'
import { isAskedAnew, isSubject, skewMs, type ProviderClaims } from './sign-on.rules.ts'
import { useAssertion, type SamlSignOn } from './sign-on.store.ts'

interface Asked {
  /** The id of the request that this has to be the answer to. */
  requestId: string
  /** Set if the provider was told to ask for the password again, and when. */
  anewSince: Date | null
  kept: KeptResponse | null
}

/** Nothing takes an answer later than ten minutes after its request. */
const rememberedMs = 15 * 60_000

/**
 * Reads what the browser posted for the provider, and returns what it says about the person. Throws ProviderRefused. The
 * library checks both signatures and reads signed bytes alone; it looks at the rest only where there is something to look
 * at, so that all of it is looked at here too. The suite of hostile assertions holds both to that.
 */
export async function readAssertion(
  { services, db }: Call,
  signOn: SamlSignOn,
  { code }: ProviderAnswer,
  { requestId, anewSince, kept }: Asked,
): Promise<ProviderClaims> {
  if (!kept || !timingSafeEqual(hashSecret(kept.code), hashSecret(code ?? ''))) throw refused('code')
  const xml = Buffer.from(kept.response, 'base64').toString('utf8')
  const fault = textFault(xml)
  if (fault === 'no assertion') throw new ProviderRefused('said_no')
  if (fault !== null) throw refused(fault)
  const assertion = await verify(services, signOn, { requestId, xml })
  expectAll({
    ...assertionChecks(assertion, {
      issuer: signOn.issuer,
      audience: entityId(services, signOn.workspaceId),
      recipient: acsUrl(services, signOn.workspaceId),
      requestId,
      now: services.now().getTime(),
    }),
    AuthnInstant: !anewSince || isAskedAnew(instant(assertion.AuthnStatement.$.AuthnInstant) / 1000, anewSince),
  })
  // As the system: assertions that were used are written and read by the system alone
  const isFirst = await db.asSystem((tx) =>
    useAssertion(tx, {
      workspaceId: signOn.workspaceId,
      assertionHash: hashSecret(assertion.$.ID),
      expiresAt: new Date(services.now().getTime() + rememberedMs),
    }),
  )
  if (!isFirst) throw refused('used before')
  return claimsIn(signOn.issuer, assertion)
}

/** The assertion, as it was signed. */
async function verify(
  services: Services,
  signOn: SamlSignOn,
  { requestId, xml }: { requestId: string; xml: string },
): Promise<Assertion> {
  const { parseXml2JsFromString } = await import('@node-saml/node-saml/lib/xml.js')
  const client = await samlClient(services, signOn, { requestId })
  const SAMLResponse = Buffer.from(xml).toString('base64')
  let signed: unknown
  try {
    const { Response } = readAs(ResponseShape, await parseXml2JsFromString(xml))
    expectAll({
      Status: Response.Status.StatusCode.$.Value === 'urn:oasis:names:tc:SAML:2.0:status:Success',
      Issuer: Response.Issuer === signOn.issuer,
      Destination: Response.$.Destination === acsUrl(services, signOn.workspaceId),
      InResponseTo: Response.$.InResponseTo === requestId,
    })
    signed = (await client.validatePostResponseAsync({ SAMLResponse })).profile?.getAssertion?.()
  } catch (error) {
    throw error instanceof ProviderRefused ? error : refused('signature, audience or time', error)
  }
  return readAs(AssertionShape, signed).Assertion
}

interface Expected {
  issuer: string
  audience: string
  recipient: string
  requestId: string
  now: number
}

function assertionChecks(assertion: Assertion, { issuer, audience, recipient, requestId, now }: Expected) {
  const { Subject, Conditions } = assertion
  const confirmed = Subject.SubjectConfirmation.SubjectConfirmationData.$
  const { NotBefore, NotOnOrAfter } = Conditions.$
  return {
    'Issuer of the assertion': assertion.Issuer === issuer,
    Audience: Conditions.AudienceRestriction.Audience.includes(audience),
    Recipient: confirmed.Recipient === recipient,
    'InResponseTo of the assertion': confirmed.InResponseTo === requestId,
    NotBefore: NotBefore === undefined || now + skewMs >= instant(NotBefore),
    NotOnOrAfter: [NotOnOrAfter, confirmed.NotOnOrAfter].every((end) => now - skewMs < instant(end)),
    NameID: isSubject(Subject.NameID._),
  }
}

function expectAll(checks: Record<string, boolean>): void {
  for (const [name, holds] of Object.entries(checks)) if (!holds) throw refused(name)
}

function readAs<T extends z.ZodType>(shape: T, parsed: unknown): z.output<T> {
  const read = shape.safeParse(parsed)
  if (!read.success) throw refused(`shape of ${read.error.issues[0]?.path.join('.')}`)
  return read.data
}

/** `what` is one of our own words, for the log. */
const refused = (what: string, cause?: unknown) =>
  new ProviderRefused('unreadable', new AssertionRefused(what, cause === undefined ? {} : { cause }))

function claimsIn(issuer: string, { Subject, AttributeStatement }: Assertion): ProviderClaims {
  const said = AttributeStatement.flatMap(({ Attribute }) => Attribute).map(({ $: { Name }, AttributeValue }) => ({
    name: Name,
    values: AttributeValue.map(textOf),
  }))
  const { email, name } = describedBy(said)
  const read = EmailAddress.safeParse(email)
  return {
    issuer,
    subject: Subject.NameID._,
    email: read.success ? read.data : null,
    // SAML has no word for it: the proof of the domain covers it.
    emailVerified: null,
    hostedDomain: null,
    name,
  }
}

const textOf = (value: unknown): string => PlainText.safeParse(value).data ?? ''
