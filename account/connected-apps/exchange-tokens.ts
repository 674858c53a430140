import type { Call } from '@wellmet/platform/http/serve.ts'
import { mustOutliveRefusal } from '@wellmet/platform/database/database.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { queueMail } from '@wellmet/platform/mail/mail.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { hashSecret } from '@wellmet/platform/values/secret.ts'
import { openUnderSecret, sealUnderSecret } from '@wellmet/platform/vault/seal-under-secret.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { authorizationServer, routes } from './authorization-server.ts'
import { during, newCall } from './authorization-store.ts'
import { appCopiedMail } from './connected-apps.mails.ts'
import { mayRepeat, tokenPrefixes } from './connected-apps.rules.ts'
import {
  findClientOfToken,
  findToken,
  findUserOfGrant,
  lockGrantByToken,
  saveSuccessor,
} from './connected-apps.store.ts'

type Form = Readonly<Record<string, unknown>>
type Tokens = Record<string, unknown>
interface Answer {
  status: number
  body: Tokens | undefined
}

const purpose = 'tokens of a connected app'

/**
 * The authorization server decides, in our transaction: a code that is brought twice, or a refresh token that was exchanged
 * before, ends the grant, and that stays although it is answered with a refusal. A refresh token gets the same answer again
 * for 30 seconds, because an answer may be lost.
 */
export async function exchangeTokens({ db, services, answer }: Call, form: Form): Promise<Tokens | undefined> {
  const { prefix, field } = form['grant_type'] === 'refresh_token' ? takesRefresh : takesCode
  const shown = stripped(form[field], prefix)
  if (!(await isOfClient(db, shown, form['client_id']))) {
    answer.status(400)
    return { error: 'invalid_grant', error_description: 'grant request is invalid' }
  }
  await describeAgain(services, form['client_id'])
  // As the system: whoever holds a code or a token is not signed in
  return db.asSystem(async (tx) => {
    mustOutliveRefusal(tx)
    const now = services.now()
    const hash = hashSecret(shown)
    await lockGrantByToken(tx, { hash })
    const token = await findToken(tx, { hash, kind: field === 'code' ? 'code' : 'refresh' })
    if (field === 'refresh_token' && token?.successorBox && mayRepeat(token.usedAt, now))
      return JSON.parse(openUnderSecret(shown, token.successorBox, purpose)) as Tokens
    const call = newCall(now)
    const { status, body } = await during(call, () => post(services, routes.token, { ...form, [field]: shown }))
    for (const ended of call.ended) await tellCopied(tx, services, ended)
    answer.status(status)
    if (status !== 200 || !body) return body
    const tokens = withPrefixes(body)
    if (field === 'refresh_token')
      await saveSuccessor(tx, { hash, successorBox: sealUnderSecret(shown, JSON.stringify(tokens), purpose) })
    return tokens
  })
}

const takesRefresh = { prefix: tokenPrefixes.refresh, field: 'refresh_token' } as const
const takesCode = { prefix: tokenPrefixes.code, field: 'code' } as const

/** By one of its tokens. Answers the same for one that is not known. */
export async function revokeToken({ db, services, answer }: Call, form: Form): Promise<Tokens | undefined> {
  const given = typeof form['token'] === 'string' ? form['token'] : ''
  const prefix = Object.values(tokenPrefixes).find((one) => given.startsWith(one)) ?? ''
  const token = given.slice(prefix.length)
  if (!(await isOfClient(db, token, form['client_id']))) return undefined
  await describeAgain(services, form['client_id'])
  // As the system: whoever holds a token is not signed in
  return db.asSystem(async (tx) => {
    await lockGrantByToken(tx, { hash: hashSecret(token) })
    const call = newCall(services.now())
    const { status, body } = await during(call, () => post(services, routes.revocation, { ...form, token }))
    for (const { userId, workspaceId, name } of call.ended)
      await recordAudit(tx, {
        workspaceId,
        actorId: userId,
        action: 'app.disconnected',
        subject: userId,
        detail: { name },
        now: services.now(),
      })
    answer.status(status)
    return body
  })
}

/** Asked first, because the description of a client is fetched from its address, and anybody can name any address. */
const isOfClient = async (db: Call['db'], token: string, clientId: unknown): Promise<boolean> =>
  // As the system: whoever holds a code or a token is not signed in
  (await db.asSystem((tx) => findClientOfToken(tx, { hash: hashSecret(token) })))?.clientId === clientId

/** Outside the transaction, which must not wait for another server. The library caches what it read. */
async function describeAgain(services: Services, clientId: unknown): Promise<void> {
  if (typeof clientId !== 'string') return
  // What is wrong with it is said in the answer.
  await authorizationServer(services)
    .provider.Client.find(clientId)
    .catch(() => undefined)
}

async function post(services: Services, url: string, form: Form): Promise<Answer> {
  const fields = Object.entries(form).filter((one): one is [string, string] => typeof one[1] === 'string')
  const answer = await authorizationServer(services).ask({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
  return { status: answer.statusCode, body: answer.body === '' ? undefined : (JSON.parse(answer.body) as Tokens) }
}

const stripped = (value: unknown, prefix: string): string =>
  typeof value === 'string' && value.startsWith(prefix) ? value.slice(prefix.length) : ''

function withPrefixes(body: Tokens): Tokens {
  const { access_token: access, refresh_token: refresh } = body
  return {
    ...body,
    access_token: `${tokenPrefixes.access}${String(access)}`,
    ...(refresh === undefined ? {} : { refresh_token: tokenPrefixes.refresh + (refresh as string) }),
  }
}

/** Somebody used what was used before, so two have it, and nobody can tell which of them is the owner. */
async function tellCopied(
  tx: Tx,
  services: Services,
  { userId, workspaceId, name }: { userId: string; workspaceId: string; name: string },
): Promise<void> {
  const user = await findUserOfGrant(tx, { userId })
  await recordAudit(tx, {
    workspaceId,
    actorId: null,
    action: 'app.copied',
    subject: userId,
    detail: { name },
    now: services.now(),
  })
  await queueMail(tx, services, appCopiedMail(user, name, services.config.PUBLIC_URL))
}
