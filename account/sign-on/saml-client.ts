import type { CacheProvider, SAML } from '@node-saml/node-saml'
import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { acsUrl, entityId } from './our-addresses.ts'
import { persistent } from './saml.rules.ts'
import { signOnMessages } from './sign-on.messages.ts'
import { skewMs } from './sign-on.rules.ts'
import { signOnServerSettings } from './sign-on.settings.ts'
import type { SamlSignOn } from './sign-on.store.ts'

export const isSamlOn = ({ config }: Services): boolean => config.get(signOnServerSettings).SAML === 'on'

export function expectSamlOn(services: Services): void {
  if (!isSamlOn(services)) throw fail('not_configured', signOnMessages.samlOff())
}

/** Loaded when it is needed: where SAML is off, the library costs nothing. */
const library = () => import('@node-saml/node-saml')

/** For one way to the provider and back. It takes no answer but that to this request. */
export async function samlClient(
  services: Services,
  { workspaceId, issuer, signOnUrl, certificates }: SamlSignOn,
  { requestId, isAskedAnew = false }: { requestId: string; isAskedAnew?: boolean },
): Promise<SAML> {
  const { SAML: Client, ValidateInResponseTo } = await library()
  const ours = entityId(services, workspaceId)
  return new Client({
    issuer: ours,
    audience: ours,
    callbackUrl: acsUrl(services, workspaceId),
    entryPoint: signOnUrl,
    idpIssuer: issuer,
    idpCert: certificates,
    identifierFormat: persistent,
    wantAuthnResponseSigned: true,
    wantAssertionsSigned: true,
    acceptedClockSkewMs: skewMs,
    validateInResponseTo: ValidateInResponseTo.always,
    cacheProvider: remembering(requestId),
    generateUniqueId: () => requestId,
    forceAuthn: isAskedAnew,
    // How people prove who they are is the business of their company.
    disableRequestedAuthnContext: true,
  })
}

/** The row of the try remembers the request; this only tells the library which one it was. */
const remembering = (requestId: string): CacheProvider => ({
  saveAsync: (_key, value) => Promise.resolve({ value, createdAt: Date.now() }),
  getAsync: (key) => Promise.resolve(key === requestId ? new Date().toISOString() : null),
  removeAsync: (key) => Promise.resolve(key),
})

/** As XML, for whoever sets us up at the provider. */
export async function metadataOf(services: Services, workspaceId: string): Promise<string> {
  const { generateServiceProviderMetadata } = await library()
  return generateServiceProviderMetadata({
    issuer: entityId(services, workspaceId),
    callbackUrl: acsUrl(services, workspaceId),
    identifierFormat: persistent,
    wantAssertionsSigned: true,
    generateUniqueId: () => `_${workspaceId}`,
  })
}
