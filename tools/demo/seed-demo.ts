export const demoUser = { name: 'Ana Lima', email: 'ana@demo.wellmet.example', password: 'warm introductions' }

/** Through the front door, as a person would; signing up again is refused, and that is fine. */
export async function seedDemo(origin: string): Promise<typeof demoUser> {
  const response = await fetch(`${origin}/api/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoUser),
  })
  if (response.status !== 201 && response.status !== 409)
    throw new Error(`The demo user could not be made: ${await response.text()}`)
  return demoUser
}
