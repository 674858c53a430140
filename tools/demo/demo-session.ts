type Method = 'GET' | 'POST' | 'PUT' | 'PATCH'

/** Somebody signed in over HTTP, as a browser would be. */
export interface DemoSession {
  userId: string
  /** For a request whose refusal is looked at. */
  cookie: string
  /** Whether the account was made just now. */
  isNew: boolean
  ask<Reply>(method: Method, path: string, body?: object | Buffer): Promise<Reply>
}

export interface Credentials {
  name: string
  email: string
  password: string
}

interface SessionReply {
  user: { id: string }
}

/** Signs up, or in where there is an account already; null when somebody has changed its password, and it is theirs. */
export async function openSession(origin: string, { name, email, password }: Credentials): Promise<DemoSession | null> {
  const signedUp = await send(origin, 'POST', '/api/account/sign-up', { name, email, password })
  const isNew = signedUp.status === 201
  if (!isNew && signedUp.status !== 409)
    throw new Error(`${name} could not be signed up: ${signedUp.status} ${await signedUp.text()}`)
  const response = isNew ? signedUp : await send(origin, 'POST', '/api/account/sign-in', { email, password })
  if (response.status === 401) return null
  if (!response.ok) throw new Error(`${name} could not sign in: ${response.status} ${await response.text()}`)
  const { user } = (await response.json()) as SessionReply
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return {
    userId: user.id,
    isNew,
    cookie,
    async ask<Reply>(method: Method, path: string, body?: object | Buffer) {
      const response = await send(origin, method, path, body, cookie)
      const text = await response.text()
      if (!response.ok) throw new Error(`${method} ${path} as ${name}: ${response.status} ${text}`)
      return (text === '' ? undefined : JSON.parse(text)) as Reply
    },
  }
}

function send(origin: string, method: string, path: string, body?: object | Buffer, cookie = ''): Promise<Response> {
  const isFile = Buffer.isBuffer(body)
  return fetch(origin + path, {
    method,
    headers: {
      ...(cookie ? { cookie } : {}),
      ...(body ? { 'content-type': isFile ? 'application/octet-stream' : 'application/json' } : {}),
    },
    ...(body ? { body: isFile ? new Uint8Array(body) : JSON.stringify(body) } : {}),
  })
}
