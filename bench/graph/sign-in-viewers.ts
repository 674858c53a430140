import { benchPassword, userEmail } from '../network/sizes.ts'

/** By number; each signs in once, over HTTP like anybody. */
export async function signInViewers(origin: string, users: Iterable<number>): Promise<Map<number, string>> {
  const cookies = new Map<number, string>()
  for (const user of new Set(users)) {
    const response = await fetch(`${origin}/api/account/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: userEmail(user), password: benchPassword }),
    })
    if (response.status !== 200) throw new Error(`Signing in was answered ${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
    cookies.set(user, response.headers.getSetCookie()[0]!.split(';')[0]!)
  }
  return cookies
}
