import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  customFetch,
  type CustomFetchOptions,
} from 'openid-client'
import type { Services } from '@wellmet/platform/services.ts'
import type { SignIn } from './provider.ts'

/** openid-client speaks to the provider; every request goes through our own door to the outside. */
export function oauthClient({ outbound }: Pick<Services, 'outbound'>, signIn: SignIn): Configuration {
  const client = new Configuration(
    {
      issuer: signIn.issuer,
      authorization_endpoint: signIn.authorizationUrl,
      token_endpoint: signIn.tokenUrl,
      ...(signIn.revocationUrl === null ? {} : { revocation_endpoint: signIn.revocationUrl }),
      authorization_response_iss_parameter_supported: signIn.namesItself,
    },
    signIn.clientId,
    { client_secret: signIn.clientSecret },
    (signIn.clientAuthentication === 'basic' ? ClientSecretBasic : ClientSecretPost)(signIn.clientSecret),
  )
  // The address is the operator's: plain HTTP reaches a stand-in on the same machine.
  if (new URL(signIn.tokenUrl).protocol === 'http:') allowInsecureRequests(client)
  client[customFetch] = async (url, options) => {
    const answer = await send(outbound, url, options)
    return signIn.repairTokens && url === signIn.tokenUrl && answer.ok
      ? await repaired(answer, signIn.repairTokens)
      : answer
  }
  return client
}

async function send(
  outbound: Services['outbound'],
  url: string,
  { method, headers, body }: CustomFetchOptions,
): Promise<Response> {
  const answer = await outbound.request(url, {
    method: method as 'GET' | 'POST',
    headers,
    // A form, always.
    ...(body instanceof URLSearchParams ? { body: body.toString() } : {}),
  })
  const type = answer.headers['content-type']
  return new Response(answer.status === 204 ? null : answer.text(), {
    status: answer.status,
    headers: typeof type === 'string' ? { 'content-type': type } : {},
  })
}

async function repaired(answer: Response, repair: NonNullable<SignIn['repairTokens']>): Promise<Response> {
  const tokens = repair((await answer.json()) as Record<string, unknown>)
  // A refusal that came with 200 is one all the same.
  return Response.json(tokens, { status: 'error' in tokens ? 400 : answer.status })
}
