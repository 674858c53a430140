/** Several people, so that no row and no counter is everybody's. */
export async function signUpSome(origin: string, count: number): Promise<string[]> {
  const cookies: string[] = []
  for (let person = 0; person < count; person += 1) {
    const response = await fetch(`${origin}/api/account/sign-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Somebody',
        email: `person-${person}@example.test`,
        password: 'a long enough password',
      }),
    })
    if (response.status !== 201) throw new Error(`Signing up was answered ${response.status}: ${await response.text()}`)
    cookies.push(response.headers.getSetCookie()[0]!.split(';')[0]!)
  }
  return cookies
}
