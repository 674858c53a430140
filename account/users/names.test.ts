import { expect, test } from 'vitest'
import { worldForThisTest } from '../../tests/world/world.ts'

const withLinks = [
  'PayPal Security Team https://evil.example/verify',
  'Ana www.evil',
  'evil.example',
  'Ana\nLima',
  'Ana evil.com',
]

test('names of users and workspaces that hold a web address or a line break are refused at the field', async () => {
  const { as, signUp } = await worldForThisTest()
  const ana = await signUp('Ana')
  for (const name of withLinks) {
    const refused = { status: 400, problem: { errors: [{ field: 'name' }] } }
    const body = { name, email: 'mal@example.com', password: 'correct horse battery' }
    await expect(as(null).users.signUp({ body })).rejects.toMatchObject(refused)
    await expect(as(ana).users.changeProfile({ body: { name } })).rejects.toMatchObject(refused)
    await expect(as(ana).workspaces.create({ body: { name } })).rejects.toMatchObject(refused)
    await expect(as(ana).workspaces.rename({ body: { name } })).rejects.toMatchObject(refused)
  }
})

test('ordinary names stay allowed', async () => {
  const { as, signUp } = await worldForThisTest()
  const ana = await signUp('Ana')
  for (const name of ['J. R. R. Tolkien', 'Dr. Ana Lima', 'J.R. Smith', 'Ph.D. Ana', 'Smith & Co.', 'No. 5', 'Zoë 3.5'])
    expect(await as(ana).users.changeProfile({ body: { name } })).toMatchObject({ name })
})
