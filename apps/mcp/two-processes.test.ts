import { expect, onTestFinished, test } from 'vitest'
import { openClient, revisions } from '../../tests/world/assistant.ts'
import { redirectUri, requestOf, startAssistant } from '../../tests/world/connected-apps.ts'
import { newVerifier } from '../../tests/world/extension.ts'
import { startProcesses } from '../../tests/world/product.ts'
import { startApi, waitForAnswer } from '../../tools/product/processes.ts'
import { findFreePort } from '../../tools/services/free-port.ts'

test('two API processes in turn let an assistant in and answer it: nothing is remembered between two requests', async () => {
  const assistant = await startAssistant()
  const product = await startProcesses(assistant.settings)
  onTestFinished(() => product.stop())
  const port = await findFreePort(null)
  const second = startApi({ ...product.environment, PORT: String(port) })
  onTestFinished(() => second.stop())
  const addresses = [product.address, `http://localhost:${port}`] as const
  await waitForAnswer(`http://127.0.0.1:${port}/health/live`, 60)
  const send = (at: 0 | 1, path: string, body: object, cookie = '') =>
    fetch(addresses[at] + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const [email, password] = ['ana@example.com', 'a long enough password']
  const signedUp = await send(0, '/api/account/sign-up', { name: 'Ana', email, password })
  const cookie = signedUp.headers.getSetCookie()[0]!.split(';')[0]!
  await product.confirm(email, cookie)
  const { verifier, challenge } = newVerifier()
  const request = requestOf(assistant.clientId, challenge)
  const allowed = await send(0, '/api/connected-apps', { request, scopes: ['network:read', 'dashboard:read'] }, cookie)
  const { redirectTo } = (await allowed.json()) as { redirectTo: string }
  const exchange = async (at: 0 | 1, form: Record<string, string>) => {
    const body = new URLSearchParams({ client_id: assistant.clientId, ...form })
    const answer = await fetch(`${addresses[at]}/oauth/token`, { method: 'POST', body })
    return (await answer.json()) as { access_token: string; refresh_token: string }
  }
  const code = new URL(redirectTo).searchParams.get('code')!
  const made = await exchange(1, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  })
  const { access_token: key } = await exchange(0, { grant_type: 'refresh_token', refresh_token: made.refresh_token })
  await send(0, '/api/network/missions', { title: 'Meet the ports' }, cookie)
  for (const revision of revisions) {
    let turn = 0
    const inTurn: typeof fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input)
      return fetch(`${addresses[(turn += 1) % 2 === 0 ? 0 : 1]}${url.pathname}`, init)
    }
    const client = await openClient(product.address, { key }, revision, inTurn)
    for (let call = 0; call < 6; call += 1) {
      const { content } = await client.callTool({ name: 'list_targets', arguments: {} })
      expect(JSON.stringify(content)).toContain('Meet the ports')
    }
    expect(turn).toBeGreaterThan(6)
  }
}, 180_000)
