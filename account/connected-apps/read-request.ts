import { fail } from '@wellmet/platform/contract/problem.ts'
import { oneLine } from '@wellmet/platform/values/one-line.rules.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { AuthorizationRequest } from './connected-apps.contract.ts'
import { connectedAppsMessages } from './connected-apps.messages.ts'
import { redirectHost, scopesAsked } from './connected-apps.rules.ts'
import { authorizationServer } from './authorization-server.ts'

/** What of the address is passed on to the authorization server. Anything else, such as a prompt, is ours to decide. */
const passedOn = [
  'response_type',
  'client_id',
  'redirect_uri',
  'state',
  'resource',
  'code_challenge',
  'code_challenge_method',
] as const

const longestName = 80

export interface ReadRequest {
  /** For the authorization server. */
  query: URLSearchParams
  shown: AuthorizationRequest
}

/** Outside any transaction: it may have to fetch the document in which the program describes itself. */
export async function readRequest(services: Services, request: string): Promise<ReadRequest> {
  const given = new URLSearchParams(request)
  const clientId = given.get('client_id') ?? ''
  const scopes = scopesAsked(given.get('scope') ?? undefined)
  if (scopes.length === 0) throw notValid('invalid_scope')
  const { name, redirectUris } = await findApp(services, clientId)
  const query = new URLSearchParams(
    passedOn.flatMap((key) => given.getAll(key).map((value): [string, string] => [key, value])),
  )
  // A program with one address need not name it.
  const redirectUri = given.get('redirect_uri') ?? (redirectUris.length === 1 ? redirectUris[0]! : '')
  if (!URL.canParse(redirectUri)) throw notValid('redirect_uri')
  query.set('redirect_uri', redirectUri)
  query.set('scope', scopes.join(' '))
  return {
    query,
    shown: {
      name: oneLine(name, longestName),
      clientId,
      clientHost: new URL(clientId).host,
      redirectHost: redirectHost(redirectUri),
      scopes,
    },
  }
}

async function findApp(
  services: Services,
  clientId: string,
): Promise<{ name: string; redirectUris: readonly string[] }> {
  if (!URL.canParse(clientId)) throw notValid('client_id')
  try {
    const client = await authorizationServer(services).provider.Client.find(clientId)
    if (!client) throw new Error('There is no such program.')
    return { name: client.clientName ?? new URL(clientId).host, redirectUris: client.redirectUris ?? [] }
  } catch (error) {
    services.log.info({ err: error }, 'an app did not describe itself')
    throw fail('conflict', connectedAppsMessages.appNotReached())
  }
}

export const notValid = (reason: string) => fail('conflict', connectedAppsMessages.requestNotValid({ reason }))
