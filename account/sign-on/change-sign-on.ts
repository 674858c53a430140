import { fail } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { expectEntitled } from '../billing/entitled.ts'
import { hasProvenDomain } from '../domains/find-proving-workspace.ts'
import { listSecondFactors } from '../users/list-second-factors.ts'
import { openClientSecret, sealClientSecret } from './client-secret.ts'
import { acsUrl, entityId, redirectUri } from './our-addresses.ts'
import { discoverProvider, loggableRefusal, ProviderRefused } from './provider-client.ts'
import { expectSamlOn, isSamlOn } from './saml-client.ts'
import { certificateIn } from './signing-certificate.ts'
import type { SamlDraft, SignOnDraft, SignOnSettings } from './sign-on.contract.ts'
import { signOnMessages } from './sign-on.messages.ts'
import { isSignOnUrl, plainIssuer } from './sign-on.rules.ts'
import {
  deleteSignOn,
  findSignOn,
  insertSignOn,
  listLinked,
  updateSignOn,
  type Provider,
  type SignOnRow,
} from './sign-on.store.ts'

export const showSignOn = (call: MemberCall): Promise<SignOnSettings> =>
  call.db.transaction((tx) => readSettings(tx, call))

async function readSettings(tx: Tx, { viewer: { workspaceId }, services }: MemberCall): Promise<SignOnSettings> {
  const found = await findSignOn(tx, { workspaceId })
  // As the system: links are written and read by the system alone; an owner sees who is linked
  const linked = found ? await asSystem(tx, (system) => listLinked(system, { workspaceId })) : []
  return {
    redirectUri: redirectUri(services, workspaceId),
    saml: isSamlOn(services)
      ? { entityId: entityId(services, workspaceId), acsUrl: acsUrl(services, workspaceId) }
      : null,
    connection: found
      ? {
          protocol: found.protocol,
          issuer: found.issuer,
          clientId: found.protocol === 'oidc' ? found.clientId : null,
          signOnUrl: found.protocol === 'saml' ? found.signOnUrl : null,
          certificates: found.protocol === 'saml' ? found.certificates : [],
          joining: found.joining,
          role: found.role,
          required: found.required,
          usedAt: found.usedAt?.toISOString() ?? null,
        }
      : null,
    linked: linked.map(({ userId, name, linkedAt, usedAt }) => ({
      userId,
      name,
      linkedAt: linkedAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  }
}

/** Stored only if the provider answers, and says that it is who it is. */
export async function saveSignOn(call: MemberCall, draft: SignOnDraft): Promise<SignOnSettings> {
  const { viewer, services } = call
  const { workspaceId } = viewer
  const issuer = plainIssuer(draft.issuer)
  if (issuer === null) throw atField('issuer', signOnMessages.issuerNotReadable())
  const before = await findEntitled(call)
  const isSame =
    before?.protocol === 'oidc' &&
    before.clientId === draft.clientId &&
    before.issuer.replace(/\/$/, '') === issuer.replace(/\/$/, '')
  const clientSecret =
    draft.clientSecret ?? (isSame ? openClientSecret(services, workspaceId, before.sealedClientSecret) : undefined)
  if (clientSecret === undefined) throw atField('clientSecret', signOnMessages.secretMissing())
  const { clientId } = draft
  const found = await discover(services, { issuer, clientId, clientSecret })
  const sealedClientSecret = sealClientSecret(services, workspaceId, clientSecret)
  return save(call, draft, { protocol: 'oidc', issuer: found, clientId, sealedClientSecret }, isSame)
}

/** Nobody is asked: browsers go there, and whether it works is seen by testing it. */
export async function saveSaml(call: MemberCall, draft: SamlDraft): Promise<SignOnSettings> {
  const { services } = call
  expectSamlOn(services)
  const { issuer, signOnUrl } = draft
  if (!isSignOnUrl(signOnUrl, services.config.PLAINTEXT_HOSTS))
    throw atField('signOnUrl', signOnMessages.signOnUrlNotReadable())
  const certificates = [readCertificate('certificate', draft.certificate)]
  if (draft.nextCertificate) certificates.push(readCertificate('nextCertificate', draft.nextCertificate))
  const before = await findEntitled(call)
  const isSame = before?.protocol === 'saml' && before.issuer === issuer
  return save(call, draft, { protocol: 'saml', issuer, signOnUrl, certificates }, isSame)
}

function readCertificate(field: string, typed: string): string {
  const read = certificateIn(typed)
  if ('fault' in read) throw atField(field, signOnMessages.certificateRefused({ reason: read.fault }))
  return read.pem
}

/** What is set up already; for setting something up anew the plan of the workspace must have it. */
const findEntitled = ({ db, viewer: { workspaceId }, services }: MemberCall): Promise<SignOnRow | undefined> =>
  db.transaction(async (tx) => {
    const found = await findSignOn(tx, { workspaceId })
    if (!found) await expectEntitled({ tx, services, workspaceId }, 'sso')
    return found
  })

const save = (
  call: MemberCall,
  { joining, role }: Pick<SignOnDraft, 'joining' | 'role'>,
  provider: Provider,
  isSame: boolean,
): Promise<SignOnSettings> =>
  call.db.transaction(async (tx) => {
    const { viewer, services } = call
    const { workspaceId, userId } = viewer
    const now = services.now()
    const { protocol, issuer } = provider
    if (isSame && (await findSignOn(tx, { workspaceId }))?.protocol === protocol)
      await updateSignOn(tx, workspaceId, { ...changeable(provider), joining, role })
    else {
      // Links and sessions of another provider mean nothing with this one.
      await deleteSignOn(tx, workspaceId)
      await insertSignOn(tx, { ...provider, workspaceId, joining, role, createdAt: now })
    }
    const detail = { issuer }
    await recordAudit(tx, { workspaceId, actorId: userId, action: 'sign-on.set-up', subject: workspaceId, detail, now })
    return readSettings(tx, call)
  })

/** What may change while it stays the same provider. */
const changeable = (provider: Provider) =>
  provider.protocol === 'oidc'
    ? { sealedClientSecret: provider.sealedClientSecret }
    : { signOnUrl: provider.signOnUrl, certificates: provider.certificates }

async function discover(
  services: Services,
  client: { issuer: string; clientId: string; clientSecret: string },
): Promise<string> {
  try {
    return (await discoverProvider(services, client)).serverMetadata().issuer
  } catch (error) {
    services.log.warn({ err: loggableRefusal(error) }, 'a provider of single sign-on was not set up')
    const reason = error instanceof ProviderRefused ? error.reason : 'unreadable'
    throw atField('issuer', signOnMessages.notSetUpBecause({ reason }))
  }
}

const atField = (field: string, message: string) => fail('unprocessable', message, { errors: [{ field, message }] })

/**
 * Acts with the next request of everybody. An owner without a second factor of their own would shut themselves out if the
 * provider fails; a provider that nobody has come back from may not work at all; without a proven domain it lets nobody
 * in who is not linked yet.
 */
export const demandSignOn = (call: MemberCall, { required }: { required: boolean }): Promise<SignOnSettings> =>
  call.db.transaction(async (tx) => {
    const { viewer, services } = call
    const { workspaceId, userId } = viewer
    const before = await findSignOn(tx, { workspaceId })
    if (!before) throw fail('conflict', signOnMessages.setUpFirst())
    if (required && !before.usedAt) throw fail('conflict', signOnMessages.testFirst())
    if (required && !(await hasProvenDomain({ tx }, workspaceId))) throw fail('conflict', signOnMessages.domainFirst())
    const factors = await asSystem(tx, (system) => listSecondFactors(system, userId))
    if (required && factors.length === 0) throw fail('conflict', signOnMessages.ownFactorFirst())
    if (before.required !== required) {
      await updateSignOn(tx, workspaceId, { isRequired: required })
      await recordAudit(tx, {
        workspaceId,
        actorId: userId,
        action: required ? 'sign-on.demanded' : 'sign-on.left-open',
        subject: workspaceId,
        now: services.now(),
      })
    }
    return readSettings(tx, call)
  })

export const removeSignOn = ({ db, viewer, services }: MemberCall): Promise<undefined> =>
  db.transaction(async (tx) => {
    const { workspaceId, userId } = viewer
    if (!(await deleteSignOn(tx, workspaceId))) return undefined
    const now = services.now()
    await recordAudit(tx, { workspaceId, actorId: userId, action: 'sign-on.removed', subject: workspaceId, now })
    return undefined
  })
