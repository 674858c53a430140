import { expect, test } from 'vitest'
import { bring, connections } from '../../tests/world/imports.ts'
import { worldForThisTest } from '../../tests/world/world.ts'
import { line } from './contacts-for-tests.ts'

test('a name is found with two slips, with and without its particles, and in another script', async () => {
  const world = await worldForThisTest()
  const me = await world.signUp()
  const find = async (query: string) =>
    (await world.as(me).people.searchNetwork({ body: { query } })).results.map(({ name }) => name)
  await bring(world, me, 'long.csv', connections([line('Meera Raghunathan', 'Fjordline', 'Designer')]))
  const particles = ['Karl von und zu Hohenlohe', 'Ursula von der Leyen', 'Ludwig van der Meulen', 'Omar Al-Hashimi']
  await bring(world, me, 'particles.csv', connections(particles.map((name) => line(name, 'Fjordline', 'Designer'))))
  for (const asked of ['Karl Hohenlohe', 'Karl von Hohenlohe', 'von Hohenlohe', 'Karl von und zu Hohenlohe'])
    expect(await find(asked)).toEqual(['Karl von und zu Hohenlohe'])
  for (const asked of ['Ursula von der Leyen', 'Ursula Leyen', 'vonderleyen'])
    expect(await find(asked)).toEqual(['Ursula von der Leyen'])
  for (const asked of ['Ludwig Meulen', 'van der Meulen', 'vandermeulen'])
    expect(await find(asked)).toEqual(['Ludwig van der Meulen'])
  for (const asked of ['Omar Hashimi', 'alhashimi']) expect(await find(asked)).toEqual(['Omar Al-Hashimi'])
  const foreign = ['Иван Щербаков', 'Γιώργος Παπαδόπουλος', 'Boris Petrov']
  await bring(world, me, 'foreign.csv', connections(foreign.map((name) => line(name, 'Fjordline', 'Designer'))))
  for (const asked of ['Ivan Shcherbakov', 'Scherbakov', 'Iwan Schtscherbakow', 'Щербаков'])
    expect(await find(asked)).toEqual(['Иван Щербаков'])
  for (const asked of ['Giorgos Papadopoulos', 'Papadopulos'])
    expect(await find(asked)).toEqual(['Γιώργος Παπαδόπουλος'])
  expect(await find('Борис Петров')).toEqual(['Boris Petrov'])
  expect(await find('Meera Ragunatan')).toEqual(['Meera Raghunathan'])
})
